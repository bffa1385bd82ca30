//! A position inside the search, with what the claimer has in mind.

use super::frame::{Frame, Role};
use super::restrictions::{Asked, shift};
use super::stated;
use crate::bridge::{Seat, beats};
use crate::cards::{Card, CardSet, Suit};

/// No suit in [`Mind::last`].
const NONE: u8 = 4;

/// What the claimer has in mind; two positions with the same cards are the same only if this is too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mind {
    /// The place in the statement.
    pub place: u8,
    /// Where that place was when the trick began.
    pub trick_place: u8,
    /// How often the operation there has been carried out.
    pub times: u8,
    /// Which ordered discards have been made, one bit each.
    pub thrown: u16,
    /// Suits of whose outstanding cards the claimer is aware, one bit each.
    pub aware: u8,
    /// Suits the other side's players have shown out of: four bits for each of the two.
    pub shown: u8,
    /// Suits left with winners in them.
    pub abandoned: u8,
    /// The suit the claimer's side led last while it kept the lead.
    pub last: u8,
    /// Whether every card so far is the one that was played after the claim.
    pub track: bool,
    /// Which hands a lead restriction still binds, one bit each.
    pub bound: u8,
    /// What declarer has asked of the player on lead (law 50D2).
    pub asked: Asked,
    /// Suits whose penalty cards have been picked up, four bits for each defender.
    pub picked_up: u8,
}

impl Mind {
    pub const fn new(aware: u8, shown: u8, bound: u8, track: bool) -> Mind {
        Mind {
            place: 0,
            trick_place: 0,
            times: 0,
            thrown: 0,
            aware,
            shown,
            abandoned: 0,
            last: NONE,
            track,
            bound,
            asked: Asked { forbidden: 0, required: 0 },
            picked_up: 0,
        }
    }
}

/// A position inside the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub hands: [CardSet; 4],
    pub leader: Seat,
    /// How many cards of the trick have been played.
    pub played: u8,
    pub led: Suit,
    /// The card winning so far and whose it is; of no meaning at the start of a trick.
    pub best: Card,
    pub best_seat: Seat,
    /// Every card that was in a hand when the trick began.
    pub live: CardSet,
    pub mind: Mind,
}

impl State {
    /// A state at the start of a trick.
    pub fn new(frame: &Frame, hands: [CardSet; 4], leader: Seat, mind: Mind) -> State {
        let mut state = State {
            hands,
            leader,
            played: 0,
            led: Suit::Clubs,
            best: Card::new(Suit::Clubs, crate::cards::Rank::Two),
            best_seat: leader,
            live: CardSet::EMPTY,
            mind,
        };
        state.begin_trick(frame);
        state
    }

    pub fn turn(&self) -> Seat {
        self.leader.plus(self.played as usize)
    }

    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Tricks left at the start of a trick.
    pub fn tricks_left(&self) -> u8 {
        self.hand(self.leader).len() as u8
    }

