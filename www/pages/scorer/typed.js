// A result as scorers type it: "4SX N +1", "3ntw9 HA", "pass", "60/40", "-50". What it is worth and whether it can be is for
// the package to say.
import { folded } from "./folded.js";

const SYMBOLS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const WORDS = {
  PASS: "Pass",
  PASSED: "Pass",
  PASSEDOUT: "Pass",
  PASSOUT: "Pass",
  ALLPASS: "Pass",
  P: "Pass",
  AP: "Pass",
  PO: "Pass",
  "P.O.": "Pass",
  NP: "NP",
  NOTPLAYED: "NP",
  "N/P": "NP",
  打通: "Pass",
  全过: "Pass",
  四家不叫: "Pass",
  全不叫: "Pass",
  全部不叫: "Pass",
  都不叫: "Pass",
  不叫: "Pass",
  派司: "Pass",
  未打: "NP",
  不打: "NP",
  没打: "NP",
};
/** What is written in Chinese, the longer words first. */
const CHINESE = Object.entries({
  再加倍: "XX",
  加倍: "X",
  加: "+",
  减: "-",
  黑桃: "S",
  红心: "H",
  红桃: "H",
  方块: "D",
  方片: "D",
  草花: "C",
  梅花: "C",
  无将: "NT",
  黑: "S",
  红: "H",
  方: "D",
  草: "C",
  梅: "C",
  无: "NT",
  平均正分: "AVE+",
  平均负分: "AVE-",
  平均正: "AVE+",
  平均负: "AVE-",
  平均分: "AVE",
  平均: "AVE",
  首攻: " ",
  家: "",
  南北: "NS",
  东西: "EW",
  北: "N",
  东: "E",
  南: "S",
  西: "W",
  超: "+",
  宕: "-",
  下: "-",
  墩: "",
  做成: "=",
  打成: "=",
  完成: "=",
  刚好: "=",
  正好: "=",
  成: "=",
  十三: "13",
  十二: "12",
  十一: "11",
  十: "10",
  一: "1",
  二: "2",
  两: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
});
const BID = "([1-7])\\s*(NT?|[CDHS])\\s*(XX|X|\\*\\*|\\*|DBL|RDBL)?";
const CONTRACT = new RegExp(`^${BID}\\s*(?:BY\\s*)?([NESW])?\\s*(XX|X|DBL|RDBL)?\\s*(.*)$`);
const DECLARER_LAST = new RegExp(`^${BID}\\s*(=|[+-]\\s*\\d{1,2})\\s*(?:BY\\s*)?([NESW])(?![A-Z0-9])\\s*(.*)$`);
/** "S4 N" may be four spades by North as well as four notrump by South: here the level and its letter stand together. */
const DECLARER_FIRST = new RegExp(`^([NESW])\\s*:?\\s*${BID.replace("\\s*", "")}\\s*(.*)$`);
const TAIL = /^(=|[+-]\s*\d{1,2}|\d{1,2})?\s*(.*)$/;

/** What is written in English words. */
const ENGLISH = [
  [/\bNO[ -]?TRUMPS?\b/g, "NT"],
  [/\b(S)PADES?\b|\b(H)EARTS?\b|\b(D)IAMONDS?\b|\b(C)LUBS?\b/g, "$1$2$3$4"],
  [/\bREDOUBLED\b/g, "XX"],
  [/\bDOUBLED\b/g, "X"],
  [/\b(?:NORTH|EAST|SOUTH|WEST)\b/g, (word) => word[0]],
  [/ ?TRICKS?\b/g, ""],
  [/\bMADE\b/g, "="],
  [/\bLEAD\b/g, " "],
  [/\bAVERAGE\b/g, "AVE"],
  [/ ?\b(?:DOWN|OFF|MINUS)\b/g, "-"],
  [/ ?\b(?:OVER|PLUS)\b/g, "+"],
  ...["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN"].map((word, i) => [new RegExp(`\\b${word}\\b`, "g"), i + 1]),
];

/** The text in one alphabet, with letters for suits. */
function plain(text) {
  const lettered = folded(text).replaceAll(/[♠♥♦♣]/g, (mark) => SYMBOLS[mark]).replaceAll(/\s+/g, " ");
  if (WORDS[lettered]) return lettered;
  const chinese = CHINESE.reduce((text, [word, letters]) => text.replaceAll(word, letters), lettered);
  return ENGLISH.reduce((text, [word, letters]) => text.replace(word, letters), chinese);
}

/** An opening lead: "HA", "AH", "H10"; nothing for anything else. */
function cardOf(text) {
  const found = text.match(/^(?:([CDHS])(10|[2-9TJQKA])|(10|[2-9TJQKA])([CDHS]))$/);
  if (!found) return undefined;
  const [, suit, rank, rankFirst, suitAfter] = found;
  return (suit ?? suitAfter) + (rank ?? rankFirst).replace("10", "T");
}

/** A card as it is typed: "HA", "A♥", "红心10"; nothing for anything else. */
export const readCard = (typed) => cardOf(plain(typed));

const doubled = (text) => ({ "*": "X", "**": "XX", DBL: "X", RDBL: "XX" })[text] ?? text ?? "";

/** "60-40" is an award where the two are about a whole; anything else is left as it is. */
const percentages = (text, one, other) => (Math.abs(Number(one) + Number(other) - 105) <= 25 ? `${one}/${other}` : text);

