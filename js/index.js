// For browsers, workers and bundlers: fetches the wasm files that lie beside this one, each when it is asked for.
import { RulesError } from "./errors.js";
import { FILES } from "./files.js";
import { isReady, sources, start } from "./loader.js";

export * from "./rooms.js";

const ALL = Object.keys(FILES);
const starting = new Map();

/**
 * Loads the named rooms, once, or all of them; a failed attempt may be repeated. A record names rooms and gives
 * their wasm files: an address, bytes, a compiled module.
 */
export async function init(rooms = ALL) {
  await Promise.all(sources(rooms, ALL).map(([room, source]) => startOnce(room, source)));
}

async function startOnce(room, source) {
  if (isReady(room)) return;
  const { glue, wasm } = FILES[room];
  if (!starting.has(room)) {
    starting.set(room, start(room, glue, source ?? beside(room, wasm)).finally(() => starting.delete(room)));
  }
  await starting.get(room);
}

/** The address of a room's file, which lies beside this script. Bundled into one that is no module, it does not know its own. */
function beside(room, wasm) {
  try {
    return wasm();
  } catch {
    const origin = `${room}_bg.wasm`;
    const message = `a script that is no module does not know where ${origin} is: say so with init({ ${room}: "${origin}" })`;
    throw new RulesError("load-failed", message, null, { origin });
  }
}
