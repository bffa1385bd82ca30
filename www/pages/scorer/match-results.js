// What a match came to, by every form of scoring: played, forfeited or left open. The figures are the package's.
import { boardWorth, countsBoards, unplayedBoards } from "./board-points.js";
import { isSpecial, resultOnly as only } from "./checker.js";
import { inKnockout } from "./knockout.js";
import { isBracket, readBands, scaleOf } from "./plans.js";
import { RoundsModel } from "./rounds.js";

export class MatchResultsModel extends RoundsModel {
  /** What the package says of a result of one room, for the form of scoring in use. */
  check(board, result) {
    const own = this.event.scoring.method;
    const method = own === "patton" ? "total-points" : own; // which have no value for an award either
    const checked = this.checker.check(board, result);
    if (isSpecial(result))
      this.checker.once(`${board} ${method} ${result.contract}`, () =>
        this.rules.scoreMatch([{ board, open: only(result), closed: { score: 0 } }], { method }),
      );
    return checked;
  }

  /** What matches count in: victory points of a scale, Patton points, the points of their boards, or 2 for a win and 1 for a draw. */
  get counting() {
    const { game, scoring } = this.event;
    if (countsBoards(this.event)) return "boards";
    if (game === "bridge" && scoring.method === "patton") return "patton";
    return game === "bridge" && scoring.method === "imps" && scoring.scale ? "scale" : "wins";
  }

  /** What a stage is ranked by, as the package names it: match points, or victory, Patton or standard points. */
  get ranked() {
    return ["wins", "boards"].includes(this.counting) && !this.standardPoints ? "points" : "vp";
  }

  /** Whether matches count in standard points, of an organiser's table for the margin (Shengji art. 27). */
  get standardPoints() {
    const { format, bands } = this.event.scoring;
    return format === "deals" && Boolean(bands);
  }

  draw() {
    const { scoring } = this.event;
    if (this.counting === "scale") return this.rules.vpTable(scaleOf(scoring), scoring.boards).draw;
    if (this.counting === "wins") return this.rules.shengjiMatch({ levels: [1, 1] }).points[0];
    if (this.counting === "boards") return unplayedBoards(this.rules, this.event, "not-comparable", scoring.boards).points[0];
    const level = Array(scoring.boards).fill(0);
    return pattonPoints(this.rules.patton(level, level))[0];
  }

  /**
   * What a match came to: { points: [home, away] in hundredths, score: [home, away], winner }, or nothing before it is
   * played. `boards` come along when it was entered board by board, `off` and `carried` where penalties took something away or
   * something was carried over.
   */
  result(own, stored = this.event.matches[own.key]) {
    if (!stored) return this.leftOpen(own);
    if (stored.forfeit) return this.forfeited(own, stored);
    const result = stored.boards ? this.byBoards(stored, own.boards ?? this.event.scoring.boards) : this.byScore(own, stored);
    return result && isBracket(this.event) ? inKnockout(this, own, stored, result) : result;
  }

  byScore(own, stored) {
    const { game, scoring } = this.event;
    const score = [stored.home, stored.away];
    const points = game === "shengji" ? this.shengjiPoints(stored) : this.bridgePoints(score, { ...scoring, boards: own.boards ?? scoring.boards });
    return points && { points, score, winner: stored.winner ?? leader(score) };
  }

  /** A match somebody who has left did not play: the other side's by forfeit. */
  leftOpen(own) {
    const gone = [own.home, own.away].map((team) => this.leavers().has(team));
    if (!gone.includes(true)) return null;
    return this.forfeited(own, { winner: !gone.includes(false) ? null : gone[0] ? "away" : "home", left: true });
  }

