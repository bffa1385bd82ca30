// The event room: whole sessions, stages and files through the JavaScript face.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { RulesError, event } from "tricklaw";

const refused = (call, code) => {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    assert.equal(error.code, code, error.message);
    return error;
  }
  return assert.fail(`not refused, expected ${code}`);
};

/** A Mitchell evening whose results are invented by a formula: rows as a scorer would type them. */
function evening(tables, boardsASet) {
  const { sittings } = event.mitchell(tables, tables - 1);
  return sittings.flatMap(({ round, table, ns: [ns], ew: [ew], set }) =>
    Array.from({ length: boardsASet }, (_, i) => {
      const board = (set - 1) * boardsASet + i + 1;
      const tricks = 6 + ((7 * ns + 3 * ew + board) % 6);
      return { round, table, board, ns, ew, contract: "3NT", declarer: "NESW"[(ns + board) % 4], tricks };
    }),
  );
}

/** Matchpoints the slow way: every result against every other of its board. */
function byHand(rows) {
  const totals = new Map();
  const add = (pair, won, top) => {
    const own = totals.get(pair) ?? { won: 0, top: 0 };
    totals.set(pair, { won: own.won + won, top: own.top + top });
  };
  const points = rows.map((row) => event.checkResult({ board: row.board, contract: row.contract, declarer: row.declarer, tricks: row.tricks }).points);
  rows.forEach((row, i) => {
    const others = rows.map((other, j) => [other, j]).filter(([other, j]) => j !== i && other.board === row.board);
    const won = others.reduce((sum, [, j]) => sum + 1 + Math.sign(points[i] - points[j]), 0);
    add(row.ns, won, 2 * others.length);
    add(row.ew, 2 * others.length - won, 2 * others.length);
  });
  return totals;
}

