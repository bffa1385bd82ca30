// The head of an open event: its name, its views, undo and redo.
import { segment, segments } from "../../../lib/controls.js";
import { ICONS, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { isBracket, isPairs } from "../plans.js";

/** The views an event has, the first being where it opens. */
export function viewsOf(event) {
  if (isPairs(event)) return ["scores", "ranking", ...(event.plan === "free" ? [] : ["guide"]), "setup", "files"];
  return isBracket(event) ? ["bracket", "setup", "files"] : ["matches", "ranking", "setup", "files"];
}

/** The view. */
export function headingView(page) {
  const { document, ui, model } = page;
  const { event, past, future } = document;
  const { done, all } = model.progress();
  // Pressed without anything to take back it still settles what is being typed, which may then be taken back.
  const tool = (key, path, act, enabled) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        title: t(`scorer.${key}`),
        aria: { label: t(`scorer.${key}`), disabled: enabled ? undefined : "true" },
        data: { key },
        onclick: act,
      },
      icon(path),
    );
  const views = viewsOf(event).map((view) =>
    segment({ key: `view-${view}`, text: t(`scorer.views.${view}`), pressed: ui.view === view, press: () => page.goTo({ view }) }),
  );
  const about = [
    event.game === "shengji" && t("scorer.games.shengji"),
    t(`scorer.plans.${event.plan}`),
    event.scoring.method && event.game === "bridge" && t(`scorer.methods.${event.scoring.method}`),
    event.about.date,
    t("scorer.progress", { done, all }),
  ].filter(Boolean);
  return [
    h(
      "div",
      { class: "row sc-head" },
      h(
        "button",
        { type: "button", class: "button quiet", aria: { label: t("scorer.events") }, data: { key: "all-events" }, onclick: () => page.leaveEvent() },
        icon(ICONS.previous),
        h("span", { class: "sc-wide" }, t("scorer.events")),
      ),
      h("h1", null, event.about.event || t("scorer.untitled"), h("small", null, about.map((text, at) => [at > 0 && " · ", h("span", { class: "sc-part" }, text)]))),
      h(
        "span",
        { class: "row tight" },
        tool("undo", ICONS.undo, () => page.undo(), past.length > 0),
        tool("redo", ICONS.redo, () => page.undo(true), future.length > 0),
      ),
    ),
    segments({ label: t("scorer.viewsLabel") }, views, "sc-views"),
  ];
}
