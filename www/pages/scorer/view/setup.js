// Setting an event up, and changing it later.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { PLANS, isBracket, isPairs, isStage, perTable, readBands, scaleOf, usualScoring } from "../plans.js";
import { mostRounds, sectionsOf, sittingsOf } from "../pairs.js";
import { joined, readNames } from "../names.js";
import { namesReseated } from "../reseat.js";
import { halfOf } from "../rounds.js";
import { isWorkbook, textOfFile } from "../spreadsheet.js";

/** How many boards a round may have. */
const MOST_PER_SET = 20;

/** How many pairs the form takes, and from how many tables on there is no movement at all. */
const MOST_PAIRS = 198;
const MOST_TABLES = 100;

const SCALES = ["wbf", "wbf-discrete", "acbl-20", "acbl-30"];

/** How many rounds and boards a movement is given unless told otherwise: about 27 boards. */
function usualLayout(rules, { plan, count, layout: { more, apart } }) {
  const most = roundsOf(rules, { plan, count, layout: { more } }) ?? 0;
  // With an even number of tables a round less lets everybody play without sharing boards.
  const rounds = plan === "mitchell" ? Math.min(most - ((most + 1) % 2), 9) : most;
  return { rounds, perSet: Math.min(Math.max(1, Math.round(27 / Math.max(rounds, 1))), MOST_PER_SET), missing: null, switched: 0, ...(more?.length > 0 && { more, apart }) };
}

/** The layout for another number of contestants: as usual, or what was chosen by hand as far as it fits. */
function layoutFor(rules, state, count) {
  if (!isPairs(state) || state.plan === "free") return state.layout;
  if (!state.laidOut) return usualLayout(rules, { ...state, count });
  return { ...state.layout, rounds: Math.min(state.layout.rounds, roundsOf(rules, { ...state, count }) ?? state.layout.rounds) };
}

/** How many rounds there can be; nothing when the movement is not made for so many. */
function roundsOf(rules, event) {
  try {
    return mostRounds(rules, event);
  } catch {
    return null;
  }
}

/** The form's own state: details as in an event, and the names as typed. */
export function setupState(event) {
  const details = structuredClone({ about: event.about, game: event.game, plan: event.plan, count: event.count, layout: event.layout, scoring: event.scoring, names: event.names });
  return { ...details, typed: typedNames(details), touched: false };
}

const twoLists = ({ plan, layout }) => plan === "mitchell" && !layout.more?.length;
const inPairs = (state) => (isPairs(state) ? state.plan !== "individual" : state.game === "shengji");
const half = ({ count }) => Math.ceil(count / 2);

function typedNames(details) {
  const line = (number) => `${number}. ${joined(details.names[number])}`;
  const all = Object.keys(details.names).map(Number).sort((a, b) => a - b);
  if (!twoLists(details)) return { all: all.map(line).join("\n"), ns: "", ew: "" };
  return { all: "", ns: all.filter((number) => number <= half(details)).map(line).join("\n"), ew: all.filter((number) => number > half(details)).map(line).join("\n") };
}

/** The names of the form by number. East-west may be numbered from 1 or on from north-south. */
export function namesOf(rules, state) {
  if (!twoLists(state)) return Object.fromEntries([...readNames(rules, state.typed.all, { two: inPairs(state) })].map(([number, players]) => [inSection(state, number), players]));
  const from = half(state);
  const ew = [...readNames(rules, state.typed.ew, { first: from + 1, two: true })].map(([number, players]) => [number > from ? number : number + from, players]);
  return Object.fromEntries([...readNames(rules, state.typed.ns, { two: true }), ...ew]);
}

/** The number of a name in a list that goes on from one section to the next. */
function inSection(state, number) {
  const sections = sectionsOf(state);
  if (sections.length === 1 || number > sections[1].after) return number;
  let left = number;
  for (const { count, after } of sections) {
    if (left <= count) return after + left;
    left -= count;
  }
  return number;
}

