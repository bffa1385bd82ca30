/**
 * What is asked when a step is reached: that nobody has shown out of a suit so far; that the suit breaks as evenly as it can, for
 * which it is cashed until that is known; that somebody has shown out; that a card has been played, for which its suit is cashed
 * where no step before plays it and nothing finesses there.
 */
export type Condition =
  | { readonly bothFollow: SuitLike }
  | { readonly breaks: SuitLike }
  | { readonly showsOut: SuitLike; readonly seat?: SeatLike | undefined }
  | { readonly appeared: CardLike };
/**
 * A step of a statement of claim; a hand left out is whichever hand of the claimer's side can do it. `rounds` is how many
 * rounds of the suit that side leads at most, 1 to 13; left out, trumps are drawn or the suit is cashed to the end. A finesse
 * without a card is the only one there is, in the suit if it is given; `against` is the player hoped to have the card over it,
 * so that the hand after him plays to the finesse. `good` says
 * that the cards of a hand, of a suit or of both are winners; it fixes no order. `avoid` says what is not done unless
 * another step says so or nothing else can be played (trumps led, as long as steps are left; a finesse; a ruff; `low`, a lower card of a suit before a higher one, or a finesse: he plays from the top); it stands
 * outside of any `if`. A `count` without a suit is of tricks in all, which may be those won before with them. `concede` with `tricks: 0` is of all that are left, "I concede" (law 68B1).
 */
export type Step =
  | { readonly do: "drawTrumps"; readonly rounds?: number | undefined }
  | { readonly do: "cash"; readonly suit: SuitLike; readonly hand?: SeatLike | undefined; readonly rounds?: number | undefined }
  | { readonly do: "lead" | "play"; readonly card: CardLike }
  | { readonly do: "finesse"; readonly card: CardLike; readonly against?: SeatLike | undefined }
  | { readonly do: "finesse"; readonly suit?: SuitLike | undefined; readonly card?: undefined; readonly against?: SeatLike | undefined }
  | { readonly do: "ruff"; readonly suit?: SuitLike | undefined; readonly hand?: SeatLike | undefined; readonly with?: "low" | "high" | undefined }
  | { readonly do: "crossruff"; readonly with?: "low" | "high" | undefined }
  | { readonly do: "discard"; readonly suit: SuitLike; readonly hand?: SeatLike | undefined; readonly card?: undefined }
  | { readonly do: "discard"; readonly card: CardLike }
  | { readonly do: "cross"; readonly to: SeatLike; readonly suit?: SuitLike | undefined }
  | { readonly do: "concede"; readonly tricks?: number | undefined; readonly suit?: SuitLike | undefined }
  | { readonly do: "count"; readonly tricks: number; readonly suit?: SuitLike | undefined }
  | { readonly do: "good"; readonly hand?: SeatLike | undefined; readonly suit?: SuitLike | undefined }
  | { readonly do: "avoid"; readonly what: "trumps" | "finesse" | "ruff" | "low"; readonly hand?: SeatLike | undefined; readonly suit?: SuitLike | undefined }
  | { readonly do: "if"; readonly condition: Condition; readonly then: readonly Step[]; readonly otherwise?: readonly Step[] | undefined };
/** A place in a statement that was not understood, in UTF-16 units of the text. */
export interface Misread {
  readonly code: keyof Misreadings;
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
  readonly code: keyof StepFaults;
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
  /** How many of the tricks left, the one in progress included; where neither this nor `concedes` is given, all of them but those the statement concedes. */
  readonly tricks?: number | undefined;
  /** How many of them are conceded. */
  readonly concedes?: number | undefined;
  /** What was stated: text, or steps. */
  readonly statement?: string | readonly Step[] | undefined;
  /** Findings on what the claimer knew. */
  readonly knows?: {
    /** That trumps were out (law 70C2). */
    readonly trumps?: boolean | undefined;
    /** Suits of whose outstanding cards he was aware. */
    readonly suits?: readonly SuitLike[] | undefined;
    /** Single outstanding cards he was aware of. */
    readonly cards?: readonly CardLike[] | undefined;
    /** Cards of his own, or of dummy, he counted as losers. */
    readonly losers?: readonly CardLike[] | undefined;
  } | undefined;
  /** How good a player he is; `"average"` unless given. */
  readonly class?: "novice" | "average" | "expert" | undefined;
  /** What was played after the claim (law 70D3). */
  readonly laterPlay?: readonly { readonly seat: SeatLike; readonly card: CardLike }[] | undefined;
  /** Penalty cards and lead restrictions in force; those of the table unless given. */
  readonly restrictions?: Restrictions | undefined;
}
/** A published practice. */
export type PresetName = "EBU" | "ACBL" | "lenient";
/**
 * The switches of a policy and their settings: what each decides, where it comes from and what the presets have is told by
 * `switches()`. Some have one setting only, and are there to be named in a reason.
 */
