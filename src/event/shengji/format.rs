//! The three formats (三种赛制, Shengji 2002 art. 24): by games, by time, by deals.

/// What a match is worth to the two sides (art. 24).
///
/// ```
/// use tricklaw::event::shengji::MatchPoints;
/// let points = MatchPoints::default();
/// assert_eq!([points.of(3, 2), points.of(2, 2), points.of(1, 2)], [(2, 0), (1, 1), (0, 2)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchPoints {
    /// For a win: 2.
    pub win: u32,
    /// For a draw: 1.
    pub draw: u32,
    /// For a loss: 0.
    pub loss: u32,
}

impl Default for MatchPoints {
    fn default() -> MatchPoints {
        MatchPoints { win: 2, draw: 1, loss: 0 }
    }
}

impl MatchPoints {
    /// The points of two sides of which one has more.
    pub fn of<T: Ord>(&self, one: T, other: T) -> (u32, u32) {
        match one.cmp(&other) {
            core::cmp::Ordering::Greater => (self.win, self.loss),
            core::cmp::Ordering::Equal => (self.draw, self.draw),
            core::cmp::Ordering::Less => (self.loss, self.win),
        }
    }
}

/// One game of a match by games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Won by the first side.
    First,
    /// Won by the second side.
    Second,
    /// Cut short by the clock at those levels, counted in steps from where both began.
    OutOfTime {
        /// The first side's level.
        first: u32,
        /// The second side's.
        second: u32,
    },
}

/// How many games a match has at most, the side that wins more than half of them having won: an odd number, as with an even
/// one neither side need have.
///
/// ```
/// use tricklaw::event::shengji::{BestOf, EvenGames};
/// assert_eq!(BestOf::new(3), Ok(BestOf::THREE));
/// assert_eq!(BestOf::new(4), Err(EvenGames { games: 4 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BestOf(u32);

impl BestOf {
    /// One game decides the match.
    pub const ONE: BestOf = BestOf(1);
    /// The best of three.
    pub const THREE: BestOf = BestOf(3);

    /// The best of so many games.
    ///
    /// # Errors
    ///
    /// [`EvenGames`] for an even number, 0 among them.
    pub const fn new(games: u32) -> Result<BestOf, EvenGames> {
        if games % 2 == 1 { Ok(BestOf(games)) } else { Err(EvenGames { games }) }
    }
}

/// A match of an even number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvenGames {
    /// How many.
    pub games: u32,
}

impl core::fmt::Display for EvenGames {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "a match is the best of an odd number of games, not of {}", self.games)
    }
}

impl core::error::Error for EvenGames {}

/// A game listed after the match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameTooMany {
    /// Which game, from 0.
    pub game: usize,
}

impl core::fmt::Display for GameTooMany {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "game {} comes after the match was decided", self.game + 1)
    }
}

impl core::error::Error for GameTooMany {}

/// The result of a match by games (计局制): one game, or the best of three or more. `None` while it is undecided.
///
/// A game the clock cut short goes to the side with the higher level; at equal levels, of which the rules say nothing,
/// to neither. When time is up, or all games are played, the side with more games has won the match, and equal games are a
/// draw.
///
/// ```
/// use tricklaw::event::shengji::{BestOf, Game, GameTooMany, MatchPoints, games_result};
/// let points = MatchPoints::default();
/// assert_eq!(games_result(&[Game::First, Game::Second, Game::First], BestOf::THREE, &points), Ok(Some((2, 0))));
/// assert_eq!(games_result(&[Game::First, Game::OutOfTime { first: 3, second: 7 }], BestOf::THREE, &points), Ok(Some((1, 1))));
/// assert_eq!(games_result(&[Game::First], BestOf::THREE, &points), Ok(None));
/// assert_eq!(games_result(&[Game::First; 3], BestOf::THREE, &points), Err(GameTooMany { game: 2 }));
/// ```
///
/// # Errors
///
/// [`GameTooMany`]: a game after the one that decided the match.
pub fn games_result(
    games: &[Game],
    best_of: BestOf,
    points: &MatchPoints,
) -> Result<Option<(u32, u32)>, GameTooMany> {
    let BestOf(most) = best_of;
    let (mut first, mut second) = (0_u32, 0_u32);
    for (place, game) in games.iter().enumerate() {
        match game {
            Game::First => first += 1,
            Game::Second => second += 1,
            Game::OutOfTime { first: one, second: other } => {
                first += u32::from(one > other);
                second += u32::from(one < other);
            }
        }
        let played = place + 1;
        let over = matches!(game, Game::OutOfTime { .. }) || played as u64 >= u64::from(most);
        if over || first.max(second) > most / 2 {
            return if played == games.len() {
                Ok(Some(points.of(first, second)))
            } else {
                Err(GameTooMany { game: played })
            };
        }
    }
    Ok(None)
}

/// The result of a match by time (计时制): the higher level wins (art. 24). Levels are counted in steps from where both
/// sides began.
///
/// ```
/// use tricklaw::event::shengji::{MatchPoints, timed_result};
/// let points = MatchPoints::default();
/// assert_eq!(timed_result(8, 6, &points), (2, 0)); // at the ten and at the eight
/// assert_eq!(timed_result(7, 7, &points), (1, 1));
/// ```
pub fn timed_result(first_level: u32, second_level: u32, points: &MatchPoints) -> (u32, u32) {
    points.of(first_level, second_level)
}

/// A deal played at both tables of a match of teams of four (计副制): level points (级分) to each side of each table,
/// one of a side being negative or nought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct TeamDeal {
    /// East-west at table A: the home team.
    pub a_east_west: i32,
    /// North-south at table A: the away team.
    pub a_north_south: i32,
    /// East-west at table B: the away team.
    pub b_east_west: i32,
    /// North-south at table B: the home team.
    pub b_north_south: i32,
}

/// The level points of home and away over all deals: each team's east-west at one table and north-south at the other
/// (art. 24). The difference is the margin.
///
/// ```
/// use tricklaw::event::shengji::{TeamDeal, team_totals};
/// let deals = [TeamDeal { a_east_west: 2, b_east_west: 1, ..TeamDeal::default() }];
/// let (home, away) = team_totals(&deals);
/// assert_eq!(home - away, 1);
/// ```
pub fn team_totals(deals: &[TeamDeal]) -> (i64, i64) {
    deals.iter().fold((0, 0), |(home, away), deal| {
        (
            home + i64::from(deal.a_east_west) + i64::from(deal.b_north_south),
            away + i64::from(deal.a_north_south) + i64::from(deal.b_east_west),
        )
    })
}

/// How many rounds more than the fewest a Swiss usually has (art. 27).
pub const ROUNDS_MORE: u32 = 2;

/// How many rounds a Swiss needs (积分编排赛, art. 27): at the least, and as usual, which is `more`: by the rules
/// [two](ROUNDS_MORE). Fields that are no power of two need as many as the next one.
///
/// ```
/// use tricklaw::event::shengji::{ROUNDS_MORE, swiss_rounds};
/// assert_eq!(swiss_rounds(16, ROUNDS_MORE), (4, 6));
/// assert_eq!(swiss_rounds(20, ROUNDS_MORE), (5, 7));
/// ```
pub fn swiss_rounds(entrants: u32, more: u32) -> (u32, u32) {
    let least = entrants.max(1).checked_next_power_of_two().map_or(32, u32::ilog2);
    (least, least.saturating_add(more))
}
