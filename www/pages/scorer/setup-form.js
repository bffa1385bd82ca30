// What the form of an event holds: its details, its layout, and the names as typed.
import { joined, namedLines, readNames, typedPlayers } from "./names.js";
import { mostRounds, sectionsOf, sittingsOf } from "./pairs.js";
import { isPairs, isStage, perTable, readBands, scaleOf } from "./plans.js";
import { namesReseated } from "./reseat.js";
import { halfOf } from "./rounds.js";
import { t } from "../../lib/words.js";

/** How many boards a round may have. */
export const MOST_PER_SET = 20;

/** From how many tables on there is no movement at all. */
const MOST_TABLES = 100;

/** How many rounds and boards a movement is given unless told otherwise: about 27 boards. */
export function usualLayout(rules, { plan, count, layout: { more, apart } }) {
  const most = roundsOf(rules, { plan, count, layout: { more } }) ?? 0;
  // With an even number of tables a round less lets everybody play without sharing boards.
  const rounds = plan === "mitchell" ? Math.min(most - ((most + 1) % 2), 9) : most;
  return {
    rounds,
    perSet: Math.min(Math.max(1, Math.round(27 / Math.max(rounds, 1))), MOST_PER_SET),
    missing: null,
    switched: 0,
    ...(more?.length > 0 && { more, apart }),
  };
}

/** The layout for another number of contestants: as usual, or what was chosen by hand as far as it fits. */
export function layoutFor(rules, state, count) {
  if (!isPairs(state) || state.plan === "free") return state.layout;
  if (!state.laidOut) return usualLayout(rules, { ...state, count });
  return { ...state.layout, rounds: Math.min(state.layout.rounds, roundsOf(rules, { ...state, count }) ?? state.layout.rounds) };
}

/** How many rounds there can be; nothing when the movement is not made for so many. */
export function roundsOf(rules, event) {
  try {
    return mostRounds(rules, event);
  } catch {
    return null;
  }
}

/** The form's own state: details as in an event, and the names as typed. */
export function setupState(event) {
  const details = structuredClone({
    about: event.about,
    game: event.game,
    plan: event.plan,
    count: event.count,
    layout: event.layout,
    scoring: event.scoring,
    names: event.names,
  });
  return { ...details, typed: typedNames(details), touched: false };
}

export const twoLists = ({ plan, layout }) => plan === "mitchell" && !layout.more?.length;
/** How many players a number stands for; a team is any number. */
const eachOf = (state) => (inPairs(state) ? 2 : isPairs(state) ? 1 : undefined);
export const inPairs = (state) => (isPairs(state) ? state.plan !== "individual" : state.game === "shengji");
export const half = ({ count }) => Math.ceil(count / 2);

export function typedNames(details) {
  const line = (number) => `${number}. ${typedPlayers(details.names[number])}`;
  const all = Object.keys(details.names).map(Number).sort((a, b) => a - b);
  if (!twoLists(details)) return { all: all.map(line).join("\n"), ns: "", ew: "" };
  return { all: "", ns: all.filter((number) => number <= half(details)).map(line).join("\n"), ew: all.filter((number) => number > half(details)).map(line).join("\n") };
}

/** The names of the form by number. East-west may be numbered from 1 or on from north-south. */
export const namesOf = (rules, state) => Object.fromEntries(linesOf(rules, state).flat());

/** The same line by line, the two lists of a Mitchell apart. */
function linesOf(rules, state) {
  if (!twoLists(state))
    return [namedLines(rules, state.typed.all, { each: eachOf(state) }).map(([number, players]) => [inSection(state, number), players])];
  const from = half(state);
  const ew = namedLines(rules, state.typed.ew, { first: from + 1, each: 2 }).map(([number, players]) => [number > from ? number : number + from, players]);
  return [namedLines(rules, state.typed.ns, { each: 2 }), ew];
}

/**
 * What would be lost or go astray: two lines with one number, or in a new event a number its side has no place for. Later whoever has
 * lost his seat stands behind the field.
 */
