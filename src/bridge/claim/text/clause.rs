//! The words of one step of a statement.

use super::Misreading;
use super::words::{Event, Verb};
use crate::bridge::Seat;
use crate::bridge::claim::statement::{Height, Step};
use crate::cards::{Card, Rank, Suit};

/// What one step's words come to, before the verb decides what they mean.
#[derive(Default)]
pub(super) struct Clause {
    pub verb: Option<Verb>,
    pub suits: Vec<Suit>,
    pub ranks: Vec<Rank>,
    pub cards: Vec<Card>,
    pub number: Option<u8>,
    pub seat: Option<Seat>,
    pub height: Option<Height>,
    pub event: Option<Event>,
    pub trumps: bool,
    pub start: usize,
    pub end: usize,
}

impl Clause {
    /// The cards named outright or by ranks beside a suit; a number is a rank where a card is wanted.
    pub fn named_cards(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        if let [suit] = self.suits[..] {
            let number = self.number.and_then(|n| Rank::from_index(n.checked_sub(2)?));
            let ranks = self.ranks.iter().copied().chain(number.filter(|_| self.ranks.is_empty()));
            cards.extend(ranks.map(|rank| Card::new(suit, rank)));
        }
        cards
    }

    pub fn is_empty(&self) -> bool {
        self.verb.is_none()
            && self.suits.is_empty()
            && self.cards.is_empty()
            && self.ranks.is_empty()
            && self.number.is_none()
            && self.seat.is_none()
            && self.height.is_none()
            && self.event.is_none()
            && !self.trumps
    }
}

pub(super) fn push_cards(
    cards: &[Card],
    steps: &mut Vec<Step>,
    step: impl Fn(Card) -> Step,
) -> Result<(), Misreading> {
    if cards.is_empty() {
        return Err(Misreading::Card);
    }
    steps.extend(cards.iter().map(|&card| step(card)));
    Ok(())
}

pub(super) fn push_suits(
    clause: &Clause,
    steps: &mut Vec<Step>,
    step: impl Fn(Suit) -> Step,
) -> Result<(), Misreading> {
    let named = clause.cards.iter().map(|card| card.suit());
    let suits: Vec<Suit> = clause.suits.iter().copied().chain(named).collect();
    if suits.is_empty() {
        return Err(Misreading::Suit);
    }
    steps.extend(suits.into_iter().map(step));
    Ok(())
}

/// A step that only says what will be won: a count, a suit to cash or cards to lead.
pub(super) fn take_tricks(clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> Result<(), Misreading> {
    if let (Some(tricks), &[suit]) = (clause.number, &clause.suits[..]) {
        steps.push(Step::Count { tricks, suit });
        return Ok(());
    }
    if !cards.is_empty() {
        return push_cards(cards, steps, |card| Step::Lead { card });
    }
    push_suits(clause, steps, |suit| Step::Cash { hand: clause.seat, suit })
}
