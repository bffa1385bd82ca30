// The Scorer: a club's evening set up, entered, ranked, printed and kept, all on this device.
import { announce } from "../../lib/announce.js";
import { download, draw, h } from "../../lib/dom.js";
import { listed, sentences, t } from "../../lib/words.js";
import { EventDocument } from "./document.js";
import { Drafts, dropForm, keepForm, keptForm } from "./drafts.js";
import { backupText } from "./files.js";
import { Keeper, forgetEvent, keepNew, keptDocument, keptEvents } from "./kept.js";
import { rowOf } from "./lines.js";
import { MatchesModel } from "./matches.js";
import { PairsModel } from "./pairs.js";
import { drawn } from "./pairing.js";
import { isBracket, isPairs, newEvent, usualDetails } from "./plans.js";
import { bracketView } from "./view/bracket.js";
import { confirmed, layOut } from "./view/frame.js";
import { entryView } from "./view/entry.js";
import { faultText } from "./view/faults.js";
import { filesView } from "./view/files.js";
import { guideView } from "./view/guide.js";
import { headingView, viewsOf } from "./view/heading.js";
import { matchesView } from "./view/matches.js";
import { printed } from "./view/print.js";
import { rankingView, standingsBeside } from "./view/ranking.js";
import { keepSetup } from "./setting-up.js";
import { namesOf, problemText, setupState } from "./setup-form.js";
import { setupView } from "./view/setup.js";
import { startView } from "./view/start.js";
import { faultOf } from "./sound.js";
import { Typing } from "./typing.js";
import { resumeForms, watchForms } from "./unsent.js";
import { afterFocus, watchKeys } from "./view/hands.js";

/** Opens the page in its place; see pages.js. */
export async function open(host, context) {
  const page = new ScorerPage(host, context);
  await page.follow(context.query);
  return { follow: (query) => page.follow(query) };
}

