// What can be done now: the bidding box, cards by name, an agreed claim; and why not, when it cannot.
import { historyRow } from "../../../lib/controls.js";
import { ICONS, h, icon } from "../../../lib/dom.js";
import { biddingBox } from "../../../lib/bridge/auction.js";
import { refusalBox } from "../../../lib/bridge/refusal.js";
import { cardMark, sorted } from "../../../lib/bridge/names.js";
import { t } from "../../../lib/words.js";
import { toClaim } from "./analysis.js";
import { turnText } from "./steps.js";

export function actPanel(model, { onTyped, onRandom }) {
  if (!model.playable) return null;
  const { phase } = model.table;
  return [
    h("div", { class: "act-head" }, h("h2", null, turnText(model)), historyRow(model, model.way.undo, model.way.redo)),
    leftRecord(model),
    refusal(model),
    phase === "auction" && biddingBox({ legal: new Set(model.table.legal()), onCall: (call) => model.take(call) }),
    (phase === "opening-lead" || phase === "play") && playPanel(model),
    phase === "over" && overPanel(model, onRandom),
    phase !== "over" && typed(model, onTyped),
  ];
}

/** Says that the line or the deal is one's own, and leads back. */
function leftRecord(model) {
  const { leftAt } = model;
  const isDealt = Boolean(model.way.edit);
  if (leftAt === null && !model.isChanged(model.index)) return null;
  const back = (key, text, press) => h("button", { type: "button", class: "button", data: { key }, onclick: press }, text);
  return h(
    "div",
    { class: "left-record" },
    isDealt && h("p", null, t("board.changed.dealt")),
    leftAt !== null && h("p", null, t("board.leftRecord", { n: leftAt + 1 })),
    !isDealt && leftAt === null && h("p", null, t("board.changed.completed")),
    leftAt !== null && back("return", t("board.return"), () => model.returnToRecord()),
    (isDealt || leftAt === null) && back("take-back", t("board.changed.back"), () => model.takeBack()),
  );
}

/** Why the last choice is not allowed: in this panel, or above the steps where this panel is out of sight. */
export function refusal(model, look = "beside") {
  if (!model.refused) return null;
  const label = t("shell.close");
  return h(
    "div",
    { class: ["refusal-place", `refusal-${look}`] },
    refusalBox(model.refused.action, model.refused.refusal),
    h(
      "button",
      { type: "button", class: "icon-button", title: label, aria: { label }, onclick: () => model.explainNothing() },
      icon(ICONS.close),
    ),
  );
}

function playPanel(model) {
  const { bridge } = model;
  const seen = model.seen(model.table);
  const turn = bridge.seatName(seen.turn);
  const held = new Set([...seen.hand(turn)].map((card) => bridge.cardName(card)));
  const legal = sorted([...model.table.legalCards()].map((card) => bridge.cardName(card)));
  seen.free();
  const visible = legal.filter((card) => held.has(card));
  const cards = h(
    "div",
    { class: "legal-cards" },
    visible.map((card) =>
      h(
        "button",
        {
          type: "button",
          class: ["card-button", "legal", `suit-${card[0]}`],
          data: { key: `legal-${card}` },
          onclick: () => model.take(card),
        },
        cardMark(card),
      ),
    ),
  );
  const hiddenHand = h(
    "p",
    { class: "hint" },
    t("board.hiddenHand"),
    " ",
    h("button", { type: "button", class: "button", data: { key: "show-all" }, onclick: () => model.look("all") }, t("board.showAll")),
  );
  return [visible.length > 0 ? [h("p", { class: "hint" }, t("board.legalCards", { n: legal.length })), cards] : hiddenHand, claim(model)];
}

/** An agreed claim: how many tricks the declarer's side has in all. */
function claim(model) {
  const { table } = model;
  const { declarer } = table.contract;
  const ours = table.tricksWon(declarer === "N" || declarer === "S" ? "NS" : "EW");
  const theirs = table.tricksWon(declarer === "N" || declarer === "S" ? "EW" : "NS");
  const choice = h(
    "select",
    { class: "field", aria: { label: t("board.claim.tricks") } },
    Array.from({ length: 14 - ours - theirs }, (_, i) => 13 - theirs - i).map((n) =>
      h("option", { value: n }, t("board.claim.option", { n })),
    ),
  );
  const agree = () => model.take(`=${choice.value}`);
  return h(
    "details",
    { class: "claim", data: { key: "claim" } },
    h("summary", null, t("board.claim.title")),
    h("p", { class: "hint" }, t("board.claim.text")),
    h("div", { class: "row" }, choice, h("button", { type: "button", class: "button", onclick: agree }, t("board.claim.agree"))),
    toClaim(model, "contested", t("board.claim.contested")),
  );
}

function overPanel(model, onRandom) {
  const more = model.index + 1 < model.boards.length;
  const next = h("button", { type: "button", class: "button primary", data: { key: "next-board" }, onclick: () => model.choose(model.index + 1) }, t("board.nextBoard"));
  const random = h("button", { type: "button", class: ["button", !more && "primary"], data: { key: "new-deal" }, onclick: onRandom }, t("board.open.random"));
  const again = h("button", { type: "button", class: "button", data: { key: "from-start" }, onclick: () => model.step(0) }, t("board.fromStart"));
  return h("div", { class: "row" }, more && next, again, random);
}

function typed(model, onTyped) {
  const field = h("input", {
    class: "field",
    id: "typed",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: false,
    size: 8,
    data: { key: "typed" },
    placeholder: model.table.phase === "auction" ? "1NT" : "SA",
  });
  // It stays beside what was typed until that is put right; after a call or a card the panel is drawn anew.
  const problem = h("p", { class: "problem-line", role: "alert" });
  const submit = (event) => {
    event.preventDefault();
    if (!field.value.trim()) return;
    problem.textContent = onTyped(field.value.trim()) ?? "";
    if (!problem.textContent) return;
    problem.scrollIntoView({ block: "nearest" });
    field.select();
  };
  return h(
    "form",
    { class: "typed row tight", onsubmit: submit },
    h("label", { for: "typed" }, t(model.table.phase === "auction" ? "board.typeCall" : "board.typeCard")),
    field,
    h("button", { type: "submit", class: "button" }, t("board.go")),
    problem,
  );
}
