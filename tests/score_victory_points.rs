//! Victory points against the published tables.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{VpBand, VpBands, VpError, VpScale, VpTable};
use tricklaw::cards::Source;
use tricklaw::exact::Exact;

/// The rows of a fixture: number of boards and the values behind the bar.
fn rows(text: &str) -> Vec<(u32, Vec<&str>)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (boards, values) = line.split_once(" | ").unwrap();
            (boards.parse().unwrap(), values.split_whitespace().collect())
        })
        .collect()
}

/// Holds the continuous scale against a fixture; how many cells it has.
fn compared(text: &str) -> usize {
    let mut cells = 0;
    for (boards, values) in rows(text) {
        let table = VpScale::WbfContinuous.table(boards).unwrap();
        for (margin, value) in (0..).zip(values) {
            let expected = Exact::parse(value).unwrap().to_hundredths() as i32;
            assert_eq!(table.award(margin), (expected, 2000 - expected), "{boards} boards, {margin} IMPs");
            assert_eq!(table.award(-margin), (2000 - expected, expected), "{boards} boards, -{margin} IMPs");
            cells += 1;
        }
    }
    cells
}

#[test]
fn continuous_scale_equals_the_published_cells() {
    assert_eq!(compared(include_str!("data/vp_wbf_continuous.txt")), 403);
}

#[test]
fn continuous_scale_equals_the_formula_in_sixty_digits() {
    assert_eq!(compared(include_str!("data/vp_wbf_formula.txt")), 1205);
}

#[test]
fn continuous_scale_equals_values_quoted_for_longer_matches() {
    // Boards, margin, winner's hundredths: quoted in reports of the scale's introduction.
    for (boards, margin, expected) in [
        (14, 1, 1033),
        (14, 2, 1066),
        (14, 3, 1097),
        (14, 4, 1128),
        (14, 5, 1158),
        (14, 6, 1187),
        (14, 7, 1216),
        (14, 10, 1297),
        (14, 20, 1526),
        (16, 30, 1673),
        (20, 1, 1028),
        (20, 2, 1055),
    ] {
        let table = VpScale::WbfContinuous.table(boards).unwrap();
        assert_eq!(table.award(margin).0, expected, "{boards} boards, {margin} IMPs");
    }
}

#[test]
fn discrete_scale_equals_the_published_bands() {
    let tables = rows(include_str!("data/vp_wbf_discrete.txt"));
    assert_eq!(tables.len(), 20);
    for (boards, starts) in tables {
        let table = VpScale::WbfDiscrete.table(boards).unwrap();
        let expected: Vec<u32> = starts.iter().map(|start| start.parse().unwrap()).collect();
        let found: Vec<u32> = table.bands().iter().map(|band| band.from).collect();
        assert_eq!(found, expected, "{boards} boards");
        assert!(table.bands().iter().all(|band| band.winner_c + band.loser_c == 2000));
    }
}

#[test]
fn american_scales() {
    for (scale, boards, margin, expected) in [
        (VpScale::Acbl20, 7, 27, (1900, 100)),
        (VpScale::Acbl20, 9, 36, (2000, 0)),
        (VpScale::Acbl30, 7, -6, (800, 2200)),
        (VpScale::Acbl30, 10, 35, (2900, 100)),
    ] {
        assert_eq!(scale.table(boards).unwrap().award(margin), expected, "{scale:?} {boards} {margin}");
    }
    // The League's tables: from which margin on the winner has the middle and each point above it. Of 30 points, 16 and 17 are
    // never given.
    let twenty: Vec<i32> = (10..=20).collect();
    let thirty: Vec<i32> = [15].into_iter().chain(18..=30).collect();
    for (scale, lengths, winners, margins) in [
        (VpScale::Acbl20, 6..=8, &twenty, "0 1 3 5 8 11 14 17 20 24 28"),
        (VpScale::Acbl20, 9..=11, &twenty, "0 1 3 6 10 14 18 22 26 31 36"),
        (VpScale::Acbl30, 6..=8, &thirty, "0 1 2 3 4 5 7 9 11 14 17 20 24 28"),
        (VpScale::Acbl30, 9..=11, &thirty, "0 1 2 3 5 7 9 12 15 18 22 26 31 36"),
    ] {
        for boards in lengths {
            let table = scale.table(boards).unwrap();
            let found: Vec<String> = table.bands().iter().map(|band| band.from.to_string()).collect();
            assert_eq!(found.join(" "), margins, "{scale:?}, {boards} boards");
            let whole = |band: &VpBand| (band.winner_c / 100, band.winner_c + band.loser_c);
            let points: Vec<(i32, i32)> = table.bands().iter().map(whole).collect();
            let both = table.draw_c() * 2;
            assert_eq!(points, winners.iter().map(|&winner| (winner, both)).collect::<Vec<_>>(), "{scale:?}");
        }
    }
    assert_eq!(VpScale::Acbl20.table(12), Err(VpError::Boards { from: 6, to: 11 }));
    assert!(VpScale::WbfContinuous.table(0).is_err());
}

