// Who stands where: pairs by field, teams with their cross-table, what only a lot can settle, penalties.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { number, t } from "../../../lib/words.js";
import { troubleLine } from "./entry.js";

const placeText = ({ place, shared }) => `${place}${shared ? "=" : ""}`;
/** The heads of columns; those of figures stand over them. */
const heads = (texts, figures, minor = []) => h("thead", null, h("tr", null, texts.map((text, index) => h("th", { scope: "col", class: [figures.includes(index) && "sc-number", minor.includes(index) && "sc-minor"] }, text))));

/** How a tie was broken, for those who ask. */
const why = (place) => (place.by ? h("small", { class: "sc-by" }, t("scorer.tieBy", { step: stepText(place.by) })) : null);

/** A step in words; those with a number carry it. */
export function stepText(step) {
  const numbered = step.match(/^(best-session|extra-boards)-(\d+)$/);
  return numbered ? t(`scorer.steps.${numbered[1]}`, { n: Number(numbered[2]) }) : t(`scorer.steps.${step}`);
}

function pairsTable(page, field, title) {
  const { model } = page;
  const matchpoints = model.event.scoring.method === "matchpoints";
  const head = [t("scorer.place"), t("scorer.number"), t("scorer.names"), ...(matchpoints ? ["%", t("scorer.totalMp")] : [t("scorer.units.butler"), t("scorer.perBoard")]), t("scorer.boardsShort")];
  const row = ({ number: own, place, total, average, boards }) => {
    const share = average === null ? "–" : average.replace("-", "−");
    const figures = matchpoints ? [share, number(Number(total))] : [number(Number(total), true), share];
    return h("tr", { data: { number: own } }, h("td", { class: "sc-place" }, placeText(place)), h("td", null, String(own)), h("td", { class: "sc-name" }, model.nameOf(own), why(place)), figures.map((one, index) => h("td", { class: ["sc-number", index === 0 ? "sc-main" : "sc-minor"] }, one)), h("td", { class: "sc-number sc-minor" }, String(boards)));
  };
  return h("div", { class: "scroll" }, h("table", { class: "sc-table sc-ranking" }, title && h("caption", null, title), heads(head, [3, 4, 5], [4, 5]), h("tbody", null, field.map(row))));
}

/** The ranking of a session of pairs. */
export function pairsRanking(page) {
  const { fields, trouble } = page.model.session();
  if (trouble) return [troubleLine(page)];
  const two = fields.length === 2;
  return fields.map((field, index) => pairsTable(page, field, two ? t(`bridge.sides.${index === 0 ? "NS" : "EW"}`) : null));
}

/** The ranking of a stage. */
export function teamsRanking(page) {
  const { model } = page;
  const { standings } = model.stage();
  const bridge = model.event.game === "bridge";
  const head = [t("scorer.place"), t("scorer.number"), t("scorer.names"), t("scorer.points"), t("scorer.played"), t("scorer.wonDrawnLost"), ...(bridge ? [t("scorer.ratio")] : [])];
  const row = ({ number: own, place, points: total, played, won, drawn, lost, imps }) => h("tr", { data: { number: own } }, h("td", { class: "sc-place" }, placeText(place)), h("td", null, String(own)), h("td", { class: "sc-name" }, model.nameOf(own), why(place)), h("td", { class: "sc-number sc-main" }, page.pointsText(total)), h("td", { class: "sc-number sc-minor" }, String(played)), h("td", { class: "sc-number" }, `${won}–${drawn}–${lost}`), bridge && h("td", { class: "sc-number sc-minor" }, imps.map((one) => number(Number(one))).join(" : ")));
  return [h("div", { class: "scroll" }, h("table", { class: "sc-table sc-ranking" }, heads(head, [3, 4, 5, 6], [4, 6]), h("tbody", null, standings.map(row))))];
}

/** Everybody against everybody: the row's points. */
export function crossTable(page) {
  const { model } = page;
  const numbers = model.numbers();
  const { crossTable: table, standings } = model.stage();
  const totals = new Map(standings.map((own) => [own.number, own]));
  const cell = (results, row, column) => h("td", { class: ["sc-number", row === column && "sc-self"] }, row === column ? "" : results.map(({ vp }) => page.pointsText(vp)).join(" / "));
  return h("section", { class: "panel" }, h("h2", null, t("scorer.crossTable")), h("div", { class: "scroll" }, h("table", { class: "sc-table sc-cross" },
    heads(["", ...numbers.map(String), t("scorer.points"), t("scorer.place")], [...numbers, numbers.length + 1]),
    h("tbody", null, numbers.map((own, row) => h("tr", null, h("th", { scope: "row" }, `${own} `, h("span", null, model.nameOf(own))), table[row].map((results, column) => cell(results, row, column)), h("td", { class: "sc-number sc-main" }, page.pointsText(totals.get(own).points)), h("td", { class: "sc-place" }, placeText(totals.get(own).place))))))));
}

