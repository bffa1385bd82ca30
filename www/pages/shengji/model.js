// A deal on the Shengji page: how it began, by which rules, what has happened, what is selected, the game around it.
import { sideOf } from "../../lib/bridge/names.js";
import { LEVELS } from "./rules.js";

/** The seats in turn. */
export const TURNS = ["N", "W", "S", "E"];

/** Why cards are no answer to a lead, where others are. */
const NO_ANSWER = ["wrong-count", "suit-owed", "shape-owed", "exposed-owed"];

/** What is told of written cards that are none. */
export const UNREADABLE = { code: "unreadable", law: null, owed: null };

export class Model {
  constructor(shengji, changed) {
    Object.assign(this, { shengji, changed, view: "all", selection: [], parts: 0, refused: null, redo: [], game: {}, rules: {}, exposure: "heavy" });
  }

  /** A deal from a seed, all cards drawn; `dealer` draws first where the first deal decides who deals. */
  deal({ seed, decks, level, dealer, kittySize, race = "later-deal" }) {
    const first = race === "first-deal";
    const deal = this.shengji.seededDeal(seed, { decks, first: dealer, ...(kittySize && { kittySize }) });
    const origin = { seed, decks, level, dealer, ...(kittySize && { kittySize }), ...(race !== "later-deal" && { race }) };
    const drawn = { decks, kittySize: deal.kittySize, first: deal.first, order: deal.order };
    const actions = race === "board" ? [] : [`draw ${4 * handSize(decks, deal.kittySize)}`];
    this.open({ deal: drawn, level, race, ...(!first && { dealer }), actions }, origin);
  }

  /** Opens a table of that setup under the rules in force; throws what the rules refuse. */
  open(setup, origin = null) {
    this.table = new this.shengji.Table({ ...setup, rules: this.rules });
    const { actions, ...start } = setup;
    Object.assign(this, { setup: start, origin, redo: [] });
    this.settle();
  }

  /** The same deal by other rules: what has happened stays as far as they allow it. Answers how many actions had to go. */
  changeRules(rules) {
    const actions = this.table.actions;
    const table = new this.shengji.Table({ ...this.setup, rules });
    const refused = actions.findIndex((action) => {
      const refusal = table.why(action);
      // What was a revoke by the rules before may be a play by these.
      const legal = refusal?.code === "no-revoke";
      if (refusal && !legal) return true;
      table.apply(legal ? action.replace("revoke", "play") : action);
      return false;
    });
    const lost = refused === -1 ? 0 : actions.length - refused;
    Object.assign(this, { rules, table });
    if (lost > 0) this.redo = [];
    this.settle();
    return lost;
  }

  /** Reads the table again after anything has changed. */
  settle() {
    const { table, shengji } = this;
    this.state = table.state;
    this.tricks = table.tricks;
    this.result = table.result;
    this.ladders = shengji.ladder(this.state.trump ?? `${this.state.level}NT`);
    this.clear();
  }

  clear() {
    Object.assign(this, { selection: [], parts: 0, refused: null, marked: [] });
    this.changed();
  }

  /** Takes an action; what is refused is kept to be explained. */
  take(action) {
    const refusal = this.table.why(action);
    if (refusal) return this.refuse(refusal);
    this.table.apply(action);
    this.redo = [];
    return this.settle();
  }

  /** Takes an action, or answers why it is refused: to be told where it was written, while the rest of the page stays as it is. */
  takeOrTell(action) {
    const refusal = this.table.why(action);
    if (!refusal) this.take(action);
    return refusal;
  }

  /** Takes actions one after the other until one is refused; answers how many were taken. */
  takeAll(actions) {
    const taken = actions.findIndex((action) => !this.takes(action));
    this.settle();
    return taken === -1 ? actions.length : taken;
  }

  /** Whether the table takes an action, which may be no action at all. */
  takes(action) {
    try {
      this.table.apply(action);
      return true;
    } catch (error) {
      if (error?.name !== "RulesError") throw error;
      return false;
    }
  }

  refuse(refusal, face = null) {
    this.refused = { refusal, face };
    this.changed("refused");
  }

  /** How many actions belong to the dealing: that all cards are drawn. Those of a board are in the hands (art. 21(1)). */
  get dealing() {
    return this.setup.deal && this.setup.race !== "board" ? 1 : 0;
  }

  /** Whether anything has happened that can be taken back. */
  get canUndo() {
    return this.table.actions.length > this.dealing;
  }

  /** Whether somebody would miss it: a position was entered, and in a deal something has been done. */
  get isWorthKeeping() {
    return !this.setup.deal || this.canUndo;
  }

  undo() {
    if (!this.canUndo) return;
    this.redo.push(this.table.undo());
    this.settle();
  }

  again() {
    const action = this.redo.pop();
    if (action === undefined) return;
    const refusal = this.table.why(action);
    if (refusal) {
      this.redo = [];
      this.refuse(refusal);
      return;
    }
    this.table.apply(action);
    this.settle();
  }

