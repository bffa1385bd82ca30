//! Withdrawn calls and what replaced them: what a replacement brought goes back with it.

use super::edition::Articles;
use super::obligation::{CallOrCard, LeadPenalty, LeadRule, Obligations, Rounds};
use crate::bridge::call::Call;
use crate::bridge::seat::{Seat, Side};
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

impl Obligations {
    /// A withdrawn call waits for another one, beside an earlier one that does.
    pub(super) fn wait_for_call(&mut self, by: Seat, withdrawal: Withdrawal) {
        self.older[by] = self.older[by].or(self.withdrawals[by]);
        self.withdrawals[by] = Some(withdrawal);
    }

    /// The call in that place replaced a withdrawn one and has had its consequences; `before` is what there was before.
    pub(super) fn after_replacement(
        &mut self,
        at: usize,
        by: Seat,
        replaced: Replaced,
        before: &Obligations,
    ) {
        let brought = self.lead_penalties.len() > before.lead_penalties.len();
        let lead_penalty = self.lead_penalties.last().copied().filter(|_| brought);
        let replaced = Replaced { silence: before.must_pass[by.partner()], lead_penalty, ..replaced };
        let (pass, repeat, no_doubling, waiting) = (None, None, None, None);
        self.spent.push(Spent { at, by, pass, repeat, no_doubling, waiting, replaced: Some(replaced) });
    }

    /// Whether what the last call replaced has brought that restriction already.
    pub(super) fn restricts_for_last_call(&self, offender: Seat, rule: LeadRule) -> bool {
        let last = self.spent.last().filter(|spent| spent.by == offender);
        last.and_then(|spent| spent.replaced?.lead_penalty).is_some_and(|brought| brought.rule == rule)
    }

    /// A replacement is cancelled: the withdrawn call waits for another, whose consequences count instead.
    pub(super) fn replacement_cancelled(&mut self, by: Seat, replaced: Replaced) {
        self.wait_for_call(by, replaced.withdrawal);
        self.replaced = None;
        // What the replacement made known to everybody is not so any more.
        let withdrawn = CallOrCard::Call(replaced.withdrawal.call);
        let article = super::Edition::of(self.book).switches.articles.withdrawn_for_offenders;
        for told in self.withdrawn.iter_mut().filter(|told| (told.by, told.what) == (by, withdrawn)) {
            told.authorized = Side::ALL.map(|side| side != by.side());
            told.law = Citation::new(self.book, article);
        }
        self.must_pass[by.partner()] = replaced.silence;
        if let Some(at) =
            self.lead_penalties.iter().rposition(|&penalty| Some(penalty) == replaced.lead_penalty)
        {
            self.lead_penalties.remove(at);
        }
    }
}
