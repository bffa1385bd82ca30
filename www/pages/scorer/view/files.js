// Files in and out, and what to print.
import { ICONS, download, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { troubleText } from "./line.js";
import { formatsOf, written } from "../files.js";
import { importFile, importText, openFile } from "../importing.js";
import { forgetForm } from "../unsent.js";
import { fileButton } from "./start.js";
import { PRINTS } from "./print.js";

/** The view. */
export function filesView(page) {
  return [backupPanel(page), exportPanel(page), page.isPairs && importPanel(page), printPanel(page)];
}

/** Writes a file and hands it over; what the package refuses is said. */
function save(page, format) {
  try {
    const { name, text, type } = written(page.rules, page.model, page.document, format);
    download(name, text, type);
    page.complained?.();
  } catch (error) {
    if (!(error instanceof page.RulesError)) throw error;
    const field = error.params?.argument?.match(/^about\.(\w+)/)?.[1];
    page.problem(t("scorer.files.notWritten", { text: field ? t("evening.sound.part", { part: t("evening.sound.parts.about"), at: field }) : troubleText(error) }));
  }
}

const saveButton = (page, format) =>
  h(
    "button",
    { type: "button", class: ["button", format === "json" && "primary"], data: { key: `save-${format}` }, onclick: () => save(page, format) },
    icon(ICONS.save),
    t(`scorer.formats.save.${format}`),
  );

const panel = (title, ...content) => h("section", { class: "panel" }, h("h2", null, title), content);

/** The whole event, out and in again. */
const backupPanel = (page) =>
  panel(
    t("scorer.files.backup"),
    h("p", { class: "hint" }, t("scorer.files.backupHint")),
    h("div", { class: "row" }, saveButton(page, "json"), fileButton("restore", t("scorer.files.restore"), ".json", (file) => openFile(page, file))),
  );

/** Results and standings for other programs. */
function exportPanel(page) {
  const formats = formatsOf(page.model.event).filter((format) => format !== "json");
  return panel(t("scorer.files.export"), h("div", { class: "row" }, formats.map((format) => saveButton(page, format))));
}

/** Results of other programs, from a file or pasted. */
function importPanel(page) {
  const paste = h("textarea", {
    class: "field wide",
    rows: 5,
    name: "paste",
    aria: { label: t("scorer.files.paste") },
    placeholder: `${t("evening.columns")}\n1,1,11,4S,N,10`,
    data: { key: "paste" },
  });
  const take = (event) => {
    event.preventDefault();
    if (importText(page, paste.value)) forgetForm(page.drafts, "import");
  };
  return panel(
    t("scorer.files.import"),
    h("p", { class: "hint" }, t("scorer.files.importHint")),
    h("div", { class: "row" }, fileButton("import", t("scorer.files.choose"), ".csv,.json,.pbn,.txt", (file) => importFile(page, file))),
    h("form", { class: "sc-paste", data: { typed: "import" }, onsubmit: take }, paste, h("button", { class: "button", data: { key: "import-paste" } }, t("scorer.files.take"))),
  );
}

/** What can be printed. */
function printPanel(page) {
  const print = ({ id }) => h("button", { type: "button", class: "button", data: { key: `print-${id}` }, onclick: () => page.print(id) }, t(`scorer.prints.${id}`));
  return panel(t("scorer.files.print"), h("div", { class: "row" }, PRINTS.filter(({ fits }) => fits(page.model.event)).map(print)));
}
