// An ending as people write it: four hands from a seat on, "N:5.AK.2. .QJ..A7 AK..A3. Q2..K.2".
import { SEATS } from "../../lib/bridge/names.js";

/** Before the hands may stand who declares, in what, and who leads, as in "S NT W N:...". */
const WRITTEN = /^(?:([NESW])\s+(NT?|[SHDC])\s+([NESW])\s+)?([NESW]):\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)$/;
const HAND = /^(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*$/;

const written = (text) => text.normalize("NFKC").trim().toUpperCase().replaceAll("10", "T").match(WRITTEN);

/** A hand as it was written, or with a dash for none. */
const handOf = (hand) => (hand === "-" ? "..." : hand);

/** Of four hands the first that cannot be read, { seat, hand }; nothing for other text. */
export function unreadHand(text) {
  const [, , , , first, ...hands] = written(text) ?? [];
  const place = hands.findIndex((hand) => !HAND.test(handOf(hand)));
  return place < 0 ? null : { seat: SEATS[(SEATS.indexOf(first) + place) % 4], hand: hands[place] };
}

/** A hand of thirteen cards, with its three dots. */
const isFull = (hand) => hand.length === 16;

/** What was written, taken apart: the head, the first seat and the four hands; nothing where it is not hands that can be read. */
function partsOf(text) {
  const found = written(text);
  if (!found) return null;
  const [, declarer, denomination, leader, first, ...four] = found;
  const hands = four.map(handOf);
  return hands.every((hand) => HAND.test(hand)) ? { declarer, denomination, leader, first, hands } : null;
}

/** Whether it is a whole deal with nothing before it: what is claimed in it nobody can tell, while an ending follows the desk. */
export function isDealAlone(text) {
  const parts = partsOf(text);
  return Boolean(parts && !parts.declarer && parts.hands.every(isFull));
}

/** The hands, and declarer, denomination and leader where they are told; nothing for other text, and for a deal by itself. */
export function endingOf(text) {
  const parts = partsOf(text);
  if (!parts || isDealAlone(text)) return null;
  const { declarer, denomination, leader, first, hands } = parts;
  const from = SEATS.indexOf(first);
  return {
    ...(declarer && { declarer, denomination: denomination === "N" ? "NT" : denomination, leader }),
    hands: Object.fromEntries(SEATS.map((seat, place) => [seat, hands[(place - from + 4) % 4]])),
  };
}
