//! What has been proved so far: bounds for whole families of positions.
//!
//! A proof rarely uses every card. The table keeps, beside the bounds, the top cards of each suit whose owners the
//! proof used; the bounds hold for every position of the same shape in which those cards lie the same way.

use super::arena::{Arena, Block, CLASSES};
use super::pattern::{Head, Proof, Rest};
use super::relative::Node;

/// What the table knows about a position.
pub(super) enum Known {
    /// The question is answered: yes or no, and the cards that mattered.
    Answer(bool, u64),
    /// It is not; a lead to try first, if any.
    Hint(Option<u8>),
}

/// A list of patterns, the more general before the more special. In a block the heads come first, and after the room
/// for them the rests if the patterns have any.
#[derive(Clone, Copy)]
struct List {
    block: Block,
    len: u16,
}

impl List {
    const EMPTY: List = List { block: Block::EMPTY, len: 0 };

    /// How many patterns there is room for.
    #[inline(always)]
    const fn room(self, deep: bool) -> usize {
        if deep { self.block.words() / 3 } else { self.block.words() }
    }
}

/// The patterns of a shape: those that are their heads, and those with a rest.
#[derive(Clone, Copy)]
struct Slot {
    shape: u64,
    stamp: u32,
    lists: [List; 2],
}

impl Slot {
    const EMPTY: Slot = Slot { shape: 0, stamp: 0, lists: [List::EMPTY; 2] };
}

const FEWEST_SLOTS: usize = 1024;

/// The table: a hash from shapes to lists of patterns within a ceiling of memory; when it is full it starts anew.
pub(super) struct Table {
    slots: Vec<Slot>,
    /// How many of the slots are in use as the hash, less one: a power of two less one, small after [`Table::clear`]
    /// so that short searches stay within the cache.
    mask: usize,
    used: usize,
    arena: Arena,
    /// A slot with another stamp is empty.
    stamp: u32,
    bytes: usize,
}

impl Table {
    /// A table that takes at most so many bytes, and at least what the smallest one needs.
    pub fn new(bytes: usize) -> Table {
        Table {
            slots: vec![Slot::EMPTY; FEWEST_SLOTS],
            mask: FEWEST_SLOTS - 1,
            used: 0,
            // The slots have the rest, with room to move from a narrow hash to a wide one.
            arena: Arena::new(bytes / 4 * 3),
            stamp: 1,
            bytes,
        }
    }

