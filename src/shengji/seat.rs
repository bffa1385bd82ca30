//! Seats at a Shengji table: play goes round against the clock (art. 7, 12).

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// A compass position; numbered 0 (north), 1 (east), 2 (south), 3 (west).
///
/// Players sit facing the middle and the next player in turn (下家) is the one on the right, so turns go
/// north, west, south, east.
///
/// ```
/// use tricklaw::shengji::Seat;
/// assert_eq!(Seat::North.next(), Seat::West);
/// assert_eq!(Seat::North.partner(), Seat::South);
/// ```
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

    /// The seat whose turn comes `turns` after this one.
    pub const fn after(self, turns: usize) -> Seat {
        Seat::ALL[(self as usize + 3 * (turns % 4)) % 4]
    }

    /// The next player in turn (下家), on the right.
    pub const fn next(self) -> Seat {
        self.after(1)
    }

    /// The partner (对家).
    pub const fn partner(self) -> Seat {
        self.after(2)
    }

    /// The player before in turn (上家), on the left.
    pub const fn previous(self) -> Seat {
        self.after(3)
    }

    /// How many turns after this seat the other one comes: 0 to 3.
    pub const fn turns_to(self, other: Seat) -> usize {
        (self as usize + 4 - other as usize) % 4
    }

    /// The four seats in turn, from this one.
    pub fn round(self) -> [Seat; 4] {
        core::array::from_fn(|turns| self.after(turns))
    }

    /// The side the seat belongs to.
    pub const fn side(self) -> Side {
        if (self as usize).is_multiple_of(2) { Side::NorthSouth } else { Side::EastWest }
    }

    /// `'N'`, `'E'`, `'S'` or `'W'`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
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
        let named = |seat: &Seat| {
            let name = NAMES[seat.index()];
            text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(&name[..1])
        };
        Seat::ALL.into_iter().find(named).ok_or(ParseSeatError)
    }
}

/// A partnership (一方): north and south, or east and west.
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
    fn turns_go_against_the_clock() {
        assert_eq!(Seat::East.round(), [Seat::East, Seat::North, Seat::West, Seat::South]);
        for seat in Seat::ALL {
            assert_eq!(seat.next().previous(), seat);
            assert_eq!(seat.partner().side(), seat.side());
            assert_eq!(seat.next().side(), seat.side().other());
            for other in Seat::ALL {
                assert_eq!(seat.after(seat.turns_to(other)), other);
            }
        }
        assert_eq!("west".parse(), Ok(Seat::West));
        assert_eq!("".parse::<Seat>(), Err(ParseSeatError));
    }
}
