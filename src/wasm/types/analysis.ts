import type {
  CardLike,
  CardName,
  DealLike,
  DenominationLike,
  DenominationName,
  LawBook,
  SeatLike,
  SeatName,
  SideName,
  SuitName,
  TableRecord,
  VulnerabilityLike,
} from "./bridge.js";

/** A suit as a person writes it, or by number. */
export type SuitLike = SuitName | (string & {}) | number;

/**
 * A `bridge.Table`, or the record its `toJSON()` gives. A record with rulings in it is not enough for a position: what
 * they brought about only the table knows.
 */
export type TableLike = { toJSON(): TableRecord; position?(): PositionSetup | null } | TableRecord;
/** A position by its parts. */
export interface PositionSetup {
  /** The cards left in each hand, as text (`"AQ..."`, spades first) or lists; a card on the trick is in none. */
  readonly hands?: DealLike;
  /** The same. */
  readonly deal?: DealLike;
  /** The contract, `"4SX"`; or only the denomination. */
  readonly contract?: string;
  readonly denomination?: DenominationLike;
  /** Needed for claims. */
  readonly declarer?: SeatLike;
  /** Who led, or is to lead, to the trick; before the first card it follows from the declarer. */
  readonly leader?: SeatLike;
  /** The cards on the trick in order of play, at most three. */
  readonly trick?: readonly CardLike[] | Uint8Array;
  /** Tricks won so far. */
  readonly won?: { readonly [side in SideName]?: number };
  /** Suits in which a player is known to all to hold no more cards. */
  readonly shownOut?: { readonly [seat in SeatName]?: readonly SuitLike[] };
  /** Penalty cards and lead restrictions in force. */
  readonly restrictions?: Restrictions;
}
/** Penalty cards and lead restrictions in force (laws 50, 51 and 26). */
export interface Restrictions {
  readonly major?: { readonly [seat in SeatName]?: readonly CardLike[] };
  readonly minor?: { readonly [seat in SeatName]?: readonly CardLike[] };
  readonly lead?: {
    readonly [seat in SeatName]?: { readonly require?: SuitLike; readonly forbid?: readonly SuitLike[] } | null;
  };
}
/**
 * A position within the play, all four hands known: a table, its record, its parts, or text
 * `declarer denomination leader hands trick`, such as `"S NT S N:32... 54... AK... 76..."`.
 */
export type PositionLike = string | PositionSetup | TableLike;

/** A number of tricks, or the bounds of it. */
export interface Tricks {
  /** `null` while the bounds differ. */
  readonly tricks: number | null;
  readonly atLeast: number;
  readonly atMost: number;
}
/** How much a question may cost. */
export interface SolveOptions {
  /** How many positions may be looked at, 50 million unless given; when they end, what is proved by then is the answer. */
  readonly nodes?: number;
  /** The most memory for what was proved, in MiB: 1 to 40, 24 unless given. */
  readonly memory?: number;
}
/** The result of a position for the side to move. */
export interface Solved extends Tricks {
  /** Whose turn it is; `null` when no card is left. */
  readonly turn: SeatName | null;
  /** The side to move, whose tricks these are. */
  readonly side: SideName | null;
  /** Tricks left, the one in progress included. */
  readonly left: number;
  /** How many positions were looked at. */
  readonly nodes: number;
}
/** What each legal card leads to. */
export interface CardsSolved {
  readonly turn: SeatName | null;
  readonly side: SideName | null;
  readonly left: number;
  /** Whether every number is known. */
  readonly complete: boolean;
  /** The legal cards, best first, with the tricks of the side to move. */
  readonly cards: readonly (Tricks & { readonly card: CardName })[];
  readonly nodes: number;
}
/** The twenty results of a deal. */
export interface TrickTable {
  readonly complete: boolean;
  /** How many of the twenty are known. */
  readonly done: number;
  /** By declarer and denomination; `null` where not yet known. */
  readonly tricks: { readonly [declarer in SeatName]: { readonly [denomination in DenominationName]: number | null } };
  /** The lower bounds, at `4 * denomination + declarer`. */
  readonly atLeast: Uint8Array;
  /** The upper bounds. */
  readonly atMost: Uint8Array;
  readonly nodes: number;
}
/** A contract in which an auction may end at par. */
export interface ParContract {
  /** `"4S"`, or `"4SX"` when it fails. */
  readonly contract: string;
  readonly declarer: SeatName;
  readonly tricks: number;
  /** Tricks above the contract; negative below. */
  readonly result: number;
  /** `"4SX N -2"`. */
  readonly text: string;
}
/** The par of a deal. */
export interface Par {
  /** What north-south score; `null` when the nodes ended before the table was complete. */
  readonly score: number | null;
  /** None when the deal is passed out. */
  readonly contracts: readonly ParContract[];
}

