// Going through what has happened. A ruling in progress belongs to its place, so the steps wait until it is settled.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { turnText } from "../../board/view/steps.js";

export function stepsBar(desk) {
  const { at, line, dialogue } = desk.state;
  const { length } = line;
  const button = (key, path, to, end) => {
    const label = t(`board.step.${key}`);
    const blocked = end || dialogue !== null;
    return h("button", { type: "button", class: "icon-button", title: label, aria: { label, disabled: blocked ? "true" : undefined }, data: { key: `step-${key}` }, onclick: () => !blocked && desk.step(to) }, icon(path));
  };
  const slider = h("input", { type: "range", min: 0, max: length, step: 1, class: "slider", disabled: length === 0 || dialogue !== null, aria: { label: t("board.step.slider"), valuetext: turnText(desk) }, data: { key: "step-slider" }, oninput: (event) => desk.step(Number(event.target.value)) });
  slider.value = at; // after its limits
  return h("div", { class: "step-bar", role: "group", aria: { label: t("board.step.group") } }, button("first", ICONS.first, 0, at === 0), button("previous", ICONS.previous, at - 1, at === 0), slider, h("output", { class: "step-count", aria: { hidden: "true" } }, `${at}/${length}`), button("next", ICONS.next, at + 1, at === length), button("last", ICONS.last, length, at === length));
}
