//! What does not change while the lines of one claim are searched.

use super::claim::Class;
use super::policy::{Policy, Switch};
use super::program::Program;
use super::restrictions::Restrictions;
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Rank, Suit};

/// What decides a seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The claimer plays this hand: normal plays only.
    Claimer,
    /// The partner of a defender who claims.
    Partner,
    /// The other side: any legal card.
    Other,
}

/// The order within a suit (N3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// No lower card before an honour of the same hand.
    Honours,
    Top,
    Any,
}

/// What may be led of one's own trumps when none is out (N5b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RunTrumps {
    KeepRuffs,
    Last,
    Any,
}

/// A policy read once, so that the search asks fields and not names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub notice: bool,
    pub order: Order,
    /// From which rank on a card goes before lower ones where only honours do.
    pub boundary: Rank,
    pub safety_check: bool,
    pub run_trumps: RunTrumps,
    pub winners_first: bool,
    pub winning: bool,
    pub losers_first: bool,
    pub one_suit: bool,
    pub both_ways: bool,
    pub ruff_lowest: bool,
    pub unblocks: bool,
    pub keeps_master: bool,
    pub overlooks: u32,
    /// How many cards above a card already played may be overlooked when it is left to win the trick.
    pub trusts: u32,
    pub evidence: bool,
}

impl Settings {
    pub fn new(policy: &Policy, class: Class) -> Settings {
        let expert = class == Class::Expert;
        let at = |switch| policy.index(switch);
        let boundary = if expert { Rank::Jack } else { Rank::Queen };
        Settings {
            notice: at(Switch::Breakdown) == 1,
            order: [Order::Honours, Order::Top, Order::Any][at(Switch::TopDown)],
            boundary,
            safety_check: at(Switch::SafetyCheck) == 0,
            run_trumps: [RunTrumps::KeepRuffs, RunTrumps::Last, RunTrumps::Any][at(Switch::RunTrumps)],
            winners_first: at(Switch::WinnersFirst) == 0,
            winning: at(Switch::Winning) == 0,
            losers_first: at(Switch::Discards) == 0,
            one_suit: at(Switch::Switching) == 0,
            both_ways: at(Switch::Location) == 0,
            ruff_lowest: at(Switch::Ruffs) == 0,
            unblocks: at(Switch::Entries) == 1 || expert,
            keeps_master: at(Switch::Partner) == 0,
            overlooks: [1, 2, 13][at(Switch::Overlooks)],
            trusts: [1, 1, 13][at(Switch::Overlooks)],
            evidence: at(Switch::LaterPlay) == 1,
        }
    }
}

/// The fixed facts of a search.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub trump: Option<Suit>,
    pub claimer: Seat,
    pub roles: [Role; 4],
    /// The hand of the other side that lies open to a claimer who defends: dummy's.
    pub open_hand: Option<Seat>,
    /// Any legal card from every hand, the statement apart.
    pub any_legal: bool,
    pub settings: Settings,
    pub program: Program,
    /// Whether so many rounds of trumps are stated that the claimer takes them to be drawn then.
    pub counts_trumps: bool,
    /// Jacks and tens next to an honour of the same hand that the claimer plays: they go before lower cards like the honour.
    pub solid: CardSet,
    /// Cards of his own that the claimer knows to be losers.
    pub losers: CardSet,
    /// Cards of his own that the claimer has said to be good.
    pub said_good: CardSet,
    /// Cards of the other side that the claimer knows to be out.
    pub aware: CardSet,
    pub restrictions: Restrictions,
    /// Plays made after the claim, in order.
    pub later: Vec<(Seat, Card)>,
    /// How many cards were left when the search began.
    pub start: usize,
    /// What tells cards apart in the memory: see [`State::key`](super::state::State::key).
    pub codes: [u8; Card::COUNT],
    /// Whether single cards matter, so that positions must be told apart card by card.
    pub exact: bool,
}

impl Frame {
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat.index()]
    }

    pub fn is_ours(&self, seat: Seat) -> bool {
        seat.side() == self.claimer.side()
    }

    /// Whether the seat defends.
    pub fn defends(&self, seat: Seat) -> bool {
        self.is_ours(seat) == (self.role(self.claimer.partner()) == Role::Partner)
    }

    /// The other hand the claimer plays.
    pub fn friend(&self, seat: Seat) -> Option<Seat> {
        (self.role(seat.partner()) == Role::Claimer && self.role(seat) == Role::Claimer)
            .then(|| seat.partner())
    }

    /// The hand's number among the other side's two.
    pub fn other_index(&self, seat: Seat) -> usize {
        usize::from(seat != self.claimer.next())
    }

    pub fn code(&self, card: Card) -> u8 {
        self.codes[card.index()]
    }

    /// Whether a card goes before lower ones of its hand where only honours do.
    pub fn is_honour(&self, card: Card) -> bool {
        card.rank() >= self.settings.boundary || self.solid.contains(card)
    }

    /// The jacks and tens that follow an honour of the hand with no card of another hand between.
    fn next_to_honours(&self, hand: CardSet, live: CardSet) -> CardSet {
        let mut solid = CardSet::EMPTY;
        for suit in Suit::ALL {
            let mut runs = false;
            for rank in [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten] {
                let card = Card::new(suit, rank);
                let is_lower = rank < self.settings.boundary;
                if live.contains(card) {
                    runs = hand.contains(card) && (runs || !is_lower);
                    solid.extend(Some(card).filter(|_| runs && is_lower));
                }
            }
        }
        solid
    }

    /// Finds the cards as good as honours and fills in the codes from the hands.
    pub fn encode(&mut self, hands: &[CardSet; 4]) {
        let live = hands.iter().fold(CardSet::EMPTY, |live, &hand| live | hand);
        self.solid =
            hands.iter().fold(CardSet::EMPTY, |solid, &hand| solid | self.next_to_honours(hand, live));
        for seat in Seat::ALL {
            for card in hands[seat.index()].iter() {
                let code = match self.role(seat) {
                    Role::Other => {
                        12 + 2 * self.other_index(seat) as u8 + u8::from(self.aware.contains(card))
                    }
                    Role::Partner => 6,
                    Role::Claimer => {
                        let class = u8::from(card.rank() >= Rank::Ten) + u8::from(self.is_honour(card));
                        6 * u8::from(seat != self.claimer) + 2 * class + u8::from(self.losers.contains(card))
                    }
                };
                self.codes[card.index()] = code;
            }
        }
        self.exact =
            self.program.named != CardSet::EMPTY || !self.restrictions.is_empty() || !self.later.is_empty();
    }
}
