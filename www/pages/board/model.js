// What the Board page knows: the open file, the board chosen in it, and how far that board has been followed.
//
// A board: { label, number, dealer, vulnerability, deal, actions, stop, hands, names, event, callNotes, cardNotes, remarks,
// tags, problems }. `deal` is PBN text or hands, right or wrong; `actions` is its record as far as it is legal, `stop` what
// comes then; `filled` says that the auction is not from the file, `instead` is the contract and declarer it tells without
// one, `settled` says that its last action is the result the file tells; `hands` are there when the deal is wrong or
// incomplete; `told` is the whole record, legal or not.
//
// How a board is followed: { line, at, edit, draft, undo, redo }. `line` is the record or a line of one's own; the first
// `at` actions of it have been taken. `edit` is the deal a board of a file has from the editor, `draft` what was left
// unfinished there. Where a line leaves the record is computed, not kept, and so is which boards of a file are changed.
import { lastEdition } from "../../lib/edition.js";
import { isCallAction } from "../../lib/bridge/names.js";
import { dealtAnew, emptyTable, isPlayable, packed, setupOf, unpacked } from "./changed.js";

const MOST_UNDO = 200;

/** How a board is followed at first: to the opening lead, so that hands and contract are seen at once. */
function fresh({ actions: line }) {
  const cards = line.findIndex((action) => !isCallAction(action) && !action.startsWith("="));
  return { line, at: cards < 0 ? line.length : cards, undo: [], redo: [] };
}

/** Whether every action of a line is legal on that board. */
function isLegalLine(bridge, board, line) {
  try {
    new bridge.Table({ ...setupOf(board), actions: line }).free();
    return true;
  } catch (error) {
    if (error?.name !== "RulesError") throw error;
    return false;
  }
}

/** Where a line leaves the record; nothing while it follows it. */
function leavesAt(line, record) {
  const at = line.findIndex((action, index) => action !== record[index]);
  return at < 0 ? null : at;
}

/** A way in the fewest words: nothing when it is fresh, only the place when it is the record. */
function kept(way, board) {
  const { line, at, edit, draft, undo, redo } = way;
  const own = edit || draft || undo.length + redo.length > 0 || line.length !== board.actions.length || leavesAt(line, board.actions) !== null;
  if (own) return packed(way);
  return at === fresh(board).at ? null : { at };
}

export class Model {
  /** `bridge` are the rules; `changed` is called after every change with what kind it was. */
  constructor(bridge, changed) {
    this.bridge = bridge;
    this.changed = changed;
    this.source = null;
    this.asRead = [];
    this.boards = [];
    this.warnings = [];
    this.index = 0;
    this.followed = {};
    this.view = "all";
    this.stage = null;
    this.refused = null;
  }

  /** Opens boards: { source, boards, file, warnings, omitted }. */
  openBoards({ source, boards, file = null, warnings = [], omitted = 0 }) {
    this.file?.free();
    Object.assign(this, { source, asRead: boards, boards: [...boards], file, warnings, omitted, index: 0, followed: {}, refused: null, stage: null });
    this.refresh();
    this.changed("opened");
  }

  get board() {
    return this.boards[this.index];
  }

  /** How the board is followed. */
  get way() {
    return this.followed[this.index];
  }

  /** Tables for what is shown: `table` as far as followed, `whole` to the end of the line; null for a wrong deal. */
  refresh() {
    this.table?.free();
    this.whole?.free();
    this.table = this.whole = null;
    this.followed[this.index] ??= fresh(this.board);
    this.playable = isPlayable(this.bridge, this.board);
    if (!this.playable) return;
    this.whole = emptyTable(this.bridge, this.board);
    for (const action of this.way.line) this.whole.apply(action);
    this.table = this.whole.copy();
    this.table.rewind(this.way.at);
  }

  /** Where the present line leaves the record; nothing while it follows it. */
  get leftAt() {
    return this.board.actions.length > 0 ? leavesAt(this.way.line, this.board.actions) : null;
  }

  /** Whether a board is not as its file has it any more: dealt anew, completed, or followed along a line of one's own. */
  isChanged(index) {
    const way = this.file && this.followed[index];
    return Boolean(way && (way.edit || leavesAt(way.line, this.boards[index].actions) !== null));
  }

  /** The places of the boards that are changed. */
  get changedBoards() {
    return Object.keys(this.followed).map(Number).filter((index) => this.isChanged(index));
  }

  /** What a table of a board takes, as the board stands. */
  setup(index) {
    const board = this.boards[index];
    return { ...setupOf(board), actions: this.followed[index]?.line ?? board.actions };
  }

  /** Gives the board of a file that is open another deal, which can be played. */
  edit(board) {
    this.remember();
    this.way.edit = { ...setupOf(board), hands: board.hands };
    this.rebuild();
    Object.assign(this.way, fresh(this.board), { undo: this.way.undo });
    this.settle("edited");
  }

  /** Back to what the file has of this board. */
  takeBack() {
    this.remember();
    delete this.way.edit;
    this.rebuild();
    const { line, at } = fresh(this.board);
    Object.assign(this.way, { line, at });
    this.settle("returned");
  }

