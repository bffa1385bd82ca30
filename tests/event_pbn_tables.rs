//! Result tables of PBN as they are written, cell by cell (PBN 2.1: `ScoreTable`, `TotalScoreTable`).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::Section;
use tricklaw::bridge::score::Award;
use tricklaw::event::exchange::*;
use tricklaw::event::standing::*;

fn session(csv: &str) -> Session {
    Session { rows: read_results(csv).unwrap(), ..Session::default() }
}

/// The `ScoreTable` of the first board at matchpoints.
fn table_of(csv: &str) -> Section {
    let session = session(csv);
    let options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
    let result = score_pairs(&session.boards(), &options).unwrap();
    score_table(&session, &result.boards[0]).section()
}

/// Columns are as wide as they say, names and contracts to the left, numbers to the right. A row that has no round or table has a
/// dash there, as has whatever was not played; an award stands in the place of the contract and its scores carry a caret.
#[test]
fn every_cell_of_a_score_table() {
    let table = table_of(
        "round,table,board,ns,ew,contract,declarer,tricks,score\n\
        2,1,1,1,2,4S,N,10,420\n\
        0,3,1,3,4,,,,-50\n\
        1,0,1,5,6,AVE+/AVE-,,,\n\
        1,2,1,7,8,NP,,,\n",
    );
    assert_eq!(
        table.value,
        "PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R;\
        Round\\2R;Table\\3R;MP_NS\\6R;MP_EW\\6R;Percentage_NS\\6R;Percentage_EW\\6R"
    );
    // Two of three results on a top of 4: (2 + 1) * 3 / 2 - 1 = 3.5 of 4 is 87.5 per cent.
    let expected = [
        "   1    2 4S    N 10    420      -  2   1   3.50   0.50  87.50  12.50",
        "   5    6 AVE+/AVE- -  -      -      -  1   -  ^2.40  ^1.60 ^60.00 ^40.00",
        "   3    4 -     -  -      -     50  -   3   0.50   3.50  12.50  87.50",
        "   7    8 -     -  -      -      -  1   2      -      -      -      -",
    ];
    assert_eq!(table.rows, expected);
}

/// Columns nobody has anything for are left out.
#[test]
fn columns_that_no_row_needs() {
    let value = |csv: &str| table_of(csv).value;
    let plain = value("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n");
    assert!(["Round", "Table", "Lead", "Group"].iter().all(|name| !plain.contains(name)), "{plain}");
    let tables = value("table,board,ns,ew,score\n1,1,1,2,420\n0,1,3,4,-50\n");
    assert!(tables.contains(";Table\\3R;") && !tables.contains("Round"), "{tables}");
    let rounds = value("round,board,ns,ew,score\n0,1,1,2,420\n3,1,3,4,-50\n");
    assert!(rounds.contains(";Round\\2R;") && !rounds.contains(";Table"), "{rounds}");
}

/// Totals at IMPs have no percentage; a name of several words is quoted.
#[test]
fn every_cell_of_the_totals() {
    let session = session("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n");
    let totals = |method: PairsMethod| {
        let options = PairsOptions { fields: vec![vec![1, 3]], ..PairsOptions::new(method) };
        let result = score_pairs(&session.boards(), &options).unwrap();
        let name = |pair| if pair == 1 { "Ann Bee".to_string() } else { format!("P{pair}") };
        total_score_table(&result.fields[0], &options.method, name).section()
    };
    let imps = totals(PairsMethod::CrossImps(Default::default()));
    assert_eq!(imps.value, "Rank\\3R;PairId\\4R;Names\\20L;TotalIMP\\8R;NrBoards\\3R");
    let expected =
        ["  1    1 \"Ann Bee\"               10.00   1", "  2    3 P3                     -10.00   1"];
    assert_eq!(imps.rows, expected);
    let points = totals(PairsMethod::Matchpoints(Default::default()));
    assert_eq!(points.value, "Rank\\3R;PairId\\4R;Names\\20L;TotalMP\\8R;MeanPercentage\\6R;NrBoards\\3R");
    assert_eq!(points.rows[0], "  1    1 \"Ann Bee\"                2.00 100.00   1");
}

fn read(columns: &str, rows: &[&str]) -> Section {
    let rows = rows.iter().map(|row| row.to_string()).collect();
    Section { name: "ScoreTable".to_string(), value: columns.to_string(), rows }
}

/// What an award is for says more than what it came to; behind a contract a percentage with a caret says that it was adjusted.
#[test]
fn an_award_and_what_it_came_to() {
    let columns = "PairId_NS;PairId_EW;Contract;Declarer;Result;Percentage_NS;Percentage_EW";
    let section = read(columns, &["1 2 AVE+/AVE- - - ^55.00 ^45.00", "3 4 4S N 10 ^55.00 ^45.00"]);
    let results: Vec<TableResult> =
        read_score_table(&section, 1).unwrap().into_iter().map(|row| row.result).collect();
    let plus = TableResult::Artificial { ns: Award::AveragePlus, ew: Award::AverageMinus };
    let percent = TableResult::Artificial { ns: Award::Percent(5500), ew: Award::Percent(4500) };
    assert_eq!(results, [plus, percent]);
}

/// A last row that is too short is filled up.
#[test]
fn a_short_row_is_filled_up() {
    let table = PbnTable::read(&read("PairId_NS;PairId_EW;Score_NS", &["1 2 420", "3"]));
    assert_eq!(table.rows, [["1", "2", "420"], ["3", "-", "-"]]);
}

/// Two partners with different awards (law 12C2(c)): the table has no score for the side, since a cell would be wrong for one of
/// them. It is read back as the award it is.
#[test]
fn an_award_the_two_players_of_a_side_do_not_share() {
    let csv = "board,ns,ew,contract,score\n1,1+5,2+6,AVE+/AVE-,\n2,1+6,3+5,,420\n2,7+8,2+4,,-50\n";
    let table = table_of(csv);
    let cells: Vec<&str> = table.rows[0].split_whitespace().collect();
    assert_eq!(cells, ["1+5", "2+6", "AVE+/AVE-", "-", "-", "-", "-", "-", "^0.80", "-", "^40.00"]);
    assert_eq!(read_score_table(&table, 1).unwrap(), session(csv).rows[..1]);
}
