// The top of the desk: which book, which other one beside it, and where the board comes from.
import { pasteDialog, segment, segments } from "../../../lib/controls.js";
import { ICONS, h, icon, openDialog } from "../../../lib/dom.js";
import { hrefOf } from "../../../lib/router.js";
import { t } from "../../../lib/words.js";
import { BOOKS } from "../dialogue.js";
import { SITUATIONS } from "../situations.js";

const button = (key, path, text, onclick, look = "button") => h("button", { type: "button", class: look, data: { key }, onclick }, icon(path), h("span", null, text));

/** The books: one in force, one to compare. */
export function booksRow(desk) {
  const book = (one) =>
    segment({
      key: `book-${one}`,
      text: one,
      title: t(`law.bookNames.${one}`),
      pressed: desk.book === one,
      press: () => desk.choose(one, desk.other),
    });
  const others = BOOKS.filter((one) => one !== desk.book);
  const compare = h(
    "select",
    { class: "field", id: "compare", data: { key: "compare" }, onchange: (event) => desk.choose(desk.book, event.target.value || null) },
    h("option", { value: "" }, t("director.compare.none")),
    others.map((one) => h("option", { value: one }, one)),
  );
  compare.value = desk.other ?? "";
  return [
    h(
      "div",
      { class: "book-choice" },
      h("span", { id: "book-label" }, t("director.book")),
      segments({ labelledby: "book-label" }, BOOKS.map(book)),
    ),
    h("div", { class: "book-choice" }, h("label", { for: "compare" }, t("director.compare.with")), compare),
  ];
}

export function openersRow({ onRandom, onFormer, onPaste, onSituation, onForm, boardQuery }) {
  return [
    button("situations", ICONS.list, t("director.situations.title"), () => situationDialog(onSituation), "button primary"),
    onForm && h("button", { type: "button", class: "button to-form", data: { key: "to-form" }, onclick: onForm }, t("director.form.kind")),
    button("random", ICONS.dice, t("board.open.random"), onRandom),
    onFormer && button("former", ICONS.undo, t("director.backToFormer"), onFormer),
    button("paste", ICONS.paste, t("board.open.paste"), () => askText(onPaste)),
    boardQuery && h("a", { class: "button quiet", href: hrefOf("board", boardQuery), data: { key: "to-board" } }, t("director.toBoard")),
  ];
}

function situationDialog(onSituation) {
  const choose = (situation) => {
    dialog.close();
    onSituation(situation);
  };
  const entry = (situation) =>
    h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "choice", data: { key: `situation-${situation.key}` }, onclick: () => choose(situation) },
        h("strong", null, t(`director.situations.${situation.key}.title`)),
        h("span", null, t(`director.situations.${situation.key}.text`)),
      ),
    );
  const toClaims = h(
    "a",
    { class: "choice", href: hrefOf("claim"), data: { key: "situation-claim" }, onclick: () => dialog.close() },
    h("strong", null, t("director.situations.claim.title")),
    h("span", null, t("director.situations.claim.text")),
  );
  const dialog = openDialog({
    title: t("director.situations.title"),
    closeLabel: t("shell.close"),
    content: h("ul", { class: "choices" }, SITUATIONS.map(entry), h("li", null, toClaims)),
  });
}

const askText = (onPaste) =>
  pasteDialog({ label: t("director.pasteLabel"), rows: 10, placeholder: "N:AKQ2.… … … …", onPaste });
