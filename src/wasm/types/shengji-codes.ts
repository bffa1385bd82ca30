/** Why an action is refused: the codes of a `Refusal`, which has the article beside it. */
export interface RefusalReasons {
  /** It belongs to another stage of the deal, or comes after its end. */
  readonly "wrong-phase": Refusal;
  /** Another player is to act: to follow, to lead, to name the suit of a board, to speak. */
  readonly "not-your-turn": Refusal;
  /** More cards than are left to draw. */
  readonly "no-more-cards": Refusal;
  /** `drawn`: not as many cards as fall to the player when `first` draws first, which is not the first drawer of the deal he is told of. */
  readonly "wrong-draw": Refusal;
  /** Declaring does not end before all cards are drawn. */
  readonly "cards-to-draw": Refusal;
  /** Another number of cards is buried than the kitty had. */
  readonly "wrong-kitty": Refusal;
  /** Cards that are not in the hand. */
  readonly "not-held": Refusal;
  /** A part of a failed throw that may not be led, or a verdict that does not name the beaten parts as they are. */
  readonly "not-a-choice": Refusal;
  /** Another player's to do; with nothing owed, the referee's or the program's. */
  readonly "not-yours": Refusal;
  /** A failed throw is fined by grade 1 or 2. */
  readonly "wrong-grade": Refusal;
  /** `take`: the one hand has not so many more cards than the other. */
  readonly "no-surplus": Refusal;
  /** `expose`: the cards lie face up already. */
  readonly "already-exposed": Refusal;
  /** `revoke`: the play was legal (art. 36). */
  readonly "no-revoke": Refusal;
  /** It needs cards this table does not know, or contradicts those it knows. */
  readonly hidden: Refusal;
  /** A declaration with a card that is not of the level played, or a joker that declares nothing. */
  readonly "not-a-level-card": Refusal;
  /** An answer of another number of cards than were led; a declaration of none, or of more than there are packs. */
  readonly "wrong-count": Refusal;
  /** A declaration of no more cards than the standing one shows. */
  readonly "not-enough-cards": Refusal;
  /** Nobody overrides himself: he may only show more of the same suit. */
  readonly "own-declaration": Refusal;
  /** A declaration or a pass on a board on which everybody has spoken. */
  readonly "declaring-over": Refusal;
  /** Players who do not speak in turn do not pass. */
  readonly "no-pass": Refusal;
  /** A lead of no cards. */
  readonly "no-cards": Refusal;
  /** A lead of more cards than a hand can have. */
  readonly "too-many-cards": Refusal;
  /** A lead of cards of several suits. */
  readonly "several-suits": Refusal;
  /** The cards led can be seen in several ways: the leader has to say in which. */
  readonly "declaration-owed": Refusal;
  /** A declared part is no combination. */
  readonly "no-combination": Refusal;
  /** The declared parts are not the cards led. */
  readonly "declared-other-cards": Refusal;
  /** Two declared parts, or one and all the others, are one combination and cannot be thrown apart. */
  readonly "parts-join": Refusal;
  /** Cards of the suit led had to be played. */
  readonly "suit-owed": Refusal;
  /** The hand has the combination a part of the lead asks for, or more of it than was played. */
  readonly "shape-owed": Refusal;
  /** Exposed cards could have been played. */
  readonly "exposed-owed": Refusal;
  /** What is demanded of a lead: no such card is exposed. */
  readonly "not-exposed": Refusal;
  /** The lead is not what was demanded. */
  readonly "lead-demanded": Refusal;
  /** `nextDeal`: somebody has won the game. */
  readonly "game-over": Refusal;
  /** `nextDeal`: another player deals. */
  readonly "other-dealer": Refusal;
}
/** The code of a refusal. */
export type RefusalCode = keyof RefusalReasons;

/** What can be wrong with a deal: the codes of a `DealProblem`. */
export interface DealFaults {
  /** A face is there more often than the packs have it. */
  readonly "too-many-of-a-face": DealProblem;
  /** A face is there less often than the packs have it. */
  readonly "too-few-of-a-face": DealProblem;
  /** A hand or the kitty has too many cards. */
  readonly "too-many-cards": DealProblem;
  /** A hand or the kitty has too few cards. */
  readonly "too-few-cards": DealProblem;
}

/** What can be wrong with a table that is set up by its hands: the `fault` of a `bad-input`, and what is to be changed. */
export interface SetupFaults {
  /** A face is there more often than the packs have it; the last hand with it, or the kitty, is named. */
  readonly "too-many-of-a-face": string;
  /** Fewer than two players have cards. */
  readonly "too-few-hands": string;
  /** A hand has more cards than it can have. */
  readonly "hand-too-large": string;
  /** A hand has not as many cards as the dealer's (`uneven` lets it). */
  readonly "hands-differ": string;
  /** The kitty has another number of cards than are buried (`uneven` lets it). */
  readonly "wrong-kitty": string;
  /** `view`: the hand has not as many cards as the pocket of a board, or cards where there is no board. */
  readonly "wrong-pocket": string;
  /** The leader has no cards. */
  readonly "nothing-to-lead": string;
  /** The points are no multiple of five, or more than the packs hold. */
  readonly "impossible-points": string;
}
/** What is wrong with a table that is set up by its hands. */
export type SetupFault = keyof SetupFaults;
