//! Boards in matchpoints, IMPs and the rest: worked examples (laws 12C, 78, 86, 87).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::*;
use tricklaw::cite::Book;
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

/// North-south's and east-west's scores as text.
fn texts(lines: &[LineScore]) -> Vec<(String, String)> {
    let text = |score: Option<Exact>| score.map_or("-".to_string(), |score| score.to_string());
    lines.iter().map(|line| (text(line.ns), text(line.ew))).collect()
}

fn ns(lines: &[LineScore]) -> Vec<String> {
    texts(lines).into_iter().map(|(ns, _)| ns).collect()
}

fn played(points: &[i32]) -> Vec<BoardLine> {
    points.iter().map(|&points| BoardLine::played(points)).collect()
}

fn board(lines: &[BoardLine]) -> Matchpoints {
    score_matchpoints(lines, &[], &MatchpointOptions::default()).unwrap()
}

#[test]
fn matchpoints_two_one_nought() {
    // Law 78A: 2 for each worse result, 1 for each equal one.
    let result = board(&played(&[420, 450, 420, -50, 170]));
    assert_eq!(
        texts(&result.lines).iter().map(|(ns, _)| ns.as_str()).collect::<Vec<_>>(),
        ["5", "8", "5", "0", "2"]
    );
    assert_eq!(result.top, exact("8"));
    for line in &result.lines {
        assert_eq!(line.ns.unwrap() + line.ew.unwrap(), result.top);
    }
    let halves = MatchpointOptions { per_win: 1, ..MatchpointOptions::default() };
    let result = score_matchpoints(&played(&[420, 450, 420, -50, 170]), &[], &halves).unwrap();
    assert_eq!(ns(&result.lines), ["5/2", "4", "5/2", "0", "1"]);
}

/// A board with more results than expected is full with those it has: nobody scores less than nothing.
#[test]
fn more_results_than_expected() {
    let lines = played(&[420, 170, -50]);
    let narrow = MatchpointOptions { expected: Some(2), ..MatchpointOptions::default() };
    let result = score_matchpoints(&lines, &[], &narrow).unwrap();
    assert_eq!((ns(&result.lines), result.top), (["4", "2", "0"].map(String::from).to_vec(), exact("4")));
    for expected in [0, 1, 2, 3] {
        let sum =
            CrossImpOptions { divisor: Divisor::One, expected: Some(expected), ..CrossImpOptions::default() };
        let result = score_cross_imps(&lines, &[], &sum).unwrap();
        // 250 is 6, 470 is 10, 220 is 6.
        assert_eq!(ns(&result.lines), ["16", "0", "-16"], "{expected}");
    }
}

#[test]
fn degenerate_fields() {
    assert_eq!(board(&[]).lines, []);
    let single = board(&played(&[420]));
    assert_eq!(texts(&single.lines), [("0".into(), "0".into())]);
    assert_eq!(single.share(single.lines[0].ns.unwrap()), Exact::HALF, "nothing to win is an average");
    let equal = board(&played(&[110; 6]));
    assert!(ns(&equal.lines).iter().all(|score| score == "5"));
    let nothing = board(&[BoardLine::not_played(), BoardLine::not_played()]);
    assert_eq!(texts(&nothing.lines), [("-".into(), "-".into()), ("-".into(), "-".into())]);
    let only_awards = board(&[BoardLine::artificial(Award::AveragePlus, Award::AverageMinus)]);
    assert_eq!(texts(&only_awards.lines), [("0".into(), "0".into())]);
    for lines in [Vec::new(), played(&[50]), played(&[50; 4])] {
        let imps = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
        assert!(imps.lines.iter().all(|line| line.ns == Some(Exact::ZERO)));
        let butler = score_butler(&lines, &[], &ButlerOptions::default()).unwrap();
        assert!(butler.lines.iter().all(|line| line.ns == Some(Exact::ZERO)));
    }
}

