// What the Scorer's own modules work out before the package is asked, by hand: who sits where, tops, amounts, and what was typed.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { RulesError, event as rules, init } from "../../dist/node.js";
import { isUneven } from "../../www/pages/scorer/checker.js";
import { EventDocument } from "../../www/pages/scorer/document.js";
import { carriedInto } from "../../www/pages/scorer/knockout.js";
import { readMatch } from "../../www/pages/scorer/match-typed.js";
import { MatchesModel } from "../../www/pages/scorer/matches.js";
import { PairsModel, mostRounds, sittingsOf } from "../../www/pages/scorer/pairs.js";
import { delayPenalties, penaltiesIn, readMinutes, usualShare, usualWorth, worthOf } from "../../www/pages/scorer/penalties.js";
import { isPairs, newEvent, readBands, usualScoring } from "../../www/pages/scorer/plans.js";
import { newNumbers } from "../../www/pages/scorer/reseat.js";
import { halfOf } from "../../www/pages/scorer/rounds.js";
import { isBeyond, readTyped, relative, wrongSum } from "../../www/pages/scorer/typed.js";

before(() => init());

/** The model of an event whose details are those of the set-up. */
function modelOf({ game = "bridge", plan, scoring, layout = {}, ...more }) {
  const event = newEvent({ game, plan, layout, scoring: { ...usualScoring(game, plan), ...scoring }, ...more });
  return new (isPairs(event) ? PairsModel : MatchesModel)(rules, RulesError, new EventDocument({ event }));
}

const mitchell = (count, layout, more) => modelOf({ plan: "mitchell", count, layout: { rounds: 3, perSet: 1, missing: null, switched: 0, ...layout }, ...more });

describe("who sits where", () => {
  const at = (sittings, round) => sittings.filter((own) => own.round === round).map(({ table, ns, ew, set }) => `${table}:${ns}-${ew}/${set}`).join(" ");

  test("three tables of a Mitchell; the last round with its sides switched", () => {
    const { event } = mitchell(6, { switched: 1 });
    const { sittings, missing } = sittingsOf(rules, event);
    assert.deepEqual([1, 2, 3].map((round) => at(sittings, round)), ["1:1-4/1 2:2-5/2 3:3-6/3", "1:1-6/2 2:2-4/3 3:3-5/1", "1:5-1/3 2:6-2/1 3:4-3/2"]);
    assert.deepEqual(missing, []);
  });

  test("the missing pair is the last one, or the one that is named; whoever would meet it sits out", () => {
    assert.equal(at(sittingsOf(rules, mitchell(5).event).sittings, 1), "1:1-4/1 2:2-5/2");
    const { sittings, missing } = sittingsOf(rules, mitchell(5, { missing: 2 }).event);
    assert.equal(at(sittings, 1), "1:1-4/1 3:3-6/3");
    assert.deepEqual(missing, [2]);
    assert.equal(sittings.length, 6);
  });

  test("a second section is numbered from 101, and lacks its own last pair", () => {
    const { event } = mitchell(6, { more: [5], rounds: 2 });
    const { sittings, rounds, missing } = sittingsOf(rules, event);
    assert.equal(at(sittings, 2), "1:1-6/2 2:2-4/3 3:3-5/1 102:102-104/3 103:103-105/1");
    assert.deepEqual([rounds, missing], [2, [106]]);
    assert.deepEqual(sittingsOf(rules, mitchell(5, { missing: 2, more: [5] }).event).missing, [2, 106], "the missing number is section A's");
    assert.equal(mostRounds(rules, event), 3);
    assert.equal(mostRounds(rules, mitchell(10, { more: [6] }).event), 3, "as many as the smaller section can play");
  });

  test("two fields without switched rounds, one with them", () => {
    const numbers = (layout) => mitchell(6, layout).fields().map(({ side, numbers }) => [side, numbers]);
    assert.deepEqual(numbers({}), [["NS", [1, 2, 3]], ["EW", [4, 5, 6]]]);
    assert.deepEqual(numbers({ switched: 1 }), [[null, [1, 2, 3, 4, 5, 6]]]);
  });

  test("nine pairs of a Howell, ten players of an individual", () => {
    const howell = sittingsOf(rules, modelOf({ plan: "howell", count: 9, layout: { rounds: 9, perSet: 3 } }).event);
    assert.equal(howell.sittings.length, 36, "everybody meets everybody once");
    const individual = sittingsOf(rules, modelOf({ plan: "individual", count: 10, layout: { rounds: 10, perSet: 3 } }).event);
    assert.deepEqual([individual.missing, individual.sittings.length], [[], 20]);
    const plays = individual.sittings.flatMap(({ ns, ew }) => [...ns, ...ew]);
    assert.deepEqual(Array.from({ length: 10 }, (_, i) => plays.filter((number) => number === i + 1).length), Array(10).fill(8), "everybody sits out twice");
  });

  test("another number of tables: east-west is numbered on, whoever has no seat stands behind the field", () => {
    const all = (count) => Array.from({ length: count }, (_, i) => i + 1);
    const change = (from, to, used = all(from)) => [...newNumbers(mitchell(from).event, mitchell(to).event, used)].map(([one, other]) => `${one}-${other}`).join(" ");
    assert.equal(change(6, 8), "1-1 2-2 3-3 4-5 5-6 6-7");
    assert.equal(change(8, 6), "1-1 2-2 3-3 4-7 5-4 6-5 7-6 8-8");
    assert.equal(change(6, 5), "1-1 2-2 3-3 4-4 5-5 6-6", "as many tables");
    assert.equal(change(8, 6, [...all(8), 9]), "1-1 2-2 3-3 4-7 5-4 6-5 7-6 8-8 9-9", "a guest keeps a number that is free");
    assert.equal(change(4, 6, [1, 2, 3, 4, 5, 8]), "1-1 2-2 3-4 4-5 5-7 8-8", "a guest whose number is a seat now stands behind the field");
  });
});

