// The Scorer: a club's evening set up, entered, ranked, printed and kept, all on this device.
import { announce } from "../../lib/announce.js";
import { download, draw } from "../../lib/dom.js";
import { shelf } from "../../lib/store.js";
import { sentences, t } from "../../lib/words.js";
import { EventDocument } from "./document.js";
import { Drafts, dropForm, keepForm, keptForm } from "./drafts.js";
import { backupText } from "./files.js";
import { Keeper, forgetEvent, keepNew, keptDocument, keptEvents } from "./kept.js";
import { rowOf } from "./lines.js";
import { MatchesModel } from "./matches.js";
import { PairsModel } from "./pairs.js";
import { drawn } from "./pairing.js";
import { TypedHere } from "./overtaken.js";
import { isBracket, isPairs, newEvent, usualDetails } from "./plans.js";
import { confirmed, layOut } from "./view/frame.js";
import { faultText } from "./view/faults.js";
import { viewsOf } from "./view/heading.js";
import { keepSetup } from "./setting-up.js";
import { namesOf, problemText, setupState } from "./setup-form.js";
import { startView } from "./view/start.js";
import { faultOf } from "./sound.js";
import { Typing } from "./typing.js";
import { watchForms } from "./unsent.js";
import { watchKeys } from "./view/hands.js";
import { ShownPage } from "./showing.js";

/** Opens the page in its place; see pages.js. */
export async function open(host, context) {
  const page = new ScorerPage(host, context);
  await page.follow(context.query);
  return { follow: (query) => page.follow(query) };
}

class ScorerPage extends ShownPage {
  constructor(host, { tricklaw, signal, setQuery, setTitle, notice }) {
    super();
    Object.assign(this, { rules: tricklaw.event, RulesError: tricklaw.RulesError, setQuery, setTitle, notice, drafts: new Drafts(), typedHere: new TypedHere(), ui: {}, document: null });
    this.places = layOut(host);
    this.keeper = new Keeper({ signal, trouble: () => this.problem(t("scorer.notKept")), changed: () => this.followOther(), behind: () => this.catchUp() });
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
    if (id && !document && !shelf.isSilent) this.problem(t("scorer.gone"));
    if (document && this.isSound(document)) {
      this.take(document, Object.fromEntries(query));
      this.typing.resume();
    } else if (query.has("new")) this.startNew();
    else await this.showStart();
  }

  take(document, { view, by, board, round, match } = {}) {
    if (document.id !== this.document?.id) this.typedHere.clear();
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

  /** Another tab has taken a step: what it put in place of something typed here is told, and stays told. */
  followOther() {
    this.show();
    const lost = this.typedHere.overtaken(this.document.event.rows);
    if (lost) this.notice(lost, { kind: "problem" });
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
    this.typedHere.follow(this.document.event.rows);
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
    this.typedHere.clear();
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
    const row = rowOf(line, result);
    this.change("result", [{ at: ["rows", line.key], to: row }], { later: true });
    this.typedHere.note(line.key, row);
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

  async deleteEvent(id, title) {
    if (!(await confirmed(t("scorer.deleteSure", { title: title || t("scorer.untitled") }), t("scorer.delete")))) return;
    await forgetEvent(id);
    await this.showStart();
  }
}
