//! Duplicate bridge, from the deal to the score.
//!
//! * [`Deal`], [`DealSetup`]: four hands, and everything that is wrong with them (laws 1, 6, 13, 14);
//! * [`Call`], [`Auction`], [`Contract`]: the auction (laws 17 to 22);
//! * [`Table`]: a board in progress, the one thing that changes: [`Action`]s are applied or refused with a [`Refusal`], are
//!   undone and replayed; a [`view`](Table::view) is what one player knows (laws 17 to 22 and 41 to 46);
//! * [`law`]: what the book says when something went wrong; a [`Ruling`](law::Ruling) is put on the table's record;
//! * [`score`]: what a contract is worth, matchpoints, IMPs, victory points (laws 77 and 78);
//! * [`solve`]: best play with all cards known; [`claim`]: contested claims (laws 68 to 71);
//! * [`notation`]: PBN, LIN and diagrams.
//!
//! ```
//! use tricklaw::bridge::notation::{File, Record, pbn};
//! use tricklaw::bridge::{Action, Board, Deal, Phase, Table};
//! use tricklaw::cards::Source;
//!
//! let deal = Deal::random(&mut Source::from_seed(1));
//! let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
//! for call in ["1NT", "Pass", "Pass", "Pass"] {
//!     table.apply(Action::Call(call.parse()?))?;
//! }
//! while table.phase() != Phase::Over {
//!     let lowest = table.legal_cards().and_then(|cards| cards.iter().next()).expect("all hands are known");
//!     table.apply(Action::Play(lowest))?;
//! }
//! let file = File { records: vec![Record::from_table(&table)], ..File::default() };
//! assert!(pbn::write(&file).contains("[Contract \"1NT\"]"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auction;
mod board;
mod call;
mod call_set;
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
pub use call::{Bid, Call, Denomination, ParseCallError};
pub use call_set::{CallSet, CallSetIter};
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
    Phase, RecordError, RevealError, Right, Table, TableCall, Trick, TrickCard,
};
