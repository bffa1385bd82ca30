// The irregularity as a form: what happened, who, which call or card.
import { segment, segments } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { SEATS, cardSpoken, callSpoken, cardText, rankText, seatText, sorted, suitMark, SUITS } from "../../../lib/bridge/names.js";
import { t } from "../../../lib/words.js";
import { fieldText } from "./effects.js";
import { filled, groupsFor, holderOf, holds, isOptional, written } from "../kinds.js";

/** The kind that is shown: the chosen one, or the first of the present phase. */
export const kindOf = (desk) => desk.form.kind ?? groupsFor(desk.table.phase)[0].kinds[0];

/** `failure` is why the last attempt to call the director could not be taken up. */
export function formPanel(desk, { failure, onCall }) {
  if (desk.state.dialogue) return null;
  const kind = kindOf(desk);
  const fields = desk.bridge.IRREGULARITIES[kind];
  const values = filled(kind, desk.form.values, desk.table, desk.bridge);
  const submit = (event) => {
    event.preventDefault();
    onCall(written(kind, values, fields));
  };
  const group = ({ id, kinds }) =>
    h(
      "optgroup",
      { label: t(`director.groups.${id}`) },
      kinds.map((one) => h("option", { value: one, selected: one === kind }, t(`director.kinds.${one}.name`))),
    );
  const choice = h(
    "select",
    { class: "field", id: "kind", data: { key: "kind" }, onchange: (event) => desk.fill({ kind: event.target.value, values: {} }) },
    groupsFor(desk.table.phase).map(group),
  );
  const set = (field) => (value) => desk.fill({ kind, values: { ...values, ...cleared(field), [field]: value } });
  return [
    h("h2", null, t("director.form.title")),
    h("form", { class: "irregularity", onsubmit: submit },
      h("div", { class: "labelled" }, h("label", { for: "kind" }, t("director.form.kind")), choice),
      h("p", { class: "hint" }, t(`director.kinds.${kind}.text`)),
      fields.map((field) => control(desk, kind, field, values, set(field))),
      failure && h("p", { class: "form-failure", role: "alert" }, failure),
      h("button", { type: "submit", class: "button primary", data: { key: "call-director" } }, t("director.form.call"))),
  ];
}

/** Another player has other cards. */
const cleared = (field) => (field === "by" ? { card: undefined, cards: undefined, visible: undefined, extra: undefined, exposed: undefined } : {});

const MAKERS = {
  seat: seatField,
  call: callField,
  bid: callField,
  level: levelField,
  denomination: denominationField,
  card: cardField,
  cards: cardsField,
  flag: flagField,
  trick: trickField,
};

function control(desk, kind, field, values, set) {
  return MAKERS[holds(kind, field)](desk, { kind, field, values, set, label: fieldText(field) });
}

function seatField(desk, { field, values, set, label }) {
  const seat = (one) =>
    segment({ key: `${field}-${one}`, text: seatText(one), pressed: values[field] === one, press: () => set(one) });
  return h(
    "div",
    { class: "labelled" },
    h("span", { id: `label-${field}` }, label),
    segments({ labelledby: `label-${field}` }, SEATS.map(seat)),
  );
}

function select({ field, values, set, label }, options) {
  const box = h(
    "select",
    {
      class: "field",
      id: `field-${field}`,
      data: { key: `field-${field}` },
      onchange: (event) => set(event.target.value === "" ? null : event.target.value),
    },
    options,
  );
  box.value = values[field] ?? "";
  return h("div", { class: "labelled" }, h("label", { for: `field-${field}` }, label), box);
}

const nothing = (kind, field) => h("option", { value: "" }, t(isOptional(kind, field) ? `director.empty.${field}` : "director.empty.choose"));

function callField(desk, about) {
  const { kind, field } = about;
  const calls = desk.bridge.CALL_NAMES.filter((call) => field !== "bid" || /^\d/.test(call));
  return select(about, [nothing(kind, field), calls.map((call) => h("option", { value: call }, callSpoken(call)))]);
}

function levelField(desk, about) {
  return select({ ...about, set: (value) => about.set(Number(value)) }, [8, 9, 10, 11, 12, 13].map((level) => h("option", { value: level }, level)));
}

function denominationField(desk, about) {
  return select(about, ["C", "D", "H", "S", "NT"].map((one) => h("option", { value: one }, t(`bridge.denominations.${one}`, { n: 8 }))));
}

/** The cards a seat holds now, as names. */
const held = (desk, seat) => (seat ? sorted([...desk.table.hand(seat)].map((card) => desk.bridge.cardName(card))) : []);

function cardField(desk, about) {
  const { kind, field, values } = about;
  const cards = held(desk, holderOf(field, values, desk.table, desk.bridge));
  return select(about, [nothing(kind, field), cards.map((card) => h("option", { value: card, label: `${cardText(card)}  ${cardSpoken(card)}` }, cardText(card)))]);
}

function cardsField(desk, { field, values, set, label }) {
  const chosen = new Set(values[field]);
  const cards = field === "exposed" ? sorted(values.extra) : held(desk, values.by);
  const toggle = (card) => set(chosen.has(card) ? values[field].filter((one) => one !== card) : [...values[field], card]);
  const card = (one) =>
    h(
      "button",
      {
        type: "button",
        class: ["rank", `suit-${one[0]}`, chosen.has(one) && "chosen"],
        aria: { pressed: String(chosen.has(one)), label: cardSpoken(one) },
        data: { key: `${field}-${one}` },
        onclick: () => toggle(one),
      },
      rankText(one),
    );
  const rows = SUITS.map((suit) => [suit, cards.filter((one) => one[0] === suit)]).filter(([, list]) => list.length > 0);
  const shown = rows.map(([suit, list]) => h("div", { class: "suit-row" }, suitMark(suit), h("div", { class: "ranks" }, list.map(card))));
  return h(
    "div",
    { class: "labelled" },
    h("span", { id: `label-${field}` }, label),
    h(
      "div",
      { class: "card-choice", role: "group", aria: { labelledby: `label-${field}` } },
      shown.length > 0 ? shown : h("span", { class: "hint" }, t("director.none")),
    ),
  );
}

function flagField(desk, { field, values, set, label }) {
  return h(
    "label",
    { class: "flag" },
    h("input", {
      type: "checkbox",
      checked: values[field],
      data: { key: `field-${field}` },
      onchange: (event) => set(event.target.checked),
    }),
    label,
  );
}

function trickField(desk, about) {
  const played = desk.table.tricks.filter((trick) => trick.cards.length > 0).length;
  return select(
    { ...about, set: (value) => about.set(Number(value)) },
    Array.from({ length: Math.max(1, played) }, (_, place) => h("option", { value: place }, t("director.trick", { n: place + 1 }))),
  );
}