describe("a session of pairs", () => {
  const rows = evening(10, 3);
  const sides = [Array.from({ length: 10 }, (_, i) => i + 1), Array.from({ length: 10 }, (_, i) => i + 11)];
  const session = event.scorePairs(rows, { fields: sides });

  test("ten tables, nine rounds: 270 results on 30 boards", () => {
    assert.deepEqual([rows.length, session.boards.length, session.boards[0].top], [270, 30, "16.00"]);
  });

  test("the same totals as counted by hand", () => {
    const expected = byHand(rows);
    for (const field of session.fields) {
      for (const { number, total, available, average } of field) {
        const { won, top } = expected.get(number);
        assert.deepEqual([Number(total), Number(available)], [won, top], `pair ${number}`);
        assert.ok(Math.abs(Number(average) - (100 * won) / top) <= 0.005, `pair ${number}: ${average}`);
      }
    }
  });

  test("best first, and all points of a board are given", () => {
    for (const field of session.fields) {
      const averages = field.map(({ average }) => Number(average));
      assert.deepEqual(averages, [...averages].sort((a, b) => b - a));
    }
    for (const { top, lines } of session.boards) {
      const given = lines.reduce((sum, { ns, ew }) => sum + Number(ns) + Number(ew), 0);
      assert.equal(given, Number(top) * lines.length);
      assert.ok(lines.every(({ row }) => rows[row]));
    }
  });

  test("IMPs sum to nothing over the field", () => {
    const { boards } = event.scorePairs(rows, { method: "cross-imps", divisor: "one" });
    for (const { lines } of boards) {
      assert.equal(lines.reduce((sum, { ns }) => sum + Number(ns), 0), 0);
      assert.ok(lines.every(({ ns, ew }) => Number(ns) === -Number(ew)));
    }
  });

  test("an artificial score follows the pair's own session (law 12C2(c))", () => {
    const given = (contract) => [
      { board: 1, ns: 1, ew: 3, score: 420 }, { board: 1, ns: 2, ew: 4, score: -50 },
      { board: 2, ns: 1, ew: 4, contract }, { board: 2, ns: 2, ew: 3, score: 100 },
    ];
    const winner = event.scorePairs(given("AVE+/AVE-")).fields[0].find(({ number }) => number === 1);
    assert.equal(winner.average, "100.00", "60 % is less than the average of its other board");
    const old = event.scorePairs(given("AVE+/AVE-"), { awards: { sessionRule: "none" } });
    assert.equal(old.fields[0].find(({ number }) => number === 1).average, "80.00");
  });

  test("two partners of an individual may have different awards, in whichever order a row names them (law 12C2(c))", () => {
    const rows = (ns) => [
      { board: 1, ns, ew: [2, 6], contract: "AVE+/AVE-" },
      { board: 2, ns: [1, 6], ew: [3, 5], score: 420 },
      { board: 2, ns: [7, 8], ew: [2, 4], score: -50 },
    ];
    for (const ns of [[1, 5], [5, 1]]) {
      const { boards, fields } = event.scorePairs(rows(ns));
      const { awards, ...line } = boards[0].lines[0];
      assert.deepEqual(line, { row: 0, ns: null, ew: "0.80" });
      assert.deepEqual([...awards].sort((a, b) => a.number - b.number), [{ number: 1, score: "2.00" }, { number: 5, score: "1.20" }]);
      assert.ok(boards[1].lines.every((own) => !("awards" in own)));
      assert.deepEqual([1, 5].map((who) => fields[0].find(({ number }) => number === who).total), ["4.00", "1.20"]);
      assert.match(event.writePbn(rows(ns)), /AVE\+\/AVE-( +-){5} +\^0\.80 +- +\^40\.00/);
    }
  });

  test("penalties and lots", () => {
    const two = [{ board: 1, ns: 1, ew: 3, score: 100 }, { board: 1, ns: 2, ew: 4, score: 100 }];
    const tied = event.scorePairs(two, { fields: [[1, 2]] });
    assert.deepEqual(tied.needed, [{ step: "lot", among: [1, 2] }]);
    assert.deepEqual(tied.fields[0].map(({ place }) => place.place), [1, 1]);
    const drawn = event.scorePairs(two, { fields: [[1, 2]], decisions: [{ step: "lot", order: [[2], [1]] }] });
    assert.deepEqual(drawn.fields[0].map(({ number, place }) => [number, place.by]), [[2, null], [1, "lot"]]);
    const fined = event.scorePairs(two, { fields: [[1, 2]], penalties: [{ number: 2, amount: "1/4" }] });
    assert.equal(fined.fields[0][1].exact, "3/4");
  });

  test("no board, one result, nothing played: no number that is none", () => {
    assert.deepEqual(event.scorePairs([]), { boards: [], fields: [[]], needed: [] });
    const alone = event.scorePairs([{ board: 1, ns: 1, ew: 2, score: 50 }]);
    assert.equal(alone.fields[0][0].average, "50.00");
    const idle = event.scorePairs([{ board: 1, ns: 1, ew: 2, contract: "NP" }]);
    assert.deepEqual(idle.boards[0].lines, [{ row: 0, ns: null, ew: null }]);
  });
});

