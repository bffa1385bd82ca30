// The auction, as far as it is shown: of one seat's view only what has been called.
import { h } from "../../../lib/dom.js";
import { auctionTable } from "../../../lib/bridge/auction.js";
import { t } from "../../../lib/words.js";

export function auctionPanel(model) {
  if (!model.playable) return null;
  const { board, leftAt } = model;
  const { at } = model.way;
  const calls = model.whole.auction.map(({ call }) => call);
  const shown = model.view === "all" ? calls : calls.slice(0, at);
  const notes = leftAt === null || leftAt >= calls.length ? board.callNotes : notesBefore(board.callNotes, leftAt);
  return [
    h("h2", null, t("bridge.auction")),
    auctionTable({
      dealer: board.dealer,
      vulnerability: board.vulnerability,
      calls: shown,
      notes,
      made: Math.min(at, shown.length),
      over: model.table.phase !== "auction",
      onJump: (to) => model.step(to),
    }),
    board.filled && h("p", { class: "hint" }, t("board.filled")),
  ];
}

const notesBefore = (notes = {}, end) => Object.fromEntries(Object.entries(notes).filter(([index]) => Number(index) < end));
