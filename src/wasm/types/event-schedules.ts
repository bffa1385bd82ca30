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

/** How a Swiss round is paired. */
export interface SwissOptions {
  /** The round to be paired, from 1. */
  round: number;
  /** What is done with an odd field: `"bye"`, or the last three play each other (`"triangle"`). */
  odd?: "bye" | "triangle";
  /** Who has the bye of the first round, as drawn by lot. */
  drawnBye?: number;
  /** Three who play the second half of a triangle and are not paired. */
  continuing?: readonly [number, number, number];
  /** Who is at home: `"alternate"`, the smaller number in odd rounds and the larger in even ones. */
  home?: "alternate" | "higher-rank" | "smaller-number";
  /**
   * What to do when rematches cannot be avoided: `"refuse"`, unless told to have the fewest there can be, rather of those who met longest
   * ago (`"fewest-earliest"`) or most recently (`"fewest-latest"`).
   */
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
  /** 0 when both sides forfeited. */
  winner: number;
  /** Who then has the loser's place; needed where losers play on. */
  loser?: number;
}

/** What kind of bracket. */
export interface BracketOptions {
  /** `"knockout"` unless told otherwise. */
  kind?: "knockout" | "double";
  /** Knock-out: the losers of the semi-finals play for third place. */
  third?: boolean;
  /** Knock-out: the losers of the quarter-finals play for fifth place. */
  fifth?: boolean;
  /** Double elimination: how the losers' side takes in newcomers: `"standard"`, in rounds of its own between, or at once. */
  layout?: "standard" | "compact";
  /** From which end they find their opponents: `"bottom-first"`, alternating, or always the top. */
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
    /** `null` before it is played, and where one side is a bye; 0 when both sides forfeited. */
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

/** How much is carried into a knock-out match. */
export interface KnockoutCarry {
  /** Part of the net IMPs when the winner ranked higher too: `"1/2"`. */
  higher?: Amount;
  /** Part when it did not: `"1/3"`. */
  lower?: Amount;
  /** IMPs for each board at most: `"1/4"`. */
  perBoard?: Amount;
}

/** What teams carry into a round robin. */
export interface CarriedOver {
  /** In the order of the totals. */
  carried: Hundredths[];
  formula: "level" | "one" | "two";
}

/** Who takes part in a session, and where and when. */
export interface SessionAbout {
  /** Names are text of at most 200 characters. */
  club?: string;
  clubId?: string;
  event?: string;
  /** As `"2025-03-08"`. */
  date?: string;
  /** The name of the section. */
  section?: string;
  /** Pairs, teams or players; whoever played where nobody is named. */
  participants?: readonly {
    number: number;
    /** Of a team. */
    name?: string;
    /** `"NS"` or `"EW"` in a movement with two winners. */
    side?: SideLike;
    players?: readonly (string | { name: string; id?: string })[];
  }[];
}
