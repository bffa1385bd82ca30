//! Hands at a table, seen or not.

use super::refusal::TableRefusal;
use super::setup_fault::SetupFault;
use crate::shengji::bag::Bag;
use crate::shengji::deal::{Place, Sizes};
use crate::shengji::seat::BySeat;

/// A hand, seen or not.
///
/// ```
/// use tricklaw::shengji::Hand;
/// let own = Hand::Known("SA SK".parse().unwrap());
/// assert_eq!((own.len(), Hand::Hidden(25).len()), (2, 25));
/// assert!(Hand::Hidden(25).known().is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// Its cards.
    Known(Bag),
    /// How many cards it has.
    Hidden(usize),
}

impl Hand {
    /// How many cards it has.
    pub const fn len(self) -> usize {
        match self {
            Hand::Known(cards) => cards.len(),
            Hand::Hidden(cards) => cards,
        }
    }

    /// Whether it has no card.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Its cards, if they are seen.
    pub const fn known(self) -> Option<Bag> {
        match self {
            Hand::Known(cards) => Some(cards),
            Hand::Hidden(_) => None,
        }
    }

    /// The hand without those cards.
    pub(super) fn without(self, cards: Bag) -> Result<Hand, TableRefusal> {
        match self {
            Hand::Known(held) => match held.minus(cards) {
                Some(left) => Ok(Hand::Known(left)),
                None => Err(TableRefusal::NotHeld { missing: cards.beyond(held) }),
            },
            Hand::Hidden(held) => held.checked_sub(cards.len()).map(Hand::Hidden).ok_or(TableRefusal::Hidden),
        }
    }

    /// The hand with more cards.
    pub(super) fn with(self, cards: Bag) -> Hand {
        match self {
            Hand::Known(held) => Hand::Known(held.plus(cards).unwrap_or(held)),
            Hand::Hidden(held) => Hand::Hidden(held + cards.len()),
        }
    }
}

/// Whether the packs hold the cards that are seen.
pub(super) fn known_cards_fit(sizes: Sizes, hands: &BySeat<Hand>, kitty: Option<Bag>) -> bool {
    packs_hold(sizes, hands, kitty).is_ok()
}

/// The first card that is seen and that the packs do not hold, if there is one, and where it is.
pub(super) fn packs_hold(sizes: Sizes, hands: &BySeat<Hand>, kitty: Option<Bag>) -> Result<(), SetupFault> {
    let mut left = Bag::packs(sizes.decks());
    let in_hands = hands.iter().map(|(seat, hand)| (Place::Hand(seat), hand.known()));
    for (place, known) in in_hands.chain([(Place::Kitty, kitty)]) {
        let known = known.unwrap_or_default();
        if let Some(face) = known.beyond(left).iter().next() {
            return Err(SetupFault::TooManyOfAFace { face, place, decks: sizes.decks() });
        }
        left = left.beyond(known);
    }
    Ok(())
}
