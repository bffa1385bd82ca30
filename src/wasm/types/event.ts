/** A score as text with two decimals, rounded once, a half going away from zero: `"62.50"`. */
export type Decimal = string;
/** A number of hundredths: 1216 is 12.16 victory points. */
export type Hundredths = number;
/** An amount: a number with at most two decimals, or text such as `"12.5"` and `"37/3"`, taken exactly. */
export type Amount = number | (string & {});

/** A seat as a person writes it (`"N"`, `"north"`) or by number, 0 north to 3 west. */
export type SeatLike = "N" | "E" | "S" | "W" | (string & {}) | number;
/** A card as a person writes it (`"SA"`) or by number. */
export type CardLike = (string & {}) | number;
/** A side as a person writes it or by number, 0 north-south, 1 east-west. */
export type SideLike = "NS" | "EW" | (string & {}) | number;

/** What came of a board at a table. */
export interface TableResult {
  /**
   * `"3NT"`, `"4SX"`, `"Pass"`; `"NP"` for not played; awards for north-south and east-west as `"AVE+/AVE-"`, in per cent
   * `"A60/40"`, in IMPs `"I3/-3"`; points to north-south with their weights `"W650:30/-100:70"` (law 12C1(c)).
   */
  contract?: string | null;
  /** The declarer's seat; needed with a contract. */
  declarer?: SeatLike | null;
  /** Tricks won by the declarer, 0 to 13, or `"="`, `"+1"`, `"-2"`; needed with a contract. */
  tricks?: number | string | null;
  /** Points to north-south: instead of a contract, or beside it, and then checked. */
  score?: number | null;
}

/** A result on the board of that number, whose vulnerability is that of law 2. */
export interface BoardResult extends TableResult {
  board: number;
}

/** A line of a session's results. */
export interface ResultRow extends BoardResult {
  round?: number | null;
  table?: number | null;
  /** The pair sitting north-south, or the two players at an individual. */
  ns: number | readonly number[];
  /** The pair sitting east-west, or the two players. */
  ew: number | readonly number[];
  /** The opening lead. */
  lead?: CardLike | null;
  /** The group the result is compared in when the board is fouled (law 87B); 0 otherwise. */
  group?: number | null;
}

/** A line as it was read; it can be given back as a `ResultRow`. */
export interface ReadRow {
  round: number | null;
  table: number | null;
  board: number;
  /** The pair, or the two players of an individual. */
  ns: number | [number, number];
  ew: number | [number, number];
  contract: string | null;
  declarer: "N" | "E" | "S" | "W" | null;
  tricks: number | null;
  lead: string | null;
  /** Points to north-south; `null` for awards, weighted scores and boards not played. */
  score: number | null;
  group: number;
}

/** What makes a result deserve a second look. */
export type OddityCode = "redoubled" | "many-down" | "many-overtricks" | "doubled-part-score-made" | "grand-slam";

/** A result looked at. */
export interface CheckedResult {
  /** The board's vulnerability by its number (law 2). */
  vulnerability: "None" | "NS" | "EW" | "All";
  /** Points to north-south; `null` where there are none. */
  points: number | null;
  /** Whether any contract is worth a bare score. */
  possible: boolean;
  oddities: OddityCode[];
  /** For a bare score: the likeliest contracts with a declarer of the side and the tricks, `"4S N 10"`. */
  meanings: string[];
  /** The result as it was read; `ns` and `ew` are 0. */
  result: ReadRow;
}

/** What artificial scores are worth; the defaults are those of 2007 laws 12C2 and 86A. */
export interface AwardOptions {
  /** Average plus, average and average minus in hundredths of a per cent: `[6000, 5000, 4000]`. */
  percent?: readonly [number, number, number];
  /** The same in hundredths of an IMP: `[300, 0, -300]`. */
  imps?: readonly [number, number, number];
  /** Whose own average replaces the flat value (law 12C2(c)): `"both"`; `"non-offenders"` as in 1987 and 1997. */
  sessionRule?: "none" | "non-offenders" | "both";
}

