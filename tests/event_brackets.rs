//! Draws and knock-out brackets (directing regulations art. 13).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::schedule::*;

/// The printed seed table, sizes to 256.
const SEEDS: &str = "
1 256 129 128 65 192 193 64 33 224 161 96 97 160 225 32
17 240 145 112 81 176 209 48 49 208 177 80 113 144 241 16
9 248 137 120 73 184 201 56 41 216 169 88 105 152 233 24
25 232 153 104 89 168 217 40 57 200 185 72 121 136 249 8";

/// The printed bye table, sizes to 128.
const BYES: &str = "
2 127 66 63 34 95 98 31 18 111 82 47 50 79 114 15
10 119 74 55 42 87 106 23 26 103 90 39 58 71 122 7
6 123 70 59 38 91 102 27 22 107 86 43 54 75 118 11
14 115 78 51 46 83 110 19 30 99 94 35 62 67 126 3";

/// Reads a printed table for a size: its entries up to the size, in order.
fn read(table: &str, size: u32) -> Vec<u32> {
    table.split_whitespace().map(|entry| entry.parse().unwrap()).filter(|&entry| entry <= size).collect()
}

#[test]
fn seed_and_bye_positions_equal_the_printed_tables() {
    for size in [8, 16, 32, 64, 128, 256] {
        let expected = read(SEEDS, size);
        assert_eq!(seed_positions(size, size / 4).unwrap(), expected[..size as usize / 4], "{size}");
    }
    for size in [8, 16, 32, 64, 128] {
        let expected = read(BYES, size);
        assert_eq!(expected.len() as u32, size / 2);
        assert_eq!(bye_positions(size, size / 2).unwrap(), expected, "{size}");
    }
    assert_eq!(bye_positions(8, 5), None);
    assert_eq!((seed_positions(0, 0), seed_positions(6, 2), seed_positions(8, 9)), (None, None, None));
    assert_eq!(seed_positions(1, 1), Some(vec![1]));
}

#[test]
fn the_printed_figure_for_sixteen() {
    assert_eq!(seeded_order(16).unwrap(), [1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2]);
    for size in [2, 4, 8, 16, 64, 256] {
        let order = seeded_order(size).unwrap();
        assert!(order.chunks(2).all(|pair| pair[0] + pair[1] == size + 1), "{size}");
    }
}

#[test]
fn favourites_meet_as_late_as_they_should() {
    for size in [4, 8, 16, 32, 64] {
        let draw = by_strength(size);
        let mut bracket = knockout(&draw.slots, ExtraMatches::default()).unwrap();
        let mut left = size;
        while bracket.champion().is_none() {
            for game in bracket.playable() {
                let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { panic!() };
                assert_eq!(one + other, left + 1, "size {size}: {one} against {other}");
                bracket.record(game, one.min(other)).unwrap();
            }
            left /= 2;
        }
        assert_eq!(bracket.champion(), Some(1));
    }
}

fn by_strength(entrants: u32) -> Draw {
    let all: Vec<u32> = (1..=entrants).collect();
    draw_bracket(&all, &DrawOptions { seeds: all.clone(), ..DrawOptions::default() }).unwrap()
}

#[test]
fn byes_go_to_the_strongest() {
    for entrants in 2..=40 {
        let draw = by_strength(entrants);
        let byes = entrants.next_power_of_two() - entrants;
        let mut resting: Vec<u32> = draw
            .slots
            .chunks(2)
            .filter_map(|pair| match pair {
                [Slot::Entrant(team), Slot::Bye] | [Slot::Bye, Slot::Entrant(team)] => Some(*team),
                _ => None,
            })
            .collect();
        resting.sort_unstable();
        assert_eq!(resting, (1..=byes).collect::<Vec<_>>(), "{entrants}");
    }
}

#[test]
fn draws_keep_groups_apart() {
    let teams: Vec<u32> = (1..=16).collect();
    for lot in 0..50 {
        let keep_apart = vec![vec![5, 6], vec![7, 8, 9, 10]];
        let options = DrawOptions { seeds: vec![1, 2, 3, 4], keep_apart, lot, ..DrawOptions::default() };
        let draw = draw_bracket(&teams, &options).unwrap();
        assert_eq!(draw_bracket(&teams, &options).unwrap(), draw, "the same lot draws the same");
        let position = |team| draw.slots.iter().position(|slot| *slot == Slot::Entrant(team)).unwrap();
        let half = |team| position(team) / 8;
        let quarter = |team| position(team) / 4;
        assert_ne!(half(5), half(6));
        let mut quarters: Vec<usize> = [7, 8, 9, 10].map(quarter).into();
        quarters.sort_unstable();
        assert_eq!(quarters, [0, 1, 2, 3]);
        assert_eq!(([1, 2].map(position), draw.unavoidable.len()), ([0, 15], 0));
        let mut all: Vec<Slot> = draw.slots.clone();
        all.sort_by_key(|slot| format!("{slot:?}"));
        all.dedup();
        assert_eq!(all.len(), 16);
    }
    let crowded = DrawOptions { keep_apart: vec![(1..=6).collect()], ..DrawOptions::default() };
    let draw = draw_bracket(&(1..=8).collect::<Vec<_>>(), &crowded).unwrap();
    assert_eq!(draw.unavoidable.len(), 2, "six of one region in four matches");
}

