// What the scripts share: where things are, how commands run, how a failure is told.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const at = (...parts) => join(root, ...parts);
export const TARGET = "wasm32-unknown-unknown";

/** A failure whose text is all a person needs; its stack would only be in the way. */
export class Failure extends Error {}

export const tool = (name) => at(".tools", "bin", name);
export const nodeTool = (name) => at("node_modules", ".bin", name);

/** The environment of every command: our own tools first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: at(".tools", "bin") + delimiter + process.env.PATH,
  ...extra,
});

/** The version of a package in Cargo.lock, the one place that knows it. */
export function lockedVersion(crate) {
  const lock = readFileSync(at("Cargo.lock"), "utf8");
  const found = lock.match(new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`));
  if (!found) throw new Failure(`Cargo.lock names no ${crate}`);
  return found[1];
}

const spawnOptions = { cwd: root };

/** Runs a command with its output on the screen; a failing one ends the script. */
export function run(command, args, { env } = {}) {
  const result = spawnSync(command, args, { ...spawnOptions, stdio: "inherit", env: environment(env) });
  if (result.error?.code === "ENOENT") throw new Failure(`${command} was not found`);
  if (result.status !== 0) throw new Failure(`${command} ${args.join(" ")} failed`);
}

/** What a command prints, or nothing when it is missing or fails. */
export function output(command, args) {
  const result = spawnSync(command, args, { ...spawnOptions, encoding: "utf8", env: environment() });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Runs a command with its output on the screen and in the answer. */
export function record(command, args, { env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions, stdio: ["ignore", "pipe", "pipe"], env: environment(env) });
    let text = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding("utf8");
      from.on("data", (part) => {
        text += part;
        to.write(part);
      });
    }
    child.on("error", (error) => resolve({ ok: false, text: `${command}: ${error.message}` }));
    child.on("close", (status) => resolve({ ok: status === 0, text }));
  });
}

/** Does one step of a script and says how long it took. */
export async function step(name, work) {
  const from = performance.now();
  const note = await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${name}: ${note ?? "done"} (${seconds} s)`);
}

/** Runs a script's main part; a Failure is printed plainly. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Whether a script was started by itself, and not imported. */
export const isMain = (meta) => process.argv[1] !== undefined && fileURLToPath(meta.url) === process.argv[1];

/** The whole path of a program on the PATH. */
function which(name) {
  const folders = isAbsolute(name) ? [""] : environment().PATH.split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The first of these programs that is there and answers, as { path, version }. */
function firstThatAnswers(names) {
  for (const path of names.filter(Boolean).map(which).filter(Boolean)) {
    const version = output(path, ["--version"]);
    if (version) return { path, version };
  }
  return undefined;
}

/** Chromium and its driver, where they are installed. */
export const findChromium = () =>
  firstThatAnswers([process.env.CHROMIUM, "chromium", "chromium-browser", "google-chrome"]);
export const findDriver = () => firstThatAnswers([process.env.CHROMEDRIVER, "chromedriver"]);

export const exists = (...parts) => existsSync(at(...parts));
