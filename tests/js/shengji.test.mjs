// Shengji as JavaScript sees it: whole deals, views, refusals with what is owed, rule switches and the law's figures.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shengji } from "tricklaw";
import { refused } from "./support/refused.mjs";
import { source } from "./support/values.mjs";

const { Table, Follow, seededDeal } = shengji;
const SEATS = shengji.SEAT_NAMES;
const names = (numbers) => Array.from(numbers, shengji.faceName).join(" ");

/** One action the table allows, at random: a throw now and then. */
function someAction(table, random) {
  const { phase, drawn, handSize, kittySize, turn, thrown } = table.state;
  if (phase === "declaring") return drawn < 4 * handSize ? `draw ${4 * handSize - drawn}` : "settle";
  if (phase === "burying") return `bury ${names(table.hand(turn).subarray(0, kittySize))}`;
  if (phase === "resolving" && thrown.failed.chooser && random(2))
    return `choose ${thrown.failed.chooser} ${thrown.failed.choices[random(thrown.failed.choices.length)]}`;
  if (phase === "resolving") return `resolve ${thrown.failed.choices[random(thrown.failed.choices.length)]} 1 heavy`;
  const follows = table.plays();
  if (follows) {
    const plays = follows.next(20);
    return `play ${turn} ${names(plays[random(plays.length)])}`;
  }
  let selection = [];
  for (let left = 1 + random(4); left > 0; left--) {
    const more = table.playable(selection);
    if (more.length > 0) selection = [...selection, more[random(more.length)]];
  }
  const groupings = table.groupings(selection);
  const parts = groupings[random(groupings.length)].map(({ cards }) => cards.join(" "));
  return `play ${turn} ${names(selection)} = ${parts.join(" + ")}`;
}

describe("whole deals", () => {
  for (const decks of [1, 2, 3]) {
    test(`${decks} deck(s)`, () => {
      const random = source(decks);
      for (let seed = 0; seed < 6; seed++) {
        const table = new Table({ deal: seededDeal(seed, { decks }), dealer: SEATS[random(4)] });
        while (!["over", "redeal"].includes(table.phase)) {
          const action = someAction(table, random);
          assert.equal(table.why(action), null, action);
          if (table.phase === "playing")
            for (const cards of [[], table.hand(table.turn).subarray(0, 2)])
              assert.equal(table.isLegal(cards), table.checkPlay(cards) === null);
          table.apply(action);
        }
        const record = JSON.parse(JSON.stringify(table));
        assert.deepEqual(new Table(record).state, table.state);
        if (table.phase === "redeal") continue;
        const { tricks, kitty, multiplier, fines, defenders, dealer } = table.result;
        assert.equal(defenders, tricks + kitty * multiplier + fines);
        assert.equal(defenders + dealer, 100 * decks);
        for (const seat of SEATS) {
          const view = table.view(seat);
          assert.deepEqual(view.result, table.result);
          const again = new Table(JSON.parse(JSON.stringify(view)));
          assert.deepEqual([again.state, again.tricks, again.result], [view.state, view.tricks, table.result]);
        }
        const last = record.actions.at(-1);
        assert.equal(table.undo(), last);
        table.apply(last);
        assert.deepEqual(JSON.parse(JSON.stringify(table)), record);
      }
    });
  }

  test("a view hides what its owner cannot know, at every stage", () => {
    const random = source(9);
    const table = new Table({ deal: seededDeal(5), dealer: "W" });
    for (let i = 0; i < 40; i++) {
      for (const seat of SEATS) {
        const { hands, kitty } = table.view(seat).state;
        for (const other of SEATS) assert.equal(hands[other] !== null, other === seat);
        assert.equal(kitty !== null, seat === "W" && table.phase !== "declaring");
        assert.doesNotMatch(JSON.stringify(table.view(seat)), /order/);
        const view = table.view(seat);
        assert.deepEqual(new Table(JSON.parse(JSON.stringify(view))).state, view.state);
      }
      table.apply(someAction(table, random));
    }
  });
});

