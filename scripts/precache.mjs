// Writes www/precache.js: every file of the site with a digest of its content, for the service worker.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { at } from "./lib.mjs";

/** Not fetched by pages: the worker itself, its list, and files beginning with a dot. */
const LEFT_OUT = /(^|\/)\.|^(sw|precache)\.js$/;

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** Every file below a folder with its digest, by its path with slashes, in a fixed order. */
export function siteList(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const wanted = names.filter((name) => !LEFT_OUT.test(name)).sort();
  return Object.fromEntries(wanted.map((name) => [name, digest(readFileSync(join(folder, name)))]));
}

/** The script the service worker imports. The version changes when any file does, the worker's own included. */
export function precacheScript(folder) {
  const files = siteList(folder);
  const version = digest(JSON.stringify(files) + readFileSync(join(folder, "sw.js"), "utf8"));
  return `self.PRECACHE = ${JSON.stringify({ version, files }, null, 1)};\n`;
}

/** Writes the list; says how much a visitor keeps. */
export function writePrecache(folder = at("www")) {
  const script = precacheScript(folder);
  writeFileSync(join(folder, "precache.js"), script);
  return `${script.match(/^ {2}"/gm).length} files`;
}
