// Setting an event up, and changing it later.
import { segment, segments } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { PLANS, isPairs, perTable, usualScoring } from "../plans.js";
import {
  countOf,
  followHalfTable,
  followNames,
  half,
  inPairs,
  layoutFor,
  moved,
  namesOf,
  problemText,
  raiseCounts,
  renumbered,
  takeNames,
  twoLists,
  usualLayout,
} from "../setup-form.js";
import { isWorkbook, textOfFile } from "../spreadsheet.js";
import { labelled, matchFields, movementFields } from "./setup-fields.js";

/** How many pairs the form takes. */
const MOST_PAIRS = 198;

/** The view. `started` says whether results are there, which fixes the kind of event. */
export function setupView(page, state, { isNew, started = false, create, cancel }) {
  const redraw = () => page.showForm();
  const set = (change) => {
    Object.assign(state, change);
    redraw();
  };
  const replan = (game, plan) =>
    set({
      game,
      plan,
      laidOut: false,
      scoring: usualScoring(game, plan),
      layout:
        isPairs({ plan }) && plan !== "free"
          ? usualLayout(page.rules, { ...state, plan })
          : { rounds: 0, perSet: 1, ...(plan === "knockout" || plan === "double" ? { seeded: true } : {}) },
    });
  const count = (next) => {
    const layout = isNew ? layoutFor(page.rules, state, next) : { ...state.layout, ...(next % 2 === 0 && { missing: null }) };
    set({ count: next, touched: true, layout, ...renumbered(page.rules, state, next, isNew) });
  };
  const key = (name) => ({ data: { key: `set-${name}` } });
  const text = (name, type = "text") =>
    h("input", {
      class: "field",
      type,
      value: state.about[name] ?? "",
      ...key(name),
      autocomplete: "off",
      oninput: (event) => (state.about[name] = event.target.value),
    });
  const whole = (value, name, keep, least = 0, most = 999) =>
    h("input", {
      class: "field sc-tiny",
      type: "number",
      min: least,
      max: most,
      value: String(value ?? ""),
      ...key(name),
      onchange: (event) => keep(Math.min(Math.max(Math.round(Number(event.target.value)) || least, least), most)),
    });
  const select = (name, value, options, keep) =>
    h(
      "select",
      { class: "field", ...key(name), onchange: (event) => keep(event.target.value) },
      options.map(([id, label]) => h("option", { value: id, selected: String(id) === String(value) }, label)),
    );
  const game = (id) =>
    segment({
      key: `set-game-${id}`,
      text: t(`scorer.games.${id}`),
      pressed: state.game === id,
      press: () => replan(id, PLANS[id].includes(state.plan) ? state.plan : PLANS[id][0]),
    });
  const form = h(
    "form",
    { class: "sc-setup" },
    h(
      "div",
      { class: "sc-fields" },
      labelled(t("scorer.set.event"), text("event")),
      labelled(t("scorer.set.club"), text("club")),
      labelled(t("scorer.set.date"), text("date", "date")),
    ),
    h(
      "div",
      { class: "sc-fields" },
      h(
        "div",
        { class: "sc-labelled" },
        h("span", null, t("scorer.set.game")),
        started
          ? h("b", null, t(`scorer.games.${state.game}`))
          : segments({ label: t("scorer.set.game") }, ["bridge", "shengji"].map(game)),
      ),
      labelled(
        t("scorer.set.plan"),
        started
          ? h("b", null, t(`scorer.plans.${state.plan}`))
          : select(
              "plan",
              state.plan,
              PLANS[state.game].map((id) => [id, t(`scorer.plans.${id}`)]),
              (plan) => replan(state.game, plan),
            ),
        t(`scorer.planHints.${state.plan}`),
      ),
      state.plan !== "free" &&
        labelled(
          t(`scorer.counts.${state.plan === "individual" ? "individual" : isPairs(state) ? "pairs" : state.game === "bridge" ? "teams" : "sides"}`),
          whole(state.count, "count", count, 2, !isPairs(state) ? 128 : state.layout.more?.length > 0 ? 98 : MOST_PAIRS),
          isPairs(state) ? tablesText(state) : null,
        ),
    ),
    isPairs(state) ? movementFields(page, state, { set, whole, select }) : matchFields(page, state, { set, whole, select, started }),
    problemOf(page, state),
    namesFields(page, state, key, isNew),
    h(
      "div",
      { class: "row" },
      h("button", { class: "button primary", data: { key: "set-create" } }, t(isNew ? "scorer.set.create" : "scorer.set.keep")),
      cancel && h("button", { type: "button", class: "button quiet", data: { key: "set-cancel" }, onclick: cancel }, t("scorer.set.cancel")),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const problem = problemText(page, state);
    if (problem) page.problem(problem);
    else create({ ...state, names: namesOf(page.rules, state) });
  });
  return form;
}

