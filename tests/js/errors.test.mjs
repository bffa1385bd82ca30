// The types say what a call may be refused with: every code of the rules with its params, and beside each call its own.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import * as tricklaw from "tricklaw";
import { at } from "../../scripts/lib.mjs";
import { probe } from "./support/probe.mjs";
import { callsOf, codesIn } from "./support/told.mjs";
import { argumentMaker, source } from "./support/values.mjs";

const ROOMS = ["analysis", "bridge", "event", "shengji"];
const rust = (...path) => readFileSync(at("src", ...path), "utf8");
const folder = (name) =>
  readdirSync(at("src", ...name.split("/")), { recursive: true })
    .filter((file) => file.endsWith(".rs"))
    .map((file) => rust(name, file))
    .join("\n");
const declared = (room) => readFileSync(at("dist", `${room}.d.ts`), "utf8");

const keysOf = (text, name) => {
  const body = text.slice(text.indexOf(`export interface ${name} `)).split("\n}")[0];
  return [...body.matchAll(/^ {2}readonly "?([\w-]+)"?:/gm)].map(([, key]) => key);
};
/** The codes a `match` over an error gives. */
const matched = (text, error, prefix = "") =>
  [...text.matchAll(new RegExp(`\\b${error}::\\w+(?: \\{ \\.\\. \\}|\\([^)]*\\))? => "([\\w-]+)"`, "g"))].map(([, code]) => prefix + code);
