//! What holds of any board, rulings and all: it goes on, generator and checker agree, every record replays, views follow.

#[path = "../support/walk.rs"]
mod walk;

#[path = "../support/sound.rs"]
mod sound;

use tricklaw::bridge::Action;
use tricklaw::cards::Source;
use walk::Walk;

/// Every two bytes choose a step, so that a change of one leaves the steps before as they were.
pub fn hold(data: &[u8]) {
    let mut choices =
        data.chunks(2).take(200).map(|pair| pair.iter().fold(0, |all, &byte| all * 256 + u64::from(byte)));
    let mut walk = Walk::new(choices.next().unwrap_or_default());
    let start = walk.table.clone();
    for choice in choices {
        walk.source = Source::from_seed(choice);
        if !walk.step() {
            break;
        }
        sound::continues(&walk.table);
    }
    sound::agrees(&walk.table);
    sound::is_seen(&walk.table);
    let table = walk.table;
    let actions: Vec<Action> =
        table.actions().iter().map(|action| action.to_string().parse().unwrap()).collect();
    assert_eq!(actions, table.actions(), "as text");
    assert!(start.replay(&actions).unwrap_or_else(|error| panic!("{error}")) == table, "{actions:?}");
}