/// Several groups at once (art. 13: in different halves as far as possible): contestants, seeds, groups. In all of these
/// nobody need meet his own group in the first round, and two of a group need not stand in the same half.
#[test]
fn groups_do_not_crowd_each_other() {
    let list = |from: u32, to: u32| (from..=to).collect::<Vec<u32>>();
    for (count, seeds, keep_apart) in [
        (8, 0, vec![list(1, 3), list(4, 6), list(7, 8)]),
        (8, 0, vec![list(1, 4), list(5, 8)]),
        (16, 0, vec![list(1, 5), list(6, 10), list(11, 15)]),
        (16, 0, vec![list(1, 3), list(4, 6), list(7, 9), list(10, 12), list(13, 15)]),
        (13, 4, vec![list(5, 9), list(10, 12), vec![1, 13]]),
        (11, 0, vec![list(1, 5), list(6, 10)]),
        (6, 2, vec![vec![1, 3], vec![2, 4], vec![5, 6]]),
    ] {
        let entrants = list(1, count);
        let mut seen = vec![false; count.next_power_of_two() as usize];
        for lot in 0..300 {
            let seeds = list(1, seeds);
            let options =
                DrawOptions { seeds, keep_apart: keep_apart.clone(), lot, ..DrawOptions::default() };
            let draw = draw_bracket(&entrants, &options).unwrap();
            let half = draw.slots.len() / 2;
            let place = |entrant: u32| draw.slots.iter().position(|slot| *slot == Slot::Entrant(entrant));
            assert_eq!(draw.unavoidable, [], "{keep_apart:?}, lot {lot}");
            for group in keep_apart.iter() {
                let first = group.iter().filter(|&&entrant| place(entrant).unwrap() < half).count();
                assert!(first.abs_diff(group.len() - first) <= 1, "{group:?} of {keep_apart:?}, lot {lot}");
            }
            seen[place(count).unwrap()] = true;
        }
        let free = seen.iter().filter(|seen| **seen).count();
        assert!(free > 2, "the last one draws: {free} positions");
    }
    // Too many for the halves: as few as can be meet at once, and everybody has a position.
    let nine = DrawOptions { keep_apart: vec![list(1, 9), list(10, 16)], lot: 5, ..DrawOptions::default() };
    let draw = draw_bracket(&list(1, 16), &nine).unwrap();
    assert_eq!(draw.unavoidable.len(), 1);
    let mut drawn: Vec<Slot> = draw.slots.clone();
    drawn.sort_by_key(|slot| if let Slot::Entrant(entrant) = slot { *entrant } else { 0 });
    assert_eq!(drawn, list(1, 16).into_iter().map(Slot::Entrant).collect::<Vec<_>>());
}

/// What cannot be divided evenly is divided by lot (art. 13: the others draw), and where two odd groups compete for the last
/// position of a half, each has it as often. Counted by how many of each group stand in the first half.
#[test]
fn the_odd_one_of_a_group_is_drawn() {
    let list = |from: u32, to: u32| (from..=to).collect::<Vec<u32>>();
    let seen = |groups: &[Vec<u32>]| {
        let mut seen: Vec<(Vec<usize>, u32)> = Vec::new();
        for lot in 0..400 {
            let options = DrawOptions { keep_apart: groups.to_vec(), lot, ..DrawOptions::default() };
            let draw = draw_bracket(&list(1, 8), &options).unwrap();
            let first = |own: &Vec<u32>| {
                draw.slots[..4]
                    .iter()
                    .filter(|slot| matches!(slot, Slot::Entrant(one) if own.contains(one)))
                    .count()
            };
            let division: Vec<usize> = groups.iter().map(first).collect();
            match seen.iter_mut().find(|(known, _)| *known == division) {
                Some((_, times)) => *times += 1,
                None => seen.push((division, 1)),
            }
        }
        seen.sort();
        seen
    };
    let divisions = |groups: &[Vec<u32>]| seen(groups).into_iter().map(|(own, _)| own).collect::<Vec<_>>();
    assert_eq!(divisions(&[list(1, 3)]), [[1], [2]]);
    assert_eq!(divisions(&[list(1, 3), list(4, 6)]), [[1, 1], [1, 2], [2, 1], [2, 2]]);
    // With one free contestant besides: 2 of the four and 1 or 2 of the three.
    assert_eq!(divisions(&[list(1, 4), list(5, 7)]), [[2, 1], [2, 2]]);
    // Nobody besides: one of the two odd groups has its third in the first half.
    let both = seen(&[list(1, 3), list(4, 6), list(7, 8)]);
    assert_eq!(both.iter().map(|(own, _)| own.as_slice()).collect::<Vec<_>>(), [[1, 2, 1], [2, 1, 1]]);
    assert!(both.iter().all(|&(_, times)| (160..=240).contains(&times)), "{both:?}");
}

