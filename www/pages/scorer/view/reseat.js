// What another set-up does to what has been entered, told before it is done.
import { h, openDialog, reachable } from "../../../lib/dom.js";
import { enumerated, t } from "../../../lib/words.js";
import { asText } from "../pairs.js";
import { resultText } from "./line.js";
import { looseText } from "./loose.js";

/** Numbers that follow each other are told together: "11–20 → 12–21". */
function numberText(numbers) {
  const runs = [];
  for (const [from, to] of [...numbers].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && from === last.from + last.length && to === last.to + last.length) last.length += 1;
    else runs.push({ from, to, length: 1 });
  }
  const range = (first, length) => (length === 1 ? String(first) : `${first}–${first + length - 1}`);
  return enumerated(runs.map(({ from, to, length }) => `${range(from, length)} → ${range(to, length)}`));
}

const lineText = ({ board, ns, ew, row }) =>
  t("evening.reseat.line", { board, ns: asText(ns), ew: asText(ew), result: row.contract ? resultText(row) : String(row.score).replace("-", "−") });

/** Resolves to "keep", "leave", "turn" or nothing where the set-up is gone on with. Homeless are lines of a session of pairs, or matches. */
export function askReseat({ numbers, stay, homeless, turns = 0 }, model) {
  const textOf = (own) => (own.stored ? looseText(model, own) : lineText(own));
  return new Promise((resolve) => {
    let answer = null;
    const lost = homeless.length > 0;
    // Where nothing loses its place there is nothing to read first.
    const button = (key, text, value, primary) =>
      h("button", { type: "button", class: ["button", primary && "primary"], autofocus: primary && !lost, data: { key: `reseat-${key}` }, onclick: () => {
        answer = value;
        dialog.close();
      } }, text);
    const content = [
      numbers.length > 0 && h("p", null, t("evening.reseat.numbers", { list: numberText(numbers) })),
      h("p", null, t("evening.reseat.stay", { n: stay })),
      lost && [
        h("p", null, h("b", null, t("evening.reseat.homeless", { n: homeless.length }))),
        reachable(h("ul", { class: "sc-list sc-homeless", aria: { label: t("evening.reseat.homeless", { n: homeless.length }) } }, homeless.map((line) => h("li", null, textOf(line))))),
      ],
      turns > 0 && h("p", null, t("evening.reseat.turns", { n: turns })),
      h(
        "div",
        { class: "row end" },
        button("back", t("evening.reseat.back"), null),
        lost && button("leave", t("evening.reseat.leave"), "leave"),
        turns > 0 && button("turn", t("evening.reseat.turn"), "turn"),
        button("keep", t(!lost ? "evening.reseat.change" : homeless[0].stored ? "evening.reseat.keepApart" : "evening.reseat.keep"), "keep", true),
      ),
    ];
    const dialog = openDialog({ title: t("evening.reseat.title"), closeLabel: t("shell.close"), content });
    dialog.addEventListener("close", () => resolve(answer));
  });
}