describe("tops and tables", () => {
  const score = (points) => ({ score: points });

  test("a tenth of a top: of the board most have played, boards not played and awards as they are", () => {
    const model = mitchell(8, { rounds: 4 });
    assert.equal(model.top(), 6, "four tables: 2 for each of the other three");
    model.document.change("np", [{ at: ["rows", "1.1.5"], to: { contract: "NP" } }]);
    assert.equal(model.top(), 6, "other boards are played by all four");
    model.document.change("one each", [{ at: ["scoring", "perWin"], to: 1 }]);
    assert.equal(model.top(), 3);
    model.document.change("percent", [{ at: ["penalties"], to: [{ number: 1, amount: 0, percent: 10 }, { number: 2, amount: 0.25 }] }]);
    assert.deepEqual(model.options().penalties, [{ number: 1, amount: 0.3 }, { number: 2, amount: 0.25 }]);
    const all = mitchell(4, { rounds: 1 });
    all.document.change("np", [1, 2].map((board) => ({ at: ["rows", `${board}.${board}.${board + 2}`], to: { contract: "NP" } })));
    assert.equal(all.top(), 0, "nothing is played at all");
  });

  test("the frequencies say what the lines have: of a board with fewer results, by the Neuberg formula (law 78A)", () => {
    const model = mitchell(6, { rounds: 3 });
    const rows = { "1.1.4": score(420), "1.2.6": score(-50), "1.3.5": { contract: "NP" }, "2.1.6": score(140), "2.2.5": score(140), "2.3.4": score(110) };
    model.document.change("all", Object.entries(rows).map(([key, to]) => ({ at: ["rows", key], to })));
    // Two of three results: (2 + 1) * 3 / 2 - 1 = 3.5 and (0 + 1) * 3 / 2 - 1 = 0.5 of a top of 4.
    const shown = (board) => model.frequencies(board).map(({ points, count, ns, ew }) => [points, Number(count), Number(ns), Number(ew)]);
    assert.deepEqual(shown(1), [[420, 1, 3.5, 0.5], [-50, 1, 0.5, 3.5]]);
    assert.deepEqual(shown(2), [[140, 2, 3, 1], [110, 1, 0, 4]]);
    assert.deepEqual(model.session().byLine.get("1.1.4"), { ns: "3.50", ew: "0.50" });
    // Every board lacks a result: two were possible at most, and no formula is needed.
    model.document.change("np", [{ at: ["rows", "2.3.4"], to: { contract: "NP" } }]);
    assert.deepEqual([shown(1), shown(2)], [[[420, 1, 2, 0], [-50, 1, 0, 2]], [[140, 2, 1, 1]]]);
  });

  test("IMPs are gathered by what they score", () => {
    const model = mitchell(6, { rounds: 3 }, { scoring: { method: "cross-imps", divisor: "one" } });
    const rows = { "1.1.4": score(420), "1.2.6": score(420), "1.3.5": score(-50) };
    model.document.change("all", Object.entries(rows).map(([key, to]) => ({ at: ["rows", key], to })));
    // 470 points are 10 IMPs (law 78B): each 420 gains them once, the -50 loses them twice.
    assert.deepEqual(model.frequencies(1).map(({ points, count, ns }) => [points, count, Number(ns)]), [[420, 2, 10], [-50, 1, -20]]);
  });

  test("how far the evening is, and what has no place in the movement", () => {
    const model = mitchell(6, { rounds: 3 });
    model.document.change("two", [{ at: ["rows", "1.1.4"], to: score(420) }, { at: ["rows", "1.9.8"], to: { ...score(50), board: 1, ns: 9, ew: 8 } }]);
    assert.deepEqual([model.progress(), model.misplaced()], [{ done: 2, all: 10 }, 1]);
    assert.deepEqual(model.odd().map(({ line, codes }) => [line.key, codes]), [["1.9.8", ["stranger"]]]);
  });
});

