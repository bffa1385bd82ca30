// Results of matches that are not played as the event stands: told, so that nothing is kept unseen, and taken away one by one.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { saidOf, t } from "../../../lib/words.js";
import { typedMatch } from "../match-typed.js";

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
  const label = (own) => ({ label: saidOf(t("scorer.remove"), looseText(model, own)) });
  const look = { type: "button", class: "icon-button sc-tiny-button", title: t("scorer.remove") };
  const button = (own) => h("button", { ...look, aria: label(own), data: { key: `loose-${own.key}` }, onclick: remove(own) }, icon(ICONS.close));
  return h("section", { class: "panel" }, h("h2", null, t("evening.looseTitle")), h("p", { class: "hint" }, t("evening.looseHint")),
    h("ul", { class: "sc-list sc-loose" }, loose.map((own) => h("li", null, looseText(model, own), " ", button(own)))));
}
