// A pair or player who leaves a session before its end: what is still open is filled in at once, to be changed line by line.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { numberTyped } from "../folded.js";
import { leaving } from "../lines.js";

/** The panel. */
export function absentPanel(page) {
  const { model } = page;
  const ways = model.event.plan === "individual" ? ["np"] : ["forfeited", "np"]; // the partner has forfeited nothing
  const number = h(
    "label",
    { class: "sc-labelled" },
    h("span", null, t("scorer.number")),
    h("input", { class: "field sc-tiny", name: "number", inputmode: "numeric", autocomplete: "off", data: { key: "absent-number" } }),
  );
  const way = h(
    "label",
    { class: "sc-labelled" },
    h("span", null, t("scorer.absent.open")),
    h(
      "select",
      { class: "field", name: "way", data: { key: "absent-way" } },
      ways.map((own) => h("option", { value: own }, t(`scorer.absent.${own}`))),
    ),
  );
  const form = h(
    "form",
    { class: "row tight sc-penalty", data: { typed: "absent" } },
    number,
    way,
    h("button", { class: "button", data: { key: "absent-add" } }, t("scorer.leavers.add")),
  );
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const own = numberTyped(read.number);
    const patches = leaving(page, own, read.way);
    if (patches.length === 0) return page.problem(t("scorer.absent.nothing"));
    form.reset();
    page.change("absent", patches);
    return page.done(t("scorer.absent.done", { n: patches.length, number: own }));
  });
  return h(
    "details",
    { class: "panel", data: { key: "absent" } },
    h("summary", null, h("h2", null, t("scorer.leavers.title"))),
    h("p", { class: "hint" }, t("scorer.absent.hint")),
    form,
  );
}
