//! Result tables of PBN that cannot be read.

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
    for (row, wrong) in [
        ("3 4 9S N 10 -", ResultTextError::Contract),
        ("3 4 4S - 10 -", ResultTextError::Declarer),
        ("3 4 4S N 14 -", ResultTextError::Tricks),
    ] {
        assert_eq!(read(row), Err(vec![CsvFault { record: 2, kind: CsvFaultKind::Result(wrong) }]), "{row}");
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
        read_score_table(&section, 1).map(|rows| rows[0].result.clone())
    };
    let all = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW";
    let fault = |kind| Err(vec![CsvFault { record: 1, kind }]);
    // Four spades made on board 1, where nobody is vulnerable, are 420 (law 77).
    let score = |stated, owed| fault(CsvFaultKind::Score { stated, owed });
    assert_eq!(read(all, "3 4 4S N 10 620 -"), score(620, 420));
    assert_eq!(read(all, "3 4 4S E 10 - 450"), score(-450, -420));
    assert_eq!(read(all, "3 4 Pass - - 50 -"), score(50, 0));
    assert_eq!(read("PairId_NS;PairId_EW;Score_NS", "3 4 abc"), fault(CsvFaultKind::Number("score")));
    assert_eq!(read("PairId_NS;PairId_EW;Score_EW", "3 4 4,20"), fault(CsvFaultKind::Number("score")));
    // What the contract tells needs no score, and an award is none.
    assert_eq!(read(all, "3 4 Pass - - abc -"), Ok(TableResult::PassedOut));
    let award = TableResult::read("AVE+/AVE-", "", "").unwrap();
    assert_eq!(read(all, "3 4 AVE+/AVE- - - 420 -"), Ok(award));
    assert_eq!(read(all, "3 4 4S E 10 - 420").unwrap().points(1), Some(-420));
    // A pair called otherwise than by a number would be missing from the session.
    assert_eq!(read(all, "A3 4 4S E 10 - 420"), fault(CsvFaultKind::Number("ns")));
    assert_eq!(read(all, "3 B 4S E 10 - 420"), fault(CsvFaultKind::Number("ew")));
}
