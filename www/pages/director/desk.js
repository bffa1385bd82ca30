// What the Director's desk knows: the board, what has happened on it, and the ruling that is being given.
//
// A state is { line, at, dialogue }: `line` are the actions of the board, the first `at` of them have been taken, and
// `dialogue` is the ruling in progress at that place, { text, answers } or null; see dialogue.js. States are never
// changed, so undo and redo are two lists of them.
import { emptyTable, isPlayable } from "../board/changed.js";
import { keepEdition, lastEdition } from "../../lib/edition.js";
import { BOOKS, resolve } from "./dialogue.js";

const MOST_UNDO = 200;
const START = { line: [], at: 0, dialogue: null };

const isRulesError = (error) => error?.name === "RulesError";

/** The card of the lowest rank among numbers. */
const lowest = (cards) => cards.reduce((best, card) => (card % 13 < best % 13 ? card : best));

export class Desk {
  /** `bridge` are the rules; `changed` is called after every change with what kind it was. */
  constructor(bridge, changed) {
    Object.assign(this, { bridge, changed, board: null, state: START, past: [], future: [] });
    Object.assign(this, { book: lastEdition(), other: null, form: { kind: null, values: {} }, caller: null, refused: null });
  }

  /** Opens a board: { label, number, dealer, vulnerability, deal }. */
  open(board, state = {}, kind = "opened") {
    const { label, number, dealer, vulnerability, deal } = board;
    Object.assign(this, { board: { label, number, dealer, vulnerability, deal, actions: [] }, past: [], future: [], caller: null });
    this.state = { ...START, ...state };
    this.settle(kind);
  }

  /** How the board is followed, as the views of the Board page ask for it. */
  get way() {
    return this.state;
  }

  get playable() {
    return this.board !== null;
  }

  settle(kind) {
    this.refused = null;
    this.table?.free();
    this.table = emptyTable(this.bridge, this.board);
    for (const action of this.state.line.slice(0, this.state.at)) this.table.apply(action);
    this.changed(kind);
  }

  /** Goes on to another state that can be undone. */
  go(state, kind) {
    this.past = [...this.past, this.state].slice(-MOST_UNDO);
    this.future = [];
    this.state = { ...this.state, ...state };
    this.settle(kind);
  }

  undo() {
    this.swap("past", "future");
  }

  redo() {
    this.swap("future", "past");
  }

