//! Shengji events (Shengji 2002 art. 24-38): formats, margins, withdrawals, penalties.
//!
//! Schedules are those of [`schedule`](super::schedule), rankings those of [`standing`](super::standing) with
//! [`Rules::shengji_swiss`](super::tie_break::Rules::shengji_swiss). The printed tables that turn points into level points
//! (annex 5) and margins into standard points (annex 10) are lost: organisers supply their own. For standard points any
//! bands of [`VpBands`](crate::bridge::score::VpBands) will do, for level points a
//! [`LevelTable`](crate::shengji::score::LevelTable). Fines are those of
//! [`fine`](crate::shengji::law::fine), or the organiser's ([`fine_of`]).
//!
//! ```
//! use tricklaw::event::shengji::{BestOf, Game, MatchPoints, games_result};
//!
//! // The best of three games: one each, and time ended the third with both sides at the same level.
//! let games = [Game::First, Game::Second, Game::OutOfTime { first: 5, second: 5 }];
//! assert_eq!(games_result(&games, BestOf::THREE, &MatchPoints::default()), Ok(Some((1, 1))));
//! ```

mod conduct;
mod format;
mod round;
mod withdrawal;

pub use conduct::{
    CardsMisplaced, Conduct, ConductOptions, Consequences, Deduction, LateOptions, LateRuling, Sanction,
    ShengjiTimes, escalate, fine_of, late, misplaced_cards,
};
pub use format::{
    BestOf, EvenGames, Game, GameTooMany, MatchPoints, ROUNDS_MORE, TeamDeal, games_result, swiss_rounds,
    team_totals, timed_result,
};
pub use round::{Round, RoundResult};
pub use withdrawal::{
    BeforeStart, LostRound, StandardOptions, StandardSource, System, before_start, standard_award,
};
