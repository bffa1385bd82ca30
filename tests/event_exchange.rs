//! Results in CSV and in PBN tables.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/session.rs"]
mod support;

use support::*;
use tricklaw::bridge::notation::{Section, pbn};
use tricklaw::bridge::score::{Award, BoardLine, MatchpointOptions};
use tricklaw::event::exchange::*;
use tricklaw::event::standing::*;
use tricklaw::exact::Exact;

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
        1,1,2,4S,N,-11,,\n\
        1,1,2,A110/40,,,,\n\
        1,1,2,AVE+|A100.5,,,,\n";
    let faults = read_results(text).unwrap_err();
    let kinds: Vec<CsvFaultKind> = faults.iter().map(|fault| fault.kind.clone()).collect();
    use CsvFaultKind::*;
    assert_eq!(
        kinds,
        [
            Result(ResultTextError::Contract),
            Result(ResultTextError::Declarer),
            Result(ResultTextError::Tricks),
            Score { stated: 450, owed: Some(420) },
            Lead,
            Nothing,
            Number("board"),
            Number("ew"),
            Result(ResultTextError::Tricks),
            Result(ResultTextError::Award),
            Result(ResultTextError::Award),
        ]
    );
    assert_eq!(
        faults.iter().map(|fault| fault.line).collect::<Vec<_>>(),
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    );
    let columns = read_results("a,b\n1,2\n").unwrap_err();
    assert_eq!(columns.len(), 4);
    assert_eq!(read_results("").unwrap_err()[0].kind, Header);
    // Behind a quote that is not closed nothing can be told apart.
    let open = read_results("board,ns,ew,score,name\n1,1,2,50,\"Ann\n2,1,2,60,Bob\n").unwrap_err();
    assert_eq!((open[0].line, &open[0].kind), (2, &Quote));
    let closed = read_results("board,ns,ew,score,name\n1,1,2,50,\"Ann \"\"A\"\"\"\n2,1,2,60,5\"\n").unwrap();
    assert_eq!(closed.len(), 2);
    // Which of two columns of a name counts is not for a reader to choose; a name of its own goes before another's.
    let twice = read_results("board,NS,ew,score,ns,Score\n1,1,2,420,3,50\n").unwrap_err();
    let kinds: Vec<CsvFaultKind> = twice.iter().map(|fault| fault.kind.clone()).collect();
    let both = |name, places| Columns { name, places };
    assert_eq!(kinds, [both("ns", [2, 5]), both("score", [4, 6])]);
    assert_eq!(twice[0].to_string(), "line 1: columns 2 and 5 are both ns");
    let sections = read_results("board,section,ns,ew,score,SECTION\n1,A,1,2,420,B\n").unwrap_err();
    assert_eq!(sections[0].kind, both("section", [2, 6]));
    assert_eq!(
        read_results("board,ns,ew,score,points,x,x\n1,1,2,420,50,1,2\n").unwrap()[0].result.points(1),
        Some(420)
    );
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
        ["I1/AVE-", "", ""],
        ["IAVE-/1", "", ""],
        ["A55/AVE", "", ""],
        ["AAVE+/40", "", ""],
        ["W420:1|W620:1", "", ""],
        ["AVE+|W-100:1", "", ""],
        ["AVE+|-100", "", ""],
        ["420|W650:30/-100:70", "", ""],
        ["NP|A62.5", "", ""],
        ["I-3|AVE", "", ""],
    ] {
        let [contract, declarer, tricks] = texts;
        let result = TableResult::read(contract, declarer, tricks).unwrap();
        assert_eq!(result.texts(), texts);
    }
    for wrong in ["A60", "A60/", "A-5/60", "I999/0", "W", "W5", "Wx:1", "/", "AVE*/AVE"] {
        assert!(TableResult::read(wrong, "N", "7").is_err(), "{wrong}");
    }
    for wrong in ["420|", "|420", "NPX|420", "420|X5", "W5|420", "420|NO", "A|420"] {
        assert_eq!(TableResult::read(wrong, "", ""), Err(ResultTextError::Contract), "{wrong}");
    }
    for passed in ["PASS", "p", "AP", "PO", "Passed", "passedout", "AllPass"] {
        assert_eq!(TableResult::read(passed, "", ""), Ok(TableResult::PassedOut), "{passed}");
    }
    for not_played in ["np", "NotPlayed"] {
        assert_eq!(TableResult::read(not_played, "", ""), Ok(TableResult::NotPlayed), "{not_played}");
    }
    // As many tricks as were contracted for: the sign stands alone.
    for (tricks, read) in
        [("=", Some(9)), ("+2", Some(11)), ("-9", Some(0)), ("=1", None), ("+5", None), ("-10", None)]
    {
        let told =
            TableResult::read("3NT", "S", tricks).ok().map(|result| result.texts()[2].parse().unwrap());
        assert_eq!(told, read, "{tricks}");
    }
}

