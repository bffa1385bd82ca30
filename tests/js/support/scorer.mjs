// Pairs scored from the words of the laws, result by result against result: slow, and nothing of it taken from the package.
import { least, most, of, sum } from "./fractions.mjs";

const STEPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000];

/** The IMPs of a difference, a fraction (law 78B). */
function imps(difference) {
  const size = difference.compare(of(0)) < 0 ? difference.times(of(-1)) : difference;
  const worth = STEPS.filter((step) => size.compare(of(step)) >= 0).length;
  return of(difference.compare(of(0)) < 0 ? -worth : worth);
}

const SHARES = { "AVE+": of(60, 100), AVE: of(1, 2), "AVE-": of(40, 100) };
const IMPS = { "AVE+": of(3), AVE: of(0), "AVE-": of(-3) };

/**
 * A result: `{ points }`, `{ weighted: [[points, weight]] }`, `{ awards: [ns, ew] }` or `{}` for one not played. Its possible
 * outcomes with their weights, which add up to 1.
 */
function outcomes({ points, weighted }) {
  if (points !== undefined) return [[of(points), of(1)]];
  if (!weighted) return null;
  const all = weighted.reduce((total, [, weight]) => total + weight, 0);
  return weighted.map(([value, weight]) => [of(value), of(weight, all)]);
}

/** A comparison weighed over all outcomes of both results. */
const weighed = (own, other, worth) => sum(own.flatMap(([points, weight]) => other.map(([against, part]) => worth(points.minus(against)).times(weight.times(part)))));

/** The lines of a board that are compared with each other: those with a result, by the group of a fouled board. */
const groupsOf = (lines) => [...new Set(lines.map(({ group }) => group))].map((group) => lines.filter((line) => line.group === group && outcomes(line)));

const WAYS = {
  /** Law 78A; the missing results of a board are like those made (Neuberg). */
  matchpoints(lines, { perWin }, field) {
    const scale = of(perWin, 2);
    const worth = (difference) => of(1 + difference.compare(of(0)));
    for (const group of groupsOf(lines)) {
      for (const own of group) {
        const against = (sign) =>
          sum(
            group
              .filter((other) => other !== own)
              .map((other) => weighed(outcomes(own), outcomes(other), (difference) => worth(difference.times(of(sign))))),
          );
        own.scores = [1, -1].map((sign) => against(sign).times(scale).plus(scale).times(of(field, group.length)).minus(scale));
      }
    }
  },
  /** Laws 78B and 78D. */
  "cross-imps"(lines, { divisor }) {
    for (const group of groupsOf(lines)) {
      const parts = { comparisons: group.length - 1, results: group.length, one: 1 }[divisor];
      for (const own of group) {
        const all = sum(group.filter((other) => other !== own).map((other) => weighed(outcomes(own), outcomes(other), imps)));
        own.scores = [1, -1].map((sign) => all.times(of(sign)).over(of(parts)));
      }
    }
  },
  /** Law 78D: the mean without the extremes, to tens or as it is. */
  butler(lines, { trim, keep, datum }) {
    for (const group of groupsOf(lines)) {
      if (group.length === 0) continue;
      const cut = of(Math.min(trim, Math.floor(Math.max(0, group.length - Math.max(keep, 1)) / 2)));
      let list = group.flatMap(outcomes).sort(([a], [b]) => a.compare(b));
      for (const _ of [1, 2]) {
        let left = cut;
        list = list.map(([points, weight]) => {
          const taken = least(left, weight);
          left = left.minus(taken);
          return [points, weight.minus(taken)];
        }).reverse();
      }
      const mean = sum(list.map(([points, weight]) => points.times(weight))).over(sum(list.map(([, weight]) => weight)));
      const level = datum === "exact" ? mean : of(mean.over(of(10)).rounded() * 10n);
      for (const own of group) {
        const score = sum(outcomes(own).map(([points, weight]) => imps(points.minus(level)).times(weight)));
        own.scores = [score, score.times(of(-1))];
      }
    }
  },
};

/**
 * A session: `lines` are `{ board, ns, ew, group, ...result }`; penalties `[who, amount]`. Sets the `scores` of every line, and
 * answers the top and everybody's { total, available, boards, penalty } by number.
 */
export function score(lines, options, penalties) {
  const { method } = options;
  const boards = [...new Set(lines.map(({ board }) => board))].sort((a, b) => a - b).map((board) => lines.filter((line) => line.board === board));
  const scheduled = (line) => outcomes(line) || line.awards;
  const field = Math.max(1, ...boards.map((board) => board.filter(scheduled).length));
  const top = method === "matchpoints" ? of((field - 1) * options.perWin) : null;
  const everybody = new Map();
  const of_ = (who) => {
    if (!everybody.has(who)) everybody.set(who, { total: of(0), available: of(0), boards: 0, penalty: of(0) });
    return everybody.get(who);
  };
  const add = (who, value) => {
    const own = of_(who);
    Object.assign(own, { total: own.total.plus(value), available: own.available.plus(top ?? of(0)), boards: own.boards + 1 });
  };
  for (const { ns, ew } of lines) [ns, ew].forEach(of_);
  for (const board of boards) WAYS[method](board, options, field);
  for (const { ns, ew, scores } of lines) if (scores) [ns, ew].forEach((who, side) => add(who, scores[side]));
  // What each has elsewhere, before any award: law 12C2(c).
  const elsewhere = new Map(
    [...everybody].map(([who, { total, available, boards: played }]) => [
      who,
      played === 0 ? null : top ? total.over(available, of(1, 2)) : total.over(of(played)),
    ]),
  );
  for (const line of lines.filter(({ awards }) => awards)) {
    const beside = lines.filter((other) => other.board === line.board && other.group === line.group && outcomes(other)).length;
    const times = options.divisor === "one" && method === "cross-imps" ? of(Math.max(beside - 1, 1)) : of(1);
    line.scores = line.awards.map((award, side) => {
      const own = elsewhere.get([line.ns, line.ew][side]);
      const flat = top ? SHARES[award] : IMPS[award].times(times);
      const better = { "AVE+": most, AVE: (usual) => usual, "AVE-": least }[award];
      const nothing = top && top.numerator === 0n;
      return (own && !nothing ? better(flat, own) : flat).times(top ?? of(1));
    });
    [line.ns, line.ew].forEach((who, side) => add(who, line.scores[side]));
  }
  for (const [who, amount] of penalties) of_(who).penalty = of_(who).penalty.plus(amount);
  return { top, everybody };
}
