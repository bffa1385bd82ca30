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
  readonly name: "RulesError";
  /**
   * Stable and meant for programs: the code of the refusal, or `"bad-input"` for an argument that is not what the call
   * takes, `"released"` for an object after `free()`, `"busy"` for one in the middle of another call,
   * `"not-initialized"` before `init()`, `"load-failed"` and `"bad-wasm"` from `init()`, `"worker-failed"` from a pool.
   */
  readonly code: string;
  /** The article the refusal rests on, where it rests on one. */
  readonly law: Citation | null;
  /**
   * The figures of the case: for `"bad-input"` `argument`, `expected` and `got`, for an action that is refused `owed`, as
   * in the `Refusal` that `why` gives.
   */
  readonly params: Readonly<Record<string, unknown>>;
  constructor(code: string, message: string, law?: Citation | null, params?: Readonly<Record<string, unknown>>);
  toJSON(): { name: string; code: string; message: string; law: Citation | null; params: Readonly<Record<string, unknown>> };
}
