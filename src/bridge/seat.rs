//! Seats and sides of a bridge table, and values kept one per seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// A compass position; numbered 0 (north) clockwise to 3 (west).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    /// North (北)
    North = 0,
    /// East (东)
    East = 1,
    /// South (南)
    South = 2,
    /// West (西)
    West = 3,
}

impl Seat {
    /// The four seats clockwise from north.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// The seat numbered 0 (north) to 3 (west).
    pub const fn from_index(index: u8) -> Option<Seat> {
        if index < 4 { Some(Seat::ALL[index as usize]) } else { None }
    }

    /// 0 for north to 3 for west.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat `steps` places clockwise from here.
    pub const fn plus(self, steps: usize) -> Seat {
        Seat::ALL[(self as usize + steps) % 4]
    }

    /// The left-hand opponent, who acts next.
    pub const fn next(self) -> Seat {
        self.plus(1)
    }

    /// The partner across the table.
    pub const fn partner(self) -> Seat {
        self.plus(2)
    }

    /// The right-hand opponent, who acts before.
    pub const fn previous(self) -> Seat {
        self.plus(3)
    }

    /// How many places clockwise from here to `other`: 0 to 3.
    pub const fn steps_to(self, other: Seat) -> usize {
        (other as usize + 4 - self as usize) % 4
    }

    /// The side the seat belongs to.
    pub const fn side(self) -> Side {
        if (self as usize).is_multiple_of(2) { Side::NorthSouth } else { Side::EastWest }
    }

    /// `'N'`, `'E'`, `'S'` or `'W'`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The seat of a letter of either case.
    pub const fn from_char(c: char) -> Option<Seat> {
        match c {
            'N' | 'n' => Some(Seat::North),
            'E' | 'e' => Some(Seat::East),
            'S' | 's' => Some(Seat::South),
            'W' | 'w' => Some(Seat::West),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Text that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a seat: N, E, S or W is needed")
    }
}

impl core::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    /// One letter or the whole English word, either case.
    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        const NAMES: [&str; 4] = ["north", "east", "south", "west"];
        let matches = |seat: &Seat| {
            let name = NAMES[seat.index()];
            text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(&name[..1])
        };
        Seat::ALL.into_iter().find(matches).ok_or(ParseSeatError)
    }
}

/// A partnership: north and south, or east and west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// North and south
    NorthSouth = 0,
    /// East and west
    EastWest = 1,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::NorthSouth, Side::EastWest];

    /// The side numbered 0 (north-south) or 1 (east-west).
    pub const fn from_index(index: u8) -> Option<Side> {
        if index < 2 { Some(Side::ALL[index as usize]) } else { None }
    }

    /// 0 for north-south, 1 for east-west.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    pub const fn other(self) -> Side {
        match self {
            Side::NorthSouth => Side::EastWest,
            Side::EastWest => Side::NorthSouth,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::NorthSouth => "NS",
            Side::EastWest => "EW",
        })
    }
}

/// Text that names no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a side: NS or EW is needed")
    }
}

impl core::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    /// `NS` or `EW`, with or without a hyphen, either case.
    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        match text.to_ascii_lowercase().as_str() {
            "ns" | "n-s" => Ok(Side::NorthSouth),
            "ew" | "e-w" => Ok(Side::EastWest),
            _ => Err(ParseSideError),
        }
    }
}

/// One value for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// The value `f` gives for each seat.
    pub fn from_fn(mut f: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut f))
    }

    /// Each seat with its value, clockwise from north.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The same seats with other values.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_goes_clockwise() {
        assert_eq!(Seat::North.next(), Seat::East);
        assert_eq!(Seat::West.next(), Seat::North);
        for seat in Seat::ALL {
            assert_eq!(seat.partner().side(), seat.side());
            assert_eq!(seat.next().side(), seat.side().other());
            assert_eq!(seat.next().previous(), seat);
            for other in Seat::ALL {
                assert_eq!(seat.plus(seat.steps_to(other)), other);
            }
        }
    }

    #[test]
    fn sides_round_trip() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
            assert_eq!(Side::from_index(side.index() as u8), Some(side));
        }
        assert_eq!("n-s".parse(), Ok(Side::NorthSouth));
        assert_eq!(Side::from_index(2), None);
        for text in ["", "N", "NE", "NSEW", "NS "] {
            assert_eq!(text.parse::<Side>(), Err(ParseSideError), "{text}");
        }
    }

    #[test]
    fn words_and_letters_are_read() {
        assert_eq!("south".parse(), Ok(Seat::South));
        assert_eq!("w".parse(), Ok(Seat::West));
        assert!("".parse::<Seat>().is_err());
        assert!("no".parse::<Seat>().is_err());
    }
}
