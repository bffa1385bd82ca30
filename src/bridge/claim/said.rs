//! What a statement shows the claimer to know, apart from the line it gives.

use super::claim::Claim;
use super::statement::{Avoided, Height, Step};
use crate::bridge::Seat;
use crate::cards::{CardSet, Suit};

/// What was said, suits as one bit each from clubs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Said {
    /// Trumps are drawn, or spoken of as being out.
    pub draws: bool,
    /// Suits he finesses, ruffs, throws or gives up a trick in, or asks about.
    pub spoken: u8,
    /// Suits of which he names the cards that he leads: the others are no winners to him.
    pub named: u8,
    /// Suits he gives up a trick in.
    pub conceded: u8,
    /// Suits said to be good, four bits for each hand.
    good: u16,
    /// Tricks listed in each suit.
    listed: [u32; 4],
}

/// Whether a step is part of the line in any case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Certain,
    Conditional,
}

impl Said {
    #[inline(never)]
    pub fn new(claim: &Claim) -> Said {
        let mut said = Said::default();
        said.hear(&claim.statement.steps, Case::Certain);
        said
    }

    fn hear(&mut self, steps: &[Step], case: Case) {
        let bit = |suit: Suit| 1u8 << suit.index();
        for step in steps {
            // Who ruffs high does it for the trumps that are out.
            self.draws |= matches!(
                *step,
                Step::Ruff { with: Height::High, .. } | Step::Crossruff { with: Height::High }
            );
            self.spoken |= match *step {
                // Who says that he does not draw them knows that they are out.
                Step::DrawTrumps { .. } | Step::Avoid { what: Avoided::Trumps, .. } => {
                    self.draws = true;
                    0
                }
                Step::Lead { card } => {
                    self.named |= bit(card.suit());
                    0
                }
                Step::Count { tricks, suit: Some(suit) } => {
                    self.listed[suit.index()] += u32::from(tricks);
                    0
                }
                // "Two hearts and the rest are mine": so many tricks, and no more than silence would say.
                Step::Good { hand: None, suit: None } if self.listed != [0; 4] => 0,
                // In a certain case it is a suit to cash.
                Step::Good { hand, suit } if case == Case::Certain => {
                    let hands = hand.map_or(u16::MAX, |seat| 0xf << (4 * seat.index()));
                    self.good |= (u16::from(suit.map_or(0xf, bit)) * 0x1111) & hands;
                    0
                }
                Step::Concede { suit: Some(suit), .. } => {
                    self.conceded |= bit(suit);
                    bit(suit)
                }
                Step::Finesse { card, .. } | Step::DiscardCard { card } => bit(card.suit()),
                Step::FinesseIn { suit, .. } | Step::Avoid { what: Avoided::Finesse, suit, .. } => {
                    suit.map_or(0, bit)
                }
                Step::Discard { suit, .. } | Step::Ruff { suit: Some(suit), .. } => bit(suit),
                Step::If { condition, ref then, ref otherwise } => {
                    self.hear(then, Case::Conditional);
                    self.hear(otherwise, Case::Conditional);
                    bit(condition.suit())
                }
                _ => 0,
            };
        }
    }

    /// Whether the cards of the suit in that hand are said to be good.
    pub fn is_good(&self, seat: Seat, suit: Suit) -> bool {
        self.good >> (4 * seat.index() + suit.index()) & 1 == 1
    }

    /// The side suits whose outstanding cards he is aware of. Those without a trick in a list of all the tricks claimed are
    /// among them, for their cards are not taken for winners.
    pub fn aware(&self, claim: &Claim) -> u8 {
        let unlisted = |suit: &Suit| self.lists_all(claim) && self.listed[suit.index()] == 0;
        let unlisted = Suit::ALL.into_iter().filter(unlisted);
        unlisted.fold(self.spoken | self.named, |aware, suit| aware | 1 << suit.index())
    }

    /// Whether all the tricks claimed are listed.
    fn lists_all(&self, claim: &Claim) -> bool {
        let listed = self.listed.iter().sum::<u32>();
        listed > 0 && listed >= u32::from(claim.tricks)
    }

    /// Which of his cards a list of all the tricks claimed leaves out: in a suit with a trick in it, those below so many of the
    /// highest.
    #[inline(never)]
    pub fn unlisted(&self, claim: &Claim, own: CardSet) -> CardSet {
        let mut left = own;
        for suit in Suit::ALL {
            let listed = if self.lists_all(claim) { self.listed[suit.index()] } else { 0 };
            for _ in 0..if listed == 0 { 13 } else { listed } {
                left = left - left.of_suit(suit).highest().map_or(CardSet::EMPTY, CardSet::of);
            }
        }
        left
    }
}
