//! The steps of a statement one after another, and what stands between them.

use super::clause::Clause;
use super::except::claims_rest;
use super::gather::Kind;
use super::steps::{in_order, put};
use super::token::Token;
use super::words::{Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::bridge::claim::statement::{Avoided, Step};

impl Reader {
    /// Whether what has been read is to come before trumps, a suit or what is done: `then trumps`.
    pub(super) fn comes_before(&self) -> bool {
        let mut words = self.tokens.iter().skip(self.place).map(|token| token.word);
        let then = words.find(|word| !matches!(word, Word::Break | Word::First));
        let next = words.next();
        let plays = match next {
            Some(Word::Verb(verb)) => !verb.gives(),
            Some(Word::Mark(mark)) => mark.0 & Mark::TRUMPS.0 != 0,
            word => matches!(word, Some(Word::Suit(_))),
        };
        then == Some(Word::Then) && plays
    }

    /// Whether something is done in a later step, before which winners are to be cashed.
    pub(super) fn plays_after(&self) -> bool {
        let mut later = self.tokens.iter().skip(self.place);
        later.any(|token| match token.word {
            Word::Verb(verb) => !verb.gives(),
            word => matches!(word, Word::Ending),
        })
    }

    /// Reads steps up to a closing bracket, an `else` or the end.
    pub(super) fn steps(&mut self, steps: &mut Vec<Step>, depth: usize) {
        // Where the steps begin that were named last, with nothing between them and the next word.
        let mut from = None;
        loop {
            let named = core::mem::take(&mut from);
            match self.peek() {
                None | Some(Word::Close) => return,
                Some(Word::Else) if depth > 0 => return,
                Some(Word::If) if matches!(self.peek_after(1), Some(Word::Needed)) => {
                    from = named;
                    self.place += 1;
                }
                Some(Word::Needed) => self.needed(steps.last().filter(|_| named.is_some())),
                Some(Word::If | Word::Unless) => {
                    let stated = named.map_or(Vec::new(), |from| steps.split_off(from));
                    self.alternative(steps, stated, depth);
                }
                Some(word) if self.divides(word) => self.place += 1,
                Some(Word::Coup) if self.begun => self.coup(),
                Some(Word::Starting) => self.starting(steps),
                Some(Word::Finessing) => self.finessing(steps),
                Some(Word::Before) if named.is_some_and(|from| from < steps.len()) => {
                    let (place, first) = (self.place, named.is_some_and(|from| is_played(&steps[from..])));
                    from = Some(steps.len());
                    self.place += 1;
                    self.step_after(place, first, steps);
                }
                Some(word @ (Word::Ahead | Word::Before))
                    if named.is_some() == matches!(word, Word::Ahead) =>
                {
                    let (place, from) = (self.place, named.unwrap_or(steps.len()));
                    self.place += 1;
                    if matches!(word, Word::Before) {
                        self.step(steps);
                    }
                    self.step_ahead(place, from, steps, depth);
                }
                Some(Word::FromTop) if depth == 0 => {
                    self.place += 1;
                    put(steps, Step::Avoid { what: Avoided::Low, hand: None, suit: None });
                }
                Some(Word::Open | Word::Else | Word::FromTop) => {
                    self.complain(Misreading::Bracket);
                    self.place += 1;
                }
                Some(Word::Do) if depth == 0 && matches!(self.peek_after(1), Some(Word::Not)) => {
                    self.place += 1;
                }
                Some(word) if depth == 0 && self.denies(word) => self.avoid(steps),
                Some(_) if self.asks() => self.alternative(steps, Vec::new(), depth),
                Some(_) => {
                    from = Some(steps.len());
                    self.step(steps);
                }
            }
        }
    }

    /// Passes over `if needed`. A finesse, the next step or the last one, is one whether or not it comes to it; when else is
    /// anything needed?
    fn needed(&mut self, last: Option<&Step>) {
        let next = matches!(self.peek_after(1), Some(Word::Verb(Verb::Finesse)));
        if !next && !matches!(last, Some(Step::Finesse { .. } | Step::FinesseIn { .. })) {
            self.complain(Misreading::Condition);
        }
        self.place += 1;
    }

    /// Whether the next word only stands between steps; what it says of the step behind it is kept.
    fn divides(&mut self, word: Word) -> bool {
        match word {
            Word::Break | Word::Then | Word::After => {
                self.then |= matches!(word, Word::Then);
                self.apart |= self.then || self.stops.contains(&self.tokens[self.place].start);
                self.after = matches!(word, Word::After);
                true
            }
            // `once trumps are drawn`
            Word::Times(1) if self.peek_after(1).is_some_and(Word::is_object) => {
                self.after = true;
                true
            }
            _ => false,
        }
    }

    /// Reads the step behind `before`: `draw trumps before running the clubs`. It has to be one that is played: `before they
    /// ruff` names nothing that could come second, `before trumps are drawn` only says how things stand, and in `ruff a heart
    /// before the clubs` nobody knows what is done with those.
    fn step_after(&mut self, place: usize, first: bool, steps: &mut Vec<Step>) {
        let (known, wrong) = (steps.len(), self.places.len());
        self.then = true;
        if self.last.is_none_or(|verb| verb.plays_rounds()) || matches!(self.peek(), Some(Word::Verb(_))) {
            self.step(steps);
        }
        self.settle_order(place, wrong, first && is_played(&steps[known..]));
    }

    /// Names the word for an order that there is not.
    #[inline(never)]
    fn settle_order(&mut self, place: usize, wrong: usize, is_order: bool) {
        if !is_order && self.places.len() == wrong {
            self.misplaced(place, Misreading::Order);
        }
    }

    /// Reads the step that comes before those from `from` on, and what is left: 清将前先将吃红心, `before drawing trumps ruff a
    /// heart`. Whether a third play comes before them too nobody knows.
    fn step_ahead(&mut self, place: usize, from: usize, steps: &mut Vec<Step>, depth: usize) {
        let mut later = steps.split_off(from);
        let wrong = self.places.len();
        self.pass_dividers();
        self.last = None;
        self.step_after(place, is_played(&later), steps);
        steps.append(&mut later);
        let known = steps.len();
        self.steps(steps, depth);
        let is_last = steps[known..].iter().all(|step| matches!(step, Step::Concede { .. }));
        self.settle_order(place, wrong, is_last);
    }

    /// Whether the next word begins what is not done.
    fn denies(&self, word: Word) -> bool {
        match word {
            Word::Not | Word::NotYet => true,
            Word::Mark(Mark::NO) => {
                self.is_english()
                    && matches!(self.peek_after(1), Some(Word::Verb(Verb::Finesse | Verb::Ruff)))
            }
            _ => false,
        }
    }

    /// Passes over what the steps before are hoped to do: `squeezing west in hearts and diamonds`.
    fn coup(&mut self) {
        self.place += 1;
        while let Some(&Token { word, start, end }) = self.tokens.get(self.place) {
            let is_more = match word {
                Word::Break => end - start > 1 && matches!(self.peek_after(1), Some(Word::Suit(_))),
                Word::Seat(_) | Word::Suit(_) | Word::In | Word::Mark(Mark::YOU) => true,
                _ => false,
            };
            if !is_more {
                return;
            }
            self.place += 1;
        }
    }

    pub(super) fn step(&mut self, steps: &mut Vec<Step>) {
        let clause = self.clause(Kind::Step);
        if clause.goes_on {
            // `a heart on the clubs`: what it is thrown on is played first.
            self.last = None;
            let mut carrier = self.clause(Kind::Step);
            if carrier.has_object() {
                carrier.carries();
            }
            self.hear(&carrier, steps);
        }
        self.hear(&clause, steps);
    }

    pub(super) fn hear(&mut self, clause: &Clause, steps: &mut Vec<Step>) {
        let card = clause.cards.last().map(|card| card.suit());
        let trumps = self.trump.filter(|_| clause.is_trumps || clause.verb == Some(Verb::Draw));
        self.topic = clause.suits.last().copied().or(card).or(trumps).or(self.topic);
        // One complaint about a step is enough.
        let heard = self.places.iter().any(|place| clause.start <= place.start && place.end <= clause.end);
        let before = steps.len();
        // "The rest are mine" is no step that others come after.
        self.begun |= !self.places.is_empty();
        if clause.is_some_winners() && self.comes_before() {
            // `aces first, then trumps`: in which suits?
            if !heard {
                self.misread(clause.start, clause.end, Misreading::Suit);
            }
            return;
        }
        if clause.is_empty() {
            // `my aces, the rest are yours`, `I get the last trick, the rest are yours`
            self.takes_some |= clause.has(Mark::TOPS.or(Mark::LAST));
            if self.then {
                // `one trump, then the aces are good`
                in_order(steps);
            }
            claims_rest(clause, steps);
            return;
        }
        let mut read = self.interpret(clause, steps);
        if self.ended && steps.len() > before && !matches!(steps.last(), Some(Step::Concede { .. })) {
            // `a heart at the end, draw trumps`
            read = Err(Misreading::Order);
        }
        self.begun |= !steps.is_empty();
        self.ended |= clause.has(Mark::END);
        if let Err(what) = read
            && !heard
        {
            self.misread(clause.start, clause.end, what);
        }
    }
}

/// Whether steps are played, so that they can come in an order.
#[inline(never)]
fn is_played(steps: &[Step]) -> bool {
    !steps.is_empty() && !steps.iter().any(|step| matches!(step, Step::Good { .. }))
}
