// Results of matches that are not played as the event stands: told, so that nothing is kept unseen, and taken away one by one.
import { h } from "../../../lib/dom.js";
import { saidOf, t } from "../../../lib/words.js";
import { typedMatch } from "../match-typed.js";
import { removeButton } from "./remove.js";

/** A result with those who played it. */
export function looseText(model, { home, away, stored }) {
  const named = (own) => `${own} ${model.nameOf(own)}`.trim();
  const result = stored.boards ? t("scorer.byBoards", { n: Object.keys(stored.boards).length }) : typedMatch(stored, { levels: model.levels });
  return saidOf(`${named(home)} – ${named(away)}`, result);
}

/** The panel; nothing where every result has its match. */
export function loosePanel(page) {
  const { model } = page;
  const loose = model.loose();
  if (loose.length === 0) return null;
  const remove = ({ key }) => () => page.change("match", [{ at: ["matches", key], to: undefined }]);
  const button = (own) => removeButton(`loose-${own.key}`, remove(own), saidOf(t("scorer.remove"), looseText(model, own)));
  return h("section", { class: "panel" }, h("h2", null, t("evening.looseTitle")), h("p", { class: "hint" }, t("evening.looseHint")),
    h("ul", { class: "sc-list sc-loose" }, loose.map((own) => h("li", null, looseText(model, own), " ", button(own)))));
}
