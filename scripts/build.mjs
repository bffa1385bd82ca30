// Builds the npm package into dist/ and the site's copy of it into www/pkg/.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateRawSync, gzipSync } from "node:zlib";
import { publicExports, roomScript, roomTypes, splitDeclarations } from "./declarations.mjs";
import { Failure, TARGET, at, isMain, main, nodeTool, output, run, step, tool } from "./lib.mjs";
import { namedByLikeness } from "./likeness.mjs";
import { writePrecache } from "./precache.mjs";

const GENERATED = at("target", "wasm-bindgen");
const TYPES = readdirSync(at("src", "wasm", "types"));
/** The rooms of the package; each is a wasm file of its own, with the types of src/wasm/types/<room>.ts and <room>-*.ts. */
export const ROOMS = TYPES.filter((file) => !file.includes("-"))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => name !== "common" && name !== "index");
/** How a room is compiled: for size, but a search for speed. */
const PROFILES = { analysis: "web-search" };
/**
 * How much is copied to where it is called, where a profile's own measure is not the best. Compiled for speed it is much, and
 * short loops are written out: what a search needs is asked for in the source, less of the rest will do. Compiled for size it is
 * next to nothing: what is asked at every card chosen is twice as quick with more.
 */
const COPIES = { analysis: "-inline-threshold=60 -unroll-threshold=40", shengji: "-inline-threshold=40" };
/** A file without what only people need; Rust puts nothing at its lowest addresses. */
const BARE = ["--low-memory-unused", "--strip-debug", "--strip-producers"];
/**
 * What is optimized is the compressed file. Functions stay apart, and common parts of expressions are not pulled out: what
 * looks alike then stays so. Sorted by likeness it lies close together. Both save a tenth.
 */
const COMPACT = ["-Oz", "--converge", "--one-caller-inline-max-function-size=0", "--skip-pass=local-cse"];
const SORTED = ["--optimize-level=2", "--shrink-level=2", "--reorder-functions-by-name"];
/** The modules js/loader.js hands to the wasm files. */
const GIVEN = ["./boundary.js", "./errors.js"];
/** The script that brings another package along: users of this one install nothing else. */
const BUNDLED = "inflate.js";
/** What only a package has a use for; the site takes the rest. */
const NOT_FOR_THE_SITE = /^(node|glue|carried|inflate|inline.*|.*_packed)\.js$|\.d\.ts$/;

export async function build() {
  // A build that fails must not leave the last one in its place.
  for (const folder of [at("dist"), GENERATED]) rmSync(folder, { recursive: true, force: true });
  for (const room of ROOMS) await step(room, () => buildRoom(room));
  await step("assemble", assemble);
  await step("site", copyToSite);
  await step("offline", () => writePrecache());
  printSizes();
}

function buildRoom(room) {
  bind(room, compile(room, PROFILES[room] ?? "web"));
  optimize(generated(`${room}_bg.wasm`));
  checkGlue(room);
}

const generated = (name) => join(GENERATED, name);

function compile(room, profile) {
  const copies = room in COPIES ? [`-Cllvm-args=${COPIES[room]}`] : [];
  const flags = `target.${TARGET}.rustflags=${JSON.stringify([...untoldPaths(), ...copies])}`;
  const options = ["--profile", profile, "--lib", "--target", TARGET, "--features", `js-${room}`, "--locked"];
  // Only here is the crate a file of its own: a program that depends on it has no use for one.
  const args = ["rustc", "--config", flags, ...options, "--crate-type", "cdylib"];
  run("cargo", args, { env: { CARGO_TARGET_DIR: at("target") } });
  return at("target", TARGET, profile, "tricklaw.wasm");
}

/** Where a panic happened is part of the file; it need not tell where this machine keeps its packages and Rust's own sources. */
function untoldPaths() {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const rust = join(output("rustc", ["--print", "sysroot"]), "lib", "rustlib", "src", "rust");
  return [`--remap-path-prefix=${cargoHome}=cargo`, `--remap-path-prefix=${rust}=rust`];
}

function bind(room, compiled) {
  run(tool("wasm-bindgen"), ["--target", "bundler", "--out-dir", GENERATED, "--out-name", room, compiled]);
}

