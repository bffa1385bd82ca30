//! Several sessions of pairs or individuals as one stage (directing regulations art. 46, 50 and 52).

use super::awards::Total;
use super::encounters::tie_data;
use super::pairs::{PairsBoard, PairsMethod, PairsOptions, score_boards};
use super::{BoardError, Place, SessionsError, counted_share, rank, rank_everybody};
use crate::bridge::score::Divisor;
use crate::event::tie_break::{Decision, Needed, Rules, TieData};
use crate::exact::Exact;
use crate::order::{self, Numbered};
use core::mem::discriminant;

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
    /// It does not count: the contestant had not entered for it. Penalties given in it do (art. 35).
    LeftOut,
}

/// How sessions are added up.
///
/// ```
/// use tricklaw::event::standing::{Absence, SessionsBy, SessionsOptions};
/// // Pair 7 was excused from whatever it missed, pair 9 from the second session; anybody else who stays away forfeits.
/// let excused = vec![(7, None), (9, Some(1))];
/// let options = SessionsOptions { by: SessionsBy::Boards, excused, ..SessionsOptions::default() };
/// assert_eq!((options.absence, options.forfeit_imps_c), (Absence::Forfeited, 300));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsOptions {
    /// What they add up to.
    pub by: SessionsBy,
    /// What a missed session counts.
    pub absence: Absence,
    /// Contestants who are excused from missed sessions, whatever holds for the others: from that session, counted from 0, or
    /// from all.
    pub excused: Vec<(u32, Option<usize>)>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    let Played { sessions: played, everybody, mut data } = play(sessions, options)?;
    let matchpoints = sessions.first().is_none_or(|(_, own)| own.method.is_matchpoints());
    let mut standings = Vec::new();
    let mut keys = Vec::new();
    for entrant in order::distinct(everybody) {
        let entrant = entrant as u32;
        let standing =
            stage_of(entrant, &played, matchpoints, options).standing(entrant, matchpoints, options);
        let counted = |score: Exact| if matchpoints { counted_share(score) } else { score };
        let scores = standing.sessions.iter().filter_map(|part| part.score).map(counted).collect();
        data.sessions.push((entrant, scores));
        keys.push((standing.score.map(counted), entrant));
        standings.push(standing);
    }
    let chain = match &options.rules {
        Some(rules) => rules.clone(),
        None if matchpoints => Rules::pairs(sessions.len() as u32),
        None => Rules::pairs_imps(),
    };
    rank_everybody(keys.clone(), &mut data, &chain);
    let ranking = rank(keys, &data, &chain);
    let mut ranked = Vec::with_capacity(standings.len());
    for (entrant, place) in ranking.places {
        // Standings are by number.
        if let Ok(at) = standings.binary_search_by_key(&entrant, |own| own.entrant) {
            ranked.push(SessionsStanding { place, ..standings[at].clone() });
        }
    }
    Ok(SessionsResult { standings: ranked, needed: ranking.needed })
}

/// The sessions, each scored by itself.
struct Played<'a> {
    sessions: Vec<Session<'a>>,
    /// Whoever was ranked in one of them, as often as that.
    everybody: Vec<u64>,
    /// What tells the tied apart.
    data: TieData,
}

fn play<'a>(
    sessions: &'a [(Vec<PairsBoard>, PairsOptions)],
    options: &SessionsOptions,
) -> Result<Played<'a>, SessionsError> {
    let mut played = Vec::with_capacity(sessions.len());
    let mut everybody: Vec<u64> = Vec::new();
    let mut data = TieData { decisions: options.decisions.clone(), ..TieData::default() };
    for (session, (boards, own)) in sessions.iter().enumerate() {
        if discriminant(&own.method) != discriminant(&sessions[0].1.method) {
            return Err(SessionsError::Method { session });
        }
        let (scored, totals) = score_boards(boards, own)
            .map_err(|BoardError { board, error }| SessionsError::Line { session, board, error })?;
        data = tie_data(boards, &scored, data, session);
        if own.fields.is_empty() {
            everybody.extend_from_slice(totals.numbers());
        }
        for &entrant in own.fields.iter().flatten() {
            everybody.push(entrant.into());
        }
        played.push(Session::new(boards, own, totals));
    }
    Ok(Played { sessions: played, everybody, data })
}

/// What all sessions come to for one of them, those missed among them.
fn stage_of(entrant: u32, played: &[Session], matchpoints: bool, options: &SessionsOptions) -> Stage {
    let mut stage = Stage { shares: matchpoints && options.by != SessionsBy::Total, ..Stage::default() };
    for (session, played) in played.iter().enumerate() {
        let of_this =
            |&(who, which): &(u32, Option<usize>)| who == entrant && which.is_none_or(|own| own == session);
        let excused = options.excused.iter().any(of_this);
        let absence = if excused { Absence::Excused } else { options.absence };
        stage.add(played.part(entrant, absence, options.forfeit_imps_c));
    }
    stage
}

/// What a contestant has of sessions.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// Before penalties.
    scored: Exact,
    penalty: Exact,
    available: Exact,
    boards: u32,
    /// Whether it played.
    played: bool,
    /// Whether it stayed away and was not excused.
    forfeited: bool,
    /// Whether nothing counts of it but the penalty.
    left_out: bool,
}

