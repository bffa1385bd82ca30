// Every refusal of Shengji once, as a program meets it: its code, its article, and all that is owed, from which a message can be made.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { shengji } from "tricklaw";
import { at } from "../../scripts/lib.mjs";
import { refused } from "./support/refused.mjs";

const { Table, Follow, nextDeal } = shengji;
const trump = "2H";
const PAIR = { name: "pair", multiplicity: 2, length: 1 };
const tractor = (length, multiplicity = 2) => ({ name: "tractor", multiplicity, length });

/** From a lead of north's on, who deals. */
const HANDS = { N: "S9 S8 D4 C3", W: "SK SQ CK C4", S: "ST S6 D7 D8", E: "SJ S7 D9 DT" };
const playing = (actions = [], hands = HANDS, more = {}) => new Table({ trump, dealer: "N", hands, actions, ...more });
const throwing = (actions = []) => playing(["play N SA SA S3", ...actions], { ...HANDS, N: "SA SA S3 D4" });

/** North has drawn the first two cards of his, fives of hearts and spades, at level five. */
const drawing = (actions = [], more = {}) => new Table({ view: "N", dealer: "N", level: "5", decks: 3, actions: ["drawn 5 H5 S5", ...actions], ...more });
const seeded = (actions = []) => new Table({ deal: shengji.seededDeal(3), dealer: "N", level: "5", actions });
/** North has the kitty, and one ace of spades. */
const taken = seeded(["draw 100", "settle"]);
const buriable = Array.from(taken.defaultCards(), shengji.faceName);

/** The four pockets of a board: north's has the kitty. */
function board(actions = []) {
  const { hands, kitty } = shengji.seededDeal(3);
  return new Table({ deal: { hands: { ...hands, N: `${hands.N} ${kitty}` } }, race: "board", dealer: "N", level: "5", actions });
}

const follow = (lead, hand, cards, more = {}) => new Follow({ trump, lead, hand, ...more }).check(cards);
const lead = (cards, declared) => shengji.checkLead(cards, trump, declared);
/** A refusal that is thrown, as one that is answered. */
const thrown = (call) => {
  const { code, law, params } = refused(call);
  return { code, law, owed: params.owed };
};

