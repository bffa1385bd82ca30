// The auction, as far as it is shown: of one seat's view only what has been called.
import { h } from "../../../lib/dom.js";
import { auctionTable, callerAt } from "../../../lib/bridge/auction.js";
import { t } from "../../../lib/words.js";

export function auctionPanel(model) {
  if (!model.playable) return null;
  const { board, bridge, leftAt, table, whole } = model;
  const made = table.auction;
  const calls = model.view === "all" && goesOn(whole.auction, made) ? whole.auction : made;
  const notes = leftAt === null || leftAt >= calls.length ? board.callNotes : notesBefore(board.callNotes, leftAt);
  return [
    h("h2", null, t("bridge.auction")),
    auctionTable({
      dealer: board.dealer,
      vulnerability: board.vulnerability,
      calls,
      notes,
      made: made.length,
      turn: callerAt(table, bridge),
      onJump: (calls) => model.step(model.actionsFor(calls)),
    }),
    board.filled && h("p", { class: "hint" }, t("board.filled")),
  ];
}

/** Whether the calls made are the first of a whole auction: a ruling later may cancel some. */
const goesOn = (whole, made) => made.every(({ seat, call }, index) => whole[index]?.seat === seat && whole[index].call === call);

const notesBefore = (notes = {}, end) => Object.fromEntries(Object.entries(notes).filter(([index]) => Number(index) < end));
