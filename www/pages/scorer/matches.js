// Events of matches: round robin, Swiss, knock-out, for teams at bridge and sides at Shengji. Points, pairings and ranks are
// the package's; here they are only put together.
import { isSpecial, resultOnly as only } from "./checker.js";
import { EventModel } from "./model.js";
import { isBracket, isPairs, isStage, readBands, scaleOf } from "./plans.js";
import { penaltiesIn } from "./penalties.js";

export class MatchesModel extends EventModel {
  numbers() {
    return Array.from({ length: this.event.count }, (_, i) => i + 1);
  }

  /** What the package says of a result of one room, for the form of scoring in use. */
  check(board, result) {
    const own = this.event.scoring.method;
    const method = own === "patton" ? "total-points" : own; // which have no value for an award either
    const checked = this.checker.check(board, result);
    if (isSpecial(result)) this.checker.once(`${board} ${method} ${result.contract}`, () => this.rules.scoreMatch([{ board, open: only(result), closed: { score: 0 } }], { method }));
    return checked;
  }

  get levels() {
    return this.event.game === "shengji" && this.event.scoring.format === "time";
  }

  /**
   * The rounds with their matches: { number, matches: [{ key, table, home, away, boards }], bye, triangle, continuing }. The
   * three of a triangle play each other: half as many boards each in one round, or all of them over two.
   */
  rounds() {
    return this.once("rounds", () => {
      const cancelled = (team) => this.leavers().get(team)?.effect === "cancelled";
      return this.laidOut().map((round) => ({ ...round, matches: round.matches.filter(({ home, away }) => !cancelled(home) && !cancelled(away)) }));
    });
  }

  /**
   * Who has left the event: what becomes of its results, and how many of its matches it has played. Nothing changes for
   * results of a Swiss.
   */
  leavers() {
    return this.once("leavers", () => {
      const { event } = this;
      const all = this.laidOut().flatMap(({ matches }) => matches);
      return new Map((event.left ?? []).map((team) => {
        const own = all.filter(({ home, away }) => home === team || away === team);
        const played = own.filter(({ key }) => event.matches[key] && !event.matches[key].forfeit).length;
        return [team, { played, all: own.length, effect: this.rules.withdrawal(event.plan === "swiss" ? "swiss" : "round-robin", played, own.length) }];
      }));
    });
  }

  /** Who has forfeited so often that the right to play on is lost. */
  disqualified() {
    const forfeited = this.laidOut().flatMap(({ number, matches }) => matches.map((own) => ({ number, ...own, stored: this.event.matches[own.key] }))).filter(({ stored }) => stored?.forfeit);
    const rounds = (team) => forfeited.filter(({ home, away, stored }) => [stored.winner !== "home" && home, stored.winner !== "away" && away].includes(team)).map(({ number }) => number);
    return this.numbers().filter((team) => !this.event.left?.includes(team) && this.rules.isDisqualified(rounds(team)));
  }

  /** The rounds as they are planned, whoever has left. */
  laidOut() {
    return this.once("laidOut", () => {
      const { event } = this;
      if (isBracket(event) || isPairs(event)) return [];
      const planned = event.plan === "swiss" ? (event.rounds ?? []) : this.schedule();
      return planned.map(({ matches, bye, triangle, half, continuing }, index) => {
        const own = ({ home, away }, place, more) => ({ key: `${index + 1}.${home}.${away}`, round: index + 1, table: place + 1, home, away, ...more });
        const three = triangle ? [[0, 1], [1, 2], [2, 0]].map(([home, away]) => ({ home: triangle[home], away: triangle[away] })) : [];
        const inTriangle = { triangle: true, ...(half && { half, boards: halfOf(event.scoring.boards) }) };
        return {
          number: index + 1,
          bye: bye ?? null,
          triangle: triangle ?? null,
          half: Boolean(half),
          continuing: continuing ?? null,
          matches: [...matches.map((match, place) => own(match, place)), ...three.map((match, place) => own(match, matches.length + place, inTriangle))],
        };
      });
    });
  }

  schedule() {
    const { count, cycles, secondRanks } = this.event;
    const first = this.rules.roundRobin(count);
    return cycles === 2 && secondRanks ? [...first, ...this.rules.roundRobin(count, "balanced", secondRanks)] : first;
  }

  matchOf(key) {
    return this.rounds().flatMap(({ matches }) => matches).find((own) => own.key === key);
  }

  /** Whether two of a triangle met in a half match, whose points count half. */
  isHalf(round, one, other) {
    const own = this.rounds().find(({ number }) => number === round);
    return Boolean(own?.half && own.triangle.includes(one) && own.triangle.includes(other));
  }

