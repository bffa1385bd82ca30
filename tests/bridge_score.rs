//! Law 77: contract scores against published values, and against a second reading of the law.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{ScoreError, ScoreParts, score, score_parts};
use tricklaw::bridge::{Bid, Denomination, Doubling, Undertaking};

const CASES: &str = include_str!("data/contract_scores.txt");

#[test]
fn known_scores() {
    let mut cases = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [contract, vulnerable, tricks, expected, why @ ..] = &fields[..] else { panic!("{line}") };
        let vulnerable = match *vulnerable {
            "v" => true,
            "n" => false,
            _ => panic!("{line}"),
        };
        let got = score(contract.parse().unwrap(), vulnerable, tricks.parse().unwrap());
        assert_eq!(got, Ok(expected.parse().unwrap()), "{line}: {why:?}");
        cases += 1;
    }
    assert!(cases > 40);
}

/// The law read a second time, trick by trick and table by table, sharing nothing with the crate's code.
fn by_the_table(level: i32, strain: usize, doubling: usize, vulnerable: bool, tricks: i32) -> i32 {
    let odd = tricks - 6;
    if odd < level {
        let table: [[i32; 3]; 2] = [[50, 100, 200], [100, 200, 400]];
        let next: [[i32; 3]; 2] = [[50, 200, 400], [100, 300, 600]];
        let fourth: [[i32; 3]; 2] = [[0, 100, 200], [0, 0, 0]];
        let row = usize::from(vulnerable);
        return -(1..=level - odd)
            .map(|n| match n {
                1 => table[row][doubling],
                2 | 3 => next[row][doubling],
                _ => next[row][doubling] + fourth[row][doubling],
            })
            .sum::<i32>();
    }
    let trick = |n: i32| match (strain, n) {
        (0 | 1, _) => 20,
        (4, 1) => 40,
        _ => 30,
    };
    let bid_tricks: i32 = (1..=level).map(|n| trick(n) * [1, 2, 4][doubling]).sum();
    let over: i32 = (level + 1..=odd)
        .map(|n| match doubling {
            0 => trick(n),
            1 => [100, 200][usize::from(vulnerable)],
            _ => [200, 400][usize::from(vulnerable)],
        })
        .sum();
    let game = if bid_tricks < 100 { 50 } else { [300, 500][usize::from(vulnerable)] };
    let slam = match level {
        6 => [500, 750][usize::from(vulnerable)],
        7 => [1000, 1500][usize::from(vulnerable)],
        _ => 0,
    };
    bid_tricks + over + game + slam + [0, 50, 100][doubling]
}

#[test]
fn all_2940_contract_scores() {
    let mut count = 0;
    for bid in Bid::all() {
        for (d, doubling) in Doubling::ALL.into_iter().enumerate() {
            for vulnerable in [false, true] {
                for tricks in 0..=13 {
                    let expected = by_the_table(
                        i32::from(bid.level()),
                        bid.denomination().index(),
                        d,
                        vulnerable,
                        i32::from(tricks),
                    );
                    let undertaking = Undertaking { bid, doubling };
                    assert_eq!(
                        score(undertaking, vulnerable, tricks),
                        Ok(expected),
                        "{undertaking} {tricks}"
                    );
                    count += 1;
                }
            }
        }
    }
    assert_eq!(count, 2940);
}

#[test]
fn other_tricks_are_refused() {
    let bid = Bid::new(1, Denomination::Clubs).unwrap();
    for tricks in [14, 100, 255] {
        let undertaking = Undertaking { bid, doubling: Doubling::Undoubled };
        assert_eq!(score(undertaking, false, tricks), Err(ScoreError));
    }
}

#[test]
fn parts_by_name() {
    let parts = |contract: &str, vulnerable, tricks| {
        score_parts(contract.parse().unwrap(), vulnerable, tricks).unwrap()
    };
    let nothing = ScoreParts::default();
    // 77B: trick score, overtricks at 30, 300 for the game not vulnerable.
    let game = ScoreParts { trick_score: 100, overtricks: 60, game_or_part_score: 300, ..nothing };
    assert_eq!(parts("3NT", false, 11), game);
    // 77B: 80 x 2 is a game; 50 for making a doubled contract; overtricks 200 each, vulnerable.
    let doubled = ScoreParts {
        trick_score: 160,
        overtricks: 200,
        game_or_part_score: 500,
        doubled_made: 50,
        ..nothing
    };
    assert_eq!(parts("4DX", true, 11), doubled);
    assert!(doubled.is_game());
    // 77B: both premiums for a grand slam.
    let slam = ScoreParts { trick_score: 220, game_or_part_score: 500, slam: 1500, ..nothing };
    assert_eq!(parts("7NT", true, 13), slam);
    // 77C: 100 + 200 + 200.
    assert_eq!(parts("2SX", false, 5), ScoreParts { undertricks: -500, ..nothing });
    assert_eq!(score_parts("1C".parse().unwrap(), false, 14), Err(ScoreError));
}
