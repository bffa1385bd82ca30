// `npm test` must not call a run good that was not: what it makes of the output of a stage.
import assert from "node:assert/strict";
import { test } from "node:test";
import { afterAll, counts, failedFiles, failedTargets, nodeCounts, rustCounts, whole } from "../../scripts/test.mjs";

const rust = "test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 2 failed; 0 ignored\n";
const node = "\u001b[34mℹ pass 5\u001b[39m\nℹ fail 1\nℹ cancelled 0\nℹ skipped 2\nℹ todo 0\n";

const rows = [
  ["a good command is one test", true, "", whole, 1, 0],
  ["a bad command is one failure", false, "", whole, 0, 1],
  ["Rust's counts are added up", false, rust, rustCounts, 4, 2],
  ["Node's are read through colours, and a skipped test is a failed one", false, node, nodeCounts, 5, 3],
  ["code that does not compile is a failure", false, "error[E0308]", rustCounts, 0, 1],
  ["a crash after good tests is a failure", false, "test result: ok. 3 passed; 0 failed", rustCounts, 3, 1],
  ["no test at all is a failure", true, "no tests to run!", rustCounts, 0, 1],
];
for (const [name, ok, text, count, passed, failed] of rows) {
  test(name, () => assert.deepEqual(counts({ ok, text }, count), { passed, failed }));
}

test("the files with failures are those Node names, each once", () => {
  const text = "✖ failing tests:\n\ntest at tests/site/a.test.mjs:3:1\n\u001b[31mtest at tests/site/b.test.mjs:23:1\u001b[39m\ntest at tests/site/a.test.mjs:40:1\n";
  assert.deepEqual(failedFiles(text), ["tests/site/a.test.mjs", "tests/site/b.test.mjs"]);
  assert.deepEqual(failedFiles("✔ a (2 ms)\n"), []);
});

test("the targets with failures are those cargo names at its end", () => {
  const text = "     Running tests/a.rs\nerror: test failed, to rerun pass `--test a`\nerror: 3 targets failed:\n    `--test a`\n    `-p one --lib`\n    `--doc`\n";
  assert.deepEqual(failedTargets(text), ["--test a", "--lib", "--doc"]);
  assert.deepEqual(failedTargets("test result: ok. 3 passed; 0 failed\n"), []);
});

test("what fails again has failed, what passes then is told as unsteady", () => {
  assert.deepEqual(afterAll({ passed: 420, failed: 3 }, { passed: 7, failed: 1 }), { passed: 422, failed: 1, unsteady: 2 });
  assert.deepEqual(afterAll({ passed: 420, failed: 1 }, { passed: 0, failed: 1 }), { passed: 420, failed: 1, unsteady: 0 });
});
