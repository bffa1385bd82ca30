//! Denominations, bids and calls (laws 17-19).

use crate::cards::Suit;
use core::fmt;
use core::str::FromStr;

/// The suit of a bid, or notrump; ascending: clubs, diamonds, hearts, spades, notrump (law 18E).
///
/// ```
/// use tricklaw::bridge::Denomination;
/// use tricklaw::cards::Suit;
/// assert!(Denomination::NoTrump > Denomination::Spades);
/// assert_eq!("♥".parse(), Ok(Denomination::from(Suit::Hearts)));
/// assert_eq!(Denomination::NoTrump.trump(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Denomination {
    /// Clubs
    Clubs = 0,
    /// Diamonds
    Diamonds = 1,
    /// Hearts
    Hearts = 2,
    /// Spades
    Spades = 3,
    /// Notrump (无将)
    NoTrump = 4,
}

impl Denomination {
    /// The five denominations, lowest first.
    pub const ALL: [Denomination; 5] = [
        Denomination::Clubs,
        Denomination::Diamonds,
        Denomination::Hearts,
        Denomination::Spades,
        Denomination::NoTrump,
    ];

    /// The denomination numbered 0 (clubs) to 4 (notrump).
    pub const fn from_index(index: u8) -> Option<Denomination> {
        if index < 5 { Some(Denomination::ALL[index as usize]) } else { None }
    }

    /// 0 for clubs to 4 for notrump.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The trump suit, or nothing at notrump.
    pub const fn trump(self) -> Option<Suit> {
        Suit::from_index(self as u8)
    }
}

impl From<Suit> for Denomination {
    fn from(suit: Suit) -> Denomination {
        Denomination::ALL[suit.index()]
    }
}

impl fmt::Display for Denomination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["C", "D", "H", "S", "NT"][self.index()])
    }
}

impl FromStr for Denomination {
    type Err = ParseCallError;

    /// `C`, `D`, `H`, `S`, a suit sign, `N` or `NT`, either case, or a Chinese name: `黑桃`, `无将`.
    fn from_str(text: &str) -> Result<Denomination, ParseCallError> {
        match text {
            "N" | "n" | "NT" | "Nt" | "nT" | "nt" | "无将" | "無將" => Ok(Denomination::NoTrump),
            suit => suit.parse().map(Suit::into).map_err(|_| ParseCallError::Denomination),
        }
    }
}

/// A bid: a level from 1 to 7 and a denomination (law 18A). Bids compare as law 18B ranks them.
///
/// ```
/// use tricklaw::bridge::{Bid, Denomination};
/// let three_notrump: Bid = "3NT".parse().unwrap();
/// assert_eq!(three_notrump, Bid::new(3, Denomination::NoTrump).unwrap());
/// assert_eq!(three_notrump.next().unwrap().to_string(), "4C");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bid(u8);

impl Bid {
    /// One club, the lowest bid.
    pub const LOWEST: Bid = Bid(0);
    /// Seven notrump, the highest bid.
    pub const HIGHEST: Bid = Bid(34);

    /// The bid of that level, 1 to 7; nothing for another level.
    pub const fn new(level: u8, denomination: Denomination) -> Option<Bid> {
        if level >= 1 && level <= 7 { Some(Bid((level - 1) * 5 + denomination as u8)) } else { None }
    }

    /// The level, 1 to 7: the odd tricks undertaken.
    pub const fn level(self) -> u8 {
        self.0 / 5 + 1
    }

    /// The denomination.
    pub const fn denomination(self) -> Denomination {
        Denomination::ALL[(self.0 % 5) as usize]
    }

    /// The next higher bid, or nothing above 7NT.
    pub const fn next(self) -> Option<Bid> {
        if self.0 < 34 { Some(Bid(self.0 + 1)) } else { None }
    }

    /// All 35 bids, lowest first.
    pub fn all() -> impl Iterator<Item = Bid> {
        (0..35).map(Bid)
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level(), self.denomination())
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bid {
    type Err = ParseCallError;

    /// A level and a denomination: `1C`, `3nt`, `4♥`, `7N`, `1无将`.
    fn from_str(text: &str) -> Result<Bid, ParseCallError> {
        let level = text.bytes().next().unwrap_or_default().wrapping_sub(b'0');
        let denomination = text.get(1..).and_then(|text| text.parse().ok());
        denomination.and_then(|denomination| Bid::new(level, denomination)).ok_or(ParseCallError::Bid)
    }
}

/// A call: pass, double, redouble or a bid.
///
/// ```
/// use tricklaw::bridge::Call;
/// assert_eq!("Dbl".parse(), Ok(Call::Double));
/// let call: Call = "4♥".parse().unwrap();
/// assert!(matches!(call, Call::Bid(bid) if bid.level() == 4));
/// ```
///
/// # Stability
///
/// A call's number is 0 for pass, 1 for double, 2 for redouble and `3 + 5 * (level - 1) + denomination` for
/// a bid, from 3 (`1C`) to 37 (`7NT`). Changing it is a breaking change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Call {
    /// Pass (不叫)
    Pass,
    /// Double (加倍)
    Double,
    /// Redouble (再加倍)
    Redouble,
    /// A bid (实质叫牌)
    Bid(Bid),
}

