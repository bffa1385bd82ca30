// Names as they are typed, pasted from a table or read from CSV.

/** What may stand between the names of a line; the first that is in it does. */
const MARKS = ["\t", ";", ",", "，", "、"];

/** The fields of a line, quoted ones whole. */
const fields = (rules, line) => rules.readTable(line, MARKS.find((mark) => line.includes(mark)) ?? "\t")[0] ?? [];

/** Two Chinese names with nothing but a gap between them; one of two letters may itself be written with a gap. */
const TWO_NAMES = /^(\p{Script=Han}{2,4})\s+(\p{Script=Han}{2,4})$/u;

/** What stands between two names: a dash, and where a number is a pair the word or sign for "and", which may belong to a team's name. */
const between = (two) => (two ? /\s+(?:&|\+|-|–|—|and|und|et|和|与)\s+|\s*[&＆\/]\s*/i : /\s+[-–—]\s+/);

/** "Smith, John & Doe, Jane": both names have a comma of their own, and another sign stands between them. */
function surnamesFirst(text) {
  const parts = /["\t;]/.test(text) ? [] : text.split(between(true));
  return parts.length === 2 && parts.every((part) => part.split(/[,，]/).length === 2) ? parts : null;
}

/** The players a line names, which is how many of them: any number, unless it is one or two. */
function playersOf(rules, text, each) {
  if (each === 1) return [fields(rules, text).filter(Boolean).join(/[,，]/.test(text) ? ", " : " ")];
  const parts = (each === 2 && surnamesFirst(text)) || fields(rules, text).flatMap((part) => part.split(between(each === 2)));
  return parts.map((name) => name.trim());
}

/** A line of names: a number if it begins with one, and the players. */
function nameOf(rules, line, each) {
  const numbered = line.match(/^\s*"?(\d{1,4})"?\s*(?:[.):,;\t、，．：；）]|\s-?\s?(?=\D))\s*(.+)$/);
  const rest = numbered ? numbered[2] : line;
  const named = playersOf(rules, rest, each).filter(Boolean).slice(0, 8);
  const apart = each === 2 && named.length === 1 ? named[0].match(TWO_NAMES) : null;
  return { number: numbered ? Number(numbered[1]) : null, players: apart ? apart.slice(1) : named };
}

const HEADING = /^"?(pair|no\.?|number|nr|seat|team|club|names?|player|号码|编号|对号|姓名|队名|牌手)( ?[12])?"?$/i;

/** Whether a line names columns: every field of it is such a name, and there are several or it could be nobody's. */
function isHeading(rules, line) {
  const all = fields(rules, line).filter(Boolean);
  return all.every((field) => HEADING.test(field)) && (all.length > 1 || /^(names?|pair|team|姓名|队名)$/i.test(all[0]));
}

/**
 * Names by number: one line each, "Ann & Bob", "3, Ann, Bob" or a row pasted from a table. Lines without a number go to the
 * next free number from `first` on. `each` is how many players a number stands for: 2 where it is a pair, 1 at an individual;
 * left out, any number of them.
 */
export const readNames = (rules, text, about) => new Map(namedLines(rules, text, about));

/** The same line by line: a number may stand in two of them. */
export function namedLines(rules, text, { first = 1, each } = {}) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const found = [];
  let next = first;
  lines.forEach((line, index) => {
    if (index === 0 && isHeading(rules, line)) return;
    const { number, players } = nameOf(rules, line, each);
    const own = number ?? next;
    if (players.length > 0) found.push([own, players]);
    next = own + 1;
  });
  return found;
}

/** The players of a contestant in one line. */
export const joined = (players) => players.join(" – ");

/** The same as it would be typed: in quotes where a name has a mark that would part it, as in "Li, Ann". */
export function typedPlayers(players) {
  const mark = MARKS.find((mark) => players.some((name) => name.includes(mark)));
  if (!mark && !players.some((name) => name.includes('"'))) return joined(players);
  return players.map((name) => `"${name.replaceAll('"', '""')}"`).join(mark ?? ",");
}
