//! Matchpoints (law 78A), boards with missing results, fouled boards in groups (law 87B).

use super::chart::{self, Chart};
use super::{AwardOptions, BoardLine, LineError, LineErrorKind, LineScore, SideScore};
use crate::bridge::Side;
use crate::exact::Exact;
use crate::order;

/// North-south's matchpoints of every result of a board on the count 2, 1, 0 (law 78A); east-west have the rest of
/// the top, which is `2 × (results - 1)`.
///
/// Work grows as n log n; the answer is in the order of the input.
///
/// ```
/// use tricklaw::bridge::score::matchpoints;
/// assert_eq!(matchpoints(&[420, 450, 420, -50]), [3, 6, 3, 0]);
/// assert_eq!(matchpoints(&[620]), [0]);
/// ```
pub fn matchpoints(points: &[i32]) -> Vec<u32> {
    let order = order::by_points(points.iter().copied());
    let mut scores = vec![0; points.len()];
    let mut below = 0;
    for equal in order.chunk_by(|&a, &b| points[a as usize] == points[b as usize]) {
        let count = equal.len() as u32;
        for &line in equal {
            scores[line as usize] = 2 * below + count - 1;
        }
        below += count;
    }
    scores
}

/// What to do when a board has fewer results than the others.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, Factoring, MatchpointOptions, score_matchpoints};
/// let first = |factoring| {
///     let options = MatchpointOptions { expected: Some(4), factoring, ..MatchpointOptions::default() };
///     let board = score_matchpoints(&[420, -50].map(BoardLine::played), &[], &options).unwrap();
///     (board.top.to_decimal(0), board.lines[0].ns.unwrap().to_decimal(0))
/// };
/// assert_eq!(first(Factoring::Neuberg), ("6".into(), "5".into())); // (2 + 1) × 4 / 2 - 1
/// assert_eq!(first(Factoring::None), ("2".into(), "2".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Factoring {
    /// Nothing: the board has a smaller top. Of a fouled board each group has as much of it as of its own.
    None,
    /// The Neuberg formula: each score is scaled to the full field as if the missing results were like those made.
    #[default]
    Neuberg,
}

/// How a group of two or three comparable results of a larger field is scored (law 87B leaves it to regulations).
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions, SmallGroups, score_matchpoints};
/// // A fouled board: one of three results is of another deal.
/// let share = |small_groups| {
///     let options = MatchpointOptions { small_groups, ..MatchpointOptions::default() };
///     let board = score_matchpoints(&[420, -50, 620].map(BoardLine::played), &[0, 0, 1], &options).unwrap();
///     board.share(board.lines[2].ns.unwrap()).to_decimal(2)
/// };
/// assert_eq!([share(SmallGroups::Factored), share(SmallGroups::Uplifted)], ["0.50", "0.60"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SmallGroups {
    /// Like any other group.
    #[default]
    Factored,
    /// As English clubs do: one result 60 %, two 65 and 55 %, three 70, 60 and 50 %, equal results between, when the
    /// group is at most a third of the field.
    Uplifted,
}

/// How matchpoints are counted. The defaults are law 78A with a common top.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions, score_matchpoints};
/// // One point for each result beaten, half for an equal one.
/// let options = MatchpointOptions { per_win: 1, ..MatchpointOptions::default() };
/// let board = score_matchpoints(&[420, 420, -50].map(BoardLine::played), &[], &options).unwrap();
/// assert_eq!((board.top.to_decimal(1), board.lines[0].ns.unwrap().to_decimal(1)), ("2.0".into(), "1.5".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchpointOptions {
    /// Matchpoints for each better-beaten result, an equal one being worth half: 2, or 1 for the count 1, ½, 0
    /// (law 78A).
    pub per_win: u32,
    /// How many results a full board has; `None` for as many as there are lines not marked unplayed. A board with more
    /// is full with those it has.
    pub expected: Option<u32>,
    /// What happens when fewer were made.
    pub factoring: Factoring,
    /// What happens to groups of two and three.
    pub small_groups: SmallGroups,
    /// What artificial scores are worth.
    pub awards: AwardOptions,
}

impl Default for MatchpointOptions {
    fn default() -> MatchpointOptions {
        MatchpointOptions {
            per_win: 2,
            expected: None,
            factoring: Factoring::Neuberg,
            small_groups: SmallGroups::Factored,
            awards: AwardOptions::default(),
        }
    }
}

/// A board in matchpoints.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions, score_matchpoints};
/// let lines = [420, 450, 420, -50].map(BoardLine::played);
/// let board = score_matchpoints(&lines, &[], &MatchpointOptions::default()).unwrap();
/// let shares = [0, 1].map(|line| board.share(board.lines[line].ns.unwrap()).to_decimal(2));
/// assert_eq!(shares, ["0.50", "1.00"]); // 3 and 6 of 6
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matchpoints {
    /// The most a side can have on this board.
    pub top: Exact,
    /// The scores, one per line; an artificial score stands at its flat value until the session is known
    /// ([`AwardOptions::in_session`]).
    pub lines: Vec<LineScore>,
}

impl Matchpoints {
    /// A score as a share of the top, 0 to 1; a half when nobody could win anything (a single result).
    pub fn share(&self, score: Exact) -> Exact {
        score.checked_div(self.top).unwrap_or(Exact::HALF)
    }
}

