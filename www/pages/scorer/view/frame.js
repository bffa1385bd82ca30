// The places of the page, and the question before something that cannot be taken back.
import { h, openDialog } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

/** The places by name; `columns` holds two of them and is not drawn itself. */
export function layOut(host) {
  const place = (name) => h("div", { class: `sc-place-${name}` });
  const places = { heading: place("heading"), main: place("main"), side: place("side"), paper: place("paper") };
  const columns = h("div", { class: "sc-columns" }, places.main, places.side);
  host.append(h("div", { class: "sc-screen" }, places.heading, columns), places.paper);
  return Object.defineProperty(places, "columns", { value: columns, enumerable: false });
}

/** Resolves to whether the person says yes; `ready` where the next Enter is to do so. */
export function confirmed(text, yes, { ready = false } = {}) {
  return new Promise((resolve) => {
    let answer = false;
    const choose = (value) => () => {
      answer = value;
      dialog.close();
    };
    const button = (key, label, value, primary) => h("button", { type: "button", class: ["button", primary && "primary"], data: { key }, onclick: choose(value) }, label);
    const dialog = openDialog({
      title: yes,
      closeLabel: t("shell.close"),
      content: [
        h("p", null, text),
        h("div", { class: "row end" }, button("confirm-no", t("scorer.set.cancel"), false), button("confirm-yes", yes, true, true)),
      ],
    });
    if (ready) dialog.querySelector("[data-key=confirm-yes]").focus();
    dialog.addEventListener("close", () => resolve(answer));
  });
}
