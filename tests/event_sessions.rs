//! Several sessions of pairs as one stage (directing regulations art. 28, 35, 36, 46 and the note to 52) and
//! matches of a knock-out: worked examples.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use core::cmp::Ordering;
use core::error::Error;
use tricklaw::bridge::score::*;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{Rules, Step};
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

fn matchpoints() -> PairsOptions {
    PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()))
}

fn cross_imps(divisor: Divisor) -> PairsOptions {
    PairsOptions::new(PairsMethod::CrossImps(CrossImpOptions { divisor, ..CrossImpOptions::default() }))
}

fn line(ns: u32, ew: u32, points: i32) -> PairsLine {
    PairsLine::new(ns, ew, BoardLine::played(points))
}

/// Boards with their lines `(north-south, east-west, points)`.
fn boards(lines: &[&[(u32, u32, i32)]]) -> Vec<PairsBoard> {
    let each = |(number, lines): (u32, &&[(u32, u32, i32)])| PairsBoard {
        board: number,
        lines: lines.iter().map(|&(ns, ew, points)| line(ns, ew, points)).collect(),
    };
    (1..).zip(lines).map(each).collect()
}

type Sessions = Vec<(Vec<PairsBoard>, PairsOptions)>;

/// Three tables, then two: 3 and 6 miss the second session. Matchpoints of 4: 4 0 2 to north-south; of 2: 0 and 2.
fn three_then_two(options: &PairsOptions) -> Sessions {
    let first = boards(&[&[(1, 4, 420), (2, 5, -50), (3, 6, 110)]]);
    let second = boards(&[&[(1, 4, 100), (2, 5, 140)]]);
    vec![(first, options.clone()), (second, options.clone())]
}

/// Everybody's score, by number.
fn scores(sessions: &Sessions, options: &SessionsOptions) -> Vec<String> {
    let mut standings = score_sessions(sessions, options).unwrap().standings;
    standings.sort_by_key(|own| own.entrant);
    standings.iter().map(|own| own.score.map_or("-".into(), |score| score.to_string())).collect()
}

fn by(by: SessionsBy, absence: Absence) -> SessionsOptions {
    SessionsOptions { by, absence, ..SessionsOptions::default() }
}

#[test]
fn sessions_weigh_the_same_unless_boards_or_points_do() {
    let sessions = three_then_two(&matchpoints());
    use {Absence::*, SessionsBy::*};
    for (how, absence, expected) in [
        // Percentages 100 and 0, 0 and 100, 50 and none, and so on: their mean.
        (SessionsBy::Sessions, Forfeited, ["1/2", "1/2", "1/4", "1/2", "1/2", "1/4"]),
        (SessionsBy::Sessions, Excused, ["1/2", "1/2", "1/2", "1/2", "1/2", "1/2"]),
        (SessionsBy::Sessions, LeftOut, ["1/2", "1/2", "1/2", "1/2", "1/2", "1/2"]),
        // 4, 2, 2 of 6; 2 of 6 where a session is forfeited, 3 of 6 where it is excused, 2 of 4 where it is left out.
        (Boards, Forfeited, ["2/3", "1/3", "1/3", "1/3", "2/3", "1/3"]),
        (Boards, Excused, ["2/3", "1/3", "1/2", "1/3", "2/3", "1/2"]),
        (Boards, LeftOut, ["2/3", "1/3", "1/2", "1/3", "2/3", "1/2"]),
        (Total, Forfeited, ["4", "2", "2", "2", "4", "2"]),
        (Total, Excused, ["4", "2", "3", "2", "4", "3"]),
    ] {
        assert_eq!(scores(&sessions, &by(how, absence)), expected, "{how:?} {absence:?}");
    }
}

