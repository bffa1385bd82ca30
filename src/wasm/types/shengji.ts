/** A suit's letter: clubs, diamonds, hearts, spades. */
export type SuitName = "C" | "D" | "H" | "S";
/** A level, or a rank: two to ace; `T` is the ten. */
export type LevelName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
/** A face: a card of the pack, suit first, or the little (`"LJ"`) or big joker (`"BJ"`). */
export type FaceName = `${SuitName}${LevelName}` | "LJ" | "BJ";
/** A face's number: `suit * 13 + rank` from 0 (`C2`) to 51 (`SA`), 52 little joker, 53 big joker. It will not change. */
export type FaceNumber = number;
/** A face as a person writes it (`"SA"`, `"♥10"`, `"黑桃A"`, `"bj"`, `"大王"`) or by number. */
export type FaceLike = FaceName | (string & {}) | FaceNumber;
/** Cards, at most three of a face: text (`"SA SA BJ"`, `"黑桃A、大王"`), a list of faces, or numbers. */
export type CardsLike = string | readonly FaceLike[] | Uint8Array;

/** A seat's letter. Turns go round against the clock: N, W, S, E. */
export type SeatName = "N" | "E" | "S" | "W";
/** 0 north, 1 east, 2 south, 3 west. */
export type SeatNumber = 0 | 1 | 2 | 3;
/** A seat as a person writes it or by number. */
export type SeatLike = SeatName | (string & {}) | number;
/** A side's name. */
export type SideName = "NS" | "EW";

/** The level and the trump suit: `"2H"`, `"TNT"` for tens without a trump suit. */
export type TrumpName = `${LevelName}${SuitName | "NT"}`;
/** The level and the trump suit as a person writes them: `"2H"`, `"红桃2"`, `"2nt"`, `"2无将"`. */
export type TrumpLike = TrumpName | (string & {});
/** What a card is played as: a side suit, or trumps. */
export type PlayedSuit = SuitName | "trump";

/** The seats by number. */
export declare const SEAT_NAMES: readonly ["N", "E", "S", "W"];
/** The levels from two to ace. */
export declare const LEVEL_NAMES: readonly LevelName[];
/** The 54 faces by number, `"C2"` to `"BJ"`. */
export declare const FACE_NAMES: readonly FaceName[];
/** What `checkFollows` answers, by number: legal, or the code of the refusal. */
export declare const FOLLOW_CODES: readonly ["legal", "wrong-count", "not-held", "suit-owed", "shape-owed", "exposed-owed"];
/** How many seconds there are for a lead, a follow, taking and burying the kitty, and a deal of one to three decks (art. 38). */
export declare const TIME_LIMITS: { readonly lead: 20; readonly follow: 10; readonly kitty: 60; readonly deal: readonly [360, 600, 720] };
/**
 * The name of a face's number.
 *
 * @example
 * shengji.faceName(53); // "BJ"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a face
 */
export declare function faceName(face: FaceNumber): FaceName;
/**
 * The name of a seat's number.
 *
 * @example
 * shengji.seatName(3); // "W"
 *
 * @throws {RulesError} `bad-input` for anything but the number of a seat
 */
export declare function seatName(seat: number): SeatName;

/** A suit with its steps, the lowest first; faces on one step are equal. */
export interface Ladder {
  readonly suit: PlayedSuit;
  readonly steps: readonly (readonly FaceName[])[];
}

/**
 * A rule set: the competition rules of 2002 and the switches that differ from them. Each switch is named after what it
 * decides; the value named first is the book's.
 */
