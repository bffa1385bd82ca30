// Turns the bytes of a room's rules into working exports, and says clearly what is wrong when that cannot be.
import * as boundary from "./boundary.js";
import * as errors from "./errors.js";

const { RulesError } = errors;

const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** The exports of every room that runs. */
const running = new Map();
/** Of every room that need not be waited for: what gives its glue, its bytes and where they are from. */
const openers = new Map();

/** Stands in for a room's exports until it runs; the build puts it into the room's glue. */
export function unready(room) {
  return new Proxy({}, { get: (_, name) => (running.get(room) ?? opened(room))[name] });
}

function opened(room) {
  if (!openers.has(room)) {
    const message = `the rules of ${room} were used before they were ready: \`await init()\` first`;
    throw new RulesError("not-initialized", message, null, { room });
  }
  const { glue, bytes, origin } = openers.get(room)();
  try {
    const module = new WebAssembly.Module(checked(bytes, origin));
    return use(room, glue, new WebAssembly.Instance(module, importsFor(room, glue)));
  } catch (error) {
    throw unusable(origin, error);
  }
}

/** Lets a room start by itself on its first use. Synchronous: for Node and for the entries that carry their wasm. */
export function startOnUse(room, open) {
  openers.set(room, open);
}

/** What is `init` where nothing has to be waited for: one program runs everywhere, and is refused here what it would be elsewhere. */
export function nothingToWaitFor(all) {
  return async function init(rooms = all) {
    sources(rooms, all);
  };
}

/** Nobody needs to name a room more often: a longer list is none of rooms, and not gone through. */
const MOST_NAMES = 100;

/** The rooms somebody asks for, of all there are, each with what to load it from where that is said. */
export function sources(rooms, all) {
  const wrong = (given) => errors.badInput("rooms", `the names of rooms (${all.join(", ")})`, given);
  let list;
  try {
    const isRecord = typeof rooms === "object" && rooms !== null && Object.getPrototypeOf(rooms) === Object.prototype;
    const named = Array.isArray(rooms) && rooms.length <= MOST_NAMES ? rooms : [rooms];
    list = isRecord ? Object.entries(rooms) : Array.from(named, (room) => [room]);
  } catch {
    throw wrong(rooms); // its own code threw
  }
  for (const [room] of list) if (!all.includes(room)) throw wrong(room);
  return list;
}

/** Whether the room's exports may be called. */
export function isReady(room) {
  return running.has(room);
}

/** The room runs from here on; another file than its own must leave everything as it was, for another attempt. */
function use(room, glue, { exports }) {
  if (typeof exports.__wbindgen_start !== "function") throw new TypeError("it has no rules in it");
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  running.set(room, exports);
  return exports;
}

const released = () => new RulesError("released", "this object was released by free(), or never built by the package");

/**
 * Where the rules keep what stands behind an object, for a method of that class. What is none of theirs must not reach them: they
 * would take other memory for it; and what they refuse by an error thrown across them costs a piece of their stack for good.
 */
export function addressOf(object, type) {
  let address;
  try {
    address = object instanceof type ? (object.__wbg_ptr ?? 0) : undefined;
  } catch {
    // A proxy that does not even say what it is.
  }
  if (address) return address; // beyond two gigabytes it is negative
  throw address === 0 ? released() : errors.badInput("this", "an object of the class the method belongs to", object);
}

/** Lets `using` release objects of a class: at the end of its scope nobody asks for what `free()` has done already. */
export function disposable({ prototype }) {
  const { free } = prototype;
  if (!Symbol.dispose) return;
  prototype[Symbol.dispose] = function () {
    try {
      free.call(this);
    } catch (error) {
      if (error.code !== "released") throw error;
    }
  };
}

/** What a room asks of its surroundings. Faults the glue finds in how an object is used become refusals. */
function importsFor(room, glue) {
  const misuse = (address, length) => {
    const text = new TextDecoder().decode(new Uint8Array(running.get(room).memory.buffer, address >>> 0, length >>> 0));
    if (text.includes("null pointer")) throw released();
    if (text.includes("recursive use")) {
      throw new RulesError("busy", "this object is in the middle of another call");
    }
    throw new RulesError("bad-input", text);
  };
  const thrower = Object.keys(glue).find((name) => name.startsWith("__wbg___wbindgen_throw_"));
  return { [`./${room}_bg.js`]: { ...glue, [thrower]: misuse }, "./boundary.js": boundary, "./errors.js": errors };
}

/** Refuses bytes that are no wasm file: most often the page a server sends for a missing file. */
function checked(bytes, origin) {
  const view = new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
  if (WASM_MAGIC.every((byte, i) => view[i] === byte)) return bytes;
  throw new TypeError(`it starts with ${JSON.stringify(new TextDecoder().decode(view.subarray(0, 40)))}`);
}

/** The refusal of a file that does not become the room's rules: cut short, another room's, or none. Memory may be short as well. */
function unusable(origin, { name, message: why }) {
  if (name === "RangeError") return loadFailed(origin, why);
  const message =
    `${origin} cannot be run as a wasm file of tricklaw (${why}). Copy the .wasm files beside ` +
    "the scripts, pass their addresses to init(), or import from tricklaw/inline.";
  return new RulesError("bad-wasm", message, null, { origin });
}

/** What did not come, from where, and why. */
export function loadFailed(origin, why) {
  return new RulesError("load-failed", `could not load the rules from ${origin}: ${why}`, null, { origin });
}

/** From an address, a response, bytes, or a compiled module, or the promise of one of them. */
export async function start(room, loadGlue, given) {
  const [glue, [source, origin]] = await Promise.all([glueOf(room, loadGlue), sourceOf(given)]);
  try {
    const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(checked(source, origin));
    use(room, glue, await WebAssembly.instantiate(module, importsFor(room, glue)));
  } catch (error) {
    throw unusable(origin, error);
  }
}

/** A script that has moved, or a service worker, which may load none later on. */
async function glueOf(room, loadGlue) {
  try {
    return await loadGlue();
  } catch (error) {
    throw loadFailed(`${room}_bg.js`, `${error.message} (tricklaw/inline carries it in its scripts)`);
  }
}

/** Bytes or a module, and where they are from. */
async function sourceOf(given) {
  let source;
  try {
    source = await given;
  } catch (error) {
    throw loadFailed("the given promise", error instanceof Error ? error.message : errors.describe(error));
  }
  if (source instanceof WebAssembly.Module) return [source, "the given module"];
  const isBytes = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
  return isBytes ? [source, "the given buffer"] : download(source);
}

async function download(source) {
  const isResponse = source instanceof Response;
  const origin = isResponse ? source.url || "the given response" : (source?.url ?? String(source));
  let response;
  let bytes;
  try {
    response = isResponse ? source : await fetch(source);
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw loadFailed(origin, error.message);
  }
  if (!response.ok) throw loadFailed(origin, `status ${response.status}`);
  return [bytes, origin];
}
