/** How far a deal has come. */
export type Phase = "declaring" | "naming-suit" | "burying" | "playing" | "awaiting-verdict" | "resolving" | "over" | "redeal";
/**
 * An action as text. Those of one player, which `apply` takes from him alone when it is told `by` whom:
 *
 * - `"declare N S2 1"`: a face and how many of it altogether; `"pass N"`: nothing to declare on a board;
 * - `"name N H"`: the trump suit of a board on which nobody declared;
 * - `"bury D3 D4 ..."`: by the dealer; `"bury"` alone where the cards are hidden;
 * - `"play N S8 S8 S8 S7 S7 = S8 S8 S8 + S7 S7"`: the cards, and the parts of a throw where they are declared;
 * - `"choose W 1"`: the number of the part of a failed throw that is led, by its `chooser` (art. 34(1)). Parts are numbered from 0,
 *   as in `lead.parts`;
 * - `"demand S"`, `"demand cards SA"`, `"demand nothing"`, `"forbid trump"`, `"forbid cards SA"`: on the lead of a player with
 *   exposed cards, by the next player in turn (art. 35(2)). What can be met together stands together, in one (`"demand S without
 *   SA"`, `"forbid C and forbid D"`) or one after the other; of the same suit, and of what has to be led, the later order stands.
 *
 * Those of the referee or the program, which `apply` refuses when it is told `by` which player:
 *
 * - `"draw 100"`: so many cards more are drawn, one by one in turn; `"settle"`: declaring is over (of a board, when nobody has
 *   anything more to say: `state.speaks` is `null`);
 * - `"stands"`, `"fails / 1 W S / 2 W"`: whether a throw stands where hands are hidden: each part that is beaten, by its number from
 *   0, with all who beat it. There has to be a way to deal the cards not seen here with which that, and no more, is beaten. A
 *   view says besides which parts may be led and who chooses, `"fails 0 1 / 0 W / 1 W S = W"`; both may be left out;
 * - `"revoke W D4"`: cards played wrongly that stand, because it was found too late (art. 36);
 * - `"resolve 1 2 heavy"`: after a failed throw the part that is led (the one chosen, if one was), the grade of the fine (1 or 2),
 *   what the cards shown become;
 * - `"expose W CK"`, `"pickup W"`: cards become heavy exposed cards, and are picked up again;
 * - `"fine EW 1 2"`: a side, the grade, how many times (1 to 255), at any time; `"reveal D3 ..."`: the kitty after the last trick;
 * - `"take W N SK"`: a player with too few cards takes some of one who has too many (art. 32), `"take W N 1"` where they are hidden.
 *
 * And what a player is told who does not see all cards (`view`):
 *
 * - `"drawn 4 SA"`: so many cards more are drawn, these of them by himself;
 * - `"settled"`, `"settled LJ H5"`: declaring is over, with the cards of the kitty turned up; to the dealer also what he takes,
 *   `"settled H5 = H5 S3 ..."`.
 */
export type ActionText =
  | `draw ${number}`
  | `drawn ${number} ${string}`
  | "settled"
  | `settled ${string}`
  | `take ${SeatName} ${SeatName} ${string}`
  | `declare ${SeatName} ${FaceName} ${number}`
  | `pass ${SeatName}`
  | "settle"
  | `name ${SeatName} ${SuitName}`
  | "bury"
  | `bury ${string}`
  | `play ${SeatName} ${string}`
  | `revoke ${SeatName} ${string}`
  | "stands"
  | `fails ${string}`
  | `choose ${SeatName} ${number}`
  | `resolve ${number} ${1 | 2} ${"heavy" | "light"}`
  | `expose ${SeatName} ${string}`
  | `pickup ${SeatName}`
  | `demand ${PlayedSuit | "nothing" | `cards ${string}` | `${PlayedSuit} without ${string}` | `${PlayedSuit} and ${string}`}`
  | `forbid ${PlayedSuit | `cards ${string}` | `${PlayedSuit} and ${string}`}`
  | `fine ${SideName} ${Grade} ${number}`
  | `reveal ${string}`
  | (string & {});
/**
 * How a table begins: from the first card drawn on (`deal`), from a lead on (`trump`, `dealer` and `hands`), or as one
 * player is told of it (`view`). A field that says nothing about that beginning is refused, and so is one that
 * contradicts it.
 */
