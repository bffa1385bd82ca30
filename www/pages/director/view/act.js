// What players do at the table, lawful or not, and what a breach of the laws would be.
import { historyRow, segment, segments } from "../../../lib/controls.js";
import { ICONS, h, icon } from "../../../lib/dom.js";
import { biddingBox } from "../../../lib/bridge/auction.js";
import { refusalBox } from "../../../lib/bridge/refusal.js";
import { SEATS, cardMark, seatText, sorted } from "../../../lib/bridge/names.js";
import { t } from "../../../lib/words.js";
import { nextText } from "./steps.js";

export function actPanel(desk, { onCall, onNewDeal }) {
  const { table, bridge } = desk;
  const { phase } = table;
  const head = h("div", { class: "act-head" }, h("h2", null, nextText(desk)), historyRow(desk, desk.past, desk.future));
  if (desk.state.dialogue) return [head, refusal(desk, onCall), h("p", { class: "hint" }, t("director.act.ruling"))];
  return [
    head,
    refusal(desk, onCall),
    phase === "auction" && [
      callers(desk),
      biddingBox({
        legal: new Set(caller(desk) === bridge.seatName(table.turn) ? table.legal() : []),
        onCall: (call) => desk.attempt(call, caller(desk)),
      }),
      table.pending === null && quick("pass-out", t("director.act.passOut"), () => desk.passOut()),
    ],
    (phase === "opening-lead" || phase === "play") && playPanel(desk),
    phase === "over" &&
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", class: "button", data: { key: "new-deal" }, onclick: onNewDeal }, t("board.open.random")),
      ),
  ];
}

/** Who is calling: the player in turn, or another out of rotation. */
const caller = (desk) => desk.caller ?? desk.bridge.seatName(desk.table.turn);

function callers(desk) {
  const turn = desk.bridge.seatName(desk.table.turn);
  const seat = (one) =>
    segment({
      key: `caller-${one}`,
      text: seatText(one),
      pressed: caller(desk) === one,
      press: () => desk.actAs(one),
      look: one === turn && "in-turn",
    });
  return segments({ label: t("director.act.caller") }, SEATS.map(seat));
}

/** Why an action is not allowed, and the ways to let it happen all the same. */
export function refusal(desk, onCall, look = "beside") {
  if (!desk.refused) return null;
  const { action, seat, refusal: why, irregularity, unnoticed } = desk.refused;
  const label = t("shell.close");
  const name = irregularity && t(`director.kinds.${desk.bridge.parseIrregularity(irregularity).kind}.name`);
  const box = h(
    "div",
    { class: "breach" },
    why && refusalBox(action, why),
    irregularity &&
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          data: { key: look === "beside" ? "commit" : "commit-below" },
          onclick: () => onCall({ text: irregularity }),
        },
        t("director.act.commit", { name }),
      ),
    unnoticed &&
      h(
        "button",
        {
          type: "button",
          class: "button",
          data: { key: look === "beside" ? "unnoticed" : "unnoticed-below" },
          onclick: () => desk.take(unnoticed),
        },
        t("director.act.unnoticed", { seat: seatText(seat) }),
      ),
  );
  return h(
    "div",
    { class: ["refusal-place", `refusal-${look}`] },
    box,
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        title: label,
        aria: { label },
        data: { key: `explain-nothing-${look}` },
        onclick: () => desk.explainNothing(),
      },
      icon(ICONS.close),
    ),
  );
}

function playPanel(desk) {
  const { bridge, table } = desk;
  if (table.pending) return null;
  const legal = sorted([...(table.legalCards() ?? table.possibleCards())].map((card) => bridge.cardName(card)));
  const card = (one) =>
    h(
      "button",
      {
        type: "button",
        class: ["card-button", "legal", `suit-${one[0]}`],
        data: { key: `legal-${one}` },
        onclick: () => desk.tryTake(one),
      },
      cardMark(one),
    );
  const ways = [quick("play-trick", t("director.act.trick"), () => desk.playOn(false)), quick("play-out", t("director.act.playOut"), () => desk.playOn(true))];
  return [
    h("p", { class: "hint" }, t("director.act.cards", { n: legal.length })),
    h("div", { class: "legal-cards" }, legal.map(card)),
    h("div", { class: "row tight" }, ways),
  ];
}

/** Going on without choosing every call or card. */
const quick = (key, text, onclick) => h("button", { type: "button", class: "button quiet", data: { key }, onclick }, text);
