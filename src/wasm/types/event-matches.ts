/** A victory-point scale: by name, or the organiser's own bands. */
export type VpScale = "wbf" | "wbf-discrete" | "acbl-20" | "acbl-30" | readonly VpBand[] | { readonly kind: "25-0"; readonly bands: readonly VpBand[] };

/** The points of winner and loser from an IMP margin on. */
export interface VpBand {
  from: number;
  winner: Hundredths;
  loser: Hundredths;
}

/** A victory-point table. */
export interface VpTable {
  /** What each side has for a draw. */
  draw: Hundredths;
  most: Hundredths;
  /** The smallest margin beyond which nothing changes. */
  blitz: number;
  bands: VpBand[];
}

/** A board of a team match; the home team sits north-south in the open room. */
export interface MatchBoard {
  board: number;
  open: TableResult;
  closed: TableResult;
}

/** How a team match is scored. */
export interface MatchOptions {
  /** `"imps"` unless told otherwise. */
  method?: "imps" | "board-a-match" | "total-points";
  /** What a won board is worth at board-a-match: 2. */
  perBoard?: number;
  /** Whether scores that do not balance are averaged, as in a knock-out (laws 12C4 and 86B). */
  balance?: boolean;
  /** What artificial scores are worth. */
  awards?: AwardOptions;
  /** With a scale, victory points come along. */
  scale?: VpScale;
  /** What home and away scored besides the boards given, as when the total alone is known. */
  score?: readonly [Amount, Amount];
  /** What home and away carry into a knock-out match (art. 51(1)), and their penalties in it, in the measure of the score. */
  carried?: readonly [Amount, Amount];
  penalties?: readonly [Amount, Amount];
}

/** What a team has over a match. */
export interface MatchTotal {
  score: Decimal;
  won: Decimal;
  lost: Decimal;
  boardsWon: number;
  /** Points won on all boards together, boards with an award left out. */
  points: Decimal;
}

/** A scored match. */
export interface MatchResult {
  /** Each side's score: its net at IMPs and total points, its share at board-a-match. */
  boards: { board: number; home: Decimal; away: Decimal }[];
  home: MatchTotal;
  away: MatchTotal;
  /** From the home team's side. */
  margin: Decimal;
  /** Home and away; `null` without a scale or boards. */
  vp: [Hundredths, Hundredths] | null;
  /** The margin with what was carried over and less penalties: `ahead` goes by it. */
  lead: Decimal;
  /** What home and away won, with what was carried over and less penalties. */
  counted: [Decimal, Decimal];
  /** Who goes on in a knock-out; `null` where extra boards have to decide. */
  ahead: "home" | "away" | null;
  /** What decided where the score did not. */
  by: "total-points" | "boards-won" | null;
}

/** A match with whatever a tie-break may ask; pairs of values are home and away. */
export interface MatchRecord {
  /** From 1. */
  round?: number;
  /** 0 for the missing side of a bye. */
  home: number;
  away: number;
  /** Victory points, or the standard points of Shengji. */
  vp?: readonly [Hundredths, Hundredths];
  /** Match points (2, 1, 0) where the stage is ranked by them; victory points then only break ties. */
  points?: readonly [Hundredths, Hundredths];
  /** The IMPs and the total points each side won, not their difference: `[41, 34]`. */
  imps?: readonly [Amount, Amount];
  totalPoints?: readonly [number, number];
  /** Points of board-a-match. */
  matchpoints?: readonly [Amount, Amount];
  /** Boards each side won, by ten points or more. */
  boardsWon?: readonly [number, number];
  /** Its points count, among the tied too, but neither side met an opponent in it: it is no rematch and in no average of opponents. */
  forfeited?: boolean;
  /** A half match of a triangle: the mean of a side's two in that round counts. */
  half?: boolean;
}

/** How teams are ranked. */
export interface TeamsOptions {
  /** `"round-robin"` unless told otherwise. */
  rules?: TieRules;
  /** Taken off the points, in hundredths. */
  penalties?: readonly { number: number; points: Hundredths }[];
  /** Carried over from the stage before, in hundredths. */
  carried?: readonly { number: number; points: Hundredths }[];
  /** What came of lots and extra boards. */
  decisions?: readonly TieDecision[];
  /** Recorded violations, for ties in Shengji events. */
  violations?: readonly { number: number; count: number }[];
  /** Whoever won every round comes first and the rest by points, as in a Swiss won by the unbeaten (directing regulations art. 16). */
  unbeatenFirst?: boolean;
}

