//! Swiss pairing (directing regulations art. 16, Shengji art. 27).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::schedule::*;

fn options(round: u32) -> SwissOptions {
    SwissOptions { round, ..SwissOptions::default() }
}

fn met(meetings: &[(u32, u32)]) -> SwissHistory {
    let meetings = meetings.iter().map(|&(one, other)| Meeting { round: 1, sides: [one, other] }).collect();
    SwissHistory { meetings, byes: Vec::new() }
}

/// The pairs of a round, the smaller number first.
fn pairs(round: &SwissRound) -> Vec<(u32, u32)> {
    round.pairs.iter().map(|pair| (pair.home.min(pair.away), pair.home.max(pair.away))).collect()
}

#[test]
fn neighbours_meet() {
    let round = swiss_pair(&[4, 2, 6, 1, 3, 5], &SwissHistory::default(), &options(3)).unwrap();
    assert_eq!(pairs(&round), [(2, 4), (1, 6), (3, 5)]);
    assert!(round.pairs.iter().all(|pair| pair.home < pair.away), "odd round: the smaller number at home");
    let round = swiss_pair(&[4, 2, 6, 1], &SwissHistory::default(), &options(2)).unwrap();
    assert!(round.pairs.iter().all(|pair| pair.home > pair.away));
    let ranked = SwissOptions { home: HomeRule::HigherRank, ..options(2) };
    let round = swiss_pair(&[4, 2, 1, 6], &SwissHistory::default(), &ranked).unwrap();
    assert_eq!(round.pairs.iter().map(|pair| pair.home).collect::<Vec<_>>(), [4, 1]);
    assert_eq!(swiss_pair(&[], &SwissHistory::default(), &options(2)).unwrap(), SwissRound::default());
}

