// The twenty results of the deal, par, and how far the work is.
import { h } from "../../../lib/dom.js";
import { SEATS, contractMark, seatText, suitMark } from "../../../lib/bridge/names.js";
import { hrefOf } from "../../../lib/router.js";
import { number, t } from "../../../lib/words.js";
import { linkOf } from "../link.js";

const DENOMINATIONS = ["NT", "S", "H", "D", "C"];
/** Tricks that make a game in a denomination. */
const GAME = { NT: 9, S: 10, H: 10, D: 11, C: 11 };

export function analysisPanel(model, analysis) {
  const { isOn, isBusy, stopped, failed, table, par } = analysis;
  if (!model.playable) return null;
  const button = (key, act, primary) =>
    h(
      "button",
      { type: "button", class: ["button", primary && "primary"], data: { key: `analysis-${key}` }, onclick: act },
      t(`board.analysis.${key}`),
    );
  const head = (...controls) => h("div", { class: "act-head" }, h("h2", null, t("board.analysis.title")), h("div", { class: "row tight" }, controls));
  if (!isOn) return [head(button("show", () => analysis.turn(true), true)), h("p", { class: "hint" }, t("board.analysis.hint")), toClaim(model)];
  if (model.view !== "all") return [head(button("hide", () => analysis.turn(false))), h("p", { class: "hint" }, t("board.analysis.onlyAll"))];
  return [
    head(isBusy && button("stop", () => analysis.stop()), stopped && button("goOn", () => analysis.goOn()), button("hide", () => analysis.turn(false))),
    isBusy && progress(table),
    failed && h("p", { class: "problem-line", role: "status" }, t("board.analysis.failed")),
    table && makeable(table),
    par && parLine(par),
    toClaim(model),
  ];
}

/** The way to the Claim desk, once there is a play to claim in. */
export function toClaim(model, key = "to-claim", text = t("board.analysis.claim")) {
  const query = model.table.contract && linkOf(model.bridge, model.board, model.way);
  return query && h("p", null, h("a", { class: "text-link", href: hrefOf("claim", query), data: { key } }, text));
}

function progress(table) {
  const done = table?.done ?? 0;
  const bar = h("progress", { max: 20, aria: { label: t("board.analysis.progress", { n: done }) } });
  bar.value = done;
  return h("p", { class: "analysis-progress" }, bar, " ", t("board.analysis.progress", { n: done }));
}

function makeable({ tricks }) {
  const head = h(
    "tr",
    null,
    h("td"),
    DENOMINATIONS.map((name) =>
      h(
        "th",
        { scope: "col" },
        h("span", { aria: { hidden: "true" } }, name === "NT" ? "NT" : suitMark(name)),
        h("span", { class: "visually-hidden" }, t(`bridge.denominations.${name}`, { n: 2 })),
      ),
    ),
  );
  const cell = (seat, name) => {
    const count = tricks[seat][name];
    return h("td", { class: [count >= 7 && "makes", count >= GAME[name] && "makes-game"] }, count ?? "·");
  };
  const row = (seat) => h("tr", null, h("th", { scope: "row" }, seatText(seat)), DENOMINATIONS.map((name) => cell(seat, name)));
  return h("table", { class: "makeable" }, h("caption", { class: "hint" }, t("board.analysis.tricks")), h("thead", null, head), h("tbody", null, SEATS.map(row)));
}

function parLine({ score, contracts }) {
  if (contracts.length === 0) return h("p", null, t("board.analysis.parPassed"));
  const one = ({ contract, declarer, result }) => h("li", null, contractMark(contract), ` ${t("bridge.seats." + declarer)} `, result === 0 ? "=" : number(result, true));
  return [h("p", { class: "par" }, t("board.analysis.par", { score: number(score, true) })), h("ul", { class: "par-contracts" }, contracts.map(one))];
}