#[test]
fn missing_results_are_factored() {
    // Ten tables, two artificial scores: eight results. A result better than five and equal to none of the other
    // seven has 10 of 14; Neuberg: (10 + 1) × 10/8 - 1 = 12.75 of 18.
    let mut lines = played(&[-50, -100, 110, 140, 170, 400, 420, 450]);
    lines.push(BoardLine::artificial(Award::AveragePlus, Award::Average));
    lines.push(BoardLine::artificial(Award::AverageMinus, Award::AveragePlus));
    let result = board(&lines);
    assert_eq!(result.top, exact("18"));
    assert_eq!(result.lines[5].ns, Some(exact("12.75")));
    assert_eq!(result.lines[7].ns, Some(exact("17.75")), "the best of eight is not the best of ten");
    assert_eq!(result.lines[1].ns, Some(exact("0.25")));
    assert_eq!(texts(&result.lines[8..]), [("54/5".into(), "9".into()), ("36/5".into(), "54/5".into())]);

    let plain = MatchpointOptions { factoring: Factoring::None, ..MatchpointOptions::default() };
    let result = score_matchpoints(&lines, &[], &plain).unwrap();
    assert_eq!((result.top, result.lines[5].ns), (exact("14"), Some(exact("10"))));
    // Three results of one direction and two of the other: the top is that of the three.
    let split = BoardLine { ns: SideScore::Artificial(Award::Average), ew: SideScore::Points(140) };
    let result = score_matchpoints(&[played(&[110, 420]), vec![split]].concat(), &[], &plain).unwrap();
    assert_eq!(result.top, exact("4"));

    // A board nobody skipped: the number of results expected is given.
    let wide = MatchpointOptions { expected: Some(6), ..MatchpointOptions::default() };
    let result = score_matchpoints(&played(&[100, 200, 300]), &[], &wide).unwrap();
    assert_eq!(ns(&result.lines), ["1", "5", "9"]);
    // One result of six: nothing to compare, an average.
    let result = score_matchpoints(&played(&[100]), &[], &wide).unwrap();
    assert_eq!(ns(&result.lines), ["5"]);
}

#[test]
fn fouled_boards_in_groups() {
    // Law 87B: seven results of one deal, three of the other, each among its own, on the common top of 18.
    let points = [400, 430, 430, -50, 460, 400, -100, 620, 170, 650];
    let groups = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1];
    let result = score_matchpoints(&played(&points), &groups, &MatchpointOptions::default()).unwrap();
    // In the group of three: 2, 0, 4 of 4, factored by 10/3: 3 × 10/3 - 1 = 9 and so on.
    assert_eq!(ns(&result.lines[7..]), ["9", "7/3", "47/3"]);
    // In the group of seven the best has 12 of 12: 13 × 10/7 - 1.
    assert_eq!(result.lines[4].ns, Some(exact("123/7")));
    let uplifted = MatchpointOptions { small_groups: SmallGroups::Uplifted, ..MatchpointOptions::default() };
    let result = score_matchpoints(&played(&points), &groups, &uplifted).unwrap();
    let shares: Vec<String> =
        result.lines[7..].iter().map(|line| result.share(line.ns.unwrap()).to_decimal(2)).collect();
    assert_eq!(shares, ["0.60", "0.50", "0.70"]);
    let two = score_matchpoints(&played(&points), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1], &uplifted).unwrap();
    assert_eq!(two.share(two.lines[8].ns.unwrap()), exact("0.55"));
    assert_eq!(two.share(two.lines[9].ns.unwrap()), exact("0.65"));
    // Two of six are a third of the field.
    let third = score_matchpoints(&played(&points[..6]), &[0, 0, 0, 0, 1, 1], &uplifted).unwrap();
    let best = third.lines[4].ns.max(third.lines[5].ns).unwrap();
    assert_eq!(third.share(best), exact("0.65"));
    // A board played by a single table of its group.
    let one = score_matchpoints(&played(&points), &[0, 0, 0, 0, 0, 0, 0, 0, 0, 1], &uplifted).unwrap();
    assert_eq!(one.share(one.lines[9].ns.unwrap()), exact("0.6"));
    let error = score_matchpoints(&played(&points), &[0, 1], &uplifted).unwrap_err();
    assert_eq!((error.line, error.kind), (2, LineErrorKind::GroupsDoNotMatch));
}