#[test]
fn a_clash_is_repaired_with_the_next_team() {
    // The printed rule: the lower team changes places with the one ranked next.
    let round = swiss_pair(&[1, 2, 3, 4], &met(&[(1, 2)]), &options(3)).unwrap();
    assert_eq!(pairs(&round), [(1, 3), (2, 4)]);
    // At the bottom it fails: 5 and 6 have met, nobody is ranked below. The pair above gives way.
    let round = swiss_pair(&[1, 2, 3, 4, 5, 6], &met(&[(5, 6)]), &options(3)).unwrap();
    assert_eq!(pairs(&round), [(1, 2), (3, 5), (4, 6)]);
    // And higher up still, if need be.
    let last = met(&[(3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]);
    assert!(matches!(swiss_pair(&[1, 2, 3, 4, 5, 6], &last, &options(3)), Err(SwissError::Rematch { .. })));
    let last = met(&[(3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]);
    let round = swiss_pair(&[1, 2, 3, 4, 5, 6], &last, &options(3)).unwrap();
    assert_eq!(pairs(&round), [(1, 5), (2, 6), (3, 4)]);
}

#[test]
fn unavoidable_rematches_are_named_and_few() {
    let all = met(&[(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let Err(SwissError::Rematch { round }) = swiss_pair(&[1, 2, 3, 4], &all, &options(4)) else { panic!() };
    assert_eq!(round.rematches, [(1, 2), (3, 4)]);
    // One is enough here: 1 has met everybody, 2 may meet 3 or 4.
    let one = met(&[(1, 2), (1, 3), (1, 4), (3, 4)]);
    let fewest = SwissOptions { rematch: Rematch::FewestEarliest, ..options(4) };
    let round = swiss_pair(&[1, 2, 3, 4], &one, &fewest).unwrap();
    assert_eq!((round.rematches.len(), pairs(&round)), (1, vec![(1, 3), (2, 4)]));
    // Those who met longest ago, or most recently, meet again.
    let mut history = all.clone();
    for (meeting, round) in history.meetings.iter_mut().zip([3, 1, 2, 2, 1, 3]) {
        meeting.round = round;
    }
    let round = swiss_pair(&[1, 2, 3, 4], &history, &fewest).unwrap();
    assert_eq!(pairs(&round), [(1, 3), (2, 4)]);
    let latest = SwissOptions { rematch: Rematch::FewestLatest, ..options(4) };
    assert_eq!(pairs(&swiss_pair(&[1, 2, 3, 4], &history, &latest).unwrap()), [(1, 2), (3, 4)]);
    // 1 and 3 met again in round 4, told first: the last meeting counts, so that 1 and 2 is the older one.
    history.meetings.insert(0, Meeting { round: 4, sides: [3, 1] });
    let five = SwissOptions { rematch: Rematch::FewestEarliest, ..options(5) };
    assert_eq!(pairs(&swiss_pair(&[1, 2, 3, 4], &history, &five).unwrap()), [(1, 4), (2, 3)]);
}

#[test]
fn byes() {
    let ranking = [1, 2, 3, 4, 5];
    let none = SwissHistory::default();
    assert_eq!(
        swiss_pair(&ranking, &none, &options(1)),
        Err(SwissError::LotNeeded { among: ranking.to_vec() }),
        "the first bye is drawn"
    );
    let drawn = SwissOptions { drawn_bye: Some(3), ..options(1) };
    let round = swiss_pair(&swiss_fold(&ranking).unwrap(), &none, &drawn).unwrap();
    assert_eq!((round.bye, pairs(&round)), (Some(3), vec![(1, 5), (2, 4)]));
    let had = SwissHistory { byes: vec![5], ..SwissHistory::default() };
    // What was drawn for the first round says nothing of a later one, whether that team is still there or not.
    for drawn in [5, 1, 9] {
        let kept = SwissOptions { drawn_bye: Some(drawn), ..options(2) };
        assert_eq!(swiss_pair(&ranking, &had, &kept).unwrap().bye, Some(4), "{drawn}");
    }
    assert_eq!(swiss_pair(&ranking, &had, &options(2)).unwrap().bye, Some(4), "once per team");
    // The first four have all met: whoever rests, two of them meet again.
    let blocked = met(&[(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let round = swiss_pair(
        &[1, 2, 3, 4, 5],
        &blocked,
        &SwissOptions { rematch: Rematch::FewestEarliest, ..options(3) },
    );
    assert_eq!(round.unwrap().rematches.len(), 1);
    // All three have met and none has rested: the lowest rests (art. 16), as whoever rests two meet again.
    let three = SwissOptions { rematch: Rematch::FewestEarliest, ..options(4) };
    let round = swiss_pair(&[2, 1, 3], &met(&[(1, 2), (1, 3), (2, 3)]), &three).unwrap();
    assert_eq!((round.bye, pairs(&round)), (Some(3), vec![(1, 2)]));
    let everybody = SwissHistory { byes: ranking.to_vec(), ..SwissHistory::default() };
    assert_eq!(swiss_pair(&ranking, &everybody, &options(6)), Err(SwissError::NoByeLeft));
    assert_eq!(swiss_pair(&[1, 1], &none, &options(2)), Err(SwissError::Unknown { entrant: 1 }));
    let stranger = SwissOptions { drawn_bye: Some(9), ..options(1) };
    assert_eq!(swiss_pair(&ranking, &none, &stranger), Err(SwissError::Unknown { entrant: 9 }));
}

#[test]
fn triangles() {
    let three = SwissOptions { odd: OddField::Triangle, ..options(2) };
    let ranking = [1, 2, 3, 4, 5, 6, 7];
    let round = swiss_pair(&ranking, &SwissHistory::default(), &three).unwrap();
    assert_eq!((round.triangle, pairs(&round)), (Some([5, 6, 7]), vec![(1, 2), (3, 4)]));
    // Two of the last three have met: the next lowest choice.
    let round = swiss_pair(&ranking, &met(&[(6, 7)]), &three).unwrap();
    assert_eq!((round.triangle, pairs(&round)), (Some([4, 5, 7]), vec![(1, 2), (3, 6)]));
    // All have met: the last three (art. 16), as any three would meet again.
    let all: Vec<(u32, u32)> = (1..=5).flat_map(|one| (one + 1..=5).map(move |other| (one, other))).collect();
    let again = SwissOptions { rematch: Rematch::FewestEarliest, ..three };
    let round = swiss_pair(&[1, 2, 3, 4, 5], &met(&all), &again).unwrap();
    assert_eq!((round.triangle, round.rematches.len()), (Some([3, 4, 5]), 4));
    // The second half of a triangle over two rounds.
    let continuing = SwissOptions { continuing: Some([5, 6, 7]), ..three };
    let round = swiss_pair(&ranking, &met(&[(1, 2)]), &continuing).unwrap();
    assert_eq!((round.triangle, pairs(&round)), (None, vec![(1, 3), (2, 4)]));
    assert_eq!(swiss_pair(&[1], &SwissHistory::default(), &three), Err(SwissError::TooFew));
    // Half matches: 12.51 and 9.00 are 10.755, upwards.
    assert_eq!(triangle_points_c(1251, 900), 1076);
    assert_eq!(triangle_points_c(1250, 900), 1075);
}

#[test]
fn orders_and_advice() {
    assert_eq!(swiss_fold(&[1, 2, 3, 4, 5, 6]), Ok(vec![1, 6, 2, 5, 3, 4]));
    assert_eq!(swiss_fold(&[9]), Ok(vec![9]));
    let points = |list: &[(u32, i32)]| -> Vec<RoundPoints> {
        list.iter().map(|&(entrant, points_c)| RoundPoints { entrant, points_c }).collect()
    };
    let four = points(&[(1, 1000), (2, 3000), (3, 2500), (4, 1500)]);
    assert_eq!(swiss_all_win(&four, &[1, 1, 0, 0], 2), Ok(vec![2, 1, 3, 4]));
    assert_eq!(swiss_all_win(&points(&[(1, 0), (2, 0), (3, 0)]), &[0; 3], 1), Err(SwissOrderError::Unbeaten));
    // Equal records with equal points stand by number, from the largest in even rounds.
    let level = points(&[(1, 1000), (2, 1000), (3, 1000), (4, 1000)]);
    assert_eq!(swiss_all_win(&level, &[0, 1, 0, 1], 2), Ok(vec![4, 2, 3, 1]));
    assert_eq!(swiss_all_win(&level, &[0, 1, 0, 1], 3), Ok(vec![2, 4, 1, 3]));
    assert_eq!(
        swiss_all_win(&four, &[1, 1, 0], 2),
        Err(SwissOrderError::Unbeaten),
        "wins of three teams out of four"
    );
    // Nobody can stand in an order twice.
    let twice = points(&[(1, 1000), (9, 900), (9, 800), (4, 0)]);
    let refusal = Err(SwissOrderError::Twice { entrant: 9 });
    assert_eq!(swiss_fold(&[9, 1, 9]), refusal);
    assert_eq!([swiss_order(&twice, 1), swiss_all_win(&twice, &[0; 4], 1)], [refusal.clone(), refusal]);
    assert_eq!(bye_points_c(i32::MAX, (6, 5)), i32::MAX, "as far as the number goes");
    assert_eq!(bye_points_c(-5, (1, 0)), -5, "a factor without sense counts as 1");
    let advice = [(16, Some((4, 6))), (17, Some((5, 9))), (33, Some((7, 12))), (65, None)];
    for (entrants, expected) in advice {
        assert_eq!(swiss_rounds_advice(entrants, &ROUNDS_ADVICE), Ok(expected));
    }
    // The regulations only advise: an event may have a table of its own, for larger fields too.
    let own = [[8, 3, 3], [200, 11, 15]];
    assert_eq!(
        [8, 9, 200].map(|field| swiss_rounds_advice(field, &own).unwrap()),
        [Some((3, 3)), Some((11, 15)), Some((11, 15))]
    );
    assert_eq!((swiss_rounds_advice(201, &own), swiss_rounds_advice(1, &[])), (Ok(None), Ok(None)));
    let wrong = [[[8, 3, 4], [8, 5, 6]], [[16, 3, 4], [8, 5, 6]], [[8, 3, 4], [16, 6, 5]]];
    for own in wrong {
        assert_eq!(swiss_rounds_advice(4, &own), Err(SwissOrderError::Advice { line: 1 }), "{own:?}");
    }
    assert_eq!(swiss_rounds_advice(4, &[[0, 1, 2]]), Err(SwissOrderError::Advice { line: 0 }));
}

/// The first complete pairing without rematches in rank order, by trying everything.
fn first_pairing(field: &[u32], history: &SwissHistory) -> Option<Vec<(u32, u32)>> {
    let Some((&first, rest)) = field.split_first() else { return Some(Vec::new()) };
    rest.iter().enumerate().find_map(|(place, &other)| {
        let met = history
            .meetings
            .iter()
            .any(|meeting| meeting.sides == [first, other] || meeting.sides == [other, first]);
        let mut left = rest.to_vec();
        left.remove(place);
        let mut pairs = if met { None } else { first_pairing(&left, history) }?;
        pairs.insert(0, (first, other));
        Some(pairs)
    })
}

#[test]
fn what_the_matches_of_a_stage_tell() {
    use tricklaw::event::tie_break::MatchRecord;
    let matches = [
        MatchRecord::new(1, 7, 3).vp_c(1250, 750),
        MatchRecord::new(1, 5, 0).vp_c(1200, 0),             // a bye
        MatchRecord::new(2, 3, 5).vp_c(1200, 0).forfeited(), // nobody met anybody
        MatchRecord::new(2, 1, 7).half(),
    ];
    let history = SwissHistory::of(&matches);
    let meeting = |round, one, other| Meeting { round, sides: [one, other] };
    assert_eq!(history.meetings, [meeting(1, 7, 3), meeting(2, 1, 7)]);
    assert_eq!(history.byes, [5]);
    // The side that has the bye may stand in either place.
    assert_eq!(SwissHistory::of(&[MatchRecord::new(1, 0, 5)]).byes, [5]);
}

/// Who has met in a triangle has met (art. 16): each of the three both others.
#[test]
fn what_a_round_adds() {
    let three = SwissOptions { odd: OddField::Triangle, ..options(1) };
    let mut history = SwissHistory::default();
    history.add(1, &swiss_pair(&[1, 2, 3, 4, 5], &history, &three).unwrap());
    let mut sides: Vec<[u32; 2]> = history.meetings.iter().map(|meeting| meeting.sides).collect();
    sides.iter_mut().for_each(|sides| sides.sort());
    sides.sort();
    assert_eq!(sides, [[1, 2], [3, 4], [3, 5], [4, 5]]);
    assert!(history.meetings.iter().all(|meeting| meeting.round == 1) && history.byes.is_empty());
    let bye = swiss_pair(&[1, 2, 3], &SwissHistory::default(), &options(2)).unwrap();
    history.add(2, &bye);
    assert_eq!((bye.bye, history.byes), (Some(3), vec![3]));
}

#[test]
fn never_impossible_when_possible() {
    let mut source = Source::from_seed(11);
    let (mut paired, mut refused) = (0, 0);
    for _ in 0..400 {
        let count = 2 * (1 + source.below(4) as u32);
        let ranking: Vec<u32> = (1..=count).collect();
        let mut history = SwissHistory::default();
        for one in 1..=count {
            for other in one + 1..=count {
                if source.below(100) < 55 {
                    history.meetings.push(Meeting { round: 1, sides: [one, other] });
                }
            }
        }
        match swiss_pair(&ranking, &history, &options(5)) {
            Ok(round) => {
                paired += 1;
                assert!(round.rematches.is_empty());
                assert_eq!(Some(pairs(&round)), first_pairing(&ranking, &history), "{history:?}");
            }
            Err(SwissError::Rematch { round }) => {
                refused += 1;
                assert_eq!(first_pairing(&ranking, &history), None, "{history:?}");
                assert!(!round.rematches.is_empty());
            }
            Err(other) => panic!("{other}"),
        }
    }
    assert!(paired > 50 && refused > 50, "{paired} paired, {refused} refused");
}

#[test]
fn as_many_rounds_as_opponents() {
    // Even eleven rounds among twelve teams can always be completed, whatever the results: if not without
    // rematches, then saying so.
    let mut source = Source::from_seed(5);
    for count in [12_u32, 13] {
        let mut history = SwissHistory::default();
        for round in 1..=8 {
            let mut ranking: Vec<u32> = (1..=count).collect();
            source.shuffle(&mut ranking);
            let drawn = SwissOptions {
                drawn_bye: (round == 1 && count % 2 == 1).then(|| ranking[0]),
                ..options(round)
            };
            let options = SwissOptions { rematch: Rematch::FewestEarliest, ..drawn };
            let paired = swiss_pair(&ranking, &history, &options).unwrap();
            assert_eq!(paired.pairs.len() as u32, count / 2);
            assert_eq!(paired.bye.is_some(), count % 2 == 1);
            history.add(round, &paired);
        }
        let mut byes = history.byes.clone();
        byes.sort_unstable();
        byes.dedup();
        assert_eq!(byes.len(), history.byes.len());
    }
}

#[test]
fn two_hundred_teams_for_twelve_rounds() {
    let mut source = Source::from_seed(1);
    let mut history = SwissHistory::default();
    let mut points: Vec<RoundPoints> =
        (1..=200).map(|entrant| RoundPoints { entrant, points_c: 0 }).collect();
    for round in 1..=12 {
        let ranking = swiss_order(&points, round).unwrap();
        let paired = swiss_pair(&ranking, &history, &options(round)).unwrap();
        assert_eq!((paired.pairs.len(), paired.rematches.len()), (100, 0));
        for pair in &paired.pairs {
            let won = source.below(2001) as i32;
            points[pair.home as usize - 1].points_c += won;
            points[pair.away as usize - 1].points_c += 2000 - won;
        }
        history.add(round, &paired);
    }
    assert_eq!(history.meetings.len(), 1200);
}

/// Where everybody has met nearly everybody there are no more rematches than the fewest that any pairing needs (art. 16).
#[test]
fn no_more_rematches_than_there_must_be() {
    fn fewest(field: &[u32], again: &dyn Fn(u32, u32) -> bool) -> usize {
        let Some((&first, rest)) = field.split_first() else { return 0 };
        let with = |place: usize| {
            let mut left = rest.to_vec();
            let other = left.remove(place);
            usize::from(again(first, other)) + fewest(&left, again)
        };
        (0..rest.len()).map(with).min().unwrap_or(0)
    }
    let mut source = Source::from_seed(16);
    let ranking: Vec<u32> = (1..=8).collect();
    let options = SwissOptions { rematch: Rematch::FewestEarliest, ..options(7) };
    let mut several = 0;
    for _ in 0..200 {
        let mut meetings = Vec::new();
        for one in 1..8 {
            meetings.extend((one + 1..=8).filter(|_| source.below(10) > 0).map(|other| (one, other)));
        }
        let again = |one: u32, other: u32| meetings.contains(&(one.min(other), one.max(other)));
        let round = swiss_pair(&ranking, &met(&meetings), &options).unwrap();
        assert_eq!(round.rematches.len(), fewest(&ranking, &again), "{meetings:?}");
        several += usize::from((2..4).contains(&round.rematches.len()));
    }
    assert!(several > 50, "{several}");
}

/// Directing regulations art. 16: in a Swiss won by the unbeaten groups of equal records pair within themselves.
#[test]
fn groups_of_equal_records_pair_within_themselves_as_far_as_they_can() {
    let pairs = |groups: &[&[u32]], before: &[(u32, u32)]| {
        let groups: Vec<Vec<u32>> = groups.iter().map(|group| group.to_vec()).collect();
        let round = swiss_pair_groups(&groups, &met(before), &options(3)).unwrap();
        round.pairs.iter().map(|pair| (pair.home, pair.away)).collect::<Vec<_>>()
    };
    let before = [(1, 7), (2, 8), (3, 6), (4, 5), (1, 2), (3, 4), (5, 6), (7, 8)];
    let groups: &[&[u32]] = &[&[1, 3], &[2, 7, 5, 4], &[6, 8]];
    assert_eq!(pairs(groups, &before), [(1, 3), (2, 5), (4, 7), (6, 8)]);
    assert_eq!(pairs(&[&groups.concat()], &before), [(1, 3), (2, 7), (5, 8), (4, 6)]);
    assert_eq!(pairs(&[&[1, 3], &[2, 4], &[5, 6]], &[(1, 3)]), [(1, 2), (3, 4), (5, 6)], "with the next");
    assert_eq!(
        pairs(&[&[1, 2], &[3, 4], &[5, 6]], &[(5, 6)]),
        [(1, 2), (3, 5), (4, 6)],
        "with the one before"
    );
    assert_eq!(pairs(&[&[1], &[2, 3], &[4]], &[]), [(1, 2), (3, 4)]);
    let twice = swiss_pair_groups(&[vec![1, 2], vec![2, 4]], &met(&[]), &options(3));
    assert!(matches!(twice, Err(SwissError::Unknown { entrant: 2 })));
}
