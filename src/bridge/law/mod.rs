//! What the laws say when something went wrong: irregularities, what has to be found and chosen, and what follows.
//!
//! ```text
//! irregularity + answers -> ruling -> effects -> table
//! ```
//!
//! A [`Ruling`] is a dialogue: it needs findings of the director and choices of the players, one at a time, and is settled
//! when nothing is open. Then [`Ruling::action`] goes on the record of the [`Table`](super::Table) like any call or card,
//! and from there on legal calls and cards, views, undo and the result obey it. Where editions differ the procedures ask
//! a switch of the [`Edition`].
//!
//! ```
//! use tricklaw::bridge::law::{Choice, Irregularity, Ruling, Status};
//! use tricklaw::bridge::{Action, Board, Deal, Table};
//! use tricklaw::cards::Source;
//! use tricklaw::cite::Book;
//!
//! let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::random(&mut Source::from_seed(1)));
//! table.apply(Action::Call("2H".parse()?))?;
//! let irregularity: Irregularity = "insufficient-bid,by=E,bid=1S".parse()?;
//! let ruling = Ruling::open(&table, Book::Bridge2007, irregularity)?;
//! assert!(matches!(ruling.status(), Status::Options(_)), "south may accept it");
//! let ruling = ruling.choose(Choice::Accept)?;
//! table.apply(ruling.action().expect("nothing is open"))?;
//! assert!(table.legal_calls().contains("1NT".parse()?), "higher than one spade");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjusted;
mod auction_cards;
mod board;
mod case;
mod change;
mod decision;
mod denominations;
mod dummy;
mod edition;
mod effect;
mod effect_text;
mod enact;
mod exposed;
mod finding;
mod forfeiture;
mod inadmissible;
mod information;
mod insufficient;
mod irregularity;
mod kept_back;
mod later_plays;
mod leads;
mod meaning;
mod misread;
mod obligation;
mod past;
mod premature;
mod prevention;
mod replacement;
mod restriction;
mod revoke;
mod rotation;
mod ruling;
mod text;
mod transfer;
mod tricks;

pub use adjusted::{AdjustedScore, ArtificialScore, AssignedError, AssignedScore, Level, Loss};
pub use denominations::Denominations;
pub use edition::{
    Agreement, Articles, Assignment, Basis, BothRevoke, DefenderAsks, Edition, Escape, LeadRights, OwnError,
    RefusedChange, SaidHigh, SameDenomination, Switch, Switches,
};
pub use effect::{Consequence, Effect};
pub use finding::{Answer, Answers, Asked, Choice, Expect, MAX_ANSWERS, Needs, Question};
pub use irregularity::Irregularity;
pub use misread::ParseRulingError;
pub use obligation::{
    Adjustment, CallDemand, CallDuty, CallOrCard, Demand, Established, LeadDuty, LeadPenalty, LeadRule,
    Obligations, PenaltyCard, PlayDuty, Rounds, Withdrawn,
};
pub use prevention::{Attempt, Policy, Treatment};
pub use replacement::{Consequences, Withdrawal};
pub use ruling::{Offer, Options, Ruled, Ruling, Settled, Status};
pub use transfer::Transfers;
pub use tricks::Inspection;
