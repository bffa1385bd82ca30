//! Matches that cannot be.

use super::MatchRecord;
use crate::exact::Exact;
use core::fmt;

/// What teams win in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Won {
    /// IMPs.
    Imps,
    /// Total points.
    TotalPoints,
    /// Matchpoints of board-a-match.
    Matchpoints,
}

/// What makes a match one that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchError {
    /// Both sides are the same.
    SameSides,
    /// A team wins less than nothing.
    BelowNothing {
        /// What it wins.
        won: Won,
        /// Which side: 0 for home, 1 for away.
        side: usize,
    },
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (won, side) = match self {
            MatchError::SameSides => return f.write_str("both sides are the same"),
            MatchError::BelowNothing { won, side } => (won, if *side == 0 { "home" } else { "away" }),
        };
        let what = match won {
            Won::Imps => "IMPs",
            Won::TotalPoints => "total points",
            Won::Matchpoints => "matchpoints",
        };
        write!(f, "{side} wins fewer {what} than none")
    }
}

impl core::error::Error for MatchError {}

impl MatchRecord {
    /// Looks whether there can be such a match of teams. They win IMPs, points and matchpoints: what one side loses the other
    /// has won (directing regulations art. 45). What pairs score in an encounter may be below nothing (art. 46): of
    /// theirs only the sides are looked at, with [`check_sides`](MatchRecord::check_sides). [`score_teams`] takes every
    /// match as it is.
    ///
    /// # Errors
    ///
    /// [`MatchError`] for a side that meets itself, or the first amount below nothing.
    ///
    /// ```
    /// use tricklaw::event::tie_break::{MatchError, MatchRecord, Won};
    /// assert_eq!(MatchRecord::new(1, 4, 9).imps(41, 34).check_teams(), Ok(()));
    /// let lost = MatchError::BelowNothing { won: Won::Imps, side: 1 };
    /// assert_eq!(MatchRecord::new(1, 4, 9).imps(7, -7).check_teams(), Err(lost));
    /// ```
    ///
    /// [`score_teams`]: crate::event::standing::score_teams
    pub fn check_teams(&self) -> Result<(), MatchError> {
        self.check_sides()?;
        let below = [
            (Won::Imps, first_below(self.imps)),
            (Won::TotalPoints, self.total_points.iter().position(|&points| points < 0)),
            (Won::Matchpoints, first_below(self.matchpoints)),
        ];
        let first =
            below.into_iter().find_map(|(won, side)| Some(MatchError::BelowNothing { won, side: side? }));
        first.map_or(Ok(()), Err)
    }

    /// Looks whether two different sides met, whoever they are.
    ///
    /// # Errors
    ///
    /// [`MatchError::SameSides`].
    pub const fn check_sides(&self) -> Result<(), MatchError> {
        if self.sides[0] == self.sides[1] { Err(MatchError::SameSides) } else { Ok(()) }
    }
}

/// The first side whose amount is below nothing.
fn first_below(amounts: [Exact; 2]) -> Option<usize> {
    amounts.iter().position(|amount| amount.numerator() < 0)
}
