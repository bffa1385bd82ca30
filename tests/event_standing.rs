//! Sessions and stages scored and ranked (laws 12C2, 78, 87; directing regulations art. 35, 45, 46).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::*;
use tricklaw::event::schedule::{Mitchell, howell, individual, mitchell};
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{Decision, MatchRecord, Rules, Step};
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

fn matchpoints_options() -> PairsOptions {
    PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()))
}

fn line(ns: u32, ew: u32, points: i32) -> PairsLine {
    PairsLine::new(ns, ew, BoardLine::played(points))
}

fn board(board: u32, lines: Vec<PairsLine>) -> PairsBoard {
    PairsBoard { board, lines }
}

/// A result that differs from table to table but is always the same.
fn result(board: u32, table: u32, ns: u32) -> i32 {
    [420, 450, -50, 140, 620, -100, 110, 400, -420, 90][((board * 7 + table * 3 + ns * ns) % 10) as usize]
}

#[test]
fn a_mitchell_of_ten_tables() {
    let movement = mitchell(10, 9, Mitchell::Skip).unwrap();
    let mut boards: Vec<PairsBoard> = (1..=30).map(|number| board(number, Vec::new())).collect();
    for sitting in &movement.sittings {
        for place in 0..3 {
            let number = (sitting.set - 1) * 3 + place + 1;
            boards[number as usize - 1].lines.push(line(
                sitting.ns,
                sitting.ew,
                result(number, sitting.table, sitting.ns),
            ));
        }
    }
    let mut options = matchpoints_options();
    options.fields = vec![(1..=10).collect(), (11..=20).collect()];
    let session = score_pairs(&boards, &options).unwrap();
    assert_eq!(session.fields.len(), 2);
    for field in &session.fields {
        assert_eq!(field.len(), 10);
        let mean = Exact::mean(field.iter().map(|own| own.average.unwrap())).unwrap();
        assert_eq!(mean, Exact::HALF, "what is won is lost");
        assert!(field.iter().all(|own| own.boards == 27 && own.available == exact("432"))); // 27 boards, top 16
        assert!(field.windows(2).all(|pair| pair[0].average >= pair[1].average));
        assert!(field.windows(2).all(|pair| pair[0].place.place <= pair[1].place.place));
    }
}

#[test]
fn session_averages_replace_flat_awards() {
    // Pair 1 wins everything elsewhere, pair 2 loses everything; both have an average on board 3.
    let awarded = |ns, ew| BoardLine::artificial(ns, ew);
    let boards = [
        board(1, vec![line(1, 3, 420), line(2, 4, -50)]),
        board(2, vec![line(1, 4, 420), line(2, 3, -50)]),
        board(
            3,
            vec![
                PairsLine::new(1, 3, awarded(Award::AveragePlus, Award::AverageMinus)),
                PairsLine::new(2, 4, awarded(Award::AverageMinus, Award::Average)),
            ],
        ),
    ];
    let session = score_pairs(&boards, &matchpoints_options()).unwrap();
    let own = |entrant| *session.fields[0].iter().find(|own| own.entrant == entrant).unwrap();
    assert_eq!(own(1).total, exact("6"), "100 % of board 3 too");
    assert_eq!(own(2).total, Exact::ZERO);
    assert_eq!(own(3).total, exact("2.8"), "0 and 2 elsewhere: 40 % of 2 is 0.8");
    assert_eq!(own(4).total, exact("3"));
    let flat = AwardOptions { session_rule: SessionRule::None, ..AwardOptions::default() };
    let method = PairsMethod::Matchpoints(MatchpointOptions { awards: flat, ..MatchpointOptions::default() });
    let session = score_pairs(&boards, &PairsOptions::new(method)).unwrap();
    assert_eq!(session.fields[0][0].total, exact("5.2"));
    // The same at IMPs: 10 elsewhere is more than 3.
    let imps =
        score_pairs(&boards, &PairsOptions::new(PairsMethod::CrossImps(CrossImpOptions::default()))).unwrap();
    let own = |entrant| imps.fields[0].iter().find(|own| own.entrant == entrant).unwrap().total;
    assert_eq!((own(1), own(2), own(3)), (exact("30"), exact("-30"), exact("-3")));
}

#[test]
fn boards_are_brought_to_the_fullest() {
    let boards = [
        board(1, vec![line(1, 4, 420), line(2, 5, -50), line(3, 6, 110)]),
        board(2, vec![line(1, 5, 420), line(2, 6, -50)]),
    ];
    let session = score_pairs(&boards, &matchpoints_options()).unwrap();
    assert_eq!(session.boards[1].top, Some(exact("4")));
    assert_eq!(session.boards[1].lines[0].ns, Some(exact("3.5")));
    let third = session.fields[0].iter().find(|own| own.entrant == 3).unwrap();
    assert_eq!((third.boards, third.average), (1, Some(Exact::HALF)));
}

