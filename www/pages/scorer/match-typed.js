// The result of a match as scorers type it: "45-23", ">" for a forfeit, "><" where both forfeit, "K-9" for levels.
import { folded } from "./folded.js";

const LEVELS = { T: 10, J: 11, Q: 12, K: 13, A: 14 };
const numberOf = (text, levels) => (levels && LEVELS[text] ? LEVELS[text] : Number(text));

/**
 * What was typed for a match: "45-23", "45.5 : 30", "45-45 >" (home goes on), "12-8, 20-15" (segments), ">" (home wins by forfeit), "><" (both forfeit),
 * "><7" (and 7 goes on as the loser), "K-9" for levels: { home, away, winner, forfeit, loser }, or nothing when it is none of
 * these.
 */
export function readMatch(typed, { levels = false } = {}) {
  const text = folded(typed).replace("比", ":").replace(/(\d)\s*(?:TO|VS?)\.?\s*(?=\d)/, "$1:");
  if (text === "") return { empty: true };
  if (text === ">" || text === "<") return { forfeit: true, winner: text === ">" ? "home" : "away" };
  const neither = text.match(/^><\s*(\d+)?$/);
  if (neither) return { forfeit: true, winner: null, ...(neither[1] && { loser: Number(neither[1]) }) };
  const parts = levels ? [] : text.split(/\s*[,;+、]\s*/);
  if (parts.length > 1) return summed(parts);
  const one = levels ? "([2-9TJQKA]|1[0-4]|[0-9]{1,4})" : "(\\d{1,4}(?:\\.\\d{1,2})?)";
  const found = text.match(new RegExp(`^${one}\\s*[-:/\\s]\\s*${one}\\s*([<>])?$`));
  if (!found) return null;
  const [, home, away, winner] = found;
  return { home: numberOf(home, levels), away: numberOf(away, levels), ...(winner && { winner: winner === ">" ? "home" : "away" }) };
}

/** Segments or tables of a match, added up: "12-8, 20-15" is "32-23". */
function summed(parts) {
  const all = parts.map((part) => readMatch(part));
  if (!all.every((own) => own && own.home !== undefined && !own.winner)) return null;
  const sum = (side) => all.reduce((total, own) => total + Math.round(own[side] * 100), 0) / 100;
  return { home: sum("home"), away: sum("away") };
}

/** A kept match as it would be typed. */
export function typedMatch(own, { levels = false } = {}) {
  if (!own) return "";
  const mark = own.winner ? (own.winner === "home" ? ">" : "<") : "";
  if (own.forfeit) return mark || `><${own.loser ?? ""}`;
  const show = (number) => (levels ? (Object.keys(LEVELS).find((name) => name !== "T" && LEVELS[name] === number) ?? String(number)) : String(number));
  return [`${show(own.home)}-${show(own.away)}`, mark].filter(Boolean).join(" ");
}
