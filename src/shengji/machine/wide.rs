//! Sets of situations in as many words as any pieces need.

use super::forms::{Form, Forms, MAX_KINDS};
use super::{ANYWHERE, Piece, Reader};

/// Enough for any pieces on 18 faces: they have at most 800 situations.
const WORDS: usize = 13;
/// Enough for any pieces on 18 faces: they have at most 18 open runs.
const SLOTS: usize = 21;

type Set = [u64; WORDS];

/// The wanted pieces, ready to read a ladder. So many are hardly ever led: what is long is not copied to where it is called.
#[derive(Clone, Debug)]
pub(crate) struct Wide {
    forms: Forms,
    /// For each form the situations in which one more can be placed.
    room: [Set; MAX_KINDS],
}

impl Wide {
    /// The machine for those pieces, or nothing if they have more situations than any on 18 faces.
    pub fn new(wanted: &[Piece]) -> Option<Wide> {
        let forms = Forms::of(wanted, 64 * WORDS as u32)?;
        if forms.slots > SLOTS {
            return None;
        }
        let mut room = [[0; WORDS]; MAX_KINDS];
        for (room, form) in room.iter_mut().zip(forms.as_slice()) {
            for situation in (0..=forms.last).filter(|&situation| form.has_room(situation)) {
                *room = Wide::union(*room, Wide::single(situation));
            }
        }
        Some(Wide { forms, room })
    }
}

impl Wide {
    /// What is missing in the situations of a state, as situations: an open run has come so far from above as it had to go.
    #[inline(never)]
    fn turned(&self, state: &[Set; SLOTS]) -> [Set; SLOTS] {
        let mut turned = Wide::NONE;
        let mut turn = |slot, other, shared| {
            for situation in shared..=self.forms.last {
                if Wide::contains(&state[slot], situation) {
                    self.add(&mut turned, other, Wide::single(self.forms.last + shared - situation));
                }
            }
        };
        turn(0, 0, 0);
        for form in self.forms.as_slice() {
            let length = form.piece.length;
            (1..length).for_each(|to_go| turn(form.slot(to_go), form.slot(length - to_go), form.stride));
        }
        turned
    }
}

impl Reader for Wide {
    type Set = Set;
    type State = [Set; SLOTS];
    type Way = (u8, u8);
    const NONE: [Set; SLOTS] = [[0; WORDS]; SLOTS];

    fn forms(&self) -> &Forms {
        &self.forms
    }

    #[inline(never)]
    fn slot(&self, state: &[Set; SLOTS], slot: usize) -> Set {
        state[slot]
    }

    #[inline(never)]
    fn add(&self, state: &mut [Set; SLOTS], slot: usize, set: Set) {
        state[slot] = Wide::union(state[slot], set);
    }

    #[inline(never)]
    fn common(&self, one: &[Set; SLOTS], other: &[Set; SLOTS]) -> [Set; SLOTS] {
        let mut common = Wide::NONE;
        for (slot, common) in common[..self.forms.slots].iter_mut().enumerate() {
            *common = one[slot];
            common.iter_mut().zip(other[slot]).for_each(|(word, other)| *word &= other);
        }
        common
    }

    fn contains(set: &Set, situation: u32) -> bool {
        set[situation as usize / 64] >> (situation % 64) & 1 == 1
    }

    fn single(situation: u32) -> Set {
        let mut set = [0; WORDS];
        set[situation as usize / 64] = 1 << (situation % 64);
        set
    }

    fn union(mut one: Set, other: Set) -> Set {
        one.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
        one
    }

    fn without(mut one: Set, other: Set) -> Set {
        one.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
        one
    }

    #[inline(never)]
    fn with_one_more(&self, number: usize, form: &Form, from: Set) -> Set {
        let (words, bits, room) = (form.stride as usize / 64, form.stride % 64, &self.room[number]);
        let mut to = [0; WORDS];
        for i in words..=self.forms.last as usize / 64 {
            to[i] = (from[i - words] & room[i - words]) << bits;
            if bits > 0 && i > words {
                to[i] |= (from[i - words - 1] & room[i - words - 1]) >> (64 - bits);
            }
        }
        to
    }

    fn add_ways(&self, faces: (u8, u8), ways: &mut Vec<(u8, u8)>) {
        ways.push(faces);
    }

    #[inline(never)]
    fn onward(&self, ways: &[(u8, u8)], now: &[Set; SLOTS]) -> [Set; SLOTS] {
        ways.iter().fold(*now, |now, &(pairs, triples)| self.read(&now, ANYWHERE, pairs, triples))
    }

    fn back(&self, ways: &[(u8, u8)], after: &[Set; SLOTS], before: &mut [Set; SLOTS]) {
        // The ladder read from its end places what is missing.
        let missing = self.onward(ways, &self.turned(after));
        for (slot, set) in self.turned(&missing)[..self.forms.slots].iter().enumerate() {
            self.add(before, slot, *set);
        }
    }
}
