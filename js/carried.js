// A room's wasm carried as text, a third larger, for who has no files to fetch: the room is ready at its first use.
import { startOnUse } from "./loader.js";

export function carry(room, glue, base64) {
  const bytes = () => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  startOnUse(room, () => ({ glue, bytes: bytes(), origin: "the inline copy" }));
}
