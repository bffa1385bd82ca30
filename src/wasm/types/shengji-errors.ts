/**
 * What a `RulesError` of this room has in `params`, by its `code`: of a refused action what was `owed` instead (the codes of
 * `RefusalReasons`), of anything else the following. What any call may throw besides is in `CommonErrors`.
 */
export interface Errors extends Readonly<Record<RefusalCode, { readonly owed: Owed | null }>> {
  /** A list of actions of which one is refused: its place, from 0, and why. */
  readonly "invalid-record": { readonly at: number; readonly refusal: Refusal };
  /** Points that a deal cannot come to: they are counted in fives. */
  readonly "impossible-points": Readonly<Record<never, never>>;
  /** The platform has no secure randomness. */
  readonly "no-entropy": Readonly<Record<never, never>>;
}
