//! A trick under way.

use super::relative::{LANE, lane_of};

/// A trick under way, and what is asked of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ply {
    /// The cards played to it.
    pub played: u64,
    /// What they take off the shape.
    pub lengths: u64,
    /// The card that wins so far.
    pub best: u32,
    /// Who played it.
    pub winner: u32,
    /// The lane led, as a shift.
    pub led: u32,
    /// How many tricks the leader's side is asked to take, this one included.
    pub need: u32,
}

impl Ply {
    /// The trick with one more card, played by `seat`.
    #[inline(always)]
    pub fn with<const TRUMP: bool>(&self, seat: usize, card: u32) -> Ply {
        let mut next = *self;
        next.played |= 1 << card;
        next.lengths += 1 << (16 * seat as u32 + (card >> 4) * 4);
        if seat == 0 {
            next.led = card & 48;
            next.best = card;
        } else if self.better::<TRUMP>() >> card & 1 == 1 {
            next.best = card;
            next.winner = seat as u32;
        }
        next
    }

    /// The cards that would win over the best one so far.
    #[inline(always)]
    pub fn better<const TRUMP: bool>(&self) -> u64 {
        let same = lane_of(self.best) & !(u64::MAX << self.best);
        if TRUMP && self.best >= 16 { same | LANE } else { same }
    }
}
