//! Double-dummy solving: the result of a deal, or of any position within its play, when all four players see all the
//! cards and play their best; and par, the result of the auction on the same terms.
//!
//! * [`Solver`]: the best result, the value of every card, whether a number of tricks can be reached;
//! * [`Position`]: what is asked about: a whole deal, a position in the play, or one within a trick;
//! * [`TableTask`] and [`TrickTable`]: the twenty results of a deal;
//! * [`par`]: par score and contracts from them;
//! * [`Budget`]: how much work may be done, progress and cancellation; when it ends, answers are proved [`Bounds`].
//!
//! Everything runs on the caller's thread and nothing is shared between solvers.
//!
//! ```
//! use tricklaw::bridge::solve::{Options, Solver, par};
//! use tricklaw::bridge::{Deal, Denomination, Seat, Vulnerability};
//! use tricklaw::cards::Source;
//! let deal = Deal::random(&mut Source::from_seed(5));
//! let table = Solver::new(Options::default()).table(&deal);
//! assert_eq!(table.tricks(Seat::North, Denomination::NoTrump), 9);
//! let par = par(&table, Seat::North, Vulnerability::None);
//! assert_eq!(par.score, 980);
//! assert_eq!(par.contracts[0].to_string(), "6S N =");
//! ```
//!
//! # How it works
//!
//! The question "does the leader's side take so many tricks?" is searched trick by trick. A position is brought to
//! relative form first: seats counted from the leader, ranks among the cards still in play, trumps in the
//! first lane. An answer comes with the top cards of each suit it rests on; it holds for every position of the same
//! shape in which those cards lie the same way, and the table keeps it for all of them. Some answers need
//! no search. Which card to try first is a matter of order and hints; neither can change an answer.

mod arena;
mod bounds;
mod budget;
mod failed;
mod fast;
mod hints;
mod lists;
mod order;
mod par;
mod pattern;
mod ply;
mod position;
mod relative;
mod relative_position;
mod search;
mod slots;
mod solver;
#[cfg(test)]
mod soundness;
mod table;
mod trick_table;
mod weights;

pub use bounds::Bounds;
pub use budget::Budget;
pub use par::{Par, ParContract, par};
pub use position::{Position, PositionError};
pub use solver::{CardValue, Options, Solver};
pub use trick_table::{TableTask, TrickTable};
