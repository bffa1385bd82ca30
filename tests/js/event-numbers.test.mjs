// Bands and boundaries of the regulations, and the same with other numbers: case, expected, article.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RulesError, event } from "tricklaw";

const told = (value) => JSON.parse(JSON.stringify(ArrayBuffer.isView(value) ? [...value] : value));
const equal = (title, rows) => test(title, () => rows.forEach(([name, ask, expected]) => assert.deepEqual(told(ask()), expected, name)));
const refused = (title, rows) =>
  test(title, () =>
    rows.forEach(([name, ask, code]) => assert.throws(ask, (error) => error instanceof RulesError && error.code === code, name)),
  );

/** Seconds and earlier rulings, with the measure and its amount in hundredths. */
const BANDS = {
  "late teams-vp": [[0, 3, "nothing"], [1, 0, "warning"], [300, 0, "warning"], [300, 1, "penalty", 100], [301, 0, "penalty", 100], [600, 0, "penalty", 100], [601, 1, "penalty", 200], [900, 0, "penalty", 200], [901, 0, "penalty", 300], [1200, 0, "penalty", 300], [1201, 0, "penalty", 400], [1500, 0, "penalty", 400], [1501, 0, "committee"]],
  "late teams-knockout": [[300, 0, "warning"], [300, 1, "penalty", 100], [301, 0, "penalty", 200], [360, 0, "penalty", 200], [361, 0, "penalty", 300], [600, 0, "penalty", 600], [1500, 0, "penalty", 2100], [1501, 0, "committee"]],
  "late pairs-matchpoints": [[300, 0, "warning"], [300, 1, "penalty", 1000], [600, 0, "penalty", 1000], [601, 0, "penalty", 2000], [901, 0, "penalty", 3000], [1200, 0, "penalty", 3000], [1201, 0, "session-forfeited"]],
  "late pairs-imps": [[300, 1, "penalty", 300], [600, 0, "penalty", 300], [601, 0, "penalty", 600], [1200, 0, "penalty", 900], [1201, 0, "session-forfeited"]],
  "late shengji": [[300, 0, "nothing"], [301, 0, "warning"], [900, 0, "warning"], [901, 0, "round-forfeited"]],
  "slow teams-vp": [[1, 0, "penalty", 100], [300, 4, "penalty", 100], [301, 0, "penalty", 150], [601, 0, "penalty", 200], [901, 0, "penalty", 250], [1201, 0, "penalty", 300], [1500, 0, "penalty", 300], [1501, 0, "committee"]],
  "slow teams-knockout": [[1, 0, "penalty", 100], [60, 0, "penalty", 100], [61, 0, "penalty", 200], [1500, 0, "penalty", 2500], [1501, 0, "stop"]],
  "slow pairs-matchpoints": [[120, 0, "warning"], [120, 1, "penalty", 1000], [121, 0, "penalty", 1000], [300, 0, "penalty", 1000], [301, 0, "penalty", 2000], [600, 0, "penalty", 2000], [601, 0, "stop", 2000]],
  "slow pairs-imps": [[120, 1, "penalty", 300], [300, 0, "penalty", 300], [301, 0, "penalty", 600], [601, 0, "stop", 600]],
};

for (const [kind, rows] of Object.entries(BANDS)) {
  const [rule, contest] = kind.split(" ");
  equal(`${kind} (art. 26, 27; Shengji art. 30)`, rows.map(([seconds, earlier, measure, amount = null]) => {
    const ruling = () => event.timePenalty({ rule, contest, seconds, earlier });
    return [`${seconds} s`, () => [ruling().measure, ruling().amount?.hundredths ?? null], [measure, amount]];
  }));
}

const beyond = (responsible) =>
  event
    .timePenalty({ rule: "slow", contest: "teams-knockout", seconds: 1501, ...(responsible !== undefined && { responsible }) })
    .or.map(({ measure, parts }) => [measure, parts?.map(({ hundredths }) => hundredths) ?? null]);
equal("what the director may choose instead comes in the same shares (art. 27)", [
  ["60 to 40", () => beyond(60), [["stop", [1500, 1000]], ["committee", null]]],
  ["without shares whoever is responsible pays", () => beyond(), [["stop", null], ["committee", null]]],
]);