const rows = [
  // The stage of the deal, and whose turn it is.
  ["wrong-phase", "6(20)", { phase: "burying" }, taken.why("declare S D5 1")],
  ["wrong-phase", "6(20)", { phase: "declaring" }, seeded().why("play N SA")],
  ["not-your-turn", "12 ¶2", { turn: "W" }, playing(["play N S9"]).why("play S ST")],
  ["not-your-turn", "10", { turn: "N" }, playing().why("play W SK")],
  ["not-your-turn", "21(1) ¶2", { turn: "S" }, board().why("pass E")],
  ["not-your-turn", "21(3) ¶2", { turn: "S" }, board(["pass S", "pass E", "pass N", "pass W", "settle"]).why("name N H")],
  ["not-yours", "12 ¶2", { turn: "N" }, playing().why("play N S9", "W")],
  ["not-yours", "12 ¶2", { turn: "W" }, throwing().why("choose N 1")],
  ["not-yours", "39(3)", null, playing().why("fine EW 1 1", "N")],
  // Drawing and declaring.
  ["no-more-cards", "9", { count: 90 }, seeded(["draw 10"]).why("draw 91")],
  // A client that is not told who draws first takes the dealer for him.
  ["wrong-draw", "7(2)", { first: "N", count: 1 }, drawing().why("drawn 5")],
  ["cards-to-draw", "21(3) ¶1", { count: 90 }, seeded(["draw 10"]).why("settle")],
  ["not-a-level-card", "21(1) ¶1", null, drawing().why("declare N H2 1")],
  ["wrong-count", "21(1) ¶1", null, drawing().why("declare N H5 4")],
  ["not-held", "21(1) ¶1", { missing: ["H5"] }, drawing().why("declare N H5 2")],
  ["not-enough-cards", "21(2)", { count: 3 }, drawing(["drawn 3", "declare S S5 2"]).why("declare N H5 1")],
  ["own-declaration", "21(2)", null, drawing(["declare N H5 1"]).why("declare N S5 1")],
  ["no-pass", "21(1) ¶2", null, drawing().why("pass N")],
  ["declaring-over", "21(3)", null, board(["pass S", "pass E", "pass N", "pass W"]).why("pass S")],
  // Burying.
  ["wrong-kitty", "9", { count: 8 }, taken.why("bury D3")],
  ["not-held", "9 ¶2", { missing: ["SA", "SA"] }, taken.why(`bury ${buriable.slice(0, 5).join(" ")} SA SA SA`)],
  // Leading.
  ["no-cards", "10", null, lead("")],
  ["too-many-cards", "6(18)", null, lead(Array.from({ length: 50 }, (_, card) => shengji.faceName(card)))],
  ["several-suits", "11 ¶1", null, lead("S8 D8")],
  ["declaration-owed", "11 ¶4", null, lead("S8 S8 S8 S7 S7")],
  ["no-combination", "10", { parts: [["S8", "S3"]] }, lead("S8 S8 S3", ["S8 S3", "S8"])],
  ["declared-other-cards", "11 ¶4", { parts: [["S4"]] }, lead("S8 S8 S3", ["S8 S8", "S4"])],
  ["parts-join", "11 ¶1", { parts: [["S8", "S8"], ["S8"]] }, lead("S8 S8 S8 S7 S7", ["S8 S8", "S8", "S7 S7"])],
  // A throw that fails.
  ["not-a-choice", "34(1)", { choices: [0, 1] }, throwing().why("choose W 2")],
  ["not-a-choice", "34(1)", { choices: [1] }, throwing(["choose W 1"]).why("resolve 0 1 light")],
  ["wrong-grade", "34(1)", null, throwing().why("resolve 1 3 light")],
  // Following.
  ["wrong-count", "12 ¶2", { count: 2, played: 1 }, follow("S8 S8", "SK S9 S3", "SK")],
  ["not-held", "12 ¶1", { missing: ["SA"] }, follow("S8", "SK S9", "SA")],
  ["suit-owed", "13 ¶1", { suit: "S", count: 2, played: 1 }, follow("S8 S8", "SK SQ D9", "SK D9")],
  ["suit-owed", "13 ¶1", { suit: "trump", count: 1, played: 0 }, follow("H8", "S2 D9", "D9")],
  ["shape-owed", "13 ¶3", { part: 0, led: PAIR, throw: false, shapes: [PAIR], reached: [] }, follow("S8 S8", "SK SK S3 S4", "S3 S4")],
  ["shape-owed", "13 ¶4", { part: 0, led: { name: "triple", multiplicity: 3, length: 1 }, throw: false, shapes: [PAIR], reached: [] }, follow("S8 S8 S8", "SK SK S3 S4 S5", "S3 S4 S5")],
  ["shape-owed", "13 ¶5", { part: 0, led: tractor(3), throw: false, shapes: [tractor(2), PAIR], reached: [PAIR, PAIR, PAIR] }, follow("S9 S9 S8 S8 S7 S7", "SK SK SQ SQ S5 S5 S3 S3", "SK SK S5 S5 S3 S3")],
  ["shape-owed", "13 ¶6", { part: 0, led: tractor(2, 3), throw: false, shapes: [tractor(2)], reached: [PAIR, PAIR] }, follow("S8 S8 S8 S7 S7 S7", "SK SK SQ SQ S9 S9 S3 S4", "SK SK S9 S9 S3 S4")],
  ["shape-owed", "13 ¶7", { part: 1, led: PAIR, throw: true, shapes: [PAIR], reached: [] }, follow("SA SA SQ SQ", "S9 S9 S8 S8 S5 S4", "S9 S9 S5 S4")],
  ["exposed-owed", "35(2)", { exposed: ["CK", "CQ"], count: 2, played: 1 }, follow("C9 C8", "C3 CK CQ", "C3 CK", { exposed: "CK CQ" })],
  // What is said to lie face up has to be in the hand.
  ["not-held", "35(2)", { missing: ["DA"] }, thrown(() => new Follow({ trump, lead: "S8", hand: "SK S9", exposed: "SK DA" }))],
  // Exposed cards before a lead, wrong counts, revokes.
  ["not-exposed", "35(2)", null, playing().why("demand S")],
  ["lead-demanded", "35(2)", { demand: { kind: "suit", suit: "S", cards: null, orders: null } }, playing(["expose N S9", "demand S"]).why("play N D4")],
  ["already-exposed", "35(2)", { already: ["S9"] }, playing(["expose N S9"]).why("expose N S9")],
  ["no-surplus", "32(3)", null, playing([], { ...HANDS, N: "S9 S8 D4 C3 C5" }, { uneven: true }).why("take W S ST")],
  ["no-revoke", "36 ¶1", null, playing(["play N S9"]).why("revoke W SK")],
  ["hidden", "12 ¶1", null, drawing().why("draw 1")],
  // A verdict that the cards which are seen rule out: nothing is higher than the ace.
  ["hidden", "34(1)", null, playing(["play N SA S3"], { N: "SA S3", W: 2, S: 2, E: 2 }).why("fails / 0 W")],
  // From one deal to the next.
  ["game-over", "6(24)", null, thrown(() => nextDeal({ winner: "NS", dealer: "N" }, { dealer: "N", points: 0 }))],
  ["other-dealer", "6(13)", { dealer: "N" }, thrown(() => nextDeal({ dealer: "N" }, { dealer: "W", points: 0 }))],
];

