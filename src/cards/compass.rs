//! What tables of four have in common: two sides, and seats named after the compass.
//!
//! Each game has a seat of its own, because turns go round clockwise in bridge and against the clock in Shengji: taking
//! one for the other does not compile.

use core::fmt;
use core::str::FromStr;

/// A partnership: north and south, or east and west.
///
/// ```
/// use tricklaw::cards::Side;
/// assert_eq!(Side::NorthSouth.other(), Side::EastWest);
/// assert_eq!("EW".parse(), Ok(Side::EastWest));
/// ```
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a side: NS or EW is needed")
    }
}

impl core::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    /// `NS` or `EW`, with or without a hyphen, either case, or `南北`, `东西`.
    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        match text.to_ascii_lowercase().as_str() {
            "ns" | "n-s" | "南北" => Ok(Side::NorthSouth),
            "ew" | "e-w" | "东西" | "東西" => Ok(Side::EastWest),
            _ => Err(ParseSideError),
        }
    }
}

/// Text that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a seat: N, E, S or W is needed")
    }
}

impl core::error::Error for ParseSeatError {}

/// The number of the seat a text names: one letter or the whole word in English, either case, or a Chinese name.
pub(crate) fn seat_number(text: &str) -> Option<usize> {
    const NAMES: [[&str; 4]; 4] = [
        ["n", "north", "北", "北"],
        ["e", "east", "东", "東"],
        ["s", "south", "南", "南"],
        ["w", "west", "西", "西"],
    ];
    let text = text.strip_suffix('家').unwrap_or(text);
    NAMES.iter().position(|names| names.iter().any(|name| text.eq_ignore_ascii_case(name)))
}

/// Makes a game's `Seat` and `BySeat`, all but the order of turns.
macro_rules! compass {
    ($(#[$seat:meta])*) => {
        $(#[$seat])*
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
            /// The four seats by number.
            pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

            /// The seat numbered 0 (north) to 3 (west).
            pub const fn from_index(index: u8) -> Option<Seat> {
                if index < 4 { Some(Seat::ALL[index as usize]) } else { None }
            }

            /// 0 for north to 3 for west.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The side the seat belongs to.
            pub const fn side(self) -> $crate::cards::Side {
                $crate::cards::Side::ALL[self as usize % 2]
            }

            /// `'N'`, `'E'`, `'S'` or `'W'`.
            pub const fn letter(self) -> char {
                ['N', 'E', 'S', 'W'][self as usize]
            }
        }

        impl core::fmt::Display for Seat {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Write::write_char(f, self.letter())
            }
        }

        impl core::str::FromStr for Seat {
            type Err = $crate::cards::ParseSeatError;

            /// One letter or the whole English word, either case, or a Chinese name: `北`, `北家`.
            fn from_str(text: &str) -> Result<Seat, $crate::cards::ParseSeatError> {
                let number = $crate::cards::compass::seat_number(text);
                number.map(|number| Seat::ALL[number]).ok_or($crate::cards::ParseSeatError)
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

            /// Each seat with its value, by number.
            pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
                Seat::ALL.into_iter().zip(&self.0)
            }

            /// The same seats with other values.
            pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
                BySeat(self.0.map(f))
            }
        }

        impl<T> IntoIterator for BySeat<T> {
            type Item = (Seat, T);
            type IntoIter = core::iter::Zip<core::array::IntoIter<Seat, 4>, core::array::IntoIter<T, 4>>;

            /// Each seat with its value, by number.
            fn into_iter(self) -> Self::IntoIter {
                Seat::ALL.into_iter().zip(self.0)
            }
        }

        impl<'a, T> IntoIterator for &'a BySeat<T> {
            type Item = (Seat, &'a T);
            type IntoIter = core::iter::Zip<core::array::IntoIter<Seat, 4>, core::slice::Iter<'a, T>>;

            /// Each seat with its value, by number.
            fn into_iter(self) -> Self::IntoIter {
                Seat::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> core::ops::Index<Seat> for BySeat<T> {
            type Output = T;
            fn index(&self, seat: Seat) -> &T {
                &self.0[seat.index()]
            }
        }

        impl<T> core::ops::IndexMut<Seat> for BySeat<T> {
            fn index_mut(&mut self, seat: Seat) -> &mut T {
                &mut self.0[seat.index()]
            }
        }
    };
}
pub(crate) use compass;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_round_trip() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
            assert_eq!(Side::from_index(side.index() as u8), Some(side));
        }
        assert_eq!("n-s".parse(), Ok(Side::NorthSouth));
        assert_eq!(["南北", "东西", "東西"].map(|text| text.parse().map(Side::index)), [Ok(0), Ok(1), Ok(1)]);
        assert_eq!(Side::from_index(2), None);
        for text in ["", "N", "NE", "NSEW", "NS "] {
            assert_eq!(text.parse::<Side>(), Err(ParseSideError), "{text}");
        }
    }

    #[test]
    fn words_and_letters_are_read() {
        assert_eq!(["south", "W", "nOrTh"].map(seat_number), [Some(2), Some(3), Some(0)]);
        assert_eq!(
            ["北", "东", "東家", "南家", "西"].map(seat_number),
            [Some(0), Some(1), Some(1), Some(2), Some(3)]
        );
        assert_eq!(["", "no", "x", "northeast", "家", "南北"].map(seat_number), [None; 6]);
    }
}
