// Rulings, what they leave in force, and what a table does about irregularities.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { RulesError, bridge } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

const NOTRUMP = "N:K72.A84.KQ65.J93 QJT5.J76.T43.KT4 A84.K92.AJ7.A862 963.QT53.982.Q75";
const BID = ["Pass", "Pass", "1NT", "Pass", "3NT", "Pass", "Pass", "Pass"];
const tableOf = (actions = [], deal = NOTRUMP) => new bridge.Table({ deal, number: 1, actions });
const law = (book, article) => ({ book, article });

test("IRREGULARITIES has every kind with its fields, as the rules read them", () => {
  const source = readFileSync(at("src", "bridge", "law", "text.rs"), "utf8");
  const rows = [...source.matchAll(/= "([a-z]+(?:-[a-z]+)*)" \{([^}]*)\};/g)].map(([, code, fields]) => [
    code,
    fields
      .split(",")
      .map((field) => field.trim())
      .filter(Boolean),
  ]);
  assert.equal(rows.length, 41);
  assert.deepEqual(bridge.IRREGULARITIES, Object.fromEntries(rows));
  assert.ok(Object.isFrozen(bridge.IRREGULARITIES) && Object.isFrozen(bridge.IRREGULARITIES.revoke));
});

test("calls that stand, and who made them, after a ruling skipped a turn", () => {
  const table = tableOf();
  table.apply("@2007:call-out-of-rotation,by=E,call=1H:accept");
  assert.deepEqual(table.auction, [{ seat: "E", call: "1H" }]);
  assert.deepEqual([...table.calls], [bridge.callNumber("1H")]);
  assert.equal(bridge.seatName(table.turn), "S");
});

test("who is bound when he calls, and the first lead of his partner", () => {
  const table = tableOf(["Pass", "Pass", "1S", "Pass"]);
  table.apply("@2007:insufficient-bid,by=N,bid=1H,to=-:refuse;call=2C;no;no");
  const { calls, firstLeads, withdrawn } = table.obligations;
  assert.deepEqual(calls, [{ seat: "S", demand: "pass-throughout", law: law("2007", "27B2") }]);
  assert.deepEqual(firstLeads, [{ seat: "S", rule: "related", suits: ["H"], liftedBy: null, repeated: false, law: law("2007", "26A2") }]);
  assert.deepEqual(withdrawn, [{ seat: "N", what: "1H", authorizedFor: ["EW"], law: law("2007", "16D2") }]);
  ["Pass", "Pass", "Pass"].forEach((call) => table.call(call));
  assert.equal(table.phase, "opening-lead");
  assert.deepEqual(table.obligations.calls, []);
});

test("penalty cards, leads forbidden, and what each side may use", () => {
  const table = tableOf(BID);
  table.apply("@2007:opening-lead-out-of-turn,by=E,card=SQ:no;no;refuse");
  assert.deepEqual(table.obligations.penaltyCards, [{ seat: "E", card: "SQ", major: true }]);
  assert.equal(table.pending.asked, "S");
  table.apply(">forbid-suits=S");
  const { leads, penaltyCards } = table.obligations;
  assert.deepEqual(leads, [{ seat: "W", required: null, forbidden: ["S"], law: law("2007", "50D2(a)") }]);
  assert.deepEqual(penaltyCards, []);
  assert.equal(table.why("S3").code, "card-restricted");
});

test("who has information from his partner, and what is left to the director when the board is over", () => {
  const table = tableOf(["Pass", "Pass", "Pass"]);
  table.apply("@2007:information-from-partner,by=W:yes");
  assert.deepEqual(table.obligations.informed, [{ seat: "E", law: law("2007", "16B1(a)") }]);
  assert.deepEqual(table.obligations.adjustments, [{ code: "adjusted-score", seat: "W", side: null, law: law("2007", "16B3") }]);
  table.apply("Pass");
  const found = table.rule({ kind: "information-from-partner", by: "W" }).answer("yes").answer("no");
  assert.deepEqual(found.status.effects, [{ code: "result-stands", text: "result-stands", law: law("2007", "16B3") }]);
  table.apply(found.action);
  assert.deepEqual(table.obligations.adjustments, []);
});

