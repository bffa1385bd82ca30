// Whether data from a file, or from an earlier day, is an event at all: what is missing or cannot be, and where. Whatever passes
// can be shown, changed and undone.
import { PLANS, isBracket, isPairs } from "./plans.js";

const text = (value) => typeof value === "string";
const number = (value) => typeof value === "number" && Number.isFinite(value);
const flag = (value) => typeof value === "boolean";
const whole = (least, most = 1_000_000) => (value) => Number.isInteger(value) && value >= least && value <= most;
const oneOf = (...all) => (value) => all.includes(value);
const either = (...checks) => (value) => checks.some((check) => check(value) === true);
const maybe = (check) => (value, at) => (value === undefined || value === null ? true : check(value, at));
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A check answers true, false, or the path of what is wrong inside. */
const inside = (answer, at) => (answer === true ? true : answer === false ? at : answer);
const each = (entries, at, check) => {
  for (const [key, value] of entries) {
    const answer = inside(check(value, `${at}.${key}`, key), `${at}.${key}`);
    if (answer !== true) return answer;
  }
  return true;
};
const list = (check) => (value, at) => Array.isArray(value) && each(value.entries(), at, check);
const record = (checks) => (value, at) =>
  isRecord(value) &&
  each(
    Object.entries(checks).map(([key]) => [key, value[key]]),
    at,
    (own, place, key) => checks[key](own, place),
  );
const keyed = (isKey, check) => (value, at) => isRecord(value) && each(Object.entries(value), at, (own, place, key) => isKey.test(key) && check(own, place));

const contestant = whole(1);
const side = either(contestant, (value) => list(contestant)(value, "") === true && value.length === 2);
const result = record({
  contract: maybe(text),
  declarer: maybe(oneOf("N", "E", "S", "W")),
  tricks: maybe(either(whole(0, 13), text)),
  score: maybe(number),
  lead: maybe(text),
  group: maybe(whole(0, 9)),
  board: maybe(whole(1)),
  ns: maybe(side),
  ew: maybe(side),
  round: maybe(whole(0)),
  table: maybe(whole(0)),
  left: maybe(flag),
  sure: maybe(flag),
});
const match = record({
  home: maybe(number), away: maybe(number), winner: maybe(oneOf("home", "away")), forfeit: maybe(flag), loser: maybe(contestant),
  boards: maybe(keyed(/^\d+$/, record({ open: maybe(result), closed: maybe(result) }))),
});
const meeting = record({ home: contestant, away: contestant });
const EVENT = {
  about: record({ event: maybe(text), club: maybe(text), clubId: maybe(text), date: maybe(text), section: maybe(text) }),
  count: whole(1),
  layout: record({
    rounds: maybe(whole(0, 999)),
    perSet: maybe(whole(1, 99)),
    missing: maybe(whole(0, 2000)),
    switched: maybe(whole(0, 999)),
    kind: maybe(oneOf("skip", "relay", "web")),
    firstBoard: maybe(whole(1, 999)),
    more: maybe((value, at) => list(whole(1, 198))(value, at) === true && value.length < 8),
    apart: maybe(flag),
    bySide: maybe(flag),
    seeded: maybe(flag),
    third: maybe(flag),
    secondFinal: maybe(flag),
    odd: maybe(oneOf("bye", "half", "full")),
    unbeaten: maybe(flag),
  }),
  scoring: record({
    perWin: maybe(oneOf(1, 2)),
    counted: maybe(oneOf("boards", "wins")),
    threeImps: maybe(number),
    trim: maybe(whole(0, 99)),
    boards: maybe(whole(1, 144)),
    bestOf: maybe(whole(1, 9)),
    bands: maybe(text),
    scale: maybe(text),
    factoring: maybe(oneOf("neuberg", "none")),
    ties: maybe(oneOf("broken", "shared")),
    divisor: maybe(oneOf("comparisons", "one")),
  }),
  names: keyed(/^\d{1,6}$/, list(text)),
  rows: keyed(/^\d+\.\d+(\+\d+)?\.\d+(\+\d+)?$/, result),
  matches: keyed(/^m?\d+\.\d+\.\d+$/, match),
  penalties: list(
    record({
      number: contestant,
      amount: number,
      percent: maybe(number),
      violations: maybe(whole(1, 999)),
      reason: maybe(text),
      match: maybe(text),
      delay: maybe(record({ rule: oneOf("late", "slow"), minutes: text, measure: text, imps: maybe(number) })),
    }),
  ),
  carried: maybe(list(record({ match: text, number: contestant, amount: number }))),
  decisions: list(record({ step: text, order: list(list(contestant)) })),
  rounds: maybe(
    list(
      record({
        matches: list(meeting),
        bye: maybe(contestant),
        triangle: maybe(list(contestant)),
        half: maybe(flag),
        continuing: maybe(list(contestant)),
      }),
    ),
  ),
  positions: maybe(list(maybe(contestant))),
  seeding: maybe(list(contestant)),
  left: maybe(list(contestant)),
  cycles: maybe(whole(1, 2)),
  secondRanks: maybe(list(contestant)),
  sessions: maybe(list(text)),
  excused: maybe(list(record({ key: text, session: text }))),
  absence: maybe(oneOf("forfeited", "excused", "left-out")),
  addedBy: maybe(oneOf("sessions", "boards")),
};
const METHODS = { pairs: ["matchpoints", "cross-imps", "butler"], matches: ["imps", "board-a-match", "total-points", "patton"], shengji: ["time", "games", "deals"] };
/** So many are laid out at most; lines of one's own may have any numbers. */
const MOST = 2000;
const SCALES = ["wbf", "wbf-discrete", "acbl-20", "acbl-30", "own", ""];

