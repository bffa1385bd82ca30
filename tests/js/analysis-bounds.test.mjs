// Where the arguments of the analysis room end: what lies just beyond is refused by its place, what lies just within is taken.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { analysis, bridge } from "tricklaw";
import { refused } from "./support/analysis.mjs";

/** South, in four spades, has three tricks to come; west has a small trump and no heart. */
const END = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
const PARTS = { hands: { N: ".43.5.", E: ".Q.K.2", S: "A.A.A.", W: "2..6.7" }, contract: "4S", leader: "S", declarer: "S" };
const CLAIM = { by: "S", tricks: 3 };

/** Refused as bad input at that place. */
function beyond(ask, argument) {
  const { code, params } = refused(ask);
  assert.deepEqual([code, params.argument], ["bad-input", argument]);
}

const claim = (more, options) => () => analysis.claim(END, { ...CLAIM, ...more }, options);
const solve = (more, options) => () => analysis.solve({ ...PARTS, ...more }, options);
const write = (...steps) => () => analysis.statementText(steps, "en");

describe("numbers", () => {
  test("tricks and what is conceded, from 0 to 13", () => {
    for (const number of [-1, 14, 1.5, "1"]) {
      beyond(claim({ tricks: number }), "claim.tricks");
      beyond(claim({ tricks: undefined, concedes: number }), "claim.concedes");
    }
    assert.equal(claim({ tricks: 0 })().claimed, 0);
    assert.equal(claim({ tricks: undefined, concedes: 0 })().claimed, 3);
    // Thirteen is a number of tricks, only more than are left here.
    for (const given of [{ tricks: 13 }, { tricks: undefined, concedes: 13 }]) {
      assert.equal(refused(claim(given)).code, "claim-too-many-tricks");
    }
    beyond(claim({ tricks: 1, concedes: 1 }), "claim");
  });

  test("nodes and memory", () => {
    for (const nodes of [-1, 0.5, 2 ** 53]) {
      beyond(solve({}, { nodes }), "options.nodes");
      for (const name of ["nodes", "alternativeNodes", "solverNodes"]) beyond(claim({}, { [name]: nodes }), `options.${name}`);
      beyond(() => analysis.isBulletproof(END, CLAIM, { nodes }), "options.nodes");
    }
    for (const memory of [0, 41]) {
      beyond(solve({}, { memory }), "options.memory");
      beyond(claim({}, { memory }), "options.memory");
    }
    for (const options of [{ nodes: 2 ** 53 - 1 }, { memory: 1 }, { memory: 40 }]) assert.equal(solve({}, options)().tricks, 3);
    assert.equal(solve({}, { nodes: 0 })().tricks, null);
  });

  test("numbers of cards, seats, suits and denominations", () => {
    const taken = (more, options) => assert.equal(solve(more, options)().tricks, 3);
    taken({ leader: 2, declarer: 2 });
    taken({ contract: undefined, denomination: 3 });
    for (const leader of [-1, 4, 256, 2.5, "", "#2", "S\n", "x".repeat(33)]) beyond(solve({ leader }), "position.leader");
    beyond(solve({ contract: undefined, denomination: 5 }), "position.denomination");
    beyond(solve({ contract: 3 }), "position.contract");
    beyond(() => analysis.parseStatement("draw trumps", 4), "declarer");
    beyond(write({ do: "lead", card: 52 }), "steps[0].card");
    assert.equal(write({ do: "lead", card: 51 })(), write({ do: "lead", card: "SA" })());
  });
});

describe("deals", () => {
  test("fifty-two owners from 0 to 3", () => {
    const owners = Uint8Array.from({ length: 52 }, (_, card) => Math.floor(card / 13));
    assert.deepEqual(analysis.table(owners).tricks.N, { C: 13, D: 0, H: 13, S: 0, NT: 0 });
    assert.equal(analysis.table({ deal: owners, number: 1, actions: [] }).complete, true);
    for (const [deal, argument] of [[owners, "deal"], [{ deal: owners, number: 1 }, "deal.deal"]]) {
      const at = (change) => () => {
        const changed = change(owners);
        return analysis.table(deal === owners ? changed : { ...deal, deal: changed });
      };
      beyond(at((all) => all.subarray(1)), argument);
      beyond(at((all) => Uint8Array.of(...all, 3)), argument);
      beyond(at((all) => Uint8Array.of(...all.subarray(1), 4)), argument);
    }
  });

  test("a record of hands, each as text or as cards", () => {
    const hands = { ...PARTS.hands, W: ["S2", "H6", "C7"] };
    assert.equal(solve({ hands })().tricks, 3);
    beyond(solve({ hands: { ...hands, W: 5 } }), "position.hands.W");
    beyond(solve({ hands: 5 }), "position.hands");
    for (const none of [null, [], 7, undefined]) beyond(() => analysis.solve(none), "position");
    beyond(solve({ kibitzer: "N" }), "position");
  });
});

