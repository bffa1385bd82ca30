//! The director's arithmetic (directing regulations art. 26-28, 34-38, 42-44, 50-52).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{Award, VpScale};
use tricklaw::event::carry_over::*;
use tricklaw::event::forfeit::*;
use tricklaw::event::penalty::*;
use tricklaw::exact::Exact;

fn exact(text: &str) -> Exact {
    Exact::parse(text).unwrap()
}

/// A measure as text: `W`, `1 VP`, `6 IMP`, `20 %`, `stop 6 IMP`, `forfeit`, `committee`.
fn text(measure: Measure) -> String {
    let amount = |amount: Amount| {
        let unit = match amount.unit {
            Unit::Vp => "VP",
            Unit::Imp => "IMP",
            Unit::TopPercent => "%",
        };
        format!("{} {unit}", Exact::hundredths(i64::from(amount.hundredths)))
    };
    match measure {
        Measure::Nothing => "-".into(),
        Measure::Warning => "W".into(),
        Measure::Penalty(penalty) => amount(penalty),
        Measure::Stop(Some(penalty)) => format!("stop {}", amount(penalty)),
        Measure::Stop(None) => "stop".into(),
        Measure::SessionForfeited => "forfeit".into(),
        Measure::RoundForfeited => "round".into(),
        Measure::Committee => "committee".into(),
    }
}

#[test]
fn lateness() {
    // Minutes and seconds late, earlier offences, the measure (art. 26).
    for (contest, minutes, seconds, earlier, expected) in [
        (Contest::TeamsVp, 0, 0, 0, "-"),
        (Contest::TeamsVp, 0, 1, 0, "W"),
        (Contest::TeamsVp, 5, 0, 0, "W"),
        (Contest::TeamsVp, 5, 0, 1, "1 VP"),
        (Contest::TeamsVp, 5, 1, 0, "1 VP"),
        (Contest::TeamsVp, 10, 0, 0, "1 VP"),
        (Contest::TeamsVp, 10, 1, 0, "2 VP"),
        (Contest::TeamsVp, 20, 0, 0, "3 VP"),
        (Contest::TeamsVp, 25, 0, 0, "4 VP"),
        (Contest::TeamsVp, 25, 1, 0, "committee"),
        (Contest::TeamsKnockout, 3, 0, 0, "W"),
        (Contest::TeamsKnockout, 3, 0, 1, "1 IMP"),
        (Contest::TeamsKnockout, 5, 1, 0, "2 IMP"),
        (Contest::TeamsKnockout, 6, 0, 0, "2 IMP"),
        (Contest::TeamsKnockout, 10, 0, 0, "6 IMP"),
        (Contest::TeamsKnockout, 25, 0, 0, "21 IMP"),
        (Contest::TeamsKnockout, 26, 0, 0, "committee"),
        (Contest::PairsMatchpoints, 5, 0, 1, "10 %"),
        (Contest::PairsMatchpoints, 10, 0, 0, "10 %"),
        (Contest::PairsMatchpoints, 12, 0, 0, "20 %"),
        (Contest::PairsMatchpoints, 20, 0, 0, "30 %"),
        (Contest::PairsMatchpoints, 20, 1, 0, "forfeit"),
        (Contest::PairsImps, 2, 0, 1, "3 IMP"),
        (Contest::PairsImps, 15, 0, 0, "6 IMP"),
        (Contest::PairsImps, 19, 0, 0, "9 IMP"),
    ] {
        let ruling = TimeRule::late(contest).ruling(minutes * 60 + seconds, earlier);
        assert_eq!(text(ruling.measure), expected, "{contest:?} {minutes}:{seconds:02} after {earlier}");
        assert_eq!(ruling.citation.to_string(), "directing regulations art. 26");
    }
    for contest in [
        Contest::TeamsVp,
        Contest::TeamsKnockout,
        Contest::PairsMatchpoints,
        Contest::PairsImps,
        Contest::Shengji,
    ] {
        for minutes in 1..=30 {
            if let Measure::Penalty(amount) = TimeRule::late(contest).ruling(minutes * 60, 1).measure {
                assert_eq!(amount.unit, contest.unit(), "{contest:?}");
            }
        }
    }
    let ruling = TimeRule::late(Contest::PairsImps).ruling(16 * 60, 0);
    assert_eq!(ruling.boards, Some(BoardsRemoved { from: 2, to: 3, may_forfeit_round: true }));
    // 0 to the offenders for a board taken away, not -3.
    assert_eq!(ruling.unplayed, Some(Unplayed { offender: Award::Imps(0), other: Award::Imps(300) }));
    let ruling = TimeRule::late(Contest::PairsMatchpoints).ruling(11 * 60, 0);
    assert_eq!(ruling.boards, Some(BoardsRemoved { from: 1, to: 2, may_forfeit_round: false }));
    assert_eq!(ruling.unplayed, Some(Unplayed { offender: Award::Percent(0), other: Award::AveragePlus }));
}

