//! A team match as a whole: margin, lead and what each side won and lost (laws 12C1, 86; directing regulations art. 26, 45, 51).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use core::cmp::Ordering;
use tricklaw::bridge::score::*;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::Step;
use tricklaw::exact::Exact;

/// Boards numbered from 1, by their lines in the open and the closed room.
fn boards<const N: usize>(lines: [[BoardLine; 2]; N]) -> Vec<MatchBoard> {
    lines.into_iter().zip(1..).map(|([open, closed], board)| MatchBoard { board, open, closed }).collect()
}

fn by(method: TeamMethod) -> TeamOptions {
    TeamOptions { method, ..TeamOptions::default() }
}

#[test]
fn a_match_with_what_was_carried_over_and_penalties() {
    let boards = boards([[420, -50], [110, 140]].map(|both| both.map(BoardLine::played)));
    let decimals = |two: [Exact; 2]| two.map(|amount| amount.to_decimal(1));
    // 470 points are 10 IMPs, 30 are 1.
    let imps = score_match(&boards, &by(TeamMethod::Imps), &MatchExtras::default()).unwrap();
    assert_eq!((imps.margin, imps.lead, imps.ahead, imps.by), (9.into(), 9.into(), Ordering::Greater, None));
    assert_eq!(decimals(imps.nets), ["9.0", "-9.0"]);
    let (carried, penalties) = ([Exact::ZERO, Exact::parse("8.5").unwrap()], [2.into(), 1.into()]);
    let extras = MatchExtras { score: [4.into(), 6.into()], carried, penalties };
    let all = score_match(&boards, &by(TeamMethod::Imps), &extras).unwrap();
    // 14 to 7 by the boards; 12 to 14.5 with everything.
    assert_eq!((decimals(all.counted), all.margin), (["12.0", "14.5"].map(String::from), 7.into()));
    assert_eq!((all.lead.to_decimal(1), all.ahead, all.by), ("-2.5".into(), Ordering::Less, None));
    // A board each at board-a-match: the points decide, 470 to 30.
    let level = score_match(&boards, &by(TeamMethod::BoardAMatch), &MatchExtras::default()).unwrap();
    assert_eq!((level.margin, level.ahead, level.by), (0.into(), Ordering::Greater, Some(Step::TotalPoints)));
    assert_eq!(decimals(level.counted), ["2.0"; 2]);
}

#[test]
fn a_split_score_need_not_balance() {
    let both_better = BoardLine::artificial(Award::AveragePlus, Award::AveragePlus);
    let boards = boards([[420; 2].map(BoardLine::played), [both_better, BoardLine::played(50)]]);
    // 3 IMPs to either side: nobody leads, and each has the victory points of 3 IMPs.
    let split = score_match(&boards, &by(TeamMethod::Imps), &MatchExtras::default()).unwrap();
    assert_eq!((split.nets, split.margin, split.ahead), ([3.into(), 3.into()], 0.into(), Ordering::Equal));
    let table = VpScale::WbfContinuous.table(2).unwrap();
    assert_eq!(split.victory_points_c(&table), [table.award(3).0; 2]);
    assert!(table.award(3).0 > table.draw_c());
    // Total points have no value for an award; the board is told.
    let refused = score_match(&boards, &by(TeamMethod::TotalPoints), &MatchExtras::default()).unwrap_err();
    assert_eq!(
        refused,
        BoardError { board: 2, error: LineError { line: 0, kind: LineErrorKind::NoValueForAward } }
    );
}

/// Score, won and lost of both sides.
fn told(played: &MatchScore) -> [[String; 3]; 2] {
    played.totals.map(|own| [own.score, own.won, own.lost].map(|amount| amount.to_decimal(2)))
}

/// What a side lost is its own: after a split score (law 12C1(f)) or an award to both it is not what the other side won.
#[test]
fn each_side_lost_what_it_lost_itself() {
    let scored = |boards: &[MatchBoard], method, extras: &MatchExtras| {
        told(&score_match(boards, &by(method), extras).unwrap())
    };
    let none = MatchExtras::default();
    // Both have 3 IMPs for the first board; 60 points are 2 IMPs.
    let both_better = BoardLine::artificial(Award::AveragePlus, Award::AveragePlus);
    let awards = boards([[both_better, BoardLine::played(140)], [110, 50].map(BoardLine::played)]);
    let imps = scored(&awards, TeamMethod::Imps, &none);
    assert_eq!(imps, [["5.00", "5.00", "0.00"], ["1.00", "3.00", "2.00"]]);
    // 420 to -50 are 10 IMPs, 620 to -50 are 12.
    let split = BoardLine { ew: BoardLine::played(620).ew, ..BoardLine::played(420) };
    let points = boards([[split.clone(), BoardLine::played(-50)]]);
    assert_eq!(
        scored(&points, TeamMethod::Imps, &none),
        [["10.00", "10.00", "0.00"], ["-12.00", "0.00", "12.00"]]
    );
    let totals = scored(&points, TeamMethod::TotalPoints, &none);
    assert_eq!(totals, [["470.00", "470.00", "0.00"], ["-670.00", "0.00", "670.00"]]);
    // At board-a-match the opponents' score is what they have.
    let halves = scored(&awards, TeamMethod::BoardAMatch, &none);
    assert_eq!(halves, [["3.20", "3.20", "1.20"], ["1.20", "1.20", "3.20"]]);
    let known = MatchExtras { score: [4.into(), 6.into()], ..none };
    assert_eq!(
        scored(&awards, TeamMethod::Imps, &known),
        [["3.00", "9.00", "6.00"], ["3.00", "9.00", "6.00"]]
    );
    // The record takes what each side won.
    let played = score_match(&awards, &by(TeamMethod::Imps), &none).unwrap();
    assert_eq!(played.record(1, [1, 2], &by(TeamMethod::Imps)).imps, [5.into(), 3.into()]);
}

/// Where scores balance, or are balanced (laws 12C4 and 86B), one side has lost what the other has won.
#[test]
fn in_a_balanced_match_one_side_lost_what_the_other_won() {
    let split = BoardLine { ew: BoardLine::played(620).ew, ..BoardLine::played(420) };
    let all = boards([[split, BoardLine::played(-50)], [110, 140].map(BoardLine::played)]);
    let balanced = TeamOptions { balance: true, ..TeamOptions::default() };
    let played = score_match(&all, &balanced, &MatchExtras::default()).unwrap();
    assert_eq!(told(&played), [["10.00", "11.00", "1.00"], ["-10.00", "1.00", "11.00"]]);
}