#[test]
fn standings_as_csv() {
    let (_, result) = scored(PairsMethod::Matchpoints(MatchpointOptions::default()));
    let text = write_standings(&result.fields[0], &PairsMethod::Matchpoints(Default::default()), |number| {
        format!("Pair, \"{number}\"")
    });
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "place,number,name,total,available,average,boards");
    assert!(lines[1].starts_with("1,1,\"Pair, \"\"1\"\"\","), "{}", lines[1]);
    assert_eq!(lines.len(), 4);
    // At IMPs the average is IMPs a board, not per cent.
    let (_, result) = scored_imps();
    let first = &result.fields[0][0];
    let text =
        write_standings(&result.fields[0], &PairsMethod::CrossImps(Default::default()), |_| String::new());
    let average = text.lines().nth(1).unwrap().split(',').nth(5).unwrap();
    assert_eq!(average, first.average.unwrap().to_decimal(2));
}

/// The two sides' scores of a board, each from a result of its own (law 12C1(f)), enter the scoring as they are.
#[test]
fn split_scores_are_lines_of_their_own() {
    let result = TableResult::read("420|W650:30/-100:70", "", "").unwrap();
    let weighted = BoardLine::weighted(&[(30, 650), (70, -100)]);
    let line = BoardLine { ns: BoardLine::played(420).ns, ew: weighted.ew.clone() };
    assert_eq!((result.line(1), result.points(1)), (line, None));
    let both = TableResult::read("W650:30/-100:70", "", "").unwrap();
    assert_eq!((both.line(1), both.points(1)), (weighted, None));
    assert_eq!(TableResult::NotPlayed.line(1), BoardLine::not_played());
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

    let total =
        total_score_table(&result.fields[0], &PairsMethod::Matchpoints(Default::default()), |number| {
            format!("A{number} & \"B\"")
        })
        .section();
    let rows = read_total_score_table(&total);
    assert_eq!(rows.len(), 3);
    assert_eq!((rows[0].rank, rows[0].pair.as_str(), rows[0].names.as_str()), (Some(1), "1", "A1 & \"B\""));
    assert_eq!(rows[0].total.map(|total| total.to_decimal(2)), Some(result.fields[0][0].total.to_decimal(2)));
    assert_eq!(rows[0].boards, Some(3));

    let (session, result) = scored_imps();
    let total = total_score_table(&result.fields[0], &PairsMethod::CrossImps(Default::default()), |number| {
        format!("{number}")
    });
    assert_eq!(total.get(0, "TotalIMP"), Some(result.fields[0][0].total.to_decimal(2).as_str()));
    assert_eq!((total.get(0, "TotalMP"), total.get(0, "MeanPercentage")), (None, None));
    let section = score_table(&session, &result.boards[0]).section();
    assert!(section.value.ends_with("IMP_NS\\6R;IMP_EW\\6R"), "{}", section.value);
    assert_eq!(read_score_table(&section, 1).unwrap().len(), 3);
}

/// What stands above the tables of a board, and the standings once, with the first board.
#[test]
fn pbn_files_there_and_back() {
    let (mut session, _) = scored_imps();
    let method = PairsMethod::Matchpoints(Default::default());
    let write = |session: &Session| {
        let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
        write_pbn(session, &result, &method)
    };
    let text = write(&session);
    assert_eq!(read_pbn(&text).unwrap().len(), session.rows.len());
    let tags = ["[Event \"Monday\"]", "[Date \"2024.11.04\"]", "[Dealer \"E\"]", "[Vulnerable \"NS\"]"];
    let lines: Vec<&str> = text.lines().collect();
    for tag in tags {
        assert!(lines.contains(&tag), "{tag} is missing in\n{text}");
    }
    assert_eq!((text.matches("[ScoreTable ").count(), text.matches("[TotalScoreTable ").count()), (2, 1));
    assert!(text.find("[TotalScoreTable ") < text.rfind("[Board "), "with the first board");
    // Nothing is told of an event without a name, nor of a day nobody has named; a month may be known alone.
    (session.event, session.date) = (String::new(), (0, 0, 0));
    let plain = write(&session);
    assert!(plain.contains("[Event \"?\"]") && plain.contains("[Date \"?\"]"), "{plain}");
    session.date = (2024, 0, 0);
    assert!(write(&session).contains("[Date \"2024.00.00\"]"));
}