#[test]
fn weighted_scores_in_matchpoints() {
    // Law 12C1(c): 30 % of 650 and 70 % of -100 against 620, 650, -100.
    let mut lines = played(&[620, 650, -100]);
    lines.push(BoardLine::weighted(&[(30, 650), (70, -100)]));
    let result = board(&lines);
    // 650 beats 620 and -100 and equals 650: 5. -100 equals one: 1. Weighted 1.5 + 0.7.
    assert_eq!(result.lines[3].ns, Some(exact("2.2")));
    assert_eq!(result.lines[3].ew, Some(exact("3.8")));
    // Against it 620 scores 0.7 × 2, 650 0.3 × 1 + 0.7 × 2, -100 0.7 × 1.
    assert_eq!(ns(&result.lines[..3]), ["17/5", "57/10", "7/10"]);
    let sum = Exact::sum(result.lines.iter().map(|line| line.ns.unwrap()));
    assert_eq!(sum, exact("12"), "matchpoints are only shared out");
    for none in [&[][..], &[BoardLine::not_played()]] {
        assert_eq!(frequencies(none, &[], &MatchpointOptions::default()).unwrap(), []);
    }
    let rows = frequencies(&lines, &[], &MatchpointOptions::default()).unwrap();
    let counts: Vec<(i32, String)> = rows.iter().map(|row| (row.points, row.count.to_decimal(1))).collect();
    assert_eq!(counts, [(650, "1.3".into()), (620, "1.0".into()), (-100, "1.7".into())]);
}

/// Law 12C1(f): a split score counts otherwise for the other side, in the table of frequencies too.
#[test]
fn frequencies_of_a_split_score() {
    let split = BoardLine { ns: SideScore::Points(420), ew: SideScore::Points(-50) };
    let lines = [split, BoardLine::played(420), BoardLine::played(100)];
    let board = score_matchpoints(&lines, &[], &MatchpointOptions::default()).unwrap();
    let ew: Vec<Option<Exact>> = board.lines.iter().map(|line| line.ew).collect();
    assert_eq!(ew, [Some(4.into()), Some(0.into()), Some(2.into())]);
    let rows = frequencies(&lines, &[], &MatchpointOptions::default()).unwrap();
    let rows: Vec<(i32, Exact, Exact, Exact)> =
        rows.iter().map(|row| (row.points, row.count, row.ns, row.ew)).collect();
    let row = |points, count: i64, ns: i64, ew: i64| (points, count.into(), ns.into(), ew.into());
    assert_eq!(rows, [row(420, 2, 3, 0), row(100, 1, 0, 2), row(-50, 0, 0, 4)]);
}

#[test]
fn frequencies_say_what_the_lines_score() {
    let mut source = tricklaw::cards::Source::from_seed(5);
    for _ in 0..400 {
        let (mut lines, mut groups) = (Vec::new(), Vec::new());
        for _ in 0..1 + source.below(7) {
            let mut points = || [420, 450, 170, -50][source.below(4) as usize];
            let (one, other) = (points(), points());
            lines.push(match source.below(6) {
                0 => BoardLine::weighted(&[(2, one), (1, other)]),
                1 => BoardLine::artificial(Award::AveragePlus, Award::AverageMinus),
                2 => BoardLine::not_played(),
                _ => BoardLine::played(one),
            });
            groups.push(source.below(2) as u32);
        }
        let options =
            MatchpointOptions { per_win: 1 + source.below(2) as u32, ..MatchpointOptions::default() };
        let scored = score_matchpoints(&lines, &groups, &options).unwrap();
        let rows = frequencies(&lines, &groups, &options).unwrap();
        for (line, (own, group)) in lines.iter().zip(groups).enumerate() {
            let SideScore::Points(points) = own.ns else { continue };
            let row = rows.iter().find(|row| (row.group, row.points) == (group, points)).unwrap();
            assert_eq!((Some(row.ns), Some(row.ew)), (scored.lines[line].ns, scored.lines[line].ew));
        }
        // A score that is only part of a weighted one is worth what it would be there by itself: within the top.
        for row in rows {
            assert!(row.ns >= Exact::ZERO && row.ns + row.ew == scored.top, "{row:?} of {lines:?}");
        }
    }
    // 420 and half 420, half -50: -50 alone would lose to 420; two results stand for three (law 12C1(c)).
    let lines = [
        BoardLine::played(420),
        BoardLine::weighted(&[(1, 420), (1, -50)]),
        BoardLine::artificial(Award::AveragePlus, Award::AverageMinus),
    ];
    let rows = frequencies(&lines, &[], &MatchpointOptions::default()).unwrap();
    assert_eq!(rows[1].ns.to_decimal(2), "0.50");
    // Nobody scored -50 by itself or as all of a score; it is compared as a part of the weighted one.
    let lines = [BoardLine::played(110), BoardLine::weighted(&[(3, 420), (1, -50)])];
    let rows = frequencies(&lines, &[], &MatchpointOptions::default()).unwrap();
    let worth: Vec<_> =
        rows.iter().map(|row| (row.points, row.count.to_decimal(2), row.ns.to_decimal(0))).collect();
    assert_eq!(
        worth,
        [
            (420, "0.75".into(), "2".into()),
            (110, "1.00".into(), "1".into()),
            (-50, "0.25".into(), "0".into())
        ]
    );
}