/** What is asked when a step is reached. */
export type Condition =
  | { readonly bothFollow: SuitLike }
  | { readonly showsOut: SuitLike; readonly seat?: SeatLike }
  | { readonly appeared: CardLike };
/**
 * A step of a statement of claim; a hand left out is whichever hand of the claimer's side can do it. `rounds` is how many
 * rounds of the suit that side leads at most, 1 to 13; left out, trumps are drawn or the suit is cashed to the end. `good` says
 * that the cards of a hand, of a suit or of both are winners; it fixes no order.
 */
export type Step =
  | { readonly do: "drawTrumps"; readonly rounds?: number }
  | { readonly do: "cash"; readonly suit: SuitLike; readonly hand?: SeatLike; readonly rounds?: number }
  | { readonly do: "lead" | "finesse" | "play"; readonly card: CardLike }
  | { readonly do: "ruff"; readonly suit?: SuitLike; readonly hand?: SeatLike; readonly with?: "low" | "high" }
  | { readonly do: "crossruff"; readonly with?: "low" | "high" }
  | { readonly do: "discard"; readonly suit: SuitLike; readonly hand?: SeatLike }
  | { readonly do: "cross"; readonly to: SeatLike; readonly suit?: SuitLike }
  | { readonly do: "concede"; readonly tricks?: number; readonly suit?: SuitLike }
  | { readonly do: "count"; readonly tricks: number; readonly suit: SuitLike }
  | { readonly do: "good"; readonly hand?: SeatLike; readonly suit?: SuitLike }
  | { readonly do: "if"; readonly condition: Condition; readonly then: readonly Step[]; readonly otherwise?: readonly Step[] };
/** A place in a statement that was not understood, in UTF-16 units of the text. */
export interface Misread {
  readonly code:
    | "statement-unknown-word"
    | "statement-needs-suit"
    | "statement-needs-card"
    | "statement-needs-hand"
    | "statement-needs-condition"
    | "statement-number"
    | "statement-bracket";
  readonly start: number;
  readonly end: number;
  /** The text there. */
  readonly found: string;
}
/** A statement as read: its steps, or what was not understood. */
export interface ParsedStatement {
  readonly steps: readonly Step[] | null;
  readonly problems: readonly Misread[];
}
/** A step that cannot be carried out; it is left out of the lines. Fields that do not apply are `null`. */
export interface StepProblem {
  /** The place of the step from 0; within an `if`, then 0 or 1 for the branch and the place in it. */
  readonly path: readonly number[];
  readonly code:
    | "card-not-held"
    | "not-claimers-hand"
    | "no-trump"
    | "no-trump-out"
    | "suit-not-held"
    | "too-many-tricks"
    | "nothing-to-ruff-with"
    | "condition-settled"
    | "too-long";
  /** English, for a developer's console. */
  readonly message: string;
  readonly card: CardName | null;
  readonly seat: SeatName | null;
  readonly suit: SuitName | null;
  readonly left: number | null;
}