/** An award for both sides in the words of the package; nothing when the text is none. */
function awardOf(text) {
  const tight = text.replaceAll(" ", "").replace("、", "/").replace(/^(\d\d)%?[-:](\d\d)%?$/, percentages).replace(/^(\d+)%\/(\d+)%$/, "$1/$2");
  const one = "(?:A(?:V[EG]?)?)?([+=-])?";
  if (/^A(V[EG]?)?$/.test(tight)) return "AVE/AVE";
  if (/^A(V[EG]?)?\+$/.test(tight)) return "AVE+/AVE-";
  if (/^A(V[EG]?)?-$/.test(tight)) return "AVE-/AVE+";
  if (/^I?[+-]?\d+(\.\d+)?\/[+-]?\d+(\.\d+)?$/.test(tight) && tight.startsWith("I")) return tight;
  if (/^A?\d+(\.\d+)?\/\d+(\.\d+)?$/.test(tight)) return tight.startsWith("A") ? tight : `A${tight}`;
  const mixed = tight.match(/^A?(\d+(?:\.\d+)?|A(?:V[EG]?)?[+=-]?)\/(\d+(?:\.\d+)?|A(?:V[EG]?)?[+=-]?)$/);
  if (mixed && /\d/.test(tight)) return `A${mixed.slice(1).map((one) => one.replace(/^A(V[EG]?)?/, "AVE").replace("=", "")).join("/")}`;
  const sides = tight.includes("/") || /^A/.test(tight) ? tight.match(new RegExp(`^${one}/?${one}$`)) : null;
  if (!sides) return undefined;
  const side = (mark) => `AVE${mark === "=" ? "" : (mark ?? "")}`;
  return `${side(sides[1])}/${side(sides[2])}`;
}

/** Whether an award is of more than there is, as when two scores were typed for it. */
export const isBeyond = (contract) => /^A/.test(contract ?? "") && (contract.match(/\d+(\.\d+)?/g) ?? []).some((percent) => Number(percent) > 100);

/** By how much the shares of a weighted score in per cent differ from the whole: their sum, or nothing where it is 100. */
export function wrongSum(text) {
  const shares = [...text.normalize("NFKC").matchAll(/(\d+)\s*%/g)].map(([, share]) => Number(share));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.length > 0 && sum !== 100 ? sum : null;
}

/** A weighted score: "60% 620, 40% -100" or "W620:60/-100:40". */
function weightedOf(text) {
  if (/^W-?\d+:\d+(\/-?\d+:\d+)*$/.test(text.replaceAll(" ", ""))) return text.replaceAll(" ", "");
  const parts = text.split(/[,;、]|\+(?=\s*\d+\s*%)/).map((part) => part.trim().match(/^(\d+)\s*%\s*(?:OF\s*)?(-?\d+)$/));
  return parts.every(Boolean) && parts.length > 0 ? `W${parts.map(([, weight, points]) => `${points}:${weight}`).join("/")}` : undefined;
}

function played([level, denomination, doubling, declarer, rest]) {
  const contract = level + (denomination === "N" ? "NT" : denomination) + doubled(doubling);
  const [, tricks, after] = rest.match(TAIL);
  const lead = after === "" ? null : cardOf(after);
  if (lead === undefined) return { unknown: after };
  if (!declarer) return { missing: "declarer", result: { contract } };
  if (!tricks) return { missing: "tricks", result: { contract, declarer } };
  return { result: { contract, declarer, tricks: tricks.replaceAll(" ", ""), ...(lead && { lead }) } };
}

/**
 * What was typed: `{ result }` with the fields of a line, `{ missing, result }` for a contract not yet complete,
 * `{ unknown }` with the part that says nothing, or `{ empty }`. A last word "G2" puts the line into group 2 of a
 * fouled board.
 */
export function readTyped(typed) {
  const text = plain(typed);
  if (text === "") return { empty: true };
  const grouped = text.match(/^(.*\S)\s+G([0-9])$/);
  if (grouped) {
    const inner = readTyped(grouped[1]);
    return inner.result ? { ...inner, result: { ...inner.result, group: Number(grouped[2]) } } : inner;
  }
  const word = WORDS[text.replaceAll(" ", "")];
  if (word) return { result: { contract: word } };
  const score = text.match(/^(NS|EW)?\s*([+-]?)\s*(\d{2,5}|0)$/);
  if (score) return { result: { score: Number(score[3]) * ((score[1] === "EW") === (score[2] === "-") ? 1 : -1) } };
  const special = weightedOf(text) ?? awardOf(text);
  if (special) return { result: { contract: special } };
  const read = contractOf(text);
  // "4S/N/+1"
  const apart = text.replaceAll(/[/,:]/g, " ");
  return read.unknown && apart !== text && !contractOf(apart).unknown ? contractOf(apart) : read;
}

/** A contract with its declarer and tricks, in the orders in which they are written. */
function contractOf(text) {
  const last = text.match(DECLARER_LAST);
  if (last) return played([...last.slice(1, 4), last[5], `${last[4]} ${last[6]}`]);
  const first = text.match(DECLARER_FIRST);
  if (first) return played([...first.slice(2, 5), first[1], first[5]]);
  const [, level, denomination, before, declarer, after, rest] = text.match(CONTRACT) ?? [];
  return level && !(before && after) ? played([level, denomination, before ?? after, declarer, rest]) : { unknown: text };
}

/** Tricks in words of the contract: "=", "+1", "-2". */
export function relative({ contract, tricks }) {
  const over = tricks - 6 - Number(contract[0]);
  return over === 0 ? "=" : over > 0 ? `+${over}` : String(over);
}

/** A kept result as it would be typed. */
export function typedOf(result) {
  if (!result) return "";
  const { contract, declarer, tricks, score, lead, group } = result;
  const more = [lead, group ? `g${group}` : null].filter(Boolean);
  if (!contract) return [String(score), ...more].join(" ");
  if (declarer) return [contract, declarer, typeof tricks === "number" ? relative(result) : tricks, ...more].join(" ");
  return [contract.replace(/^A(?=\d)/, ""), ...more].join(" ");
}
