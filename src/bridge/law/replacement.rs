//! Withdrawn calls and what replaced them: what a replacement brought goes back with it.

use super::edition::Articles;
use super::obligation::{LeadPenalty, Rounds};
use crate::bridge::call::Call;
use crate::bridge::seat::Seat;
use crate::cite::Citation;

/// A withdrawn call whose replacement decides what follows (laws 30 to 32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Withdrawal {
    /// The call.
    pub call: Call,
    /// Whether it was a pass that was artificial or answered an artificial call (law 30C).
    pub artificial_pass: bool,
    /// Whether the right-hand opponent has still to call: if he passes, the call must be repeated.
    pub right_to_call: bool,
    /// Which consequences the replacement has.
    pub consequences: Consequences,
}

impl Withdrawal {
    /// Where it stands that something waits for the next call.
    pub(super) const fn article(&self, articles: &Articles) -> &'static str {
        match (self.consequences, self.right_to_call) {
            (Consequences::BidKept, true) => "31A",
            (Consequences::BidKept, false) => "31A2",
            (Consequences::Doubled, true) => articles.double_repeated,
            (Consequences::Doubled, false) => articles.double_not_repeated,
            (Consequences::Comparable(article), _) => article,
            (Consequences::Insufficient, _) => "27B",
        }
    }
}

/// Which rule a replacement falls under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequences {
    /// A bid at the right-hand opponent's turn (law 31A2).
    BidKept,
    /// A double or redouble at the right-hand opponent's turn (law 32).
    Doubled,
    /// A replacement is comparable or partner passes once (2017 laws 30B, 31B and 32B); the article.
    Comparable(&'static str),
    /// A bid that is insufficient when it has to be repeated (law 27B).
    Insufficient,
}

/// What a call was bound by, or decided for the player after it: in force again when the call is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bridge) struct Spent {
    /// The place of the call among those that stand.
    pub at: usize,
    pub by: Seat,
    /// The law by which he had to pass once.
    pub pass: Option<Citation>,
    pub repeat: Option<(Call, Citation)>,
    pub no_doubling: Option<Citation>,
    /// What waited for the call: the next player's withdrawn one (laws 31A and 32B).
    pub waiting: Option<Withdrawal>,
    /// What the call replaced.
    pub replaced: Option<Replaced>,
}

/// A withdrawn call that was replaced, and what the replacement brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bridge) struct Replaced {
    pub withdrawal: Withdrawal,
    /// Whether the withdrawn call was made in turn: when the calls before it go too, nothing is left to be corrected.
    pub in_turn: bool,
    /// Whether the player's partner has to pass for any other reason, before it or since.
    pub silence: Option<(Rounds, Citation)>,
    /// The restriction of leads it brought.
    pub lead_penalty: Option<LeadPenalty>,
}

impl Replaced {
    /// Before anything has come of the replacement.
    pub const fn new(withdrawal: Withdrawal) -> Replaced {
        Replaced { withdrawal, in_turn: false, silence: None, lead_penalty: None }
    }
}
