// The names behind the numbers: faces, seats and levels of Shengji.
import { badInput } from "./errors.js";

const names = (list) => Object.freeze(list);

export const SEAT_NAMES = names(["N", "E", "S", "W"]);
export const LEVEL_NAMES = names([..."23456789TJQKA"]);
export const FACE_NAMES = names([..."CDHS"].flatMap((suit) => LEVEL_NAMES.map((rank) => suit + rank)).concat("LJ", "BJ"));
/** What `checkFollows` answers, by number: legal, or the code of the refusal. */
export const FOLLOW_CODES = names(["legal", "wrong-count", "not-held", "suit-owed", "shape-owed", "exposed-owed"]);
/** How many seconds there are (art. 38). */
export const TIME_LIMITS = Object.freeze({ lead: 20, follow: 10, kitty: 60, deal: names([360, 600, 720]) });

const lookup = (table, argument) => (number) => {
  if (typeof number === "number" && Object.hasOwn(table, number)) return table[number];
  throw badInput(argument, `a whole number from 0 to ${table.length - 1}`, number);
};

export const faceName = lookup(FACE_NAMES, "face");
export const seatName = lookup(SEAT_NAMES, "seat");
