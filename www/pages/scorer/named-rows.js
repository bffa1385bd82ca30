// The names beside the results in a table of them: whoever opens it by itself has them back.
import { joined } from "./names.js";
import { csv, cellOf, textIn } from "./spreadsheet.js";

const COLUMNS = ["nsName", "ewName"];
const HEADS = [/^(ns ?names?|南北姓名)$/i, /^(ew ?names?|东西姓名)$/i];
/** What stands between the names of a side. */
const MARK = joined(["", ""]);

/** The table the package wrote of `rows`, with the names of both sides behind; as it is where nobody has a name. */
export function withNames(rules, text, rows, names) {
  if (Object.values(names).every((players) => players.length === 0)) return text;
  const [head, ...records] = rules.readTable(text);
  // Of two partners who are numbered by themselves either both are named, or nobody could say whose name it is.
  const side = (numbers) => {
    const all = [numbers].flat().map((number) => names[number] ?? []);
    return all.length === 1 || all.every(({ length }) => length === 1) ? cellOf(joined(all.flat())) : "";
  };
  return csv([[...head, ...COLUMNS], ...records.map((record, index) => [...record, side(rows[index].ns), side(rows[index].ew)])]);
}

/** The players named beside each of a table's results, as [north-south, east-west]; nothing where it has no such columns. */
export function namesBeside(rules, text) {
  const [head = [], ...records] = rules.readTable(text.replace(/^\uFEFF/, ""));
  const places = HEADS.map((pattern) => head.findIndex((name) => pattern.test(name)));
  if (places.every((place) => place < 0)) return null;
  return records.map((record) => places.map((place) => textIn(record[place] ?? "").split(MARK).map((name) => name.trim()).filter(Boolean)));
}

/** Names by number, of rows with those beside them. */
export function namesOf(rows, beside) {
  if (beside?.length !== rows.length) return {};
  const named = rows.flatMap(({ ns, ew }, index) => [ns, ew].flatMap((side, which) => ofSide(side, beside[index][which])));
  return Object.fromEntries(named);
}

function ofSide(side, players) {
  if (players.length === 0) return [];
  if (!Array.isArray(side)) return [[side, players]];
  return side.length === players.length ? side.map((number, index) => [number, [players[index]]]) : [];
}
