// A session of pairs or individuals: who meets whom on which boards, and what the package makes of the results. No rule
// lives here; every number comes from the `event` room.
import { defined, isSpecial } from "./checker.js";
import { mitchellOf, mitchellRounds } from "./mitchell.js";
import { EventModel } from "./model.js";
import { penaltiesOf } from "./penalties.js";
import { sittingOut, tablesOf, tieRules } from "./plans.js";

export const asText = (side) => [side].flat().join("+");
export const lineKey = (board, ns, ew) => `${board}.${asText(ns)}.${asText(ew)}`;
const alone = (side) => (side.length === 1 ? side[0] : side);

/** The board and sides a key stands for: all that is known of a result whose line the movement does not have any more. */
export function placeOf(key) {
  const [board, ...sides] = key.split(".");
  const [ns, ew] = sides.map((side) => alone(side.split("+").map(Number)));
  return { board: Number(board), ns, ew };
}

/** From where a section's tables and pairs are numbered: the first from 1, then from 101, from 201. */
const APART = 100;

/** The sections of an event: how many sit in each, and what its numbers follow. */
export const sectionsOf = ({ count, layout }) =>
  [count, ...(layout.more ?? [])].map((own, index) => ({ letter: String.fromCharCode(65 + index), count: own, after: index * APART }));

/** A movement there is one of for so many. */
const plainMovement = (rules, plan, count) =>
  plan === "individual" ? rules.individual(tablesOf(plan, count), sittingOut(plan, count)) : rules[plan](tablesOf(plan, count));

/** The sittings of one section, numbered as there. */
function sectionSittings(rules, { plan, layout }, { count, after }) {
  const made = plan === "mitchell" ? mitchellOf(rules, tablesOf(plan, count), layout) : plainMovement(rules, plan, count);
  const rounds = Math.min(layout.rounds || made.rounds, made.rounds);
  const missing = after === 0 && layout.missing ? [layout.missing] : Array.from({ length: Math.max(0, made.contestants - count) }, (_, i) => count + i + 1);
  const swap = plan === "mitchell" ? rounds - (layout.switched || 0) : rounds;
  const numbered = (side) => side.map((number) => number + after);
  const sittings = made.sittings
    .filter(({ round, ns, ew }) => round <= rounds && ![...ns, ...ew].some((number) => missing.includes(number)))
    .map(({ ns, ew, ...own }) => (own.round > swap ? { ...own, ns: ew, ew: ns } : { ...own, ns, ew }))
    .map(({ ns, ew, table, ...own }) => ({ ...own, table: table + after, ns: numbered(ns), ew: numbered(ew) }));
  return { copies: made.copies, rounds, missing: numbered(missing), sittings };
}

/** The sittings of a movement as the event has laid it out, all sections together; throws what the package refuses. */
export function sittingsOf(rules, event) {
  if (event.plan === "free") return { rounds: 0, copies: 1, missing: [], sittings: [] };
  const parts = sectionsOf(event).map((section) => sectionSittings(rules, event, section));
  const most = (name) => Math.max(...parts.map((part) => part[name]));
  return { rounds: most("rounds"), copies: most("copies"), missing: parts.flatMap(({ missing }) => missing), sittings: parts.flatMap(({ sittings }) => sittings) };
}

/** How many rounds a plan can have, so that the set-up offers no more. */
export function mostRounds(rules, event) {
  const each = sectionsOf(event).map(({ count }) => {
    const { plan, layout } = event;
    return plan === "mitchell" ? mitchellRounds(tablesOf(plan, count), layout) : plainMovement(rules, plan, count).rounds;
  });
  return event.plan === "mitchell" ? Math.min(...each) : Math.max(...each);
}

export class PairsModel extends EventModel {
  movement() {
    return this.once("movement", () => sittingsOf(this.rules, this.event));
  }

  sideName(side) {
    return [side].flat().map((number) => this.nameOf(number)).filter(Boolean).join(" – ");
  }

