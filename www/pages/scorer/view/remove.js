// The button that takes an item off a list.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

/** `label` is what is heard; by itself, what the button does. */
export function removeButton(key, press, label = t("scorer.remove")) {
  const look = { type: "button", class: "icon-button sc-tiny-button", title: t("scorer.remove") };
  return h("button", { ...look, aria: { label }, data: { key }, onclick: press }, icon(ICONS.close));
}
