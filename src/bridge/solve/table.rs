//! What has been proved so far: bounds for whole families of positions.
//!
//! A proof rarely uses every card. The table keeps, beside the bounds, the top cards of each suit whose owners the
//! proof used; the bounds hold for every position of the same shape in which those cards lie the same way.

use super::relative::Node;

/// A proof about a position and its family.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proof {
    /// The top cards of each suit whose owners matter.
    pub relevant: u64,
    /// The leader's side takes at least this many tricks,
    pub lower: u32,
    /// and at most this many.
    pub upper: u32,
    /// The lead that showed it.
    pub card: u8,
}

/// What the table knows about a position.
pub(super) enum Known {
    /// The question is answered: yes or no, and the cards that mattered.
    Answer(bool, u64),
    /// It is not; a lead to try first, if any.
    Hint(Option<u8>),
}

/// The four highest cards of each lane.
const HEADS: u64 = 0x000F_000F_000F_000F;

/// The four highest cards of each lane, packed into 16 bits.
#[inline(always)]
const fn pack(set: u64) -> u64 {
    let heads = set & HEADS;
    (heads | heads >> 12 | heads >> 24 | heads >> 36) & 0xFFFF
}

#[inline(always)]
const fn unpack(heads: u64) -> u64 {
    (heads | heads << 12 | heads << 24 | heads << 36) & HEADS
}

/// The part of a pattern that most comparisons need, in one word. From the low end: who holds the four highest cards
/// of each suit (16 low bits of the seats, 16 high bits), which of those cards matter (16), the bounds (4 and 4), the
/// lead (6), and whether cards below them matter too.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Head(u64);

impl Head {
    #[inline(always)]
    const fn owners(low: u64, high: u64) -> u64 {
        pack(low) | pack(high) << 16
    }

    fn new(owners: u64, proof: &Proof) -> Head {
        let relevant = pack(proof.relevant);
        let deep = u64::from(proof.relevant & !HEADS != 0);
        let meta =
            u64::from(proof.lower) | u64::from(proof.upper) << 4 | u64::from(proof.card) << 8 | deep << 14;
        Head(owners & (relevant | relevant << 16) | relevant << 32 | meta << 48)
    }

    /// Whether the highest cards lie the same way.
    #[inline(always)]
    const fn fits(self, owners: u64) -> bool {
        let other = self.0 ^ owners;
        (other | other >> 16) & self.0 >> 32 & 0xFFFF == 0
    }

    #[inline(always)]
    const fn relevant(self) -> u64 {
        unpack(self.0 >> 32 & 0xFFFF)
    }

    #[inline(always)]
    const fn lower(self) -> u32 {
        (self.0 >> 48 & 15) as u32
    }

    #[inline(always)]
    const fn upper(self) -> u32 {
        (self.0 >> 52 & 15) as u32
    }

    #[inline(always)]
    const fn card(self) -> u8 {
        (self.0 >> 56 & 63) as u8
    }

    /// How special the pattern is.
    #[inline(always)]
    const fn weight(self) -> u32 {
        (self.0 >> 32 & 0xFFFF).count_ones()
    }

    #[inline(always)]
    const fn is_deep(self) -> bool {
        self.0 >> 62 & 1 == 1
    }
}

/// The rest of a pattern: owners and relevance in full.
#[derive(Clone, Copy)]
struct Body {
    low: u64,
    high: u64,
    relevant: u64,
}

impl Body {
    #[inline(always)]
    fn read(words: &[u64]) -> Body {
        Body { low: words[0], high: words[1], relevant: words[2] }
    }

    #[inline(always)]
    fn fits(&self, low: u64, high: u64) -> bool {
        ((self.low ^ low) | (self.high ^ high)) & self.relevant == 0
    }
}

/// Words of a block for each pattern it has room for: the heads of all come first, then the bodies.
const WORDS: usize = 4;
const CHUNK: usize = 1 << 14;
const CLASSES: usize = 12;
const NONE: u32 = u32::MAX;

/// The list of patterns of a shape.
#[derive(Clone, Copy, Default)]
struct Slot {
    shape: u64,
    stamp: u32,
    start: u32,
    len: u16,
    class: u8,
}

impl Slot {
    #[inline(always)]
    const fn room(self) -> usize {
        2 << self.class
    }
}

