//! Normal play: the constraints of a policy as filters, apart from the search that uses them.
//!
//! Each filter takes the cards still in question and returns those that are normal under one constraint. A filter that
//! would leave nothing is passed over: something has to be played.

mod following;
mod leading;
mod void;

use super::avoided;
use super::belief::{above, good, good_in, masters, only};
use super::frame::{Frame, Order, Role, Settings};
use super::state::State;
use super::stated;
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Suit};
pub(super) use leading::{is_winner, tenace};

/// What a claimer's hand has before it when it is to play.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub frame: &'a Frame,
    pub state: &'a State,
    pub seat: Seat,
    pub hand: CardSet,
    /// The other hand the claimer plays, and its cards.
    pub friend: Option<Seat>,
    pub friend_hand: CardSet,
    /// The other side's cards.
    pub out: CardSet,
    /// The policy, or a narrower one.
    settings: Settings,
    /// What is believed good in this hand and in the other, as far as it is asked: in the suit led when it is followed,
    /// otherwise in all suits.
    good: CardSet,
    friend_good: CardSet,
}

impl<'a> View<'a> {
    pub fn new(frame: &'a Frame, state: &'a State) -> View<'a> {
        let seat = state.turn();
        let friend = frame.friend(seat);
        let follows = state.played > 0 && !state.hand(seat).of_suit(state.led).is_empty();
        let believed =
            |seat| if follows { good_in(frame, state, seat, state.led) } else { good(frame, state, seat) };
        View {
            frame,
            state,
            seat,
            hand: state.hand(seat),
            friend,
            friend_hand: friend.map_or(CardSet::EMPTY, |friend| state.hand(friend)),
            out: state.out(frame),
            settings: frame.settings,
            good: believed(seat),
            friend_good: friend.map_or(CardSet::EMPTY, believed),
        }
    }

    /// The cards of the hand in the suit that the claimer believes good.
    pub fn good(&self, suit: Suit) -> CardSet {
        self.good.of_suit(suit)
    }

    /// [`good`](View::good) for the other hand.
    pub fn friend_good(&self, suit: Suit) -> CardSet {
        self.friend_good.of_suit(suit)
    }

    /// Every card of the other hand that the claimer believes good, where this hand leads.
    pub fn all_friend_good(&self) -> CardSet {
        self.friend_good
    }

    /// Every card of the hand that the claimer believes good.
    pub fn all_good(&self) -> CardSet {
        self.good
    }

    /// The trumps of a hand.
    pub fn trumps(&self, hand: CardSet) -> CardSet {
        self.frame.trump.map_or(CardSet::EMPTY, |trump| hand.of_suit(trump))
    }

    pub fn is_trump(&self, suit: Suit) -> bool {
        self.frame.trump == Some(suit)
    }

    /// Whether the other hand can ruff the suit.
    pub fn friend_ruffs(&self, suit: Suit) -> bool {
        !self.is_trump(suit)
            && self.friend_hand.of_suit(suit).is_empty()
            && !self.trumps(self.friend_hand).is_empty()
            && (self.frame.program.avoided == 0 || !avoided::avoids_ruff(self, self.seat.partner(), suit))
    }

    /// Whether this hand can ruff what the other leads of the suit.
    pub fn ruffs(&self, suit: Suit) -> bool {
        !self.is_trump(suit)
            && self.hand.of_suit(suit).is_empty()
            && !self.friend_hand.of_suit(suit).is_empty()
            && !self.trumps(self.hand).is_empty()
    }

    /// Whether a card led can be won by the other hand, as the claimer sees it.
    pub fn reaches_friend(&self, card: Card) -> bool {
        !only(self.friend_good(card.suit()), above(card)).is_empty() || self.friend_ruffs(card.suit())
    }

    /// N3: which of several cards of one suit in this hand goes first.
    pub fn first_of(&self, cards: CardSet) -> CardSet {
        let Some(top) = cards.highest() else { return cards };
        match self.settings.order {
            Order::Top => CardSet::of(top),
            Order::Honours if self.frame.is_honour(top) => CardSet::of(top),
            _ => cards,
        }
    }

    /// N12: the card of a suit to play instead of the lowest, when that would leave a shorter holding of higher cards than these
    /// of the other hand: the next one, so that a small card is left to reach it.
    pub fn unblocking(&self, cards: CardSet, friends: CardSet) -> Option<Card> {
        let low = cards.lowest()?;
        let mine = cards - CardSet::of(low);
        let top = friends.highest()?;
        let next = mine.lowest().filter(|&next| mine.len() < friends.len() && next > top)?;
        if low < top { Some(next) } else { cards.highest().filter(|_| mine.len() == 1) }
    }

    /// Cards of the hand that nothing out beats.
    pub fn masters(&self, suit: Suit) -> CardSet {
        masters(self.hand, self.out, suit)
    }
}

