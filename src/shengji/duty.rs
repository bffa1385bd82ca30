//! What a follower with more than enough cards of the led suit owes (art. 13 ¶3-7).
//!
//! Each part of the lead asks for the best the hand can do on its own scale: the same combination, then less and less of
//! it. Parts can compete for the same cards; they are served in order of size (A13), each as well as the parts before
//! it allow. What comes out is a list of pieces, and a play is legal exactly if it contains them all.

use super::machine::{Piece, Pieces, fits};
use super::rules::{PairsForTriples, Rules, ShorterRuns, TractorDrawing, TripleBreaking};
use super::shape::{Part, Shape};
use super::trump::{Ladder, longest_run};

/// The pieces owed, each with the part of the lead that asks for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duty {
    pub pieces: Pieces,
    /// For each piece the number of its part.
    parts: [u8; super::machine::MAX_FACES],
}

impl Duty {
    pub const NONE: Duty = Duty { pieces: Pieces::NONE, parts: [0; super::machine::MAX_FACES] };

    /// What the led parts, in their order, can draw from the pairs and triples of a hand.
    pub fn of(led: &[Part], ladder: &Ladder, rules: &Rules) -> Duty {
        let mut reckoning = Reckoning::new(ladder, rules);
        for (number, part) in led.iter().enumerate() {
            reckoning.part = number as u8;
            match part.shape.multiplicity() {
                1 => break,
                _ if reckoning.faces_left() == 0 => break,
                2 => reckoning.follow_pairs(part.shape),
                _ => reckoning.follow_triples(part.shape),
            }
        }
        reckoning.duty
    }

    /// The pieces owed to one part, longest first.
    pub fn owed_to(&self, part: usize) -> impl Iterator<Item = Shape> {
        let pieces = self.pieces.as_slice().iter().zip(self.parts);
        let mine = pieces.filter(move |&(_, number)| usize::from(number) == part);
        mine.filter_map(|(piece, _)| Shape::new(piece.multiplicity, piece.length))
    }

    /// The numbers of the parts to which something is owed.
    pub fn parts(&self) -> impl Iterator<Item = usize> {
        self.parts[..self.pieces.as_slice().len()].iter().map(|&part| usize::from(part))
    }
}

struct Reckoning<'a> {
    duty: Duty,
    ladder: &'a Ladder,
    rules: &'a Rules,
    part: u8,
    /// Where [`TractorDrawing::ByTractorsOnly`] holds: the faces outside tractors not yet owed.
    loose: Option<Loose>,
}

/// Faces outside tractors: exactly twice, and three times.
#[derive(Clone, Copy, Debug)]
struct Loose {
    pairs: u8,
    triples: u8,
}