/** A claim of some of the tricks left; the others are conceded (law 68B1). */
export interface ClaimLike {
  /** Who claims: the declarer or a defender. */
  readonly by: SeatLike;
  /** How many of the tricks left, the one in progress included; all of them when neither this nor `concedes` is given. */
  readonly tricks?: number;
  /** How many of them are conceded. */
  readonly concedes?: number;
  /** What was stated: text, or steps. */
  readonly statement?: string | readonly Step[];
  /** Findings on what the claimer knew. */
  readonly knows?: {
    /** That trumps were out (law 70C2). */
    readonly trumps?: boolean;
    /** Suits of whose outstanding cards he was aware. */
    readonly suits?: readonly SuitLike[];
    /** Single outstanding cards he was aware of. */
    readonly cards?: readonly CardLike[];
    /** Cards of his own he counted as losers. */
    readonly losers?: readonly CardLike[];
  };
  /** How good a player he is; `"average"` unless given. */
  readonly class?: "novice" | "average" | "expert";
  /** What was played after the claim (law 70D3). */
  readonly laterPlay?: readonly { readonly seat: SeatLike; readonly card: CardLike }[];
  /** Penalty cards and lead restrictions in force; those of the table unless given. */
  readonly restrictions?: Restrictions;
}
/** A published practice. */
export type PresetName = "EBU" | "ACBL" | "lenient";
/** Which lines count as normal: a practice, or one with some settings changed. */
export type PolicyLike =
  | PresetName
  | { readonly preset?: PresetName; readonly settings?: { readonly [switchName: string]: string }; readonly text?: string };
/** How a claim is judged. */
export interface ClaimOptions {
  /** `"EBU"` unless given. */
  readonly policy?: PolicyLike;
  /** `"2007"` unless given. */
  readonly book?: LawBook;
  /** How many cards may be played in the search for the award: 3 million unless given. */
  readonly nodes?: number;
  /** How many for the worst legal play and again for all alternatives together, 40 000 unless given; 0 leaves both out. */
  readonly alternativeNodes?: number;
  /** How many positions the solver may look at for the best play. */
  readonly solverNodes?: number;
  /** As for the solver, in MiB. */
  readonly memory?: number;
}
/** What a claim has to withstand. */
export interface BulletproofOptions {
  /** Any legal line (unless given), any that follows the statement, or any normal one. */
  readonly lines?: "legal" | "as-stated" | "normal";
  /** For normal lines. */
  readonly policy?: PolicyLike;
  readonly book?: LawBook;
  readonly nodes?: number;
}
/** A constraint on what counts as a normal line of play. */
export interface Switch {
  readonly name: string;
  /** Its number, such as `"N3"`. */
  readonly code: string;
  /** What it decides, in English. */
  readonly about: string;
  /** Published guidance it rests on. */
  readonly source: string;
  /** Articles of the laws it reads. */
  readonly articles: readonly string[];
  readonly settings: readonly string[];
  /** The setting of each preset. */
  readonly presets: { readonly [preset in PresetName]: string };
}
/** A reason of a verdict. Fields that do not apply are `null`. */
export interface Reason {
  readonly code:
    | "claim-stands"
    | "conceded-trick-kept"
    | "normal-line-loses"
    | "outstanding-trump"
    | "believed-good"
    | "location"
    | "partners-choice"
    | "given-up"
    | "assumed-aware"
    | "assumed-unaware"
    | "later-play-void"
    | "later-play-considered"
    | "undecided";
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  /** The switch of the policy it rests on. */
  readonly switch: string | null;
  /** The trick of the line it concerns, from 1. */
  readonly trick: number | null;
  readonly card: CardName | null;
  /** The card that beats it. */
  readonly by: CardName | null;
}
/** The award on a contested claim under a policy. */
export interface Verdict {
  readonly policy: { readonly preset: PresetName; readonly settings: { readonly [switchName: string]: string }; readonly text: string };
  readonly book: LawBook;
  readonly claimer: SeatName;
  /** The claimer's side. */
  readonly side: SideName;
  /** Tricks left, the one in progress included. */
  readonly left: number;
  readonly claimed: number;
  /** Tricks to the claimer's side of those left; bounds when the nodes ended first. */
  readonly award: Tricks;
  /** Tricks of each side on the whole board. */
  readonly totals: { readonly [side in SideName]: Tricks };
  /** Whether the claimer gets at least what was claimed. */
  readonly stands: boolean;
  /** Whether another setting or finding would give another award. */
  readonly judgment: boolean;
  /** A whole legal line, normal under the policy, that gives `award.atMost`. */
  readonly line: readonly { readonly seat: SeatName; readonly card: CardName }[];
  readonly reasons: readonly Reason[];
  /** What every other setting of a switch, or the other finding about trumps, would give. */
  readonly alternatives: readonly {
    readonly switch: string | null;
    readonly setting: string | null;
    readonly knowsTrumps: boolean | null;
    readonly award: Tricks;
  }[];
  /** The fewest tricks by any legal play of all four hands. */
  readonly worstLegal: Tricks;
  /** The most tricks the claimer's side can force, all cards known. */
  readonly best: Tricks;
  /** Steps of the statement that cannot be carried out. */
  readonly statementProblems: readonly StepProblem[];
  readonly nodes: number;
}