#[test]
fn split_scores_are_compared_by_direction() {
    // Law 12C1(f): north-south keep -50, east-west are adjusted to -420.
    let mut lines = played(&[420, 170, -50]);
    lines[2].ew = SideScore::Points(420);
    let result = board(&lines);
    assert_eq!(
        texts(&result.lines),
        [("4".into(), "1".into()), ("2".into(), "4".into()), ("0".into(), "1".into())]
    );
}

#[test]
fn refused_lines() {
    let wrong =
        |lines: &[BoardLine]| score_matchpoints(lines, &[], &MatchpointOptions::default()).unwrap_err();
    let error = wrong(&[BoardLine::played(0), BoardLine::weighted(&[(0, 50)])]);
    assert_eq!((error.line, error.kind, error.kind.code()), (1, LineErrorKind::NoWeight, "no-weight"));
    let error = wrong(&[BoardLine::artificial(Award::Imps(300), Award::Average)]);
    assert_eq!((error.line, error.kind), (0, LineErrorKind::WrongAward));
    let primes: Vec<BoardLine> =
        [1009, 1013, 1019].map(|prime| BoardLine::weighted(&[(1, 0), (prime - 1, 10)])).into();
    assert_eq!(wrong(&primes).kind, LineErrorKind::WeightsTooFine);
    assert!(wrong(&primes).to_string().contains("12C1(c)"));
}

#[test]
fn awards_and_the_session() {
    // Law 12C2(c): 62 % elsewhere is better than 60, 35 % elsewhere worse than 40.
    let options = AwardOptions::default();
    let value = |award, elsewhere: &str| {
        options.in_session(award, options.share(award).unwrap(), Exact::parse(elsewhere)).to_decimal(2)
    };
    assert_eq!(value(Award::AveragePlus, "0.62"), "0.62");
    assert_eq!(value(Award::AveragePlus, "0.35"), "0.60");
    assert_eq!(value(Award::AverageMinus, "0.35"), "0.35");
    assert_eq!(value(Award::AverageMinus, "0.62"), "0.40");
    assert_eq!(value(Award::Average, "0.62"), "0.50");
    assert_eq!(value(Award::Percent(5500), "0.62"), "0.55");
    // Law 88 of 1997 knows only the non-offenders' side of it.
    let old = AwardOptions { session_rule: SessionRule::of(Book::Bridge1997), ..options };
    let flat = old.share(Award::AverageMinus).unwrap();
    assert_eq!(old.in_session(Award::AverageMinus, flat, Exact::parse("0.35")), flat);
    // The same in IMPs.
    let flat = options.imps(Award::AveragePlus).unwrap();
    assert_eq!(options.in_session(Award::AveragePlus, flat, Exact::parse("4")), exact("4"));
    assert_eq!(options.share(Award::Imps(300)), None);
    assert_eq!(options.imps(Award::Percent(6000)), None);
}

#[test]
fn cross_imps_sum_and_mean() {
    // 620, 600, 170, -100: differences 20, 450, 720 / 430, 700 / 270.
    let lines = played(&[620, 600, 170, -100]);
    let sum = CrossImpOptions { divisor: Divisor::One, ..CrossImpOptions::default() };
    let result = score_cross_imps(&lines, &[], &sum).unwrap();
    assert_eq!(ns(&result.lines), ["23", "21", "-13", "-31"]);
    assert_eq!(cross_imps(&[620, 600, 170, -100]), [23, 21, -13, -31]);
    let mean = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
    assert_eq!(mean.lines[0].ns, Some(exact("23/3")));
    let results = CrossImpOptions { divisor: Divisor::Results, ..CrossImpOptions::default() };
    assert_eq!(score_cross_imps(&lines, &[], &results).unwrap().lines[3].ew, Some(exact("31/4")));
}

