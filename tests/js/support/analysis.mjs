// What the tests of the analysis room share.
import { readFileSync } from "node:fs";
import { bridge } from "tricklaw";
import { at } from "../../../scripts/lib.mjs";

export { refused } from "./refused.mjs";

/** The lines of a file of cases, their fields divided by that sign. */
export const cases = (name, sign) =>
  readFileSync(at("tests", "data", name), "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"))
    .map(({ line, text }) => ({ line, fields: text.split(sign).map((field) => field.trim()) }));

/** A board in its play: the auction of one seed, then so many cards, the lowest legal one each time. */
export function played(seed, cards) {
  const table = new bridge.Table({ deal: bridge.seededDeal(seed), number: 1 });
  for (const call of ["1NT", "Pass", "3NT", "Pass", "Pass", "Pass"]) table.call(call);
  for (let i = 0; i < cards; i++) table.play(table.legalCards().at(-1));
  return table;
}