describe("lists", () => {
  test("as long as they may be", () => {
    const steps = (count) => write(...Array.from({ length: count }, () => ({ do: "drawTrumps" })));
    assert.equal(steps(60)().split(",").length, 60);
    beyond(steps(61), "steps");
    const many = (item, count) => Array.from({ length: count }, () => item);
    beyond(claim({ laterPlay: many({ seat: "S", card: "SA" }, 53) }), "claim.laterPlay");
    beyond(claim({ knows: { cards: many("SA", 53) } }), "claim.knows.cards");
    beyond(claim({ knows: { losers: "SA" } }), "claim.knows.losers");
    beyond(claim({ knows: { suits: many("S", 5) } }), "claim.knows.suits");
    beyond(solve({ trick: ["S2", "H3", "H4", "H5"] }), "position.trick");
    beyond(solve({ shownOut: { W: many("H", 5) } }), "position.shownOut.W");
    assert.equal(claim({ knows: { suits: ["C", "D", "H", "S"], cards: Uint8Array.of(36), losers: [] } })().claimed, 3);
  });

  test("names its items", () => {
    beyond(claim({ laterPlay: [{ seat: "S", card: "SA" }, { seat: "S" }] }), "claim.laterPlay[1].card");
    beyond(claim({ laterPlay: [{ card: "SA" }] }), "claim.laterPlay[0].seat");
    beyond(claim({ knows: { cards: ["SA", ""] } }), "claim.knows.cards[1]");
    const deal = bridge.seededDeal(1);
    for (const action of [1, "", "x".repeat(601)]) {
      beyond(() => analysis.solve({ deal, number: 1, actions: ["Pass", action] }), "position.actions[1]");
    }
    beyond(() => analysis.solve({ deal, number: 0, actions: [] }), "position.number");
    beyond(() => analysis.solve({ deal, actions: [] }), "position");
  });
});

describe("texts", () => {
  test("as long as they may be", () => {
    const long = (count) => "draw trumps".padEnd(count);
    assert.deepEqual(analysis.parseStatement(long(4000)).steps, [{ do: "drawTrumps" }]);
    beyond(() => analysis.parseStatement(long(4001)), "text");
    beyond(claim({ statement: long(4001) }), "claim.statement");
    beyond(() => analysis.solve(END.padEnd(401)), "position");
    assert.equal(analysis.solve(END.padEnd(400)).tricks, 3);
    beyond(solve({ hands: { ...PARTS.hands, W: "2..6.7".padEnd(2001) } }), "position.hands.W");
    beyond(() => analysis.table("N:".padEnd(2001)), "deal");
  });

  test("lines, of which a person's text may have several", () => {
    const text = "draw trumps\u2028cash hearts\r\ncash a diamond";
    assert.deepEqual(analysis.parseStatement(text).steps.map((step) => step.do), ["drawTrumps", "cash", "cash"]);
    const { problems } = refused(claim({ statement: "draw trumps\nfly away" })).params;
    assert.deepEqual(problems.map(({ start, found }) => [start, found])[0], [12, "fly"]);
  });
});

describe("steps", () => {
  test("a card or a suit, not both; a suit where it cannot be left open", () => {
    for (const more of [{ suit: "H" }, { hand: "N" }]) beyond(write({ do: "discard", card: "H3", ...more }), "steps[0]");
    beyond(write({ do: "finesse", card: "HQ", suit: "H" }), "steps[0]");
    for (const step of [{ do: "cash" }, { do: "discard" }]) beyond(write(step), "steps[0].suit");
    assert.equal(write({ do: "count", tricks: 1 })(), "take 1 trick");
    for (const kind of ["finesse", "ruff", "concede", "good"]) assert.equal(typeof write({ do: kind })(), "string");
    assert.equal(typeof write({ do: "cross", to: "N" })(), "string");
    beyond(write({ do: "cross" }), "steps[0].to");
    beyond(write({ do: "play" }), "steps[0].card");
  });

  test("tricks: one where a concession names none, and needed where they are counted", () => {
    assert.equal(write({ do: "concede", suit: "D" })(), write({ do: "concede", suit: "D", tricks: 1 })());
    beyond(write({ do: "count", suit: "C" }), "steps[0].tricks");
    assert.equal(write({ do: "concede", tricks: 0 })(), "concede the rest");
    for (const tricks of [-1, 14]) beyond(write({ do: "concede", tricks }), "steps[0].tricks");
  });

  test("conditions within conditions, eight deep", () => {
    const within = (depth, inner) =>
      depth === 0 ? inner : { do: "if", condition: { bothFollow: "S" }, then: [within(depth - 1, inner)] };
    assert.equal(typeof write(within(8, { do: "drawTrumps" }))(), "string");
    beyond(write(within(9, { do: "drawTrumps" })), `steps[0]${".then[0]".repeat(8)}.then`);
    const otherwise = { do: "if", condition: { bothFollow: "S" }, then: [], otherwise: [within(8, { do: "drawTrumps" })] };
    beyond(write(otherwise), `steps[0].otherwise[0]${".then[0]".repeat(7)}.then`);
    beyond(write({ do: "if", condition: { bothFollow: "S" } }), "steps[0].then");
    beyond(write({ do: "if", then: [] }), "steps[0].condition");
    const appeared = write({ do: "if", condition: { appeared: "S" }, then: [] });
    beyond(appeared, "steps[0].condition.appeared");
    assert.match(refused(appeared).params.expected, /^a card /);
    beyond(write({ do: "if", condition: { bothFollow: "S", seat: "W" }, then: [] }), "steps[0].condition");
    assert.equal(typeof write({ do: "avoid", what: "trumps" })(), "string");
    assert.equal(write({ do: "avoid", what: "low" })(), "from the top");
    beyond(write(within(1, { do: "avoid", what: "trumps" })), "steps[0].then[0]");
  });
});

