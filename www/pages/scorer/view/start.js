// The events kept on this device, and the ways to begin.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { openFile } from "../importing.js";
import { currentLanguage, saidOf, t } from "../../../lib/words.js";

const changedText = (time) => new Intl.DateTimeFormat(currentLanguage() === "zh" ? "zh-Hans" : "en-GB", { dateStyle: "medium", timeStyle: "short" }).format(time);

/** A button to choose a file; the same one can be chosen again once it has been mended. */
export function fileButton(key, text, accept, take) {
  const chosen = ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) take(file);
  };
  const input = h("input", { type: "file", accept, class: "visually-hidden", tabindex: "-1", aria: { hidden: "true" }, data: { key: `${key}-input` }, onchange: chosen });
  return [input, h("button", { type: "button", class: "button", data: { key }, onclick: () => input.click() }, icon(ICONS.open), text)];
}

/** The view. */
export function startView(page, events) {
  const item = ({ id, title, date, plan, game, changed }) =>
    h(
      "li",
      { class: "sc-event" },
      h(
        "button",
        { type: "button", class: "sc-event-open", data: { key: `event-${id}` }, onclick: () => page.openEvent(id) },
        h("b", null, title || t("scorer.untitled")),
        h("span", null, [date, game === "shengji" && t("scorer.games.shengji"), t(`scorer.plans.${plan}`)].filter(Boolean).join(" · ")),
        h("small", null, t("scorer.changed", { when: changedText(changed) })),
      ),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          title: t("scorer.delete"),
          aria: { label: saidOf(t("scorer.delete"), title || t("scorer.untitled")) },
          data: { key: `delete-${id}` },
          onclick: () => page.deleteEvent(id, title),
        },
        icon(ICONS.close),
      ),
    );
  return [
    h("div", { class: "sc-intro" }, h("h1", null, t("scorer.title")), h("p", null, t("scorer.intro"))),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button primary", data: { key: "new-event" }, onclick: () => page.startNew() }, t("scorer.newEvent")),
      fileButton("open-file", t("scorer.openFile"), ".json,.csv,.pbn,.txt", (file) => openFile(page, file)),
    ),
    events.length > 0 && h("section", { class: "panel" }, h("h2", null, t("scorer.events")), h("ul", { class: "sc-events" }, events.map(item))),
    h("p", { class: "hint" }, t("scorer.keptHere")),
  ];
}
