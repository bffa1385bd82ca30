//! Nothing counts twice: a contestant on a board (law 15B), a board in a match, a team in a round, a line of a file.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{
    Award, BoardLine, LineError, LineErrorKind, MatchpointOptions, SideScore, TeamMethod, TeamOptions,
};
use tricklaw::event::exchange::{CsvFaultKind, read_results};
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules};

fn line(ns: u32, ew: u32, points: i32) -> PairsLine {
    PairsLine::new(ns, ew, BoardLine::played(points))
}

fn board(board: u32, lines: Vec<PairsLine>) -> PairsBoard {
    PairsBoard { board, lines }
}

fn matchpoints() -> PairsOptions {
    PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()))
}

fn refused(boards: &[PairsBoard]) -> BoardError {
    score_pairs(boards, &matchpoints()).unwrap_err()
}

fn twice(board: u32, line: usize, entrant: u32, first: usize) -> BoardError {
    BoardError { board, error: LineError { line, kind: LineErrorKind::PlayedTwice { entrant, first } } }
}

/// Law 15B: the second score on a board is cancelled, in whichever direction and against whomever it was made.
#[test]
fn a_contestant_has_one_result_on_a_board() {
    let first = board(1, vec![line(1, 3, 420), line(2, 4, -50)]);
    let again = |lines| refused(&[first.clone(), board(2, lines)]);
    assert_eq!(again(vec![line(1, 3, 420), line(1, 3, 420)]), twice(2, 1, 1, 0), "two lines alike");
    assert_eq!(again(vec![line(1, 3, 420), line(2, 4, -50), line(1, 5, 90)]), twice(2, 2, 1, 0));
    assert_eq!(again(vec![line(1, 3, 420), line(2, 1, 420)]), twice(2, 1, 1, 0), "the other way round");
    assert_eq!(again(vec![line(9, 3, 420), line(2, 4, 0), line(1, 4, 50)]), twice(2, 2, 4, 1));
    // An award is a result too, and a fouled board is one board in all its groups (law 87).
    let award = BoardLine::artificial(Award::AveragePlus, Award::AverageMinus);
    assert_eq!(again(vec![line(1, 3, 420), PairsLine::new(1, 5, award)]), twice(2, 1, 1, 0));
    let fouled = PairsLine { group: 1, ..line(1, 5, 90) };
    assert_eq!(again(vec![line(1, 3, 420), fouled]), twice(2, 1, 1, 0));
    // Of several the first.
    let both = vec![line(1, 3, 420), line(2, 4, 0), line(5, 3, 50), line(6, 3, 50), line(1, 7, 50)];
    let error = again(both);
    assert_eq!(error, twice(2, 2, 3, 0));
    assert_eq!(error.to_string(), "board 2, line 3: number 3 has a result in line 1 already (2007 law 15B)");
    assert_eq!(error.error.kind.code(), "played-twice");
    // By every form of scoring.
    for method in [PairsMethod::CrossImps(Default::default()), PairsMethod::Butler(Default::default())] {
        let lines = vec![line(1, 3, 420), line(1, 4, 50)];
        assert_eq!(score_pairs(&[board(7, lines)], &PairsOptions::new(method)), Err(twice(7, 1, 1, 0)));
    }
    // A board that comes in two parts is one board: its lines are counted through.
    let parts = [board(3, vec![line(1, 3, 420)]), first, board(3, vec![line(2, 4, 0), line(5, 3, 50)])];
    assert_eq!(refused(&parts), twice(3, 2, 3, 0));
}

#[test]
fn players_of_an_individual_have_one_result_on_a_board_too() {
    let players = |ns: [u32; 2], ew: [u32; 2]| PairsLine { ns: ns.into(), ew: ew.into(), ..line(1, 2, 420) };
    let lines = vec![players([1, 2], [3, 4]), players([5, 6], [7, 2])];
    assert_eq!(refused(&[board(1, lines)]), twice(1, 1, 2, 0));
    let alone = BoardError { board: 1, error: LineError { line: 0, kind: LineErrorKind::SamePair } };
    assert_eq!(refused(&[board(1, vec![players([1, 1], [3, 4])])]), alone, "partner of himself");
}

