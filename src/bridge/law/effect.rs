//! What a settled ruling does, as data.

use super::adjusted::ArtificialScore;
use super::denominations::Denominations;
use super::obligation::{Adjustment, CallOrCard, Demand, LeadRule, Rounds};
use super::replacement::Withdrawal;
use crate::bridge::call::Call;
use crate::bridge::seat::{Seat, Side};
use crate::cards::{Card, CardSet, Suit};
use crate::cite::Citation;

/// One thing a ruling brings about.
///
/// ```
/// use tricklaw::bridge::{Seat, law::{Effect, Rounds}};
/// let effect = Effect::MustPass { seat: Seat::East, rounds: Rounds::Throughout };
/// assert_eq!((effect.code(), effect.to_string()), ("must-pass", "must-pass E throughout".to_string()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Effect {
    /// The calls that stand, counted from 0, are cancelled from this one on; it is that player's turn.
    CallsCancelled {
        /// The first call that is cancelled.
        from: u16,
        /// Whose turn it is.
        turn: Seat,
    },
    /// A call stands, whether or not it was legal or in turn; the next player calls.
    CallStands {
        /// Who made it.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// It is that player's turn to call.
    TurnToCall(Seat),
    /// A player must pass.
    MustPass {
        /// Who.
        seat: Seat,
        /// For how long.
        rounds: Rounds,
    },
    /// A player may neither double nor redouble at his next turn.
    MayNotDouble(Seat),
    /// What happens next depends on the right-hand opponent or on the call that replaces this one.
    Replaceable {
        /// Whose call was withdrawn.
        seat: Seat,
        /// The call and its consequences.
        withdrawal: Withdrawal,
    },
    /// If the offender becomes a defender, declarer has a right at his partner's first lead (law 26).
    LeadPenalty {
        /// Whose call was withdrawn.
        offender: Seat,
        /// What declarer may ask.
        rule: LeadRule,
        /// The call that lifts the restriction when the offender repeats it at his next turn.
        lifted_by: Option<Call>,
    },
    /// A call or card is withdrawn; who may use what it told.
    Withdrawn {
        /// Whose.
        by: Seat,
        /// What.
        what: CallOrCard,
        /// Whether north-south may use it, whether east-west may.
        authorized: [bool; 2],
    },
    /// Cards lie face up until the auction is over (law 24).
    Faced {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: CardSet,
        /// Whether they were led, not dropped or shown.
        led: bool,
    },
    /// The face-down opening lead goes back to its hand.
    LeadTakenBack,
    /// A card becomes a penalty card.
    PenaltyCard {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Major or minor.
        major: bool,
    },
    /// Penalty cards are picked up again.
    PickedUp {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// A card is played and stands, whether or not it was legal or in turn.
    CardStands {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The cards played, counted from 0, are taken back from this one on.
    CardsTakenBack {
        /// The first card that is taken back.
        from: u8,
    },
    /// That hand is on lead.
    TurnToLead(Seat),
    /// That player becomes declarer, his partner dummy (law 54A).
    Declarer(Seat),
    /// A demand on a player's next card.
    MustPlay {
        /// Who.
        seat: Seat,
        /// What is demanded.
        demand: Demand,
    },
    /// A lead is required.
    MustLead {
        /// Who.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// Suits may not be led for as long as the player keeps the lead.
    MayNotLead {
        /// Who.
        seat: Seat,
        /// The suits.
        suits: Denominations,
    },
    /// Declarer has settled this lead of the player; penalty cards that are left stay.
    LeadSettled(Seat),
    /// The right under law 26 has been used or has lapsed.
    LeadPenaltyUsed(Seat),
    /// The card played there, counted from 0, was a revoke and proves nothing about the hand.
    RevokeCard {
        /// Which card.
        at: u8,
    },
    /// A revoke has been corrected.
    RevokeCorrected {
        /// Who revoked.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
        /// The suit that should have been followed; nothing when another duty was not met.
        suit: Option<Suit>,
    },
    /// A revoke is established, or counts as one.
    RevokeEstablished {
        /// Who revoked.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
        /// The suit that should have been played.
        suit: Option<Suit>,
        /// Whether tricks are transferred.
        rectified: bool,
        /// How many tricks can go over: one for a defective trick (law 67B1), two (law 64A), or until 1997
        /// two of three kinds.
        at_most: u8,
    },
    /// A card is put to a defective trick without affecting who won it (law 67B1).
    CardSupplied {
        /// The place it takes among the cards played, counted from 0.
        at: u8,
        /// The card.
        card: Card,
    },
    /// That side has lost its right to rectification (law 11A).
    RightForfeited(Side),
    /// A player has extraneous information from his partner, of which he may take no advantage (law 16B1).
    Informed(Seat),
    /// Nothing is adjusted: the result at the table stands.
    ResultStands,
    /// The board is not played on: an adjusted score.
    BoardAdjusted(ArtificialScore),
    /// The director has something to think about when the board is over.
    ToConsider(Adjustment),
    /// An adjusted score is due, under the law of the score that is assigned; with the player the irregularity names.
    AdjustedScoreDue(Option<Seat>, Citation),
}

/// An effect with the law it rests on; shown as `must-pass W throughout (2007 law 27B2)`, the law once where the effect names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Consequence {
    /// What happens.
    pub effect: Effect,
    /// The law.
    pub law: Citation,
}

impl core::fmt::Display for Consequence {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let named = match self.effect {
            Effect::ToConsider(adjustment) => Some(adjustment.law()),
            Effect::AdjustedScoreDue(_, law) => Some(law),
            _ => None,
        };
        if named == Some(self.law) {
            core::fmt::Display::fmt(&self.effect, f)
        } else {
            write!(f, "{} ({})", self.effect, self.law)
        }
    }
}
