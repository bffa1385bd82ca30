//! This solver beside others, in one run: every value compared, the CPU time of each shown.
//!
//! ```text
//! cargo run --release -- tables [deals] [seed]      full tables, against DDS and pons-dds
//! cargo run --release -- positions [count] [seed]   every card of positions within the play, against DDS
//! cargo run --release -- pars [deals] [seed]        par score and contracts for each dealer and vulnerability
//! cargo run --release -- given                      DDS alone on deals read from the input, for benches/js/analysis.mjs
//! ```

mod dds;
mod pons;

use dds::Dds;
use pons::Pons;
use std::collections::BTreeSet;
use std::time::Duration;
use tricklaw::bridge::solve::{Budget, Options, Position, Solver, TableTask, TrickTable, par};
use tricklaw::bridge::{BySeat, Deal, DealSetup, Denomination, Seat, Vulnerability};
use tricklaw::cards::{Card, CardSet, Source};

/// The CPU time this process has used.
fn cpu() -> Duration {
    let mut t = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live timespec.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut t) };
    Duration::new(t.tv_sec as u64, t.tv_nsec as u32)
}

/// The result of some work, and the milliseconds it took.
fn timed<T>(times: &mut Vec<f64>, work: impl FnOnce() -> T) -> T {
    let start = cpu();
    let result = work();
    times.push((cpu() - start).as_secs_f64() * 1e3);
    result
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |i: usize, otherwise: u64| args.get(i).map_or(otherwise, |text| text.parse().expect("a number"));
    let wrong = match args.get(1).map(String::as_str) {
        Some("tables") => tables(number(2, 100), number(3, 1)),
        Some("positions") => positions(number(2, 2000), number(3, 1)),
        Some("pars") => pars(number(2, 200), number(3, 1)),
        Some("given") => given(),
        _ => panic!("tables, positions, pars or given?"),
    };
    assert_eq!(wrong, 0, "values differ");
}

fn statistics(times: &[f64]) -> [f64; 4] {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let n = times.len();
    [times[n / 2], times.iter().sum::<f64>() / n as f64, times[(n * 99 / 100).min(n - 1)], times[n - 1]]
}

fn rows(unit: &str, factor: f64, rows: &[(&str, &[f64])], base: usize) {
    println!("{unit:12} {:>9} {:>9} {:>9} {:>9}   ratio of medians, means", "median", "mean", "p99", "max");
    let reference = statistics(rows[base].1);
    for (name, times) in rows {
        let [median, mean, p99, max] = statistics(times).map(|time| time * factor);
        let (by_median, by_mean) = (median / factor / reference[0], mean / factor / reference[1]);
        println!("{name:12} {median:9.2} {mean:9.2} {p99:9.2} {max:9.2}   {by_median:.3} {by_mean:.3}");
    }
}

fn tables(count: u64, seed: u64) -> usize {
    let mut source = Source::from_seed(seed);
    let (mut solver, mut dds, pons) = (Solver::new(Options::default()), Dds::new(), Pons);
    let (mut ours, mut by_dds, mut by_pons) = (Vec::new(), Vec::new(), Vec::new());
    let (mut wrong, mut sum) = (0, 0);
    for _ in 0..count {
        let deal = Deal::random(&mut source);
        let expected = timed(&mut by_dds, || dds.table(deal.hands()));
        let also = timed(&mut by_pons, || pons.table(deal.hands()));
        let found = timed(&mut ours, || solver.table(&deal));
        if found != expected || found != also {
            wrong += 1;
            println!("differs: {}\nDDS\n{expected}\npons-dds\n{also}\ntricklaw\n{found}", deal.code());
        }
        for denomination in Denomination::ALL {
            sum += Seat::ALL.iter().map(|&seat| u32::from(found.tricks(seat, denomination))).sum::<u32>();
        }
    }
    println!("{count} deals, seed {seed}: {wrong} differ, the results add up to {sum}");
    rows("ms CPU", 1.0, &[("tricklaw", &ours), ("DDS 3", &by_dds), ("pons-dds", &by_pons)], 1);
    wrong
}

