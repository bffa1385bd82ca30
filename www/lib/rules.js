// The rules themselves, loaded once: `const { bridge } = await rules();`
import * as tricklaw from "../pkg/index.js";

export const { bridge, RulesError } = tricklaw;

/** Resolves to everything the package exports, ready for use. */
export async function rules() {
  await tricklaw.init();
  return tricklaw;
}
