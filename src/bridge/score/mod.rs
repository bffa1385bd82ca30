//! Scores: what a contract is worth, and what a board is worth when results are compared (laws 12C, 77, 78, 86, 87).
//!
//! A board's results are [`BoardLine`]s, one per table. Points are always north-south's: `-420` is 420 to east-west.
//!
//! * [`score()`]: what a contract is worth (law 77);
//! * [`matchpoints`], [`cross_imps`]: plain fields of any size, fast;
//! * [`score_matchpoints`], [`score_cross_imps`], [`score_butler`]: the same with everything a real session brings:
//!   weighted, split and artificial scores, boards not played, fouled boards scored in groups;
//! * [`score_team_board`], [`score_patton`]: two tables of one match;
//! * [`VpScale`]: victory points of a margin.
//!
//! ```
//! use tricklaw::bridge::score::{BoardLine, VpScale, imps, score, score_matchpoints};
//! let made = score("4SX".parse().unwrap(), true, 10).unwrap();
//! assert_eq!((made, imps(made - 620)), (790, 5)); // 170 more than the undoubled game at the other table
//! let lines = [made, 620, 620].map(BoardLine::played);
//! let board = score_matchpoints(&lines, &[], &Default::default()).unwrap();
//! assert_eq!(board.lines[0].ns.unwrap().to_string(), "4");
//! assert_eq!(VpScale::WbfContinuous.table(16).unwrap().award(5), (1148, 852)); // hundredths of a victory point
//! ```

mod adjusted;
mod butler;
mod chart;
mod contract;
mod cross_imps;
mod frequencies;
mod imps;
mod line;
mod matchpoints;
mod patton;
mod plausible;
mod teams;
mod victory_points;

pub use adjusted::{Award, AwardOptions, SessionRule};
pub use butler::{Butler, ButlerOptions, DatumRounding, datum, score_butler};
pub use contract::{ScoreError, ScoreParts, score, score_of, score_parts};
pub use cross_imps::{CrossImpOptions, CrossImps, Divisor, cross_imps, score_cross_imps};
pub use frequencies::{Frequency, frequencies};
pub use imps::{IMP_STEPS, imps};
pub use line::{BoardLine, LineError, LineErrorKind, LineScore, SideScore, WeightedPoints};
pub use matchpoints::{
    Factoring, MatchpointOptions, Matchpoints, SmallGroups, matchpoints, score_matchpoints,
};
pub use patton::{Patton, PattonOptions, score_patton};
pub use plausible::{
    Oddity, OddityOptions, is_possible_score, likeliest_undertakings, oddities, undertakings_worth,
};
pub use teams::{TeamBoard, TeamMethod, TeamOptions, TeamTotals, score_team_board, total_team_boards};
pub use victory_points::{VpBand, VpBands, VpError, VpScale, VpTable};
