//! A suit, a rank, a card.

use core::fmt;
use core::str::FromStr;

/// A suit, in the ascending order of law 1: clubs, diamonds, hearts, spades.
///
/// ```
/// use tricklaw::cards::Suit;
/// assert!(Suit::Spades > Suit::Hearts);
/// assert_eq!(Suit::from_char('♥'), Some(Suit::Hearts));
/// assert_eq!(Suit::Hearts.letter(), 'H');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    /// Clubs (梅花).
    Clubs = 0,
    /// Diamonds (方块).
    Diamonds = 1,
    /// Hearts (红心).
    Hearts = 2,
    /// Spades (黑桃).
    Spades = 3,
}

impl Suit {
    /// The four suits, lowest first.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit numbered 0 (clubs) to 3 (spades).
    pub const fn from_index(index: u8) -> Option<Suit> {
        match index {
            0 => Some(Suit::Clubs),
            1 => Some(Suit::Diamonds),
            2 => Some(Suit::Hearts),
            3 => Some(Suit::Spades),
            _ => None,
        }
    }

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `'C'`, `'D'`, `'H'` or `'S'`.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The suit of a letter of either case or of a suit sign, black or white.
    pub const fn from_char(c: char) -> Option<Suit> {
        match c {
            'C' | 'c' | '♣' | '♧' => Some(Suit::Clubs),
            'D' | 'd' | '♦' | '♢' => Some(Suit::Diamonds),
            'H' | 'h' | '♥' | '♡' => Some(Suit::Hearts),
            'S' | 's' | '♠' | '♤' => Some(Suit::Spades),
            _ => None,
        }
    }

    /// The suit a text begins with, and the text after it: a letter, a sign, or a Chinese name such as `红桃`.
    #[inline(never)]
    pub(crate) fn read(text: &str) -> Option<(Suit, &str)> {
        const CHINESE: [(&str, Suit); 10] = [
            ("黑桃", Suit::Spades),
            ("红桃", Suit::Hearts),
            ("红心", Suit::Hearts),
            ("方块", Suit::Diamonds),
            ("方片", Suit::Diamonds),
            ("梅花", Suit::Clubs),
            ("草花", Suit::Clubs),
            ("紅心", Suit::Hearts),
            ("紅桃", Suit::Hearts),
            ("方塊", Suit::Diamonds),
        ];
        let mut chars = text.chars();
        if let Some(suit) = Suit::from_char(chars.next()?) {
            let rest = chars.as_str();
            return Some((suit, rest.strip_prefix(AS_SHOWN).unwrap_or(rest)));
        }
        let (_, suit) = CHINESE.iter().find(|(name, _)| text.starts_with(name))?;
        // Two characters, three bytes each.
        Some((*suit, text.get(6..)?))
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Text that names no suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseSuitError;

impl fmt::Display for ParseSuitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a suit: C, D, H, S, a suit sign or a Chinese name is needed")
    }
}

impl core::error::Error for ParseSuitError {}

impl FromStr for Suit {
    type Err = ParseSuitError;

    /// A letter of either case, a suit sign, or a Chinese name such as `红桃`.
    fn from_str(text: &str) -> Result<Suit, ParseSuitError> {
        Suit::read(text).filter(|(_, rest)| rest.is_empty()).map(|(suit, _)| suit).ok_or(ParseSuitError)
    }
}

/// A rank, two lowest and ace highest.
///
/// ```
/// use tricklaw::cards::Rank;
/// assert!(Rank::Ten < Rank::Jack);
/// assert_eq!((Rank::Ten.letter(), Rank::Ten.index()), ('T', 8));
/// assert_eq!(("10".parse(), "T".parse()), (Ok(Rank::Ten), Ok(Rank::Ten)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    /// 2
    Two = 0,
    /// 3
    Three = 1,
    /// 4
    Four = 2,
    /// 5
    Five = 3,
    /// 6
    Six = 4,
    /// 7
    Seven = 5,
    /// 8
    Eight = 6,
    /// 9
    Nine = 7,
    /// 10, written `T`
    Ten = 8,
    /// J
    Jack = 9,
    /// Q
    Queen = 10,
    /// K
    King = 11,
    /// A
    Ace = 12,
}

impl Rank {
    /// The thirteen ranks, lowest first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank numbered 0 (two) to 12 (ace).
    pub const fn from_index(index: u8) -> Option<Rank> {
        if (index as usize) < Rank::ALL.len() { Some(Rank::ALL[index as usize]) } else { None }
    }

    /// 0 for the two to 12 for the ace.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `'2'` to `'9'`, `'T'`, `'J'`, `'Q'`, `'K'` or `'A'`.
    pub const fn letter(self) -> char {
        ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'][self as usize]
    }

