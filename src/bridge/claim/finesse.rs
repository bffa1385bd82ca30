//! Which card a finesse is taken with.

use super::belief::{above, below, only};
use super::position::Position;
use super::setting::out;
use super::statement::{Step, hands_of};
use crate::bridge::Seat;
use crate::cards::{Card, Rank};

/// The card of the claimer's that is played to finesse a card of the other side: the highest below it, from ten upwards, in the
/// one hand that has a higher one as well.
fn finessed(position: &Position, claimer: Seat, card: Card) -> Option<Card> {
    if !out(position, claimer).contains(card) {
        return None;
    }
    let mut found = None;
    for seat in hands_of(position, claimer) {
        let hand = position.hands()[seat];
        let under = only(hand, below(card)).highest().filter(|under| under.rank() >= Rank::Ten);
        if under.is_some() && !only(hand, above(card)).is_empty() {
            if found.is_some() {
                return None;
            }
            found = under;
        }
    }
    found
}

/// The card a step finesses: the one it names, or that against the other side's that it names, or the only one there is.
#[inline(never)]
pub(super) fn finesse(position: &Position, claimer: Seat, step: &Step) -> Option<Card> {
    let suit = match *step {
        Step::Finesse { card } => return finessed(position, claimer, card).or(Some(card)),
        Step::FinesseIn { suit } => suit,
        _ => return None,
    };
    let missing = out(position, claimer).iter().filter(|card| suit.is_none_or(|suit| suit == card.suit()));
    let mut cards = missing.filter_map(|card| finessed(position, claimer, card));
    cards.next().filter(|first| cards.all(|other| other == *first))
}