  bridgePoints([home, away], { boards, ...scoring }) {
    if (this.counting === "patton") return [home, away].map((points) => Math.round(points * 100));
    // A half match of a triangle is told as a whole one, since it counts half.
    if (this.counting === "boards") return [home, away].map((points) => Math.round((points * 100 * this.event.scoring.boards) / boards));
    if (this.counting === "wins") {
      const lead = Math.sign(home - away);
      return this.rules.shengjiMatch({ levels: [1 + lead, 1 - lead] }).points;
    }
    const margin = Math.round((home - away) * 100) / 100;
    const { scale, bands } = scoring;
    return this.checker.once(`${scale} ${bands} ${boards} ${margin}`, () => [...this.rules.victoryPoints(scaleOf(scoring), boards, margin)]);
  }

  shengjiPoints({ home, away }) {
    const { format, bestOf, bands } = this.event.scoring;
    if (format === "deals") return this.answered(() => this.rules.shengjiMatch({ deals: [[home, away, 0, 0]], ...(bands && { bands: readBands(bands) ?? [] }) }).points);
    if (format === "time") return this.rules.shengjiMatch({ levels: [home, away] }).points;
    if (!Number.isInteger(home) || !Number.isInteger(away)) return null;
    // Whoever won the last game has won the match.
    const games = [...Array(Math.min(home, away)).fill(home > away ? "away" : "home"), ...Array(Math.max(home, away)).fill(home > away ? "home" : "away")];
    const points = this.answered(() => this.rules.shengjiMatch({ games, bestOf }).points);
    // Level where play has ended early; with more games than that one of the two would have won.
    const level = home === away && home + away <= bestOf;
    return points ?? (level ? this.rules.shengjiMatch({ levels: [home, away] }).points : null);
  }

  byBoards({ boards, winner }, length) {
    const { scoring } = this.event;
    const list = Object.entries(boards)
      .map(([board, { open, closed }]) => open && closed && { board: Number(board), open: only(open), closed: only(closed) })
      .filter(Boolean);
    if (list.length === 0) return null;
    if (this.counting === "patton") return this.byPatton(list, winner);
    const { method } = scoring;
    // Awards that do not balance are averaged in a knock-out (laws 12C4 and 86B).
    const perBoard = this.counting === "boards" ? boardWorth(this.event) : undefined;
    const scored = this.scoredBoards(list, { method, perBoard, balance: isBracket(this.event) });
    if (!scored) return null;
    // A board nobody played is a tie: the match keeps its length.
    const ties = Array.from({ length: Math.max(0, length - list.length) }, (_, i) => ({ board: 1001 + i, open: { contract: "NP" }, closed: { contract: "NP" } }));
    const vp = method === "imps" && scoring.scale ? this.scoredBoards([...list, ...ties], { method, scale: scaleOf(scoring) })?.vp : null;
    const score = method === "board-a-match" ? [Number(scored.home.score), Number(scored.away.score)] : [Number(scored.home.won), Number(scored.away.won)];
    const points = vp ?? this.bridgePoints(this.withTies(score, ties.length), { ...scoring, boards: length });
    if (!isBracket(this.event)) return { points, score, winner: leader(score), scored };
    // A knock-out is decided once every board is in, a level score by the package, or when the director says so.
    const open = list.length < length && !winner;
    return { points, score, winner: winner ?? (open ? null : scored.ahead), by: open || winner ? null : scored.by, open, scored };
  }

