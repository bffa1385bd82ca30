//! What a statement asks of a hand on lead.

use crate::bridge::Seat;
use crate::bridge::claim::belief::{above, masters, only};
use crate::bridge::claim::normal::{View, is_winner, tenace};
use crate::bridge::claim::program::Op;
use crate::bridge::claim::stated::reaching;
use crate::cards::{Card, CardSet, Rank, Suit};

/// What an operation asks of a hand on lead.
pub(super) enum Lead {
    /// One of these.
    Cards(CardSet),
    /// To get to the other hand first.
    Reach,
    /// Nothing now.
    Free,
    /// It cannot be carried out any more.
    Impossible,
}

/// What the operation asks of the hand on lead.
pub(super) fn lead(view: &View, op: Op) -> Lead {
    let holder = |card: Card| if view.hand.contains(card) { Some(view.seat) } else { view.friend };
    match op {
        Op::Draw { .. } => match view.frame.trump {
            Some(trump) => lead_suit(view, None, trump),
            None => Lead::Impossible,
        },
        Op::Cash { hand, suit, .. } => lead_suit(view, hand, suit),
        Op::Test(condition) => lead_suit(view, None, condition.suit()),
        Op::Lead(card) | Op::Play(card) if view.hand.contains(card) => Lead::Cards(CardSet::of(card)),
        // `cash the ace` of the other hand: led to, unless that would throw a winner under it.
        Op::Lead(card) => match view.hand.of_suit(card.suit()).lowest() {
            Some(low)
                if view.friend_hand.contains(card)
                    && low < card
                    && !view.masters(low.suit()).contains(low) =>
            {
                Lead::Cards(CardSet::of(low))
            }
            _ => Lead::Reach,
        },
        Op::Play(_) | Op::Free => Lead::Free,
        Op::Finesse(card) if view.hand.contains(card) && is_run(view, card) => Lead::Cards(CardSet::of(card)),
        Op::Finesse(card) if holder(card) == Some(view.seat) => reach_or_give_up(view),
        Op::Finesse(card) => lead_low(view, card.suit()),
        Op::Ruff { hand, suit, .. } => lead_to_ruff(view, hand, suit),
        Op::Crossruff(_) => lead_to_crossruff(view),
        Op::Cross { suit: Some(suit), .. } => lead_low(view, suit),
        Op::Cross { suit: None, .. } => Lead::Reach,
        Op::Concede { waits: true, .. } if has_winner(view) => Lead::Free,
        Op::Concede { suit, .. } => match given(view, suit) {
            Some(card) => Lead::Cards(CardSet::of(card)),
            None => Lead::Reach,
        },
        Op::Branch { .. } | Op::Jump(_) => Lead::Free,
    }
}

/// The card a trick of the suit is given up with: the lowest, but from two honours with no winner the top one, which drives the
/// higher card out (N3), unless the other hand has led such a card.
pub(super) fn given(view: &View, suit: Suit) -> Option<Card> {
    let (cards, state) = (view.hand.of_suit(suit), view.state);
    let top = cards.highest()?;
    let led_high = view.frame.is_ours(state.best_seat) && state.best.rank() >= Rank::Ten;
    let opens = state.played == 0 || !(led_high || only(cards, above(state.best)).is_empty());
    let is_beaten = !only(view.out, above(top)).is_empty();
    let two = only(cards, above(Card::new(suit, Rank::Nine))).len() > 1;
    if opens && is_beaten && two { Some(top) } else { cards.lowest() }
}

/// Whether the hand on lead has a plain card that wins, or that the other hand wins.
fn has_winner(view: &View) -> bool {
    (view.hand - view.trumps(view.hand)).iter().any(|card| is_winner(view, card))
}

/// Whether a card is finessed by leading it: the higher one is in the other hand.
#[inline(never)]
fn is_run(view: &View, card: Card) -> bool {
    only(view.hand, above(card)).is_empty() && !only(view.friend_hand, above(card)).is_empty()
}