  /** What matches count in: victory points of a scale, Patton points, or 2 for a win and 1 for a draw. */
  get counting() {
    const { game, scoring } = this.event;
    if (game === "bridge" && scoring.method === "patton") return "patton";
    return game === "bridge" && scoring.method === "imps" && scoring.scale ? "scale" : "wins";
  }

  /** What a stage is ranked by, as the package names it: match points, or victory, Patton or standard points. */
  get ranked() {
    const { scoring } = this.event;
    return this.counting === "wins" && !(scoring.format === "deals" && scoring.bands) ? "points" : "vp";
  }

  draw() {
    const { scoring } = this.event;
    if (this.counting === "scale") return this.rules.vpTable(scaleOf(scoring), scoring.boards).draw;
    if (this.counting === "wins") return this.rules.shengjiMatch({ levels: [1, 1] }).points[0];
    const level = Array(scoring.boards).fill(0);
    return pattonPoints(this.rules.patton(level, level))[0];
  }

  /**
   * What a match came to: { points: [home, away] in hundredths, score: [home, away], winner }, or nothing before it is
   * played. `boards` come along when it was entered board by board, `off` where penalties took something away.
   */
  result(own, stored = this.event.matches[own.key]) {
    if (!stored) return this.leftOpen(own);
    if (stored.forfeit) return this.forfeited(own, stored);
    const result = stored.boards ? this.byBoards(stored, own.boards ?? this.event.scoring.boards) : this.byScore(own, stored);
    return result && isBracket(this.event) ? this.lessPenalties(own, stored, result) : result;
  }

  byScore(own, stored) {
    const { game, scoring } = this.event;
    const score = [stored.home, stored.away];
    const points = game === "shengji" ? this.shengjiPoints(stored) : this.bridgePoints(score, { ...scoring, boards: own.boards ?? scoring.boards });
    return points && { points, score, winner: stored.winner ?? leader(score) };
  }

  /** A match of a knock-out less the penalties that were given in it: they may turn it round, or leave it level. */
  lessPenalties(own, stored, result) {
    const off = penaltiesIn(this.event, own);
    if (off[0] === 0 && off[1] === 0) return result;
    const { counted, ahead } = this.rules.scoreMatch([], { score: result.score, penalties: off });
    const score = counted.map(Number);
    const said = stored.boards || stored.home !== stored.away ? stored.winner : null; // who goes on from a level score is told for that score
    const winner = said ?? ahead ?? stored.winner ?? null;
    const broken = !winner && !result.open && result.scored ? this.levelBroken(own, result.scored) : {};
    return { ...result, score, off, winner: result.open ? null : winner, by: null, ...broken };
  }

  /** Who goes on from a level match, and by which step; nobody where extra boards have to decide. */
  levelBroken({ home, away }, { home: one, away: other }) {
    const record = { home, away, totalPoints: [one, other].map(({ points }) => Math.round(Number(points))), boardsWon: [one.boardsWon, other.boardsWon] };
    const { places, separations } = this.rules.breakTie([home, away], "knockout-8", { matches: [record] });
    return places.length === 1 ? {} : { winner: places[0][0] === home ? "home" : "away", by: separations[0].step };
  }

  /** A match somebody who has left did not play: the other side's by forfeit. */
  leftOpen(own) {
    const gone = [own.home, own.away].map((team) => this.leavers().has(team));
    if (!gone.includes(true)) return null;
    return this.forfeited(own, { winner: !gone.includes(false) ? null : gone[0] ? "away" : "home" });
  }

  bridgePoints([home, away], { boards, ...scoring }) {
    if (this.counting === "patton") return [home, away].map((points) => Math.round(points * 100));
    if (this.counting === "wins") {
      const lead = Math.sign(home - away);
      return this.rules.shengjiMatch({ levels: [1 + lead, 1 - lead] }).points;
    }
    return [...this.rules.victoryPoints(scaleOf(scoring), boards, Math.round((home - away) * 100) / 100)];
  }

  shengjiPoints({ home, away }) {
    const { format, bestOf, bands } = this.event.scoring;
    if (format === "deals") return this.rules.shengjiMatch({ deals: [[home, away, 0, 0]], ...(bands && { bands: readBands(bands) ?? [] }) }).points;
    if (format === "time") return this.rules.shengjiMatch({ levels: [home, away] }).points;
    if (!Number.isInteger(home) || !Number.isInteger(away)) return null;
    // Whoever won the last game has won the match.
    const games = [...Array(Math.min(home, away)).fill(home > away ? "away" : "home"), ...Array(Math.max(home, away)).fill(home > away ? "home" : "away")];
    const points = this.answered(() => this.rules.shengjiMatch({ games, bestOf }).points);
    return points ?? (home === away ? this.rules.shengjiMatch({ levels: [home, away] }).points : null);
  }