#[test]
fn imps_add_up_and_a_forfeited_board_costs_three() {
    // 470, 310 and 160 points are 10, 7 and 4 IMPs: 17/2, -7, -3/2; then 40 points, 1 IMP.
    let sessions = three_then_two(&cross_imps(Divisor::Comparisons));
    use {Absence::*, SessionsBy::*};
    for (how, absence, expected) in [
        (SessionsBy::Sessions, Forfeited, ["15/2", "-6", "-9/2", "-15/2", "6", "-3/2"]),
        (SessionsBy::Sessions, Excused, ["15/2", "-6", "-3/2", "-15/2", "6", "3/2"]),
        (SessionsBy::Sessions, LeftOut, ["15/2", "-6", "-3/2", "-15/2", "6", "3/2"]),
        (Boards, Forfeited, ["15/4", "-3", "-9/4", "-15/4", "3", "-3/4"]),
        (Boards, LeftOut, ["15/4", "-3", "-3/2", "-15/4", "3", "3/2"]),
    ] {
        assert_eq!(scores(&sessions, &by(how, absence)), expected, "{how:?} {absence:?}");
    }
    // At a sum the session with three tables has two comparisons: whoever misses that one loses 6.
    let mut sums = three_then_two(&cross_imps(Divisor::One));
    sums.reverse();
    sums.push((boards(&[&[(7, 8, 50)]]), cross_imps(Divisor::One)));
    assert_eq!(scores(&sums, &SessionsOptions::default())[6..], ["-9", "-9"], "0, -3 and -6");
    let other = SessionsOptions { forfeit_imps_c: 200, ..SessionsOptions::default() };
    assert_eq!(scores(&three_then_two(&cross_imps(Divisor::Comparisons)), &other)[2], "-7/2");
}

#[test]
fn some_may_be_excused() {
    let options = SessionsOptions { excused: vec![(6, None)], ..SessionsOptions::default() };
    assert_eq!(scores(&three_then_two(&matchpoints()), &options)[2..], ["1/4", "1/2", "1/2", "1/2"]);
    let stage = score_sessions(&three_then_two(&matchpoints()), &options).unwrap();
    let six = stage.standings.iter().find(|own| own.entrant == 6).unwrap();
    assert_eq!(six.sessions[1], SessionPart { score: Some(Exact::HALF), boards: 0 });
    assert_eq!(six.sessions[0].boards, 1);
}

#[test]
fn an_excuse_may_be_for_one_session() {
    // 5 and 6 play the first of three sessions and miss two; 6 is excused from the last.
    let mut sessions = three_then_two(&matchpoints());
    sessions.push(sessions[1].clone());
    let plain = scores(&sessions, &SessionsOptions::default());
    for (excused, expected, why) in [
        (vec![(6, Some(2))], "1/6", "half of one of three, on top of nothing"),
        (vec![(6, Some(1)), (6, Some(2))], "1/3", "half of both"),
        (vec![(6, None)], "1/3", "the same"),
        (vec![(6, Some(0))], "0", "from a session it played: nothing changes"),
        (vec![(5, Some(1))], "0", "somebody else"),
    ] {
        let options = SessionsOptions { excused, ..SessionsOptions::default() };
        let with = scores(&sessions, &options);
        let more = exact(&with[5]) - exact(&plain[5]);
        assert_eq!(more.to_string(), expected, "{why}");
    }
}

#[test]
fn nobody_has_missed_a_session_that_was_not_played() {
    for method in [matchpoints(), cross_imps(Divisor::Comparisons)] {
        let sessions = three_then_two(&method);
        let mut more = sessions.clone();
        more.push((Vec::new(), method));
        for absence in [Absence::Forfeited, Absence::Excused, Absence::LeftOut] {
            let options = SessionsOptions { absence, ..SessionsOptions::default() };
            assert_eq!(scores(&more, &options), scores(&sessions, &options), "{absence:?}");
        }
        let stage = score_sessions(&more, &SessionsOptions::default()).unwrap();
        assert!(stage.standings.iter().all(|own| own.sessions[2] == SessionPart { score: None, boards: 0 }));
    }
}

