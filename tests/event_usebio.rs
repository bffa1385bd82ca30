//! Results in USEBIO.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::{ButlerOptions, CrossImpOptions, MatchpointOptions};
use tricklaw::event::exchange::*;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules};
use tricklaw::exact::Exact;

#[path = "support/session.rs"]
mod support;

use support::*;

#[test]
fn usebio_of_pairs() {
    let method = PairsMethod::Matchpoints(MatchpointOptions::default());
    let (session, result) = scored(method);
    let xml = usebio_pairs(&Session { section: "Blue".into(), ..session.clone() }, &result, &method);
    for part in [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<USEBIO Version=\"1.2\">",
        "<CLUB_NAME>Hearts &amp; Spades</CLUB_NAME>",
        "<CLUB_ID_NUMBER>17</CLUB_ID_NUMBER>",
        "<EVENT_DESCRIPTION>Monday</EVENT_DESCRIPTION>",
        "<SESSION_COUNT>1</SESSION_COUNT>",
        "<SECTION_COUNT>1</SECTION_COUNT>",
        "<EVENT EVENT_TYPE=\"PAIRS\">",
        "<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>",
        "<DATE>04/11/2024</DATE>",
        "<WINNER_TYPE>2</WINNER_TYPE>",
        "<SECTION SECTION_ID=\"Blue\">",
        "<DIRECTION>NS</DIRECTION>",
        "&lt;1b&gt;",
        "<NATIONAL_ID_NUMBER>101</NATIONAL_ID_NUMBER>",
        "<CONTRACT>4HX</CONTRACT>",
        "<CONTRACT>PASS</CONTRACT>",
        "<SCORE>A6040</SCORE>",
        "<NS_MATCH_POINTS>4.00</NS_MATCH_POINTS>",
        "<LEAD>HK</LEAD>",
    ] {
        assert!(xml.contains(part), "{part} is missing in\n{xml}");
    }
    let directions: Vec<&str> =
        xml.lines().filter(|line| line.contains("DIRECTION")).map(str::trim).collect();
    let of = |side: &str| format!("<DIRECTION>{side}</DIRECTION>");
    assert_eq!(directions, [of("NS"), of("NS"), of("NS"), of("EW"), of("EW"), of("EW")], "pairs 1 to 6");
    assert_eq!(xml.matches("<TRAVELLER_LINE>").count(), 9);
    assert_eq!(xml.matches("</PLAYER>").count(), 12);
    // Every element is closed, in order.
    let mut open = Vec::new();
    for piece in xml.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') && !tag.starts_with(['?', '!']) {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty());
    let (session, result) = scored_imps();
    let xml = usebio_pairs(&session, &result, &PairsMethod::CrossImps(CrossImpOptions::default()));
    assert!(xml.contains("<TOTAL_SCORE>") && !xml.contains("MATCH_POINTS"), "{xml}");
    assert!(xml.contains("<NS_CROSS_IMP_POINTS>") && xml.contains("<EW_CROSS_IMP_POINTS>"), "{xml}");
    let method = PairsMethod::Butler(ButlerOptions::default());
    let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
    let xml = usebio_pairs(&session, &result, &method);
    assert!(xml.contains("<NS_BUTLER_POINTS>") && xml.contains("<EW_BUTLER_POINTS>"), "{xml}");
    let odd = Session { club: "bell\u{7} and null\0".into(), ..Session::default() };
    let empty = score_pairs(&[], &PairsOptions::new(method)).unwrap();
    assert!(usebio_pairs(&odd, &empty, &method).contains("<CLUB_NAME>bell and null</CLUB_NAME>"));
}

