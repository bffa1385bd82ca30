// Worked examples of the regulations through the public package: case, expected, article. The expectations were worked out
// from the text and by hand, not taken from the answers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { RulesError, event, shengji } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

/** Each case by name: what is asked, and the answer. */
function examples(title, cases) {
  test(title, () => {
    for (const [name, ask, expected] of cases) {
      const answer = ask();
      assert.deepEqual(ArrayBuffer.isView(answer) ? [...answer] : answer, expected, name);
    }
  });
}

/** Each case by name: what is refused, and the code. */
function refusals(title, cases) {
  test(title, () => {
    for (const [name, ask, code] of cases) assert.throws(ask, (error) => error instanceof RulesError && error.code === code, name);
  });
}

const score = (ns, ew, points, more) => ({ board: 1, ns, ew, score: points, ...more });
const award = (ns, ew, contract) => ({ board: 1, ns, ew, contract });
const lines = (rows, options) => event.scorePairs(rows, options).boards[0].lines.map(({ ns, ew }) => `${ns} ${ew}`);
const plain = [score(1, 2, 620), score(3, 4, 620), score(5, 6, -100), score(7, 8, 170)];

examples("a board of pairs (laws 12C, 78, 86, 87)", [
  ["three results of five: 5/3 (s + 1) - 1", () => lines([score(1, 2, 420), score(3, 4, 420), score(5, 6, -50)], { expected: 5 }), ["5.67 2.33", "5.67 2.33", "0.67 7.33"]],
  ["an award beside three: 4/3 (s + 1) - 1, and 60 and 40 % of 6", () => lines([...plain.slice(0, 3), award(7, 8, "AVE+/AVE-")]), ["4.33 1.67", "4.33 1.67", "0.33 5.67", "3.60 2.40"]],
  ["weights: 3/10 of 650 and 7/10 of -100 among 650, -100, 110", () => lines([score(1, 2, 650), score(3, 4, -100), score(5, 6, 110), award(7, 8, "W650:30/-100:70")]), ["5.70 0.30", "0.70 5.30", "3.40 2.60", "2.20 3.80"]],
  ["groups of four and of two among six", () => lines([score(1, 2, 420), score(3, 4, 420), score(5, 6, 170), score(7, 8, -50), score(9, 10, 400, { group: 1 }), score(11, 12, 150, { group: 1 })]), ["8.00 2.00", "8.00 2.00", "3.50 6.50", "0.50 9.50", "8.00 2.00", "2.00 8.00"]],
  ["1, 1/2, 0", () => lines([score(1, 2, 420), score(3, 4, 420), score(5, 6, -50)], { perWin: 1 }), ["1.50 0.50", "1.50 0.50", "0.00 2.00"]],
  ["cross-IMPs: 22, 22, -31, -13 by three", () => lines(plain, { method: "cross-imps" }), ["7.33 -7.33", "7.33 -7.33", "-10.33 10.33", "-4.33 4.33"]],
  ["Butler: the mean of 620 and 170 is 395, to tens 400", () => lines(plain, { method: "butler" }), ["6.00 -6.00", "6.00 -6.00", "-11.00 11.00", "-6.00 6.00"]],
  ["Butler mirrored: -395 to -400", () => lines(plain.map((row) => ({ ...row, score: -row.score })), { method: "butler" }), ["-6.00 6.00", "-6.00 6.00", "11.00 -11.00", "6.00 -6.00"]],
  ["Butler with the datum as it is: 495 IMPs less", () => lines(plain, { method: "butler", datum: "exact" }), ["6.00 -6.00", "6.00 -6.00", "-10.00 10.00", "-6.00 6.00"]],
  ["one result: nothing to be had, 50 %", () => event.scorePairs([score(1, 2, 420)]).fields[0].map(({ total, available, average }) => [total, available, average]), [["0.00", "0.00", "50.00"], ["0.00", "0.00", "50.00"]]],
  ["one result in the list", () => event.writeStandings([score(1, 2, 420)]).split("\n")[1], "1=,1,,0.00,0.00,50.00,1"],
  ["nobody", () => event.scorePairs([]), { boards: [], fields: [[]], needed: [] }],
  ["frequencies of a fouled board by group (law 87): 2 results of 3, and 1", () => event.frequencies([score(1, 2, 420), score(3, 4, 170), score(5, 6, 110, { group: 1 })]).map(({ group, points: own, ns, ew }) => [group, own, ns, ew]), [[0, 420, "3.50", "0.50"], [0, 170, "0.50", "3.50"], [1, 110, "2.00", "2.00"]]],
  ["frequencies of a weighted score: -50 by itself would lose to 420", () => event.frequencies([score(1, 2, 420), award(3, 4, "W420:1/-50:1")]).map(({ points: own, count, ns, ew }) => [own, count, ns, ew]), [[420, "1.50", "1.50", "0.50"], [-50, "0.50", "0.00", "2.00"]]],
  ["a penalty off the total, in a field with ties", () => event.scorePairs([score(1, 2, 420), score(3, 4, 420), score(5, 6, -50)], { penalties: [{ number: 1, amount: "0.4" }], rules: "none" }).fields[0].map(({ number, total, place }) => [number, total, place.place]), [[6, "4.00", 1], [3, "3.00", 2], [1, "2.60", 3], [2, "1.00", 4], [4, "1.00", 4], [5, "0.00", 6]]],
]);

