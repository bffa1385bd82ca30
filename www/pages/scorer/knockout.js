// A match of a knock-out: what was carried into it, the penalties in it, and who goes on when it is level.
import { penaltiesIn } from "./penalties.js";

/** What is carried into a match, home's and away's. */
export function carriedInto({ carried = [] }, { key, home, away }) {
  const hundredths = (team) => carried.filter((own) => own.match === key && own.number === team).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return [home, away].map((team) => hundredths(team) / 100);
}

/** A match with what was carried into it and less the penalties given in it: they may turn it round, or leave it level. */
export function inKnockout(model, own, stored, result) {
  const [carried, off] = [carriedInto(model.event, own), penaltiesIn(model.event, own)];
  if ([...carried, ...off].every((amount) => amount === 0)) return result;
  const { counted, ahead } = model.rules.scoreMatch([], { score: result.score, carried, penalties: off });
  const score = counted.map(Number);
  const said = stored.boards || stored.home !== stored.away ? stored.winner : null; // who goes on from a level score is told for that score
  const winner = said ?? ahead ?? stored.winner ?? null;
  const broken = !winner && !result.open && result.scored ? levelBroken(model, own, result.scored) : {};
  const some = (amounts) => (amounts.some((amount) => amount !== 0) ? amounts : null);
  return { ...result, score, off: some(off), carried: some(carried), winner: result.open ? null : winner, by: null, ...broken };
}

/** Who goes on from a level match, and by which step; nobody where extra boards have to decide. */
function levelBroken({ rules }, { home, away }, { home: one, away: other }) {
  const record = { home, away, totalPoints: [one, other].map(({ points }) => Math.round(Number(points))), boardsWon: [one.boardsWon, other.boardsWon] };
  const { places, separations } = rules.breakTie([home, away], "knockout-8", { matches: [record] });
  return places.length === 1 ? {} : { winner: places[0][0] === home ? "home" : "away", by: separations[0].step };
}
