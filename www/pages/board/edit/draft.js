// A deal being put together: cards may still be missing, or stand in two hands, until it is opened.
import { SEATS, SUITS, sorted } from "../../../lib/bridge/names.js";

export const RANKS = [..."AKQJT98765432"];
export const HAND_SIZE = 13;
export const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
const SIGNS = { "♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C" };

/** A hand as text: "AK3.QJ.T98.65432"; nothing for no cards. */
export function handText(cards) {
  if (cards.length === 0) return "";
  const held = sorted(cards);
  return SUITS.map((suit) => held.filter((card) => card[0] === suit).map((card) => card[1]).join("")).join(".");
}

/** A deal as text, right or wrong. */
export const dealLine = (hands) => `N:${SEATS.map((seat) => handText(hands[seat]) || "-").join(" ")}`;

/**
 * The cards of a typed hand: { cards, strange }. "AK3.QJ.T98.65432", "AK3 QJ T98 65432" with "-" for a void, and
 * "SAK3 HQJ D1098 C65432" in letters or suit signs are all understood; `strange` is what names no card.
 */
export function readHand(text) {
  const plain = [...text.toUpperCase().replaceAll("10", "T")].map((c) => SIGNS[c] ?? c).join("").replaceAll("\uFE0E", "").trim();
  return /[SHDC]/.test(plain) ? readLettered(plain) : readParted(plain);
}

function readLettered(text) {
  const found = { cards: [], strange: "" };
  let suit = null;
  for (const c of text) {
    if (SUITS.includes(c)) suit = c;
    else if (suit && RANKS.includes(c)) found.cards.push(suit + c);
    else if (!/[\s.,:–—-]/.test(c)) found.strange += c;
  }
  return found;
}

function readParted(text) {
  const found = { cards: [], strange: "" };
  const parts = text.includes(".") ? text.split(".") : text.split(/[\s,]+/);
  parts.forEach((part, place) => {
    for (const c of part) {
      if (SUITS[place] && RANKS.includes(c)) found.cards.push(SUITS[place] + c);
      else if (!/[\s–—-]/.test(c)) found.strange += c;
    }
  });
  return found;
}

/** The draft of a board: `hands` by seat as lists of cards, `number` (or null), `dealer`, `vulnerability`. */
export class Draft {
  constructor(bridge, { hands = {}, number = null, dealer = "N", vulnerability = "None" } = {}) {
    this.bridge = bridge;
    this.hands = Object.fromEntries(SEATS.map((seat) => [seat, [...(hands[seat] ?? [])]]));
    Object.assign(this, { number, dealer, vulnerability });
  }

  /** The board as it is open on the page. */
  static of(bridge, board) {
    const { number = null, dealer, vulnerability } = board;
    return new Draft(bridge, { hands: board.hands ?? handsOf(bridge, board), number, dealer: dealer ?? "N", vulnerability: vulnerability ?? "None" });
  }

  toJSON() {
    const { hands, number, dealer, vulnerability } = this;
    return { hands, number, dealer, vulnerability };
  }

  get isEmpty() {
    return SEATS.every((seat) => this.hands[seat].length === 0);
  }

  /** Who has a card: no seat, one, or by mistake more. */
  seatsOf(card) {
    return SEATS.filter((seat) => this.hands[seat].includes(card));
  }

  rest() {
    return PACK.filter((card) => this.seatsOf(card).length === 0);
  }

  /** Puts a card into a hand, out of every other one; `null` takes it out of the deal. */
  put(card, seat) {
    for (const one of SEATS) this.hands[one] = this.hands[one].filter((held) => held !== card);
    if (seat) this.hands[seat].push(card);
  }

  /** What a choice of the card does: it comes into the hand, or out of it when it is there already. */
  toggle(card, seat) {
    const there = this.seatsOf(card);
    this.put(card, there.length === 1 && there[0] === seat ? null : seat);
  }

  clear() {
    for (const seat of SEATS) this.hands[seat] = [];
  }

  /** Deals the cards that are in no hand to the hands that are not full, at random. */
  dealRest() {
    const rest = shuffled(this.rest());
    for (const seat of SEATS) {
      while (this.hands[seat].length < HAND_SIZE && rest.length > 0) this.hands[seat].push(rest.pop());
    }
  }

  /** Numbers the board: dealer and vulnerability follow (law 2). Anything but a positive whole number takes the number away. */
  setNumber(number) {
    const { bridge } = this;
    this.number = Number.isSafeInteger(number) && number > 0 ? number : null;
    if (this.number === null) return;
    this.dealer = bridge.seatName(bridge.dealerOf(number));
    this.vulnerability = bridge.vulnerabilityName(bridge.vulnerabilityOf(number));
  }

  report() {
    return this.bridge.checkDeal(this.hands, "before-first-call");
  }

  /** The board to open. Hands without cards are hidden when the others are whole; a wrong deal keeps its hands as they stand. */
  board() {
    const { number, dealer, vulnerability, bridge } = this;
    const hands = Object.fromEntries(SEATS.map((seat) => [seat, sorted(this.hands[seat])]));
    const deal = dealLine(hands);
    const valid = this.report().valid;
    const board = { label: number === null ? "" : String(number), number, dealer, vulnerability, deal: valid ? bridge.dealText(deal) : deal, actions: [] };
    return valid ? board : { ...board, hands };
  }
}

/** The hands of a board whose deal is text. */
function handsOf(bridge, { deal }) {
  const table = new bridge.Table({ deal, dealer: "N" });
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, [...table.dealtHand(seat)].map((card) => bridge.cardName(card))]));
  table.free();
  return hands;
}

/** A list in random order, every order equally likely. */
function shuffled(list) {
  const order = [...list];
  for (let left = order.length; left > 1; left--) {
    const at = randomBelow(left);
    [order[left - 1], order[at]] = [order[at], order[left - 1]];
  }
  return order;
}

/** A random number from 0 to below `end`, which is at most 256; what would favour some numbers is drawn again. */
function randomBelow(end) {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0] >= 256 - (256 % end));
  return byte[0] % end;
}
