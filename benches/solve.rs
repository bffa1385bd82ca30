//! How long the double-dummy solver takes, natively: `cargo bench --bench solve`. Every result is asserted before its
//! time is shown.

use std::time::Instant;
use tricklaw::bridge::solve::{Budget, Options, Position, Solver, TableTask};
use tricklaw::bridge::{BySeat, Deal, Denomination, Seat};
use tricklaw::cards::{Card, CardSet, Source};

const DEALS: usize = 50;
/// The sum of the twenty results over the deals, by `benches/peers` the same for other solvers.
const SUM: u32 = 6332;

fn main() {
    println!("{:28} {:>10} {:>10} {:>10} {:>10}  {:>10}", "", "median", "mean", "p99", "max", "nodes");
    tables();
    for cards in [4, 5, 6, 7, 8, 10] {
        positions(cards);
    }
}

fn row(name: &str, unit: &str, mut times: Vec<f64>, nodes: u64) {
    times.sort_by(f64::total_cmp);
    let n = times.len();
    let mean = times.iter().sum::<f64>() / n as f64;
    let of = |share: usize| times[(n * share / 100).min(n - 1)];
    let (median, p99, max) = (of(50), of(99), times[n - 1]);
    println!("{name:25} {unit} {median:10.1} {mean:10.1} {p99:10.1} {max:10.1}  {:10}", nodes / n as u64);
}

/// Whole deals, twenty results each.
fn tables() {
    let mut source = Source::from_seed(1);
    let mut solver = Solver::new(Options::default());
    let (mut times, mut nodes, mut sum) = (Vec::new(), 0, 0);
    for _ in 0..DEALS {
        let deal = Deal::random(&mut source);
        let mut budget = Budget::unlimited();
        let mut task = TableTask::of_deal(&deal);
        let start = Instant::now();
        task.run(&mut solver, &mut budget);
        times.push(start.elapsed().as_secs_f64() * 1e3);
        nodes += budget.spent();
        let table = task.table().unwrap();
        for denomination in Denomination::ALL {
            sum += Seat::ALL.iter().map(|&seat| u32::from(table.tricks(seat, denomination))).sum::<u32>();
        }
    }
    assert_eq!(sum, SUM);
    row(&format!("{DEALS} tables of 20 results"), "ms", times, nodes);
}

/// One result each from positions with so many cards a hand, and the values of all legal cards.
fn positions(cards: usize) {
    let mut source = Source::from_seed(cards as u64);
    let mut solver = Solver::new(Options::default());
    let (mut best, mut all) = ((Vec::new(), 0), (Vec::new(), 0));
    for round in 0..2000 / (cards * cards) {
        let mut pack: Vec<Card> = Card::all().collect();
        source.shuffle(&mut pack);
        let hand = |i: usize| pack[cards * i..cards * (i + 1)].iter().copied().collect::<CardSet>();
        let hands = BySeat([0, 1, 2, 3].map(hand));
        let denomination = Denomination::ALL[round % 5];
        let position = Position::new(hands, denomination, Seat::ALL[round % 4], &[]).unwrap();
        let mut budget = Budget::unlimited();
        let start = Instant::now();
        let tricks = solver.tricks(&position, &mut budget);
        best.0.push(start.elapsed().as_secs_f64() * 1e6);
        best.1 += budget.spent();
        solver.reset();
        let mut budget = Budget::unlimited();
        let start = Instant::now();
        let values = solver.cards(&position, &mut budget);
        all.0.push(start.elapsed().as_secs_f64() * 1e6);
        all.1 += budget.spent();
        assert!(tricks.exact().is_some() && values[0].tricks == tricks);
    }
    row(&format!("{cards} cards, one result"), "us", best.0, best.1);
    row(&format!("{cards} cards, every card"), "us", all.0, all.1);
}
