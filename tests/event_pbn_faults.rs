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
