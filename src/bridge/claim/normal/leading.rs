//! What a claimer leads.

use super::{Filter, Order, View, sift};
use crate::bridge::claim::belief::{above, below, known_out, masters, only};
use crate::bridge::claim::frame::{RunTrumps, Settings};
use crate::cards::{Card, CardSet, Rank, Suit};

/// In this order: trumps (N5), winners before losers (N6), top before low (N3), no hopping (N9), tenaces kept for a located
/// card (N10).
const FILTERS: &[(Filter, Narrow)] = &[
    (outstanding_trumps, narrow_trumps),
    (winners_first, |settings| !core::mem::replace(&mut settings.winners_first, true)),
    (order, narrow_order),
    (one_suit, |settings| !core::mem::replace(&mut settings.one_suit, true)),
    (located_tenaces, |_| false),
];

/// Makes what a filter looks at the next narrower; says whether it was not the narrowest.
type Narrow = fn(&mut Settings) -> bool;

pub(super) fn plays(view: &View, legal: CardSet) -> CardSet {
    let plays = sift_widely(view, legal, FILTERS);
    let over = |&card: &Card| !plays.of_suit(card.suit()).is_empty() && goes_over(view, card);
    plays | legal.iter().filter(over).collect()
}

/// Whether a low card goes over to be finessed back against a card the claimer knows to be out, as is normal while nothing shows
/// where it is (N10).
fn goes_over(view: &View, card: Card) -> bool {
    let suit = card.suit();
    let (hand, friends) = (view.hand.of_suit(suit), view.friend_hand.of_suit(suit));
    let Some(missing) = known_out(view.frame, view.state, suit).highest() else { return false };
    let honours = only(hand, below(missing)).highest().filter(|card| card.rank() >= Rank::Ten);
    view.settings.both_ways
        && hand.lowest() == Some(card)
        && honours.is_some_and(|honour| honour > card)
        && !only(hand, above(missing)).is_empty()
        && !only(friends, above(missing)).is_empty()
        && friends.len() > 1
        && tenace(view, suit).is_none()
}

/// As [`sift`], but whatever is normal under a narrower setting stays normal under a wider one: one filter that lets more through
/// would otherwise have the next leave out more.
fn sift_widely(view: &View, cards: CardSet, filters: &[(Filter, Narrow)]) -> CardSet {
    let Some((&(filter, narrow), rest)) = filters.split_first() else { return cards };
    if cards.len() == 1 {
        return cards;
    }
    let kept = sift(view, cards, &[filter]);
    let mut all = sift_widely(view, kept, rest);
    let mut settings = view.settings;
    while narrow(&mut settings) {
        let fewer = sift(&View { settings, ..*view }, cards, &[filter]);
        if fewer != kept {
            all |= sift_widely(view, fewer, rest);
        }
    }
    all
}

/// Whether trumps are out or not, one of the two is asked.
fn narrow_trumps(settings: &mut Settings) -> bool {
    let is_wide = settings.safety_check || settings.run_trumps != RunTrumps::Last;
    settings.safety_check = false;
    settings.run_trumps =
        if settings.run_trumps == RunTrumps::Any { RunTrumps::KeepRuffs } else { RunTrumps::Last };
    is_wide
}

fn narrow_order(settings: &mut Settings) -> bool {
    let is_wide = settings.order != Order::Top;
    settings.order = if settings.order == Order::Any { Order::Honours } else { Order::Top };
    is_wide
}

/// N5: trumps the claimer knows of are drawn first; of those he does not know he draws none on purpose.
fn outstanding_trumps(view: &View, cards: CardSet) -> CardSet {
    let Some(trump) = view.frame.trump else { return cards };
    let out = view.out.of_suit(trump);
    let trumps = cards.of_suit(trump);
    if out.is_empty() {
        return keep_trumps(view, cards, trump);
    }
    let aware = !known_out(view.frame, view.state, trump).is_empty();
    let best = (view.hand | view.friend_hand).of_suit(trump).highest();
    let drawable = best.is_some_and(|best| !only(out, below(best)).is_empty());
    match (aware, drawable) {
        // The hand that can draw them is reached first, or the one they are finessed from.
        (true, true) => {
            let over = |&card: &Card| view.reaches_friend(card) && !view.masters(card.suit()).contains(card);
            let over: CardSet = (cards - trumps).iter().filter(over).collect();
            let leaves = trumps.is_empty() || (tenace(view, trump) == Some(None) && !over.is_empty());
            if leaves { over } else { trumps }
        }
        // Who has drawn as many rounds as he said has nothing left to check.
        (false, _) if !view.settings.safety_check || view.frame.counts_trumps => {
            let plain = cards - trumps;
            if plain.iter().any(|card| is_winner(view, card)) { plain } else { cards }
        }
        _ => cards,
    }
}

