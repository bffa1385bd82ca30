// Who stands where: pairs by field, teams with their cross-table, what only a lot can settle, penalties.
import { columnHeads } from "../../../lib/controls.js";
import { h, reachable, scrollBox } from "../../../lib/dom.js";
import { inTurn, listed, number, t } from "../../../lib/words.js";
import { absentPanel } from "./absent.js";
import { troubleLines } from "./entry.js";
import { leaversPanel } from "./leavers.js";
import { troubleText } from "./line.js";
import { playedOf } from "../matches.js";
import { matchUnit, penaltyMark, penaltyPanel } from "./penalties.js";
import { sessionsPanel } from "./sessions.js";

export const placeText = ({ place, shared }) => `${place}${shared ? "=" : ""}`;
/** The heads of columns; those of figures stand over them. */
const heads = (texts, figures, minor = []) =>
  columnHeads(texts, (index) => [figures.includes(index) && "sc-number", minor.includes(index) && "sc-minor"]);

/** How a tie was broken, for those who ask. */
const why = (place) => (place.by ? h("small", { class: "sc-by" }, t("scorer.tieBy", { step: stepText(place.by) })) : null);

/** A step in words; those with a number carry it. */
function stepText(step) {
  const numbered = step.match(/^(best-session|extra-boards)-(\d+)$/);
  return numbered ? t(`scorer.steps.${numbered[1]}`, { n: Number(numbered[2]) }) : t(`scorer.steps.${step}`);
}

/** IMPs are ranked by what there was a board: that stands first where not everybody has as many of them. */
function pairsTable(page, field, title) {
  const { model } = page;
  const matchpoints = model.event.scoring.method === "matchpoints";
  const uneven = !matchpoints && field.some(({ boards }) => boards !== field[0].boards);
  const turn = (two) => (uneven ? [...two].reverse() : two);
  const head = [
    t("scorer.place"),
    t("scorer.number"),
    t("scorer.names"),
    ...(matchpoints ? ["%", t("scorer.totalMp")] : turn([t("scorer.units.butler"), t("scorer.perBoard")])),
    t("scorer.boardsShort"),
  ];
  const row = ({ number: own, place, total, average, boards }) => {
    const share = average === null ? "–" : average.replace("-", "−");
    const figures = matchpoints ? [share, number(Number(total))] : turn([number(Number(total), true), share]);
    return h(
      "tr",
      { data: { number: own } },
      h("td", { class: "sc-place" }, placeText(place)),
      h("td", null, String(own)),
      h("td", { class: "sc-name" }, model.nameOf(own), why(place), penaltyMark(page, own)),
      figures.map((one, index) => h("td", { class: ["sc-number", index === 0 ? "sc-main" : "sc-minor"] }, one)),
      h("td", { class: "sc-number sc-minor" }, String(boards)),
    );
  };
  return scrollBox(
    title || t("scorer.ranking"),
    h(
      "table",
      { class: "sc-table sc-ranking" },
      title && h("caption", null, title),
      heads(head, [3, 4, 5], [4, 5]),
      h("tbody", null, field.map(row)),
    ),
  );
}

/** Which boards the ranking is without. */
function provisional(without) {
  const boards = [...without.keys()].sort((a, b) => a - b);
  return boards.length > 0 && h("p", { class: "sc-provisional" }, t("evening.doubt.provisional", { list: listed(boards.map(String)), n: boards.length }));
}

/** The ranking of a session of pairs: of all boards that can be scored, if there are any. */
export function pairsRanking(page) {
  const { boards, fields, trouble, without } = page.model.session();
  if (trouble && boards.length === 0) return [h("p", { class: "sc-problem" }, troubleText(trouble))];
  if (page.model.progress().done === 0) return [h("p", { class: "hint" }, t("scorer.noResults"))];
  const titles = page.model.fields().map(({ section, side }) => inTurn([section && t("scorer.section", { letter: section }), side && t(`bridge.sides.${side}`)]));
  return [provisional(without), fields.map((field, index) => pairsTable(page, field, titles[index]))];
}

/** The ranking of a stage. */
export function teamsRanking(page) {
  const { model } = page;
  const { standings } = model.stage();
  const bridge = model.event.game === "bridge";
  const head = [
    t("scorer.place"),
    t("scorer.number"),
    t("scorer.names"),
    matchUnit(model),
    t("scorer.played"),
    t("scorer.wonDrawnLost"),
    ...(bridge ? [t("scorer.ratio")] : []),
  ];
  const ahead = (won, others) => model.forUnbeaten && won > 0 && others === 0 && h("small", { class: "sc-by" }, t("evening.unbeaten.mark"));
  const row = ({ number: own, place, points: total, won, drawn, lost, imps }) =>
    h(
      "tr",
      { data: { number: own } },
      h("td", { class: "sc-place" }, placeText(place)),
      h("td", null, String(own)),
      h(
        "td",
        { class: "sc-name" },
        model.nameOf(own),
        model.leavers().has(own) && h("small", null, ` ${t("scorer.leavers.left")}`),
        ahead(won, drawn + lost),
        why(place),
        penaltyMark(page, own),
      ),
      h("td", { class: "sc-number sc-main" }, page.pointsText(total)),
      h("td", { class: "sc-number sc-minor" }, String(playedOf({ won, drawn, lost }))),
      h("td", { class: "sc-number" }, `${won}–${drawn}–${lost}`),
      bridge && h("td", { class: "sc-number sc-minor" }, imps.map((one) => number(Number(one))).join(" : ")),
    );
  return [scrollBox(t("scorer.ranking"), h("table", { class: "sc-table sc-ranking" }, heads(head, [3, 4, 5, 6], [4, 6]), h("tbody", null, standings.map(row))))];
}

