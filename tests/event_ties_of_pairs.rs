//! Ties of a session of pairs, broken by its own boards (directing regulations art. 46).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{BoardLine, CrossImpOptions, MatchpointOptions};
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules, Step};
use tricklaw::exact::Exact;

/// Boards with their lines `(north-south, east-west, points)`.
fn boards(lines: &[&[(u32, u32, i32)]]) -> Vec<PairsBoard> {
    let line = |&(ns, ew, points): &(u32, u32, i32)| PairsLine::new(ns, ew, BoardLine::played(points));
    let board = |(board, lines): (u32, &&[(u32, u32, i32)])| PairsBoard {
        board,
        lines: lines.iter().map(line).collect(),
    };
    (1..).zip(lines).map(board).collect()
}

/// Board by board the better result of the direction counts: the higher one to north-south, the lower one to east-west.
#[test]
fn board_by_board_in_either_direction() {
    let boards = boards(&[
        &[(1, 11, -100), (2, 12, -50), (3, 13, 0)],
        &[(1, 11, -100), (2, 12, -50), (3, 13, 0)],
        &[(1, 11, 100), (2, 12, -100), (3, 13, 0)],
    ]);
    let mut options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
    options.fields = vec![vec![1, 2], vec![11, 12]];
    let result = score_pairs(&boards, &options).unwrap();
    let totals = |field: usize| -> Vec<Exact> { result.fields[field].iter().map(|own| own.total).collect() };
    assert_eq!((totals(0), totals(1)), (vec![Exact::from(4); 2], vec![Exact::from(8); 2]));
    // 2 was ahead of 1 on two boards of three, and 11 of 12.
    let by = Some(Step::BoardByBoard);
    let order: Vec<Vec<u32>> =
        result.fields.iter().map(|field| field.iter().map(|own| own.entrant).collect()).collect();
    assert_eq!(order, [[2, 1], [11, 12]]);
    assert_eq!((result.fields[0][1].place.by, result.fields[1][1].place.by), (by, by));
}

/// Who played a fouled board in another group held other cards there: nothing of it can be compared (law 87B).
#[test]
fn board_by_board_within_the_groups_of_a_fouled_board() {
    let mut boards = boards(&[&[(1, 11, 420), (2, 12, -50), (3, 13, 110), (4, 14, 100)]]);
    let fields = vec![vec![1, 2, 3, 4], vec![11, 12, 13, 14]];
    let options =
        PairsOptions { fields, ..PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default())) };
    let steps = |boards: &[PairsBoard]| -> Vec<Option<Step>> {
        let result = score_pairs(boards, &options).unwrap();
        result.fields[0].iter().map(|own| own.place.by).collect()
    };
    assert!(!steps(&boards).contains(&Some(Step::BoardByBoard)), "four different scores are no ties");
    for (line, group) in boards[0].lines.iter_mut().zip([1, 1, 2, 2]) {
        line.group = group;
    }
    assert!(!steps(&boards).contains(&Some(Step::BoardByBoard)));
    assert_eq!(score_pairs(&boards, &options).unwrap().needed.len(), 4, "two level pairs in each field");
}

/// At IMPs those who are level and have met are ranked by their own encounter first.
#[test]
fn the_encounter_of_two_at_imps() {
    let boards = boards(&[&[(1, 2, 50), (3, 4, 0)], &[(2, 3, 50), (1, 4, 0)]]);
    let options = PairsOptions::new(PairsMethod::CrossImps(CrossImpOptions::default()));
    let result = score_pairs(&boards, &options).unwrap();
    let told: Vec<(u32, Exact, Option<Step>)> =
        result.fields[0].iter().map(|own| (own.entrant, own.total, own.place.by)).collect();
    let expected = [(4, 4, None), (1, 0, None), (2, 0, Some(Step::MeetingImps)), (3, -4, None)];
    assert_eq!(told, expected.map(|(entrant, total, by)| (entrant, Exact::from(total), by)));
}

/// Where its IMPs are level too its total points decide, those of either direction.
#[test]
fn the_total_points_of_an_encounter_at_imps() {
    for points in [-90, 90] {
        // The others are 10 points away, which is no IMP.
        let boards = boards(&[&[(1, 2, points), (3, 4, points + 10)]]);
        let mut options = PairsOptions::new(PairsMethod::CrossImps(CrossImpOptions::default()));
        options.fields = vec![vec![1, 2]];
        let result = score_pairs(&boards, &options).unwrap();
        let told: Vec<_> = result.fields[0].iter().map(|own| (own.entrant, own.place.by)).collect();
        let expected = if points > 0 { [1, 2] } else { [2, 1] };
        assert_eq!(told, [(expected[0], None), (expected[1], Some(Step::MeetingTotalPoints))], "{points}");
    }
}

/// A match of a team against itself is nobody's, and a team plays a round in which one of its half matches was played.
#[test]
fn matches_that_are_none_and_half_ones() {
    let table = cross_table(&[3, 5], &[MatchRecord::new(1, 3, 3).vp_c(1200, 800)]);
    assert!(table.iter().flatten().all(|cell| cell.results.is_empty()));
    for forfeited in [0, 1] {
        let half = |place: usize, other| {
            let record = MatchRecord::new(1, 1, other).vp_c(1200, 800).half();
            if place == forfeited { record.forfeited() } else { record }
        };
        let matches = [half(0, 7), half(1, 8)];
        let (standings, _) = score_teams(&[1], &matches, &TeamsOptions::new(Rules::swiss())).unwrap();
        assert_eq!((standings[0].played, standings[0].won), (1, 1), "half match {forfeited} was forfeited");
    }
}
