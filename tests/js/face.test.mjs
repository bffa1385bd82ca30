// The names, the numbers and the refusals of the package, as a program meets them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { RulesError, bridge, init } from "tricklaw";
import { refused } from "./support/refused.mjs";

describe("names and numbers", () => {
  const tables = {
    card: [bridge.CARD_NAMES, bridge.cardName, bridge.cardNumber, 52],
    call: [bridge.CALL_NAMES, bridge.callName, bridge.callNumber, 38],
    seat: [bridge.SEAT_NAMES, bridge.seatName, bridge.seatNumber, 4],
    side: [bridge.SIDE_NAMES, bridge.sideName, bridge.sideNumber, 2],
    denomination: [bridge.DENOMINATION_NAMES, bridge.denominationName, bridge.denominationNumber, 5],
    vulnerability: [bridge.VULNERABILITY_NAMES, bridge.vulnerabilityName, bridge.vulnerabilityNumber, 4],
  };
  for (const [what, [names, nameOf, numberOf, size]] of Object.entries(tables)) {
    test(`${what}: the table and the rules agree`, () => {
      assert.equal(names.length, size);
      assert.ok(Object.isFrozen(names));
      names.forEach((name, number) => {
        assert.equal(nameOf(number), name);
        assert.equal(numberOf(name), number);
        assert.equal(numberOf(name.toLowerCase()), number);
        assert.equal(numberOf(number), number);
      });
    });

    test(`${what}: nothing is coerced, wrapped or guessed`, () => {
      for (const value of [size, -1, 0.5, NaN, 256, 2 ** 32, 2 ** 53, "1e0", "", " ", null, undefined, true, 1n, [0], {}]) {
        for (const call of [nameOf, numberOf]) {
          const { code, params } = refused(() => call(value));
          assert.deepEqual([code, params.argument], ["bad-input", what]);
        }
      }
    });
  }

  test("a person's notation", () => {
    for (const name of ["HT", "ht", "♥T", "H10", "10h", "10♥", "♡10"]) assert.equal(bridge.cardNumber(name), 34, name);
    for (const name of ["X", "dbl", "Double", "加倍"]) assert.equal(bridge.callNumber(name), 1, name);
    for (const name of ["1NT", "1n", "1Nt", "1无将"]) assert.equal(bridge.callNumber(name), 7, name);
    for (const name of ["S", "south", "South"]) assert.equal(bridge.seatNumber(name), 2, name);
  });
});

describe("board numbers (law 2)", () => {
  test("every positive number has a dealer and a vulnerability", () => {
    const table = "N None,E NS,S EW,W All,N NS,E EW,S All,W None,N EW,E All,S None,W NS,N All,E None,S NS,W EW".split(",");
    for (const base of [0, 16, 16 * 10 ** 9, 2 ** 53 - 16]) {
      table.forEach((line, i) => {
        const board = base + i + 1;
        if (board > Number.MAX_SAFE_INTEGER) return;
        const found = [bridge.seatName(bridge.dealerOf(board)), bridge.vulnerabilityName(bridge.vulnerabilityOf(board))];
        assert.equal(found.join(" "), line, `board ${board}`);
      });
    }
  });

  test("anything else is refused", () => {
    for (const value of [0, -1, 1.5, 2 ** 53, 1e300, NaN, Infinity, "1", 1n, null, undefined, {}, [1], true]) {
      assert.equal(refused(() => bridge.dealerOf(value)).code, "bad-input");
      assert.equal(refused(() => bridge.vulnerabilityOf(value)).code, "bad-input");
    }
  });
});

describe("RulesError", () => {
  test("is an Error with code, law and params", () => {
    const error = refused(() => bridge.cardNumber("S1"));
    assert.ok(error instanceof Error);
    assert.equal(error.name, "RulesError");
    assert.equal(error.law, null);
    assert.deepEqual(error.params, {
      argument: "card",
      expected: 'a card such as "SA", or its number from 0 to 51',
      got: '"S1"',
    });
    assert.equal(error.message, `card: ${error.params.expected} is needed, got "S1"`);
    assert.match(error.stack, /face\.test\.mjs/);
  });

  test("goes through JSON", () => {
    const error = refused(() => bridge.dealerOf(0));
    const { name, code, law, params } = JSON.parse(JSON.stringify(error));
    assert.deepEqual({ name, code, law, params }, { name: "RulesError", code: "bad-input", law: null, params: error.params });
  });

  test("shows what it got without running its code, and not at length", () => {
    assert.equal(refused(() => bridge.cardNumber("x".repeat(1e6))).params.got.length, 43);
    assert.equal(refused(() => bridge.cardNumber("x".repeat(41))).params.got, `"${"x".repeat(40)}…"`);
    assert.equal(refused(() => bridge.cardNumber("x".repeat(40))).params.got, `"${"x".repeat(40)}"`, "forty characters are shown whole");
    assert.equal(refused(() => bridge.cardNumber({ toString: () => assert.fail("it ran") })).params.got, "an object");
    assert.equal(refused(() => bridge.cardNumber(Symbol("SA"))).params.got, "a symbol");
  });
});

