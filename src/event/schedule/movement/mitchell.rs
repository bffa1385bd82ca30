//! Mitchell movements: north-south stay, east-west move up one table, boards move down one.

use super::{MAX_TABLES, Movement, MovementError, build};

/// What keeps east-west from meeting boards again when the number of tables is even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mitchell {
    /// Nothing is needed: an odd number of tables.
    Straight,
    /// East-west skip a table after half of the rounds. One round fewer than tables.
    Skip,
    /// A stand with boards at rest stands between the two middle tables, and the first and the last table share
    /// boards. All rounds can be played.
    Relay,
}

impl Mitchell {
    /// The one that fits so many tables and rounds: where the tables are even, a skip as long as one round is left out.
    ///
    /// ```
    /// use tricklaw::event::schedule::Mitchell;
    /// assert_eq!(Mitchell::fitting(7, 7), Mitchell::Straight);
    /// assert_eq!(Mitchell::fitting(8, 7), Mitchell::Skip);
    /// assert_eq!(Mitchell::fitting(8, 8), Mitchell::Relay);
    /// ```
    pub const fn fitting(tables: u32, rounds: u32) -> Mitchell {
        match tables % 2 {
            1 => Mitchell::Straight,
            _ if rounds < tables => Mitchell::Skip,
            _ => Mitchell::Relay,
        }
    }
}

/// The movement of a full field of `tables`; pairs 1 to n sit north-south, n + 1 to 2n east-west. In the first round
/// pair n + t meets pair t at table t.
///
/// # Errors
///
/// [`MovementError`]: a straight Mitchell needs an odd number of tables, the others an even one; too many rounds.
///
/// ```
/// use tricklaw::event::schedule::{Mitchell, mitchell};
/// let movement = mitchell(6, 5, Mitchell::Skip).unwrap();
/// assert_eq!(movement.sittings.len(), 30);
/// assert!(movement.faults().is_empty());
/// ```
pub fn mitchell(tables: u32, rounds: u32, kind: Mitchell) -> Result<Movement, MovementError> {
    let odd = kind == Mitchell::Straight;
    if tables.is_multiple_of(2) == odd || !(2..=MAX_TABLES).contains(&tables) {
        let (from, to) = if odd { (3, MAX_TABLES - 1) } else { (2, MAX_TABLES) };
        return Err(MovementError::Tables { from, to, step: 2 });
    }
    let most = if kind == Mitchell::Skip { tables - 1 } else { tables };
    if !(1..=most).contains(&rounds) {
        return Err(MovementError::Rounds { most });
    }
    let half = tables / 2;
    // In a single round nothing leaves the stand between the middle tables: without it no set goes unplayed.
    let relay = kind == Mitchell::Relay;
    let sets = if relay && rounds == 1 { tables - 1 } else { tables };
    let seat = |round: u32, table: u32| {
        let skipped = u32::from(kind == Mitchell::Skip && round >= half);
        // With a relay, the tables of the upper half stand one place further from the boards of the lower.
        let place = if relay && rounds > 1 && table >= half { table + 1 } else { table };
        let ew = tables + (table + 2 * tables - round - skipped) % tables;
        (table, ew, (place + round) % sets)
    };
    Ok(build(tables, rounds, sets, 2 * tables, seat))
}
