// Tables as spreadsheets write them, in whatever alphabet of bytes. How they are separated and headed the package knows; results
// as people type them are put into its words.
import { textOf } from "../../lib/encoding.js";
import { readTyped } from "./typed.js";

/** The text of a file, in whatever alphabet of bytes it is. */
export const textOfFile = async (file) => textOf(new Uint8Array(await file.arrayBuffer()));

/** Whether that is the own format of a spreadsheet, which is no text. */
export const isWorkbook = (text) => text.startsWith("PK\u0003\u0004");

const quoted = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** A table as CSV. */
export const csv = (rows) => rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";

const FORMULA = /^[=+\-@＝＋－＠]/;

/** A name for a spreadsheet, which would work out what begins like a formula: as text, by the mark it knows for that. */
export const cellOf = (name) => (FORMULA.test(name) ? `'${name}` : name);

/** The name in such a cell. */
export const textIn = (cell) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/** A result as people type it in the words the package reads: "4s*n+1" as "4SX N +1"; any other cell as it is. */
function cell(text) {
  const { contract, declarer, tricks } = readTyped(text).result ?? {};
  return contract ? [contract, declarer, tricks].filter(Boolean).join(" ") : text;
}

/** The lines of a text; those within quotes are one. */
function wholeLines(text) {
  const lines = [];
  let open = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    if (open) lines[lines.length - 1] += `\n${line}`;
    else lines.push(line);
    open = open !== (line.split('"').length % 2 === 0);
  }
  return lines;
}

/** A table as the CSV the package reads, with empty lines where it has some: what is wrong is told by its line. */
export function asCsv(rules, text) {
  const [head = [], ...records] = rules.readTable(text);
  const rows = [head, ...records.map((record) => record.map(cell))].map((record) => record.map(quoted).join(","));
  const lines = wholeLines(text);
  if (lines.filter((line) => line !== "").length !== rows.length) return rows.join("\n");
  const ends = (text) => text.split("\n").length;
  // A cell loses the ends of lines around its text: they come back behind it.
  const row = (line, text) => text + "\n".repeat(ends(line) - ends(text));
  return lines.map((line) => (line === "" ? line : row(line, rows.shift()))).join("\n");
}