test("a deal is taken in every form, within a record too", () => {
  const text = bridge.seededDeal(1);
  const owners = bridge.dealOwners(text);
  const hands = Object.fromEntries(bridge.SEAT_NAMES.map((seat) => [seat, bridge.dealHand(text, seat)]));
  const lists = Object.fromEntries(bridge.SEAT_NAMES.map((seat) => [seat, [...hands[seat]]]));
  for (const deal of [text, owners, hands, lists, Buffer.from(owners)]) {
    assert.equal(bridge.dealText(deal), text);
    assert.equal(new bridge.Table({ deal, number: 1 }).toJSON().deal, text);
    assert.equal(bridge.compareBoards({ deal, number: 1 }, { deal: text, number: 1 }).fouled, false);
  }
  assert.equal(refused(() => new bridge.Table({ deal: owners.subarray(1), number: 1 })).params.argument, "setup.deal");
});

test("the record of a table, and the hands of a read file, go where a board or a deal is asked for", () => {
  const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["Pass"] });
  assert.equal(bridge.compareBoards(table.toJSON(), { deal: bridge.seededDeal(2), number: 1 }).fouled, true);
  assert.equal(bridge.compareBoards(table.toJSON(), table.toJSON()).fouled, false);
  const file = new bridge.BoardFile();
  file.add(table.toJSON());
  assert.equal(file.record(0).auctionEnd, "open");
  assert.match(file.toPbn(), /\nPass \+\n/);
  assert.equal(bridge.dealText(file.record(0).hands), bridge.seededDeal(1));
  assert.equal(bridge.dealText("N:-.AKQJT98765432.-.- AKQJT98765432.-.-.- -.-.-.AKQJT98765432 -.-.AKQJT98765432.-").slice(0, 6), "N:.AKQ");
});

test("a deal that is refused is named by the argument it was", () => {
  const deal = bridge.seededDeal(1);
  for (const [wrong, code, more] of [["xx", "deal-first-seat", "a deal begins"], ["N:AK", "deal-hands", ""], ["N:AKQ... - - -", "invalid-deal", "N has 3 cards"]]) {
    const { code: found, message, params } = refused(() => bridge.compareBoards({ number: 1, deal }, { number: 1, deal: wrong }));
    assert.deepEqual([found, params.argument], [code, "second.deal"]);
    assert.ok(message.startsWith(`second.deal: ${more}`), message);
  }
  assert.equal(refused(() => bridge.dealCode("N:AK")).params.hands, 1);
});

test("a file that is too long is refused before it is read", () => {
  const most = 2 ** 24;
  for (const read of ["read", "readPbn", "readLin", "readStrict"]) {
    assert.equal(refused(() => bridge.BoardFile[read](" ".repeat(most + 1))).code, "bad-input", read);
    assert.equal(refused(() => bridge.BoardFile[read](new Uint8Array(most + 1))).code, "bad-input", read);
  }
  assert.equal(bridge.BoardFile.read("%".padEnd(most, "\n")).length, 0);
});

test("a list that contains itself is refused where it is too deep", () => {
  const cycle = [];
  cycle.push(cycle);
  const { code, params } = refused(() => new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: cycle }));
  assert.equal(code, "bad-input");
  assert.match(params.argument, /^setup\.actions(\[0\]){8,40}$/);
});

// A program that runs in Node must not fail in a browser for a name that was wrong all along.
test("init refuses what is no room, also where there is nothing to wait for", async () => {
  for (const rooms of [undefined, "bridge", ["bridge", "event"], { shengji: undefined }, []]) assert.equal(await init(rooms), undefined);
  const throwing = new Proxy({}, { getPrototypeOf: () => { throw new TypeError("not mine"); } });
  // The longest array there can be is not gone through.
  for (const rooms of ["chess", null, 1, ["bridge", "x"], { chess: undefined }, Symbol("bridge"), throwing, new Array(2 ** 32 - 1)]) {
    const refusal = await init(rooms).catch((error) => error);
    assert.ok(refusal instanceof RulesError, String(refusal));
    assert.deepEqual([refusal.code, refusal.params.argument], ["bad-input", "rooms"]);
  }
});