/// A board in matchpoints with everything a session brings: weighted scores enter every comparison with their
/// weights (law 12C1(c)), the two sides of a split score are compared each with its own direction, artificial scores
/// take their percentage of the top and are compared with nobody, and a fouled board is scored in groups (law 87B).
///
/// `groups` gives each line the number of its group; an empty list is one group.
///
/// # Errors
///
/// [`LineError`]: a weighted score without weight or with weights too fine, an award in IMPs or of more than 100 per cent, a
/// list of groups of another length.
///
/// ```
/// use tricklaw::bridge::score::{Award, BoardLine, MatchpointOptions, score_matchpoints};
/// let lines = [
///     BoardLine::played(420),
///     BoardLine::played(-50),
///     BoardLine::artificial(Award::AveragePlus, Award::AverageMinus),
/// ];
/// let board = score_matchpoints(&lines, &[], &MatchpointOptions::default()).unwrap();
/// let ns: Vec<String> = board.lines.iter().map(|line| line.ns.unwrap().to_decimal(2)).collect();
/// assert_eq!(ns, ["3.50", "0.50", "2.40"]); // top 4; two results stand for three
/// ```
pub fn score_matchpoints(
    lines: &[BoardLine],
    groups: &[u32],
    options: &MatchpointOptions,
) -> Result<Matchpoints, LineError> {
    chart::check(lines)?;
    let groups = chart::groups(lines.len(), groups)?;
    let field = Field::new(lines, options);
    let top = field.top;
    let mut board = Matchpoints { top, lines: vec![LineScore::default(); lines.len()] };
    for group in &groups {
        let ns = Chart::new(&chart::side(lines, group, Side::NorthSouth));
        let ew = Chart::new(&chart::side(lines, group, Side::EastWest));
        for &line in group {
            let wrong = |kind| LineError { line, kind };
            board.lines[line].ns = field.side(&lines[line].ns, &ns, Side::NorthSouth).map_err(wrong)?;
            board.lines[line].ew = field.side(&lines[line].ew, &ew, Side::EastWest).map_err(wrong)?;
        }
    }
    Ok(board)
}

/// What a group's scores are measured against.
pub(super) struct Field<'a> {
    options: &'a MatchpointOptions,
    top: Exact,
    expected: i64,
}

impl Field<'_> {
    pub fn new<'a>(lines: &[BoardLine], options: &'a MatchpointOptions) -> Field<'a> {
        let scheduled = lines.iter().filter(|line| line.is_scheduled()).count();
        let made =
            |side: fn(&BoardLine) -> &SideScore| lines.iter().filter(|line| side(line).is_compared()).count();
        let made = (made(|line| &line.ns).max(made(|line| &line.ew)) as i64).max(1);
        // A board with more results than expected is its own measure: nobody is beaten by fewer than were there.
        let expected = options.expected.map_or(scheduled as i64, i64::from).max(made);
        let results = match options.factoring {
            Factoring::Neuberg => expected,
            Factoring::None => made,
        };
        let top = Exact::from(results - 1) * Exact::from(i64::from(options.per_win));
        Field { options, top, expected }
    }

    /// One side's matchpoints; an award has to be a percentage.
    fn side(&self, score: &SideScore, chart: &Chart, side: Side) -> Result<Option<Exact>, LineErrorKind> {
        Ok(match score {
            SideScore::NotPlayed => None,
            SideScore::Artificial(award) => Some(self.options.awards.checked_share(*award)? * self.top),
            _ => Some(self.scaled(compare(score, chart, side), chart.lines as i64)),
        })
    }

    /// Matchpoints among `made` results (count 2, 1, 0) brought to the full field.
    pub fn scaled(&self, points: Exact, made: i64) -> Exact {
        let half_win = Exact::from(i64::from(self.options.per_win)) * Exact::HALF;
        let uplift =
            self.options.small_groups == SmallGroups::Uplifted && made <= 3 && made * 3 <= self.expected;
        if uplift {
            let share = Exact::hundredths(60) + (points - Exact::from(made - 1)) * Exact::hundredths(5);
            return share * self.top;
        }
        let points = points * half_win;
        if self.options.factoring == Factoring::None {
            // Of the board's top a group has the part it has of its own; who is compared with nobody has half of it.
            let own_top = Exact::from(made - 1) * Exact::from(i64::from(self.options.per_win));
            return points.checked_div(own_top).unwrap_or(Exact::HALF) * self.top;
        }
        let factor = Exact::ratio(self.expected, made).unwrap_or(Exact::ONE);
        (points + half_win) * factor - half_win
    }
}

/// The matchpoints (2, 1, 0) of a score against the other lines of its chart; the lowest points are east-west's best.
fn compare(score: &SideScore, chart: &Chart, side: Side) -> Exact {
    let (unit, scale) = (chart.unit, chart.unit / score.weight().max(1));
    // The chart holds the score itself too: of any two of its outcomes one beats the other or both are level, which is
    // the square of its units together.
    let mut sum = -i128::from(unit * unit);
    score.for_each(|weight, points| {
        let place = chart.place(points);
        let (below, at) = (chart.below(place), chart.at(place));
        let beaten = match side {
            Side::NorthSouth => below,
            Side::EastWest => chart.total() - below - at,
        };
        sum += i128::from(weight * scale) * i128::from(2 * beaten + at);
    });
    let square = i64::try_from(unit * unit).unwrap_or(i64::MAX);
    Exact::ratio(i64::try_from(sum).unwrap_or(i64::MAX), square).unwrap_or(Exact::ZERO)
}
