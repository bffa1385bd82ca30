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
        let by_tractors_only = rules.tractor_drawing == TractorDrawing::ByTractorsOnly;
        for (number, part) in led.iter().enumerate() {
            reckoning.part = number as u8;
            match part.shape.multiplicity() {
                1 => break,
                _ if reckoning.faces_left() == 0 => break,
                held if by_tractors_only && !part.shape.is_tractor() => reckoning.follow_from_outside(held),
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
    /// Where [`TractorDrawing::ByTractorsOnly`] holds: what the led tractors draw, and the cards left to them by the others.
    tractors: Option<(Pieces, Ladder)>,
}

impl<'a> Reckoning<'a> {
    fn new(ladder: &'a Ladder, rules: &'a Rules) -> Reckoning<'a> {
        Reckoning { duty: Duty::NONE, ladder, rules, part: 0, tractors: None }
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
        self.place(piece, led.length(), led.length());
    }

    /// A led triple or tractor of triples (¶4, ¶6): triples first, then pairs for the triples missing (A10, A11).
    fn follow_triples(&mut self, led: Shape) {
        let missing = led.length() - self.place(Piece::new(3, 1), led.length(), led.length());
        let pairs = match self.rules.pairs_for_triples {
            PairsForTriples::OneForEach => missing,
            PairsForTriples::AsManyAsFit => missing * 3 / 2,
        };
        self.place(Piece { breaks_triples: self.breaks_always(), ..Piece::new(2, 1) }, pairs, led.length());
    }

    fn breaks_always(&self) -> bool {
        self.rules.triple_breaking == TripleBreaking::Always
    }

    /// A led pair or triple where it draws nothing out of tractors: what stands outside them and is not needed for the led
    /// tractors, which are served first.
    fn follow_from_outside(&mut self, multiplicity: u8) {
        let breaks_triples = match multiplicity {
            2 => self.rules.triple_breaking != TripleBreaking::Never,
            _ => self.breaks_always(),
        };
        let pair = Piece { breaks_triples, ..Piece::new(2, 1) };
        if multiplicity == 3 && self.take_outside(3) {
            self.add(Piece::new(3, 1));
        } else if self.take_outside(2) || (breaks_triples && self.take_outside(3)) {
            self.add(pair);
        }
    }

    /// Takes a face held exactly so often that stands outside tractors, if the led tractors can do without it.
    #[inline(never)]
    fn take_outside(&mut self, held: u8) -> bool {
        let steps = self.ladder.steps_with(2);
        let outside = steps & !(steps << 1) & !(steps >> 1);
        let (drawn, left) = self.tractors.get_or_insert((self.duty.pieces, *self.ladder));
        let fewer = left.without_one(outside, held).filter(|fewer| fits(drawn, fewer));
        *left = fewer.unwrap_or(*left);
        fewer.is_some()
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
}
