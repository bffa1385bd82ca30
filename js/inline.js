// One file that needs no other: the wasm is carried as text, a third larger, and each room is ready at its first use.
import { base64 } from "./base64.js";
import * as glue from "./glue.js";
import { sources, startOnUse } from "./loader.js";

export * from "./rooms.js";

startOnUse((room) => ({
  glue: glue[room],
  bytes: Uint8Array.from(atob(base64[room]), (character) => character.charCodeAt(0)),
  origin: "the inline copy",
}));

const ALL = Object.keys(glue);

/** Nothing to wait for here; kept so that one program runs everywhere, and refuses here what it would refuse elsewhere. */
export async function init(rooms = ALL) {
  sources(rooms, ALL);
}
