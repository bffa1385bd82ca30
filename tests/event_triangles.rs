//! Triangles of half matches in a Swiss (directing regulations art. 16): what they are worth, and how many rounds there are.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::schedule::*;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules, Step, TieData, break_tie};

/// A round of a Swiss with a triangle of 3, 4 and 5.
fn triangle() -> Vec<MatchRecord> {
    vec![
        MatchRecord::new(1, 1, 2).vp_c(1378, 622),
        MatchRecord::new(1, 3, 4).vp_c(1418, 582).half(),
        MatchRecord::new(1, 4, 5).vp_c(1001, 999).half(),
        MatchRecord::new(1, 5, 3).vp_c(720, 1280).half(),
    ]
}

#[test]
fn the_mean_of_two_half_matches_counts() {
    let (standings, _) =
        score_teams(&[1, 2, 3, 4, 5], &triangle(), &TeamsOptions::new(Rules::swiss())).unwrap();
    let rows: Vec<(u32, i64, u32, u32, u32)> =
        standings.iter().map(|own| (own.team, own.points_c, own.played, own.won, own.lost)).collect();
    // (1418 + 1280) / 2, (582 + 1001) / 2 and (999 + 720) / 2, a half upwards; a round each, won or lost as a whole.
    assert_eq!(
        rows,
        [(1, 1378, 1, 1, 0), (3, 1349, 1, 1, 0), (5, 860, 1, 0, 1), (4, 792, 1, 0, 1), (2, 622, 1, 0, 1)]
    );
    // With one of the two to come its half counts.
    let (standings, _) =
        score_teams(&[3, 4, 5], &triangle()[1..2], &TeamsOptions::new(Rules::swiss())).unwrap();
    let points: Vec<i64> = standings.iter().map(|own| own.points_c).collect();
    assert_eq!(points, [709, 291, 0]);
    // Two triangles of the same three in different rounds are two rounds.
    let again = triangle().into_iter().skip(1).map(|record| MatchRecord { round: 2, ..record });
    let twice: Vec<MatchRecord> = triangle().into_iter().chain(again).collect();
    let (standings, _) = score_teams(&[3], &twice, &TeamsOptions::new(Rules::swiss())).unwrap();
    assert_eq!((standings[0].points_c, standings[0].won), (2698, 2));
}

#[test]
fn half_matches_in_ties() {
    let only = |step| Rules::same(&[step]);
    let data = TieData { matches: triangle(), ..TieData::default() };
    // The meeting counts as it was played: 10.01 to 9.99.
    assert_eq!(break_tie(&[5, 4], &data, &only(Step::MeetingVp)).places, [[4], [5]]);
    // A round won is one round, however many of its half matches were: 3 has won one, 1 too.
    assert_eq!(break_tie(&[1, 3], &data, &only(Step::MatchesWon)).places, [[1, 3]]);
    // Opponents of half a match are half opponents: for 3 (792 + 860) / 2 = 826, for 1 622, for 4 (1349 + 860) / 2.
    assert_eq!(break_tie(&[1, 3, 4], &data, &only(Step::OpponentAverage)).places, [[4], [3], [1]]);
    let given = TieData { totals_c: vec![(4, 600), (5, 640), (2, 622)], ..data.clone() };
    assert_eq!(
        break_tie(&[1, 3], &given, &only(Step::OpponentAverage)).places,
        [[1], [3]],
        "622 against 620"
    );
}

/// Every way of playing a round: a triangle, and everybody else in pairs.
fn all_rounds(count: u32) -> Vec<Vec<[u32; 2]>> {
    fn pair_up(left: &[u32], met: &[[u32; 2]], rounds: &mut Vec<Vec<[u32; 2]>>) {
        let Some((&one, rest)) = left.split_first() else { return rounds.push(met.to_vec()) };
        for &other in rest {
            let left: Vec<u32> = rest.iter().copied().filter(|&own| own != other).collect();
            pair_up(&left, &[met, &[[one, other]]].concat(), rounds);
        }
    }
    let mut rounds = Vec::new();
    for one in 1..=count {
        for two in one + 1..=count {
            for three in two + 1..=count {
                let left: Vec<u32> = (1..=count).filter(|own| ![one, two, three].contains(own)).collect();
                pair_up(&left, &[[one, two], [one, three], [two, three]], &mut rounds);
            }
        }
    }
    rounds
}

/// How many rounds can follow without anybody meeting anybody again.
fn most_rounds(rounds: &[Vec<[u32; 2]>]) -> usize {
    let after = |place: usize, first: &Vec<[u32; 2]>| {
        let fresh = |later: &&Vec<[u32; 2]>| later.iter().all(|pair| !first.contains(pair));
        1 + most_rounds(&rounds[place + 1..].iter().filter(fresh).cloned().collect::<Vec<_>>())
    };
    rounds.iter().enumerate().map(|(place, first)| after(place, first)).max().unwrap_or(0)
}

/// However it is paired, five have one round of triangles and seven have three before somebody meets somebody again.
#[test]
fn rounds_without_a_rematch() {
    assert_eq!([3, 5, 7].map(|count| most_rounds(&all_rounds(count))), [1, 1, 3]);
}

/// Each round has the fewest rematches there can be, which is none wherever that is possible.
#[test]
fn no_rematch_that_could_be_spared() {
    let mut source = Source::from_seed(5);
    for count in [5, 7, 9] {
        let rounds = all_rounds(count);
        for _ in 0..12 {
            let mut history = SwissHistory::default();
            for round in 1..=6 {
                let mut ranking: Vec<u32> = (1..=count).collect();
                ranking.sort_by_cached_key(|_| source.below(1 << 30));
                let met = |pair: &&[u32; 2]| {
                    history
                        .meetings
                        .iter()
                        .any(|known| known.sides == **pair || known.sides == [pair[1], pair[0]])
                };
                let fewest = rounds.iter().map(|own| own.iter().filter(met).count()).min().unwrap();
                let rematch = Rematch::FewestEarliest;
                let options =
                    SwissOptions { round, odd: OddField::Triangle, rematch, ..SwissOptions::default() };
                let paired = swiss_pair(&ranking, &history, &options).unwrap();
                assert_eq!(paired.rematches.len(), fewest, "{count} in round {round}: {ranking:?}");
                history.add(round, &paired);
            }
        }
    }
}