impl Call {
    /// How many calls there are.
    pub const COUNT: usize = 38;

    /// The call numbered 0 to 37.
    pub const fn from_index(index: u8) -> Option<Call> {
        match index {
            0 => Some(Call::Pass),
            1 => Some(Call::Double),
            2 => Some(Call::Redouble),
            3..=37 => Some(Call::Bid(Bid(index - 3))),
            _ => None,
        }
    }

    /// The call's number, 0 to 37.
    pub const fn index(self) -> usize {
        match self {
            Call::Pass => 0,
            Call::Double => 1,
            Call::Redouble => 2,
            Call::Bid(bid) => bid.0 as usize + 3,
        }
    }

    /// Every call by number.
    pub fn all() -> impl Iterator<Item = Call> {
        (0..38).filter_map(Call::from_index)
    }
}

impl From<Bid> for Call {
    fn from(bid: Bid) -> Call {
        Call::Bid(bid)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("Pass"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names nothing of the kind that was wanted.
///
/// ```
/// use tricklaw::bridge::{Contract, ParseCallError};
/// let error = "4S".parse::<Contract>().unwrap_err();
/// assert_eq!(error, ParseCallError::Contract);
/// assert_eq!(error.to_string(), "not a contract: a bid, doubled or not, and the declarer are needed, as in 4SX N");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseCallError {
    /// No denomination.
    Denomination,
    /// No bid.
    Bid,
    /// No call.
    Call,
    /// No contract without its declarer.
    Undertaking,
    /// No contract with its declarer.
    Contract,
}

impl fmt::Display for ParseCallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseCallError::Denomination => "not a denomination: C, D, H, S or NT is needed",
            ParseCallError::Bid => "not a bid: 1C to 7NT is needed",
            ParseCallError::Call => "not a call: Pass, X, XX or a bid from 1C to 7NT is needed",
            ParseCallError::Undertaking => "not a contract: a bid, doubled or not, is needed, as in 4SX",
            ParseCallError::Contract => {
                "not a contract: a bid, doubled or not, and the declarer are needed, as in 4SX N"
            }
        })
    }
}

impl core::error::Error for ParseCallError {}

impl FromStr for Call {
    type Err = ParseCallError;

    /// A bid, or `Pass` `P`, `X` `D` `Dbl` `Double`, `XX` `R` `Rdbl` `Redouble`, either case; `不叫`, `加倍`, `再加倍`.
    fn from_str(text: &str) -> Result<Call, ParseCallError> {
        match text.to_ascii_lowercase().as_str() {
            "pass" | "p" | "不叫" => Ok(Call::Pass),
            "x" | "d" | "dbl" | "double" | "加倍" => Ok(Call::Double),
            "xx" | "r" | "rdbl" | "redouble" | "再加倍" => Ok(Call::Redouble),
            _ => text.parse().map(Call::Bid).map_err(|_| ParseCallError::Call),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_documented_ones() {
        for (text, index) in [("Pass", 0), ("X", 1), ("XX", 2), ("1C", 3), ("1NT", 7), ("2C", 8), ("7NT", 37)]
        {
            let call: Call = text.parse().unwrap();
            assert_eq!((call.index(), call.to_string().as_str()), (index, text));
        }
        assert_eq!(Call::from_index(38), None);
        for call in Call::all() {
            assert_eq!(Call::from_index(call.index() as u8), Some(call));
            assert_eq!(call.to_string().parse(), Ok(call));
        }
    }

    #[test]
    fn law_18b_order() {
        let bids: Vec<Bid> = Bid::all().collect();
        assert!(bids.windows(2).all(|w| w[0] < w[1] && w[0].next() == Some(w[1])));
        assert!("1NT".parse::<Bid>().unwrap() < "2C".parse().unwrap());
        assert!("2S".parse::<Bid>().unwrap() > "2H".parse().unwrap());
        assert_eq!(Bid::HIGHEST.next(), None);
    }

    #[test]
    fn other_spellings() {
        assert_eq!("4♥".parse::<Call>().unwrap().to_string(), "4H");
        assert_eq!("3n".parse::<Call>().unwrap().to_string(), "3NT");
        assert_eq!("Dbl".parse(), Ok(Call::Double));
        for (text, call) in [
            ("不叫", "Pass"),
            ("加倍", "X"),
            ("再加倍", "XX"),
            ("1无将", "1NT"),
            ("7無將", "7NT"),
            ("4红桃", "4H"),
            ("2草花", "2C"),
        ] {
            assert_eq!(text.parse::<Call>().unwrap().to_string(), call, "{text}");
        }
        for text in [
            "",
            "8C",
            "0S",
            "1",
            "C1",
            "1Z",
            "1NTT",
            "♥4",
            "é",
            "1é",
            "无将",
            "8无将",
            "1桃",
            "不",
            "加倍加倍",
        ] {
            assert_eq!(text.parse::<Call>(), Err(ParseCallError::Call), "{text}");
        }
    }
}
