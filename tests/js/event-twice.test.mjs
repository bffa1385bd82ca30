// Nothing counts twice (law 15B): a contestant on a board, a board in a match, a team in a round, a line of a file. And what both
// sides forfeit is lost by both (directing regulations art. 28).
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { event } from "tricklaw";

const row = (board, ns, ew, score, more = {}) => ({ board, ns, ew, score, ...more });
const special = (board, ns, ew, contract) => ({ board, ns, ew, contract });

/** What a call is refused with: its code, its law and its figures. */
function refusal(call) {
  try {
    call();
  } catch ({ code, law, params }) {
    return { code, law: law && law.article, params };
  }
  return assert.fail("it was taken");
}

const session = [row(1, 1, 3, 420), row(1, 2, 4, -50), row(2, 1, 3, 110)];
const again = [...session, row(2, 4, 1, 110)];
const twice = { code: "played-twice", law: "15B", params: { board: 2, line: 1, number: 1, first: 0 } };

describe("a contestant has one result on a board", () => {
  const calls = {
    scorePairs: event.scorePairs,
    "scorePairs by cross-IMPs": (rows) => event.scorePairs(rows, { method: "cross-imps" }),
    "scorePairs by Butler": (rows) => event.scorePairs(rows, { method: "butler" }),
    writeUsebio: event.writeUsebio,
    writePbn: event.writePbn,
    writeStandings: event.writeStandings,
  };
  for (const [name, call] of Object.entries(calls)) {
    test(name, () => {
      assert.ok(call(session));
      assert.deepEqual(refusal(() => call(again)), twice);
    });
  }

  test("in each of several sessions", () => {
    assert.ok(event.scoreSessions([{ rows: session }, { rows: session }]));
    assert.deepEqual(refusal(() => event.scoreSessions([{ rows: session }, { rows: again }])), {
      ...twice,
      params: { ...twice.params, session: 1 },
    });
  });

  test("two lines alike, an award, another group of a fouled board, a player of an individual", () => {
    const lines = (...rows) => refusal(() => event.scorePairs(rows)).params;
    assert.deepEqual(lines(row(5, 1, 2, 420), row(5, 1, 2, 420)), { board: 5, line: 1, number: 1, first: 0 });
    assert.deepEqual(lines(row(5, 1, 2, 420), row(5, 3, 4, 0), special(5, 5, 2, "A60/40")), { board: 5, line: 2, number: 2, first: 0 });
    assert.deepEqual(lines(row(5, 1, 2, 420), row(5, 1, 3, 0, { group: 1 })), { board: 5, line: 1, number: 1, first: 0 });
    assert.deepEqual(lines(row(5, [1, 2], [3, 4], 420), row(5, [5, 6], [7, 3], 0)), { board: 5, line: 1, number: 3, first: 0 });
    assert.equal(refusal(() => event.scorePairs([row(5, [1, 1], [3, 4], 420)])).code, "same-pair");
  });

  test("lines nobody or one side played, other boards and sections with numbers of their own may stand there", () => {
    for (const more of [special(1, 1, 5, "NP"), special(1, 1, 5, "NP|AVE+"), row(3, 1, 4, 0), row(1, 101, 103, 420)]) {
      const { fields } = event.scorePairs([...session, more]);
      assert.equal(fields[0].find(({ number }) => number === 1).boards, 2 + (more.board === 3), JSON.stringify(more));
    }
    assert.ok(event.scorePairs([row(1, 1, 3, 420, { group: 1 }), row(1, 2, 4, 50, { group: 2 })]));
  });

  test("whoever is named twice in a field is refused, two fields may have somebody in common", () => {
    const fields = (...own) => () => event.scorePairs(session, { fields: own });
    const { code, params } = refusal(fields([1, 2], [3, 4, 3]));
    assert.deepEqual([code, params.argument], ["bad-input", "options.fields[1]"]);
    assert.deepEqual(fields([1, 2, 3, 4], [1, 2])().fields.map((own) => own.length), [4, 2]);
  });

  test("ten thousand results of a board", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => row(1, 2 * at + 1, 2 * at + 2, 10 * (at % 90)));
    assert.equal(event.scorePairs(many).fields[0].length, 20_000);
    const { params } = refusal(() => event.scorePairs([...many, row(1, 90_000, 19_999, 50)]));
    assert.deepEqual(params, { board: 1, line: 10_000, number: 19_999, first: 9_999 });
  });
});

describe("a board counts once in a match", () => {
  const played = (board, score) => ({ board, open: { score }, closed: { score: 0 } });
  const fellOut = { board: 2, open: { contract: "NP" }, closed: { contract: "NP" } };

  test("the same board again", () => {
    assert.deepEqual(refusal(() => event.scoreMatch([played(1, 420), played(2, 50), played(1, 420)])), {
      code: "board-twice",
      law: "15B",
      params: { board: 1, line: 2, first: 0 },
    });
    const half = { ...played(2, 50), closed: { contract: "NP" } };
    assert.equal(refusal(() => event.scoreMatch([half, played(2, 50)])).code, "board-twice");
  });

  test("one that fell out and was played again, and a second half numbered on", () => {
    assert.equal(event.scoreMatch([fellOut, played(2, 420)]).margin, "9.00");
    assert.equal(event.scoreMatch([played(1, 420), played(17, 420)]).margin, "18.00");
  });
});

