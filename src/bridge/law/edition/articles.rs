//! The numbers of the rules that moved between editions.

/// The numbers under which the editions have the same rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Articles {
    /// The offender could have known that his irregularity would damage.
    pub could_have_known: &'static str,
    /// What a partner's enforced pass did, but for a pass out of rotation.
    pub enforced_pass: &'static str,
    /// An unintended call is not replaced any more: partner has called.
    pub unintended_too_late: &'static str,
    /// The next player may withdraw his call over an unintended one.
    pub unintended_next: &'static str,
    /// Information from withdrawn calls and plays, for the non-offending side.
    pub withdrawn_for_others: &'static str,
    /// The same for the offending side.
    pub withdrawn_for_offenders: &'static str,
    /// An inadmissible double that the next player called over.
    pub double_called_over: &'static str,
    /// An inadmissible double cancelled and replaced.
    pub double_replaced: &'static str,
    /// An inadmissible double out of rotation.
    pub double_out_of_rotation: &'static str,
    /// A barred player's call that the next player called over.
    pub barred_called_over: &'static str,
    /// A barred player's call cancelled.
    pub barred_cancelled: &'static str,
    /// A bid of more than seven that the next player called over.
    pub eight_called_over: &'static str,
    /// A bid of more than seven replaced by a pass.
    pub eight_replaced: &'static str,
    /// A defender's call after the final pass that the next player called over.
    pub late_call_over: &'static str,
    /// A call after the final pass that costs nothing.
    pub late_call_free: &'static str,
    /// A call after the final pass that may cost a lead restriction.
    pub late_call_lead: &'static str,
    /// A lead restriction in a suit the withdrawn call was related to.
    pub lead_related: &'static str,
    /// A lead restriction in any suit.
    pub lead_any: &'static str,
    /// A lead out of turn by a defender that declarer refuses.
    pub defender_lead_refused: &'static str,
    /// The proper lead, made after a lead out of turn.
    pub proper_lead: &'static str,
    /// Declarer forbids a card of another suit after a premature play.
    pub forbid_other: &'static str,
    /// Declarer's premature card from either hand must be played.
    pub premature_declarer: &'static str,
    /// A pass out of rotation before any bid.
    pub pass_before_bid: &'static str,
    /// A pass out of rotation after a bid, at the right-hand opponent's turn.
    pub pass_at_rho: &'static str,
    /// A pass out of rotation after a bid, at partner's turn.
    pub pass_at_partner: &'static str,
    /// A bid out of rotation at partner's turn, or at the left-hand opponent's before a call of the offender.
    pub bid_at_partner: &'static str,
    /// A double out of rotation at partner's turn.
    pub double_at_partner: &'static str,
    /// A double out of rotation, the right-hand opponent passed.
    pub double_repeated: &'static str,
    /// A double out of rotation, the right-hand opponent acted.
    pub double_not_repeated: &'static str,
    /// A bid out of rotation, the right-hand opponent acted, and the offender's next call keeps to it.
    pub rho_acts_kept: &'static str,
    /// The same, and the offender's next call does not keep to it.
    pub rho_acts_changed: &'static str,
    /// An insufficient bid replaced by another.
    pub second_insufficient: &'static str,
    /// Damage by an insufficient bid corrected without further rectification.
    pub insufficient_damage: &'static str,
    /// The word `high` and the like.
    pub said_high: &'static str,
    /// The word `low` and the like.
    pub said_low: &'static str,
    /// `win` and the like.
    pub said_win: &'static str,
    /// An artificial score, by the fault of each side.
    pub artificial_score: &'static str,
    /// A wrong number of cards after a call, and the board is played on.
    pub count_kept: &'static str,
    /// A wrong number of cards after a call, and the board is not played on.
    pub count_stopped: &'static str,
    /// A wrong number of cards found when the play is over.
    pub count_after_play: &'static str,
    /// A wrong number of cards before a call.
    pub count_before_call: &'static str,
    /// The same, and somebody has seen a card of another hand.
    pub count_seen: &'static str,
    /// A card that does not belong to the board.
    pub surplus_card: &'static str,
    /// A card that was missing and counts as held all the time.
    pub missing_restored: &'static str,
    /// Information from elsewhere.
    pub extraneous: &'static str,
    /// Information from elsewhere after the first call.
    pub extraneous_later: &'static str,
    /// Information made available to partner.
    pub information_given: &'static str,
    /// What a logical alternative is.
    pub logical_alternative: &'static str,
    /// An action that such information could have suggested.
    pub suggested: &'static str,
    /// Damage by such an action.
    pub information_used: &'static str,
    /// An opponent misled by a remark, manner or tempo.
    pub misled: &'static str,
    /// An assigned score in place of the result.
    pub assigned_score: &'static str,
    /// Passes that took a player's turn do not end the auction.
    pub skipped_player: &'static str,
    /// Dummy, who has lost his rights, points out a defender's irregularity.
    pub dummy_points_out: &'static str,
    /// A defender's premature card that declarer or dummy brought about.
    pub dummy_acted: &'static str,
    /// An established revoke is not corrected.
    pub revoke_stays: &'static str,
    /// A card that goes back from a defective trick may have been revoked with.
    pub extra_was_held: &'static str,
    /// Damage by an established revoke.
    pub revoke_damage: &'static str,
    /// Damage by a revoke repeated in the same suit, or by revokes of both sides.
    pub repeated_revoke: &'static str,
    /// A call on cards of a wrong board.
    pub wrong_cards: &'static str,
    /// A call on the board whose cards were looked at by mistake.
    pub own_board: &'static str,
    /// A procedural penalty though the right to rectification is lost.
    pub after_forfeiture: &'static str,
}
