//! How a ladder is read, whatever holds the sets of situations.

use super::Piece;
use super::forms::{Form, Forms};

/// A step where any piece may start.
pub(crate) const ANYWHERE: u8 = 32;

/// What reads a ladder step by step. A state is all that the cards read so far allow: for each slot, which tells what run is
/// open, a set of situations, which tell what is placed. In the first slot no run is open; see [`Form::slot`].
pub(crate) trait Reader: Sized {
    /// A set of situations.
    type Set: Copy + PartialEq;
    /// A set of situations for each slot.
    type State: Copy + PartialEq;
    /// No situation at all.
    const NONE: Self::State;

    /// The forms of the wanted pieces.
    fn forms(&self) -> &Forms;
    /// What is in a slot.
    fn slot(&self, state: &Self::State, slot: usize) -> Self::Set;
    /// Puts more situations into a slot.
    fn add(&self, state: &mut Self::State, slot: usize, set: Self::Set);
    /// Leaves only those situations in a slot.
    fn leave(&self, state: &mut Self::State, slot: usize, set: Self::Set);
    /// Whether a situation is in the set.
    fn contains(set: &Self::Set, situation: u32) -> bool;
    /// The set of one situation.
    fn single(situation: u32) -> Self::Set;
    /// The situations in either set.
    fn union(one: Self::Set, other: Self::Set) -> Self::Set;
    /// The situations in the first set only.
    fn without(one: Self::Set, other: Self::Set) -> Self::Set;
    /// The situations after placing one more piece of the form with that number, where there is room.
    fn with_one_more(&self, number: usize, form: &Form, from: Self::Set) -> Self::Set;

    /// Nothing read, nothing placed.
    fn start(&self) -> Self::State {
        let mut state = Self::NONE;
        self.add(&mut state, 0, Self::single(0));
        state
    }

    /// Whether all is placed.
    fn is_done(&self, state: &Self::State) -> bool {
        Self::contains(&self.slot(state, 0), self.forms().last)
    }

    /// Whether no card to come makes a difference: everything is placed, or nothing is possible any more.
    fn is_over(&self, state: &Self::State) -> bool {
        *state == Self::NONE || self.is_done(state)
    }

    /// Adds the situations of another state.
    fn unite(&self, state: &mut Self::State, other: &Self::State) {
        for slot in 0..self.forms().slots {
            self.add(state, slot, self.slot(other, slot));
        }
    }

    /// The state after the next step, which has that many faces exactly twice and three times.
    fn read(&self, now: &Self::State, step: u8, pairs: u8, triples: u8) -> Self::State {
        let mut next = Self::NONE;
        match (pairs, triples) {
            (0, 0) => self.add(&mut next, 0, self.slot(now, 0)),
            (1, 0) => self.read_face(now, step, 2, &mut next),
            (0, 1) => self.read_face(now, step, 3, &mut next),
            faces => self.read_crowd(now, step, faces, &mut next),
        }
        next
    }

    /// A step with one face: it stays out, serves alone, begins a run or carries the open one on.
    fn read_face(&self, now: &Self::State, step: u8, held: u8, next: &mut Self::State) {
        let closed = self.slot(now, 0);
        self.add(next, 0, closed);
        for (number, form) in self.forms().numbered() {
            if !form.piece.takes(held) {
                continue;
            }
            let length = form.piece.length;
            if form.piece.may_start(step) {
                self.add(next, form.slot(length - 1), self.with_one_more(number, form, closed));
            }
            for to_go in 1..length {
                self.add(next, form.slot(to_go - 1), self.slot(now, form.slot(to_go)));
            }
        }
    }

    /// A step with several faces: one may carry on the open run, one may begin a run, others serve alone.
    fn read_crowd(&self, now: &Self::State, step: u8, faces: (u8, u8), next: &mut Self::State) {
        self.begin_in_crowd(self.slot(now, 0), step, faces, next);
        for form in self.forms().as_slice() {
            let Some(left) = form.piece.take_from(faces) else { continue };
            for to_go in 1..form.piece.length {
                let carried = self.slot(now, form.slot(to_go));
                if to_go == 1 {
                    self.begin_in_crowd(carried, step, left, next);
                } else {
                    self.add(next, form.slot(to_go - 1), self.serve_alone(carried, step, left));
                }
            }
        }
    }

    /// From situations without an open run: begins one, or none, and lets the other faces serve alone.
    fn begin_in_crowd(&self, closed: Self::Set, step: u8, faces: (u8, u8), next: &mut Self::State) {
        self.add(next, 0, self.serve_alone(closed, step, faces));
        for (number, form) in self.forms().numbered() {
            let Piece { length, .. } = form.piece;
            if length == 1 || !form.piece.may_start(step) {
                continue;
            }
            if let Some(left) = form.piece.take_from(faces) {
                let begun = self.with_one_more(number, form, closed);
                self.add(next, form.slot(length - 1), self.serve_alone(begun, step, left));
            }
        }
    }

    /// All that comes of letting any of the faces serve as single pairs and triples.
    fn serve_alone(&self, from: Self::Set, step: u8, faces: (u8, u8)) -> Self::Set {
        let mut reached = from;
        let alone = |form: &Form| form.piece.length == 1 && form.piece.may_start(step);
        for (held, count) in [(2, faces.0), (3, faces.1)] {
            for _ in 0..count {
                let before = reached;
                for (number, form) in self.forms().numbered() {
                    if alone(form) && form.piece.takes(held) {
                        reached = Self::union(reached, self.with_one_more(number, form, before));
                    }
                }
            }
        }
        reached
    }

    /// The situations in which all that is missing is among what is `placed` on the cards to come.
    fn within_reach(&self, placed: &Self::State) -> Self::Set {
        let (last, placed) = (self.forms().last, self.slot(placed, 0));
        let enough = (0..=last).filter(|situation| Self::contains(&placed, last - situation));
        enough.map(Self::single).fold(self.slot(&Self::NONE, 0), Self::union)
    }

    /// The same state without the situations that another one makes needless, so that states that allow the same are equal.
    ///
    /// A run that must go on is needless where it is complete already, or has fewer steps to go; so is everything not
    /// [`within_reach`](Reader::within_reach) of the cards to come, and everything once all is placed.
    fn settled(&self, mut state: Self::State, reach: Self::Set) -> Self::State {
        if self.is_done(&state) {
            let mut done = Self::NONE;
            self.add(&mut done, 0, Self::single(self.forms().last));
            return done;
        }
        self.leave(&mut state, 0, reach);
        let closed = self.slot(&state, 0);
        for form in self.forms().as_slice() {
            let mut useful = Self::without(reach, closed);
            for slot in (1..form.piece.length).map(|to_go| form.slot(to_go)) {
                self.leave(&mut state, slot, useful);
                useful = Self::without(useful, self.slot(&state, slot));
            }
        }
        state
    }
}
