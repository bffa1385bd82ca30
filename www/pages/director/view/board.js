// The table as the director sees it: the hands with exposed cards marked, the calls under the players who made them, the
// tricks.
import { h } from "../../../lib/dom.js";
import { auctionTable, callerAt } from "../../../lib/bridge/auction.js";
import { SEATS, cardMark, sideOf } from "../../../lib/bridge/names.js";
import { tricksTable } from "../../../lib/bridge/tricks-table.js";
import { inTurn, t } from "../../../lib/words.js";
import { diagram } from "../../board/view/diagram.js";

/** The four hands; penalty cards and cards faced in the auction are marked. */
export function markedDiagram(desk, { onChoose }) {
  const { penaltyCards, faced } = desk.table.obligations;
  const view = { ...desk, playable: true, view: "all", seen: (table) => table.copy() };
  const drawn = diagram(view, { onChoose });
  const mark = (card, look, words) => {
    const place = drawn.querySelector(`button[data-card="${card}"]`);
    if (!place) return;
    place.classList.add("exposed", look);
    place.title = words;
    place.setAttribute("aria-label", inTurn([place.getAttribute("aria-label"), words]));
  };
  for (const { card, major } of penaltyCards) mark(card, major ? "penalty-major" : "penalty-minor", t(major ? "director.penaltyMajor" : "director.penaltyMinor"));
  if (penaltyCards.length === 0) for (const { card } of faced) mark(card, "penalty-minor", t("director.facedCard"));
  return drawn;
}

export function auctionPanel({ table, board, bridge }) {
  const { dealer, vulnerability } = board;
  return [h("h2", null, t("bridge.auction")), auctionTable({ dealer, vulnerability, calls: table.auction, turn: callerAt(table, bridge) })];
}

/** The tricks so far, one line each; nothing before the first card. */
export function tricksPanel({ table }) {
  const tricks = table.tricks.filter((trick) => trick.cards.length > 0);
  if (tricks.length === 0) return null;
  const won = { NS: 0, EW: 0 };
  const rows = tricks.map(({ cards, winner }, place) => {
    if (winner) won[sideOf(winner)] += 1;
    const cell = (seat) => {
      const at = cards.findIndex((one) => one.seat === seat);
      return h("td", { class: [at === 0 && "led", seat === winner && "won"] }, at >= 0 && cardMark(cards[at].card));
    };
    return h("tr", null, h("th", { scope: "row" }, place + 1), SEATS.map(cell), h("td", { class: "trick-tally" }, winner && `${won.NS}–${won.EW}`));
  });
  return [
    h("h2", null, t("board.tricks.title")),
    tricksTable(rows),
  ];
}
