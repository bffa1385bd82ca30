// Going through a board, and where it stands in words.
import { actionSpoken, cardSpoken, callSpoken, isCallAction, isCardAction, seatText } from "../../../lib/bridge/names.js";
import { stepBar } from "../../../lib/bridge/step-bar.js";
import { t } from "../../../lib/words.js";
import { summaryLine } from "./result.js";

export function steps(model) {
  const { at, line } = model.way;
  const step = (to) => model.step(to);
  return stepBar({ at, length: line.length, text: positionText(model), step, summary: summaryLine(model) });
}

/** Where the board stands, in words: the latest action and who acts next. */
export function positionText(model) {
  const { at } = model.way;
  if (!model.playable) return t("board.wrongDeal");
  return [at > 0 && latestText(model), turnText(model)].filter(Boolean).join(" ");
}

function latestText({ table, way }) {
  const action = way.line[way.at - 1];
  if (isCallAction(action)) {
    const { seat, call } = table.auction.at(-1);
    return t("board.called", { seat: seatText(seat), call: callSpoken(call) });
  }
  const claim = action.match(/^=(\d+)$/);
  if (claim) return t("board.claimed", { n: Number(claim[1]) });
  const played = table.tricks.flatMap((trick) => trick.cards).at(-1);
  if (isCardAction(action) && played) return t("board.played", { seat: seatText(played.seat), card: cardSpoken(played.card) });
  return actionSpoken(action);
}

export function turnText({ table, bridge }) {
  const { phase, result } = table;
  if (phase === "over") return result.contract || result.adjusted ? t("board.over") : t("bridge.passedOut");
  const actor = seatText(bridge.seatName(table.actor));
  if (phase === "auction") return t("board.toCall", { seat: actor });
  if (phase === "opening-lead") return t("board.toLead", { seat: actor });
  const hand = seatText(bridge.seatName(table.turn));
  return table.actor === table.turn ? t("board.toPlay", { seat: actor }) : t("board.toPlayFrom", { seat: actor, hand });
}
