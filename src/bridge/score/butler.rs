//! Butler scoring: IMPs against a datum (law 78D).

use super::chart;
use super::{AwardOptions, BoardLine, LineError, LineErrorKind, LineScore, SideScore, imps};
use crate::bridge::Side;
use crate::exact::Exact;

/// What happens to the mean of the scores before IMPs are taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DatumRounding {
    /// To the nearest ten, a five going away from zero: the same for both sides.
    #[default]
    Tens,
    /// Not at all.
    Exact,
}

/// How a datum is made.
///
/// ```
/// use tricklaw::bridge::score::{ButlerOptions, datum};
/// let options = ButlerOptions { trim: 0, ..ButlerOptions::default() };
/// let value = datum(&[620, 620, 170, -100, 650], &options).unwrap();
/// assert_eq!(value.to_decimal(0), "390"); // 392, to the nearest ten
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ButlerOptions {
    /// How many of the best and of the worst results are left out; 1 each by default.
    pub trim: u32,
    /// How many results must remain for that: with fewer, fewer are left out.
    pub keep: u32,
    /// How the mean is rounded.
    pub rounding: DatumRounding,
    /// What artificial scores are worth.
    pub awards: AwardOptions,
}

impl Default for ButlerOptions {
    fn default() -> ButlerOptions {
        ButlerOptions { trim: 1, keep: 1, rounding: DatumRounding::Tens, awards: AwardOptions::default() }
    }
}

/// The datum of plain results: their mean without the extremes; `None` without results.
///
/// ```
/// use tricklaw::bridge::score::{ButlerOptions, datum};
/// let value = datum(&[620, 620, 170, -100, 650], &ButlerOptions::default()).unwrap();
/// assert_eq!(value.to_decimal(0), "470"); // mean of 170, 620, 620
/// ```
pub fn datum(points: &[i32], options: &ButlerOptions) -> Option<Exact> {
    let lines: Vec<SideScore> = points.iter().map(|&points| SideScore::Points(points)).collect();
    datum_of(&lines.iter().collect::<Vec<_>>(), options)
}

fn datum_of(scores: &[&SideScore], options: &ButlerOptions) -> Option<Exact> {
    let (mut entries, unit, lines) = chart::entries(scores);
    let spare = u64::saturating_sub(lines, u64::from(options.keep.max(1)));
    let trimmed = u64::from(options.trim).min(spare / 2) * unit;
    cut(entries.iter_mut(), trimmed);
    cut(entries.iter_mut().rev(), trimmed);
    let weight: u64 = entries.iter().map(|&(_, weight)| weight).sum();
    let sum: i128 = entries.iter().map(|&(points, weight)| i128::from(points) * i128::from(weight)).sum();
    let sum = i64::try_from(sum).ok()?;
    let mean = Exact::ratio(sum, i64::try_from(weight).ok()?)?;
    Some(match options.rounding {
        DatumRounding::Exact => mean,
        DatumRounding::Tens => Exact::from((mean * Exact::hundredths(10)).rounded(1).saturating_mul(10)),
    })
}

/// Takes `amount` of weight off the entries, the first ones first.
fn cut<'a>(entries: impl Iterator<Item = &'a mut (i32, u64)>, mut amount: u64) {
    for (_, weight) in entries {
        let taken = amount.min(*weight);
        *weight -= taken;
        amount -= taken;
    }
}

/// A board in Butler IMPs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Butler {
    /// The datum of each group and direction, as `(group, north-south's, east-west's)` in points to north-south;
    /// they differ only when a score was split.
    pub datums: Vec<(u32, Option<Exact>, Option<Exact>)>,
    /// The scores, one per line.
    pub lines: Vec<LineScore>,
}

/// A board in IMPs against its datum, with weighted, split and artificial scores and groups, as in
/// [`score_matchpoints`](super::score_matchpoints). A weighted score enters the datum with its weights, and each of its
/// outcomes is turned into IMPs before it is weighted.
///
/// # Errors
///
/// [`LineError`]: a weighted score without weight or with weights too fine, an award in per cent, a list of groups of
/// another length.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, ButlerOptions, score_butler};
/// let lines = [620, 620, 170, -100, 650].map(BoardLine::played);
/// let board = score_butler(&lines, &[], &ButlerOptions::default()).unwrap();
/// assert_eq!(board.lines[3].ew.unwrap().to_decimal(0), "11"); // 570 better than the datum of 470
/// ```
pub fn score_butler(
    lines: &[BoardLine],
    groups: &[u32],
    options: &ButlerOptions,
) -> Result<Butler, LineError> {
    chart::check(lines)?;
    let mut board = Butler { datums: Vec::new(), lines: vec![LineScore::default(); lines.len()] };
    for group in chart::groups(lines.len(), groups)? {
        let ns = datum_of(&chart::side(lines, &group, Side::NorthSouth), options);
        let ew = datum_of(&chart::side(lines, &group, Side::EastWest), options);
        let number = group.first().and_then(|&line| groups.get(line)).copied().unwrap_or(0);
        board.datums.push((number, ns, ew));
        for line in group {
            let wrong = LineError { line, kind: LineErrorKind::WrongAward };
            board.lines[line].ns = side(&lines[line].ns, ns, 1, options).ok_or(wrong)?;
            board.lines[line].ew = side(&lines[line].ew, ew, -1, options).ok_or(wrong)?;
        }
    }
    Ok(board)
}

/// One side's IMPs; the outer `None` for an award that is not in IMPs. `sign` is 1 for north-south.
fn side(
    score: &SideScore,
    datum: Option<Exact>,
    sign: i64,
    options: &ButlerOptions,
) -> Option<Option<Exact>> {
    match score {
        SideScore::NotPlayed => Some(None),
        SideScore::Artificial(award) => Some(Some(options.awards.imps(*award)?)),
        _ => {
            let datum = datum.unwrap_or(Exact::ZERO);
            let mut sum = Exact::ZERO;
            score.for_each(|weight, points| {
                let difference = (Exact::from(points) - datum) * Exact::from(sign);
                // The steps are whole numbers, so what a difference has beyond its whole part decides nothing.
                let whole = difference.numerator() / difference.denominator();
                let clamped = whole.max((-i32::MAX).into()).min(i32::MAX.into()) as i32;
                sum += Exact::from(i64::from(imps(clamped))) * Exact::from(weight as i64);
            });
            Some(sum.checked_div(Exact::from(score.weight() as i64)))
        }
    }
}
