/**
 * What a `RulesError` of this room has in `params`, by its `code`. What any call may throw besides is in `CommonErrors`; in
 * `pool.tables` the `argument` comes along, which says of which deal.
 */
export interface Errors {
  /** The text of a position cannot be read: which of its five fields, from 1. */
  readonly "position-text": { readonly field: number };
  /** A hand is hidden, so that nothing can be judged. */
  readonly "position-hidden": { readonly seat: SeatName };
  /** A card is in two places. */
  readonly "position-card-twice": { readonly card: CardName };
  /** A hand has another number of cards than the others and the trick call for. */
  readonly "position-size": { readonly seat: SeatName; readonly found: number; readonly owed: number };
  /** A trick in progress of more than three cards. */
  readonly "position-trick-too-long": Readonly<Record<never, never>>;
  /** A player of the trick in progress did not follow suit and could have. */
  readonly "position-revoke": { readonly seat: SeatName };
  /** A player said to have shown out of a suit holds a card of it. */
  readonly "position-shown-out-but-holds": { readonly seat: SeatName; readonly suit: SuitName };
  /** More than thirteen tricks, won and left together. */
  readonly "position-too-many-tricks": Readonly<Record<never, never>>;
  /** A table or record that has no contract yet. */
  readonly "position-no-play": Readonly<Record<never, never>>;
  /** A record with a ruling in it, at that place from 0: give the `bridge.Table` itself. */
  readonly "position-needs-table": { readonly at: number };
  /** A record of which an action is refused: its place, from 0, and the code of the refusal. */
  readonly "invalid-record": { readonly at: number; readonly code: RefusalCode };
  /** The text of a deal does not begin with a seat. */
  readonly "deal-first-seat": Readonly<Record<never, never>>;
  /** The text of a deal has not four hands, but so many. */
  readonly "deal-hands": { readonly hands: number };
  /** A hand has not four suits, but so many. */
  readonly "deal-suits": { readonly seat: SeatName; readonly suits: number };
  /**
   * The cards are no deal. The first thing that is wrong: a `text` in a hand that is no card, a `card` in two places, or
   * what was `found` in a hand instead of the 13 `owed`; `bridge.checkDeal` reports everything.
   */
  readonly "invalid-deal": {
    readonly seat?: SeatName;
    readonly text?: string;
    readonly card?: CardName;
    readonly found?: number;
    readonly owed?: number;
  };
  /** A hand has something that is no card of the pack. */
  readonly "foreign-card": { readonly seat: SeatName; readonly text: string };
  /** Dummy claims. */
  readonly "claim-by-dummy": Readonly<Record<never, never>>;
  /** More tricks are claimed than are left. */
  readonly "claim-too-many-tricks": { readonly left: number };
  /** No trick is left to be claimed. */
  readonly "claim-nothing-left": Readonly<Record<never, never>>;
  /**
   * No number of tricks is told, and the statement gives up the rest behind winners nobody counts (`run spades, the rest are yours`),
   * or names one that may be of the tricks left or of the whole board.
   */
  readonly "claim-uncounted": Readonly<Record<never, never>>;
  /** A card of `laterPlay`, by its place from 0, was not possible there. */
  readonly "claim-later-play": { readonly at: number };
  /** The words of a statement were not understood: which. */
  readonly "statement-not-understood": { readonly problems: readonly Misread[] };
  /** A worker of a `Pool` could not be started, or stopped: why, in English. */
  readonly "worker-failed": { readonly why?: string };
}