#[test]
fn cross_imps_with_awards_and_weights() {
    let mut lines = played(&[420, -50]);
    lines.push(BoardLine::artificial(Award::AveragePlus, Award::AverageMinus));
    lines.push(BoardLine::weighted(&[(1, 420), (1, -50)]));
    let result = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
    // 470 is 10 IMPs. 420: 10 + half of 10, over two comparisons.
    assert_eq!(ns(&result.lines), ["15/2", "-15/2", "3", "0"]);
    assert_eq!(result.lines[2].ew, Some(exact("-3")));
    let sum = CrossImpOptions { divisor: Divisor::One, expected: Some(5), ..CrossImpOptions::default() };
    let result = score_cross_imps(&lines, &[], &sum).unwrap();
    assert_eq!(ns(&result.lines), ["30", "-30", "12", "0"], "scaled to four comparisons");
    let wrong = [BoardLine::artificial(Award::Percent(6000), Award::Average)];
    assert!(score_cross_imps(&wrong, &[], &sum).is_err());
}

#[test]
fn butler_datum() {
    let options = ButlerOptions::default();
    let at = |points: &[i32], options: &ButlerOptions| datum(points, options).unwrap().to_decimal(1);
    assert_eq!(at(&[620, 600, 170, -100], &options), "390.0"); // mean of 600 and 170 is 385: away from zero
    assert_eq!(at(&[-620, -600, -170, 100], &options), "-390.0"); // and the same mirrored
    let whole = ButlerOptions { trim: 0, rounding: DatumRounding::Exact, ..options };
    assert_eq!(at(&[620, 600, 170, -100], &whole), "322.5");
    assert_eq!(at(&[420, 50], &options), "240.0"); // too few to leave any out
    assert_eq!(at(&[420, 50, 100], &options), "100.0");
    let careful = ButlerOptions { keep: 3, ..options };
    assert_eq!(at(&[420, 50, 100], &careful), "190.0");
    let two = ButlerOptions { trim: 2, ..options };
    assert_eq!(at(&[1000, 900, 100, 80, 0, -900, -1000], &two), "60.0");
    assert_eq!(datum(&[], &options), None);
}

#[test]
fn butler_imps() {
    let lines = played(&[620, 600, 170, -100]);
    let result = score_butler(&lines, &[], &ButlerOptions::default()).unwrap();
    // Against 390: +230, +210, -220, -490.
    assert_eq!(ns(&result.lines), ["6", "5", "-6", "-10"]);
    assert_eq!(result.lines[3].ew, Some(exact("10")));
    assert_eq!(result.datums, [(0, Some(exact("390")), Some(exact("390")))]);
    // A datum that is not rounded: 620 - 322.5 = 297.5 is 7, 322.5 - 170 = 152.5 is 4.
    let whole = ButlerOptions { trim: 0, rounding: DatumRounding::Exact, ..ButlerOptions::default() };
    assert_eq!(ns(&score_butler(&lines, &[], &whole).unwrap().lines), ["7", "7", "-4", "-9"]);
    // A weighted score enters the datum with its weights.
    let mut lines = played(&[400, 400, 400]);
    lines.push(BoardLine::weighted(&[(1, 400), (1, -600)]));
    let all = ButlerOptions { trim: 0, ..ButlerOptions::default() };
    let result = score_butler(&lines, &[], &all).unwrap();
    assert_eq!(result.datums[0].1, Some(exact("280"))); // 1100 / 4 = 275
    assert_eq!(result.lines[3].ns, Some(exact("-5"))); // half of 3 for 120 and half of -13 for -880
}

