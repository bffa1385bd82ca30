import type {
  CardLike,
  CardName,
  ContractLike,
  ContractName,
  DealLike,
  DenominationLike,
  DenominationName,
  LawBook,
  RefusalCode,
  SeatLike,
  SeatName,
  SideName,
  SuitName,
  TableRecord,
  VulnerabilityLike,
} from "./bridge.js";

/** A suit as a person writes it, or by number. */
export type SuitLike = SuitName | (string & {}) | number;

/**
 * A `bridge.Table`, or the record its `toJSON()` gives. A record with rulings in it is not enough for a position: what
 * they brought about only the table knows.
 */
export type TableLike = { toJSON(): TableRecord; position?(): PositionSetup | null } | TableRecord;
/** A position by its parts. */
export interface PositionSetup {
  /** The cards left in each hand, as text (`"AQ..."`, spades first) or lists; a card on the trick is in none. */
  readonly hands?: DealLike | undefined;
  /** The same. */
  readonly deal?: DealLike | undefined;
  /** The contract, `"4SX"`; or only the denomination. */
  readonly contract?: ContractLike | undefined;
  /** Where there is no contract. */
  readonly denomination?: DenominationLike | undefined;
  /** Needed for claims. */
  readonly declarer?: SeatLike | undefined;
  /** Who led, or is to lead, to the trick; before the first card it follows from the declarer. */
  readonly leader?: SeatLike | undefined;
  /** The cards on the trick in order of play, at most three. */
  readonly trick?: readonly CardLike[] | Uint8Array | undefined;
  /** Tricks won so far. */
  readonly won?: { readonly [side in SideName]?: number | undefined } | undefined;
  /** Suits in which a player is known to all to hold no more cards. */
  readonly shownOut?: { readonly [seat in SeatName]?: readonly SuitLike[] | undefined } | undefined;
  /** Penalty cards and lead restrictions in force. */
  readonly restrictions?: Restrictions | undefined;
}
/** Penalty cards and lead restrictions in force (laws 50, 51 and 26). */
export interface Restrictions {
  /** Major penalty cards. */
  readonly major?: { readonly [seat in SeatName]?: readonly CardLike[] | undefined } | undefined;
  /** Minor penalty cards. */
  readonly minor?: { readonly [seat in SeatName]?: readonly CardLike[] | undefined } | undefined;
  /** What declarer requires or forbids of the next lead. */
  readonly lead?: {
    readonly [seat in SeatName]?: { readonly require?: SuitLike | undefined; readonly forbid?: readonly SuitLike[] | undefined } | null | undefined;
  } | undefined;
}
/**
 * A position within the play, all four hands known: a table, its record, its parts, or text
 * `declarer denomination leader hands trick`, such as `"S NT S N:32... 54... AK... 76..."`.
 */
export type PositionLike = string | PositionSetup | TableLike;

/** A number of tricks, or the bounds of it. */
export interface Tricks {
  /** `null` while the bounds differ. */
  readonly tricks: number | null;
  readonly atLeast: number;
  readonly atMost: number;
}
/** How much a question may cost. */
export interface SolveOptions {
  /** How many positions may be looked at, 50 million unless given; when they end, what is proved by then is the answer. */
  readonly nodes?: number | undefined;
  /** The most memory for what was proved, in MiB: 1 to 40, 24 unless given. */
  readonly memory?: number | undefined;
}
/** The result of a position for the side to move. */
export interface Solved extends Tricks {
  /** Whose turn it is; `null` when no card is left. */
  readonly turn: SeatName | null;
  /** The side to move, whose tricks these are. */
  readonly side: SideName | null;
  /** Tricks left, the one in progress included. */
  readonly left: number;
  /** How many positions were looked at. */
  readonly nodes: number;
}
/** What each legal card leads to. */
export interface CardsSolved {
  readonly turn: SeatName | null;
  readonly side: SideName | null;
  readonly left: number;
  /** Whether every number is known. */
  readonly complete: boolean;
  /** The legal cards, best first, with the tricks of the side to move. */
  readonly cards: readonly (Tricks & { readonly card: CardName })[];
  readonly nodes: number;
}
/** The twenty results of a deal. */
export interface TrickTable {
  readonly complete: boolean;
  /** How many of the twenty are known. */
  readonly done: number;
  /** By declarer and denomination; `null` where not yet known. */
  readonly tricks: { readonly [declarer in SeatName]: { readonly [denomination in DenominationName]: number | null } };
  /** The lower bounds, at `4 * denomination + declarer`. */
  readonly atLeast: Uint8Array;
  /** The upper bounds. */
  readonly atMost: Uint8Array;
  readonly nodes: number;
}
/** A contract in which an auction may end at par. */
export interface ParContract {
  /** `"4S"`, or `"4SX"` when it fails. */
  readonly contract: ContractName;
  readonly declarer: SeatName;
  readonly tricks: number;
  /** Tricks above the contract; negative below. */
  readonly result: number;
  /** `"4SX N -2"`. */
  readonly text: string;
}
/** The par of a deal. */
export interface Par {
  /** What north-south score; `null` when the nodes ended before the table was complete. */
  readonly score: number | null;
  /** None when the deal is passed out. */
  readonly contracts: readonly ParContract[];
}
