//! Web movements: a Mitchell of many tables with few sets of boards, each in several copies.

use super::{MAX_TABLES, Movement, MovementError, build};

/// A movement of `tables` in `sections` of neighbouring tables, each with its own copy of `sets` sets of boards;
/// east-west move up one table through all of them, `rounds` rounds. Boards move down in some sections and up in
/// others, so that nobody meets a set again.
///
/// All ways of laying out the sections by which way their boards move and which set they begin with are tried in a
/// fixed order; the first without a fault is taken. With an even number of tables and an odd one of rounds two sections
/// do; other numbers may need three or four.
///
/// # Errors
///
/// [`MovementError`]: too few or many tables, more rounds than sets or tables, or no layout without a fault.
///
/// ```
/// use tricklaw::event::schedule::web;
/// let movement = web(14, 13, 13, 2).unwrap();
/// assert!(movement.faults().is_empty() && movement.copies() <= 2);
/// ```
pub fn web(tables: u32, rounds: u32, sets: u32, sections: u32) -> Result<Movement, MovementError> {
    if !(3..=MAX_TABLES).contains(&tables) || !(1..=4).contains(&sections) || sections > tables {
        return Err(MovementError::Tables { from: 3, to: MAX_TABLES, step: 1 });
    }
    let most = tables.min(sets);
    if !(1..=most).contains(&rounds) || sets > MAX_TABLES {
        return Err(MovementError::Rounds { most });
    }
    // Each section: its first table, which way its boards move, and the set at its first table in the first round.
    let starts: Vec<u32> = (0..=sections).map(|section| section * tables / sections).collect();
    if starts.windows(2).any(|pair| pair[1] - pair[0] > sets) {
        return Err(MovementError::NotFound);
    }
    let mut layout = vec![(false, 0); sections as usize];
    if complete(&mut layout, 0, &starts, rounds, sets) {
        let seat = |round: u32, table: u32| {
            (
                table,
                tables + (table + tables - round % tables) % tables,
                set_at(&layout, &starts, sets, round, table),
            )
        };
        return Ok(build(tables, rounds, sets, 2 * tables, seat));
    }
    Err(MovementError::NotFound)
}

/// The set at a table in a round: boards of a section follow one another, and the first table's are replaced from the
/// end of the cycle.
fn set_at(layout: &[(bool, u32)], starts: &[u32], sets: u32, round: u32, table: u32) -> u32 {
    let section = starts.partition_point(|&start| start <= table).saturating_sub(1).min(layout.len() - 1);
    let (up, first) = layout[section];
    let within = table - starts[section];
    let moved = (within + round) % sets;
    if up { (first + sets - moved) % sets } else { (first + moved) % sets }
}

/// Lays out the sections from `section` on; tries the next ones only while the ones before agree.
fn complete(layout: &mut [(bool, u32)], section: usize, starts: &[u32], rounds: u32, sets: u32) -> bool {
    if section == layout.len() {
        return agrees(layout, starts, rounds, sets, layout.len());
    }
    for up in [false, true] {
        for first in 0..sets {
            layout[section] = (up, first);
            if agrees(layout, starts, rounds, sets, section + 1)
                && complete(layout, section + 1, starts, rounds, sets)
            {
                return true;
            }
        }
    }
    false
}

/// Whether no east-west pair meets a set twice at the tables of the first `known` sections. North-south cannot: the
/// sets at a table go round in order.
fn agrees(layout: &[(bool, u32)], starts: &[u32], rounds: u32, sets: u32, known: usize) -> bool {
    let (tables, end) = (starts[starts.len() - 1], starts[known]);
    let mut met = vec![u32::MAX; sets as usize];
    (0..tables).all(|pair| {
        (0..rounds).all(|round| {
            let table = (pair + round) % tables;
            if table >= end {
                return true;
            }
            let set = set_at(layout, starts, sets, round, table) as usize;
            let fresh = met[set] != pair;
            met[set] = pair;
            fresh
        })
    })
}
