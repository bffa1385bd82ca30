//! How long a claim takes to judge, by cards a hand: the award alone, and the whole verdict with its alternatives.
//!
//! `cargo bench --bench claims` prints microseconds. Every verdict is checked before its time counts: the line must be
//! legal and must give the award.

use std::time::Instant;
use tricklaw::bridge::claim::{Claim, Position, Terms, Verdict, adjudicate};
use tricklaw::bridge::{BySeat, Denomination, Seat, winner};
use tricklaw::cards::{Card, CardSet, Rank, Source};

/// An ending in which a claim is likely: of every two high cards of a suit north and south hold more than one.
fn ending(source: &mut Source, cards: usize) -> Position {
    let mut pack: Vec<Card> = Card::all().collect();
    shuffle(source, &mut pack);
    pack.truncate(4 * cards);
    let mut hands = BySeat([CardSet::EMPTY; 4]);
    // High cards first, so that the bias is theirs.
    pack.sort_by_key(|card| core::cmp::Reverse(card.rank()));
    for card in pack {
        let bias = if card.rank() >= Rank::Ten { 85 } else { 40 };
        let ours = source.below(100) < bias;
        let side = if ours { [Seat::North, Seat::South] } else { [Seat::East, Seat::West] };
        let first = source.below(2) as usize;
        let order = [side[first], side[1 - first], side[first].next(), side[1 - first].next()];
        let open = order.into_iter().find(|&seat| hands[seat].len() < cards).unwrap();
        hands[open].insert(card);
    }
    let denomination = Denomination::ALL[source.below(5) as usize];
    let leader = [Seat::South, Seat::South, Seat::North, Seat::West][source.below(4) as usize];
    Position::new(Seat::South, denomination, leader, hands).unwrap()
}

fn shuffle(source: &mut Source, pack: &mut [Card]) {
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
}

fn verify(position: &Position, verdict: &Verdict) {
    let mut hands = position.hands().0;
    let (mut leader, mut won, mut trick) = (position.leader(), 0, Vec::with_capacity(4));
    for &(seat, card) in &verdict.line {
        assert_eq!(seat, leader.plus(trick.len()));
        assert!(hands[seat.index()].remove(card));
        trick.push(card);
        if let [a, b, c, d] = trick[..] {
            leader = leader.plus(winner(position.trump(), [a, b, c, d]));
            won += u8::from(leader.side() == verdict.side);
            trick.clear();
        }
    }
    assert_eq!(won, verdict.award.at_most);
    assert!(hands.iter().all(|hand| hand.is_empty()));
}

struct Sample {
    times: Vec<f64>,
    undecided: usize,
    nodes: Vec<u64>,
}

fn run(positions: &[Position], terms: &Terms) -> Sample {
    let mut sample = Sample { times: Vec::new(), undecided: 0, nodes: Vec::new() };
    for (i, position) in positions.iter().enumerate() {
        let claimed = position.tricks_left() - u8::from(i % 3 == 0);
        let claim = Claim::new(Seat::South, claimed);
        let judged = (0..3).map(|_| {
            let begin = Instant::now();
            let verdict = adjudicate(position, &claim, terms).unwrap();
            (begin.elapsed().as_secs_f64() * 1e6, verdict)
        });
        // The best of three: what else the machine does is not measured.
        let (time, verdict) = judged.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
        sample.times.push(time);
        sample.undecided += usize::from(verdict.award.known().is_none());
        sample.nodes.push(verdict.nodes);
        verify(position, &verdict);
    }
    sample.times.sort_by(f64::total_cmp);
    sample.nodes.sort_unstable();
    sample
}

fn main() {
    let mut source = Source::from_seed(70);
    println!("cards  what            median us    p99 us     max us   median nodes   p99 nodes  undecided");
    for cards in [4, 5, 6, 7, 8, 9, 10, 11, 13] {
        let count = if cards <= 8 { 300 } else { 30 };
        let positions: Vec<Position> = (0..count).map(|_| ending(&mut source, cards)).collect();
        for (what, side_budget) in [("award", 0), ("whole verdict", Terms::default().side_budget)] {
            let sample = run(&positions, &Terms { side_budget, ..Terms::default() });
            let at = |share: f64| ((count - 1) as f64 * share) as usize;
            println!(
                "{cards:5}  {what:14} {:10.0} {:9.0} {:10.0} {:14} {:11} {:10}",
                sample.times[at(0.5)],
                sample.times[at(0.99)],
                sample.times[count - 1],
                sample.nodes[at(0.5)],
                sample.nodes[at(0.99)],
                sample.undecided
            );
        }
    }
}