describe("before the play", () => {
  const { decks, hands, kitty, order, first } = seededDeal(4);
  const pockets = { ...hands, S: `${hands.S} ${kitty}` };

  test("a board is dealt from its pockets, and nothing is drawn (art. 21)", () => {
    const table = new Table({ deal: { decks, hands: pockets }, race: "board", dealer: "S", level: "6" });
    assert.deepEqual([table.turn, table.state.counts.S, table.state.kitty], [0, 33, null]);
    for (const seat of "NWSE") table.apply(`pass ${seat}`);
    table.apply("settle");
    table.apply("name N H");
    assert.deepEqual([table.phase, table.turn, table.state.trump], ["burying", 2, "6H"]);
    assert.deepEqual(new Table(JSON.parse(JSON.stringify(table))).state, table.state);
    assert.equal(refused(() => new Table({ deal: { decks, hands }, race: "board", dealer: "S" })).code, "bad-input");
    assert.equal(refused(() => new Table({ deal: { decks, hands: pockets }, dealer: "S" })).code, "bad-input");
  });

  test("a deal is checked as hands or in its order", () => {
    assert.equal(shengji.checkDeal({ decks, order, first }).valid, true);
    const short = shengji.checkDeal({ decks, order: order.slice(0, -3) });
    assert.equal(short.remedy, "deal-again");
    assert.deepEqual(short.problems.map(({ card, found, due }) => card !== null && [found, due]).filter(Boolean), [[decks - 1, decks]]);
    assert.equal(refused(() => shengji.checkDeal({ decks, order: "SA ".repeat(16) })).params.argument, "deal.order");
  });

  test("who shuffles, cuts and draws (art. 7)", () => {
    assert.deepEqual(shengji.dealRoles("W"), { shuffle: ["E"], cut: ["N"], draw: "W" });
    assert.deepEqual(shengji.dealRoles(), { shuffle: ["N", "E", "S", "W"], cut: ["N", "E", "S", "W"], draw: null });
    assert.deepEqual(shengji.dealRoles(null, "W").cut, ["N", "S"]);
  });
});

