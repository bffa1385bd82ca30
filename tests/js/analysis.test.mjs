// Double-dummy results, claims and concessions, as a program meets them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { RulesError, analysis, bridge } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

const refused = (call) => {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    return error;
  }
  return assert.fail("it was not refused");
};

/** The lines of a file of cases, their fields divided by that sign. */
const cases = (name, sign) =>
  readFileSync(at("tests", "data", name), "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"))
    .map(({ line, text }) => ({ line, fields: text.split(sign).map((field) => field.trim()) }));

const DENOMINATIONS = bridge.DENOMINATION_NAMES;

/** A board in its play: the auction of one seed, then so many cards, the lowest legal one each time. */
function played(seed, cards) {
  const table = new bridge.Table({ deal: bridge.seededDeal(seed), number: 1 });
  for (const call of ["1NT", "Pass", "3NT", "Pass", "Pass", "Pass"]) table.call(call);
  for (let i = 0; i < cards; i++) table.play(table.legalCards().at(-1));
  return table;
}

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

/** A case of tests/data/claims.txt as the arguments of `analysis.claim`, and the awards by preset. */
function claimOf([position, by, tricks, statement, conditions, awards]) {
  const [declarer, denomination, leader, north, east, south, west, ...trick] = position.split(/\s+/);
  const parts = { hands: [north, east, south, west].join(" "), denomination, declarer, leader, trick, shownOut: {} };
  const knows = { suits: [], cards: [], losers: [] };
  const claim = { by, tricks: Number(tricks), statement, knows, restrictions: { major: {} } };
  const options = { alternativeNodes: 5000, settings: {} };
  for (const condition of conditions.split(/\s+/).filter(Boolean)) {
    const [name, value] = condition.split("=");
    const [first, second] = value.split(":");
    if (name === "trumps") knows.trumps = value === "known";
    else if (name === "aware") knows.suits.push(value);
    else if (name === "card") knows.cards.push(value);
    else if (name === "loser") knows.losers.push(value);
    else if (name === "class") claim.class = value;
    else if (name === "book") options.book = value;
    else if (name === "out") (parts.shownOut[first] ??= []).push(second);
    else if (name === "set") options.settings[first] = second;
    else if (name === "penalty") (claim.restrictions.major[first] ??= []).push(second);
    else assert.fail(`unknown condition ${name}`);
  }
  const accepted = awards.split(",").map((award) => award.trim().split(" ")).map(([preset, range]) => {
    const [least, most = least] = range.split("-").map(Number);
    return { preset, least, most };
  });
  return { position: parts, claim, options, accepted };
}

/** Plays a line out by the laws of the table and counts the tricks of a side. */
function tricksOf({ position, line, side }) {
  const hands = Object.fromEntries(["N", "E", "S", "W"].map((seat, i) => {
    const suits = position.hands.replace("N:", "").split(" ")[i].split(".");
    return [seat, new Set(suits.flatMap((ranks, suit) => [...ranks].map((rank) => "SHDC"[suit] + rank)))];
  }));
  const seats = "NESW";
  const rank = (card) => "23456789TJQKA".indexOf(card[1]);
  let leader = position.leader;
  let trick = position.trick.map((card, i) => ({ seat: seats[(seats.indexOf(leader) + i) % 4], card }));
  let won = 0;
  for (const { seat, card } of line) {
    assert.equal(seat, seats[(seats.indexOf(leader) + trick.length) % 4]);
    const led = trick[0]?.card[0];
    assert.ok(led === undefined || card[0] === led || ![...hands[seat]].some((held) => held[0] === led), `${card} does not follow`);
    assert.ok(hands[seat].delete(card), `${card} is not there`);
    trick.push({ seat, card });
    if (trick.length < 4) continue;
    const strength = (one) => (one[0] === position.denomination ? 100 : one[0] === trick[0].card[0] ? 50 : 0) + rank(one);
    leader = trick.reduce((best, one) => (strength(one.card) > strength(best.card) ? one : best)).seat;
    won += side.includes(leader) ? 1 : 0;
    trick = [];
  }
  assert.ok(Object.values(hands).every((hand) => hand.size === 0), "the line stops early");
  return won;
}

