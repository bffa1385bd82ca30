// docs/shengji.md, also in Chinese: its table of house rules names the switches that exist, with all their values, in JavaScript and in Rust.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { shengji } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

const text = (...path) => readFileSync(at(...path), "utf8");
const quoted = (line) => [...line.matchAll(/"([\w-]+)"/g)].map(([, value]) => value);

/** The rows of the table: a switch, its field and type in Rust, its values. */
const rowsOf = (document) => document.split("\n").flatMap((line) => {
  const cells = line.match(/^\| `(\w+)` \| `(\w+): (\w+)` \| (.*?) \| \d/);
  return cells ? [{ name: cells[1], field: cells[2], type: cells[3], values: quoted(cells[4]) }] : [];
});
const [english, chinese] = ["shengji.md", "shengji.zh-CN.md"].map((name) => text("docs", name));
const rows = rowsOf(english);
/** Levels are a set, not a choice. */
const choices = rows.filter(({ values }) => values.length > 0);

const { preset, ...book } = shengji.rules();
const rust = text("src", "shengji", "rules.rs");
const fields = [...rust.matchAll(/^ {4}pub (\w+): (\w+),$/gm)].map(([, field, type]) => ({ field, type }));
const types = text("src", "wasm", "types", "shengji.ts");

/** The variants of an enum of the rules, in order. */
function variants(type) {
  const [, body] = rust.match(new RegExp(`pub enum ${type} \\{\\n([^}]*)\\}`));
  return [...body.matchAll(/^ {4}(\w+),$/gm)].map(([, variant]) => variant);
}

const inRust = (value) => value.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const byField = (a, b) => a.field.localeCompare(b.field);

describe("docs/shengji.md", () => {
  test("names the switches there are", () => {
    assert.equal(preset, "CN-2002");
    assert.deepEqual(rows.map(({ name }) => name).sort(), Object.keys(book).sort());
    assert.deepEqual(rows.map(({ field, type }) => ({ field, type })).sort(byField), fields.sort(byField));
  });

  test("and in Chinese the same", () => assert.deepEqual(rowsOf(chinese), rows));

  test("only levels are no choice", () => {
    assert.deepEqual(rows.filter((row) => !choices.includes(row)).map(({ name }) => name), ["mustPlay"]);
    assert.deepEqual(book.mustPlay, []);
  });

  for (const { name, type, values } of choices) {
    test(`${name} has its values, the book's first`, () => {
      assert.equal(values[0], book[name]);
      for (const value of values) assert.equal(shengji.rules({ [name]: value })[name], value);
      assert.deepEqual(quoted(types.match(new RegExp(`readonly ${name}\\?: (.*);`))[1]), values);
      assert.deepEqual(values.map(inRust), variants(type));
    });
  }
});
