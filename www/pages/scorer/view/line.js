// One field for one result: what it means is said while it is typed, Enter keeps it and goes on.
import { h } from "../../../lib/dom.js";
import { cardMark, cardSpoken, contractMark, contractSpoken, contractText, seatText } from "../../../lib/bridge/names.js";
import { hasText, inTurn, listed, number, sentences, t } from "../../../lib/words.js";
import { isBeyond, readTyped, relative, typedOf, wrongSum } from "../typed.js";
import { typedField } from "./typed-field.js";

/** Why a result cannot be taken, in words; the package's own refusal is behind it. */
export function refusalText(error) {
  if (hasText(`scorer.refusals.${error.code}`)) return t(`scorer.refusals.${error.code}`, error.params);
  const part = error.params?.argument?.match(/\.(\w+)$/)?.[1];
  const key = `scorer.wrong.${part}`;
  return hasText(key) ? t(key, { text: error.params.got ?? "" }) : error.message;
}

/**
 * What a typed text comes to on a board: `{ empty }`, `{ problem: text }`, or `{ row, checked }` with the fields to keep
 * and what the package says of them.
 */
export function judge(model, RulesError, board, text) {
  const read = readTyped(text);
  if (read.empty) return { empty: true };
  if (read.unknown !== undefined) return { problem: t("scorer.wrong.unknown", { text: read.unknown }) };
  if (read.missing) return { problem: t(`scorer.wrong.missing.${read.missing}`), incomplete: true };
  const { lead, group, ...result } = read.result;
  if (isBeyond(result.contract)) return { problem: t("scorer.wrong.percent") };
  const sum = result.contract?.startsWith("W") ? wrongSum(text) : null;
  if (sum !== null) return { problem: t("evening.wrong.weights", { sum }) };
  try {
    const checked = model.check(board, result);
    if (checked.impossible !== null) return { problem: impossible(model, board, checked.impossible, checked.vulnerability) };
    const { contract, declarer, tricks, score } = checked.result;
    const row = contract ? { contract, ...(declarer && { declarer, tricks }) } : { score };
    return { row: { ...row, ...(lead && { lead }), ...(group && { group }) }, checked };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { problem: refusalText(error) };
  }
}

/** An impossible score with those nearest to it that can be. */
function impossible(model, board, score, vulnerability) {
  const near = [];
  for (let away = 10; away <= 200 && near.length < 3; away += 10) {
    for (const other of [score - away, score + away]) if (model.check(board, { score: other }).impossible === null) near.push(other);
  }
  const text = t("scorer.wrong.impossible", { score: number(score), vulnerability: t(`bridge.vulnerabilities.${vulnerability}`) });
  return near.length > 0
    ? sentences([
        text,
        t("scorer.wrong.near", {
          list: listed(
            near
              .slice(0, 4)
              .sort((a, b) => a - b)
              .map((one) => number(one)),
            "disjunction",
          ),
        }),
      ])
    : text;
}

/** A kept result as people write it. */
export function resultMark(row) {
  if (!row.contract) return h("span", { class: "sc-mark" }, t("scorer.scoreOnly"));
  if (!row.declarer) return h("span", { class: "sc-mark" }, specialText(row.contract));
  const lead = row.lead ? [" ", cardMark(row.lead)] : null;
  // One picture with a name: the suit's symbol has none of its own, and "=" or "−" are not read out everywhere.
  const name = { class: "sc-mark", role: "img", aria: { label: resultSpoken(row) } };
  return h("span", name, contractMark(row.contract), " ", t(`bridge.seatLetters.${row.declarer}`), " ", relative(row).replace("-", "−"), lead);
}

/** Why the results of a session cannot be scored, with the board where it is one. */
export function troubleText(error) {
  const { board } = error.params ?? {};
  return sentences([board && t("scorer.troubleOn", { board }), refusalText(error)]);
}

/** A kept result of a contract as it is read out. */
function resultSpoken(row) {
  const over = Number(relative(row).replace("=", "0"));
  const came = t(`evening.spoken.${over === 0 ? "made" : over > 0 ? "over" : "down"}`, { n: Math.abs(over) });
  return inTurn([contractSpoken(row.contract), seatText(row.declarer), came, row.lead && t("evening.spoken.lead", { card: cardSpoken(row.lead) })]);
}

/** The same as plain text. */
export function resultText(row) {
  if (!row.contract) return t("scorer.scoreOnly");
  if (!row.declarer) return specialText(row.contract);
  return `${contractText(row.contract)} ${t(`bridge.seatLetters.${row.declarer}`)} ${relative(row).replace("-", "−")}`;
}

function specialText(contract) {
  if (contract === "Pass") return t("bridge.passedOut");
  if (contract === "NP") return t("scorer.notPlayed");
  if (contract.startsWith("W")) return t("scorer.weighted");
  return contract.replace(/^[AI](?=[\d+-])/, "").replaceAll("AVE", t("scorer.average")).replaceAll("-", "−");
}

/** What is said below a field. */
function sayings({ problem, row, checked }) {
  if (problem) return [h("span", { class: "sc-problem" }, problem)];
  if (!row) return [];
  const odd = row.sure ? [] : checked.oddities.map((code) => t(`scorer.odd.${code}`));
  const points = checked.points === null ? null : h("b", { class: "sc-points" }, number(checked.points));
  return [resultMark(row), points && " · ", points, odd.length > 0 && h("span", { class: "sc-odd" }, ` ${sentences(odd)}`)];
}

/**
 * The field. `keep(row or null)` is called with a result that can be; `after(where)` once it is kept, `where` being "next",
 * "previous" or "stay"; `more()` opens what else can be told. A text that is not kept yet, or cannot be, is in `drafts`, so that a drawing in between loses nothing.
 */
export function resultField({ id, board, row, label, model, RulesError, drafts, keep, after, more }) {
  const say = h("p", { class: "sc-say", id: `say-${id}` });
  const judged = (typed, kept) => (typed === kept && row ? { row, checked: model.checker.check(board, row) } : judge(model, RulesError, board, typed));
  const show = (input, { problem, incomplete, ...judgement }, final) => {
    const wrong = Boolean(problem) && (final || !incomplete || document.activeElement !== input);
    input.classList.toggle("wrong", wrong);
    input.setAttribute("aria-invalid", String(wrong));
    say.replaceChildren(...sayings({ problem, ...judgement }).filter(Boolean));
    say.classList.toggle("waiting", Boolean(problem) && !wrong);
  };
  const take = ({ empty, row: next }) => keep(empty ? null : next);
  const input = typedField({ id, kept: typedOf(row), label, drafts, judged, show, take, after, more });
  return h("div", { class: "sc-entry" }, input, say);
}