describe("claims", () => {
  for (const { line, fields } of [...cases("claims.txt", ";"), ...cases("claims_published.txt", ";")]) {
    test(`line ${line}: ${fields[7]} (${fields[6]})`, () => {
      const { position, claim, options, accepted } = claimOf(fields);
      const { settings, ...rest } = options;
      for (const { preset, least, most } of accepted) {
        const verdict = analysis.claim(position, claim, { ...rest, policy: { preset, settings } });
        const { award, best, worstLegal, left } = verdict;
        assert.ok(award.tricks !== null && award.tricks >= least && award.tricks <= most, `${preset}: ${award.tricks}`);
        assert.equal(tricksOf({ position, ...verdict }), award.tricks);
        assert.ok(worstLegal.atLeast <= award.tricks && award.tricks <= best.atMost && best.atMost <= left);
        assert.equal(verdict.stands, award.tricks >= claim.tricks);
        assert.ok(verdict.reasons.length > 0 && verdict.reasons.every(({ law }) => law.book === verdict.book));
      }
    });
  }

  const position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";

  test("the verdict has everything a director wants to see", () => {
    const verdict = analysis.claim(position, { by: "S", tricks: 3 });
    assert.deepEqual(verdict.award, { tricks: 2, atLeast: 2, atMost: 2 });
    assert.deepEqual(verdict.totals.EW, { tricks: 1, atLeast: 1, atMost: 1 });
    assert.deepEqual(verdict.best, { tricks: 3, atLeast: 3, atMost: 3 });
    assert.equal(verdict.judgment, true);
    assert.equal(verdict.policy.text, "EBU");
    assert.equal(verdict.line.length, 12);
    const trump = verdict.reasons.find(({ code }) => code === "outstanding-trump");
    assert.deepEqual(trump.law, { book: "2007", article: "70C" });
    assert.deepEqual([trump.card, trump.trick], ["S2", 2]);
    // Every setting but the policy's own is among the alternatives, and the finding that was assumed.
    const others = analysis.switches().flatMap(({ name, settings }) =>
      settings.filter((setting) => setting !== verdict.policy.settings[name]).map((setting) => `${name} ${setting}`));
    const given = verdict.alternatives.map(({ switch: name, setting }) => `${name} ${setting}`);
    assert.deepEqual(given, [...others, "null null"]);
    assert.deepEqual(verdict.alternatives.at(-1), { switch: null, setting: null, knowsTrumps: true, award: { tricks: 3, atLeast: 3, atMost: 3 } });
  });

  test("each alternative is what a claim under that policy gives", () => {
    const verdict = analysis.claim(position, { by: "S", tricks: 3 });
    for (const { switch: name, setting, knowsTrumps, award } of verdict.alternatives) {
      const knows = knowsTrumps === null ? {} : { trumps: knowsTrumps };
      const settings = name === null ? {} : { [name]: setting };
      const other = analysis.claim(position, { by: "S", tricks: 3, knows }, { policy: { settings } });
      assert.deepEqual(other.award, award, `${name} ${setting}`);
    }
  });

  test("a verdict's policy can be given again", () => {
    const { policy } = analysis.claim(position, { by: "S", tricks: 3 }, { policy: { preset: "ACBL", settings: { "top-down": "any" } } });
    assert.equal(policy.text, "ACBL, top-down any");
    assert.deepEqual(analysis.claim(position, { by: "S" }, { policy }).policy, policy);
  });

  test("a claim at a table: tricks won before count; restrictions are heeded", () => {
    const table = played(3, 44);
    const by = table.contract.declarer;
    const verdict = analysis.claim(table, { by, tricks: 1 });
    const total = (side) => verdict.totals[side].tricks;
    assert.equal(total("NS") + total("EW"), 13);
    assert.ok(total(verdict.side) >= table.tricksWon(verdict.side));

    const free = "S NT S N:2.2.. 3.3.. A.4.. K.A..";
    const held = { by: "S", tricks: 1, statement: "lead S4" };
    const bound = { by: "S", restrictions: { major: { W: ["SK"] }, lead: { E: { forbid: ["S", "H"] } } } };
    assert.equal(analysis.claim(free, held).statementProblems[0].code, "card-not-held");
    assert.equal(analysis.claim(free, bound).best.tricks, 1, "the king falls under the ace, the heart is lost");
    // West on lead with the ace of hearts: declarer may forbid a heart while east's is on the table (law 50D2).
    const cash = "S NT W N:.43.. .5.2. ...AK .A..3";
    const open = { by: "W", tricks: 1, restrictions: { major: { E: ["H5"] } } };
    assert.equal(analysis.isBulletproof(cash, { by: "W", tricks: 1 }, { lines: "normal" }), true);
    assert.equal(analysis.isBulletproof(cash, open, { lines: "normal" }), false);
    assert.equal(analysis.claim(cash, open).best.tricks, 0);
  });

  test("a penalty card on the table is played at the first chance (law 50D1)", () => {
    const table = played(3, 36);
    assert.equal(table.turn, bridge.seatNumber("W"));
    const claim = { by: "N", tricks: 1 };
    const free = analysis.claim(table, claim);
    table.apply(table.rule("cards-exposed,by=W,cards=SK", "2007").answer("yes").action);
    const bound = analysis.claim(table, claim);
    assert.equal(bound.line[0].card, "SK");
    assert.ok(bound.award.tricks > free.award.tricks, `${bound.award.tricks} against ${free.award.tricks}`);
    assert.deepEqual(analysis.claim(table, { ...claim, restrictions: {} }).award, free.award);
    assert.deepEqual(analysis.claim(table.position(), claim).award, bound.award);
    const error = refused(() => analysis.claim(table.toJSON(), claim));
    assert.equal(error.code, "position-needs-table", "a record does not know what rulings brought about");
  });

  test("tricks, concedes, or neither", () => {
    const claimed = (claim) => analysis.claim(position, { by: "S", ...claim }).claimed;
    assert.equal(claimed({}), 3);
    assert.equal(claimed({ concedes: 1 }), 2);
    assert.equal(claimed({ tricks: 1, concedes: 2 }), 1);
    const code = (claim) => refused(() => analysis.claim(position, { by: "S", ...claim })).code;
    assert.equal(code({ tricks: 4 }), "claim-too-many-tricks");
    assert.equal(code({ concedes: 4 }), "claim-too-many-tricks");
    assert.equal(code({ tricks: 1, concedes: 1 }), "bad-input");
    assert.equal(code({ by: "N" }), "claim-by-dummy");
    assert.equal(code({ laterPlay: [{ seat: "W", card: "S2" }] }), "claim-later-play");
    assert.equal(refused(() => analysis.claim({ hands: "N:A... 2... 3... 4...", denomination: "NT", leader: "N" }, { by: "N" })).params.argument, "position.declarer");
  });

  test("bulletproof: any legal line, any as stated, any normal one", () => {
    const top = "S NT S N:32... 54... AK... 76...";
    assert.equal(analysis.isBulletproof(top, { by: "S", tricks: 2 }), true);
    assert.equal(analysis.isBulletproof(position, { by: "S" }), false);
    assert.equal(analysis.isBulletproof(position, { by: "S", statement: "draw trumps" }), false);
    assert.equal(analysis.isBulletproof(position, { by: "S", statement: "draw trumps" }, { lines: "as-stated" }), true);
    assert.equal(analysis.isBulletproof(position, { by: "S" }, { lines: "normal" }), false);
    assert.equal(analysis.isBulletproof(position, { by: "S" }, { lines: "normal", policy: "ACBL", nodes: 0 }), null);
  });
});

