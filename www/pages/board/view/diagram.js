// The four hands around the trick, as far as the chosen view shows them.
import { h } from "../../../lib/dom.js";
import { handPanel, trickCentre } from "../../../lib/bridge/hand.js";
import { SEATS, isVulnerable, sorted } from "../../../lib/bridge/names.js";
import { t } from "../../../lib/words.js";

/** `values` are what cards lead to, by name, where that is known. */
export function diagram(model, { values, onChoose }) {
  return model.playable ? playedDiagram(model, onChoose, values) : wrongDiagram(model);
}

function playedDiagram(model, onChoose, values) {
  const { bridge, board } = model;
  const table = model.seen(model.table);
  const names = (cards) => [...cards].map((card) => bridge.cardName(card));
  const contract = table.contract;
  const over = table.phase === "over";
  const turn = table.turn === null ? null : bridge.seatName(table.turn);
  const legal = new Set(over ? [] : names(table.possibleCards()));
  const hands = SEATS.map((seat) => {
    const held = new Set(names(table.hand(seat)));
    const cards = sorted(names(table.dealtHand(seat)));
    // When all is played the whole deal is what one wants to see.
    const gone = over && model.view === "all" ? null : new Set(cards.filter((card) => !held.has(card)));
    const roles = [seat === board.dealer && "dealer", seat === contract?.declarer && "declarer", seat === contract?.dummy && "dummy"].filter(Boolean);
    return handPanel({
      seat,
      cards,
      gone,
      hidden: table.hiddenCards(seat),
      legal: seat === turn ? legal : null,
      values: seat === turn && model.view === "all" ? values : null,
      turn: seat === turn,
      vulnerable: isVulnerable(board.vulnerability, seat),
      roles,
      name: board.names?.[seat],
      onChoose: over ? undefined : onChoose,
    });
  });
  const centre = trickCentre({ ...latestTrick(table), turn: turn });
  table.free();
  return h("div", { class: "diagram" }, marks(model), hands, centre);
}

/** The trick in progress, or the one just completed until the next one begins. */
function latestTrick(table) {
  const { tricks } = table;
  const last = tricks.at(-1);
  if (!last) return { cards: [] };
  if (last.cards.length === 0 && tricks.length > 1) return { ...tricks.at(-2), number: tricks.length - 1 };
  return { ...last, number: tricks.length };
}

/** What is marked on the board: its number, dealer and vulnerability (law 2). */
function marks({ board }) {
  return h(
    "div",
    { class: "board-marks", aria: { hidden: "true" } },
    h("span", { class: "board-number" }, board.number ?? "–"),
    h("span", null, t("board.deals", { seat: t(`bridge.seats.${board.dealer}`) })),
    h("span", null, t(`bridge.vulnerabilities.${board.vulnerability}`)),
  );
}

/** A deal no board can be played with: its hands as they stand, what is wrong with them marked. */
function wrongDiagram({ board, report }) {
  const doubled = new Set(report.problems.filter((problem) => problem.code === "duplicated-card").map((problem) => problem.card));
  const hands = SEATS.map((seat) =>
    handPanel({
      seat,
      cards: sorted(board.hands?.[seat] ?? []),
      doubled,
      vulnerable: isVulnerable(board.vulnerability ?? "None", seat),
      roles: seat === board.dealer ? ["dealer"] : [],
      name: board.names?.[seat],
    }),
  );
  return h(
    "div",
    { class: "diagram" },
    board.dealer && board.vulnerability && marks({ board }),
    hands,
    h("p", { class: "trick-centre wrong-deal" }, t("board.wrongDeal")),
  );
}