const room = (points) => ({ score: points });
const match = (boards, options) =>
  event.scoreMatch(
    boards.map(([open, closed], index) => ({
      board: index + 1,
      open: typeof open === "number" ? room(open) : { contract: open },
      closed: typeof closed === "number" ? room(closed) : { contract: closed },
    })),
    options,
  );
const won = ({ home, away }) => [home.boardsWon, away.boardsWon];

examples("a match (laws 12C1(c), 78B-D, 86; art. 28, 44, 45)", [
  ["two thirds of 620, one of -100, against 140", () => match([["W620:2/-100:1", 140]]).boards[0], { board: 1, home: "4.67", away: "-4.67" }],
  ["4.67 IMPs over one board are 5", () => match([["W620:2/-100:1", 140]], { scale: "wbf" }).vp, [1500, 500]],
  ["12 and -6 in a knock-out: 9 each way", () => match([["I12/-6", 140]], { balance: true }).margin, "9.00"],
  ["not played is a tie", () => match([["NP", 420], [420, -50]]).boards.map(({ home }) => home), ["0.00", "10.00"]],
  ["board-a-match, 2 and 1 points a board", () => [match([["NP", 420], [420, 410], [-50, 0]], { method: "board-a-match" }), match([[420, 410], [50, 50]], { method: "board-a-match", perBoard: 1 })].map(({ home, away }) => [home.score, away.score]), [["3.00", "3.00"], ["1.50", "0.50"]]],
  ["a board is won by 10 points, though no IMP comes of it", () => won(match([[430, 420], [100, 100], [-110, -90]])), [1, 1]],
  ["an award wins a board", () => won(match([["AVE+/AVE-", 140]])), [1, 0]],
  ["half an IMP away from zero", () => event.victoryPoints("wbf", 8, "-5/2"), [...event.victoryPoints("wbf", 8, -3)]],
  ["no boards, no victory points", () => match([], { scale: "wbf" }).vp, null],
]);

const took = (home, away, vp, more) => ({ home, away, vp, ...more });
const outside = (list) => list.map(([team, won, lost], index) => ({ round: 50 + index, home: team, away: 100 + team, imps: [won, lost], vp: [1000, 1000] }));
const level = { imps: [30, 30] };
const broken = (tied, rules, data) => () => {
  const { places, separations, needed } = event.breakTie(tied, rules, data);
  return [places, separations.map(({ step }) => step), needed.map(({ step }) => step)];
};
const three = (first, second, third) => ({ matches: [took(1, 2, first, level), took(1, 3, second, level), took(2, 3, third, level)] });

examples("ties of teams (art. 45)", [
  ["100/80 is 125/100; then their match", broken([1, 2], "round-robin", { matches: [took(1, 2, [900, 1100]), ...outside([[1, 100, 80], [2, 125, 100]])] }), [[[2], [1]], ["meeting-vp"], []]],
  ["3001/1000 is more than 3", broken([1, 2], "round-robin", { matches: outside([[1, 3001, 1000], [2, 3, 1]]) }), [[[1], [2]], ["imp-ratio"], []]],
  ["nothing lost is most; nothing at all is 1", broken([1, 2, 3], "round-robin", { matches: outside([[1, 500, 1], [2, 1, 0], [3, 0, 0]]) }), [[[2], [1], [3]], ["imp-ratio"], []]],
  ["three: most among the three, the rest as two", broken([1, 2, 3], "round-robin", three([1500, 500], [900, 1100], [1800, 200])), [[[1], [2], [3]], ["leader-of-meetings", "meeting-vp"], []]],
  ["three: drew one and did better against the third", broken([1, 2, 3], "round-robin", three([1000, 1000], [1100, 900], [800, 1200])), [[[1], [3], [2]], ["drew-one-better-against-third", "meeting-vp"], []]],
  ["three: lost to both", broken([1, 2, 3], "round-robin", { matches: [took(1, 2, [1000, 1000], { ...level, totalPoints: [550, 500] }), took(1, 3, [1200, 800], level), took(2, 3, [1200, 800], level)] }), [[[1], [2], [3]], ["lost-to-both", "meeting-total-points"], []]],
  ["three, the ratio separating one: two are left", broken([1, 2, 3], "round-robin", { matches: [took(1, 2, [800, 1200], level), took(1, 3, [2000, 0], level), took(2, 3, [2000, 0], level), ...outside([[3, 100, 50]])] }), [[[3], [2], [1]], ["imp-ratio", "meeting-vp"], []]],
  ["four: a leader, then three in a ring", broken([1, 2, 3, 4], "round-robin", { matches: [took(1, 2, [2000, 0], level), took(1, 3, [2000, 0], level), took(1, 4, [1000, 1000], level), took(2, 3, [1500, 500], level), took(2, 4, [500, 1500], level), took(3, 4, [1500, 500], level)] }), [[[1], [2, 3, 4]], ["leader-of-meetings"], ["extra-boards-1"]]],
  ["Swiss: a bye is no match won", broken([1, 2], "swiss", { matches: [took(1, 0, [1200, 0]), took(1, 4, [1300, 700]), took(2, 5, [1100, 900]), took(2, 6, [1400, 600])] }), [[[2], [1]], ["matches-won"], []]],
  ["Swiss: draws are not won; then the mean of opponents", broken([1, 2], "swiss", { matches: [took(1, 3, [1000, 1000]), took(1, 4, [1500, 500]), took(2, 5, [1500, 500]), took(2, 6, [900, 1100])], totals: [[3, 3000], [4, 2000], [5, 2000], [6, 2500]].map(([number, points]) => ({ number, points })) }), [[[1], [2]], ["opponent-average"], []]],
  ["knock-out: total points, boards won, eight boards, one", broken([1, 2], "knockout-8", { matches: [{ home: 1, away: 2, totalPoints: [1000, 1000], boardsWon: [7, 7] }], decisions: [{ step: "extra-boards-8", order: [[1, 2]] }] }), [[[1, 2]], [], ["extra-boards-1"]]],
]);

