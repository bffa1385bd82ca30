//! Individual movements: everybody is everybody's partner once and opponent twice, as far as the number of players allows.

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
    /// How many rounds are played: one fewer than players; as many as players where somebody sits out.
    pub rounds: u32,
    /// Every sitting, by round and table.
    pub sittings: Vec<IndividualSitting>,
}

/// The first rounds of the movements of 1 to 8 tables: two partners and their opponents at every table, from 1.
type FirstRounds = [&'static [[u8; 4]]; 8];

/// For 4, 8, ... 32 players. The last player stays, everybody else follows the one numbered before him: a whist
/// tournament that goes round.
const NOBODY_OUT: FirstRounds = [
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

/// For 5, 9, ... 33 players: everybody follows the one numbered before him, and one in turn sits out.
const ONE_OUT: FirstRounds = [
    &[[3, 4, 2, 5]],
    &[[2, 3, 4, 7], [5, 9, 6, 8]],
    &[[4, 5, 7, 9], [10, 13, 6, 12], [11, 2, 3, 8]],
    &[[4, 5, 7, 13], [17, 2, 12, 16], [8, 11, 6, 15], [9, 14, 3, 10]],
    &[[4, 5, 9, 15], [17, 19, 10, 18], [3, 6, 8, 12], [16, 21, 2, 13], [7, 14, 11, 20]],
    &[[4, 5, 17, 20], [19, 21, 13, 24], [11, 15, 10, 18], [3, 8, 7, 22], [6, 12, 2, 14], [16, 23, 9, 25]],
    &[
        [4, 5, 24, 26],
        [6, 9, 13, 23],
        [25, 29, 8, 19],
        [17, 22, 11, 20],
        [10, 16, 14, 21],
        [28, 7, 12, 27],
        [3, 15, 2, 18],
    ],
    &[
        [4, 5, 23, 28],
        [11, 13, 18, 22],
        [24, 27, 14, 26],
        [29, 2, 8, 16],
        [10, 17, 12, 21],
        [30, 7, 15, 33],
        [31, 9, 6, 25],
        [19, 32, 3, 20],
    ],
];

/// For 6, 10, ... 34 players, two of whom sit out: who is half the field away is nobody's partner. With 6 and 14 players no
/// such movement has everybody else as opponent twice.
const TWO_OUT: FirstRounds = [
    &[[3, 4, 1, 5]],
    &[[3, 4, 2, 6], [5, 7, 1, 8]],
    &[[3, 4, 2, 8], [13, 1, 9, 12], [7, 11, 5, 14]],
    &[[3, 4, 2, 6], [7, 9, 1, 14], [8, 11, 12, 18], [10, 17, 5, 13]],
    &[[3, 4, 6, 22], [18, 20, 12, 19], [8, 11, 17, 21], [9, 14, 2, 16], [1, 10, 5, 15]],
    &[[3, 4, 13, 23], [20, 22, 6, 17], [8, 11, 12, 26], [10, 14, 2, 9], [19, 24, 15, 21], [25, 7, 1, 18]],
    &[
        [3, 4, 11, 14],
        [25, 27, 16, 21],
        [22, 26, 10, 28],
        [7, 13, 6, 15],
        [23, 30, 9, 20],
        [24, 2, 19, 29],
        [5, 18, 1, 17],
    ],
    &[
        [32, 33, 8, 10],
        [4, 7, 17, 30],
        [9, 13, 5, 27],
        [19, 24, 20, 26],
        [18, 25, 23, 34],
        [6, 14, 11, 21],
        [3, 12, 15, 31],
        [22, 2, 1, 16],
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
    individual_sitting_out(tables, 0)
}

/// The individual movement of `4 × tables + out` players, of whom `out`, 0 to 3, sit out in every round, each of them
/// equally often. With one sitting out everybody is everybody's partner once and opponent twice; with two everybody has
/// one player whom he is never the partner of; with three it is the movement of one more table, whose last seat is empty.
///
/// # Errors
///
/// [`MovementError::Tables`] outside 1 to 8 tables, or 1 to 7 where three sit out; [`MovementError::NotFound`] for
/// more than three.
///
/// ```
/// use tricklaw::event::schedule::individual_sitting_out;
/// let movement = individual_sitting_out(2, 1).unwrap();
/// assert_eq!((movement.players, movement.rounds, movement.sittings.len()), (9, 9, 18));
/// ```
pub fn individual_sitting_out(tables: u32, out: u32) -> Result<IndividualMovement, MovementError> {
    let all: &[&[[u8; 4]]] = match out {
        0 => &NOBODY_OUT,
        1 => &ONE_OUT,
        2 => &TWO_OUT,
        3 => &NOBODY_OUT[1..],
        _ => return Err(MovementError::NotFound),
    };
    let most = all.len() as u32;
    if !(1..=most).contains(&tables) {
        return Err(MovementError::Tables { from: 1, to: most, step: 1 });
    }
    let players = 4 * tables + out;
    let first = all[tables as usize - 1];
    let rounds = if out == 0 { players - 1 } else { players };
    let mut sittings = Vec::new();
    for round in 0..rounds {
        let seated = first.iter().map(|&[one, partner, left, right]| {
            [one, left, partner, right].map(|start| advanced(u32::from(start), round, rounds))
        });
        let full = seated.filter(|four| four.iter().all(|&player| player <= players));
        sittings.extend((1..).zip(full).map(|(table, players)| IndividualSitting {
            round: round + 1,
            table,
            players,
            set: round + 1,
        }));
    }
    Ok(IndividualMovement { players, rounds, sittings })
}

/// Who sits in the seat of player `start` of the first round so many rounds later; a player beyond those who move stays.
fn advanced(start: u32, round: u32, moving: u32) -> u32 {
    let place = start - 1;
    match moving {
        _ if place >= moving => start,
        // No movement of nine has everybody as opponent twice and goes round by one: it goes round by rows and columns of three.
        9 => (place / 3 + round / 3) % 3 * 3 + (place + round) % 3 + 1,
        _ => (place + round) % moving + 1,
    }
}
