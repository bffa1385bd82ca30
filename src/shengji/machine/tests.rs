//! The machine against a plain search, for more pieces than are ever led.

use super::*;
use crate::cards::Source;
use crate::shengji::trump::Crowd;
use std::collections::HashSet;

/// Faces left exactly twice and three times, and cards in pieces, step by step.
type Free = Vec<(u8, u8, u8)>;

/// Whether the pieces from number `next` on can be placed, trying every place, with at least so many cards on each step
/// and below.
fn search(
    pieces: &[Piece],
    next: usize,
    free: &Free,
    least: &[u8; STEPS],
    failed: &mut HashSet<(usize, Free)>,
) -> bool {
    let Some(piece) = pieces.get(next) else {
        let mut used = 0;
        return free.iter().zip(least).all(|(here, &least)| {
            used += here.2;
            used >= least
        });
    };
    if failed.contains(&(next, free.clone())) {
        return false;
    }
    let starts = 0..=free.len().saturating_sub(usize::from(piece.length));
    let found = starts.clone().any(|start| {
        let high_enough = start + usize::from(piece.length) > usize::from(piece.lowest_top);
        high_enough
            && takings(piece, start, free).iter().any(|left| search(pieces, next + 1, left, least, failed))
    });
    if !found {
        failed.insert((next, free.clone()));
    }
    found
}

/// Every way to take a piece with that lowest step.
fn takings(piece: &Piece, start: usize, free: &Free) -> Vec<Free> {
    let mut ways = vec![free.clone()];
    for step in start..start + usize::from(piece.length) {
        let mut next = Vec::new();
        for way in ways {
            let (pairs, triples, _) = way[step];
            if piece.multiplicity == 2 && pairs > 0 {
                let mut left = way.clone();
                left[step].0 -= 1;
                left[step].2 += piece.multiplicity;
                next.push(left);
            }
            if triples > 0 && (piece.multiplicity == 3 || piece.breaks_triples) {
                let mut left = way;
                left[step].1 -= 1;
                left[step].2 += piece.multiplicity;
                next.push(left);
            }
        }
        ways = next;
    }
    ways
}

fn random_ladder(source: &mut Source) -> (Ladder, Free) {
    let mut ladder = Ladder { pairs: 0, triples: 0, crowd: None };
    for step in (0..16).filter(|&step| step != 12) {
        match source.below(8) {
            0 => {}
            1..4 => ladder.pairs |= 1 << step,
            _ => ladder.triples |= 1 << step,
        }
    }
    let (pairs, triples) = (source.below(2) as u8, source.below(3) as u8);
    match (pairs, triples) {
        (0, 0) => {}
        (1, 0) => ladder.pairs |= 1 << 12,
        (0, 1) => ladder.triples |= 1 << 12,
        _ => ladder.crowd = Some(Crowd { step: 12, pairs, triples }),
    }
    let free = (0..16).map(|step| ladder.on(step)).map(|(pairs, triples)| (pairs, triples, 0)).collect();
    (ladder, free)
}

fn random_pieces(source: &mut Source, most: u8, tops: bool, breaks: bool) -> Pieces {
    let mut pieces = Pieces::NONE;
    while pieces.faces() < most {
        let length = [1, 1, 1, 2, 2, 3][source.below(6) as usize];
        let lowest_top = if tops && source.below(3) == 0 { source.below(14) as u8 } else { 0 };
        let breaks_triples = breaks || source.below(2) == 0;
        pieces.push(Piece { multiplicity: 2 + source.below(2) as u8, length, breaks_triples, lowest_top });
    }
    pieces
}

fn compare(pieces: &Pieces, ladder: &Ladder, free: &Free) -> bool {
    let mut longest_first = pieces.as_slice().to_vec();
    longest_first.sort_by_key(|piece| core::cmp::Reverse((piece.multiplicity, piece.length)));
    let anywhere = [0; STEPS];
    let expected = search(&longest_first, 0, free, &anywhere, &mut HashSet::new());
    let context = format!("{:?} on {ladder:?}", pieces.as_slice());
    assert_eq!(fits(pieces, ladder), expected, "{context}");
    assert_eq!(fits_low(pieces, ladder, &anywhere), expected, "low: {context}");
    expected
}

