//! Teams: standings of a round robin or a Swiss, and the cross-table.

use super::{Place, rank};
use crate::event::tie_break::{MatchRecord, Needed, Played, Rules, TieData};
use crate::exact::Exact;

/// How teams are ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsOptions {
    /// Penalties off the stage total (art. 35): team and hundredths of a victory point.
    pub penalties_c: Vec<(u32, i32)>,
    /// Carried over from the stage before (art. 50): team and hundredths of a victory point.
    pub carried_c: Vec<(u32, i32)>,
    /// How ties are broken.
    pub rules: Rules,
    /// Further data for tie-breaks; matches and totals are filled in.
    pub ties: TieData,
}

impl TeamsOptions {
    /// Ranked by victory points, ties broken by those rules.
    pub fn new(rules: Rules) -> TeamsOptions {
        TeamsOptions { penalties_c: Vec::new(), carried_c: Vec::new(), rules, ties: TieData::default() }
    }
}

/// A team's stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// Its number.
    pub team: u32,
    /// Its place.
    pub place: Place,
    /// Victory points with carry-over and less penalties, in hundredths.
    pub points_c: i64,
    /// Matches played at the table.
    pub played: u32,
    /// Matches with more victory points than the opponents.
    pub won: u32,
    /// Matches with as many.
    pub drawn: u32,
    /// Matches with fewer.
    pub lost: u32,
    /// IMPs won and lost.
    pub imps: (Exact, Exact),
}

/// Ranks teams over the matches of a stage. A bye is a match whose other side is 0. What ties still need is the second
/// value.
///
/// ```
/// use tricklaw::event::standing::{TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules};
/// let matches = [MatchRecord::new(1, 1, 2).vp_c(1250, 750), MatchRecord::new(1, 3, 4).vp_c(600, 1400)];
/// let (standings, _) = score_teams(&[1, 2, 3, 4], &matches, &TeamsOptions::new(Rules::round_robin()));
/// let order: Vec<u32> = standings.iter().map(|standing| standing.team).collect();
/// assert_eq!(order, [4, 1, 2, 3]);
/// ```
pub fn score_teams(
    teams: &[u32],
    matches: &[MatchRecord],
    options: &TeamsOptions,
) -> (Vec<TeamStanding>, Vec<Needed>) {
    let sum = |list: &[(u32, i32)], team: u32| {
        list.iter().filter(|(known, _)| *known == team).map(|&(_, points)| i64::from(points)).sum::<i64>()
    };
    let mut data = options.ties.clone();
    data.matches.extend(matches.iter().copied());
    for &team in teams {
        if !data.totals_c.iter().any(|(known, _)| *known == team) {
            let own: i64 = played(matches, team).map(|(record, side)| i64::from(record.vp_c[side])).sum();
            let total = own + sum(&options.carried_c, team) - sum(&options.penalties_c, team);
            data.totals_c.push((team, total));
        }
    }
    let keyed = data
        .totals_c
        .iter()
        .filter(|(team, _)| teams.contains(team))
        .map(|&(team, total)| (Some(Exact::from(total)), team));
    let ranking = rank(keyed.collect(), &data, &options.rules);
    let standing = |(team, place): (u32, Place)| {
        let points_c = data.totals_c.iter().find(|(known, _)| *known == team).map_or(0, |&(_, total)| total);
        let imps = (Exact::ZERO, Exact::ZERO);
        let mut standing = TeamStanding { team, place, points_c, played: 0, won: 0, drawn: 0, lost: 0, imps };
        for (record, side) in played(matches, team) {
            standing.imps.0 += record.imps[side];
            standing.imps.1 += record.imps[1 - side];
            if record.sides[1 - side] == 0 {
                continue;
            }
            standing.played += u32::from(record.played == Played::AtTable);
            let lead = record.vp_c[side].cmp(&record.vp_c[1 - side]);
            standing.won += u32::from(lead.is_gt());
            standing.drawn += u32::from(lead.is_eq());
            standing.lost += u32::from(lead.is_lt());
        }
        standing
    };
    (ranking.places.into_iter().map(standing).collect(), ranking.needed)
}

fn played(matches: &[MatchRecord], team: u32) -> impl Iterator<Item = (&MatchRecord, usize)> {
    matches.iter().filter_map(move |record| Some((record, record.side(team)?)))
}

/// A cell of a cross-table: one team against another.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CrossCell {
    /// For each of their matches its round and the row team's victory points, in hundredths.
    pub results: Vec<(u32, i32)>,
}

/// The cross-table (对抗表): for each team in the order given, its results against each.
pub fn cross_table(teams: &[u32], matches: &[MatchRecord]) -> Vec<Vec<CrossCell>> {
    let cell = |row: u32, column: u32| {
        let own = matches.iter().filter(|record| record.is_between(row, column));
        CrossCell {
            results: own
                .filter_map(|record| record.side(row).map(|side| (record.round, record.vp_c[side])))
                .collect(),
        }
    };
    teams.iter().map(|&row| teams.iter().map(|&column| cell(row, column)).collect()).collect()
}