/** What is wrong with the shape of an event: `{ code, at, got }`; nothing where it can be worked with. */
export function shapeFault(event) {
  if (!isRecord(event)) return { code: "kind" };
  if (Number(event.format) > 1) return { code: "newer" };
  if (!Object.hasOwn(PLANS, event.game) || !PLANS[event.game].includes(event.plan)) return { code: "plan", got: String(event.plan) };
  if (event.id !== undefined && !text(event.id)) return { code: "part", at: "id" };
  for (const [part, check] of Object.entries(EVENT)) {
    const answer = inside(check(event[part], part), part);
    if (answer !== true) return { code: "part", at: answer };
  }
  if (event.plan !== "free" && event.count > MOST) return { code: "part", at: "count" };
  const { scoring } = event;
  const shengji = event.game === "shengji";
  const known = shengji ? METHODS.shengji : METHODS[isPairs(event) ? "pairs" : "matches"];
  if (!known.includes(shengji ? scoring.format : scoring.method)) return { code: "part", at: `scoring.${shengji ? "format" : "method"}` };
  return SCALES.includes(scoring.scale ?? "") ? null : { code: "part", at: "scoring.scale" };
}

/** What is wrong with an event, whether it cannot be worked with at all or the package refuses it; nothing where it is sound. */
export function faultOf(page, document) {
  const shape = shapeFault(document.event);
  if (shape) return shape;
  try {
    const model = page.modelOf(document);
    const wrong = resultFault(model, page.RulesError);
    if (wrong) return wrong;
    model.progress();
    if (isPairs(document.event)) model.session();
    else if (isBracket(document.event)) model.bracket();
    else model.stage();
    return null;
  } catch (error) {
    console.warn(error);
    return { code: "refused" };
  }
}

/** The result of an event that cannot be, as the package says. */
function resultFault(model, RulesError) {
  const { event } = model;
  const rows = Object.entries(event.rows).map(([key, row]) => [`rows.${key}`, Number(key.split(".")[0]), row]);
  const boards = Object.entries(event.matches).flatMap(([key, { boards = {} }]) =>
    Object.entries(boards).flatMap(([board, rooms]) =>
      ["open", "closed"].map((room) => [`matches.${key}.boards.${board}.${room}`, Number(board), rooms[room]]),
    ),
  );
  const wrong = [...rows, ...boards].find(([, board, row]) => {
    if (!row || row.left || (!row.contract && row.score === undefined)) return false;
    try {
      model.checker.check(board, row);
      return false;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return true;
    }
  });
  return wrong ? { code: "result", at: wrong[0] } : null;
}

const FORBIDDEN = ["__proto__", "constructor", "prototype"];
const patches = list(
  record({
    at: (value, at) => list(either(text, whole(0)))(value, at) === true && value.length > 0 && !value.some((key) => FORBIDDEN.includes(key)),
  }),
);
const steps = list(record({ name: text, patches }));

/**
 * Whether everything that can be undone and done again leads to an event. `document` is taken back and forth and is to be
 * thrown away.
 */
export function historyHolds(document) {
  if (!Number.isInteger(document.revision) || document.revision < 0) return false;
  if (steps(document.past, "past") !== true || steps(document.future, "future") !== true) return false;
  try {
    for (let left = document.future.length; left > 0; left--) if (!document.redo() || shapeFault(document.event)) return false;
    for (let left = document.past.length; left > 0; left--) if (!document.undo() || shapeFault(document.event)) return false;
    return true;
  } catch {
    return false;
  }
}
