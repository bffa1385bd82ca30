// Tables as spreadsheets write them: in whatever alphabet of bytes, with semicolons or tabs, headed in English or Chinese.
// What comes out is the CSV the package reads.
import { currentLanguage } from "../../lib/words.js";
import { recordsOf, separatorOf } from "./records.js";
import { readTyped } from "./typed.js";

/** The text of a file: by its mark, as UTF-8, or else as the spreadsheets of the language write it. */
export async function textOfFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(currentLanguage() === "zh" ? "gb18030" : "windows-1252").decode(bytes);
  }
}

/** Whether that is the own format of a spreadsheet, which is no text. */
export const isWorkbook = (text) => text.startsWith("PK\u0003\u0004");

const COLUMNS = {
  board: ["board", "bd", "board no", "board number", "牌号", "副号", "副", "牌"],
  ns: ["ns", "n-s", "n/s", "ns pair", "pair ns", "ns no", "north-south", "南北", "南北号码", "南北对号", "南北号"],
  ew: ["ew", "e-w", "e/w", "ew pair", "pair ew", "ew no", "east-west", "东西", "东西号码", "东西对号", "东西号"],
  contract: ["contract", "定约"],
  declarer: ["declarer", "by", "decl", "庄家", "庄"],
  tricks: ["tricks", "result", "made", "墩数", "赢墩", "结果"],
  score: ["score", "ns score", "score ns", "points", "points ns", "得分", "南北得分"],
  lead: ["lead", "首攻"],
  round: ["round", "rd", "轮次", "轮"],
  table: ["table", "桌号", "桌"],
  group: ["group", "组"],
};
const NAME_OF = new Map(Object.entries(COLUMNS).flatMap(([name, all]) => all.map((heading) => [heading, name])));
const SEATS = { 北: "N", 东: "E", 南: "S", 西: "W" };

const quoted = (field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** A result in one cell, "4S N +1", apart; "打通" and such as the package says it. */
function result(record, at) {
  const cells = [...record];
  const contract = at("contract");
  const declarer = at("declarer");
  if (declarer >= 0) cells[declarer] = SEATS[cells[declarer]?.trim()] ?? cells[declarer];
  if (contract < 0 || !cells[contract]) return cells;
  const read = readTyped(cells[contract]);
  const found = read.result ?? {};
  if (declarer < 0 && found.declarer) return [...cells.map((cell, place) => (place === contract ? found.contract : cell)), found.declarer, found.tricks];
  if (found.contract) cells[contract] = found.contract;
  return cells;
}

/** A table with a line of headings as the CSV the package reads; any other text as it is. */
export function asCsv(text) {
  const separator = separatorOf(text.split("\n", 1)[0]);
  const [head, ...records] = recordsOf(text, separator);
  const names = (head ?? []).map((heading) => NAME_OF.get(heading.normalize("NFKC").toLowerCase().replaceAll(/[\s_.]+/g, " ").trim()) ?? heading.trim());
  if (!["board", "ns", "ew"].every((name) => names.includes(name))) return text;
  const at = (name) => names.indexOf(name);
  const apart = at("declarer") < 0 && at("contract") >= 0 && at("tricks") < 0 ? ["declarer", "tricks"] : [];
  const lines = [[...names, ...apart], ...records.map((record) => result(record.map((field) => field.trim()), at))];
  return `${lines.map((line) => [...line, ...Array(Math.max(0, names.length + apart.length - line.length)).fill("")].map((field) => quoted(String(field))).join(",")).join("\n")}\n`;
}
