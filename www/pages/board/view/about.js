// What the file tells about the board besides cards: event, players, comments.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

export function aboutPanel({ board }) {
  const tags = (board.tags ?? []).filter(({ value }) => value !== "");
  const remarks = board.remarks ?? [];
  if (tags.length === 0 && remarks.length === 0) return null;
  return [
    h("h2", null, t("board.about.title")),
    remarks.map((remark) => h("p", { class: "remark" }, remark)),
    tags.length > 0 && h("details", { class: "tags" }, h("summary", null, t("board.about.tags", { n: tags.length })), h("dl", null, tags.map(({ name, value }) => h("div", null, h("dt", null, name), h("dd", null, value))))),
  ];
}