#[test]
fn slow_play() {
    for (contest, minutes, earlier, expected) in [
        (Contest::TeamsVp, 5, 0, "1 VP"),
        (Contest::TeamsVp, 6, 0, "3/2 VP"),
        (Contest::TeamsVp, 15, 0, "2 VP"),
        (Contest::TeamsVp, 20, 0, "5/2 VP"),
        (Contest::TeamsVp, 25, 0, "3 VP"),
        (Contest::TeamsVp, 26, 0, "committee"),
        (Contest::TeamsKnockout, 1, 0, "1 IMP"),
        (Contest::TeamsKnockout, 25, 0, "25 IMP"),
        (Contest::TeamsKnockout, 26, 0, "stop"),
        (Contest::PairsMatchpoints, 2, 0, "W"),
        (Contest::PairsMatchpoints, 2, 1, "10 %"),
        (Contest::PairsMatchpoints, 5, 0, "10 %"),
        (Contest::PairsMatchpoints, 10, 0, "20 %"),
        (Contest::PairsMatchpoints, 11, 0, "stop 20 %"),
        (Contest::PairsImps, 3, 0, "3 IMP"),
        (Contest::PairsImps, 10, 0, "6 IMP"),
        (Contest::PairsImps, 11, 0, "stop 6 IMP"),
    ] {
        let ruling = TimeRule::slow(contest).unwrap().ruling(minutes * 60, earlier);
        assert_eq!(text(ruling.measure), expected, "{contest:?} {minutes} after {earlier}");
    }
    let slow = TimeRule::slow(Contest::PairsMatchpoints).unwrap().ruling(660, 0);
    assert_eq!(slow.unplayed, Some(Unplayed { offender: Award::AverageMinus, other: Award::AveragePlus }));
    let imps = TimeRule::slow(Contest::PairsImps).unwrap().ruling(660, 0);
    assert_eq!(imps.unplayed, Some(Unplayed { offender: Award::Imps(-300), other: Award::Imps(300) }));
    assert!(TimeRule::slow(Contest::TeamsVp).unwrap().shared && !TimeRule::late(Contest::TeamsVp).shared);
    // Art. 27(4): the director may find shares in any slow play, in lateness not.
    let pairs = TimeRule::slow(Contest::PairsMatchpoints).unwrap();
    assert_eq!(pairs.parts(Amount::top(2000), None, Shares::Each), None);
    assert_eq!(
        pairs.parts(Amount::top(2000), Some(60), Shares::Each),
        Some((Amount::top(1200), Amount::top(800)))
    );
    let late = TimeRule::late(Contest::TeamsVp);
    assert_eq!(late.parts(Amount::vp(100), Some(60), Shares::Each), None);
    // In a knock-out whoever is responsible pays (art. 27(1)2); victory points are for both sides (art. 27(1)1).
    let alone = TimeRule::slow(Contest::TeamsKnockout).unwrap().parts(Amount::imps(700), None, Shares::Each);
    assert_eq!(alone, None);
    let both = TimeRule::slow(Contest::TeamsVp).unwrap().parts(Amount::vp(100), None, Shares::Each);
    assert_eq!(both, Some((Amount::vp(50), Amount::vp(50))));
    // Beyond 25 minutes of a knock-out the text leaves the 25 IMPs and the committee open.
    let knockout = TimeRule::slow(Contest::TeamsKnockout).unwrap();
    assert_eq!(knockout.ruling(1500, 0).or, []);
    let stopped = knockout.ruling(1501, 0);
    assert_eq!(stopped.measure, Measure::Stop(None));
    assert_eq!(stopped.or, [Measure::Stop(Some(Amount::imps(2500))), Measure::Committee]);
    // Shengji has bands for lateness and none for slow play.
    let late = TimeRule::late(Contest::Shengji);
    let measures = [0, 300, 301, 900, 901].map(|seconds| late.ruling(seconds, 3).measure);
    use Measure::{Nothing, RoundForfeited, Warning};
    assert_eq!(measures, [Nothing, Nothing, Warning, Warning, RoundForfeited]);
    assert_eq!(late.ruling(901, 0).citation.to_string(), "Shengji 2002 art. 30");
    let refused = TimeRule::slow(Contest::Shengji).unwrap_err();
    assert_eq!((refused.code(), refused.citation.article), ("no-time-rule", "38"));
    // 1.5 VP: halves, and 75 to 25.
    let shared = |percent: u32, shares: Shares| Amount::vp(150).shared(percent, shares);
    assert_eq!(shared(50, Shares::Each), (Amount::vp(75), Amount::vp(75)));
    assert_eq!(shared(75, Shares::Each), (Amount::vp(113), Amount::vp(38)));
    assert_eq!(shared(75, Shares::KeepSum), (Amount::vp(113), Amount::vp(37)));
    assert_eq!(shared(100, Shares::Each), (Amount::vp(150), Amount::vp(0)));
    // Art. 27 shares in whatever proportion the director finds: one to two, and nobody has more than all of it.
    let third = Exact::ratio(1, 3);
    let slow = TimeRule::slow(Contest::TeamsVp).unwrap();
    let parts = |part, shares| slow.parts_by(Amount::vp(250), part, shares);
    assert_eq!(parts(third, Shares::Each), Some((Amount::vp(83), Amount::vp(167))));
    assert_eq!(parts(third, Shares::KeepSum), Some((Amount::vp(83), Amount::vp(167))));
    assert_eq!(parts(None, Shares::Each), Some((Amount::vp(125), Amount::vp(125))));
    assert_eq!(parts(Some(Exact::from(7)), Shares::Each), Some((Amount::vp(250), Amount::vp(0))));
    assert_eq!(parts(Some(-Exact::ONE), Shares::Each), Some((Amount::vp(0), Amount::vp(250))));
    let alone = TimeRule::late(Contest::TeamsVp).parts_by(Amount::vp(100), third, Shares::Each);
    assert_eq!(alone, None, "lateness is one side's");
}

