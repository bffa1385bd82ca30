// What the Claim desk knows: the position, the claim, how it is judged, and how far the line is followed.
import { lastEdition } from "../../lib/edition.js";
import { SEATS, SUITS, sideOf, sorted } from "../../lib/bridge/names.js";

export const RANKS = [..."AKQJT98765432"];
export const DENOMINATIONS = ["NT", "S", "H", "D", "C"];
export const EDITIONS = ["2017", "2007", "1997", "1987"];
/** What an address does not name is this one, whoever opens it. */
export const USUAL_EDITION = "2007";
export const PRESETS = ["EBU", "ACBL", "lenient"];
export const CLASSES = ["novice", "average", "expert"];

/** Endings to begin with: the position as the rules write it, who claims, how many tricks, and what he says. */
export const EXAMPLES = [
  { id: "trump", text: "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7", by: "S", tricks: 3, statement: "" },
  { id: "spot", text: "S H S N:..32.2 ..AKQ. .754.. .6..AK", by: "S", tricks: 3, statement: "" },
  { id: "top", text: "S NT S N:.32.432. ..AKQ.32 .AKQ5..A .JT98..K", by: "S", tricks: 5, statement: "" },
  { id: "defence", text: "S NT W N:.K.2. ..3.2 .2.4. .A..3", by: "W", tricks: 1, statement: "" },
];

const fresh = () => ({
  hands: { N: [], E: [], S: [], W: [] },
  denomination: "NT",
  declarer: "S",
  leader: "S",
  trick: [],
  won: { NS: 0, EW: 0 },
  shownOut: {},
  restrictions: undefined,
});

const freshClaim = (by) => ({ by, tricks: null, statement: "", trumps: null, class: "average" });

export class Desk {
  constructor(analysis) {
    this.analysis = analysis;
    this.position = fresh();
    this.claim = freshClaim("S");
    this.judging = { book: lastEdition(), preset: "EBU", settings: {} };
    /** The hand that cards go to while the position is being entered; null when it is not. */
    this.filling = null;
    this.step = 0;
    /** Whether cards of the position or the statement came from the person at the desk. */
    this.isOwn = false;
  }

  toJSON() {
    const { position, claim, judging, filling, step, isOwn } = this;
    return { position, claim, judging, filling, step, isOwn };
  }

  restore(state) {
    if (!state?.position?.hands || !state.claim || !state.judging) return false;
    Object.assign(this, state);
    return true;
  }

  /** A position as the rules write it. */
  openExample({ text, by, tricks, statement }) {
    const [declarer, denomination, leader, ...rest] = text.split(" ");
    const hands = rest.slice(0, 4).map((hand) => handOf(hand.replace("N:", "")));
    this.open({ ...fresh(), declarer, denomination, leader, hands: Object.fromEntries(SEATS.map((seat, i) => [seat, hands[i]])) });
    Object.assign(this.claim, { by, tricks, statement });
  }

  /** The position of a table in its play. */
  openTable(told) {
    const { hands, contract, declarer, leader, trick, won, shownOut, restrictions } = told;
    const denomination = contract.match(/^[1-7](NT|[CDHS])/)[1];
    const cards = Object.fromEntries(SEATS.map((seat) => [seat, handOf(hands[seat])]));
    this.open({ hands: cards, denomination, declarer, leader, trick: [...trick], won, shownOut, restrictions });
  }

  /** An ending that was written; what it does not tell stays as it was. */
  openEnding({ hands, ...told }) {
    const { denomination, declarer, leader } = this.position;
    const cards = Object.fromEntries(SEATS.map((seat) => [seat, handOf(hands[seat])]));
    this.open({ ...fresh(), denomination, declarer, leader, ...told, hands: cards });
    this.isOwn = true;
  }

  open(position) {
    this.position = position;
    this.claim = freshClaim(position.declarer);
    this.filling = null;
    this.step = 0;
    this.isOwn = false;
  }

  /** The desk of an address, as `readQuery` tells it. */
  openAddress({ position, claim, judging }) {
    this.open(position);
    Object.assign(this, { claim, judging });
    if (!this.claimers.includes(claim.by)) claim.by = position.declarer;
  }

  clear() {
    this.open(fresh());
    this.filling = "N";
  }

  /** Tricks left, the one in progress included. */
  get left() {
    return Math.max(...SEATS.map((seat) => this.position.hands[seat].length));
  }

  get tricks() {
    return Math.min(this.claim.tricks ?? this.left, this.left);
  }

  /** Who may claim: everybody but dummy. */
  get claimers() {
    const dummy = SEATS[(SEATS.indexOf(this.position.declarer) + 2) % 4];
    return SEATS.filter((seat) => seat !== dummy);
  }

  holder(card) {
    return SEATS.find((seat) => this.position.hands[seat].includes(card)) ?? null;
  }

  /** Gives a card to the hand being filled, or takes it away again. */
  give(card) {
    this.put(card, this.holder(card) === this.filling ? null : this.filling);
  }

  /** Puts a card into a hand, or into none. */
  put(card, seat) {
    const { hands } = this.position;
    const holder = this.holder(card);
    if (holder) hands[holder] = hands[holder].filter((one) => one !== card);
    if (seat) hands[seat] = sorted([...hands[seat], card]);
    Object.assign(this.position, { trick: [], shownOut: {}, restrictions: undefined });
    Object.assign(this, { step: 0, isOwn: true });
  }

  mark(changes) {
    Object.assign(this.position, changes, changes.leader ? { trick: [] } : {});
    if (!this.claimers.includes(this.claim.by)) this.claim.by = this.position.declarer;
    this.step = 0;
  }

  /** The arguments of `analysis.claim`. */
  question() {
    const { by, statement, trumps, class: level } = this.claim;
    const { book, preset, settings } = this.judging;
    const claim = { by, tricks: this.tricks, class: level, knows: trumps === null ? {} : { trumps } };
    if (statement.trim() !== "") claim.statement = statement;
    return [this.position, claim, { book, policy: { preset, settings } }];
  }

  /** The position after the first cards of a line: hands, the trick on the table and tricks won on the way. */
  after(line, count) {
    const { denomination, leader } = this.position;
    const hands = structuredClone(this.position.hands);
    let trick = this.position.trick.map((card, i) => ({ seat: SEATS[(SEATS.indexOf(leader) + i) % 4], card }));
    let winner = null;
    const won = { NS: 0, EW: 0 };
    for (const { seat, card } of line.slice(0, count)) {
      if (winner) [trick, winner] = [[], null];
      hands[seat] = hands[seat].filter((one) => one !== card);
      trick = [...trick, { seat, card }];
      if (trick.length < 4) continue;
      winner = winnerOf(trick, denomination);
      won[sideOf(winner)] += 1;
    }
    const next = line[count]?.seat ?? null;
    return { hands, trick, winner, won, next };
  }
}

function winnerOf(trick, denomination) {
  const led = trick[0].card[0];
  const strength = ({ card }) => (card[0] === denomination ? 100 : card[0] === led ? 50 : 0) + (13 - RANKS.indexOf(card[1]));
  return trick.reduce((best, one) => (strength(one) > strength(best) ? one : best)).seat;
}

const handOf = (text) => (text === "-" ? [] : text.split(".").flatMap((ranks, suit) => [...ranks].map((rank) => SUITS[suit] + rank)));
