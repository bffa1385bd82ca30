// One file that needs no other: the wasm is carried as text, a third larger, and is ready at once.
import { startNow } from "./loader.js";
import { base64 } from "./wasm-base64.js";

export * from "./rooms.js";

startNow(
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  "the inline copy",
);

/** Nothing to wait for here; kept so that one program runs everywhere. */
export async function init() {}
