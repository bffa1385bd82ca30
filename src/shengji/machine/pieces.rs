//! Pairs, triples and runs of them that are wanted.

/// A wanted piece: a pair, a triple or a run of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// 2 or 3 of each face.
    pub multiplicity: u8,
    /// How many steps.
    pub length: u8,
    /// For pairs: whether two cards of a triple count.
    pub breaks_triples: bool,
    /// The lowest step its top may be on.
    pub lowest_top: u8,
}

impl Piece {
    /// A piece that may stand anywhere and may break triples.
    pub const fn new(multiplicity: u8, length: u8) -> Piece {
        Piece { multiplicity, length, breaks_triples: true, lowest_top: 0 }
    }

    /// Whether a face held so many times, exactly 2 or 3, can serve.
    pub fn takes(&self, held: u8) -> bool {
        if held == 3 { self.multiplicity == 3 || self.breaks_triples } else { self.multiplicity == 2 }
    }

    /// Whether a piece whose lowest step is this one would stand high enough.
    pub fn may_start(&self, step: u8) -> bool {
        step + self.length > self.lowest_top
    }

    /// The faces exactly twice and three times that are left when one serves, a pair before a triple.
    pub fn take_from(&self, (pairs, triples): (u8, u8)) -> Option<(u8, u8)> {
        if self.takes(2) && pairs > 0 {
            Some((pairs - 1, triples))
        } else if self.takes(3) && triples > 0 {
            Some((pairs, triples - 1))
        } else {
            None
        }
    }
}

/// The most faces a suit can have: twelve of the trump suit, four level cards, two jokers.
pub(crate) const MAX_FACES: usize = 18;

/// Up to [`MAX_FACES`] pieces; none of them can be empty, so no more could be held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pieces {
    pub(super) items: [Piece; MAX_FACES],
    len: u8,
    faces: u8,
}

impl Pieces {
    pub const NONE: Pieces = Pieces { items: [Piece::new(2, 1); MAX_FACES], len: 0, faces: 0 };

    pub fn as_slice(&self) -> &[Piece] {
        &self.items[..usize::from(self.len)]
    }

    /// How many faces the pieces take together.
    pub fn faces(&self) -> u8 {
        self.faces
    }

    /// Adds a piece; one that no suit has room for is left out and `false` comes back.
    pub fn push(&mut self, piece: Piece) -> bool {
        let fits = usize::from(self.faces) + usize::from(piece.length) <= MAX_FACES && piece.length > 0;
        if fits {
            self.items[usize::from(self.len)] = piece;
            self.len += 1;
            self.faces += piece.length;
        }
        fits
    }

    /// The pieces and `count` more of one form, or nothing if there is no room.
    pub fn with(mut self, piece: Piece, count: u8) -> Option<Pieces> {
        (0..count).all(|_| self.push(piece)).then_some(self)
    }
}
