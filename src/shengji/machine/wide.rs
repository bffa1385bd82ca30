//! Sets of situations in as many words as any pieces need.

use super::forms::{Form, Forms, MAX_KINDS};
use super::{Piece, Reader};

/// Enough for any pieces on 18 faces: they have at most 800 situations.
const WORDS: usize = 13;
/// Enough for any pieces on 18 faces: they have at most 18 open runs.
const SLOTS: usize = 21;

type Set = [u64; WORDS];

/// The wanted pieces, ready to read a ladder.
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

impl Reader for Wide {
    type Set = Set;
    type State = [Set; SLOTS];
    const NONE: [Set; SLOTS] = [[0; WORDS]; SLOTS];

    fn forms(&self) -> &Forms {
        &self.forms
    }

    fn slot(&self, state: &[Set; SLOTS], slot: usize) -> Set {
        state[slot]
    }

    fn add(&self, state: &mut [Set; SLOTS], slot: usize, set: Set) {
        state[slot] = Wide::union(state[slot], set);
    }

    fn leave(&self, state: &mut [Set; SLOTS], slot: usize, set: Set) {
        for (word, set) in state[slot].iter_mut().zip(set) {
            *word &= set;
        }
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

    fn with_one_more(&self, number: usize, form: &Form, from: Set) -> Set {
        let (words, bits, room) = (form.stride as usize / 64, form.stride % 64, &self.room[number]);
        let mut to = [0; WORDS];
        for i in words..WORDS {
            to[i] = (from[i - words] & room[i - words]) << bits;
            if bits > 0 && i > words {
                to[i] |= (from[i - words - 1] & room[i - words - 1]) >> (64 - bits);
            }
        }
        to
    }
}