/// The table: a hash from shapes to lists of patterns, the more general before the more special, within a ceiling of
/// memory; when it is full it starts anew.
pub(super) struct Table {
    slots: Vec<Slot>,
    /// How many of the slots are in use as the hash, less one: a power of two less one, small after [`Table::clear`]
    /// so that short searches stay within the cache.
    mask: usize,
    used: usize,
    chunks: Vec<Box<[u64]>>,
    /// Where the first free word is.
    next: u32,
    /// Blocks given back, by class; each holds the place of the one after it.
    free: [u32; CLASSES],
    /// A slot with another stamp is empty.
    stamp: u32,
    bytes: usize,
}

const FEWEST_SLOTS: usize = 1024;

impl Table {
    /// A table that takes at most so many bytes, and at least what the smallest one needs.
    pub fn new(bytes: usize) -> Table {
        Table {
            slots: vec![Slot::default(); FEWEST_SLOTS],
            mask: FEWEST_SLOTS - 1,
            used: 0,
            chunks: Vec::new(),
            next: 0,
            free: [NONE; CLASSES],
            stamp: 1,
            bytes: bytes.max(FEWEST_SLOTS * size_of::<Slot>() + 8 * CHUNK),
        }
    }

    /// How much memory it takes now.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>() + self.chunks.len() * 8 * CHUNK
    }

    /// Forgets everything, at no cost.
    pub fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill(Slot::default());
            self.stamp = 1;
        }
        self.mask = FEWEST_SLOTS - 1;
        self.used = 0;
        self.next = 0;
        self.free = [NONE; CLASSES];
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

    /// The heads and the bodies of a block.
    #[inline(always)]
    fn block(&self, slot: &Slot) -> (&[u64], &[u64]) {
        let (chunk, offset) = (slot.start as usize / CHUNK, slot.start as usize % CHUNK);
        self.chunks[chunk][offset..offset + WORDS * slot.room()].split_at(slot.room())
    }

    #[inline(always)]
    fn block_mut(&mut self, slot: &Slot) -> (&mut [u64], &mut [u64]) {
        let (chunk, offset) = (slot.start as usize / CHUNK, slot.start as usize % CHUNK);
        self.chunks[chunk][offset..offset + WORDS * slot.room()].split_at_mut(slot.room())
    }

    /// Whether the leader's side takes `need` tricks, as far as known.
    #[inline]
    pub fn look_up(&self, node: &Node, need: u32) -> Known {
        let (at, found) = self.find(node.shape);
        if !found {
            return Known::Hint(None);
        }
        let slot = self.slots[at];
        let mut hint = None;
        let (heads, bodies) = self.block(&slot);
        let owners = Head::owners(node.low, node.high);
        for (i, &word) in heads[..usize::from(slot.len)].iter().enumerate() {
            let head = Head(word);
            if !head.fits(owners) {
                continue;
            }
            let mut relevant = head.relevant();
            if head.is_deep() {
                let body = Body::read(&bodies[3 * i..3 * i + 3]);
                if !body.fits(node.low, node.high) {
                    continue;
                }
                relevant = body.relevant;
            }
            if head.lower() >= need {
                return Known::Answer(true, relevant);
            }
            if head.upper() < need {
                return Known::Answer(false, relevant);
            }
            hint = Some(head.card());
        }
        Known::Hint(hint)
    }

    /// Keeps a proof about a position.
    pub fn store(&mut self, node: &Node, proof: &Proof) {
        let (mut at, found) = self.find(node.shape);
        if !found {
            if self.used * 8 >= self.mask * 5 {
                self.grow_slots();
            }
            let start = self.allocate(0);
            // Either may have moved things about.
            at = self.find(node.shape).0;
            self.slots[at] = Slot { shape: node.shape, stamp: self.stamp, start, len: 0, class: 0 };
            self.used += 1;
        }
        let mut slot = self.slots[at];
        let body = Body {
            low: node.low & proof.relevant,
            high: node.high & proof.relevant,
            relevant: proof.relevant,
        };
        let mut len = usize::from(slot.len);
        let (heads, bodies) = self.block_mut(&slot);
        match absorb(heads, bodies, len, &body, proof) {
            Some(left) => len = left,
            None => return,
        }
        if len == slot.room() {
            let class = slot.class + 1;
            if usize::from(class) == CLASSES {
                // A list this long is slower to search than to build again.
                len = 0;
            } else {
                let stamp = self.stamp;
                let start = self.allocate(class);
                if stamp != self.stamp {
                    return self.store(node, proof);
                }
                self.copy(&mut slot, start, class);
            }
        }
        let head = Head::new(Head::owners(body.low, body.high), proof);
        let weight = head.weight();
        let (heads, bodies) = self.block_mut(&slot);
        slot.len = len as u16 + 1;
        // The last pattern of each weight makes room for the next heavier one.
        while len > 0 && Head(heads[len - 1]).weight() > weight {
            heads[len] = heads[len - 1];
            bodies.copy_within(3 * len - 3..3 * len, 3 * len);
            len -= 1;
        }
        heads[len] = head.0;
        bodies[3 * len..3 * len + 3].copy_from_slice(&[body.low, body.high, body.relevant]);
        self.slots[at] = slot;
    }

    /// Moves a list to a block of a larger class.
    fn copy(&mut self, slot: &mut Slot, start: u32, class: u8) {
        let old = *slot;
        let new = Slot { start, class, ..old };
        for i in 0..old.room() {
            let (heads, bodies) = self.block(&old);
            let (head, body) = (heads[i], Body::read(&bodies[3 * i..3 * i + 3]));
            let (heads, bodies) = self.block_mut(&new);
            heads[i] = head;
            bodies[3 * i..3 * i + 3].copy_from_slice(&[body.low, body.high, body.relevant]);
        }
        self.block_mut(&old).0[0] = u64::from(self.free[usize::from(old.class)]);
        self.free[usize::from(old.class)] = old.start;
        *slot = new;
    }

    /// Twice the slots, or a fresh start when they would take more than their share.
    fn grow_slots(&mut self) {
        let wide = 2 * (self.mask + 1);
        if wide * size_of::<Slot>() > self.bytes / 4 {
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
            self.slots = vec![Slot::default(); wide];
        }
        self.mask = wide - 1;
        for slot in live {
            let at = self.find(slot.shape).0;
            self.slots[at] = slot;
        }
    }

    fn allocate(&mut self, class: u8) -> u32 {
        let head = self.free[usize::from(class)];
        if head != NONE {
            let slot = Slot { start: head, class, ..Slot::default() };
            self.free[usize::from(class)] = self.block(&slot).0[0] as u32;
            return head;
        }
        let size = (WORDS << 1 << class) as u32;
        let room = CHUNK as u32 - self.next % CHUNK as u32;
        if room < size {
            self.next += room;
        }
        if self.next as usize / CHUNK >= self.chunks.len() {
            // The slots have the rest, with room to move from a narrow hash to a wide one.
            if 8 * CHUNK * (self.chunks.len() + 1) > (self.bytes / 8 * 5).max(8 * CHUNK) {
                self.clear();
            }
            if self.next as usize / CHUNK >= self.chunks.len() {
                self.chunks.push(vec![0; CHUNK].into_boxed_slice());
            }
        }
        let start = self.next;
        self.next += size;
        start
    }
}

