// The types, as a strict TypeScript project sees them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { at, nodeTool } from "../../scripts/lib.mjs";
import { installPackage } from "./support/consumer.mjs";

let consumer;
const sources = readdirSync(at("tests", "js", "types"));
before(() => {
  consumer = installPackage();
  for (const name of sources) cpSync(at("tests", "js", "types", name), join(consumer.folder, name));
});
after(() => consumer.remove());

const STRICT = ["--strict", "--skipLibCheck", "false", "--noEmit", "--types", "", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];

function compile(...options) {
  const { stdout, status } = spawnSync(nodeTool("tsc"), [...STRICT, ...options], { cwd: consumer.folder, encoding: "utf8" });
  return { stdout, status };
}

const settings = {
  "modules as Node resolves them": ["--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"],
  "modules as bundlers resolve them": ["--module", "esnext", "--moduleResolution", "bundler", "--target", "esnext"],
};
for (const [name, options] of Object.entries(settings)) {
  test(`accepted and refused as marked: ${name}`, () => {
    assert.deepEqual(compile(...options, ...sources), { stdout: "", status: 0 });
  });
}

test("the types lean on no other library", () => {
  consumer.write("bare.ts", 'import { bridge } from "tricklaw"; export const seat: number = bridge.dealerOf(1);\n');
  const options = ["--module", "nodenext", "--target", "es2022", "--lib", "es2022"];
  assert.deepEqual(compile(...options, "bare.ts"), { stdout: "", status: 0 });
});

test("a CommonJS file may require them", () => {
  consumer.write("common.cts", 'import { bridge } from "tricklaw"; export const seat: number = bridge.dealerOf(1);\n');
  const options = ["--module", "nodenext", "--target", "es2022", "--lib", "es2022"];
  assert.deepEqual(compile(...options, "common.cts"), { stdout: "", status: 0 });
});

test("the inline entry of a room knows that room", () => {
  consumer.write("single.ts", `
    import { init, shengji, RulesError } from "tricklaw/inline/shengji";
    await init("shengji");
    export const east: string = shengji.seatName(3), refusal: typeof RulesError = RulesError;
    // @ts-expect-error: another room
    await init("bridge");
    // @ts-expect-error: no entry of that name
    export type None = typeof import("tricklaw/inline/poker");\n`);
  for (const options of Object.values(settings)) assert.deepEqual(compile(...options, "single.ts"), { stdout: "", status: 0 });
});

test("the wasm of a room can be imported, and is what init takes", () => {
  consumer.write("module.ts", `
    import module from "tricklaw/bridge.wasm";
    import { init } from "tricklaw";
    await init({ bridge: module });
    // @ts-expect-error: not a number
    export const wrong: number = module;\n`);
  for (const options of Object.values(settings)) assert.deepEqual(compile(...options, "module.ts"), { stdout: "", status: 0 });
});

test("a wrong program is refused", () => {
  consumer.write("wrong.ts", 'import { bridge } from "tricklaw"; export const seat: string = bridge.dealerOf(1);\n');
  assert.match(compile(...settings["modules as Node resolves them"], "wrong.ts").stdout, /TS2322/);
});
