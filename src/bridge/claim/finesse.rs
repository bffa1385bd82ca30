//! Which card a finesse is taken with.

use super::belief::{above, below, only};
use super::position::Position;
use super::setting::out;
use super::statement::{Step, hands_of};
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Rank};

/// The card a finesse is taken with and the hand with the tenace, if one has it.
pub(super) type Finessed = Option<(Card, Option<Seat>)>;

/// The card a step finesses: the one it names, that against the other side's that it names, or the only one there is. With it the
/// hand it is in, where that has a higher one as well.
///
/// Against a card of the other side it is the highest below it, from ten upwards, in the one hand that has a higher one; a finesse
/// repeated is taken with the next card, those `taken` having gone.
#[inline(never)]
pub(super) fn finesse(position: &Position, claimer: Seat, step: &Step, taken: CardSet) -> Finessed {
    let (named, suit, against) = match *step {
        Step::Finesse { card, against } => (Some(card), Some(card.suit()), against),
        Step::FinesseIn { suit, against } => (None, suit, against),
        _ => return None,
    };
    let missing = out(position, claimer);
    let mut found = None;
    // A card held, or nobody's: then the step has a flaw of its own.
    let mut own = named.filter(|_| against.is_none()).map(|card| (card, None));
    for seat in hands_of(position, claimer) {
        let hand = position.hands()[seat];
        // The hand after the player finessed against plays to it.
        if against.is_some_and(|against| against.next() != seat) {
            continue;
        }
        if let Some(card) = named.filter(|&card| hand.contains(card)) {
            own = Some((card, (!only(hand, above(card)).is_empty()).then_some(seat)));
        }
        for card in missing.iter() {
            let asked =
                named.is_none_or(|named| named == card) && suit.is_none_or(|suit| suit == card.suit());
            let under = only(hand - taken, below(card)).highest().filter(|under| under.rank() >= Rank::Ten);
            if asked
                && let Some(under) = under
                && !only(hand, above(card)).is_empty()
            {
                let this = Some((under, Some(seat)));
                if found.is_some() && found != this {
                    return own;
                }
                found = this;
            }
        }
    }
    found.or(own)
}