test("what an adjusted score is to be considered for, and that one is due", () => {
  const table = tableOf(["Pass", "Pass", "Pass", "Pass"]);
  const dialogue = ["yes", "yes", "yes", "yes"].reduce((ruling, answer) => ruling.answer(answer), table.rule("information-from-partner,by=W", "1997"));
  assert.deepEqual(dialogue.status.effects, [{ code: "adjusted-score-due", text: "adjusted-score-due W (1997 law 12C2)", law: law("1997", "16A2") }]);
  table.apply(dialogue.action);
  assert.deepEqual(table.obligations.adjustments, [{ code: "adjusted-score-due", seat: "W", side: null, law: law("1997", "12C2") }]);
});

test("a revoke counts, and tricks go over", () => {
  const table = tableOf([...BID, "H3", "H4", "*SQ", "HK", "SA", "S3", "S2", "S5"]);
  table.apply("@2007:revoke,by=E,trick=0:");
  const { revokes, transfers, adjustments } = table.obligations;
  assert.deepEqual(revokes, [{ seat: "E", trick: 0, suit: "H", rectified: true, law: law("2007", "64A") }]);
  assert.deepEqual(transfers, { NS: 0, EW: 0 });
  assert.deepEqual(adjustments.map(({ code }) => code), ["adjusted-score"]);
});

test("a withdrawn call that waits for another is in force", () => {
  const table = tableOf();
  table.apply("@2017:call-out-of-rotation,by=S,call=1H:refuse");
  assert.deepEqual(table.obligations.calls, [{ seat: "S", demand: "replace=1H", law: law("2017", "31B") }]);
});

test("nothing is in force at a table without rulings", () => {
  for (const [key, value] of Object.entries(tableOf().obligations)) assert.deepEqual(value, key === "transfers" ? { NS: 0, EW: 0 } : [], key);
});

test("a policy says what happens to every kind", () => {
  const online = bridge.policy();
  assert.deepEqual(Object.keys(online), Object.keys(bridge.IRREGULARITIES));
  assert.equal(online["insufficient-bid"], "refuse");
  assert.equal(online["change-of-call"], "undo");
  assert.equal(online["misinformed-call"], "rule");
  assert.ok(Object.values(bridge.policy("at-the-table")).every((treatment) => treatment === "rule"));
  const own = bridge.policy({ base: "at-the-table", revoke: "refuse" });
  assert.equal(own.revoke, "refuse");
  assert.equal(own["insufficient-bid"], "rule");
  assert.throws(() => bridge.policy({ revok: "rule" }), RulesError);
  assert.throws(() => bridge.policy({ revoke: "forgive" }), (error) => error.params.argument === "policy.revoke");
});

test("what becomes of an attempt", () => {
  const table = tableOf();
  assert.deepEqual(table.attempt("1H", "N"), { outcome: "legal", refusal: null, irregularity: null, action: "1H" });
  const refused = table.attempt("1H", "E");
  assert.equal(refused.outcome, "refused");
  assert.equal(refused.refusal.code, "not-your-turn-to-call");
  assert.equal(table.attempt("1H", "E", { "call-out-of-rotation": "rule" }).irregularity, "call-out-of-rotation,by=E,call=1H");
  const playing = tableOf([...BID, "H3", "H4"]);
  const revoke = playing.attempt("SQ", "E", { revoke: "rule" });
  assert.deepEqual([revoke.outcome, revoke.action], ["unnoticed", "*SQ"]);
  playing.apply(revoke.action);
  assert.equal(playing.rule("revoke,by=E,trick=0").status.question, "established-otherwise");
  assert.deepEqual(table.actions, [], "nothing has happened at the table");
});

