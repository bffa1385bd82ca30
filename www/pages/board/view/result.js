// Contract, tricks and score: always on the page.
import { h } from "../../../lib/dom.js";
import { contractMark, contractSpoken, seatText, sideOf } from "../../../lib/bridge/names.js";
import { lawChip } from "../../../lib/law.js";
import { number, t, tn } from "../../../lib/words.js";
import { worthPanel } from "./worth.js";

/** `book` is the edition of the laws whose score it is; all have the same. */
export function resultPanel(model, book = "2007") {
  if (!model.playable) return [h("h2", null, t("board.result.title")), h("p", null, t("board.result.none"))];
  const { table } = model;
  const { contract, standing, result, phase } = table;
  const shown = contract ?? standing;
  return [
    h("h2", { class: "visually-hidden" }, t("board.result.title")),
    h("dl", { class: "facts" },
      fact("contract", contractFact(shown, phase, result), contract ? undefined : shown && t("board.result.soFar")),
      fact("tricks", trickFact(table, contract)),
      fact("score", scoreFact(model, shown, result))),
    result?.contract && breakdown(model, result, book),
    worthPanel(model, shown),
  ];
}

/** Contract, tricks and score in one line, for windows in which the panel is out of sight; the panel is what is read out. */
export function summaryLine(model) {
  const { table } = model;
  const { contract, standing, result, phase } = table;
  const shown = contract ?? standing;
  if (!shown) return phase === "over" ? h("p", { class: "summary", aria: { hidden: "true" } }, t("bridge.passedOut")) : null;
  const side = sideOf(shown.declarer);
  const tricks = result ? [result.tricks, 13 - result.tricks] : [table.tricksWon(side), table.tricksWon(side === "NS" ? "EW" : "NS")];
  const score = result ? `${t(`bridge.sideLetters.${result.scoreNS >= 0 ? "NS" : "EW"}`)} ${number(Math.abs(result.scoreNS), true)}` : "";
  return h(
    "p",
    { class: "summary", aria: { hidden: "true" } },
    h("span", null, contractMark(shown.contract), " ", t(`bridge.seatLetters.${shown.declarer}`)),
    contract && h("span", null, `${t("board.result.tricks")} ${tricks.join(" : ")}`),
    h("b", null, score),
  );
}

const fact = (key, value, note) =>
  h(
    "div",
    { class: ["fact", `fact-${key}`] },
    h("dt", null, t(`board.result.${key}`)),
    h("dd", null, value, note && h("small", null, note)),
  );

function contractFact(shown, phase, result) {
  if (phase === "over" && result && !result.contract) return t("bridge.passedOut");
  if (!shown) return "—";
  const mark = h(
    "span",
    null,
    h("span", { aria: { hidden: "true" } }, contractMark(shown.contract)),
    h("span", { class: "visually-hidden" }, contractSpoken(shown.contract)),
  );
  return h("span", { class: "contract-by" }, tn("bridge.contractBy", { contract: mark, seat: seatText(shown.declarer) }));
}

function trickFact(table, contract) {
  if (!contract) return "—";
  const side = sideOf(contract.declarer);
  const other = side === "NS" ? "EW" : "NS";
  const { result } = table;
  const ours = result ? result.tricks : table.tricksWon(side);
  const theirs = result ? 13 - result.tricks : table.tricksWon(other);
  const needs = t("board.result.needs", { n: contract.tricksNeeded });
  return [
    h(
      "span",
      { class: "trick-score" },
      h("small", null, t(`bridge.sideLetters.${side}`)),
      ` ${ours} : ${theirs} `,
      h("small", null, t(`bridge.sideLetters.${other}`)),
    ),
    h("small", null, needs),
  ];
}

/** How the contract fared, such as "made, 1 overtrick". */
function outcomeText(result) {
  const over = result.tricks - result.contract.tricksNeeded;
  if (over === 0) return t("bridge.result.made");
  return over > 0 ? t("bridge.result.over", { n: over }) : t("bridge.result.down", { n: -over });
}

function scoreFact(model, shown, result) {
  if (result) {
    const side = result.scoreNS >= 0 ? "NS" : "EW";
    const points = `${t(`bridge.sideLetters.${side}`)} ${number(Math.abs(result.scoreNS), true)}`;
    return [h("b", { class: "points" }, result.scoreNS === 0 ? "0" : points), result.contract && h("small", null, outcomeText(result))];
  }
  if (!shown) return "—";
  const points = model.bridge.score(shown.contract, shown.declarer, model.board.vulnerability, shown.tricksNeeded);
  return [h("span", { class: "points soft" }, number(points, true)), h("small", null, t("board.result.ifMade"))];
}

/** What the score is made of (law 77). */
function breakdown(model, { contract, tricks }, book) {
  const parts = model.bridge.scoreParts(contract.contract, contract.declarer, model.board.vulnerability, tricks);
  const rows = parts
    .filter(({ points }) => points !== 0)
    .map(({ part, points, count }) =>
      h("tr", null, h("th", { scope: "row" }, t(`board.parts.${part}`, { n: count })), h("td", null, number(points, true))),
    );
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const foot = h(
    "tr",
    null,
    h("th", { scope: "row" }, t("board.parts.total", { side: t(`bridge.sideLetters.${sideOf(contract.declarer)}`) })),
    h("td", null, number(total, true)),
  );
  return h(
    "details",
    { class: "breakdown", open: true, data: { key: "breakdown" } },
    h("summary", null, t("board.result.breakdown"), " ", lawChip({ book, article: "77" })),
    h("table", { class: "score-parts" }, h("tbody", null, rows), h("tfoot", null, foot)),
  );
}
