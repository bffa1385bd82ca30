// Random sessions, stages and ties against a second way of working them out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { event } from "tricklaw";
import { of, sum } from "./support/fractions.mjs";
import { score } from "./support/scorer.mjs";
import { source } from "./support/values.mjs";

const POINTS = [0, 50, -50, 100, -100, 110, -110, 140, 170, 200, -200, 400, 420, 450, 600, 620, 650, -420, -620, 980, 1430, -800, 1100, 90];
const AWARDS = ["AVE+", "AVE", "AVE-"];
const pick = (random, list) => list[random(list.length)];

function options(random, method) {
  if (method === "matchpoints") return { method, perWin: 1 + random(2) };
  if (method === "cross-imps") return { method, divisor: pick(random, ["comparisons", "results", "one"]) };
  return { method, trim: random(3), keep: 1 + random(4), datum: pick(random, ["tens", "exact"]) };
}

function result(random, few) {
  const kind = random(100);
  const points = () => (few ? POINTS[random(4)] : pick(random, POINTS));
  if (kind < 72) return { points: points() };
  if (kind < 80) return { weighted: Array.from({ length: 1 + random(3) }, () => [points(), 1 + random(4)]) };
  return kind < 93 ? { awards: [pick(random, AWARDS), pick(random, AWARDS)] } : {};
}

/** A session with everything a club meets with: few tables, boards not played, fouled ones, awards, weights, penalties. */
function session(random, method) {
  const tables = 1 + random(6);
  const few = random(3) === 0;
  const lines = [];
  for (let board = 1; board <= 1 + random(5); board++) {
    const shift = random(tables);
    const fouled = random(4) === 0;
    for (let table = 0; table < (random(2) ? tables : 1 + random(tables)); table++) {
      lines.push({ board, ns: table + 1, ew: 51 + ((table + shift) % tables), group: fouled ? random(2) : 0, ...result(random, few) });
    }
  }
  const penalties = random(3) ? [] : [[1 + random(tables), of(1 + random(8), 4)]];
  return { lines, penalties, options: options(random, method) };
}

const written = ({ points, weighted, awards }) => {
  if (points !== undefined) return { score: points };
  return { contract: weighted ? `W${weighted.map((own) => own.join(":")).join("/")}` : awards ? awards.join("/") : "NP" };
};

/** The session as the package takes it. */
const asked = ({ lines, penalties, options: how }) => ({
  rows: lines.map(({ board, ns, ew, group, ...own }) => ({ board, ns, ew, group, ...written(own) })),
  options: { ...how, rules: "none", penalties: penalties.map(([number, amount]) => ({ number, amount: String(amount) })) },
});

const placed = (list, key) => (own) => 1 + list.filter((other) => key(other) && (!key(own) || key(other).compare(key(own)) > 0)).length;