/// The table of every deal of the input, one a line, with the milliseconds of CPU time it took: the tricks of the
/// declarers N, E, S, W in clubs, then in diamonds and so on.
fn given() -> usize {
    let mut dds = Dds::new();
    for line in std::io::stdin().lines() {
        let setup = DealSetup::from_pbn(&line.expect("text")).expect("a deal");
        let deal = setup.into_deal().expect("a deal of 52 cards");
        let mut times = Vec::new();
        let table = timed(&mut times, || dds.table(deal.hands()));
        let tricks = Denomination::ALL.map(|denomination| {
            Seat::ALL.map(|seat| table.tricks(seat, denomination).to_string()).join(" ")
        });
        println!("{} {}", times[0], tricks.join(" "));
    }
    0
}

/// A random position within the play: some cards a hand, up to three of them on the trick.
fn position(source: &mut Source) -> Position {
    let cards = 2 + source.below(9) as usize;
    let mut pack: Vec<Card> = Card::all().collect();
    source.shuffle(&mut pack);
    let hand = |i: usize| pack[cards * i..cards * (i + 1)].iter().copied().collect::<CardSet>();
    let mut hands = BySeat([0, 1, 2, 3].map(hand));
    let denomination = Denomination::ALL[source.below(5) as usize];
    let leader = Seat::ALL[source.below(4) as usize];
    let mut played = Vec::new();
    for step in 0..source.below(4) as usize {
        let legal = Position::new(hands, denomination, leader, &played).expect("a position").legal();
        let card = legal.iter().nth(source.below(legal.len() as u128) as usize).expect("a card");
        hands[leader.plus(step)].remove(card);
        played.push(card);
    }
    Position::new(hands, denomination, leader, &played).expect("a position")
}

fn positions(count: u64, seed: u64) -> usize {
    let mut source = Source::from_seed(seed);
    let (mut solver, mut dds) = (Solver::new(Options::default()), Dds::new());
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut wrong = 0;
    for _ in 0..count {
        let position = position(&mut source);
        let found = timed(&mut ours, || solver.cards(&position, &mut Budget::unlimited()));
        let expected = timed(&mut theirs, || dds.cards(&position));
        let found: BTreeSet<(Card, u8)> =
            found.iter().map(|value| (value.card, value.tricks.exact().expect("no budget"))).collect();
        if found != expected {
            wrong += 1;
            println!("differs: {position:?}\nDDS {expected:?}\ntricklaw {found:?}");
        }
    }
    println!("{count} positions, seed {seed}, every card: {wrong} differ");
    rows("us CPU", 1e3, &[("tricklaw", &ours), ("DDS 3", &theirs)], 1);
    wrong
}

fn pars(count: u64, seed: u64) -> usize {
    let mut source = Source::from_seed(seed);
    let mut solver = Solver::new(Options::default());
    let mut wrong = 0;
    for _ in 0..count {
        let deal = Deal::random(&mut source);
        let mut task = TableTask::of_deal(&deal);
        task.run(&mut solver, &mut Budget::unlimited());
        let table: TrickTable = task.table().expect("no budget");
        for dealer in Seat::ALL {
            for vulnerability in Vulnerability::ALL {
                let found = par(&table, dealer, vulnerability);
                let contracts: BTreeSet<String> = found.contracts.iter().map(ToString::to_string).collect();
                let expected = Dds::par(&table, dealer, vulnerability);
                if (found.score, contracts.clone()) != expected {
                    wrong += 1;
                    println!("differs: {dealer} {vulnerability}\n{table}\n{expected:?}\n{} {contracts:?}", found.score);
                }
            }
        }
    }
    println!("{count} deals, seed {seed}, par for 4 dealers and 4 vulnerabilities: {wrong} differ");
    wrong
}
