//! Double-dummy search.
mod bounds;
mod budget;
mod failed;
mod fast;
mod hints;
mod order;
mod par;
mod pattern;
mod ply;
mod position;
mod relative;
mod relative_position;
mod search;
mod solver;
#[cfg(test)]
mod soundness;
mod table;
mod trick_table;
pub use bounds::Bounds;
pub use budget::Budget;
pub use par::{Par, ParContract, par};
pub use position::{Position, PositionError};
pub use solver::{CardValue, Options, Solver};
pub use trick_table::{TableTask, TrickTable};