/// An element with a blank or a sign of its own stands in quotes, and comes back as it was (PBN 2.1, 4.10).
#[test]
fn elements_of_tables() {
    let names = ["A\\B", "a \"b\"", "{c}", "[d]", "e;f", "\\", "-g", "?h", "O'Hara", ""];
    for name in names {
        let (_, result) = scored_imps();
        let method = PairsMethod::CrossImps(Default::default());
        let section = total_score_table(&result.fields[0], &method, |_| name.to_string()).section();
        assert_eq!(read_total_score_table(&section)[0].names, name);
        assert_eq!(section.rows[0].contains('"'), !matches!(name, "-g" | "?h" | "O'Hara"), "{name}");
    }
}

/// What PBN 2.1 lets a `TotalScoreTable` tell: sums, or means with the number of boards.
#[test]
fn standings_of_other_programs() {
    let read = |columns: &str, row: &str| {
        let (name, value) = ("TotalScoreTable".to_string(), columns.to_string());
        let rows = read_total_score_table(&Section { name, value, rows: vec![row.to_string()] });
        let text = |value: Option<Exact>| value.map(|value| value.to_decimal(2));
        (rows[0].rank, text(rows[0].total), text(rows[0].percentage), rows[0].boards)
    };
    let two = |text: &str| Some(text.to_string());
    for (columns, row, expected) in [
        (
            "Rank;PairId;TotalMP;MeanPercentage;NrBoards",
            "2 7 120.5 60.25 20",
            (Some(2), two("120.50"), two("60.25"), Some(20)),
        ),
        // The sum of the boards' percentages is no percentage of the session.
        (
            "Rank;PairId;TotalMP;TotalPercentage;NrBoards",
            "1 7 120.5 1205 20",
            (Some(1), two("120.50"), two("60.25"), Some(20)),
        ),
        ("PairId;TotalPercentage", "7 1205", (None, None, None, None)),
        ("PairId;MeanIMP;NrBoards", "7 -1.25 24", (None, two("-30.00"), None, Some(24))),
        ("PairId;MeanScore;NrBoards", "7 35.5 4", (None, two("142.00"), None, Some(4))),
        ("PairId;MeanMP", "7 9.5", (None, None, None, None)),
        ("Rank;PairId;TotalScore;NrBoards", "1= 7 -640 0", (Some(1), two("-640.00"), None, Some(0))),
        ("Rank;PairId;TotalIMP;MeanIMP;NrBoards", "- 7 30 1.24 24", (None, two("30.00"), None, Some(24))),
    ] {
        assert_eq!(read(columns, row), expected, "{columns}");
    }
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

/// Contracts as other programs and people write them: blanks within, `*` for doubled, words for a board passed out.
#[test]
fn contracts_of_other_programs() {
    for (cell, contract, points) in [
        ("3 NT", "3NT", Some(400)),
        ("3NT X", "3NTX", Some(550)),
        ("4S*", "4SX", Some(-100)),
        ("4 S **", "4SXX", Some(-200)),
        ("4 黑桃 加倍", "4SX", Some(-100)),
        ("Passed Out", "Pass", Some(0)),
        ("all pass", "Pass", Some(0)),
        ("全不叫", "Pass", Some(0)),
        ("Not played", "NP", None),
        ("AVE+ / AVE-", "AVE+/AVE-", None),
        ("平均正分/平均分", "AVE+/AVE", None), // as the Chinese laws call them (law 12C2)
    ] {
        let rows = read_results(&format!("board,ns,ew,contract,declarer,tricks\n1,1,2,{cell},N,9\n"));
        let result = rows.unwrap_or_else(|faults| panic!("{cell}: {}", faults[0])).remove(0).result;
        assert_eq!((&result.texts()[0][..], result.points(1)), (contract, points), "{cell}");
    }
    for cell in ["4 S N", "X 4S", "4S * * *", "60 %", "N =", "4 S ="] {
        let text = format!("board,ns,ew,contract,declarer,tricks\n1,1,2,{cell},N,9\n");
        assert_eq!(read_results(&text).unwrap_err().len(), 1, "{cell}");
    }
}
