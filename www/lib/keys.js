// Keys that work on a whole page, and groups that are one stop of the Tab key.

/** The keys that move inside a group. */
const MOVES = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"];

/** Whether a key belongs to the element in focus: any in text fields, lists, sliders and open dialogs, those that move in a group. */
function takesKey(target, key) {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, dialog, [contenteditable]") !== null || (MOVES.includes(key) && target.closest("[role=toolbar]") !== null);
}

/**
 * Whether a key belongs to an input method that is still composing: Chinese is written so, and its Enter takes the word, no
 * more. Safari tells of that Enter only after the composition has ended, and then by the code alone.
 */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

/** A key with its modifiers: "ArrowLeft", "Control+z", "Control+Shift+z". */
function keyName(event) {
  const modifiers = [(event.ctrlKey || event.metaKey) && "Control", event.altKey && "Alt", event.shiftKey && event.ctrlKey && "Shift"];
  return [...modifiers.filter(Boolean), event.key.length === 1 ? event.key.toLowerCase() : event.key].join("+");
}

/** Acts on keys wherever the focus is, except where the element in focus needs them; ends with the signal. */
export function pageKeys(actions, signal) {
  const pressed = (event) => {
    const action = actions[keyName(event)];
    if (!action || event.defaultPrevented || takesKey(event.target, event.key)) return;
    event.preventDefault();
    action();
  };
  document.addEventListener("keydown", pressed, { signal });
}

/**
 * Makes a group one stop of the Tab key: arrows move inside it, Home and End to its ends. Members are its buttons; the
 * one with `data-current`, else the first, is the stop.
 */
export function rovingGroup(group) {
  const members = () => [...group.querySelectorAll("button:not(:disabled)")];
  const all = members();
  const stop = all.find((member) => "current" in member.dataset) ?? all[0];
  for (const member of all) member.tabIndex = member === stop ? 0 : -1;
  group.addEventListener("keydown", (event) => {
    const list = members();
    const at = list.indexOf(document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: below(list, at, 1), ArrowUp: below(list, at, -1), Home: 0, End: list.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = list[(to + list.length) % list.length];
    for (const member of list) member.tabIndex = member === next ? 0 : -1;
    next.focus();
  });
  return group;
}

/** The member in the next line that stands nearest. */
function below(list, at, direction) {
  const here = list[at]?.getBoundingClientRect();
  if (!here) return at;
  const middle = (box) => box.left + box.width / 2;
  let best = at;
  let bestScore = Infinity;
  list.forEach((member, index) => {
    const box = member.getBoundingClientRect();
    const down = (box.top - here.top) * direction;
    if (down < here.height / 2) return;
    const score = down * 10 + Math.abs(middle(box) - middle(here));
    if (score < bestScore) [best, bestScore] = [index, score];
  });
  return best;
}