describe("a team has one match in a round", () => {
  const match = (round, home, away, more = {}) => ({ round, home, away, vp: [1200, 800], ...more });
  const calls = {
    scoreTeams: (matches) => event.scoreTeams([1, 2, 3, 4], matches),
    writeUsebioTeams: event.writeUsebioTeams,
  };
  for (const [name, call] of Object.entries(calls)) {
    test(name, () => {
      const refused = (...matches) => refusal(() => call(matches));
      const once = { code: "match-twice", law: null, params: { round: 2, number: 2, match: 1, first: 0 } };
      assert.deepEqual(refused(match(2, 2, 1), match(2, 3, 2)), once);
      assert.deepEqual(refused(match(2, 2, 0), match(2, 2, 1)).params, once.params, "a bye besides");
      assert.deepEqual(refused(match(2, 1, 2), match(2, 2, 1)).params, { ...once.params, number: 1 }, "the same match");
      const half = { half: true };
      const three = [match(2, 1, 2, half), match(2, 2, 3, half), match(2, 3, 1, half)];
      assert.deepEqual(refused(...three, match(2, 4, 1, half)).params, { round: 2, number: 1, match: 3, first: 0 });
      assert.equal(refused(match(2, 1, 2, half), match(2, 1, 3)).code, "match-twice");
      for (const fine of [three, [match(1, 1, 2), match(2, 1, 2)], [match(1, 1, 0), match(1, 2, 0)]]) assert.ok(call(fine));
      // Matches without a round, as those of a triangle over two rounds.
      assert.ok(call([match(undefined, 1, 2), match(undefined, 2, 3), match(undefined, 3, 1)]));
    });
  }

  test("USEBIO tells no round where none is told", () => {
    assert.equal(event.writeUsebioTeams([match(undefined, 1, 2)]).includes("ROUND_NUMBER"), false);
    assert.ok(event.writeUsebioTeams([match(7, 1, 2)]).includes("<ROUND_NUMBER>7</ROUND_NUMBER>"));
  });
});

test("a line of a file counts once in its direction, round and section", () => {
  const { code, params } = refusal(() => event.readCsv("board,ns,ew,score\n1,1,2,420\n2,1,2,50\n1,1,2,420\n1,3,2,90\n1,x,4,0\n"));
  const faults = params.faults.map(({ line, code, number, first }) => [line, code, number, first]);
  assert.deepEqual([code, faults], ["csv", [[6, "number", null, null], [4, "twice", 1, 2], [5, "twice", 2, 2]]]);
  assert.equal(params.faults[1].message, "line 4: number 1 has a result on the board in line 2 already");
  const read = (text) => event.readCsv(text).length;
  assert.equal(read("board,ns,ew,score\n1,1,2,420\n1,2,1,50\n"), 2, "both directions from 1, or two rooms");
  assert.equal(read("round,board,ns,ew,score\n1,1,1,2,420\n2,1,1,3,50\n"), 2, "boards of each round");
  assert.equal(read("组别;牌号;南北;东西;得分\nA;1;1;2;420\nB;1;1;2;50\n"), 2, "sections");
  assert.equal(read("board,ns,ew,contract\n1,1,2,NP\n1,1,2,4S N =\n"), 2, "not played at first");
});

describe("what both sides forfeit", () => {
  const lost = (matches, options) =>
    event.scoreTeams([1, 2], matches, options).standings.map(({ played, won, drawn, lost }) => [played, won, drawn, lost]);
  const match = (more) => ({ round: 1, home: 1, away: 2, ...more });

  test("is lost by both", () => {
    for (const more of [{}, { vp: [0, 0] }, { points: [0, 0] }, { points: [0, 0], vp: [0, 1200] }]) {
      assert.deepEqual(lost([match({ forfeited: true, ...more })]), [[0, 0, 0, 1], [0, 0, 0, 1]], JSON.stringify(more));
    }
    assert.deepEqual(lost([match({ forfeited: true, vp: [0, 1200] })]), [[0, 1, 0, 0], [0, 0, 0, 1]]);
    assert.deepEqual(lost([match({ vp: [0, 0] })]), [[1, 0, 1, 0], [1, 0, 1, 0]], "played");
  });

  test("by Shengji teams too, and it is no round won in a tie (Shengji art. 27)", () => {
    const matches = [match({ forfeited: true, points: [0, 0] }), { round: 2, home: 1, away: 3, points: [200, 0] }];
    assert.deepEqual(lost(matches, { rules: "shengji-swiss" }), [[1, 1, 0, 1], [0, 0, 0, 1]]);
    assert.deepEqual(event.breakTie([1, 2], ["matches-won"], { matches }).places, [[1], [2]]);
  });

  test("gives neither anything in USEBIO", () => {
    const xml = event.writeUsebioTeams([match({ forfeited: true })]);
    assert.deepEqual(xml.match(/<(OPPOSING_)?TEAM_SCORE>[^<]*/g), ["<TEAM_SCORE>0.00", "<OPPOSING_TEAM_SCORE>0.00"]);
  });
});