describe("statements", () => {
  test("text and steps, in both languages", () => {
    const steps = [
      { do: "drawTrumps" },
      { do: "drawTrumps", rounds: 2 },
      { do: "cash", hand: "N", suit: "C" },
      { do: "cash", hand: "N", rounds: 13, suit: "C" },
      { do: "cash", rounds: 1, suit: "H" },
      { do: "lead", card: "S2" },
      { do: "finesse", card: "HQ" },
      { do: "ruff", hand: "N", with: "high", suit: "H" },
      { do: "discard", suit: "D" },
      { do: "cross", to: "N", suit: "S" },
      { do: "concede", tricks: 1, suit: "D" },
      { do: "count", tricks: 3, suit: "C" },
      { do: "crossruff", with: "high" },
      { do: "good", hand: "N" },
      { do: "good", suit: "C" },
      { do: "good", hand: "N", suit: "C" },
      { do: "if", condition: { showsOut: "S", seat: "W" }, then: [{ do: "play", card: "SK" }], otherwise: [{ do: "play", card: "SA" }] },
      { do: "if", condition: { bothFollow: "H" }, then: [{ do: "cash", suit: "H" }], otherwise: [] },
      { do: "if", condition: { appeared: "HK" }, then: [{ do: "cash", suit: "H" }], otherwise: [] },
    ];
    for (const language of ["en", "zh"]) {
      const text = analysis.statementText(steps, language);
      const { steps: again, problems } = analysis.parseStatement(text);
      assert.deepEqual(problems, []);
      assert.deepEqual(again, steps, text);
    }
  });

  test("what is said to be good is taken for good", () => {
    const position = "S NT N N:KQ.K.KQ. 8.32.8.K ...65432 9.AJT.9.";
    const award = (statement) => analysis.claim(position, { by: "S", tricks: 5, statement }).award.tricks;
    assert.equal(award("dummy is good"), 1);
    assert.equal(award([{ do: "good", hand: "N" }]), 1);
    assert.equal(award([{ do: "good" }]), 1);
    assert.equal(award(""), 4);
    assert.deepEqual(analysis.claim(position, { by: "S", statement: [{ do: "good", hand: "E" }] }).statementProblems.map(({ code }) => code), ["not-claimers-hand"]);
  });

  test("a number of rounds leaves the rest to the next step", () => {
    const position = "S S S N:432..32. JT9.7.4. AKQ.5.A. 87.AK.K.";
    const ruff = { do: "ruff", suit: "H" };
    const award = (...statement) => analysis.claim(position, { by: "S", tricks: 5, statement }).award.tricks;
    assert.equal(award({ do: "drawTrumps", rounds: 2 }, ruff), 5);
    assert.equal(award({ do: "drawTrumps", rounds: null }, ruff), 4);
    assert.equal(award({ do: "drawTrumps" }, ruff), 4);
    assert.deepEqual(analysis.parseStatement("2 rounds of trumps, 兑现一轮红心").steps, [{ do: "drawTrumps", rounds: 2 }, { do: "cash", rounds: 1, suit: "H" }]);
    assert.equal(analysis.statementText([{ do: "cash", suit: "H", hand: "N", rounds: 1 }], "zh"), "北家兑现1轮红心");
    const { statementProblems } = analysis.claim(position, { by: "S", statement: [{ do: "drawTrumps", rounds: 6 }] });
    assert.deepEqual([statementProblems[0].code, statementProblems[0].left], ["too-many-tricks", 5]);
  });

  test("places are in UTF-16 units", () => {
    const text = "🂡调将，瞎搞梅花";
    const { steps, problems } = analysis.parseStatement(text);
    assert.equal(steps, null);
    assert.ok(problems.length > 0);
    for (const { start, end, found } of problems) assert.equal(text.slice(start, end), found);
  });

  test("dummy and hand need to know the declarer", () => {
    assert.equal(analysis.parseStatement("ruff a heart in dummy").problems[0].code, "statement-needs-hand");
    assert.equal(analysis.parseStatement("ruff a heart in dummy", "S").steps[0].hand, "N");
    const error = refused(() => analysis.claim("S NT S N:32... 54... AK... 76...", { by: "S", statement: "fly to the moon" }));
    assert.equal(error.code, "statement-not-understood");
    assert.equal(error.params.problems[0].code, "statement-unknown-word");
  });

  test("steps that are none", () => {
    const wrong = [
      [{ do: "dance" }, "steps[0].do"],
      [{ do: "cash" }, "steps[0].suit"],
      [{ do: "drawTrumps", suit: "S" }, "steps[0]"],
      [{ do: "drawTrumps", rounds: 0 }, "steps[0].rounds"],
      [{ do: "cash", suit: "S", rounds: 14 }, "steps[0].rounds"],
      [{ do: "cash", suit: "S", rounds: 1.5 }, "steps[0].rounds"],
      [{ do: "lead", card: "S2", rounds: 1 }, "steps[0]"],
      [{ do: "if", condition: {}, then: [] }, "steps[0].condition"],
      [{ do: "if", condition: { bothFollow: "S", appeared: "SA" }, then: [] }, "steps[0].condition"],
    ];
    for (const [step, argument] of wrong) {
      assert.equal(refused(() => analysis.statementText([step], "en")).params.argument, argument);
    }
    let deep = [{ do: "drawTrumps" }];
    for (let i = 0; i < 9; i++) deep = [{ do: "if", condition: { bothFollow: "S" }, then: deep }];
    assert.equal(refused(() => analysis.statementText(deep, "en")).code, "bad-input");
  });
});

