//! Lines of a file that would count twice.

use super::csv_fault::{CsvFault, CsvFaultKind};
use super::result::ResultRow;
use crate::bridge::score::SideScore;
use crate::order;
use core::cmp::Ordering;

/// Where a row stands in its file: the line it begins on, and the section it is of, as the file names it.
pub(super) type Standing<'a> = (usize, &'a str);

/// A result of somebody: in which row, and of whom.
struct Own<'a> {
    place: usize,
    section: &'a str,
    /// Round, board, side and number.
    key: [u32; 4],
}

impl Own<'_> {
    fn compare(&self, other: &Own) -> Ordering {
        match self.key.cmp(&other.key) {
            Ordering::Equal => self.section.cmp(other.section),
            order => order,
        }
    }
}

/// The rows in which somebody has a second result on a board, each once, in their order. Those of other sections, of other rounds
/// and of the other direction may be of somebody else, or of another board: a file does not say whether both directions are
/// numbered from 1, whether it has the two rooms of a match, or whether each round has boards of its own.
pub(super) fn doubled(rows: &[ResultRow], standing: &[Standing], faults: &mut Vec<CsvFault>) {
    let all = results(rows, standing);
    let order = order::places(all.len(), |one, other| all[one].compare(&all[other]));
    let (mut twice, mut start) = (Vec::new(), 0);
    for at in 1..order.len() {
        let (first, own) = (&all[order[start]], &all[order[at]]);
        if first.compare(own).is_ne() {
            start = at;
        } else if first.place < own.place {
            // At an individual nobody is his own partner; the scoring refuses that.
            twice.push((own.place as u64) << 32 | first.place as u64);
        }
    }
    let mut last = None;
    for key in order::distinct(twice) {
        let (place, first) = ((key >> 32) as usize, key as u32 as usize);
        if last != Some(place) {
            let kind =
                CsvFaultKind::Twice { entrant: shared(&rows[first], &rows[place]), first: standing[first].0 };
            faults.push(CsvFault { line: standing[place].0, kind, cell: None });
        }
        last = Some(place);
    }
}

/// Who sits on the same side in both rows.
fn shared(one: &ResultRow, other: &ResultRow) -> u32 {
    for (own, others) in [(&one.ns, &other.ns), (&one.ew, &other.ew)] {
        for entrant in own {
            if others.contains(entrant) {
                return *entrant;
            }
        }
    }
    0
}

/// Every result of everybody.
fn results<'a>(rows: &[ResultRow], standing: &[Standing<'a>]) -> Vec<Own<'a>> {
    let mut all = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let score = row.result.line(row.board);
        for (side, entrants, score) in [(0, &row.ns, &score.ns), (1, &row.ew, &score.ew)] {
            if !matches!(score, SideScore::NotPlayed) {
                for &entrant in entrants {
                    let key = [row.round, row.board, side, entrant];
                    all.push(Own { place, section: standing[place].1, key });
                }
            }
        }
    }
    all
}