#[test]
fn few_pieces() {
    let mut source = Source::from_seed(16);
    let mut fitting = 0;
    for number in 0..1500 {
        let (ladder, free) = random_ladder(&mut source);
        let pieces = random_pieces(&mut source, 2 + (number % 6) as u8, number % 2 == 0, number % 3 > 0);
        fitting += usize::from(compare(&pieces, &ladder, &free));
    }
    assert!((200..1300).contains(&fitting), "{fitting} of 1500 fit");
}

#[test]
fn pieces_that_stand_low() {
    let mut source = Source::from_seed(18);
    let (mut fitting, mut low) = (0, 0);
    for number in 0..1500 {
        let (ladder, free) = random_ladder(&mut source);
        let pieces = random_pieces(&mut source, 2 + (number % 4) as u8, number % 2 == 0, true);
        let mut least = [0; STEPS];
        for _ in 0..1 + number % 3 {
            let step = source.below(16) as usize;
            least[step] = source.below(1 + step as u128) as u8;
        }
        let fits = compare(&pieces, &ladder, &free);
        let expected = search(pieces.as_slice(), 0, &free, &least, &mut HashSet::new());
        assert_eq!(
            fits_low(&pieces, &ladder, &least),
            expected,
            "{:?} on {ladder:?}, {least:?}",
            pieces.as_slice()
        );
        fitting += usize::from(fits);
        low += usize::from(expected);
    }
    assert!(low > 200 && fitting > low + 100, "{fitting} of 1500 fit, {low} of them low");
}

#[test]
fn more_pieces_than_one_word_holds() {
    let mut source = Source::from_seed(17);
    let (mut wide, mut fitting) = (0, 0);
    for number in 0..400 {
        let (ladder, free) = random_ladder(&mut source);
        let pieces = random_pieces(&mut source, 9 + (number % 5) as u8, number % 2 == 0, true);
        wide += usize::from(Word::new(pieces.as_slice()).is_none());
        fitting += usize::from(compare(&pieces, &ladder, &free));
    }
    assert!(wide > 30 && (20..380).contains(&fitting), "{wide} need the wide machine, {fitting} of 400 fit");
}

#[test]
fn ways_lead_where_reading_leads() {
    let mut source = Source::from_seed(19);
    let (mut states, mut met) = (0, 0);
    for number in 0..300 {
        let pieces = random_pieces(&mut source, 2 + (number % 8) as u8, false, number % 3 > 0);
        let Some(machine) = Word::new(pieces.as_slice()) else { continue };
        let mut now = machine.start();
        for _ in 0..8 {
            let faces = (source.below(4) as u8, source.below(3) as u8);
            let mut ways = Vec::new();
            machine.add_ways(faces, &mut ways);
            let next = machine.read(&now, ANYWHERE, faces.0, faces.1);
            assert_eq!(machine.onward(&ways, &now), next, "{faces:?}, {:?}", pieces.as_slice());
            // Back from some of what is reached: to exactly what leads there.
            let some = next & source.below(u128::from(u64::MAX)) as u64;
            let mut before = 0;
            machine.back(&ways, &some, &mut before);
            for one in (0..64).map(|bit| 1 << bit).filter(|one| now & one != 0) {
                let leads = machine.read(&one, ANYWHERE, faces.0, faces.1) & some != 0;
                assert_eq!(
                    before & one != 0,
                    leads,
                    "{one:b} to {some:b}, {faces:?}, {:?}",
                    pieces.as_slice()
                );
                met += usize::from(leads);
            }
            (now, states) = (next, states + 1);
        }
    }
    assert!(states > 1500 && met > 5000, "{met} situations of {states} states");
}

#[test]
fn no_pieces_are_too_many_for_the_wide_machine() {
    // 320 situations on 17 faces; no pieces have more than 800 (see `Wide`).
    let worst = [(2, 1, 4), (3, 1, 3), (2, 2, 1), (3, 2, 1), (2, 3, 1), (3, 3, 1)];
    let mut pieces = Pieces::NONE;
    for (multiplicity, length, count) in worst {
        for _ in 0..count {
            pieces.push(Piece::new(multiplicity, length));
        }
    }
    assert!(pieces.faces() >= 17 && Word::new(pieces.as_slice()).is_none());
    assert!(Wide::new(pieces.as_slice()).is_some());
    assert!(!pieces.push(Piece::new(2, 16)), "more than a suit holds is not taken");
}
