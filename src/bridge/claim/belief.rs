//! What the claimer believes: which of his cards he thinks are good.

use super::frame::Frame;
use super::state::State;
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Rank, Suit};

/// The cards of the same suit above a card.
pub(super) const fn above(card: Card) -> u64 {
    let top = 1u64 << (13 * (card.suit().index() + 1));
    (top - 1) & !((2u64 << card.index()) - 1)
}

/// The cards of the same suit below a card.
pub(super) const fn below(card: Card) -> u64 {
    ((1u64 << card.index()) - 1) & !((1u64 << (13 * card.suit().index())) - 1)
}

/// The cards of `hand` in one suit that no card of `out` beats.
pub(super) fn masters(hand: CardSet, out: CardSet, suit: Suit) -> CardSet {
    let hand = hand.of_suit(suit);
    match out.of_suit(suit).highest() {
        Some(top) => only(hand, above(top)),
        None => hand,
    }
}

/// How many rounds of a suit two hands win whoever holds what is out.
#[inline(never)]
pub(super) fn top_rounds(hands: [CardSet; 2], out: CardSet, suit: Suit) -> usize {
    masters(hands[0] | hands[1], out, suit).len().min(longer(hands, suit))
}

#[inline(never)]
fn longer(hands: [CardSet; 2], suit: Suit) -> usize {
    hands.map(|hand| hand.of_suit(suit).len()).into_iter().fold(0, usize::max)
}

/// How many tricks two hands take in a suit if those of their cards win, and which of their cards take part in none: those cards
/// in turn, and the small ones too when they draw everything.
#[inline(never)]
pub(super) fn tricks_with(
    winners: CardSet,
    hands: [CardSet; 2],
    out: CardSet,
    suit: Suit,
) -> (usize, CardSet) {
    let (own, longer) = ((hands[0] | hands[1]).of_suit(suit), longer(hands, suit));
    let rounds = winners.of_suit(suit).len().min(longer);
    if rounds >= out.of_suit(suit).len() { (longer, CardSet::EMPTY) } else { (rounds, own - winners) }
}

/// The cards of a set among the bits.
pub(super) fn only(cards: CardSet, bits: u64) -> CardSet {
    CardSet::from_bits(cards.bits() & bits).unwrap_or_default()
}

/// The outstanding cards of a suit that the claimer is aware of.
pub(super) fn known_out(frame: &Frame, state: &State, suit: Suit) -> CardSet {
    let out = state.out(frame).of_suit(suit);
    if state.is_aware(suit) { out } else { out & frame.aware }
}

/// The cards of a claimer's hand that he believes good.
///
/// A card no outstanding card beats is good. A card that is beaten is believed good when the claimer is aware of none of
/// the cards above it, does not know it for a loser, and has no more to overlook than the policy grants besides what his
/// winners draw: each round of a higher card can take two of theirs. Trumps he has forgotten he has forgotten all. A small card the
/// other hand can ruff is one to be ruffed. What he has said to be good he believes good until he knows better.
pub(super) fn good(frame: &Frame, state: &State, seat: Seat) -> CardSet {
    Suit::ALL.into_iter().fold(CardSet::EMPTY, |all, suit| all | good_in(frame, state, seat, suit))
}

/// [`good`] in one suit.
pub(super) fn good_in(frame: &Frame, state: &State, seat: Seat, suit: Suit) -> CardSet {
    let friends_cards = frame.friend(seat).map_or(CardSet::EMPTY, |friend| state.hand(friend));
    let (hand, friend) = (state.hand(seat).of_suit(suit), friends_cards.of_suit(suit));
    if hand.is_empty() {
        return hand;
    }
    let out = state.out(frame).of_suit(suit);
    let Some(top) = out.highest() else { return hand };
    let tops = only(hand, above(top));
    let mut believed = hand - frame.losers;
    if let Some(known) = known_out(frame, state, suit).highest() {
        believed = only(believed, above(known));
    }
    // Rounds of winners before it; those of the other hand only if this one is the longer.
    let friends_tops = only(friend, above(top)).len();
    let rounds = tops.len().max(if hand.len() > friends_tops { friends_tops } else { 0 }) as u32;
    let forgotten = if frame.trump == Some(suit) { 13 } else { frame.settings.overlooks + 2 * rounds };
    let ruffs = friend.is_empty()
        && frame.trump.is_some_and(|trump| trump != suit && !friends_cards.of_suit(trump).is_empty());
    if ruffs {
        let called = frame.said_good;
        believed =
            believed.iter().filter(|card| card.rank() >= Rank::Ten || called.contains(*card)).collect();
    }
    let overlooks =
        |card: Card| only(out, above(card)).len() as u32 <= forgotten || frame.said_good.contains(card);
    match (believed - tops).iter().find(|&card| overlooks(card)) {
        // Whoever believes a card good believes so of the higher ones.
        Some(lowest) => tops | only(believed, above(lowest)) | CardSet::of(lowest),
        None => tops,
    }
}

/// Whether the claimer takes a card already played to the trick for the winner of it.
pub(super) fn is_trusted(frame: &Frame, state: &State, card: Card) -> bool {
    let theirs = only(state.out(frame), above(card));
    if theirs.is_empty() {
        return true;
    }
    let known = known_out(frame, state, card.suit());
    let forgotten = theirs.len() as u32 <= frame.settings.trusts || frame.said_good.contains(card);
    only(known, above(card)).is_empty() && !frame.losers.contains(card) && forgotten
}