#[test]
fn ties_penalties_and_empty_fields() {
    // 1 and 2 both have half of the points; 2 was better on more boards (an extra board where 1 did not play).
    let boards =
        [board(1, vec![line(1, 3, 420), line(2, 4, -50)]), board(2, vec![line(1, 4, 100), line(2, 3, 110)])];
    let mut options = matchpoints_options();
    options.fields = vec![vec![1, 2], vec![]];
    let session = score_pairs(&boards, &options).unwrap();
    assert_eq!(session.fields[0].iter().map(|own| own.place.place).collect::<Vec<_>>(), [1, 1]);
    assert_eq!((session.needed.len(), session.needed[0].step), (1, Step::Lot));
    assert_eq!(session.fields[1], []);
    options.ties.decisions.push(Decision { step: Step::Lot, order: vec![vec![2], vec![1]] });
    let session = score_pairs(&boards, &options).unwrap();
    assert_eq!(session.fields[0][0].entrant, 2);
    assert_eq!(session.fields[0][1].place, Place { place: 2, shared: false, by: Some(Step::Lot) });
    // A penalty of 10 % of a top of 2.
    options.penalties = vec![(2, exact("0.2"))];
    let session = score_pairs(&boards, &options).unwrap();
    assert_eq!((session.fields[0][0].entrant, session.fields[0][1].total), (1, exact("1.8")));
    // Nothing played at all.
    let empty = score_pairs(&[], &matchpoints_options()).unwrap();
    assert_eq!((empty.boards.len(), empty.fields), (0, vec![vec![]]));
    let unplayed = [board(1, vec![PairsLine::new(1, 2, BoardLine::not_played())])];
    let session = score_pairs(&unplayed, &matchpoints_options()).unwrap();
    assert_eq!(session.fields[0][0].average, None);
    let single = score_pairs(&[board(1, vec![line(1, 2, 420)])], &matchpoints_options()).unwrap();
    assert_eq!(single.fields[0][0].average, Some(Exact::HALF));
    let wrong = [board(9, vec![PairsLine::new(1, 2, BoardLine::weighted(&[]))])];
    assert_eq!(score_pairs(&wrong, &matchpoints_options()).unwrap_err().board, 9);
}

/// Board by board compares results; above and below the average count all matchpoints, those of an award too (art. 46).
#[test]
fn awards_in_ties() {
    let awarded = |ns, ew, award| PairsLine::new(ns, ew, BoardLine::artificial(award, Award::Average));
    // 1 has 0 and 2 of 2, 2 has 2 and 0: level. On the third board both have an award of 60 and 40 % beside 5.
    let boards = [
        board(1, vec![line(1, 3, 50), line(2, 4, 100)]),
        board(2, vec![line(1, 4, 100), line(2, 3, 50)]),
        board(3, vec![awarded(1, 5, Award::AveragePlus), awarded(2, 6, Award::Percent(5500))]),
    ];
    let mut options = matchpoints_options();
    options.fields = vec![vec![1, 2]];
    let mut session = score_pairs(&boards, &options).unwrap();
    assert_eq!(session.fields[0][0].entrant, 1, "60 % are more than 55");
    // A penalty of 5 % of a top makes them level: on the first two boards one each, on the third both above the average.
    options.penalties = vec![(1, exact("0.1"))];
    session = score_pairs(&boards, &options).unwrap();
    assert_eq!(session.needed[0].step, Step::Lot);
    let mut lower = boards.clone();
    lower[2].lines[0] = awarded(1, 5, Award::Percent(5000));
    lower[2].lines[1] = awarded(2, 6, Award::Percent(5500));
    options.penalties = vec![(2, exact("0.1"))];
    session = score_pairs(&lower, &options).unwrap();
    let order: Vec<(u32, Option<Step>)> =
        session.fields[0].iter().map(|own| (own.entrant, own.place.by)).collect();
    assert_eq!(order, [(2, None), (1, Some(Step::AboveAverage))], "55 % is above the average, 50 at it");
}

#[test]
fn fouled_boards_in_a_session() {
    let mut lines: Vec<PairsLine> = (1..=6).map(|pair| line(pair, pair + 6, 100 * pair as i32)).collect();
    for fouled in &mut lines[3..] {
        fouled.group = 1;
    }
    let session = score_pairs(&[board(1, lines)], &matchpoints_options()).unwrap();
    let ns: Vec<String> = session.boards[0].lines.iter().map(|line| line.ns.unwrap().to_string()).collect();
    assert_eq!(ns, ["1", "5", "9", "1", "5", "9"]);
}

