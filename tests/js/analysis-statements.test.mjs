// Statements of claim, as a program meets them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { analysis } from "tricklaw";
import { refused } from "./support/analysis.mjs";

describe("statements", () => {
  test("text and steps, in both languages", () => {
    const steps = [
      { do: "drawTrumps" },
      { do: "drawTrumps", rounds: 2 },
      { do: "cash", hand: "N", suit: "C" },
      { do: "cash", hand: "N", rounds: 13, suit: "C" },
      { do: "cash", rounds: 1, suit: "H" },
      { do: "lead", card: "S2" },
      { do: "finesse", card: "HQ" },
      { do: "ruff", hand: "N", with: "high", suit: "H" },
      { do: "discard", suit: "D" },
      { do: "cross", to: "N", suit: "S" },
      { do: "concede", tricks: 1, suit: "D" },
      { do: "count", tricks: 3, suit: "C" },
      { do: "crossruff", with: "high" },
      { do: "good", hand: "N" },
      { do: "good", suit: "C" },
      { do: "good", hand: "N", suit: "C" },
      { do: "if", condition: { showsOut: "S", seat: "W" }, then: [{ do: "play", card: "SK" }], otherwise: [{ do: "play", card: "SA" }] },
      { do: "if", condition: { bothFollow: "H" }, then: [{ do: "cash", suit: "H" }], otherwise: [] },
      { do: "if", condition: { appeared: "HK" }, then: [{ do: "cash", suit: "H" }], otherwise: [] },
    ];
    for (const language of ["en", "zh"]) {
      const text = analysis.statementText(steps, language);
      const { steps: again, problems } = analysis.parseStatement(text);
      assert.deepEqual(problems, []);
      assert.deepEqual(again, steps, text);
    }
  });

  test("what is said to be good is taken for good", () => {
    const position = "S NT N N:KQ.K.KQ. 8.32.8.K ...65432 9.AJT.9.";
    const award = (statement) => analysis.claim(position, { by: "S", tricks: 5, statement }).award.tricks;
    assert.equal(award("dummy is good"), 1);
    assert.equal(award([{ do: "good", hand: "N" }]), 1);
    assert.equal(award([{ do: "good" }]), 1);
    assert.equal(award(""), 4);
    assert.deepEqual(analysis.claim(position, { by: "S", statement: [{ do: "good", hand: "E" }] }).statementProblems.map(({ code }) => code), ["not-claimers-hand"]);
  });

  test("a number of rounds leaves the rest to the next step", () => {
    const position = "S S S N:432..32. JT9.7.4. AKQ.5.A. 87.AK.K.";
    const ruff = { do: "ruff", suit: "H" };
    const award = (...statement) => analysis.claim(position, { by: "S", tricks: 5, statement }).award.tricks;
    assert.equal(award({ do: "drawTrumps", rounds: 2 }, ruff), 5);
    assert.equal(award({ do: "drawTrumps", rounds: null }, ruff), 4);
    assert.equal(award({ do: "drawTrumps" }, ruff), 4);
    assert.deepEqual(analysis.parseStatement("2 rounds of trumps, 兑现一轮红心").steps, [{ do: "drawTrumps", rounds: 2 }, { do: "cash", rounds: 1, suit: "H" }]);
    assert.equal(analysis.statementText([{ do: "cash", suit: "H", hand: "N", rounds: 1 }], "zh"), "北家兑现1轮红心");
    const { statementProblems } = analysis.claim(position, { by: "S", statement: [{ do: "drawTrumps", rounds: 6 }] });
    assert.deepEqual([statementProblems[0].code, statementProblems[0].left], ["too-many-tricks", 5]);
  });

  test("a card without a suit is of the suit led to the trick under way", () => {
    const position = "S NT W N:.A4..K 2..AQ. .K3.K. .J.T. H5";
    const won = (statement) => analysis.claim(position, { by: "S", tricks: 3, statement }).line[0].card;
    assert.deepEqual(["win with the ace", "用A赢进"].map(won), ["HA", "HA"]);
    assert.deepEqual(analysis.parseStatement("win with the king", "S", "NT", "S", "H").steps, [{ do: "play", card: "HK" }]);
    assert.equal(analysis.parseStatement("win with the king", "S", "NT", "S").problems[0].code, "statement-needs-suit");
    assert.throws(() => analysis.parseStatement("win with the king", "S", "NT", "S", "X"), /led/);
  });

  test("places are in UTF-16 units", () => {
    const text = "🂡调将，瞎搞梅花";
    const { steps, problems } = analysis.parseStatement(text);
    assert.equal(steps, null);
    assert.ok(problems.length > 0);
    for (const { start, end, found } of problems) assert.equal(text.slice(start, end), found);
  });

  test("dummy and hand need to know the declarer", () => {
    assert.equal(analysis.parseStatement("ruff a heart in dummy").problems[0].code, "statement-needs-hand");
    assert.equal(analysis.parseStatement("ruff a heart in dummy", "S").steps[0].hand, "N");
    assert.deepEqual(analysis.parseStatement("my hand is good", "S", "NT", "E").steps, [{ do: "good", hand: "E" }]);
    assert.deepEqual(analysis.parseStatement("my hand is good", "S").steps, [{ do: "good", hand: "S" }]);
    const defence = { by: "W", statement: "partner's hand is good" };
    assert.deepEqual(analysis.claim("S NT W N:...32 .AK.. ...AK .3.5.", defence).statementProblems.map(({ seat }) => seat), ["E"]);
    const error = refused(() => analysis.claim("S NT S N:32... 54... AK... 76...", { by: "S", statement: "fly to the moon" }));
    assert.equal(error.code, "statement-not-understood");
    assert.equal(error.params.problems[0].code, "statement-unknown-word");
  });

  test("a refusal tells what kind of thing was said", () => {
    const codes = {
      "ruff a heart or a club": "statement-choice",
      "if the finesse works, run hearts": "statement-needs-condition",
      "the diamond entry": "statement-entry",
      "set up the hearts": "statement-plan",
      "clubs, hearts before": "statement-order",
      "you ruff a heart": "statement-other-side",
      倒吃: "statement-plan",
      飞中全拿: "statement-needs-condition",
      桥在方块: "statement-entry",
      红心或梅花: "statement-choice",
      清将前: "statement-order",
      对方有一张将: "statement-other-side",
    };
    const found = Object.keys(codes).map((text) => [text, analysis.parseStatement(text, "S", "S").problems[0].code]);
    assert.deepEqual(Object.fromEntries(found), codes);
  });

  test("steps that are none", () => {
    const wrong = [
      [{ do: "dance" }, "steps[0].do"],
      [{ do: "cash" }, "steps[0].suit"],
      [{ do: "drawTrumps", suit: "S" }, "steps[0]"],
      [{ do: "drawTrumps", rounds: 0 }, "steps[0].rounds"],
      [{ do: "cash", suit: "S", rounds: 14 }, "steps[0].rounds"],
      [{ do: "cash", suit: "S", rounds: 1.5 }, "steps[0].rounds"],
      [{ do: "lead", card: "S2", rounds: 1 }, "steps[0]"],
      [{ do: "if", condition: {}, then: [] }, "steps[0].condition"],
      [{ do: "if", condition: { bothFollow: "S", appeared: "SA" }, then: [] }, "steps[0].condition"],
    ];
    for (const [step, argument] of wrong) {
      assert.equal(refused(() => analysis.statementText([step], "en")).params.argument, argument);
    }
    let deep = [{ do: "drawTrumps" }];
    for (let i = 0; i < 9; i++) deep = [{ do: "if", condition: { bothFollow: "S" }, then: deep }];
    assert.equal(refused(() => analysis.statementText(deep, "en")).code, "bad-input");
  });

  // An array may be a proxy whose length is code of its caller: what that throws is no refusal.
  test("a list whose own code throws", () => {
    const explode = () => {
      throw new TypeError("a caller's own code ran");
    };
    assert.equal(refused(() => analysis.statementText(new Proxy([], { get: explode }))).params.argument, "steps");
  });
});
