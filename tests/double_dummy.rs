//! Double-dummy results against known ones; budgets, cancellation, memory.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use core::ops::ControlFlow;
use tricklaw::bridge::solve::{
    Bounds, Budget, CardValue, Options, Position, PositionError, Solver, TableTask, par,
};
use tricklaw::bridge::{BySeat, Denomination, Seat, Vulnerability};
use tricklaw::cards::{Card, CardSet, Rank, Source, Suit};

const DEALS: &str = include_str!("data/double_dummy.txt");
const ENDINGS: &str = include_str!("data/double_dummy_endings.txt");

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// Four hands clockwise from north, suits from spades down.
fn hands(text: &str) -> BySeat<CardSet> {
    let hand = |text: &str| {
        let suits = text.split('.').zip(Suit::ALL.into_iter().rev());
        suits
            .flat_map(|(ranks, suit)| {
                ranks.chars().map(move |rank| Card::new(suit, Rank::from_char(rank).unwrap()))
            })
            .collect::<CardSet>()
    };
    let hands: Vec<CardSet> = text.split_whitespace().map(hand).collect();
    BySeat(hands.try_into().unwrap())
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().filter(|&card| card != "-").map(|card| card.parse().unwrap()).collect()
}

fn position(hands: BySeat<CardSet>, denomination: &str, leader: &str, played: &[Card]) -> Position {
    Position::new(hands, denomination.parse().unwrap(), leader.parse().unwrap(), played).unwrap()
}

#[test]
fn known_tables() {
    let mut solver = Solver::new(Options::default());
    for line in lines(DEALS) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [deal, expected, why] = fields[..] else { panic!("{line}") };
        let mut task = TableTask::new(hands(deal.trim_start_matches("N:"))).unwrap();
        assert!(task.run(&mut solver, &mut Budget::unlimited()));
        for (row, denomination) in expected.split(',').zip(Denomination::ALL) {
            for (tricks, declarer) in row.split_whitespace().zip(Seat::ALL) {
                let tricks: u8 = tricks.parse().unwrap();
                let found = task.table().unwrap().tricks(declarer, denomination);
                assert_eq!(found, tricks, "{denomination} by {declarer}: {why}");
            }
        }
    }
}

#[test]
fn known_endings() {
    let mut solver = Solver::new(Options::default());
    for line in lines(ENDINGS) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [deal, denomination, leader, played, tricks, why] = fields[..] else { panic!("{line}") };
        let position = position(hands(deal), denomination, leader, &cards(played));
        let tricks: u8 = tricks.parse().unwrap();
        let mut budget = Budget::unlimited();
        assert_eq!(solver.tricks(&position, &mut budget).exact(), Some(tricks), "{line}");
        let best = solver.cards(&position, &mut budget).first().map_or(Some(0), |card| card.tricks.exact());
        assert_eq!(best, Some(tricks), "{why}");
        for target in 0..=position.tricks_left() + 1 {
            assert_eq!(solver.reaches(&position, target, &mut budget), Some(target <= tricks), "{line}");
        }
    }
}

/// The first whole deal of the fixture, west to lead against hearts by south.
fn sample() -> Position {
    let deal = lines(DEALS).next().unwrap().split('|').next().unwrap();
    position(hands(deal.trim().trim_start_matches("N:")), "H", "W", &[])
}

#[test]
fn a_budget_gives_true_bounds_and_can_be_renewed() {
    let position = sample();
    let mut solver = Solver::new(Options::default());
    let mut known = Bounds::open(13);
    assert_eq!(solver.tricks(&position, &mut Budget::nodes(0)), known);
    let mut rounds = 0;
    while known.exact().is_none() {
        let mut budget = Budget::nodes(500);
        let now = solver.refine(&position, known, &mut budget);
        assert!(now.lower >= known.lower && now.upper <= known.upper, "{known} to {now}");
        assert!(now.lower <= 1 && 1 <= now.upper, "{now}");
        assert!(budget.spent() <= 500 && (budget.is_over() || now.exact().is_some()));
        known = now;
        rounds += 1;
        assert!(rounds < 10_000);
    }
    assert_eq!(known.exact(), Some(1));
    assert!(rounds > 1);
}

