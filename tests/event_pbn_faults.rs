//! Results in files that cannot be, or that are told otherwise than usual.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::Section;
use tricklaw::event::exchange::*;

#[test]
fn a_row_of_pbn_that_cannot_be_read_is_no_board_that_was_not_played() {
    let read = |row: &str| {
        let value = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS".to_string();
        let rows = vec!["1 2 4S N 10 420".to_string(), row.to_string()];
        read_score_table(&Section { name: "ScoreTable".into(), value, rows }, 1)
    };
    for (row, wrong, column, text) in [
        ("3 4 9S N 10 -", ResultTextError::Contract, "contract", "9S"),
        ("3 4 4S - 10 -", ResultTextError::Declarer, "declarer", "-"),
        ("3 4 4S N 14 -", ResultTextError::Tricks, "tricks", "14"),
        ("3 4 A110/0 - - -", ResultTextError::Award, "contract", "A110/0"),
    ] {
        let cell = Some((column, text.to_string()));
        let kind = CsvFaultKind::Result(wrong);
        assert_eq!(read(row), Err(CsvFaults(vec![CsvFault { line: 2, kind, cell }])), "{row}");
    }
    assert_eq!(read("3 4 4S - - 450").unwrap()[1].result, TableResult::Points(450), "the score tells it");
    assert_eq!(read("3 4 - - - -").unwrap()[1].result, TableResult::NotPlayed);
    assert_eq!(read("- 4 9S - - -").unwrap().len(), 1, "nobody is said to have played");
}

/// As in CSV: a score that is no number, or not what the contract is worth, would otherwise go without a word.
#[test]
fn a_score_of_pbn_that_cannot_be_is_told() {
    let read = |columns: &str, row: &str| {
        let section =
            Section { name: "ScoreTable".into(), value: columns.to_string(), rows: vec![row.to_string()] };
        read_score_table(&section, 1)
            .map(|rows| rows[0].result.clone())
            .map_err(|faults| faults[0].kind.clone())
    };
    let all = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW";
    let fault = Err;
    // Four spades made on board 1, where nobody is vulnerable, are 420 (law 77).
    let score = |stated, owed| fault(CsvFaultKind::Score { stated, owed: Some(owed) });
    assert_eq!(read(all, "3 4 4S N 10 620 -"), score(620, 420));
    assert_eq!(read(all, "3 4 4S E 10 - 450"), score(-450, -420));
    assert_eq!(read(all, "3 4 Pass - - 50 -"), score(50, 0));
    assert_eq!(read("PairId_NS;PairId_EW;Score_NS", "3 4 abc"), fault(CsvFaultKind::Number("score")));
    assert_eq!(read("PairId_NS;PairId_EW;Score_EW", "3 4 4,20"), fault(CsvFaultKind::Number("score")));
    // Percentages alone do not tell what the board was played in, and it was played.
    assert_eq!(read("PairId_NS;PairId_EW;Percentage_NS", "3 4 75.00"), fault(CsvFaultKind::Nothing));
    // What the contract tells needs no score, and an award is none.
    assert_eq!(read(all, "3 4 Pass - - abc -"), Ok(TableResult::PassedOut));
    let award = TableResult::read("AVE+/AVE-", "", "").unwrap();
    assert_eq!(read(all, "3 4 AVE+/AVE- - - 420 -"), Ok(award));
    assert_eq!(read(all, "3 4 4S E 10 - 420").unwrap().points(1), Some(-420));
    // A pair called otherwise than by a number would be missing from the session.
    assert_eq!(read(all, "A3 4 4S E 10 - 420"), fault(CsvFaultKind::Number("ns")));
    assert_eq!(read(all, "3 B 4S E 10 - 420"), fault(CsvFaultKind::Number("ew")));
}

/// An artificial score told by its percentage alone, of more than there is to have (2007 law 12C2).
#[test]
fn an_award_of_pbn_is_a_board_at_most() {
    let read = |row: &str| {
        let value = "PairId_NS;PairId_EW;Percentage_NS;Percentage_EW".to_string();
        read_score_table(&Section { name: "ScoreTable".into(), value, rows: vec![row.to_string()] }, 1)
    };
    let kind = CsvFaultKind::Result(ResultTextError::Award);
    assert_eq!(read("3 4 ^100.00 ^0.00").unwrap()[0].result.texts()[0], "A100/0");
    let cell = Some(("contract", "^110.00".to_string()));
    assert_eq!(read("3 4 ^110.00 ^40.00"), Err(CsvFaults(vec![CsvFault { line: 1, kind, cell }])));
}

