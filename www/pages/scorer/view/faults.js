// What is wrong with a file, in words.
import { listed, number, t } from "../../../lib/words.js";
import { misfit } from "../lines.js";

/** What is wrong with an event in words. */
export function faultText({ code, at, got }) {
  if (code === "part") {
    const [part, ...place] = at.split(".");
    return t("evening.sound.part", { part: t(`evening.sound.parts.${part}`), at: place.length > 0 ? at : "–" }).replace(/ ?[（(]–[）)]/, "");
  }
  return t(`evening.sound.${code}`, { at: at ?? "", got: got ?? "" });
}

/** Which entry of a list, and which of its fields, the package cannot read. */
function entryText({ params }) {
  const [, index, field] = params?.argument?.match(/^\w+\[(\d+)\](?:\.(\w+))?/) ?? [];
  if (index === undefined) return t("evening.sound.refused");
  return t(field ? "scorer.files.entryField" : "scorer.files.entry", { n: Number(index) + 1, field: field ?? "" });
}

/** What is wrong with a file, in words. */
export function fileProblem({ fault: wrong, refusal, workbook, xml }) {
  if (workbook) return t("scorer.files.workbook");
  if (xml) return t("scorer.files.xml");
  if (wrong) return faultText(wrong);
  if (!refusal) return t("scorer.files.unknown");
  const { faults, board } = refusal.params ?? {};
  if (!faults) return t("scorer.files.refused", { text: entryText(refusal) });
  if (faults[0]?.code === "header" || faults.filter(({ code }) => code === "column").length >= 3) return t("scorer.files.unknown"); // no such table at all
  const of = board === undefined ? "fault" : board === null ? "noBoard" : "boardFault";
  const each = ({ line, code, field, stated, owed, number, first, columns }) => {
    const [one, other] = columns ?? [];
    const kind = code === "score" && owed === null ? "notPlayed" : code;
    return t(`scorer.files.${of}`, { board, line, text: t(`scorer.files.faults.${kind}`, { field: field ?? "", stated: stated ?? "", owed: owed ?? "", number, first, one, other }) });
  };
  return t("scorer.files.faulty", { list: listed(faults.slice(0, 6).map(each)), n: faults.length });
}

/** What of the rows in a file cannot be: somebody against himself, a score no contract is worth. */
export function rowsProblem(model, rows) {
  const untold = ({ board, ...row }) => model.checker.check(board, row).impossible;
  const wrong = (row) => {
    const score = untold(row);
    return misfit(model, row.ns, row.ew) ?? (score === null ? null : t("scorer.files.faults.impossible", { score: number(score) }));
  };
  const faults = rows.map((row) => [row, wrong(row)]).filter(([, text]) => text);
  if (faults.length === 0) return null;
  const side = (numbers) => [numbers].flat().join("+");
  const each = ([{ board, ns, ew }, text]) => `${t("scorer.oddLine", { board, ns: side(ns), ew: side(ew) })} ${text.replace(/[.。]$/, "")}`;
  return t("scorer.files.faulty", { list: listed(faults.slice(0, 6).map(each)), n: faults.length });
}
