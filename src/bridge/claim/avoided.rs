//! What a claimer has said that he will not do, held against the cards he could play.

use super::belief::{above, below, only};
use super::normal::View;
use super::program::Program;
use crate::bridge::Seat;
use crate::cards::{CardSet, Suit};

/// The cards among these that are nothing the claimer has said he will not play; all of them when nothing else is left.
pub(super) fn allowed(view: &View, cards: CardSet) -> CardSet {
    if view.frame.program.avoided == 0 { cards } else { kept(view, cards) }
}

#[inline(never)]
fn kept(view: &View, cards: CardSet) -> CardSet {
    let Program { avoided, ops, .. } = &view.frame.program;
    let led = view.state.led;
    let out = if view.state.played == 0 {
        // Trumps are avoided while steps of the statement are left, or when there are none.
        let now = avoided & Program::TRUMPS != 0
            && (ops.is_empty() || (view.state.mind.place as usize) < ops.len());
        if now { view.trumps(cards) } else { CardSet::EMPTY }
    } else if view.hand.of_suit(led).is_empty() {
        if avoids_ruff(view, view.seat, led) { view.trumps(cards) } else { CardSet::EMPTY }
    } else if avoided >> led.index() & 1 == 1 {
        finesses(view, cards)
    } else {
        CardSet::EMPTY
    };
    let left = cards - out;
    if left.is_empty() { cards } else { left }
}

/// Whether the claimer has said that he does not ruff that suit in that hand.
#[inline(never)]
pub(super) fn avoids_ruff(view: &View, seat: Seat, led: Suit) -> bool {
    view.frame.program.avoided >> Program::ruff(seat, led) & 1 == 1 && !view.is_trump(led)
}

/// Cards of the suit led that are played under one that is out, while the hand has a card over it that wins so far: its own
/// lower cards, or any when the other hand's card is let run.
#[inline(never)]
fn finesses(view: &View, cards: CardSet) -> CardSet {
    let best = view.state.best;
    let top = cards.highest().filter(|top| top.suit() == best.suit() && *top > best);
    let out = top.and_then(|top| only(view.out, below(top)).highest());
    let Some(out) = out.filter(|_| view.friend == Some(view.state.leader)) else { return CardSet::EMPTY };
    let under = only(cards, below(out));
    let run = view.frame.is_ours(view.state.best_seat) && best < out;
    if run { under } else { only(under, above(best)) }
}
