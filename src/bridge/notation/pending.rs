//! The remarks of a record that are still to be written.

use super::record::{Anchor, Remark};
use crate::order;

/// Remarks in the order of their places, each given out once.
pub(super) struct Pending<'a> {
    sorted: Vec<&'a Remark>,
    taken: Vec<bool>,
    /// Everything before this one is taken.
    from: usize,
}

impl<'a> Pending<'a> {
    pub(super) fn new(remarks: &'a [Remark]) -> Pending<'a> {
        let order = order::places(remarks.len(), |a, b| remarks[a].after.cmp(&remarks[b].after));
        let sorted: Vec<&Remark> = order.into_iter().map(|index| &remarks[index]).collect();
        Pending { taken: vec![false; sorted.len()], sorted, from: 0 }
    }

    /// The remarks up to a place, that place included.
    pub(super) fn up_to(&mut self, place: Anchor) -> Vec<&'a Remark> {
        let end = self.sorted.partition_point(|remark| remark.after <= place);
        let from = self.from;
        self.from = end.max(from);
        self.take(from, end)
    }

    /// The remarks at one place.
    pub(super) fn at(&mut self, place: Anchor) -> Vec<&'a Remark> {
        let from = self.sorted.partition_point(|remark| remark.after < place);
        let end = self.sorted.partition_point(|remark| remark.after <= place);
        self.take(from, end)
    }

    fn take(&mut self, from: usize, end: usize) -> Vec<&'a Remark> {
        (from..end)
            .filter(|&index| !core::mem::replace(&mut self.taken[index], true))
            .map(|index| self.sorted[index])
            .collect()
    }

    /// The places of the remarks not yet given out.
    pub(super) fn places(&self) -> impl Iterator<Item = Anchor> + '_ {
        let left = self.sorted.iter().zip(&self.taken).skip(self.from);
        left.filter(|(_, taken)| !**taken).map(|(remark, _)| remark.after)
    }
}