describe("tables, policies and moments", () => {
  test("twenty numbers from 0 to 13", () => {
    const par = (table) => () => analysis.par(table, "N", "None");
    const numbers = new Uint8Array(20).fill(6);
    assert.equal(par(numbers)().score, 0); // nobody makes anything
    const all = Uint8Array.from(numbers, (_, i) => (i % 2 === 0 ? 13 : 0));
    assert.equal(par(all)().score, bridge.score("7NT", "N", "None", 13));
    beyond(par(Uint8Array.of(...numbers.subarray(1), 14)), "table[19]");
    for (const length of [19, 21]) beyond(par(new Uint8Array(length)), "table");
    for (const none of [null, 5, { done: 20 }, { tricks: null }]) beyond(par(none), "table");
    const row = { C: 7, D: 7, H: 7, S: 7, NT: 7 };
    const tricks = { N: row, E: row, S: row, W: { ...row, NT: null } };
    beyond(par({ tricks }), "table[19]");
    beyond(par({ tricks: { ...tricks, W: undefined } }), "table.tricks.W");
  });

  test("settings of a policy", () => {
    const policy = (policy) => claim({}, { policy });
    for (const given of ["ebu", 1]) beyond(policy(given), "options.policy");
    beyond(policy({ preset: "house" }), "options.policy.preset");
    for (const settings of [5, ["x"], { "": "x" }, { ["x".repeat(33)]: "x" }, { "a\nb": "x" }]) {
      beyond(policy({ settings }), "options.policy.settings");
    }
    beyond(policy({ settings: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`s${i}`, "x"])) }), "options.policy.settings");
    const [{ name, settings }] = analysis.switches();
    beyond(policy({ settings: { [name]: 1 } }), `options.policy.settings.${name}`);
    beyond(policy({ settings: { [name]: `${settings[0]}\n` } }), `options.policy.settings.${name}`);
    assert.equal(policy({ settings: { [name]: settings[0], other: null } })().claimed, 3);
  });

  test("chances and tricks of a regret", () => {
    const regret = (more) => () => analysis.withdrawAgreement({ asked: 1, ...more });
    const chances = (favourable, of) => regret({ likelihood: { favourable, of } });
    beyond(chances(3, 2), "regret.likelihood.favourable");
    beyond(chances(0, 0), "regret.likelihood.of");
    beyond(chances(0, 2 ** 32), "regret.likelihood.of");
    beyond(chances(2 ** 32, 2 ** 33), "regret.likelihood.favourable");
    for (const name of ["asked", "alreadyWon", "notLosable"]) {
      for (const number of [-1, 14]) beyond(regret({ [name]: number }), `regret.${name}`);
    }
    assert.deepEqual(regret({ alreadyWon: 0, notLosable: 0 })(), regret({})());
    assert.equal(typeof chances(2, 2)(), "object");
  });

  test("what was announced", () => {
    const claimed = { by: "S", declarer: "S", about: "wins", tricks: 1, left: 3 };
    const said = (more, book) => () => analysis.readAnnouncement({ ...claimed, ...more }, book);
    for (const about of ["wins", "loses"]) beyond(said({ about, tricks: undefined }), "announcement.tricks");
    assert.deepEqual(said({ about: "shows-cards", tricks: undefined })(), said({ about: "shows-cards" })());
    for (const left of [-1, 14, undefined]) beyond(said({ left }), "announcement.left");
    assert.deepEqual(said({ partnerObjects: false })(), said({})());
    for (const name of ["calledOnNextBoard", "roundOver", "correctionOver"]) {
      beyond(() => analysis.isAgreed(false, { [name]: 1 }), `moment.${name}`);
    }
    for (const book of ["2008", 2007]) beyond(said({}, book), "book");
    beyond(() => analysis.disclaimedTrick(14, 0, 1), "sureOurs");
    beyond(() => analysis.disclaimedTrick(0, -1, 1), "sureTheirs");
    beyond(() => analysis.disclaimedTrick(0, 0, 14), "left");
    beyond(() => analysis.cancelConcession(END, { by: "S", tricks: 0 }, { alreadyWon: 14 }), "moment.alreadyWon");
  });
});