export interface Rules {
  /** There is one so far. */
  readonly preset?: "CN-2002" | undefined;
  /** Whether triples must be broken when a pair is owed: whatever was led, only for a led pair, or never. */
  readonly tripleBreaking?: "always" | "only-for-pairs" | "never" | undefined;
  /** Which leads draw cards out of a tractor. */
  readonly tractorDrawing?: "by-anything" | "by-tractors-only" | undefined;
  /** How many pairs stand in for the triples of a tractor. */
  readonly pairsForTriples?: "one-for-each" | "as-many-as-fit" | undefined;
  /** Whether shorter runs are owed to a longer tractor. */
  readonly shorterRuns?: "owed" | "not-owed" | undefined;
  /**
   * When a ruff of a throw beats another ruff: part by part, those of one form by height, every division of the other is beaten
   * by one of its own. Loose singles count among `"every-part"`, else only where the throw is nothing else.
   */
  readonly ruffComparison?: "every-combination" | "every-part" | "largest-part" | undefined;
  /** When the partner's higher part leaves the next player free to name any part of a failed throw. */
  readonly partnerBeats?: "throw-with-combination" | "any-throw" | undefined;
  /** How a throw that wins the last trick multiplies the kitty. */
  readonly throwKitty?: "largest-part" | "three" | undefined;
  /** How the kitty is multiplied: by table 1, or by two to the power of the cards in the largest part. */
  readonly kittyMultiplier?: "table-1" | "power-of-two" | undefined;
  /** Whether jokers can declare no-trump. */
  readonly jokerDeclarations?: "never" | "no-trump" | "no-trump-over-equal-count" | undefined;
  /** What an undeclared deal becomes when the kitty is nothing but jokers. */
  readonly allJokerKitty?: "redeal" | "no-trump" | undefined;
  /** When a game is won. */
  readonly gameEnd?: "passing-ace" | "reaching-ace" | undefined;
  /** Levels no side may jump over: it goes on only by winning a deal of that level as the dealer's side. */
  readonly mustPlay?: readonly LevelName[] | undefined;
}

/** Every switch with what it is set to. */
export type AllRules = { readonly [S in keyof Rules]-?: Exclude<Rules[S], undefined> };

/** The form of a combination: `multiplicity` cards of each of `length` neighbouring steps. */
export interface Shape {
  readonly name: "single" | "pair" | "triple" | "tractor";
  readonly multiplicity: 1 | 2 | 3;
  readonly length: number;
}
/** A combination of cards. */
export interface Part {
  readonly shape: Shape;
  readonly cards: readonly FaceName[];
}
/** Cards led, seen as parts in the order in which they are followed. */
export interface Lead {
  readonly suit: PlayedSuit;
  readonly cards: readonly FaceName[];
  readonly parts: readonly Part[];
  /** Whether it is a throw (甩牌): more than one combination. */
  readonly throw: boolean;
}

/** What was owed instead; which fields there are depends on the code. */
export interface Owed {
  /**
   * How many cards: to play (`wrong-count`), of the suit (`suit-owed`), exposed ones to play (`exposed-owed`), to bury
   * (`wrong-kitty`), to be drawn (`wrong-draw`), left to draw (`cards-to-draw`, `no-more-cards`), or equal ones to show (`not-enough-cards`).
   */
  readonly count?: number;
  /** How many were played of those. */
  readonly played?: number;
  /** The suit led (`suit-owed`). */
  readonly suit?: PlayedSuit;
  /** The cards that are not in the hand (`not-held`). */
  readonly missing?: readonly FaceName[];
  /** The number of the part of the lead that is not answered, its shape, and whether it is part of a throw (`shape-owed`). */
  readonly part?: number;
  readonly led?: Shape;
  readonly throw?: boolean;
  /** What had to be played to that part, and what was; no shapes where any card will do. */
  readonly shapes?: readonly Shape[];
  readonly reached?: readonly Shape[];
  /** The exposed cards in the hand (`exposed-owed`). */
  readonly exposed?: readonly FaceName[];
  /** The cards that lie face up already (`already-exposed`). */
  readonly already?: readonly FaceName[];
  /** The declared parts at fault (`no-combination`, `declared-other-cards`, `parts-join`). */
  readonly parts?: readonly (readonly FaceName[])[];
  /** The numbers of the parts of a throw to choose from (`not-a-choice`). */
  readonly choices?: readonly number[];
  /** Whose turn or right it is (`not-your-turn`, `not-yours`). */
  readonly turn?: SeatName;
  /** Who draws the first card at this table (`wrong-draw`): its `first`, or the dealer. */
  readonly first?: SeatName;
  /** Who deals (`other-dealer`). */
  readonly dealer?: SeatName;
  /** How far the deal has come (`wrong-phase`). */
  readonly phase?: Phase;
  /** What was demanded of the lead (`lead-demanded`). */
  readonly demand?: Demand;
}
/** Why an action is refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** English, for a developer's console. */
  readonly message: string;
  readonly law: Citation;
  readonly owed: Owed | null;
}

