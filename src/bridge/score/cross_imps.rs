//! Cross-IMPs: every result compared in IMPs with every other (laws 78B and 78D).

use super::chart::{self, Chart};
use super::{AwardOptions, BoardLine, IMP_STEPS, LineError, LineErrorKind, LineScore, SideScore};
use crate::bridge::Side;
use crate::exact::Exact;
use crate::order;

/// North-south's sum of IMPs of every result against all others; east-west have the same with the other sign.
///
/// Instead of comparing each pair of results, each of the 24 steps of the IMP table is counted with two moving
/// marks over the distinct scores: a score gains one IMP from every score a step or more below it. Work grows as
/// n log n.
///
/// ```
/// use tricklaw::bridge::score::cross_imps;
/// assert_eq!(cross_imps(&[420, 420, -50]), [10, 10, -20]);
/// ```
pub fn cross_imps(points: &[i32]) -> Vec<i64> {
    let order = order::by_points(points.iter().copied());
    let (mut distinct, mut below) = (Vec::new(), vec![0_i64]);
    for equal in order.chunk_by(|&a, &b| points[a as usize] == points[b as usize]) {
        distinct.push(points[equal[0] as usize]);
        below.push(below.last().copied().unwrap_or(0) + equal.len() as i64);
    }
    let sums = step_sums(&distinct, &below);
    let mut scores = vec![0; points.len()];
    for (place, equal) in order.chunk_by(|&a, &b| points[a as usize] == points[b as usize]).enumerate() {
        for &line in equal {
            scores[line as usize] = sums[place];
        }
    }
    scores
}

/// For each distinct score, the sum over all counted results of the IMPs it gains from them. `below[i]` counts the
/// results under the i-th score.
fn step_sums(points: &[i32], below: &[i64]) -> Vec<i64> {
    let mut sums = vec![0; points.len()];
    let total = below.last().copied().unwrap_or(0);
    for step in IMP_STEPS.map(i64::from) {
        let (mut reach, mut clear) = (0, 0);
        for (place, &score) in points.iter().enumerate() {
            let score = i64::from(score);
            // reach: scores at least a step below; clear: scores less than a step above.
            while reach < place && i64::from(points[reach]) <= score - step {
                reach += 1;
            }
            while clear < points.len() && i64::from(points[clear]) < score + step {
                clear += 1;
            }
            sums[place] += below[reach] - (total - below[clear]);
        }
    }
    sums
}

/// What a sum of IMPs is divided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Divisor {
    /// Nothing: the plain sum.
    One,
    /// The number of comparisons, one less than the results: the mean of the IMPs.
    #[default]
    Comparisons,
    /// The number of results.
    Results,
}

/// How cross-IMPs are counted.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, CrossImpOptions, Divisor, score_cross_imps};
/// let lines = [420, 420, -50].map(BoardLine::played);
/// let first = |divisor| {
///     let options = CrossImpOptions { divisor, ..CrossImpOptions::default() };
///     score_cross_imps(&lines, &[], &options).unwrap().lines[0].ns.unwrap().to_decimal(2)
/// };
/// assert_eq!([first(Divisor::One), first(Divisor::Comparisons), first(Divisor::Results)], ["10.00", "5.00", "3.33"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct CrossImpOptions {
    /// What the sum is divided by.
    pub divisor: Divisor,
    /// How many results a full board has: with [`Divisor::One`] a board with fewer is scaled to as many comparisons, one
    /// with more stays as it is. `None` leaves all as they are.
    pub expected: Option<u32>,
    /// What artificial scores are worth, per comparison: with a sum, 3 IMPs count once for each of the comparisons.
    pub awards: AwardOptions,
}

/// A board in cross-IMPs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossImps {
    /// The scores, one per line. A single result scores 0.
    pub lines: Vec<LineScore>,
}

