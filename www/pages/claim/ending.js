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

/** The hands, and declarer, denomination and leader where they are told; nothing for other text, and for whole deals. */
export function endingOf(text) {
  const found = written(text);
  if (!found) return null;
  const [, declarer, denomination, leader, first, ...four] = found;
  const hands = four.map(handOf);
  if (!hands.every((hand) => HAND.test(hand)) || hands.every((hand) => hand.length === 16)) return null;
  const from = SEATS.indexOf(first);
  return {
    ...(declarer && { declarer, denomination: denomination === "N" ? "NT" : denomination, leader }),
    hands: Object.fromEntries(SEATS.map((seat, place) => [seat, hands[(place - from + 4) % 4]])),
  };
}
