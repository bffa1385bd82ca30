//! What would count twice: a result of a contestant, a board of a match, a match of a team.

use super::{BoardError, MatchBoard, PairsBoard, PairsLine, teams_of};
use crate::bridge::score::{BoardLine, LineError, LineErrorKind, SideScore};
use crate::event::tie_break::{MatchRecord, Places};
use crate::order;
use core::error::Error;
use core::fmt;

/// The half matches a team has in the round of a triangle, or of a match recorded by its halves.
const HALVES: usize = 2;

/// A team that has two matches in one round, both of which would count.
///
/// ```
/// use tricklaw::event::standing::{MatchTwice, TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules};
/// let matches = [MatchRecord::new(3, 1, 2).vp_c(1250, 750), MatchRecord::new(3, 4, 2).vp_c(1400, 600)];
/// let twice = score_teams(&[1, 2, 4], &matches, &TeamsOptions::new(Rules::swiss())).unwrap_err();
/// assert_eq!(twice, MatchTwice { record: 1, first: 0, team: 2, round: 3 });
/// assert_eq!(twice.to_string(), "match 2: team 2 has match 1 in round 3 already");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchTwice {
    /// Which match, from 0.
    pub record: usize,
    /// The match the team has in that round already, from 0.
    pub first: usize,
    /// The team.
    pub team: u32,
    /// The round.
    pub round: u32,
}

impl fmt::Display for MatchTwice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatchTwice { record, first, team, round } = *self;
        write!(f, "match {}: team {team} has match {} in round {round} already", record + 1, first + 1)
    }
}

impl Error for MatchTwice {}

/// Of keyed places the first that has the key of an earlier one: key and place in one number each, the place low.
#[inline(never)]
fn first_repeated(keys: Vec<u64>) -> Option<[u32; 3]> {
    let keys = order::distinct(keys);
    let same = keys.windows(2).filter(|two| two[0] >> 32 == two[1] >> 32);
    same.map(|two| [two[1] as u32, two[0] as u32, (two[0] >> 32) as u32]).min()
}

const fn keyed(key: u32, place: usize) -> u64 {
    (key as u64) << 32 | place as u64
}

/// Whether somebody sits at the table in two places.
fn sits_twice(line: &PairsLine) -> bool {
    let mut seated = line.ns.iter().chain(&line.ew);
    while let Some(own) = seated.next() {
        if seated.clone().any(|other| other == own) {
            return true;
        }
    }
    false
}

/// Looks whether everybody has one place at a table, and at most one result on each board; a side that has not played it has
/// none. The lines of a board that comes in parts are looked at together.
pub(super) fn check_results(boards: &[PairsBoard]) -> Result<(), BoardError> {
    let places = order::places(boards.len(), |one, other| boards[one].board.cmp(&boards[other].board));
    for same in places.chunk_by(|&one, &other| boards[one].board == boards[other].board) {
        let lines = || same.iter().flat_map(|&place| boards[place].lines.iter().enumerate());
        let refused =
            |line, kind| Err(BoardError { board: boards[same[0]].board, error: LineError { line, kind } });
        let mut keys = Vec::new();
        for (place, (own, line)) in lines().enumerate() {
            if sits_twice(line) {
                return refused(own, LineErrorKind::SamePair);
            }
            for (entrants, score) in [(&line.ns, &line.score.ns), (&line.ew, &line.score.ew)] {
                if *score != SideScore::NotPlayed {
                    keys.extend(entrants.iter().map(|&entrant| keyed(entrant, place)));
                }
            }
        }
        if let Some([second, first, entrant]) = first_repeated(keys) {
            let own = |place: u32| lines().nth(place as usize).map_or(0, |(line, _)| line);
            let kind = LineErrorKind::PlayedTwice { entrant, first: own(first) };
            return refused(own(second), kind);
        }
    }
    Ok(())
}

/// Looks whether each board counts once in a match; one that was played in neither room does not count.
pub(super) fn check_boards(boards: &[MatchBoard]) -> Result<(), BoardError> {
    let counts = |own: &MatchBoard| [&own.open, &own.closed].into_iter().any(BoardLine::is_scheduled);
    let played = boards.iter().enumerate().filter(|(_, own)| counts(own));
    match first_repeated(played.map(|(place, own)| keyed(own.board, place)).collect()) {
        None => Ok(()),
        Some([line, first, board]) => {
            let kind = LineErrorKind::BoardTwice { first: first as usize };
            Err(BoardError { board, error: LineError { line: line as usize, kind } })
        }
    }
}

/// Looks whether each team has one match in a round, or two half matches. A round that is not told, 0, may be any.
pub(super) fn check_rounds(matches: &[MatchRecord]) -> Result<(), MatchTwice> {
    let places = Places::new(2 * matches.len(), &|place| matches[place / 2].sides[place % 2]);
    let mut found: Option<MatchTwice> = None;
    for team in teams_of(matches) {
        let records = places.of(team).iter().map(|place| place / 2);
        let told = records.filter(|&record| matches[record].round > 0);
        let keys = order::distinct(told.map(|record| keyed(matches[record].round, record)).collect());
        for round in keys.chunk_by(|one, other| one >> 32 == other >> 32) {
            let record = |place: usize| round[place] as u32 as usize;
            let whole = (0..round.len()).any(|place| !matches[record(place)].half);
            let most = if whole { 1 } else { HALVES };
            if round.len() > most && found.is_none_or(|found| record(most) < found.record) {
                let number = (round[0] >> 32) as u32;
                found = Some(MatchTwice { record: record(most), first: record(0), team, round: number });
            }
        }
    }
    found.map_or(Ok(()), Err)
}
