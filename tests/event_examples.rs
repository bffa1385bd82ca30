//! Worked examples of the regulations whose answer depends on a detail of the wording (case, expected, article).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{
    Award, BoardLine, MatchpointOptions, TeamBoard, TeamOptions, score_team_board, total_team_boards,
};
use tricklaw::event::exchange::{
    Session, TableResult, read_results, read_score_table, score_table, write_results, write_standings,
};
use tricklaw::event::penalty::{Contest, Measure, TimeRule};
use tricklaw::event::standing::{PairsMethod, PairsOptions, PairsResult, score_pairs};
use tricklaw::event::tie_break::{MatchRecord, Rules, Step, TieData, break_tie};

fn board(open: BoardLine, closed: i32) -> TeamBoard {
    score_team_board(&open, &BoardLine::played(closed), &TeamOptions::default()).unwrap()
}

/// A knock-out at level IMPs and total points goes to whoever won more boards, 10 points being enough (art. 45).
#[test]
fn ten_points_win_a_board() {
    let boards = [
        board(BoardLine::played(430), 420),
        board(BoardLine::played(100), 100),
        board(BoardLine::played(-110), -90),
        board(BoardLine::played(140), 90),
        board(BoardLine::not_played(), 620),
        board(BoardLine::artificial(Award::AveragePlus, Award::AverageMinus), 620),
        // 300 on average against 310, though 2 IMPs come of it.
        board(BoardLine::weighted(&[(1, 600), (1, 0)]), 310),
    ];
    let [home, away] = total_team_boards(&boards, &TeamOptions::default());
    assert_eq!((home.boards_won, home.boards_lost), (3, 2));
    assert_eq!((away.boards_won, away.boards_lost), (2, 3));
    assert_eq!(boards[0].home.to_decimal(0), "0");
}

/// A bye is not a match won (art. 16 and 45): 1.2 times a draw is given, not won.
#[test]
fn byes_are_not_won() {
    let matches = vec![
        MatchRecord::new(1, 1, 0).vp_c(1200, 0),
        MatchRecord::new(2, 1, 4).vp_c(1300, 700),
        MatchRecord::new(1, 2, 5).vp_c(1100, 900),
        MatchRecord::new(2, 2, 6).vp_c(1400, 600),
    ];
    let data = TieData { matches, ..TieData::default() };
    let broken = break_tie(&[1, 2], &data, &Rules::same(&[Step::MatchesWon]));
    assert_eq!(broken.places, [[2], [1]]);
}

/// Beyond 20 minutes the session is forfeited (art. 26), and a forfeited board costs 3 IMPs (art. 28); a board taken
/// away for less counts 0 to the offenders (art. 26).
#[test]
fn forfeited_sessions_at_imps() {
    let rule = TimeRule::late(Contest::PairsImps);
    let unplayed = |seconds: u32| {
        let own = rule.ruling(seconds, 0).unplayed.unwrap();
        (own.offender, own.other)
    };
    assert_eq!(rule.ruling(20 * 60 + 1, 0).measure, Measure::SessionForfeited);
    assert_eq!(unplayed(20 * 60 + 1), (Award::Imps(-300), Award::Imps(300)));
    assert_eq!(unplayed(20 * 60), (Award::Imps(0), Award::Imps(300)));
}

fn session(csv: &str) -> (Session, PairsResult) {
    let session = Session { rows: read_results(csv).unwrap(), ..Session::default() };
    let options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let result = score_pairs(&session.boards(), &options).unwrap();
    (session, result)
}

/// A board with one result has no matchpoints to be had: everybody is at 50 per cent, in every list.
#[test]
fn one_result_is_an_average() {
    let (_, result) = session("board,ns,ew,score\n1,1,2,420\n");
    let text =
        write_standings(&result.fields[0], &PairsMethod::Matchpoints(Default::default()), |_| String::new());
    assert_eq!(text.lines().nth(1), Some("1=,1,,0.00,0.00,50.00,1"));
}

/// A weighted score (law 12C1(c)) outlives a PBN file.
#[test]
fn weighted_scores_in_pbn() {
    let (session, result) =
        session("board,ns,ew,contract,declarer,tricks\n1,1,2,W650:30/-100:70,,\n1,3,4,4S,N,10\n");
    let rows = read_score_table(&score_table(&session, &result.boards[0]).section(), 1).unwrap();
    let back = rows.iter().find(|row| row.ns == [1]).map(|row| row.result.texts()[0].clone());
    assert_eq!(back.as_deref(), Some("W650:30/-100:70"));
    assert!(matches!(rows.iter().find(|row| row.ns == [3]).unwrap().result, TableResult::Played { .. }));
}

/// The two players of an individual outlive CSV and PBN (art. 47 ranks them as pairs).
#[test]
fn individuals_in_files() {
    let csv = "round,table,board,ns,ew,score\n1,1,1,1+5,2 + 6,420\n1,2,1,3+7,4+8,-50\n";
    let (session, result) = session(csv);
    assert_eq!((&session.rows[0].ns[..], &session.rows[0].ew[..]), (&[1, 5][..], &[2, 6][..]));
    assert_eq!(read_results(&write_results(&session.rows)).unwrap(), session.rows);
    let back = read_score_table(&score_table(&session, &result.boards[0]).section(), 1).unwrap();
    assert_eq!((&back[1].ns[..], &back[1].ew[..]), (&[3, 7][..], &[4, 8][..]));
    assert_eq!(result.fields[0].iter().filter(|own| own.place.place == 1).count(), 4);
    assert!(read_results("board,ns,ew,score\n1,1+5+9,2,420\n").is_err());
    assert!(read_results("board,ns,ew,score\n1,1+,2,420\n").is_err());
}
