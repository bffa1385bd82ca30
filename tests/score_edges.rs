//! Scores at the edges of their tables, and totals of a match.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::*;
use tricklaw::exact::Exact;

/// Law 78B: against one other result a difference is worth what the table says, to either side, wherever a step begins.
#[test]
fn every_difference_at_cross_imps() {
    for points in (-4000..=4000).step_by(10) {
        let lines = [BoardLine::played(points), BoardLine::played(0)];
        let board = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
        let expected = Exact::from(i64::from(imps(points)));
        assert_eq!((board.lines[0].ns, board.lines[0].ew), (Some(expected), Some(-expected)), "{points}");
        assert_eq!((board.lines[1].ns, board.lines[1].ew), (Some(-expected), Some(expected)), "{points}");
    }
}

/// A table that did not play the board scores nothing on it, however it is scored; at one only one side may be told of.
#[test]
fn boards_not_played() {
    let lines = [BoardLine::played(420), BoardLine::not_played(), BoardLine::played(-50)];
    let cross = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
    let butler = score_butler(&lines, &[], &ButlerOptions::default()).unwrap();
    for lines in [&cross.lines, &butler.lines] {
        assert_eq!((lines[1].ns, lines[1].ew), (None, None));
        assert!(lines[0].ns.is_some() && lines[2].ew.is_some());
    }
    let half = BoardLine { ew: BoardLine::played(420).ew, ..BoardLine::not_played() };
    assert!(half.is_scheduled() && !BoardLine::not_played().is_scheduled());
    assert!(BoardLine { ns: half.ew.clone(), ..BoardLine::not_played() }.is_scheduled());
}

/// What each side won and lost is counted apart: the points of a board to whoever won them.
#[test]
fn totals_of_a_match() {
    let boards: Vec<TeamBoard> = [(420, -50), (-100, 140), (600, 630), (110, 110)]
        .map(|(open, closed)| {
            let [open, closed] = [open, closed].map(BoardLine::played);
            score_team_board(&open, &closed, &TeamOptions::default()).unwrap()
        })
        .into();
    let [home, away] = total_team_boards(&boards, &TeamOptions::default());
    let told = |totals: &TeamTotals| {
        let texts = [totals.points, totals.won, totals.lost, totals.score].map(|own| own.to_decimal(0));
        (texts.join(" "), totals.boards_won, totals.boards_lost)
    };
    // 470 points are 10 IMPs, 240 are 6 and 30 are 1.
    assert_eq!(told(&home), ("470 10 7 3".into(), 1, 2));
    assert_eq!(told(&away), ("270 7 10 -3".into(), 2, 1));
}

/// Weights that come to nothing weigh nothing, whichever side they are said for (law 12C1(c)).
#[test]
fn a_side_without_weight() {
    let none = BoardLine::weighted(&[(0, 620)]);
    let half = |ns: &BoardLine, ew: &BoardLine| BoardLine { ns: ns.ns.clone(), ew: ew.ew.clone() };
    let played = BoardLine::played(100);
    for (open, closed, line) in [
        (half(&none, &played), played.clone(), 0),
        (half(&played, &none), played.clone(), 0),
        (played.clone(), half(&played, &none), 1),
    ] {
        let error = score_team_board(&open, &closed, &TeamOptions::default()).unwrap_err();
        assert_eq!((error.line, error.kind), (line, LineErrorKind::NoWeight));
    }
}

/// No award is more than all of a board (2007 law 12C2(a), 12C2(c)): a percentage is one of the matchpoints that could be had.
#[test]
fn an_award_is_a_board_at_most() {
    let with = |ns, ew| [BoardLine::played(420), BoardLine::artificial(ns, ew), BoardLine::played(-50)];
    let scored = |lines: &[BoardLine], options: &MatchpointOptions| score_matchpoints(lines, &[], options);
    let plain = MatchpointOptions::default();
    let all = scored(&with(Award::Percent(10_000), Award::Percent(0)), &plain).unwrap();
    assert_eq!(all.lines[1].ns, Some(all.top), "a side may have all of it");
    let too_high = LineError { line: 1, kind: LineErrorKind::AwardTooHigh };
    assert_eq!(scored(&with(Award::Percent(10_001), Award::Average), &plain), Err(too_high));
    assert_eq!(scored(&with(Award::Average, Award::Percent(60_000)), &plain), Err(too_high));
    assert_eq!(too_high.to_string(), "line 2: an award is 100 % of a board at most (2007 law 12C2)");
    // Nor by the conditions of an event.
    let awards = AwardOptions { percent: [11_000, 5_000, 4_000], ..AwardOptions::default() };
    let generous = MatchpointOptions { awards, ..plain };
    assert_eq!(scored(&with(Award::AveragePlus, Award::AverageMinus), &generous), Err(too_high));
    assert!(scored(&with(Award::Average, Award::AverageMinus), &generous).is_ok());
    // At IMPs a percentage is no award at all.
    let imps = score_butler(&with(Award::Percent(11_000), Award::Average), &[], &ButlerOptions::default());
    assert_eq!(imps.unwrap_err().kind, LineErrorKind::WrongAward);
    // Teams at board-a-match.
    let method = TeamOptions { method: TeamMethod::BoardAMatch, ..TeamOptions::default() };
    let board = |percent| {
        let closed = BoardLine::artificial(Award::Average, Award::Percent(percent));
        score_team_board(&BoardLine::played(420), &closed, &method)
    };
    assert_eq!(board(10_000).unwrap().home, Exact::from(2));
    assert_eq!(board(10_100), Err(too_high));
}

/// A doubled part score looks odd where it was made, and nothing looks odd for having been made or failed by none.
#[test]
fn results_that_look_odd() {
    let of = |undertaking: &str, tricks, options: &OddityOptions| {
        oddities(undertaking.parse().unwrap(), tricks, options)
    };
    let plain = OddityOptions::default();
    assert_eq!(of("2SX", 7, &plain), []);
    assert_eq!(of("2S", 8, &plain), []);
    let all = OddityOptions { down: 0, overtricks: 0 };
    assert_eq!(of("4S", 10, &all), []);
    assert_eq!(of("4S", 9, &all), [Oddity::ManyDown]);
    assert_eq!(of("4S", 11, &all), [Oddity::ManyOvertricks]);
}

/// A board with another score at every table, and one weighted score of as many parts: what takes time for each pair of them
/// would not end.
#[test]
fn boards_of_many_different_scores() {
    let tables = 40_000;
    let options = MatchpointOptions::default();
    let played: Vec<BoardLine> = (0..tables).map(BoardLine::played).collect();
    let rows = frequencies(&played, &[], &options).unwrap();
    let expected = (0..tables).rev().map(|own| (own, Exact::from(2 * own)));
    assert!(rows.iter().map(|row| (row.points, row.ns)).eq(expected));
    let parts: Vec<(u32, i32)> = (0..tables).map(|points| (1, points)).collect();
    let lines = [BoardLine::weighted(&parts), BoardLine::played(0)];
    let board = score_matchpoints(&lines, &[], &options).unwrap();
    // Level in one part of them all, better in the others.
    let level = Exact::ratio(1, tables.into()).unwrap();
    assert_eq!(board.lines[0].ns, Some(Exact::from(2) - level));
    assert_eq!((board.lines[0].ew, board.lines[1].ns), (Some(level), Some(level)));
    assert_eq!(frequencies(&lines, &[], &options).unwrap().len(), tables as usize);
}