#[test]
fn conversion() {
    let rate = Equivalence::default();
    // The upper ends of the ranges in art. 34: 4 VP are 24 IMPs and 80 %, not 26 and 100.
    assert_eq!(rate.convert(Amount::vp(400), Unit::Imp), Some(Amount::imps(2400)));
    assert_eq!(rate.convert(Amount::vp(400), Unit::TopPercent), Some(Amount::top(8000)));
    assert_eq!(rate.convert(Amount::top(2500), Unit::Vp), Some(Amount::vp(125)));
    assert_eq!(rate.convert(Amount::imps(300), Unit::TopPercent), Some(Amount::top(1000)));
    let nothing = Equivalence { imps: 0, ..rate };
    assert_eq!(nothing.convert(Amount::imps(300), Unit::Vp), None);
    assert_eq!(stage_total_c(&[], &[50]), -50);
}

#[test]
fn forfeited_matches() {
    let (wide, narrow) = (ForfeitOptions::scale_25(), ForfeitOptions::scale_20());
    for (own, forfeiter, options, expected) in [
        (None, None, wide, 1800),
        (Some("19.5"), Some("14"), wide, 1950),
        (Some("17"), Some("9"), wide, 2100),
        (Some("17"), Some("2"), wide, 2500), // 28, but at most 25
        (Some("11"), Some("20"), wide, 1800),
        (None, Some("10"), wide, 2000),
        (Some("13.335"), None, narrow, 1334),
        (Some("11"), Some("3"), narrow, 1200), // no complement on this scale
    ] {
        let hundredths = |text: Option<&str>| text.map(|text| exact(text) * Exact::from(100));
        assert_eq!(
            forfeit_vp(hundredths(own), hundredths(forfeiter), &options).0,
            expected,
            "{own:?} {forfeiter:?}"
        );
    }
    let analogue = ForfeitOptions { complement: Some((2000, 2000)), ..narrow };
    assert_eq!(forfeit_vp(None, Some(Exact::from(300)), &analogue), (1700, ForfeitBasis::Complement));
    // The IMPs that go with it.
    let table = VpScale::WbfContinuous.table(16).unwrap();
    assert_eq!(table.imps_for(1200).to_string(), "7"); // 6 IMPs are 11.75, 7 are 12.02
    // The draw names the award where nothing is more.
    assert_eq!(forfeit_vp(Some(Exact::from(1800)), None, &wide), (1800, ForfeitBasis::Draw));
    let huge = ForfeitOptions { draw_c: i32::MAX, ..wide };
    assert_eq!(forfeit_vp(None, None, &huge).0, i32::MAX, "as far as the number goes");
    // Match points of pairs, 2 for a win: one and a half times a draw.
    assert_eq!(forfeit_vp(None, None, &ForfeitOptions::pairs(100)), (150, ForfeitBasis::Draw));
}

