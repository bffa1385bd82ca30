// Turns the bytes of the rules into working exports, and says clearly what is wrong when that cannot be.
import * as boundary from "./boundary.js";
import * as errors from "./errors.js";
import * as glue from "./tricklaw_bg.js";

const { RulesError } = errors;

const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];
const THROW = Object.keys(glue).find((name) => name.startsWith("__wbg___wbindgen_throw_"));

let memory;
let ready = false;

glue.__wbg_set_wasm(
  new Proxy(
    {},
    {
      get() {
        throw new RulesError("not-initialized", "tricklaw was used before it was ready: `await init()` first");
      },
    },
  ),
);

/** Whether the exports may be called. */
export function isReady() {
  return ready;
}

/** What the module asks of its surroundings. Faults the glue finds in how an object is used become refusals. */
function imports() {
  const misuse = (address, length) => {
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, address >>> 0, length >>> 0));
    if (text.includes("null pointer")) {
      throw new RulesError("released", "this object was released by free(), or never built by the package");
    }
    if (text.includes("recursive use")) {
      throw new RulesError("busy", "this object is in the middle of another call");
    }
    throw new RulesError("bad-input", text);
  };
  return { "./tricklaw_bg.js": { ...glue, [THROW]: misuse }, "./boundary.js": boundary, "./errors.js": errors };
}

function use(instance) {
  memory = instance.exports.memory;
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  ready = true;
}

/** Refuses bytes that are no wasm file: most often the page a server sends for a missing file. */
function checked(bytes, origin) {
  const view = new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
  if (WASM_MAGIC.every((byte, i) => view[i] === byte)) return bytes;
  const start = new TextDecoder().decode(view.subarray(0, 40));
  const message =
    `${origin} is not the wasm file of tricklaw (it starts with ${JSON.stringify(start)}). Copy tricklaw_bg.wasm ` +
    "beside the script, pass its address to init(), or import from tricklaw/inline.";
  throw new RulesError("bad-wasm", message, null, { origin });
}

/** From bytes already at hand. Synchronous: for Node and for the one-file entry. */
export function startNow(bytes, origin) {
  use(new WebAssembly.Instance(new WebAssembly.Module(checked(bytes, origin)), imports()));
}

/** From an address, a response, bytes, or a compiled module, or the promise of one of them. */
export async function start(given) {
  const source = await given;
  if (source instanceof WebAssembly.Module) {
    use(await WebAssembly.instantiate(source, imports()));
    return;
  }
  const isBytes = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
  const [bytes, origin] = isBytes ? [source, "the given buffer"] : await download(source);
  use((await WebAssembly.instantiate(checked(bytes, origin), imports())).instance);
}

async function download(source) {
  const isResponse = source instanceof Response;
  const origin = isResponse ? source.url || "the given response" : (source?.url ?? String(source));
  const failed = (why) => {
    const message = `could not load the rules from ${origin}: ${why}`;
    return new RulesError("load-failed", message, null, { origin });
  };
  let response;
  let bytes;
  try {
    response = isResponse ? source : await fetch(source);
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw failed(error.message);
  }
  if (!response.ok) throw failed(`status ${response.status}`);
  return [bytes, origin];
}
