//! Who meets whom, where and when.
//!
//! * [`seed_positions`], [`draw_bracket`], [`knockout`], [`double_elimination`]: brackets (art. 13);
//! * [`round_robin`], [`second_cycle`], [`early_numbers`]: round robins (art. 14);
//! * [`swiss_pair`]: Swiss rounds (art. 16);

mod bracket;
mod double_elimination;
mod draw;
mod knockout;
mod positions;
mod round_robin;
mod swiss;

pub use bracket::{Bracket, BracketError, BracketMatch, Part, Place, Side, Slot};
pub use double_elimination::{Feed, FinalRule, Layout, double_elimination};
pub use draw::{Draw, DrawError, DrawOptions, draw_bracket};
pub use knockout::{ExtraMatches, knockout};
pub use positions::{MAX_BRACKET, bye_positions, seed_positions, seeded_order};
pub use round_robin::{
    MAX_ROUND_ROBIN, Pairing, RoundRobin, RoundRobinError, Schedule, bye_round, early_numbers, home_surplus,
    joined, round_robin, runs_of_three, second_cycle,
};
pub use swiss::{
    HomeRule, Meeting, OddField, Rematch, RoundPoints, SwissError, SwissHistory, SwissOptions, SwissRound,
    bye_points_c, swiss_all_win, swiss_fold, swiss_order, swiss_pair, swiss_rounds_advice, triangle_points_c,
};
