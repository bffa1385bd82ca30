//! Drawing and playing out of turn (art. 31).

use super::{Grade, Measure};
use crate::cite::{Book, Citation};

/// What has become of a card drawn out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnCard {
    /// Nobody has seen it.
    Unseen,
    /// The player has seen it but not put it into his hand.
    Seen,
    /// It is in his hand.
    InHand,
}

/// A draw or a play out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnFault {
    /// A card drawn out of turn (越序抓牌).
    Draw(DrawnCard),
    /// Cards led out of turn (越序引牌).
    Lead,
    /// Cards followed or discarded out of turn (越序跟牌, 越序垫牌).
    Follow,
}

/// What happens to the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnRemedy {
    /// The card goes back.
    Returned,
    /// Whoever should have drawn takes any card out of the offender's hand.
    TakenFromHand,
    /// The cards are exposed cards.
    Exposed,
    /// Nothing is said about them; the play goes on in turn.
    PlayInTurn,
}

/// What follows, and what the referee may add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnRuling {
    /// What happens to the cards.
    pub remedy: TurnRemedy,
    /// What the referee may choose from.
    pub measures: &'static [Measure],
    /// The article.
    pub law: Citation,
}

/// What art. 31 says about a draw or a play out of turn.
///
/// Where the book leaves it to the referee whether to punish, and fines only what is serious, he may also warn or record a
/// violation: art. 29(1) and (2) count both among the punishments.
///
/// ```
/// use tricklaw::shengji::law::{TurnFault, TurnRemedy, turn_ruling};
/// assert_eq!(turn_ruling(TurnFault::Lead).remedy, TurnRemedy::Exposed);
/// ```
pub const fn turn_ruling(fault: TurnFault) -> TurnRuling {
    const NOTHING: &[Measure] = &[Measure::None];
    const UP_TO_TWO: &[Measure] = &[
        Measure::None,
        Measure::Warning,
        Measure::Violation,
        Measure::Fine(Grade::One),
        Measure::Fine(Grade::Two),
    ];
    const UP_TO_ONE: &[Measure] = UP_TO_TWO.split_at(4).0;
    let (remedy, measures, article) = match fault {
        TurnFault::Draw(DrawnCard::Unseen) => (TurnRemedy::Returned, NOTHING, "31(1)(1)"),
        TurnFault::Draw(DrawnCard::Seen) => (TurnRemedy::Returned, UP_TO_ONE, "31(1)(2)"),
        TurnFault::Draw(DrawnCard::InHand) => (TurnRemedy::TakenFromHand, UP_TO_TWO, "31(1)(3)"),
        TurnFault::Lead => {
            (TurnRemedy::Exposed, super::exposure_ruling(super::Exposure::Heavy).measures, "31(2)")
        }
        TurnFault::Follow => (TurnRemedy::PlayInTurn, UP_TO_TWO, "31(2)"),
    };
    TurnRuling { remedy, measures, law: Citation::new(Book::Shengji2002, article) }
}
