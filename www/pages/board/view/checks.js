// What was checked on the board, and everything that is wrong with it.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { lawChip } from "../../../lib/law.js";
import { actionMark, cardText, seatText } from "../../../lib/bridge/names.js";
import { reasonText } from "../../../lib/bridge/refusal.js";
import { hasText, listed, t, tn } from "../../../lib/words.js";
import { problemText } from "../warnings.js";

const STAGES = ["before-first-call", "auction", "play", "after-play"];

export function checksPanel(model) {
  const found = [dealCheck(model), completedHand(model), ...(model.playable ? [recordCheck(model)] : []), ...fileChecks(model)];
  return [
    h("h2", null, t("board.checks.title")),
    h(
      "ul",
      { class: "checks" },
      found
        .filter(Boolean)
        .map(({ ok, note, content }) =>
          h(
            "li",
            { class: ok ? "check-ok" : note ? "check-note" : "check-wrong" },
            icon(ok ? ICONS.yes : ICONS.warning),
            h("div", null, content),
          ),
        ),
    ),
  ];
}

function dealCheck(model) {
  const { report } = model;
  if (report.valid) return { ok: true, content: t("board.checks.dealRight") };
  if (model.playable) return { ok: true, content: t("board.checks.dealHidden") };
  const choice = h(
    "select",
    { class: "field", data: { key: "stage" }, onchange: (event) => model.atStage(event.target.value) },
    STAGES.map((stage) => h("option", { value: stage, selected: stage === report.stage }, t(`bridge.stages.${stage}`))),
  );
  return {
    ok: false,
    content: [
      h("p", null, t("board.checks.dealWrong", { n: report.problems.length })),
      h("label", { class: "row tight" }, t("board.checks.stage"), choice),
      h("ul", { class: "problems" }, report.problems.map(oneProblem)),
    ],
  };
}

/** What is wrong with a deal, in words. */
export function dealProblemText(problem) {
  const { code, card, seats, count, text } = problem;
  const values = { card: card && cardText(card), seat: seats[0] && seatText(seats[0]), seats: listed(seats.map(seatText)), times: seats.length, count, text };
  return hasText(`bridge.dealProblems.${code}`) ? t(`bridge.dealProblems.${code}`, values) : problem.message;
}

/** A hand that a diagram of three did not show. */
const completedHand = ({ board }) => board.completed && { note: true, content: completedText(board) };

export const completedText = ({ completed }) => t("board.checks.completed", { seat: seatText(completed) });

function oneProblem(problem) {
  const { law, remedies } = problem;
  return h(
    "li",
    null,
    h("p", null, dealProblemText(problem), " ", lawChip(law)),
    remedies.length > 0 &&
      h(
        "ul",
        { class: "remedies" },
        remedies.map((remedy) => h("li", null, t(`bridge.remedies.${remedy.code}`), " ", lawChip(remedy.law))),
      ),
  );
}

/** Whether every call and card of the record is legal. */
function recordCheck({ board }) {
  const { stop, actions, filled } = board;
  if (!stop && actions.some((action) => action.startsWith("@"))) return { ok: false, note: true, content: t("board.checks.recordAccepted") };
  if (!stop) return actions.length > 0 && !filled && { ok: true, content: t("board.checks.recordRight", { n: actions.length }) };
  const { action, refusal, at, reason, seat } = stop;
  if (isTold(board)) return { ok: false, note: true, content: t("board.checks.followedTo", { n: actions.length }) };
  const what = action ? tn("board.checks.recordBroken", { n: at + 1, action: actionMark(action) }) : t("board.checks.recordUntold", { n: at + 1 });
  const why = refusal ? reasonText(refusal) : reason === "out-of-turn" ? t("board.checks.outOfTurn", { seat: seatText(seat) }) : t("board.checks.notTold");
  return { ok: false, content: [h("p", null, what, " ", lawChip(refusal?.law)), h("p", null, why), h("p", { class: "hint" }, t("board.checks.followedUntil"))] };
}

/** Whether the checks of the file tell already why the record cannot be followed. */
function isTold({ stop, problems = [] }) {
  return problems.some((problem) => !problem.note && (problem.call === stop.call && problem.call !== null || problem.card === stop.card && problem.card !== null));
}

function fileChecks({ board }) {
  return (board.problems ?? []).map((problem) => ({ ok: false, note: problem.note, content: h("p", null, problemText(problem)) }));
}
