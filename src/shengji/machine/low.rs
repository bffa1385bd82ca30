//! Pieces that must not all stand high: laid so that enough of the cards on the lower steps are in them.

use super::forms::MAX_KINDS;
use super::{Piece, Pieces, Reader, Wide};
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
            for (form, owed) in machine.forms().as_slice().iter().zip(&mut owed) {
                let alike = |piece: &&Piece| Piece { lowest_top: 0, ..**piece } == form.piece;
                *owed = pieces.as_slice().iter().filter(alike).filter(|piece| higher(piece)).count() as u32;
            }
            keep(&machine, &mut now, least.into(), &owed);
        }
    }
    machine.is_done(&now)
}

/// Leaves only the situations in which at least `least` of the cards read are in pieces, and as many pieces of each form
/// as are `owed` are not complete yet.
fn keep(machine: &Wide, now: &mut <Wide as Reader>::State, least: u32, owed: &[u32; MAX_KINDS]) {
    let forms = machine.forms().as_slice();
    let mut kept = Wide::NONE;
    for situation in 0..=machine.forms().last {
        let single = Wide::single(situation);
        let (mut used, mut short) = (0, [0; MAX_KINDS]);
        for (index, form) in forms.iter().enumerate() {
            let placed = form.placed(situation);
            used += placed * u32::from(form.piece.multiplicity * form.piece.length);
            short[index] = (placed + owed[index]).saturating_sub(form.count.into());
        }
        let all_short: u32 = short.iter().sum();
        if used >= least && all_short == 0 {
            machine.add(&mut kept, 0, single);
        }
        for (form, &short) in forms.iter().zip(&short) {
            for to_go in 1..form.piece.length {
                // The open run is placed but not complete, and some of its cards are still to come.
                let read = used.saturating_sub((to_go * form.piece.multiplicity).into());
                if read >= least && all_short <= short.min(1) {
                    machine.add(&mut kept, form.slot(to_go), single);
                }
            }
        }
    }
    *now = machine.common(now, &kept);
}
