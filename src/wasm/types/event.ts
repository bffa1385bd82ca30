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
   * `"A60/40"`, 100 at most, in IMPs `"I3/-3"`; points to north-south with their weights `"W650:30/-100:70"` (law 12C1(c)); a score for each
   * side, with a line between them, as one such award or as points to north-south: `"AVE+|-100"`, `"420|W650:30/-100:70"` (law 12C1(f)).
   */
  readonly contract?: string | null | undefined;
  /** The declarer's seat; needed with a contract. */
  readonly declarer?: SeatLike | null | undefined;
  /** Tricks won by the declarer, 0 to 13, or `"="`, `"+1"`, `"-2"`; needed with a contract. */
  readonly tricks?: number | string | null | undefined;
  /** Points to north-south: instead of a contract, or beside it, and then checked; beside an award, a weighted or a split score it is passed over. */
  readonly score?: number | null | undefined;
}

/** A result on the board of that number, whose vulnerability is that of law 2. */
export interface BoardResult extends TableResult {
  readonly board: number;
}

/** A line of a session's results, of which there are at most 50 000. */
export interface ResultRow extends BoardResult {
  /** From 1; 0 or nothing where it is not known. */
  readonly round?: number | null | undefined;
  readonly table?: number | null | undefined;
  /** The pair sitting north-south, or the two players at an individual. */
  readonly ns: number | readonly number[];
  /** The pair sitting east-west, or the two players. */
  readonly ew: number | readonly number[];
  /** The opening lead. */
  readonly lead?: CardLike | null | undefined;
  /** The group the result is compared in when the board is fouled (law 87B); 0 otherwise. */
  readonly group?: number | null | undefined;
}

/** A line as it was read; it can be given back as a `ResultRow`. */
export interface ReadRow {
  readonly round: number | null;
  readonly table: number | null;
  readonly board: number;
  /** The pair, or the two players of an individual. */
  readonly ns: number | readonly [number, number];
  readonly ew: number | readonly [number, number];
  readonly contract: string | null;
  readonly declarer: "N" | "E" | "S" | "W" | null;
  readonly tricks: number | null;
  readonly lead: string | null;
  /** Points to north-south; `null` for awards, weighted and split scores and boards not played. */
  readonly score: number | null;
  readonly group: number;
}

