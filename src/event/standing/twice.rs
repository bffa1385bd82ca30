//! What would count twice: a result of a contestant, a board of a match, a match of a team.

use super::{BoardError, MatchBoard, PairsBoard, PairsLine};
use crate::bridge::score::{LineError, LineErrorKind, SideScore};
use crate::event::tie_break::MatchRecord;
use crate::order;
use core::error::Error;
use core::fmt;

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

/// A key and a place in one number, sorted by the key.
const fn keyed(key: u32, place: usize) -> u64 {
    (key as u64) << 32 | place as u64
}

/// Of keyed places the first whose key an earlier one has: it, the first of that key, and the key. Two may have a key in common
/// where both are `half`.
#[inline(never)]
fn first_repeated(keys: Vec<u64>, half: &dyn Fn(usize) -> bool) -> Option<(usize, usize, u32)> {
    let keys = order::distinct(keys);
    let mut found: Option<(usize, usize, u32)> = None;
    let mut start = 0;
    for at in 1..keys.len() {
        if keys[at] >> 32 != keys[start] >> 32 {
            start = at;
            continue;
        }
        let [own, first] = [at, start].map(|at| keys[at] as u32 as usize);
        let two_halves = at == start + 1 && half(own) && half(first);
        if !two_halves && found.is_none_or(|found| own < found.0) {
            found = Some((own, first, (keys[at] >> 32) as u32));
        }
    }
    found
}

/// Nothing counts a half.
const fn whole(_: usize) -> bool {
    false
}

/// Whether somebody sits at the table in two places.
fn sits_twice(line: &PairsLine) -> bool {
    let partner_of_himself = |side: &[u32]| side.len() > 1 && side[0] == side[1];
    partner_of_himself(&line.ns)
        || partner_of_himself(&line.ew)
        || line.ns.iter().any(|own| line.ew.contains(own))
}

/// Looks whether everybody has one place at a table, and at most one result on each board; a side that has not played it has
/// none. The lines of a board that comes in parts are counted through.
pub(super) fn check_results(boards: &[PairsBoard]) -> Result<(), BoardError> {
    let mut parts = Vec::with_capacity(boards.len());
    for (place, own) in boards.iter().enumerate() {
        parts.push(keyed(own.board, place));
    }
    let parts = order::distinct(parts);
    let (mut results, mut count) = (Vec::new(), 0);
    for (at, &part) in parts.iter().enumerate() {
        let own = &boards[part as u32 as usize];
        let refused = |line, kind| Err(BoardError { board: own.board, error: LineError { line, kind } });
        for line in &own.lines {
            if sits_twice(line) {
                return refused(count, LineErrorKind::SamePair);
            }
            for (entrants, score) in [(&line.ns, &line.score.ns), (&line.ew, &line.score.ew)] {
                if !matches!(score, SideScore::NotPlayed) {
                    for &entrant in entrants {
                        results.push(keyed(entrant, count));
                    }
                }
            }
            count += 1;
        }
        if parts.get(at + 1).is_none_or(|next| next >> 32 != part >> 32) {
            count = 0;
            if let Some((line, first, entrant)) = first_repeated(core::mem::take(&mut results), &whole) {
                return refused(line, LineErrorKind::PlayedTwice { entrant, first });
            }
        }
    }
    Ok(())
}

/// Looks whether each board counts once in a match; one that was played in neither room does not count.
pub(super) fn check_boards(boards: &[MatchBoard]) -> Result<(), BoardError> {
    let mut counting = Vec::with_capacity(boards.len());
    for (place, own) in boards.iter().enumerate() {
        if own.open.is_scheduled() || own.closed.is_scheduled() {
            counting.push(keyed(own.board, place));
        }
    }
    match first_repeated(counting, &whole) {
        None => Ok(()),
        Some((line, first, board)) => {
            Err(BoardError { board, error: LineError { line, kind: LineErrorKind::BoardTwice { first } } })
        }
    }
}

/// Looks whether each team has one match in a round, or two half matches: in a triangle, or of one match. A round that is not told,
/// 0, may be any.
pub(super) fn check_rounds(matches: &[MatchRecord]) -> Result<(), MatchTwice> {
    let mut rounds = Vec::with_capacity(matches.len());
    for (place, own) in matches.iter().enumerate() {
        if own.round > 0 {
            rounds.push(keyed(own.round, place));
        }
    }
    let rounds = order::distinct(rounds);
    let mut found: Option<MatchTwice> = None;
    let mut teams = Vec::new();
    for (at, &own) in rounds.iter().enumerate() {
        let place = own as u32 as usize;
        for team in matches[place].sides {
            if team > 0 {
                teams.push(keyed(team, place));
            }
        }
        if rounds.get(at + 1).is_none_or(|next| next >> 32 != own >> 32) {
            let half = |record: usize| matches[record].half;
            if let Some((record, first, team)) = first_repeated(core::mem::take(&mut teams), &half)
                && found.is_none_or(|found| record < found.record)
            {
                found = Some(MatchTwice { record, first, team, round: matches[record].round });
            }
        }
    }
    found.map_or(Ok(()), Err)
}
