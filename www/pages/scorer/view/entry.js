// Entering results of a session of pairs, board by board or round by round.
import { columnHeads, iconButton, segment, segments } from "../../../lib/controls.js";
import { ICONS, h, icon, listRow, scrollBox } from "../../../lib/dom.js";
import { number, saidOf, sentences, t } from "../../../lib/words.js";
import { numberTyped } from "../folded.js";
import { addLine } from "../lines.js";
import { typedOf } from "../typed.js";
import { lineDialog } from "./line-dialog.js";
import { resultField, troubleText } from "./line.js";
import { strip } from "./stops.js";

const sideText = (side) => [side].flat().join(" + ");

/** The places that can be shown: boards or rounds, with how far each is. */
function stops(page) {
  const { model, ui } = page;
  const groups =
    ui.by === "round"
      ? Array.from({ length: model.movement().rounds }, (_, i) => [i + 1, model.linesOfRound(i + 1)])
      : model.boards().map((board) => [board, model.linesOf(board)]);
  return groups.map(([id, lines]) => ({ id, all: lines.length, done: lines.filter(({ row }) => row).length }));
}

/** One line, made anew only where something about it has changed. By rounds it may be of the same table as the line `before`. */
function lineRow(page, line, before) {
  const { model, ui } = page;
  const scores = line.row ? model.session().byLine.get(line.key) : null;
  const names = [line.ns, line.ew].map((side) => model.sideName(side));
  const again = ui.by === "round" && line.table > 0 && sittingOf(line) === (before && sittingOf(before));
  return listRow(line.key, JSON.stringify([document.documentElement.lang, ui.by, line, names, scores, again]), () => madeRow(page, line, scores, again));
}

const sittingOf = ({ table, ns, ew }) => [table, ns, ew].join();

/** Who, the field, the scores; who sits at a table is seen once where it is the same table `again`. */
function madeRow(page, line, scores, again) {
  const { model } = page;
  const { key, board, ns, ew, row } = line;
  const label = t("scorer.resultLabel", { board, ns: sideText(ns), ew: sideText(ew) });
  const more = () => lineDialog(page, model.lines().find((own) => own.key === key)); // as it is by then
  const field = resultField({
    id: key, board, row, label, model, RulesError: page.RulesError, drafts: page.drafts,
    keep: (next) => page.keepRow(line, next), after: (where) => page.typing.goOn(key, where), more,
  });
  const score = (value, which) => h("td", { class: `sc-number sc-${which}` }, value === null || value === undefined ? "" : number(Number(value)));
  return h(
    "tr",
    { class: [row && "has-result", line.extra && "sc-extra", again && "sc-again"], data: { row: key } },
    h("td", { class: "sc-where" }, whereText(page.ui.by, line)),
    whoCell(model, ns, "ns"),
    whoCell(model, ew, "ew"),
    h("td", { class: "sc-cell" }, field),
    score(scores?.ns, "ns"),
    score(scores?.ew, "ew"),
    h("td", null, moreButton(key, label, more)),
  );
}

/** What of the place of a line is not told by the board, or the round, all lines shown have in common. */
function whereText(by, { board, round, table }) {
  if (by === "round") return [h("span", { class: "sc-at-table" }, t("scorer.tableShort", { n: table || "–" })), h("span", { class: "sc-narrow" }, " · "), t("scorer.boardShort", { n: board })];
  const place = round ? t("scorer.roundTable", { round, table }) : "–";
  return [h("span", { class: "sc-narrow" }, t("scorer.boardShort", { n: board }), " · "), place];
}

function whoCell(model, side, which) {
  const letters = t(`bridge.sideLetters.${which.toUpperCase()}`);
  return h(
    "td",
    { class: `sc-who sc-who-${which}` },
    h("small", { class: "sc-narrow sc-letters" }, letters),
    h("b", null, sideText(side)),
    h("span", null, model.sideName(side)),
  );
}

function moreButton(key, label, onclick) {
  const title = t("scorer.lineMore");
  const aria = { label: saidOf(title, label), keyshortcuts: "Shift+Enter" };
  return h("button", { type: "button", class: "icon-button", title, aria, tabindex: "-1", data: { key: `more-${key}` }, onclick }, icon(ICONS.list));
}