/** What a player said or did that may be a claim. */
export interface Announcement {
  readonly by: SeatLike;
  readonly declarer: SeatLike;
  /** Only who wins the trick in progress; how many tricks his side wins or loses; ... */
  readonly about: "current-trick" | "wins" | "loses" | "cut-short" | "shows-cards" | "shows-cards-without-claiming" | "abandons-hand";
  /** For `"wins"` and `"loses"`. */
  readonly tricks?: number;
  /** Tricks left, the one in progress included. */
  readonly left: number;
  /** His partner objected at once. */
  readonly partnerObjects?: boolean;
}
/** What an announcement comes to. */
export interface AnnouncementReading {
  readonly effect: "play-goes-on" | "claim" | "needs-number";
  /** Tricks claimed and conceded, when it is a claim. */
  readonly wins: number | null;
  readonly loses: number | null;
  /** When play goes on: whether cards a defender showed are no penalty cards. */
  readonly shownCardsFree: boolean | null;
  readonly callDirector: boolean;
  readonly law: Citation;
}
/** What becomes of play after a claim. */
export interface PlayAfterClaim {
  readonly play: "void" | "evidence" | "claim-void";
  readonly law: Citation;
}
/** How late it is. */
export interface Moment {
  /** The side has made a call on a later board. */
  readonly calledOnNextBoard?: boolean;
  readonly roundOver?: boolean;
  /** The correction period is over (law 79C). */
  readonly correctionOver?: boolean;
}
/** A side that agreed to the loss of tricks and regrets it. */
export interface Regret {
  /** How many tricks it asks for. */
  readonly asked: number;
  /** Tricks given up that it had already won. */
  readonly alreadyWon?: number;
  /** Of those asked for, how many no normal play could have lost (1987 and 1997). */
  readonly notLosable?: number;
  /** How likely it was to win them (2007 and 2017): so many chances of so many. */
  readonly likelihood?: { readonly favourable: number; readonly of: number };
  readonly moment?: Moment;
}
/** How many tricks come back, and why. */
export interface Relief {
  readonly outcome: "restored" | "stands" | "too-late" | "needs-likelihood";
  /** `null` while a finding is missing. */
  readonly restored: Tricks | null;
  readonly law: Citation;
}
/** Which way a disputed count goes; the fields that do not apply are `null`. */
export interface CountDispute {
  readonly settledBy: "agreement" | "director";
  readonly mayIncrease: boolean | null;
  readonly mustIncrease: boolean | null;
  readonly law: Citation;
}

/**
 * The most tricks the side to move can take from here on when all four players see all cards and play their best. Who
 * declares makes no difference and may be left out.
 *
 * What has been proved about a deal is kept for the next question, so that a play can be followed at little cost.
 *
 * @example
 * // North-south take both tricks with the lead in south, one with the lead in north.
 * const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
 * analysis.solve({ hands, denomination: "NT", leader: "S" }).tricks; // 2
 * analysis.solve({ hands, denomination: "NT", leader: "N" }).tricks; // 1
 */
export declare function solve(position: PositionLike, options?: SolveOptions): Solved;