function optimize(file) {
  const rewrite = (options) => run(nodeTool("wasm-opt"), [file, ...options, ...BARE, "-o", file]);
  rewrite([...COMPACT, "--reorder-functions-by-name"]);
  writeFileSync(file, namedByLikeness(readFileSync(file)));
  rewrite(SORTED);
}

/** The loader relies on habits of wasm-bindgen that its documents do not promise. */
function checkGlue(room) {
  const glue = readFileSync(generated(`${room}_bg.js`), "utf8");
  const module = new WebAssembly.Module(readFileSync(generated(`${room}_bg.wasm`)));
  const sources = new Set(WebAssembly.Module.imports(module).map((entry) => entry.module));
  const asExpected =
    glue.includes("export function __wbg_set_wasm(") &&
    glue.match(/^let wasm;$/gm)?.length === 1 &&
    glue.match(/export function __wbg___wbindgen_throw_/g)?.length === 1 &&
    WebAssembly.Module.exports(module).some((entry) => entry.name === "__wbindgen_start") &&
    !/(\bwasm\..*|= )this\.(__wbg_ptr|__destroy_into_raw\()|Symbol\.dispose/.test(guardedGlue(room)) &&
    [...sources].every((source) => [`./${room}_bg.js`, ...GIVEN].includes(source));
  if (!asExpected) throw new Failure("wasm-bindgen's output is not what js/loader.js expects; compare the two");
}

function assemble() {
  const dist = at("dist");
  cpSync(at("js"), dist, { recursive: true });
  const write = (name, text) => writeFileSync(join(dist, name), text);
  const parts = (name) => TYPES.filter((file) => file === `${name}.ts` || file.startsWith(`${name}-`));
  const types = (name) => parts(name).map((file) => readFileSync(at("src", "wasm", "types", file), "utf8")).join("\n");
  const counts = ROOMS.map((room) => {
    cpSync(generated(`${room}_bg.wasm`), join(dist, `${room}_bg.wasm`));
    write(`${room}_bg.js`, guardedGlue(room));
    const declarations = splitDeclarations(readFileSync(generated(`${room}.d.ts`), "utf8"));
    const exports = publicExports(declarations, room);
    const handWritten = readdirSync(at("js")).filter((file) => file.startsWith(`${room}-`));
    write(`${room}.js`, roomScript(room, exports, handWritten));
    write(`${room}.d.ts`, roomTypes(exports, types(room), types("common")));
    return `${exports.length} in ${room}`;
  });
  writeLists(write);
  minify(dist);
  write("index.d.ts", `${namespaces()}export * from "./common.js";\n\n${types("index")}`);
  write("common.d.ts", types("common"));
  return `exports: ${counts.join(", ")}`;
}

/**
 * The room's glue, whose exports say what is missing until the room runs, whose methods look at what they are called on, and whose
 * objects may be released before the end of their `using`.
 */
function guardedGlue(room) {
  const glue = readFileSync(generated(`${room}_bg.js`), "utf8");
  const guarded = glue.replace(/^let wasm;$/m, `let wasm = /* @__PURE__ */ unready("${room}");`);
  const parts = guarded.split(/^(?=export class )/m).map((part) => {
    const name = /^export class (\w+)/.exec(part)?.[1];
    if (!name) return part;
    const looking = part.replace(/(\bwasm\.\w+\(|const ptr = )this\.__wbg_ptr\b/g, `$1addressOf(this, ${name})`);
    return looking.replace("this.__destroy_into_raw()", `${name}.prototype.__destroy_into_raw.call(this)`);
  });
  const disposed = parts.join("").replace(/^if \(Symbol\.dispose\) (\w+)\.prototype\[Symbol\.dispose\] = .*$/gm, "disposable($1);");
  return `import { addressOf, disposable, unready } from "./loader.js";\n${disposed}`;
}

const namespaces = () => ROOMS.map((room) => `export * as ${room} from "./${room}.js";\n`).join("");

/** What names every room: the namespaces, and where each entry finds glue and wasm. */
function writeLists(write) {
  const record = (entry) => `{\n${ROOMS.map((room) => `  ${room}: ${entry(room)},\n`).join("")}}`;
  write("rooms.js", `${namespaces()}export { RulesError } from "./errors.js";\n`);
  // Written out, since bundlers look for these very forms.
  const files = record((room) => `{ glue: () => import("./${room}_bg.js"), wasm: () => new URL("./${room}_bg.wasm", import.meta.url) }`);
  write("files.js", `export const FILES = ${files};\n`);
  write("glue.js", ROOMS.map((room) => `export * as ${room} from "./${room}_bg.js";\n`).join(""));
  writeInline(write);
}

/** The entries that fetch nothing: one of every room, and one of them all. */
function writeInline(write) {
  const importAll = ROOMS.map((room) => `import "./inline-${room}.js";\n`).join("");
  for (const room of ROOMS) {
    write(`${room}_packed.js`, `export const packed = "${packed(generated(`${room}_bg.wasm`))}";\n`);
    write(`inline-${room}.js`, inlineScript(room));
    write(`inline-${room}.d.ts`, inlineTypes(room));
  }
  write("inline.js", `${importAll}export * from "./rooms.js";\n${nothingToInit(ROOMS)}`);
}

/** A file as text: packed first, since a server can do little for the text of one that is not. */
const packed = (file) => deflateRawSync(readFileSync(file), { level: 9 }).toString("base64");

const nothingToInit = (rooms) =>
  `import { nothingToWaitFor } from "./loader.js";\nexport const init = nothingToWaitFor(${JSON.stringify(rooms)});\n`;

const inlineScript = (room) => `import { carry } from "./carried.js";
import * as glue from "./${room}_bg.js";
import { packed } from "./${room}_packed.js";
carry("${room}", glue, packed);
export * as ${room} from "./${room}.js";
export { RulesError } from "./errors.js";
${nothingToInit([room])}`;

const inlineTypes = (room) => `import type { WasmSource } from "./index.js";
export * as ${room} from "./${room}.js";
export * from "./common.js";
/**
 * Nothing to wait for: the room is ready at its first use. Kept so that one program runs everywhere.
 *
 * @throws {RulesError} code \`"bad-input"\` (another room)
 *
 * @example
 * import { init, ${room} } from "tricklaw/inline/${room}";
 * await init();
 * typeof ${room}; // "object"
 */
export declare function init(rooms?: "${room}" | readonly "${room}"[] | { readonly ${room}?: WasmSource | undefined }): Promise<void>;
`;

/** Takes out of the scripts what only people need; the names of classes and exports stay. */
function minify(dist) {
  const scripts = readdirSync(dist).filter((name) => name.endsWith(".js") && !name.endsWith("_packed.js") && name !== BUNDLED);
  const files = scripts.map((name) => join(dist, name));
  // Node shows the whole line from which an error came that nobody caught: one line for a file would bury the message.
  const options = ["--minify", "--line-limit=600", "--allow-overwrite", "--log-level=warning", `--outdir=${dist}`];
  run(nodeTool("esbuild"), [...files, ...options]);
  run(nodeTool("esbuild"), [at("js", BUNDLED), "--bundle", "--format=esm", ...options]);
}

function copyToSite() {
  const target = at("www", "pkg");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of siteFiles()) cpSync(at("dist", name), join(target, name));
}

const siteFiles = () => readdirSync(at("dist")).filter((name) => !NOT_FOR_THE_SITE.test(name));

/** The files a page loads, with their sizes in bytes: [{ name, raw, gzip, brotli }]. */
export function sizes() {
  return siteFiles().map((name) => {
    const bytes = readFileSync(at("dist", name));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    return { name, raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
  });
}

function printSizes() {
  const row = (name, ...numbers) => console.log(name.padEnd(20) + numbers.map((n) => String(n).padStart(10)).join(""));
  const files = sizes();
  const total = (kind) => files.reduce((sum, file) => sum + file[kind], 0);
  row("bytes", "raw", "gzip", "brotli");
  for (const file of files) row(file.name, file.raw, file.gzip, file.brotli);
  row("all a page loads", total("raw"), total("gzip"), total("brotli"));
}

if (isMain(import.meta)) await main(build);