describe("amounts", () => {
  test("minutes as they are said", () => {
    const cases = { 7: 420, "7:30": 450, "7.5": 450, "7,5": 450, "0:01": 1, "7.05": 423, "12.50": 750, "7:60": null, "-1": null, "": null, "1:2": null };
    for (const [text, seconds] of Object.entries(cases)) assert.equal(readMinutes(text), seconds, text);
  });

  test("IMPs taken off points that are not IMPs, rounded once (directing regulations art. 37)", () => {
    assert.deepEqual([[3, 0.2], [1, 0.2], [2, 0.2], [4, 0.5], [6, 1]].map(([imps, worth]) => worthOf(imps, worth)), [0.2, 0.07, 0.13, 0.67, 2]);
    assert.equal(usualWorth(modelOf({ plan: "knockout", count: 4, scoring: { method: "board-a-match" } })), 0.2, "a tenth of a top of 2");
    assert.deepEqual([{}, { perWin: 1 }, { counted: "wins" }].map((more) => usualWorth(modelOf({ plan: "round-robin", count: 4, scoring: { method: "board-a-match", ...more } }))), [0.2, 0.1, null]);
    assert.equal(usualWorth(modelOf({ plan: "knockout", count: 4, scoring: { method: "board-a-match", threeImps: 0.5 } })), 0.5);
  });

  test("shares of a delay", () => {
    assert.deepEqual(["pairs-matchpoints", "pairs-imps", "teams-vp", "teams-knockout"].map(usualShare), [100, 100, 50, 100]);
    const amount = (unit, hundredths) => ({ unit, hundredths });
    assert.deepEqual(delayPenalties({ amount: amount("vp", 150) }), [{ amount: 1.5 }]);
    assert.deepEqual(delayPenalties({ amount: amount("vp", 150), parts: [amount("vp", 113), amount("vp", 38)] }), [{ amount: 1.13 }, { amount: 0.38 }]);
    assert.deepEqual(delayPenalties({ amount: amount("top-percent", 1000) }), [{ amount: 0, percent: 10 }]);
    assert.deepEqual(delayPenalties({}), [{ amount: 0 }]);
  });

  test("what is carried into a match of a knock-out, and what is taken off in it", () => {
    const own = { key: "m1.3.2", home: 3, away: 2 };
    const carried = [
      { match: "m1.3.2", number: 3, amount: 5.33 },
      { match: "m1.3.2", number: 3, amount: 0.1 },
      { match: "m1.3.2", number: 2, amount: 1 },
      { match: "m0.1.4", number: 3, amount: 9 },
    ];
    assert.deepEqual(carriedInto({ carried }, own), [5.43, 1]);
    assert.deepEqual(carriedInto({}, own), [0, 0]);
    assert.deepEqual(penaltiesIn({ penalties: carried }, own), [5.43, 1]);
    const model = modelOf({ plan: "knockout", count: 4, carried: carried.slice(0, 1), penalties: [{ match: "m1.3.2", number: 3, amount: 6 }] });
    const after = (text) => model.result(own, readMatch(text));
    assert.deepEqual([after("30-30").score, after("30-30").winner], [[29.33, 30], "away"]);
    assert.equal(after("31-30").winner, "home");
    assert.equal(after("30-30 >").winner, "away", "who goes on is told for a level score alone, which this is no more");
  });

  test("an organiser's bands", () => {
    assert.deepEqual(readBands("0 15 15\n3 16-14\n60+ 25 4.5"), [
      { from: 0, winner: 1500, loser: 1500 },
      { from: 3, winner: 1600, loser: 1400 },
      { from: 60, winner: 2500, loser: 450 },
    ]);
    assert.equal(readBands("0 15"), null);
  });
});

