// What a reader of files found, in words.
import { lawChip } from "../../lib/law.js";
import { actionMark, cardText, contractMark, seatText } from "../../lib/bridge/names.js";
import { reasonText } from "../../lib/bridge/refusal.js";
import { hasText, t, tn } from "../../lib/words.js";

/** A departure from the format, with its place in the file: { code, line, column, found }. */
export function warningText({ code, line, column, found }) {
  const key = `files.warnings.${code}`;
  return [t("files.where", { line, column }), hasText(key) ? t(key) : code, found && t("files.found", { text: found })].filter(Boolean).join(" ");
}

/** Something in a board that breaks a law or contradicts something else in it, with the law. */
export function problemText(problem) {
  const { code, law, message, refusal } = problem;
  const key = `files.problems.${code}`;
  if (!hasText(key)) return [message, " ", lawChip(law)];
  const { call, card } = problem;
  const values = {
    call: call !== null && call + 1,
    card: card !== null && card + 1,
    trick: card !== null && Math.floor(card / 4) + 1,
    seat: seatOrSide(problem.seat),
    stated: named(code, problem.stated),
    owed: named(code, problem.owed),
    why: refusal && reasonText(refusal),
  };
  return [tn(key, values), " ", lawChip(law)];
}

const seatOrSide = (name) => name && (name.length === 1 ? seatText(name) : t(`bridge.sides.${name}`));

/** A figure of a problem in words: what kind of name it is follows from the problem. */
function named(code, value) {
  if (value === null) return "";
  if (/^(dealer-of-number|first-call|declarer|opening-leader|lead-out-of-turn)$/.test(code)) return seatText(value);
  if (code === "vulnerability-of-number") return t(`bridge.vulnerabilities.${value}`);
  if (code === "contract") return value === "Pass" ? t("bridge.passedOut") : /^[1-7](NT|[CDHS])X{0,2}$/.test(value) ? contractMark(value) : value;
  if (code === "illegal-call") return actionMark(value);
  if (code === "revoke") return value.length === 1 ? t(`bridge.suits.${value}`) : cardText(value);
  if (/^card-/.test(code)) return value.length === 2 ? cardText(value) : value;
  return value;
}
