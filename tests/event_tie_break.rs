//! Tie-breaks (directing regulations art. 45-49, Shengji art. 27).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::tie_break::*;
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

fn game(home: u32, away: u32) -> MatchRecord {
    MatchRecord::new(1, home, away)
}

fn data(matches: Vec<MatchRecord>) -> TieData {
    TieData { matches, ..TieData::default() }
}

/// The places and the step that first separated.
fn solve(tied: &[u32], data: &TieData, rules: &Rules) -> (Vec<Vec<u32>>, Option<Step>) {
    let broken = break_tie(tied, data, rules);
    (broken.places, broken.separations.first().map(|separation| separation.step))
}

#[test]
fn two_teams_step_by_step() {
    let rules = Rules::round_robin();
    // (1) ratio: 50/30 against 40/30.
    let matches = vec![game(1, 9).imps(50, 30), game(2, 9).imps(40, 30)];
    assert_eq!(solve(&[2, 1], &data(matches), &rules), (vec![vec![1], vec![2]], Some(Step::ImpRatio)));
    // Ratios that round alike are still compared: 100/99 and 101/100.
    let matches = vec![game(1, 9).imps(100, 99), game(2, 9).imps(101, 100)];
    assert_eq!(solve(&[2, 1], &data(matches), &rules).0, [[1], [2]]);
    // Nothing lost is beyond every ratio; nothing won or lost counts as 1.
    let matches = vec![game(1, 9).imps(5, 0), game(2, 9).imps(90, 1)];
    assert_eq!(solve(&[2, 1], &data(matches), &rules).0, [[1], [2]]);
    let matches = vec![game(1, 9).imps(0, 0), game(2, 9).imps(9, 10)];
    assert_eq!(solve(&[2, 1], &data(matches), &rules).0, [[1], [2]]);
    // (2) their match, (3) IMPs, (4) total points in it: balanced by a match against somebody else.
    let level = game(1, 2).vp_c(1000, 1000).imps(20, 20);
    let balanced =
        data(vec![game(1, 2).vp_c(1200, 800).imps(30, 20), game(1, 9).imps(0, 10), game(2, 9).imps(10, 0)]);
    assert_eq!(solve(&[2, 1], &balanced, &rules), (vec![vec![1], vec![2]], Some(Step::MeetingVp)));
    let same_vp =
        data(vec![game(1, 2).vp_c(1000, 1000).imps(21, 20), game(1, 9).imps(0, 1), game(2, 9).imps(1, 0)]);
    assert_eq!(solve(&[2, 1], &same_vp, &rules), (vec![vec![1], vec![2]], Some(Step::MeetingImps)));
    let points = data(vec![level.total_points(600, 620)]);
    assert_eq!(solve(&[1, 2], &points, &rules), (vec![vec![2], vec![1]], Some(Step::MeetingTotalPoints)));
    // (5) total points over all matches.
    let all = data(vec![
        level.total_points(500, 500),
        game(1, 9).total_points(100, 90),
        game(2, 9).total_points(100, 80),
    ]);
    assert_eq!(solve(&[1, 2], &all, &rules), (vec![vec![2], vec![1]], Some(Step::TotalPointRatio)));
    // (6) nothing left but an extra board, which is played outside.
    let broken = break_tie(&[1, 2], &data(vec![level]), &rules);
    assert_eq!(broken.places, [[1, 2]]);
    assert_eq!(broken.needed, [Needed { step: Step::ExtraBoards(1), among: vec![1, 2] }]);
    let mut settled = data(vec![level]);
    settled.decisions.push(Decision { step: Step::ExtraBoards(1), order: vec![vec![2], vec![1]] });
    assert_eq!(solve(&[1, 2], &settled, &rules), (vec![vec![2], vec![1]], Some(Step::ExtraBoards(1))));
}

/// Three teams with those victory points in 1-2, 1-3, 2-3 and level IMP ratios.
fn three(one_two: (i32, i32), one_three: (i32, i32), two_three: (i32, i32)) -> TieData {
    data(vec![
        game(1, 2).vp_c(one_two.0 * 100, one_two.1 * 100),
        game(1, 3).vp_c(one_three.0 * 100, one_three.1 * 100),
        game(2, 3).vp_c(two_three.0 * 100, two_three.1 * 100),
    ])
}

