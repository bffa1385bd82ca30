//! Pieces that must not all stand high: laid so that enough of the cards on the lower steps are in them.

use super::{MAX_KINDS, Machine, Piece, Pieces, Situations, Wide};
use crate::shengji::trump::Ladder;

/// The most steps a ladder has.
pub(crate) const STEPS: usize = 16;

/// Whether the pieces can be laid on the ladder, each face used once, so that on each step and those below it together
/// at least `least` cards are in them. The cards that are in no piece then stand as high as is asked.
///
/// How high pieces of one form must stand is kept as a number of them for each step, not as forms of their own: whatever
/// heights are asked for, the wide machine holds them.
pub(crate) fn fits_low(pieces: &Pieces, ladder: &Ladder, least: &[u8; STEPS]) -> bool {
    let mut anywhere = *pieces;
    anywhere.items.iter_mut().for_each(|piece| piece.lowest_top = 0);
    let Some(machine) = Wide::new(anywhere.as_slice()) else { return false };
    let mut now = machine.start();
    for (step, &least) in (0..).zip(least) {
        let (pairs, triples) = ladder.on(step);
        now = machine.read(&now, step, pairs, triples);
        let higher = |piece: &Piece| piece.lowest_top > step;
        if least > 0 || pieces.as_slice().iter().any(higher) {
            let mut owed = [0; MAX_KINDS];
            for (kind, owed) in machine.kinds().iter().zip(&mut owed) {
                let form = |piece: &&Piece| Piece { lowest_top: 0, ..**piece } == kind.piece;
                *owed = pieces.as_slice().iter().filter(form).filter(|piece| higher(piece)).count() as u32;
            }
            machine.keep(&mut now, least.into(), &owed);
        }
    }
    machine.is_done(&now)
}

impl<const W: usize, const O: usize> Machine<W, O> {
    /// Leaves only the situations in which at least `least` of the cards read are in pieces, and as many pieces of each kind
    /// as are `owed` are not complete yet.
    fn keep(&self, now: &mut Situations<W, O>, least: u32, owed: &[u32; MAX_KINDS]) {
        for situation in 0..=self.last {
            let (word, bit) = (situation as usize / 64, 1 << (situation % 64));
            let (mut used, mut short) = (0, [0; MAX_KINDS]);
            for (index, kind) in self.kinds().iter().enumerate() {
                let placed = situation / kind.stride % (u32::from(kind.count) + 1);
                used += placed * u32::from(kind.piece.multiplicity * kind.piece.length);
                short[index] = (placed + owed[index]).saturating_sub(kind.count.into());
            }
            let all_short: u32 = short.iter().sum();
            if used < least || all_short > 0 {
                now.closed[word] &= !bit;
            }
            for (kind, &short) in self.kinds().iter().zip(&short) {
                for to_go in 1..kind.piece.length {
                    // The open run is placed but not complete, and some of its cards are still to come.
                    let read = used.saturating_sub((to_go * kind.piece.multiplicity).into());
                    if read < least || all_short > short.min(1) {
                        now.open[kind.open_index(to_go)][word] &= !bit;
                    }
                }
            }
        }
    }
}
