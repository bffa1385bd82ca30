//! Where the lists of patterns are: a hash from shapes.

use super::arena::Block;

/// Patterns of a shape: those that are their heads, and those with a rest; or, once there are many, where they went.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub shape: u64,
    /// Which branches there are: a bit for each. A slot with branches has no patterns of its own.
    pub branches: u32,
    /// A slot with another stamp than the hash is empty.
    stamp: u16,
    /// Which branch of which branch of the shape this is; 0 for the shape itself.
    pub path: u16,
    pub lists: [Block; 2],
}

/// How many branches a slot can have.
pub(super) const BRANCHES: u16 = 25;
/// How often a branch can have branches itself.
pub(super) const LEVELS: u32 = 3;

impl Slot {
    const EMPTY: Slot = Slot { shape: 0, branches: 0, stamp: 0, path: 0, lists: [Block::EMPTY; 2] };

    /// The path of a branch.
    #[inline(always)]
    pub const fn path_to(path: u16, branch: u32) -> u16 {
        path * BRANCHES + branch as u16 + 1
    }

    /// The tricks left: the cards of the hand on lead.
    pub fn tricks(&self) -> usize {
        [0, 4, 8, 12].map(|lane| (self.shape >> lane & 15) as usize).iter().sum()
    }

    /// The memory its patterns and it take, in words.
    pub fn words(&self) -> usize {
        size_of::<Slot>() / 8 + self.lists[0].words() + self.lists[1].words()
    }
}

const FEWEST: usize = 1024;

/// The slots.
pub(super) struct Slots {
    slots: Vec<Slot>,
    /// How many of the slots are in use as the hash, less one: a power of two less one, small after [`Slots::clear`]
    /// so that short searches stay within the cache.
    mask: usize,
    used: usize,
    stamp: u16,
}

impl Slots {
    pub fn new() -> Slots {
        Slots { slots: vec![Slot::EMPTY; FEWEST], mask: FEWEST - 1, used: 0, stamp: 1 }
    }

    /// How much memory they take now.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>()
    }

    /// How much they would take when there were twice as many in use.
    pub fn bytes_when_wider(&self) -> usize {
        2 * (self.mask + 1) * size_of::<Slot>()
    }

    /// Forgets everything, at no cost.
    pub fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill(Slot::EMPTY);
            self.stamp = 1;
        }
        self.mask = FEWEST - 1;
        self.used = 0;
    }

    /// Where a slot is, and whether it is there yet.
    #[inline(always)]
    pub fn find(&self, shape: u64, path: u16) -> (usize, bool) {
        let mask = self.mask;
        let key = shape ^ u64::from(path).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let mut at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        loop {
            let slot = &self.slots[at & mask];
            if slot.stamp != self.stamp {
                return (at, false);
            }
            if slot.shape == shape && slot.path == path {
                return (at, true);
            }
            at = (at + 1) & mask;
        }
    }

    /// Where a slot is, which is made if it was not there; there must be room for it.
    #[inline(never)]
    pub fn find_or_make(&mut self, shape: u64, path: u16) -> usize {
        let (at, found) = self.find(shape, path);
        if !found {
            self.slots[at] = Slot { shape, path, stamp: self.stamp, ..Slot::EMPTY };
            self.used += 1;
        }
        at
    }

    #[inline(always)]
    pub fn get(&self, at: usize) -> &Slot {
        &self.slots[at]
    }

    #[inline(always)]
    pub fn get_mut(&mut self, at: usize) -> &mut Slot {
        &mut self.slots[at]
    }

    /// Whether so many more would be too many.
    pub fn are_tight(&self, more: usize) -> bool {
        (self.used + more) * 8 > self.mask * 5
    }

    /// Empties them, and gives what was in them.
    #[cold]
    pub fn take(&mut self) -> Vec<Slot> {
        let mut live = Vec::with_capacity(self.used);
        for slot in &mut self.slots[..=self.mask] {
            if slot.stamp == self.stamp {
                live.push(*slot);
                slot.stamp = 0;
            }
        }
        self.used = 0;
        live
    }

    /// Puts back what was taken.
    #[cold]
    pub fn put(&mut self, live: Vec<Slot>) {
        for slot in live {
            let at = self.find_or_make(slot.shape, slot.path);
            self.slots[at] = Slot { stamp: self.stamp, ..slot };
        }
    }

    /// Takes twice as many into use.
    #[cold]
    pub fn widen(&mut self) {
        let wide = 2 * (self.mask + 1);
        let live = self.take();
        if self.slots.len() < wide {
            // One goes before the other comes.
            self.slots = Vec::new();
            self.slots = vec![Slot::EMPTY; wide];
        }
        self.mask = wide - 1;
        self.put(live);
    }

    /// The slots in use.
    #[cfg(test)]
    pub fn iter(&self) -> impl Iterator<Item = &Slot> {
        self.slots.iter().filter(|slot| slot.stamp == self.stamp)
    }
}
