// The regulations article by article at their edges: what is asked, what the text says, and where it says so. The
// expectations were written down from the text before anything was asked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { event } from "tricklaw";
import { is, refuses } from "./support/worked.mjs";

const upTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
const positions = (count, options) => event.drawBracket(upTo(count), options).positions;
const seatsOf = (drawn, wanted) => drawn.flatMap((own, index) => (wanted(own) ? [index + 1] : []));
const pairsOf = ({ matches }) => matches.map(({ home, away }) => `${home}-${away}`).join(" ");
const met = (round, home, away) => ({ round, home, away });

test("art. 13: the places of seeds and byes are those of the printed tables", () => {
  const strong = (count) => positions(count, { seeds: upTo(count) });
  is("sixteen by strength, as in the figure", () => strong(16), [1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2]);
  is("15 teams: the first has the bye", () => seatsOf(strong(15), (own) => own === null), [2]);
  is("14 teams: the first and the second", () => seatsOf(strong(14), (own) => own === null), [2, 15]);
  is("eleven: the first five entries of the bye table up to 16", () => seatsOf(strong(11), (own) => own === null), [2, 6, 7, 10, 15]);
  is("the numbers of a first match make 17", () => upTo(8).map((match) => strong(16)[2 * match - 2] + strong(16)[2 * match - 1]), Array(8).fill(17));
  const four = positions(16, { seeds: [5, 6, 7, 8], lot: 3 });
  is("four seeds stand at 1, 16, 9 and 8, the third in the half of the second", () => [1, 16, 9, 8].map((place) => four[place - 1]), [5, 6, 7, 8]);
});

test("art. 13: a double elimination of n has 2n - 2 matches, one more with a second final, and its losers' final late", () => {
  const played = (count, secondFinal, upset) => {
    const results = [];
    for (;;) {
      const bracket = event.bracket(upTo(count), results, { kind: "double", secondFinal });
      const [match] = bracket.playable;
      if (match === undefined) return { bracket, results };
      const { sides, part } = bracket.matches[match];
      results.push({ match, winner: upset && part === "final" ? sides[1] : sides[0] });
    }
  };
  is("one final", () => [8, 16, 32].map((count) => played(count, false, true).results.length), [14, 30, 62]);
  is("a second one where the losers' champion wins the first", () => [true, false].map((upset) => played(8, true, upset).results.length), [15, 14]);
  is("rounds of the losers' side", () => [8, 16, 32].map((count) => Math.max(...played(count, false).bracket.matches.filter(({ part }) => part === "losers").map(({ round }) => round))), [5, 7, 9]);
});

