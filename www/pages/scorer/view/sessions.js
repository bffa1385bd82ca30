// The ranking over several sessions: which of the events kept here belong together, and everybody's sum.
import { h, scrollBox } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { tieRules } from "../plans.js";
import { otherSessions, overall } from "../sessions.js";

/** What other events there are, for the event a page shows; asked for once. */
const known = new WeakMap();

function others(page) {
  const { document } = page;
  if (!known.has(document)) {
    known.set(document, { list: null });
    otherSessions(page).then((list) => {
      known.set(document, { list });
      page.show();
    });
  }
  return known.get(document).list;
}

const score = (value) => (value === null ? "–" : value.replace("-", "−"));
const ABSENCES = ["forfeited", "excused", "left-out"];
const WAYS = ["sessions", "boards"];

/** A session's own result; in brackets what a missed one counts, to be pressed for an excuse. */
function part(page, { name, key }, { id }, { score: value, boards }) {
  const known = page.model.event.excused ?? [];
  const own = (excuse) => excuse.key === key && excuse.session === id;
  const excused = known.some(own);
  if (boards > 0 || (value === null && !excused)) return score(value);
  const toggle = () => page.change("absence", [{ at: ["excused"], to: excused ? known.filter((excuse) => !own(excuse)) : [...known, { key, session: id }] }]);
  return h(
    "button",
    {
      type: "button",
      class: "button quiet sc-tiny-button",
      data: { key: `excuse-${id}-${key}` },
      title: t("scorer.sessions.excuse", { name }),
      aria: { pressed: String(excused), label: `${score(value)} ${t("scorer.sessions.excuse", { name })}` },
      onclick: toggle,
    },
    `(${score(value)})`,
  );
}

/** The sessions chosen with everybody's stage; nothing while there is only one. */
function stageOf(page) {
  const { model } = page;
  const chosen = model.event.sessions ?? [];
  const more = (others(page) ?? []).filter(({ id }) => chosen.includes(id));
  if (more.length === 0 || model.session().trouble) return null;
  const all = [...more, { id: page.document.id, title: model.event.about.event, date: model.event.about.date, model }].sort((a, b) =>
    (a.date ?? "").localeCompare(b.date ?? ""),
  );
  const absence = model.event.absence ?? ABSENCES[0];
  const by = model.event.addedBy ?? WAYS[0];
  const excused = (model.event.excused ?? [])
    .map(({ key, session }) => ({ key, session: all.findIndex(({ id }) => id === session) + 1 }))
    .filter(({ session }) => session > 0);
  return { all, absence, by, ranked: overall(page.rules, all.map((own) => own.model), { by, absence, excused, ...tieRules(model.event.scoring) }) };
}

/** The table over all sessions; nothing while there is only one. */
export function overallTable(page, stage = stageOf(page)) {
  if (!stage) return null;
  const matchpoints = page.model.event.scoring.method === "matchpoints";
  const head = (text, ...classes) => h("th", { scope: "col", class: classes }, text);
  const figure = (text, ...classes) => h("td", { class: ["sc-number", ...classes] }, text);
  const row = ({ place: { place, shared }, name, key, score: main, sessions }) =>
    h(
      "tr",
      null,
      h("td", { class: "sc-place" }, `${place}${shared ? "=" : ""}`),
      h("td", { class: "sc-name" }, name),
      figure(score(main), "sc-main"),
      sessions.map((own, index) => figure(part(page, { name, key }, stage.all[index], own))),
      figure(String(sessions.reduce((sum, { boards }) => sum + boards, 0)), "sc-minor"),
    );
  return scrollBox(
    t("scorer.sessions.overall"),
    h(
      "table",
      { class: "sc-table sc-overall" },
      h("caption", null, t("scorer.sessions.overall")),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head(t("scorer.place")),
          head(t("scorer.names")),
          head(matchpoints ? "%" : t("scorer.units.butler"), "sc-number"),
          stage.all.map((_, index) => head(t("scorer.sessions.nth", { n: index + 1 }), "sc-number")),
          head(t("scorer.boardsShort"), "sc-number", "sc-minor"),
        ),
      ),
      h("tbody", null, stage.ranked.map(row)),
    ),
  );
}

const labelledChoice = (page, key, label, options) =>
  h(
    "label",
    { class: "sc-labelled" },
    h("span", null, label),
    h(
      "select",
      { class: "field", data: { key }, onchange: ({ target }) => page.change(key, [{ at: [key], to: target.value }]) },
      options.map(([id, text, selected]) => h("option", { value: id, selected }, text)),
    ),
  );

/** Whether every session counts alike, or every board. */
function wayChoice(page, { by }) {
  const kind = page.model.event.scoring.method === "matchpoints" ? "shares" : "imps";
  return labelledChoice(page, "addedBy", t("scorer.sessions.by"), WAYS.map((own) => [own, t(`scorer.sessions.ways.${kind}.${own}`), own === by]));
}

/** What a missed session counts; nothing to choose where nobody missed one. */
function absenceChoice(page, { absence, ranked }) {
  if (!ranked.some(({ sessions }) => sessions.some(({ boards }) => boards === 0))) return null;
  return labelledChoice(page, "absence", t("scorer.sessions.absence"), ABSENCES.map((own) => [own, t(`scorer.sessions.absences.${own}`), own === absence]));
}

/** The panel. */
export function sessionsPanel(page) {
  const { model } = page;
  const list = others(page);
  const chosen = model.event.sessions ?? [];
  const stage = stageOf(page);
  const toggle = (id) => page.change("sessions", [{ at: ["sessions"], to: chosen.includes(id) ? chosen.filter((own) => own !== id) : [...chosen, id] }]);
  const box = ({ id, title, date }) =>
    h(
      "label",
      { class: "sc-check" },
      h("input", { type: "checkbox", checked: chosen.includes(id), data: { key: `session-${id}` }, onchange: () => toggle(id) }),
      [title || t("scorer.untitled"), date].filter(Boolean).join(" · "),
    );
  return h(
    "details",
    { class: "panel", data: { key: "sessions" }, open: chosen.length > 0 },
    h("summary", null, h("h2", null, t("scorer.sessions.title"))),
    h("p", { class: "hint" }, t("scorer.sessions.hint")),
    list && (list.length === 0 ? h("p", null, t("scorer.sessions.none")) : list.map(box)),
    stage && wayChoice(page, stage),
    stage && absenceChoice(page, stage),
    overallTable(page, stage),
  );
}
