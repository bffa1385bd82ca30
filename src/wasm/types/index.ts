/**
 * What `init` can load the rules from: an address (text, URL, Request), a Response, the bytes (ArrayBuffer, Uint8Array),
 * a compiled WebAssembly.Module, or the promise of one of them.
 */
export type WasmSource = string | object;

/**
 * Makes the rules ready; call it once before anything else. In Node and with `tricklaw/inline` there is nothing to
 * wait for. `source` replaces the address of the wasm file, or hands a compiled module to a worker.
 *
 * @throws {RulesError} code `"load-failed"` or `"bad-wasm"`
 *
 * @example
 * import { init, bridge } from "tricklaw";
 * await init();
 */
export declare function init(source?: WasmSource): Promise<void>;
