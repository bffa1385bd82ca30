//! Double-dummy search.
mod fast;
mod hints;
mod order;
mod position;
mod relative;
mod search;
mod solver;
#[cfg(test)]
mod soundness;
mod table;
pub use position::{Position, PositionError};
pub use solver::Solver;
