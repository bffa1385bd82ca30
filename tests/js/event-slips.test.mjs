// Slips that would otherwise change a result without a word: a bonus among penalties, more than all of a board, options of another
// method, two excuses for one match.
import { test } from "node:test";
import { event } from "tricklaw";
import { is, refuses } from "./support/worked.mjs";

const row = (ns, ew, told) => ({ board: 1, ns, ew, ...told });
const rows = [row(1, 2, { score: 420 }), row(3, 4, { score: -50 })];
const matches = [{ round: 1, home: 1, away: 2, vp: [1250, 750] }];
const boards = [{ board: 1, open: { score: 420 }, closed: { score: -50 } }];

test("a penalty is taken off, and never given (art. 34, 35)", () => {
  const pairs = (...amounts) => event.scorePairs(rows, { penalties: amounts.map((amount) => ({ number: 1, amount })) });
  is("nothing, and a half", () => pairs(0, "1/2").fields[0].find(({ number }) => number === 1).total, "1.50");
  for (const amount of [-1, "-1/2"]) refuses(`pairs ${amount}`, () => pairs("0.4", amount), "bad-input", "options.penalties[1].amount", "0 or more");
  refuses("in a session", () => event.scoreSessions([{ rows, options: { penalties: [{ number: 1, amount: -1 }] } }]), "bad-input", "penalties[0].amount");
  const teams = (points) => event.scoreTeams([1, 2], matches, { penalties: [{ number: 1, points }] });
  is("50 off", () => teams(50).standings[0].points, 1200);
  refuses("teams", () => teams(-50), "bad-input", "options.penalties[0].points", "from 0");
  refuses("teams in USEBIO", () => event.writeUsebioTeams(matches, { penalties: [{ number: 1, points: -50 }] }), "bad-input", "options.penalties[0].points");
  refuses("in a match", () => event.scoreMatch(boards, { penalties: [0, -2] }), "bad-input", "options.penalties[1]", "0 or more");
  is("what is carried over may be below nothing", () => event.scoreTeams([1, 2], matches, { carried: [{ number: 1, points: -50 }] }).standings[0].points, 1200);
});

test("nobody has more than all of a board (law 12C2)", () => {
  const awarded = (contract, more) => event.scorePairs([...rows, row(5, 6, { contract })], more).boards[0].lines[2].ns;
  is("all of it", () => awarded("A100/0"), "4.00");
  for (const contract of ["A100.01/0", "A0/110", "AVE+|A101"]) refuses(contract, () => awarded(contract), "bad-input", "rows[2].contract", "100 % at most");
  is("average plus by an event's own terms", () => awarded("AVE+/AVE-", { awards: { percent: [10_000, 5000, 0] } }), "4.00");
  refuses("and beyond", () => awarded("AVE+/AVE-", { awards: { percent: [10_001, 5000, 0] } }), "bad-input", "options.awards.percent[0]");
  refuses("of boards not compared", () => event.unplayedBoard("pairs-matchpoints", "not-comparable", undefined, { percent: [4000, 10_001] }), "bad-input", "worth.percent[1]");
  refuses("in CSV", () => event.readCsv("board,ns,ew,contract\n1,1,2,A110/40\n"), "csv", '"line":2,"code":"award"');
});

test("a column named twice in CSV is told with both places", () => {
  refuses("ns", () => event.readCsv("board,NS,ew,score,ns\n1,1,2,420,3\n"), "csv", '"code":"columns","field":"ns"', '"columns":[2,5]');
  refuses("sections", () => event.readCsv("sec,board,ns,ew,score,Sec\nA,1,1,2,420,B\n"), "csv", '"field":"section"', '"columns":[1,6]');
});

test("a row of CSV with more fields than columns is no row", () => {
  const read = (line) => event.readCsv(`board,ns,ew,score\n1,1,2,420\n${line}\n`);
  is("with nothing in them", () => read("1,3,4,-50,,").length, 2);
  refuses("a comma in a number", () => read("1,3,4,1,400"), "csv", '"line":3,"code":"fields"', "more fields than columns");
});

test("two players do not meet a pair", () => {
  is("two and two", () => event.scorePairs([row([1, 2], [3, 4], { score: 420 })]).fields[0].length, 4);
  refuses("two and one", () => event.scorePairs([row([1, 2], 7, { score: 420 })]), "bad-input", "rows[0].ew", "as many as `ns`");
  refuses("one and two", () => event.scorePairs([row(7, [1, 2], { score: 420 })]), "bad-input", "rows[0].ew");
  refuses("in CSV", () => event.readCsv("board,ns,ew,score\n1,1+2,7,420\n"), "csv", '"code":"number","field":"ew"');
});

test("what a session of IMPs could have had is not written", () => {
  const written = (method) => event.writeStandings(rows, { method }).split("\n")[1].split(",")[4];
  is("at each method", () => ["matchpoints", "cross-imps", "butler"].map(written), ["2.00", "", ""]);
});