/// Who stands in a field without a board has missed the session like anybody else (art. 28).
#[test]
fn a_session_missed_by_somebody_in_its_field() {
    let mut sessions = three_then_two(&matchpoints());
    let plain = scores(&sessions, &SessionsOptions::default());
    sessions[1].1.fields = vec![(1..=6).collect()];
    assert_eq!(scores(&sessions, &SessionsOptions::default()), plain);
}

/// Who played a session has not missed it, though it is ranked in no field there: 5 won it.
#[test]
fn a_session_played_outside_its_fields() {
    let first = boards(&[&[(1, 4, 420), (2, 5, -50), (3, 6, 90)]]);
    let second = boards(&[&[(1, 4, 50), (2, 5, -50), (3, 6, 420)]]);
    let fields = PairsOptions { fields: vec![vec![1, 2, 3]], ..matchpoints() };
    let sessions = vec![(first, fields), (second, matchpoints())];
    assert_eq!(scores(&sessions, &SessionsOptions::default()), ["3/4", "0", "3/4", "1/4", "1", "1/4"]);
    // Ranked is still only who is in a field of one of them.
    let sessions = &sessions[..1];
    assert_eq!(score_sessions(sessions, &SessionsOptions::default()).unwrap().standings.len(), 3);
}

#[test]
fn penalties_come_off_the_stage_and_not_off_a_session() {
    // 1 and 5 have 100 and 0 %, 2 and 4 the other way round. 10 % of a top of 4 is 0.4 of 4, 5 % of the stage.
    let mut sessions = three_then_two(&matchpoints());
    sessions[0].1.penalties = vec![(1, exact("0.4"))];
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let first = stage.standings.iter().find(|own| own.entrant == 1).unwrap();
    assert_eq!((first.score, first.penalties), (Some(exact("0.45")), exact("0.05")));
    assert_eq!(first.sessions[0].score, Some(Exact::ONE), "the best session is what it was");
    // With 5 % carried over it is level again, and so are its sessions.
    let carried = SessionsOptions { carried: vec![(1, exact("0.05"))], ..SessionsOptions::default() };
    let stage = score_sessions(&sessions, &carried).unwrap();
    let first = stage.standings.iter().find(|own| own.entrant == 1).unwrap();
    assert_eq!((first.place.place, first.place.shared), (1, true));
}

#[test]
fn ties_go_to_the_best_session() {
    // Two boards a session, top 4. 1 has 8 and 0 + 3 of 8, 2 has 4 and 4 + 3 of 8.
    let sessions = vec![
        (
            boards(&[&[(1, 4, 600), (2, 5, 400), (3, 6, 200)], &[(1, 5, 600), (2, 6, 400), (3, 4, 200)]]),
            matchpoints(),
        ),
        (
            boards(&[&[(1, 6, 200), (2, 4, 600), (3, 5, 400)], &[(1, 4, 300), (2, 5, 300), (3, 6, 100)]]),
            matchpoints(),
        ),
    ];
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let two = |entrant: u32| stage.standings.iter().find(|own| own.entrant == entrant).unwrap();
    assert_eq!((two(1).score, two(2).score), (Some(exact("11/16")), Some(exact("11/16"))));
    assert_eq!(two(2).place.place, two(1).place.place + 1, "100 % is a better session than 87.5");
    assert_eq!(two(2).place.by, Some(Step::BestSession(1)));
    assert_eq!(stage.needed, []);
    // 1 and 2 have 50 % twice, 3 and 4 once 100 and once nothing; against each other and the rest they are level.
    let sessions = vec![
        (boards(&[&[(1, 3, 400), (2, 4, 100)], &[(1, 4, 100), (2, 3, 400)]]), matchpoints()),
        (boards(&[&[(1, 3, 50), (2, 4, 70)], &[(1, 4, 70), (2, 3, 50)]]), matchpoints()),
    ];
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let order: Vec<(u32, u32)> = stage.standings.iter().map(|own| (own.entrant, own.place.place)).collect();
    assert_eq!(order, [(3, 1), (4, 1), (1, 3), (2, 3)]);
    assert_eq!(
        (stage.standings[2].place.by, stage.needed.len()),
        (Some(Step::BestSession(1)), 0),
        "no lot here"
    );
}

