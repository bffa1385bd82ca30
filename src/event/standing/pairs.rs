//! A session of pairs or individuals: boards scored, artificial scores settled by the session, everybody ranked.

use super::awards::{PlayerAward, Total, elsewhere, settle};
use super::encounters::tie_data;
use super::twice::check_results;
use super::{BoardError, Place, Ranking, counted_share, rank_everybody};
use crate::bridge::score::{
    BoardLine, ButlerOptions, CrossImpOptions, LineError, LineScore, MatchpointOptions, SideScore,
    score_butler, score_cross_imps, score_matchpoints,
};
use crate::event::tie_break::{Known, Needed, Rules, TieData};
use crate::exact::Exact;
use crate::order::Numbered;

/// One table's result on a board with who sat there.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::PairsLine;
/// let line = PairsLine::new(1, 8, BoardLine::played(420));
/// assert_eq!((&line.ns[..], &line.ew[..]), (&[1][..], &[8][..]));
/// // At an individual: players 1 and 5 against 2 and 6.
/// let individual = PairsLine { ns: vec![1, 5], ew: vec![2, 6], ..line };
/// assert_eq!(individual.score, BoardLine::played(420));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsLine {
    /// North-south: a pair's number, or the two players' at an individual.
    pub ns: Vec<u32>,
    /// East-west.
    pub ew: Vec<u32>,
    /// The result.
    pub score: BoardLine,
    /// The group it is compared in when the board is fouled (law 87); the same for all otherwise.
    pub group: u32,
}

impl PairsLine {
    /// A result of two pairs.
    pub fn new(ns: u32, ew: u32, score: BoardLine) -> PairsLine {
        PairsLine { ns: vec![ns], ew: vec![ew], score, group: 0 }
    }
}

/// A board with all its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsBoard {
    /// Its number.
    pub board: u32,
    /// The results.
    pub lines: Vec<PairsLine>,
}

/// How boards are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairsMethod {
    /// Matchpoints; unless [`expected`](MatchpointOptions::expected) says otherwise every board is brought to the
    /// results of the fullest.
    Matchpoints(MatchpointOptions),
    /// Cross-IMPs.
    CrossImps(CrossImpOptions),
    /// Butler.
    Butler(ButlerOptions),
}

impl PairsMethod {
    /// Whether scores are compared (matchpoints) and not in IMPs.
    ///
    /// ```
    /// use tricklaw::event::standing::PairsMethod;
    /// assert!(PairsMethod::Matchpoints(Default::default()).is_matchpoints());
    /// assert!(!PairsMethod::Butler(Default::default()).is_matchpoints());
    /// ```
    pub const fn is_matchpoints(&self) -> bool {
        matches!(self, PairsMethod::Matchpoints(_))
    }
}

/// What contestants are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RankBy {
    /// The share of what they could have had (matchpoints), or the mean per board (IMPs): fair to those who played
    /// fewer boards.
    #[default]
    Average,
    /// The total.
    Total,
}

/// How a session is scored.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::{PairsBoard, PairsLine, PairsMethod, PairsOptions, score_pairs};
/// use tricklaw::exact::Exact;
/// let line = |ns, ew, points| PairsLine::new(ns, ew, BoardLine::played(points));
/// let board = PairsBoard { board: 1, lines: vec![line(1, 3, 420), line(2, 4, -50)] };
/// let mut options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
/// options.penalties.push((1, Exact::hundredths(20))); // 10 % of a top of 2
/// let result = score_pairs(&[board], &options).unwrap();
/// let first = &result.fields[0][0];
/// assert_eq!((first.entrant, first.average.unwrap().to_decimal(2)), (4, "1.00".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsOptions {
    /// How boards are scored.
    pub method: PairsMethod,
    /// Contestants ranked apart, such as the two directions of a Mitchell; empty for all together.
    pub fields: Vec<Vec<u32>>,
    /// Penalties off the total: contestant, and matchpoints or IMPs, 0 or more ([`first_bonus`](super::first_bonus) finds what is
    /// less). Who has no result yet is ranked with no boards, if no
    /// fields are named; see [`first_unknown`](super::first_unknown) for numbers that are nobody's.
    pub penalties: Vec<(u32, Exact)>,
    /// What contestants are ranked by.
    pub rank_by: RankBy,
    /// How ties are broken.
    pub rules: Rules,
    /// Further data for tie-breaks: decisions, earlier sessions. Boards and encounters are filled in.
    pub ties: TieData,
}

impl PairsOptions {
    /// One session by that method, all ranked together, ties broken as the regulations say.
    pub fn new(method: PairsMethod) -> PairsOptions {
        let rules = match method {
            PairsMethod::Matchpoints(_) => Rules::pairs(1),
            _ => Rules::pairs_imps(),
        };
        PairsOptions {
            method,
            fields: Vec::new(),
            penalties: Vec::new(),
            rank_by: RankBy::Average,
            rules,
            ties: TieData::default(),
        }
    }
}

