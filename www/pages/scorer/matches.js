// Events of matches: round robin, Swiss, knock-out, for teams at bridge and sides at Shengji. Points, pairings and ranks are
// the package's; here they are only put together.
import { MatchResultsModel } from "./match-results.js";
import { penaltiesOf, violationsOf } from "./penalties.js";
import { isBracket, isStage } from "./plans.js";

export class MatchesModel extends MatchResultsModel {
  get levels() {
    return this.event.game === "shengji" && this.event.scoring.format === "time";
  }

  /** Whether whoever wins every match comes first (directing regulations art. 16). */
  get forUnbeaten() {
    return this.event.plan === "swiss" && Boolean(this.event.layout.unbeaten);
  }

  /** Whether three of an odd field play a triangle instead of one resting. */
  get withTriangle() {
    const { game, layout } = this.event;
    return game === "bridge" && ["half", "full"].includes(layout.odd);
  }

  /** What a match came to once it counts: where the unbeaten come first it needs a winner. */
  decided(own) {
    const result = this.result(own);
    return result && this.forUnbeaten && isLevel(result) ? null : result;
  }

  /** Every match with its result as the package ranks them, byes among them. */
  records() {
    return this.once("records", () => this.rounds().flatMap(({ number, matches, bye }) => {
      const played = matches.flatMap((own) => {
        const result = this.decided(own);
        if (!result) return [];
        return [
          {
            ...(!overTwoRounds(own) && { round: number }),
            home: own.home,
            away: own.away,
            [this.ranked]: result.points,
            ...this.forTies(result),
            ...(own.half && { half: true }),
            ...(result.forfeited && { forfeited: true }),
          },
        ];
      });
      return bye && this.event.plan === "swiss" ? [...played, { round: number, home: bye, away: 0, [this.ranked]: [this.byePoints(), 0] }] : played;
    }));
  }

  tieRules() {
    const { game, plan, scoring } = this.event;
    if (game === "shengji") return "shengji-swiss";
    if (scoring.method === "board-a-match") return "board-a-match";
    return plan === "swiss" ? "swiss" : "round-robin";
  }

  stageOptions() {
    const { game, penalties, decisions } = this.event;
    const own = penaltiesOf(penalties, this.numbers());
    const taken = own.map(({ number, amount }) => ({ number, points: Math.round(Number(amount) * 100) }));
    const told = game === "shengji" && { violations: violationsOf(own), records: this.gameRecords() };
    return { rules: this.tieRules(), penalties: taken, decisions, unbeatenFirst: this.forUnbeaten, ...told };
  }

  /** Games won and lost at Shengji, for ties (art. 27); of matches by time or deals no more is known than who won. */
  gameRecords() {
    if (this.event.scoring.format !== "games") return [];
    const own = new Map(this.numbers().map((number) => [number, { number, won: 0, lost: 0 }]));
    for (const match of this.rounds().flatMap(({ matches }) => matches)) {
      const score = this.result(match)?.score;
      [match.home, match.away].forEach((number, side) => {
        if (!score || !own.has(number)) return;
        own.get(number).won += score[side];
        own.get(number).lost += score[1 - side];
      });
    }
    return [...own.values()];
  }

  stage() {
    return this.once("stage", () => this.rules.scoreTeams(this.numbers(), this.records(), this.stageOptions()));
  }

  /** The bracket with the results so far; results that do not fit any more are left out, and `loose` names them. */
  bracket() {
    return this.once("bracket", () => this.bracketWith(this.event.matches));
  }

  bracketWith(stored) {
    const { event, rules } = this;
    const options =
      event.plan === "double"
        ? { kind: "double", secondFinal: Boolean(event.layout.secondFinal) }
        : { kind: "knockout", third: Boolean(event.layout.third) };
    const empty = rules.bracket(event.positions, [], options);
    let bracket = empty;
    const results = [];
    for (let match = 0; match < empty.matches.length; match++) {
      const own = this.bracketMatch(bracket, match);
      const result = own && this.result(own, stored[own.key]);
      if (!(result?.winner || result?.forfeited) || !bracket.playable.includes(match)) continue;
      const found = result.winner ? { match, winner: own[result.winner] } : { match, winner: 0, ...(result.loser && { loser: result.loser }) };
      const taken = this.answered(() => rules.bracket(event.positions, [...results, found], options));
      if (!taken) continue; // both forfeited, and nobody was named for the loser's place
      results.push(found);
      bracket = taken;
    }
    return bracket;
  }

