//! Cards held together: how many of each face.

use super::card::{Face, ParseFaceError};
use core::fmt;
use core::str::FromStr;

/// A bag of cards: 0 to 3 of each face, enough for three packs.
///
/// The counts are kept as two planes of bits, so that whole bags are compared and subtracted in a few
/// machine operations.
///
/// ```
/// use tricklaw::shengji::Bag;
/// let hand: Bag = "SA SA S5 BJ".parse().unwrap();
/// assert_eq!((hand.len(), hand.points()), (4, 5));
/// assert!(hand.contains_all("SA SA".parse().unwrap()));
/// assert_eq!(hand.minus("SA BJ".parse().unwrap()).unwrap().to_string(), "SA S5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    low: u64,
    high: u64,
}

impl Bag {
    /// No card.
    pub const EMPTY: Bag = Bag { low: 0, high: 0 };
    /// The largest count of one face.
    pub const MAX_COUNT: u8 = 3;
    const ALL_FACES: u64 = (1 << Face::COUNT) - 1;

    /// `packs` whole packs of 54 cards, 0 to 3 (more count as 3).
    pub const fn packs(packs: u8) -> Bag {
        let packs = if packs > 3 { 3 } else { packs };
        Bag {
            low: if packs & 1 == 1 { Bag::ALL_FACES } else { 0 },
            high: if packs & 2 == 2 { Bag::ALL_FACES } else { 0 },
        }
    }

    /// The bag with those counts per face number, or nothing if a count is above 3.
    pub fn from_counts(counts: &[u8; Face::COUNT]) -> Option<Bag> {
        let mut bag = Bag::EMPTY;
        for (face, &count) in Face::all().zip(counts) {
            if count > Bag::MAX_COUNT {
                return None;
            }
            bag = bag.with_count(face, count);
        }
        Some(bag)
    }

    /// How many of each face, by face number.
    pub fn counts(self) -> [u8; Face::COUNT] {
        core::array::from_fn(|i| (self.low >> i & 1) as u8 | ((self.high >> i & 1) as u8) << 1)
    }

    /// The bag of the given cards, or nothing if a face comes more than three times.
    pub fn of(cards: impl IntoIterator<Item = Face>) -> Option<Bag> {
        let mut bag = Bag::EMPTY;
        cards.into_iter().all(|face| bag.insert(face)).then_some(bag)
    }

    /// How many of one face, 0 to 3.
    pub const fn count(self, face: Face) -> u8 {
        let i = face.index();
        (self.low >> i & 1) as u8 | ((self.high >> i & 1) as u8) << 1
    }

    /// The bag with `count` (0 to 3; more count as 3) cards of that face, whatever it had.
    #[must_use]
    pub const fn with_count(self, face: Face, count: u8) -> Bag {
        let bit = 1 << face.index();
        let count = if count > 3 { 3 } else { count };
        Bag {
            low: if count & 1 == 1 { self.low | bit } else { self.low & !bit },
            high: if count & 2 == 2 { self.high | bit } else { self.high & !bit },
        }
    }

    /// Puts a card in; says whether there was room (a fourth card of a face is not taken).
    pub const fn insert(&mut self, face: Face) -> bool {
        let bit = 1 << face.index();
        let carry = self.low & bit;
        if carry & self.high != 0 {
            return false;
        }
        self.low ^= bit;
        self.high |= carry;
        true
    }

