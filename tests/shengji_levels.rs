//! Levels, games and fines: art. 19, 20, 24, 29.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Rank;
use tricklaw::shengji::law::{Grade, Measure, escalation, fine};
use tricklaw::shengji::score::{
    LevelBand, LevelTable, LevelTableError, derived_level_points, match_points, team_margin,
};
use tricklaw::shengji::{
    Game, GameEnd, GameRefusal, ImpossiblePoints, Levels, MOST_POINTS, Outcome, Rules, Seat, Side,
    dealer_points, outcome,
};

mod shengji_cases;
use shengji_cases::rows;

#[test]
fn tables_2_and_3() {
    let mut bands = 0;
    for row in rows(include_str!("data/shengji_levels.txt")) {
        let decks: u8 = row[0].parse().unwrap();
        let (from, to) = row[1].split_once("..").unwrap();
        let levels = row[3].parse().unwrap();
        let expected =
            if row[2] == "D" { Outcome::DealerRises(levels) } else { Outcome::DefendersTakeOver(levels) };
        for total in (from.trim().parse::<i64>().unwrap()..=to.trim().parse().unwrap()).step_by(5) {
            assert_eq!(outcome(total, decks), Ok(expected), "{decks} decks, {total}");
        }
        bands += 1;
    }
    assert_eq!(bands, 33);
    assert_eq!((dealer_points(-45, 2), dealer_points(320, 3)), (245, -20));
}

#[test]
fn impossible_points() {
    for (total, decks) in [(1, 2), (-4, 2), (0, 0), (0, 4), (80, 255)] {
        let refusal = outcome(total, decks).unwrap_err();
        assert_eq!(refusal.law().article, "6(2)");
    }
    // Up to what a JavaScript number holds exactly: doubling the kitty card by card comes to billions.
    assert_eq!(outcome(100 << 30, 2), Ok(Outcome::DefendersTakeOver((100 << 30) / 40 - 2)));
    assert_eq!(MOST_POINTS + 1, (1 << 53) - 1);
    for total in [MOST_POINTS, -MOST_POINTS] {
        assert!(outcome(total, 3).is_ok());
        assert_eq!(outcome(total + 5 * total.signum(), 3), Err(ImpossiblePoints));
    }
    for total in [i64::MIN / 5 * 5, i64::MAX / 5 * 5] {
        assert_eq!(outcome(total, 3), Err(ImpossiblePoints));
    }
}

fn at(level: Rank, other: Rank, dealer: Seat, rules: Rules) -> Game {
    let side = dealer.side();
    Game::from_levels(rules, |which| if which == side { level } else { other }, Some(dealer))
}

#[test]
fn who_deals_and_at_which_level() {
    // The examples of art. 19 and 20.
    let mut game = at(Rank::Six, Rank::Two, Seat::North, Rules::CN_2002);
    game.record(Seat::North, Outcome::DealerRises(3)).unwrap();
    assert_eq!((game.dealer(), game.playing()), (Some(Seat::South), Rank::Nine));
    let mut game = at(Rank::Nine, Rank::Six, Seat::North, Rules::CN_2002);
    game.record(Seat::North, Outcome::DefendersTakeOver(2)).unwrap();
    assert_eq!((game.dealer(), game.playing()), (Some(Seat::West), Rank::Eight), "the next player in turn");
    assert_eq!(game.level(Side::NorthSouth), Rank::Nine, "the side that failed stays where it was");
}

#[test]
fn the_end_of_a_game() {
    // A25: rising stops at the ace; only success of the dealer's side there wins.
    let mut game = at(Rank::King, Rank::Queen, Seat::East, Rules::CN_2002);
    game.record(Seat::East, Outcome::DealerRises(4)).unwrap();
    assert_eq!((game.playing(), game.winner()), (Rank::Ace, None));
    game.record(Seat::West, Outcome::DefendersTakeOver(5)).unwrap();
    assert_eq!((game.playing(), game.winner()), (Rank::Ace, None), "taking over at the ace wins nothing yet");
    assert_eq!(game.record(Seat::North, Outcome::DealerRises(1)), Err(GameRefusal::OtherDealer(Seat::South)));
    game.record(Seat::South, Outcome::DealerRises(1)).unwrap();
    assert_eq!(game.winner(), Some(Side::NorthSouth));
    assert_eq!(game.record(Seat::North, Outcome::DealerRises(1)), Err(GameRefusal::Over));
    let reaching = Rules { game_end: GameEnd::ReachingAce, ..Rules::CN_2002 };
    let mut game = at(Rank::King, Rank::Queen, Seat::East, reaching);
    game.record(Seat::East, Outcome::DealerRises(1)).unwrap();
    assert_eq!(game.winner(), Some(Side::EastWest));
}

