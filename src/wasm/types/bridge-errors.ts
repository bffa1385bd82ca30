/**
 * What a `RulesError` of this room has in `params`, by its `code`: of a refused action what was `owed` instead (the codes of
 * `RefusalReasons`), of anything else the following. What any call may throw besides is in `CommonErrors`.
 */
export interface Errors extends Readonly<Record<RefusalCode, { readonly owed: Owed | null }>> {
  /** The text of a deal does not begin with a seat. `argument` says where, as in `CommonErrors`. */
  readonly "deal-first-seat": { readonly argument: string };
  /** The text of a deal has not four hands, but so many. */
  readonly "deal-hands": { readonly argument: string; readonly hands: number };
  /** A hand has not four suits, but so many. */
  readonly "deal-suits": { readonly argument: string; readonly seat: SeatName; readonly suits: number };
  /** The cards are no deal: everything that is wrong with them. */
  readonly "invalid-deal": { readonly argument: string; readonly report: DealReport };
  /** Text that is no code of a deal. */
  readonly "deal-code": Readonly<Record<never, never>>;
  /** The platform has no secure randomness. */
  readonly "no-entropy": Readonly<Record<never, never>>;
  /** Hands that cannot be together, or contradict what is known: a card in two of them, a card played by another seat. */
  readonly "invalid-hands": Readonly<Record<never, never>>;
  /** A list of actions of which one is refused: its place, from 0, and why. */
  readonly "invalid-record": { readonly at: number; readonly refusal: Refusal };
  /** A file that departs from its format: everywhere. */
  readonly "invalid-file": { readonly warnings: readonly FileWarning[] };
  /** A board of a file of which neither the dealer nor the number is known. */
  readonly "no-dealer": Readonly<Record<never, never>>;
  /** A side of an adjusted score has no result that counts. */
  readonly "no-result": Readonly<Record<never, never>>;
  /** The edition assigns one result a side (1987 and 1997). */
  readonly "not-weighted": Readonly<Record<never, never>>;
}
