// Contract scores (law 77): a batch in one call, against one call for each result elsewhere.
import assert from "node:assert/strict";
import { Score } from "@bridge-tools/core";
import scorer from "bridge-scorer";
import { bridge } from "tricklaw";
import { contest, randomResults, row } from "./support.mjs";

const COUNT = 100_000;

export const title = "contract scores, whole batch handed over as a Uint8Array";
export const unit = "ns/score";

export function rows() {
  const bytes = randomResults(COUNT);
  const results = Array.from({ length: COUNT }, (_, i) => read(bytes.subarray(5 * i, 5 * i + 5)));
  const scores = bridge.scoreAll(bytes);
  results.forEach((result, i) => {
    assert.equal(scores[i], scorer.contractTricks(result.scorer, result.vulnerable, result.tricks), `result ${i}`);
  });
  let sink = 0;
  return [
    row("scoreAll", contest(COUNT, {
      tricklaw: () => (sink += bridge.scoreAll(bytes)[0]),
      "bridge-scorer": () => {
        for (const { scorer: contract, vulnerable, tricks } of results) sink += scorer.contractTricks(contract, vulnerable, tricks);
      },
      "@bridge-tools/core": () => {
        for (const { tools, vulnerability, tricks } of results) sink += Score.calculate(tools, vulnerability, tricks).score;
      },
    })),
  ];
}

/** One result in the words of each contestant, built before the clock starts. */
function read([bid, doubling, declarer, vulnerability, tricks]) {
  const [level, denomination] = [Math.floor((bid - 3) / 5) + 1, bridge.DENOMINATION_NAMES[(bid - 3) % 5]];
  return {
    tricks,
    vulnerable: ((vulnerability >> declarer % 2) & 1) === 1,
    vulnerability: ["NvNv", "VNv", "NvV", "VV"][vulnerability],
    scorer: { level, denomination, risk: ["", "X", "XX"][doubling] },
    tools: { level, strain: denomination, declarer: bridge.seatName(declarer), doubled: doubling === 1, redoubled: doubling === 2 },
  };
}
