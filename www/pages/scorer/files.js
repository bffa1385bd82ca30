// Results in and out as files. What a file means is the package's to say; the backup is the event itself.
import { t } from "../../lib/words.js";
import { EventDocument } from "./document.js";
import { playedOf } from "./matches.js";
import { newEvent, isPairs, isStage, usualScoring } from "./plans.js";
import { lineKey } from "./pairs.js";
import { historyHolds, shapeFault } from "./sound.js";
import { plainMarks } from "./folded.js";
import { joined } from "./names.js";
import { namesBeside, namesOf, withNames } from "./named-rows.js";
import { asCsv, cellOf, csv, isWorkbook } from "./spreadsheet.js";

const KIND = "tricklaw-event";

const safe = (text) => text.replaceAll(/[^\p{L}\p{N}_-]+/gu, "-").replaceAll(/^-+|-+$/g, "") || "event";
export const fileName = ({ about, date = about.date }, ending) => `${safe([about.event, date].filter(Boolean).join(" "))}.${ending}`;

/** Everything about the event, to be restored anywhere. */
export const backupText = (document) => `${JSON.stringify({ kind: KIND, ...document.toJSON() }, null, 1)}\n`;

/** Who takes part, as the package writes it into files. */
function aboutOf(model) {
  const { event } = model;
  const { event: title, club, clubId, date, section } = event.about;
  const pairs = isPairs(event);
  const numbers = pairs ? model.contestants() : model.numbers();
  const side = (number) => (model.beginsNs(number) ? "NS" : "EW");
  const participants = numbers.map((number) => ({
    number,
    ...(pairs && model.bySide && { side: side(number) }),
    ...(pairs ? { players: event.names[number] ?? [] } : { name: (event.names[number] ?? []).join(", "), players: [] }),
  }));
  const known = Object.entries({ event: title, club, clubId, date, section }).filter(([, value]) => value);
  return { ...Object.fromEntries(known), participants };
}

/** The formats an event can be written in. */
export function formatsOf(event) {
  if (isPairs(event)) return ["json", "csv", "standings", "usebio", "pbn"];
  return isStage(event) ? ["json", "matches", "standings", ...(event.game === "bridge" ? ["usebio"] : [])] : ["json", "matches"];
}

/** With the mark that tells a spreadsheet which alphabet the text is in, where that makes a difference. */
const marked = (text) => (/[^\x00-\x7f]/.test(text) ? `\uFEFF${text}` : text);

/** A table whose columns are named in the language of the page; the reader knows both. */
function headed(text) {
  const [head] = text.split(/\r?\n/, 1);
  return text.replaceAll(head, head.split(",").map((name) => t(`evening.headings.${name}`)).join(","));
}

/** The text of a file: { name, text, type }. */
export function written(rules, model, document, format) {
  const { event } = model;
  const named = (ending, text, type) => ({ name: fileName(event, ending), text: type === "text/csv" ? marked(headed(text)) : text, type });
  if (format === "json") return named("json", backupText(document), "application/json");
  if (format === "csv") return named("csv", withNames(rules, rules.writeCsv(model.rows()), model.rows(), event.names), "text/csv");
  if (format === "pbn") return named("pbn", rules.writePbn(model.rows(), model.options(), aboutOf(model)));
  if (format === "matches") return named("matches.csv", csv(matchRows(model)), "text/csv");
  if (format === "usebio")
    return named(
      "xml",
      isPairs(event)
        ? rules.writeUsebio(model.rows(), model.options(), aboutOf(model))
        : rules.writeUsebioTeams(model.records(), model.stageOptions(), aboutOf(model), event.plan === "swiss"),
      "application/xml",
    );
  return named("standings.csv", isPairs(event) ? pairsStandings(rules, model) : csv(stageStandings(model)), "text/csv");
}

function pairsStandings(rules, model) {
  const about = aboutOf(model);
  // Named as beside the results, so that the two tables can be matched.
  const participants = about.participants.map(({ players, ...own }) => ({ ...own, players: players.length > 0 ? [cellOf(joined(players))] : [] }));
  const fields = model.fields();
  const text = (field) => rules.writeStandings(model.rows(), model.options(), { ...about, participants }, field);
  if (fields.length === 1) return text(0);
  const tables = fields.map((own, field) => ofField(rules, text(field), own));
  // One table: for a spreadsheet a second head would be one more contestant.
  return csv([tables[0][0], ...tables.flatMap(([, ...rows]) => rows)]);
}

/** The rows of the standings of one field of several, which say of each line whose they are: of which section and side. */
function ofField(rules, text, { section, side }) {
  const [head, ...rows] = rules.readTable(text);
  const more = [section && ["section", section], side && ["direction", t(`bridge.sideLetters.${side}`)]].filter(Boolean);
  return [[...head, ...more.map(([name]) => name)], ...rows.map((row) => [...row, ...more.map(([, value]) => value)])];
}

const decimal = (hundredths) => (hundredths / 100).toFixed(2);

function stageStandings(model) {
  const rows = model
    .stage()
    .standings.map(({ number, place, points, won, drawn, lost }) => [
      `${place.place}${place.shared ? "=" : ""}`,
      number,
      cellOf(model.nameOf(number)),
      decimal(points),
      playedOf({ won, drawn, lost }),
      won,
      drawn,
      lost,
    ]);
  return [["place", "number", "name", "points", "played", "won", "drawn", "lost"], ...rows];
}

function matchRows(model) {
  const stage = isStage(model.event);
  const rows = stage
    ? model.rounds().flatMap(({ number, matches, bye }) => [...matches.map((own) => matchRow(model, own)), ...(bye ? [byeRow(model, number, bye)] : [])])
    : bracketRows(model);
  return [["round", "home", "homeName", "away", "awayName", "homeScore", "awayScore", ...(stage ? ["homePoints", "awayPoints"] : ["winner"])], ...rows];
}

