//! Results of matches: games (计局), time (计时) and boards (计副) (art. 24).

use crate::cards::Rank;
use core::cmp::Ordering;

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

/// A table that turns the defenders' points of a board into level points (级分, annex 5).
///
/// The annex is not part of the rules' published text, so the organiser's table has to be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelPointTable(Vec<(i64, i32)>);

impl LevelPointTable {
    /// The table with those rows: from how many points of the defenders on, how many level points the defenders get.
    /// Below the first row the first one holds.
    ///
    /// Nothing if there is no row, or the points do not rise from row to row.
    pub fn new(rows: Vec<(i64, i32)>) -> Option<LevelPointTable> {
        let rising = rows.windows(2).all(|pair| pair[0].0 < pair[1].0);
        (rising && !rows.is_empty()).then_some(LevelPointTable(rows))
    }

    /// A table derived from tables 2 and 3 for two decks, **not** the official one: as many level points as the defenders
    /// rise on taking over, as few below nothing as the dealer's side rises.
    ///
    /// It covers totals from -400 to 800; beyond them its last rows hold.
    pub fn derived() -> LevelPointTable {
        let row = |band: i64| match band {
            ..=0 => (band * 40, (band - 3) as i32),
            _ => (band * 40, (band - 2) as i32),
        };
        let mut rows: Vec<(i64, i32)> = (-10..=0).map(row).collect();
        // Between nothing and the first band the dealer's side rises two levels.
        rows.push((5, -2));
        rows.extend((1..=20).map(row));
        LevelPointTable(rows)
    }

    /// The defenders' level points; the dealer's side has as many with the sign turned.
    ///
    /// ```
    /// use tricklaw::shengji::score::LevelPointTable;
    /// let table = LevelPointTable::derived();
    /// assert_eq!([0, 5, 40, 80, 120, -5].map(|points| table.level_points(points)), [-3, -2, -1, 0, 1, -4]);
    /// ```
    pub fn level_points(&self, defenders_total: i64) -> i32 {
        let row = self.0.iter().rev().find(|row| row.0 <= defenders_total);
        row.or(self.0.first()).map_or(0, |row| row.1)
    }
}

/// A team's margin in a match of boards: its two pairs' level points less those of the other team (art. 24(3)).
///
/// The home team sits east-west at table A and north-south at table B; each argument is the sum over the boards.
pub const fn team_margin(home_at_a: i32, visitors_at_a: i32, home_at_b: i32, visitors_at_b: i32) -> i64 {
    home_at_a as i64 + home_at_b as i64 - visitors_at_a as i64 - visitors_at_b as i64
}
