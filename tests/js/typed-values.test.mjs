// What comes back is what the types say: values are gathered from random tables, rulings, deals and events, written as
// literals of the types they are declared with, and compiled.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { RulesError, analysis, bridge, event, shengji } from "tricklaw";
import { nodeTool } from "../../scripts/lib.mjs";
import { installPackage } from "./support/consumer.mjs";
import { source } from "./support/values.mjs";

/** As many different values of a type as are worth compiling. */
const MOST = 60;
const random = source(7);
const pick = (list) => list[random(list.length)];
const SEATS = ["N", "E", "S", "W"];

const values = new Map();
/** Keeps a value to be compiled as of that type, and gives it back. */
function kept(type, value) {
  const ofType = values.get(type) ?? new Set();
  values.set(type, ofType);
  if (value !== undefined && ofType.size < MOST) ofType.add(JSON.stringify(value));
  return value;
}

/** What the call gives; nothing when the rules of that room refuse it. */
function allowed(call, room = "bridge") {
  try {
    return call() ?? true;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    kept("Thrown", error.toJSON());
    kept(`(${room}.Errors & CommonErrors)["${error.code}"]`, error.params);
    return undefined;
  }
}

/** Any answer to what a ruling asks. */
function answerTo({ state, options, expects, calls }) {
  if (state === "options") return pick(options).choice;
  if (expects === "call") return `call=${pick(calls)}`;
  return expects === "denominations" ? `denominations=${pick(["-", "HS", "N"])}` : pick(["yes", "no"]);
}

function rule(table, irregularity) {
  let ruling = allowed(() => table.rule(irregularity, pick(["1987", "1997", "2007", "2017"])));
  for (let left = 12; ruling && left > 0; left--) {
    const status = kept("bridge.RulingStatus", ruling.status);
    if (status.state === "settled") return allowed(() => table.apply(ruling.action));
    const asked = ruling;
    ruling = allowed(() => asked.answer(answerTo(status)));
  }
}

/** Something that may be wrong in any of many ways. */
function mishap(table) {
  const by = pick(SEATS);
  const cards = [...table.hand(by)].map(bridge.cardName);
  const attempt = kept("bridge.Attempt", allowed(() => table.attempt(pick(cards.length && random(2) ? cards : bridge.CALL_NAMES), by, "at-the-table")));
  if (attempt?.action) allowed(() => table.apply(attempt.action));
  if (attempt?.irregularity) rule(table, attempt.irregularity);
  const told = [
    `revoke,by=${by},trick=${random(5)}`,
    `wrong-count,by=${by}`,
    "wrong-board",
    `cards-exposed,by=${by},cards=${cards.slice(0, 2).join("+") || "-"}`,
    "dummy-warns",
  ];
  if (random(8) === 0) rule(table, pick(told));
  if (random(4) === 0) allowed(() => table.apply(pick([...bridge.CALL_NAMES, ...bridge.CARD_NAMES])));
  kept("bridge.Obligations", table.obligations);
}

function playBridge(seed) {
  const table = new bridge.Table({ deal: bridge.seededDeal(seed), number: 1 + seed });
  for (let left = 110; left > 0 && table.phase !== "over"; left--) {
    const { pending } = table;
    if (pending && allowed(() => table.apply(`>${answerTo(kept("bridge.RulingStatus", pending))}`))) continue;
    if (random(5) === 0) mishap(table);
    const legal = table.legal();
    if (legal.length === 0) break;
    kept("bridge.Refusal | null", table.why(pick([...bridge.CALL_NAMES, ...bridge.CARD_NAMES]), pick(SEATS)));
    allowed(() => table.apply(table.phase === "auction" && random(3) ? "Pass" : pick(legal)));
  }
  kept("bridge.TableRecord", table.toJSON());
  kept("bridge.TableRecord", table.view("N").toJSON());
  kept("bridge.Contract | null", table.contract);
  kept("bridge.BoardResult | null", table.result);
  kept("bridge.PlayPosition | null", table.position());
  kept("bridge.Trick[]", table.tricks);
  kept("bridge.MadeCall[]", table.auction);
  const written = new bridge.BoardFile();
  written.add(table.toJSON());
  readFile(written.toPbn().replace(pick(["Pass", "[", "S", "zz"]), pick(["9C", "^", "x", "Pass"])));
}

function readFile(text) {
  const file = bridge.BoardFile.read(text);
  kept("bridge.FileWarning[]", file.warnings);
  kept("bridge.LinText", file.toLin());
  for (let i = 0; i < file.length; i++) {
    kept("bridge.FileBoard", file.record(i));
    kept("bridge.FileProblem[]", file.problems(i));
    allowed(() => kept("bridge.ReplayStop | null", file.replay(i).stop));
  }
}

