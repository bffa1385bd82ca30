// What the referee and the players do about irregularities: fines, exposed cards, demands, verdicts on throws.
import { h } from "../../lib/dom.js";
import { seatText, sideOf } from "../../lib/bridge/names.js";
import { facesMark, suitText } from "../../lib/shengji/faces.js";
import { aside, t } from "../../lib/words.js";
import { TURNS, UNREADABLE } from "./model.js";
import { demandText, problemPlace, refuseIn } from "./refusal.js";

const GRADES = [1, 2, 3, 4];
/** While cards are drawn they can be exposed too (art. 35). */
const WITH_CARDS = ["declaring", "naming-suit", "burying", "playing"];
const button = (key, text, onclick, primary) => h("button", { type: "button", class: ["button", primary && "primary"], data: { key }, onclick }, text);
const select = (name, label, choices, now) =>
  h(
    "select",
    { class: "field", name, aria: { label }, data: { key: `referee-${name}` } },
    choices.map(([value, text]) => h("option", { value, selected: value === now }, text)),
  );
const read = (event) => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.target));
};

/** The referee's tools, folded away until they are needed. */
export function refereeView(model) {
  const { phase, turn, exposed } = model.state;
  if (phase === "redeal") return null;
  const holders = TURNS.filter((seat) => exposed[seat].length > 0);
  return h(
    "details",
    { class: "sj-referee", data: { key: "referee" } },
    h("summary", { data: { key: "referee-fold" } }, t("shengji.referee")),
    fineForm(model),
    WITH_CARDS.includes(phase) && exposeForm(model, turn),
    model.openTrick && model.actor && revokeForm(model, turn),
    holders.map((seat) =>
      h(
        "div",
        { class: "row tight" },
        button(`pickup-${seat}`, [t("shengji.pickUp", { seat: seatText(seat) }), " ", facesMark(exposed[seat])], () =>
          model.take(`pickup ${seat}`),
        ),
      ),
    ),
  );
}

function fineForm(model) {
  const { decks, dealer, fines, fined } = model.state;
  const role = (side) => dealer && aside(t(side === sideOf(dealer) ? "shengji.dealerSide" : "shengji.defenders"));
  const sides = ["NS", "EW"].map((side) => [side, `${t(`shengji.sidesShort.${side}`)}${role(side) ?? ""}`]);
  const ahead = fines === 0 ? "nobody" : fines > 0 ? "defenders" : "dealer";
  const hint = dealer ? t(`shengji.fineHint.${ahead}`, { points: Math.abs(fines) }) : t("shengji.fineHintSides", fined);
  const grades = GRADES.map((grade) => [String(grade), t("shengji.gradePoints", { grade, points: model.shengji.fine(grade, decks) })]);
  return h(
    "form",
    {
      class: "sj-tool",
      onsubmit: (event) => {
        const { side, grade } = read(event);
        model.take(`fine ${side} ${grade} 1`);
      },
    },
    h("b", null, t("shengji.fine")),
    h("small", null, hint),
    h(
      "div",
      { class: "row tight" },
      select("side", t("shengji.fine"), sides),
      select("grade", t("shengji.gradeLabel"), grades),
      h("button", { class: "button", data: { key: "fine" } }, t("shengji.fineIt")),
    ),
  );
}

function exposeForm(model, turn) {
  const holders = TURNS.map((seat) => [seat, seatText(seat)]);
  return cardsTool(model, { key: "expose", holder: select("holder", t("shengji.expose"), holders, turn) }, ({ holder, cards }) => `expose ${holder} ${cards}`);
}

/** A play that owed other cards, found too late to be put right (art. 36). */
const revokeForm = (model, turn) => cardsTool(model, { key: "revoke", by: aside(seatText(turn)) }, ({ cards }) => `revoke ${turn} ${cards}`);

/** What the referee does with cards that he writes: of whom is a choice (`holder`), or told in the heading (`by`). */
function cardsTool(model, { key, holder, by }, actionOf) {
  return h(
    "form",
    {
      class: "sj-tool",
      onsubmit: (event) => {
        const written = read(event);
        const faces = model.faces(written.cards);
        const refusal = faces?.length > 0 ? model.takeOrTell(actionOf({ ...written, cards: faces.join(" ") })) : UNREADABLE;
        if (refusal) refuseIn(event.target, refusal);
      },
    },
    h("b", null, t(`shengji.${key}`), by),
    h("small", null, t(`shengji.${key}Hint`)),
    h(
      "div",
      { class: "row tight" },
      holder,
      h("input", {
        class: "field",
        name: "cards",
        value: model.selection.join(" "),
        aria: { label: t("shengji.writtenCards") },
        placeholder: "CK",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        data: { key: `${key}-cards` },
      }),
      h("button", { class: "button", data: { key } }, t(`shengji.${key}It`)),
    ),
    problemPlace(),
  );
}

