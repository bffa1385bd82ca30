// Why an action is not allowed: reason, law, and what is owed instead.
import { h } from "../dom.js";
import { lawChip, lawText } from "../law.js";
import { enumerated, enumeratedNodes, hasText, t, tn } from "../words.js";
import { actionMark, actionSpoken, callMark, callSpoken, cardMark, cardSpoken, seatText } from "./names.js";

/** The reason in words; a code without words shows what the rules themselves say. */
export const reasonText = ({ code, message }) => (hasText(`bridge.refusals.${code}`) ? t(`bridge.refusals.${code}`) : message);

const isBid = (call) => /^[1-7]/.test(call);

/** The calls that may be made: pass and doubles by name, the bids by the lowest of them. */
function owedCalls(calls) {
  const bids = calls.filter(isBid);
  const others = calls.filter((call) => !isBid(call)).map(callMark);
  return enumeratedNodes([...others, bids.length > 0 && tn("bridge.bidsFrom", { bid: callMark(bids[0]) })]);
}

function owedList(owed) {
  if (!owed) return null;
  if (owed.turn) return h("p", { class: "owed" }, t("bridge.owed.turn", { seat: seatText(owed.turn) }));
  const { calls, cards } = owed;
  if (calls?.length > 0) return h("p", { class: "owed" }, t("bridge.owed.calls"), " ", owedCalls(calls));
  if (!cards || cards.length === 0) return null;
  return h("p", { class: "owed" }, t(cards.length === 1 ? "bridge.owed.card" : "bridge.owed.cards"), " ", cards.map((card) => [cardMark(card), " "]));
}

/** The explanation as it is shown. */
export function refusalBox(action, refusal) {
  return h(
    "div",
    { class: "refusal" },
    h("p", { class: "refusal-head" }, h("strong", null, tn("bridge.refused", { action: actionMark(action) })), " ", lawChip(refusal.law)),
    h("p", null, reasonText(refusal)),
    owedList(refusal.owed),
  );
}

/** Brings the explanation a page shows into sight: what was pressed may stand anywhere on it. */
export function showRefusal(page) {
  const seen = [...page.querySelectorAll(".refusal-place")].find((place) => place.getClientRects().length > 0);
  seen?.scrollIntoView({ block: "nearest" });
}

/** What is owed, as it is read out. */
function owedSpoken({ turn, calls, cards }) {
  if (turn) return t("bridge.owed.turn", { seat: seatText(turn) });
  if (cards?.length > 0) return `${t("bridge.owed.cards")} ${enumerated(cards.map(cardSpoken))}`;
  if (!(calls?.length > 0)) return "";
  const bid = calls.find(isBid);
  const said = [...calls.filter((call) => !isBid(call)).map(callSpoken), bid && t("bridge.bidsFrom", { bid: callSpoken(bid) })];
  return `${t("bridge.owed.calls")} ${enumerated(said)}`;
}

/** The explanation as it is read out. */
export function refusalSpoken(action, refusal) {
  const { owed, law } = refusal;
  return [t("bridge.refused", { action: actionSpoken(action) }), reasonText(refusal), owed && owedSpoken(owed), law && lawText(law)].filter(Boolean).join(" ");
}