const session = (...lines) => ({ rows: lines.map(([ns, ew, points]) => score(ns, ew, points)) });
// Three tables, then two; 3 and 6 miss the second session. 1 has 100 and 0 %, 2 0 and 100, 3 50, and the others what is left.
const two = [session([1, 4, 420], [2, 5, -50], [3, 6, 110]), session([1, 4, 100], [2, 5, 140])];
const butler = two.map((own) => ({ ...own, options: { method: "cross-imps" } }));
const stage = (sessions, options) => event.scoreSessions(sessions, options).standings.sort((a, b) => a.number - b.number).map((own) => own.score);
const half = (round, home, away, vp) => ({ round, home, away, vp, half: true });
const triangle = [half(1, 3, 4, [1418, 582]), half(1, 4, 5, [1001, 999]), half(1, 5, 3, [720, 1280])];

examples("several sessions (art. 28, 35, 36, 46, 52) and half matches (art. 16)", [
  ["sessions weigh the same; a missed one is nothing", () => stage(two), ["50.00", "50.00", "25.00", "50.00", "50.00", "25.00"]],
  ["excused it is half", () => stage(two, { absence: "excused" }), ["50.00", "50.00", "50.00", "50.00", "50.00", "50.00"]],
  ["some excused", () => stage(two, { excused: [6] }), ["50.00", "50.00", "25.00", "50.00", "50.00", "50.00"]],
  ["boards weigh the same: 4, 2, 2, 2, 4, 2 of 6; left out, 2 of 4", () => [stage(two, { by: "boards" }), stage(two, { by: "boards", absence: "left-out" })], [["66.67", "33.33", "33.33", "33.33", "66.67", "33.33"], ["66.67", "33.33", "50.00", "33.33", "66.67", "50.00"]]],
  ["IMPs are added, a forfeited board costs 3", () => stage(butler), ["7.50", "-6.00", "-4.50", "-7.50", "6.00", "-1.50"]],
  ["10 % of a top of 4, two sessions", () => event.scoreSessions([{ ...two[0], options: { penalties: [{ number: 1, amount: "0.4" }] } }, two[1]]).standings.filter(({ number }) => number === 1).map(({ score: own, penalties, sessions }) => [own, penalties, sessions[0]]), [["45.00", "5.00", { score: "100.00", boards: 1 }]]],
  ["two thirds are more than 66.66", () => event.scoreSessions([session([1, 3, 420], [2, 4, -50]), session([1, 3, 110], [2, 4, 140]), session([1, 3, 90], [2, 4, 50])], { carried: [{ number: 2, amount: "33.33" }] }).standings.slice(0, 3).map(({ number, score: own, place }) => [number, own, place.place]), [[1, "66.67", 1], [4, "66.67", 1], [2, "66.66", 3]]],
  ["no session, no boards", () => [event.scoreSessions([]), event.scoreSessions([{ rows: [] }])], [{ standings: [], needed: [] }, { standings: [], needed: [] }]],
  ["the mean of two half matches, a half upwards", () => event.scoreTeams([3, 4, 5], triangle).standings.map(({ number, points, played, won }) => [number, points, played, won]), [[3, 1349, 1, 1], [5, 860, 1, 0], [4, 792, 1, 0]]],
  ["who has left is not ranked, and the match counts for the other", () => event.scoreTeams([1, 2], [{ round: 1, home: 1, away: 2, vp: [1000, 1000] }, { round: 2, home: 3, away: 1, vp: [800, 1200] }]).standings.map(({ number, points }) => [number, points]), [[1, 2200], [2, 1000]]],
  ["a half match counts among its two as it was played", broken([5, 4], ["meeting-vp"], { matches: triangle }), [[[4], [5]], ["meeting-vp"], []]],
  ["opponents of half a match are half opponents: 622 against 620", broken([1, 3], ["opponent-average"], { matches: [...triangle, took(1, 2, [1378, 622])], totals: [[4, 600], [5, 640], [2, 622]].map(([number, points]) => ({ number, points })) }), [[[1], [3]], ["opponent-average"], []]],
]);

