// What the table of `npm run bench` says of its figures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, threeDigits } from "../../scripts/bench.mjs";

test("three digits, with thin thousands", () => {
  const rows = [[1234.5, "1 230"], [12.345, "12.3"], [0.0123, "0.012"], [999.6, "1 000"]];
  for (const [number, text] of rows) assert.equal(threeDigits(number), text);
});

test("the package first, the others with their ratio", () => {
  const [ours, theirs] = lines({ name: "scoreAll", tricklaw: 4, others: { other: 24 } }, "ns/score");
  assert.match(ours, /scoreAll +4 ns\/score +250 M\/s$/);
  assert.match(theirs, /other +24 ns\/score +6 times ours$/);
});
