// The order of functions in a wasm file: alike stands by alike, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byLikeness, namedByLikeness } from "../../scripts/likeness.mjs";

const functions = ["abcdefghijkl", "0123456789", "abcdefghijkm", "0123456788", "", "abcdef"].map((text) => Buffer.from(text));

test("each function stands after the one it has most in common with", () => {
  assert.deepEqual(byLikeness(functions), [0, 2, 5, 1, 3, 4]);
  assert.deepEqual(byLikeness([]), []);
});

test("what stands too far back no longer counts", () => {
  const twins = ["odd 123456", "even 98765", "odd 123457", "even 98764"].map((text) => Buffer.from(text));
  const long = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * i + (i >> 8)) % 251));
  // The long one shares its beginning with the first, and is left out until nothing else has anything in common.
  assert.deepEqual(byLikeness([...twins, long]), [0, 2, 1, 3, 4]);
  assert.deepEqual(byLikeness([Buffer.concat([twins[0], long]), long, ...twins]), [0, 1, 2, 4, 3, 5]);
});

test("no function is lost and none comes twice", () => {
  const many = Array.from({ length: 40 }, (_, i) => Buffer.from(`${i % 2 ? "odd numbers" : "even ones"} ${i}`));
  assert.deepEqual(byLikeness(many).toSorted((a, b) => a - b), [...many.keys()]);
});

/** Two functions of one import: (import "a" "b" (func)) (func nop) (func call 0). */
const file = Buffer.from([
  [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  [1, 4, 1, 0x60, 0, 0],
  [2, 7, 1, 1, 0x61, 1, 0x62, 0, 0],
  [3, 3, 2, 0, 0],
  [10, 10, 2, 3, 0, 1, 0x0b, 4, 0, 0x10, 0, 0x0b],
].flat());

test("the names say the order; the rest of the file stays as it is", () => {
  const named = namedByLikeness(file);
  assert.ok(WebAssembly.validate(named));
  assert.deepEqual(named.subarray(0, file.length), file);
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(named), "name");
  assert.equal(Buffer.from(section).toString("latin1"), "\x01\x19\x03\x00\x06000000\x01\x06000001\x02\x06000002");
});
