//! Results in CSV, PBN tables and USEBIO.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{Section, pbn};
use tricklaw::bridge::score::{Award, CrossImpOptions, MatchpointOptions};
use tricklaw::event::exchange::*;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::{MatchRecord, Rules};
use tricklaw::exact::Exact;

const CSV: &str = "\
round,table,board,ns,ew,contract,declarer,tricks,lead,score,group
1,1,1,1,4,4S,N,10,HK,420,0
1,2,1,2,5,3NT,S,8,,-50,0
1,3,1,3,6,4HX,E,9,SA,100,0
2,1,2,1,5,Pass,,,,0,0
2,2,2,2,6,AVE+/AVE-,,,,,0
2,3,2,3,4,W650:30/-100:70,,,,,0
3,1,3,1,6,A60/40,,,,,0
3,2,3,2,4,NP,,,,,0
3,3,3,3,5,,,,,110,1
";

fn session() -> Session {
    let participant = |number: u32| Participant {
        number,
        ns: Some(number <= 3),
        players: vec![
            Player { name: format!("Player {number}a"), id: format!("{number}01") },
            Player { name: format!("O'Player <{number}b>"), id: String::new() },
        ],
    };
    Session {
        club: "Hearts & Spades".into(),
        club_id: "17".into(),
        event: "Monday".into(),
        date: (2024, 11, 4),
        section: "A".into(),
        participants: (1..=6).map(participant).collect(),
        rows: read_results(CSV).unwrap(),
    }
}

fn scored(method: PairsMethod) -> (Session, PairsResult) {
    let session = session();
    let mut options = PairsOptions::new(method);
    options.fields = vec![vec![1, 2, 3], vec![4, 5, 6]];
    let result = score_pairs(&session.boards(), &options).unwrap();
    (session, result)
}

#[test]
fn csv_there_and_back() {
    let rows = read_results(CSV).unwrap();
    assert_eq!(write_results(&rows), CSV);
    assert_eq!(rows[2].result.points(1), Some(100), "east's 4HX went one down");
    assert_eq!(rows[4].result, TableResult::Artificial { ns: Award::AveragePlus, ew: Award::AverageMinus });
    assert_eq!(
        rows[6].result,
        TableResult::Artificial { ns: Award::Percent(6000), ew: Award::Percent(4000) }
    );
    // Other orders and marks of other programs: a byte order mark, quotes, CRLF, empty lines, unknown columns.
    let other = "\u{feff}\"EW\",Board,NS,Result,Contract,Declarer,Tricks\r\n2,1,1,x,3nt,s,=\r\n\r\n4,1,3,y,3NT,S,+1\r\n5,1,6,z,2♠,w,-2\r\n";
    let rows = read_results(other).unwrap();
    let points: Vec<Option<i32>> = rows.iter().map(|row| row.result.points(row.board)).collect();
    assert_eq!(points, [Some(400), Some(430), Some(100)]);
    assert_eq!(read_results("board,ns,ew,score\n").unwrap(), []);
    // Beside a score a result is tricks, not the whole of it; without a contract the score is what counts.
    let scored = read_results("board,ns,ew,result,score\n1,1,2,4S N =,420\n").unwrap();
    assert_eq!(scored[0].result, TableResult::Points(420));
}

