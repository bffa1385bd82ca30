// Setting an event up, and changing it later.
import { segment, segments } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { PLANS, isBracket, isPairs, sittingOut, tablesOf, usualScoring } from "../plans.js";
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
import { matchFields } from "./match-fields.js";
import { movementFields } from "./movement-fields.js";
import { key, labelled, select, whole } from "./setup-controls.js";

/** How many pairs the form takes. */
const MOST_PAIRS = 198;

/** The view. `started` says whether results are there, which fixes the kind of event. */
export function setupView(page, state, { isNew, started = false, create, cancel }) {
  const set = (change) => {
    Object.assign(state, change);
    page.showFormSoon(); // a field is left for the next one, which has the focus only then
  };
  const form = h(
    "form",
    { class: "sc-setup" },
    aboutFields(state),
    kindFields(page, state, { set, isNew, started }),
    isPairs(state) ? movementFields(page, state, set) : matchFields(page, state, { set, started }),
    problemOf(page, state, isNew),
    namesFields(page, state, isNew),
    h(
      "div",
      { class: "row" },
      h("button", { class: "button primary", data: { key: "set-create" } }, t(isNew ? "scorer.set.create" : "scorer.set.keep")),
      cancel && h("button", { type: "button", class: "button quiet", data: { key: "set-cancel" }, onclick: cancel }, t("scorer.set.cancel")),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const problem = problemText(page, state, { isNew });
    if (problem) page.problem(problem);
    else create({ ...state, names: namesOf(page.rules, state) });
  });
  return form;
}

/** What the event is called, whose it is and when. */
function aboutFields({ about }) {
  const text = (name, type = "text") =>
    h("input", { class: "field", type, value: about[name] ?? "", ...key(name), autocomplete: "off", oninput: (event) => (about[name] = event.target.value) });
  return h(
    "div",
    { class: "sc-fields" },
    labelled(t("scorer.set.event"), text("event")),
    labelled(t("scorer.set.club"), text("club")),
    labelled(t("scorer.set.date"), text("date", "date")),
  );
}

/** The game, the kind of event, and for how many. */
function kindFields(page, state, { set, isNew, started }) {
  const replan = (game, plan) => set({ game, plan, laidOut: false, scoring: usualScoring(game, plan), layout: firstLayout(page, { ...state, plan }) });
  const game = (id) =>
    segment({
      key: `set-game-${id}`,
      text: t(`scorer.games.${id}`),
      pressed: state.game === id,
      press: () => replan(id, PLANS[id].includes(state.plan) ? state.plan : PLANS[id][0]),
    });
  const games = started
    ? h("b", null, t(`scorer.games.${state.game}`))
    : segments({ label: t("scorer.set.game") }, ["bridge", "shengji"].map(game));
  const plans = PLANS[state.game].map((id) => [id, t(`scorer.plans.${id}`)]);
  const plan = started ? h("b", null, t(`scorer.plans.${state.plan}`)) : select("plan", state.plan, plans, (own) => replan(state.game, own));
  return h(
    "div",
    { class: "sc-fields" },
    h("div", { class: "sc-labelled" }, h("span", null, t("scorer.set.game")), games),
    labelled(t("scorer.set.plan"), plan, t(`scorer.planHints.${state.plan}`)),
    state.plan !== "free" && countField(page, state, { set, isNew }),
  );
}

/** What another kind of event begins with. */
function firstLayout({ rules }, state) {
  if (isPairs(state) && state.plan !== "free") return usualLayout(rules, state);
  return { rounds: 0, perSet: 1, ...(isBracket(state) && { seeded: true }) };
}

/** How many take part. */
function countField(page, state, { set, isNew }) {
  const pairs = isPairs(state);
  const keep = (count) => {
    const layout = isNew ? layoutFor(page.rules, state, count) : { ...state.layout, ...(count % 2 === 0 && { missing: null }) };
    set({ count, touched: true, layout, ...renumbered(page.rules, state, count, isNew) });
  };
  const most = !pairs ? 128 : state.layout.more?.length > 0 ? 98 : MOST_PAIRS;
  const who = state.plan === "individual" ? "individual" : pairs ? "pairs" : state.game === "bridge" ? "teams" : "sides";
  return labelled(t(`scorer.counts.${who}`), whole(state.count, "count", keep, 2, most), pairs ? tablesText(state) : null);
}

/** How many tables there are, and how many sit out in every round of an individual. */
function tablesText({ plan, count }) {
  const tables = t("scorer.tablesHint", { n: tablesOf(plan, count) });
  const out = sittingOut(plan, count);
  return out > 0 ? `${tables}. ${t("scorer.sittingOut", { n: out })}` : tables;
}

/** Who stands behind a number. */
const kindOf = (state) => (state.plan === "individual" ? "players" : inPairs(state) ? "pairs" : "teams");

/** What the one list of names is called: the sides of Shengji are not called pairs. */
function listTitle(state) {
  if (state.plan === "individual") return t("scorer.set.namesPlayers");
  if (isPairs(state)) return t("scorer.set.namesPairs");
  return t(state.game === "bridge" ? "scorer.set.namesTeams" : "scorer.set.namesSides");
}

/** The names as typed, in one list or in two. */
function namesFields(page, state, isNew) {
  const rows = Math.min(Math.max(Math.ceil(state.count / (twoLists(state) ? 2 : 1)), 4), 14);
  const list = (name) => namesField(page, state, { name, rows, isNew });
  const lists = twoLists(state)
    ? [
        labelled(t("scorer.set.namesNs", { from: 1, to: half(state) }), list("ns")),
        labelled(t("scorer.set.namesEw", { from: half(state) + 1, to: 2 * half(state) }), list("ew")),
      ]
    : [labelled(listTitle(state), list("all"), state.layout.more?.length > 0 && t("scorer.set.namesSections"))];
  return h(
    "fieldset",
    { class: "sc-names" },
    h("legend", null, t("scorer.set.names")),
    h("p", { class: "hint" }, t(`evening.names.${kindOf(state)}.hint`), " ", namesFile(page, state, isNew)),
    h("div", { class: "sc-name-lists" }, lists),
  );
}

/** A list of names. */
function namesField(page, state, { name, rows, isNew }) {
  return h("textarea", {
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
    onchange: () => followTyped(page, state, isNew),
  });
}

/** What follows the names when a list of them is left. */
function followTyped(page, state, isNew) {
  const named = countOf(page.rules, state);
  const from = half(state);
  if (state.layout.more?.length > 0) raiseCounts(state, Object.keys(namesOf(page.rules, state)).map(Number));
  else followNames(page, state, named, isNew);
  if (twoLists(state) && half(state) > from && /^\s*"?\d/m.test(state.typed.ew)) state.typed.ew = moved(page.rules, state, from);
  if (isNew) followHalfTable(page.rules, state);
  page.showFormSoon();
}

/** Names out of a file. */
function namesFile(page, state, isNew) {
  const take = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    const text = await textOfFile(file);
    if (isWorkbook(text)) return page.problem(t("scorer.files.workbook"));
    takeNames(page, state, text, isNew);
    return page.showForm();
  };
  const file = h("input", { type: "file", accept: ".csv,.txt,text/csv,text/plain", class: "visually-hidden", data: { key: "names-file" }, onchange: take });
  return h("label", { class: "sc-link sc-file" }, file, t("scorer.set.namesFile"));
}

function problemOf(page, state, isNew) {
  const text = problemText(page, state, { isNew });
  return text && h("p", { class: "sc-problem", role: "alert" }, text);
}