#[test]
fn usebio_of_an_individual() {
    let rows = read_results("board,ns,ew,score\n1,1+2,3+4,420\n1,5+6,7+8,-50\n").unwrap();
    let player = |number: u32, name: &str, id: &str| Participant {
        number,
        ns: None,
        players: vec![Player { name: name.into(), id: id.into() }],
    };
    let participants = vec![player(1, "Ann", "77"), player(3, "Bo", "")];
    let session = Session { rows, participants, ..Session::default() };
    let method = PairsMethod::Matchpoints(MatchpointOptions::default());
    let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
    let xml = usebio_pairs(&session, &result, &method);
    let text: Vec<&str> = xml.lines().map(str::trim).collect();
    let participants = text.iter().position(|&line| line == "<PARTICIPANTS>").unwrap();
    assert_eq!(
        text[participants + 1..participants + 13],
        [
            "<PLAYER>",
            "<PLAYER_NUMBER>1</PLAYER_NUMBER>",
            "<PERCENTAGE>100.00</PERCENTAGE>",
            "<PLACE>1=</PLACE>",
            "<PLAYER_NAME>Ann</PLAYER_NAME>",
            "<NATIONAL_ID_NUMBER>77</NATIONAL_ID_NUMBER>",
            "</PLAYER>",
            "<PLAYER>",
            "<PLAYER_NUMBER>3</PLAYER_NUMBER>",
            "<PERCENTAGE>0.00</PERCENTAGE>",
            "<PLACE>5=</PLACE>",
            "<PLAYER_NAME>Bo</PLAYER_NAME>",
        ]
    );
    assert!(xml.contains("<EVENT EVENT_TYPE=\"INDIVIDUAL\">") && !xml.contains("<PAIR"));
    // Every board with its travellers: the four of a table, what came of it and what it was worth.
    let second = text.iter().rposition(|&line| line == "<TRAVELLER_LINE>").unwrap();
    assert_eq!(
        text[second + 1..second + 12],
        [
            "<N_PLAYER_NUMBER>5</N_PLAYER_NUMBER>",
            "<S_PLAYER_NUMBER>6</S_PLAYER_NUMBER>",
            "<E_PLAYER_NUMBER>7</E_PLAYER_NUMBER>",
            "<W_PLAYER_NUMBER>8</W_PLAYER_NUMBER>",
            "<CONTRACT/>",
            "<PLAYED_BY/>",
            "<LEAD/>",
            "<TRICKS/>",
            "<SCORE>-50</SCORE>",
            "<NS_MATCH_POINTS>0.00</NS_MATCH_POINTS>",
            "<EW_MATCH_POINTS>2.00</EW_MATCH_POINTS>",
        ]
    );
    assert_eq!(xml.matches("<TRAVELLER_LINE>").count(), 2);
}

/// An average is two digits of per cent for each side; what has no such sign stands as directors write it.
#[test]
fn usebio_of_artificial_scores() {
    let csv = "board,ns,ew,contract\n1,1,2,AVE+/AVE-\n1,3,4,A45/55\n1,5,6,A62.5/37.5\n1,7,8,A100/0\n1,9,10,W420:1/-50:1\n\
        1,11,12,A60/5\n1,13,14,420|AVE\n1,15,16,A5/60\n";
    let session = Session { rows: read_results(csv).unwrap(), ..Session::default() };
    let scores = |method: PairsMethod| -> Vec<String> {
        let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
        let xml = usebio_pairs(&session, &result, &method);
        xml.lines().filter_map(|line| line.trim().strip_prefix("<SCORE>")).map(str::to_string).collect()
    };
    let mut options = MatchpointOptions::default();
    let told = |first: &str| -> Vec<String> {
        [first, "A4555", "A62.5/37.5", "A100/0", "W420:1/-50:1", "A60/5", "420|AVE", "A5/60"]
            .map(|own| format!("{own}</SCORE>"))
            .to_vec()
    };
    assert_eq!(scores(PairsMethod::Matchpoints(options)), told("A6040"));
    options.awards.percent = [5500, 5000, 4500];
    assert_eq!(scores(PairsMethod::Matchpoints(options)), told("A5545"));
}

