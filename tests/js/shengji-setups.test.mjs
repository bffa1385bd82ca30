// What Shengji takes at the door: cards by their Chinese names, records and setups that cannot be.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shengji } from "tricklaw";
import { refused } from "./support/refused.mjs";

const { Table, seededDeal } = shengji;

test("Chinese names of cards are read wherever cards are", () => {
  const hands = { N: "黑桃A 大王", W: "♠️3，小鬼", S: ["黑桃4", "梅花10"], E: "S5、方块K" };
  const table = new Table({ trump: "红桃2", dealer: "N", hands, actions: ["play N 黑桃A", "play W ♠3"] });
  assert.deepEqual([table.state.trump, table.state.hands.S, table.state.hands.W], ["2H", ["S4", "CT"], ["LJ"]]);
  assert.equal(table.why("play S 梅花10").code, "suit-owed");
  assert.deepEqual(shengji.ladder("方片A").at(-1).steps.slice(-3), [["DA"], ["LJ"], ["BJ"]]);
  for (const none of ["10NT", "NT10", "10无将", "无主10"]) assert.equal(shengji.ladder(none).at(-1).steps[0].length, 4);
  const board = new Table({ deal: seededDeal(3), race: "board", dealer: "S", level: "2" });
  const mine = board.legalDeclarations("N")[0].face;
  board.apply(`declare N ${{ C: "梅花", D: "方块", H: "红心", S: "黑桃" }[mine[0]]}2 1`);
  assert.equal(board.state.declarations[0].face, mine);
});

test("hands without an order are drawn from their lowest numbers on, and their kitty is turned up from its first card", () => {
  const names = (cards) => Array.from(cards, shengji.faceName).join(" ");
  const { hands, kitty, decks, kittySize } = seededDeal(1);
  const reversed = kitty.split(" ").reverse().join(" ");
  const table = new Table({ deal: { hands, kitty: reversed, decks, kittySize }, dealer: "N", level: "5", actions: ["draw 9"] });
  const lowest = [...hands.N.split(" ")].map(shengji.faceNumber).sort((a, b) => b - a).slice(-3);
  assert.equal(names(table.hand("N")), names(lowest));
  for (const action of ["draw 91", "settle"]) table.apply(action);
  assert.equal(table.state.turned.join(" "), reversed.split(" ").slice(0, table.state.turned.length).join(" "));
});