describe("following", () => {
  const setup = { trump: "2H", lead: "S8 S8 S7 S7", hand: "SK SK SJ SJ S9 S4 D4" };

  test("a refusal says what was owed", () => {
    const follow = new Follow(setup);
    const { code, law, owed } = follow.check("SK SK S9 S4");
    assert.deepEqual([code, law], ["shape-owed", { book: "CN-2002", article: "13 ¶5" }]);
    assert.deepEqual(owed.shapes.map(({ name }) => name), ["pair", "pair"]);
    assert.deepEqual(owed.reached.map(({ name }) => name), ["pair"]);
    assert.deepEqual(follow.check("D4 SK SK SJ").owed, { suit: "S", count: 4, played: 3 });
  });

  test("the generator, the light and the check agree", () => {
    for (let seed = 0; seed < 40; seed++) {
      const hand = seededDeal(seed, { decks: 2 }).hands.N;
      const follow = new Follow({ trump: "2H", lead: ["S8 S8", "SA", "S8 S8 S7 S7", "SA SK SK"][seed % 4], hand });
      const plays = follow.plays().next(100_000);
      assert.equal(BigInt(plays.length), follow.countLegal());
      const lit = new Set(plays.flatMap((play) => [...play]));
      assert.deepEqual(new Set(follow.playable()), lit);
      for (const play of plays.slice(0, 50)) assert.equal(follow.check(play), null);
      for (const face of new Set(hand.split(" ").map(shengji.faceNumber))) {
        const play = follow.complete([face]);
        assert.equal(play !== null, lit.has(face));
        if (play) assert.ok(play.includes(face) && follow.check(play) === null);
      }
      assert.equal(follow.check(follow.defaultPlay()), null);
      for (const play of [follow.defaultPlay(), [...follow.playable()].slice(0, 2), []]) assert.equal(follow.isLegal(play), follow.check(play) === null);
    }
  });

  test("house rules", () => {
    const lead = { trump: "2H", lead: "S9 S9 S8 S8", hand: "SK SK SK S3 S4 S5" };
    assert.equal(new Follow(lead).check("S3 S4 S5 SK").code, "shape-owed");
    assert.equal(new Follow({ ...lead, rules: { tripleBreaking: "only-for-pairs" } }).check("S3 S4 S5 SK"), null);
  });

  test("an exposed card kept back is found after the trick too (art. 35(2))", () => {
    const trick = { trump: "2H", leader: "N", lead: "C9", plays: ["C3"], hands: { W: "C3 CK" } };
    assert.deepEqual(shengji.inspectTrick(trick), []);
    const [{ seat, refusal }] = shengji.inspectTrick({ ...trick, exposed: { W: "CK" } });
    assert.deepEqual([seat, refusal.code, refusal.law.article], ["W", "exposed-owed", "35(2)"]);
  });

  test("north leads a trick of which nothing else is said, inspected as well as judged", () => {
    const trick = { trump: "2H", lead: "S9", plays: ["D4"] };
    assert.equal(shengji.trickWinner(trick).winner, "N");
    assert.deepEqual(shengji.inspectTrick({ ...trick, hands: { W: "S3 D4" } }).map(({ seat }) => seat), ["W"]);
  });

  test("exposed cards come first", () => {
    const follow = new Follow({ trump: "2H", lead: "SA", hand: "SK S3", exposed: "SK" });
    assert.deepEqual(follow.check("S3").law, { book: "CN-2002", article: "35(2)" });
  });

  test("what was demanded ends when the exposed card is picked up", () => {
    const hands = { N: "SA DA", W: "S4 D4", S: "S3 D3", E: "S5 D5" };
    const table = new Table({ trump: "2nt", dealer: "N", hands, actions: ["expose N SA", "demand S"] });
    assert.equal(table.checkPlay("DA").code, "lead-demanded");
    table.apply("pickup N");
    assert.deepEqual([table.checkPlay("DA"), table.state.demand, table.why("pickup N").code], [null, null, "not-exposed"]);
  });
});

