//! The words of one step of a statement.

use super::Misreading;
use super::words::{Event, Verb, Word};
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
    /// Something is said to be good.
    pub good: bool,
    /// The rest is spoken of.
    pub rest: bool,
    /// Tricks are spoken of.
    pub tricks: bool,
    /// The number is one of rounds.
    pub rounds: bool,
    /// The number is more than an article.
    pub is_counted: bool,
    /// Something goes to something.
    pub towards: bool,
    /// The first suit was named before any rank.
    pub suit_first: bool,
    /// What is thrown goes on what the next words name.
    pub goes_on: bool,
    pub start: usize,
    pub end: usize,
}

impl Clause {
    /// The cards named outright or by ranks beside a suit; a number is a rank where a card is wanted.
    pub fn named_cards(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        let suit = match (&self.suits[..], &self.cards[..]) {
            (&[suit], _) => Some(suit),
            // `HQ with the ace`
            ([], &[card]) => Some(card.suit()),
            _ => None,
        };
        if let Some(suit) = suit {
            let number = self.number.and_then(|n| Rank::from_index(n.checked_sub(2)?));
            let ranks =
                self.ranks.iter().copied().chain(number.filter(|_| self.is_suit_alone() && !self.rounds));
            cards.extend(ranks.map(|rank| Card::new(suit, rank)));
        }
        cards
    }

    pub fn is_empty(&self) -> bool {
        self.verb.is_none()
            && !self.has_object()
            && self.number.is_none()
            && self.seat.is_none()
            && self.height.is_none()
            && self.event.is_none()
            && !self.trumps
    }

    /// Whether a suit or a card is named.
    pub fn has_object(&self) -> bool {
        !self.suits.is_empty() || !self.cards.is_empty() || !self.ranks.is_empty()
    }

    /// Rounds of something, with nothing said of what is done.
    pub fn is_round(&self) -> bool {
        self.rounds && self.verb.is_none() && (self.trumps || self.has_object())
    }

    /// A suit with no card of it named.
    fn is_suit_alone(&self) -> bool {
        self.ranks.is_empty() && self.cards.is_empty()
    }

    /// Ranks whose suit has still to come: `ace and king of hearts`.
    pub fn is_rank_alone(&self) -> bool {
        !self.ranks.is_empty() && self.suits.is_empty() && self.cards.is_empty()
    }

    /// Whether the next word begins something else: another suit after the cards of one, or another number.
    pub fn is_full(&self, next: Word) -> bool {
        let both = !self.suits.is_empty() && !self.ranks.is_empty();
        match next {
            Word::Suit(_) => both && self.suit_first,
            Word::Rank(_) => both && !self.suit_first && !self.towards && self.verb != Some(Verb::Overtake),
            Word::Card(_) => both && !self.towards,
            _ => self.number.is_some() && self.has_object() && !self.towards,
        }
    }

    /// Whether trumps spoken of are a suit like another here: given up, asked about, crossed in, or with a card of it.
    pub fn wants_suit(&self) -> bool {
        let given = matches!(self.verb, Some(Verb::Concede | Verb::Finesse | Verb::Cross | Verb::Overtake));
        let crosses = self.towards && self.seat.is_some();
        self.suits.is_empty() && (given || crosses || self.event.is_some() || !self.ranks.is_empty())
    }

    /// Whether it only says that all is good or how many tricks that makes.
    pub fn says_nothing(&self) -> bool {
        let words = self.good || self.rest || self.tricks || self.height == Some(Height::High);
        let verb = matches!(self.verb, None | Some(Verb::Take | Verb::Cash | Verb::Play));
        words && verb && !self.has_object() && !self.trumps
    }

    /// How many rounds of trumps or of a suit are stated. Cards led and cards at the top are one a round; two trumps drawn are
    /// cards of the other side, and ten of a suit is a card.
    pub fn stated_rounds(&self, verb: Option<Verb>) -> Option<u8> {
        let plays = matches!(verb, Some(Verb::Cash | Verb::Lead | Verb::Play));
        let tops = self.trumps && (self.good || self.height == Some(Height::High));
        let number = self.number.filter(|&number| self.is_counted && number < 10 && (plays || tops));
        if self.rounds { Some(self.times()) } else { number }
    }

    /// How often, or how many: once unless a number is given.
    pub fn times(&self) -> u8 {
        self.number.unwrap_or(1)
    }
}

#[inline(never)]
pub(super) fn push_cards(
    cards: &[Card],
    steps: &mut Vec<Step>,
    step: fn(Card) -> Step,
) -> Result<(), Misreading> {
    if cards.is_empty() {
        return Err(Misreading::Card);
    }
    for &card in cards {
        steps.push(step(card));
    }
    Ok(())
}

#[inline(never)]
pub(super) fn push_suits(
    clause: &Clause,
    steps: &mut Vec<Step>,
    step: &dyn Fn(Option<Seat>, Suit) -> Step,
) -> Result<(), Misreading> {
    if clause.suits.is_empty() && clause.cards.is_empty() {
        return Err(Misreading::Suit);
    }
    for &suit in &clause.suits {
        steps.push(step(clause.seat, suit));
    }
    for card in &clause.cards {
        steps.push(step(clause.seat, card.suit()));
    }
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
    push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds: None })
}
