// A room's wasm, as what imports it as a module makes of it: a compiled module, an address, its bytes. All of them suit `init`.
import type { WasmSource } from "./index.js";

declare const source: WasmSource;
export default source;