  swap(from, to) {
    const state = this[from].at(-1);
    if (!state) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], this.state];
    this.state = state;
    this.settle(from === "past" ? "undo" : "redo");
  }

  /** Goes to where that many actions have been taken. A ruling in progress belongs to its place and waits there. */
  step(at) {
    const to = Math.max(0, Math.min(at, this.state.line.length));
    if (to === this.state.at && !this.refused) return;
    if (this.state.dialogue) return;
    this.state = { ...this.state, at: to };
    this.settle("step");
  }

  /**
   * A player acts, lawfully or not. What is lawful is done; what is not is kept in `refused` with what it would be:
   * { action, seat, refusal, irregularity, unnoticed }.
   */
  attempt(action, hand) {
    if (this.state.dialogue) return;
    const { turn, actor } = this.table;
    // Dummy's cards are played by the declarer when it is their turn.
    const seat = turn !== null && hand === this.bridge.seatName(turn) ? this.bridge.seatName(actor) : hand;
    const { refusal, outcome, irregularity, action: applied } = this.table.attempt(action, seat, "at-the-table", this.book);
    if (outcome === "legal") {
      this.take(action);
      return;
    }
    const why = refusal ?? this.table.why(action, seat, this.book);
    this.refused = { action, seat, refusal: why, irregularity, unnoticed: outcome === "unnoticed" ? applied : null };
    this.changed("refused");
  }

  /** Puts an action on the record. */
  take(action) {
    const { line, at } = this.state;
    this.caller = null;
    if (line[at] === action) this.go({ at: at + 1, dialogue: null }, "taken");
    else this.go({ line: [...line.slice(0, at), action], at: at + 1, dialogue: null }, "taken");
  }

  /** Puts the settled ruling on the record; the form is free for the next one. */
  takeRuling(action) {
    this.form = { kind: null, values: {} };
    this.take(action);
  }

  /** Takes an action unless the rules refuse it; then that is shown. */
  tryTake(action) {
    const refusal = this.table.why(action, null, this.book);
    if (!refusal) {
      this.take(action);
      return;
    }
    this.refused = { action, refusal };
    this.changed("refused");
  }

  /** All pass from here, as far as the laws let them. */
  passOut() {
    this.goOn((table) => (table.phase === "auction" && table.isLegal("Pass") ? "Pass" : null));
  }

  /** The lowest legal card of every hand, to the end of the trick or of the play. */
  playOn(toTheEnd) {
    const before = this.table.tricks.filter((trick) => trick.winner).length;
    this.goOn((table) => {
      const [...legal] = table.phase === "opening-lead" || table.phase === "play" ? (table.legalCards() ?? []) : [];
      const over = !toTheEnd && table.tricks.filter((trick) => trick.winner).length > before;
      return legal.length > 0 && !over ? this.bridge.cardName(lowest(legal)) : null;
    });
  }

  /** Takes what `choose` says until it says nothing; one step for undo. */
  goOn(choose) {
    const table = this.table.copy();
    const line = this.state.line.slice(0, this.state.at);
    for (let action = choose(table); action !== null; action = choose(table)) {
      table.apply(action);
      line.push(action);
    }
    table.free();
    if (line.length > this.state.at) this.go({ line, at: line.length, dialogue: null }, "taken");
  }

  /** Says that a call is not among those asked for. */
  refuseCall(call, calls, law) {
    this.refused = { action: call, refusal: { code: "not-offered", law, owed: { calls } } };
    this.changed("refused");
  }

  /** Opens the ruling on an irregularity; answers why not, or nothing. */
  callDirector(text) {
    const opened = resolve(this.table, this.book, { text, answers: [] });
    if (opened.refusal) return opened.refusal;
    this.go({ dialogue: { text, answers: [] } }, "ruling");
    return null;
  }

  /** Gives an answer; both books hear it. */
  answer(question, answer) {
    const { text, answers } = this.state.dialogue;
    this.go({ dialogue: { text, answers: [...answers, { question, answer }] } }, "answer");
  }

  /** Takes the last answer back: its question is asked again. */
  askAgain() {
    const { text, answers } = this.state.dialogue;
    this.go({ dialogue: { text, answers: answers.slice(0, -1) } }, "answer");
  }

  dropRuling() {
    this.go({ dialogue: null }, "dropped");
  }

  /** The ruling in progress under the chosen book, and under the other one when two are compared. */
  rulings() {
    const { dialogue } = this.state;
    if (!dialogue) return [];
    return [this.book, this.other].filter(Boolean).map((book) => resolve(this.table, book, dialogue));
  }

  /** What a view of the table needs to tell where it stands once that ruling is in effect, by `told`. */
  after(action, told) {
    const table = this.table.copy();
    table.apply(action);
    const text = told({ table, bridge: this.bridge });
    table.free();
    return text;
  }

  /** The rulings given so far: { at, text, ruling }, the latest last. */
  given() {
    const { deal, number, dealer, vulnerability } = this.board;
    return this.state.line.slice(0, this.state.at).flatMap((action, at) => {
      if (!action.startsWith("@")) return [];
      const ruling = new this.bridge.Ruling({ deal, number, dealer, vulnerability, actions: this.state.line.slice(0, at) }, action.slice(1));
      const { status } = ruling;
      ruling.free();
      return [{ at, text: action.slice(1), status }];
    });
  }

  choose(book, other) {
    this.book = book;
    keepEdition(book);
    this.other = other === book ? null : other;
    this.refused = null;
    this.changed("book");
  }

  /** What is to be filled in for an irregularity; no undo, as nothing has happened. */
  fill(form, kind = "form") {
    this.form = { ...this.form, ...form };
    this.changed(kind);
  }

  actAs(seat) {
    this.caller = seat;
    this.refused = null;
    this.changed("caller");
  }

  explainNothing() {
    this.refused = null;
    this.changed("view");
  }

  toJSON() {
    const { board, state, past, future, book, other, form } = this;
    return { board, state, past, future, book, other, form };
  }

  /** Takes up what was kept; answers whether it could be. */
  restore({ board, state, past = [], future = [], book, other, form } = {}) {
    if (!board || !isPlayable(this.bridge, board) || ![state, ...past, ...future].every((one) => this.fits(board, one))) return false;
    Object.assign(this, { board, state, past, future });
    this.book = BOOKS.includes(book) ? book : lastEdition();
    this.other = BOOKS.includes(other) && other !== this.book ? other : null;
    this.form = { kind: form?.kind ?? null, values: { ...form?.values } };
    this.settle("restored");
    return true;
  }

  fits(board, state) {
    if (!Array.isArray(state?.line) || !Number.isInteger(state.at) || state.at < 0 || state.at > state.line.length) return false;
    const { deal, number, dealer, vulnerability } = board;
    try {
      const table = new this.bridge.Table({ deal, number, dealer, vulnerability, actions: state.line });
      table.rewind(state.at);
      const opened = state.dialogue ? resolve(table, "2007", state.dialogue) : {};
      table.free();
      return !opened.refusal || opened.refusal.code === "no-provision";
    } catch (error) {
      if (!isRulesError(error)) throw error;
      return false;
    }
  }
}
