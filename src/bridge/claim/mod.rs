//! Claims and concessions (laws 68 to 71).
//!
//! The laws leave it to the director which lines of play are normal. Here every constraint is a named switch of a
//! [`Policy`], and the answer is an award *under that policy*, with the line that proves it and with what the other
//! settings would give. Whatever else the laws leave to judgement is a finding in the [`Claim`].

mod adjudicate;
mod announcement;
mod belief;
mod bulletproof;
#[allow(clippy::module_inception)]
mod claim;
mod concession;
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

pub use adjudicate::{Terms, adjudicate, adjudicate_with};
pub use announcement::{About, Announcement, Continuation, Effect, Reading, play_after_claim};
pub use bulletproof::{Bulletproof, Proof, is_bulletproof};
pub use claim::{Awareness, Claim, ClaimError, Class};
pub use concession::{
    Concession, CountDispute, Likelihood, Moment, Regret, Relief, cancel_concession, disclaimed_trick,
    disputed_count, is_agreement_established, withdraw_agreement,
};
pub use policy::{Policy, Preset, Switch, SwitchInfo};
pub use position::{Position, PositionError};
pub use restrictions::{LeadRestriction, Restrictions};
pub use statement::{Condition, Flaw, Height, Statement, Step, StepProblem};
pub use text::{Language, Misread, Misreading, ParseStatementError};
pub use verdict::{Alternative, Change, Ground, Reasoning, Tricks, Verdict};
