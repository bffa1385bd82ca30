//! Scores: what a contract is worth (law 77).

mod contract;

pub use contract::{ScoreError, ScoreParts, score, score_of, score_parts};
