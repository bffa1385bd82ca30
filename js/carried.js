// A room's wasm carried as text, packed, for who has no files to fetch: the room is ready at its first use.
import { inflateSync } from "./inflate.js";
import { startOnUse } from "./loader.js";

export function carry(room, glue, packed) {
  const bytes = () => inflateSync(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)));
  startOnUse(room, () => ({ glue, bytes: bytes(), origin: "the inline copy" }));
}
