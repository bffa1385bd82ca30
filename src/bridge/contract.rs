//! A contract: the last bid, who plays it, and whether it is doubled (laws 19 and 22).

use super::call::{Bid, Denomination, ParseCallError};
use super::seat::Seat;
use core::fmt;
use core::str::FromStr;

/// Whether a contract is doubled or redoubled (law 19).
///
/// ```
/// use tricklaw::bridge::{Contract, Doubling};
/// let contract: Contract = "4SXX E".parse().unwrap();
/// assert_eq!(contract.doubling, Doubling::Redoubled);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
pub enum Doubling {
    /// Neither
    #[default]
    Undoubled = 0,
    /// Doubled
    Doubled = 1,
    /// Redoubled
    Redoubled = 2,
}

impl Doubling {
    /// The three states by number.
    pub const ALL: [Doubling; 3] = [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled];

    /// The state numbered 0 (undoubled), 1 (doubled), 2 (redoubled).
    pub const fn from_index(index: u8) -> Option<Doubling> {
        if index < 3 { Some(Doubling::ALL[index as usize]) } else { None }
    }
}

impl fmt::Display for Doubling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["", "X", "XX"][*self as usize])
    }
}

/// What is played and how it is doubled, without the declarer: `4SX`.
///
/// ```
/// use tricklaw::bridge::{Doubling, Undertaking};
/// let undertaking: Undertaking = "4SX".parse().unwrap();
/// assert_eq!((undertaking.bid.level(), undertaking.doubling), (4, Doubling::Doubled));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Undertaking {
    /// The last bid of the auction.
    pub bid: Bid,
    /// Doubled or redoubled.
    pub doubling: Doubling,
}

impl fmt::Display for Undertaking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bid, self.doubling)
    }
}

impl FromStr for Undertaking {
    type Err = ParseCallError;

    /// A bid and `X` or `XX`, either case: `3NT`, `4SX`, `7nxx`, `5♣x`.
    fn from_str(text: &str) -> Result<Undertaking, ParseCallError> {
        let bid = text.trim_end_matches(['x', 'X']);
        let doubling = Doubling::from_index((text.len() - bid.len()).min(3) as u8);
        let of = |doubling| Some(Undertaking { bid: bid.parse().ok()?, doubling });
        doubling.and_then(of).ok_or(ParseCallError::Undertaking)
    }
}

/// A contract with its declarer: `4SX` by north.
///
/// ```
/// use tricklaw::bridge::{Contract, Seat};
/// let contract: Contract = "3NT W".parse().unwrap();
/// assert_eq!((contract.leader(), contract.dummy()), (Seat::North, Seat::East));
/// assert_eq!(contract.tricks_needed(), 9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    /// The last bid of the auction.
    pub bid: Bid,
    /// Doubled or redoubled.
    pub doubling: Doubling,
    /// Who plays it (定约者、庄家): the first of the side to have named the denomination.
    pub declarer: Seat,
}

impl Contract {
    /// The denomination.
    pub const fn denomination(self) -> Denomination {
        self.bid.denomination()
    }

    /// The dummy (明手).
    pub const fn dummy(self) -> Seat {
        self.declarer.partner()
    }

    /// The player who makes the opening lead: the declarer's left-hand opponent (law 41A).
    pub const fn leader(self) -> Seat {
        self.declarer.next()
    }

    /// How many tricks fulfil the contract: 7 to 13.
    pub const fn tricks_needed(self) -> u8 {
        self.bid.level() + 6
    }

    /// The contract without its declarer.
    pub const fn undertaking(self) -> Undertaking {
        Undertaking { bid: self.bid, doubling: self.doubling }
    }
}

impl fmt::Display for Contract {
    /// `4SX N`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.undertaking(), self.declarer)
    }
}

impl FromStr for Contract {
    type Err = ParseCallError;

    /// A contract and a seat with a blank between them: `4SX N`, `3nt west`.
    ///
    /// ```
    /// # use tricklaw::bridge::Contract;
    /// let contract: Contract = "4SX N".parse().unwrap();
    /// assert_eq!((contract.to_string().as_str(), contract.tricks_needed()), ("4SX N", 10));
    /// assert!("4SX".parse::<Contract>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Contract, ParseCallError> {
        let read = |(undertaking, declarer): (&str, &str)| {
            let Undertaking { bid, doubling } = undertaking.parse().ok()?;
            Some(Contract { bid, doubling, declarer: declarer.trim_start().parse().ok()? })
        };
        text.trim().split_once(' ').and_then(read).ok_or(ParseCallError::Contract)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for bid in Bid::all() {
            for doubling in Doubling::ALL {
                let undertaking = Undertaking { bid, doubling };
                assert_eq!(undertaking.to_string().parse(), Ok(undertaking));
            }
        }
        for text in ["", "X", "4SXXX", "8CX", "4", "4SY"] {
            assert!(text.parse::<Undertaking>().is_err(), "{text}");
        }
    }
}