describe("matches", () => {
  test("what is typed for a match", () => {
    const cases = {
      "45-23": { home: 45, away: 23 }, "45.5 : 30": { home: 45.5, away: 30 }, "45–45 >": { home: 45, away: 45, winner: "home" }, "12-8, 20-15": { home: 32, away: 23 }, "0.1-0;0.2-1": { home: 0.3, away: 1 },
      "<": { forfeit: true, winner: "away" }, "><": { forfeit: true, winner: null }, "><7": { forfeit: true, winner: null, loser: 7 }, "12-8, 20": null, "45": null, "K-9": null,
    };
    for (const [text, read] of Object.entries(cases)) assert.deepEqual(readMatch(text), read, text);
    assert.deepEqual([readMatch("k-9", { levels: true }), readMatch("A-10", { levels: true })], [{ home: 13, away: 9 }, { home: 14, away: 10 }]);
  });

  test("half of a match has half of its boards, at least one", () => {
    assert.deepEqual([16, 7, 1].map(halfOf), [8, 4, 1]);
  });

  test("games of Shengji: two for whoever has won as many as are needed (rules of 2002, art. 24)", () => {
    const points = (bestOf, text) =>
      modelOf({ game: "shengji", plan: "round-robin", count: 4, scoring: { format: "games", bestOf } }).result(
        { home: 1, away: 2, key: "1.1.2" },
        readMatch(text),
      )?.points ?? null;
    const games = [points(3, "2-1"), points(3, "1-2"), points(3, "2-0"), points(1, "0-1")];
    assert.deepEqual(games, [[200, 0], [0, 200], [200, 0], [0, 200]]);
    assert.deepEqual([points(3, "1-0"), points(3, "3-1"), points(3, "1.5-1")], [null, null, null]);
  });

  test("levels and level-points nobody can have reached are no result, whatever is typed", () => {
    assert.equal(readMatch("31450-9", { levels: true }), null);
    assert.deepEqual(readMatch("1450-9", { levels: true }), { home: 1450, away: 9 });
    const sums = Array.from({ length: 200 }, () => "9999-0").join(", ");
    const deals = modelOf({ game: "shengji", plan: "round-robin", count: 4, scoring: { format: "deals" } });
    assert.doesNotThrow(() => deals.result({ home: 1, away: 2, key: "1.1.2" }, readMatch(sums)));
  });

  test("a bye, a win and a level match", () => {
    const points = (scoring, text) => {
      const model = modelOf({ plan: "swiss", count: 5, scoring });
      return [...model.result({ home: 1, away: 2, key: "1.1.2" }, readMatch(text)).points, model.byePoints()];
    };
    assert.deepEqual(points({ scale: "" }, "30-20"), [200, 0, 200]);
    assert.deepEqual(points({ scale: "" }, "20-20"), [100, 100, 200]);
    assert.deepEqual(points({}, "20-20"), [1000, 1000, 1200], "a bye is 1.2 times a draw (directing regulations art. 16)");
    assert.deepEqual(points({ method: "patton" }, "11.4-4.6").slice(0, 2), [1140, 460]);
  });

  const board = (open, closed) => ({ open, closed });
  const won = board({ score: 420 }, { score: -50 }); // 470 points are 10 IMPs
  const ave = board({ contract: "AVE+/AVE+" }, { score: 100 });

  test("a match board by board keeps its length; a knock-out waits for every board, or for the director", () => {
    const own = { key: "1.3.2", round: 1, home: 3, away: 2 };
    const robin = modelOf({ plan: "round-robin", count: 4 });
    assert.deepEqual(robin.result(own, { boards: { 1: won } }).points, [1378, 622], "10 IMPs over 8 boards, not over one");
    assert.deepEqual(robin.result(own, { boards: { 1: ave } }).score, [3, 3], "each side its own award");
    const knockout = modelOf({ plan: "knockout", count: 4, scoring: { boards: 2 } });
    const level = board({ score: 90 }, { score: 90 });
    const outcome = (told) => [knockout.result(own, told).score, knockout.result(own, told).winner];
    assert.deepEqual(outcome({ boards: { 1: won } }), [[10, 0], null]);
    assert.deepEqual(outcome({ boards: { 1: won, 2: level } }), [[10, 0], "home"]);
    assert.deepEqual(outcome({ boards: { 1: won }, winner: "home" }), [[10, 0], "home"]);
    assert.deepEqual(outcome({ boards: { 1: ave, 2: level } })[0], [0, 0], "awards that do not balance are averaged (laws 12C4, 86B)");
    knockout.document.change("penalty", [{ at: ["penalties"], to: [{ match: own.key, number: 3, amount: 1 }] }]);
    assert.deepEqual(outcome({ boards: { 1: won, 2: level }, winner: "away" })[1], "away", "what the director has said stands");
  });

  test("whose opponent forfeits has its own average, from matches at home and away (directing regulations art. 28)", () => {
    const model = modelOf({ plan: "round-robin", count: 4 });
    const all = model.laidOut().flatMap(({ matches }) => matches).filter(({ home, away }) => [home, away].includes(1));
    assert.ok(all.slice(0, 2).some(({ away }) => away === 1), "one of them is away");
    const scores = [[60, 0], [30, 20]]; // 20.00 and 13.78
    model.document.change(
      "two",
      scores.map(([one, other], index) => ({
        at: ["matches", all[index].key],
        to: all[index].home === 1 ? { home: one, away: other } : { home: other, away: one },
      })),
    );
    const points = model.result(all[2], { forfeit: true, winner: all[2].home === 1 ? "home" : "away" }).points;
    assert.deepEqual([...points].sort((a, b) => b - a), [1689, 0]);
    // Only earlier matches count: with those two behind it, or the 20 alone, what was won later changes nothing.
    const forfeited = (own) => model.result(own, { forfeit: true, winner: own.home === 1 ? "home" : "away" }).points;
    const awarded = (place) => {
      const { key } = all[place];
      const { document } = model;
      document.change("forfeit", [{ at: ["matches", key], to: { forfeit: true, winner: all[place].home === 1 ? "home" : "away" } }]);
      document.change("last", [{ at: ["matches", all[2].key], to: all[2].home === 1 ? { home: 60, away: 0 } : { home: 0, away: 60 } }]);
      return Math.max(...forfeited(all[place]));
    };
    assert.equal(awarded(1), 2000, "20.00 in the first round; the later 20.00 as well");
    assert.equal(awarded(0), 1200, "nothing before it: 1.2 times a draw");
  });

  test("Shengji in standard points: the highest of one's own average, 20 less the other's, and 12; once it has left a Swiss 12 (rules of 2002, art. 28 and 29)", () => {
    const deals = { game: "shengji", scoring: { format: "deals", bands: "0 10 10\n1 15 5" } };
    const results = { "1.1.2": { home: 3, away: 1 }, "1.3.4": { home: 2, away: 2 } }; // 15 to 5, 10 to 10
    const ahead = (model, own, more) => model.result({ key: `2.${own.home}.${own.away}`, round: 2, ...own }, { forfeit: true, winner: "home", ...more }).points;
    const swiss = modelOf({ ...deals, plan: "swiss", count: 4, matches: results, rounds: [{ matches: [{ home: 1, away: 2 }, { home: 3, away: 4 }], bye: null }] });
    assert.deepEqual(ahead(swiss, { home: 1, away: 4 }), [1500, 0], "15 of one's own");
    assert.deepEqual(ahead(swiss, { home: 3, away: 2 }), [1500, 0], "20 less 5");
    assert.deepEqual(ahead(swiss, { home: 4, away: 3 }), [1200, 0], "12, more than 10 and 20 less 10");
    swiss.document.change("left", [{ at: ["left"], to: [2] }]);
    assert.deepEqual(swiss.result({ key: "2.3.2", home: 3, away: 2 }).points, [1200, 0], "who leaves a Swiss");

    const robin = modelOf({ ...deals, plan: "round-robin", count: 4 });
    const own = robin.laidOut().flatMap(({ matches }) => matches).filter(({ home, away }) => [home, away].includes(4));
    const lost = own.slice(0, 2).map(({ key, home }) => ({ at: ["matches", key], to: home === 4 ? { home: 1, away: 3 } : { home: 3, away: 1 } }));
    robin.document.change("lost twice, then left", [...lost, { at: ["left"], to: [4] }]);
    const { points } = robin.result(own[2]);
    assert.deepEqual([...points].sort((a, b) => b - a), [1500, 0], "who leaves a round robin: 20 less 5");
  });

  test("Shengji among the tied: recorded violations, then games won to games lost (rules of 2002, art. 27)", () => {
    const rounds = [{ matches: [{ home: 1, away: 2 }, { home: 3, away: 4 }], bye: null }];
    const matches = { "1.1.2": { home: 2, away: 1 }, "1.3.4": { home: 2, away: 0 } };
    const model = modelOf({ game: "shengji", plan: "swiss", count: 4, scoring: { format: "games", bestOf: 3 }, rounds, matches });
    const places = () => model.stage().standings.map(({ number, place }) => [number, place.by]);
    assert.deepEqual(places(), [[3, null], [1, "record-ratio"], [2, null], [4, "record-ratio"]], "2 to 0 before 2 to 1, 1 to 2 before 0 to 2");
    const once = { number: 3, amount: 0, violations: 1 };
    model.document.change("violation", [{ at: ["penalties"], to: [once] }]);
    assert.deepEqual(places().slice(0, 2), [[1, null], [3, "fewer-violations"]]);
    assert.equal(model.stage().standings[1].points, 200, "nothing is taken off");
    model.document.change("violation", [{ at: ["penalties"], to: [once, { number: 9, amount: 0, violations: 1 }] }]);
    assert.deepEqual(places().slice(0, 2), [[1, null], [3, "fewer-violations"]], "of a larger field that was set up before");
  });

  test("two forfeits running or three in all cost the right to play on (directing regulations art. 28), at Shengji not", () => {
    const model = modelOf({ plan: "round-robin", count: 6 });
    const own = (team, round) => model.laidOut()[round - 1].matches.find(({ home, away }) => home === team || away === team);
    const forfeit = (team, ...rounds) =>
      model.document.change(
        "forfeit",
        rounds.map((round) => ({
          at: ["matches", own(team, round).key],
          to: { forfeit: true, winner: own(team, round).home === team ? "away" : "home" },
        })),
      );
    forfeit(1, 1, 3);
    assert.deepEqual(model.disqualified(), []);
    forfeit(1, 5);
    assert.deepEqual(model.disqualified(), [1]);
    forfeit(2, 1, 2);
    assert.deepEqual(model.disqualified(), [1, 2]);
    assert.deepEqual(modelOf({ game: "shengji", plan: "round-robin", count: 6, matches: model.event.matches }).disqualified(), []);
  });

  test("who leaves: matches forfeited are not played ones; fewer than half cancel everything", () => {
    const model = modelOf({ plan: "round-robin", count: 6 });
    const all = model.laidOut().flatMap(({ matches }) => matches).filter(({ home, away }) => [home, away].includes(4));
    model.document.change("two played", all.slice(0, 2).map(({ key }) => ({ at: ["matches", key], to: { home: 30, away: 20 } })));
    model.document.change("one forfeited", [{ at: ["matches", all[2].key], to: { forfeit: true, winner: "home" } }, { at: ["left"], to: [4] }]);
    assert.deepEqual(model.leavers().get(4), { played: 2, all: 5, effect: "cancelled" });
    assert.ok(model.rounds().flatMap(({ matches }) => matches).every(({ home, away }) => home !== 4 && away !== 4));
    model.document.change("third played", [{ at: ["matches", all[2].key], to: { home: 30, away: 20 } }]);
    assert.deepEqual(model.leavers().get(4), { played: 3, all: 5, effect: "kept" });
  });
});

