/**
 * Where the teams sit: in the open and the closed room at bridge (directing regulations art. 17), at tables A and B at
 * Shengji (Shengji art. 24).
 */
export declare const TEAM_SEATS: Readonly<Record<"open" | "closed" | "A" | "B", { readonly home: "NS" | "EW"; readonly away: "NS" | "EW" }>>;
/** Where man and woman of a mixed pair sit (directing regulations art. 17). */
export declare const MIXED_SEATS: { readonly NS: { readonly man: "N"; readonly woman: "S" }; readonly EW: { readonly man: "W"; readonly woman: "E" } };
/**
 * Minutes in which things are to be done: the winners' slip of a team match after the session (directing regulations art. 42;
 * at level IMPs the home team's; those responsible for a late one score nothing), a correction after the scores are
 * published or the lists to check are handed out (art. 43), an appeal after that and its form after receiving it (art. 52),
 * an appeal after the round at Shengji (Shengji art. 40).
 */
export declare const DEADLINES: {
  readonly teamSlip: 30;
  readonly correction: 30;
  readonly correctionAfterList: 10;
  readonly appeal: 30;
  readonly appealForm: 120;
  readonly shengjiAppeal: 90;
};
/**
 * The least and the most a director takes off for one offence, in hundredths of each unit (directing regulations art. 34 and
 * 37): 0.5 to 4 VP, 1 to 26 IMPs, 10 to 100 per cent of a top.
 */
export declare const PENALTY_RANGES: Readonly<Record<PenaltyUnit, readonly [Hundredths, Hundredths]>>;
/**
 * A Shengji round (Shengji art. 24 and 38): by time, how many seconds it has, how long before its end the last deals are
 * announced, and how many are played after the one then in hand, which does not count; and how many `deals` a round by deals has.
 */
export declare const SHENGJI_ROUND: { readonly time: 9000; readonly announcement: 1800; readonly lastDeals: 3; readonly deals: 16 };

/** A level by name, `"2"` to `"9"`, `"T"`, `"J"`, `"Q"`, `"K"`, `"A"`, or counted, beyond the ace or from where both began: `"K"` is 13. */
export type LevelLike = (string & {}) | number;

/** What a round of a Shengji event came to: `games`, `levels` or `deals`. Pairs are home and away. */
export interface ShengjiMatch {
  /** By games: who won each, or the levels of one the clock cut short. */
  readonly games?: readonly ("home" | "away" | readonly [LevelLike, LevelLike])[] | undefined;
  /** How many games at most, an odd number: 1, unless told otherwise. */
  readonly bestOf?: number | undefined;
  /** By time: the levels reached. */
  readonly levels?: readonly [LevelLike, LevelLike] | undefined;
  /** By deals: level points at table A to east-west (home) and north-south, at table B to east-west and north-south (home). */
  readonly deals?: readonly (readonly [number, number, number, number])[] | undefined;
  /** The organiser's standard points by margin, for deals. */
  readonly bands?: readonly VpBand[] | undefined;
  /** What a win, a draw and a loss are worth: `[200, 100, 0]`. */
  readonly worth?: readonly [Hundredths, Hundredths, Hundredths] | undefined;
}

/** A Shengji round scored; pairs are home and away. */
export interface ShengjiMatchResult {
  /** In hundredths; `null` while the match is undecided, or no deal was played. */
  readonly points: readonly [Hundredths, Hundredths] | null;
  /** Level points, of a match by deals. */
  readonly totals?: readonly [number, number];
  /** Of those, from the home side. */
  readonly margin?: number;
}

/** A Shengji round one side lost or did not play. */
export interface ShengjiLostRound {
  /** The receiving side's average and the other's, in hundredths; left out where there are none. */
  readonly own?: Amount | undefined;
  readonly other?: Amount | undefined;
  /** What complete records of the round give the receiving side. */
  readonly record?: Hundredths | undefined;
  /** The only source to be used, the fixed number where it has none; left out, the highest. */
  readonly only?: "own-average" | "complement" | "fixed" | "record" | undefined;
  /** The whole a match shares: 2000. */
  readonly whole?: Hundredths | undefined;
  /** The fixed number: 1200. */
  readonly fixed?: Hundredths | undefined;
}

