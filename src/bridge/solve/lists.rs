//! Lists of patterns in the blocks of the arena.
//!
//! A plain list holds heads alone; a deep one holds the heads first and, after the room for them, the rests. In both the
//! more general patterns come before the more special.

use super::arena::{Arena, Block, CLASSES};
use super::pattern::{Head, Proof, Rest};

/// What a list holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    Deep,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Plain, Kind::Deep];

    #[inline(always)]
    pub const fn of(proof: &Proof) -> Kind {
        if proof.is_deep() { Kind::Deep } else { Kind::Plain }
    }
}

/// How many patterns there is room for in a list.
#[inline(always)]
pub(super) const fn room(list: Block, kind: Kind) -> usize {
    match kind {
        Kind::Plain => list.words(),
        Kind::Deep => list.words() / 3,
    }
}

impl Arena {
    /// Adds a pattern to a list that has room for it.
    #[inline(never)]
    pub fn add(&mut self, list: &mut Block, head: Head, rest: Rest, kind: Kind) {
        if kind == Kind::Deep {
            let (heads, rests) = self.get_mut(*list).split_at_mut(room(*list, Kind::Deep));
            let place = insert(heads, list, head);
            rests.copy_within(2 * place..2 * usize::from(list.len) - 2, 2 * place + 2);
            rests[2 * place..2 * place + 2].copy_from_slice(&[rest.0, rest.1]);
        } else {
            insert(self.get_mut(*list), list, head);
        }
    }

    /// Makes room for a pattern among the plain ones: the same family is tightened in place (then there is nothing more
    /// to do, and the answer is yes), families within it that say no more are dropped.
    pub fn absorb_plain(&mut self, list: &mut Block, new: Head) -> bool {
        if list.len == 0 {
            return false;
        }
        let heads = &mut self.get_mut(*list)[..usize::from(list.len)];
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
    pub fn absorb_deep(&mut self, list: &mut Block, new: Head, new_rest: Rest) -> bool {
        if list.len == 0 {
            return false;
        }
        let room = room(*list, Kind::Deep);
        let (heads, rests) = self.get_mut(*list).split_at_mut(room);
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
    #[inline(never)]
    pub fn widen(&mut self, list: &mut Block, kind: Kind) -> bool {
        if list.next_class() == CLASSES {
            // A list this long is slower to search than to build again.
            list.len = 0;
            return true;
        }
        let Some(mut new) = self.allocate(list.next_class()) else { return false };
        let old = *list;
        new.len = old.len;
        // Heads to the heads, rests to the rests.
        let (room, wide) = (room(old, kind), room(new, kind));
        for i in 0..usize::from(old.len) * if kind == Kind::Deep { 3 } else { 1 } {
            let to = if i < room { i } else { i - room + wide };
            let word = self.get(old)[i];
            self.get_mut(new)[to] = word;
        }
        self.release(old);
        *list = new;
        true
    }
}

/// Puts a head where it belongs, the more general before the more special, and gives its place.
#[inline(always)]
fn insert(heads: &mut [u64], list: &mut Block, head: Head) -> usize {
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
