//! A round of a Shengji event, told in the way of its format (Shengji 2002 art. 24).

use super::format::{
    BestOf, Game, GameTooMany, MatchPoints, TeamDeal, games_result, team_totals, timed_result,
};
use crate::bridge::score::VpTable;

/// What two sides did in a round, by one of the three formats (art. 24).
///
/// ```
/// use tricklaw::event::shengji::{MatchPoints, Round, TeamDeal};
/// let worth = MatchPoints::default();
/// let levels = Round::Levels([8, 6]).result(&worth).unwrap();
/// assert_eq!((levels.points, levels.totals), (Some((2, 0)), None));
/// let deals = vec![TeamDeal { a_east_west: 2, b_east_west: 1, ..TeamDeal::default() }];
/// let deals = Round::Deals { deals, standard: None }.result(&worth).unwrap();
/// assert_eq!((deals.points, deals.totals, deals.margin()), (Some((2, 0)), Some((2, 1)), Some(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// By games (计局制): those played, of so many at most.
    Games {
        /// The games, in order.
        games: Vec<Game>,
        /// How many the match has.
        best_of: BestOf,
    },
    /// By time (计时制): the levels of home and away when it was up, counted in steps from where both began.
    Levels([u32; 2]),
    /// By deals (计副制), of teams of four.
    Deals {
        /// The deals, in any order.
        deals: Vec<TeamDeal>,
        /// The organiser's table that turns the margin into standard points, if the event goes by those.
        standard: Option<VpTable>,
    },
}

/// What a [`Round`] came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundResult {
    /// The points of home and away; none while a match by games is undecided, and where no deal was played.
    pub points: Option<(i64, i64)>,
    /// By deals, the level points of home and away.
    pub totals: Option<(i64, i64)>,
}

impl RoundResult {
    /// By deals, what home has more than away, negative if it has less; the nearest number of its type, of totals no deals
    /// come to.
    pub fn margin(&self) -> Option<i64> {
        self.totals.map(|(home, away)| home.saturating_sub(away))
    }
}

impl Round {
    /// The points of the round, a win, a draw and a loss being worth that where no table of standard points is named.
    ///
    /// # Errors
    ///
    /// [`GameTooMany`]: a game after the one that decided the match.
    pub fn result(&self, worth: &MatchPoints) -> Result<RoundResult, GameTooMany> {
        let wide = |(home, away): (u32, u32)| (i64::from(home), i64::from(away));
        Ok(match self {
            Round::Games { games, best_of } => {
                RoundResult { points: games_result(games, *best_of, worth)?.map(wide), totals: None }
            }
            Round::Levels([home, away]) => {
                RoundResult { points: Some(wide(timed_result(*home, *away, worth))), totals: None }
            }
            Round::Deals { deals, standard } => {
                let (home, away) = team_totals(deals);
                let points = match standard {
                    Some(table) => standard_points(table, home - away),
                    None => wide(worth.of(home, away)),
                };
                RoundResult { points: (!deals.is_empty()).then_some(points), totals: Some((home, away)) }
            }
        })
    }
}

/// No table goes beyond a million: its ends are what a larger margin comes to.
fn standard_points(table: &VpTable, margin: i64) -> (i64, i64) {
    let (home, away) = table.award(margin.clamp(-1_000_000, 1_000_000) as i32);
    (home.into(), away.into())
}