const total = (options) => (({ counted, lead, ahead }) => [counted, lead, ahead])(event.scoreMatch([], options));
equal("a match known by its total, less penalties and with what is carried over (art. 35, 51)", [
  ["41 to 34", () => total({ score: [41, 34] }), [["41.00", "34.00"], "7.00", "home"]],
  ["8 IMPs off turn it round", () => total({ score: [41, 34], penalties: [8, 0] }), [["33.00", "34.00"], "-1.00", "away"]],
  ["7 leave it level: extra boards", () => total({ score: [41, 34], penalties: [7, 0] }), [["34.00", "34.00"], "0.00", null]],
  ["a third of 10 carried against half an IMP", () => total({ score: [30, 33], carried: ["10/3", 0], penalties: ["1/2", 0] }), [["32.83", "33.00"], "-0.17", "away"]],
  ["boards and a part of the match besides", () => event.scoreMatch([{ board: 1, open: { score: 420 }, closed: { score: -50 } }], { score: [2, 5] }).home, { score: "7.00", won: "12.00", lost: "5.00", boardsWon: 1, points: "470.00" }],
]);

const places = (positions, results, options) =>
  (({ places: all, champion }) => [all.map(({ place, numbers }) => [place, numbers]), champion])(
    event.bracket(positions, results, options),
  );
equal("a match both sides forfeit (art. 28)", [
  ["the other half's winner has the title", () => places([1, 4, 3, 2], [{ match: 0, winner: 0 }, { match: 1, winner: 2 }]), [[[1, [2]], [2, [1, 3, 4]]], 2]],
  ["for third place one of them may come", () => places([1, 4, 3, 2], [{ match: 0, winner: 0, loser: 4 }, { match: 1, winner: 2 }, { match: 3, winner: 4 }], { third: true }), [[[1, [2]], [2, [4]], [3, [3]], [4, [1]]], 2]],
  ["the final: nobody has won", () => places([1, 2], [{ match: 0, winner: 0 }]), [[[2, [1, 2]]], null]],
  ["told as 0", () => event.bracket([1, 2], [{ match: 0, winner: 0 }]).matches[0].winner, 0],
]);
refused("and what does not fit", [
  ["who plays for third place has to be said", () => event.bracket([1, 4, 3, 2], [{ match: 0, winner: 0 }], { third: true }), "bracket-loser-needed"],
  ["somebody else", () => event.bracket([1, 4, 3, 2], [{ match: 0, winner: 0, loser: 3 }], { third: true }), "bracket-not-in-match"],
  ["a loser who did not play", () => event.bracket([1, 4, 3, 2], [{ match: 0, winner: 1, loser: 3 }]), "bracket-not-in-match"],
  ["a winner who lost", () => event.bracket([1, 4, 3, 2], [{ match: 0, winner: 1, loser: 1 }]), "bracket-not-in-match"],
]);

const own = (round, home, away, points, vp) => ({ round, home, away, points, vp });
equal("match points rank, victory points break their ties (art. 28, 48)", [
  ["2 has more victory points, 1 won", () => event.scoreTeams([1, 2, 3, 4], [own(1, 1, 3, [200, 0], [1050, 950]), own(1, 2, 4, [100, 100], [1100, 900])], { rules: "none" }).standings.map(({ number, points, won }) => [number, points, won]), [[1, 200, 1], [2, 100, 0], [4, 100, 0], [3, 0, 0]]],
  ["their meeting", () => event.scoreTeams([1, 2], [own(1, 1, 2, [100, 100], [990, 1010])], { rules: ["meeting-vp"] }).standings.map(({ number, place }) => [number, place.by]), [[2, null], [1, "meeting-vp"]]],
  ["both in the cross-table", () => event.scoreTeams([1, 2], [own(1, 1, 2, [200, 0], [1200, 800])]).crossTable[1][0], [{ round: 1, vp: 800, points: 0 }]],
]);

equal("nothing but the records separates two of a Shengji event (art. 27)", [
  ["no records, no order", () => event.scoreTeams([1, 2], [], { rules: "shengji-swiss" }).standings.map(({ place }) => place.shared), [true, true]],
  ["two games to one before four to three", () => event.scoreTeams([1, 2], [], { rules: "shengji-swiss", records: [{ number: 1, won: 4, lost: 3 }, { number: 2, won: 2, lost: 1 }] }).standings.map(({ number, place }) => [number, place.by]), [[2, null], [1, "record-ratio"]]],
  ["fewer violations come before that", () => event.scoreTeams([1, 2], [], { rules: "shengji-swiss", violations: [{ number: 2, count: 1 }], records: [{ number: 1, won: 4, lost: 3 }, { number: 2, won: 2, lost: 1 }] }).standings.map(({ number, place }) => [number, place.by]), [[1, null], [2, "fewer-violations"]]],
]);

