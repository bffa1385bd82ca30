//! What an event refuses as it cannot be, by the core alone: matches, times, dates, results and the movement that fits.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::exchange::*;
use tricklaw::event::penalty::*;
use tricklaw::event::schedule::*;
use tricklaw::event::tie_break::{MatchError, MatchRecord, Won};
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

/// Teams win what others lose (directing regulations art. 45); pairs' encounters may be below nothing (art. 46).
#[test]
fn teams_win_no_less_than_nothing_and_meet_others() {
    let met = MatchRecord::new(1, 3, 4);
    let below = |won, side| Err(MatchError::BelowNothing { won, side });
    assert_eq!(met.check_teams(), Ok(()), "nothing is won");
    assert_eq!(met.vp_c(-50, 2_000).check_teams(), Ok(()), "victory points may be below nothing");
    assert_eq!(met.imps(0, -1).check_teams(), below(Won::Imps, 1));
    assert_eq!(met.total_points(-10, -10).check_teams(), below(Won::TotalPoints, 0));
    assert_eq!(met.boards([0, 0], [exact("1"), exact("-1/3")]).check_teams(), below(Won::Matchpoints, 1));
    assert_eq!(met.total_points(-10, 0).imps(3, -3).check_teams(), below(Won::Imps, 1), "IMPs first");
    assert_eq!(met.imps(3, -3).check_sides(), Ok(()));
    for own in [MatchRecord::new(1, 3, 3), MatchRecord::new(1, 0, 0).imps(-1, 0)] {
        assert_eq!(
            (own.check_teams(), own.check_sides()),
            (Err(MatchError::SameSides), Err(MatchError::SameSides))
        );
    }
    assert_eq!(MatchRecord::new(1, 3, 0).check_teams(), Ok(()), "a bye");
    assert_eq!(below(Won::Matchpoints, 1).unwrap_err().to_string(), "away wins fewer matchpoints than none");
}

#[test]
fn minutes_are_tenths_the_least_first() {
    let read = |least: &str, most: &str| minutes_in_tenths(exact(least), exact(most)).ok();
    assert_eq!(read("7.5", "8"), Some((75, 80)));
    assert_eq!(read("0", "1000"), Some((0, 10_000)));
    assert_eq!(read("8", "8"), Some((80, 80)), "a time to the minute");
    for (least, most) in [("8", "7.9"), ("-0.1", "8"), ("7.55", "8"), ("1/3", "8"), ("8", "1000.1")] {
        assert_eq!(read(least, most), None, "{least} to {most}");
    }
}

#[test]
fn dates_are_three_numbers_in_their_ranges() {
    assert_eq!(read_date("2025-03-08"), Ok((2025, 3, 8)));
    assert_eq!(read_date("2025-3-8"), Ok((2025, 3, 8)));
    for (text, there) in [
        ("2024-02-29", true),
        ("2000-02-29", true),
        ("2025-02-29", false),
        ("1900-02-29", false),
        ("2025-04-31", false),
        ("2025-12-31", true),
    ] {
        assert_eq!(read_date(text).is_ok(), there, "{text}");
    }
    for text in
        ["", "2025", "2025-03", "2025-00-08", "2025-13-08", "2025-03-00", "2025-03-32", "2025-03-08-1"]
    {
        assert_eq!(read_date(text), Err(DateError), "{text}");
    }
    for text in ["+2025-03-08", "2025/03/08", "65536-01-01", "2025-03-8.0", "二-三-八"] {
        assert_eq!(read_date(text), Err(DateError), "{text}");
    }
}

/// The score stated with a result is what the result is worth (law 77).
#[test]
fn a_score_agrees_with_its_contract() {
    let agrees = |contract: &str, declarer: &str, tricks: &str, board, stated| {
        TableResult::read(contract, declarer, tricks).unwrap().agrees(board, stated)
    };
    assert_eq!(agrees("4S", "E", "10", 1, Some(-420)), Ok(()));
    assert_eq!(agrees("4S", "E", "10", 1, Some(420)), Err(Some(-420)));
    assert_eq!(agrees("Pass", "", "", 1, Some(50)), Err(Some(0)));
    assert_eq!(agrees("4S", "E", "10", 1, None), Ok(()), "nothing stated");
    assert_eq!(agrees("AVE+/AVE-", "", "", 1, Some(420)), Ok(()), "an award has no points");
    assert_eq!(agrees("4S", "E", "10", 0, Some(420)), Ok(()), "there is no board 0");
}

#[test]
fn results_of_a_board_nobody_knows_are_refused() {
    let file = |board: &str, row: &str| {
        format!(
            "[Board \"1\"]\n\n[Board \"{board}\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n{row}\n"
        )
    };
    let unknown = read_pbn(&file("?", "1 2 420")).unwrap_err();
    assert_eq!((unknown.board, unknown.faults[0].line), (None, 2));
    assert_eq!(unknown.faults[0].kind, CsvFaultKind::Number("board"));
    assert_eq!(unknown.to_string(), "line 2: board is not a number from 1 to 1000000, got \"?\"");
    for number in ["0", "-1", "4294967296"] {
        let text = format!("board,ns,ew,score\n1,{number},2,420\n");
        let told = format!("line 2: ns is not a number from 1 to 1000000, got \"{number}\"");
        assert_eq!(read_results(&text).unwrap_err().to_string(), told);
    }
    assert_eq!(read_pbn(&file("?", "- - 420")), Ok(Vec::new()), "nothing to tell");
    let unread = read_pbn(&file("7", "1 2 x")).unwrap_err();
    assert_eq!(
        (unread.board, unread.to_string()),
        (Some(7), "board 7, line 1: score is not a number, got \"x\"".into())
    );
    assert_eq!(read_pbn(&file("7", "1 2 420")).unwrap()[0].board, 7);
}

#[test]
fn a_band_takes_away_no_fewer_boards_at_most_than_at_least() {
    assert_eq!(BoardsRemoved::new(2, 1), Err(BoardsOrder));
    let boards = BoardsRemoved::new(2, 2).unwrap();
    assert_eq!((boards.from, boards.to, boards.may_forfeit_round), (2, 2, false));
    // An event's own measure leaves nothing of what the text leaves open (art. 27: beyond 25 minutes).
    let rule = TimeRule::slow(Contest::TeamsKnockout).unwrap();
    assert!(!rule.ruling(26 * 60, 0).or.is_empty());
    let ruling = rule.with_beyond(Measure::Committee).ruling(26 * 60, 0);
    assert_eq!((ruling.measure, ruling.or), (Measure::Committee, Vec::new()));
}

/// A relay, which shares boards between two tables, only where a skip would leave a round out.
#[test]
fn the_movement_that_fits_is_one() {
    for tables in 2..=MAX_TABLES {
        for rounds in 1..=tables {
            let kind = Mitchell::fitting(tables, rounds);
            assert!(mitchell(tables, rounds, kind).is_ok(), "{tables} tables, {rounds} rounds: {kind:?}");
            assert_eq!(kind == Mitchell::Relay, tables % 2 == 0 && rounds == tables);
        }
    }
}

/// An event's own minutes a board go for the printed lengths too (art. 25).
#[test]
fn an_events_own_minutes_go_for_every_length() {
    let options = TimeOptions::default().per_board((80, 85));
    for (boards, screens) in [(8, false), (8, true), (13, false), (20, true)] {
        let time = match_time(boards, PlayConditions { screens, duplicated: false }, &options);
        let each = Exact::from(i64::from(boards));
        assert_eq!(time, (each * exact("8"), each * exact("8.5")));
    }
}