#[test]
fn three_teams() {
    let rules = Rules::round_robin();
    // (2) most from the matches among the three: 22, 20, 18; then the two-team chain.
    let broken = break_tie(&[3, 2, 1], &three((12, 8), (10, 10), (12, 8)), &rules);
    assert_eq!(broken.places, [[1], [2], [3]]);
    assert_eq!(broken.why(1, 3), Some(Step::LeaderOfMeetings));
    assert_eq!(broken.why(2, 3), Some(Step::MeetingVp));
    assert_eq!(broken.why(3, 1), Some(Step::LeaderOfMeetings), "whichever way it is asked");
    // The total decides, not beating both: 1 beats 2 and 3 narrowly, 2 beats 3 out of sight.
    assert_eq!(solve(&[1, 2, 3], &three((11, 9), (11, 9), (20, 0)), &rules).0[0], [2]);
    // (3) Level at the top (22 each): 1 drew with 2 and took 12 from 3, who lost 12 to 2 as well: two qualify, nobody
    // is chosen; (4) 3 lost to both: third, then 1 and 2 need a board.
    let broken = break_tie(&[1, 2, 3], &three((10, 10), (12, 8), (12, 8)), &rules);
    assert_eq!(
        (broken.places.clone(), broken.why(1, 3)),
        (vec![vec![1, 2], vec![3]], Some(Step::LostToBoth))
    );
    assert_eq!(broken.needed, [Needed { step: Step::ExtraBoards(1), among: vec![1, 2] }]);
    // (3) alone: 3 leads nobody, totals 21, 19, 21 (1-2 drawn, 1 took 11 of 3, 2 took 9 of 3).
    let drew = three((10, 10), (11, 9), (9, 11));
    // Leaders 1 with 21; 3 with 20; 2 with 19: (2) takes it.
    assert_eq!(
        solve(&[1, 2, 3], &drew, &rules),
        (vec![vec![1], vec![3], vec![2]], Some(Step::LeaderOfMeetings))
    );
    // A totally level ring: each wins one 12-8. (5) net IMPs among the three.
    let ring = three((12, 8), (8, 12), (12, 8));
    let broken = break_tie(&[1, 2, 3], &ring, &rules);
    assert_eq!(broken.places, [[1, 2, 3]]);
    assert_eq!(broken.needed.len(), 1);
    let mut imps = ring.clone();
    for (record, pair) in imps.matches.iter_mut().zip([(30, 20), (20, 32), (31, 22)]) {
        *record = record.imps(pair.0, pair.1);
    }
    // Ratios 50/52, 51/52, 54/51 separate first.
    assert_eq!(solve(&[1, 2, 3], &imps, &rules), (vec![vec![3], vec![2], vec![1]], Some(Step::ImpRatio)));
}

#[test]
fn three_teams_drew_and_better() {
    // Two teams level at the top of the mini-league so that (2) selects nobody: totals 22, 22, 16 with 1-2 drawn and
    // 1 better against 3 than 2 was is impossible with one match each; with two cycles it is not.
    let matches = vec![game(1, 2).vp_c(1000, 1000), game(1, 3).vp_c(1300, 700), game(2, 3).vp_c(1200, 800)];
    let rules = Rules { three: vec![Step::DrewOneBetterAgainstThird, Step::LostToBoth], ..Rules::none() };
    let (places, step) = solve(&[2, 1, 3], &data(matches), &rules);
    assert_eq!((places[0].clone(), step), (vec![1], Some(Step::DrewOneBetterAgainstThird)));
    // Who drew with one of the others has not lost to both.
    let drawn = three((8, 12), (12, 8), (10, 10));
    let lost = Rules { three: vec![Step::LostToBoth], ..Rules::none() };
    assert_eq!(solve(&[1, 2, 3], &drawn, &lost), (vec![vec![1, 2, 3]], None));
    // A step on meetings is skipped when not all have met.
    let partial = data(vec![game(1, 2).vp_c(1500, 500)]);
    let skipped = Rules::same(&[Step::MeetingVp, Step::LeaderOfMeetings, Step::LostToBoth]);
    assert_eq!(solve(&[1, 2, 3], &partial, &skipped), (vec![vec![1, 2, 3]], None));
}

