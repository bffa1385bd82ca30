//! Several sessions of pairs or individuals as one stage (directing regulations art. 46, 50 and 52).

use super::encounters::tie_data;
use super::pairs::{
    PairsBoard, PairsMethod, PairsOptions, PairsResult, PairsStanding, ScoredBoard, score_pairs,
};
use super::{Place, rank};
use crate::bridge::score::{Divisor, LineError};
use crate::event::tie_break::{Decision, Needed, Rules, TieData};
use crate::exact::Exact;
use crate::order;
use core::fmt;

/// What the sessions of a stage add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SessionsBy {
    /// The results of the sessions: at matchpoints the mean of their percentages, so that each session weighs the same
    /// (the note to art. 52), at IMPs their sum.
    #[default]
    Sessions,
    /// Every board: the share of all that could be had at matchpoints, the mean of all boards at IMPs.
    Boards,
    /// The plain sum of matchpoints or IMPs.
    Total,
}

/// What a session counts that a contestant of the stage did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Absence {
    /// It is forfeited (弃权): nothing at matchpoints, 3 IMPs lost a board (art. 28(1)2).
    #[default]
    Forfeited,
    /// The organiser excused it (不可抗力): scored as level, half of the matchpoints or no IMPs (art. 36).
    Excused,
    /// It does not count: the contestant had not entered for it.
    LeftOut,
}

/// How sessions are added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsOptions {
    /// What they add up to.
    pub by: SessionsBy,
    /// What a missed session counts.
    pub absence: Absence,
    /// Contestants whose missed sessions are excused, whatever holds for the others.
    pub excused: Vec<u32>,
    /// What a forfeited board costs at IMPs, in hundredths: 300 (art. 28). At a sum of cross-IMPs it is lost in every
    /// comparison.
    pub forfeit_imps_c: i32,
    /// Carried over from the stage before (art. 52), in the measure of the ranking: shares, matchpoints or IMPs.
    pub carried: Vec<(u32, Exact)>,
    /// How ties are broken; `None` for the regulations' chain for that many sessions.
    pub rules: Option<Rules>,
    /// What came of lots and extra boards.
    pub decisions: Vec<Decision>,
}

impl Default for SessionsOptions {
    fn default() -> SessionsOptions {
        SessionsOptions {
            by: SessionsBy::Sessions,
            absence: Absence::Forfeited,
            excused: Vec::new(),
            forfeit_imps_c: 300,
            carried: Vec::new(),
            rules: None,
            decisions: Vec::new(),
        }
    }
}

/// One session of a contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionPart {
    /// Its result before penalties: a share of what could be had at matchpoints (by the total the matchpoints
    /// themselves), else IMPs. What a missed session counts; `None` where it does not count.
    pub score: Option<Exact>,
    /// How many boards were scored; 0 for a missed session.
    pub boards: u32,
}

/// A contestant's stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsStanding {
    /// Its number.
    pub entrant: u32,
    /// Its place.
    pub place: Place,
    /// What it is ranked by, with carry-over and less penalties; `None` where nothing counts.
    pub score: Option<Exact>,
    /// The penalties in the same measure. They come off the stage and leave the results of the sessions alone (art. 35).
    pub penalties: Exact,
    /// How many boards were scored.
    pub boards: u32,
    /// Its sessions, in the order given.
    pub sessions: Vec<SessionPart>,
}

/// A ranked stage of several sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsResult {
    /// Best first.
    pub standings: Vec<SessionsStanding>,
    /// Ties still to be settled.
    pub needed: Vec<Needed>,
}

/// Sessions that cannot be added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionsError {
    /// A line of a session cannot be scored.
    Line {
        /// Which session, from 0.
        session: usize,
        /// Which board.
        board: u32,
        /// What is wrong there.
        error: LineError,
    },
    /// A session is scored in another way than the first: matchpoints and IMPs do not add up.
    Method {
        /// Which session, from 0.
        session: usize,
    },
}

impl fmt::Display for SessionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionsError::Line { session, board, error } => {
                write!(f, "session {}, board {board}, {error}", session + 1)
            }
            SessionsError::Method { session } => {
                write!(f, "session {} is scored in another way than the first", session + 1)
            }
        }
    }
}

impl core::error::Error for SessionsError {}

