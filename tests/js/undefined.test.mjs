// A field that is undefined is a field that was left out, in every object a call takes: the names are read from the types.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { analysis, bridge, event, shengji } from "tricklaw";
import { at } from "../../scripts/lib.mjs";

/** What comes back only: nobody hands one in. */
const ANSWERS = ["analysis.Watch", "event.ForfeitAwarded", "event.LineAt", "event.ShengjiMatchResult", "shengji.Ruling", "shengji.Owed"];

/** The optional fields of each interface of a room. */
function optionalFields(room) {
  const types = readFileSync(at("dist", `${room}.d.ts`), "utf8");
  const interfaces = [...types.matchAll(/^export interface (\w+)[^{\n]*\{\n([\s\S]*?)\n\}/gm)];
  const fields = (body) => [...body.matchAll(/^ {2}readonly "?([\w-]+)"?\?:/gm)].map(([, name]) => name);
  return interfaces.map(([, name, body]) => [`${room}.${name}`, fields(body)]).filter(([, names]) => names.length > 0);
}

const OPTIONAL = new Map(["analysis", "bridge", "event", "shengji"].flatMap(optionalFields));
/** The fields given, and every other one of the type as undefined. */
const all = (type, given = {}) => ({ ...Object.fromEntries(OPTIONAL.get(type).map((name) => [name, undefined])), ...given });

const end = { hands: { N: "A2...", E: "K3...", S: "54...", W: "76..." }, denomination: "NT", declarer: "S", leader: "S" };
const claim = { by: "S", tricks: 1 };
const deal = bridge.seededDeal(1);
const rows = [{ board: 1, ns: 1, ew: 2, score: 420 }, { board: 1, ns: 3, ew: 4, score: -50 }];
const boards = [{ board: 1, open: { score: 420 }, closed: { score: -50 } }];
const record = { home: 1, away: 2, vp: [1200, 800] };
const carry = { scored: "55", pairsNow: 10, averageNow: "54", boardsThen: 20, pairsThen: 20, sumThen: 1080, boardsNow: 10 };
const delay = { rule: "late", contest: "teams-vp", seconds: 700 };
const lead = { trump: "2H", lead: "SA SK" };
const plays = ["S3 S4", "S5 S6", "S7 S8"];

/** For each type a call that takes it: once as given, once with every optional field undefined. */
const CALLS = {
  "analysis.ClaimLike": (of) => analysis.claim(end, of(claim)),
  "analysis.PolicySettings": (of) => analysis.claim(end, claim, { policy: { settings: of({ discards: "any" }) } }),
  "analysis.ClaimOptions": (of) => analysis.claim(end, claim, of()),
  "analysis.BulletproofOptions": (of) => analysis.isBulletproof(end, claim, of()),
  "analysis.Announcement": (of) => analysis.readAnnouncement(of({ by: "S", declarer: "S", about: "abandons-hand", left: 4 })),
  "analysis.Moment": (of) => analysis.disputedCount({ moment: of() }),
  "analysis.Regret": (of) => analysis.withdrawAgreement(of({ asked: 2 })),
  "analysis.PoolOptions": (of) => new analysis.Pool(of({ size: 1 })).size,
  "analysis.PositionSetup": (of) => analysis.solve(of(end)),
  "analysis.Restrictions": (of) => analysis.solve({ ...end, restrictions: of() }),
  "analysis.SolveOptions": (of) => analysis.solve(end, of()),
  "bridge.AssignedResult": (of) => bridge.adjustedScore({ NS: [of({ points: 420 })], EW: "average" }),
  "bridge.BoardRecord": (of) => bridge.compareBoards(of({ deal, number: 1 }), of({ deal, number: 1 })),
  "bridge.TableSetup": (of) => new bridge.Table(of({ deal, number: 3 })).toJSON(),
  "event.ShengjiMatch": (of) => event.shengjiMatch(of({ games: ["home", "home"], bestOf: 3 })),
  "event.ShengjiLostRound": (of) => event.shengjiAward(of({ own: 10 })),
  "event.ShengjiConductOptions": (of) => event.shengjiEscalation([{ round: 1, measure: "warning" }], of()),
  "event.Forfeit": (of) => event.forfeitPoints(of({ draw: 1000 })),
  "event.UnplayedWorth": (of) => event.unplayedBoard("teams-imps", "forfeited", undefined, of()),
  "event.MatchDay": (of) => event.matchTimes(of({ boards: 16 })),
  "event.SeatingChoices": (of) => event.seatingRight(of({ segments: 3, drawn: "home" })),
  "event.Delay": (of) => event.timePenalty(of(delay)),
  "event.DelayBand": (of) => event.timePenalty({ ...delay, bands: [of({ upTo: 900, amount: 50 })] }),
  "event.PairsCarry": (of) => event.carryPairs(of(carry)),
  "event.MatchOptions": (of) => event.scoreMatch(boards, of()),
  "event.MatchRecord": (of) => event.scoreTeams([1, 2], [of(record)]),
  "event.TeamsOptions": (of) => event.scoreTeams([1, 2], [record], of()),
  "event.TieData": (of) => event.breakTie([1, 2], ["lot"], of()),
  "event.PattonOptions": (of) => event.patton([420], [-50], of()),
  "event.SwissOptions": (of) => event.swissPair([1, 2, 3, 4], [], of({ round: 1 })),
  "event.DrawOptions": (of) => event.drawBracket([1, 2, 3, 4], of({ lot: 1 })),
  "event.BracketResult": (of) => event.bracket([1, 2], [of({ match: 0, winner: 1 })]),
  "event.BracketOptions": (of) => event.bracket([1, 2, 3, 4], [], of()),
  "event.KnockoutCarry": (of) => event.carryKnockout(20, true, 32, of()),
  "event.SessionAbout": (of) => event.writeUsebio(rows, {}, of()),
  "event.TableResult": (of) => event.scorePairs(rows.map(of)),
  "event.ResultRow": (of) => event.scorePairs(rows.map(of)),
  "event.AwardOptions": (of) => event.scorePairs(rows, { awards: of() }),
  "event.PairsOptions": (of) => event.scorePairs(rows, of()),
  "event.PairsSessionRows": (of) => event.scoreSessions([of({ rows })]),
  "event.SessionsOptions": (of) => event.scoreSessions([{ rows }], of()),
  "shengji.TableSetup": (of) => new shengji.Table(of({ deal: shengji.seededDeal(1) })).toJSON(),
  "shengji.Rules": (of) => shengji.rules(of()),
  "shengji.DealOptions": (of) => shengji.seededDeal(1, of()),
  "shengji.DealLike": (of) => shengji.checkDeal(of({ order: shengji.seededDeal(1).order })),
  "shengji.FollowSetup": (of) => new shengji.Follow(of({ ...lead, hand: "S3 S4 S5" })).countLegal(),
  "shengji.TrickSetup": (of) => shengji.trickWinner(of({ ...lead, plays })),
  "shengji.PlayedTrick": (of) => shengji.inspectTrick(of({ ...lead, leader: "N", plays, hands: { E: "S3 S4" } })),
  "shengji.KittySetup": (of) => shengji.kittyMultiplier(of(lead)),
  "shengji.ThrowSetup": (of) => shengji.judgeThrow(of({ ...lead, leader: "N", hands: { N: "SA SK", E: "S3 S4", S: "S5 S6", W: "S7 S8" } })),
  "shengji.GameLike": (of) => shengji.nextDeal(of({ dealer: "N" }), { dealer: "N", points: 40 }),
  "shengji.PlayedDeal": (of) => shengji.nextDeal({ dealer: "N" }, of({ dealer: "N", points: 40 })),
};

describe("a field that is undefined is as good as left out", () => {
  for (const [type, call] of Object.entries(CALLS)) {
    test(type, () => {
      assert.deepEqual(call((given = {}) => all(type, given)), call((given = {}) => given));
    });
  }

  test("of every type that is handed in, and the types allow it", () => {
    assert.deepEqual([...Object.keys(CALLS), ...ANSWERS].sort(), [...OPTIONAL.keys()].sort());
  });
});
