// Walks a package's exports and says how each call ends.

/** The longest a call may take before it counts as hung, in milliseconds: far above any of them, on any machine. */
const HUNG = 20_000;

const isClass = (value) => typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
const INTERNAL = new Set(["constructor", "free", "length", "name", "prototype", "__wrap", "__unwrap", "__destroy_into_raw", "__getClassname"]);

const ownFunctions = (object) =>
  Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([name]) => !INTERNAL.has(name));

/** Every function and class of the package: { functions: [{ name, call }], classes: [{ name, type }] }. */
export function walk(exports, prefix = "") {
  const found = { functions: [], classes: [] };
  for (const [key, value] of Object.entries(exports)) {
    const name = prefix + key;
    if (value?.prototype instanceof Error) continue; // thrown by the package, not called by its users
    if (isClass(value)) {
      found.classes.push({ name, type: value });
      found.functions.push({ name: `new ${name}`, call: (args) => new value(...args) });
      for (const [key, { value: method }] of ownFunctions(value)) {
        if (typeof method === "function") found.functions.push({ name: `${name}.${key}`, call: (args) => value[key](...args) });
      }
    } else if (typeof value === "function") {
      found.functions.push({ name, call: (args) => value(...args) });
    } else if (Object.prototype.toString.call(value) === "[object Module]") {
      const inner = walk(value, `${name}.`);
      found.functions.push(...inner.functions);
      found.classes.push(...inner.classes);
    }
  }
  return found;
}

/** Every method, getter and setter of a class: [{ name, call(instance, args) }]. */
export function methodsOf({ name, type }) {
  return ownFunctions(type.prototype).flatMap(([key, { value, get, set }]) => [
    ...(typeof value === "function" ? [{ name: `${name}#${key}`, call: (one, args) => value.apply(one, args) }] : []),
    ...(get ? [{ name: `${name}#${key} (get)`, call: (one) => get.call(one) }] : []),
    ...(set ? [{ name: `${name}#${key} (set)`, call: (one, args) => set.call(one, args[0]) }] : []),
  ]);
}

/** Calls; answers { result } or { refused }. Throws for any other end. */
export async function probe(RulesError, name, call, args) {
  const from = performance.now();
  let result;
  try {
    result = call(args);
    if (result instanceof Promise) result = await result;
  } catch (error) {
    if (!(error instanceof RulesError) || typeof error.code !== "string" || error.code === "") {
      throw new Error(`${name} threw what is no RulesError: ${error?.stack ?? String(error)}`, { cause: args });
    }
    return { refused: error };
  } finally {
    const took = performance.now() - from;
    if (took > HUNG) throw new Error(`${name} took ${took} ms`, { cause: args });
  }
  return { result };
}
