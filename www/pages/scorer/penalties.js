// Penalties as an event keeps them: `{ number, amount, reason }`, with `percent` for a share of a top, and with `delay` where
// they were ruled by the clock. The rulings are the package's.
import { isStage } from "./plans.js";

/** What kind of contest a delay is ruled in; nothing where the regulations have no amount for its scoring. */
export function contestOf({ event }) {
  const { game, scoring } = event;
  if (game !== "bridge") return "shengji";
  if (!isStage(event)) return scoring.method === "matchpoints" ? "pairs-matchpoints" : "pairs-imps";
  return scoring.method === "imps" && scoring.scale ? "teams-vp" : null;
}

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
  return rules.timePenalty({ rule, contest, seconds, earlier, ...(contest === "teams-vp" && rule === "slow" && { responsible }) });
}

/** What a ruling takes away: the side's own part and, where the amount is shared, the other's. */
export function delayPenalties({ amount, parts }) {
  const each = ({ unit, hundredths }) => (unit === "top-percent" ? { amount: 0, percent: hundredths / 100 } : { amount: hundredths / 100 });
  if (!amount) return [{ amount: 0 }];
  return (parts ?? [amount]).map(each);
}