describe("results as they are typed", () => {
  const check = (board, contract, declarer, tricks) => event.checkResult({ board, contract, declarer, tricks });

  for (const [args, points] of [
    [[1, "4S", "N", 10], 420], [[2, "4S", "N", 10], 620], [[1, "3NT", "E", "+1"], -430], [[4, "1NTX", "W", "-3"], 800],
    [[1, "Pass"], 0],
  ]) {
    test(`${args.join(" ")} is ${points}`, () => assert.equal(check(...args).points, points));
  }

  test("scores that cannot be", () => {
    for (const [board, score, possible] of [[1, 420, true], [1, 620, false], [2, 620, true], [1, 410, false], [1, 7600, false], [1, 0, true]]) {
      assert.equal(event.checkResult({ board, score }).possible, possible, `${score} on board ${board}`);
    }
    assert.ok(event.checkResult({ board: 1, score: 420 }).meanings.includes("4S N 10"));
  });

  test("a refusal names the part", () => {
    const argument = (result) => refused(() => event.checkResult(result), "bad-input").params.argument;
    assert.equal(argument({ board: 1, contract: "8S", declarer: "N", tricks: 9 }), "result.contract");
    assert.equal(argument({ board: 1, contract: "4S", declarer: "Q", tricks: 9 }), "result.declarer");
    assert.equal(argument({ board: 1, contract: "4S", declarer: "N", tricks: "+9" }), "result.tricks");
    assert.equal(argument({ board: 1, contract: "4S", declarer: "N", tricks: 10, score: 430 }), "result.score");
    assert.equal(argument({ board: 0, score: 100 }), "result.board");
    assert.equal(argument({ board: 1 }), "result.contract");
  });
});

describe("files", () => {
  const rows = [
    { round: 1, table: 1, board: 1, ns: 1, ew: 3, contract: "4SX", declarer: "N", tricks: 9, lead: "HA", group: 0 },
    { round: 1, table: 2, board: 1, ns: 2, ew: 4, contract: "AVE+/AVE-", group: 0 },
    { round: 2, table: 1, board: 2, ns: 1, ew: 4, contract: "W650:30/-100:70", group: 1 },
    { round: 2, table: 2, board: 2, ns: 2, ew: 3, score: -110, group: 0 },
  ];

  test("CSV gives back what was written", () => {
    const read = event.readCsv(event.writeCsv(rows));
    read.forEach((row, i) => assert.deepEqual(row, { contract: null, declarer: null, tricks: null, lead: null, score: null, ...rows[i], score: row.score }));
    assert.deepEqual(read.map(({ score }) => score), [-100, null, null, -110]);
    assert.equal(event.writeCsv(read), event.writeCsv(rows));
  });

  test("every fault of a CSV file is named", () => {
    const { params } = refused(() => event.readCsv("board,ns,ew,score\n1,1,x,420\n0,1,2,3\n"), "csv");
    assert.deepEqual(params.faults.map(({ line, code, field }) => [line, code, field]), [[2, "number", "ew"], [3, "number", "board"]]);
  });

  test("a result of CSV that cannot be read is told with its column and what stands there", () => {
    const text = "board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,14\n2,1,2,4S,,10\n3,1,2,A+/A-,,\n4,1,2,4S N +4,,\n";
    const { params } = refused(() => event.readCsv(text), "csv");
    assert.deepEqual(params.faults.map(({ line, code, field }) => [line, code, field]), [
      [2, "result", "tricks"], [3, "result", "declarer"], [4, "result", "contract"], [5, "result", "contract"],
    ]);
    assert.deepEqual(params.faults.map(({ message }) => message.match(/got (".*")$/)[1]), ['"14"', '""', '"A+/A-"', '"4S N +4"']);
  });

  test("a file without a header says so", () => {
    for (const text of ["", "\n\n", " "]) {
      const { params } = refused(() => event.readCsv(text), "csv");
      assert.deepEqual(params.faults.map(({ line, code, field, message }) => [line, code, field, message]), [[1, "header", null, "line 1: there is no header line"]]);
    }
  });

  test("PBN tables come back", () => {
    const played = [rows[0], rows[3]];
    const read = event.readPbn(event.writePbn(played, {}, { event: "Club evening" }));
    assert.deepEqual(read.map(({ board, ns, ew, score }) => [board, ns, ew, score]), [[1, 1, 3, -100], [2, 2, 3, -110]]);
  });

  test("a row of PBN that cannot be read is told, not taken for a board nobody played", () => {
    const table = '[Board "7"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n3 4 9S N 8\n';
    const { params } = refused(() => event.readPbn(table), "score-table");
    assert.equal(params.board, 7);
    assert.deepEqual(params.faults.map(({ line, code }) => [line, code]), [[2, "result"]]);
  });

  test("USEBIO and standings name the pairs", () => {
    const about = { club: "A & B", date: "2025-03-08", participants: [{ number: 1, side: "NS", players: ["Ann <1>", { name: "Bea", id: "7" }] }] };
    const xml = event.writeUsebio(rows, {}, about);
    for (const part of ["<CLUB_NAME>A &amp; B</CLUB_NAME>", "<DATE>08/03/2025</DATE>", "Ann &lt;1&gt;", "<NATIONAL_ID_NUMBER>7<"]) {
      assert.ok(xml.includes(part), part);
    }
    assert.match(event.writeStandings(rows, {}, about), /,1,Ann <1> - Bea,/);
    const individual = event.writeUsebio([{ board: 1, ns: [1, 5], ew: [2, 6], score: 420 }], {}, { participants: [{ number: 5, players: ["Eve"] }] });
    assert.ok(individual.includes('EVENT_TYPE="INDIVIDUAL"') && individual.includes("<PLAYER_NUMBER>5</PLAYER_NUMBER>") && !individual.includes("PAIR"));
    assert.deepEqual([..."NSEW"].map((seat) => individual.match(`<${seat}_PLAYER_NUMBER>(\\d)<`)[1]), ["1", "5", "2", "6"]);
    refused(() => event.writeUsebio(rows, {}, { date: "8.3.2025" }), "bad-input");
  });
});

