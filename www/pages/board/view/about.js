// What the file tells about the board besides cards: event, players, comments.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

export function aboutPanel({ board }) {
  const tags = (board.tags ?? []).filter(({ value }) => value !== "");
  const { remarks = [], sections = [] } = board;
  if (tags.length + remarks.length + sections.length === 0) return null;
  return [
    h("h2", null, t("board.about.title")),
    remarks.map((remark) => h("p", { class: "remark" }, remark)),
    tags.length > 0 &&
      h(
        "details",
        { class: "tags", data: { key: "tags" } },
        h("summary", null, t("board.about.tags", { n: tags.length })),
        h(
          "dl",
          null,
          tags.map(({ name, value }) => h("div", null, h("dt", null, name), h("dd", null, value))),
        ),
      ),
    sections.map(({ name, value, rows }) =>
      h(
        "details",
        { data: { key: `section-${name}` } },
        h("summary", null, name),
        h("pre", { class: "scroll section-text" }, [value, ...rows].join("\n")),
      ),
    ),
  ];
}
