// For Node, Deno and Bun: each room reads its wasm file from disk at its first use; init() has nothing left to do.
import { readFileSync } from "node:fs";
import * as glue from "./glue.js";
import { sources, startOnUse } from "./loader.js";

export * from "./rooms.js";

startOnUse((room) => {
  const address = new URL(`./${room}_bg.wasm`, import.meta.url);
  return { glue: glue[room], bytes: readFileSync(address), origin: address.href };
});

const ALL = Object.keys(glue);

/** Nothing to wait for here; kept so that one program runs everywhere, and refuses here what it would refuse elsewhere. */
export async function init(rooms = ALL) {
  sources(rooms, ALL);
}