test("sessions of pairs, 400 of them", () => {
  const random = source(20);
  for (let i = 0; i < 400; i++) {
    const own = session(random, pick(random, ["matchpoints", "matchpoints", "cross-imps", "butler"]));
    const { rows, options: how } = asked(own);
    const scored = event.scorePairs(rows, how);
    const { top, everybody } = score(own.lines, own.options, own.penalties);
    const about = JSON.stringify({ rows, how });
    for (const board of scored.boards) {
      assert.equal(board.top, top && top.text(), about);
      for (const { row, ns, ew } of board.lines) assert.deepEqual([ns, ew], own.lines[row].scores?.map((one) => one.text()) ?? [null, null], `row ${row} of ${about}`);
    }
    const list = [...everybody].map(([number, { total, available, boards, penalty }]) => {
      const net = total.minus(penalty);
      const average = boards === 0 ? null : top ? net.over(available, of(1, 2)).times(of(100)) : net.over(of(boards));
      return { number, net, boards, average };
    });
    const place = placed(list, ({ average }) => average);
    const expected = list.map((one) => [one.number, place(one), String(one.net), one.average?.text() ?? null, one.boards]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    assert.deepEqual(scored.fields[0].map((one) => [one.number, one.place.place, one.exact, one.average, one.boards]), expected, about);
  }
});

/** What a session comes to for somebody: its score, penalty, what could be had, boards; whether it `counts`, and was `played`. */
function part({ lines, penalties, options: how, scored }, who, absence, shares) {
  const all = [...scored.everybody.values()];
  const own = scored.everybody.get(who);
  const penalty = sum(penalties.filter(([number]) => number === who).map(([, amount]) => amount));
  if (own?.boards > 0) return { value: own.total, penalty, available: own.available, boards: own.boards, counts: true, played: true };
  const boards = Math.max(0, ...all.map((one) => one.boards));
  const available = all.map((one) => one.available).reduce((a, b) => (a.compare(b) >= 0 ? a : b), of(0));
  const missed = { value: of(0), penalty, available, boards, counts: true, played: false };
  // Nobody has missed what nobody played; a penalty in it can be added up, but is no share of anything.
  if (boards === 0) return { ...missed, counts: !shares && penalty.compare(of(0)) !== 0 };
  if (absence === "left-out") return { ...missed, counts: false };
  const tables = Math.max(...lines.map(({ board }) => lines.filter((line) => line.board === board).length));
  const times = how.method === "cross-imps" && how.divisor === "one" ? Math.max(tables - 1, 1) : 1;
  if (absence === "excused") return { ...missed, value: available.over(of(2)) };
  return { ...missed, value: how.method === "matchpoints" ? of(0) : of(-3 * boards * times), forfeited: true };
}

test("stages of several sessions, 300 of them (art. 28, 35, 36, 52)", () => {
  const random = source(21);
  for (let i = 0; i < 300; i++) {
    const method = pick(random, ["matchpoints", "cross-imps", "butler"]);
    const sessions = Array.from({ length: 1 + random(3) }, () => session(random, method)).map((own) => ({
      ...own,
      scored: score(own.lines, own.options, own.penalties),
    }));
    const [by, absence] = [pick(random, ["sessions", "boards", "total"]), pick(random, ["forfeited", "excused", "left-out"])];
    const shares = method === "matchpoints" && by !== "total";
    const everybody = [...new Set(sessions.flatMap(({ scored }) => [...scored.everybody.keys()]))].sort((a, b) => a - b);
    const list = everybody.map((number) => {
      const parts = sessions.map((own) => part(own, number, absence, shares));
      const counted = parts.filter(({ counts }) => counts);
      // Where nothing could be had, it is a half, but nothing to who forfeited it.
      const share = ({ value, available, forfeited }) => (shares ? value.over(available, forfeited ? of(0) : of(1, 2)).times(of(100)) : value);
      const off = ({ penalty, available }) => (shares ? penalty.over(available).times(of(100)) : penalty);
      const each = (what) => sum(counted.map(what));
      // Penalties come off the stage, whatever their session counts.
      const fined = (what) => sum(parts.map(what));
      const whole = { value: each(({ value }) => value), penalty: fined(({ penalty }) => penalty), available: each(({ available }) => available) };
      const boards = counted.reduce((total, own) => total + own.boards, 0);
      let [main, less] = [each(share), fined(off)];
      if (by === "sessions" && shares) [main, less] = [main, less].map((one) => one.over(of(counted.length || 1)));
      if (by === "boards") [main, less] = shares ? [share(whole), off(whole)] : [main, less].map((one) => one.over(of(boards || 1)));
      return {
        number,
        main: counted.length > 0 ? main.minus(less) : null,
        less,
        parts: parts.map((own) => (own.counts ? [share(own).text(), own.played ? own.boards : 0] : [null, 0])),
      };
    });
    const place = placed(list, ({ main }) => main);
    const expected = list.map((own) => [own.number, place(own), own.main?.text() ?? null, own.less.text(), own.parts]);
    const { standings } = event.scoreSessions(sessions.map(asked), { by, absence, rules: "none" });
    const got = standings
      .sort((a, b) => a.number - b.number)
      .map((own) => [own.number, own.place.place, own.score, own.penalties, own.sessions.map((one) => [one.score, one.boards])]);
    assert.deepEqual(got, expected, JSON.stringify({ by, absence, sessions: sessions.map(asked) }));
  }
});

/** The first complete pairing in rank order without a rematch, by trying everything. */
function paired(ranking, met) {
  const [first, ...rest] = ranking;
  if (first === undefined) return [];
  for (const other of rest) {
    if (met(first, other)) continue;
    const others = paired(rest.filter((own) => own !== other), met);
    if (others) return [[first, other], ...others];
  }
  return null;
}

test("Swiss rounds with byes, 500 of them (art. 16)", () => {
  const random = source(22);
  for (let i = 0; i < 500; i++) {
    const count = 2 + random(7);
    const ranking = Array.from({ length: count }, (_, place) => ({ number: place + 1, lot: random(1000) })).sort((a, b) => a.lot - b.lot).map(({ number }) => number);
    const meetings = ranking.flatMap((one) => ranking.filter((other) => other > one && random(100) < [20, 45, 70][i % 3]).map((other) => ({ round: 1, one, other })));
    const met = (a, b) => meetings.some(({ one, other }) => (one === a && other === b) || (one === b && other === a));
    const byes = ranking.filter(() => random(4) === 0);
    const resting = count % 2 === 0 ? [null] : [...ranking].reverse().filter((own) => !byes.includes(own));
    const found = resting.map((bye) => ({ bye, pairs: paired(ranking.filter((own) => own !== bye), met) })).find(({ pairs }) => pairs);
    let got;
    try {
      const before = [...meetings.map(({ one, other }) => ({ round: 1, home: one, away: other })), ...byes.map((home) => ({ round: 2, home, away: 0 }))];
      const { matches, bye } = event.swissPair(ranking, before, { round: 3 });
      got = { bye, pairs: matches.map(({ home, away }) => [home, away]) };
    } catch ({ code }) {
      got = code;
    }
    const refused = resting.length === 0 ? "swiss-no-bye-left" : "swiss-rematch";
    assert.deepEqual(
      got,
      found ? { bye: found.bye, pairs: found.pairs.map((pair) => pair.sort((a, b) => a - b)) } : refused,
      JSON.stringify({ ranking, meetings, byes }),
    );
  }
});