    fn cards_left(&self) -> usize {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    /// The other side's cards.
    pub fn out(&self, frame: &Frame) -> CardSet {
        self.hand(frame.claimer.next()) | self.hand(frame.claimer.previous())
    }

    /// Whether the claimer is aware of every card of the suit that is out.
    pub fn is_aware(&self, suit: Suit) -> bool {
        self.mind.aware >> suit.index() & 1 == 1
    }

    /// Whether that player of the other side has been seen to be out of the suit.
    pub fn has_shown_out(&self, frame: &Frame, seat: Seat, suit: Suit) -> bool {
        self.mind.shown >> (4 * frame.other_index(seat) + suit.index()) & 1 == 1
    }

    /// The cards the laws allow whoever is to play.
    pub fn legal(&self, frame: &Frame) -> CardSet {
        let seat = self.turn();
        let hand = self.hand(seat);
        let following = hand.of_suit(self.led);
        let cards = if self.played == 0 || following.is_empty() { hand } else { following };
        if !frame.exact {
            return cards;
        }
        let restrictions = &frame.restrictions;
        let leads = self.played == 0;
        let cards = if leads { restrictions.limit_lead(seat, &self.mind, cards) } else { cards };
        restrictions.limit(seat, &self.mind, cards)
    }

    /// The card played next after the claim, when the line has been that so far.
    pub fn later_card(&self, frame: &Frame) -> Option<Card> {
        if !self.mind.track {
            return None;
        }
        let &(seat, card) = frame.later.get(frame.start - self.cards_left())?;
        (seat == self.turn()).then_some(card)
    }

    /// The suits in which declarer may ask something of the lead: the leader's partner has penalty cards in them (law 50D2).
    pub fn suits_to_ask(&self, frame: &Frame) -> u8 {
        let partner = self.leader.partner();
        if self.played > 0 || !frame.exact || !frame.defends(partner) {
            return 0;
        }
        let open = frame.restrictions.open_majors(partner, &self.mind) & self.hand(partner);
        open.iter().fold(0, |mask, card| mask | 1 << card.suit().index())
    }

    /// The same position when declarer has asked something of the lead.
    pub fn asking(mut self, asked: Asked) -> State {
        self.mind.asked.forbidden |= asked.forbidden;
        self.mind.asked.required = asked.required;
        self.mind.picked_up |= asked.lifts() << shift(self.leader.partner());
        self
    }

    /// Plays a card; at the end of a trick says whether the claimer's side won it.
    pub fn play(&mut self, frame: &Frame, card: Card) -> Option<bool> {
        let seat = self.turn();
        if self.mind.track {
            self.mind.track = self.later_card(frame) == Some(card);
        }
        if frame.role(seat) == Role::Claimer {
            if self.played == 0 {
                self.note_suit(frame, seat, card.suit());
            }
            if self.played > 0
                && self.led != card.suit()
                && Some(card.suit()) == frame.trump
                && frame.role(self.leader) == Role::Claimer
            {
                // Who ruffs a card of his own knows of those that beat it.
                self.mind.aware |= 1 << self.led.index();
            }
            stated::note_play(frame, self, seat, card);
        } else if self.played > 0 && card.suit() != self.led && frame.role(seat) == Role::Other {
            self.note_void(frame, seat);
        }
        self.hands[seat.index()].remove(card);
        if self.played == 0 {
            self.led = card.suit();
            self.mind.asked.required = 0;
            if frame.exact && frame.restrictions.is_for_one_lead(seat) {
                self.mind.bound &= !(1 << seat.index());
            }
        }
        if self.played == 0 || beats(frame.trump, card, self.best) {
            self.best = card;
            self.best_seat = seat;
        }
        self.played += 1;
        if self.played < 4 {
            return None;
        }
        Some(self.finish_trick(frame))
    }

    fn note_void(&mut self, frame: &Frame, seat: Seat) {
        self.mind.shown |= 1 << (4 * frame.other_index(seat) + self.led.index());
        if frame.settings.notice {
            self.mind.aware |= 1 << self.led.index();
        }
    }

    /// The suit the claimer's side led last, if it has kept the lead.
    pub fn last_suit(&self) -> Option<Suit> {
        Suit::ALL.get(self.mind.last as usize).copied()
    }

    /// N9: the suit led before is left; if the hand still had winners in it, it is abandoned.
    fn note_suit(&mut self, frame: &Frame, seat: Seat, suit: Suit) {
        if let Some(left) = self.last_suit().filter(|&left| left != suit)
            && !super::belief::good_in(frame, self, seat, left).is_empty()
        {
            self.mind.abandoned |= 1 << left.index();
        }
        self.mind.abandoned &= !(1 << suit.index());
        self.mind.last = suit.index() as u8;
    }

    fn finish_trick(&mut self, frame: &Frame) -> bool {
        let ours = frame.is_ours(self.best_seat);
        stated::note_trick(frame, self);
        if !ours {
            // A presumed winner has lost, or the other side has cashed one: the suit is known from now on.
            self.mind.aware |= 1 << self.best.suit().index();
            self.mind.abandoned = 0;
            self.mind.last = NONE;
        }
        if self.best_seat != self.leader {
            self.mind.bound &= !(1 << self.leader.index());
            self.mind.asked = Asked::default();
        }
        self.leader = self.best_seat;
        self.begin_trick(frame);
        ours
    }

    fn begin_trick(&mut self, frame: &Frame) {
        self.played = 0;
        self.live = self.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        if !frame.program.ops.is_empty() {
            stated::settle(frame, self);
        }
        self.mind.trick_place = self.mind.place;
        self.forget(frame);
    }

    /// Drops what can no longer matter, so that more positions are the same.
    fn forget(&mut self, frame: &Frame) {
        if frame.any_legal && frame.program.ops.is_empty() {
            self.mind.aware = 0;
            self.mind.shown = 0;
            self.mind.abandoned = 0;
            self.mind.last = NONE;
            return;
        }
        let out = [frame.claimer.next(), frame.claimer.previous()].map(|seat| self.hand(seat));
        let own = Seat::ALL
            .into_iter()
            .filter(|&seat| frame.role(seat) == Role::Claimer)
            .fold(CardSet::EMPTY, |own, seat| own | self.hand(seat));
        for suit in Suit::ALL {
            let bit = 1u8 << suit.index();
            let ours = !own.of_suit(suit).is_empty();
            let theirs = out.map(|hand| !hand.of_suit(suit).is_empty());
            if !ours {
                self.mind.abandoned &= !bit;
                if self.mind.last == suit.index() as u8 {
                    self.mind.last = NONE;
                }
            }
            let out = theirs[0] || theirs[1];
            if !out {
                self.mind.aware &= !bit;
            }
            let matters = frame.program.asks_show_out
                || (ours && theirs[0] != theirs[1])
                || (out && Some(suit) == frame.trump);
            if !matters {
                self.mind.shown &= !(bit | bit << 4);
            }
        }
    }

    /// The position as four words, equal for positions with the same value.
    ///
    /// Each suit is the sequence of its cards' codes from the top, four bits a card after a leading 1: only who holds the
    /// next card, whether it is an honour and what the claimer knows of it matters, not its rank. Where single cards
    /// matter the first word is the set of cards instead. The 11 bits above hold the rest.
    pub fn key(&self, frame: &Frame) -> [u64; 4] {
        let mind = &self.mind;
        let mut key = [0; 4];
        if frame.exact {
            key[0] = self.live.bits();
            key[1] = u64::from(mind.track)
                | u64::from(mind.bound) << 1
                | u64::from(mind.picked_up) << 5
                | u64::from(mind.asked.forbidden) << 13;
        } else {
            for (word, suit) in key.iter_mut().zip(Suit::ALL) {
                *word = self
                    .live
                    .of_suit(suit)
                    .iter()
                    .fold(1, |word, card| word << 4 | u64::from(frame.code(card)));
            }
        }
        let rest = u64::from(mind.place)
            | u64::from(mind.times) << 6
            | u64::from(mind.thrown) << 10
            | u64::from(mind.aware) << 20
            | u64::from(mind.shown) << 24
            | u64::from(mind.abandoned) << 32
            | u64::from(mind.last) << 36
            | (self.leader.index() as u64) << 39;
        for (i, word) in key.iter_mut().enumerate() {
            *word |= (rest >> (11 * i) & 0x7ff) << 53;
        }
        key
    }
}
