// The package stays small: what a page loads, compressed as servers send it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../../scripts/build.mjs";

/** For everything the package will hold. Deals, tables, scores and files alone were 149 966 bytes. */
const BUDGET = 350_000;

test(`wasm and scripts together are at most ${BUDGET} bytes gzipped`, (t) => {
  const total = sizes().reduce((sum, { gzip }) => sum + gzip, 0);
  t.diagnostic(`${total} of ${BUDGET} bytes gzipped`);
  assert.ok(total > 0 && total <= BUDGET, `${total} bytes`);
});
