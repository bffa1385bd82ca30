// Going through a board: first, back, forward, last, and a slider over all of it.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { SEATS, actionSpoken, cardSpoken, isCallName, isCardName, callSpoken, seatText } from "../../../lib/bridge/names.js";
import { t } from "../../../lib/words.js";
import { summaryLine } from "./result.js";

export function stepBar(model) {
  const { at, line } = model.way;
  const { length } = line;
  const button = (key, path, to, blocked) => {
    const label = t(`board.step.${key}`);
    return h("button", { type: "button", class: "icon-button", title: label, aria: { label, disabled: blocked ? "true" : undefined }, data: { key: `step-${key}` }, onclick: () => !blocked && model.step(to) }, icon(path));
  };
  const slider = h("input", { type: "range", min: 0, max: length, step: 1, class: "slider", disabled: length === 0, aria: { label: t("board.step.slider"), valuetext: positionText(model) }, data: { key: "step-slider" }, oninput: (event) => model.step(Number(event.target.value)) });
  slider.value = at; // after its limits
  return h("div", { class: "step-bar", role: "group", aria: { label: t("board.step.group") } }, summaryLine(model), button("first", ICONS.first, 0, at === 0), button("previous", ICONS.previous, at - 1, at === 0), slider, h("output", { class: "step-count", aria: { hidden: "true" } }, `${at}/${length}`), button("next", ICONS.next, at + 1, at === length), button("last", ICONS.last, length, at === length));
}

/** Where the board stands, in words: the latest action and who acts next. */
export function positionText(model) {
  const { at } = model.way;
  if (!model.playable) return t("board.wrongDeal");
  return [at > 0 && latestText(model), turnText(model)].filter(Boolean).join(" ");
}

function latestText({ table, board, way }) {
  const action = way.line[way.at - 1];
  if (isCallName(action)) return t("board.called", { seat: seatText(SEATS[(SEATS.indexOf(board.dealer) + way.at - 1) % 4]), call: callSpoken(action) });
  const claim = action.match(/^=(\d+)$/);
  if (claim) return t("board.claimed", { n: Number(claim[1]) });
  const played = table.tricks.flatMap((trick) => trick.cards).at(-1);
  if (isCardName(action) && played) return t("board.played", { seat: seatText(played.seat), card: cardSpoken(action) });
  return actionSpoken(action);
}

export function turnText({ table, bridge }) {
  const { phase, result } = table;
  if (phase === "over") return result.contract ? t("board.over") : t("bridge.passedOut");
  const actor = seatText(bridge.seatName(table.actor));
  if (phase === "auction") return t("board.toCall", { seat: actor });
  if (phase === "opening-lead") return t("board.toLead", { seat: actor });
  const hand = seatText(bridge.seatName(table.turn));
  return table.actor === table.turn ? t("board.toPlay", { seat: actor }) : t("board.toPlayFrom", { seat: actor, hand });
}
