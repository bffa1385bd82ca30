//! Who meets whom, where and when.
//!
//! * [`seed_positions`], [`draw_bracket`], [`knockout`], [`double_elimination`]: brackets (art. 13);
//! * [`round_robin`], [`second_cycle`], [`early_numbers`]: round robins (art. 14);
//! * [`swiss_pair`], [`swiss_pair_groups`]: Swiss rounds (art. 16);
//! * [`mitchell`], [`howell`], [`web`], [`individual`]: movements of pairs and players;
//! * [`bridge_seats`], [`seating_right`], [`line_up`], [`match_time`]: around a team match (art. 17, 18, 25).
//!
//! ```
//! use tricklaw::event::schedule::{
//!     ExtraMatches, Mitchell, RoundRobin, Slot, knockout, mitchell, round_robin,
//! };
//!
//! let rounds = round_robin(6, RoundRobin::Printed).unwrap();
//! assert_eq!((rounds.len(), rounds[0].len()), (5, 3));
//! let movement = mitchell(6, 5, Mitchell::Skip).unwrap(); // twelve pairs, five rounds
//! assert!(movement.faults().is_empty());
//! let bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
//! assert_eq!(bracket.playable(), [0, 1]); // both semifinals
//! ```

mod bracket;
mod double_elimination;
mod draw;
mod knockout;
mod movement;
mod positions;
mod round_robin;
mod swiss;
mod team_match;

pub use bracket::{Bracket, BracketError, BracketMatch, Outcome, Part, Place, PositionsError, Side, Slot};
pub use double_elimination::{Feed, FinalRule, Layout, double_elimination};
pub use draw::{Draw, DrawError, DrawOptions, draw_bracket, snake_groups};
pub use knockout::{ExtraMatches, knockout};
pub use movement::{
    IndividualMovement, IndividualSitting, MAX_TABLES, Mitchell, Movement, MovementError, MovementFault,
    Sitting, howell, individual, individual_sitting_out, mitchell, web,
};
pub use positions::{MAX_BRACKET, bye_positions, seed_positions, seeded_order};
pub use round_robin::{
    MAX_ROUND_ROBIN, Pairing, RoundRobin, RoundRobinError, Schedule, bye_round, early_numbers, home_surplus,
    joined, round_robin, runs_of_three, second_cycle,
};
pub(crate) use swiss::mean_c;
pub use swiss::{
    HomeRule, Meeting, OddField, ROUNDS_ADVICE, Rematch, RoundPoints, SwissError, SwissHistory, SwissOptions,
    SwissOrderError, SwissRound, bye_points_c, swiss_all_win, swiss_fold, swiss_order, swiss_pair,
    swiss_pair_groups, swiss_rounds_advice, triangle_points_c,
};
pub use team_match::{
    LineUp, LineUpOptions, MinutesError, MixedPartner, PlayConditions, Room, SeatingRight, SegmentError,
    ShengjiTable, Team, TimeOptions, bridge_seats, line_up, match_time, minutes_in_tenths, mixed_seat,
    seating_right, shengji_seats,
};
