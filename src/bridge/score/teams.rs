//! Two tables of one match: IMPs, board-a-match and total points (laws 78B-D, 86).

use super::{Award, AwardOptions, BoardLine, LineError, LineErrorKind, SideScore, imps};
use crate::exact::Exact;
use core::cmp::Ordering;

/// How a team match is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TeamMethod {
    /// International match points (law 78B).
    #[default]
    Imps,
    /// Board-a-match (一副一比): the full `per_board` for the better result, half for an equal one.
    BoardAMatch,
    /// Total points (law 78C).
    TotalPoints,
}

/// How the boards of a match are scored.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, TeamMethod, TeamOptions, score_team_board};
/// let options = TeamOptions { method: TeamMethod::BoardAMatch, ..TeamOptions::default() };
/// let board = score_team_board(&BoardLine::played(430), &BoardLine::played(420), &options).unwrap();
/// assert_eq!((board.home.to_decimal(0), board.away.to_decimal(0)), ("2".into(), "0".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamOptions {
    /// The form of scoring.
    pub method: TeamMethod,
    /// What a won board is worth at board-a-match: 2, or 1 for the count 1, ½, 0 (directing regulations art. 28).
    pub per_board: u32,
    /// Whether scores that do not balance are averaged, as in a knock-out match (laws 12C4 and 86B).
    pub balance: bool,
    /// What artificial scores are worth.
    pub awards: AwardOptions,
}

impl Default for TeamOptions {
    fn default() -> TeamOptions {
        TeamOptions {
            method: TeamMethod::Imps,
            per_board: 2,
            balance: false,
            awards: AwardOptions::default(),
        }
    }
}

/// A board of a team match. At IMPs and total points each side has what it won net, at board-a-match what it scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamBoard {
    /// The home team's score: north-south in the open room.
    pub home: Exact,
    /// The away team's score: east-west in the open room.
    pub away: Exact,
    /// Whether the home team won the board: by points where both tables have some, so that 10 are enough even at IMPs
    /// (directing regulations art. 45), else by the scores.
    pub lead: Ordering,
    /// The points each side won net, as at total points; `None` with an award, which has none.
    pub points: Option<[Exact; 2]>,
}

impl TeamBoard {
    /// Nothing for either side.
    pub(crate) const NOTHING: TeamBoard = TeamBoard {
        home: Exact::ZERO,
        away: Exact::ZERO,
        lead: Ordering::Equal,
        points: Some([Exact::ZERO; 2]),
    };
}

/// Scores a board from its open-room and closed-room lines; the home team sits north-south in the open room and
/// east-west in the closed room (directing regulations art. 17).
///
/// A weighted score is turned into the form of scoring outcome by outcome and then weighted (law 12C1(c)). A board
/// without comparison at one table is a tie (directing regulations art. 44).
///
/// # Errors
///
/// [`LineError`] with line 0 for the open and 1 for the closed room: a weighted score without weight, awards at both
/// tables for the same team, an award of more than 100 per cent, or where the form of scoring has no value for one (total
/// points).
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, TeamOptions, score_team_board};
/// // Two thirds of 620, one third of -100, against 140 in the other room.
/// let open = BoardLine::weighted(&[(2, 620), (1, -100)]);
/// let board = score_team_board(&open, &BoardLine::played(140), &TeamOptions::default()).unwrap();
/// assert_eq!(board.home.to_decimal(2), "4.67");
/// ```
pub fn score_team_board(
    open: &BoardLine,
    closed: &BoardLine,
    options: &TeamOptions,
) -> Result<TeamBoard, LineError> {
    for (line, scores) in [open, closed].into_iter().enumerate() {
        if [&scores.ns, &scores.ew].iter().any(|score| score.is_compared() && score.weight() == 0) {
            return Err(LineError { line, kind: LineErrorKind::NoWeight });
        }
    }
    let home = team_score(&open.ns, &closed.ew, 1, options)?;
    let away = team_score(&open.ew, &closed.ns, -1, options)?;
    let points = TeamOptions { method: TeamMethod::TotalPoints, ..*options };
    let points = team_score(&open.ns, &closed.ew, 1, &points)
        .and_then(|home| Ok([home, team_score(&open.ew, &closed.ns, -1, &points)?]))
        .ok();
    let lead = points.map_or_else(|| home.cmp(&away), |[home, away]| home.cmp(&away));
    if !options.balance {
        return Ok(TeamBoard { home, away, lead, points });
    }
    let base = match options.method {
        TeamMethod::BoardAMatch => Exact::from(i64::from(options.per_board)) * Exact::HALF,
        _ => Exact::ZERO,
    };
    let half = (home - away) * Exact::HALF;
    Ok(TeamBoard { home: base + half, away: base - half, lead, points })
}

/// One team's score of a board from its own view of both tables; `sign` is 1 for the home team.
fn team_score(
    open: &SideScore,
    closed: &SideScore,
    sign: i64,
    options: &TeamOptions,
) -> Result<Exact, LineError> {
    match (open, closed) {
        (SideScore::Artificial(_), SideScore::Artificial(_)) => {
            Err(LineError { line: 1, kind: LineErrorKind::TwoAwards })
        }
        (SideScore::Artificial(award), _) => award_value(*award, 0, options),
        (_, SideScore::Artificial(award)) => award_value(*award, 1, options),
        (SideScore::NotPlayed, _) | (_, SideScore::NotPlayed) => Ok(value(0, options)),
        _ => Ok(weigh(open, closed, sign, options)),
    }
}