/// A scored board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredBoard {
    /// Its number.
    pub board: u32,
    /// The most a side could have; `None` at IMPs.
    pub top: Option<Exact>,
    /// The scores, in the order of the lines, artificial ones as the session settled them: `None` for a side whose two players do
    /// not have the same.
    pub lines: Vec<LineScore>,
    /// What each player of such a side has, in the order of the lines.
    pub awards: Vec<PlayerAward>,
}

impl ScoredBoard {
    /// What each player has in a line, north-south first, of a side whose two players do not have the same.
    ///
    /// ```
    /// use tricklaw::event::standing::{PlayerAward, ScoredBoard};
    /// use tricklaw::exact::Exact;
    /// let award = |player, score| PlayerAward { line: 1, player, score };
    /// let awards = vec![award(1, Exact::ONE), award(5, Exact::HALF)];
    /// let board = ScoredBoard { board: 7, top: None, lines: vec![Default::default(); 2], awards };
    /// assert_eq!((board.awards_of(0).len(), board.awards_of(1)[1].player), (0, 5));
    /// ```
    pub fn awards_of(&self, line: usize) -> &[PlayerAward] {
        let start = self.awards.partition_point(|own| own.line < line);
        let end = self.awards.partition_point(|own| own.line <= line);
        self.awards.get(start..end).unwrap_or_default()
    }

    /// What a contestant has in a line: what the side has, or his own award.
    pub(super) fn score_of(&self, line: usize, entrant: u32, side: Option<Exact>) -> Option<Exact> {
        let own = || self.awards_of(line).iter().find(|own| own.player == entrant).map(|own| own.score);
        side.or_else(own)
    }
}

/// A contestant's session.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::{PairsBoard, PairsLine, PairsMethod, PairsOptions, PairsStanding, score_pairs};
/// let line = |ns, ew, points| PairsLine::new(ns, ew, BoardLine::played(points));
/// let board = PairsBoard { board: 1, lines: vec![line(1, 4, 420), line(2, 5, 420), line(3, 6, -50)] };
/// let options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
/// let first: PairsStanding = score_pairs(&[board], &options).unwrap().fields[0][0];
/// assert_eq!((first.entrant, first.total.to_decimal(0), first.available.to_decimal(0)), (6, "4".into(), "4".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairsStanding {
    /// Its number.
    pub entrant: u32,
    /// Its place in its field.
    pub place: Place,
    /// Its total after penalties.
    pub total: Exact,
    /// What it could have had at matchpoints; 0 at IMPs.
    pub available: Exact,
    /// How many boards counted.
    pub boards: u32,
    /// The share of what it could have had, or the mean IMPs per board; `None` without boards, and a half where there
    /// was nothing to have.
    pub average: Option<Exact>,
}

/// A scored session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairsResult {
    /// The boards.
    pub boards: Vec<ScoredBoard>,
    /// The standings of each field, best first.
    pub fields: Vec<Vec<PairsStanding>>,
    /// Ties still to be settled by lot or extra boards.
    pub needed: Vec<Needed>,
}

/// Scores and ranks a session.
///
/// An artificial score is first left out: what a contestant has elsewhere in the session then says whether its own average
/// replaces 60 or 40 % (law 12C2(c)).
///
/// # Errors
///
/// [`BoardError`] for the first board with a line that cannot be scored, or a second result of a contestant (law 15B) in whichever
/// direction and group; a side that did not play has none. Sections differ by their numbers.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions};
/// use tricklaw::event::standing::{PairsBoard, PairsLine, PairsMethod, PairsOptions, score_pairs};
/// let line = |ns, ew, points| PairsLine::new(ns, ew, BoardLine::played(points));
/// let board = PairsBoard { board: 1, lines: vec![line(1, 3, 420), line(2, 4, -50)] };
/// let mut options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
/// options.fields = vec![vec![1, 2], vec![3, 4]];
/// let result = score_pairs(&[board], &options).unwrap();
/// assert_eq!(result.fields[1][0].entrant, 4);
/// assert_eq!(result.fields[1][0].average.unwrap().to_decimal(2), "1.00");
/// ```
pub fn score_pairs(boards: &[PairsBoard], options: &PairsOptions) -> Result<PairsResult, BoardError> {
    let (scored, totals) = score_boards(boards, options)?;
    let everybody: Vec<u32> = totals.numbers().iter().map(|&entrant| entrant as u32).collect();
    let fields = if options.fields.is_empty() { vec![everybody.clone()] } else { options.fields.clone() };
    let average = |entrant: u32| totals.get(entrant.into()).and_then(|own| own.average(options));
    let is_share = options.method.is_matchpoints();
    let counted = |entrant: u32| average(entrant).map(|own| if is_share { counted_share(own) } else { own });
    let mut data = tie_data(boards, &scored, options.ties.clone(), 0);
    if data.ranking.is_empty() {
        let keyed = everybody.into_iter().map(|entrant| (counted(entrant), entrant));
        rank_everybody(keyed.collect(), &mut data, &options.rules);
    }
    let mut result = PairsResult { boards: scored, fields: Vec::new(), needed: Vec::new() };
    let known = Known::new(&data);
    for field in fields {
        let key = |entrant: u32| match options.rank_by {
            RankBy::Average => counted(entrant),
            RankBy::Total => totals.get(entrant.into()).map(|own| own.total),
        };
        let mut ranking = Ranking::default();
        ranking.add(field.iter().map(|&entrant| (key(entrant), entrant)).collect(), &known, &options.rules);
        let standing = |(entrant, place): (u32, Place)| {
            let own = totals.get(entrant.into()).copied().unwrap_or_default();
            PairsStanding {
                entrant,
                place,
                total: own.total,
                available: own.available,
                boards: own.boards,
                average: average(entrant),
            }
        };
        result.fields.push(ranking.places.into_iter().map(standing).collect());
        result.needed.extend(ranking.needed);
    }
    Ok(result)
}