test("art. 14: printed tables, plain rotation, byes, a second cycle", () => {
  const table = (count, kind) => event.roundRobin(count, kind).map(pairsOf).join(" | ");
  is("six, printed", () => table(6, "printed"), "3-5 4-2 1-6 | 5-4 1-3 6-2 | 4-1 2-5 3-6 | 2-3 5-1 6-4 | 1-2 3-4 5-6");
  is("eight, printed", () => table(8, "printed"), "3-6 4-5 2-7 1-8 | 5-3 7-1 6-4 8-2 | 4-7 2-6 1-5 3-8 | 6-1 5-2 7-3 8-4 | 2-3 6-7 1-4 5-8 | 7-5 4-2 3-1 8-6 | 1-2 3-4 5-6 7-8");
  is("six by rotation", () => table(6, "rotation"), "1-6 2-5 3-4 | 1-5 6-4 2-3 | 1-4 5-3 6-2 | 1-3 4-2 5-6 | 1-2 3-6 4-5");
  for (const count of [5, 7, 11]) is(`team k rests in round k of ${count}`, () => event.roundRobin(count, "printed").map(({ bye }) => bye), upTo(count));
  refuses("no table for nine", () => event.roundRobin(9, "printed"), "round-robin-no-table");
  for (const count of [4, 9, 10, 14]) {
    const rounds = event.roundRobin(count);
    const homes = upTo(count).map((team) => rounds.map(({ matches }) => matches.find(({ home, away }) => home === team || away === team)).filter(Boolean).map(({ home }) => home === team));
    is(`${count}: as often at home as away, but for one`, () => homes.every((own) => Math.abs(own.filter(Boolean).length * 2 - own.length) <= 1), true);
    is(`${count}: everybody once`, () => new Set(rounds.flatMap(({ matches }) => matches.map(({ home, away }) => [home, away].sort((a, b) => a - b).join()))).size, (count * (count - 1)) / 2);
  }
  const ranks = [3, 1, 4, 2, 6, 5];
  const [first, second] = [event.roundRobin(6, "printed"), event.roundRobin(6, "printed", ranks)];
  const homeOf = (rounds) => new Map(rounds.flatMap(({ matches }) => matches.map(({ home, away }) => [[home, away].sort().join(), home])));
  is("whoever was away is at home", () => [...homeOf(first)].filter(([pair, home]) => homeOf(second).get(pair) === home), []);
  is("first against second in the last round", () => second.at(-1).matches.map(({ home, away }) => [home, away].map((team) => ranks.indexOf(team)).sort().join()).sort(), ["0,1", "2,3", "4,5"]);
});

test("art. 16: the rounds of a Swiss", () => {
  const round = (ranking, matches, options) => event.swissPair(ranking, matches, options);
  is("first against last, second against last but one", () => pairsOf(round(event.swissFold(upTo(6)), [], { round: 1 })), "1-6 2-5 3-4");
  is("two who have met: the lower changes with the next", () => pairsOf(round([1, 2, 3, 4], [met(1, 1, 2), met(1, 3, 4)], { round: 3 })), "1-3 2-4");
  is("the last two have met: the lower of the pair above", () => pairsOf(round([1, 2, 3, 4, 5, 6], [met(1, 5, 6)], { round: 3 })), "1-2 3-5 4-6");
  is("home in an even round is the larger number", () => pairsOf(round([1, 2, 3, 4], [], { round: 2 })), "2-1 4-3");
  is("the higher rank at home", () => pairsOf(round([4, 2, 3, 1], [], { round: 2, home: "higher-rank" })), "4-2 3-1");
  is("the smaller number at home", () => pairsOf(round([4, 2, 3, 1], [], { round: 2, home: "smaller-number" })), "2-4 1-3");
  is("the bye to the last who has had none", () => round([1, 2, 3, 4, 5], [met(1, 5, 0), met(1, 1, 2), met(1, 3, 4)], { round: 2 }).bye, 4);
  is("a forfeited match was no meeting", () => pairsOf(round([1, 2, 3, 4], [{ ...met(1, 1, 2), forfeited: true }], { round: 3 })), "1-2 3-4");
  is("the last three in a triangle", () => { const own = round(upTo(7), [], { round: 3, odd: "triangle" }); return [pairsOf(own), [...own.triangle].sort(), own.bye]; }, ["1-2 3-4", [5, 6, 7], null]);
  refuses("a bye of the first round is drawn", () => round(upTo(5), [], { round: 1 }), "swiss-lot-needed", '"among":[1,2,3,4,5]');
  refuses("everybody has met", () => round([1, 2], [met(1, 1, 2)], { round: 2 }), "swiss-rematch");
  is("two of four met by all: the meeting longest ago comes again first", () => round([1, 2, 3, 4], [met(1, 1, 2), met(1, 3, 4), met(2, 1, 3), met(2, 2, 4), met(3, 1, 4), met(3, 2, 3)], { round: 4, rematch: "fewest-earliest" }).rematches.map((two) => [...two].sort().join()).sort(), ["1,2", "3,4"]);
  is("a half of a hundredth goes up", () => [event.trianglePoints(1001, 1000), event.byePoints(1001)], [1001, 1201]);
  is("16 and 17, 32 and 33, 64 and 65 teams", () => [16, 17, 32, 33, 64, 65].map((count) => [...event.swissRounds(count)]), [[4, 6], [5, 9], [5, 9], [7, 12], [7, 12], []]);
});