export interface TableSetup {
  /** The cards in the order in which they are drawn, or dealt. */
  readonly deal?: DealLike | undefined;
  /** The level played; two unless given, which by the book is that of a first deal (art. 8). */
  readonly level?: LevelName | undefined;
  /** How the dealer is found; `"first-deal"` without a dealer, else `"later-deal"`. */
  readonly race?: "first-deal" | "later-deal" | "board" | null | undefined;
  /** Nobody, or left out, in the first deal of a game; needed otherwise. */
  readonly dealer?: SeatLike | null | undefined;
  /** 1 to 3; those of the deal, or 2. */
  readonly decks?: number | undefined;
  /** That of the deal, or as usual (see `DealOptions`). */
  readonly kittySize?: number | undefined;
  /** The level and the trump suit: the table begins from a lead on. */
  readonly trump?: TrumpLike | undefined;
  /** With `trump`: hands of equal size; the number of its cards for a hidden one. For `view` on a board, the player's own. */
  readonly hands?: { readonly [seat in SeatName]?: CardsLike | number | undefined } | undefined;
  /** With `trump`: who leads first, in the middle of a deal; the dealer unless given. */
  readonly leader?: SeatLike | undefined;
  /** With `trump`: what the defenders have taken before, no more than the cards hold that are known neither here nor in the kitty; nothing unless given. */
  readonly points?: number | undefined;
  /** With `trump`: the cards buried, if known. */
  readonly kitty?: CardsLike | null | undefined;
  /** The switches that differ from the book. */
  readonly rules?: Rules | undefined;
  /** What has happened since, at most 1000 actions. */
  readonly actions?: readonly ActionText[] | undefined;
  /**
   * A deal as one player sees it from the first card on: whose view it is, or `"public"` for an onlooker's, who has no hand. There
   * is no `deal`; `actions` tell what he is told.
   */
  readonly view?: SeatLike | "public" | undefined;
  /** For `view`: who draws the first card (`first` of the server's deal); the dealer unless given. */
  readonly first?: SeatLike | undefined;
  /**
   * With `trump`: too many or too few cards were found and the play goes on (art. 32(2), (3)): `hands`, and `kitty`, of any size. A
   * player with fewer cards than are led plays those he has, one without is passed over, and what one player alone has left stays
   * unplayed. Found before the burial there is nothing to go on with: hands are put right or dealt again (art. 32(1), see `ruling`).
   */
  readonly uneven?: boolean | undefined;
}
/** A table as `toJSON` writes it. */
export interface TableRecord extends TableSetup {
  readonly rules: AllRules;
  readonly actions: readonly ActionText[];
}
/** A demand on the lead of a player with exposed cards (art. 35(2)). */
export interface Demand {
  readonly kind: "nothing" | "suit" | "not-suit" | "cards" | "not-cards" | "suit-not-cards" | "several";
  readonly suit: PlayedSuit | null;
  readonly cards: readonly FaceName[] | null;
  /** Of `"several"`, which stand together: each by itself, what has to be led first. */
  readonly orders: readonly Demand[] | null;
}
/** Everything that is known of a deal at one moment; what is hidden is `null`. */
export interface TableState {
  readonly phase: Phase;
  /** Who is to act, see `Table.turn`. */
  readonly turn: SeatName | null;
  /** How the dealer is found. */
  readonly race: "first-deal" | "later-deal" | "board";
  /** Who is to declare or pass on a board. */
  readonly speaks: SeatName | null;
  readonly level: LevelName;
  /** `null` until trumps are fixed. */
  readonly trump: TrumpName | null;
  readonly dealer: SeatName | null;
  readonly defenders: SideName | null;
  readonly decks: 1 | 2 | 3;
  readonly kittySize: number;
  /** How many cards each player draws; the dealer holds the kitty too while he buries. */
  readonly handSize: number;
  /** Who draws the first card. */
  readonly first: SeatName;
  /** Who draws the next card; `null` when none is left, or declaring is over. */
  readonly drawer: SeatName | null;
  /** How many cards have been drawn by all together. */
  readonly drawn: number;
  readonly declarations: readonly { readonly seat: SeatName; readonly face: FaceName; readonly count: number }[];
  /** The cards of the kitty turned up to fix trumps. */
  readonly turned: readonly FaceName[];
  readonly hands: Readonly<Record<SeatName, readonly FaceName[] | null>>;
  readonly counts: Readonly<Record<SeatName, number>>;
  /**
   * The kitty as drawn, and once the dealer has buried, the cards buried. The dealer knows what he takes, which is in his hand
   * too while he buries (on a board it is in his pocket, and not told apart), and what he has buried; the others know it at the end.
   */
  readonly kitty: readonly FaceName[] | null;
  /** A throw that awaits its verdict, or has failed. */
  readonly thrown: { readonly lead: Lead; readonly failed: FailedThrow | null } | null;
  /** Heavy exposed cards, which are still in hand (art. 35(2)). */
  readonly exposed: Readonly<Record<SeatName, readonly FaceName[]>>;
  /** What the next player has demanded of the one who leads. */
  readonly demand: Demand | null;
  /** What the defenders have taken in tricks. */
  readonly points: number;
  /** What each side has been fined. */
  readonly fined: Readonly<Record<SideName, number>>;
  /** Fines in the defenders' favour; 0 while the dealer is not known. */
  readonly fines: number;
}
/** A trick; `winner` and `points` are `null` while it is in progress. */
export interface Trick {
  readonly leader: SeatName;
  readonly lead: Lead;
  /** In turn, from the leader's own on. */
  readonly plays: readonly { readonly seat: SeatName; readonly cards: readonly FaceName[] }[];
  readonly winner: SeatName | null;
  readonly points: number | null;
}
/** What a deal comes to (art. 16-20). */
export interface DealResult extends Outcome {
  /** The points the defenders took in tricks. */
  readonly tricks: number;
  /** The points in the kitty, and how often they count for the defenders. */
  readonly kitty: number;
  readonly multiplier: number;
  readonly fines: number;
  /** The defenders' total, and the dealer's side's. */
  readonly defenders: number;
  readonly dealer: number;
}