/// Scores several sessions with their own boards and options and ranks everybody over all of them. A contestant has the same
/// number in every session. Penalties of a session come off the stage (art. 35). Ties are broken by the best session, the second
/// best and so on, then by what was scored against the best-placed common opponents (art. 46).
///
/// # Errors
///
/// [`SessionsError`]: a line that cannot be scored, or sessions scored in different ways.
///
/// ```
/// use tricklaw::bridge::score::BoardLine;
/// use tricklaw::event::standing::*;
/// let session = |points: [i32; 2]| {
///     let line = |ns: u32, points| PairsLine::new(ns, ns + 2, BoardLine::played(points));
///     let boards = vec![PairsBoard { board: 1, lines: vec![line(1, points[0]), line(2, points[1])] }];
///     (boards, PairsOptions::new(PairsMethod::Matchpoints(Default::default())))
/// };
/// let sessions = [session([420, -50]), session([110, 140]), session([90, 50])];
/// let stage = score_sessions(&sessions, &SessionsOptions::default()).unwrap();
/// let first = &stage.standings[0];
/// assert_eq!((first.entrant, first.score.unwrap().to_string()), (1, "2/3".to_string()));
/// ```
pub fn score_sessions(
    sessions: &[(Vec<PairsBoard>, PairsOptions)],
    options: &SessionsOptions,
) -> Result<SessionsResult, SessionsError> {
    let mut scored = Vec::with_capacity(sessions.len());
    for (session, (boards, own)) in sessions.iter().enumerate() {
        if measure(own) != measure(&sessions[0].1) {
            return Err(SessionsError::Method { session });
        }
        let result = score_pairs(boards, own).map_err(|(board, error)| SessionsError::Line {
            session,
            board,
            error,
        })?;
        scored.push(Session::new(result, own, options));
    }
    let everybody = scored.iter().flat_map(|own| own.standings().map(|own| u64::from(own.entrant)));
    let mut entrants = order::distinct(everybody.collect());
    let mut standings: Vec<SessionsStanding> =
        entrants.drain(..).map(|entrant| add_up(entrant as u32, &scored, options)).collect();
    let mut data = ties(sessions, &scored, &standings);
    data.decisions = options.decisions.clone();
    let chain = options.rules.clone().unwrap_or_else(|| match sessions.first() {
        Some((_, own)) if measure(own) != Measure::Matchpoints => Rules::pairs_imps(),
        _ => Rules::pairs(sessions.len() as u32),
    });
    let ranking = rank(standings.iter().map(|own| (own.score, own.entrant)).collect(), &data, &chain);
    let places = |entrant: u32| ranking.places.iter().position(|&(known, _)| known == entrant);
    for own in &mut standings {
        if let Some(place) = places(own.entrant) {
            own.place = ranking.places[place].1;
        }
    }
    standings = order::sorted_by_key(standings, |own| places(own.entrant));
    Ok(SessionsResult { standings, needed: ranking.needed })
}

/// What a session is measured in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    Matchpoints,
    CrossImps,
    Butler,
}

const fn measure(options: &PairsOptions) -> Measure {
    match options.method {
        PairsMethod::Matchpoints(_) => Measure::Matchpoints,
        PairsMethod::CrossImps(_) => Measure::CrossImps,
        PairsMethod::Butler(_) => Measure::Butler,
    }
}

/// A scored session with what those who missed it have.
struct Session<'a> {
    result: PairsResult,
    options: &'a PairsOptions,
    /// The most boards anybody played, and the most anybody could have had.
    boards: u32,
    available: Exact,
    /// The IMPs of all its boards for somebody who forfeited it.
    forfeited: Exact,
}

/// What a contestant has of a session before it is added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    scored: Exact,
    penalty: Exact,
    available: Exact,
    boards: u32,
}

impl Sum {
    /// The share of what could be had, and that of the penalty; a half where there was nothing to have.
    fn shares(&self) -> (Exact, Exact) {
        let share = |amount: Exact| amount.checked_div(self.available);
        (share(self.scored).unwrap_or(Exact::HALF), share(self.penalty).unwrap_or(Exact::ZERO))
    }

    fn add(&mut self, other: &Sum) {
        self.scored += other.scored;
        self.penalty += other.penalty;
        self.available += other.available;
        self.boards += other.boards;
    }
}

