// Where the keyboard goes on when what it was on is gone.

/** Puts the focus on an element; a heading is no stop of the Tab key, but reading can go on there. */
export function focusOn(element) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Draws what is in a host. Where that takes away what had the focus, it goes to what `next(gone, byKeys)` answers; `byKeys` says
 * whether a person moves by the keyboard, who then wants to see it too.
 */
export function drawOn(host, drawing, next) {
  const gone = document.activeElement;
  const held = host.contains(gone);
  const byKeys = held && gone.matches(":focus-visible");
  drawing();
  if (!held || host.contains(document.activeElement)) return;
  focusOn(next(gone, byKeys));
  if (byKeys) document.activeElement.scrollIntoView({ block: "nearest" });
}
