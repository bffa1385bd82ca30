//! Why an action is refused.

use super::position::Phase;
use crate::cite::{Book, Citation};
use crate::shengji::bag::Bag;
use crate::shengji::declare::DeclareRefusal;
use crate::shengji::follow::FollowRefusal;
use crate::shengji::law::LeadDemandRefusal;
use crate::shengji::lead::LeadRefusal;
use crate::shengji::seat::Seat;
use core::fmt;

/// Why an action is refused; the position is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// The action belongs to another stage of the deal.
    WrongPhase(Phase),
    /// Another player is to follow.
    NotYourTurn(Seat),
    /// Another player leads: the dealer, or the winner of the last trick.
    NotYourLead(Seat),
    /// Another player names the trump suit of a board.
    NotYoursToName(Seat),
    /// More cards than are left to draw.
    NoMoreCards {
        /// How many are left.
        left: usize,
    },
    /// A player is told that he draws another number of cards than fall to him when that player draws first: the table was
    /// begun with another [first drawer](super::Position::first_drawer), or told of another deal.
    WrongDraw {
        /// Who draws the first card here.
        first: Seat,
        /// How many of the cards fall to him.
        owed: usize,
        /// How many he is told he draws.
        told: usize,
    },
    /// Declaring ends when all cards are drawn, not before.
    CardsToDraw {
        /// How many are left to draw.
        left: usize,
        /// Whether it is the first deal, which has its own article.
        first_deal: bool,
    },
    /// A declaration is not allowed.
    Declare(DeclareRefusal),
    /// A declaration in the race for the first deal is not allowed (抢庄, art. 8).
    Race(DeclareRefusal),
    /// The dealer buries another number of cards than the kitty had.
    WrongKitty {
        /// How many he has to bury.
        owed: usize,
    },
    /// The cards are not in the hand.
    NotHeld {
        /// Those that are not.
        missing: Bag,
    },
    /// Cards that are to be buried are not in the dealer's hand, or cards that are shown as buried are elsewhere.
    NotHeldToBury {
        /// Those that are not.
        missing: Bag,
    },
    /// The cards cannot be led like that.
    Lead(LeadRefusal),
    /// The cards are no legal answer to the lead.
    Follow(FollowRefusal),
    /// A demand on a lead cannot be made, or is not met.
    Demand(LeadDemandRefusal),
    /// The part is none of the choices.
    NotAChoice {
        /// The numbers of the parts to choose from.
        choices: Vec<usize>,
    },
    /// A verdict on a throw does not name parts of it once each in their order, each with other players who beat it, or
    /// names choices that do not follow from that.
    NotAVerdict {
        /// The numbers of the parts of the throw.
        parts: Vec<usize>,
    },
    /// A verdict on a throw contradicts the cards known here: a hand that is seen, or what those that are not can hold.
    Contradicted,
    /// The fine's grade is not open to the referee there.
    WrongGrade,
    /// The hand that would give cards has not so many more than the other.
    NoSurplus,
    /// The cards lie face up already, and there are no more of them in the hand.
    AlreadyExposed {
        /// Which.
        cards: Bag,
    },
    /// The play was legal, so that it is no revoke (art. 36).
    NoRevoke,
    /// The action is another player's, or with nobody named the referee's or the program's.
    NotYours(Option<Seat>),
    /// The action needs cards this position does not know, or does not agree with those it knows.
    Hidden,
}

