//! What a statement shows the claimer to know, apart from the line it gives.

use super::claim::Claim;
use super::statement::{Condition, Step};
use crate::bridge::Seat;
use crate::cards::Suit;

/// What was said, suits as one bit each from clubs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Said {
    /// Trumps are drawn.
    pub draws: bool,
    /// Suits he finesses, ruffs, throws or gives up a trick in, or asks about.
    pub spoken: u8,
    /// Suits of which he names the cards that he leads: the others are no winners to him.
    pub named: u8,
    /// Suits he gives up a trick in.
    pub conceded: u8,
    /// Suits said to be good, four bits for each hand.
    good: u16,
    /// Tricks listed, and the suits they are in.
    listed: u32,
    listed_in: u8,
}

impl Said {
    #[inline(never)]
    pub fn new(claim: &Claim) -> Said {
        let mut said = Said::default();
        said.hear(&claim.statement.steps, true);
        said
    }

    fn hear(&mut self, steps: &[Step], surely: bool) {
        let bit = |suit: Suit| 1u8 << suit.index();
        for step in steps {
            self.spoken |= match *step {
                Step::DrawTrumps { .. } => {
                    self.draws = true;
                    0
                }
                Step::Lead { card } => {
                    self.named |= bit(card.suit());
                    0
                }
                Step::Count { tricks, suit } => {
                    self.listed += u32::from(tricks);
                    self.listed_in |= bit(suit);
                    0
                }
                // In a certain case it is a suit to cash.
                Step::Good { hand, suit } if surely => {
                    let hands = hand.map_or(u16::MAX, |seat| 0xf << (4 * seat.index()));
                    self.good |= (u16::from(suit.map_or(0xf, bit)) * 0x1111) & hands;
                    0
                }
                Step::Concede { suit: Some(suit), .. } => {
                    self.conceded |= bit(suit);
                    bit(suit)
                }
                Step::Finesse { card } | Step::DiscardCard { card } => bit(card.suit()),
                Step::FinesseIn { suit } => suit.map_or(0, bit),
                Step::Discard { suit, .. } | Step::Ruff { suit: Some(suit), .. } => bit(suit),
                Step::If { condition, ref then, ref otherwise } => {
                    self.hear(then, false);
                    self.hear(otherwise, false);
                    match condition {
                        Condition::BothFollow(suit) | Condition::ShowsOut { suit, .. } => bit(suit),
                        Condition::Appeared(card) => bit(card.suit()),
                    }
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
        let whole = self.listed > 0 && self.listed >= u32::from(claim.tricks);
        self.spoken | self.named | if whole { !self.listed_in & 0xf } else { 0 }
    }
}
