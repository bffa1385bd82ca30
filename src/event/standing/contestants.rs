//! Who takes part, so that nobody is fined who does not, and fines that are none.

use super::PairsBoard;
use crate::order;

/// Everybody who has a result on one of the boards, by number.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::{PairsBoard, PairsLine, contestants_of};
/// let line = |ns, ew| PairsLine::new(ns, ew, BoardLine::played(420));
/// let boards = [PairsBoard { board: 1, lines: vec![line(7, 3), line(1, 5)] }];
/// assert_eq!(contestants_of(&boards), [1, 3, 5, 7]);
/// ```
pub fn contestants_of(boards: &[PairsBoard]) -> Vec<u32> {
    let lines = boards.iter().flat_map(|board| &board.lines);
    let numbers = lines.flat_map(|line| line.ns.iter().chain(&line.ew)).map(|&number| u64::from(number));
    order::distinct(numbers.collect()).into_iter().map(|number| number as u32).collect()
}

/// The place of the first contestant of a list who is none of the known ones: of penalties, of what is carried over.
///
/// The scores themselves take such a list as it is: somebody fined may not have a result yet. Where everybody is known, a
/// number that is nobody's is a slip.
///
/// ```
/// use tricklaw::event::standing::first_unknown;
/// assert_eq!(first_unknown(&[7, 3, 1], &[1, 7, 11, 12]), Some(2));
/// assert_eq!(first_unknown(&[7, 3, 1], &[3]), None);
/// ```
pub fn first_unknown(known: &[u32], told: &[u32]) -> Option<usize> {
    let known = order::ascending(known.iter().copied());
    told.iter().position(|number| known.binary_search(number).is_err())
}

/// The place of the first penalty of a list that is below nothing, and would be a bonus.
///
/// The scores themselves take such a list as it is. Penalties are taken off (directing regulations art. 34, 35), and the
/// regulations give no bonus: a sign before a penalty is a slip. What a contestant is given belongs to what is carried over.
///
/// ```
/// use tricklaw::event::standing::first_bonus;
/// use tricklaw::exact::Exact;
/// assert_eq!(first_bonus(&[(7, 100), (3, 0), (1, -50)]), Some(2));
/// assert_eq!(first_bonus(&[(7, Exact::ratio(2, 5).unwrap())]), None);
/// ```
pub fn first_bonus<T: PartialOrd + Default>(penalties: &[(u32, T)]) -> Option<usize> {
    penalties.iter().position(|(_, amount)| *amount < T::default())
}
