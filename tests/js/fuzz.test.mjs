// Every export, given anything at all, answers or throws a RulesError; a refusal changes nothing. Exports are found, not
// listed: only a class must be named here, with a way to make one.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as tricklaw from "tricklaw";
import { methodsOf, probe, walk } from "./support/probe.mjs";
import { argumentMaker, source } from "./support/values.mjs";

const CALLS = Number(process.env.FUZZ_CALLS ?? 120_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** After so many calls an instance is replaced by a fresh one. */
const CALLS_PER_INSTANCE = 100;
/** How often a released object is asked the same: more often than the rules could hold what a call leaves behind. */
const TIMES = 1100;

/** How a sound instance of each class is made, in one of its many states. */
const FACTORIES = {
  "analysis.Pool": () => new tricklaw.analysis.Pool({ size: 1 }),
  "bridge.Table": (random) => {
    const { Table, seededDeal } = tricklaw.bridge;
    const table = new Table({ deal: seededDeal(random(1000)), number: 1 + random(16) });
    for (let left = random(90); left > 0; left--) {
      const legal = table.legal();
      if (legal.length === 0) break;
      table.apply(legal[random(Math.min(legal.length, 4))]);
    }
    return table;
  },
  "bridge.Ruling": (random) => {
    const { Table, seededDeal } = tricklaw.bridge;
    const table = new Table({ deal: seededDeal(random(1000)), number: 1 });
    table.call("2H");
    return table.rule("insufficient-bid,by=E,bid=1S,to=-", ["1987", "1997", "2007", "2017"][random(4)]);
  },
  "bridge.BoardFile": (random) => {
    const { BoardFile, seededDeal } = tricklaw.bridge;
    const file = new BoardFile();
    for (let left = random(3); left > 0; left--) file.add({ deal: seededDeal(random(1000)), number: 1 + random(16) });
    return file;
  },
  "shengji.Table": (random) => shengjiTable(random),
  "shengji.Follow": (random) => {
    const lead = ["SA", "SK SK", "S9 S9 S8 S8", "S9 S9 S7 S7", "SA SK SK", "BJ BJ LJ LJ"][random(6)];
    const hand = tricklaw.shengji.seededDeal(random(1000), { decks: 1 + random(3) }).hands.N;
    return new tricklaw.shengji.Follow({ trump: "2H", lead, hand });
  },
  "shengji.Plays": (random) => {
    const plays = FACTORIES["shengji.Follow"](random).plays();
    plays.next(random(5));
    return plays;
  },
};

/** A table of Shengji at any stage: while cards are drawn, at the burial, in the play, or as one player sees it. */
function shengjiTable(random) {
  const { Table, seededDeal } = tricklaw.shengji;
  const deal = seededDeal(random(1000), { decks: 1 + random(3) });
  const table = new Table({ deal, dealer: "N", race: ["later-deal", "board"][random(2)] });
  for (let left = random(60); left > 0; left--) {
    const { phase, drawn, handSize, speaks, turn, kittySize } = table.state;
    const cards = (count) => [...table.hand(turn).subarray(0, count)];
    if (phase === "declaring" && drawn < 4 * handSize) table.apply(`draw ${Math.min(4 * handSize - drawn, 1 + random(60))}`);
    else if (phase === "declaring") table.apply(speaks ? `pass ${speaks}` : "settle");
    else if (phase === "naming-suit") table.apply(`name ${turn} H`);
    else if (phase === "burying") table.apply(`bury ${cards(kittySize).map(tricklaw.shengji.faceName).join(" ")}`);
    else if (phase === "playing") table.play(table.defaultPlay() ?? cards(1));
    else break;
  }
  return random(3) === 0 ? table.view(random(4)) : table;
}

const { RulesError } = tricklaw;
const { functions, classes } = walk(tricklaw);
const methods = classes
  .filter(({ name }) => FACTORIES[name])
  .flatMap((type) => methodsOf(type).map((method) => ({ ...method, make: FACTORIES[type.name] })));
const rounds = Math.ceil(CALLS / (functions.length + methods.length));

/** Gives handles back at once instead of waiting for the collector. */
const release = (value) => {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (classes.some(({ type }) => one instanceof type) && typeof one.free === "function") one.free();
  }
};

const stateOf = (instance) => JSON.stringify(instance);

/** None to four arguments, whatever the call declares. */
const argumentsFor = (random, value) => Array.from({ length: random(5) }, () => value());

