// Controls that several pages have: a button with an icon, the dialog of the keys, the dialog for pasted text.
import { ICONS, h, icon, openDialog } from "./dom.js";
import { hrefOf } from "./router.js";
import { t } from "./words.js";

/** A button that is an icon. A blocked one stays where it is and can be reached, but does nothing. */
export function iconButton({ key, label, path = ICONS[key], blocked = false, press }) {
  return h(
    "button",
    {
      type: "button",
      class: "icon-button",
      title: label,
      aria: { label, disabled: blocked ? "true" : undefined },
      data: { key },
      onclick: () => !blocked && press(),
    },
    icon(path),
  );
}

/** A button of a group; `look` are further classes, `label` is what is spoken where the text says too little. */
export function segment({ key, text, pressed, press, label, title, look }) {
  return h(
    "button",
    { type: "button", class: ["segment", look], title, aria: { pressed: String(pressed), label }, data: { key }, onclick: press },
    text,
  );
}

/** Buttons side by side that choose: `name` is `{ label }`, or `{ labelledby }` with the id of what names them. */
export function segments(name, buttons, look) {
  return h("div", { class: ["segments", look], role: "group", aria: name }, buttons);
}

/** The heads of a table's columns; `look` gives the classes of one by its place. */
export function columnHeads(texts, look) {
  return h("thead", null, h("tr", null, texts.map((text, index) => h("th", { scope: "col", class: look?.(index) }, text))));
}

/**
 * A field that asks for a file when it is clicked, which a button does for it. It asks for no type: phones know none for PBN
 * and LIN, and would show such files without letting them be chosen.
 */
export function fileField(onFile) {
  const chosen = (event) => event.target.files[0] && onFile(event.target.files[0]);
  return h("input", { type: "file", class: "visually-hidden", tabindex: "-1", aria: { hidden: "true" }, onchange: chosen });
}

/** Undo and redo of a model that has both; `past` and `future` are the lists of what there is to take back and to do again. */
export function historyRow(model, past, future) {
  const button = (key, list) => iconButton({ key, label: t(`board.${key}`), blocked: list.length === 0, press: () => model[key]() });
  return h("div", { class: "row tight" }, button("undo", past), button("redo", future));
}

/** Puts the link to what a page shows on the clipboard; where that is not allowed, it is shown to be copied. */
export async function copyLink(page, query, notice) {
  const text = new URL(hrefOf(page, query), location.href).href;
  try {
    await navigator.clipboard.writeText(text);
    notice(t("board.link.copied"));
  } catch {
    openDialog({ title: t("board.link.copy"), closeLabel: t("shell.close"), content: h("textarea", { class: "field wide", rows: 4, readonly: true }, text) });
  }
}

/** Explains keys: rows of the keys, two blanks between them, and the text that says what they do. */
export function showKeys(rows) {
  const keyed = (keys) => keys.split("  ").map((one) => [h("kbd", null, one), " "]);
  openDialog({
    title: t("board.help.title"),
    closeLabel: t("shell.close"),
    content: h(
      "dl",
      { class: "keys" },
      rows.map(([keys, key]) => h("div", null, h("dt", null, keyed(keys)), h("dd", null, t(`board.help.${key}`)))),
    ),
  });
}

/** Asks for text; `onPaste` takes it and answers, now or later, what is wrong with it. */
export function pasteDialog({ label, rows, placeholder, onPaste }) {
  const field = h("textarea", { id: "pasted", rows, class: "field wide", spellcheck: false, placeholder });
  const problem = h("p", { class: "problem-line", role: "alert" });
  let isOpening = false; // what is pasted may take its time
  const open = async (event) => {
    event.preventDefault();
    if (isOpening) return;
    const text = field.value;
    if (!text.trim()) {
      problem.textContent = t("board.open.pasteEmpty");
      field.focus();
      return;
    }
    isOpening = true;
    const failure = await Promise.resolve(onPaste(text)).finally(() => (isOpening = false));
    if (failure) problem.replaceChildren(...[failure].flat());
    else dialog.close();
  };
  const form = h(
    "form",
    { onsubmit: open },
    h("label", { for: "pasted" }, label),
    field,
    problem,
    h("div", { class: "row end" }, h("button", { type: "submit", class: "button primary" }, t("board.open.pasteOpen"))),
  );
  const dialog = openDialog({ title: t("board.open.paste"), closeLabel: t("shell.close"), content: form, wide: true });
  field.focus();
}