/** How many the names say there are. */
function countOf(rules, state) {
  if (!twoLists(state)) return Math.max(0, ...Object.keys(namesOf(rules, state)).map(Number));
  const lines = (text) => readNames(rules, text).size;
  const [ns, ew] = [lines(state.typed.ns), lines(state.typed.ew)];
  return ns === 0 && ew === 0 ? 0 : 2 * Math.max(ns, ew) - (Math.abs(ns - ew) === 1 && Math.min(ns, ew) > 0 ? 1 : 0);
}

/**
 * The names as typed with another number of pairs: those east-west get other numbers. Whatever was typed is remembered, so that
 * the number may be changed back and forth. Names of a new event that are typed without numbers need none.
 */
function renumbered(rules, state, count, isNew) {
  if (!twoLists(state)) return {};
  const base = state.base ?? { plan: state.plan, count: state.count, layout: state.layout, names: namesOf(rules, state) };
  if (isNew && !state.base && !same(typedNames(base), state.typed)) return {};
  return { base, typed: typedNames({ ...state, count, names: namesReseated(base, { ...state, count }) }) };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A control with its label; the hint below describes it without becoming part of its name. */
function labelled(text, control, hint) {
  const { key } = control.dataset;
  if (!key) return h("div", { class: "sc-labelled" }, h("span", { class: "sc-label" }, text), control, hint && h("small", null, hint));
  control.id = key;
  if (hint) control.setAttribute("aria-describedby", `hint-${key}`);
  return h("div", { class: "sc-labelled" }, h("label", { class: "sc-label", for: key }, text), control, hint && h("small", { id: `hint-${key}` }, hint));
}

/** The view. `started` says whether results are there, which fixes the kind of event. */
export function setupView(page, state, { isNew, started = false, create, cancel }) {
  const redraw = () => page.showForm();
  const set = (change) => {
    Object.assign(state, change);
    redraw();
  };
  const replan = (game, plan) => set({ game, plan, laidOut: false, scoring: usualScoring(game, plan), layout: isPairs({ plan }) && plan !== "free" ? usualLayout(page.rules, { ...state, plan }) : { rounds: 0, perSet: 1, ...(plan === "knockout" || plan === "double" ? { seeded: true } : {}) } });
  const count = (next) => {
    const layout = isNew ? layoutFor(page.rules, state, next) : { ...state.layout, ...(next % 2 === 0 && { missing: null }) };
    set({ count: next, touched: true, layout, ...renumbered(page.rules, state, next, isNew) });
  };
  const key = (name) => ({ data: { key: `set-${name}` } });
  const text = (name, type = "text") => h("input", { class: "field", type, value: state.about[name] ?? "", ...key(name), autocomplete: "off", oninput: (event) => (state.about[name] = event.target.value) });
  const whole = (value, name, keep, least = 0, most = 999) => h("input", { class: "field sc-tiny", type: "number", min: least, max: most, value: String(value ?? ""), ...key(name), onchange: (event) => keep(Math.min(Math.max(Math.round(Number(event.target.value)) || least, least), most)) });
  const select = (name, value, options, keep) => h("select", { class: "field", ...key(name), onchange: (event) => keep(event.target.value) }, options.map(([id, label]) => h("option", { value: id, selected: String(id) === String(value) }, label)));
  const game = (id) => h("button", { type: "button", class: "segment", aria: { pressed: String(state.game === id) }, ...key(`game-${id}`), onclick: () => replan(id, PLANS[id].includes(state.plan) ? state.plan : PLANS[id][0]) }, t(`scorer.games.${id}`));
  const form = h("form", { class: "sc-setup" },
    h("div", { class: "sc-fields" }, labelled(t("scorer.set.event"), text("event")), labelled(t("scorer.set.club"), text("club")), labelled(t("scorer.set.date"), text("date", "date"))),
    h("div", { class: "sc-fields" },
      h("div", { class: "sc-labelled" }, h("span", null, t("scorer.set.game")), started ? h("b", null, t(`scorer.games.${state.game}`)) : h("div", { class: "segments", role: "group", aria: { label: t("scorer.set.game") } }, game("bridge"), game("shengji"))),
      labelled(t("scorer.set.plan"), started ? h("b", null, t(`scorer.plans.${state.plan}`)) : select("plan", state.plan, PLANS[state.game].map((id) => [id, t(`scorer.plans.${id}`)]), (plan) => replan(state.game, plan)), t(`scorer.planHints.${state.plan}`)),
      state.plan !== "free" && labelled(t(`scorer.counts.${state.plan === "individual" ? "individual" : isPairs(state) ? "pairs" : state.game === "bridge" ? "teams" : "sides"}`), whole(state.count, "count", count, 2, !isPairs(state) ? 128 : state.layout.more?.length > 0 ? 98 : MOST_PAIRS), isPairs(state) ? tablesText(state) : null)),
    isPairs(state) ? movementFields(page, state, { set, whole, select }) : matchFields(page, state, { set, whole, select, started }),
    problemOf(page, state),
    namesFields(page, state, key, isNew),
    h("div", { class: "row" }, h("button", { class: "button primary", data: { key: "set-create" } }, t(isNew ? "scorer.set.create" : "scorer.set.keep")), cancel && h("button", { type: "button", class: "button quiet", data: { key: "set-cancel" }, onclick: cancel }, t("scorer.set.cancel"))));
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

function movementFields(page, state, { set, whole, select }) {
  const { layout, scoring, plan } = state;
  const into = (name) => (value) => set({ layout: { ...layout, [name]: value }, laidOut: true });
  const score = (name) => (value) => set({ scoring: { ...scoring, [name]: value } });
  const methods = ["matchpoints", "cross-imps", "butler"].map((id) => [id, t(`scorer.methods.${id}`)]);
  const free = plan === "free";
  const most = free ? null : roundsOf(page.rules, state);
  const odd = !free && plan !== "individual" && state.count % 2 === 1;
  const more = layout.more ?? [];
  const resize = (sections) => {
    const names = namesOf(page.rules, state);
    const next = { ...layout, more: Array.from({ length: sections - 1 }, (_, i) => more[i] ?? state.count) };
    set({ layout: next, names, typed: typedNames({ ...state, names, layout: next }) });
  };
  const perSection = sectionsOf(state).slice(1).map(({ letter, count, after }, index) => labelled(t("scorer.set.inSection", { letter }), whole(count, `section-${letter}`, (value) => into("more")(more.map((own, place) => (place === index ? value : own))), 2, 98), t("scorer.set.sectionHint", { from: after + 1 })));
  return h("div", { class: "sc-fields" },
    !free && labelled(t("scorer.set.sections"), whole(more.length + 1, "sections", resize, 1, 8)),
    more.length > 0 && perSection,
    more.length > 0 && labelled(t("scorer.set.ranked"), select("apart", layout.apart ? "apart" : "together", ["together", "apart"].map((id) => [id, t(`scorer.set.ranking.${id}`)]), (value) => into("apart")(value === "apart"))),
    !free && labelled(t("scorer.set.rounds"), whole(layout.rounds, "rounds", into("rounds"), 1, Math.max(most ?? 1, 1)), most && t("scorer.set.most", { n: most })),
    !free && labelled(t("scorer.set.perSet"), whole(layout.perSet, "per-set", into("perSet"), 1, MOST_PER_SET), t("scorer.set.boardsEach", { n: layout.rounds * layout.perSet })),
    odd && labelled(t("scorer.set.missing"), whole(layout.missing ?? state.count + 1, "missing", (value) => into("missing")(value === state.count + 1 ? null : value), 1, state.count + 1), t("scorer.set.missingHint")),
    plan === "mitchell" && labelled(t("scorer.set.switched"), whole(layout.switched, "switched", into("switched"), 0, layout.rounds), t("scorer.set.switchedHint")),
    labelled(t("scorer.set.method"), select("method", scoring.method, methods, score("method"))),
    scoring.method === "matchpoints" && labelled(t("scorer.set.perWin"), select("per-win", scoring.perWin ?? 2, [[2, "2 / 1 / 0"], [1, "1 / ½ / 0"]], (value) => score("perWin")(Number(value)))),
    scoring.method === "matchpoints" && labelled(t("scorer.set.factoring"), select("factoring", scoring.factoring ?? "neuberg", ["neuberg", "none"].map((id) => [id, t(`scorer.factorings.${id}`)]), score("factoring"))),
    scoring.method === "cross-imps" && labelled(t("scorer.set.divisor"), select("divisor", scoring.divisor ?? "comparisons", ["comparisons", "one"].map((id) => [id, t(`scorer.divisors.${id}`)]), score("divisor"))),
    scoring.method === "butler" && labelled(t("scorer.set.trim"), whole(scoring.trim ?? 1, "trim", score("trim"), 0, 9)));
}

function matchFields(page, state, { set, whole, select, started }) {
  const { scoring, layout, plan, game } = state;
  const score = (name) => (value) => set({ scoring: { ...scoring, [name]: value } });
  const into = (name) => (value) => set({ layout: { ...layout, [name]: value } });
  const box = (name, text) => h("label", { class: "sc-check" }, h("input", { type: "checkbox", checked: Boolean(layout[name]), data: { key: `set-${name}` }, disabled: started && name === "seeded", onchange: (event) => into(name)(event.target.checked) }), text);
  const methods = ["imps", "board-a-match", "total-points", ...(isStage(state) ? ["patton"] : [])].map((id) => [id, t(`scorer.methods.${id}`)]);
  const formats = ["time", "games", "deals"].map((id) => [id, t(`scorer.formats.${id}`)]);
  return h("div", { class: "sc-fields" },
    game === "bridge" && labelled(t("scorer.set.method"), select("method", scoring.method, methods, score("method"))),
    game === "bridge" && labelled(t("scorer.set.boards"), whole(scoring.boards, "boards", score("boards"), 1, 144)),
    game === "bridge" && isStage(state) && scoring.method === "imps" && labelled(t("scorer.set.scale"), select("scale", scoring.scale ?? "", [...SCALES.map((id) => [id, t(`scorer.scales.${id}`)]), ["own", t("scorer.scales.own")], ["", t("scorer.scales.none")]], score("scale"))),
    game === "bridge" && isStage(state) && scoring.method === "imps" && scoring.scale === "own" && bandsField(page, state, "0 15 15\n3 16 14\n8 17 13\n…"),
    game === "shengji" && labelled(t("scorer.set.format"), select("format", scoring.format, formats, score("format"))),
    game === "shengji" && scoring.format === "deals" && isStage(state) && bandsField(page, state, "0 10 10\n1 11 9\n5 12 8\n…"),
    game === "shengji" && scoring.format === "games" && labelled(t("scorer.set.bestOf"), select("best-of", scoring.bestOf, [[1, "1"], [3, "3"], [5, "5"]], (value) => score("bestOf")(Number(value)))),
    game === "bridge" && plan === "swiss" && labelled(t("scorer.set.odd"), select("odd", layout.odd ?? "bye", ["bye", "half", "full"].map((id) => [id, t(`scorer.odds.${id}`)]), into("odd")), t("scorer.set.oddHint")),
    isBracket({ plan }) && box("seeded", t("scorer.set.seeded")),
    plan === "knockout" && box("third", t("scorer.set.third")),
    plan === "double" && box("secondFinal", t("scorer.set.secondFinal")));
}

/** The organiser's own points by margin. */
function bandsField(page, { scoring }, placeholder) {
  const field = h("textarea", { class: "field wide", rows: 4, value: scoring.bands ?? "", placeholder, data: { key: "set-bands" }, oninput: (event) => (scoring.bands = event.target.value), onchange: () => page.showFormSoon() });
  return labelled(t("scorer.set.bands"), field, t("scorer.set.bandsHint"));
}

/** Who stands behind a number. */
const kindOf = (state) => (state.plan === "individual" ? "players" : inPairs(state) ? "pairs" : "teams");

function namesFields(page, state, key, isNew) {
  const typed = (name, rows) => h("textarea", { class: "field wide", rows, value: state.typed[name], ...key(`names-${name}`), spellcheck: "false", placeholder: t(`evening.names.${kindOf(state)}.example`), oninput: (event) => {
    state.typed[name] = event.target.value;
    delete state.base;
  }, onchange: () => {
    const named = countOf(page.rules, state);
    const from = half(state);
    if (state.layout.more?.length > 0) raiseCounts(state, Object.keys(namesOf(page.rules, state)).map(Number));
    else followNames(page, state, named, isNew);
    if (twoLists(state) && half(state) > from && /^\s*"?\d/m.test(state.typed.ew)) state.typed.ew = moved(page.rules, state, from);
    page.showFormSoon();
  } });
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
    ? [labelled(t("scorer.set.namesNs", { from: 1, to: half(state) }), typed("ns", rows)), labelled(t("scorer.set.namesEw", { from: half(state) + 1, to: 2 * half(state) }), typed("ew", rows))]
    : [labelled(t(state.plan === "individual" ? "scorer.set.namesPlayers" : isPairs(state) ? "scorer.set.namesPairs" : state.game === "bridge" ? "scorer.set.namesTeams" : "scorer.set.namesSides"), typed("all", rows), hint)];
  return h("fieldset", { class: "sc-names" }, h("legend", null, t("scorer.set.names")), h("p", { class: "hint" }, t(`evening.names.${kindOf(state)}.hint`), " ", h("label", { class: "sc-link sc-file" }, file, t("scorer.set.namesFile"))), h("div", { class: "sc-name-lists" }, lists));
}

/** The names east-west, numbered on from as many north-south as there are now; there were `from`. */
function moved(rules, state, from) {
  const own = [...readNames(rules, state.typed.ew, { first: from + 1, two: true })];
  return own.map(([number, players]) => `${half(state) + (number > from ? number - from : number)}. ${joined(players)}`).join("\n");
}

/** As many in every section as there are names for. */
function raiseCounts(state, numbers) {
  const sections = sectionsOf(state);
  const most = sections.map(({ count, after }, index) => Math.max(count, ...numbers.map((number) => number - after).filter((number) => number > 0 && (index === sections.length - 1 || number <= 100))));
  state.count = most[0];
  if (most.length > 1) state.layout = { ...state.layout, more: most.slice(1) };
}

/** The number of contestants follows the names of a new event until it is set by hand. */
function followNames(page, state, named, isNew) {
  const least = isPairs(state) ? perTable(state.plan) : 1;
  if (isNew && !state.touched && named > least) Object.assign(state, { count: named, layout: layoutFor(page.rules, state, named) });
  else if (named > state.count) state.count = named;
}

/** Names from a file: by number, the first half north-south in a Mitchell. */
function takeNames(page, state, text, isNew) {
  const all = readNames(page.rules, text);
  if (state.layout.more?.length > 0) raiseCounts(state, [...all.keys()]);
  else followNames(page, state, Math.max(...all.keys()), isNew);
  state.typed = typedNames({ ...state, names: Object.fromEntries(all) });
}

/** Why the package cannot lay this out, in its words or ours. */
export function problemText(page, state) {
  if (!isPairs(state) && state.count < 2) return t("scorer.set.tooFew");
  try {
    if (isPairs(state)) sittingsOf(page.rules, { ...state, count: Math.min(state.count, MOST_TABLES * perTable(state.plan)) });
    else if (isStage(state)) return scaleProblem(page, state);
    return null;
  } catch (error) {
    if (!(error instanceof page.RulesError)) throw error;
    const { from, to, most } = error.params ?? {};
    if (error.code === "vp-boards") return t("scorer.set.wrongBoards", { from, to });
    if (error.code.startsWith("vp-")) return t("scorer.set.wrongBands");
    if (error.code === "movement-tables") return t("scorer.set.wrongTables", { from, to });
    return error.code === "movement-rounds" ? t("scorer.set.wrongRounds", { most }) : error.message;
  }
}

/** Whether matches can be turned into points as they are set up; throws what the package refuses. */
function scaleProblem({ rules }, { game, scoring, layout }) {
  const { method, scale, boards, format, bands } = scoring;
  const own = game === "shengji" ? format === "deals" && bands : method === "imps" && scale === "own";
  if (own && !readBands(bands)) return t("scorer.set.wrongBands");
  if (game === "bridge" && method === "imps" && scale) for (const length of [boards, layout.odd === "half" ? halfOf(boards) : boards]) rules.vpTable(scaleOf(scoring), length);
  if (game === "shengji" && own) rules.shengjiMatch({ deals: [[0, 0, 0, 0]], bands: readBands(bands) });
  return null;
}

function problemOf(page, state) {
  const text = problemText(page, state);
  return text && h("p", { class: "sc-problem", role: "alert" }, text);
}