test("a refusal cites the edition asked for, by the number the article has there", () => {
  const table = tableOf(["1NT"]);
  const articles = (refusal) => ["1987", "1997", "2007", "2017"].map((book) => refusal(book).law).map(({ book, article }) => `${book} ${article}`);
  const same = (article) => ["1987", "1997", "2007", "2017"].map((book) => `${book} ${article}`);
  assert.deepEqual(articles((book) => table.why("1C", null, book)), same("18D"));
  assert.deepEqual(articles((book) => table.whyCall("2C", "N", book)), same("17C"));
  const tooEarly = ["1987 17E", "1997 17E", "2007 22A", "2017 22"];
  assert.deepEqual(articles((book) => table.whyCard("SA", undefined, book)), tooEarly);
  assert.deepEqual(articles((book) => table.whyNotAsk("E", "ask-contract", book)), tooEarly);
  assert.deepEqual(articles((book) => table.whyNotInspect("E", "own-last-card", book)), same("66A"));
  assert.deepEqual(articles((book) => table.attempt("SA", "N", "online", book).refusal), tooEarly);
  assert.deepEqual(articles((book) => tableOf(["Pass", "Pass", "Pass", "Pass"]).why("SA", null, book)), ["1987 22A", "1997 22A", "2007 22A1", "2017 22B"]);
  assert.deepEqual(articles((book) => tableOf(BID).attempt("4NT", "N", undefined, book).refusal), ["1987 39", "1997 39", "2007 22A", "2017 22"]);
  assert.deepEqual(table.why("1C").law, law("2007", "18D"));
  for (const book of ["2008", "CN-2002", 1997]) assert.throws(() => table.why("1C", null, book), (error) => error.params.argument === "book");
});

test("an action that is refused when it is tried cites the edition it is told", () => {
  const table = tableOf(["1NT"]);
  const thrown = (work) => {
    try {
      work();
    } catch (error) {
      return error.law;
    }
    return assert.fail("nothing was refused");
  };
  for (const [book, article] of [["1987", "17E"], ["1997", "17E"], ["2007", "22A"], ["2017", "22"]]) {
    assert.deepEqual(thrown(() => table.apply("SA", null, book)), law(book, article));
    assert.deepEqual(thrown(() => table.play("SA", undefined, book)), law(book, article));
    assert.deepEqual(thrown(() => table.call("1C", "E", book)), law(book, "18D"));
    assert.deepEqual(thrown(() => table.call("2C", "N", book)), law(book, "17C"));
  }
  assert.deepEqual(thrown(() => table.apply("SA")), law("2007", "22A"));
  assert.throws(() => table.call("2C", "E", "2008"), (error) => error.code === "bad-input" && error.params.argument === "book");
  assert.deepEqual(table.actions, ["1NT"], "nothing is done under a book that is none");
});

test("what rests on a ruling cites the edition of that ruling whatever is asked for", () => {
  const table = tableOf();
  table.apply("@1997:call-out-of-rotation,by=W,call=1C:refuse;no");
  table.call("1S");
  assert.deepEqual(table.why("3C", null, "2017").law, table.why("3C").law);
  assert.equal(table.why("3C").law.book, "1997");
  assert.deepEqual(table.attempt("3C", "E", "online", "2017").refusal.law, table.why("3C").law);
  assert.deepEqual(table.why("1C", null, "2017").law, law("2017", "18D"));
});

test("undo as law 25A has it", () => {
  const table = tableOf(["1H"]);
  assert.equal(table.whyNotTakeBack("N"), null);
  table.call("Pass");
  assert.equal(table.whyNotTakeBack("N"), null);
  assert.equal(table.whyNotTakeBack("N", "1987").law.article, "25A");
  table.call("2H");
  assert.deepEqual(table.whyNotTakeBack("N").law, law("2007", "25A2"));
  assert.equal(tableOf([...BID, "H3"]).whyNotTakeBack("W").law.article, "47F");
});

