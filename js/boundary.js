// The gate for objects: what comes from a caller may be a proxy, have getters that throw or change, or lie about its
// length. Rust is only ever shown what this file copied or vouches for.
import { RulesError, badInput } from "./errors.js";

/** More than the fields of the longest list of results there may be. */
const NODES = 1_000_000;
const DEPTH = 32;
const EXPECTED = "plain data (numbers, text, booleans, arrays and simple objects)";

const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
const tagOf = Object.getOwnPropertyDescriptor(typedArray, Symbol.toStringTag).get;
const lengthOf = Object.getOwnPropertyDescriptor(typedArray, "length").get;

/** The value when it is a number, else NaN. */
export function numberOf(value) {
  return typeof value === "number" ? value : NaN;
}

/** The value as an array of that type whose length can be trusted, or undefined when it is none. Runs no code of the value. */
function trusted(value, type) {
  if (tagOf.call(value) !== type.name) return undefined;
  const honest = Object.getPrototypeOf(value) === type.prototype && !Object.hasOwn(value, "length");
  if (honest && lengthOf.call(value) > 0) return value; // one whose buffer is gone has length 0
  try {
    return new type(value);
  } catch {
    return undefined;
  }
}

/** The value as a Uint8Array, or undefined when it is none. */
export const bytesOf = (value) => trusted(value, Uint8Array);

/** The value as an Int32Array, or undefined when it is none. */
export const integersOf = (value) => trusted(value, Int32Array);

/** What an object's own method of that name gives; nothing when it has none. */
export function answerOf(argument, value, method) {
  try {
    return typeof value === "object" && typeof value?.[method] === "function" ? value[method]() : undefined;
  } catch (error) {
    throw error instanceof RulesError ? error : badInput(argument, EXPECTED, value);
  }
}

/**
 * What every record of a copy inherits from: nothing, as keys may have any name. It tells a copy, which needs no copying; no
 * copy ever leaves these files.
 */
const NOTHING = Object.freeze(Object.create(null));
function Copied() {}
Copied.prototype = NOTHING;

/** A deep copy of plain data. Throws a RulesError that names the first place holding anything else. */
export function plainCopy(argument, value) {
  let nodes = 0;
  let refusal;
  const refuse = (path, expected, item) => {
    refusal = badInput(path, expected, item);
    throw refusal;
  };
  const copy = (path, item, depth) => {
    nodes += 1;
    if (nodes > NODES) refuse(argument, `at most ${NODES} values in all`, value);
    if (depth > DEPTH) refuse(path, `values nested at most ${DEPTH} deep`, item);
    switch (typeof item) {
      case "string":
      case "number":
      case "boolean":
      case "undefined":
      case "bigint":
        return item;
      case "object":
        if (item === null) return null;
        if (!Array.isArray(item) && !tagOf.call(item)) return record(path, item, depth);
        return (depth > 0 && bytesOf(item)) || list(path, item, depth); // bytes within, such as a deal's owners, stay bytes
      default:
        return refuse(path, EXPECTED, item);
    }
  };
  const list = (path, item, depth) => {
    const length = tagOf.call(item) ? lengthOf.call(item) : item.length;
    if (!(length <= NODES - nodes)) refuse(argument, `at most ${NODES} values in all`, value);
    return Array.from({ length }, (_, i) => copy(`${path}[${i}]`, item[i], depth + 1));
  };
  const record = (path, item, depth) => {
    const prototype = Object.getPrototypeOf(item);
    if (prototype === NOTHING) return item;
    // A plain object of another window or worker has that place's Object.prototype, whose own prototype is null.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) refuse(path, EXPECTED, item);
    const result = new Copied();
    for (const key of Object.keys(item)) result[key] = copy(`${path}.${key}`, item[key], depth + 1);
    return result;
  };
  try {
    return copy(argument, value, 0);
  } catch {
    throw refusal ?? badInput(argument, EXPECTED, value); // else one of the value's own getters threw
  }
}

const names = new Map();

/** A record's values in the order of the names in `known`, of which each room has a few dozen. Refuses any other name. */
export function fieldsOf(argument, value, known) {
  const copy = plainCopy(argument, value);
  if (typeof copy !== "object" || copy === null || Object.getPrototypeOf(copy) !== NOTHING) {
    throw badInput(argument, `an object with ${known}`, value);
  }
  if (!names.has(known)) names.set(known, known.split(", "));
  const order = names.get(known);
  for (const key of Object.keys(copy)) {
    if (!order.includes(key)) throw badInput(argument, `an object with only ${known}`, `a field ${key}`);
  }
  return order.map((name) => copy[name]);
}
