//! A family of positions in one machine word, or three.
//!
//! The family is given by the owners of the top cards of each suit. The four highest of each go into a [`Head`]; when
//! more matter, a [`Rest`] has the others.

use super::relative::{LANE, Node};

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

impl Proof {
    /// Whether more than the four highest cards of a suit matter.
    #[inline(always)]
    pub const fn is_deep(&self) -> bool {
        self.relevant & !HEADS != 0
    }
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
/// of each suit (16 low bits of the seats, 16 high bits), which of those cards matter (16), the bounds (4 and 4) and
/// the lead (6).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Head(pub u64);

impl Head {
    /// The owners of the highest cards of a position.
    #[inline(always)]
    pub const fn owners(node: &Node) -> u64 {
        pack(node.low) | pack(node.high) << 16
    }

    /// The pattern of a proof about a position with these owners.
    #[inline(always)]
    pub const fn new(owners: u64, proof: &Proof) -> Head {
        let relevant = pack(proof.relevant);
        let meta = proof.lower as u64 | (proof.upper as u64) << 4 | (proof.card as u64) << 8;
        Head(owners & (relevant | relevant << 16) | relevant << 32 | meta << 48)
    }

    /// Whether the highest cards lie the same way.
    #[inline(always)]
    pub const fn fits(self, owners: u64) -> bool {
        let other = self.0 ^ owners;
        (other | other >> 16) & self.0 >> 32 & 0xFFFF == 0
    }

    /// Whether another pattern has the highest cards of this one the same way.
    #[inline(always)]
    pub const fn contains(self, other: u64) -> bool {
        let relevant = self.0 >> 32 & 0xFFFF;
        (self.0 ^ other) & (relevant | relevant << 16 | relevant << 32) == 0
    }

    /// Whether the highest cards are the same in both.
    #[inline(always)]
    pub const fn same(self, other: u64) -> bool {
        (self.0 ^ other) & 0xFFFF_FFFF_FFFF == 0
    }

    /// The same family with other bounds and another lead.
    #[inline(always)]
    pub const fn with(self, lower: u32, upper: u32, card: u8) -> Head {
        let meta = lower as u64 | (upper as u64) << 4 | (card as u64) << 8;
        Head(self.0 & 0xFFFF_FFFF_FFFF | meta << 48)
    }

    /// The cards that matter, so far as they are among the highest.
    #[inline(always)]
    pub const fn relevant(self) -> u64 {
        unpack(self.0 >> 32 & 0xFFFF)
    }

    #[inline(always)]
    pub const fn lower(self) -> u32 {
        (self.0 >> 48 & 15) as u32
    }

    #[inline(always)]
    pub const fn upper(self) -> u32 {
        (self.0 >> 52 & 15) as u32
    }

    #[inline(always)]
    pub const fn card(self) -> u8 {
        (self.0 >> 56 & 63) as u8
    }

    /// Which branch of its shape it belongs to at a level: each level tells apart who holds two more of the highest
    /// cards, or that one does not matter.
    #[inline(always)]
    pub const fn branch(self, level: u32) -> u32 {
        let [first, second] = two_cards(level);
        5 * self.holder(first) + self.holder(second)
    }

    /// Who holds a card, counted from 1; 0 when it does not matter.
    #[inline(always)]
    const fn holder(self, card: u32) -> u32 {
        if self.0 >> (32 + card) & 1 == 0 { 0 } else { holder(self.0, card) }
    }

    /// How special the pattern is.
    #[inline(always)]
    pub const fn weight(self) -> u32 {
        (self.0 >> 32 & 0xFFFF).count_ones()
    }
}

/// The places in a head of the two cards a level tells apart: the highest of two lanes, then of the others, then the
/// second of them.
#[inline(always)]
const fn two_cards(level: u32) -> [u32; 2] {
    let first = 8 * (level & 1) + level / 2;
    [first, first + 4]
}

/// Who holds a card, counted from 1, among owners as [`Head::owners`] gives them.
#[inline(always)]
const fn holder(owners: u64, card: u32) -> u32 {
    1 + (owners >> card & 1) as u32 + 2 * (owners >> (16 + card) & 1) as u32
}

/// The branches at a level in which patterns can fit a position with these owners, as bits: the more general first.
#[inline(always)]
pub(super) const fn fitting_branches(owners: u64, level: u32) -> u32 {
    let [first, second] = two_cards(level);
    (1 | 1 << holder(owners, second)) * (1 | 1 << (5 * holder(owners, first)))
}

#[cfg(test)]
impl Head {
    /// The owners of the highest cards: the low bits of the seats, and the high bits.
    pub const fn seats(self) -> [u64; 2] {
        [unpack(self.0 & 0xFFFF), unpack(self.0 >> 16 & 0xFFFF)]
    }
}

/// The cards of a pattern below the four highest of each suit: the low bits of their owners, with the number of cards
/// that matter in the low four bits of each lane, and the high bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rest(pub u64, pub u64);

impl Rest {
    #[inline(always)]
    pub const fn new(node: &Node, relevant: u64) -> Rest {
        let rest = relevant & !HEADS;
        let mut depths = 0;
        let mut lane = 0;
        while lane < 64 {
            depths |= ((relevant >> lane & LANE).count_ones() as u64) << lane;
            lane += 16;
        }
        Rest(node.low & rest | depths, node.high & rest)
    }

    /// All the cards that matter.
    #[inline(always)]
    pub const fn relevant(self) -> u64 {
        let one = (1 << (self.0 & 15)) - 1;
        let two = (1 << (self.0 >> 16 & 15)) - 1;
        let three = (1 << (self.0 >> 32 & 15)) - 1;
        let four = (1 << (self.0 >> 48 & 15)) - 1;
        one | two << 16 | three << 32 | four << 48
    }

    /// Whether these cards lie the same way in a position.
    #[inline(always)]
    pub const fn fits(self, low: u64, high: u64) -> bool {
        ((self.0 ^ low) | (self.1 ^ high)) & self.relevant() & !HEADS == 0
    }
}