/** So many columns of a cross-table fit on paper in the usual size. */
const MANY = 12;

/** What everybody had for byes, where a Swiss has any: without it the points of a row do not add up. */
function byeColumn(page) {
  const { model } = page;
  const byes = model.event.plan === "swiss" ? model.rounds().map(({ bye }) => bye).filter(Boolean) : [];
  const cell = (number) => h("td", { class: "sc-number" }, byes.filter((own) => own === number).map(() => page.pointsText(model.byePoints())).join(" / "));
  return byes.length > 0 ? { heads: [t("scorer.byeSide")], cell } : { heads: [], cell: () => null };
}

/** Everybody against everybody: the row's points. */
export function crossTable(page) {
  const { model } = page;
  const numbers = model.numbers();
  const { crossTable: table, standings } = model.stage();
  const totals = new Map(standings.map((own) => [own.number, own]));
  const byes = byeColumn(page);
  const cell = (results, row, column) =>
    h(
      "td",
      { class: ["sc-number", row === column && "sc-self"] },
      row === column
        ? ""
        : results
            .map(({ round, vp, points = vp }) => `${model.isHalf(round, numbers[row], numbers[column]) ? "½·" : ""}${page.pointsText(points)}`)
            .join(" / "),
    );
  return h(
    "section",
    { class: "panel sc-cross-panel" },
    h("h2", null, t("scorer.crossTable")),
    scrollBox(
      t("scorer.crossTable"),
      h(
        "table",
        { class: ["sc-table sc-cross", numbers.length > MANY && "sc-many"] },
        heads([t("scorer.names"), ...numbers.map(String), ...byes.heads, matchUnit(model), t("scorer.place")], [...numbers, ...byes.heads.map(() => numbers.length + 1), numbers.length + byes.heads.length + 1]),
        h(
          "tbody",
          null,
          numbers.map((own, row) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, `${own} `, h("span", null, model.nameOf(own))),
              table[row].map((results, column) => cell(results, row, column)),
              byes.cell(own),
              h("td", { class: "sc-number sc-main" }, page.pointsText(totals.get(own).points)),
              h("td", { class: "sc-place" }, placeText(totals.get(own).place)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Ties only a lot or extra boards can settle: whoever is chosen first stands first. */
function neededPanel(page, needed) {
  const { done, all } = page.model.progress();
  if (needed.length === 0 || all === 0 || done < all) return null;
  const each = ({ step, among }) => {
    const chosen = page.ui.lot?.step === step && among.every((own) => page.ui.lot.among.includes(own)) ? page.ui.lot.order : [];
    const button = (own) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          data: { key: `lot-${step}-${own}` },
          disabled: chosen.includes(own),
          onclick: () => page.chooseLot(step, among, [...chosen, own]),
        },
        chosen.includes(own) && `${chosen.indexOf(own) + 1}. `,
        `${own} ${page.model.nameOf(own)}`,
      );
    return h("div", { class: "sc-needed" }, h("p", null, t("scorer.needed", { step: stepText(step) })), h("div", { class: "row" }, among.map(button)));
  };
  return h("section", { class: "panel" }, h("h2", null, t("scorer.neededTitle")), needed.map(each));
}

/** What stands beside the entry. */
function standingsBeside(page) {
  const content = page.isPairs ? pairsRanking(page) : teamsRanking(page);
  const { done, all } = page.model.progress();
  return [h("h2", null, t("scorer.ranking"), h("small", null, ` ${t("scorer.progress", { done, all })}`)), content];
}

/** That as a panel of its own, which scrolls where it is higher than the window. */
export const besidePanel = (page) => reachable(h("section", { class: "panel", role: "region", aria: { label: t("scorer.ranking") } }, standingsBeside(page)));

/** The view. */
export function rankingView(page) {
  const { needed, trouble } = page.isPairs ? page.model.session() : page.model.stage();
  return [
    page.isPairs && troubleLines(page),
    h("section", { class: "panel" }, standingsBeside(page)),
    !trouble && neededPanel(page, needed),
    !page.isPairs && crossTable(page),
    penaltyPanel(page),
    page.isPairs ? [absentPanel(page), sessionsPanel(page)] : leaversPanel(page),
  ];
}
