// The Chinese README says what the English one says: the same snippets, links, tables and figures, in the same order.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