describe("leads, throws and tricks", () => {
  test("a throw has to be declared where it can be seen in several ways", () => {
    const table = new Table({ trump: "2H", dealer: "N", decks: 3, hands: { N: "S8 S8 S8 S7 S7", W: 5, S: 5, E: 5 } });
    assert.equal(table.checkPlay("S8 S8 S8 S7 S7").code, "declaration-owed");
    table.play("S8 S8 S8 S7 S7", ["S8 S8 S8", "S7 S7"]);
    assert.equal(table.phase, "awaiting-verdict");
    table.apply("stands");
    assert.equal(table.tricks[0].lead.parts.length, 2);
  });

  test("what a player sends is his own to do", () => {
    const table = new Table({ trump: "2H", dealer: "N", hands: { N: "SA S5", W: "S3 D3", S: "S6 D5", E: "S8 D7" } });
    const wrong = refused(() => table.apply("play N SA", "W"));
    assert.deepEqual([wrong.code, wrong.law.article, wrong.params.owed], ["not-yours", "12 ¶2", { turn: "N" }]);
    assert.equal(refused(() => table.apply("fine EW 1 1", "N")).code, "not-yours");
    assert.deepEqual([table.why("play N SA", "E").code, table.why("play N SA", "N"), table.actions.length], ["not-yours", null, 0]);
    table.apply("play N SA", "N");
    table.apply("fine EW 1 1");
    assert.equal(table.actions.length, 2);
    assert.equal(refused(() => table.apply("play W S3", "X")).code, "bad-input");
  });

  test("the next player names the part of a failed throw that is led, the referee fines (art. 34(1))", () => {
    const hands = { N: "SA S5 S3", W: "SK D3 D4", S: "S6 D5 D6", E: "S8 D7 D8" };
    const server = new Table({ trump: "2H", dealer: "N", hands });
    server.apply("play N SA S5 S3", "N");
    assert.deepEqual([shengji.seatName(server.turn), server.state.thrown.failed.chooser], ["W", "W"]);
    for (const [action, by] of [["choose W 1", "S"], ["choose S 1", "S"], ["resolve 1 1 heavy", "W"]]) assert.equal(server.why(action, by).code, "not-yours", action);
    assert.deepEqual(server.why("choose W 0", "W").owed, { choices: [1, 2] });
    server.apply("choose W 1", "W");
    const { choices, chooser, defaultChoice, beaten } = server.state.thrown.failed;
    assert.deepEqual([choices, chooser, defaultChoice, beaten.length], [[1], null, 1, 2]);
    assert.equal(server.why("resolve 2 1 heavy").code, "not-a-choice");
    server.apply("resolve 1 1 heavy");
    assert.deepEqual([server.tricks[0].lead.cards, server.state.fines, server.state.exposed.N], [["S5"], 20, ["SA", "S3"]]);
    // A client is told of it, and of the verdict before.
    const told = server.view("E").actions;
    assert.deepEqual(told.map((action) => action.split(" ")[0]), ["play", "fails", "choose", "resolve"]);
    assert.deepEqual(new Table(JSON.parse(JSON.stringify(server.view("E")))).state, server.view("E").state);
  });

  test("a failed throw leaves its choices", () => {
    const hands = { N: "SA SA S5", W: "SK SK D3", S: "S3 S4 D5", E: "S6 S7 D7" };
    const table = new Table({ trump: "2H", dealer: "N", hands });
    table.play("SA SA S5");
    assert.deepEqual(table.state.thrown.failed, { beaten: [{ part: 1, by: ["E", "W"] }], choices: [1], chooser: null, defaultChoice: 1 });
    assert.equal(refused(() => table.apply("resolve 0 1 heavy")).code, "not-a-choice");
    table.apply("resolve 1 2 heavy");
    assert.deepEqual([table.state.fines, table.state.exposed.N], [20, ["SA", "SA"]]);
  });

  test("a failed throw has a default choice: the lowest part beaten, the smallest of equals (art. 34(1))", () => {
    const failed = (lead, hands) => shengji.judgeThrow({ trump: "2H", leader: "N", lead, hands: { W: "", S: "", E: "", ...hands } }).failed;
    const choice = (...thrown) => [failed(...thrown).choices, failed(...thrown).chooser, failed(...thrown).defaultChoice];
    assert.deepEqual(choice("SA S5 S3", { W: "SK" }), [[1, 2], "W", 2]);
    assert.deepEqual(choice("SA SA S5", { W: "S9" }), [[1], null, 1]);
    // The partner beats a part of a throw with a pair: any part may be named, but the default is one that is beaten.
    assert.deepEqual(choice("S3 S3 SK SQ", { S: "SA" }), [[0, 1, 2], "W", 2]);
    assert.deepEqual(choice("S8 S8 S5", { E: "S9 S9" }), [[0, 1], "W", 1]);
  });

  // The order of the types: N, E, S, W, although west plays first and south beats it highest.
  test("a failed throw names who beats a part in the order of the seats", () => {
    const hands = { W: "SK SK", S: "SA SK", E: "SQ SQ" };
    const { beaten } = shengji.judgeThrow({ trump: "2H", leader: "N", lead: "SJ SJ S3", hands }).failed;
    assert.deepEqual(beaten, [{ part: 0, by: ["E", "W"] }, { part: 1, by: ["E", "S", "W"] }]);
  });

  test("ruffs of a throw are compared in all their divisions, by any of the rules", () => {
    const won = (lead, ...plays) =>
      ["every-combination", "every-part", "largest-part"].map(
        (ruffComparison) => shengji.trickWinner({ trump: "2H", lead, plays, rules: { ruffComparison } }).number,
      );
    assert.deepEqual(won("SA SA SK SQ", "H7 H7 HT H9", "HJ HJ H8 H8"), [2, 2, 2]);
    assert.deepEqual(won("SA SA SK SQ", "H4 H4 H3 H3", "H5 H5 H6 H4"), [2, 1, 2]);
    assert.deepEqual(won("SA SK SQ", "H9 H5 H4", "HT H6 H4"), [2, 1, 2]);
  });

  test("declaring is not over before all cards are drawn", () => {
    const table = new Table({ deal: seededDeal(3), race: "later-deal", dealer: "S", level: "2" });
    table.apply("draw 60");
    const early = refused(() => table.apply("settle"));
    assert.deepEqual([early.code, early.params.owed, early.law.article], ["cards-to-draw", { count: 40 }, "21(3) ¶1"]);
    const more = refused(() => table.apply("draw 41"));
    assert.deepEqual([more.code, more.params.owed], ["no-more-cards", { count: 40 }]);
    table.apply("draw 40");
    table.apply("settle");
    assert.equal(table.phase, "burying");
  });

  test("a view is taken up again from its JSON and goes on like any table", () => {
    for (const race of ["first-deal", "later-deal", "board"]) {
      const table = new Table({ deal: seededDeal(3), race, dealer: race === "first-deal" ? null : "S", level: "2" });
      if (race !== "board") table.apply("draw 100");
      const [{ face, count }] = table.legalDeclarations("N");
      const again = new Table(JSON.parse(JSON.stringify(table.view("N"))));
      again.apply(`declare N ${face} ${count}`);
      table.apply(`declare N ${face} ${count}`);
      assert.deepEqual(again.state, table.view("N").state);
      assert.deepEqual(new Table(JSON.parse(JSON.stringify(again))).state, again.state);
    }
    const view = new Table({ deal: seededDeal(3), dealer: "S" }).view("N").toJSON();
    assert.equal(new Table(view).phase, "declaring");
    for (const [field, value] of [["view", "X"], ["dealer", null], ["race", "board"], ["hands", { N: "SA" }], ["hands", { W: "SA" }], ["state", {}]]) {
      assert.equal(refused(() => new Table({ ...view, [field]: value })).code, "bad-input", field);
    }
  });

  test("clients, an onlooker among them, go on from actions alone, from the first card drawn to the end", () => {
    for (const [seed, race] of [[1, "first-deal"], [2, "later-deal"], [3, "board"]]) {
      const random = source(seed);
      const deal = seededDeal(seed);
      const table = new Table({ deal, race, dealer: race === "first-deal" ? null : "E" });
      const pocket = (seat) => (race === "board" ? { [seat]: table.hand(seat) } : {});
      const { dealer, first } = table.state;
      const clients = SEATS.map((seat) => [seat, new Table({ view: seat, race, dealer, first, hands: pocket(seat) })]);
      clients.push(["public", new Table({ view: "public", race, dealer, first })]);
      table.apply("fine NS 1 1");
      while (!["over", "redeal"].includes(table.phase)) {
        const { phase, drawn, speaks, turn } = table.state;
        if (phase === "naming-suit") table.apply(`name ${turn} H`);
        else if (phase === "declaring" && speaks) table.apply(`pass ${speaks}`);
        else if (phase === "declaring" && drawn < 60) table.apply("draw 7");
        else {
          const declaring = SEATS.map((seat) => [seat, table.state.declarations.length === 0 ? table.legalDeclarations(seat)[0] : null]).find(([, one]) => one);
          table.apply(phase === "declaring" && declaring ? `declare ${declaring[0]} ${declaring[1].face} 1` : someAction(table, random));
        }
        for (const [seat, client] of clients) {
          const view = seat === "public" ? table.publicView() : table.view(seat);
          for (const action of view.actions.slice(client.actions.length)) client.apply(action);
          if (seat === "public") assert.deepEqual(Object.values(view.state.hands), [null, null, null, null]);
          assert.deepEqual(new Table(view.toJSON()).state, view.state);
          assert.deepEqual([client.state, client.actions, client.tricks], [view.state, view.actions, view.tricks]);
        }
      }
      assert.equal(table.phase, "over");
      for (const [, client] of clients) assert.deepEqual([client.result, client.state.fined.NS >= 10], [table.result, true]);
    }
  });

  test("play goes on with unequal hands (art. 32(3))", () => {
    const setup = { trump: "2H", dealer: "N", hands: { N: "SK SK D3", W: "S3", S: "S5 S6", E: "S8 D4" }, uneven: true };
    assert.equal(refused(() => new Table({ ...setup, uneven: false })).code, "bad-input");
    const table = new Table(setup);
    table.play("SK SK");
    assert.deepEqual([table.countLegal(), [...table.defaultPlay()].map(shengji.faceName), table.checkPlay("S3")], [1n, ["S3"], null]);
    const follow = table.follow();
    assert.deepEqual([follow.countLegal(), new Follow(follow.toJSON()).check("S3"), new Follow({ ...follow.toJSON(), uneven: false }).countLegal()], [1n, null, 0n]);
    assert.equal(table.why("take W E D4").code, "no-surplus");
    const cases = (...hand) => Uint8Array.from([0, 2, 1, 2, 50, 50, 1, ...hand]); // SK SK are led at 2H
    assert.deepEqual([...shengji.checkFollows(cases(1, 40, 1, 40))], [0]); // S3 is all he has
    assert.deepEqual([...shengji.checkFollows(cases(1, 40, 0))], [1]);
    table.apply("take W N D3");
    assert.deepEqual([table.state.counts, table.view("S").actions.at(-1), table.view("W").actions.at(-1)], [{ N: 0, E: 2, S: 2, W: 2 }, "take W N 1", "take W N D3"]);
    assert.deepEqual(new Table(JSON.parse(JSON.stringify(table))).state, table.state);
  });

  test("what the leader can know of a throw", () => {
    const throwOf = (unseen) => ({ trump: "2H", leader: "N", lead: "SA SK", hands: { W: 2, S: 2, E: 2 }, unseen, kittySize: 0 });
    assert.deepEqual(shengji.judgeThrow(throwOf("S3 S4 S5 D3 D4 D5")).outlook, ["safe", "safe"]);
    assert.deepEqual(shengji.judgeThrow(throwOf("SA S4 S5 D3 D4 D5")).outlook, ["safe", "beaten"]);
    assert.equal(refused(() => shengji.judgeThrow(throwOf(undefined))).params.argument, "thrown.unseen");
  });

  test("what is one combination cannot be declared apart, though no two of the parts join (art. 11)", () => {
    const refusal = shengji.checkLead("S9 S9 S9 S8 S8 S8", "2H", ["S9 S9 S8 S8", "S9", "S8"]);
    assert.deepEqual([refusal.code, refusal.owed.parts], ["parts-join", [["S9", "S9", "S8", "S8"], ["S9", "S8"]]]);
  });
});

