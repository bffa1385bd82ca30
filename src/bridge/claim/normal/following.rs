//! How a claimer follows suit (N7, N10, N12).

use super::View;
use crate::bridge::Seat;
use crate::bridge::claim::belief::{above, below, is_trusted, known_out, masters, only, top_rounds};
use crate::bridge::claim::stated::needs_no_finesse;
use crate::cards::{Card, CardSet, Rank};

/// The normal cards among those of the suit led.
pub(super) fn plays(view: &View, cards: CardSet) -> CardSet {
    let state = view.state;
    let beaters = beaters(view, cards);
    if takes_no_part(view, beaters) {
        return lowest(cards);
    }
    if state.played == 1 && friend_wins(view) {
        return lowest(cards) | view.first_of(beaters & view.good(state.led));
    }
    if is_last(view) {
        return lowest(beaters);
    }
    win(view, cards, beaters)
}

/// The cards of the suit led that would win so far.
fn beaters(view: &View, cards: CardSet) -> CardSet {
    let best = view.state.best;
    if best.suit() == view.state.led { only(cards, above(best)) } else { CardSet::EMPTY }
}

/// Whether the hand cannot win the trick, or leaves it to the other hand.
#[inline(never)]
fn takes_no_part(view: &View, beaters: CardSet) -> bool {
    let ours = view.frame.is_ours(view.state.best_seat);
    beaters.is_empty() || (ours && (is_last(view) || leaves_alone(view, beaters)))
}

