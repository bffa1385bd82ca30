//! Seats of a bridge table, and values kept one per seat: turns go round clockwise.

pub use crate::cards::{ParseSeatError, ParseSideError, Side};

crate::cards::compass::compass! {
    /// A compass position; numbered 0 (north) clockwise to 3 (west).
}

impl Seat {
    /// The seat `steps` places clockwise from here.
    pub const fn plus(self, steps: usize) -> Seat {
        Seat::ALL[(self as usize + steps % 4) % 4]
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
}
