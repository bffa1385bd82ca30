// A deal in an address: #/shengji?seed=7&decks=2&level=2&dealer=S&actions=settle_bury.S3.S4…, a position by its hands:
// #/shengji?hands=S3.S3_S4.S4_S9.ST_2&trump=2H&dealer=N&decks=2&kittySize=8; rules that are not the book's are added to either,
// and the level of the side that does not deal where it is not two: &other=5.
import { TURNS } from "./model.js";
import { asQuery } from "./rules.js";

const NUMBERS = ["seed", "decks", "kittySize", "points"];
const TEXTS = ["level", "dealer", "race", "trump", "leader"];

/** The deal, its rules and what has happened in it; `model.origin` deals the cards itself. */
export function queryOf(model) {
  const { origin, setup, table, rules, otherLevel, dealing } = model;
  const actions = table.actions.slice(dealing).map((action) => action.replaceAll(" ", "."));
  const other = otherLevel !== "2" && { other: otherLevel };
  return { ...(origin ?? positionOf(model, setup)), ...other, ...asQuery(rules), ...(actions.length > 0 && { actions: actions.join("_") }) };
}

function positionOf(model, { hands, kitty, ...setup }) {
  const cards = (text) => model.faces(text).join(".");
  const written = TURNS.map((seat) => (typeof hands[seat] === "number" ? hands[seat] : cards(hands[seat])));
  return { hands: written.join("_"), ...setup, ...(kitty && { kitty: cards(kitty) }) };
}

/** What an address names: { deal } as the page deals it or { setup } of a position, the other side's level and the actions in it; nothing without either. */
export function readQuery(query) {
  const actions = (query.get("actions") ?? "").split("_").filter(Boolean).map((action) => action.replaceAll(".", " "));
  const given = (names, read) => Object.fromEntries(names.filter((name) => query.has(name)).map((name) => [name, read(query.get(name))]));
  const asked = { ...given(NUMBERS, Number), ...given(TEXTS, String) };
  const other = query.get("other") ?? undefined;
  if (query.has("seed")) return { deal: asked, other, actions };
  if (!query.has("hands")) return null;
  const texts = query.get("hands").split("_").map(cardsOf);
  const hands = Object.fromEntries(TURNS.map((seat, place) => [seat, texts[place] ?? ""]));
  return { setup: { ...asked, hands, ...(query.has("kitty") && { kitty: cardsOf(query.get("kitty")) }) }, other, actions };
}

/** Cards with blanks between them, or the number of hidden ones. */
const cardsOf = (text) => (/^\d+$/.test(text) ? Number(text) : text.replaceAll(".", " "));
