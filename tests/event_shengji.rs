//! Shengji events (Shengji 2002 art. 24-38).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{VpBand, VpBands, VpScale};
use tricklaw::event::shengji::*;
use tricklaw::event::standing::{TeamsOptions, score_teams};
use tricklaw::event::tie_break::{MatchRecord, Rules, Step};
use tricklaw::exact::Exact;
use tricklaw::shengji::law::Grade;

#[test]
fn by_games_and_by_time() {
    let points = MatchPoints::default();
    let cut = |first, second| Game::OutOfTime { first, second };
    for (games, best_of, expected) in [
        (vec![Game::First], 1, Some((2, 0))),
        (vec![Game::Second], 1, Some((0, 2))),
        (vec![cut(8, 5)], 1, Some((2, 0))),
        (vec![cut(5, 5)], 1, Some((1, 1))),
        (vec![Game::First, Game::First], 3, Some((2, 0))),
        (vec![Game::First, Game::Second, Game::Second], 3, Some((0, 2))),
        (vec![Game::First, Game::Second], 3, None),
        (vec![Game::First, Game::Second, cut(4, 6)], 3, Some((0, 2))),
        (vec![Game::First, cut(4, 6)], 3, Some((1, 1))),
        (vec![Game::First, cut(6, 6)], 3, Some((2, 0))),
        (vec![], 1, None),
    ] {
        let best_of = BestOf::new(best_of).unwrap();
        assert_eq!(games_result(&games, best_of, &points), Ok(expected), "{games:?}");
    }
    for games in [0, 2, 100, u32::MAX - 1] {
        assert_eq!(BestOf::new(games), Err(EvenGames { games }), "neither side need have more than half");
    }
    assert_eq!([1, 3].map(BestOf::new), [Ok(BestOf::ONE), Ok(BestOf::THREE)]);
    assert_eq!(timed_result(9, 12, &points), (0, 2));
    assert_eq!(timed_result(9, 9, &points), (1, 1));
    let round = Round::Games { games: vec![Game::First; 3], best_of: BestOf::THREE };
    assert_eq!(round.result(&points), Err(GameTooMany { game: 2 }));
    assert_eq!(Round::Levels([9, 12]).result(&points).unwrap().points, Some((0, 2)));
}

#[test]
fn by_deals() {
    // Home sits east-west at table A and north-south at table B.
    let deals = [
        TeamDeal { a_east_west: 3, a_north_south: 0, b_east_west: 1, b_north_south: 0 },
        TeamDeal { a_east_west: 0, a_north_south: 2, b_east_west: 0, b_north_south: 1 },
    ];
    assert_eq!(team_totals(&deals), (4, 3));
    assert_eq!(MatchPoints::default().of(4, 3), (2, 0));
    // Standard points: any bands on a 20 to 0 scale.
    let bands = [(0, 1000, 1000), (3, 1100, 900), (10, 2000, 0)].map(|(from, winner_c, loser_c)| VpBand {
        from,
        winner_c,
        loser_c,
    });
    let standard = VpScale::Bands(VpBands::new(bands.into()).unwrap()).table(16).unwrap();
    assert_eq!(standard.award(-4), (900, 1100));
    let worth = MatchPoints::default();
    let round = |deals: &[TeamDeal], standard| {
        let result = Round::Deals { deals: deals.to_vec(), standard }.result(&worth).unwrap();
        (result.points, result.margin())
    };
    assert_eq!(round(&deals, None), (Some((2, 0)), Some(1)));
    assert_eq!(round(&deals[1..], Some(standard.clone())), (Some((1000, 1000)), Some(-1)));
    // Beyond the end of the table its last line stands, and no deal is no draw.
    let rout = [TeamDeal { b_east_west: i32::MAX, ..TeamDeal::default() }; 3];
    assert_eq!(round(&rout, Some(standard)).0, Some((0, 2000)));
    assert_eq!(round(&[], None), (None, Some(0)));
}

#[test]
fn swiss_length() {
    assert_eq!(
        [2, 16, 17, 32].map(|field| swiss_rounds(field, ROUNDS_MORE)),
        [(1, 3), (4, 6), (5, 7), (5, 7)]
    );
    assert_eq!(swiss_rounds(u32::MAX, ROUNDS_MORE), (32, 34));
    assert_eq!(swiss_rounds(16, 0), (4, 4), "art. 27 only says what is usual: an event may play the fewest");
}

