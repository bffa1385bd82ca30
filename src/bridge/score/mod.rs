//! Scores: what a contract is worth (law 77).

mod contract;

pub use contract::{ScoreError, score, score_of};
