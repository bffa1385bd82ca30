// Files in and out, and what to print.
import { ICONS, download, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { refusalText } from "./line.js";
import { formatsOf, written } from "../files.js";
import { importFile, importText, openFile } from "../importing.js";
import { fileButton } from "./start.js";
import { PRINTS } from "./print.js";

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
      page.problem(t("scorer.files.notWritten", { text: field ? t("evening.sound.part", { part: t("evening.sound.parts.about"), at: field }) : refusalText(error) }));
    }
  };
  const button = (format) =>
    h(
      "button",
      { type: "button", class: ["button", format === "json" && "primary"], data: { key: `save-${format}` }, onclick: () => save(format) },
      icon(ICONS.save),
      t(`scorer.formats.save.${format}`),
    );
  const paste = h("textarea", {
    class: "field wide",
    rows: 5,
    aria: { label: t("scorer.files.paste") },
    placeholder: `${t("evening.columns")}\n1,1,11,4S,N,10`,
    data: { key: "paste" },
  });
  const printed = PRINTS.filter(({ fits }) => fits(event));
  return [
    h(
      "section",
      { class: "panel" },
      h("h2", null, t("scorer.files.backup")),
      h("p", { class: "hint" }, t("scorer.files.backupHint")),
      h(
        "div",
        { class: "row" },
        button("json"),
        fileButton("restore", t("scorer.files.restore"), ".json", (file) => openFile(page, file)),
      ),
    ),
    h(
      "section",
      { class: "panel" },
      h("h2", null, t("scorer.files.export")),
      h(
        "div",
        { class: "row" },
        formatsOf(event)
          .filter((format) => format !== "json")
          .map(button),
      ),
    ),
    page.isPairs &&
      h(
        "section",
        { class: "panel" },
        h("h2", null, t("scorer.files.import")),
        h("p", { class: "hint" }, t("scorer.files.importHint")),
        h(
          "div",
          { class: "row" },
          fileButton("import", t("scorer.files.choose"), ".csv,.json,.pbn,.txt", (file) => importFile(page, file)),
        ),
        h(
          "div",
          { class: "sc-paste" },
          paste,
          h(
            "button",
            { type: "button", class: "button", data: { key: "import-paste" }, onclick: () => importText(page, paste.value) },
            t("scorer.files.take"),
          ),
        ),
      ),
    h(
      "section",
      { class: "panel" },
      h("h2", null, t("scorer.files.print")),
      h(
        "div",
        { class: "row" },
        printed.map(({ id }) =>
          h("button", { type: "button", class: "button", data: { key: `print-${id}` }, onclick: () => page.print(id) }, t(`scorer.prints.${id}`)),
        ),
      ),
    ),
  ];
}
