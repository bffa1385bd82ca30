// What single questions cost: the way a site asks, one call at a time.
import assert from "node:assert/strict";
import { bridge } from "tricklaw";
import { contest, row } from "./support.mjs";

const COUNT = 100_000;

export const title = "single calls";
export const unit = "ns/call";

export function rows() {
  const deal = bridge.seededDeal(1);
  const bidding = new bridge.Table({ deal, number: 1 });
  const playing = bidding.copy();
  for (const call of ["1NT", "Pass", "Pass", "Pass"]) playing.call(call);
  assert.equal(bidding.legalCalls().length, 36);
  assert.equal(playing.legalCards().length, 13);
  const [lead] = playing.legalCards();
  const leadName = bridge.cardName(lead);
  let sink = 0;
  const questions = {
    "dealerOf(7)": () => bridge.dealerOf(7),
    "cardNumber(\"SA\")": () => bridge.cardNumber("SA"),
    "score(\"4SX\", \"N\", \"NS\", 10)": () => bridge.score("4SX", "N", "NS", 10),
    "table.legalCalls()": () => bidding.legalCalls().length,
    "table.legalCards()": () => playing.legalCards().length,
    "table.whyCard(number)": () => (playing.whyCard(lead) === null ? 1 : 0),
    "table.isLegal(name)": () => (playing.isLegal(leadName) ? 1 : 0),
    "table.play(card), table.undo()": () => {
      playing.play(lead);
      playing.undo();
      return 1;
    },
    "dealOwners(PBN text)": () => bridge.dealOwners(deal).length,
  };
  return Object.entries(questions).map(([name, ask]) => {
    assert.ok(ask() >= 0);
    return row(name, contest(COUNT, {
      tricklaw: () => {
        for (let i = 0; i < COUNT; i++) sink += ask();
      },
    }));
  });
}
