/** A movement: who sits where with which boards in every round. */
export interface Movement {
  /** Pairs, or players of an individual, numbered from 1. */
  readonly contestants: number;
  readonly tables: number;
  readonly rounds: number;
  /** How many different sets of boards are used. */
  readonly sets: number;
  /** How many copies of the boards let no table wait for another. */
  readonly copies: number;
  /** By round and table; `ns` and `ew` are one pair each, or two players. */
  readonly sittings: readonly { readonly round: number; readonly table: number; readonly ns: readonly number[]; readonly ew: readonly number[]; readonly set: number }[];
}

/** A round of a round robin. */
export interface ScheduledRound {
  /** By table. */
  readonly matches: readonly { readonly home: number; readonly away: number }[];
  /** Who rests; `null` when nobody does. */
  readonly bye: number | null;
}

/** How a Swiss round is paired. */
export interface SwissOptions {
  /** The round to be paired, from 1. */
  readonly round: number;
  /** What is done with an odd field: `"bye"`, or the last three play each other (`"triangle"`). */
  readonly odd?: "bye" | "triangle" | undefined;
  /** Who has the bye of the first round, as drawn by lot; not looked at in later ones, so it may stay where it is. */
  readonly drawnBye?: number | undefined;
  /** Three who play the second half of a triangle and are not paired. */
  readonly continuing?: readonly [number, number, number] | undefined;
  /** Who is at home: `"alternate"`, the smaller number in odd rounds and the larger in even ones. */
  readonly home?: "alternate" | "higher-rank" | "smaller-number" | undefined;
  /**
   * What to do when rematches cannot be avoided: `"refuse"`, unless told to have the fewest there can be. The round is then paired from
   * the top down, and whoever meets nobody new meets again the one met longest ago (`"fewest-earliest"`) or most recently
   * (`"fewest-latest"`).
   */
  readonly rematch?: "refuse" | "fewest-earliest" | "fewest-latest" | undefined;
}

/** A paired round. */
export interface SwissRound {
  /** From the highest table down. */
  readonly matches: readonly { readonly home: number; readonly away: number }[];
  readonly triangle: readonly [number, number, number] | null;
  readonly bye: number | null;
  readonly rematches: readonly (readonly [number, number])[];
}

/** How a bracket is drawn. */
export interface DrawOptions {
  /** Positions, a power of two; left out, the smallest that holds everybody. */
  readonly size?: number | undefined;
  /** Strongest first. */
  readonly seeds?: readonly number[] | undefined;
  /** Groups to be kept apart, nobody in two of them. */
  readonly keepApart?: readonly (readonly number[])[] | undefined;
  /** The lots: the same number draws the same bracket. */
  readonly lot?: number | undefined;
}

/** A drawn bracket. */
export interface BracketDraw {
  /** Who stands at each position; `null` is a bye. */
  readonly positions: readonly (number | null)[];
  /** Those of one group who meet in the first round all the same. */
  readonly unavoidable: readonly (readonly [number, number])[];
}

/** Who won a match. */
export interface BracketResult {
  readonly match: number;
  /** 0 when both sides forfeited. */
  readonly winner: number;
  /** Who then has the loser's place; needed where losers play on. Beside a winner it is the other side, and may be left out. */
  readonly loser?: number | undefined;
}

/** What kind of bracket. */
export interface BracketOptions {
  /** `"knockout"` unless told otherwise. */
  readonly kind?: "knockout" | "double" | undefined;
  /** Knock-out: the losers of the semi-finals play for third place. */
  readonly third?: boolean | undefined;
  /** Knock-out: the losers of the quarter-finals play for fifth place. */
  readonly fifth?: boolean | undefined;
  /** Double elimination: how the losers' side takes in newcomers: `"standard"`, in rounds of its own between, or at once. */
  readonly layout?: "standard" | "compact" | undefined;
  /** Double elimination: from which end they find their opponents: `"bottom-first"`, alternating, or always the top. */
  readonly feed?: "bottom-first" | "top-first" | "top" | undefined;
  /**
   * Double elimination: whether there is a second final when the losers' champion wins the first. Needed, as it is to be
   * announced beforehand (Shengji art. 25).
   */
  readonly secondFinal?: boolean | undefined;
}

/** A bracket with its results. */
export interface Bracket {
  /** A match's number is its place here. */
  readonly matches: readonly {
    readonly round: number;
    readonly part: "main" | "losers" | "third" | "fifth" | "final" | "second-final";
    /** A contestant's number; `"open"` before it is decided; `"nobody"` for a bye. */
    readonly sides: readonly [number | "open" | "nobody", number | "open" | "nobody"];
    /** The earlier match each side comes from; `null` for a position of the draw. */
    readonly from: readonly [BracketFeed | null, BracketFeed | null];
    /** `null` before it is played, and where one side is a bye; 0 when both sides forfeited. */
    readonly winner: number | null;
  }[];
  /** The matches that can be played now. */
  readonly playable: readonly number[];
  /**
   * The places decided so far, best first: who goes out in one round shares the places from `place` to `last`, and the first of them
   * has them already.
   */
  readonly places: readonly { readonly place: number; readonly last: number; readonly numbers: readonly number[] }[];
  readonly champion: number | null;
}

/** Where a side of a match comes from. */
export interface BracketFeed {
  readonly of: "winner" | "loser";
  readonly match: number;
}

/** How much is carried into a knock-out match. */
export interface KnockoutCarry {
  /** Part of the net IMPs when the winner ranked higher too: `"1/2"`. */
  readonly higher?: Amount | undefined;
  /** Part when it did not: `"1/3"`. */
  readonly lower?: Amount | undefined;
  /** IMPs for each board at most: `"1/4"`. */
  readonly perBoard?: Amount | undefined;
}

/** What teams carry into a round robin. */
export interface CarriedOver {
  /** In the order of the totals. */
  readonly carried: readonly Hundredths[];
  readonly formula: "level" | "one" | "two";
}

/** Who takes part in a session, and where and when. */
export interface SessionAbout {
  /** Names are text of at most 200 characters. */
  readonly club?: string | undefined;
  readonly clubId?: string | undefined;
  readonly event?: string | undefined;
  /** As `"2025-03-08"`. */
  readonly date?: string | undefined;
  /** The name of the section. */
  readonly section?: string | undefined;
  /** Pairs, teams or players; whoever played where nobody is named. */
  readonly participants?: readonly {
    readonly number: number;
    /** Of a team. */
    readonly name?: string | undefined;
    /** `"NS"` or `"EW"` in a movement with two winners. */
    readonly side?: SideLike | undefined;
    readonly players?: readonly (string | { readonly name: string; readonly id?: string | undefined })[] | undefined;
  }[] | undefined;
}