/** How a session of pairs is scored. */
export interface PairsOptions {
  /** `"matchpoints"` unless told otherwise. */
  method?: "matchpoints" | "cross-imps" | "butler";
  /** Matchpoints for each result beaten: 2, or 1 (law 78A). */
  perWin?: number;
  /** How many results a full board has; left out, as many as the fullest board. */
  expected?: number;
  /** What happens when fewer were made: `"neuberg"`. */
  factoring?: "neuberg" | "none";
  /** How groups of two and three of a fouled board are scored: `"factored"`, or `"uplifted"` as in English clubs. */
  smallGroups?: "factored" | "uplifted";
  /** What a sum of cross-IMPs is divided by: `"comparisons"`. */
  divisor?: "comparisons" | "results" | "one";
  /** Butler: how many of the best and of the worst results are left out of the datum: 1. */
  trim?: number;
  /** Butler: how many results must remain for that: 1. */
  keep?: number;
  /** Butler: the datum is rounded to `"tens"`, or kept `"exact"`. */
  datum?: "tens" | "exact";
  awards?: AwardOptions;
  /** Contestants ranked apart, such as the two directions of a Mitchell; left out, all together. */
  fields?: readonly (readonly number[])[];
  /** Penalties off the total, in matchpoints or IMPs. */
  penalties?: readonly { number: number; amount: Amount }[];
  /** `"average"` (fair to those who played fewer boards) or `"total"`. */
  rankBy?: "average" | "total";
  /** How ties are broken: `"pairs"` at matchpoints, `"pairs-imps"` otherwise. */
  rules?: TieRules;
  /** What came of lots and extra boards. */
  decisions?: readonly TieDecision[];
}

/** A place in a ranking. */
export interface Place {
  /** From 1; those still tied share the best of their places. */
  place: number;
  shared: boolean;
  /** The tie-break step that put this contestant behind the one before; `null` where the score did. */
  by: TieStep | null;
}

/** A contestant's session. */
export interface PairsStanding {
  number: number;
  place: Place;
  /** After penalties. */
  total: Decimal;
  /** What could be had at matchpoints; `null` at IMPs. */
  available: Decimal | null;
  boards: number;
  /** Per cent at matchpoints, IMPs a board otherwise; `null` without boards. */
  average: Decimal | null;
  /** The total as an exact fraction: `"337/3"`. */
  exact: string;
}

/** A scored session. */
export interface PairsSession {
  /** By board number. */
  boards: {
    board: number;
    /** The most a side could have; `null` at IMPs. */
    top: Decimal | null;
    /** `row` is the line's place among the rows given; a side that did not play has `null`. */
    lines: { row: number; ns: Decimal | null; ew: Decimal | null }[];
  }[];
  /** The standings of each field, best first. */
  fields: PairsStanding[][];
  /** Ties that only a lot or extra boards can settle. */
  needed: TieNeeded[];
}

/** A session of a stage: its rows, with everybody's number in the stage, and how they are scored. */
export interface PairsSessionRows {
  rows: readonly ResultRow[];
  options?: PairsOptions;
}

/** How several sessions are added up. */
export interface SessionsOptions {
  /**
   * `"sessions"`: the mean of their percentages at matchpoints, the sum at IMPs; `"boards"`: the share of all that could be
   * had, or the mean of all boards; `"total"`: the plain sum.
   */
  by?: "sessions" | "boards" | "total";
  /**
   * What a missed session counts: `"forfeited"` is nothing at matchpoints and 3 IMPs lost a board, `"excused"` half of the
   * matchpoints and no IMPs; `"left-out"` does not count.
   */
  absence?: "forfeited" | "excused" | "left-out";
  /** Whose missed sessions are excused, whatever holds for the others. */
  excused?: readonly number[];
  /** What a forfeited board costs in hundredths of an IMP: 300. */
  forfeitImps?: Hundredths;
  /** Carried over from the stage before: per cent, or matchpoints by the total, or IMPs. */
  carried?: readonly { number: number; amount: Amount }[];
  /** How ties are broken; by the regulations for that many sessions unless told otherwise. */
  rules?: TieRules;
  decisions?: readonly TieDecision[];
}