  /** A match of the bracket whose sides are known. The key names them, so a result never counts for others. */
  bracketMatch({ matches }, match) {
    const [home, away] = matches[match].sides;
    if (typeof home !== "number" || typeof away !== "number") return null;
    return { key: `m${match}.${home}.${away}`, match, round: matches[match].round, home, away };
  }

  /** Whether the bracket takes what was typed for a match: after a forfeit by both the loser's place may need a name. */
  fits({ key, match }, typed) {
    return this.bracketWith({ ...this.event.matches, [key]: typed }).matches[match].winner !== null;
  }

  /** The matches of the bracket whose sides are known. */
  bracketMatches() {
    const bracket = this.bracket();
    return bracket.matches.map((_, match) => this.bracketMatch(bracket, match)).filter(Boolean);
  }

  /** The order of the field as it stands: contestants best first. */
  order() {
    return isStage(this.event) ? this.stage().standings.map(({ number }) => number) : this.numbers();
  }

  /** The order a round is paired in: where the unbeaten come first, in groups of those with as many matches won. */
  pairingOrder(present) {
    if (!this.forUnbeaten) return this.order().filter(present);
    const standings = this.stage().standings.filter(({ number }) => present(number));
    const records = [...new Set(standings.map(({ won }) => won))].sort((one, other) => other - one);
    return records.map((record) => standings.filter(({ won }) => won === record).map(({ number }) => number));
  }

  /**
   * The next round of a Swiss: { round }, or { refusal } when the package refuses. `more` are further options of the
   * pairing.
   */
  pairNext(more = {}) {
    const { rules, event } = this;
    const round = (event.rounds ?? []).length + 1;
    const before = this.rounds().flatMap(({ number: round, matches, bye }) =>
      [...matches, ...(bye ? [{ home: bye, away: 0 }] : [])].map(({ home, away }) => ({ round, home, away })),
    );
    const last = (event.rounds ?? []).at(-1);
    const continuing = last?.triangle && !last.half ? last.triangle : null;
    const triangle = this.withTriangle;
    const present = (team) => !event.left?.includes(team);
    const ranking = round === 1 ? this.firstRound((event.seeding ?? this.numbers()).filter(present), triangle, more.drawnBye) : this.pairingOrder(present);
    try {
      const paired = rules.swissPair(ranking, before, { round, ...(triangle && { odd: "triangle" }), ...(continuing && { continuing }), ...more });
      const half = event.layout.odd === "half";
      return { round: { matches: paired.matches, bye: paired.bye, ...(paired.triangle && { triangle: paired.triangle, half }), ...(continuing && { continuing }) } };
    } catch (error) {
      if (!(error instanceof this.RulesError)) throw error;
      return { refusal: error };
    }
  }

  /** The order for round 1: the strong meet the weak; who has the bye, or the last three of a triangle, stand apart from that. */
  firstRound(field, triangle, bye) {
    const apart = field.length % 2 === 0 ? [] : triangle ? field.slice(-3) : field.filter((team) => team === bye);
    return [...this.rules.swissFold(field.filter((team) => !apart.includes(team))), ...apart];
  }

  /** The results of matches the schedule or bracket does not have: [{ key, home, away, stored }]. */
  loose() {
    return this.once("loose", () => {
      const all = isBracket(this.event) ? this.bracketMatches() : this.laidOut().flatMap(({ matches }) => matches);
      const known = new Set(all.map(({ key }) => key));
      return Object.entries(this.event.matches).filter(([key]) => !known.has(key)).map(([key, stored]) => {
        const [, home, away] = key.split(".").map(Number);
        return { key, home, away, stored };
      });
    });
  }

  /** How many there are of them. */
  misplaced() {
    return this.loose().length;
  }

  progress() {
    if (isBracket(this.event)) {
      const { matches } = this.bracket();
      const real = matches.filter(({ sides, part }) => !sides.includes("nobody") && (part !== "second-final" || !sides.includes("open")));
      return { done: real.filter(({ winner }) => winner !== null).length, all: real.length };
    }
    const all = this.rounds().flatMap(({ matches }) => matches);
    return { done: all.filter((own) => this.decided(own)).length, all: all.length };
  }
}

/** How many matches those won, drawn and lost are: also forfeited ones, which nobody sat down to. */
export const playedOf = ({ won, drawn, lost }) => won + drawn + lost;

/** Whether a match belongs to no one round: the whole matches of a triangle are played over two. */
const overTwoRounds = ({ triangle, half }) => triangle && !half;

/** Whether neither side has more points; where both have forfeited, neither can have won. */
export const isLevel = ({ points, forfeited }) => points[0] === points[1] && !forfeited;
