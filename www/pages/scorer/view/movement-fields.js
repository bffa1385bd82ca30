// The fields of the form of a session of pairs or individuals: how it moves and is scored.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { kindsOf } from "../mitchell.js";
import { sectionsOf } from "../pairs.js";
import { perTable, sittingOut, tablesOf } from "../plans.js";
import { MOST_PER_SET, namesOf, roundsOf, typedNames } from "../setup-form.js";
import { labelled, select, whole } from "./setup-controls.js";

/** The fields. `set` takes over what has changed. */
export function movementFields(page, state, set) {
  const free = state.plan === "free";
  return h(
    "div",
    { class: "sc-fields" },
    !free && sectionFields(page, state, set),
    !free && lengthFields(page, state, set),
    !free && state.plan !== "individual" && state.count % 2 === 1 && missingField(state, set),
    state.plan === "mitchell" && kindField(page, state, set),
    state.plan === "mitchell" && switchedField(state, set),
    free && sidesField(state, set),
    scoringFields(state, set),
  );
}

/** Takes over a part of the layout, which then stays as it was chosen by hand. */
const into = ({ layout }, set, name) => (value) => set({ layout: { ...layout, [name]: value }, laidOut: true });

/** How many sections there are, how many sit in each, and how they are ranked. */
function sectionFields(page, state, set) {
  const { layout } = state;
  const { more = [] } = layout;
  const resize = (sections) => {
    const names = namesOf(page.rules, state);
    const next = { ...layout, more: Array.from({ length: sections - 1 }, (_, i) => more[i] ?? state.count) };
    set({ layout: next, names, typed: typedNames({ ...state, names, layout: next }) });
  };
  const inSection = ({ letter, count, after }, index) => {
    const keep = (value) => into(state, set, "more")(more.map((own, place) => (place === index ? value : own)));
    return labelled(t("scorer.set.inSection", { letter }), whole(count, `section-${letter}`, keep, 2, 98), t("scorer.set.sectionHint", { from: after + 1 }));
  };
  const ways = ["together", "apart"].map((id) => [id, t(`scorer.set.ranking.${id}`)]);
  const ranked = () => select("apart", layout.apart ? "apart" : "together", ways, (value) => into(state, set, "apart")(value === "apart"));
  return [
    labelled(t("scorer.set.sections"), whole(more.length + 1, "sections", resize, 1, 8)),
    sectionsOf(state).slice(1).map(inSection),
    more.length > 0 && labelled(t("scorer.set.ranked"), ranked()),
  ];
}

/** How many rounds, and how many boards in each. */
function lengthFields(page, state, set) {
  const { rounds, perSet } = state.layout;
  const most = roundsOf(page.rules, state);
  const hint = most && t("scorer.set.most", { n: most });
  return [
    labelled(t("scorer.set.rounds"), whole(rounds, "rounds", into(state, set, "rounds"), 1, Math.max(most ?? 1, 1)), hint),
    labelled(t("scorer.set.perSet"), whole(perSet, "per-set", into(state, set, "perSet"), 1, MOST_PER_SET), boardsHint(state)),
  ];
}

/** How many boards that is for everybody: a pair, or in an individual a player. */
function boardsHint({ plan, count, layout: { rounds, perSet } }) {
  const out = sittingOut(plan, count);
  const even = out > 0 ? rounds === count : count % perTable(plan) === 0; // whether everybody sits out equally often
  const n = (rounds - (even ? out : 0)) * perSet;
  return t(`scorer.set.${even ? "boardsEach" : "boardsMost"}.${plan === "individual" ? "players" : "pairs"}`, { n });
}

/** Whose place is empty at the half table: the last one's unless told otherwise. */
function missingField(state, set) {
  const last = state.count + 1;
  const keep = (value) => into(state, set, "missing")(value === last ? null : value);
  return labelled(t("scorer.set.missing"), whole(state.layout.missing ?? last, "missing", keep, 1, last), t("scorer.set.missingHint"));
}

/** Where there is more than one, the kind of a Mitchell. */
function kindField(page, state, set) {
  const { layout } = state;
  const tables = sectionsOf(state).map(({ count }) => tablesOf(state.plan, count));
  const { kinds, now } = kindsOf(page.rules, tables, layout);
  const take = (value) => {
    const next = { ...layout, kind: value === "straight" ? undefined : value };
    set({ layout: { ...next, rounds: Math.min(layout.rounds, roundsOf(page.rules, { ...state, layout: next }) ?? layout.rounds) }, laidOut: true });
  };
  const options = kinds.map((id) => [id, t(`evening.kinds.${id}`)]);
  const shared = now === "relay" && t("evening.kinds.relayHint", { n: Math.min(...tables.filter((own) => own % 2 === 0)) - 1 });
  return kinds.length > 1 && labelled(t("evening.kinds.label"), select("kind", now, options, take), shared);
}

/** For how many rounds at the end the arrows are switched. */
function switchedField(state, set) {
  const { switched, rounds } = state.layout;
  return labelled(t("scorer.set.switched"), whole(switched, "switched", into(state, set, "switched"), 0, rounds), t("scorer.set.switchedHint"));
}

/** Whether those who sit north-south and those who sit east-west are ranked together. */
function sidesField(state, set) {
  const ways = ["together", "apart"].map((id) => [id, t(`evening.sides.${id}`)]);
  return labelled(t("evening.sides.label"), select("by-side", state.layout.bySide ? "apart" : "together", ways, (value) => into(state, set, "bySide")(value === "apart")));
}

/** How a session is scored. */
function scoringFields({ scoring }, set) {
  const score = (name) => (value) => set({ scoring: { ...scoring, [name]: value } });
  const choice = (name, usual, all) => labelled(t(`scorer.set.${name}`), select(name, scoring[name] ?? usual, all, score(name)));
  const named = (words, ids) => ids.map((id) => [id, t(`scorer.${words}.${id}`)]);
  const own = {
    matchpoints: () => [perWinField(scoring, score), choice("factoring", "neuberg", named("factorings", ["neuberg", "none"]))],
    "cross-imps": () => choice("divisor", "comparisons", named("divisors", ["comparisons", "one"])),
    butler: () => labelled(t("scorer.set.trim"), whole(scoring.trim ?? 1, "trim", score("trim"), 0, 9)),
  };
  const methods = choice("method", null, named("methods", ["matchpoints", "cross-imps", "butler"]));
  return [methods, own[scoring.method]?.(), choice("ties", "broken", named("ties", ["broken", "shared"]))];
}

/** What a better, an equal and a worse result on a board are worth. */
export function perWinField(scoring, score) {
  const ways = [
    [2, "2 / 1 / 0"],
    [1, "1 / ½ / 0"],
  ];
  return labelled(t("scorer.set.perWin"), select("per-win", scoring.perWin ?? 2, ways, (value) => score("perWin")(Number(value))));
}
