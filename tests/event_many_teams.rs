//! Teams by the thousand: whoever stands in the matches, ranked with what was carried over and with penalties.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules};

/// Everybody in the matches, each looked for among those before.
fn one_after_another(matches: &[MatchRecord]) -> Vec<u32> {
    let mut teams = Vec::new();
    for side in matches.iter().flat_map(|record| record.sides) {
        if side > 0 && !teams.contains(&side) {
            teams.push(side);
        }
    }
    teams
}

/// What a team is ranked by, each list read from end to end.
fn points_c(team: u32, matches: &[MatchRecord], options: &TeamsOptions) -> i64 {
    if let Some(&(_, total)) = options.ties.totals_c.iter().find(|(known, _)| *known == team) {
        return total;
    }
    let sum = |list: &[(u32, i32)]| -> i64 {
        list.iter().filter(|(known, _)| *known == team).map(|&(_, points)| i64::from(points)).sum()
    };
    let won = matches.iter().filter_map(|record| record.side(team).map(|side| i64::from(record.vp_c[side])));
    won.sum::<i64>() + sum(&options.carried_c) - sum(&options.penalties_c)
}

#[test]
fn small_fields_as_if_everything_were_looked_through() {
    let mut source = Source::from_seed(45);
    let mut below = |limit: u32| source.below(u128::from(limit)) as u32;
    for _ in 0..300 {
        let matches: Vec<MatchRecord> = (0..below(12))
            .map(|round| {
                let home = below(9);
                let away = (home + 1 + below(8)) % 9;
                MatchRecord::new(round, home, away).vp_c(below(2000) as i32, below(2000) as i32)
            })
            .collect();
        let teams = teams_of(&matches);
        assert_eq!(teams, one_after_another(&matches));
        let mut options = TeamsOptions::new(Rules::none());
        for _ in 0..below(6) {
            options.penalties_c.push((below(9), below(300) as i32));
            options.carried_c.push((below(9), below(3000) as i32));
        }
        if below(2) == 0 {
            options.ties.totals_c.push((1 + below(8), below(5000).into()));
        }
        let (standings, _) = score_teams(&teams, &matches, &options).unwrap();
        assert_eq!(standings.len(), teams.len());
        assert!(standings.is_sorted_by(|one, other| one.points_c >= other.points_c));
        for own in standings {
            assert_eq!(own.points_c, points_c(own.team, &matches, &options), "{own:?}: {matches:?}");
        }
    }
}

/// A field in which nobody can be looked for from end to end.
#[test]
fn a_very_large_field() {
    let teams = 40_000;
    let matches: Vec<MatchRecord> =
        (0..teams / 2).map(|pair| MatchRecord::new(1, 2 * pair + 2, 2 * pair + 1).vp_c(200_000, 0)).collect();
    let all = teams_of(&matches);
    assert_eq!((all.len(), &all[..4]), (teams as usize, &[2, 1, 4, 3][..]));
    let mut options = TeamsOptions::new(Rules::none());
    // The strongest had the most before.
    options.carried_c = (1..=teams).map(|team| (team, -(team as i32))).collect();
    let (standings, _) = score_teams(&all, &matches, &options).unwrap();
    let order = (2..=teams).step_by(2).chain((1..=teams).step_by(2));
    assert!(standings.iter().map(|own| own.team).eq(order));
}