/// The boards of a session, and what everybody has who sat there or is fined, in a field or not, penalties taken off.
pub(super) fn score_boards(
    boards: &[PairsBoard],
    options: &PairsOptions,
) -> Result<(Vec<ScoredBoard>, Numbered<Total>), BoardError> {
    check_results(boards)?;
    let mut scored = Vec::with_capacity(boards.len());
    let fullest = boards.iter().map(scheduled).max().unwrap_or(0);
    for board in boards {
        scored.push(
            score_board(board, options, fullest).map_err(|error| BoardError { board: board.board, error })?,
        );
    }
    let mut totals = elsewhere(boards, &scored, options);
    settle(boards, &mut scored, &mut totals, options);
    for &(entrant, penalty) in &options.penalties {
        if let Some(own) = totals.get_mut(entrant.into()) {
            own.total += -penalty;
        }
    }
    Ok((scored, totals))
}

fn scheduled(board: &PairsBoard) -> u32 {
    board.lines.iter().filter(|line| line.score.is_scheduled()).count() as u32
}

fn score_board(board: &PairsBoard, options: &PairsOptions, fullest: u32) -> Result<ScoredBoard, LineError> {
    let lines: Vec<BoardLine> = board.lines.iter().map(|line| line.score.clone()).collect();
    let groups: Vec<u32> = board.lines.iter().map(|line| line.group).collect();
    let (top, lines) = match options.method {
        PairsMethod::Matchpoints(method) => {
            let method = MatchpointOptions { expected: method.expected.or(Some(fullest)), ..method };
            let scored = score_matchpoints(&lines, &groups, &method)?;
            (Some(scored.top), scored.lines)
        }
        PairsMethod::CrossImps(method) => (None, score_cross_imps(&lines, &groups, &method)?.lines),
        PairsMethod::Butler(method) => (None, score_butler(&lines, &groups, &method)?.lines),
    };
    Ok(ScoredBoard { board: board.board, top, lines, awards: Vec::new() })
}

/// Lines with their boards as the scoring takes them: by number, the lines of a board in the order given.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::{PairsLine, boards_of};
/// let line = |ns, ew, points| PairsLine::new(ns, ew, BoardLine::played(points));
/// let boards = boards_of(vec![(2, line(1, 2, -50)), (1, line(1, 2, 420)), (2, line(3, 4, 110))]);
/// let numbers: Vec<(u32, usize)> = boards.iter().map(|board| (board.board, board.lines.len())).collect();
/// assert_eq!(numbers, [(1, 1), (2, 2)]);
/// ```
pub fn boards_of(lines: Vec<(u32, PairsLine)>) -> Vec<PairsBoard> {
    let empty = |board: u64| PairsBoard { board: board as u32, lines: Vec::new() };
    let mut boards = Numbered::new(lines.iter().map(|&(board, _)| board.into()).collect(), empty);
    for (board, line) in lines {
        if let Some(board) = boards.get_mut(board.into()) {
            board.lines.push(line);
        }
    }
    boards.into_values()
}

/// The two sides of a line: who sat there, what they have on the traveller, what it scored.
pub(super) fn sides<'a>(
    line: &'a PairsLine,
    score: &LineScore,
) -> [(&'a [u32], &'a SideScore, Option<Exact>); 2] {
    [(&line.ns, &line.score.ns, score.ns), (&line.ew, &line.score.ew, score.ew)]
}
