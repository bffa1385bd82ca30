// What is rarely needed for a line: other pairs sat there, a fouled board's group, the line left out.
import { h, openDialog } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { lineKey } from "../pairs.js";
import { lineMisfit, replaceLine, sideOf } from "../lines.js";
import { numberTyped } from "../folded.js";
import { readCard } from "../typed.js";

export function lineDialog(page, line) {
  const { row } = line;
  const problem = h("p", { class: "sc-problem", role: "alert" });
  const field = (name, label, value) =>
    h(
      "label",
      { class: "sc-labelled" },
      h("span", null, label),
      h("input", { class: "field", name, value, autocomplete: "off", data: { key: `line-${name}` } }),
    );
  const form = h("form", null,
    h("p", { class: "hint" }, t("scorer.lineHint")),
    h("div", { class: "sc-pair" }, field("ns", t("bridge.sides.NS"), [line.ns].flat().join("+")), field("ew", t("bridge.sides.EW"), [line.ew].flat().join("+"))),
    row && field("group", t("scorer.group"), String(row.group ?? 0)),
    row && field("lead", t("scorer.lead"), row.lead ?? ""),
    problem,
    h("div", { class: "row end" },
      h("button", { type: "button", class: "button", data: { key: "line-swap" }, onclick: () => swap() }, t("scorer.swapSides")),
      h("button", { type: "button", class: "button", data: { key: "line-remove" }, onclick: () => done(null) }, t("scorer.removeLine")),
      h("button", { class: "button primary", data: { key: "line-keep" } }, t("scorer.keepLine"))));
  const dialog = openDialog({ title: t("scorer.lineTitle", { board: line.board }), closeLabel: t("shell.close"), content: form });
  const done = (next, result) => {
    dialog.close();
    replaceLine(page, line, next, result);
    if (next) page.typing.focus(lineKey(line.board, next.ns, next.ew));
  };
  const swap = () => {
    const turned = { ...line, ns: line.ew, ew: line.ns };
    const wrong = lineMisfit(page.model, line, turned);
    if (wrong) problem.textContent = wrong;
    else done(turned, row);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const [ns, ew] = [sideOf(read.ns), sideOf(read.ew)];
    const lead = read.lead ? readCard(read.lead) : null;
    const wrong = lineMisfit(page.model, line, { ns, ew });
    if (wrong) problem.textContent = wrong;
    else if (read.lead && !lead) problem.textContent = t("scorer.wrong.lead");
    else done({ ...line, ns, ew }, row && { ...row, group: numberTyped(read.group) || undefined, lead: lead || undefined });
  });
}
