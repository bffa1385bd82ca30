//! Claims and concessions (laws 68 to 71).
//!
//! The laws leave it to the director which lines of play are normal. Here every constraint is a named switch of a
//! [`Policy`], and the answer is an award *under that policy*, with the line that proves it and with what the other
//! settings would give. Whatever else the laws leave to judgement is a finding in the [`Claim`].
//!
//! ```
//! use tricklaw::bridge::Seat;
//! use tricklaw::bridge::claim::{Claim, Position, Terms, adjudicate};
//! // South, in four spades, claims the last three tricks; west has a small trump and no heart.
//! let position: Position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse()?;
//! let verdict = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default())?;
//! assert_eq!(verdict.award.to_string(), "2");
//! assert_eq!(verdict.line.len(), 12, "three tricks of a normal line that wins no more");
//! let stated = Claim::new(Seat::South, 3).stating("draw trumps".parse()?);
//! assert_eq!(adjudicate(&position, &stated, &Terms::default())?.award.to_string(), "3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjudicate;
mod announcement;
mod avoided;
mod belief;
mod bulletproof;
#[allow(clippy::module_inception)]
mod claim;
mod concession;
mod edition;
mod finesse;
mod frame;
mod memo;
mod normal;
#[cfg(test)]
mod plain;
mod policy;
mod position;
mod program;
mod reasons;
mod restrictions;
mod said;
mod search;
mod setting;
mod state;
mod stated;
mod statement;
mod text;
mod verdict;
mod waiting;

pub use adjudicate::{Terms, adjudicate, adjudicate_with};
pub use announcement::{About, Announcement, Continuation, Effect, PlayedOn, Reading, play_after_claim};
pub use bulletproof::{Bulletproof, Proof, is_bulletproof};
pub use claim::{Awareness, Claim, ClaimError, Class};
pub use concession::{
    Concession, CountDispute, Ending, Likelihood, Moment, Regret, Relief, Response, cancel_concession,
    cancel_concession_with, disclaimed_trick, disputed_count, is_agreement_established, withdraw_agreement,
};
pub use policy::{Policy, Preset, Switch, SwitchInfo};
pub use position::{Position, PositionError};
pub use restrictions::{LeadRestriction, Restrictions};
pub use statement::{Avoided, Condition, Flaw, Height, Statement, Step, StepProblem};
pub use text::{Context, Language, Misread, Misreading, ParseStatementError};
pub use verdict::{Alternative, Change, Ground, Reasoning, Tricks, Verdict};