const points = (list, won) => list.map((own, index) => ({ number: index + 1, points: own, ...(won && { won: won[index] }) }));
examples("the order of a Swiss round (art. 16), boards without a result (art. 28, 44)", [
  ["equal points: ascending in odd rounds, descending in even ones", () => [5, 6].map((round) => [...event.swissOrder(points([1500, 1800, 1500, 1500]), round)]), [[2, 1, 3, 4], [2, 4, 3, 1]]],
  ["the unbeaten first, however few their points", () => event.swissOrder(points([1900, 1100, 1200, 800], [1, 1, 0, 2]), 3), [4, 1, 2, 3]],
  ["nobody", () => event.swissOrder([], 1), []],
  ["forfeited: 0 and average plus, 3 IMPs each way between pairs, 0 and 3 between teams, 2 or 1", () => [["pairs-matchpoints"], ["pairs-imps"], ["teams-imps"], ["board-a-match"], ["board-a-match", 1]].map(([contest, full]) => event.unplayedBoard(contest, "forfeited", full)).map(({ score: text, points: both, totalPoints }) => text ?? [...both, totalPoints]), ["A0/AVE+", "I-3/3", ["0.00", "3.00", 0], ["0.00", "2.00", 10], ["0.00", "1.00", 10]]],
  ["not to be compared: a tie between teams, 40 and 60 %, 3 IMPs", () => ["teams-imps", "board-a-match", "pairs-matchpoints", "pairs-imps"].map((contest) => event.unplayedBoard(contest, "not-comparable")).map(({ score: text, points: both }) => text ?? both), [["0.00", "0.00"], ["1.00", "1.00"], "A40/60", "I-3/3"]],
]);

const goesOn = ({ ahead, by }) => [ahead, by];
examples("level knock-out matches (art. 45) and slow ones (art. 27)", [
  ["IMPs", () => goesOn(match([[420, -50]])), ["home", null]],
  ["total points: 30 against 20", () => goesOn(match([[110, 80], [90, 110]])), ["home", "total-points"]],
  ["boards won: three to one at 40 points each", () => goesOn(match([[50, 90], [430, 420], [130, 120], [110, 90]])), ["home", "boards-won"]],
  ["extra boards", () => goesOn(match([[430, 420], [600, 610]])), [null, null]],
  ["what is carried over decides before total points (art. 51): 0.33 IMPs against 30 points to 20", () => (({ lead, ahead, by, margin }) => [lead, ahead, by, margin])(match([[110, 80], [90, 110]], { carried: [0, "1/3"] })), ["-0.33", "away", null, "0.00"]],
  ["late by 5 minutes and a second, 2 IMPs off (art. 26): 10 are 8", () => match([[420, -50]], { penalties: [2, 0] }).lead, "8.00"],
  ["both slow, 9 and 1 IMPs off (art. 27): 8 less 8 is level, and by total points home goes on", () => (({ lead, ahead, by }) => [lead, ahead, by])(match([[420, 90]], { penalties: [9, 1] })), ["0.00", "home", "total-points"]],
  ["at board-a-match half a board off", () => match([[420, 410], [50, 50]], { method: "board-a-match", penalties: ["2.5", 0] }).ahead, "away"],
  ["penalties leave the margin and the victory points alone (art. 35)", () => (({ margin, vp }) => [margin, vp])(match([[420, -50]], { scale: "wbf", penalties: [10, 0] })), ["10.00", [...event.victoryPoints("wbf", 1, 10)]]],
  ["total points leave out an award", () => match([["AVE+/AVE-", 140], [430, 420]]).home.points, "10.00"],
  ["beyond 25 minutes play stops; the 25 IMPs and the committee are open", () => (({ measure, amount, or }) => [measure, amount, or.map((own) => [own.measure, own.amount?.hundredths ?? null])])(event.timePenalty({ rule: "slow", contest: "teams-knockout", seconds: 1501 })), ["stop", null, [["stop", 2500], ["committee", null]]]],
  ["at 25 minutes 25 IMPs, to be shared", () => event.timePenalty({ rule: "slow", contest: "teams-knockout", seconds: 1500, responsible: 60 }).parts.map(({ hundredths }) => hundredths), [1500, 1000]],
  ["pairs share what the director finds, and nothing of itself", () => [60, undefined].map((responsible) => event.timePenalty({ rule: "slow", contest: "pairs-matchpoints", seconds: 400, responsible }).parts?.map(({ hundredths }) => hundredths) ?? null), [[1200, 800], null]],
  ["lateness is one's own", () => event.timePenalty({ rule: "late", contest: "teams-vp", seconds: 400, responsible: 60 }).parts, null],
  ["what Shengji rules on lateness", () => event.timePenalty({ rule: "late", contest: "shengji", seconds: 901 }).law, { book: "CN-2002", article: "30" }],
]);

