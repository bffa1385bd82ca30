//! A match both sides forfeit is lost by both (directing regulations art. 28): in standings, ties and files.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::exchange::{Session, UsebioEvent, UsebioMatch, usebio_teams};
use tricklaw::event::standing::{TeamStanding, TeamsOptions, score_teams};
use tricklaw::event::tie_break::{MatchRecord, Rules, Step, TieData, break_tie};

/// Of each team its number, points, and rounds played, won, drawn and lost.
type Row = (u32, i64, [u32; 4]);

fn scored(teams: &[u32], matches: &[MatchRecord]) -> Vec<TeamStanding> {
    score_teams(teams, matches, &TeamsOptions::new(Rules::none())).unwrap().0
}

fn rows(teams: &[u32], matches: &[MatchRecord]) -> Vec<Row> {
    let row = |own: &TeamStanding| (own.team, own.points_c, [own.played, own.won, own.drawn, own.lost]);
    scored(teams, matches).iter().map(row).collect()
}

fn neither_came(home: u32, away: u32) -> MatchRecord {
    MatchRecord::new(1, home, away).forfeited()
}

#[test]
fn both_have_lost() {
    let matches = [neither_came(1, 2), MatchRecord::new(1, 3, 4).vp_c(1000, 1000)];
    let drawn = [0, 0, 0, 1];
    let expected = [(3, 1000, [1, 0, 1, 0]), (4, 1000, [1, 0, 1, 0]), (1, 0, drawn), (2, 0, drawn)];
    assert_eq!(rows(&[1, 2, 3, 4], &matches), expected);
    // By match points, and where the victory points tell more than those.
    for record in [neither_came(1, 2).points_c(0, 0), neither_came(1, 2).points_c(0, 0).vp_c(0, 1200)] {
        assert!(record.is_lost_by_both());
        assert_eq!(rows(&[1, 2], &[record]), [(1, 0, [0, 0, 0, 1]), (2, 0, [0, 0, 0, 1])]);
    }
    // Below nothing is no points either.
    assert_eq!(rows(&[1, 2], &[neither_came(1, 2).vp_c(-100, 0)])[0], (2, 0, [0, 0, 0, 1]));
}

/// What one side has forfeited, and what was played or is still without points, stays as it is.
#[test]
fn other_matches_without_points() {
    let won = neither_came(1, 2).vp_c(0, 1200);
    assert_eq!(rows(&[1, 2], &[won]), [(2, 1200, [0, 1, 0, 0]), (1, 0, [0, 0, 0, 1])]);
    let shared = neither_came(1, 2).vp_c(900, 900);
    assert_eq!(rows(&[1, 2], &[shared]), [(1, 900, [0, 0, 1, 0]), (2, 900, [0, 0, 1, 0])]);
    let played = MatchRecord::new(1, 1, 2);
    assert_eq!(rows(&[1, 2], &[played]), [(1, 0, [1, 0, 1, 0]), (2, 0, [1, 0, 1, 0])]);
    let bye = MatchRecord::new(1, 1, 0).forfeited();
    assert_eq!(rows(&[1], &[bye]), [(1, 0, [0; 4])], "nobody was there to meet");
}

/// The round of a triangle goes by the points of its half matches, unless both were forfeited by both (art. 16).
#[test]
fn half_matches_both_forfeited() {
    let half = |home, away| MatchRecord::new(1, home, away).half();
    let level = [half(1, 2).forfeited(), half(2, 3).vp_c(1000, 1000), half(3, 1).vp_c(900, 1100)];
    let expected = [(3, 950, [1, 0, 0, 1]), (1, 550, [1, 1, 0, 0]), (2, 500, [1, 0, 1, 0])];
    assert_eq!(rows(&[1, 2, 3], &level), expected);
    let none = [half(1, 2).forfeited(), half(2, 3).forfeited(), half(3, 1).vp_c(2000, 0)];
    assert_eq!(rows(&[2], &none), [(2, 0, [0, 0, 0, 1])]);
}

