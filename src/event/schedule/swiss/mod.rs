//! Swiss events (瑞士制、积分编排赛; directing regulations art. 16, Shengji art. 27).

mod groups;
mod matching;
mod order;
mod pairing;
mod round;

pub use groups::swiss_pair_groups;
pub(crate) use order::mean_c;
pub use order::{
    ROUNDS_ADVICE, RoundPoints, SwissOrderError, bye_points_c, swiss_all_win, swiss_fold, swiss_order,
    swiss_rounds_advice, triangle_points_c,
};
pub use pairing::swiss_pair;
pub use round::{HomeRule, Meeting, OddField, Rematch, SwissError, SwissHistory, SwissOptions, SwissRound};