fn bands(rows: &[(u32, i32, i32)]) -> Vec<VpBand> {
    rows.iter()
        .map(|&(from, winner, loser)| VpBand { from, winner_c: winner * 100, loser_c: loser * 100 })
        .collect()
}

#[test]
fn bands_of_a_25_to_0_scale() {
    let scale = [(0, 15, 15), (3, 16, 14), (8, 20, 10), (20, 25, 5), (30, 25, 3), (40, 25, 0)];
    let good = VpBands::new(bands(&scale)).unwrap();
    assert_eq!(good.check_25_to_0(), Ok(()));
    let table = VpScale::Bands(good).table(16).unwrap();
    assert_eq!(table.award(2), (1500, 1500));
    assert_eq!(table.award(-35), (300, 2500));
    assert_eq!(table.draw_c(), 1500);

    let at_fault = |rows: &[(u32, i32, i32)]| VpBands::new(bands(rows)).unwrap().check_25_to_0();
    assert_eq!(at_fault(&[(0, 15, 15), (3, 16, 13), (9, 25, 0)]), Err(VpError::Not25to0 { band: 1 }));
    assert_eq!(at_fault(&[(0, 15, 15), (3, 25, 5)]), Err(VpError::Not25to0 { band: 1 }));
    // Until the winner has 25 they share 30; then the loser has less than 5.
    assert_eq!(at_fault(&[(0, 15, 15), (9, 26, 4), (20, 25, 0)][..2]), Err(VpError::Not25to0 { band: 1 }));
    assert_eq!(at_fault(&[(0, 15, 15), (9, 25, 6), (20, 25, 0)]), Err(VpError::Not25to0 { band: 1 }));
    assert_eq!(at_fault(&[(0, 15, 15), (9, 24, 4), (20, 25, 0)]), Err(VpError::Not25to0 { band: 1 }));
    assert_eq!(at_fault(&[(0, 15, 15), (9, 25, 5), (20, 25, 1)]), Err(VpError::Not25to0 { band: 2 }));
    // Nobody gets 25 before he has won 25 to 5: below 5 the loser falls from there.
    let missing = at_fault(&[(0, 15, 15), (9, 20, 10), (15, 25, 4), (20, 25, 0)]);
    assert_eq!(missing, Err(VpError::No25to5 { band: 2 }));
    assert_eq!(missing.unwrap_err().to_string(), "before band 3 the band of 25 to 5 is missing");
    assert_eq!(at_fault(&[(0, 15, 15), (9, 25, 0)]), Err(VpError::No25to5 { band: 1 }));
    assert_eq!(at_fault(&[(0, 15, 15), (9, 25, 5), (10, 25, 0)]), Ok(()));
    // What was shared is not shared again once the loser has less than 5.
    let again = [(0, 15, 15), (9, 25, 5), (10, 25, 4), (12, 25, 5), (15, 25, 0)];
    assert_eq!(VpBands::new(bands(&again)), Err(VpError::NotMonotone { band: 3 }));
    assert_eq!(VpBands::new(Vec::new()), Err(VpError::NoBands));
    assert_eq!(VpBands::new(bands(&[(1, 15, 15)])), Err(VpError::NoDraw));
    assert_eq!(VpBands::new(bands(&[(0, 16, 14)])), Err(VpError::UnequalDraw));
    assert_eq!(VpBands::new(bands(&[(0, 15, 15), (0, 16, 14)])), Err(VpError::NotAscending { band: 1 }));
    assert_eq!(
        VpBands::new(bands(&[(0, 15, 15), (2, 16, 14), (4, 17, 15)])),
        Err(VpError::NotMonotone { band: 2 })
    );
    assert!(VpBands::new(bands(&[(0, 15, 15), (2, 16, 15), (4, 16, 13)])).is_ok(), "as much as before");
    let falling = [(0, 15, 15), (2, 17, 13), (4, 16, 13)];
    assert_eq!(VpBands::new(bands(&falling)), Err(VpError::NotMonotone { band: 2 }));
}