/**
 * What each legal card leads to, best first: the tricks of the side to move from here on, the trick in progress
 * included.
 *
 * @example
 * const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
 * const { cards } = analysis.cards({ hands, denomination: "NT", leader: "N" });
 * cards.map(({ card, tricks }) => `${card} ${tricks}`); // ["SQ 1", "SA 1"]
 */
export declare function cards(position: PositionLike, options?: SolveOptions): CardsSolved;

/**
 * The twenty results of a deal: what each player makes as declarer in each denomination. When the nodes end first, what
 * is proved by then; asked again about the same deal it goes on from there.
 *
 * @example
 * const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
 * analysis.table(deal).tricks.N.NT; // 13
 */
export declare function table(deal: DealLike | TableLike, options?: SolveOptions): TrickTable;

/**
 * Par: the score when both sides bid and play their best with all cards known, and the contracts in which such an
 * auction may end. `table` is a complete table, its twenty tricks, or a deal, whose table is then worked out.
 *
 * @example
 * const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
 * analysis.par(deal, "N", "None").score; // 1520
 * analysis.par(deal, "N", "None").contracts[0].text; // "7NT N ="
 */
export declare function par(
  table: TrickTable | Uint8Array | DealLike | TableLike,
  dealer: SeatLike,
  vulnerability: VulnerabilityLike,
  options?: SolveOptions,
): Par;

/**
 * Reads a statement of claim in English or Chinese, or both mixed: `{ steps, problems }`. Problems say what was not
 * understood and where; `steps` is then `null`. "dummy" and "hand" need to know who the declarer is, "a trump" as a suit
 * what the denomination is. Words that only say that all is good, "the rest are mine", come to no step.
 *
 * @example
 * analysis.parseStatement("draw trumps, run clubs").steps; // [{ "do": "drawTrumps" }, { "do": "cash", "suit": "C" }]
 * analysis.parseStatement("调将，小将吃红心").steps[1]; // { "do": "ruff", "with": "low", "suit": "H" }
 * analysis.parseStatement("two rounds of trumps, cash three clubs").steps[1]; // { "do": "cash", "rounds": 3, "suit": "C" }
 * analysis.parseStatement("draw rumps").problems[0]; // { "code": "statement-unknown-word", "start": 5, "end": 10, "found": "rumps" }
 */
export declare function parseStatement(text: string, declarer?: SeatLike, denomination?: DenominationLike): ParsedStatement;

/**
 * Steps in words, which `parseStatement` reads back: `language` is `"en"` or `"zh"`.
 *
 * @example
 * analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "en"); // "ruff a heart in north low"
 * analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "zh"); // "北家小将吃红心"
 * analysis.statementText([{ do: "drawTrumps", rounds: 2 }], "en"); // "draw 2 rounds of trumps"
 */
export declare function statementText(steps: readonly Step[], language?: "en" | "zh"): string;

/**
 * Judges a contested claim (laws 68 to 70): the fewest tricks over the claimer's normal lines, against any play of the
 * other side, under a policy. It is not the ruling, which is the director's: where the settings of the policy matter
 * `judgment` is `true` and `alternatives` says what each would give.
 *
 * `tricks` left out is a claim of the rest. The statement is text or steps. At a table, penalty cards and lead
 * restrictions in force are taken from it.
 *
 * @throws {RulesError} `claim-by-dummy`, `claim-too-many-tricks`, `claim-nothing-left`, `claim-later-play`,
 * `statement-not-understood` with the places, `position-...`
 *
 * @example
 * // South, in four spades, claims the last three tricks; west has a small trump and no heart.
 * const position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
 * const verdict = analysis.claim(position, { by: "S", tricks: 3 });
 * verdict.award.tricks; // 2
 * verdict.reasons.map(({ code }) => code); // ["normal-line-loses", "assumed-unaware", "outstanding-trump"]
 * analysis.claim(position, { by: "S", statement: "draw trumps" }).award.tricks; // 3
 */
