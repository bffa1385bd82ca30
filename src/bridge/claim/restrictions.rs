//! Penalty cards and lead restrictions in force when a claim is made (laws 50 and 51, 26).

use super::state::Mind;
use crate::bridge::law::{Denominations, LeadDuty, Obligations};
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet, Rank, Suit};

/// What a player may lead at his next turn to lead. What is forbidden stays so for as long as he keeps the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadRestriction {
    /// A card of this suit, if he has one.
    Require(Suit),
    /// No card of this suit, if he has another.
    Forbid(Suit),
    /// No card of these suits, if he has another (law 51B2).
    ForbidAll(Denominations),
}

/// Penalty cards and lead restrictions.
///
/// A choice declarer has made is given as the restriction he chose, and the cards picked up for it are given no more. What
/// he may still ask when the partner of a penalty card is to lead (laws 50D2 and 51B) is looked at in the lines of a claim,
/// except that declarer's own claim does not rest on what he has not said he would ask.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Claim, LeadRestriction}};
/// use tricklaw::cards::{CardSet, Suit};
/// let mut claim = Claim::new(Seat::South, 2);
/// claim.restrictions.major[Seat::West] = CardSet::of("SQ".parse().unwrap());
/// claim.restrictions.lead[Seat::East] = Some(LeadRestriction::Forbid(Suit::Spades));
/// assert!(!claim.restrictions.is_empty());
/// ```
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

    /// The cards a player has face up on the table (law 50).
    pub(super) fn penalty_cards(&self, seat: Seat) -> CardSet {
        self.major[seat] | self.minor[seat]
    }

    /// Which hands have a lead restriction, one bit each.
    pub(super) fn bound(&self) -> u8 {
        Seat::ALL
            .into_iter()
            .filter(|&seat| self.lead[seat].is_some())
            .fold(0, |mask, seat| mask | 1 << seat.index())
    }

    /// What is left of the cards that law 44 allows.
    pub(super) fn limit(&self, seat: Seat, mind: &Mind, cards: CardSet) -> CardSet {
        let major = cards & self.open_majors(seat, mind);
        if !major.is_empty() {
            return major;
        }
        self.minor[seat].iter().fold(cards, without_small_of)
    }

    /// What is left of them for a lead, to be limited further: a restriction on the lead goes before the duty to play a
    /// penalty card (law 50D1(b)).
    pub(super) fn limit_lead(&self, seat: Seat, mind: &Mind, cards: CardSet) -> CardSet {
        let bound = mind.bound >> seat.index() & 1 == 1;
        let cards = match self.lead[seat].filter(|_| bound) {
            Some(LeadRestriction::Require(suit)) => or_all(cards.of_suit(suit), cards),
            Some(LeadRestriction::Forbid(suit)) => or_all(cards - CardSet::suit(suit), cards),
            Some(LeadRestriction::ForbidAll(suits)) => or_all(cards - suits.cards(), cards),
            None => cards,
        };
        mind.asked.limit(cards)
    }

    /// The major penalty cards that have not been picked up.
    pub(super) fn open_majors(&self, seat: Seat, mind: &Mind) -> CardSet {
        suits(mind.picked_up >> shift(seat)).fold(self.major[seat], |cards, suit| cards - CardSet::suit(suit))
    }

    /// Whether a restriction lasts for the next lead alone.
    pub(super) fn is_for_one_lead(&self, seat: Seat) -> bool {
        matches!(self.lead[seat], Some(LeadRestriction::Require(_)))
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

/// What declarer asks of a lead while the leader's partner has major penalty cards (laws 50D2 and 51B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Asked {
    /// Suits forbidden, one bit each.
    pub forbidden: u8,
    /// The suit required, counted from 1; 0 when none is.
    pub required: u8,
}

impl Asked {
    /// Everything he may ask when these suits have penalty cards: to require one of them, or to forbid some.
    pub fn choices(suits_open: u8) -> impl Iterator<Item = Asked> {
        let required = suits(suits_open).map(|suit| Asked { forbidden: 0, required: suit.index() as u8 + 1 });
        let forbidden = (1..16).filter(move |mask| mask & !suits_open == 0);
        required.chain(forbidden.map(|forbidden| Asked { forbidden, required: 0 }))
    }

    /// The suits whose penalty cards are picked up.
    pub const fn lifts(self) -> u8 {
        if self.required > 0 { 1 << (self.required - 1) } else { self.forbidden }
    }

    fn limit(self, cards: CardSet) -> CardSet {
        let allowed = suits(self.forbidden).fold(cards, |cards, suit| cards - CardSet::suit(suit));
        let cards = or_all(allowed, cards);
        match self.required.checked_sub(1) {
            Some(suit) => or_all(cards.of_suit(Suit::ALL[suit as usize]), cards),
            None => cards,
        }
    }
}

/// Where the suits of a defender stand among those of both.
pub(super) const fn shift(seat: Seat) -> u32 {
    4 * (seat.index() as u32 / 2)
}

/// The suits of a mask.
fn suits(mask: u8) -> impl Iterator<Item = Suit> {
    Suit::ALL.into_iter().filter(move |suit| mask >> suit.index() & 1 == 1)
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
