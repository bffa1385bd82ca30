// What the benches share: a clock, and random material made without the package under test.
import { source } from "../../tests/js/support/values.mjs";

const ROUNDS = 7;

/** The best time of several rounds, in nanoseconds per item; the contestants take turns, so a busy moment hits all. */
export function contest(items, contestants, rounds = ROUNDS) {
  const best = Object.fromEntries(Object.keys(contestants).map((name) => [name, Infinity]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(contestants)) {
      const from = performance.now();
      work();
      best[name] = Math.min(best[name], ((performance.now() - from) * 1e6) / items);
    }
  }
  return best;
}

/** One row of the table: the package first, the others with how many times faster it is than they are. */
export const row = (name, { tricklaw, ...others }) => ({ name, tricklaw, others });

const shuffled = (list, random) => {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
};

/** Random results: five bytes each as `scoreAll` takes them. */
export function randomResults(count, seed = 1) {
  const random = source(seed);
  const limits = [35, 3, 4, 4, 14];
  return Uint8Array.from({ length: 5 * count }, (_, i) => random(limits[i % 5]) + (i % 5 === 0 ? 3 : 0));
}

const PASS = 0;
const DOUBLE = 1;
const REDOUBLE = 2;

/** The calls that are legal after these; none when the auction is over. Written for clearness, not for speed. */
function legalCalls(calls) {
  const lastBid = calls.findLastIndex((call) => call > REDOUBLE);
  const tail = calls.slice(lastBid + 1);
  const trailing = calls.length - 1 - calls.findLastIndex((call) => call !== PASS);
  if (trailing >= (lastBid < 0 ? 4 : 3)) return [];
  const legal = [PASS];
  const lastOther = calls.findLastIndex((call) => call !== PASS);
  const byOpponents = lastOther >= 0 && (calls.length - lastOther) % 2 === 1;
  if (lastBid >= 0 && byOpponents && calls[lastOther] > REDOUBLE) legal.push(DOUBLE);
  if (byOpponents && calls[lastOther] === DOUBLE && !tail.includes(REDOUBLE)) legal.push(REDOUBLE);
  for (let bid = lastBid < 0 ? 3 : calls[lastBid] + 1; bid <= 37; bid++) legal.push(bid);
  return legal;
}

/** Random auctions: { dealer, calls, illegal }, where `illegal` is the place of the first illegal call, or -1. */
export function randomAuctions(count, seed = 2) {
  const random = source(seed);
  return Array.from({ length: count }, () => {
    const calls = [];
    for (let legal = legalCalls(calls); legal.length > 0; legal = legalCalls(calls)) {
      // Low bids are likelier, so that auctions have the length they have at a table.
      calls.push(random(2) === 0 ? PASS : legal[Math.min(random(legal.length), random(8))]);
    }
    let illegal = -1;
    if (random(4) === 0) {
      illegal = random(calls.length);
      const legal = new Set(legalCalls(calls.slice(0, illegal)));
      const wrong = Array.from({ length: 38 }, (_, call) => call).filter((call) => !legal.has(call));
      if (wrong.length > 0) calls[illegal] = wrong[random(wrong.length)];
      else illegal = -1;
    }
    return { dealer: random(4), calls, illegal };
  });
}

const suitOf = (card) => Math.floor(card / 13);

/** Random boards with their play: { owners, declarer, denomination, cards, illegal, won }. */
export function randomPlays(count, seed = 3) {
  const random = source(seed);
  return Array.from({ length: count }, () => {
    const owners = new Uint8Array(52);
    shuffled([...owners.keys()], random).forEach((card, i) => (owners[card] = i % 4));
    const board = { owners, declarer: random(4), denomination: random(5), cards: [], illegal: -1, won: 0 };
    const hands = [0, 1, 2, 3].map((seat) => [...owners.keys()].filter((card) => owners[card] === seat));
    for (let trick = 0, leader = (board.declarer + 1) % 4; trick < 13; trick++) {
      leader = playTrick(board, hands, leader, random);
      if (leader % 2 === board.declarer % 2) board.won += 1;
    }
    if (random(4) === 0) addRevoke(board, random);
    return board;
  });
}

/** Plays one legal trick; answers its winner. */
function playTrick(board, hands, leader, random) {
  const trick = [];
  for (let i = 0; i < 4; i++) {
    const hand = hands[(leader + i) % 4];
    const following = trick.length > 0 ? hand.filter((card) => suitOf(card) === suitOf(trick[0])) : hand;
    const choices = following.length > 0 ? following : hand;
    const card = choices[random(choices.length)];
    hand.splice(hand.indexOf(card), 1);
    trick.push(card);
  }
  board.cards.push(...trick);
  const strength = (card) => {
    if (suitOf(card) === board.denomination) return 100 + card;
    return suitOf(card) === suitOf(trick[0]) ? card : -1;
  };
  return (leader + trick.indexOf(trick.reduce((best, card) => (strength(card) > strength(best) ? card : best)))) % 4;
}

/** Puts a card of another suit where the player could follow, the two cards changing places. */
function addRevoke(board, random) {
  const { cards, owners } = board;
  for (let tries = 0; tries < 50; tries++) {
    const at = random(48);
    const led = suitOf(cards[at - (at % 4)]);
    const later = cards.findIndex((card, i) => i > at && owners[card] === owners[cards[at]] && suitOf(card) !== led);
    if (at % 4 === 0 || suitOf(cards[at]) !== led || later < 0) continue;
    [cards[at], cards[later]] = [cards[later], cards[at]];
    board.illegal = at;
    return;
  }
}
