//! Whether cards contain given pairs, triples and runs side by side: the question behind every duty to follow.
//!
//! A ladder is read step by step. The machine's state is a *set* of situations, all that the cards read so far
//! allow at once: which of the wanted pieces are placed, and which run, if any, must go on at the next step. Pieces
//! of one form are alike, so "which are placed" is a number in mixed radix, and a set of such numbers is a word
//! of bits; one step of the ladder is a few shifts. What the machine answers is exact and its work is bounded by the
//! ladder's sixteen steps.

use super::trump::Ladder;
pub(crate) use low::{STEPS, fits_low};
pub(crate) use pieces::{MAX_FACES, Piece, Pieces};

mod low;
mod pieces;

/// Whether the pieces can be laid side by side on the ladder, each face used once.
pub(crate) fn fits(pieces: &Pieces, ladder: &Ladder) -> bool {
    let wanted = pieces.as_slice();
    if pieces.faces() > ladder.faces() {
        return false;
    }
    if let Some(quick) = fits_simply(wanted, ladder) {
        return quick;
    }
    // What is led in play fits the narrow machine; the wide one holds whatever 18 faces have room for.
    match Narrow::new(wanted) {
        Some(machine) => machine.accepts(ladder),
        None => fits_low(pieces, ladder, &[0; STEPS]),
    }
}

/// One word, and up to six open runs.
pub(crate) type Narrow = Machine<1, 6>;
/// Enough for any pieces on 18 faces: they have at most 800 situations and 18 open runs.
pub(crate) type Wide = Machine<13, 20>;

/// The answer where counting or one run decides: nearly every case met in play. Enough faces are known to be there.
fn fits_simply(wanted: &[Piece], ladder: &Ladder) -> Option<bool> {
    let (mut run, mut triples) = (None, 0);
    for piece in wanted {
        if piece.lowest_top > 0 || !piece.breaks_triples {
            return None;
        }
        match (piece.length, piece.multiplicity) {
            (1, 2) => {}
            (1, _) => triples += 1,
            _ if run.is_some() => return None,
            _ => run = Some(piece),
        }
    }
    match run {
        None => Some(triples <= ladder.triple_faces()),
        Some(run) if triples == 0 => {
            let steps = ladder.steps_with(run.multiplicity);
            Some(super::trump::run_starts(steps, run.length) != 0)
        }
        Some(_) => None,
    }
}

/// A form of piece with how often it is wanted.
#[derive(Clone, Copy, Debug)]
struct Kind<const W: usize> {
    piece: Piece,
    count: u8,
    /// What placing one adds to the number of a situation.
    stride: u32,
    /// The situations in which one more can be placed.
    room: [u64; W],
    /// The index of the open run with one step to go; those with more steps to go follow.
    open: u8,
}

/// More forms than can be on 18 faces at once.
const MAX_KINDS: usize = 12;

/// All situations the cards read so far allow, as sets of placed pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situations<const W: usize, const O: usize> {
    /// No run is open.
    closed: [u64; W],
    /// A run is open; see [`Kind::open`].
    open: [[u64; W]; O],
}

impl<const W: usize, const O: usize> PartialEq for Situations<W, O> {
    /// Most differ in the first word already: they are not compared as a whole.
    fn eq(&self, other: &Situations<W, O>) -> bool {
        (0..W).all(|i| self.closed[i] == other.closed[i])
            && (0..O).all(|i| (0..W).all(|j| self.open[i][j] == other.open[i][j]))
    }
}

/// The wanted pieces, ready to read a ladder.
#[derive(Clone, Debug)]
pub(crate) struct Machine<const W: usize, const O: usize> {
    kinds: [Kind<W>; MAX_KINDS],
    len: usize,
    open: usize,
    /// The situation in which all is placed.
    last: u32,
}

impl<const W: usize, const O: usize> Machine<W, O> {
    /// The machine for those pieces, or nothing if `W` words are too few for their situations.
    pub fn new(wanted: &[Piece]) -> Option<Machine<W, O>> {
        let blank = Kind { piece: Piece::new(2, 1), count: 0, stride: 0, room: [0; W], open: 0 };
        let mut machine = Machine { kinds: [blank; MAX_KINDS], len: 0, open: 0, last: 0 };
        for &piece in wanted {
            let kinds = &mut machine.kinds[..machine.len];
            if let Some(kind) = kinds.iter_mut().find(|kind| kind.piece == piece) {
                kind.count += 1;
                continue;
            }
            let runs_on = usize::from(piece.length) - 1;
            if machine.len == MAX_KINDS || machine.open + runs_on > O {
                return None;
            }
            machine.kinds[machine.len] = Kind { piece, count: 1, open: machine.open as u8, ..blank };
            machine.len += 1;
            machine.open += runs_on;
        }
        machine.number_situations().then_some(machine)
    }

