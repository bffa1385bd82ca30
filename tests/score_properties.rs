//! What every scoring keeps: points are shared out, sides mirror each other, fast and slow ways agree.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use std::collections::BTreeSet;
use tricklaw::bridge::score::*;
use tricklaw::exact::Exact;

fn points() -> impl Strategy<Value = Vec<i32>> {
    proptest::collection::vec((-60..=60).prop_map(|tens: i32| tens * 10), 0..40)
}

fn line() -> impl Strategy<Value = BoardLine> {
    let points = (-20..=20).prop_map(|tens: i32| tens * 10);
    let outcomes = proptest::collection::vec((1..=4_u32, points.clone()), 1..4);
    prop_oneof![
        4 => points.prop_map(BoardLine::played),
        1 => outcomes.prop_map(|outcomes| BoardLine::weighted(&outcomes)),
    ]
}

/// The possible results of north-south with their weights.
fn outcomes(line: &BoardLine) -> Vec<(u32, i32)> {
    match &line.ns {
        SideScore::Points(points) => vec![(1, *points)],
        SideScore::Weighted(outcomes) => {
            outcomes.iter().map(|outcome| (outcome.weight, outcome.points)).collect()
        }
        _ => Vec::new(),
    }
}

/// The definition of law 78A, result by result and outcome by outcome.
fn slow_matchpoints(lines: &[BoardLine], this: usize) -> Exact {
    let mut sum = Exact::ZERO;
    for (_, other) in lines.iter().enumerate().filter(|&(other, _)| other != this) {
        let (own, other) = (outcomes(&lines[this]), outcomes(other));
        let weight: u32 = own.iter().map(|(weight, _)| weight).sum::<u32>()
            * other.iter().map(|(weight, _)| weight).sum::<u32>();
        for (own_weight, own_points) in &own {
            for (other_weight, other_points) in &other {
                let won = i64::from(1 + (own_points - other_points).signum());
                let part = Exact::ratio(i64::from(own_weight * other_weight), i64::from(weight)).unwrap();
                sum += Exact::from(won) * part;
            }
        }
    }
    sum
}

