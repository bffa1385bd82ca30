//! What holds of any deal of Shengji: what is checked is applied, what is refused changes nothing, what is done can be taken back,
//! each player is told what he knows.

#[path = "../support/shengji_walk.rs"]
mod walk;

use tricklaw::cards::Source;
use tricklaw::shengji::{Seat, Table};

/// Every two bytes choose an attempt, so that a change of one leaves those before as they were.
pub fn hold(data: &[u8]) {
    let choices =
        data.chunks(2).take(200).map(|pair| pair.iter().fold(0, |all, &byte| all * 256 + u64::from(byte)));
    let mut sources = choices.map(Source::from_seed);
    let Some(mut first) = sources.next() else { return };
    let mut table = Table::new(walk::start(&mut first));
    let start = table.first().clone();
    for mut source in sources {
        if let Some(Ok(())) = walk::attempt(&mut source, &mut table) {
            Seat::ALL.into_iter().for_each(|seat| walk::is_told(&table, seat));
        }
    }
    let again = Table::replay(start, table.actions().to_vec()).unwrap();
    assert_eq!(again.position(), table.position());
}