  /** The score with the boards nobody played, where boards are counted. */
  withTies(score, boards) {
    if (this.counting !== "boards") return score;
    const { points } = unplayedBoards(this.rules, this.event, "not-comparable", boards);
    return score.map((own, side) => own + points[side] / 100);
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
  forfeited(own, { winner, loser, left = false }) {
    const { scoring } = this.event;
    if (!winner) return { points: [0, 0], score: null, winner: null, loser, forfeited: true };
    const sides = (one, other) => (winner === "home" ? [one, other] : [other, one]);
    if (this.counting === "patton") return { points: sides(this.rules.forfeitPoints({ draw: this.draw() }).points, 0), score: null, winner, forfeited: true };
    if (this.counting === "scale") {
      const { points, imps } = this.awarded(own, ...sides(own.home, own.away));
      return { points: sides(points, 0), score: null, ties: { imps: sides(imps, "0") }, winner, forfeited: true };
    }
    if (this.counting === "boards") return { ...this.forfeitedBoards(own, sides), score: null, winner, forfeited: true };
    const points = this.standardPoints ? this.standardAward(...sides(own.home, own.away), left) : this.rules.shengjiMatch({ games: ["home"] }).points[0];
    return { points: sides(points, 0), score: null, winner, forfeited: true };
  }

  /** Every board for the side present, its points and total points (art. 28). */
  forfeitedBoards({ boards = this.event.scoring.boards }, sides) {
    const { points, totalPoints } = unplayedBoards(this.rules, this.event, "forfeited", boards);
    const matchpoints = sides(points[1] / 100, points[0] / 100);
    return { points: this.bridgePoints(matchpoints, { boards }), ties: { matchpoints: matchpoints.map(String), totalPoints: sides(totalPoints[1], totalPoints[0]) } };
  }

  /** What a team has had on average in the matches it has played, or in those `before` a round; nothing before the first. */
  averageOf(team, before = Infinity) {
    const earlier = this.rounds().filter(({ number }) => number < before);
    const all = earlier.flatMap(({ matches }) => matches).filter(({ home, away }) => home === team || away === team);
    const points = all.map((own) => {
      const stored = this.event.matches[own.key];
      return stored && !stored.forfeit ? this.result(own, stored)?.points[own.home === team ? 0 : 1] : undefined;
    }).filter((value) => value !== undefined);
    return points.length > 0 ? `${points.reduce((sum, value) => sum + value, 0)}/${points.length}` : undefined;
  }

  /**
   * What the side present has in standard points: the highest of its own average, what the other's leaves of 20, and 12; once
   * the other has left a Swiss always 12 (Shengji art. 28 and 29).
   */
  standardAward(present, absent, left) {
    const fixed = isBracket(this.event) || (left && this.event.plan === "swiss");
    return this.rules.shengjiAward(fixed ? {} : { own: this.averageOf(present), other: this.averageOf(absent) }).points;
  }

  /** What the side present has in victory points, by what both had in earlier matches of a round robin, and the IMPs they stand for. */
  awarded({ round, boards = this.event.scoring.boards }, present, absent) {
    const scale = scaleOf(this.event.scoring);
    const { draw, most } = this.rules.vpTable(scale, boards);
    const shares30 = draw === 1500 && most === 2500;
    return this.rules.forfeitPoints({
      draw,
      scale,
      boards,
      ...(this.event.plan === "round-robin" && {
        own: this.averageOf(present, round),
        other: this.averageOf(absent, round),
        ...(shares30 && { complement: [3000, 2500] }),
      }),
    });
  }

  /** What the score of a match tells the tie-breaks, by the form of scoring. */
  forTies({ score, scored, ties }) {
    const { game, scoring } = this.event;
    if (ties) return ties;
    if (!score || game === "shengji" || this.counting === "patton") return {};
    const both = scored && [scored.home, scored.away];
    const won = both && { boardsWon: both.map(({ boardsWon }) => boardsWon), totalPoints: both.map(({ points }) => Math.round(Number(points))) };
    if (scoring.method === "total-points") return { totalPoints: score.map(Math.round), ...won };
    return { [scoring.method === "board-a-match" ? "matchpoints" : "imps"]: score.map(String), ...won };
  }

  byePoints() {
    if (this.standardPoints) return this.rules.shengjiAward({}).points;
    if (this.counting === "wins") return this.rules.shengjiMatch({ games: ["home"] }).points[0];
    return this.rules.byePoints(this.draw());
  }
}

const pattonPoints = ({ total }) => total.map((own) => Math.round(Number(own) * 100));

const leader = ([home, away]) => (home > away ? "home" : home < away ? "away" : null);