#[test]
fn a_howell_and_an_individual() {
    let movement = howell(4).unwrap();
    let mut boards: Vec<PairsBoard> = (1..=7).map(|number| board(number, Vec::new())).collect();
    for sitting in &movement.sittings {
        let points = result(sitting.set, sitting.table, sitting.ns);
        boards[sitting.set as usize - 1].lines.push(line(sitting.ns, sitting.ew, points));
    }
    for method in [
        PairsMethod::Matchpoints(MatchpointOptions::default()),
        PairsMethod::CrossImps(CrossImpOptions::default()),
        PairsMethod::Butler(ButlerOptions::default()),
    ] {
        let session = score_pairs(&boards, &PairsOptions::new(method)).unwrap();
        assert_eq!(session.fields[0].len(), 8);
        assert!(session.fields[0].iter().all(|own| own.boards == 7));
    }
    let movement = individual(2).unwrap();
    let mut boards: Vec<PairsBoard> = (1..=7).map(|number| board(number, Vec::new())).collect();
    for sitting in &movement.sittings {
        let [north, east, south, west] = sitting.players;
        let points = result(sitting.set, sitting.table, north);
        let score = BoardLine::played(points);
        boards[sitting.set as usize - 1].lines.push(PairsLine {
            ns: vec![north, south],
            ew: vec![east, west],
            score,
            group: 0,
        });
    }
    let session = score_pairs(&boards, &matchpoints_options()).unwrap();
    assert_eq!(session.fields[0].len(), 8);
    let sum = Exact::sum(session.fields[0].iter().map(|own| own.total));
    assert_eq!(sum, exact("56"), "7 boards, 2 tables of top 2 for four players each");
}

#[test]
fn teams_with_carry_over_and_penalties() {
    let matches = [
        MatchRecord::new(1, 1, 2).vp_c(1250, 750).imps(40, 25),
        MatchRecord::new(1, 3, 0).vp_c(1200, 0), // a bye
        MatchRecord::new(2, 2, 3).vp_c(1000, 1000).imps(20, 20),
        MatchRecord::new(2, 1, 4).vp_c(1200, 0).forfeited(),
    ];
    let mut options = TeamsOptions::new(Rules::swiss());
    options.penalties_c = vec![(1, 50)];
    options.carried_c = vec![(2, 333)];
    let (standings, needed) = score_teams(&[1, 2, 3, 4], &matches, &options).unwrap();
    let rows: Vec<(u32, i64, u32, u32, u32, u32)> = standings
        .iter()
        .map(|own| (own.team, own.points_c, own.played, own.won, own.drawn, own.lost))
        .collect();
    assert_eq!(
        rows,
        [(1, 2400, 1, 2, 0, 0), (3, 2200, 1, 0, 1, 0), (2, 2083, 2, 0, 1, 1), (4, 0, 0, 0, 0, 1)]
    );
    assert_eq!(needed, []);
    assert_eq!(standings[0].imps, (exact("40"), exact("25")));
    let table = cross_table(&[1, 2, 3], &matches);
    let result = |vp_c| CrossResult { round: 1, vp_c, points_c: None };
    assert_eq!(table[0][1].results, [result(1250)]);
    assert_eq!(table[1][0].results, [result(750)]);
    assert_eq!((table[0][2].results.len(), table[2][2].results.len()), (0, 0));
}

/// Law 4: a table seats two sides. Where both directions are numbered from 1, the pairs of one number would be taken for one.
#[test]
fn nobody_sits_on_both_sides() {
    let boards = [board(1, vec![line(1, 11, 420)]), board(2, vec![line(1, 11, 420), line(2, 2, 140)])];
    let refused = score_pairs(&boards, &matchpoints_options()).unwrap_err();
    assert_eq!(refused, BoardError { board: 2, error: LineError { line: 1, kind: LineErrorKind::SamePair } });
    assert_eq!(
        refused.to_string(),
        "board 2, line 2: north-south and east-west have the same number (2007 law 4)"
    );
    let mut players = line(1, 3, 420);
    (players.ns, players.ew) = (vec![1, 2], vec![3, 1]);
    let refused = score_pairs(&[board(7, vec![players])], &matchpoints_options()).unwrap_err();
    assert_eq!(refused, BoardError { board: 7, error: LineError { line: 0, kind: LineErrorKind::SamePair } });
}

