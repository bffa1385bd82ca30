//! What ties are broken with, found by contestant: in a large event there are thousands of ties, and none of them may look
//! through everything.

use super::TieData;
use super::data::{MatchRecord, Played};
use crate::event::schedule::mean_c;
use crate::order;
use core::cmp::Ordering;

/// Where in a list each contestant stands.
pub(crate) struct Places {
    /// Contestant and place in one number, in order.
    keys: Vec<u64>,
    places: Vec<usize>,
}

impl Places {
    /// The places of a list of that length, by the contestant each item is about.
    #[inline(never)]
    pub fn new(count: usize, entrant: &dyn Fn(usize) -> u32) -> Places {
        let key = |place: usize| u64::from(entrant(place)) << 32 | place as u64;
        let keys = order::distinct((0..count).map(key).collect());
        Places { places: keys.iter().map(|&key| key as u32 as usize).collect(), keys }
    }

    /// The places of a contestant, in order.
    #[inline(never)]
    pub fn of(&self, entrant: u32) -> &[usize] {
        let before = |entrant: u64| self.keys.partition_point(|&key| key >> 32 < entrant);
        &self.places[before(entrant.into())..before(u64::from(entrant) + 1)]
    }
}

/// Matches, found by who played them.
pub(crate) struct Matches<'a> {
    records: &'a [MatchRecord],
    places: Places,
}

impl<'a> Matches<'a> {
    pub fn new(records: &'a [MatchRecord]) -> Matches<'a> {
        Matches {
            records,
            places: Places::new(2 * records.len(), &|place| records[place / 2].sides[place % 2]),
        }
    }

    /// A contestant's matches, with which side it was.
    #[inline(never)]
    pub fn of(&self, entrant: u32) -> Vec<(&'a MatchRecord, usize)> {
        let mut own = Vec::new();
        for place in self.places.of(entrant) {
            let (record, side) = (&self.records[place / 2], place % 2);
            if record.side(entrant) == Some(side) {
                own.push((record, side));
            }
        }
        own
    }

    /// The rounds a contestant has results of.
    #[inline(never)]
    pub fn rounds(&self, entrant: u32) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        for (record, side) in self.of(entrant) {
            let bye = record.sides[1 - side] == 0;
            let own = Round {
                number: record.round,
                half: record.half,
                met: !bye && record.played == Played::AtTable,
                bye,
                lost_by_both: !bye && record.is_lost_by_both(),
                points_c: [side, 1 - side].map(|side| i64::from(record.ranked_c()[side])),
            };
            let same = |known: &&mut Round| known.half && known.number == own.number;
            match rounds.iter_mut().filter(|_| own.half).find(same) {
                Some(known) => {
                    known.met |= own.met;
                    known.lost_by_both &= own.lost_by_both;
                    known.points_c =
                        [known.points_c[0] + own.points_c[0], known.points_c[1] + own.points_c[1]];
                }
                None => rounds.push(own),
            }
        }
        rounds
    }

    /// A contestant's points, in hundredths.
    pub fn points_c(&self, entrant: u32) -> i64 {
        self.rounds(entrant).iter().map(Round::counted_c).sum()
    }
}

/// A round of a contestant: a match, or the half matches of a triangle together.
#[derive(Clone, Copy)]
pub(crate) struct Round {
    pub number: u32,
    half: bool,
    /// Whether any of it was played at the table against somebody.
    pub met: bool,
    /// Whether there was no other side.
    pub bye: bool,
    /// Whether all of it was forfeited by both sides.
    lost_by_both: bool,
    /// Its own points and those of the other sides, in hundredths; of half matches their sum.
    points_c: [i64; 2],
}

impl Round {
    /// The points that count: of half matches the mean, a half upwards.
    fn counted_c(&self) -> i64 {
        if self.half { mean_c(self.points_c[0]) } else { self.points_c[0] }
    }

    /// How the contestant did: more points than the other sides, as many, or fewer. What both sides forfeited is no draw (art. 28).
    pub fn lead(&self) -> Ordering {
        if self.lost_by_both { Ordering::Less } else { self.points_c[0].cmp(&self.points_c[1]) }
    }
}

/// Everything ties may be broken with. What a large event has much of is found by contestant.
pub(crate) struct Known<'a> {
    pub(super) data: &'a TieData,
    pub(super) matches: Matches<'a>,
    pub(super) encounters: Places,
    pub(super) boards: Places,
    pub(super) sessions: Places,
    pub(super) ranking: Places,
    totals: Places,
}

impl<'a> Known<'a> {
    pub fn new(data: &'a TieData) -> Known<'a> {
        Known {
            data,
            matches: Matches::new(&data.matches),
            encounters: Places::new(data.encounters.len(), &|place| data.encounters[place].entrant),
            boards: Places::new(data.boards.len(), &|place| data.boards[place].entrant),
            sessions: Places::new(data.sessions.len(), &|place| data.sessions[place].0),
            ranking: Places::new(data.ranking.len(), &|place| data.ranking[place]),
            totals: Places::new(data.totals_c.len(), &|place| data.totals_c[place].0),
        }
    }

    /// A contestant's final total, in hundredths.
    pub fn total_c(&self, entrant: u32) -> i64 {
        let known = self.totals.of(entrant).first();
        known.map_or_else(|| self.matches.points_c(entrant), |&place| self.data.totals_c[place].1)
    }
}