describe("teams", () => {
  test("victory points: every margin of a match, both sides", () => {
    const { bands, draw, blitz } = event.vpTable("wbf", 20);
    assert.equal(draw, 1000);
    for (let margin = 0; margin <= blitz + 3; margin++) {
      const band = bands.findLast(({ from }) => from <= margin);
      assert.deepEqual([...event.victoryPoints("wbf", 20, margin)], [band.winner, band.loser]);
      assert.deepEqual([...event.victoryPoints("wbf", 20, -margin)], [band.loser, band.winner]);
    }
    refused(() => event.vpTable("acbl-20", 30), "vp-boards");
    refused(() => event.vpTable([{ from: 1, winner: 1, loser: 1 }], 8), "vp-no-draw");
  });

  test("a Swiss of sixteen: six rounds, nobody meets twice", () => {
    const teams = Array.from({ length: 16 }, (_, i) => i + 1);
    const matches = [];
    let ranking = teams;
    for (let round = 1; round <= 6; round++) {
      const paired = event.swissPair(ranking, matches, { round });
      for (const { home, away } of paired.matches) {
        matches.push({ round, home, away, vp: [1000 + 30 * (away - home), 1000 - 30 * (away - home)] });
      }
      ranking = event.scoreTeams(teams, matches, { rules: ["opponent-sum"] }).standings.map(({ number }) => number);
    }
    const met = new Set(matches.map(({ home, away }) => [home, away].sort((a, b) => a - b).join()));
    assert.deepEqual([matches.length, met.size, ranking[0]], [48, 48, 1]);
  });

  test("an odd field asks for the lot; a rematch comes with the best pairing", () => {
    const { params } = refused(() => event.swissPair([1, 2, 3], [], { round: 1 }), "swiss-lot-needed");
    assert.deepEqual(params.among, [1, 2, 3]);
    assert.equal(event.swissPair([1, 2, 3], [], { round: 1, drawnBye: 2 }).bye, 2);
    // The same options may serve all evening: nobody rests twice.
    const before = [{ round: 1, home: 2, away: 0 }, { round: 1, home: 1, away: 3 }];
    assert.equal(event.swissPair([1, 2, 3], before, { round: 2, drawnBye: 2 }).bye, 3);
    const met = [{ round: 1, home: 1, away: 2 }];
    assert.deepEqual(refused(() => event.swissPair([1, 2], met, { round: 2 }), "swiss-rematch").params.round.rematches, [[1, 2]]);
    // Nobody met anybody in a forfeited match; a match against 0 is a bye, and nobody has two (art. 16).
    assert.deepEqual(event.swissPair([1, 2], [{ ...met[0], forfeited: true }], { round: 2 }).matches, [{ home: 2, away: 1 }]);
    assert.equal(event.swissPair([1, 2, 3], [{ home: 3, away: 0 }], { round: 2 }).bye, 2);
  });

  test("a penalty of nobody is refused where it is told who takes part", () => {
    const rows = [
      { board: 1, ns: 1, ew: 2, score: 420 },
      { board: 1, ns: 3, ew: 4, score: 50 },
    ];
    const fined = (number) => ({ penalties: [{ number: 4, amount: 1 }, { number, amount: 1 }] });
    const named = (run, argument) => assert.equal(refused(run, "bad-input").params.argument, argument);
    const fields = [[1, 3, 5], [2]];
    named(() => event.scorePairs(rows, { fields, ...fined(11) }), "options.penalties[1]");
    assert.equal(event.scorePairs(rows, { fields, ...fined(5) }).fields[0].at(-1).number, 5);
    // Nobody is named: who is fined before his first result is ranked with no boards.
    assert.equal(event.scorePairs(rows, fined(11)).fields[0].find(({ number }) => number === 11).boards, 0);
    named(() => event.writeUsebio(rows, fined(11), { participants: [{ number: 1, name: "One" }] }), "options.penalties[1]");
    const matches = [{ round: 1, home: 1, away: 2, vp: [1200, 800] }];
    named(() => event.scoreTeams([1, 2], matches, { penalties: [{ number: 22, points: 100 }] }), "options.penalties[0]");
    named(() => event.scoreTeams([1, 2], matches, { carried: [{ number: 3, points: 500 }] }), "options.carried[0]");
    // A team that has left is still in its matches.
    assert.equal(event.scoreTeams([1], matches, { penalties: [{ number: 2, points: 100 }] }).standings.length, 1);
  });

  test("a match without points is no drawn one, and nobody takes part twice", () => {
    const told = { round: 1, home: 1, away: 2 };
    const fine = { round: 1, home: 3, away: 4, vp: [1200, 800] };
    for (const run of [() => event.scoreTeams([1, 2, 3, 4], [fine, told]), () => event.writeUsebioTeams([fine, { ...told, imps: [41, 34] }])])
      assert.equal(refused(run, "bad-input").params.argument, "matches[1]");
    // Ranked by match points, which victory points need not stand beside; forfeited by both (art. 28); met before a next round is paired.
    assert.equal(event.scoreTeams([1, 2], [{ ...told, points: [200, 0] }]).standings[0].points, 200);
    assert.deepEqual(event.scoreTeams([1, 2], [{ ...told, forfeited: true }]).standings.map(({ lost }) => lost), [1, 1]);
    assert.equal(event.swissPair([1, 2, 3, 4], [told, { round: 1, home: 3, away: 4 }], { round: 2 }).matches.length, 2);
    const twice = { participants: [{ number: 2 }, { number: 3 }, { number: 2, side: "EW" }] };
    for (const run of [() => event.writeUsebioTeams([fine], {}, twice), () => event.writeUsebio([], {}, twice), () => event.writePbn([], {}, twice)]) {
      const { params } = refused(run, "bad-input");
      assert.deepEqual([params.argument, params.got], ["about.participants", "2"]);
    }
  });

  test("what is told of a stage is of those who take part in it, and adds up", () => {
    const named = (run, argument) => assert.equal(refused(run, "bad-input").params.argument, argument);
    const session = { rows: [{ board: 1, ns: 1, ew: 2, score: 420 }], options: { fields: [[1, 2, 3]] } };
    named(() => event.scoreSessions([session], { carried: [{ number: 1, amount: 5 }, { number: 99, amount: 5 }] }), "options.carried[1]");
    named(() => event.scoreSessions([session], { excused: [3, 98] }), "options.excused[1]");
    // Nobody is named: whoever has no result yet may be told of.
    assert.ok(event.scoreSessions([{ rows: session.rows }], { carried: [{ number: 99, amount: 5 }] }));
    // One entry for each violation, and for each of several records (Shengji art. 27).
    const places = (options) => event.scoreTeams([1, 2], [], options).standings.map(({ number }) => number);
    const one = { number: 1, count: 1 };
    assert.deepEqual(places({ rules: ["fewer-violations"], violations: [one, one, { number: 2, count: 1 }] }), [2, 1]);
    const record = (number, won, lost) => ({ number, won, lost });
    assert.deepEqual(places({ rules: ["record-ratio"], records: [record(1, 2, 0), record(2, 2, 1), record(1, 0, 3)] }), [2, 1]);
    named(() => event.scoreTeams([1, 2], [], { violations: [{ number: 7, count: 1 }] }), "options.violations[0]");
    named(() => event.scoreTeams([1, 2], [], { records: [record(1, 1, 0), record(7, 1, 0)] }), "options.records[1]");
    // Who comes by victory points alone is not ranked among match points, a bye neither.
    const match = { round: 1, home: 1, away: 2, points: [200, 0], vp: [1400, 600] };
    named(() => event.scoreTeams([1, 2, 3], [match, { round: 1, home: 3, away: 0, vp: [1200, 0] }]), "matches[1]");
    assert.equal(event.scoreTeams([1, 2, 3], [match, { round: 2, home: 3, away: 1, forfeited: true }]).standings[0].number, 1);
    // A round is paired from those before it, and a triangle has three sides.
    named(() => event.swissPair([1, 2, 3, 4], [{ round: 2, home: 1, away: 2 }], { round: 2 }), "matches[0].round");
    named(() => event.swissPair([1, 2, 3, 4, 5, 6, 7], [], { round: 2, odd: "triangle", continuing: [3, 4, 4] }), "options.continuing");
  });

  test("one lot drawn among all serves whoever is tied (art. 45)", () => {
    const drawn = (one, other) => ({ round: 1, home: one, away: other, vp: [1000, 1000], imps: [3, 3] });
    const stage = (decisions) => event.scoreTeams([1, 2, 3, 4], [drawn(1, 2), { ...drawn(3, 4), vp: [1500, 500] }], { rules: ["lot"], decisions });
    const lot = (...order) => ({ step: "lot", order });
    const order = (...decisions) => stage(decisions).standings.map(({ number }) => number);
    assert.deepEqual(stage([]).needed, [{ step: "lot", among: [1, 2] }]);
    assert.deepEqual(order(lot([4], [3], [2], [1])), [3, 2, 1, 4]);
    // A lot among exactly those who are tied goes before; one that leaves them tied or knows only one of them settles nothing.
    assert.deepEqual(order(lot([4], [3], [2], [1]), lot([1], [2])), [3, 1, 2, 4]);
    for (const no of [lot([3], [1, 2], [4]), lot([1], [3])]) assert.equal(stage([no]).needed.length, 1);
  });

  test("net IMPs over all matches", () => {
    const match = (home, away, imps) => ({ round: 1, home, away, vp: [1000, 1000], imps });
    const stage = event.scoreTeams([1, 2, 3, 4], [match(1, 2, [30, 20]), match(3, 4, [90, 70])], { rules: ["net-imps"] });
    assert.deepEqual(stage.standings.map(({ number }) => number), [3, 1, 2, 4]);
  });

  test("a knock-out to its champion, and a result that does not fit", () => {
    const { positions } = event.drawBracket([1, 2, 3, 4, 5, 6], { seeds: [1, 2, 3, 4, 5, 6] });
    const results = [];
    for (let state = event.bracket(positions); state.playable.length > 0; state = event.bracket(positions, results)) {
      for (const match of state.playable) results.push({ match, winner: Math.min(...state.matches[match].sides) });
    }
    assert.equal(event.bracket(positions, results).champion, 1);
    const { params } = refused(() => event.bracket(positions, [{ match: 6, winner: 1 }]), "bracket-not-playable");
    assert.equal(params.result, 0);
  });

  test("a round robin is complete, with byes", () => {
    for (const count of [2, 5, 8, 13]) {
      const rounds = event.roundRobin(count);
      const met = new Set(rounds.flatMap(({ matches }) => matches.map(({ home, away }) => [home, away].sort((a, b) => a - b).join())));
      assert.equal(met.size, (count * (count - 1)) / 2);
      assert.deepEqual(rounds.filter(({ bye }) => bye !== null).length, count % 2 ? count : 0);
    }
    refused(() => event.roundRobin(9, "printed"), "round-robin-no-table");
  });
});

