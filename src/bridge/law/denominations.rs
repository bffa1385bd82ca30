//! Sets of denominations: what a call is related to, what may not be led.

use crate::bridge::call::Denomination;
use crate::cards::{CardSet, Suit};

/// A set of denominations: what a call is related to.
///
/// ```
/// use tricklaw::bridge::{Denomination, law::Denominations};
/// // A call that shows both majors.
/// let majors: Denominations = [Denomination::Hearts, Denomination::Spades].into_iter().collect();
/// assert!(majors.contains(Denomination::Spades) && !majors.contains(Denomination::NoTrump));
/// assert_eq!(majors.cards().len(), 26);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Denominations(u8);

impl Denominations {
    /// None.
    pub const NONE: Denominations = Denominations(0);

    /// The set of the five low bits, clubs the lowest; nothing when a higher bit is set.
    pub const fn from_bits(bits: u8) -> Option<Denominations> {
        if bits < 32 { Some(Denominations(bits)) } else { None }
    }

    /// The five bits, clubs the lowest, notrump the highest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set of one.
    pub const fn of(denomination: Denomination) -> Denominations {
        Denominations(1 << denomination as u8)
    }

    /// Whether it is in the set.
    pub const fn contains(self, denomination: Denomination) -> bool {
        self.0 >> denomination as u8 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The suits of the set, lowest first.
    pub fn suits(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.contains(suit.into()))
    }

    /// Every card of the suits of the set.
    pub fn cards(self) -> CardSet {
        self.suits().fold(CardSet::EMPTY, |cards, suit| cards | CardSet::suit(suit))
    }
}

impl FromIterator<Denomination> for Denominations {
    fn from_iter<I: IntoIterator<Item = Denomination>>(items: I) -> Denominations {
        items
            .into_iter()
            .fold(Denominations::NONE, |set, item| Denominations(set.0 | Denominations::of(item).0))
    }
}

impl From<Suit> for Denominations {
    fn from(suit: Suit) -> Denominations {
        Denominations::of(suit.into())
    }
}
