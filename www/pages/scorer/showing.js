// What the Scorer shows of the event that is open: its view, the heading and the standings around it, the paper, what is told.
import { announce } from "../../lib/announce.js";
import { afterFocus, draw, h } from "../../lib/dom.js";
import { t } from "../../lib/words.js";
import { keptForm } from "./drafts.js";
import { isPairs } from "./plans.js";
import { bracketView } from "./view/bracket.js";
import { entryView } from "./view/entry.js";
import { filesView } from "./view/files.js";
import { guideView } from "./view/guide.js";
import { headingView, viewsOf } from "./view/heading.js";
import { matchesView } from "./view/matches.js";
import { printed } from "./view/print.js";
import { besidePanel, rankingView } from "./view/ranking.js";
import { setupState } from "./setup-form.js";
import { setupView } from "./view/setup.js";
import { resumeForms } from "./unsent.js";

/** The page as it is drawn; what is done with events is its heir's. */
export class ShownPage {
  get isPairs() {
    return isPairs(this.document.event);
  }

  /** The set-up of a new event; an event that exists shows its own as one of the views. */
  showForm() {
    if (this.document) return this.show();
    if (!this.form) return undefined; // given up meanwhile
    for (const [name, place] of Object.entries(this.places)) if (name !== "main") draw(place);
    draw(
      this.places.main,
      h("h1", null, t("scorer.newEvent")),
      h(
        "section",
        { class: "panel" },
        setupView(this, this.form, { isNew: true, create: (details) => this.create(details), cancel: () => this.leaveForm() }),
      ),
    );
    this.keepForm();
    return undefined;
  }

  showFormSoon() {
    afterFocus(() => this.showForm());
  }

  /** Hundredths as they are shown: whole match points whole, victory points with both decimals. */
  pointsText(hundredths) {
    const { game, scoring } = this.document.event;
    const whole = game === "shengji" || scoring.method !== "imps" || !scoring.scale;
    return (whole ? String(hundredths / 100) : (hundredths / 100).toFixed(2)).replace("-", "−");
  }

  /** The latest complaint; it goes with the next step taken. */
  problem(text, more) {
    this.complained?.();
    this.complained = this.notice(text, { kind: "problem", ...more });
    announce(text, { atOnce: true });
  }

  /** What the latest step did, to be taken back at once; it goes with the next step, which would be taken back instead. */
  done(text, kind = "info") {
    this.undoable?.();
    const { document } = this;
    const undo = () => this.document === document && this.undo();
    this.undoable = this.notice(text, { kind, action: t("scorer.undo"), onAction: undo });
  }

  show() {
    if (!this.document) return;
    const { ui, model } = this;
    const { event } = model;
    if (!viewsOf(event).includes(ui.view)) [ui.view] = viewsOf(event); // the kind of event may just have changed
    if (ui.view !== "scores") model.behind = false;
    this.showMain();
    this.showAround();
    const { view, by, board, round, match } = ui;
    this.showQuery({ event: event.id, view, ...(view === "scores" && { by }), ...(board && { board }), ...(round && { round }), ...(match && { match }) });
    this.setTitle(event.about.event || t("scorer.title"));
  }

  showMain() {
    const { places, ui } = this;
    const views = { scores: entryView, ranking: rankingView, guide: guideView, matches: matchesView, bracket: bracketView, files: filesView };
    const content = ui.view === "setup" ? this.setupOfEvent() : views[ui.view](this);
    const framed = ["scores", "matches", "setup"].includes(ui.view);
    draw(places.main, framed ? h("section", { class: "panel" }, content) : content);
    resumeForms(places.main, this.drafts);
  }

  /** The heading, and the standings beside the fields. */
  showAround() {
    const { places, ui, model } = this;
    draw(places.heading, headingView(this));
    const beside = ["scores", "matches"].includes(ui.view) && (this.isPairs || model.rounds().length > 0);
    // Standings that have yet to follow stand there as they are.
    if (!beside || !model.behind || !places.side.hasChildNodes()) draw(places.side, beside && besidePanel(this));
    places.columns.classList.toggle("sc-two", Boolean(beside));
  }

  setupOfEvent() {
    const { event } = this.document;
    this.form ??= keptForm(event.id) ?? setupState(event);
    const started = Object.keys(event.rows).length + Object.keys(event.matches).length + (event.rounds ?? []).length > 0;
    return setupView(this, this.form, { isNew: false, started, create: () => this.goTo({ view: viewsOf(event)[0] }) });
  }

  /** The list of events, each event and the form of a new one are places the Back button knows; a form that became an event is none any more. */
  showQuery(query) {
    const place = query.event ?? (query.new ? "new" : "");
    const entry = !this.following && this.place !== "new" && place !== this.place;
    this.place = place;
    this.shown = new URLSearchParams(query).toString();
    this.setQuery(query, { entry });
  }

  fillPaper(id) {
    if (!this.document) return;
    this.model.behind = false;
    draw(this.places.paper, printed(this, id));
  }

  print(id) {
    this.paper = id;
    this.fillPaper(id);
    print();
  }

  /** With the next sign of life, not when printing is said to be over: an iPad says so before it has drawn the pages. */
  clearPaper() {
    this.paper = null;
    if (this.places.paper.hasChildNodes()) draw(this.places.paper);
  }
}
