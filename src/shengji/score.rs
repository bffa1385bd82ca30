//! Results of matches: games (计局), time (计时) and boards (计副) (art. 24).
//!
//! ```
//! use tricklaw::cards::Rank;
//! use tricklaw::shengji::score::{match_points, team_margin};
//!
//! assert_eq!(match_points(Rank::Ace, Rank::King), [2, 0]); // time ended with one side at the ace
//! // Level points of home and visitors at table A, then at table B.
//! assert_eq!(team_margin(2, -1, 0, 1), 2);
//! ```

use super::level::{ImpossiblePoints, Outcome, outcome};
use crate::cards::Rank;
use core::cmp::Ordering;
use core::fmt;

/// What two sides earn by their levels when time ends: 2 for the higher, 1 each if equal (art. 24(1)-(2)).
///
/// A game cut short by the clock goes to the higher level as well; for equal levels the book is silent there and they
/// share.
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::score::match_points;
/// assert_eq!(match_points(Rank::Ten, Rank::Eight), [2, 0]);
/// ```
pub fn match_points(one: Rank, other: Rank) -> [u8; 2] {
    match one.cmp(&other) {
        Ordering::Greater => [2, 0],
        Ordering::Equal => [1, 1],
        Ordering::Less => [0, 2],
    }
}

/// A band of a level point table: from so many points of the defenders up to the next band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LevelBand {
    /// The fewest points.
    pub from: i32,
    /// The level points of the defenders; negative numbers are the dealer's side's.
    pub level_points: i32,
}

/// A table of level points (级分, annex 5) an organiser supplies: the annex is not part of the rules' published text.
///
/// ```
/// use tricklaw::shengji::score::{LevelBand, LevelTable};
/// let band = |from, level_points| LevelBand { from, level_points };
/// let table = LevelTable::new(vec![band(0, -3), band(5, -2), band(40, -1), band(80, 0), band(120, 1)]).unwrap();
/// assert_eq!([0, 75, 80, 155].map(|points| table.level_points(points)), [-3, -1, 0, 1]);
/// assert!(LevelTable::new(vec![band(40, 0), band(40, 1)]).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelTable(Vec<LevelBand>);

/// A table of level points that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LevelTableError {
    /// The first band at fault: it does not begin above the one before, or gives the defenders less.
    pub band: usize,
}

impl fmt::Display for LevelTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "band {} does not follow the one before", self.band + 1)
    }
}

impl core::error::Error for LevelTableError {}

impl LevelTable {
    /// A table of those bands, lowest first; points below the first band count as its.
    ///
    /// # Errors
    ///
    /// [`LevelTableError`]: no bands, or bands that do not ascend.
    pub fn new(bands: Vec<LevelBand>) -> Result<LevelTable, LevelTableError> {
        if bands.is_empty() {
            return Err(LevelTableError { band: 0 });
        }
        let wrong =
            |pair: &[LevelBand]| pair[1].from <= pair[0].from || pair[1].level_points < pair[0].level_points;
        match bands.windows(2).position(wrong) {
            Some(band) => Err(LevelTableError { band: band + 1 }),
            None => Ok(LevelTable(bands)),
        }
    }

    /// The defenders' level points for the points they took; negative numbers are the dealer's side's.
    pub fn level_points(&self, defenders_total: i32) -> i32 {
        let place = self.0.partition_point(|band| band.from <= defenders_total).saturating_sub(1);
        self.0.get(place).map_or(0, |band| band.level_points)
    }
}

/// Level points derived from tables 2 and 3 (art. 19 and 20) for 1, 2 or 3 decks, **not** the official table: as many as
/// levels won, the defenders' when positive, the dealer's side's when negative.
///
/// # Errors
///
/// [`ImpossiblePoints`], as [`outcome`].
///
/// ```
/// use tricklaw::shengji::score::derived_level_points;
/// assert_eq!([0, 35, 40, 80, 120, 200, -40].map(|points| derived_level_points(points, 2)), [-3, -2, -1, 0, 1, 3, -4].map(Ok));
/// assert!(derived_level_points(37, 2).is_err());
/// ```
pub const fn derived_level_points(defenders_total: i32, decks: u8) -> Result<i32, ImpossiblePoints> {
    match outcome(defenders_total as i64, decks) {
        Ok(Outcome::DealerRises(levels)) => Ok(-(levels as i32)),
        Ok(Outcome::DefendersTakeOver(levels)) => Ok(levels as i32),
        Err(impossible) => Err(impossible),
    }
}

/// A team's margin in a match of boards: its two pairs' level points less those of the other team (art. 24(3)).
///
/// The home team sits east-west at table A and north-south at table B; each argument is the sum over the boards.
///
/// ```
/// use tricklaw::shengji::score::team_margin;
/// // Table A: home +6, visitors +2; table B: home +3, visitors +4.
/// assert_eq!(team_margin(6, 2, 3, 4), 3);
/// ```
pub const fn team_margin(home_at_a: i32, visitors_at_a: i32, home_at_b: i32, visitors_at_b: i32) -> i64 {
    home_at_a as i64 + home_at_b as i64 - visitors_at_a as i64 - visitors_at_b as i64
}
