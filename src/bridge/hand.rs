//! A hand of which all, some or none of the cards are known.

use crate::cards::{Card, CardSet};

/// A player's cards as somebody knows them: a server knows all of them, an opponent only how many there are.
///
/// ```
/// use tricklaw::bridge::Hand;
/// use tricklaw::cards::{CardSet, Suit};
/// let dummy = Hand::known(CardSet::suit(Suit::Clubs));
/// assert!(dummy.is_known() && !Hand::UNSEEN.is_known());
/// assert_eq!((dummy.len(), Hand::UNSEEN.len()), (13, 13));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// The cards known to be in the hand.
    pub known: CardSet,
    /// How many further cards it has.
    pub hidden: u8,
}

impl Hand {
    /// A hand of thirteen cards nobody has seen.
    pub const UNSEEN: Hand = Hand { known: CardSet::EMPTY, hidden: 13 };

    /// A hand all of whose cards are known.
    pub const fn known(cards: CardSet) -> Hand {
        Hand { known: cards, hidden: 0 }
    }

    /// Whether every card is known.
    #[inline(always)]
    pub const fn is_known(self) -> bool {
        self.hidden == 0
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.known.len() + self.hidden as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The hand once it is known to hold that card; unchanged when that was known or cannot be.
    pub(crate) const fn showing(mut self, card: Card) -> Hand {
        if self.hidden > 0 && self.known.insert(card) {
            self.hidden -= 1;
        }
        self
    }

    /// The hand after it played that card, taken from the hidden cards if it was not known.
    #[inline(always)]
    pub(crate) const fn without(mut self, card: Card) -> Hand {
        if !self.known.remove(card) {
            self.hidden = self.hidden.saturating_sub(1);
        }
        self
    }
}

impl From<CardSet> for Hand {
    fn from(cards: CardSet) -> Hand {
        Hand::known(cards)
    }
}