test("adjusted scores, checked by edition and written as files have them", () => {
  const results = [{ points: 620, weight: 2 }, { points: -100, weight: 1 }];
  assert.deepEqual(bridge.adjustedScore({ NS: "average", EW: "average-plus" }), { text: "AVE/AVE+", texts: { NS: "AVE", EW: "AVE+" } });
  assert.equal(bridge.adjustedScore({ NS: results, EW: results }, "2017").text, "W620:2/-100:1");
  const unbalanced = bridge.adjustedScore({ NS: [{ points: 140 }], EW: [{ points: -50 }] }, "1997");
  assert.deepEqual(unbalanced, { text: "W140:1|W-50:1", texts: { NS: "W140:1", EW: "W-50:1" } });
  assert.equal(bridge.adjustedScore({ NS: "average-plus", EW: [{ points: -100 }] }).text, "AVE+|W-100:1");
  assert.equal(bridge.adjustedScore({ NS: results, EW: "average" }).text, "W620:2/-100:1|AVE");
  const scaled = [{ points: -100, weight: 3 }, { points: 620, weight: 6 }, { points: 0, weight: 0 }];
  assert.equal(bridge.adjustedScore({ NS: results, EW: scaled }).text, "W620:2/-100:1");
  assert.equal(bridge.adjustedScore({ NS: results, EW: [{ points: 620, weight: 1 }, { points: -100, weight: 1 }] }).text, "W620:2/-100:1|W620:1/-100:1");
  assert.throws(() => bridge.adjustedScore({ NS: "average", EW: [] }), (error) => error.code === "no-result");
  assert.throws(() => bridge.adjustedScore({ NS: results, EW: results }, "1997"), (error) => error.code === "not-weighted" && error.law.book === "1997");
  assert.throws(() => bridge.adjustedScore({ NS: [], EW: results }), (error) => error.code === "no-result");
  assert.throws(() => bridge.adjustedScore({ NS: "average-best", EW: "average" }), (error) => error.params.argument === "score.NS");
});

test("what a side lost by an error of its own", () => {
  const loss = { table: 2000, withoutError: 4500, assigned: 6000 };
  assert.deepEqual(bridge.ownError(loss), { nonOffenders: 3500, offenders: 6000 });
  assert.deepEqual(bridge.ownError(loss, "1997"), { nonOffenders: 6000, offenders: 6000 });
  assert.throws(() => bridge.ownError({ ...loss, table: 0.5 }), RulesError);
});

test("acting before the director is called costs the right", () => {
  const table = tableOf(["1S"]);
  table.apply("@2007:acted-before-ruling,by=N:yes");
  assert.deepEqual(table.obligations.forfeited, ["NS"]);
});

test("what may be played obeys what rulings left", () => {
  const table = tableOf([...BID, "H3"]);
  table.apply("@2007:cards-exposed,by=E,cards=HJ:yes");
  table.play("H4");
  for (const seen of [table, table.view("E"), table.view("S")]) {
    assert.deepEqual([seen.legal(), [...seen.possibleCards()]], [["HJ"], [bridge.cardNumber("HJ")]]);
  }
  assert.equal(table.why("H6").law.article, "50D1");
});

test("a lead that was required and made is required no longer", () => {
  const table = tableOf([...BID, "@2007:opening-lead-out-of-turn,by=E,card=SQ:no;no;refuse", ">require-suit=S"]);
  assert.deepEqual(table.obligations.leads.map(({ seat, required }) => [seat, required]), [["W", "S"]]);
  table.play("S3");
  assert.deepEqual(table.obligations.leads, []);
});

test("nothing but facing it is legal while a lead lies face down", () => {
  const table = tableOf([...BID, "?H3"]);
  assert.deepEqual([table.legal(), table.legalCards().length, table.isLegal("!H3")], [[], 0, true]);
});

test("an irregularity from its fields", () => {
  const text = bridge.irregularityText({ kind: "insufficient-bid", by: "E", bid: "1S" });
  assert.equal(text, "insufficient-bid,by=E,bid=1S,to=-");
  assert.equal(bridge.irregularityText({ kind: "cards-exposed", by: "W", cards: ["SQ", "H7"] }), "cards-exposed,by=W,cards=SQ+H7");
  assert.equal(bridge.irregularityText({ kind: "cards-faced-in-auction", by: "N", cards: ["SA"], led: true }), "cards-faced-in-auction,by=N,cards=SA,led=true");
  assert.equal(bridge.irregularityText({ kind: "revoke", by: "E", trick: 0 }), "revoke,by=E,trick=0");
  assert.equal(tableOf(["2H"]).rule(text).status.question, "accept");
  for (const wrong of [
    undefined,
    null,
    "revoke",
    {},
    { kind: "constructor" },
    { kind: "revoke", by: "E", trik: 0 },
    { kind: "revoke", by: {}, trick: 0 },
    { kind: "revoke", by: "E,x=1", trick: 0 },
    { kind: "revoke", by: "E", trick: 0.5 },
  ]) {
    assert.throws(
      () => bridge.irregularityText(wrong),
      (error) => error instanceof RulesError && error.code === "bad-input",
    );
  }
});