    /// Lays the counts of the forms out as one number; says whether the words hold it.
    fn number_situations(&mut self) -> bool {
        let mut situations = 1_u32;
        for kind in &mut self.kinds[..self.len] {
            kind.stride = situations;
            situations *= u32::from(kind.count) + 1;
            if situations > 64 * W as u32 {
                return false;
            }
        }
        self.last = situations - 1;
        for kind in &mut self.kinds[..self.len] {
            let (radix, count) = (u32::from(kind.count) + 1, u32::from(kind.count));
            for situation in 0..situations {
                if situation / kind.stride % radix < count {
                    kind.room[situation as usize / 64] |= 1 << (situation % 64);
                }
            }
        }
        true
    }

    /// Nothing read, nothing placed.
    pub fn start(&self) -> Situations<W, O> {
        let mut situations = Situations { closed: [0; W], open: [[0; W]; O] };
        situations.closed[0] = 1;
        situations
    }

    /// Whether all is placed.
    pub fn is_done(&self, situations: &Situations<W, O>) -> bool {
        situations.closed[self.last as usize / 64] >> (self.last % 64) & 1 == 1
    }

    /// The same situations without those that another one makes needless, so that sets that allow the same are equal.
    ///
    /// A run that must go on is needless where it is complete already, or has fewer steps to go; so is everything not
    /// [`within_reach`](Machine::within_reach) of the cards to come, and everything once all is placed.
    pub fn settled(&self, mut situations: Situations<W, O>, reach: &[u64; W]) -> Situations<W, O> {
        if self.is_done(&situations) {
            let mut done = Situations { closed: [0; W], open: [[0; W]; O] };
            done.closed[self.last as usize / 64] = 1 << (self.last % 64);
            return done;
        }
        intersect(&mut situations.closed, reach);
        situations.open[..self.open].iter_mut().for_each(|open| intersect(open, reach));
        for kind in self.kinds() {
            let mut better = situations.closed;
            for to_go in 1..kind.piece.length {
                let open = kind.slot(&mut situations, to_go);
                for (word, better) in open.iter_mut().zip(&mut better) {
                    *word &= !*better;
                    *better |= *word;
                }
            }
        }
        situations
    }

    /// The situations in which `faces` more pairs or triples can be enough, as a set.
    pub fn within_reach(&self, faces: u8) -> [u64; W] {
        let mut enough = [0; W];
        for situation in 0..=self.last {
            let missing = |kind: &Kind<W>| {
                let placed = situation / kind.stride % (u32::from(kind.count) + 1);
                (u32::from(kind.count) - placed) * u32::from(kind.piece.length)
            };
            if self.kinds().iter().map(missing).sum::<u32>() <= u32::from(faces) {
                enough[situation as usize / 64] |= 1 << (situation % 64);
            }
        }
        enough
    }

    /// Whether no card to come makes a difference: everything is placed, or nothing is possible any more.
    pub fn is_over(&self, situations: &Situations<W, O>) -> bool {
        let none = |set: &[u64; W]| set.iter().all(|&word| word == 0);
        self.is_done(situations) || none(&situations.closed) && situations.open[..self.open].iter().all(none)
    }

    fn kinds(&self) -> &[Kind<W>] {
        &self.kinds[..self.len]
    }

    fn accepts(&self, ladder: &Ladder) -> bool {
        let mut now = self.start();
        let crowd = ladder.crowd.map_or(0, |crowd| 1 << crowd.step);
        let steps = ladder.pairs | ladder.triples | crowd;
        for step in 0..32 - steps.leading_zeros() as u8 {
            let (pairs, triples) = ladder.on(step);
            now = self.read(&now, step, pairs, triples);
            if self.is_done(&now) {
                return true;
            }
        }
        self.last == 0
    }

    /// The situations after the next step, which has that many faces exactly twice and three times.
    pub fn read(&self, now: &Situations<W, O>, step: u8, pairs: u8, triples: u8) -> Situations<W, O> {
        let mut next = Situations { closed: now.closed, open: [[0; W]; O] };
        match (pairs, triples) {
            (0, 0) => {}
            (1, 0) | (0, 1) => self.read_face(now, step, if triples == 1 { 3 } else { 2 }, &mut next),
            _ => self.read_crowd(now, step, (pairs, triples), &mut next),
        }
        next
    }