/// What a contestant may be named for again: a line nobody played, a side that has nothing, other boards, other sessions.
#[test]
fn what_may_stand_there_again() {
    let not_played = PairsLine::new(1, 5, BoardLine::not_played());
    // Law 15B: 1 had played the board, so 5 has an average and 1 keeps its first result.
    let split = BoardLine {
        ns: SideScore::NotPlayed,
        ew: BoardLine::artificial(Award::Average, Award::AveragePlus).ew,
    };
    let cancelled = PairsLine::new(1, 5, split);
    let lines = |more| vec![line(1, 3, 420), line(2, 4, -50), more];
    for more in [not_played, cancelled] {
        let result = score_pairs(&[board(1, lines(more))], &matchpoints()).unwrap();
        let own = result.fields[0].iter().find(|own| own.entrant == 1).unwrap();
        assert_eq!(own.boards, 1);
    }
    let apart = [board(1, lines(line(5, 6, 0))), board(2, lines(line(5, 6, 0)))];
    assert!(score_pairs(&apart, &matchpoints()).is_ok());
    // Sections with numbers of their own, in parts of a board or in one.
    let parts = [board(1, vec![line(1, 3, 420)]), board(1, vec![line(101, 103, 50)])];
    assert!(score_pairs(&parts, &matchpoints()).is_ok());
    let session = (vec![board(1, vec![line(1, 3, 420), line(2, 4, 0)])], matchpoints());
    let sessions = [session.clone(), session];
    assert!(score_sessions(&sessions, &SessionsOptions::default()).is_ok());
    let doubled = (vec![board(1, vec![line(1, 3, 420), line(1, 3, 420)])], matchpoints());
    let error = score_sessions(&[sessions[0].clone(), doubled], &SessionsOptions::default()).unwrap_err();
    let kind = LineErrorKind::PlayedTwice { entrant: 1, first: 0 };
    assert_eq!(error, SessionsError::Line { session: 1, board: 1, error: LineError { line: 1, kind } });
}

/// Whoever is named twice in a field has one place in it; two fields may have somebody in common.
#[test]
fn a_place_each_in_a_field() {
    let mut options = matchpoints();
    options.fields = vec![vec![1, 2, 1, 3, 4], vec![2, 1]];
    let boards = [board(1, vec![line(1, 3, 420), line(2, 4, -50)])];
    let result = score_pairs(&boards, &options).unwrap();
    let places = |field: usize| -> Vec<(u32, u32)> {
        result.fields[field].iter().map(|own| (own.entrant, own.place.place)).collect()
    };
    assert_eq!(places(0), [(1, 1), (4, 1), (2, 3), (3, 3)]);
    assert_eq!(places(1), [(1, 1), (2, 2)]);
}

/// Law 15B: a board that fell out and was played again counts as it was played again, and once for the length of the match.
#[test]
fn a_board_that_fell_out_is_worth_nothing_beside_its_replay() {
    let own = |open: BoardLine, closed: BoardLine| MatchBoard { board: 1, open, closed };
    let fell_out = || own(BoardLine::not_played(), BoardLine::not_played());
    let replay = own(BoardLine::played(420), BoardLine::played(-50));
    for method in [TeamMethod::BoardAMatch, TeamMethod::Imps] {
        let options = TeamOptions { method, ..TeamOptions::default() };
        let score = |boards: &[MatchBoard]| score_match(boards, &options, &MatchExtras::default()).unwrap();
        let once = score(core::slice::from_ref(&replay));
        for boards in [vec![fell_out(), replay.clone()], vec![replay.clone(), fell_out(), fell_out()]] {
            let both = score(&boards);
            assert_eq!((both.totals, both.counting), (once.totals, 1), "{method:?}");
        }
        // Not played again it is a board of the match, as art. 44 has it.
        assert_eq!(score(&[fell_out(), fell_out()]).counting, 1);
    }
}

#[test]
fn a_board_counts_once_in_a_match() {
    let own = |board, open: BoardLine, closed: BoardLine| MatchBoard { board, open, closed };
    let played = |board, points| own(board, BoardLine::played(points), BoardLine::played(0));
    let score = |boards: &[MatchBoard]| score_match(boards, &TeamOptions::default(), &MatchExtras::default());
    let twice = |board, line, first| {
        Err(BoardError { board, error: LineError { line, kind: LineErrorKind::BoardTwice { first } } })
    };
    assert_eq!(score(&[played(1, 420), played(2, 50), played(2, 50)]), twice(2, 2, 1));
    let several = [played(3, 420), played(1, 0), played(2, 0), played(1, 0), played(3, 50)];
    let error = score(&several).unwrap_err();
    assert_eq!(Err(error), twice(1, 3, 1), "the first of them");
    assert_eq!(error.to_string(), "board 1, line 4: the board counts in line 2 already (2007 law 15B)");
    let half = own(2, BoardLine::played(50), BoardLine::not_played());
    assert_eq!(score(&[half, played(2, 50)]), twice(2, 1, 0), "played in one room");
    // A board that fell out and was played again, and the halves of a match numbered on.
    let fell_out = own(2, BoardLine::not_played(), BoardLine::not_played());
    let replayed = score(&[fell_out.clone(), played(2, 420), fell_out]).unwrap();
    assert_eq!((replayed.boards.len(), replayed.margin), (3, 9.into()));
    assert!(score(&[played(1, 420), played(17, 420)]).is_ok());
}

fn stage(matches: &[MatchRecord]) -> Result<(), MatchTwice> {
    score_teams(&[1, 2, 3, 4], matches, &TeamsOptions::new(Rules::swiss())).map(drop)
}