test("what cannot count is refused", () => {
  const session = (method) => ({ rows, options: { method } });
  is("at IMPs", () => event.scoreSessions([session("butler")], { forfeitImps: 200 }).standings.length, 4);
  refuses("IMPs at matchpoints", () => event.scoreSessions([session("matchpoints")], { forfeitImps: 200 }), "bad-input", "options.forfeitImps");
  is("with a scale", () => event.forfeitPoints({ draw: 1000, scale: "wbf", boards: 14 }).imps, "6.00");
  refuses("boards without a scale", () => event.forfeitPoints({ draw: 1000, boards: 14 }), "bad-input", "forfeit.boards");
  refuses("a scale without boards", () => event.forfeitPoints({ draw: 1000, scale: "wbf" }), "bad-input", "forfeit.boards");
  const bracket = (more) => event.bracket([1, 2, 3, 4], [], more);
  is("a third place in a knock-out", () => bracket({ third: true }).matches.length, 4);
  for (const more of [{ layout: "compact" }, { feed: "top" }, { secondFinal: false }]) refuses("a knock-out", () => bracket(more), "bad-input", `options.${Object.keys(more)[0]}`, "no value with this `kind`");
  const double = { kind: "double", secondFinal: false };
  is("a double elimination", () => bracket({ ...double, third: false, layout: "compact" }).matches.length, 6);
  for (const more of [{ third: true }, { fifth: true }]) refuses("a double elimination", () => bracket({ ...double, ...more }), "bad-input", `options.${Object.keys(more)[0]}`);
});

test("options of another method", () => {
  const own = { matchpoints: { perWin: 1, expected: 3, factoring: "none", smallGroups: "uplifted" }, "cross-imps": { divisor: "one", expected: 3 }, butler: { trim: 0, keep: 2, datum: "exact" } };
  const all = Object.assign({}, ...Object.values(own));
  for (const [method, options] of Object.entries(own)) {
    is(method, () => event.scorePairs(rows, { method, ...options }).boards.length, 1);
    for (const [name, value] of Object.entries(all)) {
      if (name in options) continue;
      refuses(`${method} ${name}`, () => event.scorePairs(rows, { method, [name]: value }), "bad-input", `options.${name}`);
      is(`${method} without ${name}`, () => event.scorePairs(rows, { method, [name]: undefined }).boards.length, 1);
    }
  }
  refuses("matchpoints by themselves", () => event.scorePairs(rows, { trim: 1 }), "bad-input", "options.trim", "no value with this `method`");
  for (const method of ["imps", "total-points", undefined]) refuses(`teams ${method}`, () => event.scoreMatch(boards, { method, perBoard: 2 }), "bad-input", "options.perBoard");
  for (const method of ["board-a-match", "total-points"]) {
    refuses(`IMPs at ${method}`, () => event.scoreMatch(boards, { method, scale: "wbf" }), "bad-input", "options.scale");
    is(`bands at ${method}`, () => event.scoreMatch(boards, { method, scale: [{ from: 0, winner: 100, loser: 100 }] }).vp, [100, 100]);
  }
  refuses("no such scale, and no boards", () => event.scoreMatch([], { scale: "wfb" }), "bad-input", "options.scale");
  is("a scale, and no boards", () => event.scoreMatch([], { scale: "acbl-20" }).vp, null);
});

test("a side of a match may be a whole row, of that board", () => {
  const row = (board, score) => ({ board, ns: 1, ew: 2, round: 1, score });
  is("rows", () => event.scoreMatch([{ board: 1, open: row(1, 420), closed: row(1, 170) }]).lead, "6.00");
  refuses("of another board", () => event.scoreMatch([{ board: 1, open: row(1, 420), closed: row(2, 170) }]), "bad-input", "boards[0].closed.board");
});

test("a match is void for wrong seats (art. 44) or nobody came for it and could not help it (art. 36)", () => {
  const offender = (more) => event.forfeitPoints({ draw: 1500, ...more }).offender;
  is("either", () => [offender({ wrongSeats: true }), offender({ excused: true }), offender({ wrongSeats: true, excused: false })], [1200, 1500, 1200]);
  refuses("both", () => offender({ wrongSeats: true, excused: true }), "bad-input", "forfeit.excused");
  refuses("a factor of neither", () => offender({ offenderFactor: "1/2" }), "bad-input", "forfeit.offenderFactor");
});

test("a third of a delay (art. 27)", () => {
  const parts = (responsible) => event.timePenalty({ rule: "slow", contest: "teams-vp", seconds: 1100, responsible }).parts.map(({ hundredths }) => hundredths);
  is("2.5 VP", () => [parts("100/3"), parts("66.5"), parts(0), parts(100)], [[83, 167], [166, 84], [0, 250], [250, 0]]);
  for (const wrong of [-1, "100.5", "301/3"]) refuses(`${wrong}`, () => parts(wrong), "bad-input", "delay.responsible");
});

test("the limit of a stage is told", () => {
  const teams = (count) => event.scoreTeams(Array.from({ length: count }, (_, at) => at + 1), []);
  is("200", () => teams(200).standings.length, 200);
  for (const count of [201, 2001]) refuses(`${count}`, () => teams(count), "bad-input", "teams", "at most 200 items");
  refuses("somebody twice", () => event.scoreTeams([1, 2, 1], []), "bad-input", "teams", "different contestants");
});

