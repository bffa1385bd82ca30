// Hands as people paste them: a newspaper's diagram or labelled hands, in letters, signs or Chinese.
import { SEATS, sorted } from "../../lib/bridge/names.js";
import { HAND_SIZE, PACK } from "./edit/draft.js";

/** More text than that is no diagram. */
const LONGEST = 4000;
/** Fewer cards than that are words that happen to look like some. */
const FEWEST = 8;

/** What is read as something else, each as long as what stands for it, so that warnings keep their places. */
const CHINESE = [
  [/黑桃|红[心桃]|方[块片]|[梅草]花/g, (suit) => `${{ 黑: "♠", 红: "♥", 方: "♦", 梅: "♣", 草: "♣" }[suit[0]]} `],
  [/([北东南西])家?/g, (name, seat) => "NESW"["北东南西".indexOf(seat)].padEnd(name.length)],
  [/：/g, ":"],
  [/　/g, " "],
  [/[;；]/g, "\n"],
];

/** "AKQ2/J87/T93/K54" as the package reads it; a dash between dots is a void. */
const DIVIDED = /(^|[\s:])((?:[AKQJT2-9]|10)*|-)([/,-])((?:[AKQJT2-9]|10)*|-)\3((?:[AKQJT2-9]|10)*|-)\3((?:[AKQJT2-9]|10)*|-)(?=$|\s)/gim;
const DASHES = /(^|[.\s:])-(?=\.)|\.-(?=$|[.\s])/gm;

/** Four suits of a hand with blanks between them are told from four hands by their thirteen cards. */
const SPACED = /^(\s*(?:[A-Za-z]+:\s*)?)((?:[AKQJT2-9]|10)+(?: (?:[AKQJT2-9]|10)+){3})\s*$/gim;
const asHand = (line, before, suits) => (suits.replaceAll("10", "T").length === 16 ? before + suits.replaceAll(" ", ".") : line);

function plain(text) {
  const lettered = CHINESE.reduce((plain, [words, letters]) => plain.replaceAll(words, letters), text);
  const dotted = lettered.replaceAll(DIVIDED, (all, before, spades, mark, ...suits) => before + [spades, ...suits.slice(0, 3)].join("."));
  return dotted.replaceAll(DASHES, (dash) => dash.replace("-", "")).replaceAll(SPACED, asHand);
}

/** The board that a diagram shows, or nothing where the text shows none. */
export function readDiagram(bridge, bytes) {
  if (bytes.length > LONGEST) return null;
  const file = bridge.BoardFile.readDiagram(plain(new TextDecoder().decode(bytes)));
  const cards = Object.values(file.record(0).hands).flatMap((hand) => hand ?? []);
  if (cards.length >= FEWEST && file.warnings.length < cards.length) return file;
  file.free();
  return null;
}

/** With three whole hands the fourth has what is left: filled in, and its seat told as `completed`. */
export function completed(board) {
  const { hands } = board;
  const given = Object.values(hands).flat();
  const left = PACK.filter((card) => !given.includes(card));
  const seat = SEATS.find((one) => hands[one].length === 0);
  const isWhole = SEATS.every((one) => one === seat || hands[one].length === HAND_SIZE);
  if (!seat || !isWhole || left.length !== HAND_SIZE) return board;
  const all = { ...hands, [seat]: sorted(left) };
  return { ...board, deal: all, hands: all, completed: seat };
}