#[test]
fn boards_without_result() {
    let points = |text: &str| BoardValue::Points(exact(text));
    let zero = BoardValue::Award(Award::Percent(0));
    let imps = |imps| BoardValue::Award(Award::Imps(imps));
    let options = UnplayedOptions::default();
    assert_eq!(
        forfeit_board(BoardMethod::PairsMatchpoints, &options),
        (zero, BoardValue::Award(Award::AveragePlus))
    );
    assert_eq!(forfeit_board(BoardMethod::PairsImps, &options), (imps(-300), imps(300)));
    assert_eq!(forfeit_board(BoardMethod::TeamsImps, &options), (points("0"), points("3")));
    assert_eq!(forfeit_board(BoardMethod::BoardAMatch(2), &options), (points("0"), points("2")));
    assert_eq!(not_comparable(BoardMethod::TeamsImps, &options), (points("0"), points("0")));
    assert_eq!(not_comparable(BoardMethod::BoardAMatch(1), &options), (points("0.5"), points("0.5")));
    assert_eq!(not_comparable(BoardMethod::PairsImps, &options), (imps(-300), imps(300)));
    // An organiser's own.
    let own = UnplayedOptions { imps_c: 250, total_points: 15, percent_c: [3000, 7000] };
    assert_eq!(forfeit_board(BoardMethod::TeamsImps, &own), (points("0"), points("2.5")));
    assert_eq!(not_comparable(BoardMethod::PairsImps, &own), (imps(-250), imps(250)));
    let shares = [3000, 7000].map(|percent| BoardValue::Award(Award::Percent(percent)));
    assert_eq!(not_comparable(BoardMethod::PairsMatchpoints, &own), shares.into());
    assert_eq!(forfeit_total_points(BoardMethod::BoardAMatch(2), &own), 15);
    assert_eq!(wrong_seats_vp_c(1500, WRONG_SEATS), 1200);
    assert_eq!(wrong_seats_vp_c(1000, WRONG_SEATS), 800);
    let minutes = Deadlines::default();
    assert_eq!((minutes.team_slip, minutes.correction, minutes.correction_after_list), (30, 30, 10));
    assert_eq!((minutes.appeal, minutes.appeal_form, minutes.shengji_appeal), (30, 120, 90));
}

#[test]
fn withdrawals() {
    for (system, played, total, expected) in [
        (System::RoundRobin, 4, 9, Effect::Cancelled),
        (System::RoundRobin, 5, 9, Effect::Kept),
        (System::RoundRobin, 5, 10, Effect::Kept), // exactly half
        (System::RoundRobin, 0, 7, Effect::Cancelled),
        (System::Swiss, 1, 9, Effect::Kept),
        (System::Knockout, 1, 9, Effect::MatchLost),
    ] {
        assert_eq!(
            withdrawal_effect(system, played, total, KEPT_FROM),
            expected,
            "{system:?} {played}/{total}"
        );
    }
    for (played, expected) in [(5, Effect::Cancelled), (6, Effect::Kept)] {
        assert_eq!(withdrawal_effect(System::RoundRobin, played, 9, exact("2/3")), expected, "{played}/9");
    }
    let options = DisqualificationOptions::default();
    for (rounds, expected) in [
        (&[][..], false),
        (&[3], false),
        (&[3, 4], true),
        (&[4, 3], true),
        (&[3, 3], false),
        (&[1, 3], false),
        (&[1, 3, 5], true),
        (&[u32::MAX, 0], false),
    ] {
        assert_eq!(is_disqualified(rounds, &options), expected, "{rounds:?}");
    }
}

