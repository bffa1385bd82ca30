// Builds the npm package into dist/ and the site's copy of it into www/pkg/.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { roomScript, roomTypes, sortIntoRooms, splitDeclarations } from "./declarations.mjs";
import { Failure, TARGET, at, isMain, main, nodeTool, run, step, tool } from "./lib.mjs";
import { writePrecache } from "./precache.mjs";

const GENERATED = at("target", "wasm-bindgen");
const WASM = "tricklaw_bg.wasm";
/** The modules js/loader.js hands to the wasm file. */
const GIVEN = ["./tricklaw_bg.js", "./boundary.js", "./errors.js"];
/** What only a package has a use for; the site takes the rest. */
const NOT_FOR_THE_SITE = /^(node|inline|wasm-base64)\.js$|\.d\.ts$/;

export async function build() {
  // A build that fails must not leave the last one in its place.
  rmSync(at("dist"), { recursive: true, force: true });
  await step("compile", compile);
  await step("bind", bind);
  await step("optimize", optimize);
  await step("assemble", assemble);
  await step("site", copyToSite);
  await step("offline", () => writePrecache());
  printSizes();
}

function compile() {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  // Where a panic happened is part of the file; it need not tell where this machine keeps its packages.
  const flags = `target.${TARGET}.rustflags=["--remap-path-prefix=${cargoHome}=cargo"]`;
  const profile = ["--profile", "web", "--lib", "--target", TARGET, "--features", "js", "--locked"];
  run("cargo", ["build", "--config", flags, ...profile], { env: { CARGO_TARGET_DIR: at("target") } });
}

function bind() {
  rmSync(GENERATED, { recursive: true, force: true });
  const strip = ["--remove-name-section", "--remove-producers-section"];
  const compiled = at("target", TARGET, "web", "tricklaw.wasm");
  run(tool("wasm-bindgen"), ["--target", "bundler", "--out-dir", GENERATED, ...strip, compiled]);
}

function optimize() {
  const file = join(GENERATED, WASM);
  run(nodeTool("wasm-opt"), ["-Oz", "--converge", "--merge-similar-functions", "--low-memory-unused", file, "-o", file]);
}

function assemble() {
  const dist = at("dist");
  rmSync(dist, { recursive: true, force: true });
  cpSync(at("js"), dist, { recursive: true });
  for (const name of [WASM, "tricklaw_bg.js"]) cpSync(join(GENERATED, name), join(dist, name));
  checkGlue();
  const write = (name, text) => writeFileSync(join(dist, name), text);
  write("wasm-base64.js", `export const base64 = "${readFileSync(join(GENERATED, WASM)).toString("base64")}";\n`);

  const types = (name) => readFileSync(at("src", "wasm", "types", `${name}.ts`), "utf8");
  const named = readdirSync(at("src", "wasm", "types")).map((file) => file.replace(/\.ts$/, ""));
  const rooms = named.filter((name) => name !== "common" && name !== "index");
  const declarations = splitDeclarations(readFileSync(join(GENERATED, "tricklaw.d.ts"), "utf8"));
  for (const [room, exports] of sortIntoRooms(declarations, rooms)) {
    const handWritten = readdirSync(at("js")).filter((file) => file.startsWith(`${room}-`));
    write(`${room}.js`, roomScript(exports, handWritten));
    write(`${room}.d.ts`, roomTypes(exports, types(room), types("common")));
  }
  const namespaces = rooms.map((room) => `export * as ${room} from "./${room}.js";\n`).join("");
  write("rooms.js", `${namespaces}export { RulesError } from "./errors.js";\n`);
  write("common.d.ts", types("common"));
  minify(dist);
  write("index.d.ts", `${namespaces}export * from "./common.js";\n\n${types("index")}`);
  return `${declarations.length} exports in ${rooms.join(", ")}`;
}

/** Takes out of the scripts what only people need; the names of classes and exports stay. */
function minify(dist) {
  const scripts = readdirSync(dist).filter((name) => name.endsWith(".js") && name !== "wasm-base64.js");
  const files = scripts.map((name) => join(dist, name));
  const options = ["--minify", "--allow-overwrite", "--log-level=warning"];
  run(nodeTool("esbuild"), [...files, ...options, `--outdir=${dist}`]);
}

/** The loader relies on three habits of wasm-bindgen that its documents do not promise. */
function checkGlue() {
  const glue = readFileSync(join(GENERATED, "tricklaw_bg.js"), "utf8");
  const module = new WebAssembly.Module(readFileSync(join(GENERATED, WASM)));
  const sources = new Set(WebAssembly.Module.imports(module).map((entry) => entry.module));
  const asExpected =
    glue.includes("export function __wbg_set_wasm(") &&
    glue.match(/export function __wbg___wbindgen_throw_/g)?.length === 1 &&
    WebAssembly.Module.exports(module).some((entry) => entry.name === "__wbindgen_start") &&
    [...sources].every((source) => GIVEN.includes(source));
  if (!asExpected) throw new Failure("wasm-bindgen's output is not what js/loader.js expects; compare the two");
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