/** Points awarded, and where they come from. */
export interface Awarded {
  readonly points: Hundredths;
  readonly by: "own-average" | "complement" | "fixed" | "record" | "draw";
}

/** A measure taken against a side in a round. */
export interface ShengjiConduct {
  readonly round: number;
  readonly measure: "warning" | "violation" | "round-lost" | "suspended";
}

/** From how many on measures lead to the next one. */
export interface ShengjiConductOptions {
  /** Warnings of a round that are a violation: 2. */
  readonly warnings?: number | undefined;
  /** Violations of a round that lose it: 3. */
  readonly violations?: number | undefined;
  /** Lost rounds that suspend: 2. */
  readonly roundsLost?: number | undefined;
}

/** What measures add up to. */
export interface ShengjiConsequences {
  readonly violations: number;
  readonly roundsLost: readonly number[];
  /** The round in which the side was suspended, which it has lost too; in later ones it takes no part. */
  readonly suspended: number | null;
}

/** What misplaced cards cost. */
export interface ShengjiDeduction {
  /** What the side that misplaced cards, the one with too many and the one with too few lose, in hundredths. */
  readonly standardPoints: readonly [Hundredths, Hundredths, Hundredths];
  readonly void: boolean;
  readonly orFine: boolean;
}

/** A forfeited match. */
export interface Forfeit {
  /** What a draw is worth. */
  readonly draw: Hundredths;
  /** The averages of the side present and of the forfeiter in earlier matches of the stage, in hundredths; left out where there are none. */
  readonly own?: Amount | undefined;
  readonly other?: Amount | undefined;
  /** A sum less the forfeiter's average counts too, up to a most: `[3000, 2500]` on a 25 to 0 scale. */
  readonly complement?: readonly [Hundredths, Hundredths] | undefined;
  /** Whether these are match points of pairs (win, draw, loss), where the other side has 1.5 times a draw. */
  readonly pairs?: boolean | undefined;
  /** What a draw is multiplied by: `"6/5"`, or `"3/2"` with `pairs`. */
  readonly factor?: Amount | undefined;
  /** Whether the match was void through wrong seats. */
  readonly wrongSeats?: boolean | undefined;
  /** Whether the absentee could not help it; not beside `wrongSeats`. */
  readonly excused?: boolean | undefined;
  /** The part of a draw that the side of wrong seats has, `"4/5"`, or the one excused, 1; only with one of them. */
  readonly offenderFactor?: Amount | undefined;
  /** With the length of the match: the IMPs the points stand for come along. */
  readonly scale?: VpScale | undefined;
  readonly boards?: number | undefined;
}

/** What a forfeited match gives. */
export interface ForfeitAwarded extends Awarded {
  /** With `wrongSeats` or `excused`: what the offenders or absentees have. */
  readonly offender?: Hundredths;
  /** With a scale: the mean of the margins worth those points, or of those whose points come nearest, the lower of two as near. */
  readonly imps?: Decimal;
}

/** What boards without a result are worth; what is left out is as the regulations say (art. 28 and 44). */
export interface UnplayedWorth {
  /** IMPs of the side that is not at fault, in hundredths, 0 to 3000: 300; at pairs the other side loses as many. */
  readonly imps?: Hundredths | undefined;
  /** Total points for each board won by forfeit at board-a-match: 10. */
  readonly totalPoints?: number | undefined;
  /** Per cent of a board that cannot be compared, in hundredths, 10 000 at most, of the offenders and of the others: 4000 and 6000. */
  readonly percent?: readonly [Hundredths, Hundredths] | undefined;
}