/// Numbers begin with 1: whoever is read with 0 could not be given to anything else.
#[test]
fn nobody_has_the_number_0() {
    let faults = |text: &str| {
        read_results(text).unwrap_err().0.into_iter().map(|fault| fault.kind).collect::<Vec<_>>()
    };
    let head = "board,ns,ew,score,round\n";
    assert_eq!(faults(&format!("{head}1,0,2,420,1\n")), [CsvFaultKind::Number("ns")]);
    assert_eq!(faults(&format!("{head}1,1+0,2+3,420,1\n")), [CsvFaultKind::Number("ns")]);
    assert_eq!(faults(&format!("{head}1,1,1000001,420,1\n")), [CsvFaultKind::Number("ew")]);
    assert_eq!(faults(&format!("{head}1000001,1,2,420,1\n")), [CsvFaultKind::Number("board")]);
    assert_eq!(faults(&format!("{head}1,1,2,420,1000001\n")), [CsvFaultKind::Number("round")]);
    assert_eq!(read_results(&format!("{head}1000000,1,1000000,420,0\n")).map(|rows| rows.len()), Ok(1));
}

/// Travellers have a column of points for each side, one of which is empty.
#[test]
fn a_column_of_points_for_each_side() {
    let points = |text: &str| -> Vec<Option<i32>> {
        read_results(text).unwrap().iter().map(|row| row.result.points(row.board)).collect()
    };
    let told = [Some(420), Some(-50), Some(0), Some(-420)];
    assert_eq!(
        points("board,ns,ew,NS score,EW score\n1,1,2,420,\n1,3,4,,50\n1,5,6,0,0\n1,7,8,-,420\n"),
        told
    );
    assert_eq!(
        points("牌号,南北,东西,南北得分,东西得分\n1,1,2,420,\n1,3,4,,50\n1,5,6,,0\n1,7,8,-420,420\n"),
        told
    );
    assert_eq!(points("board,ns,ew,Score_EW\n1,1,2,-420\n"), [Some(420)]);
    // It is checked against the contract as the other one is.
    let both = "board,ns,ew,contract,declarer,tricks,score,ew score\n1,1,2,4S,E,10,,450\n1,1,2,4S,E,10,,x\n";
    let faults: Vec<_> = read_results(both).unwrap_err().0.into_iter().map(|fault| fault.kind).collect();
    assert_eq!(
        faults,
        [CsvFaultKind::Score { stated: -450, owed: Some(-420) }, CsvFaultKind::Number("ew score")]
    );
    // Two columns of which one is not what the other has lost say two things, and neither is taken.
    let two = "board,ns,ew,score,ew score\n1,1,2,420,420\n1,3,4,50,-60\n1,5,6,,50\n";
    let faults: Vec<_> = read_results(two).unwrap_err().0.into_iter().map(|fault| fault.kind).collect();
    let wrong = |stated, owed| CsvFaultKind::Score { stated, owed: Some(owed) };
    assert_eq!(faults, [wrong(-420, 420), wrong(60, 50)]);
}

/// Who looks for a fault counts the lines of the file, those without anything too, by whichever sign they end.
#[test]
fn a_fault_tells_the_line_of_the_file() {
    let lines = |text: &str| {
        read_results(text).unwrap_err().0.into_iter().map(|fault| fault.line).collect::<Vec<_>>()
    };
    assert_eq!(lines("board,ns,ew,score\n1,1,2,420\n\n\n1,x,2,420\n1,3,4,y\n"), [5, 6]);
    assert_eq!(lines("board,ns,ew,score\r\n\r\n1,x,2,420\r\n\r\n1,3,4,y"), [3, 5]);
    assert_eq!(lines("board,ns,ew,score\r\r1,x,2,420\r1,3,4,y\r"), [3, 4]);
    assert_eq!(lines("\u{feff}\n\nboard;ns;ew;score\n1;x;2;420\n"), [4], "lines above the names");
    assert_eq!(
        lines("board,ns,ew,score\n\"1\n\",1,2,420\n1,\"\n\nx\",2,420\n\n1,3,4,y\n"),
        [4, 8],
        "lines within quotes"
    );
    assert_eq!(lines("\n牌号，南北，东西，得分\n\n1，x，2，420\n"), [4]);
    assert_eq!(lines("board,ns,ew,score\n,,,\n \n1,x,2,420\n"), [4], "lines of nothing but separators");
    assert_eq!(lines("\n\nboard,ns,score\n"), [3], "a missing column");
    let long = "z".repeat(600);
    assert_eq!(lines(&format!("{long},board,ns,ew,score\n\n{long},1,x,2,420\n")), [3]);
}

/// PBN 2.1: `#` stands for the value the tag had in the last game, `##` before a value for all games to come.
#[test]
fn columns_of_a_table_may_be_inherited() {
    let text = "[Board \"1\"]\n[ScoreTable \"##PairId_NS;PairId_EW;Score_NS\"]\n1 2 430\n\n\
        [Board \"2\"]\n[ScoreTable \"#\"]\n3 4 50\n";
    let read = read_pbn(text).unwrap();
    let rows: Vec<(u32, &[u32], Option<i32>)> =
        read.iter().map(|row| (row.board, &row.ns[..], row.result.points(row.board))).collect();
    assert_eq!(rows, [(1, &[1][..], Some(430)), (2, &[3][..], Some(50))]);
}
