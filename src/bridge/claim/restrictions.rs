//! Penalty cards and lead restrictions in force when a claim is made (laws 50 and 51, 26).

use crate::bridge::law::{Denominations, LeadDuty, Obligations};
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet, Rank, Suit};

/// What a player may lead at his next turn to lead, for as long as he keeps the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadRestriction {
    /// A card of this suit, if he has one.
    Require(Suit),
    /// No card of this suit, if he has another.
    Forbid(Suit),
    /// No card of these suits, if he has another (law 51B2).
    ForbidAll(Denominations),
}

/// Penalty cards and lead restrictions. The choices an article leaves to declarer must have been made: they are given
/// here as the restriction he chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Restrictions {
    /// Major penalty cards of each hand, to be played at the first legal opportunity (law 50D1).
    pub major: BySeat<CardSet>,
    /// Minor penalty cards of each hand: no other card below an honour of the suit before it (law 50C).
    pub minor: BySeat<CardSet>,
    /// Lead restrictions of each hand.
    pub lead: BySeat<Option<LeadRestriction>>,
}

impl Restrictions {
    /// Whether nothing is restricted.
    pub fn is_empty(&self) -> bool {
        let cards = self.major.0.iter().chain(&self.minor.0);
        cards.into_iter().all(|cards| cards.is_empty()) && self.lead.0.iter().all(Option::is_none)
    }

    /// Which hands have a lead restriction, one bit each.
    pub(super) fn bound(&self) -> u8 {
        Seat::ALL
            .into_iter()
            .filter(|&seat| self.lead[seat].is_some())
            .fold(0, |mask, seat| mask | 1 << seat.index())
    }

    /// What is left of the cards that law 44 allows.
    pub(super) fn limit(&self, seat: Seat, leading: bool, bound: bool, cards: CardSet) -> CardSet {
        let major = cards & self.major[seat];
        if !major.is_empty() {
            return major;
        }
        let cards = match self.lead[seat] {
            Some(LeadRestriction::Require(suit)) if leading && bound => or_all(cards.of_suit(suit), cards),
            Some(LeadRestriction::Forbid(suit)) if leading && bound => {
                or_all(cards - CardSet::suit(suit), cards)
            }
            Some(LeadRestriction::ForbidAll(suits)) if leading && bound => {
                or_all(cards - suits.cards(), cards)
            }
            _ => cards,
        };
        self.minor[seat].iter().fold(cards, without_small_of)
    }
}

impl From<&Obligations> for Restrictions {
    /// What rulings at a table have left in force.
    fn from(duties: &Obligations) -> Restrictions {
        let mut restrictions = Restrictions::default();
        for exposed in duties.penalty_cards() {
            let cards = if exposed.major { &mut restrictions.major } else { &mut restrictions.minor };
            cards[exposed.seat].insert(exposed.card);
        }
        for duty in duties.lead_duties() {
            restrictions.lead[duty.seat] = restriction(duty).or(restrictions.lead[duty.seat]);
        }
        restrictions
    }
}

fn restriction(duty: &LeadDuty) -> Option<LeadRestriction> {
    let forbidden = || (!duty.forbidden.is_empty()).then_some(LeadRestriction::ForbidAll(duty.forbidden));
    duty.required.map(LeadRestriction::Require).or_else(forbidden)
}

fn or_all(some: CardSet, all: CardSet) -> CardSet {
    if some.is_empty() { all } else { some }
}

fn without_small_of(cards: CardSet, minor: Card) -> CardSet {
    if !cards.contains(minor) {
        return cards;
    }
    let small = cards.of_suit(minor.suit()).iter().filter(|card| card.rank() < Rank::Ten && *card != minor);
    cards - small.collect::<CardSet>()
}
