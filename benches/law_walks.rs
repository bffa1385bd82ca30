//! A million random irregularities at random moments, ruled on with random answers: none may leave a table without a way
//! on, and every record must replay to the same table. `cargo bench --bench law_walks -- 50000` rules on fewer.

#[path = "../tests/support/walk.rs"]
mod walk;

use std::time::Instant;
use tricklaw::bridge::Phase;
use walk::Walk;

/// No board of these walks takes longer: accepted insufficient bids could go on for ever.
const MOST_STEPS: usize = 300;

fn main() {
    let wanted = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1_000_000);
    let start = Instant::now();
    let (mut ruled, mut irregular, mut boards, mut over, mut actions) = (0, 0, 0, 0, 0);
    while ruled < wanted {
        let mut walk = Walk::new(boards);
        let before = walk.table.clone();
        let mut steps = 0;
        while steps < MOST_STEPS && walk.step() {
            steps += 1;
            let table = &walk.table;
            let goes_on = table.phase() == Phase::Over
                || table.pending().is_some()
                || table.face_down_lead().is_some()
                || !table.legal_calls().is_empty()
                || table.legal_cards().is_some_and(|cards| !cards.is_empty());
            assert!(goes_on, "board {boards}: no way on");
        }
        let replayed = before.replay(walk.table.actions()).expect("the record replays");
        assert!(replayed == walk.table, "board {boards}: replayed to another table");
        boards += 1;
        over += u64::from(walk.table.phase() == Phase::Over);
        ruled += walk.ruled;
        irregular += walk.irregular;
        actions += walk.table.actions().len();
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("irregularities ruled on  {ruled:>12}");
    println!("irregular cards unnoticed{irregular:>12}");
    println!("boards begun             {boards:>12}");
    println!("boards finished          {over:>12}");
    println!("actions                  {actions:>12}");
    println!("seconds                  {seconds:>12.1}");
    println!("rulings a second         {:>12.0}", ruled as f64 / seconds);
    assert!(over * 2 > boards, "most boards come to an end");
}
