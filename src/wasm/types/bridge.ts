/** A suit's letter: clubs, diamonds, hearts, spades. */
export type SuitName = "C" | "D" | "H" | "S";
/** A rank's character; `T` is the ten. */
export type RankName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
/** A card's name, suit first: `"SA"`, `"HT"`. */
export type CardName = `${SuitName}${RankName}`;
/** A card's number, `suit * 13 + rank`: 0 (`C2`), 12 (`CA`), 13 (`D2`), 26 (`H2`), 39 (`S2`), 51 (`SA`). It will not change. */
export type CardNumber = number;
/** A card as a person writes it (`"SA"`, `"♥10"`, `"10h"`) or by number. */
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

/** The name of a card's number: `cardName(51)` is `"SA"`. */
export declare function cardName(card: CardNumber): CardName;
/** The name of a call's number: `callName(7)` is `"1NT"`. */
export declare function callName(call: CallNumber): CallName;
/** The name of a seat's number: `seatName(2)` is `"S"`. */
export declare function seatName(seat: number): SeatName;
/** The name of a side's number: `sideName(1)` is `"EW"`. */
export declare function sideName(side: number): SideName;
/** The name of a denomination's number: `denominationName(4)` is `"NT"`. */
export declare function denominationName(denomination: number): DenominationName;
/** The name of a vulnerability's number: `vulnerabilityName(3)` is `"All"`. */
export declare function vulnerabilityName(vulnerability: number): VulnerabilityName;

/**
 * A deal: PBN text (`"N:AKQ... ... ... ..."`), hands by seat, or the seat (0-3) of each of the 52 cards by its number.
 * A hand is text such as `"AK3.QJ.T98.65432"` or a list of cards.
 */
