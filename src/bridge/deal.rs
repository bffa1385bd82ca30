//! A whole deal of 52 cards: thirteen to each seat (law 6B).

mod check;
mod number;
mod text;

pub use check::{DealProblem, DealReport, DealSetup, Fault, Foreign, Remedy, Stage};
pub use number::{DEAL_COUNT, ParseDealNumberError};
pub use text::{InvalidDeal, ParseDealError, hand_text};

use super::{BySeat, Seat};
use crate::cards::{Card, CardSet, Source};

/// A valid deal: four disjoint hands of thirteen cards. Made by [`str::parse`], [`DealSetup::into_deal`],
/// [`Deal::from_number`] or [`Deal::random`]; holding one is proof that it is complete.
///
/// ```
/// use tricklaw::bridge::{Deal, Seat};
/// use tricklaw::cards::Source;
/// let deal = Deal::random(&mut Source::from_seed(2007));
/// assert_eq!(deal.hand(Seat::North).len(), 13);
/// assert_eq!(Deal::from_number(deal.number()), Some(deal));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal(BySeat<CardSet>);

impl Deal {
    /// The deal of four hands, if they are thirteen cards each and share none.
    pub fn from_hands(hands: BySeat<CardSet>) -> Option<Deal> {
        let all = hands.0.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
        let complete = all == CardSet::FULL && hands.0.iter().all(|hand| hand.len() == 13);
        complete.then_some(Deal(hands))
    }

    /// The thirteen cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.0[seat]
    }

    /// The four hands.
    pub fn hands(&self) -> &BySeat<CardSet> {
        &self.0
    }

    /// Who holds a card.
    pub fn owner(&self, card: Card) -> Seat {
        // The hands partition the pack, so exactly one contains the card.
        Seat::ALL.into_iter().find(|&seat| self.0[seat].contains(card)).unwrap_or(Seat::West)
    }

    /// A deal drawn uniformly from all 53644737765488792839237440000.
    pub fn random(source: &mut Source) -> Deal {
        number::deal_numbered(source.below(DEAL_COUNT))
    }

    /// The deal with that number, or nothing at or above [`DEAL_COUNT`].
    pub fn from_number(number: u128) -> Option<Deal> {
        (number < DEAL_COUNT).then(|| number::deal_numbered(number))
    }

    /// The deal's number, below [`DEAL_COUNT`]; fits 96 bits.
    ///
    /// # Stability
    ///
    /// The numbering is part of the interface. The cards are taken from `SA` down to `C2`; each goes to
    /// north, east, south or west, and the deals that give it to an earlier seat have the smaller numbers.
    pub fn number(&self) -> u128 {
        number::number_of(self)
    }

    /// The number as 19 lower-case letters and digits (base 36), for use in an address.
    pub fn code(&self) -> String {
        number::encode(self.number())
    }

    /// The deal of a [`code`](Deal::code); capital letters are accepted.
    ///
    /// # Errors
    ///
    /// [`ParseDealNumberError`] for other characters, another length or a number too large.
    pub fn from_code(code: &str) -> Result<Deal, ParseDealNumberError> {
        number::decode(code)
    }
}
