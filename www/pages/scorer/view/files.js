// Files in and out, and what to print.
import { ICONS, download, h, icon } from "../../../lib/dom.js";
import { listed, number, t } from "../../../lib/words.js";
import { misfit } from "../lines.js";
import { refusalText } from "./line.js";
import { formatsOf, readFile, written } from "../files.js";
import { fileButton } from "./start.js";
import { PRINTS } from "./print.js";

/** What is wrong with an event in words. */
export function faultText({ code, at, got }) {
  if (code === "part") {
    const [part, ...place] = at.split(".");
    return t("event.sound.part", { part: t(`event.sound.parts.${part}`), at: place.length > 0 ? at : "–" }).replace(/ ?[（(]–[）)]/, "");
  }
  return t(`event.sound.${code}`, { at: at ?? "", got: got ?? "" });
}

/** Which entry of a list, and which of its fields, the package cannot read. */
function entryText({ params }) {
  const [, index, field] = params?.argument?.match(/^\w+\[(\d+)\](?:\.(\w+))?/) ?? [];
  if (index === undefined) return t("event.sound.refused");
  return t(field ? "scorer.files.entryField" : "scorer.files.entry", { n: Number(index) + 1, field: field ?? "" });
}

/** What is wrong with a file, in words. */
export function fileProblem({ fault: wrong, refusal, workbook, xml }) {
  if (workbook) return t("scorer.files.workbook");
  if (xml) return t("scorer.files.xml");
  if (wrong) return faultText(wrong);
  if (!refusal) return t("scorer.files.unknown");
  const faults = refusal.params?.faults;
  if (!faults) return t("scorer.files.refused", { text: entryText(refusal) });
  if (faults.filter(({ code }) => code === "column").length >= 3) return t("scorer.files.unknown"); // no such table at all
  const each = ({ record, code, field, stated, owed }) => t("scorer.files.fault", { record, text: t(`scorer.files.faults.${code}`, { field: field ?? "", stated: stated ?? "", owed: owed ?? "" }) });
  return t("scorer.files.faulty", { list: listed(faults.slice(0, 6).map(each)), n: faults.length });
}

/** What of the rows in a file cannot be: somebody against himself, a score no contract is worth. */
export function rowsProblem(model, rows) {
  const wrong = ({ board, ns, ew, contract, score }) => misfit(model, ns, ew) ?? (!contract && score !== null && !model.checker.check(board, { score }).possible ? t("scorer.files.faults.impossible", { score: number(score) }) : null);
  const faults = rows.map((row) => [row, wrong(row)]).filter(([, text]) => text);
  if (faults.length === 0) return null;
  const side = (numbers) => [numbers].flat().join("+");
  const each = ([{ board, ns, ew }, text]) => `${t("scorer.oddLine", { board, ns: side(ns), ew: side(ew) })} ${text.replace(/[.。]$/, "")}`;
  return t("scorer.files.faulty", { list: listed(faults.slice(0, 6).map(each)), n: faults.length });
}

/** The view. */
export function filesView(page) {
  const { model, document, rules } = page;
  const { event } = model;
  const save = (format) => {
    try {
      const { name, text, type } = written(rules, model, document, format);
      download(name, text, type);
    } catch (error) {
      if (!(error instanceof page.RulesError)) throw error;
      const field = error.params?.argument?.match(/^about\.(\w+)/)?.[1];
      page.problem(t("scorer.files.notWritten", { text: field ? t("event.sound.part", { part: t("event.sound.parts.about"), at: field }) : refusalText(error) }));
    }
  };
  const button = (format) => h("button", { type: "button", class: ["button", format === "json" && "primary"], data: { key: `save-${format}` }, onclick: () => save(format) }, icon(ICONS.save), t(`scorer.formats.save.${format}`));
  const paste = h("textarea", { class: "field wide", rows: 5, aria: { label: t("scorer.files.paste") }, placeholder: "board,ns,ew,contract,declarer,tricks\n1,1,11,4S,N,10", data: { key: "paste" } });
  const printed = PRINTS.filter(({ fits }) => fits(event));
  return [
    h("section", { class: "panel" }, h("h2", null, t("scorer.files.backup")), h("p", { class: "hint" }, t("scorer.files.backupHint")), h("div", { class: "row" }, button("json"), fileButton("restore", t("scorer.files.restore"), ".json", (file) => page.openFile(file)))),
    h("section", { class: "panel" }, h("h2", null, t("scorer.files.export")), h("div", { class: "row" }, formatsOf(event).filter((format) => format !== "json").map(button))),
    page.isPairs && h("section", { class: "panel" }, h("h2", null, t("scorer.files.import")), h("p", { class: "hint" }, t("scorer.files.importHint")), h("div", { class: "row" }, fileButton("import", t("scorer.files.choose"), ".csv,.json,.pbn,.txt", (file) => page.importFile(file))), h("div", { class: "sc-paste" }, paste, h("button", { type: "button", class: "button", data: { key: "import-paste" }, onclick: () => page.importText(paste.value) }, t("scorer.files.take")))),
    h("section", { class: "panel" }, h("h2", null, t("scorer.files.print")), h("div", { class: "row" }, printed.map(({ id }) => h("button", { type: "button", class: "button", data: { key: `print-${id}` }, onclick: () => page.print(id) }, t(`scorer.prints.${id}`))))),
  ];
}

export { readFile };
