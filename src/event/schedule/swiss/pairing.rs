//! Pairing a Swiss round without rematches (directing regulations art. 16).
//!
//! The regulations pair neighbours in the ranking and exchange a clashing team with the next one, which can fail at
//! the bottom. The pairing here is the first complete one in rank order: the leader meets the highest-ranked team it
//! may meet such that all others can still be paired, and so on down. It is the printed rule's wherever that works.

use super::super::Pairing;
use super::matching::{Matching, Search};
use super::round::{HomeRule, OddField, Rematch, SwissError, SwissHistory, SwissOptions, SwissRound};
use crate::order;

/// How many triangles are tried before giving up; reached only by fields constructed for it.
const TRIANGLES: u32 = 5_000;

/// Pairs a round: high against high in the order of `ranking`, nobody meeting anybody twice if that can be had at all.
///
/// With an odd field, the bye or the triangle goes as low as a complete pairing of the others allows.
///
/// # Errors
///
/// [`SwissError`]; in particular [`SwissError::Rematch`] carries the pairing with the fewest rematches, and
/// [`SwissError::LotNeeded`] asks for the first bye.
///
/// ```
/// use tricklaw::event::schedule::{Meeting, SwissHistory, SwissOptions, swiss_pair};
/// let mut history = SwissHistory::default();
/// history.meetings.push(Meeting { round: 1, sides: [7, 3] });
/// let options = SwissOptions { round: 2, ..SwissOptions::default() };
/// let round = swiss_pair(&[7, 3, 5, 1], &history, &options).unwrap();
/// let pairs: Vec<(u32, u32)> = round.pairs.iter().map(|pair| (pair.home, pair.away)).collect();
/// assert_eq!(pairs, [(7, 5), (3, 1)]); // in even rounds the larger number is at home
/// ```
pub fn swiss_pair(
    ranking: &[u32],
    history: &SwissHistory,
    options: &SwissOptions,
) -> Result<SwissRound, SwissError> {
    check(ranking, options)?;
    let resting = options.continuing;
    let field: Vec<u32> = ranking
        .iter()
        .copied()
        .filter(|entrant| !resting.is_some_and(|three| three.contains(entrant)))
        .collect();
    let table = Table::new(&field, history);
    let graph = table.graph();
    let mut search = Search::new(&graph);
    let matching = search.maximum();
    let (out, allowed) = if field.len().is_multiple_of(2) {
        (Vec::new(), matching.free() / 2)
    } else {
        match options.odd {
            OddField::Bye => table.bye(&matching, &mut search, history, options)?,
            OddField::Triangle => table.triangle(&matching, &mut search)?,
        }
    };
    let round = table.round(matching, &mut search, &out, allowed, options);
    if !round.rematches.is_empty() && options.rematch == Rematch::Refuse {
        return Err(SwissError::Rematch { round });
    }
    Ok(round)
}

fn check(ranking: &[u32], options: &SwissOptions) -> Result<(), SwissError> {
    let mut named = options.continuing.into_iter().flatten().chain(options.first_bye());
    let wrong = order::repeated(ranking).or_else(|| named.find(|entrant| !ranking.contains(entrant)));
    wrong.map_or(Ok(()), |entrant| Err(SwissError::Unknown { entrant }))
}

/// The field by rank with who has met whom; places in the ranking stand for contestants.
struct Table<'a> {
    field: &'a [u32],
    /// The round of the last meeting of two places, 0 for none.
    met: Vec<u32>,
}