/** A stage of several sessions. */
export interface SessionsRanked {
  /** Best first. */
  standings: {
    number: number;
    place: Place;
    /** Per cent at matchpoints (matchpoints by the total), otherwise IMPs; with carry-over and less penalties. */
    score: Decimal | null;
    /** In the same measure. */
    penalties: Decimal;
    /** The sessions' own results before penalties, and how many boards: 0 for a missed one. */
    sessions: { score: Decimal | null; boards: number }[];
  }[];
  needed: TieNeeded[];
}

/** A line of a frequency table. */
export interface Frequency {
  points: number;
  count: Decimal;
  ns: Decimal;
  ew: Decimal;
}

/** A victory-point scale: by name, or the organiser's own bands. */
export type VpScale = "wbf" | "wbf-discrete" | "acbl-20" | "acbl-30" | readonly VpBand[];

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
  awards?: AwardOptions;
  /** With a scale, victory points come along. */
  scale?: VpScale;
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
  /** Who goes on in a knock-out; `null` where extra boards have to decide. */
  ahead: "home" | "away" | null;
  /** What decided where the score did not. */
  by: "total-points" | "boards-won" | null;
}

/** A match with whatever a tie-break may ask; pairs of values are home and away. */
export interface MatchRecord {
  round?: number;
  /** 0 for the missing side of a bye. */
  home: number;
  away: number;
  vp?: readonly [Hundredths, Hundredths];
  imps?: readonly [Amount, Amount];
  totalPoints?: readonly [number, number];
  matchpoints?: readonly [Amount, Amount];
  boardsWon?: readonly [number, number];
  /** Its points count, but neither side met an opponent in it. */
  forfeited?: boolean;
  /** A half match of a triangle: the mean of a side's two in that round counts. */
  half?: boolean;
}

/** How teams are ranked. */
export interface TeamsOptions {
  /** `"round-robin"` unless told otherwise. */
  rules?: TieRules;
  penalties?: readonly { number: number; points: Hundredths }[];
  carried?: readonly { number: number; points: Hundredths }[];
  decisions?: readonly TieDecision[];
  /** Recorded violations, for ties in Shengji events. */
  violations?: readonly { number: number; count: number }[];
}

/** A team's stage. */
export interface TeamStanding {
  number: number;
  place: Place;
  /** With carry-over and less penalties. */
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
  /** For each team in the order given its results against each: the round and its own victory points. */
  crossTable: { round: number; vp: Hundredths }[][][];
  needed: TieNeeded[];
}

/** A tie-break step. */
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
  matches?: readonly MatchRecord[];
  /** Final totals; where one is missing the sum of the matches counts. */
  totals?: readonly { number: number; points: Hundredths }[];
  sessions?: readonly { number: number; scores: readonly Amount[] }[];
  encounters?: readonly { number: number; opponent: number; scored: Amount }[];
  ranking?: readonly number[];
  boards?: readonly { number: number; board: number; ns: boolean; points?: number | null; aboveAverage: Amount }[];
  commonBoardsWon?: readonly { number: number; won: Amount }[];
  violations?: readonly { number: number; count: number }[];
  records?: readonly { number: number; won: Amount; lost: Amount }[];
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

/** A movement: who sits where with which boards in every round. */
export interface Movement {
  /** Pairs, or players of an individual, numbered from 1. */
  contestants: number;
  tables: number;
  rounds: number;
  /** How many different sets of boards are used. */
  sets: number;
  /** How many copies of the boards let no table wait for another. */
  copies: number;
  /** By round and table; `ns` and `ew` are one pair each, or two players. */
  sittings: { round: number; table: number; ns: number[]; ew: number[]; set: number }[];
}

