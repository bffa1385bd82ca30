/**
 * What every refused call throws. `code` is stable and meant for programs, `law` names the article a refusal rests on,
 * `params` holds the figures of the case; `message` is English for a developer's console.
 */
export class RulesError extends Error {
  constructor(code, message, law = null, params = {}) {
    const limit = Error.stackTraceLimit;
    // Ten places would all lie within the rules; the caller's own line is the one that matters.
    const raised = limit > 0 && Reflect.set(Error, "stackTraceLimit", limit + 30);
    super(message);
    if (raised) Reflect.set(Error, "stackTraceLimit", limit);
    this.code = code;
    this.law = law;
    this.params = params;
  }

  static is(error) {
    return error instanceof RulesError;
  }

  toJSON() {
    const { name, code, message, law, params } = this;
    return { name, code, message, law, params };
  }
}
// On the prototype, as the built-in errors have it, so that a minifier cannot change it.
Object.defineProperty(RulesError.prototype, "name", { value: "RulesError", writable: true, configurable: true });

/** The refusal a room has written as JSON: `code`, `message`, `law` and `params`. */
export function refused(text) {
  const { code, message, law, params } = JSON.parse(text);
  return new RulesError(code, message, law, params);
}

/** The refusal of an argument that is not what the call takes. Looks at `value` without running any of its code. */
export function badInput(argument, expected, value) {
  const got = describe(value);
  return new RulesError("bad-input", `${argument}: ${expected} is needed, got ${got}`, null, { argument, expected, got });
}

const SHOWN = 40;

/** A short text for any value: the value itself where that is safe, else its type. */
export function describe(value) {
  if (value === null) return "null";
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      return "an object";
    default:
      return `a ${typeof value}`;
  }
}