const unbeaten = [{ round: 1, home: 1, away: 2, vp: [1050, 950] }, { round: 2, home: 2, away: 3, vp: [2000, 0] }];
equal("a Swiss won by the unbeaten (art. 16): the rest by points", [
  ["by points", () => event.scoreTeams([1, 2, 3], unbeaten).standings.map(({ number }) => number), [2, 1, 3]],
  ["the unbeaten first", () => event.scoreTeams([1, 2, 3], unbeaten, { unbeatenFirst: true }).standings.map(({ number }) => number), [1, 2, 3]],
]);

equal("other numbers than the printed ones", [
  ["a bye worth one and a half draws (art. 16)", () => event.byePoints(1001, "3/2"), 1502],
  ["a forfeit worth 1.1 draws, wrong seats 0.7 (art. 28, 44)", () => event.forfeitPoints({ draw: 1000, factor: "1.1", wrongSeats: true, offenderFactor: "7/10" }), { points: 1100, by: "draw", offender: 700 }],
  ["three forfeits running, four in all (art. 28)", () => [[2, 3], [2, 3, 4], [1, 3, 5, 7]].map((rounds) => event.isDisqualified(rounds, 3, 4)), [false, true, true]],
  ["1 VP for 3 IMPs (art. 34)", () => event.convertPenalty(50, "vp", "imp", [100, 300, 1000]), 150],
  ["a margin with parts of an IMP, as a weighted score leaves it (art. 51)", () => [event.carryKnockout("32/3", false, 64), event.carryKnockout("10.67", true, 64), event.carryKnockout(0, true, 64)], [356, 534, 0]],
  ["an eighth of the boards, a quarter of the IMPs (art. 51)", () => [event.carryKnockout(25, true, 64, { perBoard: "1/8" }), event.carryKnockout(25, false, 64, { lower: "1/4" })], [800, 625]],
  ["one and a half victory points a match at most", () => event.carryRoundRobin([160, 150, 140, 130], 3, "3/2"), { carried: [450, 300, 150, 0], formula: "two" }],
  ["one victory point a match at most", () => event.carryRoundRobin([160, 150, 140, 130], 3, 1), { carried: [300, 200, 100, 0], formula: "two" }],
  ["two violations lose a round (Shengji art. 29)", () => event.shengjiEscalation([{ round: 1, measure: "violation" }, { round: 1, measure: "violation" }], { violations: 2, roundsLost: 1 }), { violations: 2, roundsLost: [1], suspended: 1 }],
]);

refused("games after the match was decided (Shengji art. 24)", [
  ["a third after two", () => event.shengjiMatch({ games: ["home", "home", "away"], bestOf: 3 }), "bad-input"],
  ["a second of one", () => event.shengjiMatch({ games: ["home", "away"] }), "bad-input"],
  ["after the clock", () => event.shengjiMatch({ games: [["7", "6"], "home"], bestOf: 3 }), "bad-input"],
]);

/** Decks, the defenders' points and the level points of tables 2 and 3: one below and one at every boundary. */
const LEVELS = [[1, -25, -5], [1, -20, -4], [1, -5, -4], [1, 0, -3], [1, 5, -2], [1, 15, -2], [1, 20, -1], [1, 35, -1], [1, 40, 0], [1, 55, 0], [1, 60, 1], [1, 80, 2], [1, 100, 3], [1, 120, 4], [2, -45, -5], [2, -40, -4], [2, 0, -3], [2, 35, -2], [2, 40, -1], [2, 75, -1], [2, 80, 0], [2, 115, 0], [2, 120, 1], [2, 160, 2], [2, 200, 3], [2, 240, 4], [3, -65, -5], [3, -60, -4], [3, 0, -3], [3, 55, -2], [3, 60, -1], [3, 115, -1], [3, 120, 0], [3, 175, 0], [3, 180, 1], [3, 240, 2], [3, 300, 3], [3, 360, 4]];
equal(
  "level points by tables 2 and 3 (Shengji art. 19, 20)",
  LEVELS.map(([decks, points, expected]) => [`${decks}: ${points}`, () => event.shengjiLevelPoints(points, decks), expected]),
);