test("the fields of an irregularity from its text", () => {
  const whole = [
    { kind: "insufficient-bid", by: "E", bid: "1S", to: null },
    { kind: "bid-above-seven", by: "N", level: 8, denomination: "NT" },
    { kind: "cards-faced-in-auction", by: "N", cards: ["SA", "HK"], led: true },
    { kind: "extra-cards", by: "S", trick: 3, extra: ["C2"], exposed: [] },
    { kind: "missing-card", by: "W", card: null },
    { kind: "wrong-board" },
  ];
  for (const irregularity of whole) assert.deepEqual(bridge.parseIrregularity(bridge.irregularityText(irregularity)), irregularity);
  // Every kind there is, with whatever its fields hold, comes back as it was written.
  const values = { level: 9, denomination: "S", led: false, trick: 12, cards: ["D2"], visible: ["D3", "D2"], extra: ["D4"], exposed: ["D4"] };
  const names = { by: "N", to: "Pass", bid: "7S", call: "XX", first: "1C", cancelled: "X", meant: "C3", named: "C4", card: "H9" };
  for (const [kind, fields] of Object.entries(bridge.IRREGULARITIES)) {
    const first = kind === "simultaneous-plays" ? "H8" : names.first;
    const irregularity = { kind, ...Object.fromEntries(fields.map((field) => [field, { ...values, ...names, first }[field]])) };
    assert.deepEqual(bridge.parseIrregularity(bridge.irregularityText(irregularity)), irregularity, kind);
  }
  for (const wrong of [undefined, "", "revoke", "revoke,by=N", "revoke,by=N,trick=0,x=1"]) {
    assert.throws(() => bridge.parseIrregularity(wrong), (error) => error instanceof RulesError && error.code === "bad-input");
  }
});

test("a ruling takes the fields themselves too", () => {
  const text = (irregularity) => tableOf(["2H"]).rule(irregularity, "1997").toJSON().replace(/:$/, "");
  assert.equal(text({ kind: "insufficient-bid", by: "E", bid: "1S" }), "1997:insufficient-bid,by=E,bid=1S,to=-");
  assert.equal(text({ kind: "cards-faced-in-auction", by: "N", cards: ["SK", "S2"], led: true }), "1997:cards-faced-in-auction,by=N,cards=SK+S2,led=true");
  assert.equal(text({ kind: "bid-above-seven", by: "E", level: 8, denomination: "NT" }), "1997:bid-above-seven,by=E,level=8,denomination=NT");
  assert.equal(text({ kind: "wrong-board" }), "1997:wrong-board");
  for (const wrong of [
    null,
    {},
    [],
    { kind: "constructor" },
    { kind: "wrong-board", by: "N" },
    { kind: "change-of-call", by: "N" },
    { kind: "change-of-call", by: "N", to: "1S,by=E" },
    { kind: "bid-above-seven", by: "E", level: 8.5, denomination: "NT" },
    { kind: "cards-exposed", by: "E", cards: [["SQ"], {}] },
  ]) {
    assert.throws(
      () => tableOf(["2H"]).rule(wrong),
      (error) => error instanceof RulesError && error.code === "bad-input",
      JSON.stringify(wrong),
    );
  }
});

test("a call and denominations are answered as a person writes them, or in full", () => {
  const asked = tableOf(["2H"]).rule("insufficient-bid,by=E,bid=1S,to=-").answer("refuse");
  assert.equal(asked.status.expects, "call");
  assert.ok(asked.status.calls.includes("1D"), "a second insufficient bid is tried");
  assert.deepEqual(asked.status.standing.slice(0, 3), ["Pass", "X", "2S"], "a double may be saved by its meaning");
  assert.equal(asked.answer("2S").toJSON(), asked.answer("call=2S").toJSON());
  assert.equal(asked.answer("2♠").toJSON(), asked.answer("call=2S").toJSON());
  let ruling = asked.answer("3D");
  while (ruling.status.expects === "yes-or-no") ruling = ruling.answer("no");
  if (ruling.status.state === "needs") assert.equal(ruling.answer("D").toJSON(), ruling.answer("denominations=D").toJSON());
  const expected = (answer) => (error) => error.code === "bad-input" && error.params.expected.includes(answer);
  assert.throws(() => asked.answer("two spades"), expected("a call"));
  assert.throws(() => tableOf(["2H"]).rule("insufficient-bid,by=E,bid=1S,to=-").answer("2S"), expected("status.options"));
});

