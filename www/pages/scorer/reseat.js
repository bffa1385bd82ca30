// What another set-up does to what has been entered: where pairs are numbered anew everything goes with them, and results whose
// meeting the new movement does not have are named, to be kept on lines of their own or left out.
import { EventDocument } from "./document.js";
import { MatchesModel } from "./matches.js";
import { PairsModel, lineKey, placeOf, sectionsOf } from "./pairs.js";
import { isPairs } from "./plans.js";

const half = (count) => Math.ceil(count / 2);

/** The first number of the next section, or of nobody. */
const END = 100;

/**
 * From old numbers to new ones. East-west of a Mitchell is numbered on from north-south, so that another number of pairs gives
 * its pairs other numbers; whoever has no seat any more gets a number behind the field. `used` are all numbers that occur.
 */
export function newNumbers(before, after, used) {
  const same = new Map(used.map((number) => [number, number]));
  if (before.plan !== "mitchell" || after.plan !== "mitchell") return same;
  const sections = sectionsOf(after);
  const numbers = new Map();
  for (const [index, { count, after: offset }] of sectionsOf(before).entries()) {
    const last = index === sectionsOf(before).length - 1;
    const own = used.filter((number) => number > offset && (last || number <= offset + END)).sort((a, b) => a - b);
    const [from, to] = [half(count), half(sections[index]?.count ?? count)];
    const seat = (number) => {
      const place = number - offset;
      if (place <= from) return place <= to ? number : null;
      return place <= 2 * from ? (place - from <= to ? number - from + to : null) : place > 2 * to ? number : null;
    };
    const seated = own.map((number) => [number, seat(number)]);
    const taken = new Set(seated.map(([, number]) => number));
    let next = offset + 2 * to;
    const free = () => {
      do next += 1;
      while (taken.has(next));
      return next;
    };
    for (const [number, found] of seated) numbers.set(number, found ?? free());
  }
  return numbers;
}

const asList = (side) => [side].flat();

/** Every number an event knows. */
function numbersIn({ names, rows, penalties, decisions, count }) {
  const inRows = Object.keys(rows).flatMap((key) => asList(placeOf(key).ns).concat(placeOf(key).ew));
  const all = [...Object.keys(names).map(Number), ...inRows, ...penalties.map(({ number }) => number), ...decisions.flatMap(({ order }) => order.flat())];
  return [...new Set([...all, ...Array.from({ length: count }, (_, i) => i + 1)])];
}

/** An event's names with new numbers. */
export const renamed = (names, numbers) => Object.fromEntries(Object.entries(names).map(([number, players]) => [numbers.get(Number(number)) ?? number, players]));

/** The names of an event as they are with another number of pairs. */
export function namesReseated(before, after) {
  const used = Object.keys(before.names).map(Number);
  return renamed(before.names, newNumbers(before, after, used));
}

function rowsReseated(rows, numbers) {
  const side = (own) => (Array.isArray(own) ? own.map((number) => numbers.get(number)) : numbers.get(own));
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => {
    const { board, ns, ew } = placeOf(key);
    return [lineKey(board, side(ns), side(ew)), { ...row, ...(row.ns !== undefined && { ns: side(row.ns), ew: side(row.ew) }) }];
  }));
}

/** The rows with the sides of these lines switched: what was typed stays as it was at the table. */
function rowsTurned(rows, lines) {
  const keys = new Map(lines.map(({ key, board, ns, ew }) => [key, lineKey(board, ew, ns)]));
  return Object.fromEntries(Object.entries(rows).map(([key, { ns, ew, ...row }]) => {
    if (keys.has(key)) return [keys.get(key), row];
    return [key, { ...row, ...(ns !== undefined && { ns, ew }) }];
  }));
}

/**
 * What `details` from the set-up do to an event of pairs: `numbers` that change as [from, to], how many results `stay` in place,
 * the `homeless` lines and how many of them would have a place with their sides switched (`turns`), and the `patches` that keep
 * everything, leave those out (`without`), or switch the sides where that gives a place (`switched`).
 */