#[test]
fn ratio_may_separate_some_only() {
    // 3 is ahead by its ratio; 1 and 2 begin anew as two: their match.
    let matches = vec![
        game(1, 2).vp_c(800, 1200).imps(20, 20),
        game(1, 3).imps(20, 20),
        game(2, 3).imps(20, 20),
        game(3, 9).imps(20, 10),
    ];
    let broken = break_tie(&[1, 2, 3], &data(matches), &Rules::round_robin());
    assert_eq!(broken.places, [[3], [2], [1]]);
    let steps: Vec<Step> = broken.separations.iter().map(|separation| separation.step).collect();
    assert_eq!(steps, [Step::ImpRatio, Step::MeetingVp]);
    assert_eq!(broken.separations[0].order, [vec![3], vec![1, 2]]);
}

#[test]
fn four_teams() {
    let rules = Rules::round_robin();
    // 1 drew one and beat the others, and no other did; totals 33, 33 at the top so that no one leads.
    let matches = vec![
        game(1, 2).vp_c(1000, 1000),
        game(1, 3).vp_c(1100, 900),
        game(1, 4).vp_c(1200, 800),
        game(2, 3).vp_c(1500, 500),
        game(2, 4).vp_c(800, 1200),
        game(3, 4).vp_c(1000, 1000),
    ];
    let broken = break_tie(&[4, 3, 2, 1], &data(matches), &rules);
    assert_eq!(broken.why(1, 4), Some(Step::DrewOneBeatRest));
    assert_eq!(broken.places[0], [1]);
    // Everything level: total points, then a board.
    let level: Vec<MatchRecord> = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]
        .map(|(home, away)| game(home, away).vp_c(1000, 1000).total_points(100, 100))
        .into();
    let broken = break_tie(&[1, 2, 3, 4], &data(level.clone()), &rules);
    assert_eq!(broken.needed, [Needed { step: Step::ExtraBoards(1), among: vec![1, 2, 3, 4] }]);
    let extra = [level, vec![game(4, 9).total_points(50, 0)]].concat();
    assert_eq!(break_tie(&[1, 2, 3, 4], &data(extra), &rules).places[0], [4]);
}

#[test]
fn knockout_ties() {
    let rules = Rules::knockout(8);
    let tied = |record: MatchRecord| data(vec![record]);
    let by_points = tied(game(1, 2).total_points(1000, 1010));
    assert_eq!(solve(&[1, 2], &by_points, &rules), (vec![vec![2], vec![1]], Some(Step::TotalPoints)));
    let by_boards = tied(game(1, 2).boards([9, 8], [Exact::ZERO; 2]));
    assert_eq!(solve(&[2, 1], &by_boards, &rules), (vec![vec![1], vec![2]], Some(Step::BoardsWon)));
    let mut level = tied(game(1, 2));
    assert_eq!(break_tie(&[1, 2], &level, &rules).needed[0].step, Step::ExtraBoards(8));
    // Eight more boards level too: one more.
    level.decisions.push(Decision { step: Step::ExtraBoards(8), order: vec![vec![1, 2]] });
    assert_eq!(break_tie(&[1, 2], &level, &rules).needed[0].step, Step::ExtraBoards(1));
    level.decisions.push(Decision { step: Step::ExtraBoards(1), order: vec![vec![2], vec![1]] });
    assert_eq!(break_tie(&[1, 2], &level, &rules).places, [[2], [1]]);
}