test("a board with rulings goes to a file as its calls and cards stand", () => {
  const table = tableOf(["2H", "@2007:insufficient-bid,by=E,bid=2C,to=-:refuse;call=2S;no;no", "Pass", "Pass", "Pass"]);
  const file = new bridge.BoardFile();
  file.add(table.toJSON());
  const read = bridge.BoardFile.readStrict(file.toPbn());
  assert.deepEqual(read.record(0).calls.map(({ seat, call }) => `${seat} ${call}`), ["N 2H", "E 2S", "S Pass", "W Pass", "N Pass"]);
  assert.deepEqual(read.problems(0), []);
  assert.equal(read.replay(0).table.contract.declarer, "E");
});

test("what players may look at, and what words mean under each edition", () => {
  const table = tableOf([...BID, "H3", "H4", "HJ", "HK", "SA", "S3", "S2", "S5"]);
  assert.equal(table.whyNotInspect("W", "current-trick"), null);
  assert.equal(table.whyNotInspect("W", "current-trick-turned").law.article, "66A");
  assert.equal(table.whyNotInspect("W", "quitted-trick").law.article, "66C");
  assert.equal(table.whyNotInspect("W", "quitted-trick-by-order"), null);
  assert.throws(() => table.whyNotInspect("W", "everything"), RulesError);
  const dummy = tableOf([...BID, "H3"]);
  assert.equal(dummy.designate("win").card, "HA");
  assert.deepEqual(dummy.designate("win", "1997"), { ...dummy.designate("win"), law: { book: "1997", article: "46B" } });
  assert.throws(() => dummy.designate("anything", "1997"), (error) => error.code === "no-designation" && error.law.book === "1997");
});

test("what is no irregularity is told as such, and what a kind needs beside it", () => {
  const told = (value) => {
    try {
      return tableOf().rule(value);
    } catch (error) {
      return [error.code, error.params.argument, error.params.expected];
    }
  };
  const such = ["bad-input", "irregularity", 'an irregularity such as "insufficient-bid,by=E,bid=1S,to=-"'];
  for (const value of [null, undefined, 3, "", "x", "x".repeat(401), {}, [], [1, 2], new Array(300)]) {
    assert.deepEqual(told(value), such, String(value));
  }
  const fields = ["bad-input", "irregularity", "insufficient-bid with the fields that IRREGULARITIES has for it"];
  for (const value of [{ kind: "insufficient-bid", by: "E" }, "insufficient-bid,by=Q,bid=1S,to=-"]) {
    assert.deepEqual(told(value), fields, String(value));
  }
});

test("what a table has taken it can read again, up to the last action it takes", () => {
  const table = tableOf();
  const ruling = "@2007:false-inference,by=S:no";
  while (table.actions.length < 1000) table.apply(ruling);
  const full = ["bad-input", "action", "no action beyond 1000 at one table"];
  for (const act of [() => table.apply(ruling), () => table.why("1NT"), () => table.call("1NT")]) {
    assert.throws(act, (error) => (assert.deepEqual([error.code, error.params.argument, error.params.expected], full), true));
  }
  assert.deepEqual(new bridge.Table(table.toJSON()).toJSON(), table.toJSON());
  assert.throws(() => new bridge.Table({ ...table.toJSON(), actions: [...table.actions, ruling] }), RulesError);
  table.undo();
  table.apply(ruling);
  assert.equal(table.actions.length, 1000);
});

test("another player's card is not played as a revoke, and a law book that is none is told which there are", () => {
  const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["1NT", "Pass", "Pass", "Pass", "SA", "SK"] });
  const { outcome } = table.attempt("HK", "W", "at-the-table", "2017");
  assert.equal(outcome, "unnoticed", "west's own");
  for (const by of ["N", "E", "S"]) assert.notEqual(table.attempt("HK", by, "at-the-table", "2017").outcome, "unnoticed", by);
  assert.throws(() => bridge.adjustedScore({ NS: "average", EW: "average" }, 2007), /"1987", "1997", "2007" or "2017"/);
});