/** What a board without a result scores; offenders come first. */
export interface UnplayedBoard {
  /** For pairs, as rows of results take it: `"A0/AVE+"`. */
  readonly score: string | null;
  /** For teams: IMPs, or points of board-a-match. */
  readonly points: readonly [Decimal, Decimal] | null;
  /** Total points of the other side: 10 for a board forfeited at board-a-match. */
  readonly totalPoints: number;
}

/** A team match whose times are asked for; what is left out is as the regulations say. */
export interface MatchDay {
  readonly boards: number;
  /** Whether it is played behind screens: `false`. */
  readonly screens?: boolean | undefined;
  /** Whether the players duplicate the boards. */
  readonly duplicated?: boolean | undefined;
  /** The least and the most minutes for a board, whatever the length of the match. */
  readonly perBoard?: readonly [Amount, Amount] | undefined;
  /** The same for duplicating a board: `[1, 2]`. */
  readonly duplication?: readonly [Amount, Amount] | undefined;
  /** Minutes between sessions: 20. */
  readonly interval?: number | undefined;
  /** Up to how many boards nothing is written: 10. */
  readonly unwritten?: number | undefined;
  /** Minutes before play: 15 and 5. */
  readonly without?: number | undefined;
  readonly with?: number | undefined;
}

/** The times of a team match, in minutes. */
export interface MatchTimes {
  readonly least: number;
  readonly most: number;
  readonly interval: number;
  readonly without: number | null;
  readonly with: number;
}

/** The segments of a match and who chooses them. */
export interface SeatingChoices {
  readonly segments: number;
  readonly drawn: "home" | "away";
  /** The segments chosen so far, from 1, by whoever won the draw and the other side in turn. */
  readonly choices?: readonly number[] | undefined;
  /** Who plays a highly unusual system. */
  readonly hum?: "home" | "away" | "both" | undefined;
}

/** Who may seat second. */
export interface SeatingRight {
  readonly segments: readonly ("home" | "away" | null)[];
  /** Who chooses next; `null` when all is settled. */
  readonly next: "home" | "away" | null;
}

/** Level points from a total of the defenders on; below the first band the first one holds. */
export interface LevelBand {
  readonly from: number;
  readonly levelPoints: number;
}

/** What a penalty is counted in; `"top-percent"` is per cent of the top of a board. */
export type PenaltyUnit = "vp" | "imp" | "top-percent";

/** An amount of a penalty. */
export interface PenaltyAmount {
  readonly unit: PenaltyUnit;
  readonly hundredths: Hundredths;
}

/** A delay to be ruled on. */
export interface Delay {
  readonly rule: "late" | "slow";
  /** Pairs are individuals too, a knock-out is any match without victory points; at `"shengji"` only lateness. */
  readonly contest: "teams-vp" | "teams-knockout" | "pairs-matchpoints" | "pairs-imps" | "shengji";
  readonly seconds: number;
  /** How often the side was ruled on for the same before: 0. */
  readonly earlier?: number | undefined;
  /** The side's share of the delay, in per cent, `"200/3"` being two thirds: 50 where the amount is for both sides. */
  readonly responsible?: Amount | undefined;
  /** Whether the other side's part is what the first leaves; otherwise each is rounded by itself (art. 35). */
  readonly keepSum?: boolean | undefined;
  /** The event's own bands in the place of those of the regulations, shortest first. */
  readonly bands?: readonly DelayBand[] | undefined;
  /** What is done beyond the last band, and the amount of a `"penalty"` or with a `"stop"`. */
  readonly beyond?: Exclude<TimeMeasure, "nothing" | "warning"> | undefined;
  /** In hundredths of the unit of the contest. */
  readonly beyondAmount?: Hundredths | undefined;
}

/** A band of delays, beyond the one before. Amounts are in the unit of the contest: VPs, IMPs, or per cent of a top. */
export interface DelayBand {
  /** Its end, in seconds. */
  readonly upTo: number;
  /** What it costs; with `warning`, when repeated. */
  readonly amount?: Hundredths | undefined;
  /** Whether the first time is only warned; not with `perMinute`. */
  readonly warning?: boolean | undefined;
  /** What each minute begun since the band before costs besides. */
  readonly perMinute?: Hundredths | undefined;
  /** The fewest and the most boards the director may take away. */
  readonly boards?: readonly [number, number] | undefined;
}