impl TableRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            TableRefusal::WrongPhase(_) => "wrong-phase",
            TableRefusal::NotYourTurn(_) | TableRefusal::NotYourLead(_) | TableRefusal::NotYoursToName(_) => {
                "not-your-turn"
            }
            TableRefusal::NoMoreCards { .. } => "no-more-cards",
            TableRefusal::WrongDraw { .. } => "wrong-draw",
            TableRefusal::CardsToDraw { .. } => "cards-to-draw",
            TableRefusal::Declare(refusal) | TableRefusal::Race(refusal) => refusal.code(),
            TableRefusal::WrongKitty { .. } => "wrong-kitty",
            TableRefusal::NotHeld { .. } | TableRefusal::NotHeldToBury { .. } => "not-held",
            TableRefusal::Lead(refusal) => refusal.code(),
            TableRefusal::Follow(refusal) => refusal.code(),
            TableRefusal::Demand(refusal) => refusal.code(),
            TableRefusal::NotAChoice { .. } | TableRefusal::NotAVerdict { .. } => "not-a-choice",
            TableRefusal::WrongGrade => "wrong-grade",
            TableRefusal::NoSurplus => "no-surplus",
            TableRefusal::AlreadyExposed { .. } => "already-exposed",
            TableRefusal::NoRevoke => "no-revoke",
            TableRefusal::NotYours(_) => "not-yours",
            TableRefusal::Hidden | TableRefusal::Contradicted => "hidden",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        let article = match self {
            TableRefusal::Race(
                DeclareRefusal::NotALevelCard
                | DeclareRefusal::WrongCount
                | DeclareRefusal::NotHeld { .. }
                | DeclareRefusal::NotEnough { .. },
            ) => "8 ¶1",
            TableRefusal::Declare(refusal) | TableRefusal::Race(refusal) => return refusal.law(),
            TableRefusal::Lead(refusal) => return refusal.law(),
            TableRefusal::Follow(refusal) => return refusal.law(),
            TableRefusal::Demand(refusal) => return refusal.law(),
            TableRefusal::CardsToDraw { first_deal: true, .. } => "8 ¶2",
            TableRefusal::CardsToDraw { .. } => "21(3) ¶1",
            TableRefusal::WrongDraw { .. } => "7(2)",
            TableRefusal::WrongPhase(_) => "6(20)",
            TableRefusal::NotYourTurn(_) | TableRefusal::NotYours(Some(_)) => "12 ¶2",
            TableRefusal::NotYours(None) => "39(3)",
            TableRefusal::NotYourLead(_) => "10",
            TableRefusal::NotYoursToName(_) => "21(3) ¶2",
            TableRefusal::NotHeldToBury { .. } => "9 ¶2",
            TableRefusal::NoMoreCards { .. } | TableRefusal::WrongKitty { .. } => "9",
            TableRefusal::NotHeld { .. } | TableRefusal::Hidden => "12 ¶1",
            TableRefusal::NoSurplus => "32(3)",
            TableRefusal::AlreadyExposed { .. } => "35(2)",
            TableRefusal::NoRevoke => "36 ¶1",
            TableRefusal::NotAChoice { .. }
            | TableRefusal::NotAVerdict { .. }
            | TableRefusal::Contradicted
            | TableRefusal::WrongGrade => "34(1)",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableRefusal::WrongPhase(phase) => {
                f.write_str("not now: ")?;
                phase.describe(f)
            }
            TableRefusal::NotYourTurn(seat)
            | TableRefusal::NotYourLead(seat)
            | TableRefusal::NotYoursToName(seat) => write!(f, "{seat} is to act"),
            TableRefusal::NoMoreCards { left } | TableRefusal::CardsToDraw { left, .. } => {
                write!(f, "{left} cards are left to draw")
            }
            TableRefusal::WrongDraw { first, owed, told } => {
                write!(f, "with {first} drawing first (`first`) he draws {owed} of these cards, not {told}")
            }
            TableRefusal::Declare(refusal) | TableRefusal::Race(refusal) => refusal.fmt(f),
            TableRefusal::WrongKitty { owed } => write!(f, "{owed} cards are buried"),
            TableRefusal::NotHeld { missing } | TableRefusal::NotHeldToBury { missing } => {
                write!(f, "{missing} not in hand")
            }
            TableRefusal::Lead(refusal) => refusal.fmt(f),
            TableRefusal::Follow(refusal) => refusal.fmt(f),
            TableRefusal::Demand(refusal) => refusal.fmt(f),
            TableRefusal::NotAChoice { choices } => {
                f.write_str("the parts to choose from are")?;
                choices.iter().try_for_each(|choice| write!(f, " {choice}"))
            }
            TableRefusal::NotAVerdict { parts } => {
                let last = parts.len().saturating_sub(1);
                write!(
                    f,
                    "each beaten part, 0 to {last}, is named once, in order, with the others who beat it"
                )
            }
            TableRefusal::WrongGrade => f.write_str("a fine for a failed throw is of grade 1 or 2"),
            TableRefusal::NoSurplus => f.write_str("there are not so many cards too many to take"),
            TableRefusal::AlreadyExposed { cards } => write!(f, "{cards} already exposed"),
            TableRefusal::NoRevoke => f.write_str("the play is legal"),
            TableRefusal::NotYours(Some(seat)) => write!(f, "only {seat} may do that"),
            TableRefusal::NotYours(None) => f.write_str("only the referee or the program may do that"),
            TableRefusal::Contradicted => f.write_str("that does not go with the cards known here"),
            TableRefusal::Hidden => f.write_str("that cannot be judged with the cards known here"),
        }
    }
}

impl core::error::Error for TableRefusal {}

impl From<DeclareRefusal> for TableRefusal {
    fn from(refusal: DeclareRefusal) -> TableRefusal {
        TableRefusal::Declare(refusal)
    }
}

impl From<LeadRefusal> for TableRefusal {
    fn from(refusal: LeadRefusal) -> TableRefusal {
        TableRefusal::Lead(refusal)
    }
}

impl From<FollowRefusal> for TableRefusal {
    fn from(refusal: FollowRefusal) -> TableRefusal {
        TableRefusal::Follow(refusal)
    }
}

impl From<LeadDemandRefusal> for TableRefusal {
    fn from(refusal: LeadDemandRefusal) -> TableRefusal {
        TableRefusal::Demand(refusal)
    }
}
