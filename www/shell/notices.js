// Short messages above the page: something happened that is not part of it.
import { ICONS, h, icon } from "../lib/dom.js";
import { announce } from "../lib/announce.js";
import { focusOn } from "../lib/focus.js";
import { t } from "../lib/words.js";

/** Shows a message that stays until it is closed; `action` is the label of a button. Showing it again replaces it. */
export function notice(text, { action, onAction, kind = "info" } = {}) {
  const place = document.getElementById("notices");
  for (const old of place.children) if (old.dataset.text === text) old.remove();
  const close = () => {
    const held = box.contains(document.activeElement);
    box.remove();
    if (held) focusOn(document.getElementById("main")); // the button is gone with it
  };
  const act = () => {
    close();
    onAction();
  };
  const label = t("shell.close");
  const box = h(
    "div",
    { class: ["notice", `notice-${kind}`], data: { text } },
    h("p", null, text),
    action && h("button", { type: "button", class: "button", onclick: act }, action),
    h("button", { type: "button", class: "icon-button", title: label, aria: { label }, onclick: close }, icon(ICONS.close)),
  );
  place.append(box);
  announce(text);
  return close;
}
