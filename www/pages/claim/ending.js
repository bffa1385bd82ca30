// An ending as people write it: four hands from a seat on, "N:5.AK.2. .QJ..A7 AK..A3. Q2..K.2".
import { SEATS } from "../../lib/bridge/names.js";

/** Before the hands may stand who declares, in what, and who leads, as in "S NT W N:...". */
const WRITTEN = /^(?:([NESW])\s+(NT?|[SHDC])\s+([NESW])\s+)?([NESW]):\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)$/;
const HAND = /^(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*$/;

/** The hands, and declarer, denomination and leader where they are told; nothing for other text, and for whole deals. */
export function endingOf(text) {
  const found = text.normalize("NFKC").trim().toUpperCase().replaceAll("10", "T").match(WRITTEN);
  if (!found) return null;
  const [, declarer, denomination, leader, first, ...written] = found;
  const hands = written.map((hand) => (hand === "-" ? "..." : hand));
  if (!hands.every((hand) => HAND.test(hand)) || hands.every((hand) => hand.length === 16)) return null;
  const from = SEATS.indexOf(first);
  return {
    ...(declarer && { declarer, denomination: denomination === "N" ? "NT" : denomination, leader }),
    hands: Object.fromEntries(SEATS.map((seat, place) => [seat, hands[(place - from + 4) % 4]])),
  };
}