#[test]
fn team_boards() {
    let options = TeamOptions::default();
    let score = |open: &BoardLine, closed: &BoardLine, options: &TeamOptions| {
        let result = score_team_board(open, closed, options).unwrap();
        (result.home.to_decimal(2), result.away.to_decimal(2))
    };
    let text = |home: &str, away: &str| (home.to_string(), away.to_string());
    let played = BoardLine::played;
    assert_eq!(score(&played(620), &played(-100), &options), text("12.00", "-12.00"));
    // The law's own example (12C1(c)): two thirds of 620 and one third of -100 against 140.
    let weighted = BoardLine::weighted(&[(2, 620), (1, -100)]);
    assert_eq!(score(&weighted, &played(140), &options), text("4.67", "-4.67"));
    // Law 86A.
    let plus = BoardLine::artificial(Award::AveragePlus, Award::AverageMinus);
    assert_eq!(score(&plus, &played(140), &options), text("3.00", "-3.00"));
    let plus_plus = BoardLine::artificial(Award::AveragePlus, Award::AveragePlus);
    assert_eq!(score(&plus_plus, &played(140), &options), text("3.00", "3.00"));
    // In the closed room the home team sits east-west.
    assert_eq!(score(&played(140), &plus, &options), text("-3.00", "3.00"));
    // Law 86B: 3 to one side and 1 to the other do not balance; the mean of 3 and -1 to each.
    let uneven = BoardLine::artificial(Award::AveragePlus, Award::Imps(100));
    let knockout = TeamOptions { balance: true, ..options };
    assert_eq!(score(&uneven, &played(0), &options), text("3.00", "1.00"));
    assert_eq!(score(&uneven, &played(0), &knockout), text("1.00", "-1.00"));
    // A board without comparison is a tie.
    assert_eq!(score(&BoardLine::not_played(), &played(420), &options), text("0.00", "0.00"));
    assert_eq!(score(&played(420), &BoardLine::not_played(), &options), text("0.00", "0.00"));
    assert_eq!(score_team_board(&plus, &plus, &options).unwrap_err().kind, LineErrorKind::TwoAwards);

    let bam = TeamOptions { method: TeamMethod::BoardAMatch, ..options };
    assert_eq!(score(&played(430), &played(420), &bam), text("2.00", "0.00"));
    assert_eq!(score(&played(420), &played(420), &bam), text("1.00", "1.00"));
    assert_eq!(score(&plus, &played(420), &bam), text("1.20", "0.80"));
    assert_eq!(score(&weighted, &played(140), &bam), text("1.33", "0.67"));
    assert_eq!(score(&BoardLine::not_played(), &played(420), &bam), text("1.00", "1.00"));
    assert_eq!(score(&played(420), &BoardLine::not_played(), &bam), text("1.00", "1.00"));
    // Law 86B in these points: 1.2 to both do not balance, half a board is what a tie gives.
    let both = BoardLine::artificial(Award::AveragePlus, Award::AveragePlus);
    let balanced = TeamOptions { balance: true, ..bam };
    assert_eq!(score(&both, &played(420), &bam), text("1.20", "1.20"));
    assert_eq!(score(&both, &played(420), &balanced), text("1.00", "1.00"));
    assert_eq!(score(&plus, &played(420), &balanced), text("1.20", "0.80"));
    let half = TeamOptions { per_board: 1, ..bam };
    assert_eq!(score(&both, &played(420), &TeamOptions { balance: true, ..half }), text("0.50", "0.50"));
    assert_eq!(score(&played(420), &played(420), &half), text("0.50", "0.50"));

    let total = TeamOptions { method: TeamMethod::TotalPoints, ..options };
    assert_eq!(score(&played(430), &played(-420), &total), text("850.00", "-850.00"));
    assert_eq!(score_team_board(&plus, &played(0), &total).unwrap_err().kind, LineErrorKind::NoValueForAward);
}

#[test]
fn patton() {
    let options = PattonOptions::default();
    let level = score_patton(&[(420, 420), (0, 0)], &options);
    assert_eq!(level.total(), [exact("4"), exact("4")]);
    assert_eq!(score_patton(&[], &options).total(), [Exact::ZERO, Exact::ZERO]);
    let swept = score_patton(&[(420, -50), (100, 90)], &options);
    assert_eq!(swept.total(), [exact("8"), exact("0")], "all boards and all points");
    let rounded = PattonOptions { steps: 2, ..options };
    assert_eq!(score_patton(&[(420, -50), (600, 630)], &rounded).total(), [exact("6"), exact("2")]);
    // 1.88 of 2 points, in whole ones: 2.
    let whole = PattonOptions { aggregate_per_board: 1, steps: 1, ..options };
    assert_eq!(score_patton(&[(420, -50), (600, 630)], &whole).aggregate, [exact("2"), Exact::ZERO]);
}