/// The last extra board decides the winner (art. 45, sudden death): a level one is followed by another.
#[test]
fn level_extra_boards_are_played_on() {
    let decision =
        |step, order: &[&[u32]]| Decision { step, order: order.iter().map(|own| own.to_vec()).collect() };
    let one = Step::ExtraBoards(1);
    let asked = |tied: &[u32], decisions: &[Decision], rules: &Rules| {
        let broken = break_tie(tied, &TieData { decisions: decisions.to_vec(), ..data(Vec::new()) }, rules);
        (
            broken.places,
            broken.needed.iter().map(|needed| (needed.step, needed.among.len())).collect::<Vec<_>>(),
        )
    };
    let mut played = vec![decision(one, &[&[1, 2]])];
    for rules in [Rules::round_robin(), Rules::same(&[one])] {
        assert_eq!(asked(&[1, 2], &played, &rules), (vec![vec![1, 2]], vec![(one, 2)]));
    }
    // With a step behind it a level board is over.
    assert_eq!(asked(&[1, 2], &played, &Rules::same(&[one, Step::Lot])).1, [(Step::Lot, 2)]);
    // So is a lot that lets the tie stand (art. 49).
    let stands = [decision(Step::Lot, &[&[1, 2]])];
    assert_eq!(asked(&[1, 2], &stands, &Rules::same(&[Step::Lot])), (vec![vec![1, 2]], vec![]));
    played.push(decision(one, &[&[2], &[1]]));
    assert_eq!(asked(&[1, 2], &played, &Rules::round_robin()), (vec![vec![2], vec![1]], vec![]));
    // Of three one is told apart; the other two play on.
    let three = [decision(one, &[&[1, 2, 3]]), decision(one, &[&[3], &[1, 2]])];
    assert_eq!(asked(&[1, 2, 3], &three, &Rules::round_robin()), (vec![vec![3], vec![1, 2]], vec![(one, 2)]));
}

/// What a forfeit gave (art. 28) is what the two have of their match, and breaks a tie between them (art. 45(1)1).
#[test]
fn a_forfeit_counts_between_the_tied() {
    let matches = vec![
        game(1, 2).vp_c(0, 1800).forfeited(),
        game(1, 3).vp_c(1800, 1200).imps(30, 10),
        game(2, 3).vp_c(1000, 2000).imps(30, 10),
    ];
    let tied = data(matches);
    assert_eq!(solve(&[1, 2], &tied, &Rules::round_robin()), (vec![vec![2], vec![1]], Some(Step::MeetingVp)));
    let three = solve(&[1, 2, 3], &tied, &Rules::same(&[Step::LeaderOfMeetings]));
    assert_eq!(three.0, [[3], [2], [1]], "32 to 28 and 18, then 18 to nothing");
}

#[test]
fn swiss_ties() {
    let rules = Rules::swiss();
    // 1 and 2 have not met; each won one. Opponents' totals: 3 has 30, 4 has 20.
    let matches = vec![
        game(1, 3).vp_c(1200, 800),
        game(2, 4).vp_c(1200, 800),
        game(1, 5).vp_c(1000, 1000),
        game(2, 5).vp_c(1000, 1000),
    ];
    let mut swiss = data(matches);
    swiss.totals_c = vec![(3, 3000), (4, 2000), (5, 2500)];
    assert_eq!(solve(&[2, 1], &swiss, &rules), (vec![vec![1], vec![2]], Some(Step::OpponentAverage)));
    // A forfeited match is neither an opponent nor a round: 2's average becomes that of 5 and 6.
    swiss.matches.push(game(2, 6).vp_c(1200, 0).forfeited());
    swiss.matches.push(game(1, 6).vp_c(1200, 800));
    swiss.totals_c.push((6, 100));
    assert_eq!(solve(&[2, 1], &swiss, &rules).0, [[2], [1]], "22.50 against 18.67");
    // Half matches of a triangle are half an opponent each: (30 + 25 + 1/2) / 2.5 against (20 + 25) / 2.
    let mut halves = swiss.clone();
    halves.matches.last_mut().unwrap().half = true;
    assert_eq!(solve(&[2, 1], &halves, &rules).0, [[2], [1]], "22.50 against 22.20");
    halves.totals_c[3] = (6, 300);
    assert_eq!(solve(&[2, 1], &halves, &rules).0, [[1], [2]], "22.60 against 22.50");
    // Matches won come before: draws do not count.
    swiss.matches[1] = game(2, 4).vp_c(1000, 1000);
    assert_eq!(solve(&[2, 1], &swiss, &rules), (vec![vec![1], vec![2]], Some(Step::MatchesWon)));
    // Met: the meeting comes first.
    swiss.matches.push(game(2, 1).vp_c(1100, 900));
    assert_eq!(solve(&[2, 1], &swiss, &rules), (vec![vec![2], vec![1]], Some(Step::MeetingVp)));
    let broken = break_tie(&[1, 2], &TieData::default(), &rules);
    assert_eq!(broken.needed, [Needed { step: Step::Lot, among: vec![1, 2] }]);
}

