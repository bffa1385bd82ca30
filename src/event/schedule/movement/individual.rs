//! Individual movements: everybody is everybody's partner once and opponent twice.

use super::MovementError;

/// Four players at a table for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IndividualSitting {
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// North, east, south and west, by number.
    pub players: [u32; 4],
    /// The set of boards, from 1: all tables play the same set in a round.
    pub set: u32,
}

/// A movement of an individual event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndividualMovement {
    /// How many players there are, numbered from 1.
    pub players: u32,
    /// How many rounds are played: one fewer than players.
    pub rounds: u32,
    /// Every sitting, by round and table.
    pub sittings: Vec<IndividualSitting>,
}

/// The first round for 4, 8, ... 32 players: two partners and their opponents at every table, from 1. The last player
/// stays, everybody else follows the one numbered before him: a whist tournament that goes round.
const FIRST_ROUND: [&[[u8; 4]]; 8] = [
    &[[4, 1, 2, 3]],
    &[[8, 1, 7, 3], [2, 4, 5, 6]],
    &[[12, 1, 4, 2], [3, 10, 7, 8], [5, 11, 6, 9]],
    &[[16, 1, 8, 7], [2, 15, 5, 13], [3, 14, 4, 10], [6, 11, 9, 12]],
    &[[20, 1, 6, 17], [2, 4, 14, 15], [3, 16, 11, 18], [5, 8, 7, 12], [9, 13, 10, 19]],
    &[[24, 1, 12, 19], [2, 20, 6, 8], [3, 13, 5, 16], [4, 7, 10, 11], [9, 17, 18, 22], [14, 23, 15, 21]],
    &[
        [28, 1, 12, 13],
        [2, 16, 3, 10],
        [4, 15, 6, 11],
        [5, 17, 20, 22],
        [7, 25, 8, 14],
        [9, 19, 23, 27],
        [18, 26, 21, 24],
    ],
    &[
        [32, 1, 24, 19],
        [2, 16, 28, 30],
        [3, 31, 15, 21],
        [4, 12, 6, 13],
        [5, 20, 25, 29],
        [7, 8, 9, 18],
        [10, 23, 17, 27],
        [11, 22, 14, 26],
    ],
];

/// The individual movement of `4 × tables` players.
///
/// # Errors
///
/// [`MovementError::Tables`] outside 1 to 8 tables.
///
/// ```
/// use tricklaw::event::schedule::individual;
/// let movement = individual(2).unwrap();
/// assert_eq!((movement.players, movement.rounds), (8, 7));
/// ```
pub fn individual(tables: u32) -> Result<IndividualMovement, MovementError> {
    if !(1..=8).contains(&tables) {
        return Err(MovementError::Tables { from: 1, to: 8 });
    }
    let moving = 4 * tables - 1;
    let mut sittings = Vec::new();
    for round in 0..moving {
        for (table, &[one, partner, left, right]) in (1..).zip(FIRST_ROUND[tables as usize - 1]) {
            let advance = |start: u8| {
                let start = u32::from(start) - 1;
                if start == moving { start + 1 } else { (start + round) % moving + 1 }
            };
            let players = [one, left, partner, right].map(advance);
            sittings.push(IndividualSitting { round: round + 1, table, players, set: round + 1 });
        }
    }
    Ok(IndividualMovement { players: 4 * tables, rounds: moving, sittings })
}
