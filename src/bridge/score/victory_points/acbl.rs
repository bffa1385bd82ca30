//! The two scales of the American Contract Bridge League for matches of 6 to 8 and of 9 to 11 boards.

use super::VpBand;

/// The smallest margin for 10-10, 11-9, ... 20-0.
const TWENTY: [[u32; 11]; 2] =
    [[0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28], [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36]];

/// The smallest margin for 15-15, 18-12, 19-11, ... 30-0: the first IMP is worth three points.
const THIRTY: [[u32; 14]; 2] =
    [[0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28], [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36]];

/// The bands of the scale with that top; `None` for another length of match.
pub(super) fn bands(boards: u32, top: i32) -> Option<Vec<VpBand>> {
    let column = match boards {
        6..=8 => 0,
        9..=11 => 1,
        _ => return None,
    };
    let (margins, skipped): (&[u32], i32) =
        if top == 20 { (&TWENTY[column], 0) } else { (&THIRTY[column], 2) };
    let bands = margins.iter().zip(0..).map(|(&from, step)| {
        let winner = top / 2 + if step == 0 { 0 } else { step + skipped };
        VpBand { from, winner_c: winner * 100, loser_c: (top - winner) * 100 }
    });
    Some(bands.collect())
}