const ruling = (rule, contest, seconds, more) => event.timePenalty({ rule, contest, seconds, ...more });
const amount = (...told) => { const own = ruling(...told); return own.amount?.hundredths ?? own.measure; };

test("art. 26: lateness", () => {
  const vp = [0, 1, 300, 301, 600, 601, 900, 901, 1200, 1201, 1500, 1501];
  is("every band of teams", () => vp.map((seconds) => amount("late", "teams-vp", seconds)), ["nothing", "warning", "warning", 100, 100, 200, 200, 300, 300, 400, 400, "committee"]);
  is("a minute or a part of one beyond five", () => [301, 360, 361, 1440, 1441, 1500].map((seconds) => amount("late", "teams-knockout", seconds)), [200, 200, 300, 2000, 2100, 2100]);
  is("the second time within five minutes", () => ["teams-vp", "teams-knockout", "pairs-matchpoints", "pairs-imps"].map((contest) => amount("late", contest, 60, { earlier: 1 })), [100, 100, 1000, 300]);
  is("boards that may go", () => [300, 600, 900, 1200].map((seconds) => { const { boards } = ruling("late", "pairs-imps", seconds); return boards && [boards.from, boards.to, boards.mayForfeitRound]; }), [null, [1, 1, false], [1, 2, false], [2, 3, true]]);
  is("what such a board scores: nothing, not 3 IMPs less", () => ["pairs-matchpoints", "pairs-imps"].map((contest) => ruling("late", contest, 400).unplayed), ["A0/AVE+", "I0/3"]);
  is("teams lose no boards", () => [ruling("late", "teams-vp", 1000).boards, ruling("late", "teams-knockout", 1000).boards], [null, null]);
});

test("art. 27: slow play", () => {
  const parts = (...told) => ruling(...told).parts?.map(({ hundredths }) => hundredths);
  is("every band of teams", () => [1, 300, 301, 600, 601, 900, 901, 1200, 1201, 1500, 1501].map((seconds) => amount("slow", "teams-vp", seconds)), [100, 100, 150, 150, 200, 200, 250, 250, 300, 300, "committee"]);
  is("the sum for both, half each", () => parts("slow", "teams-vp", 400), [75, 75]);
  is("one side's alone", () => [0, 100].map((responsible) => parts("slow", "teams-vp", 400, { responsible })), [[0, 150], [150, 0]]);
  is("a sum that is kept", () => parts("slow", "teams-vp", 400, { responsible: 75, keepSum: true }), [113, 37]);
  is("an IMP a minute from the first", () => [1, 60, 61, 1500].map((seconds) => amount("slow", "teams-knockout", seconds)), [100, 100, 200, 2500]);
  is("pairs are warned once for two minutes", () => ["pairs-matchpoints", "pairs-imps"].map((contest) => [0, 1].map((earlier) => amount("slow", contest, 120, { earlier }))), [["warning", 1000], ["warning", 300]]);
  is("stopped beyond ten, what is unplayed shared", () => ["pairs-matchpoints", "pairs-imps"].map((contest) => { const own = ruling("slow", contest, 601); return [own.measure, own.amount.hundredths, own.unplayed]; }), [["stop", 2000, "AVE-/AVE+"], ["stop", 600, "I-3/3"]]);
});

