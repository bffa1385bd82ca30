//! Laws 50D1, 52 and 64B3: a penalty card kept back by a player who is out of the suit led.

use super::case::{Case, Step};
use super::effect::Effect;
use super::exposed;
use super::irregularity::Irregularity;
use crate::bridge::play::Entry;
use crate::bridge::seat::Seat;
use crate::bridge::table::State;
use crate::cards::{Card, CardSet, Suit};

/// A revoke by a hand that is seen to have been out of the suit led, as what it was: a penalty card kept back. So named, those know
/// it, too, who do not see the hand.
pub(super) fn rightly_named(state: &State, irregularity: Irregularity) -> Irregularity {
    let Irregularity::Revoke { by, trick } = irregularity else { return irregularity };
    let is_seen = state.play.is_some_and(|play| play.hands()[by].is_known());
    let kept = state.place_in_trick(by, trick).filter(|&at| is_seen && !kept_back(state, at).is_empty());
    match kept.and_then(|at| state.plays[at].card) {
        Some(card) => Irregularity::PenaltyCardNotPlayed { by, card },
        None => irregularity,
    }
}

/// Law 52: another card than the penalty card, just played or on the record.
pub(super) fn penalty_card_not_played(case: &mut Case, by: Seat, card: Card) -> Step {
    let lies = |entry: &Entry| entry.seat == by && entry.card == Some(card);
    let Some(at) = case.state.plays.iter().position(lies) else {
        return exposed::penalty_card_not_played(case, by, card);
    };
    let due = kept_back(&case.state, at);
    case.fits(!due.is_empty())?;
    if !is_established(&case.state, at) {
        return exposed::played_instead_of_a_penalty_card(case, at, due);
    }
    case.under(64);
    let articles = case.law.articles;
    case.put(Effect::RevokeCard { at: at as u8 }, articles.revoke_stays);
    let trick = (at / 4) as u8;
    let stays = Effect::RevokeEstablished { by, trick, suit: None, rectified: false, at_most: 2 };
    case.put(stays, "64B3");
    case.consider(articles.revoke_damage);
    Ok(())
}

/// The penalty cards of which one was due in that place, where another card was thrown; none where the hand may have followed, or in
/// the twelfth trick once it is too late for law 52 (law 62D).
fn kept_back(state: &State, at: usize) -> CardSet {
    let Entry { seat, card: Some(card), .. } = state.plays[at] else { return CardSet::EMPTY };
    let out_of = |led: Suit| led != card.suit() && state.held_beside(at).of_suit(led).is_empty();
    let throws = state.led_at(at).is_some_and(out_of);
    if state.is_ruled_on(at)
        || state.is_accepted(at)
        || !throws
        || (at / 4 == 11 && is_established(state, at))
    {
        return CardSet::EMPTY;
    }
    state.before(at).duties.owed_when_void(seat, card)
}

/// Law 63A: whether its side has played on since, or a claim has been agreed.
fn is_established(state: &State, at: usize) -> bool {
    state.agreed.is_some() || state.has_played_on(at, state.plays[at].seat.side())
}
