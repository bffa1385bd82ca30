//! The frequency table of a board: what was scored how often, and what it is worth.

use super::chart::{self, Chart};
use super::matchpoints::{Field, MatchpointOptions};
use super::{BoardLine, LineError, SideScore};
use crate::bridge::Side;
use crate::exact::Exact;
use crate::order;

/// One row of a board's frequency table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frequency {
    /// The group it belongs to (law 87B); 0 unless the board is fouled.
    pub group: u32,
    /// Points to north-south.
    pub points: i32,
    /// How many tables of the group scored that: a weighted score counts in parts.
    pub count: Exact,
    /// North-south's matchpoints for it, made at one of those tables instead of what came of the board there.
    pub ns: Exact,
    /// East-west's: of what counted for them, where a split score counted otherwise for north-south (law 12C1(f)).
    pub ew: Exact,
}

/// The frequency table of a board from north-south's best score down, group by group: what each score is worth.
///
/// # Errors
///
/// As [`score_matchpoints`](super::score_matchpoints).
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions, frequencies};
/// let lines = [420, 450, 420, -50].map(BoardLine::played);
/// let table = frequencies(&lines, &[], &MatchpointOptions::default()).unwrap();
/// let points: Vec<i32> = table.iter().map(|row| row.points).collect();
/// assert_eq!(points, [450, 420, -50]);
/// let shared = &table[1]; // two tables, each better than one and level with one
/// assert_eq!([shared.count, shared.ns, shared.ew].map(|value| value.to_decimal(0)), ["2", "3", "3"]);
/// ```
pub fn frequencies(
    lines: &[BoardLine],
    groups: &[u32],
    options: &MatchpointOptions,
) -> Result<Vec<Frequency>, LineError> {
    chart::check(lines)?;
    let field = Field::new(lines, options);
    let mut rows = Vec::new();
    for group in chart::groups(lines.len(), groups)? {
        let [ns, ew] = [Side::NorthSouth, Side::EastWest].map(|side| Direction::new(lines, &group, side));
        let number = group.first().and_then(|&line| groups.get(line)).copied().unwrap_or(0);
        let both = [&ns.chart.points[..], &ew.chart.points[..]].concat();
        let mut all: Vec<i32> =
            order::by_points(both.iter().copied()).into_iter().map(|place| both[place as usize]).collect();
        all.dedup();
        for points in all.into_iter().rev() {
            let (below, _, at, made) = ns.beside(points, &ew);
            let (_, above, level, others) = ew.beside(points, &ns);
            let worth = |beaten: Exact, at: Exact, made: i64| field.scaled(beaten + beaten + at, made);
            rows.push(Frequency {
                group: number,
                points,
                count: ns.share(ns.at(points)),
                ns: worth(below, at, made),
                ew: worth(above, level, others),
            });
        }
    }
    Ok(rows)
}

/// One side's scores of a group of lines.
struct Direction<'a> {
    scores: Vec<&'a SideScore>,
    chart: Chart,
    /// For each score of the chart a line that has it.
    own: Vec<Own>,
}

impl<'a> Direction<'a> {
    fn new(lines: &'a [BoardLine], group: &[usize], side: Side) -> Direction<'a> {
        let scores = chart::side(lines, group, side);
        let chart = Chart::new(&scores);
        let own = own_units(&scores, &chart);
        Direction { scores, chart, own }
    }

    /// Units as a part of a line.
    fn share(&self, units: u64) -> Exact {
        Exact::ratio(units as i64, self.chart.unit as i64).unwrap_or(Exact::ZERO)
    }

    /// The units at a score, which may be one of the other side only.
    fn at(&self, points: i32) -> u64 {
        let place = self.chart.place(points);
        if self.chart.points.get(place) == Some(&points) { self.chart.at(place) } else { 0 }
    }

    /// The lines below a score, above it and at it beside one that has it, and how many lines are compared with that one.
    fn beside(&self, points: i32, other: &Direction) -> (Exact, Exact, Exact, i64) {
        let place = self.chart.place(points);
        let (own, compared) = if self.chart.points.get(place) == Some(&points) {
            (self.own[place], true)
        } else {
            self.own_of_another(points, other)
        };
        let lines = self.chart.total() - if compared { self.chart.unit } else { 0 };
        let (below, at) = (self.chart.below(place) - own.below, self.at(points) - own.at);
        let made = self.chart.lines as i64 + i64::from(!compared);
        (self.share(below), self.share(lines - below - at), self.share(at), made)
    }

    /// What the line has below a score that counts for the other side only, and whether it is compared at all.
    fn own_of_another(&self, points: i32, other: &Direction) -> (Own, bool) {
        let Own { line, .. } = other.own[other.chart.place(points)];
        let own = Chart::new(&[self.scores[line]]);
        let below = own.below(own.place(points)) * (self.chart.unit / own.unit);
        (Own { line, below, at: 0 }, own.lines > 0)
    }
}

/// A line that has a score, and the units it has itself below that and at it.
#[derive(Clone, Copy, Default)]
struct Own {
    line: usize,
    below: u64,
    at: u64,
}

/// For each score of a chart a line that has it: a plain one where there is one, else the first of the weighted ones.
fn own_units(scores: &[&SideScore], chart: &Chart) -> Vec<Own> {
    let mut units = vec![Own::default(); chart.points.len()];
    for (line, score) in scores.iter().enumerate().rev().filter(|(_, score)| !score.outcomes().is_empty()) {
        let own = Chart::new(&[score]);
        let scale = chart.unit / own.unit;
        for (place, &points) in own.points.iter().enumerate() {
            let (below, at) = (own.below(place) * scale, own.at(place) * scale);
            units[chart.place(points)] = Own { line, below, at };
        }
    }
    for (line, score) in scores.iter().enumerate() {
        if let SideScore::Points(points) = score {
            units[chart.place(*points)] = Own { line, below: 0, at: chart.unit };
        }
    }
    units
}