/// A board in cross-IMPs with weighted, split and artificial scores and groups, as in
/// [`score_matchpoints`](super::score_matchpoints): each outcome is turned into IMPs before it is weighted.
///
/// # Errors
///
/// [`LineError`]: a weighted score without weight or with weights too fine, an award in per cent, a list of groups of
/// another length.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, CrossImpOptions, score_cross_imps};
/// let lines = [420, 420, -50].map(BoardLine::played);
/// let board = score_cross_imps(&lines, &[], &CrossImpOptions::default()).unwrap();
/// assert_eq!(board.lines[2].ew.unwrap().to_decimal(2), "10.00");
/// ```
pub fn score_cross_imps(
    lines: &[BoardLine],
    groups: &[u32],
    options: &CrossImpOptions,
) -> Result<CrossImps, LineError> {
    chart::check(lines)?;
    let mut board = CrossImps { lines: vec![LineScore::default(); lines.len()] };
    for group in chart::groups(lines.len(), groups)? {
        let ns = Direction::new(Chart::new(&chart::side(lines, &group, Side::NorthSouth)));
        let ew = Direction::new(Chart::new(&chart::side(lines, &group, Side::EastWest)));
        for line in group {
            let wrong = LineError { line, kind: LineErrorKind::WrongAward };
            board.lines[line].ns = ns.score(&lines[line].ns, options).ok_or(wrong)?;
            board.lines[line].ew =
                ew.score(&lines[line].ew, options).ok_or(wrong)?.map(|imps| match lines[line].ew {
                    SideScore::Artificial(_) => imps,
                    _ => -imps,
                });
        }
    }
    Ok(board)
}

/// One direction of a board: its chart and the sum of IMPs of each distinct score.
struct Direction {
    chart: Chart,
    sums: Vec<i64>,
}

impl Direction {
    fn new(chart: Chart) -> Direction {
        let below: Vec<i64> = (0..=chart.points.len()).map(|place| chart.below(place) as i64).collect();
        let sums = step_sums(&chart.points, &below);
        Direction { chart, sums }
    }

    /// North-south's view of a score; the outer `None` for an award that is not in IMPs.
    fn score(&self, score: &SideScore, options: &CrossImpOptions) -> Option<Option<Exact>> {
        let results = self.chart.lines as i64;
        let comparisons = match options.expected {
            Some(expected) => i64::from(expected).max(results) - 1,
            None => results - 1,
        };
        match score {
            SideScore::NotPlayed => Some(None),
            SideScore::Artificial(award) => {
                let times = if options.divisor == Divisor::One { comparisons.max(1) } else { 1 };
                Some(Some(options.awards.imps(*award)? * Exact::from(times)))
            }
            _ => {
                let sum = self.sum(score);
                let scaled = match options.divisor {
                    Divisor::One if options.expected.is_some() => {
                        sum * Exact::ratio(comparisons, results - 1).unwrap_or(Exact::ZERO)
                    }
                    Divisor::One => sum,
                    Divisor::Comparisons => sum.checked_div(Exact::from(results - 1)).unwrap_or(Exact::ZERO),
                    Divisor::Results => sum.checked_div(Exact::from(results)).unwrap_or(Exact::ZERO),
                };
                Some(Some(scaled))
            }
        }
    }

    /// The sum of IMPs against all lines. The line itself is among them, but its outcomes gain from each other what
    /// they lose to each other, so it adds nothing.
    fn sum(&self, score: &SideScore) -> Exact {
        let mut sum = 0_i128;
        score.for_each(|weight, points| {
            sum += i128::from(weight) * i128::from(self.sums[self.chart.place(points)]);
        });
        let measure = score.weight().max(1) * self.chart.unit;
        let (sum, measure) =
            (i64::try_from(sum).unwrap_or(i64::MAX), i64::try_from(measure).unwrap_or(i64::MAX));
        Exact::ratio(sum, measure).unwrap_or(Exact::ZERO)
    }
}
