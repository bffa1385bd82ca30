// A claim in an address: #/claim?hands=.43.5._.Q.K.2_A.A.A._2..6.7&declarer=S&denomination=S&leader=S&by=S&tricks=3&…
// Whatever is usual is left out.
import { SEATS, SUITS } from "../../lib/bridge/names.js";
import { CLASSES, DENOMINATIONS, Desk, EDITIONS, PRESETS, RANKS, USUAL_EDITION } from "./desk.js";

const HAND = /^[AKQJT2-9]*(\.[AKQJT2-9]*){3}$/;
const CARD = /^[CDHS][AKQJT2-9]$/;

const handText = (cards) => SUITS.map((suit) => RANKS.filter((rank) => cards.includes(suit + rank)).join("")).join(".");

/** Whether nothing is in force: a table tells every seat, most of them with nothing. */
const isNothing = (value) => value === undefined || value === null || (typeof value === "object" && Object.values(value).every(isNothing));

/** The query that leads to the desk as it stands. */
export function queryOf(desk) {
  const { position, claim, judging } = desk;
  const usual = new Desk();
  const { hands, denomination, declarer, leader, trick, won, shownOut, restrictions } = position;
  const query = { hands: SEATS.map((seat) => handText(hands[seat])).join("_"), declarer, denomination, leader };
  const out = SEATS.flatMap((seat) => (shownOut?.[seat] ?? []).map((suit) => seat + suit));
  const more = {
    trick: trick.join("."),
    won: won.NS || won.EW ? `${won.NS}-${won.EW}` : "",
    out: out.join("."),
    restrictions: isNothing(restrictions) ? "" : JSON.stringify(restrictions),
    by: claim.by,
    tricks: claim.tricks ?? "",
    statement: claim.statement,
    trumps: claim.trumps === null ? "" : claim.trumps ? "yes" : "no",
    class: claim.class === usual.claim.class ? "" : claim.class,
    book: judging.book === USUAL_EDITION ? "" : judging.book,
    preset: judging.preset === usual.judging.preset ? "" : judging.preset,
    settings: Object.keys(judging.settings).length > 0 ? JSON.stringify(judging.settings) : "",
  };
  for (const [name, value] of Object.entries(more)) if (value !== "") query[name] = String(value);
  return query;
}

/** An object in an address; nothing for anything else. */
function objectOf(text) {
  try {
    const value = JSON.parse(text ?? "null");
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Four hands without a card too many or twice, or nothing. */
function handsOf(text) {
  const hands = (text ?? "").split("_");
  if (hands.length !== 4 || !hands.every((hand) => HAND.test(hand))) return null;
  const cards = hands.map((hand) => hand.split(".").flatMap((ranks, suit) => [...ranks].map((rank) => SUITS[suit] + rank)));
  const all = cards.flat();
  if (new Set(all).size < all.length || cards.some((hand) => hand.length > 13)) return null;
  return Object.fromEntries(SEATS.map((seat, index) => [seat, cards[index]]));
}

/** Penalty cards are shown by the page; the rest is for the package to refuse. */
const isShowable = (restrictions) =>
  ["major", "minor"].every((kind) => Object.values(restrictions[kind] ?? {}).every((cards) => Array.isArray(cards) && cards.every((card) => CARD.test(card))));

/** What a query says: { position, claim, judging } in parts of the desk, or nothing where it has no hands that can be read. */
export function readQuery(query, switches) {
  const hands = handsOf(query.get("hands"));
  if (!hands) return null;
  const among = (name, list, otherwise) => (list.includes(query.get(name)) ? query.get(name) : otherwise);
  const parts = (name, fits) => (query.get(name) ?? "").split(".").filter((part) => fits.test(part));
  const [, ns = 0, ew = 0] = (query.get("won") ?? "").match(/^(\d{1,2})-(\d{1,2})$/) ?? [];
  const out = parts("out", /^[NESW][CDHS]$/);
  const restrictions = objectOf(query.get("restrictions"));
  const declarer = among("declarer", SEATS, "S");
  const position = {
    hands,
    declarer,
    denomination: among("denomination", DENOMINATIONS, "NT"),
    leader: among("leader", SEATS, declarer),
    trick: parts("trick", CARD).slice(0, 3),
    won: { NS: Number(ns), EW: Number(ew) },
    shownOut: Object.fromEntries(SEATS.map((seat) => [seat, out.filter((one) => one[0] === seat).map((one) => one[1])])),
    restrictions: restrictions && isShowable(restrictions) ? restrictions : undefined,
  };
  const tricks = /^\d{1,2}$/.test(query.get("tricks") ?? "") ? Number(query.get("tricks")) : null;
  const trumps = { yes: true, no: false }[query.get("trumps")] ?? null;
  const claim = { by: among("by", SEATS, declarer), tricks, statement: (query.get("statement") ?? "").slice(0, 2000), trumps };
  const known = switches.map(({ name, settings }) => [name, settings]);
  const asked = objectOf(query.get("settings")) ?? {};
  const settings = Object.fromEntries(known.filter(([name, values]) => values.includes(asked[name])).map(([name]) => [name, asked[name]]));
  const judging = { book: among("book", EDITIONS, USUAL_EDITION), preset: among("preset", PRESETS, "EBU"), settings };
  return { position, claim: { ...claim, class: among("class", CLASSES, "average") }, judging };
}
