// How faces, trumps and shapes of Shengji look and sound. Everything here takes names: "SA", "BJ", "2H".
import { h } from "../dom.js";
import { cardSpoken, rankText, suitMark } from "../bridge/names.js";
import { enumerated, t } from "../words.js";

const isJoker = (face) => face === "LJ" || face === "BJ";

export const faceSpoken = (face) => (isJoker(face) ? t(`shengji.faces.${face}`) : cardSpoken(face));

/** A face as it stands in a hand; what is read out is in the label around it or the name behind it. */
export const faceLook = (face) =>
  isJoker(face)
    ? h("span", { class: ["joker", `joker-${face}`], aria: { hidden: "true" } }, t(`shengji.jokers.${face}`))
    : h("span", { aria: { hidden: "true" } }, suitMark(face[0]), rankText(face));

/** A face in a line of text. */
const faceMark = (face) => h("span", { class: "face-mark" }, faceLook(face), h("span", { class: "visually-hidden" }, faceSpoken(face)));

export const facesMark = (faces) => faces.map((face) => [faceMark(face), " "]);
export const facesSpoken = (faces) => enumerated(faces.map(faceSpoken));

/** The suit cards are played in. */
export const suitText = (suit) => t(suit === "trump" ? "shengji.trumps" : `bridge.suits.${suit}`);

/** "2 ♥" for the level and the trump suit. */
export function trumpMark(trump) {
  if (!trump) return "—";
  const suit = trump.slice(1);
  return h(
    "span",
    null,
    trump[0] === "T" ? "10" : trump[0],
    " ",
    suit === "NT" ? t("shengji.noTrump") : [suitMark(suit), h("span", { class: "visually-hidden" }, t(`bridge.suits.${suit}`))],
  );
}

/** "pair", "tractor of 3 pairs". */
export function shapeText({ name, multiplicity, length }) {
  return name === "tractor" ? t(`shengji.shapes.tractor${multiplicity}`, { n: length }) : t(`shengji.shapes.${name}`);
}

export const shapesText = (shapes) => (shapes.length === 0 ? t("shengji.shapes.nothing") : shapes.map(shapeText).join(t("shengji.and")));

/** The cards of a hand by suit in the order of the ladder, trumps first, high cards first: [[suit, faces]]. */
export function bySuit(faces, ladders) {
  const rows = [...ladders].reverse().map(({ suit, steps }) => {
    const order = steps.flat();
    return [suit, faces.filter((face) => order.includes(face)).sort((a, b) => order.indexOf(b) - order.indexOf(a))];
  });
  return rows.filter(([, list]) => list.length > 0);
}
