// The play so far and, in a record, still to come: one line a trick.
import { h, named } from "../../../lib/dom.js";
import { SEATS, cardMark, cardSpoken, seatText, sideOf } from "../../../lib/bridge/names.js";
import { tricksTable } from "../../../lib/bridge/tricks-table.js";
import { inTurn, t } from "../../../lib/words.js";

export function tricksPanel(model) {
  const title = h("h2", null, t("board.tricks.title"));
  const { whole, way, board, view } = model;
  const laid = way.line.flatMap((action, index) => (/^!?[CDHS][2-9TJQKA]$/.test(action) ? [index + 1] : []));
  // One seat's view must not show what is yet to come.
  const until = view === "all" ? way.line.length : way.at;
  const shown = whole.copy();
  shown.rewind(until);
  const tricks = shown.tricks.filter((trick) => trick.cards.length > 0);
  shown.free();
  if (tricks.length === 0 && !claimOf(model, until)) return [title, h("p", { class: "hint" }, t("bridge.noTricks"))];
  const won = { NS: 0, EW: 0 };
  let count = 0;
  const rows = tricks.map((trick, index) => {
    if (trick.winner) won[sideOf(trick.winner)] += 1;
    const cells = cellsOf(trick, laid.slice(count), model, board);
    count += trick.cards.length;
    return h(
      "tr",
      { class: cells.current && "current" },
      h("th", { scope: "row" }, index + 1),
      SEATS.map((seat) => cells[seat]),
      h("td", { class: "trick-tally" }, trick.winner && `${won.NS}–${won.EW}`),
    );
  });
  return [
    title,
    tricksTable(rows, claimRow(model, until)),
    cardNotes(board),
  ];
}

/** `positions` are where in the line the cards of this trick and of those after it were laid. */
function cellsOf(trick, positions, model, board) {
  const { at } = model.way;
  const cells = Object.fromEntries(SEATS.map((seat) => [seat, h("td")]));
  trick.cards.forEach(({ seat, card }, place) => {
    const position = positions[place];
    const look = [place === 0 && "led", seat === trick.winner && "won", position > at && "to-come", position === at && "latest"];
    const note = board.cardNotes?.[card];
    const label = inTurn([t("bridge.playedBy", { card: cardSpoken(card), seat: seatText(seat) }), note]);
    cells[seat] = h(
      "td",
      { class: look },
      h(
        "button",
        {
          type: "button",
          class: "call-button",
          title: note,
          data: { key: `trick-${card}` },
          onclick: () => model.step(position),
        },
        named(label, cardMark(card), note && h("sup", { class: "note-mark" }, "*")),
      ),
    );
    if (position === at) cells.current = true;
  });
  return cells;
}

/** The agreed claim that ends the line, as { tricks, at }. */
function claimOf({ way }, until) {
  const tricks = way.line.at(-1)?.match(/^=(\d+)$/)?.[1];
  return tricks && until === way.line.length ? { tricks: Number(tricks), at: until } : null;
}

function claimRow(model, until) {
  const claim = claimOf(model, until);
  if (!claim) return null;
  const settled = model.board.settled && model.leftAt === null;
  const text = t(settled ? "board.tricks.settled" : "board.tricks.claim", { n: claim.tricks });
  const look = [claim.at > model.way.at && "to-come", claim.at === model.way.at && "current"];
  return h(
    "tr",
    { class: look },
    h(
      "td",
      { colspan: 6 },
      h("button", { type: "button", class: "call-button", data: { key: "trick-claim" }, onclick: () => model.step(claim.at) }, text),
    ),
  );
}

function cardNotes({ cardNotes: notes = {} }) {
  const list = Object.entries(notes);
  return list.length > 0 && h("ul", { class: "explanations" }, list.map(([card, text]) => h("li", null, cardMark(card), " ", text)));
}
