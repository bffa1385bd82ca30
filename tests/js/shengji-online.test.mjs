// What a site that lets people play asks of a table beside the rules: going back, what is done for a player whose time is up, whose
// card is drawn, actions as in the bridge room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bridge, shengji } from "tricklaw";
import { refused } from "./support/refused.mjs";

const { Table, seededDeal } = shengji;
const names = (numbers) => Array.from(numbers, shengji.faceName);

/** Plays on with what is played for a player whose time is up. */
function goOn(table) {
  for (let cards = table.defaultCards(); cards; cards = table.defaultCards()) {
    const action = `${table.phase === "burying" ? "bury" : `play ${table.state.turn}`} ${names(cards).join(" ")}`;
    assert.equal(table.isLegal(action, table.turn), true, action);
    table.apply(action, table.turn);
  }
}

test("a whole deal plays itself, with every size and level", () => {
  for (const decks of [1, 2, 3])
    for (const level of ["2", "T", "A"]) {
      const table = new Table({ deal: seededDeal(decks, { decks }), dealer: "S", level });
      assert.equal(table.defaultCards(), null, "nobody is to play");
      table.apply(`draw ${4 * table.state.handSize}`);
      table.apply("settle");
      goOn(table);
      assert.equal(table.phase, "over");
      // What was buried counts nothing where the dealer has enough cards that do not, and trumps stay in hand.
      const trumps = shengji.ladder(table.state.trump).at(-1).steps.flat();
      assert.deepEqual([shengji.points(table.state.kitty), table.state.kitty.filter((face) => trumps.includes(face))], [0, []]);
    }
});

test("what is led for him: what is demanded (art. 35(2)), else a card that gives away least", () => {
  const hands = { N: "SA S5 S3 D9", W: "SK S7 D3 D4", S: "S8 S9 D5 D6", E: "S4 S6 D7 D8" };
  const after = (...actions) => new Table({ trump: "2H", dealer: "N", hands, actions });
  const led = (...actions) => names(after(...actions).defaultCards()).join(" ");
  assert.equal(led("expose N SA S5", "demand cards SA S5"), "SA S5");
  assert.equal(led("expose N D9", "demand D"), "D9");
  assert.equal(led("expose N D9", "forbid D"), "S3");
  assert.equal(led(), "S3");
  assert.equal(led("play N S5"), "S7", "no points to a trick he cannot be sure of");
  assert.equal(after("play N SA S5 S3").defaultCards(), null, "a part of it is to be chosen");
  assert.equal(after().view("W").defaultCards(), null, "the hand of north is hidden");
});

test("whose card is drawn, from the first player round against the clock (art. 7(2))", () => {
  const table = new Table({ deal: seededDeal(3, { first: "E" }) });
  const drawers = [];
  for (let drawn = 0; drawn < 5; drawn++) {
    drawers.push(table.state.drawer);
    const { drawer, counts } = table.state;
    table.apply("draw 1");
    assert.equal(table.state.counts[drawer], counts[drawer] + 1);
  }
  assert.deepEqual(drawers, ["E", "N", "W", "S", "E"]);
  table.apply("draw 95");
  assert.equal(table.state.drawer, null);
  assert.equal(new Table({ view: "S", first: "W" }).state.drawer, "W");
});

test("the dealer knows the kitty from when he takes it", () => {
  const deal = seededDeal(1);
  const server = new Table({ deal, dealer: "N", actions: ["draw 100", "settle"] });
  const kitties = () => ["N", "S"].map((seat) => new Table(server.view(seat).toJSON()).state.kitty);
  assert.deepEqual(kitties(), [server.state.kitty, null]);
  assert.deepEqual([...server.state.kitty].sort(), deal.kitty.split(" ").sort());
  const buried = names(server.hand("N").subarray(0, 8));
  server.apply(`bury ${buried.join(" ")}`, "N");
  assert.deepEqual(kitties().map((kitty) => kitty?.toSorted()), [buried.toSorted(), undefined]);
});

test("going back to an action, as in the bridge room", () => {
  const table = new Table({ deal: seededDeal(1), dealer: "N", actions: ["draw 100", "settle"] });
  goOn(table);
  const whole = table.actions;
  table.rewind(whole.length + 5);
  assert.equal(table.actions.length, whole.length);
  for (const length of [50, 3, 3, 1, 0]) {
    table.rewind(length);
    assert.deepEqual([table.actions, table.state], [whole.slice(0, length), new Table({ deal: seededDeal(1), dealer: "N", actions: whole.slice(0, length) }).state]);
  }
  for (const wrong of [-1, 0.5, "1", null, undefined]) assert.equal(refused(() => table.rewind(wrong)).code, "bad-input", String(wrong));
});

test("isLegal takes an action as text, as in the bridge room, and cards", () => {
  const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
  const table = new Table({ trump: "2H", dealer: "N", hands });
  for (const [action, by] of [["play N SK"], ["play N SK", "N"], ["play N SK", "S"], ["play W S9"], ["fine EW 1 1"], ["fine EW 1 1", "N"], ["settle"]])
    assert.equal(table.isLegal(action, by), table.why(action, by) === null, action);
  assert.deepEqual([table.isLegal("play N SK", "S"), table.isLegal("SK SK"), table.isLegal("SK SK", ["SK SK"]), table.isLegal("SA")], [false, true, true, false]);
  assert.equal(refused(() => table.isLegal("lead N SK")).code, "bad-input");
  assert.equal(new bridge.Table({ deal: bridge.seededDeal(1), number: 1 }).isLegal("X"), false);
});

test("level points of a total no deal comes to (art. 6(2))", () => {
  for (const total of [79, 1, -3, 99999]) assert.equal(refused(() => shengji.levelPoints(total, 2)).code, "impossible-points", String(total));
  // An organiser's own table may be read for any total.
  assert.equal(shengji.levelPoints(79, 2, [{ from: 0, levelPoints: -1 }, { from: 80, levelPoints: 1 }]), -1);
});

test("what a hidden hand may declare is not known, which is not that there is nothing to declare", () => {
  const table = new Table({ deal: seededDeal(1), dealer: "N", level: "2" });
  table.apply("draw 100");
  const offers = (of, seat) => of.legalDeclarations(seat)?.map(({ face, count }) => `${face} ${count}`);
  assert.deepEqual(offers(table.view("S"), "S"), offers(table, "S"));
  assert.equal(table.view("S").legalDeclarations("N"), null);
  assert.equal(table.publicView().legalDeclarations("N"), null);
  table.apply("declare N D2 1");
  table.apply("settle");
  for (const one of [table, table.view("S")]) assert.deepEqual(one.legalDeclarations("N"), [], "declaring is over, as everybody knows");
});
