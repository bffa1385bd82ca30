// Every irregularity the rules know, in groups, and what has to be told about each. A group comes first in its `phases`.

export const GROUPS = [
  {
    id: "auction",
    phases: ["auction"],
    kinds: [
      "insufficient-bid",
      "call-out-of-rotation",
      "change-of-call",
      "inadmissible-double",
      "simultaneous-calls",
      "barred-player-calls",
      "bid-above-seven",
      "misinformed-call",
      "call-on-wrong-cards",
      "call-on-own-board",
      "cards-faced-in-auction",
    ],
  },
  { id: "lead", phases: ["opening-lead"], kinds: ["opening-lead-out-of-turn", "call-after-end"] },
  {
    id: "play",
    phases: ["play"],
    kinds: [
      "lead-out-of-turn",
      "cards-exposed",
      "penalty-card-not-played",
      "premature-play",
      "play-before-correction",
      "simultaneous-plays",
      "several-cards",
      "fifth-card",
      "card-held-out",
      "play-on-misinformation",
    ],
  },
  {
    id: "dummy",
    phases: [],
    kinds: ["slip-of-designation", "dummy-misplaced", "dummy-suggests", "dummy-warns", "dummy-points-out", "dummy-asks-about-revoke"],
  },
  { id: "tricks", phases: ["over"], kinds: ["revoke", "card-left-out", "extra-cards"] },
  {
    id: "information",
    phases: ["auction", "opening-lead", "play", "over"],
    kinds: ["information-from-partner", "false-inference", "extraneous-information", "potential-damage"],
  },
  {
    id: "board",
    phases: [],
    kinds: ["wrong-count", "surplus-card", "missing-card", "wrong-board", "acted-before-ruling"],
  },
];

/** The groups, those of the present phase first. */
export const groupsFor = (phase) => [...GROUPS].sort((a, b) => Number(b.phases.includes(phase)) - Number(a.phases.includes(phase)));

/** Fields that may be left empty. */
const OPTIONAL = { "insufficient-bid": ["to"], "opening-lead-out-of-turn": ["card"], "card-held-out": ["card"], "missing-card": ["card"], "extra-cards": ["exposed"] };
export const isOptional = (kind, field) => OPTIONAL[kind]?.includes(field) ?? false;

const FIELDS = {
  by: "seat",
  call: "call", to: "call", cancelled: "call", bid: "bid",
  level: "level", denomination: "denomination",
  card: "card", meant: "card", named: "card",
  cards: "cards", visible: "cards", extra: "cards", exposed: "cards",
  led: "flag", trick: "trick",
};

/** What a field of a kind of irregularity holds. */
export const holds = (kind, field) => (field === "first" ? (kind === "simultaneous-plays" ? "card" : "call") : FIELDS[field]);

/** Whose cards a field is about. */
export function holderOf(field, values, table, bridge) {
  if (field === "meant" || field === "named") return table.contract?.dummy ?? null;
  if (field === "first") return table.turn === null ? null : bridge.seatName(table.turn);
  if ("by" in values) return values.by;
  return table.contract?.dummy ?? null;
}

const next = (bridge, seat, steps) => bridge.SEAT_NAMES[(bridge.SEAT_NAMES.indexOf(seat) + steps) % 4];

/** Who is most likely meant: who has the turn, or whoever it cannot be. */
const OTHERS_TURN = ["call-out-of-rotation", "opening-lead-out-of-turn", "lead-out-of-turn", "premature-play", "simultaneous-calls", "simultaneous-plays"];
const LATEST_CALL = ["change-of-call", "call-on-own-board", "misinformed-call", "call-on-wrong-cards"];
const LATEST = ["information-from-partner", "false-inference", "potential-damage"];

function likelySeat(kind, table, bridge) {
  const turn = table.turn === null ? "N" : bridge.seatName(table.turn);
  const { contract } = table;
  if (kind === "opening-lead-out-of-turn" && contract) return next(bridge, contract.leader, 2);
  if (kind === "cards-exposed" && contract) return contract.leader;
  if (OTHERS_TURN.includes(kind)) return next(bridge, turn, 1);
  const call = table.auction.at(-1);
  const card = table.tricks.flatMap((trick) => trick.cards).at(-1);
  if (LATEST_CALL.includes(kind)) return call?.seat ?? turn;
  if (LATEST.includes(kind)) return (card ?? call)?.seat ?? turn;
  return (kind === "play-on-misinformation" ? card?.seat : null) ?? turn;
}

/**
 * The latest revoke that the cards tell and no ruling has dealt with: { by, trick }, or nothing. The desk sees all hands, and its
 * director should not have to look for what he has been called for.
 */
function latestRevoke(table, bridge) {
  const file = new bridge.BoardFile();
  file.add(table.toJSON());
  const found = file.problems(0).filter(({ code }) => code === "revoke");
  file.free();
  const revokes = found.map(({ seat, card }) => ({ by: seat, trick: Math.floor(card / 4) }));
  const { revokes: ruled } = table.obligations;
  const open = revokes.filter(({ by, trick }) => !ruled.some((one) => one.seat === by && one.trick === trick));
  return open.sort((one, other) => other.trick - one.trick)[0] ?? null;
}

/** The values of a form with what is still missing filled in as is most likely; values that no longer fit are replaced. */
export function filled(kind, given, table, bridge) {
  const fields = bridge.IRREGULARITIES[kind];
  const told = (kind === "revoke" && !("by" in given) && latestRevoke(table, bridge)) || {};
  const values = {};
  for (const field of fields) values[field] = given[field] ?? told[field] ?? likely(kind, field, table, bridge);
  return values;
}

function likely(kind, field, table, bridge) {
  switch (holds(kind, field)) {
    case "seat":
      return likelySeat(kind, table, bridge);
    case "trick":
      return Math.max(0, table.tricks.filter((trick) => trick.cards.length > 0).length - 1);
    case "cards":
      return [];
    case "flag":
      return false;
    case "level":
      return 8;
    case "denomination":
      return "NT";
    default:
      return null;
  }
}

/** The irregularity as the rules read it, or { missing: field }. */
export function written(kind, values, fields) {
  const parts = [kind];
  for (const field of fields) {
    const value = values[field];
    const empty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    if (empty && !isOptional(kind, field)) return { missing: field };
    parts.push(`${field}=${empty ? "-" : Array.isArray(value) ? value.join("+") : value}`);
  }
  return { text: parts.join(",") };
}