/** How many decks and how large a kitty; two decks, and kitties of 6, 8 and 6 for one to three, unless given (art. 9). */
export interface DealOptions {
  /** 1 to 3. */
  readonly decks?: number | undefined;
  /** 2 or 6 with one deck, 4 or 8 with two, 6 or 10 with three. */
  readonly kittySize?: number | undefined;
  /** Who draws the first card; north unless given. In a later deal of a game that is the dealer (art. 7(2)). */
  readonly first?: SeatLike | undefined;
}
/** A deal: the cards in the order in which they are drawn, and what comes of it. */
export interface Deal {
  readonly decks: 1 | 2 | 3;
  readonly kittySize: number;
  readonly first: SeatName;
  /** All cards as text, the kitty last. */
  readonly order: string;
  readonly hands: Readonly<Record<SeatName, string>>;
  readonly kitty: string;
}
/** Who does what before a deal is drawn: one of the players named; nobody draws first before a card is turned up. */
export interface DealRoles {
  readonly shuffle: readonly SeatName[];
  readonly cut: readonly SeatName[];
  /** See `firstDrawer`. */
  readonly draw: SeatName | null;
}
/** Hands by seat; one left out is empty. */
export type HandsLike = { readonly [seat in SeatName]?: CardsLike | undefined };
/**
 * A deal as a caller writes it: the order in which it is drawn, or hands and a kitty. A table for a board also takes its
 * four pockets: hands without a kitty, which is among the dealer's cards. Hands and a kitty beside an order must be those it deals.
 * Without an order everybody draws his cards of lower numbers first; the kitty is turned up from its first card (art. 21(3)).
 */
export interface DealLike extends DealOptions {
  readonly order?: CardsLike | undefined;
  readonly hands?: HandsLike | undefined;
  readonly kitty?: CardsLike | undefined;
}
/** One thing that is wrong with a deal. */
export interface DealProblem {
  readonly code: keyof DealFaults;
  /** English, for a developer's console. */
  readonly message: string;
  readonly card: FaceName | null;
  readonly place: SeatName | "kitty" | null;
  /** How many there are, of the face or in the place, and how many there should be. */
  readonly found: number;
  readonly due: number;
  readonly law: Citation;
}
/** Everything that is wrong with a deal. */
export interface DealReport {
  readonly valid: boolean;
  /**
   * What is done: the cards are changed and dealt again (art. 7(3)), or what art. 32 says for the stage at which it is
   * found, see `ruling`; `null` for a deal that is right.
   */
  readonly remedy: "deal-again" | "by-stage" | null;
  readonly problems: readonly DealProblem[];
}