/** A round of a round robin. */
export interface ScheduledRound {
  /** By table. */
  matches: { home: number; away: number }[];
  /** Who rests; `null` when nobody does. */
  bye: number | null;
}

/** What happened in earlier rounds of a Swiss. */
export interface SwissHistory {
  /** All meetings, those inside triangles included. */
  meetings?: readonly { round: number; one: number; other: number }[];
  byes?: readonly number[];
}

/** How a Swiss round is paired. */
export interface SwissOptions {
  /** The round to be paired, from 1. */
  round: number;
  /** What is done with an odd field: `"bye"`, or the last three play each other. */
  odd?: "bye" | "triangle";
  /** Who has the bye of the first round, as drawn by lot. */
  drawnBye?: number;
  /** Three who play the second half of a triangle and are not paired. */
  continuing?: readonly [number, number, number];
  home?: "alternate" | "higher-rank" | "smaller-number";
  /** What to do when rematches cannot be avoided: `"refuse"`. */
  rematch?: "refuse" | "fewest-earliest" | "fewest-latest";
}

/** A paired round. */
export interface SwissRound {
  /** From the highest table down. */
  matches: { home: number; away: number }[];
  triangle: [number, number, number] | null;
  bye: number | null;
  rematches: [number, number][];
}

/** How a bracket is drawn. */
export interface DrawOptions {
  /** Positions, a power of two; left out, the smallest that holds everybody. */
  size?: number;
  /** Strongest first. */
  seeds?: readonly number[];
  /** Groups to be kept apart. */
  keepApart?: readonly (readonly number[])[];
  /** The lots: the same number draws the same bracket. */
  lot?: number;
}

/** A drawn bracket. */
export interface BracketDraw {
  /** Who stands at each position; `null` is a bye. */
  positions: (number | null)[];
  /** Those of one group who meet in the first round all the same. */
  unavoidable: [number, number][];
}

/** Who won a match. */
export interface BracketResult {
  match: number;
  winner: number;
}

/** What kind of bracket. */
export interface BracketOptions {
  /** `"knockout"` unless told otherwise. */
  kind?: "knockout" | "double";
  /** Knock-out: the losers of the semi-finals play for third place. */
  third?: boolean;
  /** Knock-out: the losers of the quarter-finals play for fifth place. */
  fifth?: boolean;
  /** Double elimination: how the losers' side takes in newcomers. */
  layout?: "standard" | "compact";
  feed?: "bottom-first" | "top-first" | "top";
  /**
   * Double elimination: whether there is a second final when the losers' champion wins the first. Needed, as it is to be
   * announced beforehand (Shengji art. 25).
   */
  secondFinal?: boolean;
}

/** A bracket with its results. */
export interface Bracket {
  /** A match's number is its place here. */
  matches: {
    round: number;
    part: "main" | "losers" | "third" | "fifth" | "final" | "second-final";
    /** A contestant's number; `"open"` before it is decided; `"nobody"` for a bye. */
    sides: [number | "open" | "nobody", number | "open" | "nobody"];
    /** The earlier match each side comes from; `null` for a position of the draw. */
    from: [BracketFeed | null, BracketFeed | null];
    winner: number | null;
  }[];
  /** The matches that can be played now. */
  playable: number[];
  /** The places decided so far, best first. */
  places: { place: number; numbers: number[] }[];
  champion: number | null;
}

/** Where a side of a match comes from. */
export interface BracketFeed {
  of: "winner" | "loser";
  match: number;
}

/** What teams carry into a round robin. */
export interface CarriedOver {
  /** In the order of the totals. */
  carried: Hundredths[];
  formula: "level" | "one" | "two";
}