/** The codes given out as they stand. */
const plain = (text) => [...text.matchAll(/(?:\brefusal\(|wrong_deal\(argument,)\s*"([\w-]+)"/g)].map(([, code]) => code);

const deal = matched(rust("bridge", "deal", "text.rs"), "ParseDealError");
/** Each line brings its own group, and an award or a number that is too small or large is refused before anything is made of it. */
const NONE_IN_JAVASCRIPT = ["groups-do-not-match", "award-too-high", "round-robin-size"];
const RULES = {
  bridge: [
    ...deal,
    ...["deal-code", "invalid-deal", "no-entropy", "invalid-hands", "invalid-record", "invalid-file", "no-dealer"],
    ...matched(rust("bridge", "law", "adjusted.rs"), "AssignedError").filter((code) => !code.includes(" ")),
  ],
  shengji: ["invalid-record", "impossible-points", "no-entropy"],
  event: [
    ...["csv", "score-table", "match-twice", "other-method", "segment-not-open", "no-time-rule"],
    ...matched(rust("bridge", "score", "line.rs"), "LineErrorKind").filter((code) => !/^\d/.test(code)),
    ...matched(rust("bridge", "score", "victory_points.rs"), "VpError", "vp-"),
    ...matched(rust("event", "schedule", "movement", "mod.rs"), "MovementError", "movement-"),
    ...matched(rust("event", "schedule", "round_robin.rs"), "RoundRobinError", "round-robin-"),
    ...matched(rust("event", "schedule", "swiss", "round.rs"), "SwissError", "swiss-"),
    ...matched(rust("event", "schedule", "draw.rs"), "DrawError", "draw-"),
    ...matched(rust("event", "schedule", "bracket", "mod.rs"), "BracketError", "bracket-"),
  ].filter((code) => !NONE_IN_JAVASCRIPT.includes(code)),
  analysis: [
    ...deal,
    ...["position-no-play", "position-needs-table", "invalid-record", "invalid-deal", "foreign-card", "statement-not-understood", "worker-failed"],
    ...matched(rust("bridge", "claim", "position.rs"), "PositionError"),
    ...matched(rust("bridge", "claim", "claim.rs"), "ClaimError"),
  ],
};

describe("the codes of errors", () => {
  for (const room of ROOMS) {
    test(`${room}: those the rules have`, () => {
      assert.ok(RULES[room].length > 2);
      assert.deepEqual(keysOf(declared(room), "Errors").sort(), [...new Set(RULES[room])].sort());
    });

    test(`${room}: none is given out that is not listed`, () => {
      const given = plain(folder(`wasm/${room}`));
      assert.ok(given.length > 0);
      assert.deepEqual(given.filter((code) => !keysOf(declared(room), "Errors").includes(code)), []);
    });
  }

  test("those of every call", () => {
    const scripts = ["boundary", "errors", "loader", "question"].map((name) => readFileSync(at("js", `${name}.js`), "utf8")).join("\n");
    const given = [...scripts.matchAll(/new RulesError\("([\w-]+)"/g)].map(([, code]) => code);
    assert.deepEqual([...new Set(given)].sort(), keysOf(readFileSync(at("dist", "common.d.ts"), "utf8"), "CommonErrors").sort());
  });
});

const HANDS = { N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: "...AKQJT98765432" };
const board = (actions = []) => new tricklaw.bridge.Table({ deal: tricklaw.bridge.seededDeal(1), number: 1, actions });
const shengjiTable = () => new tricklaw.shengji.Table({ trump: "2H", dealer: "N", hands: { N: "SK SK D3", W: 3, S: 3, E: 3 } });
const match = (open, closed, method) => tricklaw.event.scoreMatch([{ board: 1, open, closed }], { method });
const row = (ns, ew, result) => ({ board: 1, ns, ew, ...result });
const END = "S NT S N:32... 54... AK... 76...";

/** Calls that are refused for what they ask, not for how: the name, the code, the call. */
const CASES = {
  bridge: [
    ["Table#constructor", "deal-hands", () => new tricklaw.bridge.Table({ deal: "N:AKQ", number: 1 })],
    ["Table#constructor", "invalid-deal", () => new tricklaw.bridge.Table({ deal: { ...HANDS, E: HANDS.N }, number: 1 })],
    ["Table#constructor", "invalid-hands", () => new tricklaw.bridge.Table({ deal: { N: HANDS.N, E: HANDS.N }, number: 1 })],
    ["Table#constructor", "invalid-record", () => board(["X"])],
    ["Table#call", "nothing-to-double", () => board().call("X")],
    ["Table#play", "auction-not-over", () => board().play("SA")],
    ["Table#apply", "not-yours", () => board(["1NT", "Pass", "Pass", "Pass"]).apply("=9", "N")],
    ["Table#agreeClaim", "auction-not-over", () => board().agreeClaim(9)],
    ["Table#reveal", "deal-hands", () => board().reveal("N:AKQ")],
    ["Table#reveal", "invalid-hands", () => board().view("N").reveal({ E: tricklaw.bridge.seededDeal(1).slice(2).split(" ")[0] })],
    ["Table#designate", "not-your-turn-to-play", () => board().designate("high")],
    ["Table#rule", "does-not-fit", () => board().rule({ kind: "revoke", by: "W", trick: 3 })],
    ["Table#play", "decision-owed", () => {
      const table = board(["1NT", "Pass", "Pass", "Pass"]);
      table.apply("@2007:opening-lead-out-of-turn,by=W,card=SJ:no;no;refuse");
      table.play("SA");
    }],
    ["Ruling#answer", "not-offered", () => board(["2H"]).rule("insufficient-bid,by=E,bid=1S,to=-").answer("spread")],
    ["Ruling#constructor", "invalid-record", () => new tricklaw.bridge.Ruling({ deal: HANDS, number: 1, actions: ["X"] }, "2007:revoke,by=W,trick=1:")],
    ["BoardFile#add", "invalid-hands", () => new tricklaw.bridge.BoardFile().add({ deal: { N: HANDS.N, E: HANDS.N }, number: 1 })],
    ["BoardFile#replace", "bad-input", () => new tricklaw.bridge.BoardFile().replace(0, { deal: HANDS, number: 1 })],
    ["BoardFile#replay", "no-dealer", () => tricklaw.bridge.BoardFile.read('[Event "x"]').replay(0)],
    ["BoardFile#record", "bad-input", () => new tricklaw.bridge.BoardFile().record(0)],
    ["dealCode", "invalid-deal", () => tricklaw.bridge.dealCode({ N: HANDS.N })],
    ["compareBoards", "deal-suits", () => tricklaw.bridge.compareBoards({ deal: "N:A.. - - -", number: 1 }, { deal: HANDS, number: 1 })],
    ["adjustedScore", "not-weighted", () => {
      const results = [{ points: 1, weight: 2 }, { points: 2, weight: 1 }];
      tricklaw.bridge.adjustedScore({ NS: results, EW: results }, "1997");
    }],
  ],
  shengji: [
    ["Follow#constructor", "several-suits", () => new tricklaw.shengji.Follow({ trump: "2H", lead: "SA D3", hand: "SK" })],
    ["Plays#constructor", "no-combination", () => new tricklaw.shengji.Plays({ trump: "2H", lead: "SA SK", declared: ["SA SK"], hand: "S3 S4" })],
    ["Table#constructor", "invalid-record", () => new tricklaw.shengji.Table({ deal: tricklaw.shengji.seededDeal(1), actions: ["settle"] })],
    ["Table#play", "several-suits", () => shengjiTable().play("SK D3")],
    ["Table#apply", "not-held", () => shengjiTable().apply("play N SA")],
    ["Table#throwOutlook", "several-suits", () => shengjiTable().throwOutlook("SK D3")],
    ["judgeThrow", "parts-join", () => tricklaw.shengji.judgeThrow({ trump: "2H", leader: "N", lead: "SA SA SK SK", declared: ["SA SA", "SK SK"], hands: {} })],
    ["trickWinner", "no-cards", () => tricklaw.shengji.trickWinner({ trump: "2H", lead: "", plays: [] })],
    ["kittyMultiplier", "declared-other-cards", () => tricklaw.shengji.kittyMultiplier({ trump: "2H", lead: "SA SK", declared: ["SA", "SQ"] })],
    ["inspectTrick", "several-suits", () => tricklaw.shengji.inspectTrick({ trump: "2H", leader: "N", lead: "SA D3", plays: [], hands: {} })],
    ["nextDeal", "impossible-points", () => tricklaw.shengji.nextDeal({}, { dealer: "S", points: 7 })],
    ["nextDeal", "other-dealer", () => tricklaw.shengji.nextDeal({ dealer: "N" }, { dealer: "S", points: 5 })],
  ],
  event: [
    ["scoreMatch", "two-awards", () => match({ contract: "AVE+/AVE-" }, { contract: "AVE+/AVE-" })],
    ["scoreMatch", "wrong-award", () => match({ contract: "A60/40" }, { score: 50 })],
    ["scoreMatch", "no-value-for-award", () => match({ contract: "AVE+/AVE-" }, { score: 50 }, "total-points")],
    ["scorePairs", "wrong-award", () => tricklaw.event.scorePairs([row(1, 2, { contract: "I3/-3" }), row(3, 4, { score: 50 })])],
    ["frequencies", "no-weight", () => tricklaw.event.frequencies([row(1, 2, { contract: "W50:0" }), row(3, 4, { score: 50 })])],
    ["writePbn", "same-pair", () => tricklaw.event.writePbn([row(1, 1, { score: 50 })])],
    ["scoreSessions", "same-pair", () => tricklaw.event.scoreSessions([{ rows: [row(1, 1, { score: 50 })] }])],
    ["scorePairs", "played-twice", () => tricklaw.event.scorePairs([row(1, 2, { score: 50 }), row(1, 2, { score: 50 })])],
    ["scoreMatch", "board-twice", () => {
      const own = { board: 1, open: { score: 50 }, closed: { score: 0 } };
      tricklaw.event.scoreMatch([own, own]);
    }],
    ["scoreTeams", "match-twice", () => tricklaw.event.scoreTeams([1, 2], [{ round: 1, home: 1, away: 2, vp: [1200, 800] }, { round: 1, home: 2, away: 1, vp: [1200, 800] }])],
    ["writeUsebioTeams", "match-twice", () => tricklaw.event.writeUsebioTeams([{ round: 1, home: 1, away: 2, vp: [1200, 800] }, { round: 1, home: 2, away: 1, vp: [1200, 800] }])],
    ["forfeitPoints", "vp-boards", () => tricklaw.event.forfeitPoints({ draw: 1000, scale: "acbl-20", boards: 99 })],
    ["earlyNumbers", "round-robin-no-table", () => tricklaw.event.earlyNumbers(9, 2, "printed")],
    ["roundRobin", "round-robin-halves", () => tricklaw.event.roundRobin(6, "joined")],
    ["drawBracket", "draw-two-groups", () => tricklaw.event.drawBracket([1, 2, 3], { keepApart: [[1, 2], [2, 3]] })],
    ["drawBracket", "draw-size", () => tricklaw.event.drawBracket([1, 2, 3], { size: 3 })],
    ["mitchell", "movement-rounds", () => tricklaw.event.mitchell(4, 9)],
    ["swissPair", "swiss-too-few", () => tricklaw.event.swissPair([1], [], { round: 2, odd: "triangle" })],
    ["bracket", "bracket-no-match", () => tricklaw.event.bracket([1, 2], [{ match: 7, winner: 1 }])],
  ],
  analysis: [
    ["solve", "position-revoke", () => tricklaw.analysis.solve({ hands: { W: ".4..", N: ".2..", E: "K3...", S: "Q2..." }, trick: ["H3", "SA"], denomination: "NT", leader: "W" })],
    ["solve", "invalid-record", () => tricklaw.analysis.solve({ deal: tricklaw.bridge.seededDeal(1), number: 1, actions: ["X"] })],
    ["cards", "foreign-card", () => tricklaw.analysis.cards({ hands: { N: "Z...", E: "2...", S: "3...", W: "4..." }, denomination: "NT", leader: "N" })],
    ["table", "position-hidden", () => tricklaw.analysis.table({ N: HANDS.N })],
    ["par", "invalid-deal", () => tricklaw.analysis.par({ ...HANDS, E: HANDS.N }, "N", "None")],
    ["claim", "claim-too-many-tricks", () => tricklaw.analysis.claim(END, { by: "S", tricks: 3 })],
    ["isBulletproof", "claim-by-dummy", () => tricklaw.analysis.isBulletproof(END, { by: "N", tricks: 2 })],
    ["cancelConcession", "statement-not-understood", () => tricklaw.analysis.cancelConcession(END, { by: "S", tricks: 0, statement: "fly" }, {})],
  ],
};

const common = keysOf(readFileSync(at("dist", "common.d.ts"), "utf8"), "CommonErrors");
/** The codes of refused actions. */
const refusals = {
  bridge: keysOf(declared("bridge"), "RefusalReasons"),
  shengji: keysOf(declared("shengji"), "RefusalReasons"),
  event: [],
  analysis: [],
};
const known = (room) => [...common, ...keysOf(declared(room), "Errors"), ...refusals[room]];

describe("beside each call", () => {
  for (const room of ROOMS) {
    const calls = callsOf(declared(room));
    const named = new Map(calls.map((call) => [call.name, call]));

    test(`${room}: what can be given can be wrong`, () => {
      assert.ok(calls.length > 10);
      assert.deepEqual(calls.filter(({ takes, says }) => takes && !says).map(({ name }) => name), []);
    });

    test(`${room}: codes there are`, () => {
      const codes = calls.flatMap(({ name, says = "" }) => codesIn(says).codes.map((code) => [name, code]));
      assert.ok(codes.length > 10);
      // Of one word are `csv` and what is no code: `length`, `Number`, another call.
      assert.deepEqual(codes.filter(([, code]) => code.includes("-") && !known(room).includes(code)), []);
    });

    /** Whether a call says that it may be refused with that code, by itself or as another call. */
    const tells = ({ name, says = "" }, code) => {
      const { codes, prefixes } = codesIn(says);
      if (codes.includes(code) || prefixes.some((prefix) => code.startsWith(prefix))) return true;
      if (says.includes("refusal") && refusals[room].includes(code)) return true;
      const others = [...says.matchAll(/\bas (?:for )?`(?:new )?(\w+)`/g)].map(([, other]) => other);
      return others.some((other) => {
        const call = named.get(`${other}#constructor`) ?? named.get(other) ?? named.get(name.replace(/#.*/, `#${other}`));
        assert.ok(call, `${name}: ${other}`);
        return tells(call, code);
      });
    };

    test(`${room}: what comes of any argument`, async () => {
      const random = source(3);
      const value = argumentMaker(random);
      const functions = calls.filter(({ name }) => !name.includes("#"));
      for (const call of functions) {
        for (let i = 0; i < 60; i++) {
          const args = Array.from({ length: random(5) }, () => value());
          const { refused } = await probe(tricklaw.RulesError, call.name, (given) => tricklaw[room][call.name](...given), args);
          if (refused) assert.ok(tells(call, refused.code), `${call.name}: ${refused.code}`);
        }
      }
    });

    for (const [name, code, call] of CASES[room] ?? []) {
      test(`${room}.${name}: ${code}`, () => {
        assert.throws(call, (error) => error instanceof tricklaw.RulesError && error.code === code);
        assert.ok(tells(named.get(name), code), named.get(name).says);
      });
    }
  }
});

describe("what is too much", () => {
  const { bridge, event, RulesError } = tricklaw;
  const refusal = (call) => {
    try {
      return call();
    } catch (error) {
      assert.ok(error instanceof RulesError, String(error));
      return `${error.code} ${error.message}`;
    }
  };
  /** A row with a value in every field there is. */
  const whole = { board: 1, contract: "1NT", declarer: "N", tricks: 7, score: 90, round: 1, table: 1, ns: [1, 2], ew: [3, 4], lead: "SA", group: 0 };

  test("50 000 rows are taken whatever is in them, one more is refused by their number", () => {
    const rows = Array.from({ length: 50_000 }, () => whole);
    assert.equal(event.readRows(rows).length, 50_000);
    assert.equal(refusal(() => event.readRows([...rows, whole])), "bad-input rows: an array of at most 50000 items is needed, got an object");
  });

  test("an argument beyond all measure is named itself, not the value that was one too many", () => {
    assert.equal(refusal(() => event.readRows(Array.from({ length: 600_000 }, () => [1]))), "bad-input rows: at most 1000000 values in all is needed, got an object");
    const deep = JSON.parse("[".repeat(40) + "]".repeat(40));
    assert.match(refusal(() => event.readRows(deep)), /^bad-input rows(\[0\]){33}: values nested at most 32 deep is needed/);
  });

  test("a file that is too long is told how long one may be", () => {
    const most = 16 << 20;
    assert.match(refusal(() => bridge.BoardFile.read(new Uint8Array(most + 1))), /at most 16 MiB/);
    assert.match(refusal(() => bridge.BoardFile.read(" ".repeat(most + 1))), new RegExp(`at most ${most} characters`));
  });
});
