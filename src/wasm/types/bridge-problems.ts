/** What can be wrong with a deal: the codes of a `DealProblem`. */
export interface DealFaults {
  /** Something that is no card of the pack (laws 1 and 13F). */
  readonly "foreign-card": DealProblem;
  /** A hand that has not thirteen cards (laws 6B and 13). */
  readonly "wrong-count": DealProblem;
  /** A card that is there more than once (law 1). */
  readonly "duplicated-card": DealProblem;
  /** A card that is in no hand (law 14). */
  readonly "missing-card": DealProblem;
}

/** What the law does about a wrong deal: the codes of a `DealRemedy`. */
export interface DealRemedies {
  /** Shuffle and deal again: the cards were dealt wrongly (law 6D1). */
  readonly redeal: DealRemedy;
  /**
   * The director moves the cards to where they belong and the board is played, as long as no player with a wrong hand has
   * called; what was seen of other hands may lead to an adjusted score (law 13D).
   */
  readonly "correct-hands": DealRemedy;
  /** A player with a wrong hand has called: the director may let the board be corrected and played (law 13A). */
  readonly "play-on": DealRemedy;
  /** A player with a wrong hand has called and the board cannot be played: adjusted score (law 13B). */
  readonly "adjust-score": DealRemedy;
  /** The result is cancelled and an adjusted score given (law 13C). */
  readonly "cancel-result": DealRemedy;
  /** The lost card is found or replaced and counts as never having left the hand (law 14A). */
  readonly "restore-card": DealRemedy;
  /**
   * The same after the lead was faced: the card may become a penalty card and its absence a revoke; among the played cards
   * it is a defective trick (laws 14B and 67).
   */
  readonly "restore-card-late": DealRemedy;
  /** The card does not belong to the deal: it is taken out and the board goes on (law 13F). */
  readonly "remove-card": DealRemedy;
  /** The foreign card was played to a trick: the director may adjust the score (law 13F). */
  readonly "adjust-for-foreign-card": DealRemedy;
}

/** What in a board breaks a law or contradicts something else in it: the codes of a `FileProblem`, beside those of `DealFaults`. */
export interface FileProblems {
  /** Not the dealer of the board number (law 2); a note, since an organiser may number boards otherwise. */
  readonly "dealer-of-number": FileProblem;
  /** Not the vulnerability of the board number (law 2); a note. */
  readonly "vulnerability-of-number": FileProblem;
  /** The auction begins with another player than the dealer (law 17B). */
  readonly "first-call": FileProblem;
  /** A call that was not legal; `refusal` says why. */
  readonly "illegal-call": FileProblem;
  /** A player was passed over (law 17C). */
  readonly "skipped-player": FileProblem;
  /** Text where a call should be. */
  readonly "unreadable-call": FileProblem;
  /** An irregularity is marked on a call or a card that is regular; a note. */
  readonly "needless-mark": FileProblem;
  /** Cards were played while the auction had not ended (law 22A). */
  readonly "auction-not-over": FileProblem;
  /** Cards were played on a board that was passed out (law 22A1). */
  readonly "play-of-passed-out": FileProblem;
  /** Another contract than the auction leads to (law 22A2). */
  readonly contract: FileProblem;
  /** Another declarer than the auction gives (law 22A2). */
  readonly declarer: FileProblem;
  /** The opening lead by another player than the declarer's left-hand opponent (law 41A). */
  readonly "opening-leader": FileProblem;
  /** A trick led by another hand than the one that won the trick before (law 44G). */
  readonly "lead-out-of-turn": FileProblem;
  /** A card that the player was not dealt (law 45A). */
  readonly "card-not-held": FileProblem;
  /** A card that was played before (law 45A). */
  readonly "card-played-before": FileProblem;
  /** The player could have followed suit (law 44C). */
  readonly revoke: FileProblem;
  /** Text where a card should be. */
  readonly "unreadable-card": FileProblem;
  /** A result that the play or the claim does not give (law 79A). */
  readonly result: FileProblem;
  /** The tricks of both sides are not thirteen (law 79A). */
  readonly "result-sum": FileProblem;
  /** A claim that the tricks already played rule out (law 69A). */
  readonly claim: FileProblem;
  /** A score that the contract and the tricks do not give (law 77). */
  readonly score: FileProblem;
  /** A declarer, a result or a score on a board that was passed out (law 22A1). */
  readonly "result-of-passed-out": FileProblem;
}
