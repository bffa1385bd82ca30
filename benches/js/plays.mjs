// Verdicts on the play of whole boards: is every card legal, and who won how many tricks.
import assert from "node:assert/strict";
import { Board } from "@bridge-tools/core";
import { bridge } from "tricklaw";
import { contest, randomPlays, row } from "./support.mjs";

const COUNT = 1_000;
const RECORD = 107;

export const title = "the play of whole boards, legal or not and the tricks, a quarter with a revoke";
export const unit = "ns/board";

export function rows() {
  const boards = randomPlays(COUNT);
  const bytes = new Uint8Array(RECORD * COUNT);
  boards.forEach(({ owners, declarer, denomination, cards }, i) => {
    bytes.set(owners, RECORD * i);
    bytes.set([declarer, denomination, cards.length, ...cards], RECORD * i + 52);
  });
  const tools = boards.map(toolsBoard);
  const verdicts = bridge.checkPlays(bytes);
  boards.forEach(({ illegal, won }, i) => {
    assert.equal(verdicts[2 * i], illegal, `board ${i}`);
    if (illegal < 0) assert.equal(verdicts[2 * i + 1], won, `board ${i}`);
    const { deal, tricks, contract } = tools[i];
    assert.equal(Board.isPlayValid(deal, tricks, contract), illegal < 0, `board ${i}`);
  });
  let sink = 0;
  return [
    row("checkPlays", contest(COUNT, {
      tricklaw: () => (sink += bridge.checkPlays(bytes)[0]),
      "@bridge-tools/core": () => {
        for (const { deal, tricks, contract } of tools) sink += Board.isPlayValid(deal, tricks, contract) ? 1 : 0;
      },
    })),
  ];
}

function toolsBoard({ owners, declarer, denomination, cards }) {
  const toolsCard = (card) => ({ suit: bridge.CARD_NAMES[card][0], rank: bridge.CARD_NAMES[card][1] });
  const hand = (seat) => bridge.CARD_NAMES.flatMap((_, card) => (owners[card] === seat ? [toolsCard(card)] : []));
  return {
    deal: Object.fromEntries(bridge.SEAT_NAMES.map((name, seat) => [name, hand(seat)])),
    tricks: Array.from({ length: cards.length / 4 }, (_, i) => cards.slice(4 * i, 4 * i + 4).map(toolsCard)),
    contract: { level: 1, strain: bridge.DENOMINATION_NAMES[denomination], declarer: bridge.seatName(declarer) },
  };
}