/** A table of a PBN file. */
export interface PbnTable {
  /** The board's number as the file writes it; `null` where none is told. */
  readonly board: string | null;
  readonly name: string;
  readonly columns: readonly string[];
  /** Cell by cell, in the order of the columns; `"-"` and `"?"` say that there is nothing, or that it is not known. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * What makes a result deserve a second look: a redoubled contract, five or more down, four or more overtricks, a contract below
 * game doubled and made, a grand slam.
 */
export type OddityCode = "redoubled" | "many-down" | "many-overtricks" | "doubled-part-score-made" | "grand-slam";

/** A result looked at. */
export interface CheckedResult {
  /** The board's vulnerability by its number (law 2). */
  readonly vulnerability: "None" | "NS" | "EW" | "All";
  /** Points to north-south; `null` where there are none. */
  readonly points: number | null;
  /** Whether any contract is worth a bare score. */
  readonly possible: boolean;
  readonly oddities: readonly OddityCode[];
  /** For a bare score: the likeliest contracts with a declarer of the side and the tricks, `"4S N 10"`. */
  readonly meanings: readonly string[];
  /** The result as it was read; `ns` and `ew` are 0. */
  readonly result: ReadRow;
}

/** What artificial scores are worth; the defaults are those of 2007 laws 12C2 and 86A. */
export interface AwardOptions {
  /** Average plus, average and average minus in hundredths of a per cent, 10 000 at most: `[6000, 5000, 4000]`. */
  readonly percent?: readonly [number, number, number] | undefined;
  /** The same in hundredths of an IMP: `[300, 0, -300]`; with the `divisor` `"one"` in every comparison of the board. */
  readonly imps?: readonly [number, number, number] | undefined;
  /** Whose own average replaces the flat value (law 12C2(c)): `"both"`; `"non-offenders"` as in 1987 and 1997. */
  readonly sessionRule?: "none" | "non-offenders" | "both" | undefined;
}

/** How a session of pairs is scored. An option of another method than the one chosen is refused. */
export interface PairsOptions {
  /** `"matchpoints"` unless told otherwise. */
  readonly method?: "matchpoints" | "cross-imps" | "butler" | undefined;
  /** At matchpoints, those for each result beaten: 2, 1 (law 78A) or another whole number up to 100. */
  readonly perWin?: number | undefined;
  /**
   * How many results a full board has, not at Butler; left out, at matchpoints as many as the fullest, while a sum of cross-IMPs stays as it
   * is. A board with more is full with those.
   */
  readonly expected?: number | undefined;
  /** What happens at matchpoints when fewer were made: `"neuberg"`. */
  readonly factoring?: "neuberg" | "none" | undefined;
  /**
   * How groups of up to three of a fouled board are scored at matchpoints: `"factored"`, or `"uplifted"` as in English clubs, 60 % for one,
   * 65 and 55 % for two, 70, 60 and 50 % for three, where the group is at most a third of the field.
   */
  readonly smallGroups?: "factored" | "uplifted" | undefined;
  /**
   * What a sum of cross-IMPs is divided by: `"comparisons"`. With `"one"` it stays a sum, and an award, also one told in IMPs (`"I3/-3"`), counts as
   * often as a table that played the board has comparisons: 9 IMPs where four did.
   */
  readonly divisor?: "comparisons" | "results" | "one" | undefined;
  /** Butler: how many of the best and of the worst results are left out of the datum: 1. */
  readonly trim?: number | undefined;
  /** Butler: how many results must remain; where fewer would, fewer are left out: 1. */
  readonly keep?: number | undefined;
  /** Butler: the datum is rounded to `"tens"`, or kept `"exact"`. */
  readonly datum?: "tens" | "exact" | undefined;
  /** What artificial scores are worth. */
  readonly awards?: AwardOptions | undefined;
  /** Contestants ranked apart, such as the two directions of a Mitchell, nobody twice in one; left out, all together. */
  readonly fields?: readonly (readonly number[])[] | undefined;
  /**
   * Penalties off the total, in matchpoints or IMPs, 0 or more. Where `fields` or participants say who takes part, one of anybody else is
   * `bad-input`; where nobody is named, who is fined before a first result is ranked with no boards.
   */
  readonly penalties?: readonly { readonly number: number; readonly amount: Amount }[] | undefined;
  /** `"average"` (fair to those who played fewer boards) unless told otherwise, or `"total"`. */
  readonly rankBy?: "average" | "total" | undefined;
  /** How ties are broken: `"pairs"` at matchpoints, `"pairs-imps"` otherwise. */
  readonly rules?: TieRules | undefined;
  /** What came of lots and extra boards. */
  readonly decisions?: readonly TieDecision[] | undefined;
}

/** A place in a ranking. */
export interface Place {
  /** From 1; those still tied share the best of their places. */
  readonly place: number;
  readonly shared: boolean;
  /** The tie-break step that put this contestant behind the one before; `null` where the score did. */
  readonly by: TieStep | null;
}

/** A contestant's session. */
export interface PairsStanding {
  readonly number: number;
  readonly place: Place;
  /** After penalties. */
  readonly total: Decimal;
  /** What could be had at matchpoints; `null` at IMPs. */
  readonly available: Decimal | null;
  readonly boards: number;
  /** Per cent at matchpoints, IMPs a board otherwise; `null` without boards. */
  readonly average: Decimal | null;
  /** The total as an exact fraction: `"337/3"`. */
  readonly exact: string;
}

/** A scored session. */
export interface PairsSession {
  /** By board number. */
  readonly boards: readonly {
    readonly board: number;
    /** The most a side could have; `null` at IMPs. */
    readonly top: Decimal | null;
    /**
     * `row` is the line's place among the rows given; a side that did not play has `null`, and so has one whose two players do not
     * have the same: each has the award his own average gives (law 12C2(c)), and `awards` is there with that of each.
     */
    readonly lines: readonly {
      readonly row: number;
      readonly ns: Decimal | null;
      readonly ew: Decimal | null;
      readonly awards?: readonly { readonly number: number; readonly score: Decimal }[];
    }[];
  }[];
  /** The standings of each field, best first. */
  readonly fields: readonly (readonly PairsStanding[])[];
  /** Ties that only a lot or extra boards can settle. */
  readonly needed: readonly TieNeeded[];
}

/**
 * A session of a stage: its rows, with everybody's number in the stage, and how they are scored. Its `fields`, where it has some, say who takes
 * part in the stage; who is in none of them is ranked where another session has him, with what he played here.
 */
export interface PairsSessionRows {
  readonly rows: readonly ResultRow[];
  readonly options?: PairsOptions | undefined;
}

/** How several sessions are added up. */
export interface SessionsOptions {
  /**
   * `"sessions"`, unless told otherwise: the mean of their percentages at matchpoints, the sum at IMPs; `"boards"`: the share of all that could be
   * had, or the mean of all boards; `"total"`: the plain sum.
   */
  readonly by?: "sessions" | "boards" | "total" | undefined;
  /**
   * What a missed session counts: `"forfeited"`, unless told otherwise, is nothing at matchpoints and 3 IMPs lost a board, `"excused"` half of the
   * matchpoints and no IMPs; `"left-out"` does not count, but for penalties given in it (art. 35).
   */
  readonly absence?: "forfeited" | "excused" | "left-out" | undefined;
  /** Who is excused from missed sessions, whatever holds for the others: from all of them, or from that one, counted from 1. */
  readonly excused?: readonly (number | { readonly number: number; readonly session: number })[] | undefined;
  /** At IMPs: what a forfeited board costs, in hundredths of an IMP: 300; with the `divisor` `"one"` in every comparison. */
  readonly forfeitImps?: Hundredths | undefined;
  /** Carried over from the stage before: per cent, or matchpoints by the total, or IMPs. */
  readonly carried?: readonly { readonly number: number; readonly amount: Amount }[] | undefined;
  /** How ties are broken; by the regulations for that many sessions unless told otherwise. */
  readonly rules?: TieRules | undefined;
  /** What came of lots and extra boards. */
  readonly decisions?: readonly TieDecision[] | undefined;
}

/** A stage of several sessions. */
export interface SessionsRanked {
  /** Best first. */
  readonly standings: readonly {
    readonly number: number;
    readonly place: Place;
    /** Per cent at matchpoints (matchpoints by the total), otherwise IMPs; with carry-over and less penalties. */
    readonly score: Decimal | null;
    /**
     * In the same measure. By sessions, at matchpoints, one of a session nobody has played yet is a share of nothing, and not among them
     * until somebody has.
     */
    readonly penalties: Decimal;
    /** The sessions' own results before penalties, and how many boards: 0 for a missed one. */
    readonly sessions: readonly { readonly score: Decimal | null; readonly boards: number }[];
  }[];
  readonly needed: readonly TieNeeded[];
}

/** A line of a frequency table. */
export interface Frequency {
  /** The group of a fouled board; 0 otherwise. */
  readonly group: number;
  readonly points: number;
  readonly count: Decimal;
  readonly ns: Decimal;
  readonly ew: Decimal;
}
