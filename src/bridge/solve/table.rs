//! What has been proved so far: bounds for whole families of positions.
//!
//! A proof rarely uses every card. The table keeps, beside the bounds, the top cards of each suit whose owners the
//! proof used; the bounds hold for every position of the same shape in which those cards lie the same way.

use super::arena::{Arena, Block, CLASSES};
use super::pattern::{Head, Proof, Rest, fitting_branches};
use super::relative::Node;
use super::slots::{BRANCHES, LEVELS, Slot, Slots};

/// What the table knows about a position.
pub(super) enum Known {
    /// The question is answered: yes or no, and the cards that mattered.
    Answer(bool, u64),
    /// It is not; a lead to try first, if any.
    Hint(Option<u8>),
}

/// What is asked.
struct Question<'a> {
    node: &'a Node,
    owners: u64,
    need: u32,
}

/// How many patterns there is room for in a list: the more general come before the more special. In its block the
/// heads come first, and after the room for them the rests if the patterns have any.
#[inline(always)]
const fn room(list: Block, deep: bool) -> usize {
    if deep { list.words() / 3 } else { list.words() }
}

/// A list as long as this makes its slot branch.
const LONG: usize = 256;

/// The table: lists of patterns by shape, within a ceiling of memory.
pub(super) struct Table {
    slots: Slots,
    arena: Arena,
    bytes: usize,
}

impl Table {
    /// A table that takes at most so many bytes, and at least what the smallest one needs.
    pub fn new(bytes: usize) -> Table {
        // The slots have the rest, with room to move from a narrow hash to a wide one.
        Table { slots: Slots::new(), arena: Arena::new(bytes / 4 * 3), bytes }
    }

    /// How much memory it takes now.
    pub fn bytes(&self) -> usize {
        self.slots.bytes() + self.arena.bytes()
    }

    /// Forgets everything, at no cost.
    pub fn clear(&mut self) {
        self.slots.clear();
        self.arena.clear();
    }

    /// Whether the leader's side takes `need` tricks, as far as known.
    #[inline]
    pub fn look_up(&self, node: &Node, need: u32) -> Known {
        let (at, found) = self.slots.find(node.shape, 0);
        if !found {
            return Known::Hint(None);
        }
        let question = Question { node, owners: Head::owners(node), need };
        let slot = self.slots.get(at);
        let mut hint = None;
        let answer = if slot.branches == 0 {
            self.scan(slot, &question, &mut hint)
        } else {
            self.ask_branches(slot, 0, &question, &mut hint)
        };
        match answer {
            Some((yes, relevant)) => Known::Answer(yes, relevant),
            None => Known::Hint(hint),
        }
    }

    /// Asks the branches of a slot.
    fn ask_branches(
        &self,
        slot: &Slot,
        level: u32,
        question: &Question<'_>,
        hint: &mut Option<u8>,
    ) -> Option<(bool, u64)> {
        let mut branches = slot.branches & fitting_branches(question.owners, level);
        while branches != 0 {
            let path = Slot::path_to(slot.path, branches.trailing_zeros());
            branches &= branches - 1;
            let branch = self.slots.get(self.slots.find(slot.shape, path).0);
            let answer = if branch.branches == 0 {
                self.scan(branch, question, hint)
            } else {
                self.ask_branches(branch, level + 1, question, hint)
            };
            if answer.is_some() {
                return answer;
            }
        }
        None
    }

