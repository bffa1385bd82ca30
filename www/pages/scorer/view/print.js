// What goes on paper: filled just before printing, seen nowhere else.
import { columnHeads } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { number, t } from "../../../lib/words.js";
import { isPairs, isStage, unitOf } from "../plans.js";
import { crossTable, pairsRanking, placeText, teamsRanking } from "./ranking.js";
import { roundTable, tableCard } from "./guide.js";
import { bracketDrawn } from "./bracket.js";
import { resultMark } from "./line.js";
import { matchUnit } from "./penalties.js";
import { overallTable } from "./sessions.js";

const moves = (event) => isPairs(event) && event.plan !== "free";

/** What can be printed. */
export const PRINTS = [
  { id: "ranking", fits: () => true },
  { id: "boards", fits: isPairs },
  { id: "own", fits: isPairs },
  { id: "matches", fits: isStage },
  { id: "movement", fits: moves },
  { id: "cards", fits: moves },
];

const sideText = (side) => [side].flat().join("+");
const score = (value) => (value === null || value === undefined ? "" : number(Number(value)));

function heading({ about }, title) {
  return h(
    "header",
    { class: "sc-print-head" },
    h("h1", null, about.event || t("scorer.untitled")),
    h("p", null, [about.club, about.date, title].filter(Boolean).join(" · ")),
  );
}

/** A table; its columns from `figures` on are figures. */
function table(head, rows, caption, figures) {
  const look = (index) => index >= figures && "sc-number";
  return h(
    "table",
    { class: "sc-table" },
    h("caption", null, caption),
    columnHeads(head, look),
    h(
      "tbody",
      null,
      rows.map((cells) =>
        h(
          "tr",
          null,
          cells.map((cell, index) => h("td", { class: look(index) }, cell)),
        ),
      ),
    ),
  );
}

/** A column in front that names the group of each line, each group together; none where the board was not fouled. */
function byGroups(head, rows) {
  const group = ({ line }) => line.row.group ?? 0;
  if (rows.every((row) => group(row) === group(rows[0]))) return { head, rows: rows.map(({ cells }) => cells) };
  const sorted = [...rows].sort((a, b) => group(a) - group(b)).map((row) => [...row.cells.slice(0, 2), String(group(row) || "–"), ...row.cells.slice(2)]);
  return { head: [...head.slice(0, 2), t("evening.doubt.group"), ...head.slice(2)], rows: sorted };
}

/** Every board with all its results, best for north-south first. */
function boards({ model }) {
  const { byLine } = model.session();
  const unit = t(`scorer.units.${model.event.scoring.method}`);
  const sides = ["NS", "EW"].map((side) => t(`bridge.sideLetters.${side}`));
  const head = [...sides, t("scorer.result"), t("scorer.pointsNs"), ...sides.map((side) => `${side} ${unit}`)];
  const rows = (board) => model.linesOf(board).filter(({ row }) => row).map((line) => ({ line, own: byLine.get(line.key) }))
    .sort((a, b) => Number(b.own?.ns ?? -Infinity) - Number(a.own?.ns ?? -Infinity))
    .map(({ line, own }) => ({ line, cells: [sideText(line.ns), sideText(line.ew), resultMark(line.row), score(model.pointsOf(line)), score(own?.ns), score(own?.ew)] }));
  const boardTable = (board) => {
    const { head: heads, rows: cells } = byGroups(head, rows(board));
    return table(heads, cells, t("scorer.board", { n: board }), heads.length - 3);
  };
  return h(
    "div",
    { class: "sc-print-boards" },
    model
      .boards()
      .filter((board) => model.linesOf(board).some(({ row }) => row))
      .map((board) => h("section", null, boardTable(board))),
  );
}