/// The weighted mean over every pair of outcomes.
fn weigh(open: &SideScore, closed: &SideScore, sign: i64, options: &TeamOptions) -> Exact {
    let mut sum = Exact::ZERO;
    open.for_each(|open_weight, open_points| {
        closed.for_each(|closed_weight, closed_points| {
            let difference = (i64::from(open_points) - i64::from(closed_points)) * sign;
            let weight = Exact::from(open_weight as i64) * Exact::from(closed_weight as i64);
            sum += value(difference, options) * weight;
        });
    });
    let weight = Exact::from(open.weight() as i64) * Exact::from(closed.weight() as i64);
    sum.checked_div(weight).unwrap_or(Exact::ZERO)
}

/// What a difference in points is worth to the team that has it.
fn value(difference: i64, options: &TeamOptions) -> Exact {
    match options.method {
        TeamMethod::TotalPoints => Exact::from(difference),
        TeamMethod::Imps => {
            let clamped = difference.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
            Exact::from(i64::from(imps(clamped)))
        }
        TeamMethod::BoardAMatch => {
            let halves = 1 + difference.signum();
            Exact::from(i64::from(options.per_board) * halves) * Exact::HALF
        }
    }
}

fn award_value(award: Award, line: usize, options: &TeamOptions) -> Result<Exact, LineError> {
    let per_board = Exact::from(i64::from(options.per_board));
    let worth = match options.method {
        TeamMethod::Imps => options.awards.imps(award).ok_or(LineErrorKind::WrongAward),
        TeamMethod::BoardAMatch => options.awards.checked_share(award).map(|share| share * per_board),
        TeamMethod::TotalPoints => Err(LineErrorKind::NoValueForAward),
    };
    worth.map_err(|kind| LineError { line, kind })
}

/// What one team of a match has over all its boards, as the tie-breaks need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct TeamTotals {
    /// The sum of the boards' scores.
    pub score: Exact,
    /// The sum of the swings won (IMPs or points; board-a-match: the score itself).
    pub won: Exact,
    /// The sum of the swings lost, as a positive number: what it lost itself, which after a split score (law 12C1(f)) need not be
    /// what the opponents won. Board-a-match: the opponents' score.
    pub lost: Exact,
    /// Boards with a better result than the opponents', if only by 10 points.
    pub boards_won: u32,
    /// Boards with a worse result.
    pub boards_lost: u32,
    /// The points won on all boards together (基本分, TP); boards with an award have none.
    pub points: Exact,
}

impl TeamTotals {
    /// Adds what a side and its opponents scored together on boards that are not known one by one.
    ///
    /// ```
    /// use tricklaw::bridge::score::{TeamOptions, TeamTotals};
    /// let mut home = TeamTotals::default();
    /// home.add(41.into(), 34.into(), &TeamOptions::default());
    /// assert_eq!((home.won.to_decimal(0), home.score.to_decimal(0)), ("41".into(), "7".into()));
    /// ```
    pub fn add(&mut self, own: Exact, other: Exact, options: &TeamOptions) {
        self.won += own;
        self.lost += other;
        self.score += if options.method == TeamMethod::BoardAMatch { own } else { own - other };
    }
}

/// Adds up the boards of a match, scored with those options: the home team's totals, then the away team's.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, TeamOptions, score_team_board, total_team_boards};
/// let options = TeamOptions::default();
/// let boards: Vec<_> = [(420, -50), (-100, 140), (600, 630)]
///     .map(|(open, closed)| {
///         score_team_board(&BoardLine::played(open), &BoardLine::played(closed), &options).unwrap()
///     })
///     .into();
/// let [home, away] = total_team_boards(&boards, &options);
/// assert_eq!((home.won.to_decimal(0), home.lost.to_decimal(0)), ("10".into(), "7".into()));
/// assert_eq!(away.score.to_decimal(0), "-3");
/// ```
pub fn total_team_boards(boards: &[TeamBoard], options: &TeamOptions) -> [TeamTotals; 2] {
    let mut totals = [TeamTotals::default(); 2];
    for board in boards {
        let [points, others] = board.points.unwrap_or_default();
        let sides = [
            (board.home, board.away, board.lead, points),
            (board.away, board.home, board.lead.reverse(), others),
        ];
        for (total, (own, other, lead, points)) in totals.iter_mut().zip(sides) {
            total.points += points.max(Exact::ZERO);
            total.score += own;
            total.won += own.max(Exact::ZERO);
            // At board-a-match nobody has less than nothing.
            let lost = if options.method == TeamMethod::BoardAMatch { other } else { -own };
            total.lost += lost.max(Exact::ZERO);
            total.boards_won += u32::from(lead.is_gt());
            total.boards_lost += u32::from(lead.is_lt());
        }
    }
    totals
}