impl Table<'_> {
    fn new<'a>(field: &'a [u32], history: &SwissHistory) -> Table<'a> {
        let count = field.len();
        let places = order::ascending(field.iter().copied().zip(0..));
        let place = |entrant: u32| {
            places.binary_search_by_key(&entrant, |&(known, _)| known).ok().map(|index| places[index].1)
        };
        let mut met = vec![0; count * count];
        for meeting in &history.meetings {
            if let [Some(one), Some(other)] = meeting.sides.map(place) {
                for cell in [one * count + other, other * count + one] {
                    met[cell] = met[cell].max(meeting.round.max(1));
                }
            }
        }
        Table { field, met }
    }

    /// For each place the places it has not met.
    fn graph(&self) -> Vec<Vec<usize>> {
        let count = self.field.len();
        let fresh = |one: usize| (0..count).filter(move |&other| other != one && self.met(one, other) == 0);
        (0..count).map(|one| fresh(one).collect()).collect()
    }

    fn met(&self, one: usize, other: usize) -> u32 {
        self.met[one * self.field.len() + other]
    }

    /// Who rests, and how many rematches the others then need.
    fn bye(
        &self,
        matching: &Matching,
        search: &mut Search,
        history: &SwissHistory,
        options: &SwissOptions,
    ) -> Result<(Vec<usize>, usize), SwissError> {
        let count = self.field.len();
        let mut needs = |place: usize| rematches_without(matching, search, &[place]);
        if let Some(drawn) = options.first_bye() {
            let place = self.field.iter().position(|&entrant| entrant == drawn);
            let place = place.ok_or(SwissError::Unknown { entrant: drawn })?;
            return Ok((vec![place], needs(place)));
        }
        if options.round <= 1 {
            return Err(SwissError::LotNeeded { among: self.field.to_vec() });
        }
        let mut best: Option<(usize, usize)> = None;
        for place in (0..count).rev().filter(|&place| !history.byes.contains(&self.field[place])) {
            let rematches = needs(place);
            if best.is_none_or(|(fewest, _)| rematches < fewest) {
                best = Some((rematches, place));
            }
            if rematches == 0 {
                break;
            }
        }
        best.map(|(rematches, place)| (vec![place], rematches)).ok_or(SwissError::NoByeLeft)
    }

    /// The lowest three who have not met each other and leave a complete pairing; failing that, the three with the
    /// fewest rematches among themselves and the others together.
    fn triangle(&self, matching: &Matching, search: &mut Search) -> Result<(Vec<usize>, usize), SwissError> {
        let count = self.field.len();
        if count < 3 {
            return Err(SwissError::TooFew);
        }
        let mut left = TRIANGLES;
        let mut best: Option<(usize, usize, Vec<usize>)> = None;
        for low in (2..count).rev() {
            for middle in (1..low).rev() {
                for high in (0..middle).rev() {
                    let inside = [(low, middle), (low, high), (middle, high)];
                    let again = inside.into_iter().filter(|&(one, other)| self.met(one, other) > 0).count();
                    if best.as_ref().is_some_and(|&(fewest, _, _)| again >= fewest) {
                        continue;
                    }
                    if left == 0 {
                        return Err(SwissError::Undecided);
                    }
                    left -= 1;
                    let outside = rematches_without(matching, search, &[low, middle, high]);
                    if best.as_ref().is_none_or(|&(fewest, _, _)| again + outside < fewest) {
                        best = Some((again + outside, outside, vec![high, middle, low]));
                    }
                    if again + outside == 0 {
                        return Ok((vec![high, middle, low], 0));
                    }
                }
            }
        }
        best.map(|(_, outside, three)| (three, outside)).ok_or(SwissError::TooFew)
    }

    /// The first complete pairing in rank order of everybody but those who are `out`, with that many rematches.
    fn round(
        &self,
        mut matching: Matching,
        search: &mut Search,
        out: &[usize],
        mut allowed: usize,
        options: &SwissOptions,
    ) -> SwissRound {
        search.remove(&mut matching, out);
        let mut open: Vec<usize> = (0..self.field.len()).filter(|place| !out.contains(place)).collect();
        let mut round = SwissRound::default();
        while open.len() >= 2 {
            let high = open.remove(0);
            let (low, rest) = self.partner(high, &open, &matching, search, allowed, options.rematch);
            matching = rest;
            open.retain(|&place| place != low);
            let (one, other) = (self.field[high], self.field[low]);
            round.pairs.push(seat(one, other, options));
            if self.met(high, low) > 0 {
                round.rematches.push((one, other));
                allowed = allowed.saturating_sub(1);
            }
        }
        match out {
            [place] => round.bye = Some(self.field[*place]),
            [one, two, three] => {
                round.triangle = Some([self.field[*one], self.field[*two], self.field[*three]]);
                let inside = [(*one, *two), (*one, *three), (*two, *three)];
                let again = inside.into_iter().filter(|&(one, other)| self.met(one, other) > 0);
                round.rematches.extend(again.map(|(one, other)| (self.field[one], self.field[other])));
            }
            _ => {}
        }
        round
    }

    /// The opponent of the highest unpaired place, with the matching of the others: the next one it has not met that
    /// leaves the others pairable within the rematches allowed; otherwise one it has met.
    fn partner(
        &self,
        high: usize,
        open: &[usize],
        matching: &Matching,
        search: &mut Search,
        allowed: usize,
        rematch: Rematch,
    ) -> (usize, Matching) {
        let again = open.iter().copied().filter(|&low| self.met(high, low) > 0);
        let again = order::sorted(again, |&one, &other| {
            let first = self.met(high, one).cmp(&self.met(high, other));
            if rematch == Rematch::FewestLatest { first.reverse() } else { first }
        });
        let fresh = open.iter().copied().filter(|&low| self.met(high, low) == 0);
        let candidates = fresh.map(|low| (low, 0)).chain(again.into_iter().map(|low| (low, 1)));
        for (low, cost) in candidates.filter(|&(_, cost)| cost <= allowed) {
            let mut rest = matching.clone();
            search.remove(&mut rest, &[high, low]);
            if rest.free() / 2 + cost <= allowed {
                return (low, rest);
            }
        }
        // Not reached: the matching says that a complete pairing exists.
        let mut rest = matching.clone();
        search.remove(&mut rest, &[high, open[0]]);
        (open[0], rest)
    }
}

/// How many rematches the others need when some places are out.
fn rematches_without(matching: &Matching, search: &mut Search, out: &[usize]) -> usize {
    let mut rest = matching.clone();
    search.remove(&mut rest, out);
    rest.free() / 2
}

fn seat(high: u32, low: u32, options: &SwissOptions) -> Pairing {
    let (small, large) = (high.min(low), high.max(low));
    let (home, away) = match options.home {
        HomeRule::HigherRank => (high, low),
        HomeRule::Alternate if options.round.is_multiple_of(2) => (large, small),
        HomeRule::Alternate | HomeRule::SmallerNumber => (small, large),
    };
    Pairing { home, away }
}
