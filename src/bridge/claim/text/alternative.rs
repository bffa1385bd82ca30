//! `if ... then ... else ...` in a statement.

use super::words::{Event, Word};
use super::{Misread, Misreading, Reader};
use crate::bridge::claim::statement::{Condition, Statement, Step};

impl Reader {
    /// Reads `condition then steps else steps`, the `if` being read.
    pub(super) fn alternative(&mut self, steps: &mut Vec<Step>, depth: usize) {
        if depth >= Statement::MAX_DEPTH {
            self.complain(Misreading::Bracket);
            self.place = self.tokens.len();
            return;
        }
        let condition = self.condition();
        while matches!(self.peek(), Some(Word::Break | Word::Then)) {
            self.place += 1;
        }
        let then = self.branch(depth + 1);
        let before = self.place;
        while matches!(self.peek(), Some(Word::Break)) {
            self.place += 1;
        }
        let otherwise = if self.peek() == Some(Word::Else) {
            self.place += 1;
            self.branch(depth + 1)
        } else {
            self.place = before;
            Vec::new()
        };
        self.last = None;
        if let Some(condition) = condition {
            steps.push(Step::If { condition, then, otherwise });
        }
    }

    /// One step, or several in brackets.
    fn branch(&mut self, depth: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        self.last = None;
        match self.peek() {
            Some(Word::Open) => {
                self.place += 1;
                self.steps(&mut steps, depth);
                if self.peek() == Some(Word::Close) {
                    self.place += 1;
                } else {
                    self.complain(Misreading::Bracket);
                }
            }
            Some(Word::If) => {
                self.place += 1;
                self.alternative(&mut steps, depth);
            }
            Some(Word::Else | Word::Close) | None => {}
            Some(_) => self.step(&mut steps),
        }
        steps
    }

    fn condition(&mut self) -> Option<Condition> {
        let ends = [Word::Break, Word::Then, Word::Else, Word::Open, Word::Close, Word::If];
        if self.peek().is_none_or(|word| ends.contains(&word)) {
            self.complain(Misreading::Condition);
            return None;
        }
        let clause = self.clause(true);
        let condition = match (clause.event, &clause.suits[..], &clause.named_cards()[..]) {
            (Some(Event::BothFollow), &[suit], _) => Some(Condition::BothFollow(suit)),
            (Some(Event::ShowsOut), &[suit], _) => Some(Condition::ShowsOut { seat: clause.seat, suit }),
            (Some(Event::Appears), _, &[card]) => Some(Condition::Appeared(card)),
            _ => None,
        };
        if condition.is_none() {
            self.places.push(Misread { start: clause.start, end: clause.end, what: Misreading::Condition });
        }
        condition
    }
}