proptest! {
    #[test]
    fn plain_matchpoints_follow_the_definition(points in points()) {
        let fast = matchpoints(&points);
        for (own, score) in points.iter().zip(&fast) {
            let won: i32 = points.iter().map(|other| 1 + (own - other).signum()).sum();
            prop_assert_eq!(won - 1, *score as i32);
        }
        let count = points.len() as u32;
        prop_assert_eq!(fast.iter().sum::<u32>(), count * count.saturating_sub(1));
    }

    #[test]
    fn weighted_matchpoints_follow_the_definition(lines in proptest::collection::vec(line(), 1..12)) {
        let board = score_matchpoints(&lines, &[], &MatchpointOptions::default()).unwrap();
        for (this, score) in board.lines.iter().enumerate() {
            prop_assert_eq!(score.ns.unwrap(), slow_matchpoints(&lines, this));
            prop_assert_eq!(score.ns.unwrap() + score.ew.unwrap(), board.top);
        }
    }

    #[test]
    fn frequencies_say_what_a_score_would_have_brought_in_its_place(lines in proptest::collection::vec(line(), 1..12)) {
        let options = MatchpointOptions::default();
        let rows = frequencies(&lines, &[], &options).unwrap();
        let all: BTreeSet<i32> = lines.iter().flat_map(outcomes).map(|(_, points)| points).collect();
        prop_assert!(rows.iter().map(|row| row.points).eq(all.into_iter().rev()));
        for row in rows {
            let share = |line: &BoardLine| {
                let own = outcomes(line);
                let at = own.iter().filter(|own| own.1 == row.points).map(|own| i64::from(own.0)).sum();
                Exact::ratio(at, own.iter().map(|own| i64::from(own.0)).sum()).unwrap()
            };
            prop_assert_eq!(row.count, Exact::sum(lines.iter().map(share)));
            // At a table that had just this, or else at the first that had it among others.
            let plain = lines.iter().position(|line| *line == BoardLine::played(row.points));
            let own = plain.or_else(|| lines.iter().position(|line| share(line) > Exact::ZERO)).unwrap();
            let mut instead = lines.clone();
            instead[own] = BoardLine::played(row.points);
            let scored = score_matchpoints(&instead, &[], &options).unwrap().lines[own];
            prop_assert_eq!((scored.ns, scored.ew), (Some(row.ns), Some(row.ew)));
        }
    }

    #[test]
    fn factoring_keeps_the_average(lines in proptest::collection::vec(line(), 1..12), extra in 0_u32..8) {
        let expected = lines.len() as u32 + extra;
        let options = MatchpointOptions { expected: Some(expected), ..MatchpointOptions::default() };
        let board = score_matchpoints(&lines, &[], &options).unwrap();
        let mean = Exact::mean(board.lines.iter().map(|line| line.ns.unwrap())).unwrap();
        prop_assert_eq!(mean, board.top * Exact::HALF);
        for line in &board.lines {
            prop_assert!(line.ns.unwrap() >= Exact::ZERO && line.ns.unwrap() <= board.top);
        }
    }

    #[test]
    fn cross_imps_follow_the_definition(points in points()) {
        let fast = cross_imps(&points);
        for (own, score) in points.iter().zip(&fast) {
            let slow: i64 = points.iter().map(|other| i64::from(imps(own - other))).sum();
            prop_assert_eq!(slow, *score);
        }
        prop_assert_eq!(fast.iter().sum::<i64>(), 0);
    }

    #[test]
    fn mirrored_boards_give_mirrored_scores(points in points()) {
        let board = |points: &[i32]| -> Vec<BoardLine> { points.iter().map(|&p| BoardLine::played(p)).collect() };
        let mirrored: Vec<i32> = points.iter().map(|points| -points).collect();
        let options = ButlerOptions::default();
        let (one, two) = (
            score_butler(&board(&points), &[], &options).unwrap(),
            score_butler(&board(&mirrored), &[], &options).unwrap(),
        );
        for (one, two) in one.lines.iter().zip(&two.lines) {
            prop_assert_eq!((one.ns, one.ew), (two.ew, two.ns));
        }
        let options = MatchpointOptions::default();
        let one = score_matchpoints(&board(&points), &[], &options).unwrap();
        let two = score_matchpoints(&board(&mirrored), &[], &options).unwrap();
        for (one, two) in one.lines.iter().zip(&two.lines) {
            prop_assert_eq!((one.ns, one.ew), (two.ew, two.ns));
        }
    }

    #[test]
    fn weighted_cross_imps_are_shared_out(lines in proptest::collection::vec(line(), 0..12)) {
        let options = CrossImpOptions { divisor: Divisor::One, ..CrossImpOptions::default() };
        let board = score_cross_imps(&lines, &[], &options).unwrap();
        prop_assert_eq!(Exact::sum(board.lines.iter().map(|line| line.ns.unwrap())), Exact::ZERO);
        for line in &board.lines {
            prop_assert_eq!(line.ns.unwrap() + line.ew.unwrap(), Exact::ZERO);
        }
    }

    #[test]
    fn team_scores_balance(open in line(), closed in line()) {
        let method = |method| TeamOptions { method, ..TeamOptions::default() };
        let imps = score_team_board(&open, &closed, &method(TeamMethod::Imps)).unwrap();
        prop_assert_eq!(imps.home + imps.away, Exact::ZERO);
        let bam = score_team_board(&open, &closed, &method(TeamMethod::BoardAMatch)).unwrap();
        prop_assert_eq!(bam.home + bam.away, Exact::from(2));
    }

    #[test]
    fn victory_points_never_fall_as_the_margin_grows(boards in 1_u32..200, margin in 0_i32..300) {
        for scale in [VpScale::WbfContinuous, VpScale::WbfDiscrete] {
            let table = scale.table(boards).unwrap();
            let (winner, loser) = table.award(margin);
            prop_assert!(table.award(margin + 1).0 >= winner && winner >= loser);
            prop_assert_eq!(winner + loser, 2000);
            prop_assert_eq!(table.award(-margin), (loser, winner));
        }
    }

    #[test]
    fn fractions_follow_the_integers(a in -999_i64..999, b in 1_i64..99, c in -999_i64..999, d in 1_i64..99) {
        let (x, y) = (Exact::ratio(a, b).unwrap(), Exact::ratio(c, d).unwrap());
        prop_assert_eq!(x + y, Exact::ratio(a * d + c * b, b * d).unwrap());
        prop_assert_eq!(x * y, Exact::ratio(a * c, b * d).unwrap());
        prop_assert_eq!(x - y + y, x);
        prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
        prop_assert_eq!(Exact::parse(&x.to_string()), Some(x));
        if let Some(quotient) = x.checked_div(y) {
            prop_assert_eq!(quotient * y, x);
        }
    }
}
