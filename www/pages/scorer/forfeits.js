// What a ruling takes beside points: the session or the round of whoever came too late is forfeited.
import { leaving } from "./lines.js";
import { isBracket } from "./plans.js";

/** The match a number forfeits: the one the ruling was made in, or the earliest that is open; nothing where it is not. */
function openMatch(model, number, key) {
  const all = isBracket(model.event) ? model.bracketMatches().filter((own) => own.key === key) : model.rounds().flatMap(({ matches }) => matches);
  return all.find((own) => [own.home, own.away].includes(number) && !model.event.matches[own.key]);
}

/**
 * What becomes of results: `{ patches }` with the `match` or the `lines` they fill in, none where nothing is open; nothing where
 * the ruling forfeits nothing.
 */
export function forfeitedBy(page, { measure }, number, key) {
  const { model } = page;
  if (measure === "session-forfeited") {
    const patches = leaving(page, number, model.event.plan === "individual" ? "np" : "forfeited"); // the partner has forfeited nothing
    return { patches, lines: patches.length };
  }
  if (measure !== "round-forfeited") return null;
  const match = openMatch(model, number, key);
  if (!match) return { patches: [] };
  return { patches: [{ at: ["matches", match.key], to: { forfeit: true, winner: match.home === number ? "away" : "home" } }], match };
}
