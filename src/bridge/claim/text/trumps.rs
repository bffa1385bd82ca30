//! What the words of one step say of trumps.

use super::clause::Clause;
use super::words::{Mark, Verb};
use crate::bridge::claim::statement::Height;
use crate::cards::Rank;

impl Clause {
    /// Whether trumps are said to have been drawn.
    pub fn has_drawn_trumps(&self) -> bool {
        self.has(Mark::TRUMPS) && self.has(Mark::DRAWN) && self.verb.is_none()
    }

    /// Whether trumps spoken of are a suit like another here: given up, asked about, crossed in, with a card of it, or winners
    /// among others where nothing is said to be played after them.
    pub fn wants_suit(&self, plays_after: bool) -> bool {
        let given = matches!(self.verb, Some(Verb::Concede | Verb::Finesse | Verb::Cross | Verb::Overtake));
        let crosses = self.has(Mark::TO) && self.seat.is_some();
        let card = !self.ranks.is_empty() && self.verb != Some(Verb::Ruff);
        // `five trumps` among other winners, `I have the top three trumps`, `trumps are good`
        let high = self.has(Mark::GOOD) || self.height.is_some();
        let listed = !plays_after && self.height != Some(Height::Low);
        // `two hearts and a trump`
        let counts = self.is_counted || (self.number.is_some() && self.has(Mark::ONE));
        let counted = counts && !self.has(Mark::ROUNDS) && (!high || self.has(Mark::HAS) || listed);
        let said = self.has(Mark::IS.or(Mark::DRAWN).or(Mark::NO)) || (high && self.has(Mark::REST));
        let alone = self.verb.is_none() && (counted || said);
        // `take a trump trick`
        let alone = alone || self.verb == Some(Verb::Take) && self.has(Mark::TRICKS) && self.number.is_some();
        self.suits.is_empty() && (given || crosses || self.event.is_some() || card || alone)
    }

    /// Whether it is said whose trumps are, or how many of them or which are given up.
    pub fn has_owner(&self) -> bool {
        let marks = Mark::IS.or(Mark::TRICKS).or(Mark::LOSER).or(Mark::NO);
        let held = self.has(Mark::HAS) && !self.has(Mark::LAST);
        held || self.has(marks.or(Mark::TOPS)) || self.is_high() || self.number.is_some() || self.named() > 0
    }

    /// Whether the last trump, or one that wins, is spoken of as one that somebody has.
    pub fn has_trump_left(&self) -> bool {
        let whose = self.seat.is_none() && (self.number.is_none() || !self.is_counted) && self.named() == 0;
        whose && self.has(Mark::TRUMPS) && (self.has(Mark::LAST) || self.has_own_trump())
    }

    /// Whether trumps of the other side are taken: `I take your last trump`, `take out trumps`.
    #[inline(never)]
    pub fn takes_trumps(&self) -> bool {
        let other = Mark::HAS.or(Mark::MINE).or(Mark::WON).or(Mark::TRICKS).or(Mark::LOSER).or(Mark::GOOD);
        let more = self.has(other) || self.seat.is_some() || self.number.is_some() || self.has_object();
        self.verb == Some(Verb::Take) && self.has(Mark::TRUMPS) && !more && self.height.is_none()
    }

    /// Whether a trump is said to be had, and not by another hand.
    #[inline(never)]
    pub fn has_trump_of_his(&self) -> bool {
        self.has(Mark::HAS) && self.has(Mark::TRUMPS) && !self.has(Mark::YOU) && self.seat.is_none()
    }

    /// Whether a trump spoken of is his own: `I have trumps`, `my trump`, `the high trump`.
    #[inline(never)]
    pub fn has_own_trump(&self) -> bool {
        let top = self.has(Mark::ONE) && self.has(Mark::TOPS);
        self.has(Mark::HAS.or(Mark::MINE)) || self.is_high() || top
    }

    /// The rank of the trump a ruff is made with, if one is named.
    pub fn ruffs_with(&self) -> Option<Rank> {
        let named = self.named();
        let before = if self.has(Mark::TRUMPS) { 0 } else { self.with? };
        if named <= before {
            return None;
        }
        self.ranks.last().copied().or(self.cards.last().map(|card| card.rank()))
    }
}