const play = (number, board, ns, points, aboveAverage) => ({ number, board, ns, points, aboveAverage });
examples("ties of pairs (art. 46) and of Shengji sides (Shengji art. 27)", [
  ["several sessions: the best, then the second best", broken([1, 2, 3], "pairs", { sessions: [[1, [60, 40, 50]], [2, [45, 60, 45]], [3, [60, 30, 60]]].map(([number, scores]) => ({ number, scores })) }), [[[3], [1], [2]], ["best-session-2"], []]],
  ["then the best placed pair both met", broken([1, 2], "pairs", { sessions: [{ number: 1, scores: [60, 50] }, { number: 2, scores: [50, 60] }], ranking: [7, 8, 9, 1, 2], encounters: [[1, 7, 12], [1, 8, 14], [2, 8, 15], [2, 9, 20], [1, 9, 3]].map(([number, opponent, scored]) => ({ number, opponent, scored })) }), [[[2], [1]], ["common-opponents"], []]],
  ["one session: board by board in the same direction", broken([1, 2], "pairs", { boards: [play(1, 1, true, 420, 1), play(2, 1, true, 450, 2), play(1, 2, true, 100, 1), play(2, 2, false, -100, 1)] }), [[[2], [1]], ["board-by-board"], []]],
  ["then the boards above average", broken([1, 2], "pairs", { boards: [play(1, 1, true, 420, "0.5"), play(2, 1, true, 420, "0.5"), play(1, 2, true, 100, 0), play(2, 2, false, -100, "-1")] }), [[[1], [2]], ["above-average"], []]],
  ["Shengji: the sum of the opponents", broken([1, 2], "shengji-swiss", { matches: [took(1, 3, [200, 0]), took(2, 4, [200, 0])], totals: [{ number: 3, points: 500 }, { number: 4, points: 600 }] }), [[[2], [1]], ["opponent-sum"], []]],
  ["Shengji: 4 to 3 is more than 5 to 4", broken([1, 2], "shengji-swiss", { records: [{ number: 1, won: 4, lost: 3 }, { number: 2, won: 5, lost: 4 }] }), [[[1], [2]], ["record-ratio"], []]],
]);

const delay = (rule, contest, minutes, more) => event.timePenalty({ rule, contest, seconds: Math.round(minutes * 60), ...more });
const amounts = (rule, contest, list) => list.map((minutes) => delay(rule, contest, minutes).amount?.hundredths ?? delay(rule, contest, minutes).measure);
examples("time (art. 26 and 27)", [
  ["late, VP", () => amounts("late", "teams-vp", [0, 5, 5.02, 10, 10.02, 20, 25, 25.02]), ["nothing", "warning", 100, 100, 200, 300, 400, "committee"]],
  ["late, knock-out", () => amounts("late", "teams-knockout", [5.02, 6, 6.02, 10, 25, 26]), [200, 200, 300, 600, 2100, "committee"]],
  ["late, matchpoints", () => amounts("late", "pairs-matchpoints", [5, 10, 15, 20, 20.02]), ["warning", 1000, 2000, 3000, "session-forfeited"]],
  ["a board taken away at IMPs, and a forfeited one", () => [20, 20.02].map((minutes) => delay("late", "pairs-imps", minutes).unplayed), ["I0/3", "I-3/3"]],
  ["the second time", () => [delay("late", "teams-vp", 3, { earlier: 1 }), delay("late", "teams-knockout", 4, { earlier: 1 }), delay("slow", "pairs-imps", 1, { earlier: 1 })].map(({ amount }) => amount.hundredths), [100, 100, 300]],
  ["slow, VP, shared 75 to 25: each half up on its own", () => delay("slow", "teams-vp", 7, { responsible: 75 }).parts.map(({ hundredths }) => hundredths), [113, 38]],
  ["slow, pairs", () => ["pairs-matchpoints", "pairs-imps"].map((contest) => amounts("slow", contest, [2, 2.02, 5.02, 10.02])), [["warning", 1000, 2000, 2000], ["warning", 300, 600, 600]]],
]);

examples("forfeits, withdrawals, penalties, carry-over (art. 28, 34, 51, 52; Shengji art. 24, 28, 29)", [
  ["the largest of three", () => [{ draw: 1500, own: 2200, other: 1000 }, { draw: 1500, own: 2200, other: 200 }, { draw: 1500 }].map((one) => event.forfeitPoints({ ...one, complement: [3000, 2500] }).points), [2200, 2500, 1800]],
  ["half a hundredth up", () => event.forfeitPoints({ draw: 1000, own: "2469/2" }).points, 1235],
  ["below half, half, any", () => [event.withdrawal("round-robin", 3, 7), event.withdrawal("round-robin", 4, 8), event.withdrawal("swiss", 0, 9)], ["cancelled", "kept", "kept"]],
  ["26 IMPs in VP", () => event.convertPenalty(2600, "imp", "vp"), 433],
  ["a third, a quarter of the boards", () => [event.carryKnockout(1, false, 3), event.carryKnockout(100, false, 128), event.carryKnockout(90, false, 10)], [33, 3200, 250]],
  ["just within the limit, and beyond it", () => [event.carryRoundRobin([120, 110, 110, 100], 7), event.carryRoundRobin([200, 120, 110, 100], 3)], [{ carried: [1400, 700, 700, 0], formula: "one" }, { carried: [600, 120, 60, 0], formula: "two" }]],
  ["pairs: 55.5 × 16 × 50 × 26 / (40 × 880)", () => event.carryPairs({ scored: "55.5", pairsNow: 16, averageNow: 50, boardsThen: 26, pairsThen: 40, sumThen: 880, boardsNow: 26 }), { carried: 3280, share: "0.03" }],
  ["Shengji by games and the clock", () => [["home"], [[4, 4]], ["home", "away", [2, 2]], ["home"]].map((games, index) => event.shengjiMatch({ games, bestOf: index > 1 ? 3 : 1 }).points), [[200, 0], [100, 100], [100, 100], null]],
  ["no deal, no points", () => event.shengjiMatch({ deals: [] }), { points: null, totals: [0, 0], margin: 0 }],
  ["a lost round", () => [{}, { own: 1150, other: 600 }, { own: 1100, record: 1600 }].map((one) => event.shengjiAward(one).points), [1200, 1400, 1600]],
]);

