// Puts in place what the build needs, and with --tests what the tests need as well. Does nothing that is done already.
import { existsSync, readFileSync, rmSync } from "node:fs";
import {
  Failure,
  TARGET,
  at,
  exists,
  findChromium,
  findDriver,
  isMain,
  lockedVersion,
  main,
  output,
  run,
  step,
  tool,
} from "./lib.mjs";

const NODE = [20, 19];
const RUST_COMPONENTS = ["rustfmt", "clippy"];
/** The parts of wasm-bindgen that do its work. Optimizing only them saves a third of its build and costs no speed. */
const HOT_PARTS = ["walrus", "wasmparser", "wasm-encoder", "wasm-bindgen-cli-support", "id-arena", "hashbrown", "indexmap"];

export async function setUp({ tests = false } = {}) {
  await step("node", checkNode);
  await step("rust", () => checkRust(tests));
  await step("wasm target", addTarget);
  await step("wasm-bindgen", installBindgen);
  await step("npm packages", installPackages);
  if (tests) await step("chromium", installChromium);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const old = major < NODE[0] || (major === NODE[0] && minor < NODE[1]);
  if (old) throw new Failure(`Node ${NODE.join(".")} or newer is needed, this is ${process.version}: https://nodejs.org`);
  return process.version;
}

function checkRust(tests) {
  const version = output("cargo", ["--version"]);
  if (!version) throw new Failure("cargo was not found. Install Rust with rustup (https://rustup.rs), then try again.");
  const wanted = readFileSync(at("Cargo.toml"), "utf8").match(/^rust-version = "(\d+)\.(\d+)"/m);
  const found = version.match(/(\d+)\.(\d+)/);
  const order = ([, major, minor]) => Number(major) * 1000 + Number(minor);
  if (order(found) < order(wanted)) {
    throw new Failure(`Rust ${wanted[1]}.${wanted[2]} or newer is needed, this is ${version}: run \`rustup update stable\`, then try again.`);
  }
  for (const component of tests ? RUST_COMPONENTS : []) {
    if (output(component === "clippy" ? "cargo-clippy" : component, ["--version"])) continue;
    rustup(["component", "add", component], `the Rust component ${component}`);
  }
  return version;
}

function addTarget() {
  const library = output("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (library && existsSync(library)) return "there";
  rustup(["target", "add", TARGET], `the Rust target ${TARGET}`);
  return "added";
}

function rustup(args, what) {
  if (!output("rustup", ["--version"])) {
    throw new Failure(
      `${what} is missing and rustup, which would add it, was not found. Install Rust with rustup ` +
        `(https://rustup.rs), or add ${what} with the tool this Rust came with; then try again.`,
    );
  }
  run("rustup", args);
}

/** The command line tool must be of exactly the version the crate is built with. */
function installBindgen() {
  const version = lockedVersion("wasm-bindgen");
  const installed = () => output(tool("wasm-bindgen"), ["--version"]) === `wasm-bindgen ${version}`;
  if (installed() && output(tool("wasm-bindgen-test-runner"), ["--version"])) return version;
  console.log(`building wasm-bindgen ${version} into .tools, once: this takes about two minutes`);
  const args = ["install", "wasm-bindgen-cli", "--version", version, "--root", at(".tools"), "--force"];
  for (const name of ["wasm-bindgen", "wasm-bindgen-test-runner"]) args.push("--bin", name);
  args.push("--config", "profile.release.opt-level=0");
  for (const name of HOT_PARTS) args.push("--config", `profile.release.package.${name}.opt-level=2`);
  try {
    run("cargo", [...args, "--locked"]);
  } catch {
    // A package of its lock file may have been withdrawn since; the newest compatible ones serve as well.
    run("cargo", args);
  }
  if (!installed()) throw new Failure(`.tools/bin/wasm-bindgen is not version ${version} after its installation`);
  return `${version}, built`;
}

function installPackages() {
  const wanted = output("npm", ["ls", "--json", "--depth=0"]);
  if (exists("node_modules") && wanted) return "there";
  rmSync(at("node_modules"), { recursive: true, force: true });
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  return "installed";
}

function installChromium() {
  const versions = () => [findChromium()?.version, findDriver()?.version];
  if (versions().every(Boolean)) return "there";
  if (!output("apt-get", ["--version"])) {
    throw new Failure(
      "Chromium and chromedriver are needed for the tests. Install both (of one version), put them on the PATH or name " +
        "them in CHROMIUM and CHROMEDRIVER, then try again.",
    );
  }
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, "apt-get", ...args];
    run(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium", "chromium-driver");
  if (!versions().every(Boolean)) throw new Failure("apt installed Chromium, but it does not answer --version");
  return "installed";
}

if (isMain(import.meta)) await main(() => setUp({ tests: process.argv.includes("--tests") }));
