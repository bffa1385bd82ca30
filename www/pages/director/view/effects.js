// Effects, choices and obligations in words. An effect is a code and values, such as "must-pass W throughout".
import { h } from "../../../lib/dom.js";
import { callMark, cardMark, isCallName, isCardName, seatText, suitMark } from "../../../lib/bridge/names.js";
import { lawChip } from "../../../lib/law.js";
import { aside, hasText, listed, t, tn } from "../../../lib/words.js";

const spaced = (marks) => marks.flatMap((mark, place) => (place === 0 ? [mark] : [" ", mark]));
const cards = (names) => h("span", null, spaced(names.map(cardMark)));
const suitName = (letter) => h("span", null, suitMark(letter), h("span", { class: "visually-hidden" }, t(`bridge.suits.${letter}`)));
const denominationName = (letter) => (letter === "N" ? h("span", null, "NT") : suitName(letter));
/** Denominations as they are written in a text: "HS", or "-" for none. */
export const denominations = (letters) => (letters === "-" ? t("director.none") : h("span", null, spaced([...letters].map(denominationName))));

/** A call, a card, or a bid too high by its level, as they stand behind whose they are. */
export function whatMark(what) {
  if (isCallName(what)) return callMark(what);
  if (isCardName(what)) return cardMark(what);
  return t("director.levelBid", { level: what });
}

/** A demand on a card: "SA", "highest", "suit=H". */
export function demandText(demand) {
  if (isCardName(demand)) return h("span", null, tn("director.demands.card", { card: cardMark(demand) }));
  const [code, suit] = demand.split("=");
  return h("span", null, tn(`director.demands.${code}`, { suit: suit ? suitName(suit) : "" }));
}

const sides = (list) => (list.length === 2 ? t("director.bothSides") : list.length === 0 ? t("director.noSide") : t(`bridge.sides.${list[0]}`));

const READERS = {
  "calls-cancelled": ([, turn]) => ({ seat: seatText(turn) }),
  "call-stands": ([seat, call]) => ({ seat: seatText(seat), call: callMark(call) }),
  "must-pass": ([seat, rounds]) => ({ key: rounds, seat: seatText(seat) }),
  replaceable: ([seat, call]) => ({ seat: seatText(seat), call: callMark(call) }),
  "lead-penalty": ([seat, rule]) => ({ key: rule.split("=")[0], seat: seatText(seat), suits: rule.includes("=") ? denominations(rule.split("=")[1]) : "" }),
  withdrawn: ([seat, what, ...for_]) => ({ key: isCardName(what) ? "card" : "call", seat: seatText(seat), what: whatMark(what), sides: sides(for_) }),
  faced: ([seat, ...list]) => ({ seat: seatText(seat), cards: cards(list) }),
  "penalty-card": ([seat, card, rank]) => ({ key: rank, seat: seatText(seat), card: cardMark(card) }),
  "picked-up": ([seat, ...list]) => ({ seat: seatText(seat), cards: cards(list) }),
  "card-stands": ([seat, card]) => ({ seat: seatText(seat), card: cardMark(card) }),
  "must-play": ([seat, demand]) => ({ seat: seatText(seat), demand: demandText(demand) }),
  "must-lead": ([seat, suit]) => ({ seat: seatText(seat), suit: suitName(suit) }),
  "may-not-lead": ([seat, suits]) => ({ seat: seatText(seat), suits: denominations(suits) }),
  "right-forfeited": ([side]) => ({ side: t(`bridge.sides.${side}`) }),
  "revoke-corrected": ([side]) => ({ side: t(`bridge.sides.${side}`) }),
  "revoke-established": ([seat, trick, how]) => ({ key: how.split("=")[0], seat: seatText(seat), n: Number(trick) + 1 }),
  "card-supplied": ([, card]) => ({ card: cardMark(card) }),
  "board-adjusted": ([ns, ew]) => ({ ns: t(`director.levels.${ns}`), ew: t(`director.levels.${ew}`) }),
  "to-consider": ([code, side]) => ({ key: code, side: side === "NS" || side === "EW" ? t(`bridge.sides.${side}`) : "" }),
};
for (const code of ["lead-taken-back", "cards-taken-back", "revoke-card", "adjusted-score-due"]) READERS[code] = () => ({});
const seatOnly = ([seat]) => ({ seat: seat ? seatText(seat) : "" });

/** An effect's words as nodes. */
function effectWords({ code, text }) {
  const { key, ...values } = (READERS[code] ?? seatOnly)(text.split(" ").slice(1));
  const place = `director.effects.${code}${key ? `.${key}` : ""}`;
  return hasText(place) ? tn(place, values) : [text];
}

/** How many tricks an established revoke can take, one, two or three, told before they are counted. */
function tricksToGo({ code, text }) {
  if (code !== "revoke-established") return null;
  const [, seat, , how] = text.split(" ");
  const [, most] = how.split("=");
  return most && h("p", { class: "hint" }, t(`director.revokeTakes.${most}`, { seat: seatText(seat) }));
}

/** A list of effects, those in `different` marked. */
export function effectList(effects, different = new Set()) {
  if (effects.length === 0) return h("p", { class: "hint" }, t("director.nothing"));
  const mark = () => h("span", { class: "visually-hidden" }, aside(t("director.compare.differs")));
  return h(
    "ul",
    { class: "effects" },
    effects.map((effect, place) =>
      h(
        "li",
        { class: different.has(place) && "differs" },
        h("p", null, effectWords(effect), different.has(place) && mark(), " ", lawChip(effect.law)),
        tricksToGo(effect),
      ),
    ),
  );
}

/** A choice or an answer in words: "accept", "require-suit=H", "call=2S". */
export function choiceWords(choice) {
  const [code, value] = choice.split("=");
  switch (code) {
    case "require-suit":
    case "require-other":
    case "forbid-other":
      return tn(`director.choices.${code}`, { suit: suitName(value) });
    case "forbid-suits":
      return tn("director.choices.forbid-suits", { suits: denominations(value) });
    case "card":
      return [cardMark(value)];
    case "hand":
      return [t("director.choices.hand", { seat: seatText(value) })];
    case "call":
      return [callMark(value)];
    case "denominations":
      return [denominations(value)];
    default:
      return [t(`director.choices.${code}`)];
  }
}

/** Who is asked. */
export const askedText = (asked) => (asked === "director" ? t("director.byDirector") : t("director.byPlayer", { seat: seatText(asked) }));

/** The name of a field; `other` marks plural forms in the dictionary. */
export const fieldText = (field) => t(`director.fields.${field}`);

/** What a field says that holds nothing: "not replaced yet". */
const emptyText = (field) => (hasText(`director.empty.${field}`) ? t(`director.empty.${field}`) : t("director.none"));

/** What a field of an irregularity says, in words: for the head of a ruling. */
export function valueMark(field, value) {
  if (value === null || (Array.isArray(value) && value.length === 0)) return emptyText(field);
  if (Array.isArray(value)) return cards(value);
  if (typeof value === "boolean") return t(value ? "director.choices.yes" : "director.choices.no");
  if (field === "trick") return String(value + 1);
  if (field === "level") return String(value);
  if (field === "denomination") return value === "NT" ? "NT" : suitName(value);
  if (["N", "E", "S", "W"].includes(value)) return seatText(value);
  return whatMark(String(value));
}

export const sidesListed = (list) => listed(list.map((side) => t(`bridge.sides.${side}`)));
