// A stranger's project: the packed package, installed in a folder of its own, without the network.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "../../../scripts/lib.mjs";

const npm = (args, cwd) => execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Packs, installs, and answers { folder, files, run, write, remove }. */
export function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), "tricklaw-consumer-"));
  const [packed] = JSON.parse(npm(["pack", "--ignore-scripts", "--json", "--pack-destination", folder], at("")));
  writeFileSync(join(folder, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }\n');
  npm(["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", `./${packed.filename}`], folder);
  return {
    folder,
    files: packed.files.map((file) => file.path),
    manifest: JSON.parse(readFileSync(join(folder, "node_modules", "tricklaw", "package.json"), "utf8")),
    write: (name, text) => writeFileSync(join(folder, name), text),
    /** Runs a program of the folder in Node; what it prints. Throws with its errors when it fails. */
    run: (...args) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