export declare function claim(position: PositionLike, claim: ClaimLike, options?: ClaimOptions): Verdict;

/**
 * Whether every line gives the claimer's side the tricks claimed, so that a site may accept at once: `true`, `false`, or
 * `null` when the nodes end before the answer. Penalty cards, and what declarer may ask of a lead because of them (laws
 * 50D2 and 51B), are part of the lines. Every line is, by `options.lines`: `"legal"`, any legal play of all
 * four hands (the default); `"as-stated"`, any in which the claimer does what he said; `"normal"`, any normal one.
 *
 * @example
 * const position = "S NT S N:32... 54... AK... 76...";
 * analysis.isBulletproof(position, { by: "S", tricks: 2 }); // true
 */
export declare function isBulletproof(position: PositionLike, claim: ClaimLike, options?: BulletproofOptions): boolean | null;

/**
 * Every switch of a policy: what it decides, where it comes from, its settings, and which of them each preset has.
 *
 * @example
 * const order = analysis.switches().find(({ name }) => name === "top-down");
 * order.settings; // ["ebu", "top-down", "any"]
 * order.presets; // { "EBU": "ebu", "ACBL": "top-down", "lenient": "ebu" }
 */
export declare function switches(): Switch[];

/**
 * What something a player said or did comes to (law 68): nothing, a claim and a concession, or a claim whose number
 * has yet to be found. The concession of a defender whose partner objects at once is none (law 68B).
 *
 * @example
 * const said = { by: "W", declarer: "S", about: "loses", tricks: 2, left: 3, partnerObjects: true };
 * analysis.readAnnouncement(said, "2007").effect; // "play-goes-on"
 * analysis.readAnnouncement(said, "2007").law; // { "book": "2007", "article": "68B2" }
 * analysis.readAnnouncement({ ...said, partnerObjects: false }, "2007").wins; // 1
 */
export declare function readAnnouncement(announcement: Announcement, book?: LawBook): AnnouncementReading;

/**
 * What becomes of play after a claim (law 68D): it is void, may be evidence, or stands and the claim is void.
 *
 * @example
 * analysis.playAfterClaim({ askedByOtherSide: true, allAgree: true }, "2017").play; // "claim-void"
 * analysis.playAfterClaim({}, "1997").play; // "void"
 */
export declare function playAfterClaim(
  findings: { readonly askedByOtherSide?: boolean; readonly allAgree?: boolean },
  book?: LawBook,
): PlayAfterClaim;

/**
 * Whether agreement to a claim or concession is established (law 69A): nobody of the side objected before it called on a
 * later board and before the round ended.
 *
 * @example
 * analysis.isAgreed(false, { calledOnNextBoard: true }); // true
 */
export declare function isAgreed(objected: boolean, moment: Moment): boolean;

/**
 * Withdraws an agreement to the other side's claim or concession (law 69B). In 1987 and 1997 a trick comes back that no
 * normal play could lose (`notLosable`), in 2007 and 2017 one the side would likely have won (`likelihood`). Until the
 * agreement is established (`isAgreed`) no such test is needed: an objection makes the claim a contested one (law 70).
 *
 * @example
 * analysis.withdrawAgreement({ asked: 1, likelihood: { favourable: 3, of: 4 } }, "2007").restored.tricks; // 1
 * analysis.withdrawAgreement({ asked: 1 }, "2007").outcome; // "needs-likelihood"
 */
export declare function withdrawAgreement(regret: Regret, book?: LawBook): Relief;

/**
 * Cancels a concession as far as the edition allows (law 71): `claim.tricks` are those not conceded. Tricks come back that
 * had been won, or that no normal play (1997 law 71A: no legal play) could lose.
 *
 * @example
 * // North-south conceded the last two tricks, but spades are good.
 * const position = "S NT S N:32... 54... AK... 76...";
 * analysis.cancelConcession(position, { by: "S", tricks: 0 }, {}).restored.tricks; // 2
 * analysis.cancelConcession(position, { by: "S", tricks: 0 }, { correctionOver: true }).outcome; // "too-late"
 */