    /// A step with one face: it stays out, serves alone, begins a run or carries the open one on.
    fn read_face(&self, now: &Situations<W, O>, step: u8, held: u8, next: &mut Situations<W, O>) {
        for kind in self.kinds() {
            if !kind.takes(held) {
                continue;
            }
            if kind.may_start(step) {
                let begun = shifted(&now.closed, kind);
                union(kind.slot(next, kind.piece.length - 1), &begun);
            }
            for to_go in 1..kind.piece.length {
                union(kind.slot(next, to_go - 1), &now.open[kind.open_index(to_go)]);
            }
        }
    }

    /// A step with several faces: one may carry on the open run, one may begin a run, others serve alone.
    fn read_crowd(&self, now: &Situations<W, O>, step: u8, faces: (u8, u8), next: &mut Situations<W, O>) {
        self.begin_in_crowd(&now.closed, step, faces, next);
        for kind in self.kinds() {
            let Some(left) = kind.take_from(faces) else { continue };
            for to_go in 1..kind.piece.length {
                let carried = &now.open[kind.open_index(to_go)];
                if carried.iter().all(|&word| word == 0) {
                    continue;
                }
                if to_go == 1 {
                    self.begin_in_crowd(carried, step, left, next);
                } else {
                    self.serve_alone(*carried, step, left, kind.slot(next, to_go - 1));
                }
            }
        }
    }

    /// From situations without an open run: begins one, or none, and lets the other faces serve alone.
    fn begin_in_crowd(&self, closed: &[u64; W], step: u8, faces: (u8, u8), next: &mut Situations<W, O>) {
        self.serve_alone(*closed, step, faces, &mut next.closed);
        for kind in self.kinds().iter().filter(|kind| kind.piece.length > 1 && kind.may_start(step)) {
            if let Some(left) = kind.take_from(faces) {
                let begun = shifted(closed, kind);
                self.serve_alone(begun, step, left, kind.slot(next, kind.piece.length - 1));
            }
        }
    }

    /// Adds to `into` all that comes of letting any of the faces serve as single pairs and triples.
    fn serve_alone(&self, from: [u64; W], step: u8, faces: (u8, u8), into: &mut [u64; W]) {
        let mut reached = from;
        let alone = |kind: &&Kind<W>| kind.piece.length == 1 && kind.may_start(step);
        for (held, count) in [(2, faces.0), (3, faces.1)] {
            for _ in 0..count {
                let before = reached;
                for kind in self.kinds().iter().filter(alone).filter(|kind| kind.takes(held)) {
                    union(&mut reached, &shifted(&before, kind));
                }
            }
        }
        union(into, &reached);
    }
}

impl<const W: usize> Kind<W> {
    /// Whether a face held so many times, exactly 2 or 3, can serve.
    fn takes(&self, held: u8) -> bool {
        if held == 3 {
            self.piece.multiplicity == 3 || self.piece.breaks_triples
        } else {
            self.piece.multiplicity == 2
        }
    }

    /// Whether a piece whose lowest step is this one would stand high enough.
    fn may_start(&self, step: u8) -> bool {
        step + self.piece.length > self.piece.lowest_top
    }

    fn open_index(&self, to_go: u8) -> usize {
        usize::from(self.open + to_go - 1)
    }

    /// Where the situations with `to_go` steps to go are kept.
    fn slot<'a, const O: usize>(&self, situations: &'a mut Situations<W, O>, to_go: u8) -> &'a mut [u64; W] {
        if to_go == 0 { &mut situations.closed } else { &mut situations.open[self.open_index(to_go)] }
    }

    /// The faces exactly twice and three times that are left when one serves, a pair before a triple.
    fn take_from(&self, (pairs, triples): (u8, u8)) -> Option<(u8, u8)> {
        if self.takes(2) && pairs > 0 {
            Some((pairs - 1, triples))
        } else if self.takes(3) && triples > 0 {
            Some((pairs, triples - 1))
        } else {
            None
        }
    }
}

/// The situations after placing one more piece of the kind where there is room.
fn shifted<const W: usize>(from: &[u64; W], kind: &Kind<W>) -> [u64; W] {
    let (words, bits) = (kind.stride as usize / 64, kind.stride % 64);
    let mut to = [0; W];
    for i in words..W {
        to[i] = (from[i - words] & kind.room[i - words]) << bits;
        if bits > 0 && i > words {
            to[i] |= (from[i - words - 1] & kind.room[i - words - 1]) >> (64 - bits);
        }
    }
    to
}

fn intersect<const W: usize>(into: &mut [u64; W], with: &[u64; W]) {
    for (word, with) in into.iter_mut().zip(with) {
        *word &= with;
    }
}

fn union<const W: usize>(into: &mut [u64; W], from: &[u64; W]) {
    for (word, more) in into.iter_mut().zip(from) {
        *word |= more;
    }
}

#[cfg(test)]
mod tests;