#[test]
fn every_fault_is_told() {
    let text = "board,ns,ew,contract,declarer,tricks,lead,score\n\
        1,1,2,8S,N,10,,\n\
        1,1,2,4S,X,10,,\n\
        1,1,2,4S,N,14,,\n\
        1,1,2,4S,N,10,,450\n\
        1,1,2,4S,N,10,ZZ,\n\
        1,1,2,,,,,\n\
        0,1,2,Pass,,,,\n\
        1,1,-2,Pass,,,,\n\
        1,1,2,4S,N,-11,,\n";
    let faults = read_results(text).unwrap_err();
    let kinds: Vec<CsvFaultKind> = faults.iter().map(|fault| fault.kind.clone()).collect();
    use CsvFaultKind::*;
    assert_eq!(
        kinds,
        [
            Result(ResultTextError::Contract),
            Result(ResultTextError::Declarer),
            Result(ResultTextError::Tricks),
            Score { stated: 450, owed: 420 },
            Lead,
            Nothing,
            Number("board"),
            Number("ew"),
            Result(ResultTextError::Tricks),
        ]
    );
    assert_eq!(faults.iter().map(|fault| fault.record).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let columns = read_results("a,b\n1,2\n").unwrap_err();
    assert_eq!(columns.len(), 4);
    assert_eq!(read_results("").unwrap_err().len(), 4);
}

#[test]
fn texts_of_results() {
    for texts in [
        ["3NT", "S", "9"],
        ["7CXX", "W", "0"],
        ["Pass", "", ""],
        ["NP", "", ""],
        ["AVE+/AVE", "", ""],
        ["A55/37.5", "", ""],
        ["I3/-3", "", ""],
        ["I2.5/0", "", ""],
        ["W650:30/-100:70", "", ""],
    ] {
        let [contract, declarer, tricks] = texts;
        let result = TableResult::read(contract, declarer, tricks).unwrap();
        assert_eq!(result.texts(), texts);
    }
    for wrong in ["A60", "A60/", "A-5/60", "I999/0", "W", "W5", "Wx:1", "/", "AVE*/AVE"] {
        assert!(TableResult::read(wrong, "N", "7").is_err(), "{wrong}");
    }
}

#[test]
fn standings_as_csv() {
    let (_, result) = scored(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let text = write_standings(&result.fields[0], true, |number| format!("Pair, \"{number}\""));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "place,number,name,total,available,average,boards");
    assert!(lines[1].starts_with("1,1,\"Pair, \"\"1\"\"\","), "{}", lines[1]);
    assert_eq!(lines.len(), 4);
}

#[test]
fn pbn_tables_there_and_back() {
    let (session, result) = scored(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let section = score_table(&session, &result.boards[0]).section();
    assert_eq!(section.name, "ScoreTable");
    assert_eq!(
        section.value,
        "PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R;Round\\2R;\
         Table\\3R;Lead\\2L;MP_NS\\6R;MP_EW\\6R;Percentage_NS\\6R;Percentage_EW\\6R"
    );
    assert_eq!(
        section.rows[0].split_whitespace().collect::<Vec<_>>().join(" "),
        "1 4 4S N 10 420 - 1 1 HK 4.00 0.00 100.00 0.00"
    );
    let passed = result.boards.iter().flat_map(|board| score_table(&session, board).rows);
    let zero = passed.into_iter().find(|row| row[2] == "Pass").unwrap();
    assert_eq!(zero[5..7], ["0", "0"], "nothing scored is 0 to both sides, not an empty cell");
    let mut back = read_score_table(&section, 1).unwrap();
    back.sort_by_key(|row| row.ns.clone());
    let known: Vec<&TableResult> = session.rows[..3].iter().map(|row| &row.result).collect();
    assert_eq!(back.iter().map(|row| &row.result).collect::<Vec<_>>(), known);
    assert_eq!(back, session.rows[..3], "round, table, lead and group too");
    // Awards and boards not played come back as they were, not as what they came to in this session.
    let section = score_table(&session, &result.boards[2]).section();
    let back = read_score_table(&section, 3).unwrap();
    let of = |ns| back.iter().find(|row| row.ns == [ns]).unwrap().result.clone();
    assert_eq!(of(1), session.rows.iter().find(|row| row.board == 3 && row.ns == [1]).unwrap().result);
    assert_eq!((of(2), of(3)), (TableResult::NotPlayed, TableResult::Points(110)));

    let total = total_score_table(&result.fields[0], true, |number| format!("A{number} & \"B\"")).section();
    let rows = read_total_score_table(&total);
    assert_eq!(rows.len(), 3);
    assert_eq!((rows[0].rank, rows[0].pair.as_str(), rows[0].names.as_str()), (Some(1), "1", "A1 & \"B\""));
    assert_eq!(rows[0].total.map(|total| total.to_decimal(2)), Some(result.fields[0][0].total.to_decimal(2)));
    assert_eq!(rows[0].boards, Some(3));

    let (session, result) = scored_imps();
    let total = total_score_table(&result.fields[0], false, |number| format!("{number}"));
    assert_eq!(total.get(0, "TotalIMP"), Some(result.fields[0][0].total.to_decimal(2).as_str()));
    assert_eq!((total.get(0, "TotalMP"), total.get(0, "MeanPercentage")), (None, None));
    let section = score_table(&session, &result.boards[0]).section();
    assert!(section.value.ends_with("IMP_NS\\6R;IMP_EW\\6R"), "{}", section.value);
    assert_eq!(read_score_table(&section, 1).unwrap().len(), 3);
}

/// The session without its percentages, which IMPs cannot take.
fn scored_imps() -> (Session, PairsResult) {
    let mut session = session();
    session.rows.retain(|row| row.board != 3);
    let method = PairsMethod::CrossImps(CrossImpOptions::default());
    let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
    (session, result)
}

#[test]
fn tables_of_other_programs() {
    let section = Section {
        name: "ScoreTable".into(),
        value:
            "+Score_NS;PairId_NS;PairId_EW;Names_NS;Contract;Declarer;Result;Percentage_NS;Percentage_EW;Own"
                .into(),
        rows: vec![
            "420 1 4 \"A; B\" 4S N 10 100 0 x".into(),
            "- 2 5 \"C \\\"Q\\\"\" - - - ^60 ^40".into(), // rows may break anywhere
            "? -50 3 6 ? 3NT S 8 0 100".into(),
            "- - 4 7 ? 3NT S 9 ^55 ^45".into(), // adjusted: the contract is no longer what counts
        ],
    };
    let table = PbnTable::read(&section);
    assert_eq!((table.columns.len(), table.rows.len()), (10, 4));
    assert_eq!(table.columns[0].order, Some('+'));
    assert_eq!(table.get(1, "Names_NS"), Some("C \"Q\""));
    assert_eq!((table.get(2, "Own"), table.get(1, "contract"), table.get(0, "Nothing")), (None, None, None));
    let rows = read_score_table(&section, 1).unwrap();
    assert_eq!(
        rows[1].result,
        TableResult::Artificial { ns: Award::Percent(6000), ew: Award::Percent(4000) }
    );
    assert_eq!(rows[2].result.points(1), Some(-50));
    assert_eq!(
        rows[3].result,
        TableResult::Artificial { ns: Award::Percent(5500), ew: Award::Percent(4500) }
    );
    // And through the file itself.
    let (session, result) = scored(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let section = score_table(&session, &result.boards[0]).section();
    let text = format!(
        "[Board \"1\"]\n[{} \"{}\"]\n{}\n",
        section.name,
        section.value.replace('\\', "\\\\"),
        section.rows.join("\n")
    );
    let file = pbn::read(text.as_bytes());
    let found = &file.records[0].sections[0];
    assert_eq!(read_score_table(found, 1).unwrap().len(), 3, "{found:?}");
}

#[test]
fn usebio_of_pairs() {
    let method = PairsMethod::Matchpoints(MatchpointOptions::default());
    let (session, result) = scored(method);
    let xml = usebio_pairs(&Session { section: "Blue".into(), ..session.clone() }, &result, &method);
    for part in [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<USEBIO Version=\"1.2\">",
        "<CLUB_NAME>Hearts &amp; Spades</CLUB_NAME>",
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
        "<SCORE>AVE+/AVE-</SCORE>",
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
    assert!(xml.contains("<NS_IMPS>") && xml.contains("<TOTAL_SCORE>"));
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
        text[second + 1..second + 10],
        [
            "<NS_PAIR_NUMBER>5+6</NS_PAIR_NUMBER>",
            "<EW_PAIR_NUMBER>7+8</EW_PAIR_NUMBER>",
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
    let (standings, _) = score_teams(&[7, 9], &matches, &TeamsOptions::new(Rules::swiss()));
    let xml = usebio_teams(&Session::default(), &[], &standings, &[], true);
    assert!(xml.contains("TEAM_ID=\"7\" TEAM_NAME=\"7\"") && xml.contains("TEAM_ID=\"9\""), "{xml}");
}

#[test]
fn usebio_of_a_triangle() {
    // Half matches count half (art. 16): 14.18 and 7.21 are 10.695, which is 10.70.
    let half = |home, away, own, other| MatchRecord::new(1, home, away).vp_c(own, other).half();
    let matches = [half(3, 4, 1418, 582), half(5, 3, 1279, 721)];
    let (standings, _) = score_teams(&[3, 4, 5], &matches, &TeamsOptions::new(Rules::none()));
    let played: Vec<UsebioMatch> =
        matches.iter().map(|&record| UsebioMatch { record, boards: None }).collect();
    let team = UsebioTeam { number: 3, ..UsebioTeam::default() };
    let xml = usebio_teams(&session(), &[team], &standings, &played, true);
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

#[test]
fn usebio_of_teams() {
    let matches = [MatchRecord::new(1, 1, 2).vp_c(1250, 750), MatchRecord::new(1, 3, 0).vp_c(1200, 0)];
    let (standings, _) = score_teams(&[1, 2, 3], &matches, &TeamsOptions::new(Rules::swiss()));
    let team = |number: u32| UsebioTeam { number, name: format!("Team \"{number}\""), players: Vec::new() };
    let played: Vec<UsebioMatch> =
        matches.iter().map(|&record| UsebioMatch { record, boards: Some((1, 8)) }).collect();
    let xml = usebio_teams(&session(), &[team(1), team(2), team(3)], &standings, &played, true);
    for part in [
        "<EVENT EVENT_TYPE=\"SWISS_TEAMS\">",
        "<TEAM TEAM_ID=\"1\" TEAM_NAME=\"Team &quot;1&quot;\">",
        "<TOTAL_SCORE>12.50</TOTAL_SCORE>",
        "<OPPOSING_TEAM_SCORE>7.50</OPPOSING_TEAM_SCORE>",
        "<END_BOARD_NUMBER>8</END_BOARD_NUMBER>",
    ] {
        assert!(xml.contains(part), "{part} is missing in\n{xml}");
    }
    assert_eq!(xml.matches("<MATCH>").count(), 1, "a bye is no match");
    assert_eq!(standings[0].points_c, 1250);
    assert_eq!(Exact::hundredths(1250).to_decimal(2), "12.50");
}
