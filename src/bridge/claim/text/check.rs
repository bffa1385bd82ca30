//! Steps that would be misread.

use super::Misreading;
use super::clause::Clause;
use super::words::{Mark, Verb};
use crate::cards::Rank;

/// What would be misread rather than read.
pub(super) fn check(clause: &Clause, verb: Option<Verb>) -> Result<(), Misreading> {
    let theirs = matches!(verb, Some(Verb::Concede | Verb::Draw | Verb::Finesse));
    let won = clause.verb == Some(Verb::Take) && clause.seat.is_some() && clause.number.is_none();
    let trump = clause.ruffs_with().filter(|_| verb == Some(Verb::Ruff));
    // `your hearts are good`
    let told = clause.has(Mark::YOU) && clause.has(Mark::IS) && clause.has(Mark::GOOD) && clause.named() == 0;
    let is_unknown = (clause.has(Mark::YOU) && !theirs)
        || told
        // `you are down one`: how many tricks that leaves is not said.
        || (clause.has(Mark::YOU) && clause.number.is_some() && clause.has(Mark::DOWN))
        || (clause.has(Mark::NTH) && verb != Some(Verb::Ruff))
        || (won && clause.named() == 0 && verb == clause.verb)
        || trump.is_some_and(|rank| rank != Rank::Ace)
        // `draw out the ace`: no other trump takes it.
        || (verb == Some(Verb::Draw) && clause.ranks.contains(&Rank::Ace));
    if is_unknown {
        return Err(clause.unread(false));
    }
    // `cash 7H`: the seven, or seven of them?
    let cashes = matches!(clause.verb, Some(Verb::Cash | Verb::Take)) && clause.named() == 0;
    if cashes && !clause.is_counted_last && clause.number > Some(6) && !clause.named_cards().is_empty() {
        return Err(Misreading::Choice);
    }
    // `with a trump`: to the other hand, but `you get one with a trump`
    let crosses = clause.verb.is_none() && clause.with.is_some() && !clause.has(Mark::YOU);
    if crosses { Err(Misreading::Hand) } else { Ok(()) }
}
