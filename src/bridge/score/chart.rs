//! The frequency chart of one direction of a board: how often each score was made, weights included.

use super::{BoardLine, LineError, LineErrorKind, SideScore};
use crate::bridge::Side;
use crate::order;

/// The largest common measure of weights the arithmetic takes.
const FINEST: u64 = 1_000_000;

/// How often each number of points was scored, in units of which every compared line has `unit`.
pub(super) struct Chart {
    /// Distinct points, ascending.
    pub points: Vec<i32>,
    /// Units at that score, and in front of each the units of all lower scores; one entry more than `points`.
    below: Vec<u64>,
    /// Units per line: the common measure of the weights.
    pub unit: u64,
    /// How many lines are compared.
    pub lines: u64,
}

impl Chart {
    /// The chart of the scores of one direction; only those that are compared count.
    pub fn new(scores: &[&SideScore]) -> Chart {
        let (entries, unit, lines) = entries(scores);
        let (mut points, mut below): (Vec<i32>, Vec<u64>) = (Vec::new(), vec![0]);
        let mut total = 0;
        for (value, count) in entries {
            total += count;
            if points.last() == Some(&value) {
                if let Some(last) = below.last_mut() {
                    *last = total;
                }
            } else {
                points.push(value);
                below.push(total);
            }
        }
        Chart { points, below, unit, lines }
    }

    /// The place of `value` among the distinct points; every compared score has one.
    pub fn place(&self, value: i32) -> usize {
        self.points.partition_point(|&points| points < value)
    }

    /// Units below the score at `place`.
    pub fn below(&self, place: usize) -> u64 {
        self.below[place.min(self.points.len())]
    }

    /// Units at the score at `place`.
    pub fn at(&self, place: usize) -> u64 {
        self.below(place + 1) - self.below(place)
    }

    /// All units.
    pub fn total(&self) -> u64 {
        self.below(self.points.len())
    }
}

/// One side's scores of a group of lines.
pub(super) fn side<'a>(lines: &'a [BoardLine], group: &[usize], side: Side) -> Vec<&'a SideScore> {
    group
        .iter()
        .map(|&line| match side {
            Side::NorthSouth => &lines[line].ns,
            Side::EastWest => &lines[line].ew,
        })
        .collect()
}

/// The possible results of all compared scores with their units, lowest first; the units of a line, and how many scores are
/// compared.
pub(super) fn entries(scores: &[&SideScore]) -> (Vec<(i32, u64)>, u64, u64) {
    let unit = scores.iter().fold(1, |unit, score| lcm(unit, score.weight().max(1)));
    let mut entries: Vec<(i32, u64)> = Vec::new();
    let mut lines = 0;
    for score in scores.iter().filter(|score| score.is_compared()) {
        lines += 1;
        let scale = unit / score.weight().max(1);
        score.for_each(|weight, points| entries.push((points, weight * scale)));
    }
    let order = order::by_points(entries.iter().map(|&(points, _)| points));
    (order.into_iter().map(|place| entries[place as usize]).collect(), unit, lines)
}

/// The least common multiple, or a number above [`FINEST`] when it is too large to be used.
pub(super) fn lcm(a: u64, b: u64) -> u64 {
    if a > FINEST || b > FINEST {
        return FINEST + 1;
    }
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x.max(1) * b).min(FINEST + 1)
}

/// Refuses lines the charts cannot take.
pub(super) fn check(lines: &[BoardLine]) -> Result<(), LineError> {
    for side in [|line: &BoardLine| line.ns.clone(), |line: &BoardLine| line.ew.clone()] {
        let mut unit = 1;
        for (line, score) in lines.iter().map(side).enumerate() {
            if !score.is_compared() {
                continue;
            }
            if score.weight() == 0 {
                return Err(LineError { line, kind: LineErrorKind::NoWeight });
            }
            unit = lcm(unit, score.weight());
            if unit > FINEST {
                return Err(LineError { line, kind: LineErrorKind::WeightsTooFine });
            }
        }
    }
    Ok(())
}

/// The groups of lines to be scored apart (law 87B): for each distinct number, which lines carry it. No numbers at
/// all is one group.
pub(super) fn groups(lines: usize, numbers: &[u32]) -> Result<Vec<Vec<usize>>, LineError> {
    if numbers.is_empty() {
        return Ok(vec![(0..lines).collect()]);
    }
    if numbers.len() != lines {
        let line = numbers.len().min(lines);
        return Err(LineError { line, kind: LineErrorKind::GroupsDoNotMatch });
    }
    let order = order::sorted_by_key(0..lines, |&line| numbers[line]);
    Ok(order.chunk_by(|&a, &b| numbers[a] == numbers[b]).map(<[usize]>::to_vec).collect())
}