function namesProblem(rules, state, isNew) {
  const lists = linesOf(rules, state);
  const found = new Map();
  for (const [number, players] of lists.flat()) {
    if (found.has(number)) return t("scorer.set.namesTwice", { number, one: joined(found.get(number)), other: joined(players) });
    found.set(number, players);
  }
  const most = isNew && lists.length === 2 ? [half(state), 2 * half(state)] : [];
  for (const [index, list] of lists.entries()) {
    const beyond = list.find(([number]) => number > most[index]);
    if (beyond) return t("scorer.set.namesBeyond", { number: beyond[0], name: joined(beyond[1]) });
  }
  return null;
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
export function countOf(rules, state) {
  if (!twoLists(state)) return Math.max(0, ...Object.keys(namesOf(rules, state)).map(Number));
  const lines = (text) => readNames(rules, text).size;
  const [ns, ew] = [lines(state.typed.ns), lines(state.typed.ew)];
  if (Math.min(ns, ew) === 0 && Math.max(ns, ew) === half(state)) return state.count; // the other side is still to be typed
  return ns === 0 && ew === 0 ? 0 : 2 * Math.max(ns, ew) - (Math.abs(ns - ew) === 1 && Math.min(ns, ew) > 0 ? 1 : 0);
}

/**
 * The names as typed with another number of pairs: those east-west get other numbers. Whatever was typed is remembered, so that
 * the number may be changed back and forth. Names of a new event that are typed without numbers need none.
 */
export function renumbered(rules, state, count, isNew) {
  if (!twoLists(state)) return {};
  const base = state.base ?? { plan: state.plan, count: state.count, layout: state.layout, names: namesOf(rules, state) };
  if (isNew && !state.base && !same(typedNames(base), state.typed)) return {};
  return { base, typed: typedNames({ ...state, count, names: namesReseated(base, { ...state, count }) }) };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The names east-west, numbered on from as many north-south as there are now; there were `from`. */
export function moved(rules, state, from) {
  const own = [...readNames(rules, state.typed.ew, { first: from + 1, each: 2 })];
  return own.map(([number, players]) => `${half(state) + (number > from ? number - from : number)}. ${typedPlayers(players)}`).join("\n");
}

/** As many in every section as there are names for. */
export function raiseCounts(state, numbers) {
  const sections = sectionsOf(state);
  const most = sections.map(({ count, after }, index) =>
    Math.max(count, ...numbers.map((number) => number - after).filter((number) => number > 0 && (index === sections.length - 1 || number <= 100))),
  );
  state.count = most[0];
  if (most.length > 1) state.layout = { ...state.layout, more: most.slice(1) };
}

/** The number of contestants follows the names of a new event until it is set by hand. */
export function followNames(page, state, named, isNew) {
  const least = isPairs(state) ? perTable(state.plan) : 1;
  if (isNew && !state.touched && named > least) Object.assign(state, { count: named, layout: layoutFor(page.rules, state, named) });
  else if (named > state.count) state.count = named;
}

/** The half table of a new Mitchell is the last of the side with fewer names. */
export function followHalfTable(rules, state) {
  if (!twoLists(state) || state.count % 2 === 0 || state.layout.more?.length > 0) return;
  const { missing = null } = state.layout;
  const named = Object.keys(namesOf(rules, state)).map(Number);
  if ([null, half(state)].includes(missing) && named.some((number) => number > half(state)))
    state.layout = { ...state.layout, missing: named.includes(2 * half(state)) && !named.includes(half(state)) ? half(state) : null };
}

/** Names from a file: by number, the first half north-south in a Mitchell. */
export function takeNames(page, state, text, isNew) {
  const all = readNames(page.rules, text, { each: eachOf(state) });
  if (state.layout.more?.length > 0) raiseCounts(state, [...all.keys()]);
  else followNames(page, state, Math.max(...all.keys()), isNew);
  state.typed = typedNames({ ...state, names: Object.fromEntries(all) });
}

/** Why the package cannot lay this out, in its words or ours. */
export function problemText(page, state, { isNew = false } = {}) {
  if (!isPairs(state) && state.count < 2) return t("scorer.set.tooFew");
  const wrong = namesProblem(page.rules, state, isNew);
  if (wrong) return wrong;
  try {
    if (isPairs(state)) sittingsOf(page.rules, { ...state, count: Math.min(state.count, MOST_TABLES * perTable(state.plan)) });
    else if (isStage(state)) return stageProblem(page, state);
    return null;
  } catch (error) {
    if (!(error instanceof page.RulesError)) throw error;
    const { from, to, most } = error.params ?? {};
    if (error.code === "vp-boards") return t("scorer.set.wrongBoards", { from, to });
    if (error.code.startsWith("vp-")) return t("scorer.set.wrongBands");
    if (error.code === "movement-not-found") return t("evening.kinds.none");
    if (error.code === "movement-tables") return t("scorer.set.wrongTables", { from, to });
    return error.code === "movement-rounds" ? t("scorer.set.wrongRounds", { most }) : error.message;
  }
}

/** Whether matches can be paired and turned into points as they are set up; throws what the package refuses. */
function stageProblem({ rules }, { game, plan, count, scoring, layout }) {
  const { method, scale, boards, format, bands } = scoring;
  if (plan === "swiss" && layout.unbeaten && !Number.isInteger(Math.log2(count))) return t("evening.unbeaten.count");
  const own = game === "shengji" ? format === "deals" && bands : method === "imps" && scale === "own";
  if (own && !readBands(bands)) return t("scorer.set.wrongBands");
  if (game === "bridge" && method === "imps" && scale)
    for (const length of [boards, layout.odd === "half" ? halfOf(boards) : boards]) rules.vpTable(scaleOf(scoring), length);
  if (game === "shengji" && own) rules.shengjiMatch({ deals: [[0, 0, 0, 0]], bands: readBands(bands) });
  return null;
}
