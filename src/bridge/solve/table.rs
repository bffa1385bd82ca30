//! What has been proved so far: bounds for whole families of positions.
//!
//! A proof rarely uses every card. The table keeps, beside the bounds, the top cards of each suit whose owners the
//! proof used; the bounds hold for every position of the same shape in which those cards lie the same way.

use super::arena::{Arena, Block};
use super::lists::{Kind, room};
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

/// A list as long as this makes its slot branch.
const LONG: usize = 256;

/// What became of a pattern that a slot was to keep.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Kept,
    /// The slot has branches now, and one of them is to keep it.
    Branched,
    /// Something has to be forgotten first.
    NoMemory,
}

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
            let (heads, rests) = self.arena.get(deep).split_at(room(deep, Kind::Deep));
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
                match self.keep(at, level, head, rest, Kind::of(proof)) {
                    Outcome::Kept => return,
                    Outcome::Branched => {}
                    Outcome::NoMemory => {
                        self.forget();
                        return self.store(node, proof);
                    }
                }
            }
            let branch = head.branch(level);
            let slot = self.slots.get_mut(at);
            slot.branches |= 1 << branch;
            path = Slot::path_to(path, branch);
            level += 1;
        }
    }

    /// Keeps a pattern in a slot without branches.
    fn keep(&mut self, at: usize, level: u32, head: Head, rest: Rest, kind: Kind) -> Outcome {
        let mut lists = self.slots.get(at).lists;
        let tightened = if kind == Kind::Deep {
            self.arena.absorb_deep(&mut lists[1], head, rest)
        } else {
            let tightened = self.arena.absorb_plain(&mut lists[0], head);
            if !tightened {
                self.arena.absorb_deep(&mut lists[1], head, rest);
            }
            tightened
        };
        let list = &mut lists[kind as usize];
        let is_full = usize::from(list.len) == room(*list, kind);
        let outcome = if tightened {
            Outcome::Kept
        } else if is_full && level < LEVELS && list.words() >= LONG {
            Outcome::Branched
        } else if !is_full || self.arena.widen(list, kind) {
            self.arena.add(list, head, rest, kind);
            Outcome::Kept
        } else {
            Outcome::NoMemory
        };
        self.slots.get_mut(at).lists = lists;
        if outcome == Outcome::Branched {
            self.branch(at, level);
        }
        outcome
    }

    /// Moves the patterns of a slot to branches. What there is no memory for is forgotten.
    #[cold]
    fn branch(&mut self, at: usize, level: u32) {
        let slot = *self.slots.get(at);
        let mut branches = 0;
        for (kind, list) in Kind::ALL.into_iter().zip(slot.lists) {
            let words = self.arena.get(list).to_vec();
            self.arena.release(list);
            for i in 0..usize::from(list.len) {
                let head = Head(words[i]);
                let rest = if kind == Kind::Deep {
                    let at = room(list, Kind::Deep) + 2 * i;
                    Rest(words[at], words[at + 1])
                } else {
                    Rest(0, 0)
                };
                let branch = head.branch(level);
                branches |= 1 << branch;
                let at = self.slots.find_or_make(slot.shape, Slot::path_to(slot.path, branch));
                let mut lists = self.slots.get(at).lists;
                let list = &mut lists[kind as usize];
                if usize::from(list.len) < room(*list, kind) || self.arena.widen(list, kind) {
                    self.arena.add(list, head, rest, kind);
                }
                self.slots.get_mut(at).lists = lists;
            }
        }
        let slot = self.slots.get_mut(at);
        slot.branches = branches;
        slot.lists = [Block::EMPTY; 2];
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
            for (kind, list) in Kind::ALL.into_iter().zip(slot.lists) {
                for i in 0..usize::from(list.len) {
                    let head = Head(self.arena.get(list)[i]);
                    let [low, high] = head.seats();
                    let pattern = if kind == Kind::Deep {
                        let at = room(list, Kind::Deep) + 2 * i;
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
