// The controls the form of an event is made of.
import { h } from "../../../lib/dom.js";

/** A control with its label; the hint below describes it without becoming part of its name. */
export function labelled(text, control, hint) {
  const { key } = control.dataset;
  if (!key) return h("div", { class: "sc-labelled" }, h("span", { class: "sc-label" }, text), control, hint && h("small", null, hint));
  control.id = key;
  if (hint) control.setAttribute("aria-describedby", `hint-${key}`);
  return h("div", { class: "sc-labelled" }, h("label", { class: "sc-label", for: key }, text), control, hint && h("small", { id: `hint-${key}` }, hint));
}

/** What a control is found by. */
export const key = (name) => ({ data: { key: `set-${name}` } });

/** A whole number, from `least` to `most`. */
export function whole(value, name, keep, least = 0, most = 999) {
  return h("input", {
    class: "field sc-tiny",
    type: "number",
    min: least,
    max: most,
    value: String(value ?? ""),
    ...key(name),
    onchange: (event) => keep(Math.min(Math.max(Math.round(Number(event.target.value)) || least, least), most)),
  });
}

/** A choice among `options`, [id, text] each. */
export function select(name, value, options, keep) {
  return h(
    "select",
    { class: "field", ...key(name), onchange: (event) => keep(event.target.value) },
    options.map(([id, label]) => h("option", { value: id, selected: String(id) === String(value) }, label)),
  );
}