examples("around a match (art. 14, 17, 18, 25, 44), tables of the organiser (Shengji art. 24), lateness at Shengji (art. 30)", [
  ["printed lengths, others by the board, duplicated", () => [{ boards: 8 }, { boards: 20 }, { boards: 10, screens: true }, { boards: 14 }, { boards: 12, duplicated: true }].map((one) => event.matchTimes(one)).map(({ least, most }) => [least, most]), [[65, 70], [170, 170], [85, 85], [105, 112], [112, 124]]],
  ["up to ten boards nothing is written", () => [10, 11].map((boards) => event.matchTimes({ boards })).map(({ without, with: last }) => [without, last]), [[null, 5], [15, 5]]],
  ["four segments in turn; one; a highly unusual system", () => [{ segments: 4, drawn: "home", choices: [3, 1, 4] }, { segments: 1, drawn: "home" }, { segments: 3, drawn: "home", hum: "home" }].map((one) => event.seatingRight(one)), [{ segments: ["away", null, "home", "home"], next: "away" }, { segments: [null], next: null }, { segments: ["away", "away", "away"], next: null }]],
  ["two of a region in the printed table of six: 1-6 in round 1, and nobody before them by number", () => event.earlyNumbers(6, 2, "printed"), { numbers: [1, 6], round: 1 }],
  ["more of a region than there are numbers", () => event.earlyNumbers(6, 7), null],
  ["wrong seats: 80 % of a draw, the others as after a forfeit", () => event.forfeitPoints({ draw: 1500, wrongSeats: true }), { points: 1800, by: "draw", offender: 1200 }],
  ["not to be helped (art. 36): a draw, the others as after a forfeit", () => event.forfeitPoints({ draw: 1000, excused: true }), { points: 1200, by: "draw", offender: 1000 }],
  ["match points of pairs (art. 28): 1.5 times a draw, while teams have a win", () => [event.forfeitPoints({ draw: 100, pairs: true }), event.forfeitPoints({ draw: 1000 })].map((own) => own.points), [150, 1200]],
  ["home sits north-south in the open room (art. 17), at Shengji east-west at table A (Shengji art. 24)", () => ["open", "closed", "A", "B"].map((room) => event.TEAM_SEATS[room].home), ["NS", "EW", "EW", "NS"]],
  ["a man sits north or west, a woman south or east (art. 17)", () => event.MIXED_SEATS, { NS: { man: "N", woman: "S" }, EW: { man: "W", woman: "E" } }],
  ["half an hour for slips, corrections and appeals, ten minutes with a list to check, two hours for the form (art. 42, 43, 52); 90 minutes at Shengji (Shengji art. 40)", () => Object.values(event.DEADLINES), [30, 30, 10, 30, 120, 90]],
  ["two hours and a half, the last three deals announced half an hour before; or 16 deals (Shengji art. 24, 38)", () => event.SHENGJI_ROUND, { time: 9000, announcement: 1800, lastDeals: 3, deals: 16 }],
  ["for one offence 0.5 to 4 VP, 1 to 26 IMPs, 10 to 100 per cent of a top (art. 34, 37)", () => event.PENALTY_RANGES, { vp: [50, 400], imp: [100, 2600], "top-percent": [1000, 10000] }],
  ["what is grave costs the session (art. 37(4), (5), (9), (10))", () => event.penaltyLadders().filter(({ extras }) => extras.includes("exclusion")).map(({ law }) => law.article), ["37(4)", "37(5)", "37(9)", "37(10)"]],
  ["groups by the snake (art. 13; Shengji art. 26): there, back, there again, and what is left over", () => [event.snakeGroups([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3), event.snakeGroups([5, 4], 1), event.snakeGroups([5, 4], 2), event.snakeGroups([], 1)], [[[1, 6, 7], [2, 5, 8], [3, 4, 9, 10]], [[5, 4]], [[5], [4]], [[]]]],
  ["two tables of four joined (art. 14): halves first, then across", () => event.roundRobin(8, "joined").map(({ matches }) => matches.filter(({ home, away }) => (home > 4) !== (away > 4)).length), [0, 0, 0, 4, 4, 4, 4]],
  ["a second cycle of ten ends 1-2, 3-4, ... by rank", () => event.roundRobin(10, "balanced", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]).at(-1).matches.map(({ home, away }) => Math.abs(home - away)), [1, 1, 1, 1, 1]],
  ["the IMPs of 16 VP: the mean of 3 to 7", () => event.forfeitPoints({ draw: 1500, own: 1600 * 1.2, scale: [[0, 15, 15], [3, 16, 14], [8, 19.2, 10.8], [13, 25, 5]].map(([from, winner, loser]) => ({ from, winner: Math.round(winner * 100), loser: Math.round(loser * 100) })), boards: 16 }).imps, "10.00"],
  ["Shengji by a table of one's own", () => [-5, 0, 79, 80, 500].map((points) => event.shengjiLevelPoints(points, 2, [{ from: 0, levelPoints: -3 }, { from: 80, levelPoints: 1 }])), [-3, -3, -3, 1, 1]],
  ["late at Shengji", () => [300, 301, 900, 901].map((seconds) => event.timePenalty({ rule: "late", contest: "shengji", seconds }).measure), ["nothing", "warning", "warning", "round-forfeited"]],
  ["individuals in CSV", () => event.readCsv(event.writeCsv([{ board: 1, ns: [1, 5], ew: [2, 6], score: 420 }])).map(({ ns, ew }) => [ns, ew]), [[[1, 5], [2, 6]]]],
  ["standings in PBN, two names parted by a semicolon", () => event.readPbnTables(event.writePbn([{ board: 1, ns: 1, ew: 2, score: 420 }, { board: 1, ns: 3, ew: 4, score: -50 }], { fields: [[1, 3], [2, 4]] }, { participants: [{ number: 1, players: ["Ann", "Bob"] }] })).map(({ board, name, rows }) => [board, name, rows[0].slice(0, 4)]), [["1", "ScoreTable", ["1", "2", "-", "-"]], ["1", "TotalScoreTable", ["1", "1", "Ann;Bob", "2.00"]], ["1", "TotalScoreTable", ["1", "4", "", "2.00"]]]],
  ["tables of other programs in PBN", () => event.readPbnTables('[Board "3"]\n[InstantScoreTable "Score_NS\\5R;MP_NS;MP_EW"]\n420 6 0 -50 0 6\n\n[Board "#"]\n[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 7\n'), [{ board: "3", name: "InstantScoreTable", columns: ["Score_NS", "MP_NS", "MP_EW"], rows: [["420", "6", "0"], ["-50", "0", "6"]] }, { board: "3", name: "OptimumResultTable", columns: ["Declarer", "Denomination", "Result"], rows: [["N", "NT", "7"]] }]],
  ["individuals in PBN", () => event.readPbn(event.writePbn([{ board: 1, ns: [1, 5], ew: [2, 6], score: 420 }])).map(({ ns, ew }) => [ns, ew]), [[[1, 5], [2, 6]]]],
]);

