//! Why no card will do.

use super::relative::{down_to, lane_of};

/// Cards tried in vain, and what their refutations rest on.
pub(super) struct Failed {
    /// The relevant cards of all refutations.
    relevant: u64,
    tried: u64,
    /// A refutation that does not depend on the rank of the card refutes every card below what it depends on. These
    /// are the cards that are not refuted so.
    depth: u64,
}

impl Failed {
    pub const fn new() -> Failed {
        Failed { relevant: 0, tried: 0, depth: u64::MAX }
    }

    /// The cards that are not refuted by what was tried.
    #[inline(always)]
    pub const fn open(&self) -> u64 {
        self.depth
    }

    #[inline(always)]
    pub fn add(&mut self, card: u32, relevant: u64) {
        self.relevant |= relevant;
        self.tried |= 1 << card;
        if relevant >> card & 1 == 0 {
            self.depth &= relevant | !lane_of(card);
        }
    }

    /// What it rests on that no card is good. A card that was not tried because it touches one that was, and is not
    /// refuted otherwise, is refuted as long as they touch: then the cards from the one to the other matter.
    #[inline(always)]
    pub fn all(&self, legal: u64, winners: u64, played: u64) -> u64 {
        let mut relevant = self.relevant;
        let mut skipped = legal & self.depth & !self.tried;
        while skipped != 0 {
            let card = skipped.trailing_zeros();
            skipped &= skipped - 1;
            if winners >> card & 1 == 1 {
                // The highest of the run was tried.
                relevant |= down_to(card);
            } else {
                // The lowest of the run was, which may go on below cards of this trick.
                let losers = legal & !winners;
                let length = (!((losers | played) >> card)).trailing_zeros();
                let run = down_to(card + length - 1) & losers;
                relevant |= down_to(63 - run.leading_zeros());
            }
        }
        relevant
    }
}