#[cfg(test)]
impl Table {
    /// Everything that is kept: a position of the family, the cards that matter, and the bounds.
    pub fn families(&self) -> Vec<(u64, [u64; 3], u32, u32)> {
        let mut out = Vec::new();
        for slot in self.slots.iter().filter(|slot| slot.stamp == self.stamp) {
            let (heads, bodies) = self.block(slot);
            for i in 0..usize::from(slot.len) {
                let (head, body) = (Head(heads[i]), Body::read(&bodies[3 * i..3 * i + 3]));
                out.push((slot.shape, [body.low, body.high, body.relevant], head.lower(), head.upper()));
            }
        }
        out
    }
}

/// Makes room for a proof among the patterns of a block: the same family is tightened in place (then there is nothing
/// more to do), families within it that say no more are dropped. Gives the number of patterns left.
fn absorb(heads: &mut [u64], bodies: &mut [u64], len: usize, new: &Body, proof: &Proof) -> Option<usize> {
    let owners = Head::owners(new.low, new.high);
    let relevant = pack(new.relevant);
    let mask = relevant | relevant << 16 | relevant << 32;
    let like = owners & mask | relevant << 32;
    let mut kept = 0;
    for i in 0..len {
        // The word settles it for most.
        if (heads[i] ^ like) & mask == 0 {
            let head = Head(heads[i]);
            let old = Body::read(&bodies[3 * i..3 * i + 3]);
            if old.relevant & new.relevant == new.relevant && new.fits(old.low, old.high) {
                let (lower, upper) = (head.lower().max(proof.lower), head.upper().min(proof.upper));
                if old.relevant == new.relevant {
                    let owners = Head::owners(old.low, old.high);
                    heads[i] = Head::new(owners, &Proof { lower, upper, ..*proof }).0;
                    // If something was dropped before it, a pattern is there twice now, which does no harm.
                    return None;
                }
                if (lower, upper) == (proof.lower, proof.upper) {
                    continue;
                }
            }
        }
        if kept < i {
            heads[kept] = heads[i];
            bodies.copy_within(3 * i..3 * i + 3, 3 * kept);
        }
        kept += 1;
    }
    Some(kept)
}
