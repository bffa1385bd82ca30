// What a newcomer wants to know first: what this is, what is shown, and where the answers to other questions are.
import { h } from "../../../lib/dom.js";
import { hrefOf } from "../../../lib/router.js";
import { t } from "../../../lib/words.js";

/** Above the sample the site begins with; whoever has opened a board of their own knows. */
export function intro({ source }) {
  if (source.kind !== "sample") return null;
  const links = ["director", "claim", "scorer", "shengji"].map((id) => h("a", { href: hrefOf(id) }, t(`board.intro.${id}`)));
  return h("div", { class: "board-intro" }, h("p", null, t("board.intro.text")), h("p", { class: "row" }, links));
}
