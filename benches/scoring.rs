//! Speed of scoring large fields; every result is checked before it is timed.

use std::hint::black_box;
use std::time::Instant;
use tricklaw::bridge::score::{cross_imps, matchpoints};
use tricklaw::event::schedule::{SwissHistory, SwissOptions, swiss_pair};

fn main() {
    let points = field(10_000);
    let scores = matchpoints(&points);
    assert_eq!(scores.iter().map(|&score| u64::from(score)).sum::<u64>(), 10_000 * 9_999);
    report("matchpoints, 10 000 results", || matchpoints(black_box(&points)).len());
    let sums = cross_imps(&points);
    assert_eq!(sums.iter().sum::<i64>(), 0);
    report("cross-IMPs, 10 000 results", || cross_imps(black_box(&points)).len());
    let distinct: Vec<i32> = (0..10_000).map(|place| (place * 7919) % 10_000 * 10 - 50_000).collect();
    report("cross-IMPs, 10 000 distinct results", || cross_imps(black_box(&distinct)).len());
    swiss();
}

/// The slowest of twelve rounds for 200 teams: with results that shuffle the field, and with a ranking that never
/// changes, where every neighbour has been met.
fn swiss() {
    let ranking: Vec<u32> = (1..=200).collect();
    let mut shuffled = ranking.clone();
    shuffled.sort_by_key(|entrant| entrant.wrapping_mul(2_654_435_761) % 1009);
    for (name, rankings) in
        [("Swiss, shuffled", [&ranking, &shuffled]), ("Swiss, unchanging", [&ranking, &ranking])]
    {
        let mut history = SwissHistory::default();
        let mut slowest = std::time::Duration::ZERO;
        for round in 1..=12 {
            let options = SwissOptions { round, ..SwissOptions::default() };
            let start = Instant::now();
            let paired = swiss_pair(rankings[round as usize % 2], &history, &options).unwrap_or_default();
            slowest = slowest.max(start.elapsed());
            assert_eq!((paired.pairs.len(), paired.rematches.len()), (100, 0));
            history.add(round, &paired);
        }
        println!("{:<40} {:>9.1} µs", format!("{name}, slowest of 12 rounds"), slowest.as_secs_f64() * 1e6);
    }
}

/// Results as a large field makes them: a few hundred different scores.
fn field(results: u32) -> Vec<i32> {
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as i32
    };
    (0..results).map(|_| (next() % 300 - 150) * 10).collect()
}

/// The best of twenty runs.
fn report(name: &str, run: impl Fn() -> usize) {
    let best = (0..20)
        .map(|_| {
            let start = Instant::now();
            black_box(run());
            start.elapsed()
        })
        .min()
        .unwrap_or_default();
    println!("{name:<40} {:>9.1} µs", best.as_secs_f64() * 1e6);
}