#[test]
fn board_a_match_ties() {
    let rules = Rules::board_a_match();
    let points = |home: &str, away: &str| [exact(home), exact(away)];
    let by_points = data(vec![game(1, 2).boards([2, 2], points("5", "7"))]);
    assert_eq!(solve(&[1, 2], &by_points, &rules), (vec![vec![2], vec![1]], Some(Step::MeetingMatchpoints)));
    let by_boards = data(vec![game(1, 2).boards([3, 2], points("6", "6"))]);
    assert_eq!(solve(&[2, 1], &by_boards, &rules), (vec![vec![1], vec![2]], Some(Step::MeetingBoardsWon)));
    // Not all have met: on boards all played, then net total points.
    let mut apart = data(vec![game(1, 9).total_points(300, 200), game(2, 9).total_points(900, 850)]);
    assert_eq!(solve(&[2, 1], &apart, &rules), (vec![vec![1], vec![2]], Some(Step::NetTotalPoints)));
    apart.common_boards_won = vec![(1, exact("3")), (2, exact("4"))];
    assert_eq!(solve(&[1, 2], &apart, &rules), (vec![vec![2], vec![1]], Some(Step::CommonBoardsWon)));
    let all_won = data(vec![
        game(1, 2).boards([0, 0], points("4", "2")),
        game(1, 3).boards([0, 0], points("4", "2")),
        game(2, 3).boards([0, 0], points("8", "0")),
    ]);
    let only = Rules::same(&[Step::WonAllByMatchpoints]);
    assert_eq!(solve(&[3, 2, 1], &all_won, &only).0, [[1], [2], [3]]);
}

#[test]
fn pairs_over_sessions() {
    let mut pairs = TieData {
        sessions: vec![
            (1, vec![exact("60"), exact("50"), exact("40")]),
            (2, vec![exact("45"), exact("60"), exact("45")]),
            (3, vec![exact("50"), exact("40"), exact("60")]),
        ],
        ..TieData::default()
    };
    let rules = Rules::pairs(3);
    let (places, step) = solve(&[1, 2, 3], &pairs, &rules);
    assert_eq!((places, step), (vec![vec![1, 3], vec![2]], Some(Step::BestSession(2))));
    // Against the best-placed pair both met.
    let met = |entrant, opponent, scored: &str| Encounter { entrant, opponent, scored: exact(scored) };
    pairs.ranking = vec![7, 8, 9];
    pairs.encounters = vec![met(1, 7, "9"), met(1, 8, "5"), met(3, 8, "5"), met(1, 9, "3"), met(3, 9, "4")];
    let broken = break_tie(&[1, 2, 3], &pairs, &rules);
    assert_eq!(
        (broken.places.clone(), broken.why(3, 1)),
        (vec![vec![3], vec![1], vec![2]], Some(Step::CommonOpponents))
    );
}

#[test]
fn pairs_in_one_session() {
    let play = |entrant, board, ns, points, above: &str| BoardPlay {
        entrant,
        session: 0,
        board,
        group: 0,
        ns,
        points: Some(points),
        above_average: exact(above),
    };
    let mut data = TieData {
        boards: vec![
            play(1, 1, true, 420, "2"),
            play(2, 1, true, 400, "1"),
            play(1, 2, true, -50, "-1"),
            play(2, 2, true, -50, "-1"),
            play(1, 3, true, 110, "0"),
            play(2, 3, false, 90, "1"), // the other direction: not compared
        ],
        ..TieData::default()
    };
    let rules = Rules::pairs(1);
    assert_eq!(solve(&[2, 1], &data, &rules), (vec![vec![1], vec![2]], Some(Step::BoardByBoard)));
    // Level on boards: above average 2 + 0 + 1 against 2 + 0 + 2.
    data.boards[0].points = Some(400);
    assert_eq!(solve(&[1, 2], &data, &rules), (vec![vec![2], vec![1]], Some(Step::AboveAverage)));
    data.boards[5].above_average = Exact::ZERO;
    assert_eq!(break_tie(&[1, 2], &data, &rules).needed[0].step, Step::Lot);
}

