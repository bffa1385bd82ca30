//! Duplicate bridge, from the deal to the score.

mod auction;
mod board;
mod call;
pub mod claim;
mod contract;
mod deal;
mod fouled;
mod hand;
pub mod law;
pub mod notation;
mod play;
mod refusal;
pub mod score;
mod seat;
pub mod solve;
mod table;

pub use auction::{Auction, Outcome};
pub use board::{ParseVulnerabilityError, Vulnerability, dealer_of, vulnerability_of};
pub use call::{Bid, Call, CallSet, Denomination, ParseCallError};
pub use contract::{Contract, Doubling, Undertaking};
pub use deal::{
    DEAL_COUNT, Deal, DealProblem, DealReport, DealSetup, Fault, Foreign, InvalidDeal, ParseDealError,
    ParseDealNumberError, Remedy, Stage, hand_text,
};
pub use fouled::{BoardRecord, Comparison, MovedCard};
pub use hand::Hand;
pub use play::{Certainty, Play, beats, winner};
pub use refusal::{Owed, Reason, Refusal};
pub use seat::{BySeat, ParseSeatError, ParseSideError, Seat, Side};
pub use table::{
    Action, Board, BoardResult, Designated, Designation, HandsError, ParseActionError, ParseDesignationError,
    Phase, Right, Table, TableCall, Trick, TrickCard,
};
