// The package stays small: what a page loads, compressed as servers send it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../../scripts/build.mjs";

/** Everything: both games, the law book, events. Each room is a file of its own; this is the sum of all. */
const BUDGET = 610_000;

test(`wasm and scripts together are at most ${BUDGET} bytes gzipped`, (t) => {
  const total = sizes().reduce((sum, { gzip }) => sum + gzip, 0);
  t.diagnostic(`${total} of ${BUDGET} bytes gzipped`);
  assert.ok(total > 0 && total <= BUDGET, `${total} bytes`);
});