export declare function cancelConcession(
  position: PositionLike,
  claim: ClaimLike,
  moment: Moment & { readonly alreadyWon?: number },
  options?: ClaimOptions,
): Relief;

/**
 * Which way a dispute about the number of tricks won goes (law 79B).
 *
 * @example
 * analysis.disputedCount({ wasClaim: false, moment: { roundOver: true } }, "1997").mayIncrease; // false
 */
export declare function disputedCount(findings: { readonly wasClaim?: boolean; readonly moment?: Moment }, book?: LawBook): CountDispute;

/**
 * To whom a trick goes that both sides disclaim: to the side that cannot lose it (law 79A2), given how many of the tricks
 * left each is sure of. `true` is the first side, `false` the other, `null` neither.
 *
 * @example
 * analysis.disclaimedTrick(1, 0, 1); // true
 */
export declare function disclaimedTrick(sureOurs: number, sureTheirs: number, left: number): boolean | null;

/** An `AbortSignal`, named by its parts so that these types need no library of a browser. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: any;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
/** What may be added to the options of a question that a `Pool` answers. */
export interface Watch<Progress> {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: StopSignal;
  /** Called some times a second with what is proved so far. */
  readonly onProgress?: (progress: Progress) => void;
}
/** What `new Pool` takes. */
export interface PoolOptions {
  /** How many workers at most, 1 to 32; one for each core unless given. They are started when there is work. */
  readonly size?: number;
  /** Makes a worker of the file `tricklaw/worker.js`, for bundlers that do not find it by themselves. */
  readonly worker?: () => object;
  /** What the workers load the rules from: an address or a compiled module; the file beside the script unless given. */
  readonly wasm?: string | object;
}
/**
 * Answers the questions of this namespace in workers, off the thread of the page, in Node as in browsers. Each worker
 * keeps what it proved about the deal it was asked about last. A question waits until a worker is free.
 *
 * @example
 * const pool = new analysis.Pool({ size: 2 });
 * const deals = [1, 2, 3].map((seed) => bridge.seededDeal(seed));
 * const tables = await pool.tables(deals, { onProgress: ({ done, of }) => console.log(`${done} of ${of}`) });
 * tables.length; // 3
 * const stop = new AbortController();
 * const { tricks } = await pool.solve({ deal: deals[0], contract: "3NT", declarer: "S" }, { signal: stop.signal });
 * tricks === 13 - tables[0].tricks.S.NT; // true
 * pool.free(); // undefined
 */
export declare class Pool {
  constructor(options?: PoolOptions);
  /** `analysis.solve` in a worker. */
  solve(position: PositionLike, options?: SolveOptions & Watch<Solved>): Promise<Solved>;
  /** `analysis.cards` in a worker. */
  cards(position: PositionLike, options?: SolveOptions & Watch<CardsSolved>): Promise<CardsSolved>;
  /** `analysis.table` in a worker. */
  table(deal: DealLike | TableLike, options?: SolveOptions & Watch<TrickTable>): Promise<TrickTable>;
  /** The tables of many deals, spread over the workers. */
  tables(
    deals: readonly (DealLike | TableLike)[],
    options?: SolveOptions & Watch<{ readonly done: number; readonly of: number }>,
  ): Promise<TrickTable[]>;
  /** `analysis.par` in a worker. */
  par(
    table: TrickTable | Uint8Array | DealLike | TableLike,
    dealer: SeatLike,
    vulnerability: VulnerabilityLike,
    options?: SolveOptions & Watch<never>,
  ): Promise<Par>;
  /** `analysis.claim` in a worker; stopping it stops the worker. */
  claim(position: PositionLike, claim: ClaimLike, options?: ClaimOptions & Watch<never>): Promise<Verdict>;
  /** `analysis.isBulletproof` in a worker. */
  isBulletproof(position: PositionLike, claim: ClaimLike, options?: BulletproofOptions & Watch<never>): Promise<boolean | null>;
  /** Stops the workers. Whatever is still asked is rejected. */
  free(): void;
  [Symbol.dispose](): void;
}
