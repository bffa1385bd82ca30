// A citation as a small mark: "2007 law 44C".
import { h } from "./dom.js";
import { t } from "./words.js";

/** The article as each language writes it: 44C stays together in English, Chinese sets its signs behind the numbers. */
export function lawText({ book, article }) {
  const [, number, within] = article.match(/^(\d*)(.*)$/s);
  const rest = within.replace(/ ¶(\d+)/, (_, n) => t("law.paragraph", { n }));
  if (book === "CN-TD") return t("law.chipDirecting", { number, rest });
  return t(book.startsWith("CN") ? "law.chipShengji" : "law.chip", { book: t(`law.books.${book}`), number, rest });
}

export function lawChip(law) {
  if (!law) return null;
  return h("span", { class: "law", title: t(`law.bookNames.${law.book}`) }, lawText(law));
}
