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
