//! The matches between the tied.

use super::data::MatchRecord;
use super::known::Known;
use super::step::by_values;
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
    met: bool,
    /// Whether a match between them was anything but forfeited by both.
    contested: bool,
}

impl Score {
    fn add(&mut self, record: &MatchRecord, side: usize) {
        self.vp += Exact::from(record.compared_c()[side]);
        self.imps += record.imps[side];
        self.total_points += Exact::from(record.total_points[side]);
        self.matchpoints += record.matchpoints[side];
        self.boards_won += Exact::from(i64::from(record.boards_won[side]));
        self.met = true;
        self.contested |= !record.is_lost_by_both();
    }
}

/// The matches between the tied: what each scored against each.
pub(super) struct Meetings {
    scores: Vec<Vec<Score>>,
}

impl Meetings {
    /// `None` unless every two of the tied have met.
    pub fn of(tied: &[u32], known: &Known) -> Option<Meetings> {
        let count = tied.len();
        // Somebody has too few matches for that, and no table of everybody against everybody is made.
        if tied.iter().any(|&entrant| known.matches.of(entrant).len() + 1 < count) {
            return None;
        }
        let mut scores = vec![vec![Score::default(); count]; count];
        for (home, &entrant) in tied.iter().enumerate() {
            for (record, side) in known.matches.of(entrant) {
                if let Some(away) = tied.iter().position(|&other| other == record.sides[1 - side]) {
                    scores[home][away].add(record, side);
                }
            }
        }
        let all_met = (0..count).all(|own| others(tied, own).all(|other| scores[own][other].met));
        all_met.then_some(Meetings { scores })
    }

    /// The sum of a value over all others; the value sees the own score and the opponent's.
    fn sum(&self, own: usize, value: fn(&Score, &Score) -> Exact) -> Exact {
        let others = (0..self.scores.len()).filter(|&other| other != own);
        Exact::sum(others.map(|other| value(&self.scores[own][other], &self.scores[other][own])))
    }

    fn vp(&self, own: usize, other: usize) -> Exact {
        self.scores[own][other].vp
    }

    /// How one did against another: what both forfeited each has lost (art. 28).
    fn against(&self, own: usize, other: usize) -> Ordering {
        if self.scores[own][other].contested {
            self.vp(own, other).cmp(&self.vp(other, own))
        } else {
            Ordering::Less
        }
    }
}

pub(super) fn by_meetings(
    tied: &[u32],
    meetings: Option<Meetings>,
    value: fn(&Score, &Score) -> Exact,
) -> Vec<Vec<u32>> {
    let Some(meetings) = meetings else { return vec![tied.to_vec()] };
    let values: Vec<Option<Exact>> = (0..tied.len()).map(|own| Some(meetings.sum(own, value))).collect();
    by_values(tied, &values)
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
    let totals: Vec<Exact> = (0..tied.len()).map(|own| meetings.sum(own, |own, _| own.vp)).collect();
    only(tied, |own| others(tied, own).all(|other| totals[own] > totals[other]))
}

pub(super) fn drew_one_better(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings.filter(|_| tied.len() == 3)?;
    only(tied, |own| {
        others(tied, own).any(|drawn| {
            let third = 3 - own - drawn;
            meetings.against(own, drawn).is_eq() && meetings.vp(own, third) > meetings.vp(drawn, third)
        })
    })
}

pub(super) fn drew_one_beat_rest(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings?;
    only(tied, |own| {
        let drawn = others(tied, own).filter(|&other| meetings.against(own, other).is_eq()).count();
        let lost = others(tied, own).filter(|&other| meetings.against(own, other).is_lt()).count();
        (drawn, lost) == (1, 0)
    })
}

pub(super) fn lost_to_both(tied: &[u32], meetings: Option<Meetings>) -> Option<u32> {
    let meetings = meetings.filter(|_| tied.len() == 3)?;
    only(tied, |own| others(tied, own).all(|other| meetings.against(own, other).is_lt()))
}

pub(super) fn won_all(tied: &[u32], meetings: Option<Meetings>, value: fn(&Score) -> Exact) -> Option<u32> {
    let meetings = meetings?;
    let scored = |own: usize, other: usize| value(&meetings.scores[own][other]);
    only(tied, |own| others(tied, own).all(|other| scored(own, other) > scored(other, own)))
}
