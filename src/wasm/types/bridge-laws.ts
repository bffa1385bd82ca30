/** An edition of the laws of duplicate bridge. */
export type LawBook = "1987" | "1997" | "2007" | "2017";
/** Whether an answer rests on the text of the edition, or that text was not to be had and the answer is inferred. */
export type Basis = "text" | "inferred";
/**
 * The fields of every kind of irregularity, in the order of its text: `"insufficient-bid"` has `["by", "bid",
 * "to"]` and is written `"insufficient-bid,by=E,bid=1S,to=-"`. `-` is nothing; several cards are joined
 * by `+`; tricks count from 0.
 */
export declare const IRREGULARITIES: {
  readonly "change-of-call": readonly ["by", "to"];
  readonly "insufficient-bid": readonly ["by", "bid", "to"];
  readonly "call-out-of-rotation": readonly ["by", "call"];
  readonly "simultaneous-calls": readonly ["by", "call", "first"];
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
  readonly "simultaneous-plays": readonly ["by", "card", "first"];
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
  readonly "surplus-card": readonly ["by"];
  readonly "missing-card": readonly ["by", "card"];
  readonly "wrong-board": readonly [];
  readonly "extraneous-information": readonly ["by"];
  readonly "information-from-partner": readonly ["by"];
  readonly "false-inference": readonly ["by"];
  readonly "potential-damage": readonly ["by"];
  readonly "acted-before-ruling": readonly ["by"];
};
/**
 * An irregularity as an object with its kind and its fields by name, from the text that `attempt` gives and a record has:
 * what a director is shown. `irregularityText` writes it again, and `table.rule` takes it as well as the text.
 *
 * @example
 * const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
 * const { irregularity } = table.attempt("1S", "E", "at-the-table");
 * bridge.parseIrregularity(irregularity); // { "kind": "insufficient-bid", "by": "E", "bid": "1S", "to": null }
 *
 * @throws {RulesError} `bad-input` for what is none
 */
export declare function parseIrregularity(text: string): Irregularity;
/** What a table does about a kind of irregularity: prevents it, lets it happen and rules on it, or lets the call be taken back (law 25A). */
export type Treatment = "refuse" | "rule" | "undo";
/** A policy by name, or a base (`"online"` when left out) and the treatment of single kinds. */
export type PolicyLike = "online" | "at-the-table" | ({ readonly base?: "online" | "at-the-table" | undefined } & { readonly [code in IrregularityCode]?: Treatment | undefined });
/** What becomes of an attempted action. */
export type Attempt =
  /** `action` is to be applied at the table. */
  | { readonly outcome: "legal"; readonly refusal: null; readonly irregularity: null; readonly action: ActionText }
  | { readonly outcome: "refused"; readonly refusal: Refusal; readonly irregularity: null; readonly action: null }
  /** `irregularity` is to be opened with `table.rule`; `parseIrregularity` has its fields by name. */
  | { readonly outcome: "irregular"; readonly refusal: null; readonly irregularity: string; readonly action: null }
  /** Nobody notices it now: `action` is to be applied, without `by`, such as `"*H2"` for a revoke. */
  | { readonly outcome: "unnoticed"; readonly refusal: null; readonly irregularity: null; readonly action: ActionText };
/** What rulings have left in force at a table. Tricks count from 0. */
export interface Obligations {
  /** Who is bound when he calls; nobody once the auction has ended. `replace=` names a call of his that was withdrawn: what follows is settled by the call he makes in its place. */
  readonly calls: readonly {
    readonly seat: SeatName;
    readonly demand: "pass-once" | "pass-throughout" | "no-double" | `repeat=${CallName}` | `replace=${CallName}`;
    readonly law: Citation;
  }[];
  /** What declarer may ask at the first lead of these players (law 26), should they defend. */
  readonly firstLeads: readonly {
    readonly seat: SeatName;
    /** Require or forbid one of `suits`; forbid any one suit; forbid one that his partner did not specify. */
    readonly rule: "related" | "any-suit" | "unspecified";
    readonly suits: readonly SuitName[] | null;
    /** The call that lifts it when the offender repeats it. */
    readonly liftedBy: CallName | null;
    /** Whether he has repeated it: at the lead it is found whether he meant something else (law 26, note). */
    readonly repeated: boolean;
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
  /** Cards that were faced during the auction (law 24), whatever has become of them since. */
  readonly faced: readonly { readonly seat: SeatName; readonly card: CardName }[];
  readonly revokes: readonly { readonly seat: SeatName; readonly trick: number; readonly suit: SuitName | null; readonly rectified: boolean; readonly law: Citation }[];
  /** How many tricks each side gives to the other, as the play stands (law 64). */
  readonly transfers: { readonly [side in SideName]: number };
  /** What was withdrawn, and the sides that may use what it told (law 16). `what` is a call, a card, or the level of a bid too high. */
  readonly withdrawn: readonly { readonly seat: SeatName; readonly what: string; readonly authorizedFor: readonly SideName[]; readonly law: Citation }[];
  /** Who has extraneous information from his partner, of which he may take no advantage (law 16B1). */
  readonly informed: readonly { readonly seat: SeatName; readonly law: Citation }[];
  /** What the director has still to think about when the board is over; an adjusted score that is due has all its findings. */
  readonly adjustments: readonly {
    readonly code: "adjusted-score" | "adjusted-score-due" | "at-most-average-minus" | "procedural-penalty";
    /** The player the irregularity names, in whose matter the score may be adjusted; `null` where it names none. */
    readonly seat: SeatName | null;
    readonly side: SideName | null;
    readonly law: Citation;
  }[];
}

/** What an artificial adjusted score gives a side (law 12C2). */
export type AwardName = "average-minus" | "average" | "average-plus";
/** One result a side is assigned: points to north-south, and their weight (1 when left out). */
export interface AssignedResult {
  readonly points: number;
  /** From 0; 1 unless given. */
  readonly weight?: number | null | undefined;
}
/** An adjusted score: artificial, or the results each side counts with. */
export interface AdjustedScore {
  readonly NS: AwardName | readonly AssignedResult[];
  readonly EW: AwardName | readonly AssignedResult[];
}
/** An adjusted score as text, as a row of an event takes it for its `contract`; with a line between the sides where their results differ: `"W420:1|W620:1"`. */
export interface WrittenScore {
  readonly text: string;
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
  | { readonly expects: "yes-or-no" | "denominations"; readonly calls: null; readonly standing: null }
  /**
   * `calls` are those among which one is expected. `standing` are those of them that can stand: in place of an
   * insufficient bid a player may try any call, and law 27B3 or 4 cancels the others.
   */
  | { readonly expects: "call"; readonly calls: readonly CallName[]; readonly standing: readonly CallName[] }
);
/** Somebody has to choose. */
export interface RulingChoice {
  readonly state: "options";
  readonly question: QuestionCode;
  /** Who chooses. */
  readonly asked: "director" | SeatName;
  readonly expects: null;
  readonly calls: null;
  readonly standing: null;
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
  readonly standing: null;
  readonly law: null;
  readonly options: null;
  readonly effects: readonly Consequence[];
  /** Whether the ruling rests on the text of the edition or had to be inferred. */
  readonly basis: Basis;
}
