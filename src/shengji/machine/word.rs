//! Sets of situations that all lie in one word: whatever is led with up to sixteen cards has room there.

use super::forms::{Form, Forms, MAX_KINDS};
use super::{Piece, Reader};

/// The wanted pieces, ready to read a ladder. The slots of a state lie side by side, the first in the lowest bits.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    forms: Forms,
    /// For each form the situations in which one more can be placed.
    room: [u64; MAX_KINDS],
    /// How many bits a slot has: one for each situation.
    bits: u32,
}

impl Word {
    /// The machine for those pieces, or nothing if their situations do not lie in one word.
    pub fn new(wanted: &[Piece]) -> Option<Word> {
        let forms = Forms::of(wanted, u64::BITS)?;
        let bits = forms.last + 1;
        if bits as usize * forms.slots > u64::BITS as usize {
            return None;
        }
        let mut room = [0; MAX_KINDS];
        for (room, form) in room.iter_mut().zip(forms.as_slice()) {
            let open = (0..bits).filter(|&situation| form.has_room(situation));
            *room = open.fold(0, |room, situation| room | 1 << situation);
        }
        Some(Word { forms, room, bits })
    }

    const fn first_bit(&self, slot: usize) -> u32 {
        slot as u32 * self.bits
    }
}

impl Reader for Word {
    type Set = u64;
    type State = u64;
    const NONE: u64 = 0;

    fn forms(&self) -> &Forms {
        &self.forms
    }

    fn slot(&self, state: &u64, slot: usize) -> u64 {
        state >> self.first_bit(slot) & u64::MAX >> (u64::BITS - self.bits)
    }

    fn add(&self, state: &mut u64, slot: usize, set: u64) {
        *state |= set << self.first_bit(slot);
    }

    fn leave(&self, state: &mut u64, slot: usize, set: u64) {
        let others = !(self.slot(&u64::MAX, 0) << self.first_bit(slot));
        *state &= others | set << self.first_bit(slot);
    }

    fn contains(set: &u64, situation: u32) -> bool {
        set >> situation & 1 == 1
    }

    fn single(situation: u32) -> u64 {
        1 << situation
    }

    fn union(one: u64, other: u64) -> u64 {
        one | other
    }

    fn without(one: u64, other: u64) -> u64 {
        one & !other
    }

    fn with_one_more(&self, number: usize, form: &Form, from: u64) -> u64 {
        (from & self.room[number]) << form.stride
    }
}