    /// Takes a card out; says whether it was there.
    pub const fn remove(&mut self, face: Face) -> bool {
        let count = self.count(face);
        if count > 0 {
            *self = self.with_count(face, count - 1);
        }
        count > 0
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.low.count_ones() as usize + 2 * self.high.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The faces held at least `count` times, as bits by face number.
    pub const fn at_least(self, count: u8) -> u64 {
        match count {
            0 => Bag::ALL_FACES,
            1 => self.low | self.high,
            2 => self.high,
            3 => self.low & self.high,
            _ => 0,
        }
    }

    /// The cards whose faces are among those bits.
    pub const fn among(self, faces: u64) -> Bag {
        Bag { low: self.low & faces, high: self.high & faces }
    }

    /// Whether every card of `other` is in this bag, as often as it is there.
    pub const fn contains_all(self, other: Bag) -> bool {
        let more = self.high & !other.high | !(self.high ^ other.high) & (self.low | !other.low);
        more & Bag::ALL_FACES == Bag::ALL_FACES
    }

    /// This bag without the cards of `other`, or nothing if one is missing.
    pub const fn minus(self, other: Bag) -> Option<Bag> {
        if !self.contains_all(other) {
            return None;
        }
        let borrow = !self.low & other.low;
        Some(Bag { low: self.low ^ other.low, high: self.high ^ other.high ^ borrow })
    }

    /// Both bags together, or nothing if a face would come more than three times.
    // Compiled once for all who ask, as are those below: they are asked from many places, and nowhere in a hurry.
    #[inline(never)]
    pub const fn plus(self, other: Bag) -> Option<Bag> {
        let carry = self.low & other.low;
        if self.high & other.high | carry & (self.high | other.high) != 0 {
            return None;
        }
        Some(Bag { low: self.low ^ other.low, high: self.high | other.high | carry })
    }

    /// The cards both bags have, face by face the smaller count.
    #[inline(never)]
    pub const fn common(self, other: Bag) -> Bag {
        let (three, two, one) = (
            self.at_least(3) & other.at_least(3),
            self.at_least(2) & other.at_least(2),
            self.at_least(1) & other.at_least(1),
        );
        Bag { low: three | one & !two, high: two }
    }

    /// The cards one of the bags has, face by face the greater count.
    #[inline(never)]
    pub const fn either(self, other: Bag) -> Bag {
        let (three, two, one) = (
            self.at_least(3) | other.at_least(3),
            self.at_least(2) | other.at_least(2),
            self.at_least(1) | other.at_least(1),
        );
        Bag { low: three | one & !two, high: two }
    }

    /// This bag without what it has in common with `other`.
    #[inline(never)]
    pub const fn beyond(self, other: Bag) -> Bag {
        match self.minus(self.common(other)) {
            Some(rest) => rest,
            None => Bag::EMPTY,
        }
    }

    /// What the cards count together (art. 6).
    pub fn points(self) -> u32 {
        const FIVES: u64 = 1 << 3 | 1 << 16 | 1 << 29 | 1 << 42;
        const TENS: u64 = FIVES << 5 | FIVES << 8;
        let held = |faces| self.among(faces).len() as u32;
        5 * held(FIVES) + 10 * held(TENS)
    }

    /// Each face held with its count, by ascending face number.
    pub fn faces(self) -> impl Iterator<Item = (Face, u8)> {
        let mut left = self.at_least(1);
        core::iter::from_fn(move || {
            let face = Face::from_index(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some((face, self.count(face)))
        })
    }

    /// The cards by ascending face number, each as often as it is held.
    pub const fn iter(self) -> BagIter {
        BagIter(self)
    }

    /// The cards as [`iter`](Bag::iter) gives them, in a list. Compiled once for all who ask.
    #[inline(never)]
    pub(crate) fn to_vec(self) -> Vec<Face> {
        let mut cards = Vec::with_capacity(self.len());
        self.iter().for_each(|face| cards.push(face));
        cards
    }
}

/// The cards of a [`Bag`] by ascending face number, each as often as it is held.
#[derive(Clone, Debug)]
pub struct BagIter(Bag);

impl Iterator for BagIter {
    type Item = Face;

    fn next(&mut self) -> Option<Face> {
        let face = Face::from_index(self.0.at_least(1).trailing_zeros() as u8)?;
        self.0.remove(face);
        Some(face)
    }
}

impl IntoIterator for Bag {
    type Item = Face;
    type IntoIter = BagIter;

    fn into_iter(self) -> BagIter {
        self.iter()
    }
}

impl fmt::Display for Bag {
    /// The cards from the highest face number, separated by blanks: `BJ SA SA H2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for face in Face::all().rev() {
            for _ in 0..self.count(face) {
                write!(f, "{separator}{face}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Text that is no bag of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseBagError {
    /// A word is no card.
    Face(ParseFaceError),
    /// The face comes more than three times.
    TooMany(Face),
}

impl fmt::Display for ParseBagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBagError::Face(error) => error.fmt(f),
            ParseBagError::TooMany(face) => write!(f, "more than three of {face}"),
        }
    }
}

impl core::error::Error for ParseBagError {}

impl FromStr for Bag {
    type Err = ParseBagError;

