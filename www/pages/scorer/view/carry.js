// What teams carry into a match of a knock-out from a match they had before: by the regulations, or as the director says.
import { h } from "../../../lib/dom.js";
import { lawChip } from "../../../lib/law.js";
import { number as shown, saidOf, t } from "../../../lib/words.js";
import { folded, numberTyped } from "../folded.js";
import { begunAgain } from "../unsent.js";
import { field, matchChoice, numberField } from "./penalties.js";
import { removeButton } from "./remove.js";

const LAW = { book: "CN-TD", article: "51" };

function item(page, { number, match, amount }, index) {
  const { model } = page;
  const own = model.bracketMatches().find(({ key }) => key === match);
  const remove = () => page.change("carry", [{ at: ["carried"], to: model.event.carried.filter((_, place) => place !== index) }]);
  const where = own ? t("scorer.matchNumber", { n: own.match + 1 }) : t("evening.carry.gone");
  return h(
    "li",
    null,
    saidOf([number, model.nameOf(number)].filter(Boolean).join(" "), `${shown(amount, true)} ${t("scorer.results.imps")} · ${where}`),
    " ",
    removeButton(`carry-${index}`, remove),
  );
}

const readNumber = (text) => (/^\d+([.,]\d{1,2})?$/.test(folded(text)) ? numberTyped(text) : null);

/** The panel; nothing where matches are not counted in IMPs. */
export function carryPanel(page) {
  const { model, rules } = page;
  const { game, scoring, carried = [] } = model.event;
  if (game !== "bridge" || scoring.method !== "imps") return null;
  const match = matchChoice(page, "carry");
  const say = h("p", { class: "sc-ruling", role: "status" });
  const higher = h("label", { class: "sc-check" }, h("input", { type: "checkbox", name: "higher", data: { key: "carry-higher" } }), t("evening.carry.higher"));
  const form = h(
    "form",
    { class: "row tight sc-penalty", data: { typed: "carry" } },
    numberField("carry", match),
    match.field,
    field("carry", "net", t("evening.carry.net"), { inputmode: "decimal" }),
    higher,
    field("carry", "amount", t("evening.carry.amount"), { inputmode: "decimal" }),
    h("button", { class: "button", data: { key: "carry-add" } }, t("scorer.delay.enter")),
    say,
  );
  const read = () => {
    const told = Object.fromEntries(new FormData(form));
    const [net, stated] = [readNumber(told.net), readNumber(told.amount)];
    const owed = net === null ? null : rules.carryKnockout(net, Boolean(told.higher), scoring.boards) / 100;
    return { number: numberTyped(told.number), match: told.match, owed, amount: stated ?? owed };
  };
  form.addEventListener("input", () => {
    const { owed } = read();
    say.replaceChildren(...(owed === null ? [] : [h("b", null, `${shown(owed, true)} ${t("scorer.results.imps")}`), " ", lawChip(LAW)]));
  });
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const { owed, ...own } = read();
    if (!match.other(own.match, own.number) || own.amount === null) return page.problem(t("evening.carry.wrong"));
    begunAgain(form);
    return page.change("carry", [{ at: ["carried"], to: [...carried, own] }]);
  });
  return h(
    "details",
    { class: "panel", data: { key: "carry" }, open: carried.length > 0 },
    h("summary", null, h("h2", null, t("evening.carry.title"))),
    h("p", { class: "hint" }, t("evening.carry.hint")),
    h(
      "ul",
      { class: "sc-list" },
      carried.map((own, index) => item(page, own, index)),
    ),
    form,
  );
}
