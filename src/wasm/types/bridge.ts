/** A suit's letter: clubs, diamonds, hearts, spades. */
export type SuitName = "C" | "D" | "H" | "S";
/** A rank's character; `T` is the ten. */
export type RankName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
/** A card's name, suit first: `"SA"`, `"HT"`. */
export type CardName = `${SuitName}${RankName}`;
/** A card's number, `suit * 13 + rank`: 0 (`C2`), 12 (`CA`), 13 (`D2`), 26 (`H2`), 39 (`S2`), 51 (`SA`). It will not change. */
export type CardNumber = number;
/** A card as a person writes it (`"SA"`, `"♥10"`, `"10h"`, `"红桃10"`) or by number. */
export type CardLike = CardName | (string & {}) | CardNumber;

/** A denomination's name, lowest first. */
export type DenominationName = SuitName | "NT";
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades, 4 notrump. */
export type DenominationNumber = 0 | 1 | 2 | 3 | 4;
/** A denomination as a person writes it (`"S"`, `"♠"`, `"NT"`) or by number. */
export type DenominationLike = DenominationName | (string & {}) | number;

/** A bid's name: `"1C"` to `"7NT"`. */
export type BidName = `${1 | 2 | 3 | 4 | 5 | 6 | 7}${DenominationName}`;
/** A call's name. */
export type CallName = "Pass" | "X" | "XX" | BidName;
/** A call's number: 0 pass, 1 double, 2 redouble, `3 + 5 * (level - 1) + denomination` up to 37 (`7NT`). It will not change. */
export type CallNumber = number;
/** A call as a person writes it (`"Pass"`, `"dbl"`, `"1nt"`, `"4♥"`) or by number. */
export type CallLike = CallName | (string & {}) | CallNumber;

/** A seat's letter, clockwise from north. */
export type SeatName = "N" | "E" | "S" | "W";
/** 0 north, 1 east, 2 south, 3 west. */
export type SeatNumber = 0 | 1 | 2 | 3;
/** A seat as a person writes it (`"N"`, `"north"`) or by number. */
export type SeatLike = SeatName | (string & {}) | number;

/** A side's name. */
export type SideName = "NS" | "EW";
/** 0 north-south, 1 east-west. */
export type SideNumber = 0 | 1;
/** A side by name or number. */
export type SideLike = SideName | (string & {}) | number;

/** Which sides are vulnerable. */
export type VulnerabilityName = "None" | "NS" | "EW" | "All";
/** 0 neither side, 1 north-south, 2 east-west, 3 both. */
export type VulnerabilityNumber = 0 | 1 | 2 | 3;
/** A vulnerability as a person writes it (`"None"`, `"Love"`, `"Both"`) or by number. */
export type VulnerabilityLike = VulnerabilityName | (string & {}) | number;

/** The seats by number. */
export declare const SEAT_NAMES: readonly ["N", "E", "S", "W"];
/** The sides by number. */
export declare const SIDE_NAMES: readonly ["NS", "EW"];
/** The suits by number, lowest first. */
export declare const SUIT_NAMES: readonly ["C", "D", "H", "S"];
/** The ranks by number, lowest first. */
export declare const RANK_NAMES: readonly RankName[];
/** The denominations by number, lowest first. */
export declare const DENOMINATION_NAMES: readonly ["C", "D", "H", "S", "NT"];
/** The vulnerabilities by number. */
export declare const VULNERABILITY_NAMES: readonly ["None", "NS", "EW", "All"];
/** The 52 cards by number, `"C2"` to `"SA"`. */
export declare const CARD_NAMES: readonly CardName[];
/** The 38 calls by number, `"Pass"` to `"7NT"`. */
export declare const CALL_NAMES: readonly CallName[];

/**
 * The name of a card's number.
 *
 * @example
 * bridge.cardName(51); // "SA"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a card
 */
export declare function cardName(card: CardNumber): CardName;
/**
 * The name of a call's number.
 *
 * @example
 * bridge.callName(7); // "1NT"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a call
 */
export declare function callName(call: CallNumber): CallName;
/**
 * The name of a seat's number.
 *
 * @example
 * bridge.seatName(2); // "S"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a seat
 */
export declare function seatName(seat: number): SeatName;
/**
 * The name of a side's number.
 *
 * @example
 * bridge.sideName(1); // "EW"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a side
 */
export declare function sideName(side: number): SideName;
/**
 * The name of a denomination's number.
 *
 * @example
 * bridge.denominationName(4); // "NT"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a denomination
 */