/** How many tables there are, and in an individual that a table without four does not play. */
function tablesText({ plan, count }) {
  const tables = t("scorer.tablesHint", { n: Math.ceil(count / perTable(plan)) });
  return plan === "individual" && count % 4 > 0 ? `${tables}. ${t("scorer.emptySeats", { n: 4 - (count % 4) })}` : tables;
}

/** Who stands behind a number. */
const kindOf = (state) => (state.plan === "individual" ? "players" : inPairs(state) ? "pairs" : "teams");

function namesFields(page, state, key, isNew) {
  const typed = (name, rows) =>
    h("textarea", {
      class: "field wide",
      rows,
      value: state.typed[name],
      ...key(`names-${name}`),
      spellcheck: "false",
      placeholder: t(`evening.names.${kindOf(state)}.example`),
      oninput: (event) => {
        state.typed[name] = event.target.value;
        delete state.base;
      },
      onchange: () => {
        const named = countOf(page.rules, state);
        const from = half(state);
        if (state.layout.more?.length > 0) raiseCounts(state, Object.keys(namesOf(page.rules, state)).map(Number));
        else followNames(page, state, named, isNew);
        if (twoLists(state) && half(state) > from && /^\s*"?\d/m.test(state.typed.ew)) state.typed.ew = moved(page.rules, state, from);
        if (isNew) followHalfTable(page.rules, state);
        page.showFormSoon();
      },
    });
  const hint = state.layout.more?.length > 0 && t("scorer.set.namesSections");
  const rows = Math.min(Math.max(Math.ceil(state.count / (twoLists(state) ? 2 : 1)), 4), 14);
  const file = h("input", { type: "file", accept: ".csv,.txt,text/csv,text/plain", class: "visually-hidden", data: { key: "names-file" }, onchange: async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    const text = await textOfFile(file);
    if (isWorkbook(text)) return page.problem(t("scorer.files.workbook"));
    takeNames(page, state, text, isNew);
    return page.showForm();
  } });
  const lists = twoLists(state)
    ? [
        labelled(t("scorer.set.namesNs", { from: 1, to: half(state) }), typed("ns", rows)),
        labelled(t("scorer.set.namesEw", { from: half(state) + 1, to: 2 * half(state) }), typed("ew", rows)),
      ]
    : [
        labelled(
          t(
            state.plan === "individual"
              ? "scorer.set.namesPlayers"
              : isPairs(state)
                ? "scorer.set.namesPairs"
                : state.game === "bridge"
                  ? "scorer.set.namesTeams"
                  : "scorer.set.namesSides",
          ),
          typed("all", rows),
          hint,
        ),
      ];
  return h(
    "fieldset",
    { class: "sc-names" },
    h("legend", null, t("scorer.set.names")),
    h(
      "p",
      { class: "hint" },
      t(`evening.names.${kindOf(state)}.hint`),
      " ",
      h("label", { class: "sc-link sc-file" }, file, t("scorer.set.namesFile")),
    ),
    h("div", { class: "sc-name-lists" }, lists),
  );
}

function problemOf(page, state) {
  const text = problemText(page, state);
  return text && h("p", { class: "sc-problem", role: "alert" }, text);
}
