// Elements without a framework: h() makes them, draw() puts them in place and keeps the focus where it was.
import { whenLetGo } from "./pressed.js";

/** A class name or list of them, falsy ones left out. */
const classes = (value) => [value].flat(3).filter(Boolean).join(" ");

/** Properties that are set on the object and not as attributes. */
const AS_PROPERTY = new Set(["value", "checked", "disabled", "open", "hidden", "selected", "textContent", "indeterminate"]);

/**
 * An element: `h("button", { class: ["big", on && "on"], onclick, aria: { label }, data: { key } }, "Go")`.
 * `null`, `undefined` and `false` are left out, among properties and among children.
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (name === "class") element.className = classes(value);
    else if (name === "data") Object.assign(element.dataset, defined(value));
    else if (name === "aria") for (const [key, text] of Object.entries(defined(value))) element.setAttribute(`aria-${key}`, text);
    else if (name === "style") for (const [key, text] of Object.entries(defined(value))) element.style.setProperty(key, text);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (AS_PROPERTY.has(name)) element[name] = value;
    else if (value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...nodes(children));
  return element;
}

const defined = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== null));

/** Children as nodes, flattened, empty ones left out. */
const nodes = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== "");

/** An icon from its path on a 24 by 24 field; always decoration, so its button needs a name. */
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const shape = document.createElementNS(svg.namespaceURI, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

/** What is seen of a control that shows signs, and the words that are its name. */
export const named = (name, ...seen) => [h("span", { aria: { hidden: "true" } }, seen), h("span", { class: "visually-hidden" }, name)];

/**
 * Replaces what a place shows. The focus stays on the element with the same `data-key`, `details` with a key stay as open
 * as they were, places that scroll (`data-scroll`) stay where they were, and what was typed into a form (`data-typed`) and
 * not sent stays in it. While a control of the place is pressed the place stays as it is; it is drawn when the control is
 * let go.
 */
export function draw(place, ...children) {
  whenLetGo(place, () => exchange(place, children));
}

/** Does something once the focus has moved on: drawing while it moves would lose it. */
export const afterFocus = (work) => setTimeout(work);

let drawing = false;

/** Whether a place is being drawn: a field that loses the focus just then is not left by anybody. */
export const isDrawing = () => drawing;

function exchange(place, children) {
  drawing = true;
  try {
    exchangeNow(place, children);
  } finally {
    drawing = false;
  }
}

function exchangeNow(place, children) {
  const active = document.activeElement;
  const key = place.contains(active) ? active.closest("[data-key]")?.dataset.key : undefined;
  const state = stateOf(place);
  const fresh = h("div", null, children);
  if (!mended(place, fresh)) {
    for (const row of fresh.querySelectorAll("[data-row]")) if (unmade.has(row)) row.replaceWith(made(row));
    place.replaceChildren(...fresh.childNodes);
  }
  restore(place, state);
  if (key === undefined || (active.isConnected && document.activeElement === active)) return;
  const next = place.querySelector(`[data-key="${CSS.escape(key)}"]`);
  next?.focus({ preventScroll: true });
  select(next, active);
}

/** What was selected in a field is selected in the one in its place; in a field of a number, which does not tell, all of it. */
function select(field, { type, selectionStart, selectionEnd }) {
  if (field?.type !== type) return;
  if (type === "number") field.select();
  else if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
}

/** What a row that is not made yet is made from, and by what; and what the rows that stand there were made from. */
const unmade = new WeakMap();
const madeFrom = new WeakMap();

/**
 * A row of a long list (`data-list`), made by `make()` only where the one that stands there was not made from the same `facts`:
 * to make hundreds of fields for a drawing that changes one takes most of its time. `facts` are text.
 */
export function listRow(key, facts, make) {
  const row = h("tr", { data: { row: key } });
  unmade.set(row, { facts, make });
  return row;
}

function made(row) {
  const { facts, make } = unmade.get(row);
  const own = make();
  madeFrom.set(own, facts);
  return own;
}

const holding = (list) => (child) => child === list || child.contains(list);

/**
 * A long list (`data-list`) that a place shows before and after stays where it is, and so do its rows that say the same: to lay
 * out hundreds of fields takes longer than all the rest. Whether there was such a list.
 */
function mended(place, fresh) {
  const list = fresh.querySelector("[data-list]");
  const kept = list && place.querySelector(`[data-list="${CSS.escape(list.dataset.list)}"]`);
  if (!kept) return false;
  let [old, next] = [place, fresh];
  while (next !== list) {
    const [there, here] = [[old, kept], [next, list]].map(([box, inside]) => [...box.children].find(holding(inside)));
    const around = [...next.childNodes];
    for (const child of [...old.childNodes]) if (child !== there) child.remove();
    there.before(...around.slice(0, around.indexOf(here)));
    there.after(...around.slice(around.indexOf(here) + 1));
    [old, next] = [there, here];
  }
  mendRows(kept, [...list.children]);
  return true;
}

const valuesOf = (row) => [...row.querySelectorAll("input")].map(({ value }) => value).join("\n");
/** Whether nobody has typed into a row since it was made. */
const isUntouched = (row) => [...row.querySelectorAll("input")].every((field) => field.value === field.defaultValue && field.dataset.settled === undefined);
const saysTheSame = (row, other) => row.isEqualNode(other) && valuesOf(row) === valuesOf(other);

function mendRows(list, fresh) {
  const before = new Map([...list.children].map((row) => [row.dataset.row, row]));
  const rows = fresh.map((next) => {
    const own = before.get(next.dataset.row);
    const late = unmade.get(next);
    if (own && late && late.facts === madeFrom.get(own) && isUntouched(own)) return own;
    const row = late ? made(next) : next;
    return own && saysTheSame(own, row) ? own : row;
  });
  const staying = new Set(rows);
  for (const row of before.values()) if (!staying.has(row)) row.remove();
  rows.forEach((row, place) => list.children[place] !== row && list.insertBefore(row, list.children[place] ?? null));
}

/** The texts of a form by field, but for those it began with. */
export const textsOf = (form) => [...form.elements].filter(({ name, value, defaultValue }) => name && value && value !== defaultValue).map(({ name, value }) => [name, value]);

/** What a person has changed in a place: how far it is scrolled, what is unfolded, what is typed and not sent. */
function stateOf(place) {
  const scrolled = [...place.querySelectorAll("[data-scroll]")].map((one) => [one.dataset.scroll, [one.scrollTop, one.scrollLeft]]);
  const unfolded = [...place.querySelectorAll("details[data-key]")].map((one) => [one.dataset.key, one.open]);
  const typed = [...place.querySelectorAll("form[data-typed]")].map((form) => [form.dataset.typed, textsOf(form)]);
  return { scrolled: new Map(scrolled), unfolded: new Map(unfolded), typed: new Map(typed) };
}

function restore(place, { scrolled, unfolded, typed }) {
  for (const one of place.querySelectorAll("[data-scroll]")) {
    const [top, left] = scrolled.get(one.dataset.scroll) ?? [0, 0];
    if (top || left) Object.assign(one, { scrollTop: top, scrollLeft: left }); // a new element begins there; to be told so it would be laid out at once
  }
  for (const one of place.querySelectorAll("details[data-key]")) one.open = unfolded.get(one.dataset.key) ?? one.open;
  for (const form of place.querySelectorAll("form[data-typed]")) {
    fillForm(form, typed.get(form.dataset.typed) ?? []);
  }
}

/** Puts texts into a form by field, and tells the form itself. */
export function fillForm(form, texts) {
  for (const [name, text] of texts) if (form.elements[name]) form.elements[name].value = text; // a field may be gone
  if (texts.length > 0) form.dispatchEvent(new Event("input"));
}

let watched;

/** An element that can be reached with the Tab key as long as it scrolls, which Safari leaves to the page. It needs a name. */
export function reachable(box) {
  watched ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  watched.observe(box);
  return box;
}

/** A box that scrolls sideways when it must. */
export const scrollBox = (label, ...children) => reachable(h("div", { class: "scroll", role: "group", aria: { label } }, ...children));

function isBeside(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/**
 * A dialog that closes by Escape, by its button and by a click beside it; it removes itself when closed. The browser gives the
 * focus back to what had it before; where that was drawn anew meanwhile, the one in its place has it.
 */
export function openDialog({ title, closeLabel, content, wide = false }) {
  const from = document.activeElement.closest("[data-key]")?.dataset.key;
  const close = h("button", { type: "button", class: "icon-button dialog-close", aria: { label: closeLabel }, title: closeLabel }, icon(ICONS.close));
  const heading = h("h2", { id: "dialog-title" }, title);
  const dialog = h(
    "dialog",
    { class: ["dialog", wide && "dialog-wide"], aria: { labelledby: "dialog-title" } },
    h("div", { class: "dialog-head" }, heading, close),
    h("div", { class: "dialog-body" }, content),
  );
  close.addEventListener("click", () => dialog.close());
  let pressedBeside = false; // a text marked with the pointer may end beside the dialog: that is no click there
  dialog.addEventListener("pointerdown", (event) => (pressedBeside = isBeside(dialog, event)));
  dialog.addEventListener("click", (event) => pressedBeside && isBeside(dialog, event) && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (from && document.activeElement === document.body) document.querySelector(`[data-key="${CSS.escape(from)}"]`)?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Offers text, or bytes, as a file to keep. */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Paths of the icons, 24 by 24. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  first: "M18 6l-7 6 7 6M6 6v12",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M6 6l7 6-7 6M18 6v12",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  open: "M4 19V5h6l2 3h8v11z",
  paste: "M9 4h6v3H9zM7 5H5v15h14V5h-2M9 12h6M9 16h6",
  list: "M4 6h16M4 12h16M4 18h16",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  edit: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01",
  yes: "M5 13l4 4L19 7",
  warning: "M12 4L2 20h20zM12 10v5M12 17.5h.01",
};
