// The event room given input that is nearly right: every function with one strange value somewhere.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { RulesError, event } from "tricklaw";
import { argumentMaker, source } from "./support/values.mjs";

describe("input that is nearly right", () => {
  const row = { round: 1, table: 1, board: 1, ns: 1, ew: 3, contract: "4S", declarer: "N", tricks: 10, lead: "HA", score: 420, group: 0 };
  const other = { ...row, table: 2, ns: 2, ew: 4 };
  const record = { round: 1, home: 1, away: 2, vp: [1250, 750], imps: [40, "25.5"], totalPoints: [1, 2], boardsWon: [3, 4], forfeited: false, half: true };
  const options = {
    method: "matchpoints", perWin: 2, expected: 3, factoring: "neuberg", smallGroups: "factored", fields: [[1, 2]], rankBy: "total",
    awards: { percent: [6000, 5000, 4000], imps: [3, 0, -3], sessionRule: "both" }, penalties: [{ number: 1, amount: 1.5 }],
    rules: { two: ["lot"], three: [], more: ["extra-boards-4"] }, decisions: [{ step: "lot", order: [[1], [2]] }],
  };
  const tie = {
    matches: [record], totals: [{ number: 1, points: 100 }], sessions: [{ number: 1, scores: [1, 2] }], ranking: [1, 2],
    encounters: [{ number: 1, opponent: 2, scored: 3 }], boards: [{ number: 1, board: 1, ns: true, points: 50, aboveAverage: 1 }],
    violations: [{ number: 1, count: 1 }], records: [{ number: 1, won: 1, lost: 0 }], commonBoardsWon: [{ number: 1, won: 2 }],
  };
  const about = {
    club: "C",
    clubId: "1",
    event: "E",
    date: "2025-01-31",
    section: "A",
    participants: [{ number: 1, side: "NS", players: ["A", { name: "B", id: "2" }] }],
  };
  const calls = {
    scorePairs: [[row, other], options], scoreSessions: [[{ rows: [row, other], options }, { rows: [row] }], { by: "boards", absence: "excused", excused: [3, { number: 1, session: 2 }], carried: [{ number: 1, amount: 1.5 }], rules: "pairs", decisions: [{ step: "lot", order: [[1], [3]] }] }], frequencies: [[row], options], checkResult: [{ board: 1, contract: "4S", declarer: "N", tricks: 10, score: 420 }],
    scoreMatch: [[{ board: 1, open: { score: 420 }, closed: { contract: "4S", declarer: "N", tricks: 9 } }], { method: "board-a-match", perBoard: 2, balance: true, scale: [{ from: 0, winner: 1000, loser: 1000 }], score: [3, "1/3"], carried: [1, 0], penalties: [0, 2] }],
    scoreTeams: [[1, 2], [record], { rules: "swiss", penalties: [{ number: 1, points: 10 }], carried: [{ number: 2, points: 20 }], unbeatenFirst: true }],
    breakTie: [[1, 2, 3], "round-robin", tie], vpTable: [{ kind: "25-0", bands: [{ from: 0, winner: 1500, loser: 1500 }, { from: 3, winner: 2500, loser: 500 }, { from: 9, winner: 2500, loser: 0 }] }, 16], victoryPoints: ["acbl-20", 7, "14/3"], mitchell: [8, 7, "skip"],
    howell: [5], web: [14, 13, 13, 2], individual: [3], roundRobin: [6, "printed", [1, 2, 3, 4, 5, 6]],
    swissPair: [[7, 3, 5, 1], [{ round: 1, home: 7, away: 3 }, { home: 5, away: 0 }], { round: 2, odd: "triangle", home: "alternate", rematch: "refuse" }],
    drawBracket: [[1, 2, 3, 4, 5], { size: 8, seeds: [1, 2], keepApart: [[3, 4]], lot: 7 }],
    bracket: [[1, null, 3, 2], [{ match: 1, winner: 0, loser: 2 }], { kind: "knockout", third: true, fifth: false }],
    carryKnockout: [25, true, 64, { higher: "1/2", lower: "1/3", perBoard: 0.25 }], carryRoundRobin: [[160, "150.5"], 3, 2], readTable: ["1;2\n3;4", ";"], readCsv: ["board,ns,ew,score\n1,1,2,420\n"],
    readPbn: ['[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n'], readPbnTables: ['[Board "1"]\n[TotalScoreTable "Rank;PairId;TotalMP"]\n1 7 120.5\n'], writeCsv: [[row]], writePbn: [[row], options, about],
    writeUsebio: [[row], options, about], writeStandings: [[row], options, about, 0], matchpoints: [[420, 50]], crossImps: [[420, 50]], imps: [430],
    readRows: [[row]], writeUsebioTeams: [[record], { rules: "swiss" }, { ...about, participants: [{ number: 1, name: "Reds" }, { number: 2, players: ["A"] }] }, true],
    swissFold: [[3, 1, 2, 4]], snakeGroups: [[3, 1, 2, 4], 2], swissOrder: [[{ number: 1, points: 1500, won: 1 }, { number: 2, points: 1800, won: 0 }], 3], unplayedBoard: ["board-a-match", "forfeited", 2], byePoints: [1000, "6/5"], trianglePoints: [1250, 800], swissRounds: [12, [[10, 3, 5], [100, 7, 9]]], patton: [[420, 600], [-50, 630], { perBoard: 2, aggregatePerBoard: 1, steps: 1 }],
    carryPairs: [{ scored: 624, pairsNow: 26, averageNow: 12, boardsThen: 52, pairsThen: 52, sumThen: "16224", boardsNow: 52, mode: "half", topNow: 24, topThen: 50 }],
    forfeitPoints: [{ draw: 1500, own: "6150/4", other: 900, complement: [3000, 2500], pairs: false, factor: 1.2, wrongSeats: true, offenderFactor: "4/5", scale: "wbf", boards: 16 }], withdrawal: ["swiss", 2, 7], isDisqualified: [[2, 3], 2, 3],
    convertPenalty: [200, "vp", "imp", [50, 300, 1000]], timePenalty: [{ rule: "slow", contest: "teams-vp", seconds: 400, earlier: 0, responsible: 75, keepSum: true, bands: [{ upTo: 300, warning: true, amount: 50 }, { upTo: 900, amount: 100, perMinute: 25, boards: [1, 2] }], beyond: "penalty", beyondAmount: 400 }], penaltyLadders: [],
    shengjiMatch: [{ deals: [[2, -2, -1, 1]], bands: [{ from: 0, winner: 1000, loser: 1000 }, { from: 1, winner: 1200, loser: 800 }], worth: [300, 100, 0] }],
    matchTimes: [{ boards: 8, screens: true, duplicated: false, perBoard: [8, "8.5"], duplication: [1, 2], interval: 30, unwritten: 12, without: 20, with: 10 }], seatingRight: [{ segments: 4, drawn: "home", choices: [1, 3], hum: "both" }], earlyNumbers: [8, 3, "printed"],
    shengjiLevelPoints: [120, 2, [{ from: 0, levelPoints: -3 }, { from: 80, levelPoints: 1 }]], shengjiRounds: [12, 3], shengjiAward: [{ own: 1150, other: "650", record: 1200, only: "own-average", whole: 2000, fixed: 1200 }],
    shengjiEscalation: [[{ round: 1, measure: "warning" }], { warnings: 2, violations: 3, roundsLost: 2 }], shengjiFine: [3, 2, [2, 4, 6, 8]], shengjiMisplaced: ["board-seen", [25, 50, 25]], shengjiBeforeStart: ["swiss", 23],
  };

  test("every function is tried", () => assert.deepEqual(Object.keys(calls).sort(), Object.keys(event).filter((name) => typeof event[name] === "function").sort()));

  for (const [name, sound] of Object.entries(calls)) {
    test(name, () => {
      assert.doesNotThrow(() => event[name](...sound), "the sound call");
      const random = source(name.length);
      const hostile = argumentMaker(random);
      for (let i = 0; i < 1500; i++) {
        if (sound.length === 0) break;
        const args = structuredClone(sound);
        // Puts one strange value somewhere: at the top, or a few steps down.
        let place = args;
        let key = random(args.length);
        for (let depth = random(6); depth > 0 && place[key] !== null && typeof place[key] === "object"; depth--) {
          const keys = Object.keys(place[key]);
          if (keys.length === 0) break;
          place = place[key];
          key = keys[random(keys.length)];
        }
        place[key] = hostile();
        try {
          event[name](...args);
        } catch (error) {
          assert.ok(error instanceof RulesError && error.code, `${name}: ${String(error)}`);
        }
      }
    });
  }
});
