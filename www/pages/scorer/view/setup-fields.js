// The fields of the form of an event: how a movement or matches are laid out and scored.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { kindsOf } from "../mitchell.js";
import { isBracket, isStage } from "../plans.js";
import { sectionsOf } from "../pairs.js";
import { MOST_PER_SET, namesOf, roundsOf, typedNames } from "../setup-form.js";

const SCALES = ["wbf", "wbf-discrete", "acbl-20", "acbl-30"];

/** A control with its label; the hint below describes it without becoming part of its name. */
export function labelled(text, control, hint) {
  const { key } = control.dataset;
  if (!key) return h("div", { class: "sc-labelled" }, h("span", { class: "sc-label" }, text), control, hint && h("small", null, hint));
  control.id = key;
  if (hint) control.setAttribute("aria-describedby", `hint-${key}`);
  return h("div", { class: "sc-labelled" }, h("label", { class: "sc-label", for: key }, text), control, hint && h("small", { id: `hint-${key}` }, hint));
}

export function movementFields(page, state, { set, whole, select }) {
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
  const perSection = sectionsOf(state)
    .slice(1)
    .map(({ letter, count, after }, index) =>
      labelled(
        t("scorer.set.inSection", { letter }),
        whole(count, `section-${letter}`, (value) => into("more")(more.map((own, place) => (place === index ? value : own))), 2, 98),
        t("scorer.set.sectionHint", { from: after + 1 }),
      ),
    );
  return h(
    "div",
    { class: "sc-fields" },
    !free && labelled(t("scorer.set.sections"), whole(more.length + 1, "sections", resize, 1, 8)),
    more.length > 0 && perSection,
    more.length > 0 &&
      labelled(
        t("scorer.set.ranked"),
        select(
          "apart",
          layout.apart ? "apart" : "together",
          ["together", "apart"].map((id) => [id, t(`scorer.set.ranking.${id}`)]),
          (value) => into("apart")(value === "apart"),
        ),
      ),
    !free &&
      labelled(
        t("scorer.set.rounds"),
        whole(layout.rounds, "rounds", into("rounds"), 1, Math.max(most ?? 1, 1)),
        most && t("scorer.set.most", { n: most }),
      ),
    !free &&
      labelled(
        t("scorer.set.perSet"),
        whole(layout.perSet, "per-set", into("perSet"), 1, MOST_PER_SET),
        t("scorer.set.boardsEach", { n: layout.rounds * layout.perSet }),
      ),
    odd &&
      labelled(
        t("scorer.set.missing"),
        whole(layout.missing ?? state.count + 1, "missing", (value) => into("missing")(value === state.count + 1 ? null : value), 1, state.count + 1),
        t("scorer.set.missingHint"),
      ),
    plan === "mitchell" && kindField(page, state, { set, select }),
    plan === "mitchell" &&
      labelled(t("scorer.set.switched"), whole(layout.switched, "switched", into("switched"), 0, layout.rounds), t("scorer.set.switchedHint")),
    labelled(t("scorer.set.method"), select("method", scoring.method, methods, score("method"))),
    scoring.method === "matchpoints" && perWinField(scoring, score, select),
    scoring.method === "matchpoints" &&
      labelled(
        t("scorer.set.factoring"),
        select(
          "factoring",
          scoring.factoring ?? "neuberg",
          ["neuberg", "none"].map((id) => [id, t(`scorer.factorings.${id}`)]),
          score("factoring"),
        ),
      ),
    scoring.method === "cross-imps" &&
      labelled(
        t("scorer.set.divisor"),
        select(
          "divisor",
          scoring.divisor ?? "comparisons",
          ["comparisons", "one"].map((id) => [id, t(`scorer.divisors.${id}`)]),
          score("divisor"),
        ),
      ),
    scoring.method === "butler" && labelled(t("scorer.set.trim"), whole(scoring.trim ?? 1, "trim", score("trim"), 0, 9)),
  );
}

/** Where there is more than one, the kind of a Mitchell. */
function kindField(page, state, { set, select }) {
  const { layout } = state;
  const { kinds, now } = kindsOf(page.rules, sectionsOf(state).map(({ count }) => Math.ceil(count / 2)), layout);
  const take = (value) => {
    const next = { ...layout, kind: value === "straight" ? undefined : value };
    set({ layout: { ...next, rounds: Math.min(layout.rounds, roundsOf(page.rules, { ...state, layout: next }) ?? layout.rounds) }, laidOut: true });
  };
  const options = kinds.map((id) => [id, t(`evening.kinds.${id}`)]);
  return kinds.length > 1 && labelled(t("evening.kinds.label"), select("kind", now, options, take));
}

