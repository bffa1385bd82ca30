//! Duplicate bridge, from the deal to the score.

mod board;
mod call;
mod contract;
mod seat;

pub use board::{ParseVulnerabilityError, Vulnerability, dealer_of, vulnerability_of};
pub use call::{Bid, Call, CallSet, Denomination, ParseCallError};
pub use contract::{Contract, Doubling, Undertaking};
pub use seat::{BySeat, ParseSeatError, ParseSideError, Seat, Side};
