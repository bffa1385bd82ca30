//! What a claimer plays when he cannot follow suit: a ruff (N7, N11) or a discard (N8).

use super::{Filter, View, sift, tenace};
use crate::bridge::claim::belief::{above, below, is_trusted, known_out, masters, only};
use crate::bridge::claim::stated::{is_named, is_needed};
use crate::cards::{Card, CardSet, Rank, Suit};

/// In this order: the lowest of each suit, known losers, no sure honour for a small card, nothing the statement still plays, no
/// card that covers a loser of the other hand.
const DISCARDS: &[Filter] = &[losers_first, sure_kept, stated_kept, covers_kept];

/// The normal cards of a hand void in the suit led.
pub(super) fn plays(view: &View, cards: CardSet) -> CardSet {
    let trumps = if view.is_trump(view.state.led) { CardSet::EMPTY } else { view.trumps(cards) };
    let ruffs = ruffs(view, trumps);
    if ruffs.is_empty() || is_won(view) {
        return discards(view, cards - trumps, trumps);
    }
    if view.state.played == 1 && view.friend_ruffs(view.state.led) && view.state.best.suit() == view.state.led
    {
        // Either hand may ruff.
        return ruffs | discards(view, cards - trumps, trumps);
    }
    ruffs
}

/// Whether the claimer takes the trick for won without a ruff from this hand.
fn is_won(view: &View) -> bool {
    let state = view.state;
    if view.frame.is_ours(state.best_seat) {
        let sure = only(view.out, above(state.best)).is_empty();
        // Nobody trusts a small card that he can ruff.
        let trusted = state.best.rank() >= Rank::Ten
            && is_trusted(view.frame, state, state.best)
            && !is_wanted_to_draw(view);
        return state.played == 3 || sure || trusted;
    }
    let higher = only(view.friend_good(state.led), above(state.best));
    state.played == 1 && state.best.suit() == state.led && !higher.is_empty()
}

/// Whether the other hand, with no trump of its own, has led to get here, where the trumps that are known to be out can be drawn (N5).
fn is_wanted_to_draw(view: &View) -> bool {
    let Some(trump) = view.frame.trump else { return false };
    let known = known_out(view.frame, view.state, trump);
    let draws = view.hand.of_suit(trump).highest().is_some_and(|best| !only(known, below(best)).is_empty());
    draws && view.friend == Some(view.state.leader) && view.trumps(view.friend_hand).is_empty()
}

/// N11: the trumps that win so far, or the lowest of them.
fn ruffs(view: &View, trumps: CardSet) -> CardSet {
    let best = view.state.best;
    let winning = if view.is_trump(best.suit()) { only(trumps, above(best)) } else { trumps };
    if view.frame.settings.ruff_lowest { winning.lowest().map_or(winning, CardSet::of) } else { winning }
}

fn discards(view: &View, plain: CardSet, trumps: CardSet) -> CardSet {
    if plain.is_empty() {
        return trumps.lowest().map_or(trumps, CardSet::of);
    }
    // N1: what is named to be played later is not thrown away.
    let free: CardSet = plain.iter().filter(|&card| !is_named(view, card)).collect();
    let plain = if free.is_empty() { plain } else { free };
    let lowest = |suit: Suit| plain.of_suit(suit).lowest().map_or(CardSet::EMPTY, CardSet::of);
    let cards = Suit::ALL.into_iter().fold(CardSet::EMPTY, |cards, suit| cards | lowest(suit));
    let kept = sift(view, cards, DISCARDS);
    // What is normal where losers go first is so where anything may.
    let mut narrower = *view;
    let is_wide = !core::mem::replace(&mut narrower.settings.losers_first, true);
    if is_wide { kept | sift(&narrower, cards, DISCARDS) } else { kept }
}

/// N8: what is known to be no winner goes first.
fn losers_first(view: &View, cards: CardSet) -> CardSet {
    if !view.settings.losers_first {
        return cards;
    }
    let losers = cards - view.all_good();
    let free: CardSet = losers.iter().filter(|&card| !is_in_tenace(view, card)).collect();
    if free.is_empty() { losers } else { free }
}

/// Whether a card wins by a finesse over a card that is known to be in front of it: that is no loser (law 70E1).
fn is_in_tenace(view: &View, card: Card) -> bool {
    let suit = card.suit();
    let Some(missing) = known_out(view.frame, view.state, suit).highest() else { return false };
    view.state.has_shown_out(view.frame, view.seat.next(), suit)
        && only(view.hand, below(missing)).highest() == Some(card)
        && tenace(view, suit).is_some()
}

/// N8: an honour that cannot lose is not thrown to keep a small card of which nobody has said that it is good.
fn sure_kept(view: &View, cards: CardSet) -> CardSet {
    let is_small = |card: Card| card.rank() < Rank::Ten && !view.frame.said_good.contains(card);
    if !view.settings.losers_first || !cards.iter().any(is_small) {
        return cards;
    }
    let is_sure = |card: Card| card.rank() >= Rank::Ten && view.masters(card.suit()).contains(card);
    cards.iter().filter(|&card| !is_sure(card)).collect()
}

/// N1: nor, if there is another card, one of a suit that is stated to be played.
fn stated_kept(view: &View, cards: CardSet) -> CardSet {
    cards.iter().filter(|&card| !is_needed(view, card)).collect()
}

/// N8: the last winner over a loser of the other hand is kept.
fn covers_kept(view: &View, cards: CardSet) -> CardSet {
    if !view.settings.losers_first {
        return cards;
    }
    cards.iter().filter(|&card| !uncovers(view, card)).collect()
}

fn uncovers(view: &View, card: Card) -> bool {
    let suit = card.suit();
    let left = view.masters(suit) - CardSet::of(card);
    let friends = masters(view.friend_hand, view.out, suit);
    // Nobody counts on a low card while he throws the winner over it.
    let beaten = !view.friend_hand.of_suit(suit).is_empty() && friends.is_empty();
    beaten && view.masters(suit).contains(card) && left.is_empty()
}
