// Double-dummy results, as a program meets them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { analysis, bridge } from "tricklaw";
import { cases, played, refused } from "./support/analysis.mjs";

const DENOMINATIONS = bridge.DENOMINATION_NAMES;

/** The parts of a table's position. */
const partsOf = (table) => ({
  hands: Object.fromEntries(bridge.SEAT_NAMES.map((seat) => [seat, table.hand(seat)])),
  contract: table.contract.contract,
  declarer: table.contract.declarer,
  leader: leaderOf(table),
  trick: cardsOnTrick(table),
  won: { NS: table.tricksWon("NS"), EW: table.tricksWon("EW") },
});
const underWay = (table) => table.tricks.find(({ winner }) => winner === null);
const cardsOnTrick = (table) => (underWay(table)?.cards ?? []).map(({ card }) => card);
const leaderOf = (table) => underWay(table)?.cards[0].seat ?? bridge.seatName(table.turn);

describe("double-dummy", () => {
  for (const { line, fields } of cases("double_dummy.txt", "|")) {
    test(`the table of line ${line}: ${fields[2]}`, () => {
      const [deal, values] = fields;
      const expected = values.split(",").map((row) => row.trim().split(" ").map(Number));
      const { complete, done, tricks, atLeast, atMost } = analysis.table(deal);
      assert.ok(complete && done === 20);
      const found = DENOMINATIONS.map((denomination) => bridge.SEAT_NAMES.map((seat) => tricks[seat][denomination]));
      assert.deepEqual(found, expected);
      assert.deepEqual([...atLeast], expected.flat());
      assert.deepEqual(atLeast, atMost);
    });
  }

  for (const { line, fields } of cases("double_dummy_endings.txt", "|")) {
    test(`the ending of line ${line}: ${fields[5]}`, () => {
      const [hands, denomination, leader, trick, tricks] = fields;
      const cards = trick === "-" ? [] : trick.split(" ");
      const position = { hands: `N:${hands}`, denomination, leader, trick: cards };
      const solved = analysis.solve(position);
      assert.equal(solved.tricks, Number(tricks));
      const values = analysis.cards(position);
      assert.ok(values.complete);
      assert.equal(values.cards[0]?.tricks ?? 0, Number(tricks));
      assert.equal(values.turn, solved.turn);
    });
  }

  test("a table, its record, its parts and its text are one position", () => {
    for (const cards of [0, 1, 2, 7, 24, 33, 48, 51, 52]) {
      const table = played(cards + 1, cards);
      if (cards === 52) {
        assert.deepEqual(analysis.solve(table), { turn: null, side: null, left: 0, tricks: 0, atLeast: 0, atMost: 0, nodes: 0 });
        continue;
      }
      const parts = partsOf(table);
      const hand = (seat) => ["S", "H", "D", "C"].map((suit) => [...parts.hands[seat]].map(bridge.cardName)
        .filter((card) => card[0] === suit).map((card) => card[1]).join("")).join(".");
      const hands = bridge.SEAT_NAMES.map(hand).join(" ");
      const text = `${parts.declarer} NT ${parts.leader} N:${hands} ${parts.trick.join(" ")}`;
      const expected = { ...analysis.solve(table), nodes: 0 };
      const same = (position) => assert.deepEqual({ ...analysis.solve(position), nodes: 0 }, expected);
      same(table.toJSON());
      same(JSON.parse(JSON.stringify(table)));
      same(parts);
      same({ ...parts, contract: undefined, denomination: "NT" });
      same({ ...parts, declarer: undefined });
      same(text);
    }
  });

  test("the value of a card is the value of the position it leads to", () => {
    const table = played(7, 25);
    const { cards, side, left } = analysis.cards(table);
    assert.deepEqual(cards.map(({ card }) => card).sort(), table.legal().sort());
    for (const { card, tricks } of cards) {
      const next = table.copy();
      const before = next.tricksWon(side);
      next.play(card);
      const after = analysis.solve(next);
      const own = after.side === side || after.turn === null ? (after.tricks ?? 0) : after.left - after.tricks;
      assert.equal(own + next.tricksWon(side) - before, tricks, card);
      assert.ok(tricks <= left);
    }
  });

  test("when the nodes end, bounds; asked again, it goes on", () => {
    const deal = bridge.seededDeal(11);
    const position = { hands: deal, denomination: "S", leader: "W" };
    const nothing = analysis.solve(position, { nodes: 0 });
    assert.deepEqual([nothing.tricks, nothing.atLeast, nothing.atMost, nothing.nodes], [null, 0, 13, 0]);
    let slices = 0;
    let bounds = nothing;
    for (; bounds.tricks === null; slices += 1) {
      const next = analysis.solve(position, { nodes: 3000 });
      assert.ok(next.atLeast >= bounds.atLeast && next.atMost <= bounds.atMost && next.nodes <= 3000);
      bounds = next;
    }
    assert.ok(slices > 1, "one slice was enough, so nothing was tested");
    assert.equal(bounds.tricks, analysis.table(deal).tricks.S.S === undefined ? -1 : 13 - analysis.table(deal).tricks.S.S);

    let table = analysis.table(bridge.seededDeal(12), { nodes: 1000 });
    assert.ok(!table.complete && Object.values(table.tricks.N).includes(null));
    for (let i = 0; !table.complete; i++) {
      assert.ok(i < 10_000);
      const next = analysis.table(bridge.seededDeal(12), { nodes: 5000 });
      assert.ok(next.done >= table.done);
      next.atLeast.forEach((bound, place) => assert.ok(bound >= table.atLeast[place] && next.atMost[place] <= table.atMost[place]));
      table = next;
    }
    const { nodes: _, ...whole } = analysis.table(bridge.seededDeal(12));
    assert.deepEqual(table.tricks, whole.tricks);
  });

  test("answers do not depend on the memory or on what was asked before", () => {
    const position = { hands: bridge.seededDeal(21), denomination: "H", leader: "E" };
    const { tricks } = analysis.solve(position);
    for (const memory of [1, 2, 40]) {
      analysis.solve({ ...position, denomination: "C" }, { memory });
      assert.equal(analysis.solve(position, { memory }).tricks, tricks);
    }
  });

  test("par of a deal, of its table and of its numbers", () => {
    const deal = bridge.seededDeal(5);
    const table = analysis.table(deal);
    const expected = {
      score: 980,
      contracts: ["N", "S"].map((declarer) => ({ contract: "6S", declarer, tricks: 12, result: 0, text: `6S ${declarer} =` })),
    };
    for (const given of [deal, table, table.atLeast, { tricks: table.tricks }]) {
      assert.deepEqual(analysis.par(given, "N", "None"), expected);
    }
    assert.deepEqual(analysis.par(new Uint8Array(20).fill(6), "N", "All"), { score: 0, contracts: [] });
    const hard = { deal: bridge.seededDeal(6) };
    assert.deepEqual(analysis.par(hard, "N", "None", { nodes: 1 }), { score: null, contracts: [] });
  });

  test("what is no position is refused, and where is said", () => {
    const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
    const good = { hands, denomination: "NT", leader: "S" };
    const wrong = [
      [{ ...good, hands: { ...hands, W: "A2..." } }, "position-card-twice"],
      [{ ...good, hands: { ...hands, W: "K..." } }, "position-size"],
      [{ ...good, leader: undefined }, "bad-input", "position.leader"],
      [{ ...good, leader: "Q" }, "bad-input", "position.leader"],
      [{ ...good, denomination: undefined }, "bad-input", "position.denomination"],
      [{ ...good, trick: ["C2", "C3", "C4", "C5"] }, "bad-input", "position.trick"],
      [{ ...good, strain: "NT" }, "bad-input", "position"],
      [{ ...good, won: { NS: 12 } }, "position-too-many-tricks"],
      [{ ...good, shownOut: { W: ["S"] } }, "position-shown-out-but-holds"],
      ["S NT S", "position-text"],
      [new bridge.Table({ deal: bridge.seededDeal(1), number: 1 }), "position-no-play"],
      [played(1, 2).view("S").toJSON(), "position-hidden"],
      [{ ...played(1, 2).toJSON(), actions: ["1NT", "1C"] }, "invalid-record"],
      [{ toJSON() { throw new TypeError("no"); } }, "bad-input", "position"],
      [null, "bad-input", "position"],
    ];
    for (const [position, code, argument] of wrong) {
      const error = refused(() => analysis.solve(position));
      assert.equal(error.code, code, error.message);
      if (argument) assert.equal(error.params.argument, argument);
    }
    const table = played(1, 2);
    table.free();
    assert.equal(refused(() => analysis.solve(table)).code, "released");
  });
});

// As for bridge.checkDeal (laws 1, 6B): who gives a wrong deal is told what is wrong with it, the first thing at least.
describe("what is no deal", () => {
  const HANDS = { N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: "...AKQJT98765432" };
  for (const [what, hands, told] of [
    ["a card in two hands", { ...HANDS, E: "2.AKQJT9876543.." }, { card: "S2" }],
    ["a card twice in one", { ...HANDS, E: bridge.CARD_NAMES.slice(26, 38).concat("H2") }, { card: "H2" }],
    ["a hand too short", { ...HANDS, W: "...AKQJT9876543" }, { seat: "W", found: 12, owed: 13 }],
    ["what is no card", { ...HANDS, S: "..AKQJT98765431." }, { seat: "S", text: "D1" }],
  ]) {
    test(what, () => {
      const record = { deal: hands, number: 1, actions: ["1NT", "Pass", "Pass", "Pass"] };
      for (const ask of [() => analysis.table(hands), () => analysis.par(hands, "N", "All"), () => analysis.solve(record)]) {
        const { code, params } = refused(ask);
        assert.equal(code, "invalid-deal");
        assert.deepEqual(params, told);
      }
    });
  }
});
