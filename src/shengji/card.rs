//! Faces: what is printed on a card, the jokers included.

use crate::cards::{Card, Rank, Suit};
use core::fmt;
use core::str::FromStr;

/// A face (牌面): one of the 52 cards of the pack or one of the two jokers; several packs hold it several times.
///
/// # Stability
///
/// A face's number is that of its [`Card`] (`suit * 13 + rank`, 0 for `C2` to 51 for `SA`), then 52 for the little
/// joker (小王, `LJ`) and 53 for the big joker (大王, `BJ`). Changing it is a breaking change.
///
/// ```
/// use tricklaw::shengji::Face;
/// let king: Face = "♠K".parse().unwrap();
/// assert_eq!((king.index(), king.points()), (50, 10));
/// assert_eq!("bj".parse(), Ok(Face::BIG_JOKER));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(u8);

impl Face {
    /// How many faces there are.
    pub const COUNT: usize = 54;
    /// The little joker (小王).
    pub const LITTLE_JOKER: Face = Face(52);
    /// The big joker (大王).
    pub const BIG_JOKER: Face = Face(53);

    /// The face of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Face {
        Face(suit as u8 * 13 + rank as u8)
    }

    /// The face of a number from 0 to 53.
    pub const fn from_index(index: u8) -> Option<Face> {
        if index < 54 { Some(Face(index)) } else { None }
    }

    /// The face's number, 0 to 53.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card of the 52-card pack, or nothing for a joker.
    pub const fn card(self) -> Option<Card> {
        Card::from_index(self.0)
    }

    /// The printed suit, or nothing for a joker.
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() { None } else { Suit::from_index(self.0 / 13) }
    }

    /// The printed rank, or nothing for a joker.
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Rank::from_index(self.0 % 13) }
    }

    /// Whether it is one of the jokers.
    pub const fn is_joker(self) -> bool {
        self.0 >= 52
    }

    /// What the card counts (分, art. 6): 5 for a five, 10 for a ten or a king, otherwise nothing.
    pub const fn points(self) -> u8 {
        match self.rank() {
            Some(Rank::Five) => 5,
            Some(Rank::Ten | Rank::King) => 10,
            _ => 0,
        }
    }

    /// The faces a text names, in its order, separated as in a [`Bag`](super::Bag).
    ///
    /// # Errors
    ///
    /// [`ParseFaceError`] if a word is no card.
    pub fn read_list(text: &str) -> Result<Vec<Face>, ParseFaceError> {
        super::bag::words(text).map(str::parse).collect()
    }

    /// Every face, from `C2` to `BJ`.
    pub fn all() -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator {
        (0..54).map(Face)
    }
}

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        Face(card.index() as u8)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => card.fmt(f),
            None => f.write_str(if *self == Face::BIG_JOKER { "BJ" } else { "LJ" }),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseFaceError;

impl fmt::Display for ParseFaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card: a suit and a rank, LJ (little joker) or BJ (big joker) is needed")
    }
}

impl core::error::Error for ParseFaceError {}

impl FromStr for Face {
    type Err = ParseFaceError;

    /// Whatever [`Card`] reads, and the jokers: `LJ`, `BJ`, either case, `小王`, `大王`, `小鬼`, `大鬼`.
    #[inline(never)]
    fn from_str(text: &str) -> Result<Face, ParseFaceError> {
        const JOKERS: [[&str; 3]; 2] = [["LJ", "小王", "小鬼"], ["BJ", "大王", "大鬼"]];
        let joker =
            JOKERS.into_iter().position(|names| names.iter().any(|name| name.eq_ignore_ascii_case(text)));
        match joker {
            Some(0) => Ok(Face::LITTLE_JOKER),
            Some(_) => Ok(Face::BIG_JOKER),
            None => text.parse::<Card>().map(Face::from).map_err(|_| ParseFaceError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_round_trip() {
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(Face::from_index(face.index() as u8), Some(face));
        }
        assert_eq!(Face::from_index(54), None);
        assert_eq!("SJ".parse::<Face>().unwrap().suit(), Some(Suit::Spades), "the jack of spades, no joker");
        assert!("J".parse::<Face>().is_err());
        for (little, big) in [("lj", "bJ"), ("小王", "大王"), ("小鬼", "大鬼")] {
            assert_eq!((little.parse(), big.parse()), (Ok(Face::LITTLE_JOKER), Ok(Face::BIG_JOKER)));
        }
        assert_eq!("黑桃A".parse::<Face>().unwrap().to_string(), "SA");
        assert!(["王", "大小王", "大王 ", "鬼"].iter().all(|text| text.parse::<Face>().is_err()));
    }

    #[test]
    fn a_pack_counts_a_hundred() {
        assert_eq!(Face::all().map(|face| u32::from(face.points())).sum::<u32>(), 100);
    }
}
