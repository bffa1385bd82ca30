/** A victory-point scale: by name, or the organiser's own bands. */
export type VpScale = "wbf" | "wbf-discrete" | "acbl-20" | "acbl-30" | readonly VpBand[] | { readonly kind: "25-0"; readonly bands: readonly VpBand[] };

/** The points of winner and loser from an IMP margin on. */
export interface VpBand {
  readonly from: number;
  readonly winner: Hundredths;
  readonly loser: Hundredths;
}

/** A victory-point table. */
export interface VpTable {
  /** What each side has for a draw. */
  readonly draw: Hundredths;
  readonly most: Hundredths;
  /** The smallest margin beyond which nothing changes. */
  readonly blitz: number;
  readonly bands: readonly VpBand[];
}

/** A board of a team match; the home team sits north-south in the open room. */
export interface MatchBoard {
  readonly board: number;
  readonly open: TableResult;
  readonly closed: TableResult;
}

/** How a team match is scored. */
export interface MatchOptions {
  /** `"imps"` unless told otherwise. */
  readonly method?: "imps" | "board-a-match" | "total-points" | undefined;
  /** What a won board is worth at board-a-match, and refused elsewhere: 2. */
  readonly perBoard?: number | undefined;
  /** Whether scores that do not balance are averaged, as in a knock-out (laws 12C4 and 86B). */
  readonly balance?: boolean | undefined;
  /** What artificial scores are worth. */
  readonly awards?: AwardOptions | undefined;
  /** With a scale, victory points come along; the scales that have a name are for IMPs, and refused with another `method`. */
  readonly scale?: VpScale | undefined;
  /** What home and away scored on other boards than those given, as when the total alone is known. */
  readonly score?: readonly [Amount, Amount] | undefined;
  /** What home and away carry into a knock-out match (art. 51(1)), in the measure of the score. */
  readonly carried?: readonly [Amount, Amount] | undefined;
  /** Their penalties in it, 0 or more, in the measure of the score. */
  readonly penalties?: readonly [Amount, Amount] | undefined;
}

/** What a team has over a match. */
export interface MatchTotal {
  readonly score: Decimal;
  readonly won: Decimal;
  /** What it lost itself: not what the other side won, where scores do not balance (law 12C1(f)). At board-a-match the other side's score. */
  readonly lost: Decimal;
  readonly boardsWon: number;
  /** Points won on all boards together, boards with an award left out. */
  readonly points: Decimal;
}

/** A scored match. */
export interface MatchResult {
  /** Each side's score: its net at IMPs and total points, its share at board-a-match. */
  readonly boards: readonly { readonly board: number; readonly home: Decimal; readonly away: Decimal }[];
  readonly home: MatchTotal;
  readonly away: MatchTotal;
  /** From the home team's side. */
  readonly margin: Decimal;
  /**
   * Home and away; `null` without a scale or boards, and where a `score` is told beside them and the scale has a name: nobody has said how many
   * boards that is for, and `victoryPoints` takes the margin with the length of the match.
   */
  readonly vp: readonly [Hundredths, Hundredths] | null;
  /** The margin with what was carried over and less penalties: `ahead` goes by it. */
  readonly lead: Decimal;
  /** What home and away won, with what was carried over and less penalties. */
  readonly counted: readonly [Decimal, Decimal];
  /** Who goes on in a knock-out; `null` where extra boards have to decide. */
  readonly ahead: "home" | "away" | null;
  /** What decided where the score did not. */
  readonly by: "total-points" | "boards-won" | null;
}

