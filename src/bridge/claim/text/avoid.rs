//! What a claimer says he will not do: `without drawing trumps`, `不飞牌`.

use super::clause::Clause;
use super::gather::Kind;
use super::steps::put;
use super::words::{Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::bridge::claim::statement::{Avoided, Step};

impl Reader {
    /// Whether the next word is in Latin letters: 没有飞牌 says that there is none or that it was not taken.
    pub(super) fn is_english(&self) -> bool {
        self.tokens.get(self.place).is_some_and(|token| token.end - token.start == "no".len())
    }

    /// Passes over `yet`, if it comes next.
    fn is_yet(&mut self) -> bool {
        let is_next = matches!(self.peek(), Some(Word::NotYet));
        self.place += usize::from(is_next);
        is_next
    }

    /// Reads what is not done, the word for *not* being next. Only what is no line at all without a finesse, a ruff or trumps
    /// drawn is understood.
    #[inline(never)]
    pub(super) fn avoid(&mut self, steps: &mut Vec<Step>) {
        let Some(&not) = self.tokens.get(self.place) else { return };
        self.place += 1;
        // `not yet drawing trumps`, or, behind it, `not drawing trumps yet`
        let mut is_yet = matches!(not.word, Word::NotYet) || self.is_yet();
        // `trumps not drawn` says what is, not what will be done.
        let is_said = matches!(self.peek(), Some(Word::Mark(Mark::DRAWN)));
        let heard = self.places.len();
        let clause = self.clause(Kind::Step);
        is_yet |= self.is_yet();
        self.last = None;
        let more = self.peek_after(1).is_some();
        if matches!(self.peek(), Some(Word::If | Word::Unless)) {
            // What is not done is not done whatever happens.
            self.complain(Misreading::Bracket);
        }
        // `not ruffing hearts and clubs`: both? But `not finessing clubs, spades are good`.
        let behind = self.tokens.iter().skip(self.place + 1).map(|token| token.word);
        let mut said = behind.take_while(|word| !word.ends_step());
        let lists = clause.has_suit()
            && matches!((self.peek(), self.peek_after(1)), (Some(Word::Break), Some(Word::Suit(_))))
            && !said.any(|word| matches!(word, Word::Mark(mark) if mark.0 & Mark::IS.0 != 0));
        match avoided(&clause) {
            // Not yet, but when, and what before?
            Some(what) if !is_said && !lists && (!is_yet || (what == Avoided::Trumps && more)) => {
                let hand = clause.seat.filter(|_| what == Avoided::Ruff);
                let suit = clause.suit().filter(|_| what != Avoided::Trumps);
                put(steps, Step::Avoid { what, hand, suit });
            }
            _ if self.places.len() > heard => {}
            _ => self.misread(not.start, not.end, Misreading::Unknown),
        }
    }
}

/// What the words after *not* name, if that is all they say.
#[inline(never)]
fn avoided(clause: &Clause) -> Option<Avoided> {
    let mut trumps = Mark::TRUMPS.or(Mark::ONE).or(Mark::MINE);
    if clause.verb == Some(Verb::Draw) {
        // `not drawing the last trump`
        trumps = trumps.or(Mark::LAST).or(Mark::OUT);
    }
    let other = clause.marks.0 & !trumps.0 != 0
        || clause.is_counted
        || clause.height.is_some()
        || clause.event.is_some()
        || clause.with.is_some()
        || clause.goes_on
        || clause.suits.len() + clause.cards.len() > 1;
    if other {
        return None;
    }
    let has_trumps = clause.has(Mark::TRUMPS);
    let hand = clause.seat.is_some();
    match clause.verb? {
        Verb::Draw if !clause.has_object() && !hand => Some(Avoided::Trumps),
        Verb::Lead | Verb::Play if has_trumps && !clause.has_object() && !hand => Some(Avoided::Trumps),
        Verb::Finesse if !has_trumps && !hand && (clause.ranks.is_empty() || !clause.suits.is_empty()) => {
            Some(Avoided::Finesse)
        }
        Verb::Ruff if clause.named() == 0 && !has_trumps => Some(Avoided::Ruff),
        _ => None,
    }
}