#[test]
fn common_opponents_over_all_sessions() {
    // 5 wins the stage. 1 and 2 have 4 of 8 each and 100 and 0 % in their sessions; against 5 the one has 2 of 4, the other 0.
    let sessions = vec![
        (
            boards(&[&[(1, 3, 100), (5, 4, 90), (2, 6, 80)], &[(1, 4, 100), (5, 6, 90), (2, 3, 80)]]),
            matchpoints(),
        ),
        (
            boards(&[&[(5, 1, 100), (6, 3, 90), (2, 4, 120)], &[(5, 2, 500), (6, 4, 90), (3, 1, 100)]]),
            matchpoints(),
        ),
    ];
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let of = |entrant: u32| stage.standings.iter().find(|own| own.entrant == entrant).unwrap();
    // 1: 100 % and (2 + 2) / 8; 2: 0 % and (4 + 0) / 8.
    assert_eq!((of(1).score, of(2).score), (Some(exact("3/4")), Some(exact("1/4"))));
    let chain = SessionsOptions {
        rules: Some(Rules::same(&[Step::CommonOpponents])),
        carried: vec![(2, Exact::HALF)],
        ..SessionsOptions::default()
    };
    let stage = score_sessions(&sessions, &chain).unwrap();
    let place = |entrant: u32| stage.standings.iter().find(|own| own.entrant == entrant).unwrap().place;
    assert_eq!((place(1).place + 1, place(2).place), (place(2).place, place(2).place));
    assert_eq!(place(2).by, Some(Step::CommonOpponents), "2 of 4 against nothing");
}

/// Art. 46(1): common opponents are asked in the order of the ranking, those level on score as the tie-breaks put them.
#[test]
fn common_opponents_are_asked_in_the_order_of_the_ranking() {
    let session = |of: [[i32; 3]; 3]| {
        let table = |board: usize, ns: u32, ew: u32| (ns, ew, of[board][ns as usize - 1]);
        let lines = [[(1, 4), (3, 5), (2, 6)], [(2, 5), (1, 6), (3, 4)], [(3, 6), (2, 4), (1, 5)]];
        let board = |number: usize| lines[number].map(|(ns, ew)| table(number, ns, ew));
        let [first, second, third] = [0, 1, 2].map(board);
        (boards(&[&first, &second, &third]), matchpoints())
    };
    // By board the points of the pairs 1, 2 and 3, who sit north-south.
    let sessions = vec![
        session([[-50, 420, 420], [170, 170, 420], [170, 170, 170]]),
        session([[420, 420, 170], [170, 170, -50], [420, 420, 420]]),
    ];
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let order: Vec<u32> = stage.standings.iter().map(|own| own.entrant).collect();
    // 3 and 1 are level and 3 had the better first session; against it 5 had more than 4, against 1 it had less.
    assert_eq!(order, [2, 5, 4, 3, 1, 6]);
    assert_eq!(stage.standings[2].place.by, Some(Step::CommonOpponents));
}