fn reach_or_give_up(view: &View) -> Lead {
    if view.friend.is_some() { Lead::Reach } else { Lead::Impossible }
}

fn lead_low(view: &View, suit: Suit) -> Lead {
    match view.hand.of_suit(suit).lowest() {
        Some(card) => Lead::Cards(CardSet::of(card)),
        None => Lead::Impossible,
    }
}

/// From the top, or low to a higher card of the other hand; from the shorter hand its own winner first, as that card would
/// block the suit.
fn lead_suit(view: &View, hand: Option<Seat>, suit: Suit) -> Lead {
    let cards = view.hand.of_suit(suit);
    let elsewhere = hand.is_some_and(|hand| hand != view.seat);
    let Some(top) = cards.highest().filter(|_| !elsewhere) else { return reach_or_give_up(view) };
    match tenace(view, suit) {
        Some(Some(low)) => return Lead::Cards(CardSet::of(low)),
        // It is finessed from the other hand, if there is a way over.
        Some(None) if !reaching(view, view.hand - cards).is_empty() => return Lead::Reach,
        _ => {}
    }
    let friends = view.friend_hand.of_suit(suit);
    let blocks = cards.len() < friends.len() && !view.masters(suit).is_empty();
    let low = cards.lowest().filter(|_| !only(friends, above(top)).is_empty() && hand.is_none() && !blocks);
    Lead::Cards(CardSet::of(top) | low.map_or(CardSet::EMPTY, CardSet::of))
}

/// A loser of a suit the other hand ruffs, or, before it is void, a card of that suit from the top.
fn lead_to_ruff(view: &View, hand: Option<Seat>, suit: Option<Suit>) -> Lead {
    let reach = || if is_ruffed_here(view, suit) { reach_or_give_up(view) } else { Lead::Impossible };
    if hand == Some(view.seat) || view.trumps(view.friend_hand).is_empty() {
        return reach();
    }
    let card = |led: Suit| {
        let cards = view.hand.of_suit(led);
        let void = view.friend_hand.of_suit(led).is_empty();
        let winner = masters(cards, view.out, led).highest().filter(|_| !void);
        // A suit that is not named must be ruffed at once.
        let card = winner.or(cards.lowest()).filter(|_| void || suit == Some(led));
        card.map_or(CardSet::EMPTY, CardSet::of)
    };
    let suits =
        Suit::ALL.into_iter().filter(|&led| suit.is_none_or(|suit| suit == led) && !view.is_trump(led));
    let cards = suits.fold(CardSet::EMPTY, |all, suit| all | card(suit));
    match cards.is_empty() {
        false => Lead::Cards(cards),
        true if hand.is_none() => reach(),
        true => Lead::Impossible,
    }
}

/// Whether this hand can come to ruff the suit, or any, when the other leads it.
fn is_ruffed_here(view: &View, suit: Option<Suit>) -> bool {
    let mut suits = Suit::ALL.into_iter().filter(|led| suit.is_none_or(|suit| suit == *led));
    !view.trumps(view.hand).is_empty()
        && suits.any(|led| !view.is_trump(led) && !view.friend_hand.of_suit(led).is_empty())
}

/// What the other hand ruffs, or a way over to what this hand ruffs.
fn lead_to_crossruff(view: &View) -> Lead {
    let void = |hand: CardSet, suit: Suit| hand.of_suit(suit).is_empty();
    let ruffs = |suit: Suit| void(view.hand, suit) && !view.is_trump(suit) && !void(view.friend_hand, suit);
    let over = !view.trumps(view.hand).is_empty() && Suit::ALL.into_iter().any(ruffs);
    match lead_to_ruff(view, None, None) {
        Lead::Cards(cards) => Lead::Cards(cards),
        _ if over => Lead::Reach,
        _ => Lead::Impossible,
    }
}
