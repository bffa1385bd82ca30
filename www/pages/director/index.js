// The Director's desk: a board up to the moment something goes wrong, the ruling, and play under its consequences.
import { announce } from "../../lib/announce.js";
import { showKeys } from "../../lib/controls.js";
import { draw, h } from "../../lib/dom.js";
import { drawOn } from "../../lib/focus.js";
import { pageKeys } from "../../lib/keys.js";
import { reasonText, refusalSpoken, showRefusal } from "../../lib/bridge/refusal.js";
import { lawChip } from "../../lib/law.js";
import { store } from "../../lib/store.js";
import { t } from "../../lib/words.js";
import { dealtAfter } from "../board/dealt.js";
import { openBytes } from "../board/files.js";
import { boardOfLink, linkOf } from "../board/link.js";
import { isPlayable } from "../board/changed.js";
import { completedText } from "../board/view/checks.js";
import { resultPanel } from "../board/view/result.js";
import { Desk } from "./desk.js";
import { SITUATIONS, opened } from "./situations.js";
import { actPanel, refusal } from "./view/act.js";
import { auctionPanel, markedDiagram, tricksPanel } from "./view/board.js";
import { fieldText } from "./view/effects.js";
import { forcePanel } from "./view/force.js";
import { formPanel } from "./view/form.js";
import { givenPanel, pendingPanel, rulingPanel } from "./view/ruling.js";
import { nextText, steps } from "./view/steps.js";
import { booksRow, openersRow } from "./view/top.js";

/** What is on the desk: its address, the desk, whose the board is, and what was there before while it can be brought back. */
const STATE = "director.state";

/** Whether anybody would miss what is on the desk, or was: a board of one's own, or one on which something has been done. */
const isMissed = ({ desk, isOwn }) => isOwn || desk?.past?.length > 0;

/** What goes on with the board that is there: what was there before is left for good. */
const GOING_ON = ["taken", "ruling"];

/** What may bring up a question, or a ruling: then it is told and brought into sight. */
const ASKING = ["ruling", "answer", "taken", "undo", "redo"];

/** The keys that the help explains. */
const KEYS = [
  ["←  →", "step"],
  ["Home  End", "ends"],
  ["Ctrl+Z  Ctrl+Y", "undo"],
  ["Tab", "tab"],
  ["↑ ↓ ← →", "group"],
  ["?", "help"],
];

/** Opens the page in its place; see pages.js. */
export async function open(host, context) {
  const page = new DirectorPage(host, context);
  page.start(context.query);
  return { follow: (query) => page.follow(query) };
}

class DirectorPage {
  constructor(host, { tricklaw, signal, setQuery, setTitle, notice }) {
    Object.assign(this, { host, bridge: tricklaw.bridge, setQuery, notice, failure: null });
    setTitle(t("shell.pages.director.title"));
    this.desk = new Desk(this.bridge, (kind) => this.changed(kind));
    this.places = layOut(host);
    pageKeys(this.keys(), signal);
  }

  start(query) {
    this.quiet = true;
    const kept = store.get(STATE);
    const isAsked = kept && ["", kept.query].includes(query.toString());
    if (isAsked && this.desk.restore(kept.desk)) Object.assign(this, { isOwn: kept.isOwn, former: kept.former });
    else {
      if (!(query.has("deal") && this.openLink(query))) this.openSituation(SITUATIONS[0]);
      if (kept && !isAsked) this.former = isMissed(kept) ? { desk: kept.desk, isOwn: kept.isOwn } : kept.former;
    }
    this.quiet = false;
    this.show();
  }

  follow(query) {
    if (query.toString() !== this.shownQuery && query.has("deal")) this.openLink(query);
  }

  /** Opens the board of an address; answers whether it could. */
  openLink(query) {
    const found = boardOfLink(this.bridge, query);
    if (found.wrong) {
      this.notice(t(`board.link.wrong.${found.wrong}`), { kind: "problem" });
      return false;
    }
    if (found.dropped > 0) this.notice(t("board.link.dropped", { n: found.dropped }), { kind: "problem" });
    this.openBoard(found.board, { line: found.line, at: found.at });
    return true;
  }

  /** Another board takes the place of what is on the desk; what somebody would miss can be brought back. */
  openBoard(board, state, { form = { kind: null, values: {} }, isOwn = true } = {}) {
    if (this.desk.board) this.leave();
    Object.assign(this, { failure: null, isOwn });
    this.desk.form = form;
    this.desk.open(board, state);
  }

  /** To leave one board after another by mistake loses nothing either. */
  leave() {
    const present = { desk: structuredClone(this.desk.toJSON()), isOwn: this.isOwn };
    if (isMissed(present)) this.former = present;
  }

  bringBack() {
    const { former } = this;
    this.former = undefined;
    this.leave();
    this.isOwn = former.isOwn;
    if (!this.desk.restore(former.desk)) this.show(); // it cannot be read any more
    announce(t("director.broughtBack"));
  }

  openSituation(situation) {
    const { board, state, form } = opened(situation);
    this.openBoard(board, state, { form, isOwn: false });
  }

  /** A situation somebody chose: the form that tells it is brought into sight, its button one press away. */
  chooseSituation(situation) {
    this.openSituation(situation);
    this.toForm("call-director");
  }

  /** What is asked or ruled is brought into sight. */
  showRuling() {
    const { ruling } = this.places;
    const { top, bottom } = ruling.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) ruling.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  toForm(key) {
    const { form } = this.places;
    form.scrollIntoView({ block: "nearest" });
    form.querySelector(`[data-key=${key}]`)?.focus({ preventScroll: true });
  }