/// Whoever is ranked takes part, told of or not; where two fields are ranked everybody has a direction.
#[test]
fn usebio_lists_whoever_is_ranked() {
    let rows = read_results("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n").unwrap();
    let told =
        Participant { number: 4, ns: None, players: vec![Player { name: "Ann".into(), id: String::new() }] };
    let session = Session { rows, participants: vec![told], ..Session::default() };
    let method = PairsMethod::Matchpoints(MatchpointOptions::default());
    let mut options = PairsOptions::new(method);
    options.fields = vec![vec![1, 3], vec![2, 4]];
    let result = score_pairs(&session.boards(), &options).unwrap();
    let xml = usebio_pairs(&session, &result, &method);
    let numbers: Vec<&str> =
        xml.lines().filter_map(|line| line.trim().strip_prefix("<PAIR_NUMBER>")).collect();
    assert_eq!(numbers, ["4</PAIR_NUMBER>", "1</PAIR_NUMBER>", "3</PAIR_NUMBER>", "2</PAIR_NUMBER>"]);
    let sides: Vec<&str> = xml.lines().filter_map(|line| line.trim().strip_prefix("<DIRECTION>")).collect();
    assert_eq!(sides, ["EW</DIRECTION>", "NS</DIRECTION>", "NS</DIRECTION>", "EW</DIRECTION>"]);
    assert!(xml.contains("<PAIRS>4</PAIRS>") && xml.contains("<DATE/>"), "{xml}");
    let matches = [MatchRecord::new(1, 7, 9).vp_c(1250, 750)];
    let (standings, _) = score_teams(&[7, 9], &matches, &TeamsOptions::new(Rules::swiss())).unwrap();
    let xml = usebio_teams(&Session::default(), &[], &standings, &[], UsebioEvent::SwissTeams);
    assert!(xml.contains("TEAM_ID=\"7\" TEAM_NAME=\"7\"") && xml.contains("TEAM_ID=\"9\""), "{xml}");
}

#[test]
fn usebio_of_a_triangle() {
    // Half matches count half (art. 16): 14.18 and 7.21 are 10.695, which is 10.70.
    let half = |home, away, own, other| MatchRecord::new(1, home, away).vp_c(own, other).half();
    let matches = [half(3, 4, 1418, 582), half(5, 3, 1279, 721)];
    let (standings, _) = score_teams(&[3, 4, 5], &matches, &TeamsOptions::new(Rules::none())).unwrap();
    let played: Vec<UsebioMatch> =
        matches.iter().map(|&record| UsebioMatch { record, boards: None }).collect();
    let team = UsebioTeam { number: 3, ..UsebioTeam::default() };
    let xml = usebio_teams(&session(), &[team], &standings, &played, UsebioEvent::SwissTeams);
    for part in [
        "<TOTAL_SCORE>10.70</TOTAL_SCORE>",
        "<TEAM_SCORE>7.09</TEAM_SCORE>",
        "<OPPOSING_TEAM_SCORE>2.91</OPPOSING_TEAM_SCORE>",
        "<TEAM_SCORE>6.395</TEAM_SCORE>",
        "<OPPOSING_TEAM_SCORE>3.605</OPPOSING_TEAM_SCORE>",
    ] {
        assert!(xml.contains(part), "{part} is missing in\n{xml}");
    }
}

/// A stage of match points (art. 48) has those for its matches and totals, not the victory points beside them.
#[test]
fn usebio_of_match_points() {
    let record = MatchRecord::new(1, 1, 2).points_c(200, 0).vp_c(1250, 750);
    let (standings, _) = score_teams(&[1, 2], &[record], &TeamsOptions::new(Rules::round_robin())).unwrap();
    let played = [UsebioMatch { record, boards: None }];
    let xml = usebio_teams(&Session::default(), &[], &standings, &played, UsebioEvent::Teams);
    for part in [
        "<TOTAL_SCORE>2.00<",
        "<TEAM_SCORE>2.00<",
        "<OPPOSING_TEAM_SCORE>0.00<",
        "<MATCH_SCORING_METHOD>VPS<",
    ] {
        assert!(xml.contains(part), "{part} is missing in\n{xml}");
    }
}

