// The fields of the form of an event of matches: how they are laid out and scored.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { isBracket, isStage } from "../plans.js";
import { perWinField } from "./movement-fields.js";
import { key, labelled, select, whole } from "./setup-controls.js";

const SCALES = ["wbf", "wbf-discrete", "acbl-20", "acbl-30"];

/** The fields. `set` takes over what has changed; `started` says whether results are there. */
export function matchFields(page, state, { set, started }) {
  const { scoring, layout, plan, game } = state;
  const score = (name) => (value) => set({ scoring: { ...scoring, [name]: value } });
  const into = (name) => (value) => set({ layout: { ...layout, [name]: value } });
  const box = (name, text) => h("label", { class: "sc-check" }, checkbox(name, layout, { disabled: started && name === "seeded", keep: into(name) }), text);
  return h(
    "div",
    { class: "sc-fields" },
    game === "bridge" ? bridgeFields(page, state, score) : shengjiFields(page, state, score),
    game === "bridge" && plan === "swiss" && !layout.unbeaten && oddField(layout, into("odd")),
    game === "bridge" && plan === "swiss" && box("unbeaten", t("evening.unbeaten.set")),
    isBracket({ plan }) && box("seeded", t("scorer.set.seeded")),
    plan === "knockout" && box("third", t("scorer.set.third")),
    plan === "double" && box("secondFinal", t("scorer.set.secondFinal")),
  );
}

const checkbox = (name, layout, { disabled, keep }) =>
  h("input", { type: "checkbox", checked: Boolean(layout[name]), ...key(name), disabled, onchange: (event) => keep(event.target.checked) });

/** How matches of bridge are scored. */
function bridgeFields(page, state, score) {
  const { scoring } = state;
  const stage = isStage(state);
  const methods = ["imps", "board-a-match", "total-points", ...(stage ? ["patton"] : [])].map((id) => [id, t(`scorer.methods.${id}`)]);
  return [
    labelled(t("scorer.set.method"), select("method", scoring.method, methods, score("method"))),
    labelled(t("scorer.set.boards"), whole(scoring.boards, "boards", score("boards"), 1, 144)),
    stage && scoring.method === "imps" && scaleFields(page, state, score),
    stage && scoring.method === "board-a-match" && countedFields(scoring, score),
  ];
}

/** The scale of victory points, which may be the organiser's own. */
function scaleFields(page, state, score) {
  const scales = [...SCALES, "own"].map((id) => [id, t(`scorer.scales.${id}`)]);
  return [
    labelled(t("scorer.set.scale"), select("scale", state.scoring.scale ?? "", [...scales, ["", t("scorer.scales.none")]], score("scale"))),
    state.scoring.scale === "own" && bandsField(page, state, "0 15 15\n3 16 14\n8 17 13\n…"),
  ];
}

/** What matches of board-a-match count: their boards, worth so much each, or who won them. */
function countedFields(scoring, score) {
  const counted = scoring.counted ?? "boards";
  const ways = ["boards", "wins"].map((id) => [id, t(`evening.boardPoints.${id}`)]);
  return [labelled(t("evening.boardPoints.label"), select("counted", counted, ways, score("counted"))), counted === "boards" && perWinField(scoring, score)];
}

/** How matches of Shengji are scored. */
function shengjiFields(page, state, score) {
  const { format, bestOf } = state.scoring;
  const formats = ["time", "games", "deals"].map((id) => [id, t(`scorer.formats.${id}`)]);
  const games = [1, 3, 5].map((most) => [most, String(most)]);
  return [
    labelled(t("scorer.set.format"), select("format", format, formats, score("format"))),
    format === "deals" && isStage(state) && bandsField(page, state, "0 10 10\n1 11 9\n5 12 8\n…"),
    format === "games" && labelled(t("scorer.set.bestOf"), select("best-of", bestOf, games, (value) => score("bestOf")(Number(value)))),
  ];
}

/** What an odd number of teams does in a Swiss. */
function oddField({ odd }, keep) {
  const ways = ["bye", "half", "full"].map((id) => [id, t(`scorer.odds.${id}`)]);
  return labelled(t("scorer.set.odd"), select("odd", odd ?? "bye", ways, keep), t("scorer.set.oddHint"));
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
