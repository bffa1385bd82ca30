// Why something is refused: beside the cards that were chosen, or in the form it was written in.
import { h } from "../../lib/dom.js";
import { lawChip } from "../../lib/law.js";
import { seatText } from "../../lib/bridge/names.js";
import { facesMark, shapeText, shapesText, suitText } from "../../lib/shengji/faces.js";
import { hasText, t } from "../../lib/words.js";

/** Why something is refused: reason, article, what is owed, and what a follower may play instead. */
export function refusalView({ refusal, face }, instead) {
  const { code, message, law, owed } = refusal;
  const text = hasText(`shengji.refusals.${code}`) ? t(`shengji.refusals.${code}`) : message;
  return h(
    "div",
    { class: "sj-refusal", role: "status" },
    h("p", null, h("strong", null, t("shengji.refused")), " ", face && [h("strong", null, facesMark([face])), " "], lawChip(law)),
    h("p", null, text),
    owed && h("p", { class: "owed" }, owedView(owed), !face && chosenText(owed)),
    instead && h("p", null, t(instead.text), " ", facesMark(instead.cards)),
  );
}

/** Where a form says why what is written in it is refused. */
export const problemPlace = () => h("div", { class: "sj-problem", role: "alert" });

/** Says so, there alone; what is written stays, to be put right. */
export function refuseIn(form, refusal) {
  for (const place of form.parentElement.querySelectorAll(".sj-problem")) place.replaceChildren();
  form.querySelector(".sj-problem").replaceChildren(refusalView({ refusal, face: null }, null));
  form.elements.cards.select();
}

/** What of that the cards chosen have; of a card alone, which could be played with several others, nobody has chosen them. */
function chosenText({ reached, suit, played }) {
  if (reached) return t("shengji.owed.reached", { shapes: shapesText(reached) });
  return suit ? t("shengji.owed.played", { n: played }) : null;
}

function owedView({ shapes, led, suit, count, missing, exposed, already, parts, turn, demand }) {
  if (demand) return demandText(demand);
  if (shapes) return t("shengji.owed.shapes", { led: shapeText(led), owed: shapesText(shapes) });
  if (suit) return t("shengji.owed.suit", { suit: suitText(suit), n: count });
  if (exposed) return [t("shengji.owed.exposed"), " ", facesMark(exposed)];
  if (already) return facesMark(already);
  if (missing) return [t("shengji.owed.missing"), " ", facesMark(missing)];
  if (parts) return parts.map((cards, number) => [number > 0 && "+ ", facesMark(cards)]);
  if (turn) return t("shengji.owed.turn", { seat: seatText(turn) });
  return count === undefined ? null : t("shengji.owed.count", { n: count });
}

/** "Clubs are demanded." */
export function demandText({ kind, suit, cards, orders }) {
  if (orders) return orders.map((order, number) => [number > 0 && " ", demandText(order)]);
  const values = { suit: suit && suitText(suit) };
  return [t(`shengji.demands.${kind}`, values), cards && [" ", facesMark(cards)]];
}
