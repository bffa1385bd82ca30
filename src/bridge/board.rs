//! A board number's dealer and vulnerability (law 2).

use super::seat::{Seat, Side};
use core::fmt;
use core::str::FromStr;

/// Which sides are vulnerable.
///
/// ```
/// use tricklaw::bridge::{Side, Vulnerability};
/// let vulnerability: Vulnerability = "NS".parse().unwrap();
/// assert!(vulnerability.includes(Side::NorthSouth) && !vulnerability.includes(Side::EastWest));
/// assert_eq!("Both".parse(), Ok(Vulnerability::All));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
pub enum Vulnerability {
    /// Neither side
    #[default]
    None = 0,
    /// North-south only
    NorthSouth = 1,
    /// East-west only
    EastWest = 2,
    /// Both sides
    All = 3,
}

impl Vulnerability {
    /// The four cases by number.
    pub const ALL: [Vulnerability; 4] =
        [Vulnerability::None, Vulnerability::NorthSouth, Vulnerability::EastWest, Vulnerability::All];

    /// The case numbered 0 (none), 1 (NS), 2 (EW), 3 (all).
    pub const fn from_index(index: u8) -> Option<Vulnerability> {
        if index < 4 { Some(Vulnerability::ALL[index as usize]) } else { None }
    }

    /// 0 (none), 1 (NS), 2 (EW) or 3 (all).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether that side is vulnerable.
    pub const fn includes(self, side: Side) -> bool {
        self as u8 >> side as u8 & 1 == 1
    }
}

impl fmt::Display for Vulnerability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["None", "NS", "EW", "All"][self.index()])
    }
}

/// Text that names no vulnerability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseVulnerabilityError;

impl fmt::Display for ParseVulnerabilityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a vulnerability: None, NS, EW or All is needed")
    }
}

impl core::error::Error for ParseVulnerabilityError {}

impl FromStr for Vulnerability {
    type Err = ParseVulnerabilityError;

    /// `None`, `NS`, `EW`, `All` and the synonyms of PBN import (`Love`, `-`, `Both`), either case.
    fn from_str(text: &str) -> Result<Vulnerability, ParseVulnerabilityError> {
        match text.to_ascii_lowercase().as_str() {
            "none" | "love" | "-" => Ok(Vulnerability::None),
            "ns" | "n-s" => Ok(Vulnerability::NorthSouth),
            "ew" | "e-w" => Ok(Vulnerability::EastWest),
            "all" | "both" => Ok(Vulnerability::All),
            _ => Err(ParseVulnerabilityError),
        }
    }
}

/// The dealer of the board with that number (law 2); the numbers start at 1.
///
/// ```
/// use tricklaw::bridge::{Seat, dealer_of};
/// assert_eq!(dealer_of(1), Some(Seat::North));
/// assert_eq!(dealer_of(20), Some(Seat::West));
/// assert_eq!(dealer_of(0), None);
/// ```
pub const fn dealer_of(number: u64) -> Option<Seat> {
    if number == 0 { None } else { Seat::from_index(((number - 1) % 4) as u8) }
}

/// The vulnerability of the board with that number (law 2); it repeats every 16 boards.
///
/// ```
/// use tricklaw::bridge::{Vulnerability, vulnerability_of};
/// assert_eq!(vulnerability_of(13), Some(Vulnerability::All));
/// assert_eq!(vulnerability_of(16 + 13), Some(Vulnerability::All));
/// ```
pub const fn vulnerability_of(number: u64) -> Option<Vulnerability> {
    if number == 0 {
        return None;
    }
    // Each group of four starts one case further than the group before.
    let within = (number - 1) % 16;
    Vulnerability::from_index(((within + within / 4) % 4) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn law_2_table() {
        let rows = [
            (Vulnerability::None, [1, 8, 11, 14]),
            (Vulnerability::NorthSouth, [2, 5, 12, 15]),
            (Vulnerability::EastWest, [3, 6, 9, 16]),
            (Vulnerability::All, [4, 7, 10, 13]),
        ];
        for (vulnerability, boards) in rows {
            for board in boards {
                assert_eq!(vulnerability_of(board), Some(vulnerability), "board {board}");
                assert_eq!(vulnerability_of(board + 16 * 1_000_000), Some(vulnerability));
            }
        }
        for (first, dealer) in (1..).zip(Seat::ALL) {
            for group in 0..8 {
                assert_eq!(dealer_of(first + 4 * group), Some(dealer));
            }
        }
        assert_eq!(vulnerability_of(0), None);
        assert_eq!(dealer_of(u64::MAX), Some(Seat::South));
    }
}
