//! What is said of all the others: `all yours but the ace of spades`, `two hearts and the rest`.

use super::Misreading;
use super::clause::Clause;
use super::steps::{one_trick, put};
use super::words::Mark;
use crate::bridge::claim::statement::Step;
use crate::cards::Card;

/// Reads what is left out of what the other side gets. Nothing if it is left out of something else.
#[inline(never)]
pub(super) fn keep_excepted(
    clause: &Clause,
    cards: &[Card],
    steps: &mut Vec<Step>,
) -> Option<Result<(), Misreading>> {
    let all = |step: &Step| matches!(step, Step::Concede { tricks: 0, .. });
    let given = clause.is_excepted && (clause.has(Mark::YOU) || steps.last().is_some_and(all));
    if !given {
        return None;
    }
    // How many the others are depends on how many are left.
    let (&[card], true) = (cards, clause.number.is_none()) else { return Some(Err(Misreading::Number)) };
    steps.pop_if(|step| all(step));
    put(steps, one_trick(card));
    put(steps, Step::Concede { tricks: 0, suit: None });
    Some(Ok(()))
}

/// Adds what is claimed besides the tricks listed, whose number is not all then: `two hearts and the rest`. Says whether it is that.
#[inline(never)]
pub(super) fn claims_rest(clause: &Clause, steps: &mut Vec<Step>) -> bool {
    let listed = |step: &Step| matches!(step, Step::Count { suit: Some(_), .. });
    let rest = clause.has(Mark::REST) && steps.iter().any(listed) && !steps.iter().any(Step::is_number);
    if rest {
        put(steps, Step::Good { hand: None, suit: None });
    }
    rest
}