/// N5b: with none out, trumps needed elsewhere are not spent.
fn keep_trumps(view: &View, cards: CardSet, trump: Suit) -> CardSet {
    let spends_ruff = match view.settings.run_trumps {
        RunTrumps::Any => false,
        RunTrumps::Last => true,
        RunTrumps::KeepRuffs => ruff_wanted(view, trump),
    };
    if spends_ruff { cards - cards.of_suit(trump) } else { cards }
}

/// Whether a trump is wanted elsewhere: either hand has a loser, which the other may ruff or after which the lead has to be
/// regained.
fn ruff_wanted(view: &View, trump: Suit) -> bool {
    let mut plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    view.friend.is_some()
        && plain.any(|suit| {
            !(view.hand.of_suit(suit) - view.good(suit)).is_empty()
                || !(view.friend_hand.of_suit(suit) - view.friend_good(suit)).is_empty()
        })
}

/// N6: a known loser waits while there is a winner, or a card to the other hand's winner or ruff.
fn winners_first(view: &View, cards: CardSet) -> CardSet {
    if !view.settings.winners_first {
        return cards;
    }
    cards.iter().filter(|&card| is_winner(view, card)).collect()
}

/// A card believed good, or one to the other hand's winner or ruff.
pub(in crate::bridge::claim) fn is_winner(view: &View, card: Card) -> bool {
    view.all_good().contains(card) || view.reaches_friend(card)
}

/// N3: within a suit from the top, or low to the other hand.
fn order(view: &View, cards: CardSet) -> CardSet {
    if view.settings.order == Order::Any {
        return cards;
    }
    let in_suit = |suit: Suit| {
        let left = cards.of_suit(suit);
        if let Some(low) = tenace(view, suit).flatten() {
            return left & CardSet::of(low);
        }
        let low = left.lowest().filter(|&low| crosses(view, low) && !cashes_first(view, suit));
        let low = low.map(|low| small_to(view, left, low));
        view.first_of(left) | low.map_or(CardSet::EMPTY, CardSet::of)
    };
    Suit::ALL.into_iter().fold(CardSet::EMPTY, |kept, suit| kept | in_suit(suit))
}

/// The card led to the other hand's top card: the lowest, or one that blocks less (N12).
fn small_to(view: &View, cards: CardSet, low: Card) -> Card {
    let friends = view.friend_hand.of_suit(low.suit());
    let left = friends - friends.highest().map_or(CardSet::EMPTY, CardSet::of);
    view.unblocking(cards, left).filter(|_| view.frame.settings.unblocks).unwrap_or(low)
}

/// Whether this hand's own winner of the suit goes first: nothing but the suit is wanted over there, and the shorter hand would block
/// it with that card.
fn cashes_first(view: &View, suit: Suit) -> bool {
    let wanted = view.all_friend_good() - CardSet::suit(suit);
    let (hand, friends) = (view.hand.of_suit(suit), view.friend_hand.of_suit(suit));
    hand.len() < friends.len()
        && wanted.is_empty()
        && !view.masters(suit).is_empty()
        && !view.friend_ruffs(suit)
}

/// Whether a low card goes to a card in the other hand that beats all this hand has, or to a ruff there.
fn crosses(view: &View, low: Card) -> bool {
    let suit = low.suit();
    let top = view.hand.of_suit(suit).highest().unwrap_or(low);
    !only(view.friend_good(suit), above(top)).is_empty()
        || (view.friend_ruffs(suit) && !view.good(suit).contains(low))
}

