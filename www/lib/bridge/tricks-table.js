// The table of the tricks: a row a trick, a column a seat, and the tricks won so far.
import { h } from "../dom.js";
import { t } from "../words.js";
import { SEATS, columnHead, seatHead } from "./names.js";

/** The table with its head, scrolling by itself where it is wider than its place. */
export function tricksTable(...rows) {
  const column = (text) => h("th", { scope: "col" }, text);
  const head = h(
    "tr",
    null,
    column(columnHead(t("bridge.trickNumber"), "")),
    SEATS.map((seat) => column(seatHead(seat))),
    column(`${t("bridge.sideLetters.NS")}–${t("bridge.sideLetters.EW")}`),
  );
  const table = h("table", { class: "tricks-table" }, h("thead", null, head), h("tbody", null, rows));
  return h("div", { class: "scroll tricks", data: { scroll: "tricks" } }, table);
}