    /// The rank of a character of either case; `T` is the ten (the two-character `10` is for the parser of text).
    pub const fn from_char(c: char) -> Option<Rank> {
        let index = match c {
            '2'..='9' => c as u8 - b'2',
            'T' | 't' => 8,
            'J' | 'j' => 9,
            'Q' | 'q' => 10,
            'K' | 'k' => 11,
            'A' | 'a' => 12,
            _ => return None,
        };
        Rank::from_index(index)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Text that names no rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseRankError;

impl fmt::Display for ParseRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rank: one of 2-9 T 10 J Q K A is needed")
    }
}

impl core::error::Error for ParseRankError {}

impl FromStr for Rank {
    type Err = ParseRankError;

    /// A character of either case, or `10`.
    #[inline(never)]
    fn from_str(text: &str) -> Result<Rank, ParseRankError> {
        let mut chars = text.chars();
        let rank = match (chars.next(), chars.next(), chars.next()) {
            (Some('1'), Some('0'), None) => Some(Rank::Ten),
            (Some(c), None, _) => Rank::from_char(c),
            _ => None,
        };
        rank.ok_or(ParseRankError)
    }
}

/// A card of the 52-card pack.
///
/// ```
/// use tricklaw::cards::{Card, Rank, Suit};
/// let ace: Card = "♠A".parse()?;
/// assert_eq!((ace, ace.index()), (Card::new(Suit::Spades, Rank::Ace), 51));
/// assert_eq!("红桃10".parse::<Card>()?.to_string(), "HT");
/// # Ok::<(), tricklaw::cards::ParseCardError>(())
/// ```
///
/// # Stability
///
/// A card's number is `suit * 13 + rank`, from 0 (`C2`) over 12 (`CA`), 13 (`D2`), 26 (`H2`) and 39 (`S2`)
/// to 51 (`SA`). The number crosses to JavaScript and into saved records; changing it is a breaking change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 52;

    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 13 + rank as u8)
    }

    /// The card of a number from 0 to 51.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 52 { Some(Card(index)) } else { None }
    }

    /// The card's number, 0 to 51.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 % 13) as usize]
    }

    /// Every card, from `C2` to `SA`.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..52).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseCardError;

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card: a suit (C D H S or a sign) and a rank (2-9 T 10 J Q K A) are needed")
    }
}

impl core::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    /// The parser is relaxed: either case, `T` or `10`, a letter, a sign or a Chinese name (`黑桃A`) for the suit, suit or
    /// rank first.
    #[inline(never)]
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let (suit, rank) = Suit::read(text).or_else(|| rank_first(text)).ok_or(ParseCardError)?;
        rank.parse().map(|rank| Card::new(suit, rank)).map_err(|_| ParseCardError)
    }
}

/// The marks behind a sign that ask for its coloured picture or for a letter of the text.
const AS_SHOWN: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// The suit a text ends with, and the text before it.
fn rank_first(text: &str) -> Option<(Suit, &str)> {
    let mut chars = text.strip_suffix(AS_SHOWN).unwrap_or(text).chars();
    Some((Suit::from_char(chars.next_back()?)?, chars.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_documented_ones() {
        for (name, index) in [("C2", 0), ("CA", 12), ("D2", 13), ("H2", 26), ("S2", 39), ("SA", 51)] {
            assert_eq!(name.parse::<Card>().unwrap().index(), index);
        }
    }

    #[test]
    fn every_card_round_trips_through_text() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.rank()), card);
        }
    }

    #[test]
    fn text_is_read_leniently_but_not_guessed() {
        for text in ["ht", "H10", "♥T", "10h", "T♡"] {
            assert_eq!(text.parse(), Ok(Card::new(Suit::Hearts, Rank::Ten)), "{text}");
        }
        for text in ["红桃10", "红心T", "紅桃10", "紅心t", "♥️10", "10♥️"] {
            assert_eq!(text.parse(), Ok(Card::new(Suit::Hearts, Rank::Ten)), "{text}");
        }
        for (text, card) in
            [("黑桃A", "SA"), ("方块K", "DK"), ("方片k", "DK"), ("方塊K", "DK"), ("梅花2", "C2")]
        {
            assert_eq!(text.parse::<Card>(), card.parse(), "{text}");
        }
        assert_eq!("草花J".parse::<Card>(), "CJ".parse());
        for text in [
            "",
            "H",
            "T",
            "H1",
            "H11",
            "HH",
            "55",
            "HT ",
            "HTT",
            "♥",
            "1H",
            "NT",
            "红桃",
            "红A",
            "桃A",
            "黑桃",
            "黑桃1",
            "黑桃10A",
            "A黑桃",
        ] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text}");
        }
    }
}