class ScorerPage {
  constructor(host, { tricklaw, signal, setQuery, setTitle, notice }) {
    Object.assign(this, { rules: tricklaw.event, RulesError: tricklaw.RulesError, setQuery, setTitle, notice, drafts: new Drafts(), ui: {}, document: null });
    this.places = layOut(host);
    this.keeper = new Keeper({ signal, trouble: () => this.problem(t("scorer.notKept")), changed: () => this.show(), behind: () => this.catchUp() });
    this.typing = new Typing(this, { signal });
    watchKeys(this, signal);
    watchForms(this.places.main, this.drafts);
    for (const kind of ["input", "change"]) this.places.main.addEventListener(kind, () => this.keepForm());
    addEventListener("beforeprint", () => this.fillPaper(this.paper ?? "ranking"), { signal });
    for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => this.clearPaper(), { signal, capture: true });
  }

  /** Shows what the address names, at first and when the Back button changes it. */
  async follow(query) {
    if (query.toString() === this.shown) return;
    for (const close of [this.complained, this.undoable]) close?.();
    this.following = true;
    try {
      await this.goToAddress(query);
    } finally {
      this.following = false;
    }
    this.arrive();
  }

  /** What had the focus is gone with the place that was left: reading goes on at the top of the new one. */
  arrive() {
    const main = this.places.main.closest("main");
    if (!main || document.activeElement !== document.body) return;
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  async goToAddress(query) {
    const id = query.get("event");
    const document = id && (await keptDocument(id));
    if (id && !document) this.problem(t("scorer.gone"));
    if (document && this.isSound(document)) {
      this.take(document, Object.fromEntries(query));
      this.typing.resume();
    } else if (query.has("new")) this.startNew();
    else await this.showStart();
  }

  get isPairs() {
    return isPairs(this.document.event);
  }

  take(document, { view, by, board, round, match } = {}) {
    this.document = document;
    this.form = null;
    this.drafts.take(document.id);
    this.keeper.take(document);
    this.model = this.modelOf(document);
    const views = viewsOf(document.event);
    this.ui = {
      view: views.includes(view) ? view : views[0],
      by: by === "round" ? "round" : "board",
      board: Number(board) || undefined,
      round: Number(round) || undefined,
      match: match ?? null,
    };
    this.show();
    if (this.ui.view !== "setup" && keptForm(document.id))
      this.complained = this.notice(t("evening.unkept"), { action: t("evening.toSetup"), onAction: () => this.goTo({ view: "setup" }) });
  }

  async openEvent(id) {
    const document = await keptDocument(id);
    if (document && this.isSound(document)) this.take(document);
    else await this.showStart();
    this.arrive();
  }

  /** The event as another tab has kept it, where that tab has gone far ahead. */
  async catchUp() {
    const { id } = this.document;
    const document = await keptDocument(id);
    if (document && this.document?.id === id && document.revision > this.document.revision && this.isSound(document)) this.take(document, this.ui);
  }

  modelOf(document) {
    return isPairs(document.event) ? new PairsModel(this.rules, this.RulesError, document) : new MatchesModel(this.rules, this.RulesError, document);
  }

  /**
   * Whether an event can be shown at all; a damaged one must not keep the others from being reached. One that is kept here can be
   * saved as it is, to be mended elsewhere.
   */
  isSound(document, isKept = true) {
    const fault = faultOf(this, document);
    if (!fault) return true;
    this.problem(
      sentences([t("scorer.damaged", { title: this.titleOf(document) }), faultText(fault)]),
      isKept && { action: t("evening.saveAsIs"), onAction: () => download("damaged.json", backupText(document), "application/json") },
    );
    return false;
  }

  titleOf({ event }) {
    return (typeof event?.about?.event === "string" && event.about.event) || t("scorer.untitled");
  }

  async showStart() {
    Object.assign(this, { document: null, form: null });
    const events = await keptEvents();
    for (const [name, place] of Object.entries(this.places)) if (name !== "main") draw(place);
    draw(this.places.main, startView(this, events));
    this.showQuery({});
    this.setTitle(t("scorer.title"));
  }

  startNew() {
    this.document = null;
    this.form = keptForm(null) ?? setupState(usualDetails());
    this.showQuery({ new: "1" });
    this.showForm();
    this.places.main.querySelector("[data-key=set-event]")?.focus();
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

  /** What is filled in stays after a reload, too. */
  keepForm() {
    if (this.form) keepForm(this.document?.id ?? null, this.form);
  }

  async leaveEvent() {
    this.complained?.();
    if (this.form && !(await this.applyForm())) return undefined;
    this.undoable?.();
    return this.backToStart();
  }

  leaveForm() {
    dropForm(null);
    return this.backToStart();
  }

  async backToStart() {
    await this.showStart();
    this.arrive();
  }

  /**
   * Leaving the set-up keeps what was changed there, like every other entry. What cannot be is said, and stays filled in for the
   * next visit. Where results lose their place the person is asked.
   */
  async applyForm() {
    const { form } = this;
    const { id } = this.document;
    this.form = null;
    const problem = problemText(this, form);
    if (problem) {
      this.problem(sentences([problem, t("evening.reseat.unchanged")]));
      return true;
    }
    const kept = await keepSetup(this, { ...form, names: namesOf(this.rules, form) });
    if (kept) dropForm(id);
    else {
      this.form = form;
      this.goTo({ view: "setup" });
    }
    this.typing.recover();
    return kept;
  }

  showFormSoon() {
    afterFocus(() => this.showForm());
  }

  async create({ about, game, plan, count, layout, scoring, names }) {
    const event = newEvent({ about, game, plan, count, layout, scoring, names });
    if (isBracket(event)) Object.assign(event, drawn(this.rules, event));
    const document = new EventDocument({ event });
    if (!(await keepNew(document))) this.problem(t("scorer.notKept"));
    dropForm(null);
    this.take(document);
    this.typing.begin();
    this.arrive();
    announce(t("scorer.created"));
  }

  /** Takes a step and keeps it. `later` leaves the drawing to what follows. */
  change(name, patches, { later = false } = {}) {
    this.keeper.catchUp();
    this.complained?.();
    this.undoable?.();
    const before = isBracket(this.document.event) ? this.model.misplaced() : null;
    const step = this.document.change(name, patches);
    if (step) this.keeper.keep(step);
    if (!later) this.show();
    const loose = before === null || name === "setup" ? 0 : this.model.misplaced() - before;
    if (loose > 0) this.done(t("evening.loose", { n: loose }), "problem");
  }

  undo(again = false) {
    this.keeper.catchUp();
    const step = again ? this.document?.redo() : this.document?.undo();
    if (!step) return;
    this.keeper.keep(step);
    this.undoable?.();
    this.drafts.clear();
    this.form = null;
    dropForm(this.document.id);
    if (isPairs(this.document.event) !== this.model instanceof PairsModel) this.take(this.document, this.ui);
    this.typing.draw();
    if (document.activeElement === document.body) this.places.heading.querySelector(`[data-key=${again ? "redo" : "undo"}]`)?.focus(); // what had the focus is gone
    announce(t(again ? "scorer.redone" : "scorer.undone"));
  }

  goTo(more) {
    const { match } = this.ui;
    const focused = ("view" in more || "match" in more) && document.activeElement !== document.body;
    if (more.view) this.complained?.();
    if (more.view && more.view !== "setup" && this.form) this.applyForm();
    Object.assign(this.ui, more);
    if (more.view) Object.assign(this.ui, { match: null });
    if (more.view !== "setup") this.form = null;
    this.show();
    if (focused) this.typing.recover(match && `[data-key="${CSS.escape(`boards-${match}`)}"]`);
  }

  /** Keeps the result of a line; `drawNow` where no field goes on. */
  keepRow(line, result, drawNow = false) {
    this.change("result", [{ at: ["rows", line.key], to: rowOf(line, result) }], { later: true });
    if (drawNow) this.typing.draw();
  }

  keepBoard(own, board, room, row) {
    const { boards: before = {}, winner } = this.document.event.matches[own.key] ?? {};
    const boards = { ...structuredClone(before), [board]: { ...before[board], [room]: row ?? undefined } };
    this.change("board", [{ at: ["matches", own.key], to: { boards, ...(Object.keys(before).length > 0 && winner && { winner }) } }], { later: true });
  }

  chooseLot(step, among, order) {
    if (order.length < among.length - 1) this.goTo({ lot: { step, among, order } });
    else {
      const whole = [...order, ...among.filter((own) => !order.includes(own))].map((own) => [own]);
      this.ui.lot = null;
      this.change("lot", [{ at: ["decisions"], to: [...this.document.event.decisions, { step, order: whole }] }]);
    }
    this.typing.recover("[data-key^=lot-]:enabled");
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
    this.undoable = this.notice(text, { kind, action: t("scorer.undo"), onAction: () => this.undo() });
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
    if (!beside || !model.behind || !places.side.hasChildNodes()) draw(places.side, beside && h("section", { class: "panel" }, standingsBeside(this)));
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

  async deleteEvent(id, title) {
    if (!(await confirmed(t("scorer.deleteSure", { title: title || t("scorer.untitled") }), t("scorer.delete")))) return;
    await forgetEvent(id);
    await this.showStart();
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
