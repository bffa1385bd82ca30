// The verdict: the award, its reasons, what other settings would give.
import { h } from "../../../lib/dom.js";
import { lawChip } from "../../../lib/law.js";
import { cardMark } from "../../../lib/bridge/names.js";
import { saidOf, t, tn } from "../../../lib/words.js";

const range = ({ tricks, atLeast, atMost }) => (tricks === null ? `${atLeast}–${atMost}` : String(tricks));

export function verdictPanel(page, { onStop, onAgain }) {
  const { verdict, refusal, busy, stopped } = page;
  const head = h(
    "div",
    { class: "act-head" },
    h("h2", null, t("claim.verdict.title")),
    busy && h("button", { type: "button", class: "button quiet", data: { key: "stop" }, onclick: onStop }, t("claim.verdict.stop")),
  );
  if (refusal) return [head, h("p", { class: "problem-line", role: "status" }, page.refusalText())];
  if (stopped)
    return [
      head,
      h("p", null, t("claim.verdict.stopped")),
      h("button", { type: "button", class: "button", data: { key: "again" }, onclick: onAgain }, t("claim.verdict.again")),
    ];
  if (!verdict) return [head, h("p", { class: "hint", role: "status" }, t("claim.verdict.working"))];
  return [head, award(page), proof(page), reasons(verdict), alternatives(verdict)];
}

function award({ desk, verdict, busy }) {
  const { award: tricks, side, left, claimed, totals, stands, judgment, best, worstLegal } = verdict;
  const { won } = desk.position;
  const isWhole = won.NS + won.EW + left === 13; // of an ending that was entered nobody knows what went before
  const about = (key, value) => h("div", { class: "fact" }, h("dt", null, t(`claim.verdict.${key}`)), h("dd", null, value));
  return h("div", { class: ["award", stands ? "award-stands" : "award-fails", busy && "award-old"], role: "status" },
    h("p", { class: "award-line" }, h("strong", { class: "award-number" }, range(tricks)), " ", t("claim.verdict.awarded", { side: t(`bridge.sides.${side}`), left })),
    h("p", null, t(stands ? "claim.verdict.stands" : "claim.verdict.fails", { n: claimed })),
    judgment !== false && h("p", { class: "judgment" }, t(judgment ? "claim.verdict.judgment" : "claim.verdict.judgmentOpen")),
    h("dl", { class: "facts" },
      isWhole && [about("totalNS", range(totals.NS)), about("totalEW", range(totals.EW))],
      about("best", range(best)),
      about("worst", range(worstLegal))));
}

function proof({ proof, verdict }) {
  if (!proof) return null;
  const kind = proof.legal ? "legal" : proof.stated ? "stated" : proof.normal ? "normal" : [proof.legal, proof.normal].includes(null) ? "unknown" : "none";
  return h("p", { class: ["proof", `proof-${kind}`] }, t(`claim.proof.${kind}`, { n: verdict.claimed }));
}

function reasons({ reasons: list }) {
  const one = ({ code, law, card, by, trick }) => h("li", null,
    h("span", null, tn(`claim.reasons.${code}`, { card: card ? cardMark(card) : "", by: by ? cardMark(by) : "", n: trick ?? 0 })), " ", lawChip(law));
  return [h("h3", null, t("claim.verdict.reasons")), h("ul", { class: "reasons" }, list.map(one))];
}

/** Only what differs is told at once; the rest is there to unfold. */
function alternatives({ alternatives: list, award: own, judgment }) {
  const differs = ({ award: other }) => other.atMost < own.atLeast || other.atLeast > own.atMost || other.tricks !== own.tricks;
  const name = ({ switch: which, setting, knowsTrumps }) =>
    which === null
      ? t(knowsTrumps ? "claim.verdict.hadKnown" : "claim.verdict.hadForgotten")
      : saidOf(t(`claim.switches.${which}`), t(`claim.settings.${which}.${setting}`));
  const row = (other) => h("tr", { class: differs(other) && "differs" }, h("th", { scope: "row" }, name(other)), h("td", null, range(other.award)));
  const table = (rows) => h("table", { class: "alternatives" }, h("tbody", null, rows.map(row)));
  const different = list.filter(differs);
  const same = list.filter((other) => !differs(other));
  const told = different.length > 0 || judgment === null;
  return [
    h("h3", null, t("claim.verdict.alternatives")),
    different.length > 0 && table(different),
    !told && h("p", { class: "hint" }, t("claim.verdict.allSame")),
    same.length > 0 && told && h("details", { data: { key: "same" } }, h("summary", null, t("claim.verdict.same", { n: same.length })), table(same)),
  ];
}
