//! Sets of situations that all lie in one word: whatever is led with up to sixteen cards has room there.

use super::forms::{Form, Forms, MAX_KINDS};
use super::{ANYWHERE, Piece, Reader};

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

    /// The situations in which all that is placed in `more` can be placed as well.
    fn room_for(&self, more: u32) -> u64 {
        let each = self
            .forms
            .numbered()
            .flat_map(|(number, form)| (0..form.placed(more)).map(move |_| (number, form)));
        each.fold(u64::MAX, |room, (number, form)| self.room[number] & room >> form.stride)
    }

    const fn first_bit(&self, slot: usize) -> u32 {
        slot as u32 * self.bits
    }
}

/// Situations, and by how many bits they move, round the end of the word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shift {
    from: u64,
    by: u32,
}

impl Reader for Word {
    type Set = u64;
    type State = u64;
    type Way = Shift;
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

    fn common(&self, one: &u64, other: &u64) -> u64 {
        one & other
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

    /// What reading makes of one situation it makes of all with room for as much, so one of each slot is tried.
    fn add_ways(&self, (pairs, triples): (u8, u8), ways: &mut Vec<Shift>) {
        let runs = self.forms.as_slice().iter();
        let open = runs.flat_map(|form| (1..form.piece.length).map(|to_go| (form.slot(to_go), form.stride)));
        for (slot, placed) in core::iter::once((0, 0)).chain(open) {
            let first = self.first_bit(slot) + placed;
            let mut reached = self.read(&(1 << first), ANYWHERE, pairs, triples);
            while reached != 0 {
                let to = reached.trailing_zeros();
                reached &= reached - 1;
                let room = self.room_for(to % self.bits - placed) & self.slot(&u64::MAX, 0);
                let by = to.wrapping_sub(first) % u64::BITS;
                ways.push(Shift { from: room << self.first_bit(slot), by });
            }
        }
    }

    fn onward(&self, ways: &[Shift], now: &u64) -> u64 {
        ways.iter().fold(0, |next, way| next | (now & way.from).rotate_left(way.by))
    }

    fn back(&self, ways: &[Shift], after: &u64, before: &mut u64) {
        ways.iter().for_each(|way| *before |= after.rotate_right(way.by) & way.from);
    }
}
