// The kinds of irregularity and their fields, in the order in which they are written.
import { plainCopy } from "./boundary.js";
import { badInput } from "./errors.js";

const rows = `
change-of-call by to
insufficient-bid by bid to
call-out-of-rotation by call
simultaneous-calls by call first
inadmissible-double by call
barred-player-calls by call
bid-above-seven by level denomination
call-after-end by call
misinformed-call by
call-on-wrong-cards by
call-on-own-board by cancelled
cards-faced-in-auction by cards led
opening-lead-out-of-turn by card
lead-out-of-turn by card
premature-play by card
play-before-correction by card
simultaneous-plays by card first
several-cards by visible
cards-exposed by cards
penalty-card-not-played by card
fifth-card by card
card-held-out by card
slip-of-designation meant
dummy-misplaced named
dummy-suggests card
dummy-warns
dummy-points-out
dummy-asks-about-revoke by trick
play-on-misinformation by
revoke by trick
card-left-out by trick
extra-cards by trick extra exposed
wrong-count by
surplus-card by
missing-card by card
wrong-board
extraneous-information by
acted-before-ruling by`;

const kinds = rows.trim().split("\n").map((row) => row.split(" "));

export const IRREGULARITIES = Object.freeze(Object.fromEntries(kinds.map(([code, ...fields]) => [code, Object.freeze(fields)])));

/** A field's value as it is written: nothing as "-", cards joined by "+". */
function written(path, value) {
  if (value === undefined || value === null) return "-";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map((item, i) => written(`${path}[${i}]`, item)).join("+");
  const text = typeof value === "string" || typeof value === "boolean" || Number.isSafeInteger(value) ? String(value) : "";
  if (!/^[\w+-]{1,200}$/.test(text)) throw badInput(path, "a name, a whole number, true or false, or a list of cards", value);
  return text;
}

export function irregularityText(irregularity) {
  const given = plainCopy("irregularity", irregularity);
  const kind = given === null || typeof given !== "object" ? undefined : given.kind;
  if (typeof kind !== "string" || !Object.hasOwn(IRREGULARITIES, kind)) throw badInput("irregularity.kind", "one of the kinds of IRREGULARITIES", kind);
  const fields = IRREGULARITIES[kind];
  const unknown = Object.keys(given).find((key) => key !== "kind" && !fields.includes(key));
  if (unknown !== undefined) throw badInput("irregularity", `an object with only ${["kind", ...fields].join(", ")}`, unknown);
  return [kind, ...fields.map((field) => `${field}=${written(`irregularity.${field}`, given[field])}`)].join(",");
}