#[test]
fn imps_are_broken_by_the_encounters_of_all_sessions() {
    // 1 beats 2 in the first session and loses by less in the second; elsewhere 2 makes it good.
    let options = cross_imps(Divisor::Comparisons);
    let session = |points: i32, other: i32| (boards(&[&[(1, 2, points), (3, 4, other)]]), options.clone());
    let sessions = vec![session(420, 50), session(-50, 320)];
    // 370 points are 9 IMPs, twice: everybody is level. In the encounters 1 has 9 - 9 IMPs and 420 - 50 points.
    let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
    let order: Vec<(u32, Option<Step>)> =
        stage.standings.iter().map(|own| (own.entrant, own.place.by)).collect();
    assert!(stage.standings.iter().all(|own| own.score == Some(Exact::ZERO)));
    // Four are tied and not all have met: total points over all, 370 to 1 and 3, and then a lot.
    assert_eq!(order[..2].iter().map(|(own, _)| *own).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(order[2].1, Some(Step::TotalPoints));
}

/// A board with a large number is not taken for one of the next session: nobody held the same cards here.
#[test]
fn boards_of_two_sessions_are_different_boards() {
    let session = |board: u32, pairs: (u32, u32), points| {
        (vec![PairsBoard { board, lines: vec![line(pairs.0, pairs.1, points)] }], matchpoints())
    };
    for first in [1, 1 << 20 | 1] {
        let sessions = vec![session(first, (1, 3), 420), session(1, (2, 4), 400)];
        let left_out = by(SessionsBy::Sessions, Absence::LeftOut);
        let options = SessionsOptions { rules: Some(Rules::pairs(1)), ..left_out };
        let stage = score_sessions(&sessions, &options).unwrap();
        let places: Vec<u32> = stage.standings.iter().map(|own| own.place.place).collect();
        assert_eq!(places, [1; 4], "board {first}");
    }
}

#[test]
fn refused_and_empty() {
    let both = vec![
        (boards(&[&[(1, 2, 100)]]), matchpoints()),
        (boards(&[&[(1, 2, 100)]]), cross_imps(Divisor::Comparisons)),
    ];
    let error = score_sessions(&both, &SessionsOptions::default()).unwrap_err();
    assert_eq!(error, SessionsError::Method { session: 1 });
    let weightless = PairsBoard { board: 7, lines: vec![PairsLine::new(1, 2, BoardLine::weighted(&[]))] };
    let error = score_sessions(
        &[(Vec::new(), matchpoints()), (vec![weightless], matchpoints())],
        &SessionsOptions::default(),
    );
    assert!(matches!(error, Err(SessionsError::Line { session: 1, board: 7, .. })), "{error:?}");
    let error = error.unwrap_err();
    let source = error.source().expect("the line says what is wrong with it");
    assert_eq!(error.to_string(), format!("session 2, board 7, {source}"));
    let method = SessionsError::Method { session: 1 };
    assert_eq!(method.to_string(), "session 2 is scored in another way than the first");
    assert!(method.source().is_none());
    assert_eq!(score_sessions(&[], &SessionsOptions::default()).unwrap().standings, []);
    let nothing = vec![(Vec::new(), matchpoints()), (Vec::new(), matchpoints())];
    assert_eq!(score_sessions(&nothing, &SessionsOptions::default()).unwrap().standings, []);
    // One result: nothing to be had is half of it; one session is its own stage.
    let single = vec![(boards(&[&[(1, 2, 420)]]), matchpoints())];
    assert_eq!(scores(&single, &SessionsOptions::default()), ["1/2", "1/2"]);
    let stage = score_sessions(&single, &SessionsOptions::default()).unwrap();
    assert_eq!(stage.needed[0].step, Step::Lot, "one session has its own chain");
    // Nobody counts where the only session is left out.
    let unplayed = PairsBoard { board: 1, lines: vec![PairsLine::new(1, 2, BoardLine::not_played())] };
    let left_out = by(SessionsBy::Sessions, Absence::LeftOut);
    assert_eq!(scores(&vec![(vec![unplayed], matchpoints())], &left_out), ["-", "-"]);
}

#[test]
fn who_goes_on_in_a_knockout() {
    let totals = |list: &[(i32, i32)]| {
        let score = |&(open, closed): &(i32, i32)| {
            let (open, closed) = (BoardLine::played(open), BoardLine::played(closed));
            score_team_board(&open, &closed, &TeamOptions::default()).unwrap()
        };
        total_team_boards(&list.iter().map(score).collect::<Vec<_>>(), &TeamOptions::default())
    };
    for (boards, expected) in [
        (&[(420, -50)][..], (Ordering::Greater, None)),
        // 1 IMP each, 30 points against 20.
        (&[(110, 80), (90, 110)], (Ordering::Greater, Some(Step::TotalPoints))),
        // 20 points are an IMP, 10 are none.
        (&[(430, 420), (100, 90), (-140, -120)], (Ordering::Less, None)),
        (&[(430, 420), (400, 390), (600, 610), (130, 140), (90, 90)], (Ordering::Equal, None)),
        (&[(50, 100), (150, 100)], (Ordering::Equal, None)),
        // 1 IMP and 40 points each, three boards to one.
        (&[(50, 90), (430, 420), (130, 120), (110, 90)], (Ordering::Greater, Some(Step::BoardsWon))),
        (&[], (Ordering::Equal, None)),
    ] {
        let totals = totals(boards);
        assert_eq!(knockout_lead(totals[0].score, &totals), expected, "{boards:?}");
    }
    // An award has no points; its IMPs count.
    let award = BoardLine::artificial(Award::AveragePlus, Award::AverageMinus);
    let board = score_team_board(&award, &BoardLine::played(50), &TeamOptions::default()).unwrap();
    let [home, _] = total_team_boards(&[board], &TeamOptions::default());
    assert_eq!((board.points, home.points, home.boards_won), (None, Exact::ZERO, 1));
}

/// By boards the mean of all boards counts at IMPs: 10, 10 and 5 on three boards of two sessions.
#[test]
fn the_mean_of_all_boards_at_imps() {
    let options = cross_imps(Divisor::Comparisons);
    let long = boards(&[&[(1, 3, 420), (2, 4, -50)], &[(1, 3, 420), (2, 4, -50)]]);
    let short = boards(&[&[(1, 3, 110), (2, 4, -90)]]);
    let sessions = vec![(long, options.clone()), (short, options)];
    let scored = scores(&sessions, &by(SessionsBy::Boards, Absence::Forfeited));
    assert_eq!(scored, ["25/3", "-25/3", "-25/3", "25/3"]);
}

/// A sum of cross-IMPs (art. 28(1)2): a forfeited board is lost in every comparison, of which the fullest board of the session
/// has two: 2 boards of 2 times 3 IMPs. Nobody gains anything in the first session.
#[test]
fn a_session_missed_at_a_sum_of_cross_imps() {
    let first = boards(&[&[(1, 4, 50), (2, 5, 50), (3, 6, 50), (7, 8, 50)]]);
    let second = boards(&[&[(1, 4, 50), (2, 5, 50), (3, 6, 50)], &[(1, 4, 50), (2, 5, 50)]]);
    let missed = |divisor| {
        let options = cross_imps(divisor);
        let sessions = vec![(first.clone(), options.clone()), (second.clone(), options)];
        scores(&sessions, &by(SessionsBy::Sessions, Absence::Forfeited))[6].clone()
    };
    assert_eq!(missed(Divisor::One), "-12");
    // The mean of the comparisons, or the sum divided by the results, has it once: 2 boards of 3 IMPs.
    assert_eq!([Divisor::Comparisons, Divisor::Results].map(missed), ["-6", "-6"]);
}

/// At a sum an award counts once for every comparison, but once also where nobody else has played the board.
#[test]
fn an_award_beside_a_single_result() {
    let lines = [BoardLine::artificial(Award::AveragePlus, Award::AverageMinus), BoardLine::played(420)];
    let options = CrossImpOptions { divisor: Divisor::One, ..CrossImpOptions::default() };
    let scored = score_cross_imps(&lines, &[], &options).unwrap();
    assert_eq!((scored.lines[0].ns, scored.lines[0].ew), (Some(exact("3")), Some(exact("-3"))));
}

/// A penalty given in a session nobody has played yet stays (art. 35), but at percentages of sessions it has nothing to be a part of.
#[test]
fn a_penalty_before_a_session_is_played() {
    let mut percent = three_then_two(&matchpoints());
    let plain = scores(&percent, &SessionsOptions::default());
    percent.push((Vec::new(), PairsOptions { penalties: vec![(3, exact("1"))], ..matchpoints() }));
    assert_eq!(scores(&percent, &SessionsOptions::default()), plain);
    // By boards it is a part of all boards: of 2 of 6 one is taken.
    assert_eq!(scores(&percent, &by(SessionsBy::Boards, Absence::Forfeited))[2], "1/6");
    let first = (boards(&[&[(1, 3, 420), (2, 4, -50)]]), cross_imps(Divisor::Comparisons));
    let mut second = (Vec::new(), cross_imps(Divisor::Comparisons));
    second.1.penalties.push((1, exact("3")));
    let scored = scores(&vec![first, second], &SessionsOptions::default());
    assert_eq!(scored, ["7", "-10", "-10", "10"]);
}

/// A fine stays when the session it was given in is left out (art. 35).
#[test]
fn a_penalty_in_a_session_that_is_left_out() {
    let session = |first, fined: &str, method: fn() -> PairsOptions| {
        let lines = [(1, 4, 420), (2, 5, -50), (3, 6, 90)];
        let penalties = if first == 0 { Vec::new() } else { vec![(1, exact(fined))] };
        (boards(&[&lines[first..]]), PairsOptions { penalties, ..method() })
    };
    let stage = |method: fn() -> PairsOptions, fined: &str, how| {
        let sessions = [session(0, fined, method), session(1, fined, method)];
        let stage = score_sessions(&sessions, &by(how, Absence::LeftOut)).unwrap();
        stage.standings.into_iter().find(|own| own.entrant == 1).unwrap()
    };
    use SessionsBy::*;
    let imps: fn() -> PairsOptions = || cross_imps(Divisor::Comparisons);
    for (method, fined, how, score, penalty) in [
        (matchpoints as fn() -> PairsOptions, "0.7", Total, "3.3", "0.7"),
        // Of the second session, with a top of 2, it is 35 per cent; of the boards that count, with one of 4, 17.5.
        (matchpoints, "0.7", SessionsBy::Sessions, "0.65", "0.35"),
        (matchpoints, "0.7", Boards, "0.825", "0.175"),
        // 470 and 330 points are 10 and 8 IMPs.
        (imps, "3", SessionsBy::Sessions, "6", "3"),
        (imps, "3", Boards, "6", "3"),
        (imps, "3", Total, "6", "3"),
    ] {
        let own = stage(method, fined, how);
        assert_eq!((own.score, own.penalties), (Some(exact(score)), exact(penalty)), "{how:?} of {fined}");
        assert_eq!(own.sessions[1], SessionPart { score: None, boards: 0 });
    }
}

/// A session in which nothing could be had, one result on its only board: who forfeits it (art. 28) has none of it, who is excused
/// (art. 36) a half like those who played.
#[test]
fn a_session_missed_without_matchpoints() {
    let sessions = vec![
        (boards(&[&[(1, 3, 420), (2, 4, -50)]]), matchpoints()),
        (boards(&[&[(1, 3, 420)]]), matchpoints()),
    ];
    let scored = |absence| scores(&sessions, &by(SessionsBy::Sessions, absence));
    assert_eq!(scored(Absence::Forfeited), ["3/4", "0", "1/4", "1/2"]);
    assert_eq!(scored(Absence::Excused), ["3/4", "1/4", "1/4", "3/4"]);
    assert_eq!(scores(&sessions, &by(SessionsBy::Boards, Absence::Forfeited)), ["1", "0", "0", "1"]);
}