/** Which orders about a suit take back nothing that was decided: to demand and to forbid it, to demand and to forbid those cards of it. */
function stillOpen(model, suit, faces) {
  const { demand } = model.state;
  const orders = demand?.orders ?? (demand ? [demand] : []);
  const forbidden = orders.some((order) => order.kind === "not-suit" && order.suit === suit);
  const without = orders.filter(({ kind }) => kind.endsWith("not-cards")).flatMap(({ cards }) => cards.filter((face) => model.suitOf(face) === suit));
  const wanted = orders.find(({ kind }) => ["suit", "suit-not-cards", "cards"].includes(kind));
  const free = !wanted && !forbidden;
  const more = without.length < faces.length && !forbidden && (!wanted || wanted.suit === suit);
  return [free, free && without.length === 0, free && without.length === 0, more];
}

/** What the next player may demand of a leader who has exposed cards (art. 35(2)). */
export function demandView(model) {
  const { phase, turn, exposed, demand } = model.state;
  if (phase !== "playing" || model.openTrick || exposed[turn].length === 0) return null;
  const demander = TURNS[(TURNS.indexOf(turn) + 1) % 4];
  const bySuit = new Map();
  for (const face of exposed[turn]) bySuit.set(model.suitOf(face), [...(bySuit.get(model.suitOf(face)) ?? []), face]);
  const offered = (suit, faces) => [
    button(`demand-${suit}`, t("shengji.demandSuit", { suit: suitText(suit) }), () => model.take(`demand ${suit}`)),
    button(`forbid-${suit}`, t("shengji.forbidSuit", { suit: suitText(suit) }), () => model.take(`forbid ${suit}`)),
    button(`demand-cards-${suit}`, [t("shengji.demandCards"), " ", facesMark(faces)], () => model.take(`demand cards ${faces.join(" ")}`)),
    button(`forbid-cards-${suit}`, [t("shengji.forbidCards"), " ", facesMark(faces)], () => model.take(`forbid cards ${faces.join(" ")}`)),
  ];
  const suits = [...bySuit].flatMap(([suit, faces]) => {
    const open = stillOpen(model, suit, faces);
    return offered(suit, faces).filter((_, number) => open[number]);
  });
  return h(
    "div",
    { class: "sj-demand" },
    h("p", null, t("shengji.demandBy", { seat: seatText(demander), leader: seatText(turn) })),
    demand
      ? [
          h("p", null, h("strong", null, demandText(demand))),
          h("div", { class: "row tight" }, suits, button("demand-nothing", t("shengji.demandNothing"), () => model.take("demand nothing"))),
        ]
      : h("div", { class: "row tight" }, suits),
  );
}

/** A throw that cannot be judged by the hands seen here alone: whoever sees the others says which parts are beaten. */
export function verdictView(model) {
  const { thrown, hands } = model.state;
  const { parts } = thrown.lead;
  const others = TURNS.filter((seat) => seat !== model.thrower);
  const seen = parts.map((_, number) => model.seenToBeat(number));
  const part = ({ cards }, number) =>
    h(
      "fieldset",
      { class: "sj-verdict" },
      h("legend", null, facesMark(cards), t("shengji.beatenQuestion")),
      h(
        "div",
        { class: "row tight" },
        others.map((seat) => {
          const known = { checked: seen[number].includes(seat) || model.marked.includes(`${number} ${seat}`), disabled: Boolean(hands[seat]) };
          const data = { key: `beats-${number}-${seat}` };
          return h("label", { class: "sj-level" }, h("input", { type: "checkbox", name: String(number), value: seat, ...known, data }), seatText(seat));
        }),
      ),
    );
  const submit = (event) => {
    event.preventDefault();
    const marked = new FormData(event.target);
    model.marked = [...marked].map((one) => one.join(" ")); // they stay when they are refused
    const beaten = parts.map((_, number) => [number, ...seen[number], ...marked.getAll(String(number))]).filter((one) => one.length > 1);
    if (beaten.length === 0) model.refuse({ code: "nothing-beaten", law: { book: "CN-2002", article: "34(1)" }, owed: null });
    else model.take(`fails${beaten.map((one) => ` / ${one.join(" ")}`).join("")}`);
  };
  const mayStand = seen.every((seats) => seats.length === 0);
  return [h("p", null, t("shengji.verdictHint")),
    mayStand && button("stands", t("shengji.stands"), () => model.take("stands"), true),
    h("form", { class: "sj-form", onsubmit: submit }, parts.map(part), h("button", { class: "button", data: { key: "fails" } }, t("shengji.fails")))];
}
