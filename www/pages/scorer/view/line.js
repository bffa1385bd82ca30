// One field for one result: what it means is said while it is typed, Enter keeps it and goes on.
import { announce } from "../../../lib/announce.js";
import { h, isDrawing } from "../../../lib/dom.js";
import { isComposing } from "../../../lib/keys.js";
import { contractMark, contractText, cardMark } from "../../../lib/bridge/names.js";
import { hasText, listed, number, sentences, t } from "../../../lib/words.js";
import { isBeyond, readTyped, relative, typedOf, wrongSum } from "../typed.js";

/** Why a result cannot be taken, in words; the package's own refusal is behind it. */
export function refusalText(error) {
  if (hasText(`scorer.refusals.${error.code}`)) return t(`scorer.refusals.${error.code}`);
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
    if (!checked.possible) return { problem: impossible(model, board, result.score, checked.vulnerability) };
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
    for (const other of [score - away, score + away]) if (model.check(board, { score: other }).possible) near.push(other);
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
  return h("span", { class: "sc-mark" }, contractMark(row.contract), " ", t(`bridge.seatLetters.${row.declarer}`), " ", relative(row).replace("-", "−"), lead);
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

/**
 * A field whose text is judged as it is typed (`judged`, shown by `show`), taken with Enter, the arrows or by leaving it
 * (`take`), and given up with Escape. `more()`, if there is more to say about it, comes with Shift+Enter.
 */
export function typedField({ id, kept, label, placeholder, drafts, judged, show, take, after, more }) {
  const input = h("input", {
    class: "field sc-result", value: drafts.get(id) ?? kept, data: { key: `result-${id}` }, autocomplete: "off", autocapitalize: "characters", autocorrect: "off",
    spellcheck: "false", enterkeyhint: "next", placeholder, aria: { label, describedby: `say-${id}` },
  });
  input.defaultValue = kept; // what is typed differs from it until it is kept
  let settled = kept;
  const typed = () => input.value.trim();
  const look = (final) => {
    const judgement = judged(typed(), kept);
    show(input, judgement, final);
    return judgement;
  };
  /** Whether the text is kept; announces why not. */
  const commit = () => {
    if (typed() === settled) return true;
    const judgement = look(true);
    if (judgement.problem) {
      announce(judgement.problem, { atOnce: true });
      return false;
    }
    settled = typed();
    take(judgement);
    drafts.delete(id); // only now: the page may end at any moment, and one of the two must be there
    input.defaultValue = settled;
    input.dataset.settled = ""; // no drawing takes it for one of its own
    return true;
  };
  const act = (where) => (commit() ? after(where) : input.select());
  input.addEventListener("input", () => {
    tried = null;
    drafts.set(id, input.value);
    look(false);
  });
  input.addEventListener("focus", () => {
    if (drafts.has(id)) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  });
  let tried = null;
  /**
   * Takes the text when the field is left: not every way of leaving, nor of getting a text, makes a change of it. Where the
   * page is left it stays as it is, to be gone on with.
   */
  const leave = () => {
    if (typed() === settled || typed() === tried || !input.isConnected || isDrawing() || document.visibilityState === "hidden") return;
    tried = typed();
    if (commit()) after("stay");
  };
  input.addEventListener("change", leave);
  input.addEventListener("blur", () => document.activeElement !== input && leave());
  input.addEventListener("keydown", (event) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      drafts.delete(id);
      input.value = input.defaultValue;
      settled = typed();
      look(false);
      input.select(); // as when it was reached: what is typed next takes its place
    } else if (more && event.key === "Enter" && event.shiftKey) commit() ? more() : input.select();
    else if (event.key === "Enter" || event.key === "ArrowDown") act("next");
    else if (event.key === "ArrowUp") act("previous");
    else return;
    event.preventDefault();
  });
  if (input.value !== "") look(true);
  return input;
}