#[test]
fn draws_that_are_refused() {
    let teams = [1, 2, 3, 4, 5];
    let refuse = |entrants: &[u32], options: &DrawOptions| draw_bracket(entrants, options).unwrap_err();
    let plain = DrawOptions::default();
    assert_eq!(refuse(&[1], &plain), DrawError::Entrants);
    let crowd: Vec<u32> = (1..=MAX_BRACKET + 1).collect();
    assert_eq!(refuse(&crowd, &plain), DrawError::Entrants);
    assert_eq!(draw_bracket(&crowd[1..], &plain).unwrap().slots.len(), MAX_BRACKET as usize);
    assert_eq!(refuse(&[1, 1], &plain), DrawError::Twice { entrant: 1 });
    // Each group is divided by itself: who is in two would have to be in two places of the draw.
    let apart = |keep_apart: Vec<Vec<u32>>| DrawOptions { keep_apart, ..DrawOptions::default() };
    let two = refuse(&[1, 2, 3, 4], &apart(vec![vec![1, 2], vec![3], vec![4, 2]]));
    assert_eq!(two, DrawError::TwoGroups { entrant: 2, groups: [0, 2] });
    assert_eq!(two.to_string(), "contestant 2 is in groups 1 and 3 and can be in one only");
    assert_eq!(refuse(&[1, 2, 3], &apart(vec![vec![1, 2, 1]])), DrawError::Twice { entrant: 1 });
    let both = apart(vec![vec![1, 2], vec![1, 3]]);
    assert_eq!(refuse(&[1, 1, 2, 3], &both), DrawError::Twice { entrant: 1 }, "before the groups");
    assert_eq!(refuse(&teams, &DrawOptions { size: Some(4), ..plain.clone() }), DrawError::Size);
    assert_eq!(refuse(&teams, &DrawOptions { size: Some(6), ..plain.clone() }), DrawError::Size);
    assert_eq!(refuse(&teams, &DrawOptions { size: Some(16), ..plain.clone() }), DrawError::Size);
    assert_eq!(
        refuse(&teams, &DrawOptions { size: Some(2 * MAX_BRACKET), ..plain.clone() }),
        DrawError::Size
    );
    assert_eq!(refuse(&teams, &DrawOptions { seeds: vec![9], ..plain }), DrawError::Unknown { entrant: 9 });
}

#[test]
fn matches_for_third_and_fifth_place() {
    let draw = by_strength(16);
    let mut bracket = knockout(&draw.slots, ExtraMatches { third: true, fifth: true }).unwrap();
    assert_eq!(bracket.matches().len(), 15 + 1 + 3);
    while let Some(&game) = bracket.playable().first() {
        let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { panic!() };
        bracket.record(game, one.min(other)).unwrap();
    }
    let places: Vec<(u32, Vec<u32>)> =
        bracket.places().into_iter().map(|place| (place.from, place.entrants)).collect();
    let expected: Vec<(u32, Vec<u32>)> = vec![
        (1, vec![1]),
        (2, vec![2]),
        (3, vec![3]),
        (4, vec![4]),
        (5, vec![5]),
        (6, vec![6]),
        (7, vec![7, 8]),
        (9, (9..=16).collect()),
    ];
    assert_eq!(places, expected);
}

#[test]
fn brackets_that_are_too_small() {
    let slots = by_strength(4).slots;
    let all = knockout(&slots, ExtraMatches { third: true, fifth: true }).unwrap();
    assert_eq!(all.matches().len(), 3 + 1, "four play for third place, nobody for fifth");
    let final_only = knockout(&slots[..2], ExtraMatches { third: true, fifth: true }).unwrap();
    assert_eq!(final_only.matches().len(), 1);
    for count in [0, 1, 3] {
        assert_eq!(no_bracket(&slots[..count]), PositionsError::Number(count));
    }
    let twice = [Slot::Entrant(7), Slot::Entrant(3), Slot::Bye, Slot::Entrant(7)];
    assert_eq!(no_bracket(&twice), PositionsError::Repeated(7));
}