function frequencyTable(page, board) {
  const rows = page.model.frequencies(board);
  if (rows.length === 0) return null;
  const unit = t(`scorer.units.${page.model.event.scoring.method}`);
  const cell = (value) => h("td", null, number(Number(value)));
  return h(
    "details",
    { class: "sc-frequencies", data: { key: "frequencies" }, open: true },
    h("summary", null, t("scorer.frequencies")),
    scrollBox(
      t("scorer.frequencies"),
      h(
        "table",
        { class: "sc-table sc-frequency" },
        columnHeads([t("scorer.pointsNs"), t("scorer.tablesCount"), `${t("bridge.sideLetters.NS")} ${unit}`, `${t("bridge.sideLetters.EW")} ${unit}`]),
        h(
          "tbody",
          null,
          rows.map((row) => h("tr", null, cell(row.points), cell(row.count), cell(row.ns), cell(row.ew))),
        ),
      ),
    ),
  );
}

/** What keeps boards from being scored, each with the way to where it is mended but for the board that is `shown`, or all of them. */
export function troubleLines(page, shown = null) {
  const { without, trouble } = page.model.session();
  const line = (refusal, board) => h("p", { class: "sc-problem", role: "alert" }, troubleText(refusal), board && board !== shown && [" ", mendButton(page, board)]);
  return without.size > 0 ? [...without].map(([board, refusal]) => line(refusal, board)) : trouble && line(trouble);
}

/** To the first line of the board that is in doubt. */
function mendButton(page, board) {
  const { model } = page;
  const onclick = () => {
    page.goTo({ view: "scores" });
    page.typing.goToLine(model.linesOf(board).find((line) => model.isTwice(line)) ?? model.linesOf(board)[0]);
  };
  return h("button", { type: "button", class: "button sc-small", data: { key: `mend-${board}` }, onclick }, t("evening.doubt.mend", { board }));
}

/** Lines whose result deserves a second look. */
function oddList(page) {
  const { model } = page;
  const [odd, refused] = [model.odd(), refusedTexts(page)];
  if (odd.length + refused.length === 0) return null;
  const item = ({ line, codes }) =>
    h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "sc-link", data: { key: `odd-${line.key}` }, onclick: () => page.typing.goToLine(line) },
        t("scorer.oddLine", { board: line.board, ns: sideText(line.ns), ew: sideText(line.ew) }),
      ),
      " ",
      sentences(codes.map((code) => t(`scorer.odd.${code}`))),
      " ",
      codes.some((code) => code !== "twice") &&
        h(
          "button",
          {
            type: "button",
            class: "button sc-small",
            data: { key: `sure-${line.key}` },
            onclick: () => page.keepRow(line, { ...line.row, sure: true }, true),
          },
          t("scorer.isRight"),
        ),
    );
  return h("section", { class: "sc-odd-list" }, h("h2", null, t("scorer.lookAgain")), h("ul", null, refused, odd.slice(0, 20).map(item)));
}

/** Texts typed over a result and not taken: the result before them still counts. */
function refusedTexts({ model, drafts, typing }) {
  const typed = model.lines().filter(({ key, row }) => row && drafts.has(key) && document.activeElement?.dataset.key !== `result-${key}`);
  return typed.map((line) => {
    const about = t("scorer.oddLine", { board: line.board, ns: sideText(line.ns), ew: sideText(line.ew) });
    const go = h("button", { type: "button", class: "sc-link", data: { key: `refused-${line.key}` }, onclick: () => typing.goToLine(line) }, about);
    return h("li", null, go, " ", t("scorer.notTaken", { typed: drafts.get(line.key), kept: typedOf(line.row) }));
  });
}

/** A row to add a result of two pairs no movement brings together here. */
function lineForm(page, board) {
  const field = (name, label, more) =>
    h("input", { class: "field sc-tiny", name, aria: { label }, placeholder: label, data: { key: `add-${name}` }, autocomplete: "off", ...more });
  const number = { inputmode: "numeric" };
  const form = h(
    "form",
    { class: "row tight sc-add", data: { typed: `add-${board}` } },
    page.model.event.plan === "free" && [
      h("span", null, t("scorer.addBoard")),
      h("input", {
        class: "field sc-tiny",
        name: "board",
        inputmode: "numeric",
        value: String(board ?? 1),
        aria: { label: t("scorer.addBoard") },
        data: { key: "add-board" },
      }),
    ],
    h("span", null, t("scorer.addLine")),
    field("ns", t("bridge.sideLetters.NS"), number),
    field("ew", t("bridge.sideLetters.EW"), number),
    field("result", t("scorer.result"), { class: "field sc-add-result", autocapitalize: "characters", spellcheck: "false" }),
    h("button", { class: "button", data: { key: "add-line" } }, t("scorer.add")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    addLine(page, { board: numberTyped(read.board ?? board), ns: read.ns, ew: read.ew, result: read.result, taken: () => form.reset() });
  });
  return form;
}

