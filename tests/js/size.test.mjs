// The package stays small: what a page loads of each room, compressed as servers send it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROOMS, sizes } from "../../scripts/build.mjs";

/** Bytes, gzipped: a room's wasm and scripts. What every room shares is counted apart. */
const BUDGETS = { bridge: 199_900, shengji: 112_700, event: 180_700, analysis: 154_300, shared: 10_000 };

const files = sizes();
const roomOf = (name) => ROOMS.find((room) => name.startsWith(`${room}.`) || name.startsWith(`${room}_`) || name.startsWith(`${room}-`)) ?? "shared";

test("every room has a budget", () => {
  assert.deepEqual(Object.keys(BUDGETS).sort(), [...ROOMS, "shared"].sort());
});

for (const [part, budget] of Object.entries(BUDGETS)) {
  test(`${part}: at most ${budget} bytes gzipped`, (t) => {
    const total = files.filter(({ name }) => roomOf(name) === part).reduce((sum, { gzip }) => sum + gzip, 0);
    t.diagnostic(`${total} of ${budget} bytes gzipped`);
    assert.ok(total > 0 && total <= budget, `${total} bytes`);
  });
}
