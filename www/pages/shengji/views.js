// The regions of the Shengji page: hands, the trick, score, ladder, tricks.
import { columnHeads } from "../../lib/controls.js";
import { h, named } from "../../lib/dom.js";
import { rovingGroup } from "../../lib/keys.js";
import { seatText } from "../../lib/bridge/names.js";
import { bySuit, faceLook, faceSpoken, facesMark, shapeText, suitText, trumpMark } from "../../lib/shengji/faces.js";
import { inTurn, number, t } from "../../lib/words.js";
import { LEVELS } from "./rules.js";

/** A hand: buttons for whoever is to act, letters for the others, a number for a hidden one. */
export function handView(model, seat) {
  const { state, actor } = model;
  const acts = seat === actor;
  const turn = state.turn === seat;
  const exposed = state.exposed[seat];
  return h(
    "section",
    {
      class: ["sj-hand", `sj-${seat}`, turn && "sj-turn", acts && "sj-acts"],
      aria: { label: t("bridge.handLabel", { seat: seatText(seat) }) },
    },
    h(
      "header",
      null,
      h("b", null, seatText(seat)),
      seat === state.dealer && h("span", { class: "sj-role" }, t("shengji.dealer")),
      turn && h("span", { class: "sj-role sj-role-turn" }, t("shengji.toAct")),
      h("small", null, t("shengji.cards", { n: state.counts[seat] })),
    ),
    handCards(model, seat, acts),
    exposed.length > 0 && h("p", { class: "sj-exposed" }, t("shengji.exposed"), " ", facesMark(exposed)),
  );
}

/** The cards of a hand by suit, or how many a hidden one has. */
function handCards(model, seat, acts) {
  const { counts } = model.state;
  const cards = model.hand(seat);
  if (!cards) return counts[seat] > 0 && h("p", { class: "hint" }, t("shengji.hidden", { n: counts[seat] }));
  const one = acts ? cardButtons(model) : readCard;
  const rows = bySuit(cards, model.ladders).map(([suit, faces]) =>
    h(
      "div",
      { class: "sj-suit" },
      h("span", { class: ["sj-suit-name", suit === "trump" && "sj-trumps"] }, suitText(suit)),
      h("div", { class: "sj-cards" }, faces.map(one)),
    ),
  );
  if (!acts) return h("div", { class: "sj-rows" }, rows);
  return rovingGroup(h("div", { class: "sj-rows", role: "toolbar", aria: { label: t("bridge.handLabel", { seat: seatText(seat) }) } }, rows));
}

const readCard = (face) => h("span", { class: "sj-card" }, faceLook(face), h("span", { class: "visually-hidden" }, ` ${faceSpoken(face)} `));

/** Makes the buttons of a hand one after the other: of several cards of a face as many are chosen, and lit, as there are. */
function cardButtons(model) {
  const lit = new Map(model.lit);
  const left = [...model.selection];
  return (face, index) => {
    const chosen = left.includes(face);
    if (chosen) left.splice(left.indexOf(face), 1);
    const legal = !chosen && (lit.get(face) ?? 0) > 0;
    if (legal) lit.set(face, lit.get(face) - 1);
    const label = inTurn([faceSpoken(face), legal && t("bridge.legalNow")]);
    return h(
      "button",
      {
        type: "button",
        class: ["sj-card", legal && "legal", chosen && "chosen"],
        aria: { pressed: String(chosen) },
        data: { key: `card-${face}-${index}`, face, current: legal ? "" : undefined },
        onclick: () => model.choose(face, chosen),
      },
      named(label, faceLook(face)),
    );
  };
}

/** The trick on the table, or the last one. */
export function trickView(model) {
  const trick = model.tricks.at(-1);
  if (!trick) return h("p", { class: "hint sj-empty" }, t("shengji.noTrick"));
  const plays = trick.plays.map(({ seat, cards }, number) =>
    h(
      "li",
      { class: trick.winner === seat && "won" },
      h(
        "span",
        { class: "sj-who" },
        seatText(seat),
        number === 0 && h("small", null, ` ${trick.lead.parts.map(({ shape }) => shapeText(shape)).join(t("shengji.and"))}`),
      ),
      h("span", { class: "sj-played" }, facesMark(cards)),
    ),
  );
  return [
    h("h2", null, t("shengji.trickNumber", { n: model.tricks.length })),
    h("ol", { class: "sj-plays" }, plays),
    trick.winner && h("p", null, t("shengji.won", { seat: seatText(trick.winner), n: trick.points })),
  ];
}

/** Trumps, points and the ladder of levels. */
export function scoreView(model) {
  const { state, result } = model;
  const levels = model.levels;
  const fact = (key, value, more) => h("div", null, h("dt", null, t(`shengji.facts.${key}`), more), h("dd", null, value));
  const turned = state.turned.length > 0 && [" ", t("shengji.turnedUp"), " ", facesMark(state.turned)];
  const kitty =
    state.kitty && (model.view === "all" || state.phase === "over" || (model.view === state.dealer && state.phase === "playing"))
      ? facesMark(state.kitty)
      : t("shengji.cards", { n: state.kittySize });
  return [
    h(
      "dl",
      { class: "sj-facts" },
      fact("trump", state.trump ? trumpMark(state.trump) : t("shengji.trumpOpen", { level: state.level === "T" ? "10" : state.level })),
      fact("dealer", state.dealer ? seatText(state.dealer) : "—"),
      fact("points", number(result?.defenders ?? state.points + state.fines)),
      fact("needed", String(40 * state.decks)),
      fact("kitty", kitty, turned),
    ),
    h("h2", null, t("shengji.ladder")),
    h(
      "ol",
      { class: "sj-ladder" },
      LEVELS.map((level) =>
        h(
          "li",
          { class: level === state.level && "now", aria: level === state.level ? { current: "step" } : {} },
          h("b", null, level === "T" ? "10" : level),
          ["NS", "EW"]
            .filter((side) => levels[side] === level)
            .map((side) => h("small", { class: `side-${side}` }, t(`shengji.sidesShort.${side}`))),
        ),
      ),
    ),
  ];
}

/** Every trick that is complete. */
export function tricksView(model) {
  const done = model.tricks.filter(({ winner }) => winner);
  if (done.length === 0) return null;
  const row = ({ plays, winner, points }, index) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, index + 1),
      ["N", "W", "S", "E"].map((seat) =>
        h(
          "td",
          { class: [winner === seat && "won", plays[0].seat === seat && "led"] },
          facesMark(plays.find((play) => play.seat === seat).cards),
        ),
      ),
      h("td", null, points),
    );
  return [
    h("h2", null, t("shengji.tricks")),
    h(
      "div",
      { class: "scroll", tabindex: "0", role: "group", aria: { label: t("shengji.tricks") }, data: { scroll: "tricks", key: "tricks" } },
      h(
        "table",
        { class: "sj-tricks" },
        columnHeads(["#", ...["N", "W", "S", "E"].map(seatText), t("shengji.points")]),
        h("tbody", null, done.map(row)),
      ),
    ),
  ];
}