function matchRow(model, own) {
  const result = model.result(own);
  return [
    own.round,
    own.home,
    cellOf(model.nameOf(own.home)),
    own.away,
    cellOf(model.nameOf(own.away)),
    ...(result?.score ?? ["", ""]),
    ...(isStage(model.event) ? (result?.points.map(decimal) ?? ["", ""]) : [own[result?.winner] ?? ""]),
  ];
}

/** A bye, as a match against nobody: its points are those of a Swiss, and in a bracket whoever has it goes on. */
function byeRow(model, round, team) {
  const points = model.event.plan === "swiss" ? decimal(model.byePoints()) : "";
  return [round, team, cellOf(model.nameOf(team)), "", t("scorer.byeSide"), "", "", ...(isStage(model.event) ? [points, ""] : [team])];
}

/** The matches of a bracket whose sides are known, and its byes. */
function bracketRows(model) {
  const bracket = model.bracket();
  return bracket.matches.flatMap(({ sides, round }, match) => {
    const own = model.bracketMatch(bracket, match);
    const team = sides.includes("nobody") && sides.find(Number.isInteger);
    return own ? [matchRow(model, own)] : team ? [byeRow(model, round, team)] : [];
  });
}

/**
 * A whole event from a backup: `{ document }`, or `{ fault }` where it is none. Steps that could not be undone are left out:
 * `shortened` says so.
 */
function restored(data) {
  if (data?.kind !== KIND) return { fault: { code: "kind" } };
  const { event, past = [], future = [], revision = 0 } = data;
  const fault = shapeFault({ ...newEvent({}), ...event });
  if (fault) return { fault };
  const whole = { event: newEvent({ ...event, id: undefined, ...(event.id && { id: event.id }) }), past, future, revision };
  const holds = historyHolds(new EventDocument(structuredClone(whole)));
  return { document: new EventDocument(holds ? whole : { event: whole.event }), shortened: !holds };
}

/** The most characters that the package reads results from. */
const MOST_TEXT = 2 ** 24;

/**
 * What a file holds: `{ document }` for a backup, `{ rows }` for results with the names `beside` them, `{ fault }` or `{ refusal }` with what is wrong,
 * `{ workbook: true }` for the own format of a spreadsheet, `{ xml: true }`, or `{ unknown: true }`.
 */
export function readFile(rules, RulesError, text) {
  const trimmed = text.replace(/^\uFEFF/, "").trimStart();
  if (isWorkbook(trimmed)) return { workbook: true };
  if (trimmed.startsWith("<")) return { xml: true };
  try {
    if (/^[[{]/.test(trimmed) && !/^\[\w+ "/.test(trimmed)) {
      const data = JSON.parse(trimmed);
      return Array.isArray(data) ? { rows: rules.readRows(data) } : restored(data);
    }
    if (text.length > MOST_TEXT) return { fault: { code: "large" } };
    const isPbn = /^[[%;]/.test(trimmed) || /^\[Board "/m.test(trimmed);
    const rows = isPbn ? rules.readPbn(trimmed) : rules.readCsv(asCsv(rules, plainMarks(text)));
    return rows.length > 0 ? { rows, beside: isPbn ? null : namesBeside(rules, text) } : { unknown: true };
  } catch (error) {
    if (error instanceof RulesError) return { refusal: error };
    if (error instanceof SyntaxError) return { fault: { code: /[}\]]\s*$/.test(trimmed) ? "text" : "cut" } };
    throw error;
  }
}

/** The patches that put read rows into an event, each into the line of its pairs where there is one. */
export function rowPatches(model, rows) {
  const known = new Set(model.lines().map(({ key }) => key));
  return rows.map(({ round, table, board, ns, ew, contract, declarer, tricks, score, lead, group }) => {
    const row = Object.fromEntries(
      Object.entries({ contract, declarer, tricks, ...(contract ? {} : { score }), lead, group: group || null }).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    );
    const key = lineKey(board, ns, ew);
    const placed = known.has(key) ? row : { ...row, board, ns, ew, ...(round && { round }), ...(table && { table }) };
    return { at: ["rows", key], to: placed };
  });
}

const numbersOf = (rows, side) => new Set(rows.flatMap((row) => row[side]));

/** Whether several pairs of either side never change it: their scores are compared with those of their own side alone. */
function keepsSides(rows) {
  const [ns, ew] = [numbersOf(rows, "ns"), numbersOf(rows, "ew")];
  return Math.min(ns.size, ew.size) > 1 && [...ns].every((number) => !ew.has(number));
}

/** By how much east-west has to be moved up where both sides are numbered from 1: nobody meets himself. Players have no sides. */
export function sharedNumbers(rows) {
  const shares = rows.every(({ ns, ew }) => typeof ns === "number" && typeof ew === "number") && rows.some(({ ns, ew }) => ns === ew);
  return shares ? Math.max(...numbersOf(rows, "ns"), ...numbersOf(rows, "ew")) : 0;
}

/** An event made of read results alone, with the names `beside` them. */
export function eventOfRows(rows, title, beside) {
  const pairs = rows.flatMap(({ ns, ew }) => [ns, ew].flat());
  const event = newEvent({
    plan: "free",
    count: Math.max(...pairs),
    layout: { rounds: 0, perSet: 1, ...(keepsSides(rows) && { bySide: true }) },
    scoring: usualScoring("bridge", "free"),
    about: { event: title, club: "", date: "" },
    names: namesOf(rows, beside),
  });
  return new EventDocument({ event });
}