export declare function denominationName(denomination: number): DenominationName;
/**
 * The name of a vulnerability's number.
 *
 * @example
 * bridge.vulnerabilityName(3); // "All"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a vulnerability
 */
export declare function vulnerabilityName(vulnerability: number): VulnerabilityName;

/**
 * A deal: PBN text (`"N:AKQ... ... ... ..."`), hands by seat, or the seat (0-3) of each of the 52 cards by its number.
 * A hand is text such as `"AK3.QJ.T98.65432"` or a list of cards.
 */
export type DealLike = string | { readonly [seat in SeatName]?: string | readonly CardLike[] | Uint8Array | null | undefined } | Uint8Array;
/** How far a board has come when a wrong deal is noticed; the law differs (laws 6D, 13 and 14). */
export type DealStage = "before-first-call" | "auction" | "play" | "after-play";
/** What the law does about a wrong deal. */
export interface DealRemedy {
  readonly code: keyof DealRemedies;
  readonly law: Citation;
}
/** One thing that is wrong with a deal. Fields that do not apply are `null` or empty. */
export interface DealProblem {
  readonly code: keyof DealFaults;
  /** English, for a developer's console. */
  readonly message: string;
  readonly card: CardName | null;
  /** Whose hands are concerned; a seat that holds a card twice is named twice. */
  readonly seats: readonly SeatName[];
  /** How many cards a hand of the wrong size has. */
  readonly count: number | null;
  /** What a foreign card looks like. */
  readonly text: string | null;
  /** The rule that is broken. */
  readonly law: Citation;
  /** What the law does; where several stand, the director's findings decide. */
  readonly remedies: readonly DealRemedy[];
}
/** Everything that is wrong with a deal. */
export interface DealReport {
  readonly valid: boolean;
  readonly stage: DealStage;
  readonly problems: readonly DealProblem[];
}

/** What was dealt on a board at one table; dealer and vulnerability follow from the number unless given. */
export interface BoardRecord {
  readonly deal: DealLike;
  /** From 1. */
  readonly number?: number | null | undefined;
  /** Needed without a number. */
  readonly dealer?: SeatLike | null | undefined;
  /** Neither side where nothing says so. */
  readonly vulnerability?: VulnerabilityLike | null | undefined;
}
/** How two records of one board differ (law 87). */
export interface BoardComparison {
  readonly fouled: boolean;
  /** The cards that moved, from `SA` down. */
  readonly moved: readonly { readonly card: CardName; readonly first: SeatName; readonly second: SeatName }[];
  /** Where whole hands changed places: for N, E, S, W the seat that has the hand in the second record. */
  readonly exchanged: readonly SeatName[] | null;
  readonly dealer: { readonly first: SeatName; readonly second: SeatName } | null;
  readonly vulnerability: { readonly first: VulnerabilityName; readonly second: VulnerabilityName } | null;
}

/** A contract without its declarer: `"3NT"`, `"4SX"`, `"1CXX"`. */
export type ContractName = BidName | `${BidName}X` | `${BidName}XX`;
/** A contract as a person writes it (`"4SX"`, `"3nt"`, `"4♠x"`). */
export type ContractLike = ContractName | (string & {});
/** A contract with its declarer. */
export interface Contract {
  readonly contract: ContractName;
  readonly declarer: SeatName;
  readonly dummy: SeatName;
  /** Who makes the opening lead. */
  readonly leader: SeatName;
  readonly level: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly denomination: DenominationName;
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  readonly doubling: 0 | 1 | 2;
  /** 7 to 13. */
  readonly tricksNeeded: number;
}
/** How a board ended; `contract` and `tricks` are `null` when it was passed out. */
export interface BoardResult {
  readonly contract: Contract | null;
  /** The tricks of the declarer's side, 0 to 13. */
  readonly tricks: number | null;
  /** The score of the declarer's side (law 77). */
  readonly score: number;
  /** The same from north-south's point of view. */
  readonly scoreNS: number;
  /** What each side gets instead of a score, when a ruling ended the board (law 12C2). */
  readonly adjusted: { readonly [side in SideName]: AwardName } | null;
}
/** One part of a contract score. */
export interface ScorePart {
  readonly part:
    | "trick-score"
    | "overtricks"
    | "part-score"
    | "game"
    | "small-slam"
    | "grand-slam"
    | "doubled-made"
    | "redoubled-made"
    | "undertricks";
  /** How many tricks it is for, where it is for tricks; else `null`. */
  readonly count: number | null;
  /** Negative for undertricks. */
  readonly points: number;
}
/** How far a board has come. */
export type Phase = "auction" | "opening-lead" | "play" | "over";
/** A trick: its cards in the order of play, and its winner once it is complete. */
export interface Trick {
  readonly cards: readonly { readonly seat: SeatName; readonly card: CardName }[];
  readonly winner: SeatName | null;
}
/**
 * An action as text:
 *
 * - a call (`"1NT"`) or a card (`"SA"`), suit first: `"5S"` is a bid, the five of spades is `"S5"`, and
 *   `"9S"` is no action;
 * - `"?SA"`, or `"?"` for a hidden card: the opening lead face down (law 41A), and `"!SA"`: it is faced (law 41C);
 * - `"=9"`: all agree on nine tricks for the declarer's side on the whole board (law 69A);
 * - `"*SA"`: a card that the hand holds and may not play, such as a revoke; it stands until attention is drawn to it;
 * - `"-"`: the hand plays nothing and the trick goes on (law 67);
 * - `"@2007:revoke,by=W,trick=1:"`: a settled ruling, as `ruling.action` gives it;
 * - `">"` and an answer in full: what `table.pending` asks.
 */