#[test]
fn pairs_at_imps() {
    let met = data(vec![game(1, 2).imps(5, 3).total_points(500, 450)]);
    assert_eq!(solve(&[2, 1], &met, &Rules::pairs_imps()), (vec![vec![1], vec![2]], Some(Step::MeetingImps)));
    let level = data(vec![game(1, 2).imps(3, 3).total_points(400, 450)]);
    assert_eq!(solve(&[1, 2], &level, &Rules::pairs_imps()).1, Some(Step::MeetingTotalPoints));
}

#[test]
fn shengji_swiss_ties() {
    let rules = Rules::shengji_swiss();
    let mut shengji = data(vec![game(1, 3).vp_c(200, 0), game(2, 4).vp_c(200, 0)]);
    shengji.totals_c = vec![(3, 400), (4, 400)];
    shengji.violations = vec![(1, 2), (2, 1)];
    assert_eq!(solve(&[1, 2], &shengji, &rules), (vec![vec![2], vec![1]], Some(Step::FewerViolations)));
    shengji.totals_c[0].1 = 500;
    assert_eq!(solve(&[1, 2], &shengji, &rules), (vec![vec![1], vec![2]], Some(Step::OpponentSum)));
    let mut records = TieData::default();
    let ratio = |entrant, won: &str, lost: &str| Ratio { entrant, won: exact(won), lost: exact(lost) };
    records.records = vec![ratio(1, "7", "4"), ratio(2, "12", "6")];
    assert_eq!(solve(&[1, 2], &records, &rules), (vec![vec![2], vec![1]], Some(Step::RecordRatio)));
}

/// A bye gives points but is no match won (art. 16): 1 won once, 2 had a bye.
#[test]
fn a_bye_is_no_match_won() {
    let matches = vec![game(1, 3).vp_c(1200, 800), MatchRecord::new(1, 2, 0).vp_c(1200, 0)];
    let expected = (vec![vec![1], vec![2]], Some(Step::MatchesWon));
    assert_eq!(solve(&[2, 1], &data(matches), &Rules::same(&[Step::MatchesWon])), expected);
}

#[test]
fn nothing_to_break() {
    let rules = Rules::round_robin();
    assert_eq!(break_tie(&[], &TieData::default(), &rules), Broken::default());
    assert_eq!(break_tie(&[5], &TieData::default(), &rules).places, [[5]]);
    assert_eq!(break_tie(&[5, 6], &TieData::default(), &Rules::none()).places, [[5, 6]], "ties may stand");
}

/// A double round robin of 150 level teams in which 7 took one victory point more off 90 at home and 90 one more off 7 at home,
/// and 3 an IMP off 120: as many matches as there are, and the meetings of all of them, are gone through once.
#[test]
fn everybody_tied_over_two_cycles() {
    let mut matches = Vec::new();
    for home in 1..=150 {
        for away in (1..=150).filter(|&away| away != home) {
            matches.push(game(home, away).vp_c(1000, 1000).imps(20, 20));
        }
    }
    let change = |matches: &mut Vec<MatchRecord>, home, away, own: fn(MatchRecord) -> MatchRecord| {
        let found = matches.iter_mut().find(|record| record.sides == [home, away]).unwrap();
        *found = own(*found);
    };
    change(&mut matches, 7, 90, |record| record.vp_c(1001, 999));
    change(&mut matches, 90, 7, |record| record.vp_c(1001, 999));
    change(&mut matches, 3, 120, |record| record.imps(21, 20));
    let all: Vec<u32> = (1..=150).collect();
    let rest: Vec<u32> = all.iter().copied().filter(|team| ![3, 120].contains(team)).collect();
    let expected = vec![vec![3], rest, vec![120]];
    let chain = Rules::same(&[Step::MeetingVp, Step::LeaderOfMeetings, Step::MeetingImps]);
    // Both matches of two teams count, so that 7 and 90 are level in victory points.
    assert_eq!(solve(&all, &data(matches.clone()), &chain), (expected, Some(Step::MeetingImps)));
    // One match short of a meeting of all: nothing is compared.
    matches.retain(|record| record.sides != [5, 6] && record.sides != [6, 5]);
    assert_eq!(solve(&all, &data(matches), &chain), (vec![all.clone()], None));
}