  byBoards({ boards, winner }, length) {
    const { scoring } = this.event;
    const list = Object.entries(boards).map(([board, { open, closed }]) => open && closed && { board: Number(board), open: only(open), closed: only(closed) }).filter(Boolean);
    if (list.length === 0) return null;
    if (this.counting === "patton") return this.byPatton(list, winner);
    const { method } = scoring;
    // Awards that do not balance are averaged in a knock-out (laws 12C4 and 86B).
    const scored = this.scoredBoards(list, { method, balance: isBracket(this.event) });
    if (!scored) return null;
    // A board nobody played is a tie: the match keeps its length.
    const ties = Array.from({ length: Math.max(0, length - list.length) }, (_, i) => ({ board: 1001 + i, open: { contract: "NP" }, closed: { contract: "NP" } }));
    const vp = method === "imps" && scoring.scale ? this.scoredBoards([...list, ...ties], { method, scale: scaleOf(scoring) })?.vp : null;
    const score = method === "board-a-match" ? [Number(scored.home.score), Number(scored.away.score)] : [Number(scored.home.won), Number(scored.home.lost)];
    const points = vp ?? this.bridgePoints(score, scoring);
    if (!isBracket(this.event)) return { points, score, winner: leader(score), scored };
    // A knock-out is decided once every board is in, a level score by the package, or when the director says so.
    const open = list.length < length && !winner;
    return { points, score, winner: winner ?? (open ? null : scored.ahead), by: open || winner ? null : scored.by, open, scored };
  }

  /** Boards by Patton; those without points in both rooms are left out. */
  byPatton(list, winner) {
    const played = list.map(({ board, open, closed }) => [open, closed].map((own) => this.checker.check(board, own).points)).filter((points) => !points.includes(null));
    if (played.length === 0) return null;
    const [open, closed] = [0, 1].map((room) => played.map((points) => points[room]));
    const points = pattonPoints(this.rules.patton(open, closed));
    return { points, score: points.map((own) => own / 100), winner: winner ?? leader(points) };
  }

  /** The package's score of the boards; nothing where it refuses, as for awards in both rooms. */
  scoredBoards(list, options) {
    return this.answered(() => this.rules.scoreMatch(list, options));
  }

  /** What the package answers; nothing where it refuses. */
  answered(ask) {
    try {
      return ask();
    } catch (error) {
      if (error instanceof this.RulesError) return null;
      throw error;
    }
  }

  /**
   * The other side's points as the regulations say: more than a draw, or its own average where matches are compared; none where
   * both have forfeited.
   */
  forfeited(own, { winner, loser }) {
    const { game, scoring } = this.event;
    if (!winner) return { points: [0, 0], score: null, winner: null, loser, forfeited: true };
    const sides = (one, other) => (winner === "home" ? [one, other] : [other, one]);
    if (this.counting === "patton") return { points: sides(this.rules.forfeitPoints({ draw: this.draw() }).points, 0), score: null, winner, forfeited: true };
    if (this.counting === "scale") {
      const { points, imps } = this.awarded(...sides(own.home, own.away), own.boards ?? scoring.boards);
      return { points: sides(points, 0), score: null, imps: sides(imps, "0"), winner, forfeited: true };
    }
    const points = game === "shengji" && scoring.bands && scoring.format === "deals" ? this.rules.shengjiAward({}).points : this.rules.shengjiMatch({ games: ["home"] }).points[0];
    return { points: sides(points, 0), score: null, winner, forfeited: true };
  }

  /** What the side present has in victory points and the IMPs they stand for. */
  awarded(present, absent, boards) {
    const average = (team) => {
      const all = this.rounds().flatMap(({ matches }) => matches).filter(({ home, away }) => home === team || away === team);
      const points = all.map((own) => {
        const stored = this.event.matches[own.key];
        return stored && !stored.forfeit ? this.result(own, stored)?.points[own.home === team ? 0 : 1] : undefined;
      }).filter((value) => value !== undefined);
      return points.length > 0 ? `${points.reduce((sum, value) => sum + value, 0)}/${points.length}` : undefined;
    };
    const round = this.event.plan === "round-robin";
    const scale = scaleOf(this.event.scoring);
    const { draw, most } = this.rules.vpTable(scale, boards);
    const shares30 = draw === 1500 && most === 2500;
    return this.rules.forfeitPoints({ draw, scale, boards, ...(round && { own: average(present), other: average(absent), ...(shares30 && { complement: [3000, 2500] }) }) });
  }

