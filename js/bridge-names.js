// The names behind the numbers. A card, call or seat crosses to and from the rules as a small number; its name is here.
import { badInput } from "./errors.js";

const names = (list) => Object.freeze(list);

export const SEAT_NAMES = names(["N", "E", "S", "W"]);
export const SIDE_NAMES = names(["NS", "EW"]);
export const SUIT_NAMES = names(["C", "D", "H", "S"]);
export const RANK_NAMES = names([..."23456789TJQKA"]);
export const DENOMINATION_NAMES = names(["C", "D", "H", "S", "NT"]);
export const VULNERABILITY_NAMES = names(["None", "NS", "EW", "All"]);
export const CARD_NAMES = names(SUIT_NAMES.flatMap((suit) => RANK_NAMES.map((rank) => suit + rank)));
export const CALL_NAMES = names([
  "Pass",
  "X",
  "XX",
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => DENOMINATION_NAMES.map((denomination) => level + denomination)),
]);

const lookup = (table, argument) => (number) => {
  if (typeof number === "number" && Object.hasOwn(table, number)) return table[number];
  throw badInput(argument, `a whole number from 0 to ${table.length - 1}`, number);
};

export const cardName = lookup(CARD_NAMES, "card");
export const callName = lookup(CALL_NAMES, "call");
export const seatName = lookup(SEAT_NAMES, "seat");
export const sideName = lookup(SIDE_NAMES, "side");
export const denominationName = lookup(DENOMINATION_NAMES, "denomination");
export const vulnerabilityName = lookup(VULNERABILITY_NAMES, "vulnerability");
