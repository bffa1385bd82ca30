// The Chinese README and documents say what the English ones say: the same snippets, links, tables, figures and names.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";

const [english, chinese] = ["README.md", "README.zh-CN.md"].map((name) => readFileSync(at(name), "utf8"));

const same = {
  "snippets, which are executed in the one": (text) => text.match(/^```[^]*?^```$/gm),
  headings: (text) => text.match(/^#+(?= )/gm),
  "links and pictures": (text) => Array.from(text.matchAll(/\]\((?!README)([\w/-]+(?:\.zh-CN)?\.\w+)\)/g), ([, path]) => path.replace(".zh-CN", "")).sort(),
  "rows of tables": (text) => text.match(/^\| *(?:`[^`]*`)?/gm),
  "kilobytes and the versions asked for": (text) => text.match(/\d+(?= kB)|(?:Node|TypeScript|Safari|Firefox|Edge) \d+[\d.]*\d/g).sort(),
  "laws cited": (text) => text.replaceAll(/规则第|laws? /g, "§").match(/§ ?\d+/g).map((law) => law.replace(" ", "")),
};

for (const [what, of] of Object.entries(same)) {
  test(what, () => {
    assert.ok(of(english)?.length > 3, what);
    assert.deepEqual(of(chinese), of(english));
  });
}

const translated = readdirSync(at("docs")).filter((name) => name.endsWith(".zh-CN.md"));

/** The code of a document without its comments, but for the values they tell. */
const codeOf = (text) =>
  (text.match(/^```[^]*?^```$/gm) ?? []).map((block) => block.replaceAll(/^ *\/\/ .*$|\/\*\*.*\*\//gm, "//").replaceAll(/(\/\/ \w+): .*$/gm, "$1"));

test("documents in Chinese", () => assert.deepEqual(translated, ["evening.zh-CN.md", "functions.zh-CN.md", "online-table.zh-CN.md", "shengji.zh-CN.md"]));

for (const name of translated) {
  const [original, translation] = [name.replace(".zh-CN", ""), name].map((file) => readFileSync(at("docs", file), "utf8"));
  test(`docs/${name}: the code, headings, rows and names of the original, and each leads to the other`, () => {
    assert.deepEqual(codeOf(translation), codeOf(original));
    const prose = (text) => text.replaceAll(/^```[^]*?^```$/gm, "");
    assert.deepEqual(same.headings(translation), same.headings(original));
    const namesOf = (text) => [...new Set(prose(text).match(/`[^`]+`/g))].sort();
    assert.ok(namesOf(original).length > 3);
    assert.deepEqual(namesOf(translation), namesOf(original));
    const rowsOf = (text) => prose(text).match(/^\|.*\|$/gm)?.map((row) => row.match(/`[^`]+`/g));
    assert.deepEqual(rowsOf(translation), rowsOf(original));
    assert.ok(translation.startsWith(`[English](${name.replace(".zh-CN", "")})`) && original.startsWith(`[中文](${name})`));
  });
}