describe("what is refused at the door", () => {
  for (const [cards, why] of [["SA SA SA SA", "four of a face"], [[54], "no face"], ["S1", "no card"], [new Uint8Array(200), "too many"]]) {
    test(why, () => assert.equal(refused(() => shengji.points(cards)).code, "bad-input"));
  }

  test("a record that cannot be names the action", () => {
    const setup = { trump: "2H", dealer: "N", hands: { N: "SA", W: "S3", S: "S4", E: "S5" }, actions: ["play N SA", "play W S4"] };
    const { code, params } = refused(() => new Table(setup));
    assert.deepEqual([code, params.at, params.refusal.code], ["invalid-record", 1, "not-held"]);
  });

  // Art. 32: a deal is checked for the cards that are there; of an order and hands that differ one would be passed over.
  test("a deal whose hands or kitty are not those of its order", () => {
    const deal = seededDeal(1);
    const { N, W } = deal.hands;
    const wrong = { hands: [{ ...deal.hands, N: W, W: N }, { N }], kitty: [N.slice(0, 23)] };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const given = { ...deal, [field]: value };
        for (const call of [() => shengji.checkDeal(given), () => new Table({ deal: given, dealer: "N" })]) {
          assert.match(refused(call).params.argument, new RegExp(`deal.${field}$`));
        }
      }
    }
    const turned = { ...deal, kitty: deal.kitty.split(" ").reverse() };
    assert.ok(shengji.checkDeal(turned).valid && new Table({ deal: turned, dealer: "N" }));
  });

  // Art. 35(2): the next player may change his demand until the lead is made; a client that never stops must come to an end.
  test("a table takes so many actions that its record and its views can be read again", () => {
    const hands = { N: "SA SK", W: "S3 S4", S: "S5 S6", E: "S7 S8" };
    const table = new Table({ trump: "2H", dealer: "N", hands, actions: ["expose N SK"] });
    for (let left = 999; left > 0; left--) table.apply(left % 2 ? "demand S" : "forbid S", "W");
    const calls = [() => table.apply("demand S", "W"), () => table.why("demand S"), () => table.play("SK"), () => table.isLegal("SK")];
    for (const call of calls) assert.match(refused(call).message, /no action beyond 1000/);
    for (const one of [table, table.view("S")]) assert.equal(new Table(JSON.parse(JSON.stringify(one))).actions.length, 1000);
    table.undo();
    table.play("SK");
  });

  test("setups that contradict themselves", () => {
    const early = { trump: "2H", dealer: "N", leader: "W", points: 70, hands: { N: "S3", W: "SK", S: "S5", E: "S4" } };
    const table = new Table(early);
    assert.deepEqual([table.turn, table.state.points, new Table(JSON.parse(JSON.stringify(table))).turn], [3, 70, 3]);
    assert.equal(refused(() => new Table({ ...early, points: 7 })).code, "bad-input");
    // What says nothing about a table that begins like that is not passed over in silence; what agrees with it may stand.
    const deal = seededDeal(1);
    const beginnings = [
      [early, { level: "2", deal: null, view: undefined }, { level: "5", deal, race: "board", first: "S", view: "N" }],
      [
        { deal, dealer: "N" },
        { decks: 2, kittySize: 8, first: "N", kitty: null },
        { decks: 3, kittySize: 4, first: "S", hands: early.hands, kitty: "S3", leader: "S", points: 5, uneven: true },
      ],
      [
        { view: "S", dealer: "N" },
        { decks: 3, kittySize: 10, first: "E", level: "5", trump: null },
        { trump: "2H", deal, kitty: "S3", leader: "S", points: 5, uneven: true },
      ],
    ];
    for (const [setup, fields, wrong] of beginnings) {
      assert.ok(new Table({ ...setup, ...fields }));
      for (const [field, value] of Object.entries(wrong)) assert.equal(refused(() => new Table({ ...setup, [field]: value })).code, "bad-input", field);
    }

    // Hands, a kitty, a leader and points that cannot be: which of them, and what is wrong with it.
    const { N, W, S, E } = early.hands;
    const ones = { trump: "2H", dealer: "N", hands: { N, W, S, E } };
    const of = (hands) => ({ hands: { ...ones.hands, ...hands } });
    const many = { N: 26, W: 26, S: 26, E: 26 };
    for (const [more, argument, fault, face] of [
      [of({ W: "SK S6" }), "setup.hands.W", "hands-differ"],
      [of({ E: "" }), "setup.hands.E", "hands-differ"],
      [of({ W: "S3", S: "S3" }), "setup.hands.W", "too-many-of-a-face", "S3"],
      [{ kitty: "SK SK D3 D4 D5 D6 D7 D8" }, "setup.kitty", "too-many-of-a-face", "SK"],
      [{ kitty: "D3" }, "setup.kitty", "wrong-kitty"],
      [of(many), "setup.hands.N", "hand-too-large"],
      [{ ...of({ S: 34 }), uneven: true }, "setup.hands.S", "hand-too-large"],
      [{ hands: { N }, uneven: true }, "setup.hands", "too-few-hands"],
      [{ ...of({ E: "" }), uneven: true, leader: "E" }, "setup.leader", "nothing-to-lead"],
      [{ points: 7 }, "setup.points", "impossible-points"],
      [{ points: 205 }, "setup.points", "impossible-points"],
      [{ kitty: "D5 D5 H5 H5 DT DT HT HT", points: 145 }, "setup.points", "impossible-points"],
    ]) {
      const { params, message } = refused(() => new Table({ ...ones, ...more }));
      assert.deepEqual(params, { argument, fault, ...(face && { face }) }, message);
      assert.ok(message.startsWith(`${argument}: `), message);
    }
    assert.deepEqual(refused(() => new Table({ view: "N", dealer: "N", hands: { N } })).params, { argument: "setup.hands.N", fault: "wrong-pocket" });
    // And which field is missing, or differs from what another says.
    for (const [setup, argument] of [
      [{ ...ones, dealer: null }, "setup.dealer"],
      [{ deal, race: "board" }, "setup.dealer"],
      [{ deal, race: "first-deal", dealer: "N" }, "setup.dealer"],
      [{ view: "N", dealer: "N", hands: { W } }, "setup.hands"],
      [{ deal, dealer: "N", decks: 3 }, "setup.decks"],
      [{ deal, dealer: "N", kittySize: 4 }, "setup.kittySize"],
      [{ deal, dealer: "N", first: "S" }, "setup.first"],
    ]) {
      const { params, message } = refused(() => new Table(setup));
      assert.equal(params.argument, argument, message);
      assert.ok(params.expected, message);
    }

    for (const setup of [
      {},
      { deal: seededDeal(1), race: "board" },
      { deal: seededDeal(1), race: "first-deal", dealer: "N" },
      { trump: "2H", dealer: "N", hands: { N: "SA" } },
      { rules: { preset: "CN-2003" } },
    ]) {
      assert.equal(refused(() => new Table(setup)).code, "bad-input");
    }
  });
});
