//! The places of a bracket while it is played (directing regulations art. 13).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::schedule::*;

/// Positions of that many entrants by strength.
fn by_strength(entrants: u32) -> Draw {
    let all: Vec<u32> = (1..=entrants).collect();
    draw_bracket(&all, &DrawOptions { seeds: all.clone(), ..DrawOptions::default() }).unwrap()
}

#[test]
fn places_are_told_as_soon_as_they_are_decided() {
    let draw = by_strength(8);
    let mut bracket = knockout(&draw.slots, ExtraMatches { third: true, fifth: true }).unwrap();
    let places = |bracket: &Bracket| -> Vec<(u32, Vec<u32>)> {
        bracket.places().into_iter().map(|place| (place.from, place.entrants)).collect()
    };
    // The stronger wins. The main rounds first: the final before the matches for third and fifth place.
    let main = |bracket: &Bracket| {
        let playable = bracket.playable();
        playable
            .iter()
            .copied()
            .find(|&game| bracket.matches()[game].part == Part::Main)
            .or(playable.first().copied())
    };
    let mut told = Vec::new();
    while let Some(game) = main(&bracket) {
        let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { unreachable!() };
        bracket.record(game, one.min(other)).unwrap();
        told.push(places(&bracket));
    }
    // After the final: first and second. Then third and fourth, then those who lose in the matches for fifth place.
    let first = [(1, vec![1]), (2, vec![2])];
    assert_eq!(told[5], []);
    assert_eq!(told[6], first);
    assert_eq!(told[7], [&first[..], &[(3, vec![3]), (4, vec![4])]].concat());
    assert_eq!(told[9].last(), Some(&(7, vec![7, 8])));
    assert_eq!(told[10].last(), Some(&(7, vec![7, 8])));
    assert_eq!(told[10].len(), 7);
    // The semi-finals' losers are third, though matches for fifth place are still to come.
    let mut bracket = knockout(&draw.slots, ExtraMatches { third: false, fifth: true }).unwrap();
    for _ in 0..6 {
        let game = main(&bracket).unwrap();
        let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { unreachable!() };
        bracket.record(game, one.min(other)).unwrap();
    }
    assert_eq!(places(&bracket), [(3, vec![3, 4])]);
}

/// A shared place reaches as far as those who may still go out in the same round, and is nobody else's once it was played for.
#[test]
fn a_place_tells_how_far_it_is_shared() {
    let told = |bracket: &Bracket| -> Vec<(u32, u32, Vec<u32>)> {
        bracket.places().into_iter().map(|place| (place.from, place.last, place.entrants)).collect()
    };
    let mut eight = knockout(&by_strength(8).slots, ExtraMatches { third: true, fifth: true }).unwrap();
    let mut plain = knockout(&by_strength(8).slots, ExtraMatches::default()).unwrap();
    plain.record(0, 1).unwrap();
    assert_eq!(told(&plain), [(5, 8, vec![8])], "three quarter-finals are still to be played");
    for (game, winner) in [(1, 4), (2, 3), (3, 2), (4, 1)] {
        plain.record(game, winner).unwrap();
    }
    assert_eq!(told(&plain), [(3, 4, vec![4]), (5, 8, vec![5, 6, 7, 8])]);
    for (game, winner) in [(0, 1), (1, 4), (2, 3), (3, 2)] {
        eight.record(game, winner).unwrap();
    }
    assert_eq!(told(&eight), [], "everybody plays on");
    let fifth = eight.playable().into_iter().find(|&game| eight.matches()[game].part == Part::Fifth).unwrap();
    eight.record(fifth, 5).unwrap();
    assert_eq!(told(&eight), [(7, 8, vec![8])], "5 beat 8, and 6 plays 7");
    while let Some(&game) = eight.playable().last() {
        let [Side::Entrant(one), Side::Entrant(other)] = eight.sides()[game] else { unreachable!() };
        eight.record(game, one.min(other)).unwrap();
    }
    let alone = (1..=6).map(|place| (place, place, vec![place]));
    assert_eq!(told(&eight), alone.chain([(7, 8, vec![7, 8])]).collect::<Vec<_>>());
    // Six: two quarter-finals are byes, so that only two go out in them.
    let mut six = knockout(&by_strength(6).slots, ExtraMatches::default()).unwrap();
    let first = six.playable()[0];
    let [Side::Entrant(one), Side::Entrant(other)] = six.sides()[first] else { unreachable!() };
    six.record(first, one).unwrap();
    assert_eq!(told(&six), [(5, 6, vec![other])]);
}