describe("what a deal comes to", () => {
  test("levels, games and matches", () => {
    assert.deepEqual(shengji.outcome(-45, 2), { winner: "dealer", levels: 5, dealerPoints: 245 });
    assert.equal(refused(() => shengji.outcome(7, 2)).code, "impossible-points");
    for (const points of [2 ** 53, -(2 ** 53), 1e300, 2.5, NaN]) {
      assert.equal(refused(() => shengji.outcome(points, 2)).params.argument, "points");
      assert.equal(refused(() => shengji.nextDeal({}, { dealer: "N", points })).params.argument, "played.points");
    }
    // A long tractor in the last trick, the kitty doubled card by card: what the table comes to can be recorded.
    const hands = { N: "C3 C3 C4 C4 C6 C6 C7 C7 C8 C8 C9 C9 CJ CJ CQ CQ", W: "S7 S7 S8 S8 S9 S9 ST ST SJ SJ SQ SQ SK SK SA SA" };
    Object.assign(hands, { S: hands.N.replaceAll("C", "D"), E: hands.N.replaceAll("C", "H") });
    const rules = { kittyMultiplier: "power-of-two" };
    const table = new Table({ trump: "2S", dealer: "N", leader: "W", hands, kitty: "CK CK CT CT C5 C5 DK DK", rules });
    for (let turn = 0; turn < 4; turn++) table.play(table.defaultCards().length > 1 ? table.defaultCards() : table.hand("W"));
    assert.equal(table.result.defenders, 40 + 70 * 2 ** 16);
    const { defenders: points, levels } = table.result;
    assert.equal(shengji.outcome(points, 2).levels, levels);
    assert.equal(shengji.nextDeal({ rules }, { dealer: "N", points }).levels.EW, "A");
    const game = shengji.nextDeal({ levels: { NS: "A", EW: "5" }, dealer: "N" }, { dealer: "N", points: 75 });
    assert.deepEqual([game.winner, refused(() => shengji.nextDeal(game, { dealer: game.dealer, points: 0 })).code], ["NS", "game-over"]);
    assert.equal(refused(() => shengji.nextDeal({ dealer: "N" }, { dealer: "E", points: 0 })).params.owed.dealer, "N");
    // Art. 6(13): a dealer plays his own side's level; another one beside it would be passed over.
    for (const playing of ["7", 5]) {
      const wrong = { levels: { NS: "5", EW: "7" }, dealer: "N", playing };
      assert.equal(refused(() => shengji.nextDeal(wrong, { dealer: "N", points: 0 })).params.argument, "game.playing");
    }
    assert.equal(shengji.nextDeal({ levels: { NS: "5", EW: "7" }, dealer: "W", playing: "7" }, { dealer: "W", points: 75 }).playing, "8");
  });

  test("rulings name the measures, never the choice", () => {
    assert.deepEqual(shengji.ruling({ kind: "revoke", found: "established" }).measures, ["fine-2", "fine-3", "fine-4", "round-lost"]);
    const counts = { kind: "counts", stage: "before-burying", dealer: "N", offender: "S", other: "N" };
    assert.deepEqual([shengji.ruling(counts).decider, shengji.ruling(counts).seat], ["continue-or-redeal", "E"]);
    assert.equal(refused(() => shengji.ruling({ ...counts, other: "S" })).params.argument, "irregularity.other");
    assert.equal(refused(() => shengji.ruling({ kind: "revoke" })).params.argument, "irregularity.found");
    // A slip that is found in the next trick was not corrected at once (art. 34(2)).
    assert.equal(shengji.ruling({ kind: "revoke", found: "established", slight: true }).law.article, "36");
  });

  test("articles 37 to 39", () => {
    assert.equal(shengji.ruling({ kind: "information" }).measures.includes("round-lost"), false);
    assert.deepEqual(shengji.ruling({ kind: "information", grave: true }).measures.slice(-2), ["round-lost", "suspended"]);
    assert.deepEqual(shengji.ruling({ kind: "delay" }).measures, ["warning", "violation"]);
    assert.equal(shengji.TIME_LIMITS.deal[1], 600);
    const profit = shengji.ruling({ kind: "claim", fault: "took-profit" });
    assert.deepEqual([profit.rights, profit.law.article], [["kept", "lost-action-void"], "39(4)(2)"]);
  });
});
