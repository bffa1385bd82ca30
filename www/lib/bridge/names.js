// How cards, calls and seats look and sound. Everything here takes names: "SA", "1NT", "N".
import { h } from "../dom.js";
import { inTurn, t } from "../words.js";

export const SEATS = ["N", "E", "S", "W"];
/** Suits as hands are written, highest first. */
export const SUITS = ["S", "H", "D", "C"];
// The selector after each symbol keeps it a letter; without it some devices draw a coloured picture.
const SYMBOLS = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };

export const seatText = (seat) => t(`bridge.seats.${seat}`);
/** What heads a column, and what is seen instead where the column is too narrow for it; heard is always the whole of it. */
export const columnHead = (text, short) => [h("span", { class: "head-whole" }, text), h("span", { class: "head-short", aria: { hidden: "true" } }, short)];
export const seatHead = (seat) => columnHead(seatText(seat), t(`bridge.seatLetters.${seat}`));
export const sideOf = (seat) => (seat === "N" || seat === "S" ? "NS" : "EW");
/** Whether a seat is vulnerable: "NS", "EW", "All" or "None". */
export const isVulnerable = (vulnerability, seat) => vulnerability === "All" || vulnerability === sideOf(seat);

/** A suit's symbol in its colour. Decoration: the name beside it or the label around it is what is read out. */
export const suitMark = (suit) => h("span", { class: ["suit", `suit-${suit}`], aria: { hidden: "true" } }, SYMBOLS[suit]);
export const rankText = (card) => (card[1] === "T" ? "10" : card[1]);

export const cardText = (card) => SYMBOLS[card[0]] + rankText(card);
export const cardSpoken = (card) => t("bridge.cardSpoken", { rank: t(`bridge.ranks.${card[1]}`), suit: t(`bridge.suits.${card[0]}`) });

/** A card in a line of text. */
export const cardMark = (card) =>
  h(
    "span",
    { class: "card-mark" },
    h("span", { aria: { hidden: "true" } }, suitMark(card[0]), rankText(card)),
    h("span", { class: "visually-hidden" }, cardSpoken(card)),
  );

const isBid = (call) => /^[1-7]/.test(call);

const callText = (call) => (isBid(call) ? call[0] + (call.slice(1) === "NT" ? "NT" : SYMBOLS[call[1]]) : t(`bridge.calls.${call}`));
export const callSpoken = (call) =>
  isBid(call)
    ? t("bridge.bidSpoken", { level: call[0], denomination: t(`bridge.denominations.${call.slice(1)}`, { n: Number(call[0]) }) })
    : t(`bridge.callsSpoken.${call}`);

/** The name of a control that shows a call: letters it shows, such as NT or Dbl, are in it, for those who speak to their device. */
export function callNamed(call) {
  const [seen, spoken] = [callText(call), callSpoken(call)];
  const letters = seen.match(/[a-z]{2,}/i)?.[0].toLowerCase();
  return letters && !spoken.toLowerCase().includes(letters) ? inTurn([seen, spoken]) : spoken;
}

/** A call as it stands in an auction. */
export function callMark(call) {
  if (!isBid(call)) return h("span", { class: ["call", `call-${call}`] }, t(`bridge.calls.${call}`));
  const denomination = call.slice(1);
  return h("span", { class: ["call", "call-bid"] }, call[0], denomination === "NT" ? h("span", { class: "suit suit-NT" }, "NT") : suitMark(denomination));
}

/** The bid and the doubling of a contract such as "4SX". */
const partsOf = (contract) => contract.match(/^([1-7](?:NT|[CDHS]))(X{0,2})$/).slice(1);

/** A contract as it is written. */
export function contractMark(contract) {
  const [bid, doubling] = partsOf(contract);
  return h("span", { class: "contract-mark" }, callMark(bid), doubling && h("span", { class: "doubling" }, doubling));
}

export function contractText(contract) {
  const [bid, doubling] = partsOf(contract);
  return callText(bid) + doubling;
}

export function contractSpoken(contract) {
  const [bid, doubling] = partsOf(contract);
  return doubling ? t("bridge.doubledSpoken", { bid: callSpoken(bid), doubling: t(`bridge.doubled.${doubling}`) }) : callSpoken(bid);
}

/** Whether an action's text is a card, a call, or an agreed claim. */
export const isCardName = (text) => /^[CDHS][2-9TJQKA]$/.test(text);
export const isCallName = (text) => /^(Pass|XX?|[1-7](C|D|H|S|NT))$/.test(text);
/** Whether an action of a file's record is a call: one by itself, or an insufficient bid that a ruling lets stand. */
export const isCallAction = (text) => isCallName(text) || /^@\d+:insufficient-bid,/.test(text);

/** The same of cards: one by itself, or a lead out of turn that a ruling lets stand. */
export const isCardAction = (text) => isCardName(text) || /^@\d+:(opening-)?lead-out-of-turn,/.test(text);

/** Any action as it is written in a line of text. */
export function actionMark(action) {
  if (isCardName(action)) return cardMark(action);
  if (isCallName(action)) return callMark(action);
  return h("span", null, action);
}

export function actionSpoken(action) {
  if (isCardName(action)) return cardSpoken(action);
  if (isCallName(action)) return callSpoken(action);
  return action;
}

/** The cards of a list in the order of a hand: spades first, high cards first. */
export const sorted = (cards) => [...cards].sort((a, b) => SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]) || "AKQJT98765432".indexOf(a[1]) - "AKQJT98765432".indexOf(b[1]));
