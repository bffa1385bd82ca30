/** A fault of a file of results. */
export interface CsvFault {
  /**
   * The line of the file on which the record begins, from 1; of a table of PBN its row, and of a board without a number its place
   * among the boards of the file.
   */
  readonly line: number;
  /**
   * A file without a line that names the columns; a column that is not there, also of declarers or tricks where contracts need it, or that is there twice, a quote that is not closed, a row of more fields than columns, a field that is no number, a result or lead that
   * cannot be read, an award of more than 100 per cent, a wrong score, or none at all; somebody who has a result on the board
   * already, in the same direction, round and section.
   */
  readonly code: "header" | "column" | "columns" | "quote" | "fields" | "number" | "result" | "award" | "lead" | "score" | "nothing" | "twice";
  /** The column concerned: of a result that cannot be read `"contract"`, `"declarer"` or `"tricks"`; where it stands whole in one cell, `"contract"`. */
  readonly field: string | null;
  /** Of a wrong score, the one in the file and the one it should be: what the contract is worth, or what the other side's column says; null for a board that was not played. */
  readonly stated: number | null;
  readonly owed: number | null;
  /** Of a second result, who has it and the line of the first. */
  readonly number: number | null;
  readonly first: number | null;
  /** The two columns of one name, from 1. */
  readonly columns: readonly [number, number] | null;
  /** English, for a developer's console; of a field that cannot be read it says what stands there. */
  readonly message: string;
}
/**
 * A line of a board that cannot be scored: which of the board's lines, from 0 (in a team match 0 for the open room, 1 for the
 * closed); in several sessions, which of them, from 0.
 */
export interface LineAt {
  readonly board: number;
  readonly line: number;
  readonly session?: number;
}

/** What a `RulesError` of this room has in `params`, by its `code`. What any call may throw besides is in `CommonErrors`. */
export interface Errors {
  /** A file of results with faults: every one. */
  readonly csv: { readonly faults: readonly CsvFault[] };
  /** Results in a PBN file that cannot be read: the first board that has such, and all faults of its table. */
  readonly "score-table": { readonly board: number | null; readonly faults: readonly CsvFault[] };
  /** A weighted score has no weight. */
  readonly "no-weight": LineAt;
  /** The weights of a board have no common measure up to one million: use rounder ones. */
  readonly "weights-too-fine": LineAt;
  /** An award in IMPs where percentages are scored, or the other way round. */
  readonly "wrong-award": LineAt;
  /** Both tables of a team match have an award for one team: which counts the director says. */
  readonly "two-awards": LineAt;
  /** This form of scoring has no value for an award. */
  readonly "no-value-for-award": LineAt;
  /** A number sits on both sides, or twice on one. */
  readonly "same-pair": LineAt;
  /** A contestant has a result on the board already, in the line `first`, from 0; only one counts (law 15B). */
  readonly "played-twice": LineAt & { readonly number: number; readonly first: number };
  /** A board counts in the match already: its place among the boards and that of the `first`, from 0. */
  readonly "board-twice": { readonly board: number; readonly line: number; readonly first: number };
  /** A team has another match, or a bye, in the round: the places of the match and of the `first`, from 0. */
  readonly "match-twice": { readonly round: number; readonly number: number; readonly match: number; readonly first: number };
  /** A session is scored in another way than the first: which one, from 0. */
  readonly "other-method": { readonly session: number };
  /** A victory-point scale is for matches of so many boards. */
  readonly "vp-boards": { readonly from: number; readonly to: number };
  /** A scale without bands. */
  readonly "vp-no-bands": Readonly<Record<never, never>>;
  /** The first band does not begin at a margin of 0. */
  readonly "vp-no-draw": Readonly<Record<never, never>>;
  /** The first band gives the two sides different points. */
  readonly "vp-unequal-draw": Readonly<Record<never, never>>;
  /** A band, by its place from 0, does not begin above the one before. */
  readonly "vp-not-ascending": { readonly band: number };
  /** A band, by its place from 0, gives the winner less or the loser more than the one before. */
  readonly "vp-not-monotone": { readonly band: number };
  /** A band, by its place from 0, does not belong to a 25 to 0 scale. */
  readonly "vp-not-25-0": { readonly band: number };
  /** A band, by its place from 0, leaves the loser fewer than 5, and there is no band of 25 to 5 before it. */
  readonly "vp-no-25-5": { readonly band: number };
  /** A movement is for so many tables; where `step` is 2 for odd or for even numbers only, as `from` and `to` are. */
  readonly "movement-tables": { readonly from: number; readonly to: number; readonly step: number };
  /** A movement has at most so many rounds. */
  readonly "movement-rounds": { readonly most: number };
  /** No movement of the kind was found for these numbers. */
  readonly "movement-not-found": Readonly<Record<never, never>>;
  /** No table is printed for that number: there are those for 5 to 8, 11 and 12. */
  readonly "round-robin-no-table": Readonly<Record<never, never>>;
  /** Two tables are joined only of two halves of an even size. */
  readonly "round-robin-halves": Readonly<Record<never, never>>;
  /** Ranks that do not name every number once. */
  readonly "round-robin-ranks": Readonly<Record<never, never>>;
  /** A contestant stands twice in the ranking, or is named and not in it. */
  readonly "swiss-unknown": { readonly number: number };
  /** The bye of the first round is drawn by lot among these; the result is `drawnBye`. */
  readonly "swiss-lot-needed": { readonly among: readonly number[] };
  /** Everybody has had a bye. */
  readonly "swiss-no-bye-left": Readonly<Record<never, never>>;
  /** A triangle needs three contestants. */
  readonly "swiss-too-few": Readonly<Record<never, never>>;
  /** No pairing avoids rematches: the one that has the fewest, for the director to take or not. */
  readonly "swiss-rematch": { readonly round: SwissRound };
  /** Whether a triangle avoids rematches was not found out in reasonable time. */
  readonly "swiss-undecided": Readonly<Record<never, never>>;
  /** Too few or too many for a bracket. */
  readonly "draw-entrants": Readonly<Record<never, never>>;
  /** A size that is no power of two, leaves somebody out or more than half of it empty. */
  readonly "draw-size": Readonly<Record<never, never>>;
  /** A contestant is named twice. */
  readonly "draw-twice": { readonly number: number };
  /** A contestant is in two of the groups to be kept apart: their places, from 0. */
  readonly "draw-two-groups": { readonly number: number; readonly groups: readonly [number, number] };
  /** A seed, or a member of a group, is not among the contestants. */
  readonly "draw-unknown": { readonly number: number };
  /** A result, by its place from 0, for a match there is not. */
  readonly "bracket-no-match": { readonly result: number };
  /** For a match that has not two sides yet. */
  readonly "bracket-not-playable": { readonly result: number };
  /** Won by somebody who does not play the match. */
  readonly "bracket-not-in-match": { readonly result: number };
  /** Both sides forfeited and losers play on: `loser` is to say which of them does. */
  readonly "bracket-loser-needed": { readonly result: number };
  /** For a match on which a later one that has a result rests: which. */
  readonly "bracket-successor-played": { readonly result: number; readonly match: number };
  /** A segment that cannot be chosen: the place of the choice, from 0. */
  readonly "segment-not-open": { readonly choice: number };
  /** There is no rule of that kind about time at such an event (Shengji art. 38). */
  readonly "no-time-rule": Readonly<Record<never, never>>;
}
