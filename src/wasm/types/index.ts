/** The rooms of the package. Each is a wasm file of its own, loaded when it is asked for. */
export type Room = "analysis" | "bridge" | "event" | "shengji";

/**
 * What a room can be loaded from: an address (text, URL, Request), a Response, the bytes (ArrayBuffer, Uint8Array),
 * a compiled WebAssembly.Module, or the promise of one of them.
 */
export type WasmSource = string | object;

/**
 * Makes rooms ready: all of them, or those that are named. A record names rooms and gives what to load them from in
 * place of the files beside the script (a compiled module for a worker, another address); `undefined` means the file.
 * Calling it again is harmless and may add rooms. In Node and with `tricklaw/inline` there is nothing to wait for: each room
 * starts at its first use, and files that are given are not needed.
 *
 * @throws {RulesError} code `"load-failed"`, `"bad-wasm"` or `"bad-input"` (a name that is no room's)
 *
 * @example
 * import { init, bridge } from "tricklaw";
 * await init("bridge");
 */
export declare function init(
  rooms?: Room | readonly Room[] | { readonly [room in Room]?: WasmSource | undefined },
): Promise<void>;