impl<'a> Reckoning<'a> {
    fn new(ladder: &'a Ladder, rules: &'a Rules) -> Reckoning<'a> {
        let loose = (rules.tractor_drawing == TractorDrawing::ByTractorsOnly).then(|| {
            let steps = ladder.steps_with(2);
            let alone = steps & !(steps << 1) & !(steps >> 1);
            let crowd = ladder.crowd.filter(|crowd| alone >> crowd.step & 1 == 1);
            let (pairs, triples) = crowd.map_or((0, 0), |crowd| (crowd.pairs, crowd.triples));
            Loose {
                pairs: (ladder.pairs & alone).count_ones() as u8 + pairs,
                triples: (ladder.triples & alone).count_ones() as u8 + triples,
            }
        });
        Reckoning { duty: Duty::NONE, ladder, rules, part: 0, loose }
    }

    fn faces_left(&self) -> u8 {
        self.ladder.faces().saturating_sub(self.duty.pieces.faces())
    }

    fn can_add(&self, piece: Piece, singles: u8) -> bool {
        let alone = Piece { length: 1, ..piece };
        let wanted = self.duty.pieces.with(piece, 1).and_then(|pieces| pieces.with(alone, singles));
        wanted.is_some_and(|pieces| fits(&pieces, self.ladder))
    }

    fn add(&mut self, piece: Piece) {
        let number = self.duty.pieces.as_slice().len();
        if self.duty.pieces.push(piece) {
            self.duty.parts[number] = self.part;
        }
    }

    /// A led pair or tractor of pairs (¶3, ¶5): as many pairs as possible, in runs as long as possible (A09).
    fn follow_pairs(&mut self, led: Shape) {
        // By the book a pair out of a triple is owed to a led pair (¶3); to a tractor as the rules say (A07).
        let protected = match self.rules.triple_breaking {
            TripleBreaking::Always => false,
            TripleBreaking::OnlyForPairs => led.is_tractor(),
            TripleBreaking::Never => true,
        };
        let piece = Piece { breaks_triples: !protected, ..Piece::new(2, 1) };
        let most = if led.is_tractor() { led.length() } else { self.loose_faces(1) };
        self.place(piece, most, led.length());
        if !led.is_tractor() && most > 0 {
            self.take_loose(2);
        }
    }

    /// A led triple or tractor of triples (¶4, ¶6): triples first, then pairs for the triples missing (A10, A11).
    fn follow_triples(&mut self, led: Shape) {
        let most = if led.is_tractor() { led.length() } else { self.loose_triples(1) };
        let placed = self.place(Piece::new(3, 1), most, led.length());
        let missing = led.length() - placed;
        if !led.is_tractor() && placed > 0 {
            self.take_loose(3);
        }
        let pairs = match self.rules.pairs_for_triples {
            PairsForTriples::OneForEach => missing,
            PairsForTriples::AsManyAsFit => missing * 3 / 2,
        };
        let pairs = if led.is_tractor() { pairs } else { self.loose_faces(pairs) };
        let breaks_triples = self.rules.triple_breaking == TripleBreaking::Always;
        let placed = self.place(Piece { breaks_triples, ..Piece::new(2, 1) }, pairs, led.length());
        if !led.is_tractor() && placed > 0 {
            self.take_loose(2);
        }
    }

    /// Adds as many of the single piece as fit, `most` at most, joined into runs as long as possible; says how many.
    fn place(&mut self, alone: Piece, most: u8, led_length: u8) -> u8 {
        let count = self.how_many(alone, most);
        let whole = alone.multiplicity == 2 && !alone.breaks_triples;
        let steps = if whole {
            self.ladder.steps_with_a_bare_pair()
        } else {
            self.ladder.steps_with(alone.multiplicity)
        };
        let mut longest = longest_run(steps);
        let mut left = count;
        while left > 0 {
            longest = self.run_owed(longest.min(left), led_length);
            while longest > 1 && !self.can_add(Piece { length: longest, ..alone }, left - longest) {
                longest = self.run_owed(longest - 1, led_length);
            }
            self.add(Piece { length: longest.max(1), ..alone });
            left -= longest.max(1);
        }
        count
    }

    /// The longest run that is owed where one so long is possible.
    fn run_owed(&self, longest: u8, led: u8) -> u8 {
        match self.rules.shorter_runs {
            ShorterRuns::Owed => longest,
            ShorterRuns::NotOwed if longest >= led => led,
            ShorterRuns::NotOwed => 1,
        }
    }

    /// How many of the single piece fit beside what is owed already, `most` at most.
    fn how_many(&self, alone: Piece, most: u8) -> u8 {
        let mut count = most.min(self.faces_left());
        if alone.multiplicity == 3 {
            count = count.min(self.ladder.triple_faces());
        } else if alone.breaks_triples {
            // Every face left supplies a pair, whatever is owed already.
            return count;
        }
        while count > 0 && !self.can_add(alone, count - 1) {
            count -= 1;
        }
        count
    }

    fn loose_faces(&self, most: u8) -> u8 {
        let Some(loose) = self.loose else { return most };
        let whole = self.rules.triple_breaking == TripleBreaking::Never;
        most.min(loose.pairs + if whole { 0 } else { loose.triples }).min(self.faces_left())
    }

    fn loose_triples(&self, most: u8) -> u8 {
        self.loose.map_or(most, |loose| most.min(loose.triples))
    }

    /// A face outside tractors is used: a pair comes from one held twice as long as there is one.
    fn take_loose(&mut self, multiplicity: u8) {
        if let Some(loose) = &mut self.loose {
            let held =
                if multiplicity == 3 || loose.pairs == 0 { &mut loose.triples } else { &mut loose.pairs };
            *held = held.saturating_sub(1);
        }
    }
}
