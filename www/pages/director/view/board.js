// The table as the director sees it: the hands with exposed cards marked, the calls under the players who made them, the
// tricks.
import { h } from "../../../lib/dom.js";
import { SEATS, callMark, cardMark, isVulnerable, seatText, sideOf } from "../../../lib/bridge/names.js";
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

/** The auction: every call under the player who made it, whoever's turn it was. */
export function auctionPanel({ table, board, bridge }) {
  const title = h("h2", null, t("bridge.auction"));
  const rows = [[]];
  const blanks = (count) => Array.from({ length: count }, () => h("td", { class: "call-blank" }));
  const place = (seat, cell) => {
    const column = SEATS.indexOf(seat);
    if (column < rows.at(-1).length) rows.push([]);
    rows.at(-1).push(...blanks(column - rows.at(-1).length), cell);
  };
  for (const { seat, call } of table.auction) place(seat, h("td", null, callMark(call)));
  if (table.phase === "auction" && table.turn !== null)
    place(bridge.seatName(table.turn), h("td", { class: "call-next" }, h("span", { aria: { label: t("bridge.toMove") } }, "?")));
  const head = (seat) =>
    h(
      "th",
      { scope: "col", class: isVulnerable(board.vulnerability, seat) && "vulnerable" },
      seatText(seat),
      h(
        "span",
        { class: "visually-hidden" },
        ` ${t(isVulnerable(board.vulnerability, seat) ? "bridge.vulnerable" : "bridge.notVulnerable")}`,
      ),
    );
  const body = rows.map((row) => h("tr", null, row, blanks(4 - row.length)));
  return [title, h("div", { class: "auction" }, h("table", { class: "auction-table" }, h("thead", null, h("tr", null, SEATS.map(head))), h("tbody", null, body)))];
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