#[test]
fn levels_that_must_be_played() {
    let must_play = Levels::NONE.with(Rank::Five).with(Rank::Ten);
    let rules = Rules { must_play, ..Rules::CN_2002 };
    let mut game = at(Rank::Four, Rank::Four, Seat::North, rules);
    game.record(Seat::North, Outcome::DealerRises(3)).unwrap();
    assert_eq!(game.playing(), Rank::Five, "rising stops at the five");
    game.record(Seat::South, Outcome::DefendersTakeOver(2)).unwrap();
    assert_eq!(game.playing(), Rank::Five, "so it does for defenders");
    game.record(Seat::East, Outcome::DefendersTakeOver(3)).unwrap();
    assert_eq!(game.playing(), Rank::Five, "a five not won as dealer is not left");
    game.record(Seat::North, Outcome::DealerRises(3)).unwrap();
    assert_eq!(game.playing(), Rank::Eight, "won as dealer it is left");
    assert_eq!(must_play.iter().collect::<Vec<_>>(), [Rank::Five, Rank::Ten]);
}

#[test]
fn a_first_deal_has_no_dealer_yet() {
    let mut game = Game::new(Rules::CN_2002);
    assert_eq!((game.dealer(), game.playing()), (None, Rank::Two));
    game.record(Seat::West, Outcome::DefendersTakeOver(0)).unwrap();
    assert_eq!((game.dealer(), game.playing()), (Some(Seat::South), Rank::Two));
}

#[test]
fn table_4() {
    let rows = [
        (Grade::One, [5, 10, 15]),
        (Grade::Two, [10, 20, 30]),
        (Grade::Three, [20, 40, 60]),
        (Grade::Four, [40, 80, 120]),
    ];
    for (grade, amounts) in rows {
        assert_eq!([1, 2, 3].map(|decks| fine(grade, decks)), amounts.map(Some));
        assert_eq!(Grade::from_number(grade as u8), Some(grade));
    }
    assert_eq!((fine(Grade::One, 0), fine(Grade::One, 4)), (None, None));
    assert_eq!([0, 5].map(Grade::from_number), [None; 2]);
    assert_eq!(Measure::Fine(Grade::Two).to_string(), "fine of grade 2");
    assert_eq!([escalation(1, 0), escalation(2, 0), escalation(1, 3)], [(0, false), (1, false), (3, true)]);
    // As in events: a third and a fourth warning are no milder than the second.
    assert_eq!([escalation(3, 0), escalation(4, 0)], [(2, false), (3, true)]);
}

#[test]
fn matches() {
    assert_eq!(match_points(Rank::Five, Rank::Five), [1, 1]);
    assert_eq!(match_points(Rank::Five, Rank::Six), [0, 2]);
    assert_eq!(team_margin(3, -3, 2, -2), 10);
}

#[test]
fn level_points_by_a_table() {
    let band = |from, level_points| LevelBand { from, level_points };
    let table =
        LevelTable::new(vec![band(0, -3), band(5, -2), band(40, -1), band(80, 0), band(120, 1)]).unwrap();
    assert_eq!(
        [-10, 0, 35, 40, 79, 80, 400].map(|points| table.level_points(points)),
        [-3, -3, -2, -1, -1, 0, 1]
    );
    assert!(LevelTable::new(vec![band(0, 0), band(5, 0)]).is_ok(), "no less than before");
    assert_eq!(LevelTable::new(vec![]), Err(LevelTableError { band: 0 }));
    assert_eq!(LevelTable::new(vec![band(0, 0), band(0, 1)]), Err(LevelTableError { band: 1 }));
    assert_eq!(LevelTable::new(vec![band(0, 1), band(5, 0)]), Err(LevelTableError { band: 1 }));
}

#[test]
fn derived_level_points_follow_the_promotion_tables() {
    // Defenders' points and levels, with one, two and three decks (tables 2 and 3 of the rules).
    for (decks, rows) in [
        (
            1,
            vec![
                (120, 4),
                (100, 3),
                (60, 1),
                (40, 0),
                (35, -1),
                (20, -1),
                (15, -2),
                (5, -2),
                (0, -3),
                (-5, -4),
                (-20, -4),
                (-25, -5),
            ],
        ),
        (
            2,
            vec![
                (200, 3),
                (235, 3),
                (160, 2),
                (155, 1),
                (80, 0),
                (75, -1),
                (40, -1),
                (35, -2),
                (0, -3),
                (-40, -4),
                (-45, -5),
            ],
        ),
        (
            3,
            vec![
                (300, 3),
                (240, 2),
                (180, 1),
                (175, 0),
                (120, 0),
                (115, -1),
                (60, -1),
                (55, -2),
                (0, -3),
                (-60, -4),
            ],
        ),
    ] {
        for (points, expected) in rows {
            assert_eq!(derived_level_points(points, decks), Ok(expected), "{decks} decks, {points}");
        }
    }
    for (decks, points) in [(0, 40), (4, 40), (2, 39), (1, -1), (3, i32::MAX)] {
        assert_eq!(derived_level_points(points, decks), Err(ImpossiblePoints), "{decks} decks, {points}");
    }
    assert_eq!(derived_level_points(1_000_000, 1), Ok(49_998), "far beyond the printed rows");
    // Tables 2 and 3 themselves.
    for decks in 1..=3 {
        for total in (-400..=800).step_by(5) {
            let expected = match outcome(total, decks).unwrap() {
                Outcome::DealerRises(levels) => -(levels as i32),
                Outcome::DefendersTakeOver(levels) => levels as i32,
            };
            assert_eq!(derived_level_points(total as i32, decks), Ok(expected), "{decks} decks, {total}");
        }
    }
}
