// Hands in a diagram, and the trick in its middle.
import { h, named } from "../dom.js";
import { rovingGroup } from "../keys.js";
import { inTurn, number, t } from "../words.js";
import { SUITS, cardMark, cardSpoken, rankText, seatText, suitMark } from "./names.js";

/**
 * One hand: { seat, cards, gone, hidden, legal, turn, vulnerable, roles, name, onChoose, doubled }.
 * `cards` are those in the hand as dealt, `gone` the Set of those played, `hidden` how many are unseen, `legal` the Set
 * of those that may be played now, `values` a Map of what cards lead to (tricks over or under the contract), `doubled` the
 * Set of those that are in the deal more than once. Every card in the hand can be chosen when there is an `onChoose`: one
 * that may not be played is to be explained, not to be dead.
 */
export function handPanel(hand) {
  const { seat, turn, vulnerable, roles = [], name, hidden = 0 } = hand;
  const about = [...roles.map((role) => t(`bridge.roles.${role}`)), t(vulnerable ? "bridge.vulnerable" : "bridge.notVulnerable")];
  return h(
    "section",
    {
      class: ["hand", `hand-${seat}`, turn && "hand-turn"],
      aria: { label: inTurn([t("bridge.handLabel", { seat: seatText(seat) }), ...about]) },
    },
    h(
      "header",
      { class: ["hand-head", vulnerable && "vulnerable"] },
      h("span", { class: "seat-letter", aria: { hidden: "true" } }, t(`bridge.seatLetters.${seat}`)),
      h("span", { class: "hand-name" }, name || seatText(seat)),
      roles.map((role) => h("span", { class: ["role", `role-${role}`] }, t(`bridge.roles.${role}`))),
    ),
    cardRows(hand),
    hidden > 0 &&
      h(
        "p",
        { class: "unseen" },
        h(
          "span",
          { class: "card-backs", aria: { hidden: "true" } },
          Array.from({ length: hidden }, () => h("i")),
        ),
        t("bridge.hidden", { n: hidden }),
      ),
  );
}

function cardRows(hand) {
  const { seat, cards, hidden = 0, onChoose } = hand;
  const suits = SUITS.map((suit) => [suit, cards.filter((card) => card[0] === suit)]);
  const shown = suits.filter(([, list]) => hidden === 0 || list.length > 0);
  const rows = shown.map(([suit, list]) =>
    h(
      "div",
      { class: "suit-row" },
      suitMark(suit),
      h("div", { class: "ranks" }, list.length > 0 ? list.map((card) => oneCard(card, hand)) : h("span", { class: "void" }, "—")),
    ),
  );
  const group = h(
    "div",
    {
      class: "suit-rows",
      role: onChoose ? "toolbar" : undefined,
      aria: onChoose ? { label: t("bridge.handLabel", { seat: seatText(seat) }) } : {},
    },
    rows,
  );
  return onChoose ? rovingGroup(group) : group;
}

/** What a card leads to, beside it: the contract made, or by how much over or under. */
function worth(card, values) {
  const value = values?.get(card);
  if (value === undefined) return null;
  const text = value === 0 ? "=" : number(value, true);
  return {
    shown: h("small", { class: ["worth", value < 0 && "worth-down"] }, text),
    spoken: value === 0 ? t("bridge.worthMade") : t("bridge.worth", { n: text }),
  };
}

function oneCard(card, { gone, legal, doubled, values, onChoose, seat }) {
  if (gone?.has(card)) return h("span", { class: "rank gone", aria: { hidden: "true" } }, rankText(card));
  const lit = legal?.has(card);
  const leadsTo = onChoose && worth(card, values);
  const look = ["rank", `suit-${card[0]}`, lit && "legal", doubled?.has(card) && "wrong", leadsTo && "rank-worth"];
  if (!onChoose) return h("span", { class: look }, rankText(card), h("span", { class: "visually-hidden" }, ` ${cardSpoken(card)} `));
  const label = inTurn([cardSpoken(card), lit && t("bridge.legalNow"), leadsTo?.spoken]);
  return h(
    "button",
    {
      type: "button",
      class: look,
      aria: { label: leadsTo ? undefined : label },
      data: { key: `card-${seat}-${card}`, card, current: lit ? "" : undefined },
      onclick: () => onChoose(card, seat),
    },
    leadsTo ? named(label, rankText(card), leadsTo.shown) : rankText(card),
  );
}

/** The trick on the table: { cards: [{ seat, card }], winner, turn, number }. */
export function trickCentre({ cards, winner, turn, number }) {
  const label = number ? (winner ? t("bridge.trickSpoken", { n: number, seat: seatText(winner) }) : t("bridge.trickOpen", { n: number })) : undefined;
  const at = (seat) => {
    const played = cards.find((one) => one.seat === seat);
    const look = ["trick-place", `trick-${seat}`, seat === turn && "trick-turn", seat === winner && "trick-winner", played && "trick-played"];
    return h(
      "div",
      { class: look },
      played
        ? h("span", { class: "visually-hidden" }, seatText(seat))
        : h("span", { class: "trick-seat", aria: { hidden: "true" } }, t(`bridge.seatLetters.${seat}`)),
      played && cardMark(played.card),
    );
  };
  return h(
    "div",
    { class: "trick-centre", role: "group", aria: label ? { label } : {} },
    ["N", "W", "E", "S"].map(at),
    number && h("span", { class: "trick-count", aria: { hidden: "true" } }, number),
  );
}