/** Ties only a lot or extra boards can settle: whoever is chosen first stands first. */
export function neededPanel(page, needed) {
  if (needed.length === 0 || page.model.progress().done < page.model.progress().all) return null;
  const each = ({ step, among }) => {
    const chosen = page.ui.lot?.step === step && among.every((own) => page.ui.lot.among.includes(own)) ? page.ui.lot.order : [];
    const button = (own) => h("button", { type: "button", class: "button", data: { key: `lot-${step}-${own}` }, disabled: chosen.includes(own), onclick: () => page.chooseLot(step, among, [...chosen, own]) }, chosen.includes(own) && `${chosen.indexOf(own) + 1}. `, `${own} ${page.model.nameOf(own)}`);
    return h("div", { class: "sc-needed" }, h("p", null, t("scorer.needed", { step: stepText(step) })), h("div", { class: "row" }, among.map(button)));
  };
  return h("section", { class: "panel" }, h("h2", null, t("scorer.neededTitle")), needed.map(each));
}

/** Penalties off the total. */
export function penaltyPanel(page) {
  const { model } = page;
  const { event } = model;
  const unit = event.scoring.method === "matchpoints" ? t("scorer.units.matchpoints") : t(page.isPairs ? "scorer.units.butler" : "scorer.points");
  const item = ({ number: own, amount, reason }, index) => h("li", null, `${own} ${model.nameOf(own)}: −${amount} ${unit}`, reason && ` (${reason})`, " ", h("button", { type: "button", class: "icon-button sc-tiny-button", aria: { label: t("scorer.remove") }, title: t("scorer.remove"), data: { key: `penalty-${index}` }, onclick: () => page.change("penalty", [{ at: ["penalties"], to: event.penalties.filter((_, place) => place !== index) }]) }, icon(ICONS.close)));
  const field = (name, label, more) => h("label", { class: "sc-labelled" }, h("span", null, label), h("input", { class: ["field", name !== "reason" && "sc-tiny"], name, autocomplete: "off", data: { key: `penalty-${name}` }, ...more }));
  const top = page.isPairs && event.scoring.method === "matchpoints" ? Math.max(0, ...model.session().tops.values()) : 0;
  const units = top > 0 && h("label", { class: "sc-labelled" }, h("span", null, t("scorer.unit")), h("select", { class: "field", name: "unit", data: { key: "penalty-unit" } }, h("option", { value: "points" }, unit), h("option", { value: "percent" }, t("scorer.percentOfTop"))));
  const form = h("form", { class: "row tight sc-penalty" }, field("number", t("scorer.number"), { inputmode: "numeric" }), field("amount", t("scorer.amount"), { inputmode: "decimal" }), units, field("reason", t("scorer.reason")), h("button", { class: "button", data: { key: "penalty-add" } }, t("scorer.add")));
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const amount = Number(String(read.amount).replace(",", "."));
    if (!(Number(read.number) > 0) || !(amount > 0)) return page.problem(t("scorer.wrong.penalty"));
    const exact = read.unit === "percent" ? Math.round(amount * top) / 100 : Math.round(amount * 100) / 100;
    return page.change("penalty", [{ at: ["penalties"], to: [...event.penalties, { number: Number(read.number), amount: exact, reason: read.reason.trim() }] }]);
  });
  return h("details", { class: "panel", data: { key: "penalties" }, open: event.penalties.length > 0 }, h("summary", null, h("h2", null, t("scorer.penalties"))), h("p", { class: "hint" }, t("scorer.penaltyHint")), h("ul", { class: "sc-list" }, event.penalties.map(item)), form);
}

/** What stands beside the entry. */
export function standingsBeside(page) {
  const content = page.isPairs ? pairsRanking(page) : teamsRanking(page);
  const { done, all } = page.model.progress();
  return [h("h2", null, t("scorer.ranking"), h("small", null, ` ${t("scorer.progress", { done, all })}`)), content];
}

/** The view. */
export function rankingView(page) {
  const needed = page.isPairs ? page.model.session().needed : page.model.stage().needed;
  return [
    h("section", { class: "panel" }, standingsBeside(page)),
    neededPanel(page, needed),
    !page.isPairs && crossTable(page),
    penaltyPanel(page),
  ];
}