/** A match with whatever a tie-break may ask; pairs of values are home and away. */
export interface MatchRecord {
  /**
   * From 1. A team has one match in a round, or two half matches; a match without a round, such as a whole one of a triangle, which is
   * played over two, may be of any.
   */
  readonly round?: number | undefined;
  /** 0 for the missing side of a bye. */
  readonly home: number;
  readonly away: number;
  /** Victory points, or the standard points of Shengji. Where teams are ranked a match has these or `points`, or is forfeited. */
  readonly vp?: readonly [Hundredths, Hundredths] | Int32Array | undefined;
  /** Match points (2, 1, 0) where the stage is ranked by them; victory points then only break ties. */
  readonly points?: readonly [Hundredths, Hundredths] | undefined;
  /**
   * The IMPs and the total points each side won, not their difference: `[41, 34]`, 0 or more between teams: of a scored match
   * `[home.won, away.won]`. What a side lost is taken to be what the other won, also where scores do not balance. A tie of pairs (art.
   * 46(2)) takes what each scored in their encounter: `["-3.5", "3.5"]`.
   */
  readonly imps?: readonly [Amount, Amount] | undefined;
  readonly totalPoints?: readonly [number, number] | undefined;
  /** Points of board-a-match. */
  readonly matchpoints?: readonly [Amount, Amount] | undefined;
  /** Boards each side won, by ten points or more. */
  readonly boardsWon?: readonly [number, number] | undefined;
  /**
   * Its points count, among the tied too, but neither side met an opponent in it: it is no rematch and in no average of opponents.
   * Where neither side has points both have forfeited, and both have lost (art. 28).
   */
  readonly forfeited?: boolean | undefined;
  /** A half match of a triangle: the mean of a side's two in that round counts. */
  readonly half?: boolean | undefined;
}

/** How teams are ranked. */
export interface TeamsOptions {
  /** `"round-robin"` unless told otherwise. */
  readonly rules?: TieRules | undefined;
  /** Taken off the points, in hundredths, 0 or more; of one of the teams, or of somebody who has a match. */
  readonly penalties?: readonly { readonly number: number; readonly points: Hundredths }[] | undefined;
  /** Carried over from the stage before, in hundredths. */
  readonly carried?: readonly { readonly number: number; readonly points: Hundredths }[] | undefined;
  /** What came of lots and extra boards. */
  readonly decisions?: readonly TieDecision[] | undefined;
  /** Recorded violations, for ties in Shengji events; several entries for one team add up. */
  readonly violations?: readonly { readonly number: number; readonly count: number }[] | undefined;
  /** Games, rounds or deals won and lost, for ties in Shengji events that nothing else has separated (Shengji art. 27). */
  readonly records?: readonly { readonly number: number; readonly won: Amount; readonly lost: Amount }[] | undefined;
  /** Whoever won every round comes first and the rest by points, as in a Swiss won by the unbeaten (directing regulations art. 16). */
  readonly unbeatenFirst?: boolean | undefined;
}

/** A team's stage. */
export interface TeamStanding {
  readonly number: number;
  readonly place: Place;
  /** Match points where the matches have them, or else victory points; with carry-over and less penalties. */
  readonly points: Hundredths;
  /** Rounds at the table; the half matches of a triangle are one. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** Those both sides forfeited among them (art. 28). */
  readonly lost: number;
  /** Won and lost. */
  readonly imps: readonly [Decimal, Decimal];
}

/** A ranked stage. */
export interface TeamsStage {
  /** Best first. */
  readonly standings: readonly TeamStanding[];
  /** For each team in the order given its results against each: the round, its own victory points and any match points. */
  readonly crossTable: readonly (readonly (readonly { readonly round: number; readonly vp: Hundredths; readonly points?: Hundredths }[])[])[];
  readonly needed: readonly TieNeeded[];
}

/**
 * A tie-break step. `meeting-` steps compare the matches of the tied among themselves, and only where all have met;
 * `extra-boards-` and `lot` are decisions to be made.
 */
export type TieStep =
  | "imp-ratio" | "total-point-ratio" | "meeting-vp" | "meeting-imps" | "meeting-total-points" | "meeting-matchpoints"
  | "meeting-boards-won" | "leader-of-meetings" | "drew-one-better-against-third" | "drew-one-beat-rest" | "lost-to-both"
  | "won-all-by-matchpoints" | "won-all-by-total-points" | "net-imps" | "net-total-points" | "total-points" | "boards-won"
  | "common-boards-won" | "matches-won" | "opponent-average" | "opponent-sum" | "common-opponents" | "board-by-board"
  | "above-average" | "fewer-violations" | "record-ratio" | "lot" | `best-session-${number}` | `extra-boards-${number}`;

