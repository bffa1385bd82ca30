// For browsers, workers and bundlers: fetches the wasm file that lies beside this one.
import { isReady, start } from "./loader.js";

export * from "./rooms.js";

let starting;

/** Loads the rules, once; a failed attempt may be repeated. `source` replaces the address of the wasm file. */
export function init(source) {
  if (isReady()) return Promise.resolve();
  starting ??= start(source ?? new URL("./tricklaw_bg.wasm", import.meta.url)).finally(() => {
    starting = undefined;
  });
  return starting;
}
