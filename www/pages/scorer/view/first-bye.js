// Who rests in round 1 of a Swiss that is paired by number: the last unless another is chosen, or the lot, as the regulations have it.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

/** Who can have it, the last first; nobody where none is needed. */
function candidates({ model }) {
  const present = model.numbers().filter((team) => !model.event.left?.includes(team));
  return present.length % 2 === 0 || model.withTriangle ? [] : present.reverse();
}

const BY_LOT = "lot";

const chosen = (page, all) => (page.ui.firstBye === BY_LOT || all.includes(page.ui.firstBye) ? page.ui.firstBye : all[0]);

/** The choice; nothing where nobody rests. */
export function firstByeChoice(page) {
  const all = candidates(page);
  if (all.length === 0) return null;
  const option = (value, text) => h("option", { value: String(value), selected: value === chosen(page, all) }, text);
  const onchange = ({ target }) => (page.ui.firstBye = target.value === BY_LOT ? BY_LOT : Number(target.value));
  const options = [...all.map((team) => option(team, [team, page.model.nameOf(team)].filter(Boolean).join(" "))), option(BY_LOT, t("evening.byLot"))];
  return h("label", { class: "sc-labelled" }, h("span", null, t("scorer.byeSide")), h("select", { class: "field", data: { key: "first-bye" }, onchange }, options));
}

/** Who was chosen, as the pairing is told. */
export function namedBye(page) {
  const team = chosen(page, candidates(page));
  return team === undefined || team === BY_LOT ? {} : { drawnBye: team };
}