#[test]
fn imps_of_an_awarded_score() {
    // Directing regulations art. 28: the mean of the margins worth that many victory points.
    let scale = [(0, 15, 15), (3, 16, 14), (8, 18, 12), (13, 25, 5), (30, 25, 0)];
    let table = VpScale::Bands(VpBands::new(bands(&scale)).unwrap()).table(16).unwrap();
    for (vp_c, expected) in [
        (1500, "0"),   // -2 to 2
        (1600, "5"),   // 3 to 7
        (1800, "10"),  // 8 to 12
        (1200, "-10"), // the loser of the same
        (1700, "5"),   // as near to 16 as to 18: the mean of the lower
        (1701, "10"),  // nearer to 18
        (1799, "10"),
        (1801, "10"),
        (2600, "43/2"), // the most there is comes nearest
        (2500, "43/2"), // 13 up to the last band at 30
    ] {
        assert_eq!(table.imps_for(vp_c).to_string(), expected, "{vp_c}");
    }
    let continuous = VpScale::WbfContinuous.table(16).unwrap();
    assert_eq!(continuous.imps_for(2000).to_string(), "60");
    assert_eq!(continuous.imps_for(0).to_string(), "-60");
    assert_eq!(
        [-100, 2100].map(|vp_c| continuous.imps_for(vp_c).to_string()),
        ["-60", "60"],
        "no margin is worth that"
    );
    for margin in -59..=59 {
        assert_eq!(continuous.imps_for(continuous.award(margin).0), Exact::from(margin));
    }
}

/// The margin that stands for victory points, found by looking at every margin there is: the mean of those that come nearest.
fn imps_by_looking(table: &VpTable, vp_c: i32) -> Exact {
    let margins = -(table.blitz() as i32)..=table.blitz() as i32;
    let worth = |margin: &i32| table.award(*margin).0;
    let nearest = margins.clone().map(|margin| worth(&margin)).min_by_key(|own| (own.abs_diff(vp_c), *own));
    let near: Vec<i32> = margins.filter(|margin| Some(worth(margin)) == nearest).collect();
    Exact::from(near[0] + near[near.len() - 1]) * Exact::HALF
}

#[test]
fn imps_of_an_awarded_score_are_found_as_by_looking_at_every_margin() {
    let mut source = Source::from_seed(78);
    let mut below = |limit: u32| source.below(u128::from(limit)) as u32;
    for _ in 0..300 {
        let (mut from, mut winner_c, mut loser_c) = (0, 500, 500);
        let mut bands = vec![VpBand { from, winner_c, loser_c }];
        for _ in 0..below(7) {
            from += 1 + below(5);
            winner_c += 10 * below(4) as i32;
            loser_c -= 10 * below(4) as i32;
            bands.push(VpBand { from, winner_c, loser_c });
        }
        let table = VpScale::Bands(VpBands::new(bands).unwrap()).table(8).unwrap();
        for vp_c in (300..=720).step_by(5) {
            assert_eq!(table.imps_for(vp_c), imps_by_looking(&table, vp_c), "{vp_c}: {:?}", table.bands());
        }
    }
}

#[test]
fn imps_of_an_awarded_score_on_the_widest_bands() {
    let table = |from| {
        let two = bands(&[(0, 15, 15), (from, 20, 10)]);
        VpScale::Bands(VpBands::new(two).unwrap()).table(8).unwrap()
    };
    let most = i32::MAX;
    let told = |table: &VpTable| [1000, 1200, 1500, 1900, 2500].map(|vp_c| table.imps_for(vp_c));
    let two_thousand_million = [-2_000_000_000, -2_000_000_000, 0, 2_000_000_000, 2_000_000_000];
    assert_eq!(told(&table(2_000_000_000)), two_thousand_million.map(Exact::from));
    assert_eq!(told(&table(most as u32)), [-most, -most, 0, most, most].map(Exact::from));
    // No margin is as large as that: everything is a draw.
    assert_eq!(told(&table(u32::MAX)), [Exact::ZERO; 5]);
}

/// Art. 28(1): on a 25 to 0 scale an average of earlier matches mostly lies between two bands; who is awarded more has never fewer
/// IMPs.
#[test]
fn more_victory_points_never_stand_for_fewer_imps() {
    let scale = [
        (0, 15, 15),
        (3, 16, 14),
        (8, 17, 13),
        (11, 18, 12),
        (15, 19, 11),
        (19, 20, 10),
        (24, 25, 5),
        (53, 25, 4),
        (84, 25, 0),
    ];
    let table = VpScale::Bands(VpBands::new(bands(&scale)).unwrap()).table(16).unwrap();
    let told = [1800, 1833, 1850, 1851, 1900].map(|vp_c| table.imps_for(vp_c).to_string());
    assert_eq!(told, ["25/2", "25/2", "25/2", "33/2", "33/2"]);
    for table in [table, VpScale::WbfContinuous.table(16).unwrap(), VpScale::WbfDiscrete.table(8).unwrap()] {
        for vp_c in -100..2600 {
            assert!(table.imps_for(vp_c) <= table.imps_for(vp_c + 1), "{vp_c} and one more");
        }
    }
}

#[test]
fn fractional_margins_are_rounded_once() {
    let table = VpScale::WbfContinuous.table(8).unwrap();
    assert_eq!(table.award_exact(Exact::ratio(14, 3).unwrap()), table.award(5));
    assert_eq!(table.award_exact(Exact::ratio(-9, 2).unwrap()), table.award(-5));
}
