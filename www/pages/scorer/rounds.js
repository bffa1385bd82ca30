// The rounds of an event of matches as they are planned, and who has left it.
import { EventModel } from "./model.js";
import { isBracket, isPairs } from "./plans.js";

export class RoundsModel extends EventModel {
  numbers() {
    return Array.from({ length: this.event.count }, (_, i) => i + 1);
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

  /** Who has forfeited so often that the right to play on is lost, by the regulations for bridge; Shengji has no such rule. */
  disqualified() {
    if (this.event.game !== "bridge") return [];
    const forfeited = this.laidOut()
      .flatMap(({ number, matches }) => matches.map((own) => ({ number, ...own, stored: this.event.matches[own.key] })))
      .filter(({ stored }) => stored?.forfeit);
    const rounds = (team) =>
      forfeited
        .filter(({ home, away, stored }) => [stored.winner !== "home" && home, stored.winner !== "away" && away].includes(team))
        .map(({ number }) => number);
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
}

/** How many boards a half match has. */
export const halfOf = (boards) => Math.max(1, Math.round(boards / 2));
