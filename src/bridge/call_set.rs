//! Sets of calls: what a player may call (laws 18 and 19).

use super::{Bid, Call};
use core::fmt;

/// A set of calls: bit `n` stands for the call numbered `n`.
///
/// ```
/// use tricklaw::bridge::{Auction, Call, Seat};
/// let mut auction = Auction::new(Seat::North);
/// auction.call("7S".parse().unwrap()).unwrap();
/// let legal: Vec<String> = auction.legal_calls().iter().map(|call| call.to_string()).collect();
/// assert_eq!(legal, ["Pass", "X", "7NT"]);
/// assert!(!auction.legal_calls().contains(Call::Redouble));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CallSet(u64);

impl CallSet {
    /// No call.
    pub const EMPTY: CallSet = CallSet(0);

    /// The 38 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Every bid higher than `bid`, or every bid at all.
    pub const fn bids_above(bid: Option<Bid>) -> CallSet {
        let first = match bid {
            Some(bid) => Call::Bid(bid).index() as u32 + 1,
            None => 3,
        };
        CallSet((1 << 38) - (1 << first))
    }

    /// The set of one call.
    pub const fn of(call: Call) -> CallSet {
        CallSet(1 << call.index())
    }

    /// Whether the call is in the set.
    pub const fn contains(self, call: Call) -> bool {
        self.0 >> call.index() & 1 == 1
    }

    /// Puts a call in.
    pub const fn insert(&mut self, call: Call) {
        self.0 |= 1 << call.index();
    }

    /// Takes a call out.
    pub const fn remove(&mut self, call: Call) {
        self.0 &= !(1 << call.index());
    }

    /// How many calls are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no call in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The calls by ascending number.
    pub const fn iter(self) -> CallSetIter {
        CallSetIter(self)
    }
}

/// The calls of a [`CallSet`] by ascending number.
#[derive(Clone, Debug)]
pub struct CallSetIter(CallSet);

impl Iterator for CallSetIter {
    type Item = Call;

    fn next(&mut self) -> Option<Call> {
        let call = Call::from_index(self.0.0.trailing_zeros() as u8)?;
        self.0.remove(call);
        Some(call)
    }
}

impl IntoIterator for CallSet {
    type Item = Call;
    type IntoIter = CallSetIter;

    fn into_iter(self) -> CallSetIter {
        self.iter()
    }
}

impl FromIterator<Call> for CallSet {
    fn from_iter<I: IntoIterator<Item = Call>>(calls: I) -> CallSet {
        let mut set = CallSet::EMPTY;
        calls.into_iter().for_each(|call| set.insert(call));
        set
    }
}

impl fmt::Debug for CallSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_above() {
        assert_eq!(CallSet::bids_above(None).len(), 35);
        assert_eq!(CallSet::bids_above(Some(Bid::HIGHEST)), CallSet::EMPTY);
        let eighth: Bid = "2H".parse().unwrap();
        let above: CallSet = Bid::all().filter(|b| *b > eighth).map(Call::Bid).collect();
        assert_eq!(CallSet::bids_above(Some(eighth)), above);
    }
}