  /** Everybody with a number: those of the movement, those with results, those with names unless they are missing. */
  contestants() {
    return this.once("contestants", () => {
      const { sittings, missing } = this.movement();
      const of = ({ ns, ew }) => [ns, ew].flat();
      const named = Object.keys(this.event.names).map(Number).filter((number) => !missing.includes(number));
      return [...new Set([...sittings.flatMap(of), ...this.lines().flatMap(of), ...named])].sort((a, b) => a - b);
    });
  }

  /** Who plays by the movement; nothing where there is none and any number may. */
  get players() {
    const { sittings } = this.movement();
    return this.event.plan === "free" ? null : this.once("players", () => new Set(sittings.flatMap(({ ns, ew }) => [...ns, ...ew])));
  }

  /** The section a number belongs to. */
  sectionOf(number) {
    const sections = sectionsOf(this.event);
    return sections.length === 1 ? sections[0] : sections[Math.min(Math.floor((number - 1) / APART), sections.length - 1)];
  }

  /** Whether north-south and east-west are ranked apart: nobody changes sides in a Mitchell without switched rounds, nor where that is said. */
  get bySide() {
    const { plan, layout } = this.event;
    return plan === "mitchell" ? !layout.switched : plan === "free" && layout.bySide === true;
  }

  /** By number, whether the first line it is in has it north-south; lines with results come first. */
  firstSides() {
    const sides = (line) => ["ns", "ew"].flatMap((side) => [line[side]].flat().map((number) => [number, side === "ns"]));
    const open = () => this.lines().filter(({ row }) => !row);
    return this.once("firstSides", () => new Map([...this.lines().filter(({ row }) => row), ...open()].flatMap(sides).reverse()));
  }

  /** Whether a pair ranked by its side begins north-south; who has no place in the movement belongs where he first sat. */
  beginsNs(number) {
    const { count, after } = this.sectionOf(number);
    const half = Math.ceil(count / 2);
    const isPlanned = this.event.plan !== "free" && number - after <= 2 * half;
    return isPlanned ? number - after <= half : (this.firstSides().get(number) ?? true);
  }

  /** The fields ranked apart: by side, and by section where that is wished. */
  fields() {
    const { layout } = this.event;
    const all = this.contestants();
    const sections = layout.apart && layout.more?.length > 0 ? sectionsOf(this.event) : [null];
    const sides = this.bySide ? ["NS", "EW"] : [null];
    const belongs = (number, section, side) => (!section || this.sectionOf(number).letter === section.letter) && (!side || this.beginsNs(number) === (side === "NS"));
    return sections.flatMap((section) =>
      sides.map((side) => ({ section: section?.letter ?? null, side, numbers: all.filter((number) => belongs(number, section, side)) })),
    );
  }

  /** The tables of the movement by number. */
  tables() {
    return [...new Set(this.movement().sittings.map(({ table }) => table))].sort((a, b) => a - b);
  }

  /** All lines by board: { key, round, table, board, ns, ew, row }, where `row` is the result, if there is one. */
  lines() {
    return this.once("lines", () => {
      const { rows, layout } = this.event;
      const lines = new Map();
      const add = (line) => lines.set(line.key, line);
      for (const { round, table, ns, ew, set } of this.movement().sittings) {
        for (let i = 1; i <= layout.perSet; i++) {
          const board = (set - 1) * layout.perSet + i;
          const key = lineKey(board, ns, ew);
          if (!rows[key]?.left) add({ key, round, table, board, ns: alone(ns), ew: alone(ew), row: rows[key] ?? null });
        }
      }
      for (const [key, row] of Object.entries(rows)) {
        const told = row.contract || row.score !== undefined;
        if (!row.left && !lines.has(key)) add({ key, round: row.round ?? 0, table: row.table ?? 0, ...placeOf(key), row: told ? row : null, extra: true });
      }
      const order = (a, b) => a.board - b.board || a.round - b.round || a.table - b.table || [a.ns].flat()[0] - [b.ns].flat()[0];
      return [...lines.values()].sort(order);
    });
  }

  /** The lines by board, boards in order. */
  byBoard() {
    return this.once("byBoard", () => grouped(this.lines(), ({ board }) => board));
  }