/** What is done about a delay. */
export type TimeMeasure = "nothing" | "warning" | "penalty" | "stop" | "round-forfeited" | "session-forfeited" | "committee";

/** The ruling on a delay. */
export interface TimeRuling {
  readonly measure: TimeMeasure;
  readonly amount: PenaltyAmount | null;
  /** Where the amount is for both sides, or shares were found: the responsible side's part, and the other's. */
  readonly parts: readonly [PenaltyAmount, PenaltyAmount] | null;
  /** What the director may choose instead where the text leaves it open; usually nothing. */
  readonly or: readonly Pick<TimeRuling, "measure" | "amount" | "parts">[];
  /** Boards the director may take away. */
  readonly boards: { readonly from: number; readonly to: number; readonly mayForfeitRound: boolean } | null;
  /** What a board not played scores, offenders first, as rows of results take it: `"AVE-/AVE+"`. */
  readonly unplayed: string | null;
  readonly law: Citation;
}

/** The offences of articles 34, 37 and 38 of the directing regulations, in their order. */
export type Offence =
  | "convention-card" | "line-up-late" | "seated-otherwise" | "hand-record" | "cards-not-counted"
  | "cards-returned-wrong" | "own-card-consulted" | "alert-missing" | "questions-behind-screens"
  | "questions-without-screens" | "explanation-wrong" | "tempo-or-manner" | "hands-exchanged" | "dummy-takes-part"
  | "touching-cards" | "remark-on-tricks" | "staring" | "premature-or-late-cards" | "score-slip" | "pairs-movement"
  | "looking-at-hand-record" | "leaving-late" | "equipment" | "discourtesy" | "noise" | "talking-to-spectators"
  | "wandering" | "discussing-boards" | "comparing-scores" | "falsified-score" | "entering-closed-room"
  | "leaving-closed-room-to-watch" | "team-mate-watching" | "spectator" | "phone-unanswered" | "phone-used"
  | "smoking" | "grave-against-ban";

/** A ladder of penalties for one kind of offence. */
export interface PenaltyLadder {
  readonly offence: Offence;
  readonly law: Citation;
  /** For the first, second and every further offence; `from` and `to` in hundredths of a victory point. */
  readonly steps: readonly {
    readonly advice: "warning" | "warning-or-points" | "points" | "session-out" | "results-cancelled" | "event-out";
    readonly from: Hundredths;
    readonly to: Hundredths;
  }[];
  /**
   * What may come besides or instead: an adjusted score, 3 IMPs for possible damage, an artificial score, the law of that
   * number, exclusion, the committee; a board ruined or overheard costs so many hundredths of a victory point.
   */
  readonly extras: readonly (
    | "adjusted-score"
    | "artificial-score"
    | "possible-damage"
    | "committee"
    | "exclusion"
    | `law-${string}`
    | `board-ruined-${number}`
    | `overheard-${number}`
  )[];
}

/** The numbers of the formula for pairs. */
export interface PairsCarry {
  readonly scored: Amount;
  readonly pairsNow: number;
  /** The average of a board now; 50 where scores are per cent. */
  readonly averageNow: Amount;
  readonly boardsThen: number;
  readonly pairsThen: number;
  /** The sum of the earlier scores of all who take part now. */
  readonly sumThen: Amount;
  readonly boardsNow: number;
  /** `"sum"` unless told otherwise. */
  readonly mode?: "sum" | "mean" | "half" | undefined;
  /** For `"half"`: the top of a board now and then. */
  readonly topNow?: number | undefined;
  readonly topThen?: number | undefined;
}

/** What a pair carries. */
export interface CarriedPairs {
  readonly carried: Hundredths;
  readonly share: Decimal | null;
}