#[test]
fn a_watcher_sees_progress_and_can_cancel() {
    let position = sample();
    let mut seen = Vec::new();
    let mut watch = |nodes| {
        seen.push(nodes);
        if seen.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let mut budget = Budget::unlimited().watched(100, &mut watch);
    let found = Solver::new(Options::default()).cards(&position, &mut budget);
    assert!(budget.is_cancelled() && budget.is_over());
    assert!(found.iter().all(|card| card.tricks.lower <= 1 && card.tricks.upper >= card.tricks.lower));
    assert_eq!(seen, [100, 200, 300]);
}

#[test]
fn answers_do_not_depend_on_memory_or_history() {
    let mut source = Source::from_seed(7);
    let mut roomy = Solver::new(Options::default());
    let mut cramped = Solver::new(Options { table_bytes: 0 });
    for round in 0..6 {
        let mut pack: Vec<Card> = Card::all().collect();
        source.shuffle(&mut pack);
        let hands = BySeat([0, 1, 2, 3].map(|i| pack[9 * i..9 * i + 9].iter().copied().collect()));
        let mut values: Vec<Vec<CardValue>> = Vec::new();
        for denomination in [Denomination::NoTrump, Denomination::Diamonds] {
            let position = Position::new(hands, denomination, Seat::East, &[]).unwrap();
            let mut budget = Budget::unlimited();
            let mut fresh = Solver::new(Options::default());
            for solver in [&mut roomy, &mut cramped, &mut fresh] {
                values.push(solver.cards(&position, &mut budget));
            }
            roomy.reset();
            values.push(roomy.cards(&position, &mut budget));
        }
        for answers in values.chunks(4) {
            assert!(answers.iter().all(|answer| *answer == answers[0]), "round {round}");
        }
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let pair = |a: &str, b: &str| cards(&format!("{a} {b}")).into_iter().collect::<CardSet>();
    let good = BySeat([pair("SA", "SK"), pair("HA", "HK"), pair("DA", "DK"), pair("CA", "CK")]);
    let new = |hands, played: &str| Position::new(hands, Denomination::Spades, Seat::South, &cards(played));
    assert!(new(good, "-").is_ok());
    let mut twice = good;
    twice[Seat::West] = pair("SA", "CK");
    assert_eq!(new(twice, "-"), Err(PositionError::Duplicate { card: cards("SA")[0] }));
    assert_eq!(new(good, "DK"), Err(PositionError::Duplicate { card: cards("DK")[0] }));
    assert_eq!(new(good, "D2"), Err(PositionError::Unequal { seat: Seat::North, cards: 2, leader: 3 }));
    assert_eq!(new(good, "D2 C2 S2 H2"), Err(PositionError::TooManyPlayed { count: 4 }));
    let many = BySeat(
        [0, 13, 26, 39].map(|first| (first..first + 13).filter_map(Card::from_index).collect::<CardSet>()),
    );
    assert!(new(many, "-").is_ok());
    let mut more = many;
    more[Seat::North] = CardSet::EMPTY;
    more[Seat::East] = CardSet::EMPTY;
    more[Seat::South] = many[Seat::North] | cards("DA").into_iter().collect();
    more[Seat::West] = CardSet::EMPTY;
    assert!(matches!(new(more, "-"), Err(PositionError::Unequal { .. })));
}

#[test]
fn par_of_a_solved_deal() {
    let deal = lines(DEALS).last().unwrap().split('|').next().unwrap();
    let mut task = TableTask::new(hands(deal.trim().trim_start_matches("N:"))).unwrap();
    task.run(&mut Solver::new(Options::default()), &mut Budget::unlimited());
    let table = task.table().unwrap();
    // Seven spades cannot be outbid; seven hearts cost nothing more than it is worth.
    let par = par(&table, Seat::North, Vulnerability::None);
    assert_eq!(par.score, 1510);
    let contracts: Vec<String> = par.contracts.iter().map(ToString::to_string).collect();
    assert_eq!(contracts, ["7S N =", "7S S ="]);
}