/** Who takes part in a session, and where and when. */
export interface SessionAbout {
  club?: string;
  clubId?: string;
  event?: string;
  /** As `"2025-03-08"`. */
  date?: string;
  section?: string;
  participants?: readonly {
    number: number;
    /** Of a team. */
    name?: string;
    /** `"NS"` or `"EW"` in a movement with two winners. */
    side?: SideLike;
    players?: readonly (string | { name: string; id?: string })[];
  }[];
}

/** What a round of a Shengji event came to: `games`, `levels` or `deals`. Pairs are home and away. */
export interface ShengjiMatch {
  /** By games: who won each, or the levels of one the clock cut short, in steps from where both began. */
  games?: readonly ("home" | "away" | readonly [number, number])[];
  /** How many games at most: 1, or 3. */
  bestOf?: number;
  /** By time: the levels reached. */
  levels?: readonly [number, number];
  /** By deals: level-points at table A to east-west (home) and north-south, at table B to east-west and north-south (home). */
  deals?: readonly (readonly [number, number, number, number])[];
  /** The organiser's standard points by margin, for deals. */
  bands?: readonly VpBand[];
}

/** A Shengji round scored; pairs are home and away. */
export interface ShengjiMatchResult {
  /** In hundredths; `null` while the match is undecided, or no deal was played. */
  points: [Hundredths, Hundredths] | null;
  /** Level-points, of a match by deals. */
  totals?: [number, number];
  margin?: number;
}

/** A Shengji round one side lost or did not play. */
export interface ShengjiLostRound {
  /** The receiving side's average and the other's, in hundredths; left out where there are none. */
  own?: Amount;
  other?: Amount;
  /** What complete records of the round give the receiving side. */
  record?: Hundredths;
  /** The only source to be used; left out, the highest. */
  only?: "own-average" | "complement" | "fixed" | "record";
  /** The whole a match shares: 2000. */
  whole?: Hundredths;
  /** The fixed number: 1200. */
  fixed?: Hundredths;
}

/** Points awarded, and where they come from. */
export interface Awarded {
  points: Hundredths;
  by: "own-average" | "complement" | "fixed" | "record" | "draw";
}

/** A sanction given in a round. */
export interface ShengjiConduct {
  round: number;
  sanction: "warning" | "violation" | "round-lost" | "suspension";
}

/** What sanctions add up to. */
export interface ShengjiConsequences {
  violations: number;
  roundsLost: number[];
  /** The round from which the side takes no further part. */
  suspended: number | null;
}

/** What misplaced cards cost, in hundredths of a standard point. */
export interface ShengjiDeduction {
  misplacer: Hundredths;
  long: Hundredths;
  short: Hundredths;
  void: boolean;
  orPointPenalty: boolean;
}

/** A forfeited match. */
export interface Forfeit {
  /** What a draw is worth. */
  draw: Hundredths;
  /** The averages of the side present and of the forfeiter, in hundredths; left out where there are none. */
  own?: Amount;
  other?: Amount;
  /** A sum less the forfeiter's average counts too, up to a most: `[3000, 2500]` on a 25 to 0 scale. */
  complement?: readonly [Hundredths, Hundredths];
  /** Whether the match was void through wrong seats. */
  wrongSeats?: boolean;
  /** Whether the absentee could not help it. */
  excused?: boolean;
  /** With the length of the match: the IMPs the points stand for come along. */
  scale?: VpScale;
  boards?: number;
}

/** What a forfeited match gives. */
export interface ForfeitAwarded extends Awarded {
  /** With `wrongSeats` or `excused`: what the offenders or absentees have. */
  offender?: Hundredths;
  /** With a scale: the mean of the margins worth those points, or the margin that comes nearest. */
  imps?: Decimal;
}

/** What a board without a result scores; offenders come first. */
export interface UnplayedBoard {
  /** For pairs, as rows of results take it: `"A0/AVE+"`. */
  score: string | null;
  /** For teams: IMPs, or points of board-a-match. */
  points: [Decimal, Decimal] | null;
  /** Total points of the other side: 10 for a board forfeited at board-a-match. */
  totalPoints: number;
}