  /** What a follower may play in the place of what is refused, with the text that says so; nothing for anybody else. */
  get instead() {
    if (!this.actor || !this.openTrick || !NO_ANSWER.includes(this.refused?.refusal.code)) return null;
    return { text: this.table.countLegal() === 1n ? "shengji.onlyLegal" : "shengji.legalToo", cards: this.sensible() };
  }

  /** Whose cards may be chosen: the player to act, unless somebody else's seat is watched. */
  get actor() {
    const { turn, phase } = this.state;
    const acts = phase === "playing" || phase === "burying";
    return acts && this.state.hands[turn] && (this.view === "all" || this.view === turn) ? turn : null;
  }

  /** Who is to play from a hand nobody here can see. */
  get hiddenActor() {
    const { turn, phase, hands } = this.state;
    return phase === "playing" && !hands[turn] ? turn : null;
  }

  /** Who has thrown cards on which a verdict is awaited. */
  get thrower() {
    return this.table.actions.filter((action) => action.startsWith("play ")).at(-1).split(" ")[1];
  }

  /** Who of the hands that are seen beats a part of the throw, by its number. */
  seenToBeat(number) {
    const { trump, thrown, hands } = this.state;
    const { cards: lead, parts } = thrown.lead;
    const seen = Object.fromEntries(TURNS.map((seat) => [seat, hands[seat] ?? []]));
    const declared = parts.map(({ cards }) => cards);
    const { failed } = this.shengji.judgeThrow({ trump, leader: this.thrower, lead, declared, hands: seen });
    return failed?.beaten.find(({ part }) => part === number)?.by ?? [];
  }

  /** The suit a face is played in. */
  suitOf(face) {
    return this.ladders.find(({ steps }) => steps.flat().includes(face)).suit;
  }

  /** Written cards as names, or nothing when a word is no card or there are more than three of a face. */
  faces(text) {
    try {
      const faces = text.split(/[\s,，、]+/).filter(Boolean).map((word) => this.shengji.faceName(this.shengji.faceNumber(word)));
      this.shengji.points(faces);
      return faces;
    } catch {
      return null;
    }
  }

  /** Plays cards called out for a hidden hand; a lead that can be seen in several ways is first shown to be declared. */
  playHidden(faces) {
    const asked = this.selection.join(" ") === faces.join(" ");
    this.selection = faces;
    if (!asked) this.parts = 0;
    if (this.groupings.length > 1 && !asked) return this.changed("selected");
    return this.submit();
  }

  /** The hand of a seat as it is shown, or nothing for a hidden one. */
  hand(seat) {
    return this.view === "all" || this.view === seat ? this.state.hands[seat] : null;
  }

  /** How many of each face can be added to the selection now. */
  get lit() {
    const counts = new Map();
    if (this.actor)
      for (const number of this.table.playable(this.selection))
        counts.set(this.shengji.faceName(number), (counts.get(this.shengji.faceName(number)) ?? 0) + 1);
    return counts;
  }

  /** How many cards have to be selected; nothing for a lead. */
  get owed() {
    if (this.state.phase === "burying") return this.state.kittySize;
    return this.openTrick?.plays[0].cards.length ?? null;
  }

  get openTrick() {
    const last = this.tricks.at(-1);
    return last && last.winner === null ? last : null;
  }

  /** Selects a card, takes it back, or says why it cannot be played. */
  choose(face, selected) {
    if (selected) this.selection.splice(this.selection.indexOf(face), 1);
    else if ((this.lit.get(face) ?? 0) > 0) this.selection.push(face);
    else return this.refuse(this.reasonAgainst(face), face);
    Object.assign(this, { parts: 0, refused: null });
    return this.changed("selected");
  }

  /** Why a card goes with no legal play that holds the selection: the refusal of the best try. */
  reasonAgainst(face) {
    const wanted = [...this.selection, face];
    const owed = this.owed;
    if (this.state.phase === "burying") return this.table.why(`bury ${wanted.join(" ")}`);
    if (owed === null) return this.table.checkPlay(wanted);
    const free = this.freeOfExposed(wanted);
    if (free) return this.table.checkPlay(free);
    const rest = [...this.state.hands[this.state.turn]];
    for (const one of wanted) rest.splice(rest.indexOf(one), 1);
    const sensible = Array.from(this.table.defaultPlay() ?? [], this.shengji.faceName);
    const fill = sensible.flatMap((one) => (rest.includes(one) && !wanted.includes(one) ? rest.splice(rest.indexOf(one), 1) : []));
    return this.table.checkPlay([...wanted, ...fill, ...rest].slice(0, Math.max(owed, wanted.length))) ?? this.table.checkPlay(wanted);
  }

  /** A play with those cards that would be legal had the follower no exposed ones, or nothing: then only art. 35 is against it. */
  freeOfExposed(wanted) {
    const { exposed, ...follower } = this.table.follow().toJSON();
    return new this.shengji.Follow(follower).complete(wanted);
  }

