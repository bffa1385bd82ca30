// Following in Shengji, measured inside wasm: the checks by one call for many answers, so that the boundary costs
// nothing; counting and playable cards by calls of their own, whose share of the boundary is small.
//
// The cases are made like those of benches/shengji_follow.rs: leads of 1 to 12 cards in two and three decks, to hands
// as dealt and to hands long in the led suit; a third of the leads are loose singles beside pairs and triples.
import assert from "node:assert/strict";
import { shengji } from "tricklaw";
import { source } from "../../tests/js/support/values.mjs";
import { row } from "./support.mjs";

const REPEATS = 200;
const ROUNDS = 7;

export const title = "following in Shengji inside wasm, 10560 leads of 1 to 12 cards";
export const unit = "ns/answer";

export function rows() {
  const cases = allCases();
  const checks = (name, answer) => spread(name, cases, (one) => {
    const bytes = repeated(one, answer(one));
    return [() => shengji.checkFollows(bytes), REPEATS];
  });
  const asked = (name, question) => spread(name, cases, (one) => [() => question(one.follow), 1]);
  return [
    ...checks("check a legal play", ({ legal }) => legal),
    ...checks("check a random play", ({ random }) => random),
    ...asked("count all legal plays", (follow) => follow.countLegal()),
    ...asked("playable cards", (follow) => follow.playable()),
    ...asked("default play", (follow) => follow.defaultPlay()),
  ];
}

/** The median and the slowest case, each case by its fastest round. */
function spread(name, cases, work) {
  const times = cases.map((one) => {
    const [run, answers] = work(one);
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      run();
      best = Math.min(best, ((performance.now() - from) * 1e6) / answers);
    }
    return best;
  });
  times.sort((a, b) => a - b);
  return [row(`${name}: median`, { tricklaw: times[times.length >> 1] }), row(`${name}: slowest`, { tricklaw: times.at(-1) })];
}

const cardsOf = (faces) => [faces.length, ...faces];

function repeated({ trump, parts, hand }, play) {
  const answer = [...cardsOf(hand), ...cardsOf(play)];
  const bytes = [...trump, parts.length, ...parts.flatMap(cardsOf), REPEATS];
  for (let i = 0; i < REPEATS; i++) bytes.push(...answer);
  return Uint8Array.from(bytes);
}

function allCases() {
  const random = source(2002);
  const cases = [];
  for (let cards = 1; cards <= 12; cards++) {
    for (const decks of [2, 3]) {
      for (const long of [false, true]) {
        for (let number = 0; number < 220; number++) cases.push(someCase(random, cards, decks, long, number % 3 === 0));
      }
    }
  }
  assert.equal(cases.length, 10_560);
  const verdicts = shengji.checkFollows(
    Uint8Array.from(
      cases.flatMap(({ trump, parts, hand, legal }) => [
        ...trump,
        parts.length,
        ...parts.flatMap(cardsOf),
        1,
        ...cardsOf(hand),
        ...cardsOf(legal),
      ]),
    ),
  );
  assert.ok(verdicts.every((verdict) => verdict === 0), "every default play is legal");
  return cases;
}

function someCase(random, cards, decks, long, mixed) {
  for (;;) {
    const [level, suit] = [random(13), random(4)];
    const trump = shengji.LEVEL_NAMES[level] + "CDHS"[suit];
    const ladders = shengji.ladder(trump);
    const group = new Set(ladders[random(ladders.length)].steps.flat().map(shengji.faceNumber));
    const inSuit = (face) => group.has(face);
    const pack = shuffled(Array.from({ length: 54 * decks }, (_, card) => card % 54), random);
    const size = decks === 2 ? 25 : 39;
    const [held, others] = [pack.filter(inSuit), pack.filter((face) => !inSuit(face))];
    const led = Math.min(Math.max(cards, Math.floor(held.length / 3)), held.length);
    const leader = long ? held.slice(0, led) : pack.slice(0, size).filter(inSuit);
    const hand = long ? [...held.slice(led), ...others].slice(0, size) : pack.slice(size, 2 * size);
    if (leader.length < cards) continue;
    const chosen = choose(leader, cards, mixed, random);
    const parts = shengji.groupings(chosen, trump)[0].map((part) => part.cards.map(shengji.faceNumber));
    const follow = new shengji.Follow({ trump, lead: chosen, declared: parts, hand });
    const legal = follow.defaultPlay();
    const rest = shuffled(hand, random).sort((a, b) => Number(inSuit(b)) - Number(inSuit(a)));
    assert.ok(follow.countLegal() > 0n && follow.playable().length >= cards && follow.check(legal) === null);
    return { trump: [level, suit], parts, hand, legal, random: rest.slice(0, cards), follow };
  }
}

/** Cards to lead: what is held most often first, or with loose singles beside some of it. */
function choose(held, cards, mixed, random) {
  const counts = new Map();
  for (const face of held) counts.set(face, (counts.get(face) ?? 0) + 1);
  const faces = shuffled([...counts], random).sort((a, b) => b[1] - a[1]);
  const chosen = faces.flatMap(([face, count], place) => Array.from({ length: mixed && place % 2 === 1 ? 1 : count }, () => face)).slice(0, cards);
  const left = [...held];
  for (const face of chosen) left.splice(left.indexOf(face), 1);
  return [...chosen, ...left].slice(0, cards);
}

function shuffled(list, random) {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
