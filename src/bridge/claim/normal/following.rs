//! How a claimer follows suit (N7, N10, N12).

use super::View;
use crate::bridge::Seat;
use crate::bridge::claim::belief::{above, below, is_trusted, known_out, only};
use crate::bridge::claim::stated::needs_no_finesse;
use crate::cards::{Card, CardSet, Rank};

/// The normal cards among those of the suit led.
pub(super) fn plays(view: &View, cards: CardSet) -> CardSet {
    let state = view.state;
    let ours = view.frame.is_ours(state.best_seat);
    let beaters =
        if state.best.suit() == state.led { only(cards, above(state.best)) } else { CardSet::EMPTY };
    let safe = ours && (is_last(view) || leaves_alone(view, beaters));
    if beaters.is_empty() || safe {
        return low(view, cards, beaters, ours);
    }
    if is_last(view) {
        return lowest(beaters);
    }
    if state.played == 1 && friend_wins(view) {
        return lowest(cards) | view.first_of(beaters & view.good(state.led));
    }
    win(view, cards, beaters)
}

/// Whether the other hand's card is left to win. One that could be beaten is not while a sure winner is at hand: it was led
/// towards that.
fn leaves_alone(view: &View, beaters: CardSet) -> bool {
    let state = view.state;
    let sure = only(state.out(view.frame), above(state.best)).is_empty();
    sure || (is_trusted(view.frame, state, state.best) && (beaters & view.masters(state.led)).is_empty())
}

/// Winning in a place where the other side still plays: a card believed good; if a higher one is known to be out, the
/// finesse too.
fn win(view: &View, cards: CardSet, beaters: CardSet) -> CardSet {
    let good = beaters & view.good(view.state.led);
    let located_behind = view.state.played == 2
        && (shown_out(view, view.seat.previous()) || lies_open(view, view.seat.next()));
    // A hand that can ruff what is left of the suit needs no finesse for it.
    let needless = view.state.played == 2 && view.friend_ruffs(view.state.led) && !good.is_empty();
    // Without a card to refuse the finesse with, it is the only way to win.
    let guesses = view.frame.settings.both_ways || good.is_empty();
    // Who has said against whom he finesses does not finesse the other.
    let elsewhere = view.frame.program.finesses_elsewhere(view.seat, view.state.led);
    let open = guesses && !elsewhere && !located_behind && !needless && !needs_no_finesse(view);
    let finesses = if open { finesses(view, beaters) } else { CardSet::EMPTY };
    let beaten_once = is_beaten_once(view, finesses);
    match (good.is_empty(), finesses.is_empty()) {
        // Who has a winner does not put in an honour under two that are out.
        (false, _) => view.first_of(good) | if beaten_once { finesses } else { CardSet::EMPTY },
        // Towards an honour that one card beats: it is played, or nothing would have been led to it.
        (true, false) if view.state.played == 2 && beaten_once => finesses,
        (true, false) => finesses | lowest(cards),
        (true, true) => lowest(beaters) | lowest(cards),
    }
}

/// Honours below a card the claimer knows to be out.
fn finesses(view: &View, beaters: CardSet) -> CardSet {
    let known = known_out(view.frame, view.state, view.state.led);
    let Some(top) = known.highest() else { return CardSet::EMPTY };
    only(beaters, below(top)).iter().filter(|card| card.rank() >= Rank::Ten).collect()
}

/// Whether no more than one card known to be out beats the best of these.
fn is_beaten_once(view: &View, cards: CardSet) -> bool {
    let known = known_out(view.frame, view.state, view.state.led);
    cards.highest().is_some_and(|best| only(known, above(best)).len() <= 1)
}

/// Whether the highest card known to be out lies open on the table as that player's penalty card.
fn lies_open(view: &View, seat: Seat) -> bool {
    let highest = known_out(view.frame, view.state, view.state.led).highest();
    highest.is_some_and(|card| view.frame.restrictions.penalty_cards(seat).contains(card))
}

fn shown_out(view: &View, seat: Seat) -> bool {
    view.state.has_shown_out(view.frame, seat, view.state.led)
}

/// Whether no opponent who can still win the trick is left to play, as far as the claimer knows.
fn is_last(view: &View) -> bool {
    if view.state.played == 3 {
        return true;
    }
    let next = view.seat.next();
    let trumps = view.trumps(view.out);
    let no_ruff = trumps.is_empty()
        || view.is_trump(view.state.led)
        || view.frame.trump.is_some_and(|trump| view.state.has_shown_out(view.frame, next, trump));
    view.state.played == 2 && shown_out(view, next) && no_ruff
}

/// Whether the other hand, which plays last, holds a card that wins.
fn friend_wins(view: &View) -> bool {
    let led = view.state.led;
    !only(view.friend_good(led), above(view.state.best)).is_empty() || view.friend_ruffs(led)
}

/// The lowest card, unless the policy has the short hand unblock or the long one overtake its last card (N12).
fn low(view: &View, cards: CardSet, beaters: CardSet, ours: bool) -> CardSet {
    let Some(low) = cards.lowest() else { return cards };
    let friends = view.friend_hand.of_suit(low.suit());
    let runs = friends.is_empty() && view.frame.is_ours(view.state.leader);
    // It gains nothing unless a winner is left.
    let gains = |&over: &Card| view.masters(over.suit()) - CardSet::of(over) != CardSet::EMPTY;
    let over = beaters.lowest().filter(|_| runs).filter(gains);
    let other = over.or_else(|| view.unblocking(cards, friends));
    CardSet::of(other.filter(|_| ours && view.frame.settings.unblocks).unwrap_or(low))
}

fn lowest(cards: CardSet) -> CardSet {
    cards.lowest().map_or(CardSet::EMPTY, |card: Card| CardSet::of(card))
}