export function reseated({ rules, RulesError }, event, details) {
  const next = { ...event, ...details };
  const numbers = newNumbers(event, next, numbersIn(event));
  const rows = rowsReseated(event.rows, numbers);
  const other = (number) => numbers.get(number) ?? number;
  const penalties = event.penalties.map((own) => ({ ...own, number: other(own.number) }));
  const decisions = event.decisions.map((own) => ({ ...own, order: own.order.map((group) => group.map(other)) }));
  const linesOf = (own) => new PairsModel(rules, RulesError, new EventDocument({ event: own })).lines();
  const extraBefore = linesOf(event).filter(({ row, extra }) => row && extra).map(({ key, row }) => [key, row]);
  const keysBefore = new Set(Object.keys(rowsReseated(Object.fromEntries(extraBefore), numbers)));
  const all = linesOf({ ...next, rows, penalties, decisions });
  const lines = all.filter(({ row }) => row);
  const homeless = lines.filter(({ key, extra }) => extra && !keysBefore.has(key));
  const left = new Set(homeless.map(({ key }) => key));
  const open = new Set(all.filter(({ row, extra }) => !row && !extra).map(({ key }) => key));
  const turning = homeless.filter(({ board, ns, ew }) => open.has(lineKey(board, ew, ns)));
  const kept = Object.fromEntries(Object.entries(rows).filter(([key]) => !left.has(key)));
  const patches = (ownRows) => Object.entries({ ...details, rows: ownRows, penalties, decisions }).map(([at, to]) => ({ at: [at], to }));
  return {
    numbers: [...numbers].filter(([from, to]) => from !== to),
    stay: lines.length - homeless.length,
    homeless,
    turns: turning.length,
    patches: patches(rows),
    without: patches(kept),
    switched: patches(rowsTurned(rows, turning)),
  };
}

/** Whether both set-ups are of pairs, with results that may have to move. */
export const mayReseat = (event, details) => isPairs(event) && isPairs(details) && Object.keys(event.rows).length > 0;

/** The contestants of a stage beyond its number that have played: they are not ranked, but count for the others. */
export function playedBeyond({ count, matches }) {
  const all = Object.keys(matches).flatMap((key) => key.split(".").slice(1).map(Number));
  return [...new Set(all)].filter((number) => number > count).sort((a, b) => a - b);
}

const other = { home: "away", away: "home" };

/** A match told from the other side: who was at home is away, and the rooms change with them. */
export function turned({ home, away, winner, boards, ...more }) {
  const rooms =
    boards &&
    Object.fromEntries(
      Object.entries(boards).map(([board, { open, closed }]) => [board, { ...(closed && { open: closed }), ...(open && { closed: open }) }]),
    );
  return {
    ...more,
    ...(home !== undefined && { home: away, away: home }),
    ...(winner && { winner: other[winner] }),
    ...(winner === null && { winner }),
    ...(rooms && { boards: rooms }),
  };
}

/** Who comes in which order in a second cycle: newcomers last. */
function ranksReseated({ secondRanks }, count) {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return secondRanks && [...secondRanks.filter((number) => number <= count), ...all.filter((number) => !secondRanks.includes(number))];
}

/** What changes with the number of teams in a round robin: its results, and the order of its second cycle. */
export function robinReseated({ rules, RulesError }, event, details) {
  const secondRanks = ranksReseated(event, details.count);
  return { secondRanks, matches: matchesReseated(rules, RulesError, event, { ...details, secondRanks }) };
}

/**
 * The results of a round robin with another number of teams: each goes to the match of the same two, wherever the new rounds
 * have it. What has none stays under its old key.
 */
function matchesReseated(rules, RulesError, event, details) {
  const laidOut = (own) => new MatchesModel(rules, RulesError, new EventDocument({ event: own })).laidOut().flatMap(({ matches }) => matches);
  const meetings = (all, { home, away }) => all.filter((own) => [own.home, own.away].includes(home) && [own.home, own.away].includes(away));
  const [before, after] = [laidOut(event), laidOut({ ...event, ...details })];
  return Object.fromEntries(Object.entries(event.matches).map(([key, stored]) => {
    const own = before.find((match) => match.key === key);
    const found = own && meetings(after, own)[meetings(before, own).indexOf(own)];
    if (!found) return [key, stored];
    return [found.key, found.home === own.home ? stored : turned(stored)];
  }));
}