/** A chain of the regulations by name, one chain for any tie, or one each for two, three and more tied contestants. */
export type TieRules =
  | "round-robin" | "knockout-4" | "knockout-8" | "swiss" | "board-a-match" | "pairs" | "pairs-imps" | "shengji-swiss" | "none"
  | readonly TieStep[]
  | { readonly two: readonly TieStep[]; readonly three: readonly TieStep[]; readonly more: readonly TieStep[] };

/**
 * What came of extra boards or a lot: the order, best first, of exactly those tied, or else of more: one lot drawn among all serves
 * whoever is tied. Extra boards with no step behind them decide the winner (art. 45): while they are level the tie is `needed` again, and a later
 * decision of the same step counts.
 */
export interface TieDecision {
  readonly step: TieStep;
  readonly order: readonly (readonly number[])[];
}

/** What is to be settled by lot or extra boards, and among whom. */
export interface TieNeeded {
  readonly step: TieStep;
  readonly among: readonly number[];
}

/** What ties are broken with; what an event does not have is left out. */
export interface TieData {
  /** The matches of the stage. */
  readonly matches?: readonly MatchRecord[] | undefined;
  /** Final totals; where one is missing the sum of the matches counts. */
  readonly totals?: readonly { readonly number: number; readonly points: Hundredths }[] | undefined;
  /** Every session's score, in per cent or matchpoints. */
  readonly sessions?: readonly { readonly number: number; readonly scores: readonly Amount[] }[] | undefined;
  /** What a pair scored against an opponent, in matchpoints. */
  readonly encounters?: readonly { readonly number: number; readonly opponent: number; readonly scored: Amount }[] | undefined;
  /** The whole field, best first: whom both met is asked from the top. */
  readonly ranking?: readonly number[] | undefined;
  /**
   * Boards of pairs: the group a fouled board was scored in (law 87), whether they sat north-south, the points to them, and their
   * matchpoints less the average.
   */
  readonly boards?:
    | readonly { readonly number: number; readonly board: number; readonly group?: number | undefined; readonly ns: boolean; readonly points?: number | null | undefined; readonly aboveAverage: Amount }[]
    | undefined;
  /** Board-a-match: boards won among those all of the tied played. */
  readonly commonBoardsWon?: readonly { readonly number: number; readonly won: Amount }[] | undefined;
  /** Recorded violations at Shengji. */
  readonly violations?: readonly { readonly number: number; readonly count: number }[] | undefined;
  /** Games, rounds or deals won and lost at Shengji. */
  readonly records?: readonly { readonly number: number; readonly won: Amount; readonly lost: Amount }[] | undefined;
  /** What came of lots and extra boards so far. */
  readonly decisions?: readonly TieDecision[] | undefined;
}

/** A tie as far as it was broken. */
export interface BrokenTie {
  /** Best first; those in one group remain tied. */
  readonly places: readonly (readonly number[])[];
  /** Every step that separated somebody, in the order taken. */
  readonly separations: readonly { readonly step: TieStep; readonly tied: readonly number[]; readonly order: readonly (readonly number[])[] }[];
  readonly needed: readonly TieNeeded[];
}

/** How a Patton match is weighed (law 78D leaves it to regulations). */
export interface PattonOptions {
  /** Points of a won board: 2. */
  readonly perBoard?: number | undefined;
  /** Points for each board that total points share: 2. */
  readonly aggregatePerBoard?: number | undefined;
  /** Shares of those are rounded to that part of a point, 1 for whole ones: 0, which is not at all. */
  readonly steps?: number | undefined;
}

/** A Patton match; pairs are home and away. */
export interface PattonResult {
  readonly boards: readonly [Decimal, Decimal];
  readonly aggregate: readonly [Decimal, Decimal];
  readonly total: readonly [Decimal, Decimal];
}