#[test]
fn a_team_has_one_match_in_a_round() {
    let record = |round, home, away| MatchRecord::new(round, home, away).vp_c(1200, 800);
    let twice = |round, team, record, first| Err(MatchTwice { record, first, team, round });
    assert_eq!(stage(&[record(1, 1, 2), record(1, 1, 2)]), twice(1, 1, 1, 0));
    assert_eq!(stage(&[record(1, 1, 2), record(1, 2, 1)]), twice(1, 1, 1, 0), "from the other side");
    assert_eq!(stage(&[record(1, 1, 2), record(2, 1, 3), record(1, 3, 2)]), twice(1, 2, 2, 0));
    assert_eq!(stage(&[record(1, 1, 2), record(1, 2, 0)]), twice(1, 2, 1, 0), "a bye besides");
    assert_eq!(stage(&[record(1, 9, 2), record(1, 9, 1)]), twice(1, 9, 1, 0), "of one who is not ranked");
    let several = [record(2, 1, 2), record(1, 3, 4), record(1, 4, 1), record(2, 3, 1)];
    let error = stage(&several).unwrap_err();
    assert_eq!(Err(error), twice(1, 4, 2, 1), "the first of them");
    assert_eq!(error.to_string(), "match 3: team 4 has match 2 in round 1 already");
    // Half matches: two in a round, not three, and no whole one besides.
    let half = |home, away| record(1, home, away).half();
    assert_eq!(stage(&[half(1, 2), half(2, 3), half(3, 1)]), Ok(()));
    assert_eq!(stage(&[half(1, 2), half(1, 2)]), Ok(()), "a match in two halves");
    assert_eq!(stage(&[half(1, 2), half(2, 3), half(3, 1), half(4, 1)]), twice(1, 1, 3, 0));
    assert_eq!(stage(&[half(1, 2), record(1, 3, 1)]), twice(1, 1, 1, 0));
    // Several byes, the same two again later, and matches whose round is not told.
    assert_eq!(stage(&[record(1, 1, 0), record(1, 2, 0), record(2, 1, 2), record(3, 1, 2)]), Ok(()));
    assert_eq!(stage(&[record(0, 1, 2), record(0, 2, 1), record(0, 1, 3)]), Ok(()));
}

/// A file does not say whether both directions are numbered from 1, whether it has the two rooms of a match, or whether its
/// rounds have boards of their own. What no such file can have is refused, every line of it.
#[test]
fn a_line_of_a_file_counts_once() {
    let faults = |text: &str| match read_results(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|own| (own.line, own.kind.clone())).collect(),
    };
    let twice = |entrant, first| CsvFaultKind::Twice { entrant, first };
    let alike = "board,ns,ew,score\n1,1,2,420\n\n2,1,2,50\n1,1,2,420\n1,1,2,90\n1,3,2,50\n";
    let expected = vec![(5, twice(1, 2)), (6, twice(1, 2)), (7, twice(2, 2))];
    assert_eq!(faults(alike), expected);
    let message = "3 faults, the first in line 5: number 1 has a result on the board in line 2 already";
    assert_eq!(read_results(alike).unwrap_err().to_string(), message);
    let one = read_results("board,ns,ew,score\n1,1,2,420\n1,1,2,90\n").unwrap_err().to_string();
    assert_eq!(one, "line 3: number 1 has a result on the board in line 2 already", "one is no `1 faults`");
    // Behind the other faults of the file.
    let other = "board,ns,ew,score\n1,1,2,420\n1,1,4,420\n1,5,x,0\n";
    assert_eq!(faults(other), [(4, CsvFaultKind::Number("ew")), (3, twice(1, 2))]);
    let individual = "board,ns,ew,score\n1,1+5,2+6,420\n1,7+5,3+4,420\n";
    assert_eq!(faults(individual), [(3, twice(5, 2))]);
    let cancelled = "board,ns,ew,contract\n1,1,2,NP|AVE+\n1,1,3,420|AVE-\n1,4,2,60\n";
    assert_eq!(faults(&cancelled.replace("60", "A60/40")), [(4, twice(2, 2))]);
    for fine in [
        "board,ns,ew,score\n1,1,2,420\n1,2,1,50\n",
        "board,ns,ew,score\n1,1,3,420\n1,3,1,50\n1,2,2,0\n",
        "round,board,ns,ew,score\n1,1,4,7,420\n2,1,4,9,50\n",
        "section,board,ns,ew,score\nA,1,1,2,420\nB,1,1,2,50\n",
        "牌号,南北,东西,定约,组别\n1,1,2,NP,A\n1,1,2,4S N =,A\n1,1,2,4S N =,B\n",
    ] {
        assert_eq!(faults(fine), [], "{fine}");
    }
}

/// Ten thousand results of one board are looked through once, not each against each.
#[test]
fn many_results_take_no_time_for_each_two() {
    let mut lines: Vec<PairsLine> = (0..10_000).map(|table| line(2 * table + 1, 2 * table + 2, 50)).collect();
    assert!(score_pairs(&[board(1, lines.clone())], &matchpoints()).is_ok());
    lines.push(line(30_000, 19_999, 50));
    assert_eq!(refused(&[board(1, lines)]), twice(1, 10_000, 19_999, 9_999));
}
