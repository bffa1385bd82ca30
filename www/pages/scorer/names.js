// Names as they are typed, pasted from a table or read from CSV.

/** The fields of a line, quoted ones whole, by the first of these marks that is in it. */
const fields = (rules, line) => rules.readTable(line, ["\t", ";", ",", "，", "、"].find((mark) => line.includes(mark)) ?? "\t")[0] ?? [];

/** A line of names: a number if it begins with one, and the players. */
function nameOf(rules, line) {
  const numbered = line.match(/^\s*"?(\d{1,4})"?\s*(?:[.):,;\t、，．：；）]|\s-?\s?(?=\D))\s*(.+)$/);
  const rest = numbered ? numbered[2] : line;
  const players = fields(rules, rest).flatMap((part) => part.split(/\s+(?:&|\+|-|–|—|and|und|et|和|与)\s+|\s*[&＆\/]\s*/i)).map((name) => name.trim());
  return { number: numbered ? Number(numbered[1]) : null, players: players.filter(Boolean).slice(0, 8) };
}

const HEADING = /^"?(pair|no\.?|number|nr|seat|team|club|names?|player|号码|编号|对号|姓名|队名|牌手)( ?[12])?"?$/i;

/** Whether a line names columns: every field of it is such a name, and there are several or it could be nobody's. */
function isHeading(rules, line) {
  const all = fields(rules, line).filter(Boolean);
  return all.every((field) => HEADING.test(field)) && (all.length > 1 || /^(names?|pair|team|姓名|队名)$/i.test(all[0]));
}

/**
 * Names by number: one line each, "Ann & Bob", "3, Ann, Bob" or a row pasted from a table. Lines without a number go to the
 * next free number from `first` on.
 */
export function readNames(rules, text, first = 1) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const found = new Map();
  let next = first;
  lines.forEach((line, index) => {
    if (index === 0 && isHeading(rules, line)) return;
    const { number, players } = nameOf(rules, line);
    const own = number ?? next;
    if (players.length > 0) found.set(own, players);
    next = own + 1;
  });
  return found;
}

/** The players of a contestant in one line. */
export const joined = (players) => players.join(" – ");
