//! Tricks given up without an order: they wait for the winners (N6).

use super::belief::{above, masters, only, tricks_with};
use super::program::{Op, Program};
use crate::cards::{CardSet, Suit};

/// Leaves for the end the tricks given up that no other step comes after, unless they set up what the tricks claimed need. Who
/// throws a loser on a card he names gives up the others then. A trump given up is left out, as the high one is.
#[inline(never)]
pub(super) fn leave_losers(
    program: &mut Program,
    trump: Option<Suit>,
    hands: [CardSet; 2],
    out: CardSet,
    claimed: u8,
) {
    let own = hands[0] | hands[1];
    let tops = |suit| tricks_with(masters(own, out, suit), hands, out, suit).0;
    let needs_more = Suit::ALL.into_iter().map(tops).sum::<usize>() < usize::from(claimed);
    let is_plain = |op: &Op| !matches!(op, Op::Lead(_) | Op::Play(_) | Op::Finesse(_));
    if !program.throws.is_empty() && !program.ops.iter().all(is_plain) {
        return;
    }
    let draws = program.ops.iter().any(|op| matches!(op, Op::Draw { .. }));
    let is_left = |suit, tricks| trump == Some(suit) && !draws && is_left_out(own, out.of_suit(suit), tricks);
    for op in program.ops.iter_mut().rev() {
        match op {
            Op::Concede { tricks, suit, waits } => {
                let left_out = is_left(*suit, *tricks);
                *waits = left_out || !needs_more || !sets_up(hands, out, *tricks, *suit);
                program.avoided |= if left_out { Program::TRUMPS } else { 0 };
            }
            Op::Jump(_) => {}
            _ => return,
        }
    }
}

/// Whether no round of trumps is drawn when so many tricks are given up to those out: they are no more than that, or one and one
/// forgotten where nothing of the claimer's is higher.
fn is_left_out(own: CardSet, out: CardSet, tricks: u8) -> bool {
    let Some(best) = out.highest() else { return false };
    out.len() <= usize::from(tricks)
        || (out.len() == 2 && only(own.of_suit(best.suit()), above(best)).is_empty())
}

/// Whether a hand has cards that may be good once so many tricks of the suit are given up.
#[inline(never)]
fn sets_up(hands: [CardSet; 2], out: CardSet, tricks: u8, suit: Suit) -> bool {
    let rounds = hands.iter().fold(tricks as usize, |sum, &hand| sum + masters(hand, out, suit).len());
    hands.iter().any(|hand| {
        let cards = hand.of_suit(suit);
        // Each round takes two of the other side's cards at most.
        let over = cards.highest().map(|top| only(out, above(top)).len());
        cards.len() > rounds && over.is_some_and(|over| over <= 2 * rounds)
    })
}
