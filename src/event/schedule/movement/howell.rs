//! Howell movements: every pair meets every other, both directions move.

use super::{Movement, MovementError, build};

/// The first round for 4, 6, ... 30 pairs: north-south, east-west and set at every table, from 1. The last pair stays
/// at the first table; every other follows the one numbered before it, and every set likewise.
///
/// The pairs of a round are such that all differences between neighbours at a table occur once, so everybody meets;
/// the sets such that everybody plays every one. From 8 pairs no set is at two tables at once. Which side of each table
/// is north-south was chosen so that every two pairs compare their results as evenly as possible.
const FIRST_ROUND: [&[(u8, u8, u8)]; 14] = [
    &[(4, 1, 1), (3, 2, 1)],
    &[(6, 1, 1), (5, 2, 1), (4, 3, 1)],
    &[(8, 1, 1), (7, 5, 4), (4, 3, 6), (2, 6, 7)],
    &[(10, 1, 1), (3, 2, 6), (8, 4, 5), (7, 5, 3), (9, 6, 8)],
    &[(12, 1, 1), (8, 2, 9), (11, 4, 3), (3, 6, 8), (9, 10, 7), (7, 5, 11)],
    &[(14, 1, 1), (9, 4, 12), (7, 11, 4), (6, 5, 10), (12, 10, 8), (3, 13, 2), (8, 2, 9)],
    &[(16, 1, 1), (10, 8, 2), (5, 15, 4), (3, 9, 11), (13, 2, 14), (4, 12, 15), (14, 11, 9), (6, 7, 12)],
    &[
        (18, 1, 1),
        (10, 8, 17),
        (5, 16, 3),
        (2, 12, 13),
        (14, 9, 5),
        (7, 6, 12),
        (3, 17, 2),
        (15, 11, 8),
        (4, 13, 16),
    ],
    &[
        (20, 1, 1),
        (5, 3, 7),
        (18, 2, 19),
        (13, 6, 18),
        (8, 14, 2),
        (17, 16, 13),
        (4, 12, 15),
        (15, 10, 5),
        (7, 11, 17),
        (19, 9, 8),
    ],
    &[
        (22, 1, 1),
        (21, 9, 8),
        (2, 20, 21),
        (11, 5, 15),
        (19, 6, 3),
        (10, 3, 12),
        (17, 15, 10),
        (8, 7, 14),
        (18, 13, 9),
        (16, 12, 6),
        (14, 4, 17),
    ],
    &[
        (24, 1, 1),
        (11, 7, 17),
        (3, 2, 4),
        (17, 12, 5),
        (9, 6, 14),
        (22, 14, 12),
        (10, 16, 2),
        (19, 8, 3),
        (23, 21, 20),
        (4, 18, 21),
        (20, 13, 9),
        (15, 5, 19),
    ],
    &[
        (26, 1, 1),
        (14, 3, 16),
        (17, 11, 2),
        (6, 10, 15),
        (2, 4, 5),
        (7, 12, 18),
        (5, 18, 22),
        (13, 23, 10),
        (22, 15, 11),
        (24, 21, 19),
        (25, 9, 8),
        (16, 8, 23),
        (20, 19, 13),
    ],
    &[
        (28, 1, 1),
        (18, 23, 13),
        (15, 7, 21),
        (14, 16, 2),
        (10, 6, 15),
        (24, 27, 23),
        (5, 21, 25),
        (17, 2, 18),
        (25, 19, 16),
        (4, 11, 14),
        (13, 12, 24),
        (22, 9, 3),
        (26, 8, 6),
        (20, 3, 22),
    ],
    &[
        (30, 1, 1),
        (4, 29, 3),
        (21, 26, 17),
        (6, 20, 25),
        (28, 16, 14),
        (27, 9, 6),
        (13, 10, 22),
        (23, 25, 18),
        (17, 8, 24),
        (19, 18, 7),
        (5, 11, 15),
        (14, 7, 20),
        (2, 15, 16),
        (22, 12, 4),
        (24, 3, 26),
    ],
];

/// The Howell movement of `2 × tables` pairs, all rounds of it: one fewer than pairs. At 2 and 3 tables all tables
/// play the same boards in a round.
///
/// # Errors
///
/// [`MovementError::Tables`] outside 2 to 15 tables.
///
/// ```
/// use tricklaw::event::schedule::howell;
/// let movement = howell(4).unwrap();
/// assert_eq!((movement.pairs, movement.rounds, movement.sets), (8, 7, 7));
/// assert!(movement.faults().is_empty() && movement.copies() == 1);
/// ```
pub fn howell(tables: u32) -> Result<Movement, MovementError> {
    if !(2..=15).contains(&tables) {
        return Err(MovementError::Tables { from: 2, to: 15, step: 1 });
    }
    let first = FIRST_ROUND[tables as usize - 2];
    let moving = 2 * tables - 1;
    let advance = |start: u8, round: u32| {
        let start = u32::from(start) - 1;
        if start == moving { start } else { (start + round) % moving }
    };
    let seat = |round: u32, table: u32| {
        let (ns, ew, set) = first[table as usize];
        (advance(ns, round), advance(ew, round), (u32::from(set) - 1 + round) % moving)
    };
    Ok(build(tables, moving, moving, 2 * tables, seat))
}