describe("the director's arithmetic", () => {
  test("forfeits, withdrawals, disqualification", () => {
    assert.deepEqual(event.forfeitPoints({ draw: 1000 }), { points: 1200, by: "draw" });
    assert.deepEqual(event.forfeitPoints({ draw: 1500, own: 1900, other: 500, complement: [3000, 2500] }), { points: 2500, by: "complement" });
    assert.deepEqual([2, 4].map((played) => event.withdrawal("round-robin", played, 7)), ["cancelled", "kept"]);
    assert.deepEqual([[1, 3], [1, 2], [1, 3, 5]].map((rounds) => event.isDisqualified(rounds)), [false, true, true]);
  });

  test("lateness and slow play (art. 26 and 27)", () => {
    const late = (contest, seconds, earlier) => event.timePenalty({ rule: "late", contest, seconds, earlier });
    assert.deepEqual(late("teams-vp", 200, 0).measure, "warning");
    assert.deepEqual(late("teams-vp", 200, 1).amount, { unit: "vp", hundredths: 100 });
    assert.deepEqual(late("teams-knockout", 301, 0).amount, { unit: "imp", hundredths: 200 });
    assert.deepEqual(late("pairs-matchpoints", 600, 0).boards, { from: 1, to: 1, mayForfeitRound: false });
    assert.equal(event.timePenalty({ rule: "slow", contest: "pairs-matchpoints", seconds: 700 }).unplayed, "AVE-/AVE+");
    assert.deepEqual(event.timePenalty({ rule: "slow", contest: "teams-vp", seconds: 400, responsible: 75 }).parts, [
      { unit: "vp", hundredths: 113 },
      { unit: "vp", hundredths: 38 },
    ]);
  });

  test("ladders name their article", () => {
    const ladders = event.penaltyLadders();
    assert.equal(ladders.length, 38);
    assert.deepEqual(ladders[1].law, { book: "CN-TD", article: "34(2)" });
  });

  test("a Shengji round in each of the three formats", () => {
    assert.deepEqual(event.shengjiMatch({ levels: [6, 6] }).points, [100, 100]);
    // A king is above a ten, and an ace is fourteen.
    assert.deepEqual([["T", "K"], ["A", 14], ["10", "9"]].map((levels) => event.shengjiMatch({ levels }).points), [[0, 200], [100, 100], [200, 0]]);
    refused(() => event.shengjiMatch({ levels: ["1", "K"] }), "bad-input");
    assert.equal(event.shengjiMatch({ games: ["home"], bestOf: 3 }).points, null);
    const bands = [{ from: 0, winner: 1000, loser: 1000 }, { from: 1, winner: 1200, loser: 800 }];
    assert.deepEqual(event.shengjiMatch({ deals: [[1, 0, 2, 0]], bands }), { points: [800, 1200], totals: [1, 2], margin: -1 });
    refused(() => event.shengjiMatch({ levels: [1, 2], games: ["home"] }), "bad-input");
  });
});
