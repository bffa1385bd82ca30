// The codes that the types list, with a word on each, are those of the rules: none forgotten, none invented.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";

const source = (...path) => readFileSync(at("src", ...path), "utf8");
const typeText = readdirSync(at("src", "wasm", "types"))
  .filter((name) => /^(analysis|bridge|shengji)\b/.test(name))
  .map((name) => source("wasm", "types", name))
  .join("\n");

/** The text between a line and the next one that begins with the end. */
function between(text, start, end) {
  const from = text.indexOf(start);
  assert.ok(from >= 0, `${start} is not there`);
  return text.slice(from + start.length, text.indexOf(end, from + start.length));
}

/** The keys of an interface, the two blanks of its own level before them. */
const keysOf = (name, text = typeText) =>
  [...between(text, `export interface ${name} {\n`, "\n}").matchAll(/^ {2}readonly "?([\w-]+)"?:/gm)].map(([, key]) => key);

/** The texts of a union, as far as the next declaration. */
const textsOf = (start, end = ";") => textsIn(between(typeText, start, end));
const textsIn = (text) => [...text.matchAll(/"([\w-]+)"/g)].map(([, found]) => found);

/** The codes a macro of the rules lists. */
const listed = (text, start) => [...between(text, start, "\n}").matchAll(/= "([\w-]+)"/g)].map(([, code]) => code);

/** The codes a `match` gives by variant. */
const matched = (text, start) => [...between(text, start, "\n    }").matchAll(/=> "([\w-]+)"/g)].map(([, code]) => code);

const shengjiCodes = source("wasm", "types", "shengji-codes.ts");
/** What a table of Shengji, and the game from one deal to the next, may refuse, and where it stands. */
const SHENGJI_REFUSALS = [
  ["Table", "table", "refusal.rs"],
  ["Declare", "declare.rs"],
  ["Lead", "lead.rs"],
  ["Follow", "follow.rs"],
  ["LeadDemand", "law", "demand.rs"],
  ["Game", "level.rs"],
];
const refusals = (reason, path) => matched(source("shengji", ...path), `impl ${reason}Refusal {`);
/** Text that is longer than what is read does not come as far as the rules. */
const misreadings = matched(source("bridge", "claim", "text", "misread.rs"), "impl Misreading {").filter((code) => code !== "statement-too-long");
const law = (name) => source("bridge", "law", `${name}.rs`);
const rows = [
  ["refusals", keysOf("RefusalReasons"), listed(source("bridge", "refusal.rs"), "\nreasons! {")],
  ["questions", keysOf("RulingQuestions"), listed(law("finding"), "\nquestions! {")],
  ["effects", keysOf("RulingEffects"), matched(law("effect_text"), "pub const fn code(&self)")],
  ["kinds of irregularity", keysOf("IrregularityFields"), listed(law("text"), "\nirregularities! {")],
  ["warnings of files", keysOf("FileWarnings"), listed(source("bridge", "notation", "code.rs"), "\ncodes! {")],
  ["plain choices", textsOf("export type ChoiceText ="), listed(between(law("text"), "\nchoices! {", "\n    valued") + "\n}", "plain {")],
  ["problems of files", keysOf("FileProblems"), matched(source("bridge", "notation", "check", "problem.rs"), "pub const fn name(&self)")],
  ["problems of steps", keysOf("StepFaults"), matched(source("bridge", "claim", "statement.rs"), "impl Flaw {")],
  ["reasons of verdicts", keysOf("Reasons"), matched(source("bridge", "claim", "verdict.rs"), "impl Ground {")],
  ["misread statements", keysOf("Misreadings"), misreadings],
  ["faults of deals", keysOf("DealFaults"), matched(source("bridge", "deal", "check.rs"), "impl Fault {")],
  ["remedies of deals", keysOf("DealRemedies"), matched(source("bridge", "deal", "check.rs"), "impl Remedy {")],
  ["refusals of Shengji", keysOf("RefusalReasons", shengjiCodes), SHENGJI_REFUSALS.flatMap(([reason, ...path]) => refusals(reason, path))],
  ["faults of deals of Shengji", keysOf("DealFaults", shengjiCodes), matched(source("shengji", "deal.rs"), "impl DealProblem {")],
  // A table in JavaScript is set up before its first lead.
  ["faults of tables of Shengji", keysOf("SetupFaults"), matched(source("shengji", "table", "setup_fault.rs"), "impl SetupFault {").filter((code) => code !== "under-way")],
];
for (const [what, types, rules] of rows) {
  test(what, () => {
    assert.ok(rules.length > 3, "the rules were not read");
    assert.deepEqual([...types].sort(), [...new Set(rules)].sort());
  });
}

test("the articles beside the refusals", () => {
  const types = between(typeText, "export interface RefusalReasons {\n", "\n}").matchAll(/"?([\w-]+)"?: "([^"]+)"/g);
  const rules = between(source("bridge", "refusal.rs"), "\nreasons! {", "\n}").matchAll(/= "([\w-]+)", "([^"]+)"/g);
  assert.deepEqual(
    Array.from(types, ([, code, article]) => [code, article]),
    Array.from(rules, ([, code, article]) => [code, article]),
  );
});

test("an irregularity's fields stand in the order of its text", async () => {
  const { bridge } = await import("tricklaw");
  const body = between(typeText, "export interface IrregularityFields {\n", "\n}");
  for (const [code, fields] of Object.entries(bridge.IRREGULARITIES)) {
    const name = /^[a-z]+$/.test(code) ? code : `"${code}"`;
    const own = between(body, `  readonly ${name}: `, ";\n  /**") + ";";
    const names = [...own.matchAll(/^ {4}readonly (\w+)\??:/gm)].map(([, field]) => field);
    assert.deepEqual(names, [...fields], code);
  }
});

test("the switches of a policy and their settings", async () => {
  const { analysis } = await import("tricklaw");
  const body = between(typeText, "export interface PolicySettings {\n", "\n}");
  const types = Array.from(body.matchAll(/^ {2}readonly "?([\w-]+)"?\?: ([^;]+);/gm), ([, name, settings]) => [name, textsIn(settings)]);
  assert.deepEqual(types, analysis.switches().map(({ name, settings }) => [name, settings]));
});

test("the offences of the ladders of penalties", async () => {
  const { event } = await import("tricklaw");
  const types = textsIn(between(source("wasm", "types", "event-director.ts"), "export type Offence =", ";"));
  assert.deepEqual(types, event.penaltyLadders().map(({ offence }) => offence));
});