/// A filter: the cards still in question to those that are normal.
type Filter = fn(&View, CardSet) -> CardSet;

/// Applies filters in turn; one that leaves nothing is passed over.
fn sift(view: &View, cards: CardSet, filters: &[Filter]) -> CardSet {
    filters.iter().fold(cards, |cards, filter| {
        let kept = filter(view, cards);
        if kept.is_empty() { cards } else { kept }
    })
}

/// The cards that are normal for whoever is to play.
pub(super) fn plays(frame: &Frame, state: &State) -> CardSet {
    let legal = state.legal(frame);
    let later = state.later_card(frame).filter(|&card| legal.contains(card)).map(CardSet::of);
    if let (Some(card), true) = (later, frame.settings.evidence) {
        return card;
    }
    if legal.len() == 1 {
        return legal;
    }
    match frame.role(state.turn()) {
        Role::Other => legal,
        Role::Partner if frame.any_legal => legal,
        Role::Partner => partner_plays(frame, state, legal),
        Role::Claimer => claimer_plays(frame, state, legal) | later.unwrap_or_default(),
    }
}

/// The card that a competent claimer follows with instead of the [normal](plays) ones where that is better for him (N12): he sees
/// whether unblocking costs a trick.
#[inline(never)]
pub(super) fn instead(frame: &Frame, state: &State) -> Option<Card> {
    if !frame.settings.unblocks || state.played == 0 || frame.role(state.turn()) != Role::Claimer {
        return None;
    }
    if frame.any_legal || !frame.settings.winning || state.later_card(frame).is_some() {
        return None;
    }
    let view = View::new(frame, state);
    let legal = avoided::allowed(&view, state.legal(frame));
    let follows = !view.hand.of_suit(state.led).is_empty();
    let card = following::instead(&view, legal).filter(|_| follows && legal.len() > 1)?;
    stated::choice(&view, legal).is_none().then_some(card)
}

fn claimer_plays(frame: &Frame, state: &State, legal: CardSet) -> CardSet {
    let view = View::new(frame, state);
    let allowed = avoided::allowed(&view, legal);
    if let Some(stated) = stated::choice(&view, legal) {
        let both = stated & allowed;
        return if both.is_empty() { stated } else { both };
    }
    let legal = allowed;
    if frame.any_legal {
        return legal;
    }
    if state.played == 0 {
        leading::plays(&view, legal)
    } else if !frame.settings.winning {
        legal
    } else if view.hand.of_suit(state.led).is_empty() {
        void::plays(&view, legal)
    } else {
        following::plays(&view, legal)
    }
}

/// N14: a claiming defender's partner plays anything but what nobody would.
fn partner_plays(frame: &Frame, state: &State, legal: CardSet) -> CardSet {
    let beats = |card: Card| crate::bridge::beats(frame.trump, card, state.best);
    let winners: CardSet = legal.iter().filter(|&card| state.played > 0 && beats(card)).collect();
    if state.played == 3 && !frame.is_ours(state.best_seat) && !winners.is_empty() {
        return winners;
    }
    if frame.settings.keeps_master && state.played > 0 {
        let out = state.out(frame);
        let tops = Suit::ALL.into_iter().fold(CardSet::EMPTY, |tops, suit| tops | masters(legal, out, suit));
        let kept = legal - (tops - winners);
        if !kept.is_empty() {
            return kept;
        }
    }
    legal
}
