// What the rooms' wasm files export: no function answers with a single reference. Node 20 aborts ("unreachable code") when
// its garbage collector drops the optimised code of the caller during such a call.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const [TYPES, IMPORTS, FUNCTIONS, EXPORTS] = [1, 2, 3, 7];
const [FUNCTION, TABLE, MEMORY] = [0, 1, 2];
const REFERENCES = [0x70, 0x6f]; // funcref, externref

/** The exported functions of a wasm file: the name and the types of the results of each. */
function exported(bytes) {
  let at = 8;
  const byte = () => bytes[at++];
  const number = (shift = 0) => {
    const next = byte();
    return next < 128 ? next << shift : ((next & 127) << shift) + number(shift + 7);
  };
  const many = (read) => Array.from({ length: number() }, read);
  const name = () => String.fromCharCode(...many(byte));
  const limits = () => (byte() & 1 ? [number(), number()] : [number()]);
  const imported = () => {
    const [, , kind] = [name(), name(), byte()];
    if (kind === FUNCTION) return [number()];
    if (kind === TABLE) byte();
    if (kind === TABLE || kind === MEMORY) limits();
    else [byte(), byte()];
    return [];
  };
  const sections = {
    [TYPES]: () => many(() => [byte(), many(byte), many(byte)][2]),
    [IMPORTS]: () => many(imported).flat(),
    [FUNCTIONS]: () => many(() => number()),
    [EXPORTS]: () => many(() => ({ name: name(), kind: byte(), index: number() })),
  };
  const read = { [IMPORTS]: [] };
  while (at < bytes.length) {
    const [id, end] = [byte(), number() + at];
    if (sections[id]) read[id] = sections[id]();
    at = end;
  }
  const types = [...read[IMPORTS], ...read[FUNCTIONS]].map((type) => read[TYPES][type]);
  return read[EXPORTS].filter(({ kind }) => kind === FUNCTION).map((one) => ({ name: one.name, results: types[one.index] }));
}

for (const room of ["bridge", "shengji", "event", "analysis"]) {
  test(`${room}: no export answers with a single reference`, () => {
    const file = fileURLToPath(import.meta.resolve(`tricklaw/${room}.wasm`));
    const functions = exported(readFileSync(file));
    assert.ok(functions.some(({ name }) => name.startsWith(room)), "its exports are found");
    const single = functions.filter(({ results }) => results.length === 1 && REFERENCES.includes(results[0]));
    assert.deepEqual(single.map(({ name }) => name), []);
  });
}
