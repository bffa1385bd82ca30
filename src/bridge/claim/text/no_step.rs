//! Words that are no step of a statement, and what is wrong with them.

use super::Misreading;
use super::clause::Clause;
use super::words::{Mark, Verb};

impl Clause {
    /// What is no step: a condition, or cards said to be out or with the other side, which are findings for the director.
    pub fn misleads(&self) -> bool {
        let (you, has, no) = (self.has(Mark::YOU), self.has(Mark::HAS), self.has(Mark::NO));
        let out = self.verb.is_none() && self.has(Mark::OUT);
        let whose = you || (self.seat.is_some() && self.is_trumps);
        let tells = out || (has && whose);
        let trumps = self.is_trumps && self.verb.is_none();
        // `I'm out of hearts`, `外面还有将`, `dummy has no trumps`, `trump them`, `heart away`, `the high trump is out`
        let odd = (out && !self.is_trumps && self.has_object())
            || (out && !no && (has || trumps && (self.has(Mark::GOOD.or(Mark::LEFT)) || self.is_high())))
            || ((has || trumps) && self.seat.is_some() && self.has(Mark::LAST))
            || (no && self.is_trumps && (self.seat.is_some() || (has && !you)))
            || (trumps
                && self.number.is_none()
                && self.named() == 0
                && self.has(Mark::LOSER)
                && !(self.has(Mark::ONE) && self.has_suit()))
            || (you && self.verb.is_none() && self.has(Mark::TRUMPS) && !self.has_owner())
            || (self.has(Mark::AWAY) && self.verb != Some(Verb::Discard))
            || (self.has(Mark::WON) && self.verb.is_none() && !self.is_won_in_hand());
        let none = no && !(self.is_trumps && self.verb.is_none());
        let cards = self.named() == 0
            && !self.has(Mark::TRICKS.or(Mark::LOSER).or(Mark::END))
            && self.number.is_some();
        // `大牌清完`: not trumps are drawn
        let high = self.verb == Some(Verb::Draw) && self.is_high() && !self.is_trumps;
        // `I have drawn two rounds`
        let past = has && self.has(Mark::DRAWN) && self.number.is_some();
        self.event.is_some() || none || high || odd || past || (tells && cards)
    }

    /// Whether winners are spoken of without a suit, a hand or how many they are.
    #[inline(never)]
    pub fn is_some_winners(&self) -> bool {
        let winners = self.has(Mark::GOOD.or(Mark::REST)) || self.is_high();
        let other = self.has(Mark::YOU.or(Mark::TRUMPS)) || self.seat.is_some() || self.number.is_some();
        winners && !other && !self.has_object()
    }

    /// What is wrong with what is no step: it is a condition, or about cards that are out or the other side.
    #[inline(never)]
    pub fn unread(&self, theirs: bool) -> Misreading {
        // `I have a heart left` is of his own cards.
        let out = self.marks.0 & Mark::OUT.or(Mark::HAS).or(Mark::LOSER).0 == Mark::OUT.0;
        if self.event.is_some() {
            Misreading::Condition
        } else if theirs || out || self.has(Mark::YOU) {
            Misreading::OtherSide
        } else {
            Misreading::Unknown
        }
    }
}