export type DealLike = string | { readonly [seat in SeatName]?: string | readonly CardLike[] | Uint8Array } | Uint8Array;
/** How far a board has come when a wrong deal is noticed; the law differs (laws 6D, 13 and 14). */
export type DealStage = "before-first-call" | "auction" | "play" | "after-play";
/** What the law does about a wrong deal. */
export interface DealRemedy {
  readonly code:
    | "redeal"
    | "correct-hands"
    | "play-on"
    | "adjust-score"
    | "cancel-result"
    | "restore-card"
    | "restore-card-late"
    | "remove-card"
    | "adjust-for-foreign-card";
  readonly law: Citation;
}
/** One thing that is wrong with a deal. Fields that do not apply are `null` or empty. */
export interface DealProblem {
  readonly code: "foreign-card" | "wrong-count" | "duplicated-card" | "missing-card";
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
  readonly number?: number | null;
  readonly dealer?: SeatLike | null;
  readonly vulnerability?: VulnerabilityLike | null;
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
 * - a call (`"1NT"`) or a card (`"SA"`);
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
  readonly number?: number | null;
  readonly dealer?: SeatLike | null;
  readonly vulnerability?: VulnerabilityLike | null;
  /** What has happened so far. */
  readonly actions?: readonly ActionText[] | null;
}
/** What `table.toJSON()` gives and `new Table` takes. */
export interface TableRecord {
  readonly deal: string;
  readonly number: number | null;
  readonly dealer: SeatName;
  readonly vulnerability: VulnerabilityName;
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

/** A departure of a file from its format; lines and columns count from 1. */
export interface FileWarning {
  readonly line: number;
  readonly column: number;
  readonly code: FileWarningCode;
  /** The text it is about, shortened. */
  readonly found: string;
}
/** A number a file states for the declarer's side, for north-south or for east-west. */
export interface Stated {
  readonly declarer: number | null;
  readonly NS: number | null;
  readonly EW: number | null;
}
/** An irregularity a file marks on a call or card; one letter for a mark that is not known. */
export type FileMark = "insufficient" | "lead-out-of-turn" | "revoke" | (string & {});
/** A call as a file tells it; `call` is `null` where the file tells none, `text` what it has instead. */
export interface FileCall {
  readonly seat: SeatName | null;
  readonly call: CallName | null;
  readonly text: string | null;
  readonly alert: boolean;
  readonly explanation: string | null;
  readonly note: string | null;
  /** Annotation glyphs, 0 to 255 each. */
  readonly nags: readonly number[];
  /** Irregularities the file marks. */
  readonly marks: readonly FileMark[];
}
/** A card as a file tells it, in order of play. */
export interface FileCard {
  readonly seat: SeatName | null;
  readonly card: CardName | null;
  readonly text: string | null;
  readonly note: string | null;
  readonly nags: readonly number[];
  readonly marks: readonly FileMark[];
}
/** A board as a file tells it, nothing checked and nothing lost. */
export interface FileBoard {
  readonly board: number | null;
  readonly dealer: SeatName | null;
  readonly vulnerability: VulnerabilityName | null;
  /** The cards of each seat in the order read, wrong deals included; `null` where a hand is not given. */
  readonly hands: { readonly [seat in SeatName]: readonly CardName[] | null };
  /** The contract as stated; `"Pass"` when passed out, a denomination alone for an end position. */
  readonly contract: ContractName | DenominationName | "Pass" | null;
  readonly declarer: SeatName | null;
  readonly tricks: Stated | null;
  readonly score: Stated | null;
  readonly calls: readonly FileCall[];
  /** How the auction's text ends: complete, `"cut"` off (`*`) or `"open"` (`+`). */
  readonly auctionEnd: "plain" | "cut" | "open" | null;
  readonly leader: SeatName | null;
  readonly cards: readonly FileCard[];
  readonly playEnd: "plain" | "cut" | "open" | null;
  /** The declarer's tricks in all, where a claim ended the play. */
  readonly claim: number | null;
  /** Every tag in order; `origin` says where an inherited value comes from. */
  readonly tags: readonly { readonly name: string; readonly value: string; readonly origin: "own" | "same" | "lasting" | "inherited" }[];
  /** Supplementary sections, verbatim. */
  readonly sections: readonly { readonly name: string; readonly value: string; readonly rows: readonly string[] }[];
  /** Comments, escape lines and commands that are not interpreted, and after what they stand. */
  readonly remarks: readonly {
    readonly place: "header" | "start" | "tag" | "auction" | "play";
    readonly index: number;
    readonly kind: "block" | "line" | "escape" | "command" | "stray";
    readonly command: string | null;
    readonly text: string;
  }[];
}
/** Something in a board that breaks a law or contradicts something else in it. */
export interface FileProblem {
  readonly code:
    | DealProblem["code"]
    | "dealer-of-number"
    | "vulnerability-of-number"
    | "first-call"
    | "illegal-call"
    | "skipped-player"
    | "unreadable-call"
    | "needless-mark"
    | "auction-not-over"
    | "play-of-passed-out"
    | "contract"
    | "declarer"
    | "opening-leader"
    | "lead-out-of-turn"
    | "card-not-held"
    | "card-played-before"
    | "revoke"
    | "unreadable-card"
    | "result"
    | "result-sum"
    | "claim"
    | "score"
    | "result-of-passed-out";
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  /** Worth a note only: the record may be right and the custom another. */
  readonly note: boolean;
  /** The call concerned, from 0. */
  readonly call: number | null;
  /** The card concerned, from 0 in order of play. */
  readonly card: number | null;
  /** The player or the side concerned. */
  readonly seat: SeatName | SideName | null;
  /** What the file says: a name, a number, or the text that cannot be read. */
  readonly stated: string | null;
  /** What it should be, as a name or a number; for a revoke the suit, for a card not held its holder. */
  readonly owed: string | null;
  readonly refusal: Refusal | null;
}
/** The first thing in a board that could not be played. */
export interface ReplayStop {
  readonly call: number | null;
  readonly card: number | null;
  readonly reason: "refused" | "not-told" | "out-of-turn";
  readonly refusal: Refusal | null;
  /** Who acted out of turn. */
  readonly seat: SeatName | null;
}
/** A file as LIN, and what LIN has no place for. */
export interface LinText {
  readonly text: string;
  readonly lost: readonly { readonly index: number; readonly what: string; readonly text: string }[];
}

/** A call that stands, and who made it. */
export interface MadeCall {
  readonly seat: SeatName;
  readonly call: CallName;
}
/** An edition of the laws of duplicate bridge. */
export type LawBook = "1987" | "1997" | "2007" | "2017";
/** Whether an answer rests on the text of the edition, or that text was not to be had and the answer is inferred. */
export type Basis = "text" | "inferred";
/**
 * The fields of every kind of irregularity, in the order of its text: `"insufficient-bid"` has `["by", "bid",
 * "changed_to"]` and is written `"insufficient-bid,by=E,bid=1S,changed_to=-"`. `-` is nothing; several cards are joined
 * by `+`; tricks count from 0.
 */
export declare const IRREGULARITIES: {
  readonly "change-of-call": readonly ["by", "to"];
  readonly "insufficient-bid": readonly ["by", "bid", "changed_to"];
  readonly "call-out-of-rotation": readonly ["by", "call"];
  readonly "simultaneous-calls": readonly ["call", "other", "other_call"];
  readonly "inadmissible-double": readonly ["by", "call"];
  readonly "barred-player-calls": readonly ["by", "call"];
  readonly "bid-above-seven": readonly ["by", "level", "denomination"];
  readonly "call-after-end": readonly ["by", "call"];
  readonly "misinformed-call": readonly ["by"];
  readonly "call-on-wrong-cards": readonly ["by"];
  readonly "call-on-own-board": readonly ["by", "cancelled"];
  readonly "cards-faced-in-auction": readonly ["by", "cards", "led"];
  readonly "opening-lead-out-of-turn": readonly ["by", "card"];
  readonly "lead-out-of-turn": readonly ["by", "card"];
  readonly "premature-play": readonly ["by", "card"];
  readonly "play-before-correction": readonly ["by", "card"];
  readonly "simultaneous-plays": readonly ["card", "other", "other_card"];
  readonly "several-cards": readonly ["by", "visible"];
  readonly "cards-exposed": readonly ["by", "cards"];
  readonly "penalty-card-not-played": readonly ["by", "card"];
  readonly "fifth-card": readonly ["by", "card"];
  readonly "card-held-out": readonly ["by", "card"];
  readonly "slip-of-designation": readonly ["meant"];
  readonly "dummy-misplaced": readonly ["named"];
  readonly "dummy-suggests": readonly ["card"];
  readonly "dummy-warns": readonly [];
  readonly "dummy-points-out": readonly [];
  readonly "dummy-asks-about-revoke": readonly ["by", "trick"];
  readonly "play-on-misinformation": readonly ["by"];
  readonly revoke: readonly ["by", "trick"];
  readonly "card-left-out": readonly ["by", "trick"];
  readonly "extra-cards": readonly ["by", "trick", "extra", "exposed"];
  readonly "wrong-count": readonly ["by"];
  readonly "missing-card": readonly ["by", "card"];
  readonly "wrong-board": readonly [];
  readonly "extraneous-information": readonly ["by"];
  readonly "acted-before-ruling": readonly ["by"];
};
/** The text of an irregularity, as `table.rule` takes it: `irregularityText({ kind: "insufficient-bid", by: "E", bid: "1S" })`. */
export declare function irregularityText(irregularity: Irregularity): string;
/** What a table does about a kind of irregularity: prevents it, lets it happen and rules on it, or lets the call be taken back (law 25A). */
export type Treatment = "refuse" | "rule" | "undo";
/** A policy by name, or a base (`"online"` when left out) and the treatment of single kinds. */
export type PolicyLike = "online" | "at-the-table" | ({ readonly base?: "online" | "at-the-table" } & { readonly [code in IrregularityCode]?: Treatment });
/** What becomes of an attempted action. */
export type Attempt =
  /** `action` is to be applied at the table. */
  | { readonly outcome: "legal"; readonly refusal: null; readonly irregularity: null; readonly action: ActionText }
  | { readonly outcome: "refused"; readonly refusal: Refusal; readonly irregularity: null; readonly action: null }
  /** `irregularity` is to be opened with `table.rule`. */
  | { readonly outcome: "irregular"; readonly refusal: null; readonly irregularity: string; readonly action: null }
  /** Nobody notices it now: `action` is to be applied, such as `"*H2"` for a revoke. */
  | { readonly outcome: "unnoticed"; readonly refusal: null; readonly irregularity: null; readonly action: ActionText };
/** What rulings have left in force at a table. Tricks count from 0. */
export interface Obligations {
  /** Who is bound when he calls. */
  readonly calls: readonly { readonly seat: SeatName; readonly demand: "pass-once" | "pass-throughout" | "no-double" | `repeat=${CallName}`; readonly law: Citation }[];
  /** What declarer may ask at the first lead of these players (law 26), should they defend. */
  readonly firstLeads: readonly {
    readonly seat: SeatName;
    /** Require or forbid one of `suits`; forbid any one suit; forbid one that his partner did not specify. */
    readonly rule: "related" | "any-suit" | "unspecified";
    readonly suits: readonly SuitName[] | null;
    /** The call that lifts it when the offender repeats it. */
    readonly liftedBy: CallName | null;
    readonly law: Citation;
  }[];
  readonly leads: readonly { readonly seat: SeatName; readonly required: SuitName | null; readonly forbidden: readonly SuitName[]; readonly law: Citation }[];
  readonly plays: readonly {
    readonly seat: SeatName;
    readonly demand: CardName | "highest" | "lowest" | `suit=${SuitName}` | `not-suit=${SuitName}`;
    readonly law: Citation;
  }[];
  /** The sides that have lost a right to rectification (law 11A). */
  readonly forfeited: readonly SideName[];
  readonly penaltyCards: readonly { readonly seat: SeatName; readonly card: CardName; readonly major: boolean }[];
  /** Cards that were faced during the auction (law 24). */
  readonly faced: readonly { readonly seat: SeatName; readonly card: CardName }[];
  readonly revokes: readonly { readonly seat: SeatName; readonly trick: number; readonly suit: SuitName | null; readonly rectified: boolean; readonly law: Citation }[];
  /** How many tricks each side gives to the other, as the play stands (law 64). */
  readonly transfers: { readonly [side in SideName]: number };
  /** What was withdrawn, and the sides that may use what it told (law 16). `what` is a call, a card, or the level of a bid too high. */
  readonly withdrawn: readonly { readonly seat: SeatName; readonly what: string; readonly authorizedFor: readonly SideName[]; readonly law: Citation }[];
  /** What the director has still to think about when the board is over. */
  readonly adjustments: readonly { readonly code: "adjusted-score" | "at-most-average-minus" | "procedural-penalty"; readonly side: SideName | null; readonly law: Citation }[];
}

/** What an artificial adjusted score gives a side (law 12C2). */
export type AwardName = "average-minus" | "average" | "average-plus";
/** One result a side is assigned: points to north-south, and their weight (1 when left out). */
export interface AssignedResult {
  readonly points: number;
  readonly weight?: number | null;
}
/** An adjusted score: artificial, or the results each side counts with. */
export interface AdjustedScore {
  readonly NS: AwardName | readonly AssignedResult[];
  readonly EW: AwardName | readonly AssignedResult[];
}
/** An adjusted score as text; `text` is `null` where the sides have different results. */
export interface WrittenScore {
  readonly text: string | null;
  readonly texts: { readonly [side in SideName]: string };
}

/** A law's consequence. */
export interface Consequence {
  readonly code: EffectCode;
  /** The code and, divided by blanks, what `RulingEffects` has behind it: `"must-pass W throughout"`. */
  readonly text: string;
  readonly law: Citation;
}
/** What may be chosen in a ruling. Several suits stand together, as `HS`; `-` is none. */
export type ChoiceText =
  | "accept"
  | "refuse"
  | "let-stand"
  | "another"
  | "keep"
  | "withdraw"
  | "nothing"
  | "left-called"
  | "proper-called"
  | "proper-led"
  | "spread"
  | "free"
  | "highest"
  | "lowest"
  | "in-time"
  | "next-board"
  | "round-over"
  | "at-fault"
  | "partly-at-fault"
  | "not-at-fault"
  | "play-on"
  | "reseat"
  | "redeal"
  | "substitute"
  | "artificial"
  | `require-suit=${SuitName}`
  | `forbid-suits=${string}`
  | `require-other=${SuitName}`
  | `forbid-other=${SuitName}`
  | `card=${CardName}`
  | `hand=${SeatName}`;
/**
 * An answer in a ruling: `"yes"` or `"no"`, a call, the letters of denominations (`"HS"`, `"N"` for notrump, `"-"` for
 * none), or a choice. In full, as a record has them, calls and denominations are `"call=2S"` and `"denominations=HS"`.
 */
export type AnswerText = "yes" | "no" | CallName | `call=${CallName}` | `denominations=${string}` | ChoiceText | (string & {});
/** Something that may be chosen, and what has come about once it is. */
export interface RulingOption {
  readonly choice: ChoiceText;
  readonly law: Citation;
  readonly effects: readonly Consequence[];
  /** Whether nothing is open after it. */
  readonly settles: boolean;
}
/** Where a ruling stands; fields that do not apply are `null`. */
export type RulingStatus = RulingNeeds | RulingChoice | RulingSettled;
/** A finding or a call is needed. */
export type RulingNeeds = {
  readonly state: "needs";
  readonly question: QuestionCode;
  /** Who answers. */
  readonly asked: "director" | SeatName;
  readonly law: Citation;
  readonly options: null;
  readonly effects: null;
  readonly basis: null;
} & (
  | { readonly expects: "yes-or-no" | "denominations"; readonly calls: null }
  /** `calls` are those among which one is expected. */
  | { readonly expects: "call"; readonly calls: readonly CallName[] }
);
/** Somebody has to choose. */
export interface RulingChoice {
  readonly state: "options";
  readonly question: QuestionCode;
  /** Who chooses. */
  readonly asked: "director" | SeatName;
  readonly expects: null;
  readonly calls: null;
  readonly law: null;
  readonly options: readonly RulingOption[];
  readonly effects: null;
  readonly basis: null;
}
/** Nothing is open. */
export interface RulingSettled {
  readonly state: "settled";
  readonly question: null;
  readonly asked: null;
  readonly expects: null;
  readonly calls: null;
  readonly law: null;
  readonly options: null;
  readonly effects: readonly Consequence[];
  /** Whether the ruling rests on the text of the edition or had to be inferred. */
  readonly basis: Basis;
}