const shortHelp = () =>
  h(
    "details",
    { class: "sc-help", data: { key: "typing-help" } },
    h("summary", null, t("scorer.typing.title")),
    h(
      "dl",
      { class: "sc-examples" },
      ["4SX N +1", "3NT W 9 HA", "4S N =", "420", "-50", "pass", "ave+", "60/40", "60% 620, 40% -100", "np", "4S N = g2"].map((text, index) =>
        h(
          "div",
          null,
          h("dt", null, h("kbd", null, text)),
          h(
            "dd",
            null,
            t(
              `scorer.typing.${["overtricks", "tricks", "made", "score", "minus", "pass", "average", "percent", "weights", "notPlayed", "group"][index]}`,
            ),
          ),
        ),
      ),
    ),
    h("p", { class: "hint" }, t("scorer.typing.keys")),
  );

/** The view. */
export function entryView(page) {
  const { model, ui } = page;
  const list = stops(page);
  const now = list.some(({ id }) => id === ui[ui.by]) ? ui[ui.by] : list[0]?.id;
  const lines = now === undefined ? [] : ui.by === "round" ? model.linesOfRound(now) : model.linesOf(now);
  return [
    entryHead(page, list, now),
    strip(list, { by: ui.by, now, go: (id) => page.goTo({ [ui.by]: id }) }),
    troubleLines(page, ui.by === "board" ? now : null),
    lines.length > 0 && linesTable(page, lines),
    (ui.by === "board" || now === undefined) && lineForm(page, now),
    shortHelp(),
    oddList(page),
    ui.by === "board" && now !== undefined && frequencyTable(page, now),
  ];
}

/** Which board or round it is, the way to the next, and to what is still to be entered. */
function entryHead(page, list, now) {
  const { model, ui } = page;
  const place = list.findIndex(({ id }) => id === now);
  const arrow = (key, path, to) =>
    iconButton({ key, label: t(`scorer.${key}`), path, blocked: !list[to], press: () => page.goTo({ [ui.by]: list[to].id }) });
  const vulnerability = ui.by === "board" && now !== undefined ? model.check(now, { score: 0 }).vulnerability : null;
  const by = (what) =>
    segment({ key: `by-${what}`, text: t(`scorer.by.${what}`), pressed: ui.by === what, press: () => page.goTo({ by: what }) });
  return h(
    "div",
    { class: "row sc-entry-head" },
    model.event.plan !== "free" && segments({ label: t("scorer.by.label") }, ["board", "round"].map(by)),
    h(
      "h2",
      null,
      now === undefined ? t("scorer.noLines") : t(ui.by === "round" ? "scorer.round" : "scorer.board", { n: now }),
      vulnerability && h("small", null, ` ${t(`bridge.vulnerabilities.${vulnerability}`)}`),
    ),
    model.progress().done < model.progress().all &&
      h("button", { type: "button", class: "button sc-small", data: { key: "next-open" }, onclick: () => page.typing.goToOpen() }, t("scorer.nextOpen")),
    h("span", { class: "row tight" }, arrow("previousStop", ICONS.previous, place - 1), arrow("nextStop", ICONS.next, place + 1)),
  );
}

function linesTable(page, lines) {
  const { model, ui } = page;
  const unit = t(`scorer.units.${model.event.scoring.method}`);
  const head = [
    t(ui.by === "round" ? "scorer.table" : "scorer.where"),
    t("bridge.sides.NS"),
    t("bridge.sides.EW"),
    t("scorer.result"),
    `${t("bridge.sideLetters.NS")} ${unit}`,
    `${t("bridge.sideLetters.EW")} ${unit}`,
    h("span", { class: "visually-hidden" }, t("scorer.lineMore")),
  ];
  const rows = lines.map((line, index) => lineRow(page, line, lines[index - 1]));
  return h("table", { class: "sc-table sc-lines" }, columnHeads(head), h("tbody", { data: { list: `lines-${model.serial}` } }, rows));
}

/** The line before or behind one, and whether it stands on another board or round. */
export function neighbour(page, key, where) {
  const { model, ui } = page;
  const all = ui.by === "round" ? Array.from({ length: model.movement().rounds }, (_, i) => model.linesOfRound(i + 1)).flat() : model.lines();
  const place = all.findIndex((line) => line.key === key);
  return all[place + (where === "previous" ? -1 : 1)] ?? null;
}
