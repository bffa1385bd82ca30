//! Movements of pairs and individual events, and what surrounds a team match (directing regulations art. 17, 18, 25).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeMap;
use tricklaw::bridge::{Seat, Side};
use tricklaw::event::schedule::*;

/// Nothing wrong, every seat taken, and every pair plays as many sets as it meets opponents.
fn check(movement: &Movement) {
    assert_eq!(movement.faults(), []);
    assert_eq!(movement.sittings.len() as u32, movement.tables * movement.rounds);
    for round in 1..=movement.rounds {
        assert_eq!(movement.sitting_out(round), Vec::<u32>::new());
    }
    assert!(movement.sittings.iter().all(|sitting| (1..=movement.sets).contains(&sitting.set)));
}

#[test]
fn straight_skip_and_relay() {
    for tables in 2..=30 {
        if tables % 2 == 1 {
            let movement = mitchell(tables, tables, Mitchell::Straight).unwrap();
            check(&movement);
            assert_eq!(movement.copies(), 1);
            assert!(mitchell(tables, 1, Mitchell::Skip).is_err());
        } else {
            let skip = mitchell(tables, tables - 1, Mitchell::Skip).unwrap();
            check(&skip);
            assert_eq!(skip.copies(), 1);
            let relay = mitchell(tables, tables, Mitchell::Relay).unwrap();
            check(&relay);
            // The first and the last table share, nobody else does.
            for round in 1..=tables {
                let mut at = BTreeMap::new();
                for sitting in relay.sittings.iter().filter(|sitting| sitting.round == round) {
                    at.entry(sitting.set).or_insert_with(Vec::new).push(sitting.table);
                }
                let shared: Vec<&Vec<u32>> = at.values().filter(|tables| tables.len() > 1).collect();
                assert_eq!(shared, [&vec![1, tables]]);
            }
            // In a single round nothing comes from the stand: every set is at a table, the last one's the first one's.
            let single = mitchell(tables, 1, Mitchell::Relay).unwrap();
            check(&single);
            let sets: Vec<u32> = single.sittings.iter().map(|sitting| sitting.set).collect();
            assert_eq!((single.sets, sets), (tables - 1, (1..tables).chain([1]).collect()));
            assert!(mitchell(tables, 1, Mitchell::Straight).is_err());
        }
    }
    assert_eq!(mitchell(6, 6, Mitchell::Skip), Err(MovementError::Rounds { most: 5 }));
    let even = MovementError::Tables { from: 2, to: MAX_TABLES, step: 2 };
    assert_eq!((mitchell(0, 1, Mitchell::Relay), mitchell(3, 3, Mitchell::Skip)), (Err(even), Err(even)));
    assert_eq!(even.to_string(), "this movement is for 2 to 100 tables, an even number");
    let odd = mitchell(4, 4, Mitchell::Straight).unwrap_err();
    assert_eq!(odd.to_string(), "this movement is for 3 to 99 tables, an odd number");
    let first = mitchell(7, 2, Mitchell::Straight).unwrap();
    let line = |round: u32, table: u32| {
        let sitting =
            first.sittings.iter().find(|sitting| (sitting.round, sitting.table) == (round, table)).unwrap();
        (sitting.ns, sitting.ew, sitting.set)
    };
    assert_eq!((line(1, 3), line(2, 4), line(2, 3)), ((3, 10, 3), (4, 10, 5), (3, 9, 4)));
}

#[test]
fn an_even_field_needs_a_skip() {
    // What the skip is for: without it east-west meet the same boards again after half of the rounds.
    let mut wrong = mitchell(6, 5, Mitchell::Skip).unwrap();
    for sitting in &mut wrong.sittings {
        sitting.ew = 6 + (sitting.table - 1 + 6 - (sitting.round - 1)) % 6 + 1;
    }
    assert!(wrong.faults().iter().any(|fault| matches!(fault, MovementFault::SetAgain { round: 4, .. })));
}

#[test]
fn howells_bring_everybody_together() {
    for tables in 2..=15 {
        let movement = howell(tables).unwrap();
        check(&movement);
        assert_eq!(movement.sittings.len() as u32, movement.pairs * (movement.pairs - 1) / 2);
        for pair in 1..=movement.pairs {
            let sets: Vec<u32> = movement
                .sittings
                .iter()
                .filter(|sitting| sitting.ns == pair || sitting.ew == pair)
                .map(|sitting| sitting.set)
                .collect();
            assert_eq!(sets.len() as u32, movement.sets, "everybody plays every set");
        }
        assert_eq!(movement.copies() == 1, tables >= 4, "{tables}");
    }
    assert!(howell(1).is_err() && howell(16).is_err());
    let short = howell(5).unwrap().without(10);
    assert_eq!(short.sitting_out(1), [1], "the missing pair sits nowhere");
    assert_eq!(short.faults(), []);
}