function playShengji(seed) {
  const table = new shengji.Table({ deal: shengji.seededDeal(seed, { decks: 1 + (seed % 3) }), dealer: pick(["N", null]) });
  const names = (cards) => Array.from(cards, shengji.faceName).join(" ");
  while (table.phase === "declaring" && table.state.drawn < 4 * table.state.handSize) {
    table.apply("draw 1");
    const seat = pick(SEATS);
    const [offer] = table.legalDeclarations(seat);
    if (offer) table.apply(`declare ${seat} ${offer.face} ${offer.count}`);
  }
  allowed(() => table.apply("settle"), "shengji");
  for (let left = 200; left > 0 && table.turn !== null; left--) {
    const { phase, thrown, kittySize } = kept("shengji.TableState", table.state);
    const hand = table.hand(table.turn);
    const any = Array.from({ length: 1 + random(3) }, () => pick([...hand]));
    allowed(() => kept("shengji.Refusal | null", table.checkPlay(any)), "shengji");
    allowed(() => table.copy().play(any), "shengji");
    if (phase === "naming-suit") table.apply(`name ${shengji.seatName(table.turn)} H`);
    else if (phase === "burying") table.apply(`bury ${names(hand.slice(-kittySize))}`);
    else if (phase === "resolving") table.apply(`resolve ${pick(thrown.failed.choices)} ${1 + random(2)} ${pick(["heavy", "light"])}`);
    else if (!allowed(() => table.play(table.defaultPlay() ?? hand.slice(0, 1 + random(3))), "shengji")) allowed(() => table.play(hand.slice(0, 1)), "shengji");
    if (table.phase === "resolving") table.apply(`resolve ${pick(table.state.thrown.failed.choices)} 1 light`);
  }
  kept("shengji.TableRecord", table.toJSON());
  kept("shengji.TableRecord", table.view("S").toJSON());
  kept("shengji.DealResult | null", table.result);
  kept("shengji.Trick[]", table.tricks);
}

function eventsAndClaims() {
  const rows = [{ board: 1, ns: 1, ew: 2, contract: "4S", declarer: "N", tricks: 10, lead: "SA" }, { board: 1, ns: 3, ew: 4, contract: "AVE+/AVE-" }];
  const matches = [{ round: 1, home: 1, away: 2, vp: [1000, 1000] }, { round: 1, home: 3, away: 4, vp: [1000, 1000] }];
  kept("event.PairsSession", event.scorePairs(rows));
  kept("event.ReadRow[]", event.readRows(rows));
  rows.forEach((row) => kept("event.CheckedResult", event.checkResult(row)));
  for (const rules of ["round-robin", "swiss", "none"]) kept("event.TeamsStage", event.scoreTeams([1, 2, 3, 4], matches, { rules }));
  kept("event.Bracket", event.bracket([1, null, 5, 4, 3, 6, 7, 2], [], { kind: "double", secondFinal: true }));
  kept("event.PenaltyLadder[]", event.penaltyLadders());
  for (const contest of ["teams-vp", "teams-knockout", "pairs-matchpoints", "pairs-imps", "shengji"]) {
    for (const seconds of [10, 400, 1000, 3000]) allowed(() => kept("event.TimeRuling", event.timePenalty({ rule: pick(["late", "slow"]), contest, seconds })), "event");
  }
  for (const statement of ["draw trumps", "cash hearts", "finesse SA"]) {
    for (const policy of ["EBU", "ACBL", "lenient"])
      kept(
        "analysis.Verdict",
        analysis.claim(
          "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7",
          { by: "S", tricks: 3, statement },
          { policy, book: pick(["1997", "2007", "2017"]) },
        ),
      );
  }
  kept("analysis.Switch[]", analysis.switches());
  kept("analysis.ParsedStatement", analysis.parseStatement("if spades break cash hearts otherwise finesse the SQ; 调将"));
}

