//! Swiss events (瑞士制、积分编排赛; directing regulations art. 16, Shengji art. 27).

mod matching;
mod order;
mod pairing;

pub use order::{
    RoundPoints, bye_points_c, swiss_all_win, swiss_fold, swiss_order, swiss_rounds_advice, triangle_points_c,
};
pub use pairing::{
    HomeRule, Meeting, OddField, Rematch, SwissError, SwissHistory, SwissOptions, SwissRound, swiss_pair,
};