  /** The ways of declaring the selection, when it is a lead. */
  get groupings() {
    const leads = this.state.phase === "playing" && this.openTrick === null && this.selection.length > 0;
    return leads ? this.table.groupings(this.selection) : [];
  }

  /** Whether the parts of the throw that is chosen can be beaten, by the hands shown here; nothing for other leads. */
  get outlook() {
    const declared = this.groupings[this.parts]?.map(({ cards }) => cards.join(" "));
    if (!declared || declared.length < 2) return null;
    const shown = this.view === "all" ? this.table : this.table.view(this.view);
    return shown.throwOutlook(this.selection, declared);
  }

  /** Plays or buries the selection. */
  submit() {
    const { turn, phase } = this.state;
    if (phase === "burying") return this.take(`bury ${this.selection.join(" ")}`);
    const declared = this.groupings[this.parts]?.map(({ cards }) => cards.join(" "));
    const refusal = this.table.checkPlay(this.selection, declared);
    if (refusal) return this.refuse(refusal);
    const parts = declared ? ` = ${declared.join(" + ")}` : "";
    return this.take(`play ${turn} ${this.selection.join(" ")}${parts}`);
  }

  /** Fills the selection up to something sensible. */
  suggest() {
    this.selection = this.sensible();
    Object.assign(this, { parts: 0, refused: null });
    this.changed("suggested");
  }

  sensible() {
    const { phase, demand } = this.state;
    const names = (numbers) => Array.from(numbers, this.shengji.faceName);
    if (phase === "burying") return names(this.table.defaultCards());
    if (this.openTrick) return names((this.selection.length > 0 && this.table.complete(this.selection)) || this.table.defaultPlay());
    const cards = (demand?.orders ?? [demand]).find((order) => order?.kind === "cards");
    if (cards) return [...cards.cards];
    // The largest combination of the longest suit that may be led: what always stands.
    const longest = bySuitLowFirst(names(this.table.playable()), this.ladders).reduce((best, row) => (row[1].length > best[1].length ? row : best));
    return [...this.table.groupings(longest[1])[0][0].cards];
  }

  /** One step by itself, while others act: whoever is to act does something sensible. */
  step() {
    const { phase, thrown } = this.state;
    if (phase === "resolving") return this.take(`resolve ${thrown.failed.defaultChoice} 1 heavy`);
    this.selection = this.sensible();
    this.parts = 0;
    return this.submit();
  }

  /** The others act until it is the watched player's turn, or the deal is over. */
  stepOthers() {
    const tell = this.changed;
    this.changed = () => {};
    this.refused = null;
    for (let left = 200; left > 0 && this.othersAct && !this.hiddenActor && !this.refused; left--) this.step();
    this.changed = tell;
    this.changed();
  }

  get othersAct() {
    const { phase, turn } = this.state;
    return this.view !== "all" && ["burying", "playing", "resolving"].includes(phase) && turn !== this.view;
  }

  /** The levels of both sides: the dealer's is the one played, the other's is two unless the game has it higher. */
  get levels() {
    const { dealer, level } = this.state;
    return { NS: "2", EW: "2", ...(dealer && { [sideOf(dealer)]: level }), ...this.game.levels };
  }

  /** The level of the side that does not deal; two while nobody knows who deals, as a game begins then. */
  get otherLevel() {
    const { dealer } = this.state;
    return dealer ? this.levels[sideAgainst(dealer)] : "2";
  }

  /** The game after this deal, once it is over. */
  get nextGame() {
    if (!this.result) return null;
    const { dealer, decks } = this.state;
    return this.shengji.nextDeal({ levels: this.levels, dealer, rules: this.rules }, { dealer, points: this.result.defenders, decks });
  }

  toJSON() {
    const { setup, origin, view, redo, game, selection, rules } = this;
    return { setup, origin, view, redo, game, selection, rules, actions: this.table.actions };
  }

  restore({ setup, origin, view, redo, game, actions, selection, rules }) {
    Object.assign(this, { game: game ?? {}, rules: rules ?? {} });
    this.open({ ...setup, actions }, origin);
    Object.assign(this, { view, redo, selection });
    this.changed();
  }
}

/** The game of a deal that is opened by itself, where the side against its dealer has that level. */
export function gameAt({ dealer, race }, otherLevel) {
  // In a first deal both sides are at two, and who deals is open.
  if (race === "first-deal" || !LEVELS.includes(otherLevel)) return {};
  return { levels: { [sideAgainst(dealer)]: otherLevel } };
}

const sideAgainst = (seat) => (sideOf(seat) === "NS" ? "EW" : "NS");

const handSize = (decks, kittySize) => (54 * decks - kittySize) / 4;

function bySuitLowFirst(faces, ladders) {
  return ladders.map(({ suit, steps }) => [suit, steps.flat().flatMap((face) => faces.filter((one) => one === face))]).filter(([, list]) => list.length > 0);
}
