// Measures the built package in Node, beside other packages in the same run, and then the crate natively.
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { at, isMain, main, run } from "./lib.mjs";
import { setUp } from "./setup.mjs";

const benches = (folder, extension) =>
  readdirSync(at(folder)).filter((name) => name.endsWith(extension) && name !== "support.mjs").sort();

/** 1234.5 -> "1 230", 1.2345 -> "1.23": three digits are what a run can tell. */
export function threeDigits(number) {
  return Number(number.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 3 }).replaceAll(",", " ");
}

/** A row as lines of the table: the package, then each of the others with its ratio. */
export function lines({ name, tricklaw, others }, unit) {
  const rate = `${threeDigits(1e3 / tricklaw)} M/s`;
  const line = (who, nanoseconds, last) => `  ${who.padEnd(34)}${threeDigits(nanoseconds).padStart(12)} ${unit.padEnd(12)}${last}`;
  const beside = Object.entries(others).map(([who, time]) => line(`  ${who}`, time, `${threeDigits(time / tricklaw)} times ours`));
  return [line(name, tricklaw, unit.startsWith("ns/") ? rate : ""), ...beside];
}

async function bench() {
  await setUp();
  await build();
  console.log(`\n${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}; best of the rounds, lower is better`);
  for (const name of benches("benches/js", ".mjs")) {
    const { title, unit, rows } = await import(pathToFileURL(at("benches", "js", name)));
    console.log(`\n${title}`);
    for (const row of await rows()) console.log(lines(row, unit).join("\n"));
  }
  for (const name of benches("benches", ".rs")) run("cargo", ["bench", "--bench", basename(name, ".rs")]);
}

if (isMain(import.meta)) await main(bench);