/// The card a competent claimer may play on his other hand's winner instead of the lowest, where that gains: the short hand
/// unblocks, and the long one overtakes its last card (N12).
#[inline(never)]
pub(super) fn instead(view: &View, cards: CardSet) -> Option<Card> {
    let beaters = beaters(view, cards);
    if !view.frame.is_ours(view.state.best_seat) || !takes_no_part(view, beaters) {
        return None;
    }
    let friends = view.friend_hand.of_suit(view.state.led);
    let runs = friends.is_empty() && view.frame.is_ours(view.state.leader);
    // It gains nothing unless a winner is left.
    let gains = |&over: &Card| view.masters(over.suit()) - CardSet::of(over) != CardSet::EMPTY;
    let over = beaters.lowest().filter(|_| runs).filter(gains);
    over.or_else(|| view.unblocking(cards, friends).filter(|&card| is_wanted(view, card)))
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
    let next = view.seat.next();
    let open = view.frame.open_hand == Some(next);
    let sure = sure_winners(view, beaters);
    // Nobody plays over dummy, which lies open, with more than is needed: below a card there, or over it once dummy has played.
    let under_dummy = |low: Card| {
        view.frame.open_hand.is_some_and(|dummy| !only(view.state.hand(dummy), above(low)).is_empty())
    };
    if sure.lowest().is_some_and(|low| open || under_dummy(low)) {
        return lowest(sure);
    }
    let good = beaters & view.good(view.state.led) | sure;
    let located_behind =
        open || view.state.played == 2 && (shown_out(view, view.seat.previous()) || lies_open(view, next));
    // A hand that can ruff what is left of the suit needs no finesse for it.
    let needless = view.state.played == 2 && view.friend_ruffs(view.state.led) && !good.is_empty();
    // Without a card to refuse the finesse with, it is the only way to win.
    let guesses = view.frame.settings.both_ways || good.is_empty();
    // Who has said against whom he finesses does not finesse the other.
    let elsewhere = view.frame.program.finesses_elsewhere(view.seat, view.state.led);
    let takes = guesses && !elsewhere && !located_behind && !needless && !needs_no_finesse(view);
    let finesses = if takes { finesses(view, beaters) } else { CardSet::EMPTY };
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

/// Cards of the suit led that may still be played over the claimer's, as far as he sees: not those of a hand that has played to
/// the trick, where he knows it, nor of one that has shown out (law 70E1).
fn threats(view: &View) -> CardSet {
    let (next, led) = (view.seat.next(), view.state.led);
    let out = view.out.of_suit(led);
    match view.frame.open_hand {
        _ if shown_out(view, next) => CardSet::EMPTY,
        Some(dummy) if dummy == next => view.state.hand(dummy).of_suit(led),
        Some(dummy) => out - view.state.hand(dummy),
        None => out,
    }
}

/// Where more is known than which cards are out: those that win whatever is played.
fn sure_winners(view: &View, beaters: CardSet) -> CardSet {
    let threats = threats(view);
    let void = threats.is_empty() && !can_follow(view);
    if threats == view.out.of_suit(view.state.led) || (void && !is_safe_from_ruffs(view)) {
        return CardSet::EMPTY;
    }
    threats.highest().map_or(beaters, |top| only(beaters, above(top)))
}

/// Whether the next hand may have a card of the suit led.
fn can_follow(view: &View) -> bool {
    view.frame.open_hand != Some(view.seat.next()) && !shown_out(view, view.seat.next())
}

/// The cards out in the suit led that the claimer may know of. That a suit comes in from the top because he has forgotten an honour
/// is his to show: he may as well know of it and finesse (law 70E1), unless he has said that the suit is good or its top cards
/// draw all that is out.
fn missing(view: &View) -> CardSet {
    let led = view.state.led;
    let (hands, out) = ([view.hand, view.friend_hand], view.out.of_suit(led));
    let honours = only(out, above(Card::new(led, Rank::Jack)));
    let said = view.frame.said_good.of_suit(led);
    // Whoever has played to the trick has had one of those that were out.
    let played = (1..=usize::from(view.state.played)).map(|turns| view.seat.plus(4 - turns));
    let followed = played.filter(|&seat| !view.frame.is_ours(seat) && !shown_out(view, seat)).count();
    let rounds = top_rounds(hands, view.out, led);
    let doubtful = !honours.is_empty() && said.is_empty() && rounds < out.len() + followed;
    if doubtful { out } else { known_out(view.frame, view.state, led) }
}

/// Honours below a card the claimer may know to be out, and not behind him.
fn finesses(view: &View, beaters: CardSet) -> CardSet {
    let known = missing(view) & threats(view);
    let Some(top) = known.highest() else { return CardSet::EMPTY };
    // Nobody finesses a jack with the ace, king and queen, or what is left of them, to play before.
    let higher = only(view.hand | view.friend_hand, above(top));
    if top.rank() <= Rank::Jack && !higher.is_empty() {
        return CardSet::EMPTY;
    }
    only(beaters, below(top)).iter().filter(|card| card.rank() >= Rank::Ten).collect()
}

/// Whether no more than one card known to be out beats the best of these.
fn is_beaten_once(view: &View, cards: CardSet) -> bool {
    let known = missing(view) & threats(view);
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
    view.state.played == 3 || shown_out(view, view.seat.next()) && is_safe_from_ruffs(view)
}

/// Whether the next hand has no trump to ruff with, as far as the claimer knows.
fn is_safe_from_ruffs(view: &View) -> bool {
    let next = view.seat.next();
    let theirs = if view.frame.open_hand == Some(next) { view.state.hand(next) } else { view.out };
    view.trumps(theirs).is_empty()
        || view.is_trump(view.state.led)
        || view.frame.trump.is_some_and(|trump| view.state.has_shown_out(view.frame, next, trump))
}

/// Whether the other hand, which plays last, holds a card that wins.
fn friend_wins(view: &View) -> bool {
    let led = view.state.led;
    !only(view.friend_good(led), above(view.state.best)).is_empty() || view.friend_ruffs(led)
}

/// Whether the other hand has winners that a card may be in the way of. Nobody throws a winner under his other one for small cards
/// that could only be good once both have been led.
fn is_wanted(view: &View, card: Card) -> bool {
    let suit = card.suit();
    let spends_winner = view.masters(suit).contains(card);
    let waiting =
        if spends_winner { masters(view.friend_hand, view.out, suit) } else { view.friend_good(suit) };
    !waiting.is_empty()
}

fn lowest(cards: CardSet) -> CardSet {
    cards.lowest().map_or(CardSet::EMPTY, |card: Card| CardSet::of(card))
}
