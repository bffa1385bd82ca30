//! Round robins (directing regulations art. 14 and 18).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;
use tricklaw::event::schedule::*;

/// Everybody meets everybody once, nobody twice in a round, and an odd field has one bye a round.
fn check(rounds: &Schedule, count: u32) {
    let mut met = BTreeSet::new();
    for round in rounds {
        let mut busy = BTreeSet::new();
        for pairing in round {
            assert!(busy.insert(pairing.home) && busy.insert(pairing.away), "{count}: {round:?}");
            assert!((1..=count).contains(&pairing.home) && (1..=count).contains(&pairing.away));
            assert!(met.insert((pairing.home.min(pairing.away), pairing.home.max(pairing.away))), "{count}");
        }
        assert_eq!(round.len() as u32, count / 2);
    }
    assert_eq!(met.len() as u32, count * (count - 1) / 2, "{count}");
}

fn text(round: &[Pairing]) -> String {
    round.iter().map(|pairing| format!("{}-{}", pairing.home, pairing.away)).collect::<Vec<_>>().join(" ")
}

#[test]
fn printed_tables() {
    for count in [5, 6, 7, 8, 11, 12] {
        let rounds = round_robin(count, RoundRobin::Printed).unwrap();
        check(&rounds, count);
        let limit = if count % 2 == 0 { 1 } else { 2 };
        assert!(home_surplus(&rounds, count).iter().all(|surplus| surplus.abs() <= limit), "{count}");
        if count % 2 == 1 {
            for entrant in 1..=count {
                assert_eq!(bye_round(&rounds, entrant), Some(entrant), "{count}");
            }
        } else {
            // The highest number at the highest table, meeting k in round k.
            for (round, pairings) in (1..).zip(&rounds) {
                assert_eq!(pairings.last().unwrap().opponent(count), Some(round));
            }
            assert_eq!(bye_round(&rounds, 1), None);
        }
    }
    let eight = round_robin(8, RoundRobin::Printed).unwrap();
    assert_eq!(text(&eight[5]), "7-5 4-2 3-1 8-6");
    assert_eq!(text(&eight[6]), "1-2 3-4 5-6 7-8");
    for count in [6, 8] {
        assert_eq!(runs_of_three(&round_robin(count, RoundRobin::Printed).unwrap(), count), []);
    }
    // The printed table for 12 breaks the rule of art. 14 for four teams.
    let twelve = round_robin(12, RoundRobin::Printed).unwrap();
    let mut broken: Vec<u32> = runs_of_three(&twelve, 12).into_iter().map(|(entrant, _)| entrant).collect();
    broken.dedup();
    assert_eq!(broken, [3, 4, 9, 10]);
    assert_eq!(round_robin(10, RoundRobin::Printed), Err(RoundRobinError::NoTable));
}

#[test]
fn rotation_as_printed_for_six() {
    let rounds = round_robin(6, RoundRobin::Rotation).unwrap();
    let texts: Vec<String> = rounds.iter().map(|round| text(round)).collect();
    assert_eq!(texts, ["1-6 2-5 3-4", "1-5 6-4 2-3", "1-4 5-3 6-2", "1-3 4-2 5-6", "1-2 3-6 4-5"]);
}

#[test]
fn every_rotation_is_a_round_robin() {
    for count in 2..=41 {
        for kind in [RoundRobin::Rotation, RoundRobin::Balanced] {
            check(&round_robin(count, kind).unwrap(), count);
        }
    }
    assert_eq!(round_robin(1, RoundRobin::Rotation), Err(RoundRobinError::Size));
    assert_eq!(round_robin(MAX_ROUND_ROBIN + 1, RoundRobin::Balanced), Err(RoundRobinError::Size));
}

#[test]
fn balanced_rotations() {
    for count in 2..=41 {
        let rounds = round_robin(count, RoundRobin::Balanced).unwrap();
        let limit = if count % 2 == 0 { 1 } else { 0 };
        assert!(home_surplus(&rounds, count).iter().all(|surplus| surplus.abs() <= limit), "{count}");
        assert_eq!(runs_of_three(&rounds, count), [], "{count}");
    }
}