  boards() {
    return [...this.byBoard().keys()];
  }

  linesOf(board) {
    return this.byBoard().get(board) ?? [];
  }

  linesOfRound(round) {
    const byRound = this.once("byRound", () => grouped([...this.lines()].sort((a, b) => a.table - b.table || a.board - b.board), (line) => line.round));
    return byRound.get(round) ?? [];
  }

  /** The lines with results as the package takes them. */
  rows() {
    return this.once("rows", () => this.lines().filter(({ row }) => row).map(resultRow));
  }

  options() {
    const { scoring, penalties, decisions } = this.event;
    const { method, perWin, factoring, divisor, trim, datum } = scoring;
    const fields = this.fields();
    return {
      method,
      ...(method === "matchpoints" && { perWin, factoring }),
      ...(method === "cross-imps" && { divisor: divisor ?? "comparisons" }),
      ...(method === "butler" && { trim: trim ?? 1, datum: datum ?? "tens" }),
      ...(fields.length > 1 && { fields: fields.map(({ numbers }) => numbers) }),
      penalties: penaltiesOf(penalties, this.contestants()).map(({ number, amount, percent }) => ({ number, amount: percent ? Math.round(percent * this.top()) / 100 : amount })),
      decisions,
      ...tieRules(scoring),
    };
  }

  /** The top of a board when everybody has played. */
  top() {
    const tables = this.boards().map((board) => this.linesOf(board).filter(({ row }) => row?.contract !== "NP").length);
    return (this.event.scoring.perWin ?? 2) * Math.max(0, Math.max(...tables, 0) - 1);
  }

  /**
   * The scored session, with each line's scores by its key; `trouble` is what the package refuses, such as an award that does not
   * fit, and `without` the boards that were left out for it. While the model is `behind`, the session as it was before the latest results.
   */
  session() {
    if (this.behind && this.kept.session) return this.kept.session.value;
    return this.once("session", () => this.scoredWithout(new Map()));
  }

  /** Everything but boards that are refused: whoever waits for the ranking has it without them. By board, `without` says why. */
  scoredWithout(without) {
    const [trouble] = without.values();
    try {
      return { ...this.scored(without), without, trouble };
    } catch (refusal) {
      if (!(refusal instanceof this.RulesError)) throw refusal;
      const { board } = refusal.params ?? {};
      if (board !== undefined && !without.has(board)) return this.scoredWithout(without.set(board, refusal));
      return { boards: [], fields: [[]], needed: [], byLine: new Map(), tops: new Map(), without, trouble: refusal };
    }
  }

  /** Scores what came in while the model was behind. */
  catchUp() {
    this.behind = false;
    this.session();
  }

  scored(without) {
    const lines = this.lines().filter(({ row, board }) => row && !without.has(board));
    const scored = this.rules.scorePairs(lines.map(resultRow), this.options());
    const keys = lines.map(({ key }) => key);
    const byLine = new Map();
    const tops = new Map();
    for (const { board, top, lines } of scored.boards) {
      tops.set(board, top);
      for (const { row, ns, ew, awards } of lines) byLine.set(keys[row], { ns, ew, ...(awards && { awards }) });
    }
    return { ...scored, byLine, tops };
  }

  /** A board's results gathered: points, how many tables, what they scored; best for north-south first. */
  frequencies(board) {
    if (!this.session().tops.has(board)) return [];
    const lines = this.linesOf(board).filter(({ row }) => row);
    const played = lines.filter(({ row, ...line }) => this.pointsOf({ ...line, row }) !== null);
    if (played.length > 0 && this.event.scoring.method === "matchpoints" && lines.every(({ row }) => !row.group)) {
      const { fields, ...options } = this.options();
      const { without } = this.session();
      const scored = this.boards().filter((one) => !without.has(one));
      const expected = Math.max(...scored.map((one) => this.linesOf(one).filter(({ row }) => row && row.contract !== "NP").length));
      const rows = lines.map(resultRow);
      return this.rules.frequencies(rows, { ...options, expected });
    }
    const { byLine } = this.session();
    const found = new Map();
    for (const line of played.filter(({ key }) => byLine.has(key))) {
      const points = this.pointsOf(line);
      const { ns, ew } = byLine.get(line.key);
      const own = found.get(`${points} ${ns}`) ?? { points, count: 0, ns, ew };
      found.set(`${points} ${ns}`, { ...own, count: own.count + 1 });
    }
    return [...found.values()].sort((a, b) => b.points - a.points);
  }

