//! Lines of a file that would count twice.

use super::csv_fault::{CsvFault, CsvFaultKind};
use super::result::ResultRow;
use crate::bridge::score::SideScore;
use crate::order;

/// A row of a file.
pub(super) struct Told<'a> {
    /// What it tells.
    pub row: ResultRow,
    /// The line it begins on.
    pub line: usize,
    /// The section it is of, as the file names it.
    pub section: &'a str,
}

/// The rows in which somebody has a second result on a board, each once, in their order. Those of other sections, of other rounds
/// and of the other direction may be of somebody else, or of another board: a file does not say whether both directions are
/// numbered from 1, whether it has the two rooms of a match, or whether each round has boards of its own.
pub(super) fn doubled(told: &[Told]) -> Vec<CsvFault> {
    let mut results = Vec::new();
    for (place, Told { row, section, .. }) in told.iter().enumerate() {
        let score = row.result.line(row.board);
        for (side, entrants, score) in [(0, &row.ns, &score.ns), (1, &row.ew, &score.ew)] {
            if *score != SideScore::NotPlayed {
                let result = |&entrant: &u32| (*section, [row.round, row.board, side, entrant], place);
                results.extend(entrants.iter().map(result));
            }
        }
    }
    let results = order::ascending(results);
    let mut faults = Vec::new();
    for same in results.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1)) {
        let (_, [.., entrant], first) = same[0];
        for &(_, _, place) in same.iter().filter(|own| own.2 != first) {
            let kind = CsvFaultKind::Twice { entrant, first: told[first].line };
            faults.push(CsvFault { line: told[place].line, kind });
        }
    }
    let mut faults = order::sorted_by_key(faults, |fault| fault.line);
    faults.dedup_by_key(|fault| fault.line);
    faults
}