#[test]
fn webs() {
    // An even number of tables and an odd one of rounds: two copies do.
    for (tables, rounds) in
        [(14, 13), (16, 13), (18, 13), (20, 13), (24, 13), (26, 13), (16, 11), (16, 9), (20, 11)]
    {
        let movement = web(tables, rounds, rounds, 2).unwrap();
        check(&movement);
        assert!(movement.copies() <= 2 && movement.sets == rounds, "{tables} {rounds}");
    }
    for (tables, rounds, sections) in [(23, 9, 3), (25, 13, 4), (29, 13, 4), (20, 10, 4)] {
        let movement = web(tables, rounds, rounds, sections).unwrap();
        check(&movement);
        assert!(movement.copies() <= sections);
    }
    assert_eq!(web(24, 12, 12, 2), Err(MovementError::NotFound));
    assert_eq!(web(14, 14, 13, 2), Err(MovementError::Rounds { most: 13 }));
    let tables = Err(MovementError::Tables { from: 3, to: MAX_TABLES, step: 1 });
    for (count, sections) in [(2, 1), (MAX_TABLES + 1, 2), (14, 0), (14, 5), (3, 4)] {
        assert_eq!(web(count, 1, 1, sections), tables, "{count} tables in {sections} sections");
    }
}

/// How often something is so of two players.
type ByTwo = BTreeMap<[u32; 2], u32>;

/// How often which two players are partners, how often opponents, and in how many rounds each of them plays.
fn meetings(movement: &IndividualMovement) -> (ByTwo, ByTwo, BTreeMap<u32, u32>) {
    let (mut partners, mut opponents, mut plays) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let two = |one: u32, other: u32| [one.min(other), one.max(other)];
    for sitting in &movement.sittings {
        let [north, east, south, west] = sitting.players;
        for (one, other) in [(north, south), (east, west)] {
            *partners.entry(two(one, other)).or_insert(0) += 1;
        }
        for (one, other) in [(north, east), (north, west), (south, east), (south, west)] {
            *opponents.entry(two(one, other)).or_insert(0) += 1;
        }
        for player in sitting.players {
            *plays.entry(player).or_insert(0) += 1;
        }
    }
    (partners, opponents, plays)
}

/// Every table is there in every round, numbered from 1, and nobody sits twice.
fn check_individual(movement: &IndividualMovement, tables: u32) {
    for round in 1..=movement.rounds {
        let now: Vec<_> = movement.sittings.iter().filter(|sitting| sitting.round == round).collect();
        assert_eq!(
            now.iter().map(|sitting| sitting.table).collect::<Vec<_>>(),
            (1..=tables).collect::<Vec<_>>()
        );
        let mut seated: Vec<u32> = now.iter().flat_map(|sitting| sitting.players).collect();
        seated.sort_unstable();
        seated.dedup();
        assert_eq!(seated.len() as u32, 4 * tables);
        assert!(seated.iter().all(|player| (1..=movement.players).contains(player)));
        assert!(now.iter().all(|sitting| sitting.set == round));
    }
}

#[test]
fn individuals_partner_everybody_once() {
    for (tables, out) in (1..=8).flat_map(|tables| [(tables, 0), (tables, 1)]) {
        let movement = individual_sitting_out(tables, out).unwrap();
        assert_eq!((movement.players, movement.rounds), (4 * tables + out, 4 * tables - 1 + 2 * out));
        check_individual(&movement, tables);
        let (partners, opponents, plays) = meetings(&movement);
        let pairs = movement.players * (movement.players - 1) / 2;
        assert_eq!((partners.len() as u32, opponents.len() as u32), (pairs, pairs), "{tables} {out}");
        assert!(partners.values().all(|&count| count == 1) && opponents.values().all(|&count| count == 2));
        assert!(plays.values().all(|&count| count == movement.rounds - out));
    }
    assert_eq!(individual(5), individual_sitting_out(5, 0));
    assert!(individual(0).is_err() && individual(9).is_err());
}

#[test]
fn in_an_individual_of_two_or_three_too_many_all_sit_out_equally_often() {
    for (tables, out) in (1..=8).map(|tables| (tables, 2)).chain((1..=7).map(|tables| (tables, 3))) {
        let movement = individual_sitting_out(tables, out).unwrap();
        assert_eq!((movement.players, movement.rounds), (4 * tables + out, 4 * tables + out));
        check_individual(&movement, tables);
        let (partners, opponents, plays) = meetings(&movement);
        assert!(plays.values().all(|&count| count == movement.rounds - out), "{tables} {out}");
        assert!(partners.values().all(|&count| count == 1), "{tables} {out}");
        let pairs = movement.players * (movement.players - 1) / 2;
        // With two out, everybody but one is a partner; with three, the empty seat takes the place of no partner.
        assert_eq!(
            partners.len() as u32,
            pairs - if out == 2 { movement.players / 2 } else { movement.players }
        );
        let even = out == 3 || ![1, 3].contains(&tables);
        assert!(
            opponents.values().all(|&count| if even { count <= 2 } else { (1..=2).contains(&count) }),
            "{tables} {out}"
        );
    }
    assert_eq!(individual_sitting_out(8, 3), Err(MovementError::Tables { from: 1, to: 7, step: 1 }));
    assert_eq!(individual_sitting_out(1, 4), Err(MovementError::NotFound));
}

