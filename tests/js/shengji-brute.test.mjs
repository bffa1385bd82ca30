// Shengji against slow ways of finding the same: following under house rules by trying every subset of the hand, and what
// a view gives away by exchanging cards its owner cannot see.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shengji } from "tricklaw";
import { source } from "./support/values.mjs";

const { Follow, Table, FACE_NAMES, LEVEL_NAMES } = shengji;
const names = (numbers) => Array.from(numbers, shengji.faceName);
const key = (cards) => [...cards].sort().join(" ");
const counts = (cards) => cards.reduce((all, face) => ({ ...all, [face]: (all[face] ?? 0) + 1 }), {});

/** The suit a face is played in and its step, under that level and trump suit (art. 6, 10; written down by hand). */
function ladderOf(trump) {
  const [level, suit] = [trump[0], trump.slice(1)];
  const joker = (face) => face === "LJ" || face === "BJ";
  const played = (face) => (joker(face) || face[1] === level || face[0] === suit ? "trump" : face[0]);
  const step = (face) => {
    if (joker(face)) return face === "BJ" ? 103 : 102;
    if (face[1] === level) return face[0] === suit || suit === "NT" ? 101 : 100;
    const rank = LEVEL_NAMES.filter((name) => name !== level).indexOf(face[1]);
    return played(face) === "trump" ? 88 + rank : rank;
  };
  return { played, step };
}

/** What is left after taking such a run out of the cards, for each way of taking it. */
function without(ladder, left, base, { of, length, exact }) {
  const faces = Object.keys(left).filter((face) => left[face] >= of && (!exact || base[face] === 2));
  const found = [];
  for (const first of new Set(faces.map(ladder.step))) {
    let runs = [left];
    for (let place = 0; place < length; place++) {
      const here = faces.filter((face) => ladder.step(face) === first + place);
      runs = runs.flatMap((run) => here.map((face) => ({ ...run, [face]: run[face] - of })));
    }
    found.push(...runs);
  }
  return found;
}

/** Everything that can be left after taking all the pieces; nothing if they are not all there. */
function leftBy(ladder, bags, base, pieces) {
  return pieces.reduce(
    (all, piece) => [
      ...new Map(all.flatMap((left) => without(ladder, left, base, piece)).map((left) => [JSON.stringify(left), left])).values(),
    ],
    bags,
  );
}

const splits = (count, most = count) =>
  count === 0
    ? [[]]
    : Array.from({ length: Math.min(count, most) }, (_, i) => Math.min(count, most) - i).flatMap((run) =>
        splits(count - run, run).map((rest) => [run, ...rest]),
      );

/** What the parts draw from the cards, each the best its rules know of what the parts before it have left (art. 13). */
function owed(ladder, cards, parts, rules) {
  const base = counts(cards);
  const [pieces, several] = [[], Object.keys(base).filter((face) => base[face] >= 2)];
  let bags = [base];
  const alone = several.filter((face) => !several.some((other) => Math.abs(ladder.step(other) - ladder.step(face)) === 1));
  const take = (of, led, most, exact) => {
    for (let count = most; count > 0; count--) {
      const runs = rules.shorterRuns === "owed" ? splits(count) : [...(count === led ? [[led]] : []), Array(count).fill(1)];
      for (const run of runs) {
        const wanted = run.map((length) => ({ of, length, exact }));
        const left = leftBy(ladder, bags, base, wanted);
        if (left.length === 0) continue;
        bags = left;
        pieces.push(...wanted);
        return count;
      }
    }
    return 0;
  };
  for (const { multiplicity, length } of parts) {
    const most = (faces) => (rules.tractorDrawing === "by-tractors-only" && length === 1 ? Math.min(1, faces.length) : length);
    const whole = rules.tripleBreaking === "never";
    const guarded = whole || rules.tripleBreaking === "only-for-pairs";
    const pairs = alone.filter((face) => !whole || base[face] === 2);
    if (multiplicity === 2) take(2, length, most(pairs), whole || (guarded && length > 1));
    if (multiplicity < 3) continue;
    const missing = length - take(3, length, most(alone.filter((face) => base[face] === 3)), false);
    const count = rules.pairsForTriples === "one-for-each" ? missing : Math.floor((missing * 3) / 2);
    take(2, length, length === 1 ? Math.min(count, most(pairs)) : count, guarded);
  }
  return pieces;
}

function subsets(cards, size) {
  const found = [];
  const choose = (faces, chosen) => {
    if (chosen.length === size) return void found.push(chosen);
    if (faces.length === 0) return;
    const [[face, held], ...rest] = faces;
    for (let count = 0; count <= Math.min(held, size - chosen.length); count++) choose(rest, [...chosen, ...Array(count).fill(face)]);
  };
  choose(Object.entries(counts(cards)), []);
  return found;
}

