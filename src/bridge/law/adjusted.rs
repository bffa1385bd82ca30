//! Adjusted scores as values (laws 12, 86 and 88): what a director gives instead of the result at the table.

use crate::bridge::seat::Side;

/// What an artificial adjusted score gives a contestant (law 12C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Average minus: at most 40 % or -3 IMPs, for the contestant at fault.
    Minus,
    /// Average: 50 % or 0 IMPs, for a contestant partly at fault.
    Average,
    /// Average plus: at least 60 % or 3 IMPs, for a contestant not at fault.
    Plus,
}

/// An artificial adjusted score: the two sides need not balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArtificialScore {
    /// What north-south get.
    pub north_south: Level,
    /// What east-west get.
    pub east_west: Level,
}

impl ArtificialScore {
    /// Average minus to the side at fault, average plus to the other.
    pub const fn against(side: Side) -> ArtificialScore {
        match side {
            Side::NorthSouth => ArtificialScore { north_south: Level::Minus, east_west: Level::Plus },
            Side::EastWest => ArtificialScore { north_south: Level::Plus, east_west: Level::Minus },
        }
    }

    /// What that side gets.
    pub const fn of(self, side: Side) -> Level {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }
}