impl Sum {
    fn of(own: &Total) -> Sum {
        Sum {
            scored: own.total,
            available: own.available,
            boards: own.boards,
            played: true,
            ..Sum::default()
        }
    }
}

/// A session as it was played.
struct Session<'a> {
    options: &'a PairsOptions,
    /// What everybody has who sat there, penalties taken off: also who is in no field, and so not ranked here.
    totals: Numbered<Total>,
    /// What somebody who missed it is measured by: the boards and the top of whoever played most.
    missed: Sum,
    /// How often an award in IMPs counts on a board.
    comparisons: i64,
}

impl<'a> Session<'a> {
    fn new(boards: &[PairsBoard], options: &'a PairsOptions, totals: Numbered<Total>) -> Session<'a> {
        let mut missed = Sum::default();
        for own in totals.values() {
            missed.boards = missed.boards.max(own.boards);
            missed.available = missed.available.max(own.available);
        }
        Session { options, totals, missed, comparisons: comparisons(boards, options) }
    }

    /// A contestant's part of it.
    fn part(&self, entrant: u32, absence: Absence, forfeit_imps_c: i32) -> Sum {
        let played = self.totals.get(entrant.into()).filter(|own| own.boards > 0);
        let mut sum = played.map_or(self.missed, Sum::of);
        for &(known, amount) in &self.options.penalties {
            if known == entrant {
                sum.penalty += amount;
            }
        }
        if sum.played {
            sum.scored += sum.penalty;
            return sum;
        }
        match absence {
            // Nobody misses what nobody has played yet; a penalty given in it counts even if nothing else does.
            _ if sum.boards == 0 => sum.left_out = sum.penalty.is_zero(),
            // Nothing can be had at IMPs.
            Absence::Excused => sum.scored = sum.available * Exact::HALF,
            Absence::LeftOut => sum.left_out = true,
            Absence::Forfeited if self.options.method.is_matchpoints() => sum.forfeited = true,
            Absence::Forfeited => {
                let a_board = Exact::hundredths(forfeit_imps_c.into()) * Exact::from(self.comparisons);
                sum.scored = -(a_board * Exact::from(sum.boards));
            }
        }
        sum
    }
}

/// How often an award in IMPs counts on a board: once, but at a sum in every comparison.
fn comparisons(boards: &[PairsBoard], options: &PairsOptions) -> i64 {
    match options.method {
        PairsMethod::CrossImps(method) if method.divisor == Divisor::One => {
            let tables = boards.iter().map(|board| board.lines.len() as i64).max();
            (method.expected.map(i64::from).or(tables).unwrap_or(0) - 1).max(1)
        }
        _ => 1,
    }
}

/// A contestant's sessions as they are added up.
#[derive(Default)]
struct Stage {
    shares: bool,
    all: Sum,
    scores: Exact,
    penalties: Exact,
    counted: u32,
    parts: Vec<SessionPart>,
}

impl Stage {
    /// The score and the penalty in the measure of the ranking: where there was nothing to have, a half, but nothing to who
    /// forfeited it.
    fn measured(&self, sum: &Sum) -> (Exact, Exact) {
        if !self.shares {
            return (sum.scored, sum.penalty);
        }
        let share = |amount: Exact, usual| amount.checked_div(sum.available).unwrap_or(usual);
        let level = if sum.forfeited { Exact::ZERO } else { Exact::HALF };
        (share(sum.scored, level), share(sum.penalty, Exact::ZERO))
    }

    fn add(&mut self, sum: Sum) {
        let (score, penalty) = self.measured(&sum);
        // A penalty comes off the stage (art. 35), whatever the session it was given in counts. By sessions a share of one
        // that nobody has played cannot be told yet.
        self.penalties += penalty;
        self.all.penalty += sum.penalty;
        if sum.left_out || (self.shares && sum.boards == 0) {
            return self.parts.push(SessionPart { score: None, boards: 0 });
        }
        self.parts.push(SessionPart { score: Some(score), boards: if sum.played { sum.boards } else { 0 } });
        self.scores += score;
        self.counted += 1;
        self.all.scored += sum.scored;
        self.all.available += sum.available;
        self.all.boards += sum.boards;
    }

    /// The standing; its place is still to come.
    fn standing(self, entrant: u32, matchpoints: bool, options: &SessionsOptions) -> SessionsStanding {
        let (mut scores, mut penalties, mut divisor) = (self.scores, self.penalties, 1);
        match options.by {
            SessionsBy::Sessions if matchpoints => divisor = self.counted.max(1),
            SessionsBy::Boards if matchpoints => (scores, penalties) = self.measured(&self.all),
            SessionsBy::Boards => divisor = self.all.boards.max(1),
            _ => {}
        }
        let mean = Exact::ratio(1, divisor.into()).unwrap_or(Exact::ONE);
        let penalties = penalties * mean;
        let mut score = scores * mean + -penalties;
        for &(known, amount) in &options.carried {
            if known == entrant {
                score += amount;
            }
        }
        SessionsStanding {
            entrant,
            place: Place { place: 0, shared: false, by: None },
            score: (self.counted > 0).then_some(score),
            penalties,
            sessions: self.parts,
        }
    }
}
