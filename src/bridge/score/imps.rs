//! International match points (law 78B).

/// The smallest difference worth each further IMP: 1 IMP from 20 points, 2 from 50, ... 24 from 4000 (law 78B).
pub const IMP_STEPS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
    2500, 3000, 3500, 4000,
];

/// The IMPs of a difference in points, from the side with that difference: -24 to 24 (law 78B).
///
/// The printed table leaves gaps (40 to 50) because differences are tens; a difference inside a gap, which a datum
/// that was not rounded can give, is worth the lower step.
///
/// ```
/// use tricklaw::bridge::score::imps;
/// assert_eq!(imps(420 - 50), 9);
/// assert_eq!(imps(-15), 0);
/// assert_eq!(imps(-4000), -24);
/// ```
pub const fn imps(difference: i32) -> i32 {
    let size = difference.unsigned_abs();
    let (mut low, mut high) = (0, IMP_STEPS.len());
    while low < high {
        let middle = (low + high) / 2;
        if IMP_STEPS[middle] as u32 <= size {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if difference < 0 { -(low as i32) } else { low as i32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both ends of every row of the printed table (law 78B).
    const ROWS: [(i32, i32, i32); 24] = [
        (20, 40, 1),
        (50, 80, 2),
        (90, 120, 3),
        (130, 160, 4),
        (170, 210, 5),
        (220, 260, 6),
        (270, 310, 7),
        (320, 360, 8),
        (370, 420, 9),
        (430, 490, 10),
        (500, 590, 11),
        (600, 740, 12),
        (750, 890, 13),
        (900, 1090, 14),
        (1100, 1290, 15),
        (1300, 1490, 16),
        (1500, 1740, 17),
        (1750, 1990, 18),
        (2000, 2240, 19),
        (2250, 2490, 20),
        (2500, 2990, 21),
        (3000, 3490, 22),
        (3500, 3990, 23),
        (4000, 15200, 24),
    ];

    #[test]
    fn every_boundary_of_the_printed_table() {
        for (low, high, expected) in ROWS {
            for difference in [low, high] {
                assert_eq!(imps(difference), expected, "{difference}");
                assert_eq!(imps(-difference), -expected, "{difference}");
            }
            assert_eq!(imps(low - 10), expected - 1, "{low} - 10");
        }
        assert_eq!((imps(0), imps(10), imps(i32::MAX), imps(i32::MIN)), (0, 0, 24, -24));
    }
}