const bandsOf = (...rows) => ({ kind: "25-0", bands: rows.map(([from, winner, loser]) => ({ from, winner: winner * 100, loser: loser * 100 })) });
const short = [[0, 15, 15], [3, 20, 10], [9, 25, 5], [15, 25, 3], [21, 25, 0]];
examples("a 25 to 0 scale of the organiser (art. 28)", [
  ["level, 2, 3, 14, 15, 21 and many", () => [0, 2, 3, 14, 15, 21, 99].map((margin) => [...event.victoryPoints(bandsOf(...short), 16, margin)].map((vp) => vp / 100)), [[15, 15], [15, 15], [20, 10], [25, 5], [25, 3], [25, 0], [25, 0]]],
  ["a bye and a forfeit have 18, and 18 stand for the mean IMPs of the nearest band, 3 to 8", () => [event.byePoints(1500), event.forfeitPoints({ draw: 1500, scale: bandsOf(...short), boards: 16 })], [1800, { points: 1800, by: "draw", imps: "5.50" }]],
]);
refusals("no 25 to 0 scale", [
  ["31 points shared", () => event.vpTable(bandsOf([0, 15, 15], [3, 20, 11], [9, 25, 0]), 16), "vp-not-25-0"],
  ["29 points shared", () => event.vpTable(bandsOf([0, 15, 15], [3, 20, 9], [9, 25, 0]), 16), "vp-not-25-0"],
  ["the loser keeps 2", () => event.vpTable(bandsOf([0, 15, 15], [9, 25, 5], [20, 25, 2]), 16), "vp-not-25-0"],
  ["25 before 25 to 5", () => event.vpTable(bandsOf([0, 15, 15], [9, 20, 10], [15, 25, 4], [21, 25, 0]), 16), "vp-no-25-5"],
  ["a kind there is not", () => event.vpTable({ ...bandsOf(...short), kind: "20-0" }, 16), "bad-input"],
]);