#[test]
fn nobody_comes_to_the_first_round_from_a_match() {
    for slot in [Slot::Winner(0), Slot::Winner(5), Slot::Loser(0), Slot::Loser(usize::MAX)] {
        assert_eq!(no_bracket(&[slot, Slot::Entrant(1)]), PositionsError::FromMatch(0));
        assert_eq!(no_bracket(&[Slot::Entrant(1), slot]), PositionsError::FromMatch(1));
    }
    let text = PositionsError::FromMatch(1).to_string();
    assert_eq!(text, "position 2 is filled from a match, and none comes before the first round");
}

/// Why neither kind of bracket can be made over those positions.
fn no_bracket(slots: &[Slot]) -> PositionsError {
    let refused = knockout(slots, ExtraMatches::default()).unwrap_err();
    let double = double_elimination(slots, Layout::Standard, Feed::default(), FinalRule::SecondFinal);
    assert_eq!(double, Err(refused));
    refused
}

#[test]
fn the_matches_for_fifth_place_alone_leave_third_to_the_semi_finals() {
    let draw = by_strength(8);
    let mut bracket = knockout(&draw.slots, ExtraMatches { third: false, fifth: true }).unwrap();
    while let Some(&game) = bracket.playable().first() {
        // The stronger wins: 1 to 4 reach the semi-finals.
        let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { unreachable!() };
        bracket.record(game, one.min(other)).unwrap();
    }
    let places: Vec<(u32, Vec<u32>)> =
        bracket.places().into_iter().map(|place| (place.from, place.entrants)).collect();
    let expected = [(1, vec![1]), (2, vec![2]), (3, vec![3, 4]), (5, vec![5]), (6, vec![6]), (7, vec![7, 8])];
    assert_eq!(places, expected);
}

/// Art. 28: where both sides forfeit the final nobody has won, and nobody behind them has a worse place for it.
#[test]
fn a_final_both_forfeit_costs_nobody_else_a_place() {
    let of = |bracket: &Bracket| -> Vec<(u32, u32, Vec<u32>)> {
        bracket.places().into_iter().map(|place| (place.from, place.last, place.entrants)).collect()
    };
    let mut bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    bracket.record(0, 1).unwrap();
    bracket.record(1, 2).unwrap();
    bracket.record_forfeited(2, None).unwrap();
    assert_eq!(of(&bracket), [(2, 2, vec![1, 2]), (3, 4, vec![3, 4])]);
    let mut bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    bracket.record_forfeited(0, None).unwrap();
    bracket.record_forfeited(1, None).unwrap();
    assert_eq!(of(&bracket), [(2, 4, vec![1, 2, 3, 4])]);
}

#[test]
fn results_are_recorded_once() {
    let mut bracket = knockout(&[1, 2, 3, 4].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    assert_eq!(bracket.record(9, 1), Err(BracketError::NoMatch));
    assert_eq!(bracket.record(2, 1), Err(BracketError::NotPlayable));
    assert_eq!(bracket.record(0, 3), Err(BracketError::NotInMatch));
    bracket.record(0, 1).unwrap();
    bracket.record(0, 2).unwrap(); // a correction while nothing rests on it
    bracket.record(1, 3).unwrap();
    bracket.record(2, 2).unwrap();
    let before = bracket.clone();
    assert_eq!(bracket.record(0, 1), Err(BracketError::SuccessorPlayed { match_id: 2 }));
    assert_eq!(bracket.clear(1), Err(BracketError::SuccessorPlayed { match_id: 2 }));
    assert_eq!(bracket.record(0, 2), Ok(()), "the same again changes nothing");
    assert_eq!(bracket, before);
    bracket.clear(2).unwrap();
    bracket.record(0, 1).unwrap();
    assert_eq!(bracket.sides()[2], [Side::Entrant(1), Side::Entrant(3)]);
    assert_eq!(bracket.champion(), None);
}

#[test]
fn a_semi_final_stands_once_its_losers_have_played() {
    let third = ExtraMatches { third: true, fifth: false };
    let mut bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), third).unwrap();
    bracket.record(0, 1).unwrap();
    bracket.record(1, 2).unwrap();
    let place = (0..4).find(|&game| bracket.sides()[game] == [Side::Entrant(4), Side::Entrant(3)]).unwrap();
    bracket.record(place, 4).unwrap();
    let refused = Err(BracketError::SuccessorPlayed { match_id: place });
    assert_eq!((bracket.record(0, 4), bracket.clear(1)), (refused, refused));
    bracket.clear(place).unwrap();
    bracket.record(0, 4).unwrap();
    assert_eq!(bracket.sides()[place], [Side::Entrant(1), Side::Entrant(3)]);
}