#[test]
fn usebio_of_teams() {
    let matches = [MatchRecord::new(1, 1, 2).vp_c(1250, 750), MatchRecord::new(1, 3, 0).vp_c(1200, 0)];
    let (standings, _) = score_teams(&[1, 2, 3], &matches, &TeamsOptions::new(Rules::swiss())).unwrap();
    let team = |number: u32| UsebioTeam { number, name: format!("Team \"{number}\""), players: Vec::new() };
    let played: Vec<UsebioMatch> =
        matches.iter().map(|&record| UsebioMatch { record, boards: Some((1, 8)) }).collect();
    let xml =
        usebio_teams(&session(), &[team(1), team(2), team(3)], &standings, &played, UsebioEvent::SwissTeams);
    for part in [
        "<EVENT EVENT_TYPE=\"SWISS_TEAMS\">",
        "<TEAM TEAM_ID=\"1\" TEAM_NAME=\"Team &quot;1&quot;\">",
        "<TOTAL_SCORE>12.50</TOTAL_SCORE>",
        "<OPPOSING_TEAM_SCORE>7.50</OPPOSING_TEAM_SCORE>",
        "<TEAM>1</TEAM>",
        "<OPPOSING_TEAM>2</OPPOSING_TEAM>",
        "<START_BOARD_NUMBER>1</START_BOARD_NUMBER>",
        "<END_BOARD_NUMBER>8</END_BOARD_NUMBER>",
    ] {
        assert!(xml.contains(part), "{part} is missing in\n{xml}");
    }
    assert_eq!(xml.matches("<MATCH>").count(), 1, "a bye is no match");
    let lines: Vec<&str> = xml.lines().map(str::trim).collect();
    let third = lines.iter().position(|line| line.starts_with("<TEAM TEAM_ID=\"3\"")).unwrap();
    assert_eq!(lines[third + 1..third + 3], ["<TOTAL_SCORE>12.00</TOTAL_SCORE>", "<PLACE>2</PLACE>"]);
    assert_eq!(standings[0].points_c, 1250);
    // Who shares a place, and text that XML cannot hold.
    let level = [MatchRecord::new(1, 1, 2).vp_c(1000, 1000)];
    let (standings, _) = score_teams(&[1, 2], &level, &TeamsOptions::new(Rules::swiss())).unwrap();
    let odd = UsebioTeam { number: 1, name: "a\u{1}b\u{fffe}c\u{ffff}\td é".into(), players: Vec::new() };
    let named = UsebioTeam { players: vec![Player { name: "Ann".into(), id: String::new() }], ..odd };
    let xml = usebio_teams(&session(), &[named], &standings, &[], UsebioEvent::SwissTeams);
    let players: Vec<&str> =
        xml.lines().map(str::trim).skip_while(|&line| line != "<PLAYER>").take(3).collect();
    assert_eq!(players, ["<PLAYER>", "<PLAYER_NAME>Ann</PLAYER_NAME>", "</PLAYER>"]);
    assert!(xml.contains("TEAM_ID=\"2\" TEAM_NAME=\"2\""), "ranked without being told of\n{xml}");
    assert_eq!(xml.matches("<TEAM TEAM_ID=").count(), 2);
    assert_eq!(xml.matches("<PLACE>1=</PLACE>").count(), 2);
    assert!(xml.contains("TEAM_NAME=\"abc\td é\"") || xml.contains("TEAM_NAME=\"abc&#9;d é\""), "{xml}");
    assert_eq!(Exact::hundredths(1250).to_decimal(2), "12.50");
}