/** What is refused for what it asks comes with the figures that the types name. */
function refusals() {
  const { BoardFile, Table, seededDeal } = bridge;
  const hand = "AKQJT98765432...";
  const end = "S NT S N:32... 54... AK... 76...";
  const met = [
    { round: 1, home: 1, away: 2 },
    { round: 1, home: 3, away: 4 },
    { round: 2, home: 1, away: 3 },
    { round: 2, home: 2, away: 4 },
    { round: 3, home: 1, away: 4 },
    { round: 3, home: 2, away: 3 },
  ];
  const calls = {
    bridge: [
      ...["N:AKQ", "N:A.. - - -", "X:- - - -"].map((deal) => () => new Table({ deal, number: 1 })),
      () => new Table({ deal: { N: hand, E: hand, S: hand, W: hand }, number: 1 }),
      () => new Table({ deal: { N: hand, E: hand }, number: 1 }),
      () => new Table({ deal: seededDeal(1), number: 1, actions: ["Pass", "X"] }),
      () => BoardFile.readStrict('[Dealer "X"]'),
      () => BoardFile.read('[Event "x"]').replay(0),
    ],
    shengji: [
      () => new shengji.Table({ deal: shengji.seededDeal(1), actions: ["draw 3", "settle"] }),
      () => shengji.outcome(7, 2),
      ...["SA D3", "SA SA SK SK = SA SA + SK SK"].map((cards) => () => {
        const hands = { N: "SA SA SK SK D3", W: 5, S: 5, E: 5 };
        return new shengji.Table({ trump: "2H", dealer: "N", hands }).apply(`play N ${cards}`);
      }),
    ],
    event: [
      () => event.readCsv("board,ns,ew,score\n1,1,2,410\n1,1,x,420\n1,2,3,\n"),
      () => event.readPbn('[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 9S N 10\n'),
      () => event.scorePairs([{ board: 1, ns: 1, ew: 1, score: 50 }]),
      () => event.scoreSessions([{ rows: [{ board: 1, ns: 1, ew: 1, score: 50 }] }]),
      () => event.scoreSessions([{ rows: [] }, { rows: [], options: { method: "butler" } }]),
      () => event.vpTable("acbl-20", 90),
      () => event.vpTable([{ from: 0, winner: 10, loser: 10 }, { from: 3, winner: 9, loser: 10 }], 8),
      () => event.mitchell(1, 1),
      () => event.mitchell(5, 9),
      () => event.swissPair([1, 2, 3], [], { round: 1 }),
      () => event.swissPair([1, 2, 3, 3], [], { round: 1 }),
      () => event.swissPair([1, 2, 3, 4], met, { round: 4 }),
      () => event.drawBracket([1, 1]),
      () => event.bracket([1, 2], [{ match: 7, winner: 1 }]),
      () => event.bracket([1, 2, 3, 4], [[0, 1], [1, 3], [2, 1], [0, 2]].map(([match, winner]) => ({ match, winner }))),
      () => event.seatingRight({ segments: 3, drawn: "home", choices: [9] }),
    ],
    analysis: [
      ...["x", "S NT S N:32... 3... AK... 76...", "S NT S N:32... 32... AK... 76...", "S NT S N:- 54... AK... 76..."].map((position) => () => analysis.solve(position)),
      () => analysis.solve({ deal: seededDeal(1), number: 1, actions: ["X"] }),
      () => analysis.solve({ deal: seededDeal(1), number: 1, actions: ["1NT", "@2007:wrong-board:"] }),
      () => analysis.cards({ hands: { N: "Z...", E: "2...", S: "3...", W: "4..." }, denomination: "NT", leader: "N" }),
      () => analysis.table("N:AKQ"),
      () => analysis.claim(end, { by: "S", tricks: 9 }),
      () => analysis.claim(end, { by: "S", tricks: 2, statement: "fly to the moon" }),
      () => analysis.claim(end, { by: "S", tricks: 2, laterPlay: [{ seat: "N", card: "S3" }] }),
    ],
  };
  for (const [room, list] of Object.entries(calls)) for (const call of list) assert.equal(allowed(call, room), undefined, String(call));
}

test("every value is of the type it is declared with", () => {
  for (let seed = 0; seed < 120; seed++) playBridge(seed);
  readFile("md|3SAKQ|sv|o|mb|1c!|an|x|pc|S2|mc|14|zz||");
  for (let seed = 0; seed < 24; seed++) playShengji(seed);
  eventsAndClaims();
  refusals();
  for (const type of ["bridge.RulingStatus", "bridge.Attempt", "bridge.Obligations", "bridge.FileProblem[]", "shengji.TableState", "Thrown"]) {
    assert.ok(values.get(type).size > 20, `${type}: ${values.get(type).size} values only`);
  }
  const lines = [...values].flatMap(([type, texts]) => Array.from(texts, (text) => [type, text]));
  const consumer = installPackage();
  try {
    consumer.write("values.ts", `import type { Citation, CommonErrors, analysis, bridge, event, shengji } from "tricklaw";
type Thrown = { name: string; code: string; message: string; law: Citation | null; params: Readonly<Record<string, unknown>> };
${lines.map(([type, text], i) => `export const value${i}: ${type} = ${text};\n`).join("")}`);
    const options = [
      "--strict",
      "--noEmit",
      "--skipLibCheck",
      "false",
      "--exactOptionalPropertyTypes",
      "--types",
      "",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--lib",
      "es2022",
    ];
    const { stdout, status } = spawnSync(nodeTool("tsc"), [...options, "values.ts"], { cwd: consumer.folder, encoding: "utf8", maxBuffer: 1 << 26 });
    assert.deepEqual({ stdout: stdout.slice(0, 3000), status }, { stdout: "", status: 0 });
  } finally {
    consumer.remove();
  }
});
