/**
 * What a `RulesError` of this room has in `params`, by its `code`: of a refused action what was `owed` instead (the codes of
 * `RefusalReasons`), of anything else the following. What any call may throw besides is in `CommonErrors`.
 */
export interface Errors extends Readonly<Record<RefusalCode, { readonly owed: Owed | null }>> {
  /**
   * Of a table set up by its hands that cannot be: by which of `SetupFaults`, beside the `argument` it is in (`"setup.hands.W"`), and
   * for `"too-many-of-a-face"` the face.
   */
  readonly "bad-input": { readonly fault?: SetupFault; readonly face?: FaceName };
  /** A list of actions of which one is refused: its place, from 0, and why. */
  readonly "invalid-record": { readonly at: number; readonly refusal: Refusal };
  /** Points that a deal cannot come to: they are counted in fives. */
  readonly "impossible-points": Readonly<Record<never, never>>;
  /** The platform has no secure randomness. */
  readonly "no-entropy": Readonly<Record<never, never>>;
}
