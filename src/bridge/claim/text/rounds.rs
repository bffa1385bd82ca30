//! How often, or how many rounds, a step is said to take, and how many tricks.

use super::clause::Clause;
use super::words::{Mark, Verb};

impl Clause {
    /// How many rounds of trumps or of a suit are stated. Cards led and cards at the top are one a round; two trumps drawn are
    /// cards of the other side, and ten of a suit is a card.
    pub fn stated_rounds(&self, verb: Option<Verb>) -> Option<u8> {
        let plays = matches!(verb, Some(Verb::Cash | Verb::Lead | Verb::Play));
        // `draw trumps claim 12`
        let counted_last = self.is_counted_last && self.has(Mark::GOOD);
        let tops = self.has(Mark::TRUMPS) && (self.has(Mark::GOOD) || self.is_high()) && !counted_last;
        let number = self.number.filter(|&number| self.is_counted && number < 10 && (plays || tops));
        // `the last trump`, `one more trump`
        let last = self.has(Mark::LAST) && self.has(Mark::ONE) && self.number.is_none();
        let one = verb == Some(Verb::Draw) && last
            || (plays && self.has(Mark::TRUMPS) || verb == Some(Verb::Draw)) && self.number == Some(1);
        // `draw two and ruff a heart`
        let draws =
            verb == Some(Verb::Draw) && self.is_counted && !self.has(Mark::TRUMPS) && self.suits.is_empty();
        // `cash the high trump`
        let high = plays && self.has(Mark::ONE) && (self.is_high() || self.has(Mark::TOPS));
        // `draw trumps in three`
        let one = one
            || draws
            || high
            || (verb == Some(Verb::Draw) && self.number.is_some() && self.is_counted_last && !counted_last);
        // `cash a spade`
        let one = one
            || verb == self.verb && matches!(verb, Some(Verb::Cash | Verb::Play)) && self.number == Some(1);
        if self.has(Mark::ROUNDS) || one { Some(self.times()) } else { number }
    }

    /// How often, or how many: once unless a number is given.
    pub fn times(&self) -> u8 {
        self.number.unwrap_or(1)
    }

    /// Whether the number told is one of tricks that will be won.
    #[inline(never)]
    pub fn tells_number(&self) -> bool {
        let other = Mark::DOWN.or(Mark::REST).or(Mark::END).or(Mark::LAST).or(Mark::NO);
        // 五个顶张, 两张大牌
        let cards = self.has(Mark::MANY) && (self.has(Mark::GOOD) || self.is_high()) && !self.has(Mark::IS);
        (cards || self.has(Mark::TRICKS.or(Mark::HAS).or(Mark::TOPS)))
            && !self.has(other)
            && self.seat.is_none()
    }
}