/// Whoever has gone out has the place it will share with those who go out in the same round, told from the first of them on.
#[test]
fn a_place_stays_what_it_was_told_to_be() {
    let told = |bracket: &Bracket| -> Vec<(u32, Vec<u32>)> {
        bracket.places().into_iter().map(|place| (place.from, place.entrants)).collect()
    };
    let mut eight = knockout(&by_strength(8).slots, ExtraMatches::default()).unwrap();
    for (game, winner, places) in [
        (0, 1, vec![(5, vec![8])]),
        (1, 4, vec![(5, vec![5, 8])]),
        (4, 1, vec![(3, vec![4]), (5, vec![5, 8])]),
        (2, 3, vec![(3, vec![4]), (5, vec![5, 6, 8])]),
    ] {
        eight.record(game, winner).unwrap();
        assert_eq!(told(&eight), places);
    }
    let mut source = Source::from_seed(17);
    for case in 0..200 {
        let slots = by_strength(2 + source.below(20) as u32).slots;
        let feed = if case % 3 == 0 { Feed::TopFirst } else { Feed::BottomFirst };
        let extra = ExtraMatches { third: case % 8 < 4, fifth: case % 16 < 8 };
        let mut bracket = match case % 4 {
            0 | 1 => knockout(&slots, extra),
            2 => double_elimination(&slots, Layout::Standard, feed, FinalRule::SecondFinal),
            _ => double_elimination(&slots, Layout::Compact, feed, FinalRule::SingleFinal),
        }
        .unwrap();
        let mut early: Vec<(u32, u32)> = Vec::new();
        while let Some(last) = bracket.playable().len().checked_sub(1) {
            let game = bracket.playable()[source.below(last as u128 + 1) as usize];
            let Side::Entrant(winner) = bracket.sides()[game][source.below(2) as usize] else {
                unreachable!()
            };
            bracket.record(game, winner).unwrap();
            early.extend(told(&bracket).iter().flat_map(|(from, who)| who.iter().map(|&own| (own, *from))));
        }
        let places = told(&bracket);
        for (own, from) in early {
            assert!(places.iter().any(|(last, who)| *last == from && who.contains(&own)), "{case}: {own}");
        }
    }
}

/// The largest brackets: played through from the first position on, and told at once how they stand.
#[test]
fn places_of_the_largest_brackets() {
    let slots: Vec<Slot> = (1..=MAX_BRACKET).map(Slot::Entrant).collect();
    let extra = ExtraMatches { third: true, fifth: true };
    let mut bracket = knockout(&slots, extra).unwrap();
    let mut round = bracket.playable();
    while !round.is_empty() {
        let sides = bracket.sides();
        for &game in &round {
            let [Side::Entrant(one), Side::Entrant(other)] = sides[game] else { unreachable!() };
            bracket.record(game, one.min(other)).unwrap();
        }
        round = bracket.playable();
    }
    let places = bracket.places();
    // Six places alone, two for those who lose in the matches for fifth place, and then the losers of each round.
    let from: Vec<u32> = places.iter().map(|place| place.from).collect();
    assert_eq!(from, [1, 2, 3, 4, 5, 6, 7, 9, 17, 33, 65, 129, 257, 513, 1025, 2049]);
    let last: Vec<u32> = (2..=MAX_BRACKET).step_by(2).collect();
    assert_eq!(places.last(), Some(&Place { from: 2049, last: MAX_BRACKET, entrants: last }));
    for layout in [Layout::Standard, Layout::Compact] {
        let double = double_elimination(&slots, layout, Feed::default(), FinalRule::SecondFinal).unwrap();
        assert_eq!((double.places(), double.champion()), (Vec::new(), None));
    }
}

#[test]
fn no_bracket_over_more_positions() {
    let slots = vec![Slot::Bye; 2 * MAX_BRACKET as usize];
    let refused = PositionsError::Number(slots.len());
    assert_eq!(refused.to_string(), "a bracket has 2, 4, 8, ... 4096 positions, not 8192");
    assert_eq!(knockout(&slots, ExtraMatches::default()), Err(refused));
    let double = double_elimination(&slots, Layout::Compact, Feed::default(), FinalRule::SingleFinal);
    assert_eq!(double, Err(refused));
}