describe("any input whatsoever", { timeout: 900_000 }, () => {
  test("every class has a factory", () => {
    const missing = classes.map(({ name }) => name).filter((name) => !FACTORIES[name]);
    assert.deepEqual(missing, [], "add how one is made to FACTORIES");
  });

  for (const { name, call } of functions) {
    test(name, async () => {
      const random = source(SEED);
      const value = argumentMaker(random);
      for (let i = 0; i < rounds; i++) {
        const { result } = await probe(RulesError, name, call, argumentsFor(random, value));
        release(result);
      }
    });
  }

  for (const { name, call, make } of methods) {
    test(name, async () => {
      const random = source(SEED);
      const value = argumentMaker(random);
      for (let i = 0; i < rounds; i += CALLS_PER_INSTANCE) {
        const instance = make(random);
        let state = stateOf(instance);
        for (let j = 0; j < CALLS_PER_INSTANCE; j++) {
          const args = argumentsFor(random, value);
          const { refused, result } = await probe(RulesError, name, (given) => call(instance, given), args);
          if (refused) assert.equal(stateOf(instance), state, `${name} refused (${refused.message}) but changed something`);
          else state = stateOf(instance);
          release(result);
        }
        release(instance);
      }
    });
  }

  // Whoever keeps a released object asks it again and again: what refuses must not use anything up.
  test("a released object refuses everything, as often as it is asked", async () => {
    for (const { name, call, make } of methods) {
      const instance = make(source(SEED));
      instance.free();
      for (let times = 0; times < TIMES; times++) {
        const { refused } = await probe(RulesError, name, () => call(instance, []), []);
        assert.equal(refused?.code, "released", name);
      }
      if (instance instanceof tricklaw.analysis.Pool) continue; // it may be freed again
      assert.equal((await probe(RulesError, "free", () => instance.free(), [])).refused?.code, "released", name);
    }
  });

  // What the end of a scope does with `using`: it must not hide what happened within by an error of its own.
  test("disposal releases, and is quiet where that is done", { skip: !Symbol.dispose }, () => {
    for (const [name, make] of Object.entries(FACTORIES)) {
      const [instance, other] = [make(source(SEED)), make(source(SEED))];
      for (let times = 0; times < 2; times++) assert.equal(instance[Symbol.dispose](), undefined, name);
      other.free();
      assert.equal(other[Symbol.dispose](), undefined, name);
      if (instance instanceof tricklaw.analysis.Pool) continue; // it may be freed again, and is no object of the rules
      assert.throws(() => instance.free(), { code: "released" }, name);
      assert.throws(() => instance[Symbol.dispose].call({}), { code: "bad-input" }, name);
    }
  });

  // Taken for one of its own class, an object would be read, and freed, as what it is not.
  test("a method refuses what is no object of its class", async () => {
    const made = Object.values(FACTORIES).map((make) => make(source(SEED)));
    const strangers = [{}, null, 7, new Proxy({}, { getPrototypeOf: () => null.x })];
    for (const { name, type } of classes.filter(({ type }) => "__wrap" in type || "__destroy_into_raw" in type.prototype)) {
      const all = [...methodsOf({ name, type }), { name: `${name}#free`, call: (one) => type.prototype.free.call(one) }];
      for (const method of all) {
        for (const other of [...made.filter((other) => !(other instanceof type)), ...strangers]) {
          const { refused } = await probe(RulesError, method.name, () => method.call(other, ["N", "N"]), []);
          assert.deepEqual([refused?.code, refused?.params.argument], ["bad-input", "this"], method.name);
        }
      }
    }
    made.forEach(release);
  });

  test("the module still works", () => {
    assert.equal(tricklaw.bridge.seatName(tricklaw.bridge.dealerOf(7)), "S");
  });
});

describe("the probe itself", () => {
  const bad = {
    "throws a TypeError": () => null.card,
    "throws text": () => { throw "SA"; },
    "rejects with a foreign error": () => Promise.reject(new RangeError("no")),
    "throws a refusal without a code": () => { throw new RulesError(undefined, "no"); },
  };
  for (const [name, call] of Object.entries(bad)) {
    test(`finds a call that ${name}`, () => assert.rejects(probe(RulesError, name, call, [])));
  }

  test("finds exports wherever they are", () => {
    class Table {
      static of() {}
      play() {}
      get turn() { return 0; }
    }
    const { functions, classes } = walk({ Table, score() {}, NAMES: ["C2"] });
    assert.deepEqual(functions.map(({ name }) => name), ["new Table", "Table.of", "score"]);
    assert.deepEqual(methodsOf(classes[0]).map(({ name }) => name), ["Table#play", "Table#turn (get)"]);
  });
});