  /** Every match with its result as the package ranks them, byes among them. */
  records() {
    return this.once("records", () => this.rounds().flatMap(({ number, matches, bye }) => {
      const played = matches.flatMap((own) => {
        const result = this.result(own);
        if (!result) return [];
        return [{ round: number, home: own.home, away: own.away, [this.ranked]: result.points, ...this.forTies(result), ...(own.half && { half: true }), ...(result.forfeited && { forfeited: true }) }];
      });
      return bye && this.event.plan === "swiss" ? [...played, { round: number, home: bye, away: 0, [this.ranked]: [this.byePoints(), 0] }] : played;
    }));
  }

  /** What the score of a match tells the tie-breaks, by the form of scoring. */
  forTies({ score, scored, imps }) {
    const { game, scoring } = this.event;
    if (imps) return { imps };
    if (!score || game === "shengji" || this.counting === "patton") return {};
    const both = scored && [scored.home, scored.away];
    const won = both && { boardsWon: both.map(({ boardsWon }) => boardsWon), totalPoints: both.map(({ points }) => Math.round(Number(points))) };
    if (scoring.method === "total-points") return { totalPoints: score.map(Math.round), ...won };
    return { [scoring.method === "board-a-match" ? "matchpoints" : "imps"]: score.map(String), ...won };
  }

  byePoints() {
    const { scoring } = this.event;
    if (scoring.bands && scoring.format === "deals") return this.rules.shengjiAward({}).points;
    if (this.counting === "wins") return this.rules.shengjiMatch({ games: ["home"] }).points[0];
    return this.rules.byePoints(this.draw());
  }

  tieRules() {
    const { game, plan, scoring } = this.event;
    if (game === "shengji") return "shengji-swiss";
    if (scoring.method === "board-a-match") return "board-a-match";
    return plan === "swiss" ? "swiss" : "round-robin";
  }

  stageOptions() {
    const { penalties, decisions } = this.event;
    return { rules: this.tieRules(), penalties: penalties.map(({ number, amount }) => ({ number, points: Math.round(Number(amount) * 100) })), decisions };
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
    const options = event.plan === "double" ? { kind: "double", secondFinal: Boolean(event.layout.secondFinal) } : { kind: "knockout", third: Boolean(event.layout.third) };
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

  /**
   * The next round of a Swiss: { round }, or { refusal } when the package refuses. `more` are further options of the
   * pairing.
   */
  pairNext(more = {}) {
    const { rules, event } = this;
    const round = (event.rounds ?? []).length + 1;
    const before = this.rounds().flatMap(({ number: round, matches, bye }) => [...matches, ...(bye ? [{ home: bye, away: 0 }] : [])].map(({ home, away }) => ({ round, home, away })));
    const last = (event.rounds ?? []).at(-1);
    const continuing = last?.triangle && !last.half ? last.triangle : null;
    const triangle = event.game === "bridge" && ["half", "full"].includes(event.layout.odd);
    const present = (team) => !event.left?.includes(team);
    const ranking = round === 1 ? this.firstRound((event.seeding ?? this.numbers()).filter(present), triangle, more.drawnBye) : this.order().filter(present);
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

  /** How many results are of matches the schedule or bracket does not have. */
  misplaced() {
    const all = isBracket(this.event) ? this.bracketMatches() : this.laidOut().flatMap(({ matches }) => matches);
    const known = new Set(all.map(({ key }) => key));
    return Object.keys(this.event.matches).filter((key) => !known.has(key)).length;
  }

  progress() {
    if (isBracket(this.event)) {
      const { matches } = this.bracket();
      const real = matches.filter(({ sides, part }) => !sides.includes("nobody") && part !== "second-final");
      return { done: real.filter(({ winner }) => winner !== null).length, all: real.length };
    }
    const all = this.rounds().flatMap(({ matches }) => matches);
    return { done: all.filter((own) => this.result(own)).length, all: all.length };
  }
}

const pattonPoints = ({ total }) => total.map((own) => Math.round(Number(own) * 100));

/** How many boards a half match has. */
export const halfOf = (boards) => Math.max(1, Math.round(boards / 2));

const leader = ([home, away]) => (home > away ? "home" : home < away ? "away" : null);
