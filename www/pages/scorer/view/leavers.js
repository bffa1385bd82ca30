// Who leaves a round robin or a Swiss before its end, and what becomes of the results.
import { h } from "../../../lib/dom.js";
import { listed, saidOf, t } from "../../../lib/words.js";
import { numberTyped } from "../folded.js";
import { removeButton } from "./remove.js";

/** The panel. */
export function leaversPanel(page) {
  const { model } = page;
  const left = model.event.left ?? [];
  const keep = (to) => page.change("left", [{ at: ["left"], to: to.length > 0 ? to : undefined }]);
  const item = (team) => {
    const { effect, played, all } = model.leavers().get(team);
    const back = removeButton(`left-${team}`, () => keep(left.filter((own) => own !== team)));
    return h(
      "li",
      null,
      saidOf(
        [team, model.nameOf(team)].filter(Boolean).join(" "),
        t(`scorer.leavers.${model.event.plan === "swiss" ? "swiss" : effect}`, { played, all }),
      ),
      " ",
      back,
    );
  };
  const form = h(
    "form",
    { class: "row tight sc-penalty", data: { typed: "leaver" } },
    h(
      "label",
      { class: "sc-labelled" },
      h("span", null, t("scorer.number")),
      h("input", { class: "field sc-tiny", name: "number", inputmode: "numeric", autocomplete: "off", data: { key: "left-number" } }),
    ),
    h("button", { class: "button", data: { key: "left-add" } }, t("scorer.leavers.add")),
  );
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const team = numberTyped(new FormData(form).get("number"));
    if (!model.numbers().includes(team) || left.includes(team)) return page.problem(t("scorer.wrong.leaver"));
    form.reset();
    return keep([...left, team]);
  });
  const out = model.disqualified();
  const ruled =
    out.length > 0 &&
    h("p", { class: "sc-odd" }, t("scorer.leavers.out", { list: listed(out.map((team) => [team, model.nameOf(team)].filter(Boolean).join(" "))) }));
  return h(
    "details",
    { class: "panel", data: { key: "leavers" }, open: left.length + out.length > 0 },
    h("summary", null, h("h2", null, t("scorer.leavers.title"))),
    h("p", { class: "hint" }, t("scorer.leavers.hint")),
    h("ul", { class: "sc-list" }, left.map(item)),
    ruled,
    form,
  );
}
