//! Where seeds and byes stand in a bracket (directing regulations art. 13, seed and bye tables).

/// The largest bracket laid out here.
pub const MAX_BRACKET: u32 = 1 << 12;

/// The positions of all seeds of a bracket of `size`, strongest first.
///
/// If everybody wins to his strength, seed s meets seed k + 1 - s in the round of k: each new seed stands where the
/// seed it would then meet stands, mirrored in the block of positions they share.
fn layout(size: u32) -> Vec<u32> {
    let mut positions = vec![1];
    while (positions.len() as u32) < size {
        let known = positions.len() as u32;
        let block = size / known;
        for seed in known + 1..=2 * known {
            let opponent = positions[(2 * known - seed) as usize];
            let first = (opponent - 1) / block * block + 1;
            positions.push(first + first + block - 1 - opponent);
        }
    }
    positions
}

/// The positions of the first `seeds` seeds in a bracket of `size` (种子位置表): equal to the printed table up to
/// 256. Nothing for a size that is not a power of two up to [`MAX_BRACKET`], or for more seeds than positions.
///
/// ```
/// use tricklaw::event::schedule::seed_positions;
/// assert_eq!(seed_positions(64, 4), Some(vec![1, 64, 33, 32]));
/// assert_eq!(seed_positions(48, 4), None);
/// ```
pub fn seed_positions(size: u32, seeds: u32) -> Option<Vec<u32>> {
    if !size.is_power_of_two() || size > MAX_BRACKET || seeds > size {
        return None;
    }
    let mut positions = layout(size);
    positions.truncate(seeds as usize);
    Some(positions)
}

/// The positions left empty in a bracket of `size` so that the strongest contestants have the byes (轮空位置表):
/// beside the first seeds. Nothing for an impossible size or for more byes than half of it.
///
/// ```
/// use tricklaw::event::schedule::bye_positions;
/// assert_eq!(bye_positions(16, 3), Some(vec![2, 15, 10]));
/// ```
pub fn bye_positions(size: u32, byes: u32) -> Option<Vec<u32>> {
    if byes > size / 2 {
        return None;
    }
    let seeds = seed_positions(size, byes)?;
    Some(seeds.into_iter().map(|seed| if seed % 2 == 1 { seed + 1 } else { seed - 1 }).collect())
}

/// The contestants by position when all are numbered by strength: the two numbers of each first match add up to
/// `size + 1` (蛇形排列, the printed figure for 16).
///
/// ```
/// use tricklaw::event::schedule::seeded_order;
/// assert_eq!(seeded_order(8).unwrap(), [1, 8, 5, 4, 3, 6, 7, 2]);
/// ```
pub fn seeded_order(size: u32) -> Option<Vec<u32>> {
    let positions = seed_positions(size, size)?;
    let mut order = vec![0; size as usize];
    for (seed, position) in (1..).zip(positions) {
        order[position as usize - 1] = seed;
    }
    Some(order)
}
