// The rules themselves, each room loaded once: `const { bridge } = await rules("bridge");`
import * as tricklaw from "../pkg/index.js";

export const { bridge, RulesError } = tricklaw;

/** Resolves to everything the package exports, with these rooms ready for use. */
export async function rules(...rooms) {
  await tricklaw.init(rooms);
  return tricklaw;
}
