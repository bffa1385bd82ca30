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
pub(crate) use reader::{ANYWHERE, Reader, Ways};
pub(crate) use wide::Wide;
pub(crate) use word::Word;

mod forms;
mod low;
mod pieces;
mod reader;
mod wide;
mod word;

/// Whether the pieces can be laid side by side on the ladder, each face used once.
pub(crate) fn fits(pieces: &Pieces, ladder: &Ladder) -> bool {
    let wanted = pieces.as_slice();
    if pieces.faces() > ladder.faces() {
        return false;
    }
    if let Some(quick) = fits_simply(wanted, ladder) {
        return quick;
    }
    // What is led in play lies in one word; the wide machine holds whatever 18 faces have room for.
    match Word::new(wanted) {
        Some(machine) => accepts(&machine, ladder),
        None => fits_low(pieces, ladder, &[0; STEPS]),
    }
}

fn accepts(machine: &impl Reader, ladder: &Ladder) -> bool {
    let mut now = machine.start();
    let crowd = ladder.crowd.map_or(0, |crowd| 1 << crowd.step);
    let steps = ladder.pairs | ladder.triples | crowd;
    for step in 0..32 - steps.leading_zeros() as u8 {
        let (pairs, triples) = ladder.on(step);
        now = machine.read(&now, step, pairs, triples);
        if machine.is_done(&now) {
            return true;
        }
    }
    machine.is_done(&now)
}

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

#[cfg(test)]
mod tests;