impl Session<'_> {
    fn new<'a>(result: PairsResult, own: &'a PairsOptions, options: &SessionsOptions) -> Session<'a> {
        let standings = || result.fields.iter().flatten();
        let boards = standings().map(|own| own.boards).max().unwrap_or(0);
        let available = standings().map(|own| own.available).max().unwrap_or(Exact::ZERO);
        let tables = |board: &ScoredBoard| board.lines.iter().filter(|line| line.ns.is_some()).count() as i64;
        let lines = result.boards.iter().map(tables).max().unwrap_or(0);
        let comparisons = match own.method {
            PairsMethod::CrossImps(method) if method.divisor == Divisor::One => {
                (method.expected.map_or(lines, i64::from) - 1).max(1)
            }
            _ => 1,
        };
        let each = Exact::hundredths(i64::from(options.forfeit_imps_c)) * Exact::from(comparisons);
        let forfeited = -(each * Exact::from(i64::from(boards)));
        Session { boards, available, forfeited, options: own, result }
    }

    fn standings(&self) -> impl Iterator<Item = &PairsStanding> {
        self.result.fields.iter().flatten()
    }

    /// What a contestant has of the session, and whether it played. `None` for a missed one that does not count.
    fn sum(&self, entrant: u32, options: &SessionsOptions) -> Option<(Sum, bool)> {
        let own = self.standings().find(|own| own.entrant == entrant);
        let penalties = self.options.penalties.iter().filter(|(known, _)| *known == entrant);
        let penalty = Exact::sum(penalties.map(|&(_, amount)| amount));
        if let Some(own) = own.filter(|own| own.boards > 0) {
            let scored = own.total + penalty;
            return Some((Sum { scored, penalty, available: own.available, boards: own.boards }, true));
        }
        let matchpoints = measure(self.options) == Measure::Matchpoints;
        let absence = if options.excused.contains(&entrant) { Absence::Excused } else { options.absence };
        let scored = match absence {
            Absence::LeftOut => return None,
            Absence::Forfeited if matchpoints => Exact::ZERO,
            Absence::Forfeited => self.forfeited,
            Absence::Excused => self.available * Exact::HALF, // nothing can be had at IMPs
        };
        Some((Sum { scored, penalty, available: self.available, boards: self.boards }, false))
    }
}

/// A contestant's sessions added up; the place is still to come.
fn add_up(entrant: u32, sessions: &[Session], options: &SessionsOptions) -> SessionsStanding {
    let matchpoints = sessions.first().is_some_and(|own| measure(own.options) == Measure::Matchpoints);
    let shares = matchpoints && options.by != SessionsBy::Total;
    let (mut all, mut counted) = (Sum::default(), 0);
    let (mut scores, mut penalties) = (Exact::ZERO, Exact::ZERO);
    let (mut parts, mut boards) = (Vec::with_capacity(sessions.len()), 0);
    for session in sessions {
        let Some((sum, played)) = session.sum(entrant, options) else {
            parts.push(SessionPart { score: None, boards: 0 });
            continue;
        };
        let (score, penalty) = if shares { sum.shares() } else { (sum.scored, sum.penalty) };
        parts.push(SessionPart { score: Some(score), boards: if played { sum.boards } else { 0 } });
        all.add(&sum);
        boards += if played { sum.boards } else { 0 };
        counted += 1;
        scores += score;
        penalties += penalty;
    }
    let divisor = match options.by {
        SessionsBy::Sessions if matchpoints => counted,
        SessionsBy::Boards if !matchpoints => i64::from(all.boards),
        _ => 1,
    };
    if options.by == SessionsBy::Boards && matchpoints {
        (scores, penalties) = all.shares();
    }
    let mean = |amount: Exact| amount.checked_div(Exact::from(divisor)).unwrap_or(Exact::ZERO);
    let carried = options.carried.iter().filter(|(known, _)| *known == entrant);
    let carried = Exact::sum(carried.map(|&(_, amount)| amount));
    let penalties = mean(penalties);
    SessionsStanding {
        entrant,
        place: Place { place: 0, shared: false, by: None },
        score: (counted > 0).then(|| mean(scores) + carried - penalties),
        penalties,
        boards,
        sessions: parts,
    }
}

/// What the sessions tell the tie-breaks. Boards of different sessions are different boards.
fn ties(
    sessions: &[(Vec<PairsBoard>, PairsOptions)],
    scored: &[Session],
    standings: &[SessionsStanding],
) -> TieData {
    let mut data = TieData::default();
    for ((boards, _), own) in sessions.iter().zip(scored) {
        let before = data.boards.len();
        let apart = data.boards.iter().map(|play| play.board).max().map_or(0, |most| most.saturating_add(1));
        data = tie_data(boards, &own.result.boards, data);
        for play in &mut data.boards[before..] {
            play.board = play.board.saturating_add(apart);
        }
    }
    let scores = |own: &SessionsStanding| own.sessions.iter().filter_map(|part| part.score).collect();
    data.sessions = standings.iter().map(|own| (own.entrant, scores(own))).collect();
    let ranked = order::sorted(standings, |a, b| b.score.cmp(&a.score));
    data.ranking = ranked.into_iter().map(|own| own.entrant).collect();
    data
}