const carry = (more) => event.carryPairs({ scored: 624, pairsNow: 26, averageNow: 12, boardsThen: 52, pairsThen: 52, sumThen: 16224, boardsNow: 52, ...more });
const delay = (more) => event.timePenalty({ rule: "late", contest: "teams-vp", seconds: 400, ...more });
const record = (won, lost) => event.scoreTeams([1, 2], [], { rules: "shengji-swiss", records: [{ number: 1, won, lost }] });

/** What is asked with a number outside its range, and where the refusal says it is. */
const OUTSIDE = [
  ...[-1, 1.5, "3/2", "-1/2"].map((part) => [() => event.withdrawal("round-robin", 3, 7, part), "keptFrom"]),
  ...["amount", "perMinute"].map((key) => [() => delay({ bands: [{ upTo: 600, [key]: -25 }] }), `delay.bands[0].${key}`]),
  [() => delay({ beyond: "penalty", beyondAmount: -1 }), "delay.beyondAmount"],
  [() => event.forfeitPoints({ draw: -1000 }), "forfeit.draw"],
  [() => event.forfeitPoints({ draw: 1000, other: 900, complement: [3000, -2500] }), "forfeit.complement[1]"],
  [() => event.convertPenalty(-50, "vp", "imp"), "hundredths"],
  ...["record", "whole", "fixed"].map((key) => [() => event.shengjiAward({ own: 1100, [key]: -1 }), `round.${key}`]),
  ...["scored", "averageNow", "sumThen"].map((key) => [() => carry({ [key]: -1 }), `carry.${key}`]),
  ...["pairsNow", "boardsThen", "pairsThen", "boardsNow"].map((key) => [() => carry({ [key]: 0 }), `carry.${key}`]),
  [() => record(-1, 2), "options.records[0].won"],
  [() => record(1, "-1/2"), "options.records[0].lost"],
  [() => event.breakTie([1, 2], "board-a-match", { commonBoardsWon: [{ number: 1, won: -1 }] }), "data.commonBoardsWon[0].won"],
  ...[0, 2, 4, 100].map((bestOf) => [() => event.shengjiMatch({ games: ["home"], bestOf }), "result.bestOf"]),
];

test("a number outside its range is refused, and told where it is", () => {
  for (const [ask, argument] of OUTSIDE) {
    assert.throws(ask, (error) => error instanceof RulesError && error.code === "bad-input" && error.params.argument === argument, argument);
  }
});

equal("the ends of those ranges are within", [
  ["all or nothing of the matches (art. 28)", () => [0, 1].map((part) => [0, 6, 7].map((played) => event.withdrawal("round-robin", played, 7, part))), [["kept", "kept", "kept"], ["cancelled", "cancelled", "kept"]]],
  ["nothing a minute", () => delay({ bands: [{ upTo: 600, amount: 50, perMinute: 0 }] }).amount.hundredths, 50],
  ["a draw worth nothing", () => event.forfeitPoints({ draw: 0 }).points, 0],
  ["nine games at most", () => event.shengjiMatch({ games: Array(5).fill("away"), bestOf: 9 }).points, [0, 200]],
]);

const bands = [{ from: 0, winner: 1000, loser: 1000 }];
refused("what would have no meaning beside the rest", [
  ["standard points of a match by time", () => event.shengjiMatch({ levels: [3, 2], bands }), "bad-input"],
  ["standard points of a match by games", () => event.shengjiMatch({ games: ["home"], bands }), "bad-input"],
  ["games of a match by time", () => event.shengjiMatch({ levels: [3, 2], bestOf: 3 }), "bad-input"],
  ["games of a match by deals", () => event.shengjiMatch({ deals: [[1, 0, 0, 1]], bestOf: 3 }), "bad-input"],
  ["a penalty without an amount", () => delay({ seconds: 4000, beyond: "penalty" }), "bad-input"],
  ["an amount for the committee", () => delay({ beyond: "committee", beyondAmount: 100 }), "bad-input"],
  ["an amount beyond the usual bands", () => delay({ beyondAmount: 100 }), "bad-input"],
]);