/// Match points (场分, art. 28(1)3 and 48): the stage is ranked by them, the victory points of the same matches break ties.
#[test]
fn match_points_and_victory_points_apart() {
    let record = |round, home, away, points: [i32; 2], vp: [i32; 2]| {
        MatchRecord::new(round, home, away).points_c(points[0], points[1]).vp_c(vp[0], vp[1])
    };
    let matches = [
        record(1, 1, 2, [200, 0], [1100, 900]),
        record(1, 3, 4, [200, 0], [2000, 0]),
        record(2, 1, 3, [0, 200], [980, 1020]),
        record(2, 2, 4, [200, 0], [1900, 100]),
        record(3, 1, 4, [200, 0], [1050, 950]),
        // 2 did not come: 3 has the match and 12 VP (art. 28).
        record(3, 2, 3, [0, 200], [0, 1200]).forfeited(),
    ];
    let mut options = TeamsOptions::new(Rules::same(&[Step::MeetingVp]));
    options.penalties_c.push((1, 200));
    let (standings, needed) = score_teams(&[1, 2, 3, 4], &matches, &options).unwrap();
    let told: Vec<_> =
        standings.iter().map(|own| (own.team, own.points_c, own.won, own.lost, own.place.by)).collect();
    // 1 has 4 less 2, 2 has 2: their match was 11 to 9. By victory points 3, 1, 2 would be 42.20, 29.30, 28.00.
    let expected = [
        (3, 600, 3, 0, None),
        (1, 200, 2, 1, None),
        (2, 200, 1, 2, Some(Step::MeetingVp)),
        (4, 0, 0, 3, None),
    ];
    assert_eq!((told, needed.len()), (expected.to_vec(), 0));
    let table = cross_table(&[1, 2], &matches);
    assert_eq!(table[0][1].results, [CrossResult { round: 1, vp_c: 1100, points_c: Some(200) }]);
    // Without victory points their match is compared by the match points.
    let bare = [MatchRecord::new(1, 1, 2).points_c(0, 200), MatchRecord::new(2, 1, 3).points_c(200, 0)];
    let (standings, _) =
        score_teams(&[1, 2, 3], &bare, &TeamsOptions::new(Rules::same(&[Step::MeetingVp]))).unwrap();
    assert_eq!(standings.iter().map(|own| own.team).collect::<Vec<_>>(), [2, 1, 3]);
}

/// A Swiss won by the unbeaten (art. 16): two rounds of four teams. 1 won both by little; 2 won one by much and has more points.
/// The other places go by points, so that 3 with a win stands behind 4 without one.
#[test]
fn the_unbeaten_come_first() {
    let matches = [
        MatchRecord::new(1, 1, 2).vp_c(1050, 950),
        MatchRecord::new(1, 3, 4).vp_c(1010, 990),
        MatchRecord::new(2, 1, 3).vp_c(1020, 980),
        MatchRecord::new(2, 2, 4).vp_c(2000, 0),
        MatchRecord::new(2, 5, 0).vp_c(1200, 0),
    ];
    let mut options = TeamsOptions::new(Rules::none());
    options.carried_c.push((4, 1010));
    let order = |options: &TeamsOptions| -> Vec<(u32, i64, u32)> {
        let (standings, _) = score_teams(&[1, 2, 3, 4, 5], &matches, options).unwrap();
        standings.iter().map(|own| (own.team, own.points_c, own.place.place)).collect()
    };
    let rest = [(4, 2000, 3), (3, 1990, 4), (5, 1200, 5)];
    assert_eq!(order(&options), [vec![(2, 2950, 1), (1, 2070, 2)], rest.to_vec()].concat());
    options.unbeaten_first = true;
    // A bye is not won: 5 has beaten nobody.
    assert_eq!(order(&options), [vec![(1, 2070, 1), (2, 2950, 2)], rest.to_vec()].concat());
    // Penalties come off the points; it is unbeaten all the same, and would be with no points at all.
    options.penalties_c.push((1, 2000));
    assert_eq!(order(&options)[0], (1, 70, 1));
    options.penalties_c.push((1, i32::MAX));
    options.carried_c.extend([(3, i32::MAX); 3]);
    assert_eq!(order(&options).iter().map(|own| (own.0, own.2)).collect::<Vec<_>>()[..2], [(1, 1), (3, 2)]);
}