const favourites = (count, options, matches) => {
  const { positions } = event.drawBracket(points(Array(count).fill(0)).map(({ number }) => number), { seeds: points(Array(count).fill(0)).map(({ number }) => number) });
  const results = [];
  for (;;) {
    const bracket = event.bracket(positions, results, options);
    const [next] = [...bracket.playable].sort((a, b) => (bracket.matches[b].part === "main") - (bracket.matches[a].part === "main") || a - b);
    if (next === undefined || results.length === matches) return { champion: bracket.champion, places: bracket.places.map(({ place, numbers }) => [place, ...numbers]) };
    results.push({ match: next, winner: Math.min(...bracket.matches[next].sides) });
  }
};
examples("places of a knock-out (art. 13), the main matches being played first", [
  ["third place, once the final is played", () => favourites(4, { third: true }, 3), { champion: 1, places: [[1, 1], [2, 2]] }],
  ["and with all of it", () => favourites(4, { third: true }).places, [[1, 1], [2, 2], [3, 3], [4, 4]]],
  ["fifth place alone: the semi-finals' losers are third", () => favourites(8, { fifth: true }).places, [[1, 1], [2, 2], [3, 3, 4], [5, 5], [6, 6], [7, 7, 8]]],
  ["eleven, five of whom have a bye", () => favourites(11, { third: true, fifth: true }).places, [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7, 8], [9, 9, 10, 11]]],
  ["how far they reach, before the other quarter-finals are played", () => event.bracket([1, 8, 5, 4, 3, 6, 7, 2], [{ match: 0, winner: 1 }]).places, [{ place: 5, last: 8, numbers: [8] }]],
  ["double elimination: everybody out has lost twice, the last two of a losers' round together", () => favourites(8, { kind: "double", secondFinal: true }).places.map(([place]) => place), [1, 2, 3, 4, 5, 7]],
]);

refusals("what is no event", [
  ["more groups than contestants", () => event.snakeGroups([1, 2], 3), "bad-input"],
  ["a match against oneself", () => event.scoreTeams([1, 2], [took(1, 1, [1000, 1000])]), "bad-input"],
  ["a team twice", () => event.scoreTeams([1, 1], []), "bad-input"],
  ["a contestant twice in the groups", () => event.snakeGroups([1, 2, 1], 2), "bad-input"],
  ["a contestant twice in the first round", () => event.swissFold([1, 2, 1, 3]), "bad-input"],
  ["a contestant twice in the order", () => event.swissOrder([{ number: 1, points: 1000 }, { number: 1, points: 900 }], 2), "bad-input"],
  ["more matches played than there are", () => event.withdrawal("round-robin", 8, 7), "bad-input"],
  ["two tables of five joined", () => event.roundRobin(10, "joined"), "round-robin-halves"],
  ["tables of four and five joined", () => event.roundRobin(9, "joined"), "round-robin-halves"],
  ["a segment chosen twice (art. 18)", () => event.seatingRight({ segments: 4, drawn: "home", choices: [3, 3] }), "segment-not-open"],
  ["the last of three segments (art. 18)", () => event.seatingRight({ segments: 3, drawn: "home", choices: [3] }), "segment-not-open"],
  ["level points of a total no deal comes to", () => event.shengjiLevelPoints(79, 2), "bad-input"],
  ["a table of level points that falls", () => event.shengjiLevelPoints(0, 2, [{ from: 0, levelPoints: 1 }, { from: 80, levelPoints: 0 }]), "bad-input"],
  ["slow play at Shengji (Shengji art. 38)", () => event.timePenalty({ rule: "slow", contest: "shengji", seconds: 60 }), "no-time-rule"],
  ["an unbeaten Swiss of three (art. 16)", () => event.swissOrder(points([1, 2, 3], [0, 1, 0]), 2), "bad-input"],
  ["matchpoints and IMPs added up", () => event.scoreSessions([session([1, 2, 50]), { ...session([1, 2, 50]), options: { method: "butler" } }]), "other-method"],
  ["nobody on a side", () => event.scorePairs([{ board: 1, ns: [], ew: 2, score: 420 }]), "bad-input"],
  ["a double elimination whose final nobody announced (Shengji art. 25)", () => event.bracket([1, 4, 3, 2], [], { kind: "double" }), "bad-input"],
]);

test("what is missing of a result is told in one sentence", () => {
  for (const [result, message] of [
    [{ contract: "4S" }, 'result.declarer: a declarer, N, E, S or W is needed, got ""'],
    [{ contract: "4S", declarer: "N" }, 'result.tricks: a number of tricks, 0 to 13, =, +1 or -2 is needed, got ""'],
    [{ contract: "8S", declarer: "N" }, 'result.contract: a contract, an award or a weighted score is needed, got "8S"'],
  ]) assert.throws(() => event.checkResult({ board: 1, ...result }), { message });
});

/** The numbers of a `Default` of the crate, by field. */
function defaultsOf(file, type) {
  const source = readFileSync(at("src", "event", ...file), "utf8");
  const [, body] = source.match(new RegExp(`impl Default for ${type} \\{[^]*?${type} \\{([^]*?)\\}`));
  return Object.fromEntries([...body.matchAll(/(\w+): ([^\n]+),/g)].map(([, field, value]) => [field, JSON.parse(value)]));
}

test("deadlines and times that are written in JavaScript are those of the crate", () => {
  const camel = (field) => field.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const deadlines = Object.entries(defaultsOf(["forfeit.rs"], "Deadlines")).map(([field, value]) => [camel(field), value]);
  assert.deepEqual(event.DEADLINES, Object.fromEntries(deadlines));
  const { round, announcement, last_deals: lastDeals, deals, ...limits } = defaultsOf(["shengji", "conduct.rs"], "ShengjiTimes");
  assert.deepEqual(event.SHENGJI_ROUND, { time: round, announcement, lastDeals, deals });
  assert.deepEqual(shengji.TIME_LIMITS, limits);
});
