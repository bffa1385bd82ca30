// Lines of a session of pairs as a whole: added, with other pairs, or filled in for somebody who has left.
import { t } from "../../lib/words.js";
import { folded } from "./folded.js";
import { asText, lineKey } from "./pairs.js";
import { judge } from "./view/line.js";

const numbersOf = (text) => folded(text).split(/[^\d]+/).filter(Boolean).map(Number);

/** One number, or two players at an individual; nothing for anything else. */
export function sideOf(text) {
  const numbers = numbersOf(String(text));
  if (numbers.length === 1) return numbers[0] > 0 ? numbers[0] : null;
  return numbers.length === 2 && numbers.every((one) => one > 0) ? numbers : null;
}

/** Why these cannot have sat against each other in the event; nothing when they can. */
export function misfit({ event }, ns, ew) {
  const all = [ns, ew].flat();
  if (event.plan === "individual" && all.length !== 4) return t("scorer.wrong.partners");
  if (ns === null || ew === null) return t("scorer.wrong.pairs");
  if (event.plan !== "individual" && event.plan !== "free" && all.length !== 2) return t("scorer.wrong.pairs");
  return new Set(all).size < all.length ? t("scorer.refusals.same-pair") : null;
}

/** Guests may sit down anywhere, but a number that takes no part is more often a slip. */
function sayStranger(page, ns, ew) {
  const stranger = [ns, ew].flat().find((number) => page.model.players?.has(number) === false);
  if (stranger !== undefined) page.done(t("scorer.stranger", { number: stranger }));
}

/** A line of two pairs the movement does not bring together on that board. */
export function addLine(page, { board, ns, ew, result, taken }) {
  const sides = [sideOf(ns), sideOf(ew)];
  const wrong = Number.isInteger(board) && board > 0 ? misfit(page.model, ...sides) : t("scorer.wrong.board");
  if (wrong) return page.problem(wrong);
  const judged = judge(page.model, page.RulesError, board, result);
  if (judged.problem) return page.problem(judged.problem);
  const key = lineKey(board, ...sides);
  const there = page.model.lines().find((line) => line.key === key);
  taken();
  const to = { ...judged.row, ...((there?.extra ?? true) && { board, ns: sides[0], ew: sides[1] }) };
  if (!there || judged.row) page.change("line", [{ at: ["rows", key], to }], { later: true });
  page.goTo({ by: "board", board });
  if (there?.row && judged.row) page.done(t("scorer.replaced", { board, ns: asText(sides[0]), ew: asText(sides[1]) }));
  sayStranger(page, ...sides);
  if (judged.empty) return page.typing.focus(key);
  return page.places.main.querySelector("[data-key=add-ns]").focus();
}

/** Why a line cannot have these pairs; nothing when it can. */
export function lineMisfit(model, line, { ns, ew }) {
  const wrong = misfit(model, ns, ew);
  if (wrong) return wrong;
  const key = lineKey(line.board, ns, ew);
  return key !== line.key && model.linesOf(line.board).some((own) => own.key === key && own.row) ? t("scorer.wrong.taken") : null;
}

/** Other pairs on a line, or no line at all (`next` null). */
export function replaceLine(page, line, next, result) {
  const key = next && lineKey(line.board, next.ns, next.ew);
  const gone = line.extra ? undefined : { left: true, board: line.board, ns: line.ns, ew: line.ew };
  const { round, table, board } = line;
  const patches = key === line.key ? [] : [{ at: ["rows", line.key], to: gone }];
  if (next)
    patches.push({
      at: ["rows", key],
      to: key === line.key && !line.extra ? (result ?? undefined) : { ...result, board, ns: next.ns, ew: next.ew, round, table },
    });
  page.change("line", patches);
  if (next) sayStranger(page, next.ns, next.ew);
}

/** What to keep for a line; `undefined` where nothing is told about it that the movement does not say. */
export function rowOf({ board, ns, ew, extra, round, table }, result) {
  if (!extra) return result ?? undefined;
  return result ? { ...result, board, ns, ew, ...(round && { round }), ...(table && { table }) } : { board, ns, ew };
}

/** An award with the offenders first, as it is for a line where they sit east-west. */
const turned = (award) => award.replace(/^([AI])(?=[\d+-])/, "").split("/").reverse().join("/");

/**
 * What the open lines of somebody who has left become: not played, or as the regulations score what is forfeited. The
 * patches to do so, one for each line.
 */
export function leaving({ rules, model }, number, why) {
  const { scoring } = model.event;
  const open = model.lines().filter(({ row, ns, ew }) => !row && [ns, ew].flat().includes(number));
  const { score } = rules.unplayedBoard(scoring.method === "matchpoints" ? "pairs-matchpoints" : "pairs-imps", "forfeited");
  const prefix = score.startsWith("I") ? "I" : "";
  const result = (line) => {
    if (why === "np") return { contract: "NP" };
    const contract = [line.ns].flat().includes(number) ? score : `${prefix}${turned(score)}`;
    return { contract: model.check(line.board, { contract }).result.contract };
  };
  return open.map((line) => ({ at: ["rows", line.key], to: rowOf(line, result(line)) }));
}
