// A control that is pressed stays in place until it is let go: a click is only given to an element that was there both when
// it was pressed and when it was let go, so what would exchange it meanwhile has to wait.

/**
 * What a pointer presses. Not a slider, since what it draws while it is dragged is wanted at once, and not a list to choose
 * from, which may keep to itself that it was let go.
 */
const PRESSABLE = "button, a[href], summary, label, textarea, input:not([type=range])";
/** What the space bar presses. */
const PRESSABLE_BY_KEY = "button, summary, input[type=checkbox], input[type=radio]";

/** How long after it was let go the click of a finger may take, in milliseconds. */
const CLICK_WITHIN = 400;

/** The element that is pressed. */
let pressed = null;
/** What waits for it to be let go, by the place it draws. */
const waiting = new Map();
let giveUp;

/** Draws a place at once; if something in it is pressed, after it was let go. A later drawing takes the place of one that waits. */
export function whenLetGo(place, drawing) {
  if (pressed?.isConnected && place.contains(pressed)) {
    waiting.set(place, drawing);
    return;
  }
  waiting.delete(place);
  drawing();
}

function press(element, what) {
  letGo();
  drawWaiting();
  pressed = element?.closest?.(what) ?? null;
}

function letGo() {
  clearTimeout(giveUp);
  pressed = null;
}

function drawWaiting() {
  const drawings = [...waiting.values()];
  waiting.clear();
  for (const drawing of drawings) drawing();
}

/** The button's own answer to the click comes first: it may draw the same place. */
const afterClick = () => {
  letGo();
  setTimeout(drawWaiting);
};

const cancelled = () => {
  letGo();
  drawWaiting();
};

const expectClick = () => {
  clearTimeout(giveUp);
  if (pressed) giveUp = setTimeout(cancelled, CLICK_WITHIN);
};

const listen = (type, listener) => addEventListener(type, listener, { capture: true, passive: true });

listen("pointerdown", (event) => event.isPrimary && event.button === 0 && press(event.target, PRESSABLE));
listen("pointerup", expectClick);
listen("pointercancel", cancelled);
listen("keydown", (event) => event.key === " " && !event.repeat && press(event.target, PRESSABLE_BY_KEY));
listen("keyup", (event) => event.key === " " && expectClick());
listen("click", afterClick);
listen("blur", (event) => event.target === window && cancelled());