test("whoever is named twice is named, as in a draw", () => {
  const named = (call) => {
    try {
      call();
    } catch ({ code, message, params }) {
      return [code, params.argument, params.number, message.includes("contestant 3 twice")];
    }
    return null;
  };
  const points = [3, 1, 3].map((number) => ({ number, points: 0 }));
  for (const [argument, call] of [
    ["options.fields[0]", () => event.scorePairs([row(1, 2, { score: 0 })], { fields: [[1, 2, 3, 4, 3]] })],
    ["positions", () => event.bracket([1, 2, 3, 4, 5, 6, 7, 3])],
    ["tied", () => event.breakTie([1, 3, 2, 3], "swiss", {})],
    ["teams", () => event.scoreTeams([3, 3], [])],
    ["ranking", () => event.swissFold([3, 2, 1, 3])],
    ["points", () => event.swissOrder(points, 1)],
  ]) is(argument, () => named(call), ["bad-input", argument, 3, true]);
});

test("a score beside a board that was not played is no slip to pass over", () => {
  refuses("as it is typed", () => event.checkResult({ board: 1, contract: "NP", score: 420 }), "bad-input", "result.score", "not played");
  refuses("in a row", () => event.readRows([row(1, 2, { contract: "NP", score: 0 })]), "bad-input", "rows[0].score");
  const csv = (line) => event.readCsv(`board,ns,ew,contract,score\n${line}\n`);
  is("in a file", () => { try { csv("1,1,2,NP,420"); } catch ({ params }) { return params.faults.map(({ code, stated, owed }) => [code, stated, owed]); } }, [["score", 420, null]]);
  is("without one", () => csv("1,1,2,NP,").map(({ contract, score }) => [contract, score]), [["NP", null]]);
});

test("what a lot decided names nobody twice; match points of pairs know no averages (art. 28(1)2(3))", () => {
  const lot = (order) => event.breakTie([1, 2], ["lot"], { decisions: [{ step: "lot", order }] });
  refuses("twice", () => lot([[2], [1], [2]]), "bad-input", "decisions[0].order", "different contestants");
  is("once", () => lot([[2], [1]]).places, [[2], [1]]);
  const forfeit = (more) => event.forfeitPoints({ draw: 1000, pairs: true, ...more });
  is("one and a half draws", () => forfeit().points, 1500);
  for (const more of [{ own: 1700 }, { other: 100 }, { complement: [3000, 2500] }]) refuses(JSON.stringify(more), () => forfeit(more), "bad-input", `forfeit.${Object.keys(more)[0]}`);
});

test("a penalty of a doubled contract is read as one (law 77)", () => {
  const first = (board, score) => event.checkResult({ board, score }).meanings.slice(0, 5).join();
  is("-1100, -800, -500, -300", () => [[2, -1100], [2, -800], [1, -500], [1, -300]].map((told) => first(...told).split(",").every((meaning) => meaning.startsWith("4") && meaning.includes("X N"))), [true, true, true, true]);
  is("-100", () => first(1, -100), "4C N 8,4D N 8,4H N 8,4S N 8,4NT N 8");
});

test("a table of PBN is read past escaped lines and comments", () => {
  const table = '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n% note\n3 4 {second table} 1NT S 7 ; late\n';
  is("rows", () => event.readPbnTables(table)[0].rows, [["1", "2", "4S", "N", "10"], ["3", "4", "1NT", "S", "7"]]);
  is("results", () => event.readPbn(table).map(({ ns, contract }) => [ns, contract]), [[1, "4S"], [3, "1NT"]]);
});

test("pairs level to the second decimal of their percentages are tied (note to art. 52)", () => {
  const level = [row(1, 3, { score: 420 }), row(2, 4, { score: 420 })];
  const stage = (amount) => event.scoreSessions([{ rows: level }], { carried: [{ number: 1, amount }] }).standings;
  const best = (amount) => stage(amount).slice(0, 2).map(({ number, score, place }) => [number, score, place.place, place.shared]);
  is("a third of a hundredth", () => best("1/300"), [[1, "50.00", 1, true], [2, "50.00", 1, true], [3, "50.00", 1, true]].slice(0, 2));
  is("a hundredth", () => best("1/100"), [[1, "50.01", 1, false], [2, "50.00", 2, true]]);
});

test("a fouled board without factoring gives each group the top of its own (law 87B)", () => {
  const lines = [[420, 0], [50, 0], [-50, 1], [-50, 1], [90, 2]];
  const rows = lines.map(([score, group], at) => ({ board: 1, ns: at + 1, ew: at + 11, score, group }));
  const { fields } = event.scorePairs(rows, { factoring: "none" });
  const percent = (number) => fields[0].find((own) => own.number === number).average;
  is("north-south", () => [1, 2, 3, 4, 5].map(percent), ["100.00", "0.00", "50.00", "50.00", "50.00"]);
  is("east-west", () => [11, 12, 13, 14, 15].map(percent), ["0.00", "100.00", "50.00", "50.00", "50.00"]);
});
