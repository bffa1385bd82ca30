// A board of a very large field (law 78): matchpoints and cross-IMPs of 10 000 results in one call each.
import assert from "node:assert/strict";
import scorer from "bridge-scorer";
import { bridge, event } from "tricklaw";
import { contest, randomResults, row } from "./support.mjs";

const COUNT = 10_000;

export const title = "one board with 10 000 results, handed over as an Int32Array";
export const unit = "ns/result";

export function rows() {
  const bytes = randomResults(COUNT);
  const points = bridge.scoreAll(bytes);
  // Elsewhere a score is the declarer's; the same declarer everywhere makes it north-south's here too.
  const games = () => Array.from(points, (score) => ({ contract: { declaror: "N" }, score }));
  check(points, games());
  const given = games();
  let sink = 0;
  return [
    row("matchpoints", contest(COUNT, {
      tricklaw: () => (sink += event.matchpoints(points)[0]),
      "bridge-scorer": () => (sink += scorer.matchpoints(given).length),
    })),
    row("crossImps", contest(COUNT, {
      tricklaw: () => (sink += event.crossImps(points)[0]),
      "bridge-scorer": () => scorer.crossImps(given),
    }, 2)),
  ];
}

/** Both say the same, before anything is timed. */
function check(points, games) {
  const counts = event.matchpoints(points);
  scorer.matchpoints(games);
  const sums = event.crossImps(points);
  scorer.crossImps(games);
  games.forEach(({ matchpointsNS, impsNS }, i) => {
    assert.equal(counts[i], matchpointsNS.value, `matchpoints of result ${i}`);
    assert.ok(Math.abs(sums[i] / (COUNT - 1) - impsNS.value) < 0.0051, `IMPs of result ${i}: ${impsNS.value}`);
  });
}
