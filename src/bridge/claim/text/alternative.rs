//! `if ... then ... else ...` in a statement.

use super::gather::Kind;
use super::steps::put;
use super::words::{Event, Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::bridge::claim::statement::{Condition, Statement, Step};

impl Reader {
    /// Whether a condition stands next without a word for *if*: `红心Q掉下来就兑现红心`.
    pub(super) fn asks(&self) -> bool {
        let mut words = 0;
        let (mut event, mut told) = (None, false);
        while let Some(word) = self.peek_after(words) {
            // `hearts are 3-3`: he knows
            told |= matches!(word, Word::Mark(Mark::IS));
            match word {
                Word::Event(asked) => event = Some(asked),
                // `西家断红心就飞红心J`
                Word::Suit(_) if event == Some(Event::ShowsOut) => {}
                Word::Suit(_) | Word::Rank(_) | Word::Card(_) | Word::Seat(_) | Word::Mark(_) | Word::Not
                    if event.is_none() => {}
                Word::Then => return event.is_some(),
                _ => {
                    let breaks = matches!(event, Some(Event::Breaks | Event::BreaksBadly));
                    return breaks && !told && self.tells_outcome(words);
                }
            }
            words += 1;
        }
        false
    }

    /// Whether so many words on it is said what comes of a break: `hearts 3-3, all mine`, 将牌3-1输一墩.
    #[inline(never)]
    fn tells_outcome(&self, words: usize) -> bool {
        let divider = usize::from(matches!(self.peek_after(words), Some(Word::Break)));
        match self.peek_after(words + divider) {
            Some(Word::Mark(mark)) => mark.0 & Mark::REST.or(Mark::YOU).or(Mark::IS).0 != 0,
            word => matches!(word, Some(Word::Verb(Verb::Concede | Verb::Give))),
        }
    }

    /// Reads `condition then steps else steps`, the word for *if* or *unless* being next unless the condition stands alone.
    ///
    /// `stated` are the steps named right before, which depend on it when nothing else does: `finesse HJ if west shows out`.
    pub(super) fn alternative(&mut self, steps: &mut Vec<Step>, stated: Vec<Step>, depth: usize) {
        let asked = self.place;
        let is_unless = matches!(self.peek(), Some(Word::Unless));
        self.place += usize::from(is_unless || matches!(self.peek(), Some(Word::If)));
        if depth >= Statement::MAX_DEPTH {
            self.complain(Misreading::Bracket);
            self.place = self.tokens.len();
            return;
        }
        // What is finessed if it does not break is not what breaks: `diamond finesse if they don't break`.
        if let [Step::Finesse { .. } | Step::FinesseIn { .. }, ..] = stated[..] {
            self.topic = steps.last().and_then(Step::cashed);
        }
        let (condition, is_denied) = self.condition();
        let before = self.place;
        self.pass_dividers();
        let then = if stated.is_empty() {
            self.branch(depth + 1)
        } else {
            if !matches!(self.peek(), None | Some(Word::Else | Word::Close)) {
                // Is it what comes before or what comes next?
                self.place = asked;
                self.complain(Misreading::Bracket);
                self.place = before;
            }
            stated
        };
        let before = self.place;
        while matches!(self.peek(), Some(Word::Break)) {
            self.place += 1;
        }
        let otherwise = if matches!(self.peek(), Some(Word::Else)) {
            self.place += 1;
            self.pass_dividers();
            self.branch(depth + 1)
        } else {
            self.place = before;
            Vec::new()
        };
        self.last = None;
        // `unless the queen falls, otherwise finesse` (除非……否则……) says no more than `otherwise` does.
        let is_reversed = is_denied != (is_unless && !then.is_empty());
        if is_unless && !then.is_empty() && !otherwise.is_empty() {
            self.place = asked;
            self.complain(Misreading::Condition);
            self.place = self.tokens.len();
        }
        let (then, otherwise) = if is_reversed { (otherwise, then) } else { (then, otherwise) };
        if let Some(condition) = condition {
            put(steps, Step::If { condition, then, otherwise });
        }
    }

    #[inline(never)]
    pub(super) fn pass_dividers(&mut self) {
        while matches!(self.peek(), Some(Word::Break | Word::Then)) {
            self.place += 1;
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
                if matches!(self.peek(), Some(Word::Close)) {
                    self.place += 1;
                } else {
                    self.complain(Misreading::Bracket);
                }
            }
            Some(Word::If | Word::Unless) => self.alternative(&mut steps, Vec::new(), depth),
            Some(Word::Else | Word::Close) | None => {}
            Some(Word::FromTop) => {
                // How a hand is played does not hang on a case.
                self.complain(Misreading::Bracket);
                self.place += 1;
            }
            // `otherwise four`: as many tricks
            Some(Word::Number(_)) if self.peek_after(1).is_none() => self.place += 1,
            Some(_) => {
                self.step(&mut steps);
                if matches!(self.peek(), Some(Word::If | Word::Unless)) {
                    self.complain(Misreading::Bracket);
                }
            }
        }
        steps
    }

    /// A condition, and whether it is said not to hold. A suit that it leaves out is the one spoken of last.
    fn condition(&mut self) -> (Option<Condition>, bool) {
        if let None
        | Some(
            Word::Break | Word::Then | Word::Else | Word::Open | Word::Close | Word::If | Word::Unless,
        ) = self.peek()
        {
            self.complain(Misreading::Condition);
            return (None, false);
        }
        let mut clause = self.clause(Kind::Condition);
        if !clause.has_suit() && !clause.has(Mark::TRUMPS) {
            clause.suits.extend(self.topic);
        }
        self.topic = clause.suits.last().copied().or(self.topic);
        let condition = match (clause.event, &clause.suits[..], &clause.named_cards()[..]) {
            // One of them follows: he does not show out.
            (Some(Event::BothFollow), &[suit], _) if clause.seat.is_some() => {
                clause.is_denied = !clause.is_denied;
                Some(Condition::ShowsOut { seat: clause.seat, suit })
            }
            (Some(Event::BothFollow), &[suit], _) => Some(Condition::BothFollow(suit)),
            (Some(Event::Breaks), &[suit], _) => Some(Condition::Breaks(suit)),
            (Some(Event::BreaksBadly), &[suit], _) => {
                clause.is_denied = !clause.is_denied;
                Some(Condition::Breaks(suit))
            }
            (Some(Event::ShowsOut), &[suit], _) => Some(Condition::ShowsOut { seat: clause.seat, suit }),
            (Some(Event::Appears), _, &[card]) => Some(Condition::Appeared(card)),
            _ => None,
        };
        if condition.is_none() {
            self.misread(clause.start, clause.end, Misreading::Condition);
        }
        (condition, clause.is_denied)
    }
}
