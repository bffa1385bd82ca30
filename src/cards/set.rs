//! A set of distinct cards in one machine word.

use super::{Card, Rank, Suit};
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

const SUIT_MASK: u64 = (1 << 13) - 1;

/// A set of cards of one pack.
///
/// ```
/// use tricklaw::cards::{Card, CardSet, Rank, Suit};
/// let hand: CardSet = ["SA", "S2", "HK"].map(|card| card.parse::<Card>().unwrap()).into_iter().collect();
/// assert_eq!((hand.len(), hand.of_suit(Suit::Spades).len()), (3, 2));
/// assert_eq!(hand & CardSet::rank(Rank::Ace), CardSet::of("SA".parse().unwrap()));
/// assert_eq!((CardSet::FULL - hand).len(), 49);
/// ```
///
/// # Stability
///
/// Bit `n` stands for the card numbered `n` (see [`Card`]); the 52 bits fit a JavaScript number exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 52 cards.
    pub const FULL: CardSet = CardSet((1 << 52) - 1);

    /// The set of the given bits, or nothing if a bit above 51 is set.
    pub const fn from_bits(bits: u64) -> Option<CardSet> {
        if bits <= CardSet::FULL.0 { Some(CardSet(bits)) } else { None }
    }

    /// The 52 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether every card of `other` is in this set.
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in; says whether it was not there before.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.index();
        new
    }

    /// Takes a card out; says whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let was = self.contains(card);
        self.0 &= !(1 << card.index());
        was
    }

    /// The cards of one suit.
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & SUIT_MASK << (13 * suit as u32))
    }

    /// The ranks held in one suit as 13 bits, the two lowest.
    pub const fn ranks(self, suit: Suit) -> u16 {
        (self.0 >> (13 * suit as u32) & SUIT_MASK) as u16
    }

    /// Every card of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(SUIT_MASK << (13 * suit as u32))
    }

    /// The four cards of a rank.
    pub const fn rank(rank: Rank) -> CardSet {
        CardSet((1 | 1 << 13 | 1 << 26 | 1 << 39) << rank as u32)
    }

    /// The card with the lowest number; within one suit, the lowest card.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::from_index(self.0.trailing_zeros() as u8) }
    }

    /// The card with the highest number; within one suit, the highest card.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::from_index(63 - self.0.leading_zeros() as u8) }
    }

    /// The cards in ascending number.
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        CardSet::FULL - self
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet::of(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

/// The cards of a set in ascending number.
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0.remove(card);
        Some(card)
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Display for CardSet {
    /// The cards from the highest, separated by blanks: `SA SK H2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().rev().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_algebra_agrees_with_membership() {
        let spades = CardSet::suit(Suit::Spades);
        let aces = CardSet::rank(Rank::Ace);
        for card in Card::all() {
            assert_eq!(
                (spades | aces).contains(card),
                card.suit() == Suit::Spades || card.rank() == Rank::Ace
            );
            assert_eq!((spades & aces).contains(card), card.to_string() == "SA");
            assert_eq!(
                (spades - aces).contains(card),
                card.suit() == Suit::Spades && card.rank() != Rank::Ace
            );
            assert_eq!((!spades).contains(card), card.suit() != Suit::Spades);
        }
        assert_eq!(CardSet::from_bits(1 << 52), None);
    }

    #[test]
    fn iteration_is_ascending_and_complete() {
        assert!(CardSet::FULL.iter().eq(Card::all()));
        assert!(CardSet::FULL.iter().rev().eq(Card::all().rev()));
        assert_eq!(CardSet::rank(Rank::Two).to_string(), "S2 H2 D2 C2");
        assert_eq!(CardSet::EMPTY.lowest(), None);
    }
}