test("art. 28: forfeits and withdrawals", () => {
  const award = (told) => { const { points, by } = event.forfeitPoints(told); return [points, by]; };
  is("a first match has no average before it", () => award({ draw: 1500, complement: [3000, 2500] }), [1800, "draw"]);
  is("30 less 4.99 is more than 25", () => award({ draw: 1500, other: 499, complement: [3000, 2500] }), [2500, "complement"]);
  is("one's own above that limit", () => award({ draw: 1500, own: 2510, other: 0, complement: [3000, 2500] }), [2510, "own-average"]);
  is("20 less the others' only where the organiser says so", () => [award({ draw: 1000, other: 400 }), award({ draw: 1000, other: 400, complement: [2000, 2000] })], [[1200, "draw"], [1600, "complement"]]);
  is("two running or three in all, in whatever order they are told", () => [[4], [1, 3], [2, 1], [5, 1, 3]].map((rounds) => event.isDisqualified(rounds)), [false, false, true, true]);
  is("half of an odd number is not reached below it", () => [[3, 7], [4, 7], [0, 1], [0, 0]].map(([played, all]) => event.withdrawal("round-robin", played, all)), ["cancelled", "kept", "cancelled", "kept"]);
  is("a Swiss keeps everything, a knock-out match is lost", () => [event.withdrawal("swiss", 0, 9), event.withdrawal("knockout", 0, 4)], ["kept", "match-lost"]);
  is("10 points a board at board-a-match, 2 or 1 of it", () => [2, 1].map((full) => { const own = event.unplayedBoard("board-a-match", "forfeited", full); return [own.points, own.totalPoints]; }), [[["0.00", "2.00"], 10], [["0.00", "1.00"], 10]]);
});

test("art. 34, 35, 44: penalties in another unit, wrong seats", () => {
  is("half a point, 3 IMPs, 10 per cent", () => [["vp", 50], ["imp", 300], ["top-percent", 1000]].flatMap(([from, own]) => ["vp", "imp", "top-percent"].map((to) => event.convertPenalty(own, from, to))), [50, 300, 1000, 50, 300, 1000, 50, 300, 1000]);
  is("the ends of the ranges are no conversions of each other", () => [event.convertPenalty(400, "vp", "imp"), event.convertPenalty(400, "vp", "top-percent")], [2400, 8000]);
  is("a third of a hundredth is rounded once", () => event.convertPenalty(1, "imp", "vp"), 0);
  is("80 per cent of a draw", () => [1000, 1500].map((draw) => event.forfeitPoints({ draw, wrongSeats: true }).offender), [800, 1200]);
  is("the first of the ladder: a warning, half a point, one", () => event.penaltyLadders()[0].steps.map(({ advice, from }) => [advice, from]), [["warning", 0], ["points", 50], ["points", 100]]);
});

test("art. 51 and 52: what is carried over", () => {
  is("a half, a third, never more than a quarter of the boards, nothing of a match lost", () => [event.carryKnockout(25, true, 64), event.carryKnockout(25, false, 64), event.carryKnockout(65, true, 64), event.carryKnockout(-10, true, 64)], [1250, 833, 1600, 0]);
  is("exactly two a match is within the limit", () => event.carryRoundRobin([160, 150, 140, 130], 3), { carried: [600, 400, 200, 0], formula: "one" });
  is("a little more is not: all by the second formula", () => event.carryRoundRobin([161, 150, 140, 130], 3), { carried: [600, 387, 194, 0], formula: "two" });
  is("level or alone", () => [event.carryRoundRobin([150, 150], 3), event.carryRoundRobin([150], 3)], [{ carried: [0, 0], formula: "level" }, { carried: [0], formula: "level" }]);
  is("totals below nothing count from the lowest", () => event.carryRoundRobin([-10, -40, -10, -40], 4).carried, [800, 0, 800, 0]);
  const pairs = { scored: 600, pairsNow: 20, averageNow: 12, boardsThen: 24, pairsThen: 40, sumThen: 20 * 500, boardsNow: 24 };
  is("the printed sum, its mean", () => [event.carryPairs(pairs).carried, event.carryPairs({ ...pairs, mode: "mean" }).carried], [864, 17280]);
});