#[test]
fn carried_into_a_knockout() {
    let options = KnockoutCarry::default();
    for (net, higher, boards, expected) in [
        (25, true, 64, 1250),
        (25, false, 64, 833),
        (20, false, 64, 667),
        (40, true, 64, 1600),
        (49, false, 64, 1600),
        (48, false, 64, 1600),
        (30, true, 30, 750), // at most 7.5
        (0, true, 64, 0),
    ] {
        let winner = if higher { Ranked::Higher } else { Ranked::Lower };
        let carried = carry_knockout(Exact::from(net), winner, boards, &options);
        assert_eq!(carried, expected, "{net} {higher} {boards}");
    }
    // A weighted board leaves a margin of 32/3 IMPs: a third of that is 3.56, not of 11.
    assert_eq!(carry_knockout(Exact::ratio(32, 3).unwrap(), Ranked::Lower, 64, &options), 356);
    assert_eq!(
        carry_knockout(Exact::from(-5), Ranked::Higher, 64, &options),
        0,
        "nobody won by less than nothing"
    );
}

#[test]
fn carried_into_a_round_robin() {
    let carry = |totals: &[&str], matches| {
        carry_round_robin(&totals.iter().map(|t| exact(t)).collect::<Vec<_>>(), matches, (2, 1))
    };
    // (S1 - S0) X Y / Σ: leads 30, 20, 10, 0 of 60; 3 matches, 4 teams.
    let even = carry(&["160", "150", "140", "130"], 3);
    assert_eq!((even.carried_c, even.formula), (vec![600, 400, 200, 0], Formula::One));
    // One far ahead would carry 12 × 40/42 = 11.43, more than 6: formula 2 for all.
    let ahead = carry(&["170", "131", "131", "130"], 3);
    assert_eq!((ahead.carried_c, ahead.formula), (vec![600, 15, 15, 0], Formula::Two));
    let level = carry(&["150", "150", "150"], 2);
    assert_eq!((level.carried_c, level.formula), (vec![0, 0, 0], Formula::Level));
    assert!(carry(&[], 3).carried_c.is_empty());
    // An event may carry less, parts of a point too: formula 1 would give the leader 2 a match, he has 1.5 of each of three.
    let less = carry_round_robin(&["160", "150", "140", "130"].map(exact), 3, (3, 2));
    assert_eq!((less.carried_c, less.formula), (vec![450, 300, 150, 0], Formula::Two));
    // Two decimals, rounded once: leads 2, 1, 0 over 2 matches.
    let thirds = carry(&["101.01", "100.5", "99.99"], 2);
    assert_eq!(thirds.carried_c, [400, 200, 0]);
    let sum: i64 = carry(&["140", "133", "128.5", "120", "111"], 4).carried_c.iter().sum();
    assert!((sum - 2000).abs() <= 3, "on average one victory point a match: {sum}");
}

#[test]
fn carried_into_a_pairs_final() {
    let carry = PairsCarry {
        scored: exact("700"),
        pairs_now: 26,
        average_now: exact("12"),
        boards_then: 52,
        pairs_then: 52,
        sum_then: exact("17160"), // 26 pairs averaging 660
        boards_now: 52,
        mode: PairsCarryMode::Sum,
    };
    let printed = carry_pairs(&carry);
    assert_eq!(printed.carried_c, 1273); // 700 × 26 × 12 × 52 / (52 × 17160)
    assert_eq!(printed.share.unwrap().to_decimal(4), "0.0204");
    assert_eq!(carry_pairs(&PairsCarry { mode: PairsCarryMode::Mean, ..carry }).carried_c, 33091);
    let half = PairsCarryMode::Half { top_now: 24, top_then: 24 };
    assert_eq!(carry_pairs(&PairsCarry { mode: half, ..carry }).carried_c, 35000);
    let nothing = carry_pairs(&PairsCarry { pairs_then: 0, boards_now: 0, ..carry });
    assert_eq!((nothing.carried_c, nothing.share), (0, None));
}