#[test]
fn withdrawals() {
    assert_eq!(before_start(System::RoundRobin, 8), BeforeStart::Redraw);
    assert_eq!(before_start(System::RoundRobin, 7), BeforeStart::Unchanged);
    assert_eq!(before_start(System::Swiss, 7), BeforeStart::MayFill);
    let average = |points: i64| Some(Exact::from(points * 100));
    let award = |own, other, record_c| {
        standard_award(&LostRound { own, other, record_c }, &StandardOptions::default())
    };
    assert_eq!(award(None, None, None), (1200, StandardSource::Fixed));
    assert_eq!(award(average(13), average(9), None), (1300, StandardSource::OwnAverage));
    assert_eq!(award(average(11), average(5), None), (1500, StandardSource::Complement));
    assert_eq!(award(average(11), average(9), Some(1800)), (1800, StandardSource::Record));
    let only = |source| StandardOptions { only: Some(source), ..StandardOptions::default() };
    let round = LostRound { own: average(11), other: average(5), record_c: None };
    assert_eq!(standard_award(&round, &only(StandardSource::OwnAverage)).0, 1100);
    assert_eq!(standard_award(&round, &only(StandardSource::Fixed)).0, 1200);
}

#[test]
fn escalation() {
    let log = |entries: &[(u32, Sanction)]| -> Vec<Conduct> {
        entries.iter().map(|&(round, sanction)| Conduct { round, sanction }).collect()
    };
    let options = ConductOptions::default();
    use Sanction::{RoundLost, Suspended, Violation, Warning};
    for (entries, violations, lost, suspended) in [
        (vec![(1, Warning)], 0, vec![], None),
        (vec![(1, Warning), (2, Warning)], 0, vec![], None), // different rounds
        (vec![(1, Warning), (1, Warning)], 1, vec![], None),
        (vec![(1, Violation), (1, Violation), (1, Violation)], 3, vec![1], None),
        (vec![(1, Violation), (1, Violation), (1, Warning), (1, Warning)], 3, vec![1], None),
        (vec![(1, Violation), (1, Violation), (2, Violation)], 3, vec![], None),
        (vec![(2, RoundLost), (4, RoundLost)], 0, vec![2, 4], Some(4)),
        (vec![(3, Suspended)], 0, vec![3], Some(3)),
        (vec![(1, RoundLost), (2, RoundLost), (3, RoundLost)], 0, vec![1, 2, 3], Some(2)), // once is enough
    ] {
        let result = escalate(&log(&entries), &options);
        assert_eq!(
            (result.violations, result.rounds_lost, result.suspended),
            (violations, lost, suspended),
            "{entries:?}"
        );
    }
}

#[test]
fn penalties() {
    let options = LateOptions::default();
    assert_eq!(late(300, 301, &options), (LateRuling::Nothing, LateRuling::Warning));
    assert_eq!(late(901, 900, &options), (LateRuling::Forfeit, LateRuling::Warning));
    assert_eq!(late(901, 2000, &options), (LateRuling::BothForfeit, LateRuling::BothForfeit));
    // What is found, and what the side that misplaced the cards, the long and the short one lose (art. 32(4), 33).
    for (found, standard_points, void, or_fine) in [
        (CardsMisplaced::Unseen, [50, 0, 0], false, false),
        (CardsMisplaced::Seen, [50, 100, 50], false, false),
        (CardsMisplaced::CardUsed, [50, 75, 75], true, false),
        (CardsMisplaced::PocketSigned, [50, 0, 0], false, false),
        (CardsMisplaced::PocketUnsigned, [50, 0, 0], true, true),
    ] {
        assert_eq!(misplaced_cards(found, None), Deduction { standard_points, void, or_fine }, "{found:?}");
        // An event's own numbers stand in the place of those; what becomes of the board stays the rules'.
        let own = Deduction { standard_points: [7, 8, 9], void, or_fine };
        assert_eq!(misplaced_cards(found, Some([7, 8, 9])), own, "{found:?}");
    }
    // Table 4, and an organiser's own amounts for the four grades; there are no events with four decks.
    let amounts = |own| Grade::ALL.map(|grade| fine_of(grade, 3, own));
    assert_eq!(amounts(None), [Some(15), Some(30), Some(60), Some(120)]);
    assert_eq!(amounts(Some([1, 2, 4, 9])), [Some(1), Some(2), Some(4), Some(9)]);
    assert_eq!(fine_of(Grade::One, 4, Some([1; 4])), None);
    assert_eq!(ShengjiTimes::default().deal, [360, 600, 720]);
}

#[test]
fn a_swiss_is_ranked() {
    // Total points, then won rounds, then the sum of the opponents' points.
    let game =
        |round, home, away, points: (i32, i32)| MatchRecord::new(round, home, away).vp_c(points.0, points.1);
    let matches = [
        game(1, 1, 4, (200, 0)),
        game(1, 2, 3, (100, 100)),
        game(2, 1, 2, (0, 200)),
        game(2, 3, 4, (100, 100)),
    ];
    let (standings, needed) =
        score_teams(&[1, 2, 3, 4], &matches, &TeamsOptions::new(Rules::shengji_swiss())).unwrap();
    let order: Vec<u32> = standings.iter().map(|own| own.team).collect();
    assert_eq!((order, needed.len()), (vec![2, 1, 3, 4], 0));
    assert_eq!(standings[2].place.by, Some(Step::MatchesWon), "1 and 3 have 2 points each; 1 won a round");
}