/// N9: a suit left with winners is not resumed while there is another, and not left for a ruff.
fn one_suit(view: &View, cards: CardSet) -> CardSet {
    if !view.settings.one_suit {
        return cards;
    }
    let stays: CardSet = cards.iter().filter(|&card| !strands(view, card)).collect();
    let cards = if stays.is_empty() { cards } else { stays };
    let left = view.state.mind.abandoned;
    let abandoned = Suit::ALL.into_iter().filter(|suit| left >> suit.index() & 1 == 1);
    let others = abandoned.fold(cards, |cards, suit| cards - CardSet::suit(suit));
    let cards = if others.is_empty() { cards } else { others };
    let runs = view.state.last_suit().is_some_and(|suit| !view.is_trump(suit) && !view.good(suit).is_empty());
    let ruffed = |card: &Card| view.friend_ruffs(card.suit()) && !view.all_good().contains(*card);
    if runs { cards.iter().filter(|card| !ruffed(card)).collect() } else { cards }
}

/// Whether a card goes to the other hand and leaves winners here that cannot be reached any more, or only by a card that falls
/// when that hand plays its winners from the top.
fn strands(view: &View, card: Card) -> bool {
    let back = |suit: Suit| {
        let low = view.friend_hand.of_suit(suit).lowest();
        let left = view.hand.of_suit(suit) - CardSet::of(card);
        // The trick that goes over takes one of them.
        let tops = masters(view.friend_hand, view.out, suit).len();
        let reached = low.zip(view.good(suit).highest()).is_some_and(|(low, top)| low < top);
        reached && left.len() + usize::from(suit == card.suit()) > tops || view.ruffs(suit)
    };
    let overtaken = view.friend_hand.of_suit(card.suit()).lowest().is_some_and(|low| low > card);
    let stays = view.masters(card.suit()).contains(card) && !overtaken;
    let left = view.all_good() - CardSet::of(card) - view.trumps(view.hand);
    // Where that hand has a winner for each trick left, as he thinks, nothing he needs stays behind but what he has called good.
    let called = !(left & view.frame.said_good).is_empty();
    let needed = called || view.all_friend_good().len() < view.hand.len();
    !stays && needed && view.reaches_friend(card) && !left.is_empty() && !Suit::ALL.into_iter().any(back)
}

/// N10: when a missing card is located in front of this hand's tenace, the suit is led from the other hand.
fn located_tenaces(view: &View, cards: CardSet) -> CardSet {
    let kept = |cards: CardSet, suit: Suit| {
        if tenace(view, suit) == Some(None) { cards - CardSet::suit(suit) } else { cards }
    };
    Suit::ALL.into_iter().fold(cards, kept)
}

/// How a suit is led in which one opponent is known to be out, so that a missing card is located in front of a tenace: low to a
/// winner of the other hand when the tenace is in this one, not at all as long as there is no such winner, and with the card that
/// runs, if this hand has it, when the tenace is in the other.
#[inline(never)]
pub(in crate::bridge::claim) fn tenace(view: &View, suit: Suit) -> Option<Option<Card>> {
    let is_out = |seat| view.state.has_shown_out(view.frame, seat, suit);
    let (before, after) = (view.seat.previous(), view.seat.next());
    let (hand, friends) = (view.hand.of_suit(suit), view.friend_hand.of_suit(suit));
    let is_here = is_out(after);
    let (over, holder) = if is_here { (hand, before) } else { (friends, after) };
    if friends.is_empty() || !(is_here || is_out(before)) {
        return None;
    }
    let missing = known_out(view.frame, view.state, suit).highest()?;
    // It runs from either hand, and this one can play under it.
    let under = only(hand | friends, below(missing)).highest()?;
    let rest = view.state.hand(holder) - CardSet::of(missing);
    let is_kept = !only(over, above(missing)).is_empty() && !only(over, below(missing)).is_empty();
    if !is_kept || !only(rest, above(under)).is_empty() {
        return None;
    }
    let reached = !only(friends, above(missing)).is_empty();
    if is_here {
        Some(hand.lowest().filter(|_| reached))
    } else {
        hand.contains(under).then_some(Some(under))
    }
}
