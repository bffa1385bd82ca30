//! How a ladder is read, whatever holds the sets of situations.

use super::Piece;
use super::forms::{Form, Forms};
use core::ops::Range;

/// A step where any piece may start.
pub(crate) const ANYWHERE: u8 = 32;

/// What reads a ladder step by step. A state is all that the cards read so far allow: for each slot, which tells what run is
/// open, a set of situations, which tell what is placed. In the first slot no run is open; see [`Form::slot`].
pub(crate) trait Reader: Sized {
    /// A set of situations.
    type Set: Copy + PartialEq;
    /// A set of situations for each slot.
    type State: Copy + PartialEq;
    /// Some situations, and where reading a step takes them.
    type Way;
    /// No situation at all.
    const NONE: Self::State;

    /// The forms of the wanted pieces.
    fn forms(&self) -> &Forms;
    /// What is in a slot.
    fn slot(&self, state: &Self::State, slot: usize) -> Self::Set;
    /// Puts more situations into a slot.
    fn add(&self, state: &mut Self::State, slot: usize, set: Self::Set);
    /// The situations that are in the same slot of both states.
    fn common(&self, one: &Self::State, other: &Self::State) -> Self::State;
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
    /// Adds the ways that a step anywhere leaves open which has that many faces exactly twice and three times.
    fn add_ways(&self, faces: (u8, u8), ways: &mut Vec<Self::Way>);
    /// The state after a step that leaves those ways open.
    fn onward(&self, ways: &[Self::Way], now: &Self::State) -> Self::State;
    /// Puts to what is there all from which a step that leaves those ways open leads into the state.
    fn back(&self, ways: &[Self::Way], after: &Self::State, before: &mut Self::State);

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

    /// The same state without the situations that another one makes needless, so that states that allow the same are equal.
    ///
    /// A run that must go on is needless where it is complete already, or has fewer steps to go; so is everything that the
    /// cards to come cannot complete, which is not in `reach`, and everything once all is placed.
    fn settled(&self, state: &Self::State, reach: &Self::State) -> Self::State {
        let mut settled = Self::NONE;
        if self.is_done(state) {
            self.add(&mut settled, 0, Self::single(self.forms().last));
            return settled;
        }
        let state = self.common(state, reach);
        let closed = self.slot(&state, 0);
        self.add(&mut settled, 0, closed);
        for form in self.forms().as_slice() {
            let mut known = closed;
            for slot in (1..form.piece.length).map(|to_go| form.slot(to_go)) {
                let open = self.slot(&state, slot);
                self.add(&mut settled, slot, Self::without(open, known));
                known = Self::union(known, open);
            }
        }
        settled
    }
}

/// The ways that steps leave open, told by how many faces they have exactly twice and three times.
pub(crate) struct Ways<M: Reader> {
    ways: Vec<M::Way>,
    /// For each class of steps where its ways are; alike classes share them.
    classes: Vec<Range<usize>>,
}

impl<M: Reader> Ways<M> {
    /// The ways of each of the classes; none where no card makes a difference.
    pub fn new(machine: &M, classes: &[(u8, u8)]) -> Ways<M> {
        let mut all = Ways { ways: Vec::with_capacity(32), classes: Vec::with_capacity(classes.len()) };
        if machine.is_over(&machine.start()) {
            return all;
        }
        for (number, class) in classes.iter().enumerate() {
            let alike = classes[..number].iter().position(|known| known == class);
            let range = alike.map(|known| all.classes[known].clone()).unwrap_or_else(|| {
                let from = all.ways.len();
                machine.add_ways(*class, &mut all.ways);
                from..all.ways.len()
            });
            all.classes.push(range);
        }
        all
    }

    /// How many classes there are.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The ways of the class with that number.
    #[inline(always)]
    pub fn of(&self, class: usize) -> &[M::Way] {
        &self.ways[self.classes[class].clone()]
    }
}