  /** Points to north-south of a line with a result; null where there are none. */
  pointsOf({ board, row }) {
    return row ? this.checker.check(board, row).points : null;
  }

  /** What the package says of a result that is typed, for the form of scoring in use. */
  check(board, result) {
    const checked = this.checker.check(board, result);
    if (isSpecial(result))
      this.checker.once(`${board} ${this.event.scoring.method} ${result.contract}`, () =>
        this.rules.scorePairs([{ board, ns: 1, ew: 2, contract: result.contract }], { method: this.event.scoring.method }),
      );
    return checked;
  }

  /** Lines that deserve a second look, each with the codes of what is odd about it; the director's word does not settle a result too many. */
  odd() {
    return this.once("odd", () =>
      this.lines()
        .filter(({ row }) => row)
        .map((line) => ({ line, codes: [...(line.row.sure ? [] : this.oddities(line)), this.isTwice(line) && "twice"].filter(Boolean) }))
        .filter(({ codes }) => codes.length > 0),
    );
  }

  /** The boards that are played by the movement; nothing where there is none. */
  get boardsPlayed() {
    const { perSet } = this.event.layout;
    return this.event.plan === "free"
      ? null
      : this.once(
          "boardsPlayed",
          () => new Set(this.movement().sittings.flatMap(({ set }) => Array.from({ length: perSet }, (_, i) => (set - 1) * perSet + i + 1))),
        );
  }

  /** By board, the results that were played of each number: with hundreds on a board nobody is looked for line by line. */
  playedBy() {
    return this.once("playedBy", () => {
      const boards = new Map();
      for (const line of this.lines()) {
        if (!boards.has(line.board)) boards.set(line.board, new Map());
        const own = boards.get(line.board);
        for (const number of withResult(line)) own.set(number, (own.get(number) ?? 0) + 1);
      }
      return boards;
    });
  }

  /** What is odd about a result, who sits there, such as somebody who takes no part, or the board itself. */
  oddities({ board, ns, ew, row }) {
    const stranger = this.players && [ns, ew].flat().some((number) => !this.players.has(number));
    return [...this.checker.check(board, row).oddities, this.boardsPlayed?.has(board) === false && "board", stranger && "stranger"].filter(Boolean);
  }

  /** Whether somebody there has another result on the board, which the package does not score. */
  isTwice(line) {
    return withResult(line).some((number) => this.playedBy().get(line.board).get(number) > 1);
  }

  /** How many results stand on lines the movement does not have. */
  misplaced() {
    return this.lines().filter(({ extra, row }) => extra && row).length;
  }

  progress() {
    const lines = this.lines();
    return { done: lines.filter(({ row }) => row).length, all: lines.length };
  }
}

/** Who has a result by a line: neither side where it was not played, one where only the other's score was cancelled (`NP|AVE+`). */
function withResult({ ns, ew, row }) {
  if (!row) return [];
  const [own, other = own] = (row.contract ?? "").split("|");
  return [own !== "NP" && ns, other !== "NP" && ew].filter(Boolean).flat();
}

/** Lines by what they have in common, in the order it first occurs. */
function grouped(lines, of) {
  const groups = new Map();
  for (const line of lines) {
    const own = of(line);
    if (groups.has(own)) groups.get(own).push(line);
    else groups.set(own, [line]);
  }
  return groups;
}

function resultRow({ round, table, board, ns, ew, row: { contract, declarer, tricks, score, lead, group } }) {
  return defined({ round: round || undefined, table: table || undefined, board, ns, ew, contract, declarer, tricks, score, lead, group });
}
