// Going through what has happened: first, back, forward, last, and a slider over all of it.
import { iconButton } from "../controls.js";
import { ICONS, h } from "../dom.js";
import { t } from "../words.js";

/**
 * The bar: `at` of `length` steps, which `text` says in words; `step` goes to another. While it is `held` nothing moves.
 * `summary` stands in front.
 */
export function stepBar({ at, length, text, step, held = false, summary = null }) {
  const button = (key, to, end) =>
    iconButton({ key: `step-${key}`, label: t(`board.step.${key}`), path: ICONS[key], blocked: held || end, press: () => step(to) });
  const slider = h("input", {
    type: "range",
    min: 0,
    max: length,
    step: 1,
    class: "slider",
    disabled: held || length === 0,
    aria: { label: t("board.step.slider"), valuetext: text },
    data: { key: "step-slider" },
    oninput: (event) => step(Number(event.target.value)),
  });
  slider.value = at; // after its limits
  return h("div", { class: "step-bar", role: "group", aria: { label: t("board.step.group") } },
    summary,
    button("first", 0, at === 0),
    button("previous", at - 1, at === 0),
    slider,
    h("output", { class: "step-count", aria: { hidden: "true" } }, `${at}/${length}`),
    button("next", at + 1, at === length),
    button("last", length, at === length),
  );
}
