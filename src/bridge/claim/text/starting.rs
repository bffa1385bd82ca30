//! What is said of a play behind it: the card it starts with, `run hearts starting with the ace`, and a finesse within it.

use super::gather::Kind;
use super::steps::put;
use super::token::Token;
use super::words::Word;
use super::{Misreading, Reader};
use crate::bridge::claim::statement::Step;
use crate::cards::Suit;

impl Reader {
    /// Reads `starting with the ace`: a card of what is played in the steps so far, or of nothing before. What else begins is a
    /// step like another.
    #[inline(never)]
    pub(super) fn starting(&mut self, steps: &mut Vec<Step>) {
        let (place, begins) = (self.place, steps.is_empty());
        self.place += 1;
        if !matches!(self.peek(), Some(Word::With)) {
            if self.peek().is_none() {
                self.complain(Misreading::Card);
            }
            return;
        }
        self.place += 1;
        let mut clause = self.clause(Kind::Step);
        if clause.is_rank_alone() {
            clause.suits.extend(self.topic);
        }
        let cards = clause.named_cards();
        let suit = cards.first().map(|card| card.suit());
        let at = steps.iter().rposition(|step| suit.is_some() && self.suit_played(step) == suit);
        match at {
            Some(at) if clause.verb.is_none() => {
                let mut later = steps.split_off(at);
                cards.iter().for_each(|&card| put(steps, Step::Lead { card }));
                steps.append(&mut later);
            }
            _ if begins || cards.is_empty() => self.hear(&clause, steps),
            _ => self.misplaced(place, Misreading::Order),
        }
    }

    /// The suit that a step plays from the top.
    fn suit_played(&self, step: &Step) -> Option<Suit> {
        match *step {
            Step::DrawTrumps { .. } => self.trump,
            Step::Cash { suit, .. } => Some(suit),
            _ => None,
        }
    }

    /// Reads `finessing` behind a suit that is run, in which it comes first. When it is necessary nobody knows who is to cash the
    /// suit; by itself it is a finesse like another.
    #[inline(never)]
    pub(super) fn finessing(&mut self, steps: &mut Vec<Step>) {
        let place = self.place;
        self.place += 1;
        let is_if = matches!(self.peek(), Some(Word::If)) && matches!(self.peek_after(1), Some(Word::Needed));
        self.place += usize::from(is_if);
        let is_needed = matches!(self.peek(), Some(Word::Needed));
        self.place += usize::from(is_needed);
        if let (Some(Word::In), Some(Word::Suit(suit))) = (self.peek(), self.peek_after(1)) {
            // `finessing in clubs`
            self.place += 2;
            put(steps, Step::FinesseIn { suit: Some(suit), against: None });
            self.last = None;
            return;
        }
        if matches!(steps.last(), Some(Step::Finesse { .. } | Step::FinesseIn { .. })) {
            // `a club to the queen, finessing`
            self.last = None;
            return;
        }
        match steps.last().map(|step| self.suit_played(step)) {
            Some(Some(_)) if is_needed => self.misplaced(place, Misreading::Condition),
            suit => {
                let suit = suit.flatten();
                let last = steps.pop_if(|_| suit.is_some());
                put(steps, Step::FinesseIn { suit, against: None });
                if let Some(last) = last {
                    put(steps, last);
                }
            }
        }
        self.last = None;
    }

    /// Complains of the word at a place.
    #[inline(never)]
    pub(super) fn misplaced(&mut self, place: usize, what: Misreading) {
        let Token { start, end, .. } = self.tokens[place];
        self.misread(start, end, what);
    }
}
