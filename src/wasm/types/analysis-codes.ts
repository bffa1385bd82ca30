/** What can keep a statement from being understood: the codes of a `Misread`. */
export interface Misreadings {
  /** No word of the language of statements. */
  readonly "statement-unknown-word": Misread;
  /** A suit is missing. */
  readonly "statement-needs-suit": Misread;
  /** A card is missing. */
  readonly "statement-needs-card": Misread;
  /** A hand is missing, or `dummy` stands there and the declarer is not known. */
  readonly "statement-needs-hand": Misread;
  /** A condition is missing, incomplete, or none that a statement can have: that a finesse works, say. */
  readonly "statement-needs-condition": Misread;
  /** A number is missing, out of place, or not from 1 to 13. */
  readonly "statement-number": Misread;
  /** A bracket has no partner or is missing, where a condition may belong to two steps, or alternatives are nested too deep. */
  readonly "statement-bracket": Misread;
  /** One of several lines is meant, or a card or a number of cards, and not which. */
  readonly "statement-choice": Misread;
  /** An entry, and not which card is played to which hand. */
  readonly "statement-entry": Misread;
  /** What is aimed at, a squeeze or a suit to be set up, and not which cards are played for it. */
  readonly "statement-plan": Misread;
  /** Steps are not named in the order in which they are played. */
  readonly "statement-order": Misread;
  /** What the other side has or does; a statement says which tricks they get. */
  readonly "statement-other-side": Misread;
}

/** Why a step cannot be carried out: the codes of a `StepProblem`. */
export interface StepFaults {
  /** The card is in neither hand of the claimer. */
  readonly "card-not-held": StepProblem;
  /** The hand is not the claimer's to play from. */
  readonly "not-claimers-hand": StepProblem;
  /** There is no trump suit to draw, or to ruff with. */
  readonly "no-trump": StepProblem;
  /** The other side has no trump to draw. */
  readonly "no-trump-out": StepProblem;
  /** The hand, or neither hand, has a card of the suit. */
  readonly "suit-not-held": StepProblem;
  /** More tricks than are `left`. */
  readonly "too-many-tricks": StepProblem;
  /** The claimer needs a trump to ruff with and has none there. */
  readonly "nothing-to-ruff-with": StepProblem;
  /** There is no finesse, none against that player, or more than one to choose from. */
  readonly "not-one-finesse": StepProblem;
  /** The card asked about has been played or is the claimer's own. */
  readonly "condition-settled": StepProblem;
  /** More than 60 steps, or alternatives nested deeper than 8. */
  readonly "too-long": StepProblem;
}

/** Why tricks are awarded as they are: the codes of a `Reason`. */
export interface Reasons {
  /** Every normal line wins at least what was claimed. */
  readonly "claim-stands": Reason;
  /** No normal line loses a trick that was conceded. */
  readonly "conceded-trick-kept": Reason;
  /** A normal line wins less than was claimed. */
  readonly "normal-line-loses": Reason;
  /** An outstanding trump that was not mentioned, `card`, wins a trick. */
  readonly "outstanding-trump": Reason;
  /** A card that was believed good, `card`, is beaten, `by`. */
  readonly "believed-good": Reason;
  /** Success would depend on where `card` is. */
  readonly location: Reason;
  /** A trick of a defender's claim depends on whether his partner plays `card`. */
  readonly "partners-choice": Reason;
  /** The other side wins a trick, with `card`, that it was bound to win or was given. */
  readonly "given-up": Reason;
  /** It is assumed, for want of a finding, that the claimer knew trumps to be out. */
  readonly "assumed-aware": Reason;
  /** It is assumed, for want of a finding, that the claimer may have forgotten the trumps out. */
  readonly "assumed-unaware": Reason;
  /** What was played after the claim is disregarded in that edition. */
  readonly "later-play-void": Reason;
  /** What was played after the claim is taken into account. */
  readonly "later-play-considered": Reason;
  /** The search ended at its budget; the number lies between the bounds. */
  readonly undecided: Reason;
}