/** A team's stage. */
export interface TeamStanding {
  number: number;
  place: Place;
  /** Match points where the matches have them, or else victory points; with carry-over and less penalties. */
  points: Hundredths;
  /** Rounds at the table; the half matches of a triangle are one. */
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Won and lost. */
  imps: [Decimal, Decimal];
}

/** A ranked stage. */
export interface TeamsStage {
  /** Best first. */
  standings: TeamStanding[];
  /** For each team in the order given its results against each: the round, its own victory points and any match points. */
  crossTable: { round: number; vp: Hundredths; points?: Hundredths }[][][];
  needed: TieNeeded[];
}

/**
 * A tie-break step. `meeting-` steps compare the matches of the tied among themselves, and only where all have met;
 * `extra-boards-` and `lot` are decisions to be made.
 */
export type TieStep =
  | "imp-ratio" | "total-point-ratio" | "meeting-vp" | "meeting-imps" | "meeting-total-points" | "meeting-matchpoints"
  | "meeting-boards-won" | "leader-of-meetings" | "drew-one-better-against-third" | "drew-one-beat-rest" | "lost-to-both"
  | "won-all-by-matchpoints" | "won-all-by-total-points" | "net-total-points" | "total-points" | "boards-won"
  | "common-boards-won" | "matches-won" | "opponent-average" | "opponent-sum" | "common-opponents" | "board-by-board"
  | "above-average" | "fewer-violations" | "record-ratio" | "lot" | `best-session-${number}` | `extra-boards-${number}`;

/** A chain of the regulations by name, one chain for any tie, or one each for two, three and more tied contestants. */
export type TieRules =
  | "round-robin" | "knockout-4" | "knockout-8" | "swiss" | "board-a-match" | "pairs" | "pairs-imps" | "shengji-swiss" | "none"
  | readonly TieStep[]
  | { two: readonly TieStep[]; three: readonly TieStep[]; more: readonly TieStep[] };

/** What came of extra boards or a lot: the order, best first. */
export interface TieDecision {
  step: TieStep;
  order: readonly (readonly number[])[];
}

/** What is to be settled by lot or extra boards, and among whom. */
export interface TieNeeded {
  step: TieStep;
  among: number[];
}

/** What ties are broken with; what an event does not have is left out. */
export interface TieData {
  /** The matches of the stage. */
  matches?: readonly MatchRecord[];
  /** Final totals; where one is missing the sum of the matches counts. */
  totals?: readonly { number: number; points: Hundredths }[];
  /** Every session's score, in per cent or matchpoints. */
  sessions?: readonly { number: number; scores: readonly Amount[] }[];
  /** What a pair scored against an opponent, in matchpoints. */
  encounters?: readonly { number: number; opponent: number; scored: Amount }[];
  /** The whole field, best first: whom both met is asked from the top. */
  ranking?: readonly number[];
  /** Boards of pairs: whether they sat north-south, the points to them, and their matchpoints less the average. */
  boards?: readonly { number: number; board: number; ns: boolean; points?: number | null; aboveAverage: Amount }[];
  /** Board-a-match: boards won among those all of the tied played. */
  commonBoardsWon?: readonly { number: number; won: Amount }[];
  /** Recorded violations at Shengji. */
  violations?: readonly { number: number; count: number }[];
  /** Games, rounds or deals won and lost at Shengji. */
  records?: readonly { number: number; won: Amount; lost: Amount }[];
  /** What came of lots and extra boards so far. */
  decisions?: readonly TieDecision[];
}

/** A tie as far as it was broken. */
export interface BrokenTie {
  /** Best first; those in one group remain tied. */
  places: number[][];
  /** Every step that separated somebody, in the order taken. */
  separations: { step: TieStep; tied: number[]; order: number[][] }[];
  needed: TieNeeded[];
}

/** How a Patton match is weighed (law 78D leaves it to regulations). */
export interface PattonOptions {
  /** Points of a won board: 2. */
  perBoard?: number;
  /** Points for each board that total points share: 2. */
  aggregatePerBoard?: number;
  /** Shares of those are rounded to that part of a point, 1 for whole ones: 0, which is not at all. */
  steps?: number;
}

/** A Patton match; pairs are home and away. */
export interface PattonResult {
  boards: [Decimal, Decimal];
  aggregate: [Decimal, Decimal];
  total: [Decimal, Decimal];
}