describe("refusals of Shengji", () => {
  for (const [code, article, owed, refusal] of rows) {
    test(`${code}, art. ${article}: ${JSON.stringify(owed)}`, () => {
      assert.deepEqual(refusal && [refusal.code, refusal.law.article, refusal.owed], [code, article, owed]);
    });
  }

  test("a part of a throw that is left out", () => {
    for (const text of ["play N S9 =", "play N S9 S8 = S9 +"]) {
      const { code, params } = refused(() => playing().why(text));
      assert.deepEqual([code, params.expected], ["bad-input", `something behind the sign at character ${text.length}`]);
    }
  });

  test("a value of another kind is told with its place", () => {
    for (const [text, expected] of [
      ["play X SA", "a player, N, E, S or W, at character 6"],
      ["play N SA SX", "a card such as SA, BJ or LJ at character 11"],
      ["fine NS 5 1", "a grade from 1 to 4 at character 9"],
    ]) {
      const { code, params } = refused(() => playing().why(text));
      assert.deepEqual([code, params.expected], ["bad-input", expected]);
    }
  });

  test("every code is among them", () => {
    const types = readFileSync(at("src", "wasm", "types", "shengji-codes.ts"), "utf8");
    const [, reasons] = types.match(/export interface RefusalReasons \{\n([^}]*)\}/);
    const codes = [...reasons.matchAll(/readonly "?([\w-]+)"?: /g)].map(([, code]) => code);
    assert.deepEqual(codes.filter((code) => !rows.some(([met]) => met === code)), []);
  });
});

test("what is no cards at all is told what cards can be, text among it", () => {
  const told = /text such as "SA SA BJ", an array of faces, or a Uint8Array of numbers/;
  assert.throws(() => new Follow({ trump, hand: "SK" }), told);
  assert.throws(() => shengji.points(undefined), told);
  assert.throws(() => shengji.judgeThrow({ trump, leader: "N", lead: 5, hands: {} }), told);
});