describe("before it gets that far", () => {
  const said = { by: "W", declarer: "S", about: "loses", tricks: 2, left: 3 };

  test("a defender's concession stopped by his partner (law 68B)", () => {
    const read = (more, book) => analysis.readAnnouncement({ ...said, ...more }, book);
    assert.deepEqual(read({ partnerObjects: true }, "2007"), {
      effect: "play-goes-on", wins: null, loses: null, shownCardsFree: true, callDirector: true, law: { book: "2007", article: "68B2" },
    });
    assert.equal(read({ partnerObjects: true }, "1997").shownCardsFree, false);
    assert.deepEqual([read({}, "2017").wins, read({}, "2017").loses], [1, 2]);
    assert.equal(read({ about: "current-trick", tricks: undefined }).law.article, "68");
    assert.equal(read({ about: "cut-short", tricks: undefined }).effect, "needs-number");
    assert.equal(read({ about: "abandons-hand", tricks: undefined }).loses, 3);
    assert.equal(refused(() => read({ tricks: undefined })).params.argument, "announcement.tricks");
  });

  test("play after a claim by edition (law 68D)", () => {
    const play = (book) => analysis.playAfterClaim({ askedByOtherSide: true, allAgree: true }, book).play;
    assert.deepEqual(["1987", "1997", "2007", "2017"].map(play), ["void", "void", "evidence", "claim-void"]);
  });

  test("agreement and its withdrawal (law 69)", () => {
    assert.equal(analysis.isAgreed(false, {}), false);
    assert.equal(analysis.isAgreed(false, { roundOver: true }), true);
    assert.equal(analysis.isAgreed(true, { roundOver: true }), false);
    const withdrawn = (regret, book) => analysis.withdrawAgreement({ asked: 1, ...regret }, book);
    assert.equal(withdrawn({}, "2007").outcome, "needs-likelihood");
    assert.equal(withdrawn({ likelihood: { favourable: 1, of: 2 } }, "2007").outcome, "stands");
    assert.equal(withdrawn({ likelihood: { favourable: 2, of: 3 } }, "2007").restored.tricks, 1);
    assert.equal(withdrawn({ notLosable: 1 }, "1997").restored.tricks, 1);
    assert.equal(withdrawn({ moment: { correctionOver: true } }, "2017").outcome, "too-late");
  });

  test("a cancelled concession: the editions' tests and limits (law 71)", () => {
    const good = "S NT S N:32... 54... AK... 76...";
    const cancelled = (moment, book) => analysis.cancelConcession(good, { by: "S", tricks: 0 }, moment, { book });
    assert.deepEqual(cancelled({}, "2007").restored, { tricks: 2, atLeast: 2, atMost: 2 });
    assert.equal(cancelled({}, "2007").law.article, "71.2");
    assert.equal(cancelled({ alreadyWon: 1 }, "2007").restored.tricks, 3);
    assert.equal(cancelled({ roundOver: true }, "1997").law.article, "71A");
    assert.equal(cancelled({ correctionOver: true }, "1997").outcome, "too-late");
  });

  test("a disputed number of tricks (law 79)", () => {
    const late = { wasClaim: false, moment: { roundOver: true } };
    assert.deepEqual(analysis.disputedCount(late, "1997"), {
      settledBy: "director", mayIncrease: false, mustIncrease: false, law: { book: "1997", article: "79B" },
    });
    assert.equal(analysis.disputedCount(late, "2007").mayIncrease, true);
    assert.equal(analysis.disputedCount({ wasClaim: true }).settledBy, "agreement");
    assert.deepEqual([[1, 0], [0, 1], [1, 1], [0, 0]].map(([a, b]) => analysis.disclaimedTrick(a, b, 2)), [true, false, null, null]);
  });
});
