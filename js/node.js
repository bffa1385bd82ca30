// For Node, Deno and Bun: each room reads its wasm file from disk at its first use; init() has nothing left to do.
import { readFileSync } from "node:fs";
import { FILES } from "./files.js";
import * as glue from "./glue.js";
import { loadFailed, nothingToWaitFor, startOnUse } from "./loader.js";

export * from "./rooms.js";

const ALL = Object.keys(glue);
for (const room of ALL) startOnUse(room, () => ({ glue: glue[room], ...read(room) }));

export const init = nothingToWaitFor(ALL);

/** The file beside this script. In a bundle it may not have come along, or the script not know its own address. */
function read(room) {
  let origin = `${room}_bg.wasm`;
  try {
    const address = FILES[room].wasm();
    origin = address.href;
    return { bytes: readFileSync(address), origin };
  } catch (error) {
    const remedy = "a bundle leaves tricklaw outside, has the .wasm files beside it, or takes tricklaw/inline";
    throw loadFailed(origin, `${error.message} (${remedy})`);
  }
}
