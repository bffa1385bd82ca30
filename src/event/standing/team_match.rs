//! A match of teams: its boards together, what was carried over, and who goes on.

use super::twice::check_boards;
use super::{BoardError, knockout_lead};
use crate::bridge::score::{
    BoardLine, TeamBoard, TeamMethod, TeamOptions, TeamTotals, VpTable, score_team_board, total_team_boards,
};
use crate::event::tie_break::{MatchRecord, Step};
use crate::exact::Exact;
use core::cmp::Ordering;

/// A board of a match, the home team sitting north-south in the open room and east-west in the closed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchBoard {
    /// Its number.
    pub board: u32,
    /// What came of it in the open room.
    pub open: BoardLine,
    /// And in the closed room.
    pub closed: BoardLine,
}

/// What counts in a match beside its boards, of home and away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct MatchExtras {
    /// What was scored on boards that are not known one by one.
    pub score: [Exact; 2],
    /// What was carried over from an earlier stage (directing regulations art. 51).
    pub carried: [Exact; 2],
    /// Penalties (art. 26, 27, 35), as positive amounts.
    pub penalties: [Exact; 2],
}

/// What a match came to, home before away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// The boards, in the order given; one that was played again is worth nothing to either side.
    pub boards: Vec<TeamBoard>,
    /// How many of them count: the length of the match.
    pub counting: u32,
    /// What each side has over all of them.
    pub totals: [TeamTotals; 2],
    /// By how much the home team scored more.
    pub margin: Exact,
    /// The margin with what was carried over and less penalties: who goes on in a knock-out goes by it.
    pub lead: Exact,
    /// What each side won, with what was carried over and less penalties.
    pub counted: [Exact; 2],
    /// Whether the home team is ahead in a knock-out; `Equal` where extra boards have to decide.
    pub ahead: Ordering,
    /// What decided where the score did not (art. 45).
    pub by: Option<Step>,
    /// What each side's victory points are for: at IMPs and total points its own net, which after a split score need not
    /// balance.
    pub nets: [Exact; 2],
}

impl MatchScore {
    /// The victory points of the two sides on a scale, in hundredths.
    pub fn victory_points_c(&self, table: &VpTable) -> [i32; 2] {
        self.nets.map(|net| table.award_exact(net).0)
    }

    /// The match as standings and tie-breaks know it: what each side won, by the method it was scored by, its points and the
    /// boards it won. What a side lost itself, where scores do not balance, has no place there. Victory points are for [`vp_c`](MatchRecord::vp_c) to add.
    ///
    /// ```
    /// use tricklaw::bridge::score::{BoardLine, TeamOptions, VpScale};
    /// use tricklaw::event::standing::{MatchBoard, MatchExtras, TeamsOptions, score_match, score_teams};
    /// use tricklaw::event::tie_break::Rules;
    /// let boards = [(1, 420, -50), (2, 110, 140)].map(|(board, open, closed)| {
    ///     MatchBoard { board, open: BoardLine::played(open), closed: BoardLine::played(closed) }
    /// });
    /// let options = TeamOptions::default();
    /// let score = score_match(&boards, &options, &MatchExtras::default()).unwrap();
    /// let [home, away] = score.victory_points_c(&VpScale::WbfContinuous.table(2).unwrap());
    /// let record = score.record(1, [7, 4], &options).vp_c(home, away);
    /// assert_eq!(record.imps, [10.into(), 1.into()]);
    /// let (standings, _) = score_teams(&[4, 7], &[record], &TeamsOptions::new(Rules::swiss())).unwrap();
    /// assert_eq!((standings[0].team, standings[0].imps), (7, (10.into(), 1.into())));
    /// ```
    pub fn record(&self, round: u32, sides: [u32; 2], options: &TeamOptions) -> MatchRecord {
        let won = self.totals.map(|side| side.won);
        let points = self.totals.map(|side| side.points.rounded(1));
        let boards_won = self.totals.map(|side| side.boards_won);
        let mut record =
            MatchRecord { round, sides, total_points: points, boards_won, ..MatchRecord::default() };
        match options.method {
            TeamMethod::Imps => record.imps = won,
            TeamMethod::BoardAMatch => record.matchpoints = won,
            TeamMethod::TotalPoints => record.total_points = won.map(|points| points.rounded(1)),
        }
        record
    }
}

/// Scores a match board by board, and the whole with what else counts.
///
/// # Errors
///
/// [`BoardError`] for the first board that cannot be scored, with the error of [`score_team_board`], or that counts a second
/// time. One played in neither room does not count, and may have been played again; boards of a second half with the numbers of
/// the first are numbered on, by 16s where the vulnerability is to stay.
///
/// ```
/// use core::cmp::Ordering;
/// use tricklaw::bridge::score::{BoardLine, TeamOptions};
/// use tricklaw::event::standing::{MatchBoard, MatchExtras, score_match};
/// let boards = [(1, 420, -50), (2, 110, 140)].map(|(board, open, closed)| {
///     MatchBoard { board, open: BoardLine::played(open), closed: BoardLine::played(closed) }
/// });
/// let extras = MatchExtras { penalties: [20.into(), 0.into()], ..MatchExtras::default() };
/// let played = score_match(&boards, &TeamOptions::default(), &extras).unwrap();
/// assert_eq!((played.margin.to_decimal(0), played.lead.to_decimal(0)), ("9".into(), "-11".into()));
/// assert_eq!((played.ahead, played.by), (Ordering::Less, None));
/// ```
pub fn score_match(
    boards: &[MatchBoard],
    options: &TeamOptions,
    extras: &MatchExtras,
) -> Result<MatchScore, BoardError> {
    check_boards(boards)?;
    let mut scored: Vec<TeamBoard> = Vec::with_capacity(boards.len());
    let mut counting = 0;
    for (place, MatchBoard { board, open, closed }) in boards.iter().enumerate() {
        let played_again = is_played_again(boards, place);
        counting += u32::from(!played_again);
        scored.push(match played_again {
            true => TeamBoard::NOTHING,
            false => score_team_board(open, closed, options)
                .map_err(|error| BoardError { board: *board, error })?,
        });
    }
    let mut totals = total_team_boards(&scored, options);
    let MatchExtras { score: [own, other], carried, penalties } = *extras;
    totals[0].add(own, other, options);
    totals[1].add(other, own, options);
    let [home, away] = totals;
    let difference = home.score - away.score;
    let (margin, nets) = match options.method {
        TeamMethod::BoardAMatch => (difference, [difference, -difference]),
        _ => (difference * Exact::HALF, [home.score, away.score]),
    };
    let lead = margin + carried[0] - carried[1] - penalties[0] + penalties[1];
    let (ahead, by) = knockout_lead(lead, &totals);
    Ok(MatchScore {
        boards: scored,
        counting,
        totals,
        margin,
        lead,
        counted: [home.won + carried[0] - penalties[0], away.won + carried[1] - penalties[1]],
        ahead,
        by,
        nets,
    })
}

/// Whether a board fell out in both rooms and is there again under its number (law 15B).
fn is_played_again(boards: &[MatchBoard], place: usize) -> bool {
    let counts = |own: &MatchBoard| own.open.is_scheduled() || own.closed.is_scheduled();
    let again = |(other, own): (usize, &MatchBoard)| {
        own.board == boards[place].board && other != place && (counts(own) || other < place)
    };
    !counts(&boards[place]) && boards.iter().enumerate().any(again)
}
