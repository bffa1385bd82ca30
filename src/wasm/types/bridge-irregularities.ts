/**
 * What can go wrong, and what is to be told about it; a field that may be left out is nothing then. Cards are those that
 * were seen, tricks count from 0.
 */
export interface IrregularityFields {
  /** A player changes his last call, which stands, or tries to (law 25). */
  readonly "change-of-call": {
    /** Who. */
    readonly by: SeatName;
    /** The second call. */
    readonly to: CallName;
  };
  /** An insufficient bid in turn (law 27). */
  readonly "insufficient-bid": {
    /** Who. */
    readonly by: SeatName;
    /** The bid. */
    readonly bid: BidName;
    /** The call he put in its place before the director ruled (law 27C). */
    readonly to?: CallName | null;
  };
  /** A call by a player whose turn it is not (laws 28 to 32). */
  readonly "call-out-of-rotation": {
    /** Who. */
    readonly by: SeatName;
    /** The call. */
    readonly call: CallName;
  };
  /** A call made at the same time as a legal one by the player in turn (law 33). */
  readonly "simultaneous-calls": {
    /** Who called with the player in turn. */
    readonly by: SeatName;
    /** His call. */
    readonly call: CallName;
    /** The call of the player in turn, which counts as the first. */
    readonly first: CallName;
  };
  /** A double or redouble that law 19 does not allow, in turn (law 36). */
  readonly "inadmissible-double": {
    /** Who. */
    readonly by: SeatName;
    /** The call. */
    readonly call: CallName;
  };
  /** A bid, double or redouble in turn by a player who must pass (law 37). */
  readonly "barred-player-calls": {
    /** Who. */
    readonly by: SeatName;
    /** The call. */
    readonly call: CallName;
  };
  /** A bid of more than seven (law 38). */
  readonly "bid-above-seven": {
    /** Who. */
    readonly by: SeatName;
    /** The level, 8 or more. */
    readonly level: number;
    /** The denomination. */
    readonly denomination: DenominationName;
  };
  /** A call after the auction has ended (law 39). */
  readonly "call-after-end": {
    /** Who. */
    readonly by: SeatName;
    /** The call. */
    readonly call: CallName;
  };
  /** A player's last call, which stands, may rest on an opponent's misinformation (law 21B). */
  readonly "misinformed-call": {
    /** The player who may change it. */
    readonly by: SeatName;
  };
  /** A player's last call, which stands, was made on the cards of another board (law 17D). */
  readonly "call-on-wrong-cards": {
    /** Who. */
    readonly by: SeatName;
  };
  /**
   * A player who called on the cards of this board while another was to be played has now called on this one; his last
   * call stands (law 17D3).
   */
  readonly "call-on-own-board": {
    /** Who. */
    readonly by: SeatName;
    /** The call that was cancelled then. */
    readonly cancelled: CallName;
  };
  /** Cards faced or led before the play period (law 24). */
  readonly "cards-faced-in-auction": {
    /** Who. */
    readonly by: SeatName;
    /** The cards. */
    readonly cards: readonly CardName[];
    /** Whether a card was led. */
    readonly led: boolean;
  };
  /** An opening lead by the wrong player (laws 41A and 54). */
  readonly "opening-lead-out-of-turn": {
    /** Who. */
    readonly by: SeatName;
    /** The card; nothing when it lies face down. */
    readonly card?: CardName | null;
  };
  /** A lead from a hand whose turn it is not, after the first trick began (laws 53, 55 and 56). */
  readonly "lead-out-of-turn": {
    /** The hand. */
    readonly by: SeatName;
    /** The card. */
    readonly card: CardName;
  };
  /** A card played, or led to the next trick, before its turn (law 57). */
  readonly "premature-play": {
    /** The hand. */
    readonly by: SeatName;
    /** The card. */
    readonly card: CardName;
  };
  /** A defender's card played before declarer has led from the hand he was told to lead from (law 60B). */
  readonly "play-before-correction": {
    /** Who. */
    readonly by: SeatName;
    /** The card. */
    readonly card: CardName;
  };
  /** A card played at the same time as a legal one from the hand in turn (law 58A). */
  readonly "simultaneous-plays": {
    /** The hand that played with the one in turn. */
    readonly by: SeatName;
    /** Its card. */
    readonly card: CardName;
    /** The card from the hand in turn, which counts as the first. */
    readonly first: CardName;
  };
  /** Several cards played at once by the hand in turn (law 58B). */
  readonly "several-cards": {
    /** The hand. */
    readonly by: SeatName;
    /** The cards whose faces could be seen. */
    readonly visible: readonly CardName[];
  };
  /** Cards shown, dropped or named (laws 48 and 49). */
  readonly "cards-exposed": {
    /** Who. */
    readonly by: SeatName;
    /** The cards. */
    readonly cards: readonly CardName[];
  };
  /**
   * A defender plays another card than the penalty card he has to play (law 52). He is in turn, or it stands on the record and he was out
   * of the suit led: a `revoke` pointed out by who sees his hand goes on the record as this.
   */
  readonly "penalty-card-not-played": {
    /** Who. */
    readonly by: SeatName;
    /** The card he played. */
    readonly card: CardName;
  };
  /** A fifth card to a trick (law 45E). */
  readonly "fifth-card": {
    /** The hand. */
    readonly by: SeatName;
    /** The card. */
    readonly card: CardName;
  };
  /** A card of the hand in turn that was shown, held, touched or named (law 45C). */
  readonly "card-held-out": {
    /** The hand. */
    readonly by: SeatName;
    /** The card; hidden in the views of others when it did not count as played. */
    readonly card?: CardName | null;
  };
  /** Declarer named another card of dummy's than he meant; it stands as dummy's last (law 45C4(b)). */
  readonly "slip-of-designation": {
    /** The card he meant. */
    readonly meant: CardName;
  };
  /** Dummy put another card to the trick than declarer named; it stands as dummy's last (law 45D). */
  readonly "dummy-misplaced": {
    /** The card that was named. */
    readonly named: CardName;
  };
  /** Dummy touched or showed a card without an instruction (law 45F). */
  readonly "dummy-suggests": {
    /** The card. */
    readonly card: CardName;
  };
  /** Dummy warned declarer against leading from the wrong hand (laws 42B2 and 43B2(a)). */
  readonly "dummy-warns": Readonly<Record<never, never>>;
  /** Dummy was the first to point out a defender's irregularity (law 43B3). */
  readonly "dummy-points-out": Readonly<Record<never, never>>;
  /** Dummy was the first to ask about declarer's card, which was a revoke (law 43B2(b)). */
  readonly "dummy-asks-about-revoke": {
    /** The hand that revoked: declarer's or dummy's. */
    readonly by: SeatName;
    /** The trick, from 0. */
    readonly trick: number;
  };
  /** The last card played may rest on an opponent's wrong explanation (law 47E2). */
  readonly "play-on-misinformation": {
    /** Who played it. */
    readonly by: SeatName;
  };
  /** A revoke, which stands on the record, is pointed out (laws 61 to 64). */
  readonly revoke: {
    /** The hand that revoked. */
    readonly by: SeatName;
    /** The trick, from 0. */
    readonly trick: number;
  };
  /** A card left out of a trick is noticed (law 67). */
  readonly "card-left-out": {
    /** The hand. */
    readonly by: SeatName;
    /** The trick, from 0. */
    readonly trick: number;
  };
  /** Cards too many were put to a trick; on the record they never left the hand (law 67). */
  readonly "extra-cards": {
    /** The hand. */
    readonly by: SeatName;
    /** The trick, from 0. */
    readonly trick: number;
    /** The extra cards. */
    readonly extra: readonly CardName[];
    /** Those of them that can be seen now. */
    readonly exposed: readonly CardName[];
  };
  /** A hand has not thirteen cards (law 13). */
  readonly "wrong-count": {
    /** Whose hand. */
    readonly by: SeatName;
  };
  /** A card that does not belong to the board is found in a hand and removed (law 13F). */
  readonly "surplus-card": {
    /** Whose hand. */
    readonly by: SeatName;
  };
  /** A card is missing from a hand and found, but not among the cards played (law 14). */
  readonly "missing-card": {
    /** Whose. */
    readonly by: SeatName;
    /** The card; hidden in the views of others when nobody saw it. */
    readonly card?: CardName | null;
  };
  /** The board is not the one that was to be played (law 15). */
  readonly "wrong-board": Readonly<Record<never, never>>;
  /** A player has learnt something about the board from elsewhere (law 16C). */
  readonly "extraneous-information": {
    /** Who. */
    readonly by: SeatName;
  };
  /**
   * A player has made extraneous information available to his partner: by a remark, a question, an explanation, an alert, by
   * haste or hesitation (law 16B).
   */
  readonly "information-from-partner": {
    /** Who gave it. */
    readonly by: SeatName;
  };
  /** A player's remark, manner or tempo has misled an opponent (law 73F). */
  readonly "false-inference": {
    /** Whose remark, manner or tempo. */
    readonly by: SeatName;
  };
  /** A player could have been aware that his irregularity would damage the other side (law 23, in 2017 72C). */
  readonly "potential-damage": {
    /** Whose irregularity. */
    readonly by: SeatName;
  };
  /** A player of the side that did no wrong acted before the director was called (law 11A). */
  readonly "acted-before-ruling": {
    /** Who. */
    readonly by: SeatName;
  };
}
/** The kinds of irregularity a ruling can be opened on. */
export type IrregularityCode = keyof IrregularityFields;
/** An irregularity with its fields by name. */
export type Irregularity = { [Code in IrregularityCode]: { readonly kind: Code } & IrregularityFields[Code] }[IrregularityCode];