    /// Looks through the patterns of a slot.
    #[inline(always)]
    fn scan(&self, slot: &Slot, question: &Question<'_>, hint: &mut Option<u8>) -> Option<(bool, u64)> {
        let &Question { node, owners, need } = question;
        let [plain, deep] = slot.lists;
        if plain.len > 0 {
            for &word in &self.arena.get(plain)[..usize::from(plain.len)] {
                let head = Head(word);
                if head.fits(owners) {
                    if head.lower() >= need {
                        return Some((true, head.relevant()));
                    }
                    if head.upper() < need {
                        return Some((false, head.relevant()));
                    }
                    *hint = Some(head.card());
                }
            }
        }
        if deep.len > 0 {
            let (heads, rests) = self.arena.get(deep).split_at(room(deep, true));
            for (i, &word) in heads[..usize::from(deep.len)].iter().enumerate() {
                let head = Head(word);
                if head.fits(owners) {
                    let rest = Rest(rests[2 * i], rests[2 * i + 1]);
                    if rest.fits(node.low, node.high) {
                        if head.lower() >= need {
                            return Some((true, rest.relevant()));
                        }
                        if head.upper() < need {
                            return Some((false, rest.relevant()));
                        }
                        *hint = Some(head.card());
                    }
                }
            }
        }
        None
    }

    /// Keeps a proof about a position.
    pub fn store(&mut self, node: &Node, proof: &Proof) {
        // Room for the slot, and for branches of it.
        while self.slots.are_tight(1 + usize::from(BRANCHES)) {
            if self.slots.bytes_when_wider() > self.bytes / 6 {
                self.forget();
            } else {
                self.slots.widen();
            }
        }
        let head = Head::new(Head::owners(node), proof);
        let rest = Rest::new(node, proof.relevant);
        let (mut path, mut level) = (0, 0);
        loop {
            let at = self.slots.find_or_make(node.shape, path);
            if self.slots.get(at).branches == 0 {
                if self.keep(at, level, head, rest, proof.is_deep()) {
                    return;
                }
                if self.slots.get(at).branches == 0 {
                    self.forget();
                    return self.store(node, proof);
                }
            }
            let branch = head.branch(level);
            let slot = self.slots.get_mut(at);
            slot.branches |= 1 << branch;
            path = Slot::path_to(path, branch);
            level += 1;
        }
    }

    /// Keeps a pattern in a slot. If it does not, the slot has branches now, or there is no memory left.
    fn keep(&mut self, at: usize, level: u32, head: Head, rest: Rest, is_deep: bool) -> bool {
        let mut lists = self.slots.get(at).lists;
        let done = if is_deep {
            self.absorb_deep(&mut lists[1], head, rest)
        } else {
            let tightened = self.absorb_plain(&mut lists[0], head);
            if !tightened {
                self.absorb_deep(&mut lists[1], head, rest);
            }
            tightened
        };
        let list = &mut lists[usize::from(is_deep)];
        let is_full = !done && usize::from(list.len) == room(*list, is_deep);
        let branches = is_full && level < LEVELS && list.words() >= LONG;
        let kept = done || !branches && (!is_full || self.widen(list, is_deep));
        if kept && !done {
            self.add(list, head, rest, is_deep);
        }
        self.slots.get_mut(at).lists = lists;
        if branches {
            self.branch(at, level);
        }
        kept
    }

    /// Adds a pattern to a list that has room for it.
    #[inline(never)]
    fn add(&mut self, list: &mut Block, head: Head, rest: Rest, is_deep: bool) {
        if is_deep {
            let (heads, rests) = self.arena.get_mut(*list).split_at_mut(room(*list, true));
            let place = insert(heads, list, head);
            rests.copy_within(2 * place..2 * usize::from(list.len) - 2, 2 * place + 2);
            rests[2 * place..2 * place + 2].copy_from_slice(&[rest.0, rest.1]);
        } else {
            insert(self.arena.get_mut(*list), list, head);
        }
    }

    /// Moves the patterns of a slot to branches. What there is no memory for is forgotten.
    #[cold]
    fn branch(&mut self, at: usize, level: u32) {
        let slot = *self.slots.get(at);
        let mut branches = 0;
        for (is_deep, list) in [false, true].into_iter().zip(slot.lists) {
            let words = self.arena.get(list).to_vec();
            self.arena.release(list);
            for i in 0..usize::from(list.len) {
                let head = Head(words[i]);
                let rest = if is_deep {
                    let at = room(list, true) + 2 * i;
                    Rest(words[at], words[at + 1])
                } else {
                    Rest(0, 0)
                };
                let branch = head.branch(level);
                branches |= 1 << branch;
                let at = self.slots.find_or_make(slot.shape, Slot::path_to(slot.path, branch));
                let mut lists = self.slots.get(at).lists;
                let list = &mut lists[usize::from(is_deep)];
                if usize::from(list.len) < room(*list, is_deep) || self.widen(list, is_deep) {
                    self.add(list, head, rest, is_deep);
                }
                self.slots.get_mut(at).lists = lists;
            }
        }
        let slot = self.slots.get_mut(at);
        slot.branches = branches;
        slot.lists = [Block::EMPTY; 2];
    }

