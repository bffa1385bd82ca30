// A very large session, ranked: 20 000 pairs on one board, half of them tied with others, and 1 500 tables of 24 boards.
import assert from "node:assert/strict";
import { event } from "tricklaw";
import { source } from "../../tests/js/support/values.mjs";
import { contest, row } from "./support.mjs";

const PAIRS = 20_000;
const TABLES = 1_500;
const BOARDS = 24;

export const title = "sessions scored and ranked, ties broken";
export const unit = "ns/result";

export function rows() {
  const random = source(5);
  const score = () => (random(160) - 80) * 10;
  const wide = Array.from({ length: PAIRS / 2 }, (_, i) => ({ board: 1, ns: i + 1, ew: PAIRS / 2 + i + 1, score: score() }));
  const long = Array.from({ length: TABLES * BOARDS }, (_, i) => {
    const [table, board] = [i % TABLES, Math.floor(i / TABLES)];
    return { board: board + 1, ns: table + 1, ew: TABLES + 1 + ((table + Math.floor(board / 2)) % TABLES), score: score() };
  });
  return [
    ...["pairs", ["opponent-sum", "total-point-ratio", "common-opponents", "lot"]].map((rules) => {
      const session = () => event.scorePairs(wide, { rules });
      checkPlaces(wide, session());
      return row(`one board, ${PAIRS} pairs${rules === "pairs" ? "" : ", a long chain"}`, contest(wide.length, { tricklaw: session }, 3));
    }),
    row(`two sessions of ${PAIRS} pairs`, contest(2 * wide.length, { tricklaw: () => event.scoreSessions([{ rows: wide }, { rows: wide }]) }, 2)),
    row(`${TABLES} tables of ${BOARDS} boards`, contest(long.length, { tricklaw: () => checkBoards(long, event.scorePairs(long)) }, 3)),
  ];
}

/** On one board a pair stands behind everybody who did better; level pairs stay so, or a lot is asked for. */
function checkPlaces(lines, { boards, fields: [field], needed }) {
  const shares = new Map();
  boards[0].lines.forEach(({ row: at, ns, ew }) => shares.set(lines[at].ns, Number(ns)).set(lines[at].ew, Number(ew)));
  const order = [...shares.values()].sort((one, other) => other - one);
  const first = new Map();
  order.forEach((share, at) => first.has(share) || first.set(share, at + 1));
  assert.equal(field.length, PAIRS);
  assert.ok(field.every(({ number, place: { place } }) => place === first.get(shares.get(number))));
  const tied = [...first.keys()].filter((share) => order[first.get(share)] === share);
  assert.equal(needed.length, tied.length);
}

/** Both sides of every result share the top. */
function checkBoards(lines, { boards, fields: [field] }) {
  assert.equal(boards.length, BOARDS);
  assert.equal(field.length, 2 * TABLES);
  const total = field.reduce((sum, own) => sum + Number(own.total), 0);
  assert.ok(Math.abs(total - lines.length * 2 * (TABLES - 1)) < 1, `${total}`);
}