/// Among the tied a match both forfeited is no draw between them.
#[test]
fn ties_know_no_draw_in_it() {
    let record = |round, home, away, own, other| MatchRecord::new(round, home, away).vp_c(own, other);
    let drew = |first: MatchRecord| {
        let matches = vec![first, record(2, 1, 3, 1500, 500), record(3, 2, 3, 1200, 800)];
        let data = TieData { matches, ..TieData::default() };
        break_tie(&[1, 2, 3], &data, &Rules::same(&[Step::DrewOneBetterAgainstThird])).places[0].clone()
    };
    assert_eq!(drew(record(1, 1, 2, 1000, 1000)), [1], "1 took more off the third");
    assert_eq!(drew(neither_came(1, 2)), [1, 2, 3]);
    let best = |first: MatchRecord| {
        let matches = vec![
            first,
            record(2, 1, 3, 1500, 500),
            record(3, 1, 4, 1500, 500),
            record(4, 2, 3, 500, 1500),
            record(5, 2, 4, 500, 1500),
            record(6, 3, 4, 1500, 500),
        ];
        let data = TieData { matches, ..TieData::default() };
        break_tie(&[1, 2, 3, 4], &data, &Rules::same(&[Step::DrewOneBeatRest])).places[0].clone()
    };
    assert_eq!(best(record(1, 1, 2, 1000, 1000)), [1]);
    assert_eq!(best(neither_came(1, 2)), [1, 2, 3, 4]);
    // 1 and 2 came to no match with each other: 1 lost to both, 2 to 1 alone.
    let lost = |matches: Vec<MatchRecord>| {
        let data = TieData { matches, ..TieData::default() };
        break_tie(&[1, 2, 3], &data, &Rules::same(&[Step::LostToBoth])).places
    };
    let matches = vec![neither_came(1, 2), record(2, 1, 3, 800, 1200), record(3, 2, 3, 1200, 800)];
    assert_eq!(lost(matches.clone()), [vec![2, 3], vec![1]]);
    // Met again and drawn, nobody has lost.
    let met = record(4, 2, 1, 1000, 1000);
    assert_eq!(lost([matches, vec![met]].concat()), [[1, 2, 3]]);
}

/// Rounds won count neither for one nor for the other, at Shengji too (art. 27), and whoever won the rest is not unbeaten.
#[test]
fn it_is_won_by_nobody() {
    let matches = [
        neither_came(1, 2).points_c(0, 0),
        MatchRecord::new(2, 1, 3).points_c(200, 0),
        MatchRecord::new(2, 2, 4).points_c(100, 100),
        MatchRecord::new(3, 3, 4).points_c(200, 0),
    ];
    let mut options = TeamsOptions::new(Rules::shengji_swiss());
    options.unbeaten_first = true;
    let (standings, _) = score_teams(&[1, 2, 3, 4], &matches, &options).unwrap();
    let told: Vec<_> = standings.iter().map(|own| (own.team, own.won, own.drawn, own.lost)).collect();
    assert_eq!(told, [(3, 1, 0, 1), (1, 1, 0, 1), (4, 0, 1, 1), (2, 0, 1, 1)]);
    let data = TieData { matches: matches.to_vec(), ..TieData::default() };
    assert_eq!(break_tie(&[1, 2], &data, &Rules::same(&[Step::MatchesWon])).places, [[1], [2]]);
}

/// USEBIO has no sign for a forfeit: the match is there with nothing for either, and no half of a draw.
#[test]
fn usebio_gives_neither_anything() {
    let record = neither_came(1, 2);
    let standings = scored(&[1, 2, 3], &[record, MatchRecord::new(1, 3, 0).vp_c(1200, 0)]);
    let played = [UsebioMatch { record, boards: None }];
    let xml = usebio_teams(&Session::default(), &[], &standings, &played, UsebioEvent::Teams);
    let lines: Vec<&str> = xml.lines().map(str::trim).filter(|line| line.contains("TEAM_SCORE")).collect();
    let nothing = ["<TEAM_SCORE>0.00</TEAM_SCORE>", "<OPPOSING_TEAM_SCORE>0.00</OPPOSING_TEAM_SCORE>"];
    assert_eq!(lines, nothing);
    assert_eq!(xml.matches("<TOTAL_SCORE>0.00</TOTAL_SCORE>").count(), 2);
    assert!(xml.contains("<ROUND_NUMBER>1</ROUND_NUMBER>"));
    let untold = [UsebioMatch { record: MatchRecord { round: 0, ..record }, boards: None }];
    let xml = usebio_teams(&Session::default(), &[], &standings, &untold, UsebioEvent::Teams);
    assert!(xml.contains("<MATCH>") && !xml.contains("ROUND_NUMBER"), "{xml}");
}
