// Runs everything that must hold, goes on past a failure, and ends with the counts.
import { readdirSync } from "node:fs";
import { TARGET, exists, at, findDriver, isMain, main, record } from "./lib.mjs";
import { setUp } from "./setup.mjs";

/** The runner's own limits, in seconds, raised for machines that are slow or busy. */
const WASM = { WASM_BINDGEN_TEST_TIMEOUT: "300", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60" };
const DENY = ["--", "-D", "warnings"];
const wasmTests = ["test", "--target", TARGET, "--tests", "--no-fail-fast"];

/** How many files of a stage with `again` may have failed to be run once more by themselves. */
const FEW = 3;

/** Every stage: [name, command, arguments, environment, how its tests are counted, what is run for files that failed]. */
const stages = () => [
  ["format", "cargo", ["fmt", "--check"], {}, whole],
  ["lints, native", "cargo", ["clippy", "--all-targets", ...DENY], {}, whole],
  ["lints, wasm", "cargo", ["clippy", "--target", TARGET, "--features", "js", "--all-targets", ...DENY], {}, whole],
  ["Rust, native", "cargo", ["test", "--no-fail-fast"], {}, rustCounts],
  ["Rust docs", "cargo", ["doc", "--no-deps"], { RUSTDOCFLAGS: "-D warnings" }, whole],
  ["Rust in wasm, Node", "cargo", wasmTests, WASM, rustCounts],
  ["Rust in wasm, Chromium", "cargo", wasmTests, { ...WASM, ...browser() }, rustCounts],
  ["build", process.execPath, ["scripts/build.mjs"], {}, whole],
  ["package", process.execPath, nodeTests("tests", "js"), {}, nodeCounts],
  ["site", process.execPath, nodeTests("tests", "site"), {}, nodeCounts, nodeFiles],
];

/** In a worker, as the site runs what takes long: a page whose own thread is busy for long is ended by the browser's driver. */
const browser = () => ({ WASM_BINDGEN_USE_DEDICATED_WORKER: "1", CHROMEDRIVER: findDriver()?.path ?? "" });

const nodeFiles = (files) => ["--test", "--test-reporter=spec", ...files];

function nodeTests(...folder) {
  const files = exists(...folder) ? readdirSync(at(...folder)).filter((name) => name.endsWith(".test.mjs")) : [];
  return nodeFiles(files.sort().map((name) => [...folder, name].join("/")));
}

/** A stage that is one test. */
export const whole = () => ({ passed: 1, failed: 0 });

function sum(text, pattern) {
  return [...text.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
}

export const rustCounts = (text) => ({
  passed: sum(text, /^test result: .*?(\d+) passed/gm),
  failed: sum(text, /^test result: .*?(\d+) failed/gm),
});

/** A test that was skipped or left to do has not passed. */
export const nodeCounts = (text) => ({
  passed: sum(text, /^ℹ pass (\d+)/gm),
  failed: sum(text, /^ℹ (?:fail|cancelled|skipped|todo) (\d+)/gm),
});

const withoutColours = (text) => text.replaceAll(/\u001b\[[0-9;]*m/g, "");

/** The files in which Node's tests failed. */
export function failedFiles(text) {
  const failures = withoutColours(text).matchAll(/^test at (.+\.test\.mjs):\d+:\d+$/gm);
  return [...new Set(Array.from(failures, ([, file]) => file))];
}

/** The files of cargo's tests that failed, or that ended before they had counted. */
export function failedTargets(text) {
  const failures = withoutColours(text).matchAll(/^ +`(?:-p \S+ )?(--\S+(?: \S+)?)`$/gm);
  return [...new Set(Array.from(failures, ([, target]) => target))];
}

/** The counts of a stage whose failed files were run again: what failed again has failed, what passed then is `unsteady`. */
export const afterAll = (first, again) => ({
  passed: first.passed + first.failed - again.failed,
  failed: again.failed,
  unsteady: Math.max(first.failed - again.failed, 0),
});

/** What a stage's output says; a failure nobody counted, or no test at all, counts as one. */
export function counts({ ok, text }, count) {
  const plain = withoutColours(text);
  if (!ok && count === whole) return { passed: 0, failed: 1 };
  const { passed, failed } = count(plain);
  const uncounted = (!ok && failed === 0) || passed + failed === 0;
  return { passed, failed: failed + (uncounted ? 1 : 0) };
}

async function runStage([name, command, args, env, count, again]) {
  console.log(`\n=== ${name} ===`);
  const from = performance.now();
  const result = await record(command, args, { env });
  const first = counts(result, count);
  const files = again && first.failed > 0 ? failedFiles(result.text) : [];
  const all = files.length > 0 && files.length <= FEW ? afterAll(first, await secondTry(name, command, again(files), env, count)) : first;
  const where = [...failedTargets(result.text), ...failedFiles(result.text)];
  return { name, seconds: (performance.now() - from) / 1000, where, ...all };
}

/** A page in a real browser on a busy machine may be late for once; what is wrong with it is wrong again. */
async function secondTry(name, command, args, env, count) {
  console.log(`\n=== ${name}, files with failures once more ===`);
  return counts(await record(command, args, { env }), count);
}

function printTable(rows) {
  const line = (name, ...cells) => console.log(name.padEnd(26) + cells.map((cell) => String(cell).padStart(10)).join(""));
  console.log();
  line("stage", "passed", "failed", "seconds");
  for (const row of rows) line(row.name, row.passed, row.failed, row.seconds.toFixed(1));
  for (const { name, where } of rows) if (where.length > 0) console.log(`\n${name}, failures in: ${where.join(", ")}`);
  for (const { name, unsteady } of rows) if (unsteady > 0) console.log(`\n${name}: ${unsteady} of those passed only when run again`);
}

async function test() {
  await setUp({ tests: true });
  const rows = [];
  for (const stage of stages()) rows.push(await runStage(stage));
  printTable(rows);
  const total = (kind) => rows.reduce((all, row) => all + row[kind], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  if (total("failed") > 0) process.exitCode = 1;
}

if (isMain(import.meta)) await main(test);