    /// How much memory it takes now.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>() + self.arena.bytes()
    }

    /// Forgets everything, at no cost.
    pub fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill(Slot::EMPTY);
            self.stamp = 1;
        }
        self.mask = FEWEST_SLOTS - 1;
        self.used = 0;
        self.arena.clear();
    }

    #[inline(always)]
    fn find(&self, shape: u64) -> (usize, bool) {
        let mask = self.mask;
        let mut at = (shape.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        loop {
            let slot = &self.slots[at & mask];
            if slot.stamp != self.stamp {
                return (at, false);
            }
            if slot.shape == shape {
                return (at, true);
            }
            at = (at + 1) & mask;
        }
    }

    /// Whether the leader's side takes `need` tricks, as far as known.
    #[inline]
    pub fn look_up(&self, node: &Node, need: u32) -> Known {
        let (at, found) = self.find(node.shape);
        if !found {
            return Known::Hint(None);
        }
        let [plain, deep] = self.slots[at].lists;
        let mut hint = None;
        let owners = Head::owners(node);
        if plain.len > 0 {
            for &word in &self.arena.get(plain.block)[..usize::from(plain.len)] {
                let head = Head(word);
                if head.fits(owners) {
                    if head.lower() >= need {
                        return Known::Answer(true, head.relevant());
                    }
                    if head.upper() < need {
                        return Known::Answer(false, head.relevant());
                    }
                    hint = Some(head.card());
                }
            }
        }
        if deep.len > 0 {
            let (heads, rests) = self.arena.get(deep.block).split_at(deep.room(true));
            for (i, &word) in heads[..usize::from(deep.len)].iter().enumerate() {
                let head = Head(word);
                if head.fits(owners) {
                    let rest = Rest(rests[2 * i], rests[2 * i + 1]);
                    if rest.fits(node.low, node.high) {
                        if head.lower() >= need {
                            return Known::Answer(true, rest.relevant());
                        }
                        if head.upper() < need {
                            return Known::Answer(false, rest.relevant());
                        }
                        hint = Some(head.card());
                    }
                }
            }
        }
        Known::Hint(hint)
    }

    /// Keeps a proof about a position.
    pub fn store(&mut self, node: &Node, proof: &Proof) {
        let (mut at, found) = self.find(node.shape);
        if !found {
            if self.used * 8 >= self.mask * 5 {
                self.grow_slots();
                at = self.find(node.shape).0;
            }
            self.slots[at] = Slot { shape: node.shape, stamp: self.stamp, ..Slot::EMPTY };
            self.used += 1;
        }
        let head = Head::new(Head::owners(node), proof);
        let rest = Rest::new(node, proof.relevant);
        let mut lists = self.slots[at].lists;
        if proof.is_deep() {
            if self.absorb_deep(&mut lists[1], head, rest) {
                return;
            }
        } else {
            if self.absorb_plain(&mut lists[0], head) {
                return;
            }
            self.absorb_deep(&mut lists[1], head, rest);
        }
        let list = &mut lists[usize::from(proof.is_deep())];
        if usize::from(list.len) == list.room(proof.is_deep()) && !self.widen(list, proof.is_deep()) {
            self.clear();
            return self.store(node, proof);
        }
        if proof.is_deep() {
            let (heads, rests) = self.arena.get_mut(list.block).split_at_mut(list.room(true));
            let place = insert(heads, list, head);
            rests.copy_within(2 * place..2 * usize::from(list.len) - 2, 2 * place + 2);
            rests[2 * place..2 * place + 2].copy_from_slice(&[rest.0, rest.1]);
        } else {
            insert(self.arena.get_mut(list.block), list, head);
        }
        self.slots[at].lists = lists;
    }

    /// Makes room for a pattern among the plain ones: the same family is tightened in place (then there is nothing more
    /// to do, and the answer is yes), families within it that say no more are dropped.
    fn absorb_plain(&mut self, list: &mut List, new: Head) -> bool {
        if list.len == 0 {
            return false;
        }
        let heads = &mut self.arena.get_mut(list.block)[..usize::from(list.len)];
        let mut kept = 0;
        for i in 0..heads.len() {
            let old = Head(heads[i]);
            if new.contains(old.0) {
                let (lower, upper) = (old.lower().max(new.lower()), old.upper().min(new.upper()));
                if new.same(old.0) {
                    // Nothing was dropped before it: what is more special comes later.
                    heads[i] = new.with(lower, upper, new.card()).0;
                    return true;
                }
                if (lower, upper) == (new.lower(), new.upper()) {
                    continue;
                }
            }
            heads[kept] = heads[i];
            kept += 1;
        }
        list.len = kept as u16;
        false
    }

    /// The same among those with a rest.
    fn absorb_deep(&mut self, list: &mut List, new: Head, new_rest: Rest) -> bool {
        if list.len == 0 {
            return false;
        }
        let room = list.room(true);
        let (heads, rests) = self.arena.get_mut(list.block).split_at_mut(room);
        let relevant = new_rest.relevant();
        let mut kept = 0;
        for i in 0..usize::from(list.len) {
            let old = Head(heads[i]);
            let rest = Rest(rests[2 * i], rests[2 * i + 1]);
            if new.contains(old.0) && rest.relevant() & relevant == relevant && new_rest.fits(rest.0, rest.1)
            {
                let (lower, upper) = (old.lower().max(new.lower()), old.upper().min(new.upper()));
                if new.same(old.0) && rest == new_rest {
                    heads[i] = new.with(lower, upper, new.card()).0;
                    // If something was dropped before it, a pattern is there twice now, which does no harm.
                    return true;
                }
                if (lower, upper) == (new.lower(), new.upper()) {
                    continue;
                }
            }
            if kept < i {
                heads[kept] = heads[i];
                rests.copy_within(2 * i..2 * i + 2, 2 * kept);
            }
            kept += 1;
        }
        list.len = kept as u16;
        false
    }

    /// Moves a list to a block of the next class; says whether there was memory for it.
    fn widen(&mut self, list: &mut List, deep: bool) -> bool {
        if list.block.next_class() == CLASSES {
            // A list this long is slower to search than to build again.
            list.len = 0;
            return true;
        }
        let Some(block) = self.arena.allocate(list.block.next_class()) else { return false };
        let (old, new) = (*list, List { block, ..*list });
        // Heads to the heads, rests to the rests.
        let (room, wide) = (old.room(deep), new.room(deep));
        for i in 0..usize::from(old.len) * if deep { 3 } else { 1 } {
            let to = if i < room { i } else { i - room + wide };
            let word = self.arena.get(old.block)[i];
            self.arena.get_mut(new.block)[to] = word;
        }
        self.arena.release(old.block);
        *list = new;
        true
    }

    /// Twice the slots, or a fresh start when they would take more than their share.
    fn grow_slots(&mut self) {
        let wide = 2 * (self.mask + 1);
        if wide * size_of::<Slot>() > self.bytes / 6 {
            return self.clear();
        }
        let mut live = Vec::with_capacity(self.used);
        for slot in &mut self.slots[..=self.mask] {
            if slot.stamp == self.stamp {
                live.push(*slot);
                slot.stamp = 0;
            }
        }
        if self.slots.len() < wide {
            // One goes before the other comes.
            self.slots = Vec::new();
            self.slots = vec![Slot::EMPTY; wide];
        }
        self.mask = wide - 1;
        for slot in live {
            let at = self.find(slot.shape).0;
            self.slots[at] = slot;
        }
    }
}

/// Puts a head where it belongs, the more general before the more special, and gives its place.
#[inline(always)]
fn insert(heads: &mut [u64], list: &mut List, head: Head) -> usize {
    let weight = head.weight();
    let mut place = usize::from(list.len);
    while place > 0 && Head(heads[place - 1]).weight() > weight {
        heads[place] = heads[place - 1];
        place -= 1;
    }
    heads[place] = head.0;
    list.len += 1;
    place
}

#[cfg(test)]
impl Table {
    /// Everything that is kept, by shape: the owners' bits, the cards that matter, and the bounds.
    pub fn families(&self) -> Vec<(u64, [u64; 3], u32, u32)> {
        let mut out = Vec::new();
        for slot in self.slots.iter().filter(|slot| slot.stamp == self.stamp) {
            for (deep, list) in [false, true].into_iter().zip(slot.lists) {
                for i in 0..usize::from(list.len) {
                    let head = Head(self.arena.get(list.block)[i]);
                    let [low, high] = head.seats();
                    let pattern = if deep {
                        let at = list.room(true) + 2 * i;
                        let rest = Rest(self.arena.get(list.block)[at], self.arena.get(list.block)[at + 1]);
                        let relevant = rest.relevant();
                        let below = relevant & !head.relevant();
                        [low | rest.0 & below, high | rest.1 & below, relevant]
                    } else {
                        [low, high, head.relevant()]
                    };
                    out.push((slot.shape, pattern, head.lower(), head.upper()));
                }
            }
        }
        out
    }
}
