/** A departure of a file from its format; lines and columns count from 1. */
export interface FileWarning {
  readonly line: number;
  /** In characters (code points): a character outside the basic plane, two places in a string, is one column. */
  readonly column: number;
  readonly code: FileWarningCode;
  /** The text it is about, shortened. */
  readonly found: string;
}
/** A number a file states for the declarer's side, for north-south or for east-west. */
export interface Stated {
  readonly declarer: number | null;
  readonly NS: number | null;
  readonly EW: number | null;
}
/** An irregularity a file marks on a call or card; one letter for a mark that is not known. */
export type FileMark = "insufficient" | "lead-out-of-turn" | "revoke" | (string & {});
/** A call as a file tells it; `call` is `null` where the file tells none, `text` what it has instead. */
export interface FileCall {
  readonly seat: SeatName | null;
  readonly call: CallName | null;
  readonly text: string | null;
  readonly alert: boolean;
  readonly explanation: string | null;
  readonly note: string | null;
  /** Annotation glyphs, 0 to 255 each. */
  readonly nags: readonly number[];
  /** Irregularities the file marks. */
  readonly marks: readonly FileMark[];
}
/** A card as a file tells it, in order of play. */
export interface FileCard {
  readonly seat: SeatName | null;
  readonly card: CardName | null;
  readonly text: string | null;
  readonly note: string | null;
  readonly nags: readonly number[];
  readonly marks: readonly FileMark[];
}
/** A board as a file tells it, nothing checked and nothing lost. */
export interface FileBoard {
  readonly board: number | null;
  readonly dealer: SeatName | null;
  readonly vulnerability: VulnerabilityName | null;
  /** The cards of each seat in the order read, wrong deals included; `null` where a hand is not given. */
  readonly hands: { readonly [seat in SeatName]: readonly CardName[] | null };
  /** The contract as stated; `"Pass"` when passed out, a denomination alone for an end position. */
  readonly contract: ContractName | DenominationName | "Pass" | null;
  readonly declarer: SeatName | null;
  readonly tricks: Stated | null;
  readonly score: Stated | null;
  readonly calls: readonly FileCall[];
  /** How the auction's text ends: complete, `"cut"` off (`*`) or `"open"` (`+`). */
  readonly auctionEnd: "plain" | "cut" | "open" | null;
  readonly leader: SeatName | null;
  readonly cards: readonly FileCard[];
  readonly playEnd: "plain" | "cut" | "open" | null;
  /** The declarer's tricks in all, where a claim ended the play. */
  readonly claim: number | null;
  /** Every tag in order; `origin` says where an inherited value comes from. */
  readonly tags: readonly { readonly name: string; readonly value: string; readonly origin: "own" | "same" | "lasting" | "inherited" }[];
  /** Supplementary sections, verbatim. */
  readonly sections: readonly { readonly name: string; readonly value: string; readonly rows: readonly string[] }[];
  /** Comments, escape lines and commands that are not interpreted, and after what they stand. */
  readonly remarks: readonly {
    readonly place: "header" | "start" | "tag" | "auction" | "play";
    readonly index: number;
    readonly kind: "block" | "line" | "escape" | "command" | "stray";
    readonly command: string | null;
    readonly text: string;
  }[];
}
/** Something in a board that breaks a law or contradicts something else in it. */
export interface FileProblem {
  readonly code: keyof DealFaults | keyof FileProblems;
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  /** Worth a note only: the record may be right and the custom another. */
  readonly note: boolean;
  /** The call concerned, from 0. */
  readonly call: number | null;
  /** The card concerned, from 0 in order of play. */
  readonly card: number | null;
  /** The player or the side concerned. */
  readonly seat: SeatName | SideName | null;
  /** What the file says: a name, a number, or the text that cannot be read. */
  readonly stated: string | null;
  /** What it should be, as a name or a number; for a revoke the suit, for a card not held its holder. */
  readonly owed: string | null;
  readonly refusal: Refusal | null;
}
/** The first thing in a board that could not be played. */
export interface ReplayStop {
  /** Which call, from 0; behind the last one where cards follow an auction that is not over. */
  readonly call: number | null;
  /** Which card, from 0 in order of play. */
  readonly card: number | null;
  /** The laws refuse it, the file has no readable call or card there, or it was not that player's turn. */
  readonly reason: "refused" | "not-told" | "out-of-turn";
  readonly refusal: Refusal | null;
  /** Who acted out of turn. */
  readonly seat: SeatName | null;
}
/** A file as LIN, and what LIN has no place for. */
export interface LinText {
  readonly text: string;
  /** Of which board, from 0; the tag or section by its name, or what else it is (`"call"`, `"card"`, `"glyph"`, ...); its text. */
  readonly lost: readonly { readonly index: number; readonly what: string; readonly text: string }[];
}

/** A call that stands, and who made it. */
export interface MadeCall {
  readonly seat: SeatName;
  readonly call: CallName;
}