#[test]
fn second_cycles() {
    let first = round_robin(6, RoundRobin::Printed).unwrap();
    let ranks = [4, 2, 6, 1, 3, 5];
    let second = second_cycle(&first, &ranks).unwrap();
    check(&second, 6);
    // Ranks 1-2, 3-4, 5-6 in the last round.
    let last: Vec<[u32; 2]> = second[4].iter().map(|pairing| [pairing.home, pairing.away]).collect();
    for (pair, ranked) in last.iter().zip(ranks.chunks(2)) {
        assert!(pair.contains(&ranked[0]) && pair.contains(&ranked[1]));
    }
    for pairing in second.iter().flatten() {
        assert!(first.iter().flatten().any(|earlier| *earlier == pairing.reversed()), "{pairing:?}");
    }
    // The same where no table is printed, and with somebody resting: the lowest of all.
    for (count, kind) in [
        (10, RoundRobin::Balanced),
        (9, RoundRobin::Balanced),
        (9, RoundRobin::Rotation),
        (7, RoundRobin::Printed),
    ] {
        let first = round_robin(count, kind).unwrap();
        let ranks: Vec<u32> = (1..=count).map(|place| place * 4 % (count + 1)).collect();
        let ranks: Vec<u32> = if count % 2 == 0 { ranks } else { (1..=count).rev().collect() };
        let second = second_cycle(&first, &ranks).unwrap();
        check(&second, count);
        let last = second.last().unwrap();
        for pair in ranks.chunks_exact(2) {
            assert!(
                last.iter().any(|pairing| pairing.opponent(pair[0]) == Some(pair[1])),
                "{count} {kind:?} {pair:?}"
            );
        }
        for pairing in second.iter().flatten() {
            assert!(first.iter().flatten().any(|earlier| *earlier == pairing.reversed()), "{pairing:?}");
        }
    }
    assert_eq!(second_cycle(&first, &[1, 2, 3]), Err(RoundRobinError::Ranks));
    assert_eq!(second_cycle(&first, &[1, 1, 2, 3, 4, 5]), Err(RoundRobinError::Ranks));
}

/// A region as large as a third of the field is placed with few choices looked at.
#[test]
fn many_of_a_region_meet_early() {
    let rounds = round_robin(64, RoundRobin::Rotation).unwrap();
    let (numbers, last) = early_numbers(&rounds, 20, 1_000_000).unwrap();
    assert_eq!((numbers.len(), last), (20, 37));
    for (place, &one) in numbers.iter().enumerate() {
        for &other in &numbers[place + 1..] {
            let early = rounds[..37].iter().flatten();
            assert_eq!(early.filter(|pairing| pairing.opponent(one) == Some(other)).count(), 1);
        }
    }
}

#[test]
fn neighbours_meet_early() {
    for count in [6, 8, 12] {
        let rounds = round_robin(count, RoundRobin::Printed).unwrap();
        for size in 2..=4 {
            let (numbers, last) = early_numbers(&rounds, size, 1_000_000).unwrap();
            let meet = |one: u32, other: u32| {
                rounds
                    .iter()
                    .position(|round| round.iter().any(|pairing| pairing.opponent(one) == Some(other)))
            };
            let latest = |set: &[u32]| {
                let pairs = set.iter().flat_map(|&one| set.iter().map(move |&other| (one, other)));
                pairs
                    .filter(|(one, other)| one < other)
                    .map(|(one, other)| meet(one, other).unwrap() + 1)
                    .max()
                    .unwrap()
            };
            assert_eq!(latest(&numbers) as u32, last);
            // No other choice of three is better.
            if size == 3 {
                for one in 1..=count {
                    for two in one + 1..=count {
                        for three in two + 1..=count {
                            assert!(latest(&[one, two, three]) as u32 >= last);
                        }
                    }
                }
            }
        }
        assert_eq!(early_numbers(&rounds, count + 1, 1_000_000), None);
        assert_eq!(early_numbers(&rounds, 4, 3), None, "the budget ran out");
    }
}

#[test]
fn two_tables_of_four_joined() {
    for half in [2, 4, 6, 8, 10] {
        let rounds = joined(2 * half, RoundRobin::Balanced).unwrap();
        check(&rounds, 2 * half);
        // Each half is through before the halves meet.
        for round in &rounds[..half as usize - 1] {
            assert!(round.iter().all(|pairing| (pairing.home <= half) == (pairing.away <= half)));
        }
        assert!(home_surplus(&rounds, 2 * half).iter().all(|surplus| surplus.abs() <= 1), "{half}");
    }
    // The halves meet by rotation, home in turn: 1-5 first, then each against the next of the other half.
    let rounds = joined(8, RoundRobin::Balanced).unwrap();
    let told = |round: &Vec<Pairing>| -> Vec<(u32, u32)> {
        round.iter().map(|pairing| (pairing.home, pairing.away)).collect()
    };
    assert_eq!(told(&rounds[3]), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    assert_eq!(told(&rounds[4]), [(6, 1), (7, 2), (8, 3), (5, 4)]);
    for (count, refusal) in [
        (6, RoundRobinError::Halves), // two tables of three
        (9, RoundRobinError::Halves),
        (0, RoundRobinError::Size),
        (204, RoundRobinError::Size),
    ] {
        assert_eq!(joined(count, RoundRobin::Balanced), Err(refusal), "{count}");
    }
    assert_eq!(joined(8, RoundRobin::Printed), Err(RoundRobinError::NoTable));
}
