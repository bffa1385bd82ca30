// Published victory-point scales margin by margin, and every step of the tie-break chains on a field in which that step, and none
// before it, tells the tied apart.
import { test } from "node:test";
import { event } from "tricklaw";
import { is } from "./support/worked.mjs";

/** The largest margin for each score of the winner, for 6 to 8 and for 9 to 11 boards; beyond the last the winner has all. */
const ACBL = {
  "acbl-20": [20, [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [[0, 2, 4, 7, 10, 13, 16, 19, 23, 27], [0, 2, 5, 9, 13, 17, 21, 25, 30, 35]]],
  "acbl-30": [
    30,
    [15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
    [[0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 23, 27], [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 30, 35]],
  ],
};

test("the two scales of the American league, every length and margin", () => {
  for (const [scale, [top, scores, ends]] of Object.entries(ACBL)) {
    for (const boards of [6, 7, 8, 9, 10, 11]) {
      const last = ends[boards < 9 ? 0 : 1];
      for (let margin = 0; margin <= 45; margin++) {
        const won = (scores[last.findIndex((end) => margin <= end)] ?? top) * 100;
        is(`${scale}, ${boards} boards, ${margin}`, () => event.victoryPoints(scale, boards, margin), [won, top * 100 - won]);
        is(`${scale}, ${boards} boards, -${margin}`, () => event.victoryPoints(scale, boards, -margin), [top * 100 - won, won]);
      }
    }
  }
});

const LEVEL = { vp: [1000, 1000], imps: [20, 20], totalPoints: [500, 500], matchpoints: [8, 8], boardsWon: [3, 3] };
/** A match that is level in everything but what is told. */
const match = (home, away, more = {}) => ({ round: 10 * home + away, home, away, ...LEVEL, ...more });
const separated = (tied, rules, data) => {
  const { places, separations, needed } = event.breakTie(tied, rules, data);
  return [places, separations.map(({ step }) => step), needed.map(({ step }) => step)];
};
/** Everybody told apart, by that step or by several one after the other. */
const byStep = (steps, ...places) => [places, [steps].flat(), []];

test("two teams of a round robin, step by step (art. 45(1))", () => {
  const between = (more) => ({ matches: [match(1, 2, more), match(1, 3), match(2, 3)] });
  const elsewhere = (one, other) => ({ matches: [match(1, 2), match(1, 3, one), match(2, 3, other)] });
  const step = (name, data, ...places) => is(name, () => separated([1, 2], "round-robin", data), byStep(name, ...places));
  step("imp-ratio", elsewhere({ imps: [41, 20] }, { imps: [40, 20] }), [1], [2]);
  step("imp-ratio", elsewhere({ imps: [0, 0] }, { imps: [0, 1] }), [1], [2]);
  step("meeting-vp", between({ vp: [999, 1001] }), [2], [1]);
  // 30:20 and 10:20 for the one, 20:30 and 20:10 for the other: 40:40 each.
  step("meeting-imps", { matches: [match(1, 2, { imps: [30, 20] }), match(1, 3, { imps: [10, 20] }), match(2, 3, { imps: [20, 10] })] }, [1], [2]);
  step("meeting-total-points", between({ totalPoints: [490, 500] }), [2], [1]);
  step("total-point-ratio", elsewhere({ totalPoints: [500, 499] }, {}), [1], [2]);
  is("level", () => separated([1, 2], "round-robin", between({})), [[[1, 2]], [], ["extra-boards-1"]]);
});

test("three teams of a round robin, step by step (art. 45(1))", () => {
  const among = (one, two, three) => ({ matches: [match(1, 2, one), match(2, 3, two), match(1, 3, three)] });
  const asked = (data) => separated([1, 2, 3], "round-robin", data);
  const [by, loses] = [{ vp: [1200, 800] }, { vp: [800, 1200] }];
  is("more than each of the others", () => asked(among(by, {}, by)), [[[1], [2, 3]], ["leader-of-meetings"], ["extra-boards-1"]]);
  // 1 and 2 draw, 2 beats 3 by more: that is in the sum already.
  is("the sum first", () => asked(among({}, by, { vp: [1100, 900] })), byStep(["leader-of-meetings", "meeting-vp"], [2], [1], [3]));
  // 1 and 2 draw and have the same from 3.
  is("lost to both", () => asked(among({}, by, by)), [[[1, 2], [3]], ["lost-to-both"], ["extra-boards-1"]]);
  const circle = (more) => among({ ...by, ...more }, by, loses);
  is("net IMPs", () => asked({ matches: [...circle({ imps: [30, 20] }).matches, match(1, 9, { imps: [10, 20] }), match(2, 9, { imps: [20, 10] })] }), byStep("meeting-imps", [1], [3], [2]));
  is("net total points", () => asked(circle({ totalPoints: [510, 500] })), byStep("meeting-total-points", [1], [3], [2]));
  is("ratio of total points", () => asked({ matches: [...circle({}).matches, match(2, 9, { totalPoints: [510, 500] })] }), byStep(["total-point-ratio", "meeting-vp"], [2], [3], [1]));
});

test("four teams of a round robin, a knock-out match, a Swiss (art. 45)", () => {
  const four = [1, 2, 3, 4];
  const all = (special) => ({ matches: four.flatMap((home) => four.filter((away) => away > home).map((away) => match(home, away, special[`${home}${away}`]))) });
  const rest = ["extra-boards-1"];
  is("the sum", () => separated(four, "round-robin", all({ 12: { vp: [1001, 999] } })).slice(0, 2).map((own) => own[0]), [[1], "leader-of-meetings"]);
  // 1 draws with 4 and beats 2 and 3 by one; 4 loses to nobody, drew with 1, beat 2, drew with 3: as many points.
  const drawn = all({ 12: { vp: [1050, 950] }, 13: { vp: [1050, 950] }, 24: { vp: [900, 1100] } });
  is("one drawn, the rest beaten", () => separated(four, "round-robin", drawn).slice(0, 2).map((own) => own[0]), [[1], "drew-one-beat-rest"]);
  is("ratio of total points", () => separated(four, "round-robin", { matches: [...all({}).matches, match(3, 9, { totalPoints: [510, 500] })] }), [[[3], [1, 2, 4]], ["total-point-ratio"], rest]);
  const knockout = (more) => separated([1, 2], "knockout-4", { matches: [match(1, 2, more)] });
  is("total points", () => knockout({ totalPoints: [490, 500] }), byStep("total-points", [2], [1]));
  is("boards", () => knockout({ boardsWon: [4, 3] }), byStep("boards-won", [1], [2]));
  is("extra boards", () => knockout({}), [[[1, 2]], [], ["extra-boards-4"]]);
  const swiss = (...more) => separated([1, 2], "swiss", { matches: [match(1, 3), match(2, 4), ...more] });
  is("victory points between them", () => swiss(match(1, 2, { vp: [900, 1100] })), byStep("meeting-vp", [2], [1]));
  is("IMPs between them", () => swiss(match(1, 2, { imps: [21, 20] })), byStep("meeting-imps", [1], [2]));
  is("won matches, where they have not met", () => swiss(match(1, 5, { vp: [1001, 999] }), match(2, 6)), byStep("matches-won", [1], [2]));
  is("opponents", () => swiss(match(4, 5, { vp: [1100, 900] })), byStep("opponent-average", [2], [1]));
  is("IMPs in all", () => swiss(match(1, 0, { vp: [1200, 0], imps: [1, 0] }), match(2, 0, { vp: [1200, 0], imps: [0, 0] })), byStep("imp-ratio", [1], [2]));
  is("lot", () => swiss(), [[[1, 2]], [], ["lot"]]);
});

test("board-a-match, pairs, Shengji (art. 45(4), 46; Shengji art. 27)", () => {
  const bam = (more, data = {}) => separated([1, 2], "board-a-match", { matches: [match(1, 2, more)], ...data });
  is("matchpoints", () => bam({ matchpoints: [9, 7] }), byStep("meeting-matchpoints", [1], [2]));
  is("boards", () => bam({ boardsWon: [3, 4] }), byStep("meeting-boards-won", [2], [1]));
  is("total points", () => bam({ totalPoints: [510, 500] }), byStep("meeting-total-points", [1], [2]));
  is("boards of both", () => bam({}, { commonBoardsWon: [{ number: 2, won: "1/2" }] }), byStep("common-boards-won", [2], [1]));
  is("net total points", () => separated([1, 2], "board-a-match", { matches: [match(1, 2), match(2, 3, { totalPoints: [510, 500] })] }), byStep("net-total-points", [2], [1]));
  const play = (number, points, aboveAverage = 0) => ({ number, board: 1, ns: true, points, aboveAverage });
  const boards = (...own) => separated([1, 2], "pairs", { boards: own });
  is("board by board", () => boards(play(1, -50), play(2, -100)), byStep("board-by-board", [1], [2]));
  is("above average", () => boards(play(1, -50, 1), play(2, -50)), byStep("above-average", [1], [2]));
  is("not in the same direction", () => boards(play(1, -50), { ...play(2, 50), ns: false }), [[[1, 2]], [], ["lot"]]);
  const sessions = (one, other) => separated([1, 2], ["best-session-1", "best-session-2", "common-opponents"], {
    sessions: [{ number: 1, scores: one }, { number: 2, scores: other }],
    ranking: [3, 1, 4, 2],
    encounters: [[1, 3, 5], [2, 3, 5], [1, 4, 2], [2, 4, 3]].map(([number, opponent, scored]) => ({ number, opponent, scored })),
  });
  is("best session", () => sessions([60, 50], [55, 55]), byStep("best-session-1", [1], [2]));
  is("second best", () => sessions([60, 50], [50.01, 60]), byStep("best-session-2", [2], [1]));
  is("the best opponent of both, then the next", () => sessions([50, 60], [60, 50]), byStep("common-opponents", [2], [1]));
  const shengji = (data) => separated([1, 2], "shengji-swiss", { matches: [match(1, 3), match(2, 4)], ...data });
  is("rounds won", () => shengji({ matches: [match(1, 3, { vp: [1001, 999] }), match(2, 4)] }), byStep("matches-won", [1], [2]));
  is("opponents", () => shengji({ totals: [{ number: 3, points: 1 }, { number: 4, points: 2 }] }), byStep("opponent-sum", [2], [1]));
  is("violations", () => shengji({ violations: [{ number: 1, count: 1 }] }), byStep("fewer-violations", [2], [1]));
  is("records", () => shengji({ records: [{ number: 1, won: 2, lost: 1 }, { number: 2, won: 3, lost: 1 }] }), byStep("record-ratio", [2], [1]));
  is("nothing left", () => shengji({}), [[[1, 2]], [], []]);
});
