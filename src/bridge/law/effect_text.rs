//! Effects as text: a stable code and the values, for reports and logs.

use super::effect::Effect;
use super::obligation::{Adjustment, CallDemand, CallOrCard, Demand, LeadRule, Rounds};
use crate::bridge::seat::Side;
use crate::cite::Citation;
use core::fmt;

impl Effect {
    /// The stable code, such as `must-pass` or `penalty-card`.
    pub const fn code(&self) -> &'static str {
        match self {
            Effect::CallsCancelled { .. } => "calls-cancelled",
            Effect::CallStands { .. } => "call-stands",
            Effect::TurnToCall(_) => "turn-to-call",
            Effect::MustPass { .. } => "must-pass",
            Effect::MayNotDouble(_) => "may-not-double",
            Effect::Replaceable { .. } => "replaceable",
            Effect::LeadPenalty { .. } => "lead-penalty",
            Effect::Withdrawn { .. } => "withdrawn",
            Effect::Faced { .. } => "faced",
            Effect::LeadTakenBack => "lead-taken-back",
            Effect::PenaltyCard { .. } => "penalty-card",
            Effect::PickedUp { .. } => "picked-up",
            Effect::CardStands { .. } => "card-stands",
            Effect::CardsTakenBack { .. } => "cards-taken-back",
            Effect::TurnToLead(_) => "turn-to-lead",
            Effect::Declarer(_) => "declarer",
            Effect::MustPlay { .. } => "must-play",
            Effect::MustLead { .. } => "must-lead",
            Effect::MayNotLead { .. } => "may-not-lead",
            Effect::LeadSettled(_) => "lead-settled",
            Effect::LeadPenaltyUsed(_) => "lead-penalty-used",
            Effect::RevokeCard { .. } => "revoke-card",
            Effect::RevokeCorrected { .. } => "revoke-corrected",
            Effect::RevokeEstablished { .. } => "revoke-established",
            Effect::CardSupplied { .. } => "card-supplied",
            Effect::RightForfeited(_) => "right-forfeited",
            Effect::Informed(_) => "informed",
            Effect::ResultStands => "result-stands",
            Effect::BoardAdjusted(_) => "board-adjusted",
            Effect::ToConsider(_) => "to-consider",
            Effect::AdjustedScoreDue(..) => "adjusted-score-due",
        }
    }
}

impl fmt::Display for Effect {
    /// The code and the values, separated by blanks: `must-pass W throughout`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Effect::AdjustedScoreDue(seat, law) = *self {
            return Adjustment::Due(seat, law).fmt(f);
        }
        f.write_str(self.code())?;
        match self {
            Effect::AdjustedScoreDue(..) | Effect::LeadTakenBack | Effect::ResultStands => Ok(()),
            Effect::CallsCancelled { from, turn } => write!(f, " {from} {turn}"),
            Effect::CallStands { by, call } => write!(f, " {by} {call}"),
            Effect::MustPass { seat, rounds } => write!(f, " {seat} {}", rounds.name()),
            Effect::Replaceable { seat, withdrawal } => write!(f, " {seat} {}", withdrawal.call),
            Effect::LeadPenalty { offender, rule, .. } => write!(f, " {} {rule}", offender.partner()),
            Effect::Withdrawn { by, what, authorized } => {
                write!(f, " {by} {what}")?;
                Side::ALL
                    .into_iter()
                    .filter(|side| authorized[side.index()])
                    .try_for_each(|side| write!(f, " {side}"))
            }
            Effect::Faced { seat, cards, .. } | Effect::PickedUp { seat, cards } => {
                write!(f, " {seat} {cards}")
            }
            Effect::PenaltyCard { seat, card, major } => {
                write!(f, " {seat} {card} {}", if *major { "major" } else { "minor" })
            }
            Effect::CardStands { seat, card } => write!(f, " {seat} {card}"),
            Effect::CardsTakenBack { from } => write!(f, " {from}"),
            Effect::MustPlay { seat, demand } => write!(f, " {seat} {demand}"),
            Effect::MustLead { seat, suit } => write!(f, " {seat} {suit}"),
            Effect::MayNotLead { seat, suits } => write!(f, " {seat} {suits}"),
            Effect::TurnToCall(seat)
            | Effect::MayNotDouble(seat)
            | Effect::TurnToLead(seat)
            | Effect::Declarer(seat)
            | Effect::LeadSettled(seat)
            | Effect::Informed(seat) => write!(f, " {seat}"),
            Effect::LeadPenaltyUsed(offender) => write!(f, " {}", offender.partner()),
            Effect::RevokeCard { at } => write!(f, " {at}"),
            Effect::RevokeCorrected { by, .. } => write!(f, " {}", by.side()),
            Effect::RightForfeited(side) => write!(f, " {side}"),
            Effect::RevokeEstablished { by, trick, rectified: true, at_most, .. } => {
                write!(f, " {by} {trick} rectified={at_most}")
            }
            Effect::RevokeEstablished { by, trick, .. } => write!(f, " {by} {trick} not-rectified"),
            Effect::CardSupplied { at, card } => write!(f, " {at} {card}"),
            Effect::BoardAdjusted(score) => {
                write!(f, " {} {}", score.north_south.name(), score.east_west.name())
            }
            Effect::ToConsider(adjustment) => write!(f, " {adjustment}"),
        }
    }
}