/** A player about to follow a lead. */
export interface FollowSetup {
  readonly trump: TrumpLike;
  readonly lead: CardsLike;
  /** The parts of a throw; the largest possible unless given. */
  readonly declared?: readonly CardsLike[] | undefined;
  readonly hand: CardsLike;
  /** Heavy exposed cards in the hand. */
  readonly exposed?: CardsLike | undefined;
  /** The switches that differ from the book. */
  readonly rules?: Rules | undefined;
  /** The play goes on with unequal hands (art. 32(3)): a hand with fewer cards than were led is played whole. */
  readonly uneven?: boolean | undefined;
}
/** A trick; `plays` are those after the lead, in turn. */
export interface TrickSetup {
  readonly trump: TrumpLike;
  /** North unless given. */
  readonly leader?: SeatLike | undefined;
  readonly lead: CardsLike;
  /** The parts of a throw; the largest possible unless given. */
  readonly declared?: readonly CardsLike[] | undefined;
  readonly plays: readonly CardsLike[];
  readonly rules?: Rules | undefined;
}
/** A trick with what everybody held before it, and the heavy exposed cards among that. */
export interface PlayedTrick extends TrickSetup {
  readonly hands: HandsLike;
  readonly exposed?: HandsLike | undefined;
}
/** The lead to the last trick. */
export interface KittySetup {
  readonly trump: TrumpLike;
  readonly lead: CardsLike;
  /** The parts of a throw; the largest possible unless given. */
  readonly declared?: readonly CardsLike[] | undefined;
  /** 1 to 3; 2 unless given. */
  readonly decks?: number | undefined;
  readonly rules?: Rules | undefined;
}
/** A throw, and what is known of the other hands. */
export interface ThrowSetup {
  readonly trump: TrumpLike;
  readonly leader: SeatLike;
  readonly lead: CardsLike;
  /** The parts of a throw; the largest possible unless given. */
  readonly declared?: readonly CardsLike[] | undefined;
  /** The other hands; the number of its cards for a hidden one. */
  readonly hands: { readonly [seat in SeatName]?: CardsLike | number | undefined };
  /**
   * The cards the leader cannot see; needed where a hand is hidden. Those of the suit led must have room in the hidden hands, `void`
   * minded, and the kitty; that the others are as many as there are places is not asked.
   */
  readonly unseen?: CardsLike | undefined;
  /** How many of them are in the kitty: 0 unless given. */
  readonly kittySize?: number | undefined;
  /** Who has shown that he has no more cards of the suit. */
  readonly void?: readonly SeatLike[] | undefined;
  readonly rules?: Rules | undefined;
}
/** Whether a part is beaten by no, by every, or only by some ways of dealing the unseen cards to the hidden hands. */
export type Outlook = "safe" | "beaten" | "cannot-know";
/** How a throw fails (art. 34(1)). */
export interface FailedThrow {
  /** Each part that is beaten, by its number in `lead.parts` from 0, lowest first, with all who beat it in the order N, E, S, W. */
  readonly beaten: readonly { readonly part: number; readonly by: readonly SeatName[] }[];
  /** The parts of which one is led instead, by their numbers, lowest first. */
  readonly choices: readonly number[];
  /** Who chooses, by the action `"choose W 1"`; `null` when there is one choice only, or one has been made. */
  readonly chooser: SeatName | null;
  /** The choice where nobody is there to choose: the lowest part beaten, the smallest of equals. What was chosen, if it was. */
  readonly defaultChoice: number;
}
/** What becomes of a lead. */
export interface ThrowJudgement {
  readonly lead: Lead;
  /** How it fails; `null` when it stands, and where a hidden hand leaves that to `outlook`. */
  readonly failed: FailedThrow | null;
  /** For each part of `lead.parts`. */
  readonly outlook: readonly Outlook[];
}
/** Who wins a trick. */
export interface TrickVerdict {
  /** The number of the play: 0 for the lead. */
  readonly number: 0 | 1 | 2 | 3;
  readonly winner: SeatName;
  readonly points: number;
  /** What each play after the lead amounts to. */
  readonly standings: readonly ("follows" | "ruffs" | "loses")[];
}
/** A play that was not legal. */
export interface Revoke {
  readonly seat: SeatName;
  readonly played: readonly FaceName[];
  readonly refusal: Refusal;
}

/** Who wins a deal, and how many levels they rise. */
export interface Outcome {
  readonly winner: "dealer" | "defenders";
  readonly levels: number;
}
/** A game before or after a deal; `rules` are given with every call. */
export interface GameLike {
  /** Both at two unless given. */
  readonly levels?: { readonly NS: LevelName; readonly EW: LevelName } | undefined;
  /** Who deals next; nobody before the first deal. */
  readonly dealer?: SeatLike | null | undefined;
  /** Not looked at: it follows from the levels and the dealer. */
  readonly playing?: LevelName | undefined;
  /** A game that somebody has won is over. */
  readonly winner?: SideName | null | undefined;
  /** The switches that differ from the book; the answer does not have them. */
  readonly rules?: Rules | undefined;
}
/** A game: both sides' levels, the next dealer and the level he plays, and who has won. */
export interface Game {
  readonly levels: { readonly NS: LevelName; readonly EW: LevelName };
  readonly dealer: SeatName;
  readonly playing: LevelName;
  readonly winner: SideName | null;
}
/** A deal that was played: the defenders' total. */
export interface PlayedDeal {
  readonly dealer: SeatLike;
  readonly points: number;
  /** 1 to 3; 2 unless given. */
  readonly decks?: number | undefined;
}

/** Level points from a total of the defenders on; below the first band the first one holds. */
export interface LevelBand {
  readonly from: number;
  readonly levelPoints: number;
}