export type ActionText =
  | CallName
  | CardName
  | "?"
  | `?${CardName}`
  | `!${CardName}`
  | `=${number}`
  | `*${CardName}`
  | "-"
  | `@${LawBook}:${string}`
  | `>${string}`
  | (string & {});
/** What `new Table` takes. */
export interface TableSetup {
  /** A hand that is left out, empty or `-` is hidden. */
  readonly deal: DealLike;
  /** The number of the board, from 1: dealer and vulnerability follow from it (law 2). */
  readonly number?: number | null | undefined;
  /** Needed without a number. */
  readonly dealer?: SeatLike | null | undefined;
  /** Neither side where nothing says so. */
  readonly vulnerability?: VulnerabilityLike | null | undefined;
  /** What has happened so far. */
  readonly actions?: readonly ActionText[] | null | undefined;
}
/** What `table.toJSON()` gives and `new Table` takes. */
export interface TableRecord {
  readonly deal: string;
  readonly number: number | null;
  readonly dealer: SeatName;
  readonly vulnerability: VulnerabilityName;
  /** At most 1000. */
  readonly actions: readonly ActionText[];
}
/** The position of a play, as `analysis` reads it. */
export interface PlayPosition {
  /** The cards left; `-` for a hidden hand. A card on the trick is in no hand. */
  readonly hands: { readonly [seat in SeatName]: string };
  readonly contract: ContractName;
  readonly declarer: SeatName;
  /** Who led, or is to lead, to the trick. */
  readonly leader: SeatName;
  /** The cards on the trick, in order of play. */
  readonly trick: readonly CardName[];
  readonly won: { readonly [side in SideName]: number };
  /** The suits in which a player has shown out. */
  readonly shownOut: { readonly [seat in SeatName]: readonly SuitName[] };
  /** Penalty cards and lead restrictions that rulings left in force. */
  readonly restrictions: {
    readonly major: { readonly [seat in SeatName]: readonly CardName[] };
    readonly minor: { readonly [seat in SeatName]: readonly CardName[] };
    readonly lead: {
      readonly [seat in SeatName]: { readonly require?: SuitName; readonly forbid?: readonly SuitName[] } | null;
    };
  };
}
/** What could have been done instead; the fields that do not apply are `null`. */
export interface Owed {
  readonly calls: readonly CallName[] | null;
  readonly cards: readonly CardName[] | null;
  /** Who is to act. */
  readonly turn: SeatName | null;
  /** Whose decision or finding comes first, after a ruling (see `table.pending`). */
  readonly decision: "director" | SeatName | null;
}
/** Why an action is refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  readonly owed: Owed | null;
}
/** The card a declarer's words mean, and the law that says so. */
export interface Designated {
  readonly card: CardName;
  readonly law: Citation;
}
/** What a player may look at among the cards played (law 66). */
export type Inspection = "current-trick" | "current-trick-turned" | "own-last-card" | "quitted-trick" | "quitted-trick-by-order";
/** What a player may ask for (laws 20 and 41). */
export type Right = "review-auction" | "ask-explanation" | "ask-contract" | "ask-who-leads";