/// Whoever came for the third round has not won every round (art. 16), nor has who left after the first; the last round may still
/// be under way.
#[test]
fn a_late_arrival_is_not_unbeaten() {
    let mut matches = vec![
        MatchRecord::new(1, 1, 2).vp_c(2000, 0),
        MatchRecord::new(1, 5, 3).vp_c(2000, 0),
        MatchRecord::new(2, 1, 3).vp_c(1010, 990),
        MatchRecord::new(3, 4, 3).vp_c(1010, 990),
    ];
    let first = |matches: &[MatchRecord]| {
        let options = TeamsOptions { unbeaten_first: true, ..TeamsOptions::new(Rules::none()) };
        let (standings, _) = score_teams(&[1, 2, 3, 4, 5], matches, &options).unwrap();
        standings.iter().map(|own| (own.team, own.points_c)).take(2).collect::<Vec<_>>()
    };
    assert_eq!(first(&matches), [(1, 3010), (5, 2000)]);
    matches.push(MatchRecord::new(3, 2, 1).vp_c(1010, 990));
    assert_eq!(first(&matches), [(1, 4000), (5, 2000)], "by points");
}

/// What a team that left had taken off or carried over counts in its opponents' mean (art. 45(3), penalties included).
#[test]
fn penalties_of_a_team_that_left() {
    let matches = [
        MatchRecord::new(1, 1, 9).vp_c(1500, 500),
        MatchRecord::new(1, 2, 3).vp_c(1500, 500),
        MatchRecord::new(2, 3, 9).vp_c(1000, 1000),
        MatchRecord::new(2, 1, 0).vp_c(1200, 0),
        MatchRecord::new(3, 2, 0).vp_c(1200, 0),
    ];
    let places = |penalty: i32, carried: i32| {
        let mut options = TeamsOptions::new(Rules::swiss());
        options.penalties_c.push((9, penalty));
        options.carried_c.push((9, carried));
        let (standings, _) = score_teams(&[1, 2, 3], &matches, &options).unwrap();
        standings.iter().map(|own| (own.team, own.place.place, own.points_c)).collect::<Vec<_>>()
    };
    let third = (3, 3, 1500);
    assert_eq!(places(0, 0), [(1, 1, 2700), (2, 1, 2700), third]);
    assert_eq!(places(100, 0), [(2, 1, 2700), (1, 2, 2700), third]);
    assert_eq!(places(100, 101), [(1, 1, 2700), (2, 2, 2700), third]);
}

/// A board with an award for the two players of each side, and another one.
fn award_at_an_individual(ns: [u32; 2]) -> [PairsBoard; 2] {
    let line =
        |ns: [u32; 2], ew: [u32; 2], score| PairsLine { ns: ns.into(), ew: ew.into(), score, group: 0 };
    let award = BoardLine::artificial(Award::AveragePlus, Award::AverageMinus);
    let played =
        vec![line([1, 6], [3, 5], BoardLine::played(420)), line([7, 8], [2, 4], BoardLine::played(-50))];
    [PairsBoard { board: 1, lines: vec![line(ns, [2, 6], award)] }, PairsBoard { board: 2, lines: played }]
}

/// An award at an individual (law 12C2(c)): each player has what his own other boards say, 1 with everything elsewhere all of
/// the top and 5 with nothing 60 %; the line has nothing for that side, and what each has beside it.
#[test]
fn an_award_for_two_players() {
    let options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let result = score_pairs(&award_at_an_individual([1, 5]), &options).unwrap();
    let decimal = |score: Exact| score.to_decimal(2);
    let line = result.boards[0].lines[0];
    assert_eq!((line.ns, line.ew.map(decimal)), (None, Some("0.80".to_string())));
    let own = |own: &PlayerAward| (own.line, own.player, decimal(own.score));
    let each: Vec<_> = result.boards[0].awards.iter().map(own).collect();
    assert_eq!(each, [(0, 1, "2.00".to_string()), (0, 5, "1.20".to_string())]);
    assert!(result.boards[1].awards.is_empty());
    let total = |player| decimal(result.fields[0].iter().find(|own| own.entrant == player).unwrap().total);
    assert_eq!([1, 5, 2, 6].map(total), ["4.00", "1.20", "2.80", "2.80"]);
}

/// Which of two partners a row names first decides nothing: not the lines, not the places, ties among them included.
#[test]
fn partners_of_an_individual_in_either_order() {
    let options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let [one, other] = [[1, 5], [5, 1]].map(|ns| score_pairs(&award_at_an_individual(ns), &options).unwrap());
    assert_eq!(one.fields, other.fields);
    assert_eq!(one.boards[0].lines, other.boards[0].lines);
    let sorted = |result: &PairsResult| {
        let mut awards = result.boards[0].awards.clone();
        awards.sort_by_key(|own| own.player);
        awards
    };
    assert_eq!(sorted(&one), sorted(&other));
}
