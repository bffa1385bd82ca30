// Penalties as an event keeps them: `{ number, amount, reason }`, with `percent` for a share of a top, with `violations` where such
// were recorded at Shengji, and with `delay` where they were ruled by the clock. The rulings are the package's.
import { boardWorth, countsBoards } from "./board-points.js";
import { folded } from "./folded.js";
import { isBracket, isPairs } from "./plans.js";

/** What kind of contest a delay is ruled in: teams without victory points are, like a knock-out, ruled in IMPs (art. 26). */
export function contestOf({ event }) {
  const { game, scoring } = event;
  if (game !== "bridge") return "shengji";
  if (isPairs(event)) return scoring.method === "matchpoints" ? "pairs-matchpoints" : "pairs-imps";
  return isBracket(event) || scoring.method !== "imps" || !scoring.scale ? "teams-knockout" : "teams-vp";
}

/** Whether a delay is ruled in IMPs where nothing is counted in them: then the conditions of the event say what they are worth. */
export const needsWorth = (model) => contestOf(model) === "teams-knockout" && !(isBracket(model.event) && model.event.scoring.method === "imps");

/**
 * What 3 IMPs are worth in the event: as said before, since everybody is ruled alike; else a tenth of a top where a match is won
 * by boards or counts them (art. 37); nothing where no rule tells.
 */
export function usualWorth({ event }) {
  const { threeImps, method } = event.scoring;
  const top = countsBoards(event) ? boardWorth(event) : isBracket(event) && method === "board-a-match" ? 2 : null;
  return threeImps ?? (top && top / 10);
}

/** The points that are taken away for so many IMPs, rounded once. */
export const worthOf = (imps, worth) => Math.round((imps * worth * 100) / 3) / 100;

/** The side's own share of a delay unless the director finds another: half where victory points are for both (art. 27(1)), else all of it. */
export const usualShare = (contest) => (contest === "teams-vp" ? 50 : 100);

/** Seconds of "7", "7.5", "7:30" or "7分30秒"; nothing for anything else. */
export function readMinutes(text) {
  const plain = folded(text).replace(/秒$|分钟?$/, "").replace("分", ":");
  const found = plain.match(/^(\d{1,3})(?::([0-5]\d)|[.,](\d{1,2}))?$/);
  if (!found) return null;
  const [, minutes, seconds, part] = found;
  return Number(minutes) * 60 + Number(seconds ?? Math.round(Number(`0.${part ?? 0}`) * 60));
}

/** The package's ruling; what the side was ruled on before is known from its penalties. */
export function ruledOn(rules, { event }, contest, { number, rule, seconds, responsible }) {
  const earlier = event.penalties.filter((own) => own.number === number && own.delay?.rule === rule).length;
  return rules.timePenalty({ rule, contest, seconds, earlier, ...(rule === "slow" && { responsible }) });
}

/** The ruling and what the director may choose instead, each as a ruling. */
export const choicesOf = (ruling) => [ruling, ...ruling.or.map((own) => ({ ...ruling, ...own }))];

/** What a ruling takes away: the side's own part and, where the amount is shared, the other's. */
export function delayPenalties({ amount, parts }) {
  const each = ({ unit, hundredths }) => (unit === "top-percent" ? { amount: 0, percent: hundredths / 100 } : { amount: hundredths / 100 });
  if (!amount) return [{ amount: 0 }];
  return (parts ?? [amount]).map(each);
}

/** The penalties of those who take part: of others, as where a smaller field was set up, the package knows nothing. */
export function penaltiesOf(penalties, contestants) {
  const known = new Set(contestants);
  return penalties.filter(({ number }) => known.has(number));
}

/** The penalties given in a match of a knock-out, home's and away's together. */
export function penaltiesIn({ penalties }, { key, home, away }) {
  const hundredths = (team) => penalties.filter((own) => own.match === key && own.number === team).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return [home, away].map((team) => hundredths(team) / 100);
}

/** Violations recorded at Shengji, which take nothing away but count among the tied (art. 27 and 29): { number, count } for each contestant. */
export function violationsOf(penalties) {
  const counts = new Map();
  for (const { number, violations = 0 } of penalties) counts.set(number, (counts.get(number) ?? 0) + violations);
  return [...counts].map(([number, count]) => ({ number, count }));
}