describe("what is typed for a board", () => {
  const read = (text) => readTyped(text).result;

  test("awards in per cent, or two scores", () => {
    const cases = { "60/40": "A60/40", "60-40": "A60/40", "60%-20%": "A60/20", "70:60": "A70/60", "67.5/32.5": "A67.5/32.5", "a+": "AVE+/AVE-", "+/=": "AVE+/AVE", "ave=/-": "AVE/AVE-", "60/ave-": "A60/AVE-", "i3/-3": "I3/-3" };
    // As the Chinese laws call them (law 12C2).
    Object.assign(cases, { "平均正分/平均负分": "AVE+/AVE-", 平均正分: "AVE+/AVE-", 平均负: "AVE-/AVE+", 平均分: "AVE/AVE", "平均正/平均分": "AVE+/AVE" });
    for (const [text, contract] of Object.entries(cases)) assert.equal(read(text)?.contract, contract, text);
    assert.equal(read("50-20"), undefined, "70 in all is no award");
    assert.equal(read("90-50"), undefined, "nor are 140");
  });

  test("shares, percentages and tricks that cannot be", () => {
    assert.deepEqual(["60% 620, 40% -100", "60% 620, 50% -100", "33% 620, 33% 0, 33% -100", "620"].map(wrongSum), [null, 110, 99, null]);
    assert.deepEqual(["A100/0", "A101/0", "A60/620", "I300/0", undefined].map(isBeyond), [false, true, true, false, false]);
    assert.deepEqual(["A60/40", "A60/60", "A100/90", "A60/35", "A72.5/27.5", "I3/-3", "I3/0", "I5/-3", "AVE+/AVE+", "AAVE+/35", undefined].map(isUneven), [false, false, true, true, false, false, false, true, false, true, false]);
    assert.deepEqual([["4S", 10], ["4S", 12], ["4S", 6]].map(([contract, tricks]) => relative({ contract, tricks })), ["=", "+2", "-4"]);
  });
});

test("a penalty of somebody a smaller field has no place for keeps nobody's ranking back", () => {
  const penalties = [2, 9].map((number) => ({ number, amount: 1, reason: "" }));
  const teams = modelOf({ plan: "round-robin", count: 4, penalties });
  assert.equal(teams.stage().standings.find(({ number }) => number === 2).points, -100);
  const pairs = mitchell(6, {}, { penalties });
  assert.deepEqual(pairs.options().penalties, [{ number: 2, amount: 1 }]);
  assert.equal(pairs.session().fields.flat().length, 6);
});