#[test]
fn seats() {
    assert_eq!(bridge_seats(Team::Away, Room::Open), Side::EastWest);
    assert_eq!(bridge_seats(Team::Away, Room::Closed), Side::NorthSouth);
    assert_eq!(shengji_seats(Team::Home, ShengjiTable::A), Side::EastWest);
    assert_eq!(shengji_seats(Team::Home, ShengjiTable::B), Side::NorthSouth);
    assert_eq!(shengji_seats(Team::Away, ShengjiTable::A), Side::NorthSouth);
    assert_eq!(shengji_seats(Team::Away, ShengjiTable::B), Side::EastWest);
    let seats = [
        (Side::NorthSouth, MixedPartner::Man),
        (Side::NorthSouth, MixedPartner::Woman),
        (Side::EastWest, MixedPartner::Man),
        (Side::EastWest, MixedPartner::Woman),
    ];
    let expected = [Seat::North, Seat::South, Seat::West, Seat::East];
    assert_eq!(seats.map(|(side, partner)| mixed_seat(side, partner)), expected);
}

#[test]
fn the_right_to_seat_second() {
    let (home, away) = (Some(Team::Home), Some(Team::Away));
    let right =
        |segments, choices: &[u32], hum: &[Team]| seating_right(segments, Team::Home, choices, hum).unwrap();
    let none = &[];
    assert_eq!(right(1, &[], none).segments, [None], "one segment: nobody");
    assert_eq!(right(4, &[2, 1, 4, 3], none).segments, [away, home, away, home]);
    assert_eq!(right(4, &[2], none).next, away);
    assert_eq!(right(4, &[2, 1, 4, 3], none).next, None, "everything is chosen");
    assert_eq!(
        right(5, &[1, 2, 3, 4], none).segments,
        [home, away, home, away, None],
        "odd: nobody in the last"
    );
    assert_eq!(right(3, &[], &[Team::Home]).segments, [away; 3]);
    assert_eq!(right(1, &[], &[Team::Away]).segments, [home]);
    assert_eq!(right(2, &[1, 2], &[Team::Away, Team::Home]).segments, [home, away], "both: as usual");
    let refuse = |segments, choices: &[u32], hum: &[Team]| {
        seating_right(segments, Team::Home, choices, hum).unwrap_err()
    };
    assert_eq!(refuse(3, &[3], none).choice, 0);
    assert_eq!(refuse(4, &[1, 1], none).choice, 1);
    assert_eq!(refuse(4, &[0], none).choice, 0);
    assert_eq!(refuse(4, &[1], &[Team::Home]).choice, 0);
}

#[test]
fn line_ups_and_time() {
    let options = LineUpOptions::default();
    assert_eq!(line_up(10, &options), LineUp::SitTogether(5));
    assert_eq!(line_up(11, &options), LineUp::Publish { without: 15, with: 5 });
    let time = |boards, screens, duplicated| {
        let (least, most) =
            match_time(boards, PlayConditions { screens, duplicated }, &TimeOptions::default());
        (least.to_decimal(1), most.to_decimal(1))
    };
    let text = |least: &str, most: &str| (least.to_string(), most.to_string());
    assert_eq!(time(8, false, false), text("65.0", "70.0"));
    assert_eq!(time(16, true, false), text("135.0", "135.0"));
    assert_eq!(time(20, true, true), text("190.0", "210.0"));
    assert_eq!(time(10, true, false), text("85.0", "85.0"));
    assert_eq!(time(10, false, false), text("75.0", "80.0"));
}

/// A pair sits in one place a round, meets another once and plays a set once (art. 17, 18): whatever is wrong is told.
#[test]
fn faults_of_a_movement() {
    let of = |sittings: &[(u32, u32, u32, u32, u32)]| Movement {
        pairs: 4,
        tables: 2,
        rounds: 2,
        sets: 3,
        sittings: sittings
            .iter()
            .map(|&(round, table, ns, ew, set)| Sitting { round, table, ns, ew, set })
            .collect(),
    };
    use MovementFault::*;
    assert_eq!(of(&[(1, 1, 1, 2, 1), (1, 2, 3, 4, 2), (2, 1, 1, 3, 3)]).faults(), []);
    let cases = [
        ((1, 2, 2, 3, 2), TwoPlaces { pair: 2, round: 1 }),
        ((2, 1, 3, 1, 1), SetAgain { pair: 1, set: 1, round: 2 }),
        ((2, 1, 1, 2, 2), MeetAgain { one: 1, other: 2, round: 2 }),
        ((2, 1, 2, 1, 2), MeetAgain { one: 2, other: 1, round: 2 }),
    ];
    for (second, fault) in cases {
        assert_eq!(of(&[(1, 1, 1, 2, 1), second]).faults(), [fault]);
    }
}