test("Shengji art. 24 to 33: results, rounds, awards, sanctions", () => {
  is("two of three, one each when time ends", () => [event.shengjiMatch({ games: ["away", "home", "home"], bestOf: 3 }).points, event.shengjiMatch({ games: ["away", "home", [9, 9]], bestOf: 3 }).points], [[200, 0], [100, 100]]);
  refuses("no third game after two", () => event.shengjiMatch({ games: ["home", "home", "away"], bestOf: 3 }), "bad-input", "result.games[2]");
  is("the higher level, an ace above a king", () => [event.shengjiMatch({ levels: ["K", "A"] }).points, event.shengjiMatch({ levels: ["2", "2"] }).points], [[0, 200], [100, 100]]);
  is("east-west at table A and north-south at table B", () => event.shengjiMatch({ deals: [[1, 2, 3, 4], [0, 0, 0, 1]] }), { points: [200, 0], totals: [6, 5], margin: 1 });
  is("2 to the n teams: n rounds at least, n and two usually", () => [2, 3, 16, 17].map((count) => [...event.shengjiRounds(count)]), [[1, 3], [2, 4], [4, 6], [5, 7]]);
  is("20 less the others', twelve, one's own", () => [{ other: 799 }, { own: 1199 }, { own: 1201 }].map((told) => event.shengjiAward(told).points), [1201, 1200, 1201]);
  is("the second warning of a round is a violation, that of another round none", () => [[1, 1], [1, 2], [1, 1, 1, 1]].map((rounds) => event.shengjiEscalation(rounds.map((round) => ({ round, measure: "warning" }))).violations), [1, 0, 3]);
  is("two rounds lost by penalty", () => event.shengjiEscalation([1, 4].map((round) => ({ round, measure: "round-lost" }))), { violations: 0, roundsLost: [1, 4], suspended: 4 });
  is("table 4", () => [1, 2, 3].map((decks) => [1, 2, 3, 4].map((grade) => event.shengjiFine(grade, decks))), [[5, 10, 20, 40], [10, 20, 40, 80], [15, 30, 60, 120]]);
  is("late by 5 and by 15 minutes", () => [300, 301, 900, 901].map((seconds) => amount("late", "shengji", seconds)), ["nothing", "warning", "warning", "round-forfeited"]);
});

test("art. 16: groups of equal records pair within themselves, as far as they can", () => {
  const met = [[1, 7], [2, 8], [3, 6], [4, 5], [1, 2], [3, 4], [5, 6], [7, 8]];
  const before = met.map(([home, away]) => ({ round: 1, home, away }));
  const pairs = (ranking, matches) => event.swissPair(ranking, matches, { round: 3 }).matches.map(({ home, away }) => [home, away]);
  assert.deepEqual(pairs([[1, 3], [2, 7, 5, 4], [6, 8]], before), [[1, 3], [2, 5], [4, 7], [6, 8]]);
  assert.deepEqual(pairs([1, 3, 2, 7, 5, 4, 6, 8], before), [[1, 3], [2, 7], [5, 8], [4, 6]]);
  // One and three have met: their group is paired with the next. The last two have met: theirs with the one before.
  assert.deepEqual(pairs([[1, 3], [2, 4], [5, 6]], [{ round: 1, home: 1, away: 3 }]), [[1, 2], [3, 4], [5, 6]]);
  assert.deepEqual(pairs([[1, 2], [3, 4], [5, 6]], [{ round: 1, home: 5, away: 6 }]), [[1, 2], [3, 5], [4, 6]]);
  assert.deepEqual(pairs([[1], [2, 3], [4]], []), [[1, 2], [3, 4]]);
  assert.throws(() => event.swissPair([[1, 2], 3, 4], [], { round: 2 }), /contestants, or groups of them/);
  assert.throws(() => event.swissPair([[1, 2], [2, 4]], [], { round: 2 }), { code: "swiss-unknown" });
});
