// What the boards of a match can come to: those of a stage of board-a-match, which counts them (directing regulations art. 28 and
// 45(4)), and the most IMPs.
import { isStage } from "./plans.js";

/** Whether matches count the points of their boards, not who won them. */
export const countsBoards = (event) => isStage(event) && event.scoring.method === "board-a-match" && event.scoring.counted !== "wins";

/** What a won board is worth: 2 points, or 1 where the organiser counts 1, ½ and 0. */
export const boardWorth = ({ scoring }) => scoring.perWin ?? 2;

/** So many boards nobody compared, or that one side forfeited: `points` in hundredths and total points, offenders first. */
export function unplayedBoards(rules, event, why, boards) {
  const { points, totalPoints } = rules.unplayedBoard("board-a-match", why, boardWorth(event));
  return { points: points.map((own) => Math.round(Number(own) * 100) * boards), totalPoints: [0, totalPoints * boards] };
}

/** The points of a match that are told for both sides together, and how many there are; nothing where they are the same. */
export function pointsMissing(event, { score }, boards) {
  if (!countsBoards(event) || !score) return null;
  const [told, all] = [Math.round((score[0] + score[1]) * 100) / 100, boardWorth(event) * boards];
  return told === all ? null : { told, all };
}

/** A difference beyond the end of the scale of IMPs (law 78B), which says there what the most of a board is. */
const BEYOND_SCALE = 1_000_000;

/**
 * The most IMPs a match can have of which more were `typed`, for both sides together and without what was carried over; nothing
 * where it has not. Extra boards may have been played: this is asked about, not refused.
 */
export function impsBeyond(rules, { game, scoring }, { home, away }, boards) {
  if (game !== "bridge" || scoring.method !== "imps" || home === undefined) return null;
  const most = rules.imps(BEYOND_SCALE) * boards;
  return home + away > most ? { most } : null;
}
