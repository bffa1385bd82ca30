// The two dictionaries: the same keys, the same places, and words for every code the rules can answer.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, test } from "node:test";
import { analysis } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

const parts = readdirSync(at("www", "i18n", "en")).sort();
const load = async (language, part) => (await import(pathToFileURL(at("www", "i18n", language, part)).href)).default;

const isPlural = (value) => typeof value === "object" && typeof value.other === "string";

/** Every text by its whole key; the forms of a plural are one text. */
function texts(dictionary, prefix = "") {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === "string" || isPlural(value) ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`));
}

const forms = (value) => (typeof value === "string" ? [value] : Object.values(value));
const places = (value) => [...new Set(forms(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test("both languages have the same parts", () => {
  assert.deepEqual(readdirSync(at("www", "i18n", "zh")).sort(), parts);
  assert.ok(parts.length >= 5);
});

for (const part of parts) {
  test(`${part}: the same keys and the same places`, async () => {
    const [en, zh] = (await Promise.all([load("en", part), load("zh", part)])).map((dictionary) => new Map(texts(dictionary)));
    assert.deepEqual([...zh.keys()].sort(), [...en.keys()].sort());
    for (const [key, value] of en) {
      assert.deepEqual(places(zh.get(key)), places(value), key);
      assert.ok(forms(value).concat(forms(zh.get(key))).every((text) => text.trim() !== ""), key);
    }
  });

  test(`${part}: plural forms as each language has them`, async () => {
    for (const [key, value] of texts(await load("en", part))) if (isPlural(value)) assert.deepEqual(Object.keys(value).sort(), ["one", "other"], key);
    for (const [key, value] of texts(await load("zh", part))) if (isPlural(value)) assert.deepEqual(Object.keys(value), ["other"], key);
  });
}

describe("how texts are written", () => {
  const every = async (language) =>
    (await Promise.all(parts.map((part) => load(language, part)))).flatMap((dictionary) => texts(dictionary)).flatMap(([key, value]) => forms(value).map((text) => [key, text]));
  const matching = (all, pattern) => all.filter(([, text]) => pattern.test(text)).map(([key]) => key);

  test("English: curved apostrophes and quotation marks, single spaces", async () => {
    const all = await every("en");
    assert.deepEqual(matching(all, /\p{L}['"]|['"]\p{L}|\S {2}/u).filter((key) => key !== "open.nothing"), []);
  });

  test("Chinese: marks as wide as its letters, articles in figures, one word for a thing", async () => {
    const all = await every("zh");
    assert.deepEqual(matching(all, /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}/u).filter((key) => key !== "columns"), []);
    assert.deepEqual(matching(all, /第[一二三四五六七八九十]+条/), []);
    assert.deepEqual(matching(all, /摊牌须|示缺|叫牌期间|实质性叫|程序性罚分/), [], "声称, 告缺, 竞叫, 实质叫牌, 程序性判罚");
  });
});

describe("words for every code", () => {
  const source = (...path) => readFileSync(at("src", "bridge", ...path), "utf8");
  const face = (file) => readFileSync(at("src", "wasm", "event", file), "utf8");
  const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, code]) => code))];
  const rows = [
    ["bridge.js", "refusals", all(source("refusal.rs"), /= "([a-z-]+)", "\d/g), 25],
    ["bridge.js", "dealProblems", all(source("deal", "check.rs"), /Fault::\w+ *(?:\{ \.\. \}|\(_\)) => "([a-z-]+)"/g), 4],
    ["bridge.js", "remedies", all(source("deal", "check.rs"), /Remedy::\w+ => "([a-z-]+)"/g), 9],
    ["bridge.js", "stages", all(source("deal", "check.rs"), /Stage::\w+ => "([a-z-]+)"/g), 4],
    ["claim.js", "reasons", all(source("claim", "verdict.rs"), /Ground::\w+ *(?:\{ \.\. \}|\(_\))? => "([a-z-]+)"/g), 13],
    // Text that is too long is refused before it is read.
    ["claim.js", "misread", all(source("claim", "text", "misread.rs"), /Misreading::\w+ => "([a-z-]+)"/g).filter((code) => code !== "statement-too-long"), 12],
    ["claim.js", "flaws", all(source("claim", "statement.rs"), /Flaw::\w+ *(?:\{ \.\. \}|\(_\))? => "([a-z-]+)"/g), 9],
    ["director.js", "kinds", all(source("law", "text.rs"), /= "([a-z]+(?:-[a-z]+)*)" \{/g), 37],
    ["director.js", "questions", all(source("law", "finding.rs"), /= "([a-z-]+)";/g), 45],
    ["director.js", "choices", [...all(source("law", "text.rs"), /^ +(?:\w+|\w+\(\w+\)) = "([a-z-]+)";/gm).filter((code) => code !== "card"), "yes", "no"], 30],
    ["director.js", "effects", all(source("law", "effect_text.rs"), /Effect::\w+ *(?:\{ \.\. \}|\(_\))? => "([a-z-]+)"/g), 27],
    ["director.js", "levels", all(source("law", "effect_text.rs"), /Level::\w+ => "([a-z-]+)"/g), 3],
    ["files.js", "warnings", all(source("notation", "code.rs"), /^ +\w+ = "([a-z0-9-]+)",/gm), 40],
    ["files.js", "problems", all(source("notation", "check", "problem.rs"), /Problem::\w+ *\{?.*\}? => "([a-z-]+)"|Problem::\w+ => "([a-z-]+)"/g).filter(Boolean), 20],
    ["scorer.js", "refusals", all(source("score", "line.rs"), /LineErrorKind::\w+ => "([a-z-]+)"/g).filter((code) => !["groups-do-not-match", "award-too-high"].includes(code)), 5],
    ["scorer.js", "odd", all(face("result.rs"), /Oddity::\w+ => "([a-z-]+)"/g), 5],
    ["scorer.js", "steps", all(face("tie_read.rs"), /\("([a-z-]+)", Step::/g), 26],
  ];
  for (const [part, group, codes, least] of rows) {
    test(`${group}: ${codes.length}`, async () => {
      assert.ok(codes.length >= least, `the source names ${codes.length} codes`);
      for (const language of ["en", "zh"]) {
        const known = (await load(language, part))[group];
        assert.deepEqual(codes.filter((code) => !(code in known)), [], `${language}: no words`);
      }
    });
  }
});

test("the Director's desk: every question says why, every kind what it is, every field has a name", async () => {
  const { GROUPS, holds } = await import(pathToFileURL(at("www", "pages", "director", "kinds.js")).href);
  const { IRREGULARITIES } = await import(pathToFileURL(at("js", "bridge-law.js")).href);
  assert.deepEqual(GROUPS.flatMap(({ kinds }) => kinds).sort(), Object.keys(IRREGULARITIES).sort());
  const fields = [...new Set(Object.values(IRREGULARITIES).flat())];
  for (const [kind, own] of Object.entries(IRREGULARITIES)) for (const field of own) assert.ok(holds(kind, field), `${kind} ${field}`);
  for (const language of ["en", "zh"]) {
    const words = await load(language, "director.js");
    for (const [code, { ask, why }] of Object.entries(words.questions)) assert.ok(ask && why, `${language} ${code}`);
    for (const [code, { name, text }] of Object.entries(words.kinds)) assert.ok(name && text, `${language} ${code}`);
    for (const field of fields) assert.ok(words.fields[field], `${language} ${field}`);
    for (const { id } of GROUPS) assert.ok(words.groups[id], `${language} ${id}`);
  }
});

test("Claim desk: what a refusal tells to say can be said", async () => {
  for (const language of ["en", "zh"]) {
    const { misread } = await load(language, "claim.js");
    const told = Object.values(misread).flatMap((text) => [...text.matchAll(/“([^”{]+)”/g)].map(([, said]) => said));
    assert.ok(told.length >= 8, language);
    for (const said of told) assert.deepEqual(analysis.parseStatement(said, "S", "S", "S").problems, [], said);
  }
});

test("the menu names every page in few letters", async () => {
  const { PAGES } = await import(pathToFileURL(at("www", "pages.js")).href);
  for (const language of ["en", "zh"]) {
    const { pages } = await load(language, "shell.js");
    for (const { id } of PAGES) assert.ok(pages[id]?.menu.length <= 12, `${language} ${id}`);
  }
});

test("Shengji: words for every refusal of a table", async () => {
  const files = ["table/refusal.rs", "declare.rs", "lead.rs", "follow.rs", "law/exposed.rs"];
  const source = files.map((file) => readFileSync(at("src", "shengji", file), "utf8")).join("\n");
  const codes = [...new Set([...source.matchAll(/Refusal::\w+ *(?:\{ \.\. \}|\((?:_|\.\.)\))? => "([a-z-]+)"/g)].map(([, code]) => code))];
  assert.ok(codes.length >= 24, `the source names ${codes.length} codes`);
  for (const language of ["en", "zh"]) {
    const { refusals } = await load(language, "shengji.js");
    assert.deepEqual(codes.filter((code) => !(code in refusals)), [], `${language}: no words`);
  }
});

test("Chinese words stand close, letters and signs among them do not", async () => {
  globalThis.document = { documentElement: { lang: "zh-Hans" } };
  try {
    const { t, tn, words } = await import(pathToFileURL(at("www", "lib", "words.js")).href);
    await words("director");
    const stands = (call) => t("director.effects.call-stands", { seat: "北家", call });
    assert.deepEqual(["不叫", "1♥", "3NT"].map(stands), ["北家的不叫有效。", "北家的 1♥ 有效。", "北家的 3NT 有效。"]);
    // As elements too, alone or several.
    const element = (textContent) => ({ textContent });
    const nodes = (what) => tn("director.effects.withdrawn.card", { seat: "北家", what, sides: "双方" }).map((own) => own.textContent ?? own);
    assert.equal(nodes(element("再加倍")).join("").slice(0, 9), "北家的再加倍所含的");
    assert.equal(nodes(element("♠A")).join("").slice(0, 9), "北家的 ♠A 所含");
    const cards = [element("黑桃A"), "、", element("♥K")];
    assert.equal(tn("director.effects.picked-up", { seat: "北家", cards })[2], "收回");
  } finally {
    delete globalThis.document;
  }
});
