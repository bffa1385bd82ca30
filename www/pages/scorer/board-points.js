// A stage of board-a-match whose matches count what their boards came to (directing regulations art. 28 and 45(4)).
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