/** What a contestant came to and where that is in the ranking: of so many, among whom it is ranked. */
function standing(event, fields, contestant) {
  const field = fields.find((all) => all.some((place) => place.number === contestant));
  const place = field?.find((one) => one.number === contestant);
  if (!place || place.average === null) return null;
  const unit = t(`scorer.units.${event.scoring.method}`);
  const share = event.scoring.method === "matchpoints" ? `${place.average} %` : `${place.average.replace("-", "−")} ${t("scorer.perBoard")}`;
  return h("p", { class: "sc-print-sum" }, [t("scorer.placeOf", { place: placeText(place.place), of: field.length }), `${score(place.total)} ${unit}`, share].join(" · "));
}

/** Everybody's own card, a page to be handed out: each board with the opponents and what it scored. Who has no result has none. */
function own({ model }) {
  const { byLine, fields } = model.session();
  const unit = t(`scorer.units.${model.event.scoring.method}`);
  const head = [t("scorer.boardHead"), t("scorer.opponents"), t("scorer.direction"), t("scorer.result"), t("scorer.pointsOwn"), unit];
  const card = (contestant) => {
    const rows = model.lines().filter(({ row, ns, ew }) => row && [ns, ew].flat().includes(contestant)).map((line) => {
      const isNs = [line.ns].flat().includes(contestant);
      const points = model.pointsOf(line);
      const scored = byLine.get(line.key);
      // Partners at an individual may have different awards: the card has its own player's.
      const award = scored?.awards?.find(({ number }) => number === contestant);
      return [
        String(line.board),
        sideText(isNs ? line.ew : line.ns),
        t(`bridge.sideLetters.${isNs ? "NS" : "EW"}`),
        resultMark(line.row),
        score(points === null ? null : isNs ? points : 0 - points),
        score(award ? award.score : scored?.[isNs ? "ns" : "ew"]),
      ];
    });
    const sheet = () => table(head, rows, `${contestant} ${model.nameOf(contestant)}`, 4);
    return rows.length > 0 && h("section", { class: "sc-print-own" }, heading(model.event, t("scorer.prints.own")), sheet(), standing(model.event, fields, contestant));
  };
  return model.contestants().map(card);
}

/** Who meets whom at which table, round by round, with the results so far. */
function matches(page) {
  const { model } = page;
  const team = (number) => [h("b", null, String(number)), " ", model.nameOf(number)];
  const head = [t("scorer.table"), t("scorer.home"), t("scorer.away"), t(`scorer.results.${unitOf(model.event)}`), matchUnit(model)];
  const row = (match) => {
    const result = model.result(match);
    const both = (values, show) => values?.map(show).join(" – ") ?? "";
    return [
      match.triangle ? "△" : String(match.table),
      team(match.home),
      team(match.away),
      result?.forfeited ? t("scorer.forfeit") : both(result?.score, score),
      both(result?.points, (points) => page.pointsText(points)),
    ];
  };
  return model
    .rounds()
    .map((round) =>
      h(
        "section",
        { class: "sc-print-round" },
        table(head, round.matches.map(row), t("scorer.round", { n: round.number }), 3),
        round.bye && h("p", null, t("scorer.bye", { team: `${round.bye} ${model.nameOf(round.bye)}` })),
      ),
    );
}

function movement({ model }) {
  return Array.from({ length: model.movement().rounds }, (_, i) =>
    h("section", { class: "sc-print-round" }, h("h2", null, t("scorer.round", { n: i + 1 })), roundTable(model, i + 1)),
  );
}

const cards = ({ model }) => h("div", { class: "sc-cards" }, model.tables().map((table) => tableCard(model, table)));

function ranking(page) {
  if (page.isPairs) return [pairsRanking(page), overallTable(page)];
  return isStage(page.model.event) ? [teamsRanking(page), crossTable(page)] : bracketDrawn(page);
}

/** The pages for one of `PRINTS`. */
export function printed(page, id) {
  const work = { ranking, boards, own, matches, movement, cards }[id];
  return [id !== "own" && heading(page.model.event, t(`scorer.prints.${id}`)), work(page)];
}
