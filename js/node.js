// For Node, Deno and Bun: reads the wasm file from disk while the package loads; init() has nothing left to do.
import { readFileSync } from "node:fs";
import { startNow } from "./loader.js";

export * from "./rooms.js";

const address = new URL("./tricklaw_bg.wasm", import.meta.url);
startNow(readFileSync(address), address.href);

/** Nothing to wait for here; kept so that one program runs everywhere. */
export async function init() {}