    /// Makes room for a pattern among the plain ones: the same family is tightened in place (then there is nothing more
    /// to do, and the answer is yes), families within it that say no more are dropped.
    fn absorb_plain(&mut self, list: &mut Block, new: Head) -> bool {
        if list.len == 0 {
            return false;
        }
        let heads = &mut self.arena.get_mut(*list)[..usize::from(list.len)];
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
    fn absorb_deep(&mut self, list: &mut Block, new: Head, new_rest: Rest) -> bool {
        if list.len == 0 {
            return false;
        }
        let room = room(*list, true);
        let (heads, rests) = self.arena.get_mut(*list).split_at_mut(room);
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
    fn widen(&mut self, list: &mut Block, deep: bool) -> bool {
        if list.next_class() == CLASSES {
            // A list this long is slower to search than to build again.
            list.len = 0;
            return true;
        }
        let Some(mut new) = self.arena.allocate(list.next_class()) else { return false };
        let old = *list;
        new.len = old.len;
        // Heads to the heads, rests to the rests.
        let (room, wide) = (room(old, deep), room(new, deep));
        for i in 0..usize::from(old.len) * if deep { 3 } else { 1 } {
            let to = if i < room { i } else { i - room + wide };
            let word = self.arena.get(old)[i];
            self.arena.get_mut(new)[to] = word;
        }
        self.arena.release(old);
        *list = new;
        true
    }

    /// Makes room: forgets what was proved about the endings with the fewest tricks, which are the quickest to prove
    /// again, until half of the memory is free.
    #[cold]
    fn forget(&mut self) {
        let mut kept = self.slots.take();
        let mut by_tricks = [0; 16];
        for slot in &kept {
            by_tricks[slot.tricks()] += slot.words();
        }
        let half = by_tricks.iter().sum::<usize>() / 2;
        let (mut least, mut free) = (0, 0);
        while free < half {
            free += by_tricks[least];
            least += 1;
        }
        kept.retain(|slot| slot.tricks() >= least);
        // Which list each block belongs to, counted from 1, by its place.
        let mut lists = vec![0; self.arena.places()];
        for (i, slot) in kept.iter().enumerate() {
            for (kind, list) in slot.lists.iter().enumerate() {
                if let Some(place) = list.place() {
                    lists[place] = 2 * i + kind + 1;
                }
            }
        }
        // From the first on, each as far to the front as it goes.
        self.arena.clear();
        for list in lists {
            if list > 0 {
                let list = &mut kept[(list - 1) / 2].lists[(list - 1) % 2];
                *list = self.arena.move_up(*list);
            }
        }
        self.slots.put(kept);
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

#[cfg(test)]
impl Table {
    /// How many slots have branches.
    pub fn branches(&self) -> usize {
        self.slots.iter().filter(|slot| slot.branches != 0).count()
    }

    /// Everything that is kept, by shape: the owners' bits, the cards that matter, and the bounds.
    pub fn families(&self) -> Vec<(u64, [u64; 3], u32, u32)> {
        let mut out = Vec::new();
        for slot in self.slots.iter() {
            for (deep, list) in [false, true].into_iter().zip(slot.lists) {
                for i in 0..usize::from(list.len) {
                    let head = Head(self.arena.get(list)[i]);
                    let [low, high] = head.seats();
                    let pattern = if deep {
                        let at = room(list, true) + 2 * i;
                        let rest = Rest(self.arena.get(list)[at], self.arena.get(list)[at + 1]);
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