    /// Cards separated by blanks or commas (`,`, `，`, `、`), in any order; no card for empty text.
    #[inline(never)]
    fn from_str(text: &str) -> Result<Bag, ParseBagError> {
        let mut bag = Bag::EMPTY;
        for word in words(text) {
            let face = word.parse().map_err(ParseBagError::Face)?;
            if !bag.insert(face) {
                return Err(ParseBagError::TooMany(face));
            }
        }
        Ok(bag)
    }
}

/// The words of a list of cards.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    let between = |c| matches!(c, ' ' | ',' | '\t' | '\n' | '\r' | '，' | '、' | '\u{3000}');
    text.split(between).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of counts at once: faces 0..15 hold all combinations.
    fn all_pairs() -> (Bag, Bag) {
        let (mut a, mut b) = (Bag::EMPTY, Bag::EMPTY);
        for i in 0..16 {
            let face = Face::from_index(i).unwrap();
            a = a.with_count(face, i / 4);
            b = b.with_count(face, i % 4);
        }
        (a, b)
    }

    #[test]
    fn planes_agree_with_counting() {
        let (a, b) = all_pairs();
        assert_eq!((a.len(), b.len()), (24, 24));
        for i in 0..16 {
            let face = Face::from_index(i).unwrap();
            let mask = 1 << i;
            let (x, y) = (a.among(mask), b.among(mask));
            let (m, n) = (i / 4, i % 4);
            assert_eq!((x.count(face), y.count(face)), (m, n));
            assert_eq!(x.contains_all(y), m >= n);
            assert_eq!(x.minus(y).map(|bag| bag.count(face)), m.checked_sub(n));
            assert_eq!(x.plus(y).map(|bag| bag.count(face)), (m + n <= 3).then_some(m + n));
            assert_eq!(x.common(y).count(face), m.min(n));
            assert_eq!(x.either(y).count(face), m.max(n));
            assert_eq!(x.beyond(y).count(face), m.saturating_sub(n));
            for least in 0..=4 {
                assert_eq!(a.at_least(least) >> i & 1 == 1, m >= least);
            }
        }
    }

    #[test]
    fn text_and_counts_round_trip() {
        let (a, _) = all_pairs();
        assert_eq!(a.to_string().parse(), Ok(a));
        assert_eq!(Bag::from_counts(&a.counts()), Some(a));
        assert_eq!(Bag::of(a.iter()), Some(a));
        assert_eq!("SA,SA SA SA".parse::<Bag>(), Err(ParseBagError::TooMany("SA".parse().unwrap())));
        assert_eq!("黑桃A、大王，红桃10 ♠A".parse(), "SA BJ HT SA".parse::<Bag>());
        assert_eq!("SA X".parse::<Bag>(), Err(ParseBagError::Face(ParseFaceError)));
    }

    #[test]
    fn whole_packs() {
        for packs in 0..=3 {
            assert_eq!(Bag::packs(packs).len(), 54 * packs as usize);
            assert_eq!(Bag::packs(packs).points(), 100 * u32::from(packs));
        }
    }
}
