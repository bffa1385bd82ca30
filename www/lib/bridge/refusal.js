// Why an action is not allowed: reason, law, and what is owed instead.
import { h } from "../dom.js";
import { lawChip, lawText } from "../law.js";
import { hasText, t, tn } from "../words.js";
import { actionMark, actionSpoken, callMark, callSpoken, cardMark, cardSpoken, seatText } from "./names.js";

/** The reason in words; a code without words shows what the rules themselves say. */
export const reasonText = ({ code, message }) => (hasText(`bridge.refusals.${code}`) ? t(`bridge.refusals.${code}`) : message);

const MOST = 16;

function owedList(owed) {
  if (!owed) return null;
  if (owed.turn) return h("p", { class: "owed" }, t("bridge.owed.turn", { seat: seatText(owed.turn) }));
  const items = owed.calls ?? owed.cards ?? [];
  if (items.length === 0) return null;
  const title = t(`bridge.owed.${owed.calls ? "calls" : items.length === 1 ? "card" : "cards"}`);
  const mark = owed.calls ? callMark : cardMark;
  const rest = items.length - MOST;
  return h("p", { class: "owed" }, title, " ", items.slice(0, MOST).map((item) => [mark(item), " "]), rest > 0 && t("bridge.more", { n: rest }));
}

/** The explanation as it is shown. */
export function refusalBox(action, refusal) {
  return h("div", { class: "refusal" }, h("p", { class: "refusal-head" }, h("strong", null, tn("bridge.refused", { action: actionMark(action) })), " ", lawChip(refusal.law)), h("p", null, reasonText(refusal)), owedList(refusal.owed));
}

/** The explanation as it is read out. */
export function refusalSpoken(action, refusal) {
  const { owed } = refusal;
  const owes = owed?.turn ? t("bridge.owed.turn", { seat: seatText(owed.turn) }) : owed?.cards?.length ? `${t("bridge.owed.cards")} ${owed.cards.map(cardSpoken).join(", ")}` : owed?.calls?.length && owed.calls.length <= 3 ? `${t("bridge.owed.calls")} ${owed.calls.map(callSpoken).join(", ")}` : "";
  return [t("bridge.refused", { action: actionSpoken(action) }), reasonText(refusal), owes, refusal.law && lawText(refusal.law)].filter(Boolean).join(" ");
}
