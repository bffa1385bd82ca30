//! The matches between the tied.

use super::TieData;
use super::data::MatchRecord;
use super::step::by_value;
use crate::exact::Exact;
use core::cmp::Ordering;

/// What one of the tied scored against another over their matches.
#[derive(Clone, Copy, Default)]
pub(super) struct Score {
    pub vp: Exact,
    pub imps: Exact,
    pub total_points: Exact,
    pub matchpoints: Exact,
    pub boards_won: Exact,
}

impl Score {
    fn add(&mut self, record: &MatchRecord, side: usize) {
        self.vp += Exact::from(record.compared_c()[side]);
        self.imps += record.imps[side];
        self.total_points += Exact::from(record.total_points[side]);
        self.matchpoints += record.matchpoints[side];
        self.boards_won += Exact::from(i64::from(record.boards_won[side]));
    }
}

/// The matches between the tied: what each scored against each.
pub(super) struct Meetings {
    scores: Vec<Vec<Score>>,
}

impl Meetings {
    /// `None` unless every two of the tied have met.
    pub fn of(tied: &[u32], data: &TieData) -> Option<Meetings> {
        let between =
            |one: u32, other: u32| data.matches.iter().filter(move |record| record.is_between(one, other));
        let all_met = (0..tied.len())
            .all(|one| (one + 1..tied.len()).all(|other| between(tied[one], tied[other]).next().is_some()));
        if !all_met {
            return None;
        }
        let score = |one: u32, other: u32| {
            let mut score = Score::default();
            for record in between(one, other) {
                if let Some(side) = record.side(one) {
                    score.add(record, side);
                }
            }
            score
        };
        let row = |&one: &u32| tied.iter().map(|&other| score(one, other)).collect();
        Some(Meetings { scores: tied.iter().map(row).collect() })
    }

    /// The sum of a value over all others; the value sees the own score and the opponent's.
    fn sum(&self, own: usize, value: fn(&Score, &Score) -> Exact) -> Exact {
        let others = (0..self.scores.len()).filter(|&other| other != own);
        Exact::sum(others.map(|other| value(&self.scores[own][other], &self.scores[other][own])))
    }

    fn vp(&self, own: usize, other: usize) -> Exact {
        self.scores[own][other].vp
    }
}

pub(super) fn by_meetings(
    tied: &[u32],
    meetings: Option<Meetings>,
    value: fn(&Score, &Score) -> Exact,
) -> Vec<Vec<u32>> {
    let Some(meetings) = meetings else { return vec![tied.to_vec()] };
    let place = |entrant: u32| tied.iter().position(|&known| known == entrant).unwrap_or(0);
    by_value(tied, &|entrant| Some(meetings.sum(place(entrant), value)))
}

/// The only one of whom something holds.
fn only(tied: &[u32], holds: impl Fn(usize) -> bool) -> Option<u32> {
    let mut found = (0..tied.len()).filter(|&own| holds(own));
    let chosen = found.next()?;
    found.next().is_none().then(|| tied[chosen])
}

fn others(tied: &[u32], own: usize) -> impl Iterator<Item = usize> + Clone + use<> {
    (0..tied.len()).filter(move |&other| other != own)
}

pub(super) fn leader(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings?;
    let total = |own: usize| meetings.sum(own, |own, _| own.vp);
    only(tied, |own| others(tied, own).all(|other| total(own) > total(other)))
}

pub(super) fn drew_one_better(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings.filter(|_| tied.len() == 3)?;
    only(tied, |own| {
        others(tied, own).any(|drawn| {
            let third = 3 - own - drawn;
            meetings.vp(own, drawn) == meetings.vp(drawn, own)
                && meetings.vp(own, third) > meetings.vp(drawn, third)
        })
    })
}

pub(super) fn drew_one_beat_rest(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings?;
    only(tied, |own| {
        let against = |other: usize| meetings.vp(own, other).cmp(&meetings.vp(other, own));
        let drawn = others(tied, own).filter(|&other| against(other) == Ordering::Equal).count();
        let lost = others(tied, own).filter(|&other| against(other) == Ordering::Less).count();
        (drawn, lost) == (1, 0)
    })
}

pub(super) fn lost_to_both(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings.filter(|_| tied.len() == 3)?;
    only(tied, |own| others(tied, own).all(|other| meetings.vp(own, other) < meetings.vp(other, own)))
}

pub(super) fn won_all(tied: &[u32], meetings: Option<Meetings>, value: fn(&Score) -> Exact) -> Option<u32> {
    let meetings = meetings?;
    let scored = |own: usize, other: usize| value(&meetings.scores[own][other]);
    only(tied, |own| others(tied, own).all(|other| scored(own, other) > scored(other, own)))
}
