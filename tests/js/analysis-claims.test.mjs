// Claims and concessions, as a program meets them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { analysis, bridge } from "tricklaw";
import { cases, played, refused } from "./support/analysis.mjs";

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

  test("a penalty card is one the player holds, and what a claimer knew of is where it can be", () => {
    const position = "S S S N:.43.5. .Q.K.2 A.A..3 2...76";
    const claim = { by: "S", tricks: 2 };
    const cases = [
      [{ restrictions: { major: { W: ["SA"] } } }, "claim.restrictions.major.W[0]", "a card of W's hand"],
      [{ restrictions: { minor: { E: ["HQ", "H2"] } } }, "claim.restrictions.minor.E[1]", "a card of E's hand"],
      [{ knows: { losers: ["S2"] } }, "claim.knows.losers[0]", "a card of the claimer"],
      [{ knows: { cards: ["H4"] } }, "claim.knows.cards[0]", "a card of another player"],
    ];
    for (const [more, argument, expected] of cases) {
      const { code, params } = refused(() => analysis.claim(position, { ...claim, ...more }));
      assert.deepEqual([code, params.argument, params.expected], ["bad-input", argument, expected]);
    }
    const right = { restrictions: { major: { W: ["S2"] } }, knows: { losers: ["H4"], cards: ["HQ"] } };
    assert.equal(analysis.claim(position, { ...claim, ...right }).side, "NS");
    const defender = { by: "E", tricks: 1, knows: { losers: ["C2"], cards: ["C7"] } };
    assert.equal(analysis.claim(position, defender).side, "EW", "partner's cards are not a defender's to know");
    assert.equal(refused(() => analysis.claim(position, { ...defender, knows: { losers: ["C7"] } })).params.argument, "claim.knows.losers[0]");
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

  test("what a statement concedes is not claimed where no number is given (law 68B1)", () => {
    for (const [statement, tricks] of [["I lose one", 2], ["all but one", 2], ["draw trumps, concede a club", 2], ["输一墩", 2], ["draw trumps", 3]]) {
      assert.equal(analysis.claim(position, { by: "S", statement }).claimed, tricks, statement);
      assert.equal(analysis.claim(position, { by: "S", tricks: 3, statement }).claimed, 3, statement);
    }
  });

  test("conceding the rest is a claim of no trick where no number is given (law 68B1)", () => {
    for (const statement of ["I concede", "认输", [{ do: "concede", tricks: 0 }]]) {
      assert.equal(analysis.claim(position, { by: "S", statement }).claimed, 0);
      assert.equal(analysis.claim(position, { by: "S", tricks: 1, statement }).claimed, 1);
    }
    const uncounted = "draw trumps, the rest are yours";
    for (const asked of [analysis.claim, analysis.isBulletproof]) assert.throws(() => asked(position, { by: "S", statement: uncounted }), { code: "claim-uncounted" });
    assert.equal(analysis.claim(position, { by: "S", tricks: 1, statement: uncounted }).claimed, 1);
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
    assert.deepEqual(withdrawn({ asked: 2, alreadyWon: 1, notLosable: 1 }, "2007").restored, { tricks: null, atLeast: 2, atMost: 3 });
    assert.equal(withdrawn({ likelihood: { favourable: 1, of: 2 } }, "2007").outcome, "stands");
    assert.equal(withdrawn({ likelihood: { favourable: 2, of: 3 } }, "2007").restored.tricks, 1);
    for (const likelihood of [{ favourable: 4, of: 3 }, { favourable: 0, of: 0 }, { favourable: 1 }]) {
      assert.equal(refused(() => withdrawn({ likelihood }, "2007")).code, "bad-input", "no more chances than there are, and one at least");
    }
    assert.equal(withdrawn({ notLosable: 1 }, "1997").restored.tricks, 1);
    assert.equal(withdrawn({ moment: { correctionOver: true } }, "2017").outcome, "too-late");
    for (const likelihood of [{ favourable: 5, of: 4 }, { favourable: 0, of: 0 }]) {
      assert.throws(() => withdrawn({ likelihood }, "2007"), { code: "bad-input" }, "more chances than there are");
    }
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
