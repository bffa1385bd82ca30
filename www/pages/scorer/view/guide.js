// The movement: who sits where with which boards, round by round.
import { columnHeads } from "../../../lib/controls.js";
import { h, scrollBox } from "../../../lib/dom.js";
import { enumerated, t } from "../../../lib/words.js";
import { strip } from "./stops.js";

const sideText = (side) => side.join(" + ");

const boardsOf = (set, perSet) => (perSet === 1 ? String(set) : `${(set - 1) * perSet + 1}–${set * perSet}`);

/** Who sits out in a round. */
function sittingOut(model, round) {
  const seated = new Set(model.movement().sittings.filter((own) => own.round === round).flatMap(({ ns, ew }) => [...ns, ...ew]));
  return model.contestants().filter((own) => !seated.has(own));
}

export function roundTable(model, round) {
  const { perSet } = model.event.layout;
  const rows = model.movement().sittings.filter((own) => own.round === round);
  const who = (side) => h("td", null, h("b", null, sideText(side)), " ", model.sideName(side));
  const out = sittingOut(model, round);
  return [
    scrollBox(
      t("scorer.round", { n: round }),
      h(
        "table",
        { class: "sc-table sc-guide" },
        columnHeads([t("scorer.table"), t("bridge.sides.NS"), t("bridge.sides.EW"), t("scorer.boards")]),
        h(
          "tbody",
          null,
          rows.map(({ table, ns, ew, set }) =>
            h("tr", null, h("th", { scope: "row" }, String(table)), who(ns), who(ew), h("td", null, boardsOf(set, perSet))),
          ),
        ),
      ),
    ),
    out.length > 0 && h("p", null, t("scorer.sitOut", { list: enumerated(out.map((own) => `${own} ${model.nameOf(own)}`.trim())) })),
  ];
}

/** A table's guide card: what it plays in every round. */
export function tableCard(model, table) {
  const { perSet } = model.event.layout;
  const rows = model.movement().sittings.filter((own) => own.table === table);
  return h(
    "div",
    { class: "sc-card" },
    h("h3", null, t("scorer.tableNumber", { n: table })),
    h(
      "table",
      { class: "sc-table" },
      columnHeads([t("scorer.roundHead"), t("bridge.sideLetters.NS"), t("bridge.sideLetters.EW"), t("scorer.boards")]),
      h(
        "tbody",
        null,
        rows.map(({ round, ns, ew, set }) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, String(round)),
            h("td", null, sideText(ns)),
            h("td", null, sideText(ew)),
            h("td", null, boardsOf(set, perSet)),
          ),
        ),
      ),
    ),
  );
}

/** The view. */
export function guideView(page) {
  const { model, ui } = page;
  const { rounds, copies } = model.movement();
  const now = Math.min(Math.max(ui.round || 1, 1), rounds);
  const stops = Array.from({ length: rounds }, (_, i) => ({ id: i + 1 }));
  return [
    h(
      "section",
      { class: "panel" },
      h("h2", null, t("scorer.round", { n: now })),
      strip(stops, { by: "round", now, key: "guide", go: (round) => page.goTo({ round }) }),
      roundTable(model, now),
      copies > 1 && h("p", { class: "hint" }, t("scorer.copies", { n: copies })),
    ),
    h(
      "details",
      { class: "panel", data: { key: "cards" } },
      h("summary", null, h("h2", null, t("scorer.tableCards"))),
      h(
        "div",
        { class: "sc-cards" },
        model.tables().map((table) => tableCard(model, table)),
      ),
    ),
  ];
}