export function matchFields(page, state, { set, whole, select, started }) {
  const { scoring, layout, plan, game } = state;
  const score = (name) => (value) => set({ scoring: { ...scoring, [name]: value } });
  const into = (name) => (value) => set({ layout: { ...layout, [name]: value } });
  const box = (name, text) =>
    h(
      "label",
      { class: "sc-check" },
      h("input", {
        type: "checkbox",
        checked: Boolean(layout[name]),
        data: { key: `set-${name}` },
        disabled: started && name === "seeded",
        onchange: (event) => into(name)(event.target.checked),
      }),
      text,
    );
  const methods = ["imps", "board-a-match", "total-points", ...(isStage(state) ? ["patton"] : [])].map((id) => [id, t(`scorer.methods.${id}`)]);
  const formats = ["time", "games", "deals"].map((id) => [id, t(`scorer.formats.${id}`)]);
  return h(
    "div",
    { class: "sc-fields" },
    game === "bridge" && labelled(t("scorer.set.method"), select("method", scoring.method, methods, score("method"))),
    game === "bridge" && labelled(t("scorer.set.boards"), whole(scoring.boards, "boards", score("boards"), 1, 144)),
    game === "bridge" &&
      isStage(state) &&
      scoring.method === "imps" &&
      labelled(
        t("scorer.set.scale"),
        select(
          "scale",
          scoring.scale ?? "",
          [...SCALES.map((id) => [id, t(`scorer.scales.${id}`)]), ["own", t("scorer.scales.own")], ["", t("scorer.scales.none")]],
          score("scale"),
        ),
      ),
    game === "bridge" &&
      isStage(state) &&
      scoring.method === "imps" &&
      scoring.scale === "own" &&
      bandsField(page, state, "0 15 15\n3 16 14\n8 17 13\n…"),
    game === "bridge" && isStage(state) && scoring.method === "board-a-match" && countedFields(scoring, score, select),
    game === "shengji" && labelled(t("scorer.set.format"), select("format", scoring.format, formats, score("format"))),
    game === "shengji" && scoring.format === "deals" && isStage(state) && bandsField(page, state, "0 10 10\n1 11 9\n5 12 8\n…"),
    game === "shengji" &&
      scoring.format === "games" &&
      labelled(
        t("scorer.set.bestOf"),
        select(
          "best-of",
          scoring.bestOf,
          [
            [1, "1"],
            [3, "3"],
            [5, "5"],
          ],
          (value) => score("bestOf")(Number(value)),
        ),
      ),
    game === "bridge" &&
      plan === "swiss" &&
      !layout.unbeaten &&
      labelled(
        t("scorer.set.odd"),
        select(
          "odd",
          layout.odd ?? "bye",
          ["bye", "half", "full"].map((id) => [id, t(`scorer.odds.${id}`)]),
          into("odd"),
        ),
        t("scorer.set.oddHint"),
      ),
    game === "bridge" && plan === "swiss" && box("unbeaten", t("evening.unbeaten.set")),
    isBracket({ plan }) && box("seeded", t("scorer.set.seeded")),
    plan === "knockout" && box("third", t("scorer.set.third")),
    plan === "double" && box("secondFinal", t("scorer.set.secondFinal")),
  );
}

/** What matches of board-a-match count: their boards, worth so much each, or who won them. */
function countedFields(scoring, score, select) {
  const counted = scoring.counted ?? "boards";
  const ways = ["boards", "wins"].map((id) => [id, t(`evening.boardPoints.${id}`)]);
  return [
    labelled(t("evening.boardPoints.label"), select("counted", counted, ways, score("counted"))),
    counted === "boards" && perWinField(scoring, score, select),
  ];
}

/** What a better, an equal and a worse result on a board are worth. */
function perWinField(scoring, score, select) {
  const ways = [
    [2, "2 / 1 / 0"],
    [1, "1 / ½ / 0"],
  ];
  return labelled(t("scorer.set.perWin"), select("per-win", scoring.perWin ?? 2, ways, (value) => score("perWin")(Number(value))));
}

/** The organiser's own points by margin. */
function bandsField(page, { scoring }, placeholder) {
  const field = h("textarea", {
    class: "field wide",
    rows: 4,
    value: scoring.bands ?? "",
    placeholder,
    data: { key: "set-bands" },
    oninput: (event) => (scoring.bands = event.target.value),
    onchange: () => page.showFormSoon(),
  });
  return labelled(t("scorer.set.bands"), field, t("scorer.set.bandsHint"));
}