  openRandom() {
    this.openBoard(dealtAfter(this.bridge, this.desk.board), {}, { isOwn: false });
  }

  /** Opens the first board of pasted text that can be played; answers why not, or nothing. */
  openText(text) {
    const found = openBytes(this.bridge, { kind: "paste", bytes: new TextEncoder().encode(text) });
    if (found.failure) return found.failure;
    const board = found.boards.find((one) => isPlayable(this.bridge, one));
    found.file?.free();
    if (!board) return t("board.wrongDeal");
    this.openBoard(board, { line: board.actions, at: board.actions.length });
    if (board.completed) this.notice(completedText(board));
    return undefined;
  }

  /** Calls the director: { text } or { missing }. */
  callDirector({ text, missing }) {
    const wrong = missing ? { words: t("director.form.missing", { field: fieldText(missing) }) } : this.desk.callDirector(text);
    if (!wrong) {
      this.failure = null;
      return;
    }
    this.failure = wrong.words ?? [reasonText(wrong), " ", lawChip(wrong.law)];
    this.show();
    announce(wrong.words ?? reasonText(wrong), { atOnce: true });
  }

  changed(kind) {
    if (kind !== "restored" && kind !== "view") this.failure = null;
    if (GOING_ON.includes(kind)) this.former = undefined;
    if (this.quiet) return;
    this.show();
    const { desk } = this;
    const asked = ASKING.includes(kind) && this.places.ruling.querySelector(".question-text, .settled");
    if (asked) this.showRuling();
    if (kind === "refused") showRefusal(this.host);
    if (kind === "refused") announce(refusalSpoken(desk.refused.action, desk.refused.refusal ?? { code: "not-irregular" }), { atOnce: true });
    else if (asked) announce(asked.textContent);
    else if (["taken", "step", "undo", "redo"].includes(kind)) announce(nextText(desk));
  }

  show() {
    const query = this.query();
    drawOn(this.host, () => this.drawPlaces(query), () => this.next());
    this.keep(query);
  }

  drawPlaces(query) {
    const { desk, places } = this;
    const onCall = (written) => this.callDirector(written);
    draw(places.books, booksRow(desk));
    draw(
      places.openers,
      openersRow({
        onRandom: () => this.openRandom(),
        onFormer: this.former && (() => this.bringBack()),
        onPaste: (text) => this.openText(text),
        onSituation: (situation) => this.chooseSituation(situation),
        onForm: desk.state.dialogue ? null : () => this.toForm("kind"),
        boardQuery: query.deal && !desk.state.line.some((action) => /^[@>*-]/.test(action)) ? query : null,
      }),
    );
    draw(places.diagram, markedDiagram(desk, { onChoose: (card, seat) => desk.attempt(card, seat) }));
    draw(places.steps, refusal(desk, onCall, "below"), steps(desk));
    draw(places.ruling, rulingPanel(desk), pendingPanel(desk));
    draw(places.act, actPanel(desk, { onCall, onNewDeal: () => this.openRandom() }));
    draw(places.form, formPanel(desk, { failure: this.failure, onCall }));
    draw(places.force, forcePanel(desk));
    draw(places.auction, auctionPanel(desk));
    draw(places.result, desk.table.contract && resultPanel(desk, desk.book));
    draw(places.tricks, tricksPanel(desk));
    draw(places.given, givenPanel(desk));
    for (const place of Object.values(places)) place.hidden = place.childNodes.length === 0;
  }

  /** Where the keyboard goes on when what it was on is gone: where the next thing is asked or done. */
  next() {
    const { ruling, act } = this.places;
    const place = ruling.hidden ? act : ruling;
    return place.querySelector(".question-text, .settled h3") ?? place.querySelector("h2");
  }

  query() {
    const { desk } = this;
    return linkOf(this.bridge, desk.board, desk.way) ?? {};
  }

  keep(query) {
    this.shownQuery = new URLSearchParams(query).toString();
    this.setQuery(query);
    const { desk, isOwn, former } = this;
    store.set(STATE, { query: this.shownQuery, desk, isOwn, former });
  }

  keys() {
    const { desk } = this;
    return {
      ArrowLeft: () => desk.step(desk.state.at - 1),
      ArrowRight: () => desk.step(desk.state.at + 1),
      Home: () => desk.step(0),
      End: () => desk.step(desk.state.line.length),
      "Control+z": () => desk.undo(),
      "Control+y": () => desk.redo(),
      "Control+Shift+z": () => desk.redo(),
      "?": () => showKeys(KEYS),
    };
  }
}

/** The places of the page, in reading order. */
function layOut(host) {
  const names = ["books", "openers", "ruling", "diagram", "steps", "act", "form", "force", "result", "auction", "tricks", "given"];
  const panels = ["ruling", "act", "form", "force", "result", "auction", "tricks", "given"];
  const places = Object.fromEntries(names.map((name) => [name, h("section", { class: ["place", `place-${name}`, panels.includes(name) && "panel"] })]));
  const table = h("div", { class: "desk-table" }, places.diagram, places.steps);
  const side = h("div", { class: "desk-side" }, places.act, places.form);
  const more = h("div", { class: "desk-more" }, places.force, places.result, places.auction, places.tricks, places.given);
  host.append(
    h("h1", { class: "visually-hidden" }, t("shell.pages.director.title")),
    h("div", { class: "desk-top" }, places.books, places.openers),
    places.ruling,
    h("div", { class: "desk-columns" }, table, side, more),
  );
  return places;
}