  /** The open board with the deal it has now. */
  rebuild() {
    const { index, way } = this;
    this.boards[index] = way.edit ? dealtAnew(this.bridge, this.asRead[index], way.edit) : this.asRead[index];
  }

  choose(index) {
    if (index < 0 || index >= this.boards.length) return;
    Object.assign(this, { index, refused: null, stage: null });
    this.refresh();
    this.changed("board");
  }

  /** Goes to where that many actions of the line have been taken. */
  step(at) {
    if (!this.playable) return;
    const to = Math.max(0, Math.min(at, this.way.line.length));
    if (to === this.way.at && !this.refused) return;
    this.way.at = to;
    this.refused = null;
    this.table.free();
    this.table = this.whole.copy();
    this.table.rewind(to);
    this.changed("step");
  }

  /** After how many actions of the line so many calls stand: rulings are actions too, and may let a call stand or cancel one. */
  actionsFor(calls) {
    const { line } = this.way;
    const after = (at) => {
      const table = this.whole.copy();
      table.rewind(at);
      const { length } = table.auction;
      table.free();
      return length;
    };
    return line.findIndex((_, index) => after(index + 1) === calls) + 1;
  }

  /**
   * Takes an action at the present position, for `seat` when given. A refused one changes nothing but `refused`; a
   * legal one goes on along the line, or leaves it here.
   */
  take(action, seat) {
    if (!this.playable) return false;
    const refusal = this.table.why(action, seat, lastEdition());
    if (refusal) {
      this.refused = { action, refusal };
      this.changed("refused");
      return false;
    }
    const { line, at } = this.way;
    if (line[at] === action) {
      this.step(at + 1);
      return true;
    }
    this.remember();
    this.way.line = [...line.slice(0, at), action];
    this.way.at = at + 1;
    this.settle("taken");
    return true;
  }

  undo() {
    this.swap("undo", "redo");
  }

  redo() {
    this.swap("redo", "undo");
  }

  swap(from, to) {
    const state = this.way?.[from].pop(); // nothing is followed before the page is open
    if (!state) return;
    const { line, at, edit } = this.way;
    this.way[to].push({ line, at, edit });
    Object.assign(this.way, { edit: undefined, ...state });
    if (edit !== this.way.edit) this.rebuild();
    this.settle(from);
  }

  /** Back to the record, where it was left. */
  returnToRecord() {
    const left = this.leftAt;
    if (left === null) return;
    this.remember();
    this.way.line = this.board.actions;
    this.way.at = left;
    this.settle("returned");
  }

  remember() {
    const { line, at, edit } = this.way;
    this.way.undo.push({ line, at, edit });
    if (this.way.undo.length > MOST_UNDO) this.way.undo.shift();
    this.way.redo = [];
  }

  settle(kind) {
    this.refused = null;
    this.refresh();
    this.changed(kind);
  }

  look(view) {
    this.view = view;
    this.refused = null;
    this.changed("view");
  }

  explainNothing() {
    this.refused = null;
    this.changed("view");
  }

  atStage(stage) {
    this.stage = stage;
    this.changed("stage");
  }

  /** The table as the chosen view shows it; to be released by the caller. */
  seen(table) {
    return this.view === "all" ? table.copy() : table.view(this.view);
  }

  /** What is to be kept for the next visit, besides the file itself; a board that was only looked at takes no room. */
  toJSON() {
    const ways = Object.entries(this.followed).map(([index, way]) => [index, kept(way, this.boards[index])]);
    return { index: this.index, followed: Object.fromEntries(ways.filter(([, way]) => way)), view: this.view };
  }

  /** Takes up what was kept; anything that does not fit the boards is dropped. */
  restore({ index = 0, followed = {}, view = "all" } = {}) {
    this.view = ["all", "N", "E", "S", "W"].includes(view) ? view : "all";
    this.index = Number.isInteger(index) && index >= 0 && index < this.boards.length ? index : 0;
    this.followed = {};
    for (const [key, way] of Object.entries(followed)) {
      if (this.asRead[key]) this.restoreWay(key, way);
    }
    this.refresh();
  }

  restoreWay(key, way) {
    const board = this.shownBy(key, way);
    const whole = board && unpacked({ line: board.actions, undo: [], redo: [], ...way });
    if (!whole || ![whole, ...whole.undo, ...whole.redo].every((state) => this.fits(key, state))) return;
    this.boards[key] = board;
    this.followed[key] = whole;
  }

  /** A board with the deal of a state; nothing where that is damaged. */
  shownBy(key, { edit }) {
    if (!edit) return this.asRead[key];
    return this.file && isPlayable(this.bridge, edit) ? dealtAnew(this.bridge, this.asRead[key], edit) : null;
  }

  fits(key, { line, at, edit }) {
    if (!Array.isArray(line) || !Number.isInteger(at) || at < 0 || at > line.length) return false;
    if (edit && !isPlayable(this.bridge, edit)) return false;
    return line.length === 0 || isLegalLine(this.bridge, edit ?? this.asRead[key], line);
  }
}