impl Rounds {
    /// The stable name: `once` or `throughout`.
    pub const fn name(self) -> &'static str {
        match self {
            Rounds::Once => "once",
            Rounds::Throughout => "throughout",
        }
    }
}

impl super::adjusted::Level {
    /// The stable name: `average-minus`, `average` or `average-plus`.
    pub const fn name(self) -> &'static str {
        match self {
            super::adjusted::Level::Minus => "average-minus",
            super::adjusted::Level::Average => "average",
            super::adjusted::Level::Plus => "average-plus",
        }
    }
}

impl fmt::Display for LeadRule {
    /// `related=HS`, `any-suit` or `unspecified`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeadRule::Related(suits) => write!(f, "related={suits}"),
            LeadRule::AnySuit => f.write_str("any-suit"),
            LeadRule::Unspecified => f.write_str("unspecified"),
        }
    }
}

impl fmt::Display for CallDemand {
    /// `pass-once`, `pass-throughout`, `repeat=2H`, `no-double` or `replace=2H`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallDemand::Pass(rounds) => write!(f, "pass-{}", rounds.name()),
            CallDemand::Repeat(call) => write!(f, "repeat={call}"),
            CallDemand::NoDouble => f.write_str("no-double"),
            CallDemand::Replace(call) => write!(f, "replace={call}"),
        }
    }
}

impl fmt::Display for Demand {
    /// A card, `highest`, `lowest`, `suit=H` or `not-suit=H`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Demand::Card(card) => card.fmt(f),
            Demand::Highest => f.write_str("highest"),
            Demand::Lowest => f.write_str("lowest"),
            Demand::Suit(suit) => write!(f, "suit={suit}"),
            Demand::NotSuit(suit) => write!(f, "not-suit={suit}"),
        }
    }
}

impl fmt::Display for CallOrCard {
    /// The call, `8` and higher for the level of a bid too high, or the card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallOrCard::Call(call) => call.fmt(f),
            CallOrCard::TooHigh(level) => level.fmt(f),
            CallOrCard::Card(card) => card.fmt(f),
        }
    }
}

impl Adjustment {
    /// The stable code: `adjusted-score`, `adjusted-score-due`, `at-most-average-minus` or `procedural-penalty`.
    pub const fn code(&self) -> &'static str {
        match self {
            Adjustment::Consider(..) => "adjusted-score",
            Adjustment::Due(..) => "adjusted-score-due",
            Adjustment::AtMostAverageMinus(..) => "at-most-average-minus",
            Adjustment::Procedural(..) => "procedural-penalty",
        }
    }

    /// The law it rests on.
    pub const fn law(&self) -> Citation {
        match *self {
            Adjustment::Consider(_, law)
            | Adjustment::Due(_, law)
            | Adjustment::AtMostAverageMinus(_, law)
            | Adjustment::Procedural(_, law) => law,
        }
    }
}

impl fmt::Display for Adjustment {
    /// The code, the player or side, and the law in brackets: `adjusted-score W (2007 law 16B3)`, `procedural-penalty NS (2007 law 90A)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Adjustment::Consider(seat, _) | Adjustment::Due(seat, _) => {
                if let Some(seat) = seat {
                    write!(f, " {seat}")?;
                }
            }
            Adjustment::AtMostAverageMinus(side, _) | Adjustment::Procedural(side, _) => {
                write!(f, " {side}")?
            }
        }
        write!(f, " ({})", self.law())
    }
}