export interface PolicySettings {
  /** Every card of a line is legal. */
  readonly legality?: "on" | undefined;
  /** The claimer follows his statement as far as it can be carried out. */
  readonly statement?: "follow" | undefined;
  /** When a plan goes wrong: he plays on until a presumed winner loses, or notices when a player shows out. */
  readonly breakdown?: "continue" | "notice" | undefined;
  /** In which order the winners of a suit are played. */
  readonly "top-down"?: "ebu" | "top-down" | "any" | undefined;
  /** The order of the suits is the worst for the claimer. */
  readonly "suit-order"?: "worst" | undefined;
  /** Whether a claimer unaware of a trump may lead one while he has other winners. */
  readonly "safety-check"?: "normal" | "not-normal" | undefined;
  /** When trumps are led: kept while there are losers to ruff, last, or like another suit. */
  readonly "run-trumps"?: "keep-ruffs" | "last" | "any" | undefined;
  /** No known loser is led while there is a winner to play. */
  readonly "winners-first"?: "on" | "off" | undefined;
  /** He wins when he can and follows low when his side is winning. */
  readonly winning?: "on" | "off" | undefined;
  /** Whether known losers are discarded first. */
  readonly discards?: "losers-first" | "any" | undefined;
  /** A suit left with winners in it is not taken up again while there is another. */
  readonly switching?: "on" | "off" | undefined;
  /** Whether an unstated finesse and its refusal are both normal, or the top card is always played. */
  readonly location?: "both" | "drop" | undefined;
  /** Which trump ruffs: the lowest that wins so far, or any. */
  readonly ruffs?: "lowest" | "any" | undefined;
  /** Whether a suit may block itself. */
  readonly entries?: "careless" | "competent" | undefined;
  /** No unstated coup is aimed at. */
  readonly coups?: "never-assumed" | undefined;
  /** What a defender's partner may do: whether he may throw a top card away. */
  readonly partner?: "keeps-master" | "any-normal" | undefined;
  /** Worse than careless is not normal. */
  readonly irrational?: "excluded" | undefined;
  /** How many outstanding cards may be overlooked when he believes a card good. */
  readonly overlooks?: "one" | "two" | "any" | undefined;
  /** What the play after the claim says of it. */
  readonly "later-play"?: "widen" | "evidence" | undefined;
}
/** Every switch with its setting. */
export type AllSettings = { readonly [S in SwitchName]-?: Exclude<PolicySettings[S], undefined> };
/** The name of a switch. */
export type SwitchName = keyof PolicySettings;
/** Which lines count as normal: a practice, or one with some settings changed; a whole `policy` of a verdict does as well. */
export type PolicyLike =
  | PresetName
  | { readonly preset?: PresetName | undefined; readonly settings?: PolicySettings | undefined; readonly text?: string | undefined };
/** How a claim is judged. */
export interface ClaimOptions {
  /** `"EBU"` unless given. */
  readonly policy?: PolicyLike | undefined;
  /** `"2007"` unless given. */
  readonly book?: LawBook | undefined;
  /** How many cards may be played in the search for the award: 12 million unless given. */
  readonly nodes?: number | undefined;
  /** How many for the worst legal play and again for all alternatives together, 40 000 unless given; 0 leaves both out. */
  readonly alternativeNodes?: number | undefined;
  /** How many positions the solver may look at for the best play. */
  readonly solverNodes?: number | undefined;
  /** As for the solver, in MiB. */
  readonly memory?: number | undefined;
}
/** What a claim has to withstand. */
export interface BulletproofOptions {
  /** Any legal line (unless given), any that follows the statement, or any normal one. */
  readonly lines?: "legal" | "as-stated" | "normal" | undefined;
  /** For normal lines. */
  readonly policy?: PolicyLike | undefined;
  /** `"2007"` unless given. */
  readonly book?: LawBook | undefined;
  /** How many cards may be played in the search: 12 million unless given. */
  readonly nodes?: number | undefined;
}
/** A constraint on what counts as a normal line of play. */
export interface Switch {
  readonly name: SwitchName;
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
  readonly code: keyof Reasons;
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  /** The switch of the policy it rests on. */
  readonly switch: SwitchName | null;
  /** The trick of the line it concerns, from 1. */
  readonly trick: number | null;
  readonly card: CardName | null;
  /** The card that beats it. */
  readonly by: CardName | null;
}
/** The award on a contested claim under a policy. */
export interface Verdict {
  readonly policy: { readonly preset: PresetName; readonly settings: AllSettings; readonly text: string };
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
  /** Whether another setting or finding would give another award; `null` where the nodes ended before that was known. */
  readonly judgment: boolean | null;
  /** A whole legal line, normal under the policy, that gives `award.atMost`. */
  readonly line: readonly { readonly seat: SeatName; readonly card: CardName }[];
  readonly reasons: readonly Reason[];
  /** What every other setting of a switch, or the other finding about trumps, would give. */
  readonly alternatives: readonly {
    readonly switch: SwitchName | null;
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
  readonly tricks?: number | undefined;
  /** Tricks left, the one in progress included. */
  readonly left: number;
  /** His partner objected at once. */
  readonly partnerObjects?: boolean | undefined;
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
  readonly calledOnNextBoard?: boolean | undefined;
  /** The round has ended. What is left out of these is not so. */
  readonly roundOver?: boolean | undefined;
  /** The correction period is over (law 79C). */
  readonly correctionOver?: boolean | undefined;
}
/** A side that agreed to the loss of tricks and regrets it. */
export interface Regret {
  /** How many tricks it asks for besides those it had already won. */
  readonly asked: number;
  /** Tricks given up that it had already won. */
  readonly alreadyWon?: number | undefined;
  /** Of those asked for, how many no normal play could have lost; in 2007 and 2017 they come back without `likelihood`. */
  readonly notLosable?: number | undefined;
  /** How likely it was to win them (2007 and 2017): so many chances of so many, of one at least. */
  readonly likelihood?: { readonly favourable: number; readonly of: number } | undefined;
  /** When it asks; in time unless given. */
  readonly moment?: Moment | undefined;
}
/** How many tricks come back, and why. */
export interface Relief {
  readonly outcome: "restored" | "stands" | "too-late" | "needs-likelihood";
  /** While a finding is missing (`needs-likelihood`), between those that come back in any case and all. */
  readonly restored: Tricks;
  readonly law: Citation;
}
/** Which way a disputed count goes; the fields that do not apply are `null`. */
export interface CountDispute {
  readonly settledBy: "agreement" | "director";
  readonly mayIncrease: boolean | null;
  readonly mustIncrease: boolean | null;
  readonly law: Citation;
}
