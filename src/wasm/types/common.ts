/**
 * The law books: four editions of the Laws of Duplicate Bridge, the Shengji competition rules of 2002, and the directing
 * regulations of the Chinese Bridge Association (`"CN-TD"`).
 */
export type Book = "1987" | "1997" | "2007" | "2017" | "CN-2002" | "CN-TD";

/** An article of a law book: `{ book: "2007", article: "44C" }`. */
export interface Citation {
  readonly book: Book;
  readonly article: string;
}

/**
 * The codes of a `RulesError` that any call may throw, each with its `params`. They are not named again beside the calls,
 * except `bad-input`, where a call takes arguments that can be wrong.
 */
export interface CommonErrors {
  /**
   * An argument is not what the call takes: which one (`"setup.actions[3]"`; left out where an object is used in a way it
   * cannot be), what is needed there, and what was given. Of a table of Shengji set up by hands that cannot be, `fault` is one
   * of `shengji.SetupFaults`, and `face` the card of which there are too many. Of a list of contestants
   * `number` is the one it names twice.
   */
  readonly "bad-input": {
    readonly argument?: string;
    readonly expected?: string;
    readonly got?: string;
    readonly fault?: string;
    readonly face?: string;
    readonly number?: number;
  };
  /** An object was used after `free()`, or freed twice; the end of a `using` asks for nothing that is done. */
  readonly released: Readonly<Record<never, never>>;
  /** An object was used in the middle of another call. */
  readonly busy: Readonly<Record<never, never>>;
  /** A room was used before `init()`. */
  readonly "not-initialized": { readonly room: string };
  /** The rules could not be fetched, from where, or a promise of them was rejected (`init`; in Node at a room's first use). */
  readonly "load-failed": { readonly origin: string };
  /** What was fetched or given is not the room's wasm file, or not all of it (`init`; in Node at a room's first use). */
  readonly "bad-wasm": { readonly origin: string };
}

/**
 * What every refused call throws; nothing has changed when it is thrown.
 *
 * @example
 * try {
 *   bridge.dealerOf(0);
 * } catch (error) {
 *   if (error instanceof RulesError) console.log(error.code, error.params); // "bad-input", { argument, expected, got }
 * }
 */
export declare class RulesError extends Error {
  /**
   * Whether it is a `RulesError`, told apart by its `code`: `E` says which room's it may be. Like `instanceof`, it does not know an
   * error of a second copy of the package, installed or bundled; it is known by its `code` alone.
   *
   * @example
   * let among;
   * try {
   *   event.swissPair([1, 2, 3], [], { round: 1 });
   * } catch (error) {
   *   if (RulesError.is(error) && error.code === "swiss-lot-needed") among = error.params.among;
   * }
   * among; // [1, 2, 3]
   */
  static is<E = unknown>(error: unknown): error is Refused<E>;
  readonly name: "RulesError";
  /**
   * Stable and meant for programs: a code of `CommonErrors`, or one of the room's own (`bridge.Errors`, `shengji.Errors`,
   * `event.Errors`, `analysis.Errors`). Beside a call stand those that come from what it is asked.
   */
  readonly code: string;
  /** The article the refusal rests on, where it rests on one. */
  readonly law: Citation | null;
  /** The figures of the case, for each code as in the `Errors` of its room; an action that is refused has `owed`, as in `Refusal`. */
  readonly params: Readonly<Record<string, unknown>>;
  constructor(code: string, message: string, law?: Citation | null, params?: Readonly<Record<string, unknown>>);
  toJSON(): { name: string; code: string; message: string; law: Citation | null; params: Readonly<Record<string, unknown>> };
}
/** A `RulesError` by its codes, those of `CommonErrors` and of `E`, such as `event.Errors`: the code tells what `params` holds. */
export type Refused<E = unknown> = {
  readonly [Code in keyof (E & CommonErrors)]: RulesError & { readonly code: Code; readonly params: (E & CommonErrors)[Code] };
}[keyof (E & CommonErrors)];