/** The times of a team match, in minutes. */
export interface MatchTimes {
  least: number;
  most: number;
  interval: number;
  without: number | null;
  with: number;
}

/** The segments of a match and who chooses them. */
export interface SeatingChoices {
  segments: number;
  drawn: "home" | "away";
  choices?: readonly number[];
  hum?: "home" | "away" | "both";
}

/** Who may seat second. */
export interface SeatingRight {
  segments: ("home" | "away" | null)[];
  /** Who chooses next; `null` when all is settled. */
  next: "home" | "away" | null;
}

/** Level-points from a number of the defenders' points on. */
export interface LevelBand {
  from: number;
  levelPoints: number;
}

/** What a penalty is counted in; `"top-percent"` is per cent of the top of a board. */
export type PenaltyUnit = "vp" | "imp" | "top-percent";

/** An amount of a penalty. */
export interface PenaltyAmount {
  unit: PenaltyUnit;
  hundredths: Hundredths;
}

/** A delay to be ruled on. */
export interface Delay {
  rule: "late" | "slow";
  /** At `"shengji"` only lateness. */
  contest: "teams-vp" | "teams-knockout" | "pairs-matchpoints" | "pairs-imps" | "shengji";
  seconds: number;
  /** How often the side was ruled on for the same before: 0. */
  earlier?: number;
  /** The side's share of the delay, in per cent: 50 where the amount is for both sides. */
  responsible?: number;
}

/** What is done about a delay. */
export type TimeMeasure = "nothing" | "warning" | "penalty" | "stop" | "round-forfeited" | "session-forfeited" | "committee";

/** The ruling on a delay. */
export interface TimeRuling {
  measure: TimeMeasure;
  amount: PenaltyAmount | null;
  /** Where the amount is for both sides, or shares were found: the responsible side's part, and the other's. */
  parts: [PenaltyAmount, PenaltyAmount] | null;
  /** What the director may choose instead where the text leaves it open; usually nothing. */
  or: { measure: TimeMeasure; amount: PenaltyAmount | null }[];
  /** Boards the director may take away. */
  boards: { from: number; to: number; mayForfeitRound: boolean } | null;
  /** What a board not played scores, offenders first, as rows of results take it: `"AVE-/AVE+"`. */
  unplayed: string | null;
  law: Citation;
}

/** A ladder of penalties for one kind of offence. */
export interface PenaltyLadder {
  /** Which: `"ConventionCard"`, `"LineUpLate"`. */
  offence: string;
  law: Citation;
  /** For the first, second and every further offence; `from` and `to` in hundredths of a victory point. */
  steps: {
    advice: "warning" | "warning-or-points" | "points" | "session-out" | "results-cancelled" | "event-out";
    from: Hundredths;
    to: Hundredths;
  }[];
  /** What may come besides: `"adjusted-score"`, `"committee"`, `"law-43"`, `"board-ruined-100"`. */
  extras: string[];
}

/** The numbers of the formula for pairs. */
export interface PairsCarry {
  scored: Amount;
  pairsNow: number;
  /** The average of a board now; 50 where scores are per cent. */
  averageNow: Amount;
  boardsThen: number;
  pairsThen: number;
  /** The sum of the earlier scores of all who take part now. */
  sumThen: Amount;
  boardsNow: number;
  mode?: "sum" | "mean" | "half";
  /** For `"half"`: the top of a board now and then. */
  topNow?: number;
  topThen?: number;
}

/** What a pair carries. */
export interface CarriedPairs {
  carried: Hundredths;
  share: Decimal | null;
}

/** A Patton match; pairs are home and away. */
export interface PattonResult {
  boards: [Decimal, Decimal];
  aggregate: [Decimal, Decimal];
  total: [Decimal, Decimal];
}
