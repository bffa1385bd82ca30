// Verdicts on whole auctions: is every call legal, and what is the contract.
import assert from "node:assert/strict";
import { Auction } from "@bridge-tools/core";
import { bridge } from "tricklaw";
import { contest, randomAuctions, row } from "./support.mjs";

const COUNT = 5_000;

export const title = "whole auctions, legal or not and the contract, a quarter with an illegal call";
export const unit = "ns/auction";

export function rows() {
  const auctions = randomAuctions(COUNT);
  const bytes = Uint8Array.from(auctions.flatMap(({ dealer, calls }) => [dealer, calls.length, ...calls]));
  const tools = auctions.map(({ dealer, calls }) => ({ dealer: bridge.seatName(dealer), calls: calls.map(toolsCall) }));
  const verdicts = bridge.checkAuctions(bytes);
  auctions.forEach(({ illegal }, i) => assert.equal(verdicts[4 * i], illegal, `auction ${i}`));
  let sink = 0;
  return [
    row("checkAuctions", contest(COUNT, {
      tricklaw: () => (sink += bridge.checkAuctions(bytes)[0]),
      "@bridge-tools/core": () => {
        for (const { dealer, calls } of tools) {
          if (Auction.isAuctionValid(calls)) sink += Auction.calculateContract(calls, dealer)?.level ?? 0;
        }
      },
    })),
  ];
}

function toolsCall(call) {
  if (call <= 2) return { call: ["P", "X", "XX"][call] };
  return { call: { level: Math.floor((call - 3) / 5) + 1, suit: bridge.DENOMINATION_NAMES[(call - 3) % 5] } };
}