test("following under every set of house rules is what trying every subset finds", () => {
  const random = source(13);
  const pick = (list) => list[random(list.length)];
  const draw = (faces, size, decks) => {
    const cards = faces.flatMap((face) => Array(decks).fill(face));
    while (cards.length > size) cards.splice(random(cards.length), 1);
    return cards;
  };
  let cases = 0;
  while (cases < 1200) {
    const trump = pick(["2H", "5S", "7NT", "AC"]);
    const [ladder, decks, size] = [ladderOf(trump), 2 + random(2), 1 + random(7)];
    const shorterRuns = pick(["owed", "not-owed"]);
    const rules = {
      tripleBreaking: pick(["always", "only-for-pairs", "never"]),
      tractorDrawing: pick(["by-anything", "by-tractors-only"]),
      // Three pairs for two triples are no shorter run than the one led: one switch at a time.
      pairsForTriples: shorterRuns === "owed" ? pick(["one-for-each", "as-many-as-fit"]) : "one-for-each",
      shorterRuns,
    };
    const suit = pick(["trump", "trump", "C", "D"].filter((name) => name !== trump[1]));
    const faces = FACE_NAMES.filter((face) => ladder.played(face) === suit).sort((a, b) => ladder.step(a) - ladder.step(b));
    const from = random(Math.max(1, faces.length - 4));
    const window = faces.slice(from, from + 5);
    const [lead, hand] = [draw(window, size, decks), draw(window, size + 1 + random(5), decks)];
    const parts = pick(shengji.groupings(lead, trump));
    const combinations = parts.filter(({ shape }) => shape.multiplicity > 1);
    if (lead.length < size || hand.length <= size || (rules.tractorDrawing === "by-tractors-only" && combinations.length > 1)) continue;
    const pieces = owed(ladder, hand, parts.map(({ shape }) => shape), rules);
    const answers = (play) => leftBy(ladder, [counts(play)], counts(play), pieces).length > 0;
    const expected = subsets(hand, size).filter(answers).map(key).sort();
    const follow = new Follow({ trump, lead, declared: parts.map(({ cards }) => cards), hand, rules });
    const found = follow.plays().next(10_000).map(names);
    const about = JSON.stringify({ trump, rules, lead: parts.map(({ cards }) => key(cards)), hand: key(hand) });
    assert.deepEqual(found.map(key).sort(), expected, about);
    assert.deepEqual(subsets(hand, size).filter((play) => follow.isLegal(play)).map(key).sort(), expected, about);
    assert.equal(follow.countLegal(), BigInt(expected.length), about);
    cases += 1;
  }
});

test("two deals a player cannot tell apart give him one view", () => {
  const random = source(21);
  const TURNS = ["N", "W", "S", "E"];
  let compared = 0;
  for (let number = 0; number < 60; number++) {
    const deal = shengji.seededDeal(number, { decks: 1 + (number % 3) });
    const race = number % 3 === 0 ? "board" : "later-deal";
    const dealer = TURNS[random(4)];
    const table = new Table({ deal, race, dealer, level: "2" });
    const drawn = 4 * table.state.handSize;
    if (race !== "board") table.apply(`draw ${random(3) === 0 ? random(drawn) : drawn}`);
    while (table.state.speaks) table.apply(`pass ${table.state.speaks}`);
    if (table.state.drawn === drawn) table.apply("settle");
    if (table.phase === "naming-suit") table.apply(`name ${table.state.turn} S`);
    if (table.phase === "burying" && random(4) > 0) table.apply(`bury ${names(table.hand(dealer).subarray(0, deal.kittySize)).join(" ")}`);
    for (let left = random(40); left > 0 && table.phase === "playing"; left--) table.play(table.defaultPlay() ?? table.hand(table.state.turn).subarray(-1));

    const record = table.toJSON();
    const order = deal.order.split(" ");
    const viewer = TURNS[random(4)];
    const seen = (place) => (place < drawn ? TURNS[(TURNS.indexOf(deal.first) + place) % 4] === viewer : viewer === dealer || table.state.turned.length > 0);
    for (let tries = 0; tries < 40; tries++) {
      const [one, other] = [random(order.length), random(order.length)];
      if (seen(one) || seen(other)) continue;
      const changed = order.with(one, order[other]).with(other, order[one]).join(" ");
      let twin;
      try {
        twin = new Table({ ...record, deal: { ...record.deal, order: changed } });
      } catch {
        continue; // A card that was played or buried has gone elsewhere: another story.
      }
      assert.deepEqual(JSON.parse(JSON.stringify(twin.view(viewer))), JSON.parse(JSON.stringify(table.view(viewer))), `${number} ${viewer} ${one} ${other}`);
      assert.deepEqual([twin.view(viewer).state, twin.view(viewer).tricks], [table.view(viewer).state, table.view(viewer).tricks]);
      compared += 1;
    }
  }
  assert.ok(compared > 200, `${compared}`);
});
