// docs/switching.md: both calls of every row, run beside each other, give the value of the row.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Auction, Board, Score, Trick } from "@bridge-tools/core";
import scorer from "bridge-scorer";
import { bridge, event } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

/** What the rows use beside the packages, as the page explains it. */
const HELP = {
  games: (...scores) => scores.map((score) => ({ contract: { declaror: "N" }, score })),
  after: (change, list) => {
    change(list);
    return list;
  },
  session: (options, ...scores) => {
    const rows = scores.map((score, i) => ({ board: 1, ns: i + 1, ew: i + 11, score }));
    return event.scorePairs(rows, options).boards[0].lines.map(({ ns }) => ns);
  },
  calls: (...names) => names.map((name) => ({ call: /^\d/.test(name) ? { level: Number(name[0]), suit: name.slice(1) } : name })),
  cards: (text) => text.split(" ").map(([suit, rank]) => ({ suit, rank })),
  table: (...actions) => new bridge.Table({ deal: bridge.seededDeal(1), dealer: "N", actions }),
  following: (lead, held) => {
    const table = played(lead, held);
    return table.legal().filter((name) => held.includes(name));
  },
  winner: (text) => {
    const [lead, ...others] = text.split(" ");
    const table = played(lead, ...others);
    others.forEach((card) => table.play(card));
    return table.tricks[0].winner;
  },
};

/** A board with those cards in the hands after north's, who leads that card against four spades by west. */
function played(lead, ...held) {
  const hands = { N: [lead], E: [], S: [], W: [] };
  held.forEach((cards, i) => (hands["ESW"[i]] = cards.split(" ")));
  const named = Object.values(hands).flat();
  // The other cards of the suit led go to north, so that nobody else has more of them than is said.
  const isLed = (card) => Number(card[0] === lead[0]);
  const rest = bridge.CARD_NAMES.filter((card) => !named.includes(card)).sort((a, b) => isLed(b) - isLed(a));
  for (const seat of ["N", "E", "S", "W"]) hands[seat].push(...rest.splice(0, 13 - hands[seat].length));
  return new bridge.Table({ deal: hands, dealer: "W", actions: ["4S", "Pass", "Pass", "Pass", lead] });
}

const rows = readFileSync(at("docs", "switching.md"), "utf8").split("\n").flatMap((line) => {
  const cells = line.match(/^\| `(.*)` \| `(.*)` \| `(.*)` \|$/);
  return cells ? [cells.slice(1)] : [];
});

const scope = { scorer, Auction, Board, Score, Trick, bridge, event, ...HELP };
const valueOf = (code) => new Function(...Object.keys(scope), `return ${code};`)(...Object.values(scope));

describe("docs/switching.md", () => {
  test("has rows", () => assert.ok(rows.length >= 14));

  for (const [theirs, ours, value] of rows) {
    test(ours, () => {
      const expected = JSON.parse(value);
      assert.deepEqual(valueOf(theirs), expected);
      assert.deepEqual(valueOf(ours), expected);
    });
  }
});
