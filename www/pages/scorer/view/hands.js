// Keys: what works anywhere on the page, and when it is safe to draw.
import { isComposing } from "../../../lib/keys.js";

/** Undo and redo everywhere but in a field with an unfinished text; board after board. */
export function watchKeys(page, signal) {
  const pressed = (event) => {
    if (event.defaultPrevented || isComposing(event) || !page.document || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    const { target } = event;
    const typing = target instanceof HTMLElement && target.matches("input, textarea, select");
    const unfinished = typing && (!target.classList.contains("sc-result") || target.value !== target.defaultValue);
    if (command && !unfinished && (key === "z" || key === "y")) page.undo(key === "y" || event.shiftKey);
    else if ((event.key === "PageDown" || event.key === "PageUp") && page.ui.view === "scores") {
      page.places.main.querySelector(`[data-key=${event.key === "PageDown" ? "nextStop" : "previousStop"}]`)?.click();
      page.places.main.querySelector(".sc-result")?.focus();
    } else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed, { signal });
  // An Enter that is held down after a result presses nothing that the focus has come to.
  const held = (event) => event.repeat && event.key === "Enter" && event.target.closest?.("button.primary") && event.preventDefault();
  document.addEventListener("keydown", held, { signal, capture: true });
}
