// Penalties as an event keeps them: `{ number, amount, reason }`, with `percent` for a share of a top, and with `delay` where
// they were ruled by the clock. The rulings are the package's.
import { isBracket, isPairs } from "./plans.js";

/** What kind of contest a delay is ruled in; nothing where the regulations have no amount for its scoring. */
export function contestOf({ event }) {
  const { game, scoring } = event;
  if (game !== "bridge") return "shengji";
  if (isPairs(event)) return scoring.method === "matchpoints" ? "pairs-matchpoints" : "pairs-imps";
  if (scoring.method !== "imps") return null;
  if (isBracket(event)) return "teams-knockout";
  return scoring.scale ? "teams-vp" : null;
}

/** The side's own share of a delay unless the director finds another: half between teams, all of it at pairs. */
export const usualShare = (contest) => (contest.startsWith("pairs") ? 100 : 50);

/** Seconds of "7", "7.5" or "7:30"; nothing for anything else. */
export function readMinutes(text) {
  const found = text.normalize("NFKC").trim().match(/^(\d{1,3})(?::([0-5]\d)|[.,](\d{1,2}))?$/);
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

/** The penalties given in a match of a knock-out, home's and away's together. */
export function penaltiesIn({ penalties }, { key, home, away }) {
  const hundredths = (team) => penalties.filter((own) => own.match === key && own.number === team).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return [home, away].map((team) => hundredths(team) / 100);
}
