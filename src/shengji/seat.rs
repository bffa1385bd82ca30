//! Seats at a Shengji table: play goes round against the clock (art. 7, 12).

pub use crate::cards::{ParseSeatError, Side};

crate::cards::compass::compass! {
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
}

impl Seat {
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
