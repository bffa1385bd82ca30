//! The result tables of PBN: `ScoreTable` and `TotalScoreTable`, sections of a board's record.

mod file;
mod table;

pub use file::{PbnResultsError, read_pbn, write_pbn};
pub use table::{Column, PbnTable};

use super::csv_fault::{CsvFaultKind, CsvFaults, agreeing};
use super::result::{ResultRow, ResultTextError, TableResult, label, read_side, side_text};
use super::session::Session;
use crate::bridge::notation::Section;
use crate::bridge::score::LineScore;
use crate::event::standing::{PairsMethod, PairsStanding, ScoredBoard};
use crate::event::text::number;
use crate::exact::Exact;
use crate::order;

/// The `ScoreTable` of a scored board, best result for north-south first: pairs, contract, declarer, tricks, points and
/// matchpoints with their percentages, or IMPs. Artificial scores carry a caret, and are left out for two
/// partners who do not have the same. Round, table, lead and the group of a fouled board are there where a row has them.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_results, score_table};
/// use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
/// let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,8\n").unwrap();
/// let session = Session { rows, ..Session::default() };
/// let options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
/// let result = score_pairs(&session.boards(), &options).unwrap();
/// let section = score_table(&session, &result.boards[0]).section();
/// assert_eq!(section.rows[0].split_whitespace().collect::<Vec<_>>().join(" "), "1 2 4S N 10 420 - 2.00 0.00 100.00 0.00");
/// ```
pub fn score_table(session: &Session, board: &ScoredBoard) -> PbnTable {
    let scored = ["MP", "Percentage"];
    let mut columns = vec![
        Column::new("PairId_NS", "4R"),
        Column::new("PairId_EW", "4R"),
        Column::new("Contract", "5L"),
        Column::new("Declarer", "1R"),
        Column::new("Result", "2R"),
        Column::new("Score_NS", "6R"),
        Column::new("Score_EW", "6R"),
    ];
    let told = |told: fn(&ResultRow) -> bool| session.rows_of(board.board).any(told);
    for (name, layout, known) in [
        ("Round", "2R", told(|row| row.round > 0)),
        ("Table", "3R", told(|row| row.table > 0)),
        ("Lead", "2L", told(|row| row.lead.is_some())),
        // No column of the standard, but without it a fouled board could not be scored again.
        ("Group", "1R", told(|row| row.group > 0)),
    ] {
        if known {
            columns.push(Column::new(name, layout));
        }
    }
    let kinds: &[&str] = if board.top.is_some() { &scored } else { &["IMP"] };
    for kind in kinds {
        columns.extend([Column::new(&format!("{kind}_NS"), "6R"), Column::new(&format!("{kind}_EW"), "6R")]);
    }
    let rows = session
        .rows_of(board.board)
        .zip(&board.lines)
        .map(|(row, scores)| (scores.ns, score_row(&columns, row, scores, board)));
    let rows = order::sorted(rows, |a, b| b.0.cmp(&a.0));
    PbnTable { name: "ScoreTable".to_string(), columns, rows: rows.into_iter().map(|(_, row)| row).collect() }
}

/// A row, cell by cell. An artificial score tells what it is for in the place of the contract, and carries a caret.
fn score_row(columns: &[Column], row: &ResultRow, scores: &LineScore, board: &ScoredBoard) -> Vec<String> {
    let artificial = matches!(row.result, TableResult::Artificial { .. });
    let [contract, declarer, tricks] = match &row.result {
        TableResult::Points(_) | TableResult::NotPlayed => Default::default(),
        _ => row.result.texts(),
    };
    let points = row.result.points(row.board);
    let positive = |points: Option<i32>| {
        points.filter(|points| *points >= 0).map_or_else(String::new, |points| points.to_string())
    };
    let number = |number: u32| if number > 0 { number.to_string() } else { String::new() };
    let value = |score: Option<Exact>, factor: Exact| {
        let mark = if artificial { "^" } else { "" };
        score.map_or_else(String::new, |score| format!("{mark}{}", (score * factor).to_decimal(2)))
    };
    let percent = board.top.and_then(|top| Exact::from(100).checked_div(top)).unwrap_or(Exact::ZERO);
    let cell = |column: &Column| match column.name.as_str() {
        "PairId_NS" => side_text(&row.ns),
        "PairId_EW" => side_text(&row.ew),
        "Contract" => contract.clone(),
        "Declarer" => declarer.clone(),
        "Result" => tricks.clone(),
        "Score_NS" => positive(points),
        "Score_EW" => positive(points.and_then(i32::checked_neg)),
        "Round" => number(row.round),
        "Table" => number(row.table),
        "Lead" => row.lead.map_or_else(String::new, |card| card.to_string()),
        "Group" => row.group.to_string(),
        "Percentage_NS" => value(scores.ns, percent),
        "Percentage_EW" => value(scores.ew, percent),
        name if name.ends_with("NS") => value(scores.ns, Exact::ONE),
        _ => value(scores.ew, Exact::ONE),
    };
    let or_dash = |text: String| if text.is_empty() { "-".to_string() } else { text };
    columns.iter().map(|column| or_dash(cell(column))).collect()
}

/// Reads the results of a `ScoreTable` of a board; rows without a pair number are passed over. A score without a contract
/// becomes points; an award is read from the place of the contract, or else from a percentage with a caret.
///
/// # Errors
///
/// [`CsvFaults`]: every row with a pair that is no number, a result that cannot be read and whose score does not tell it, or a score that is
/// not what its contract is worth, with its number from 1.
///
/// ```
/// use tricklaw::bridge::notation::Section;
/// use tricklaw::event::exchange::read_score_table;
/// let value = "PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer;Result;Score_NS".to_string();
/// let rows = vec!["1 2 4S N 10 420".to_string(), "3 4 - - - 430".to_string()];
/// let read = read_score_table(&Section { name: "ScoreTable".to_string(), value, rows }, 1).unwrap();
/// assert_eq!((&read[0].ns[..], read[0].result.points(1)), (&[1][..], Some(420)));
/// assert_eq!(read[1].result.points(1), Some(430));
/// ```
pub fn read_score_table(section: &Section, board: u32) -> Result<Vec<ResultRow>, CsvFaults> {
    let table = PbnTable::read(section);
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for row in 0..table.rows.len() {
        match read_score_row(&table, row, board) {
            Ok(read) => rows.extend(read),
            Err(kind) => faults.push(kind.in_cell(row + 1, |column| (column, told_of(&table, row, column)))),
        }
    }
    if faults.is_empty() { Ok(rows) } else { Err(CsvFaults(faults)) }
}

/// What a row has where CSV has that column.
fn told_of<'a>(table: &'a PbnTable, row: usize, column: &str) -> &'a str {
    let get = |column: &str| table.get(row, column);
    let told = match column {
        "ns" => get("PairId_NS"),
        "ew" => get("PairId_EW"),
        "tricks" => get("Result"),
        "score" => get("Score_NS").or(get("Score_EW")),
        // An award may stand in the place of the percentages alone.
        "contract" => get("Contract").or(get("Percentage_NS")).or(get("IMP_NS")),
        column => get(column),
    };
    told.unwrap_or("-")
}

/// A row; nothing where nobody is said to have played.
fn read_score_row(table: &PbnTable, row: usize, board: u32) -> Result<Option<ResultRow>, CsvFaultKind> {
    let get = |column: &str| table.get(row, column);
    let number = |column: &str| get(column).and_then(number);
    let points = match (number("Score_NS"), number("Score_EW")) {
        (Some(points), _) => Some(points),
        (None, Some(points)) => i32::checked_neg(points),
        (None, None) => None,
    };
    let scored = get("Score_NS").or(get("Score_EW")).is_some();
    let tells = |column: &Column| matches!(&column.name[..], "Contract" | "Score_NS" | "Score_EW");
    let caret = |column: &str| get(column).and_then(|text| text.strip_prefix('^')).and_then(Exact::parse);
    let percent = |column: &str| u16::try_from(caret(column)?.to_hundredths()).ok();
    let imps = |column: &str| i16::try_from(caret(column)?.to_hundredths()).ok();
    use crate::bridge::score::Award::{Imps, Percent};
    let artificial = percent("Percentage_NS")
        .zip(percent("Percentage_EW"))
        .map(|(ns, ew)| TableResult::Artificial { ns: Percent(ns), ew: Percent(ew) })
        .or_else(|| {
            imps("IMP_NS")
                .zip(imps("IMP_EW"))
                .map(|(ns, ew)| TableResult::Artificial { ns: Imps(ns), ew: Imps(ew) })
        });
    let (Some(ns), Some(ew)) = (get("PairId_NS"), get("PairId_EW")) else { return Ok(None) };
    let pair = |text: &str, side| read_side(text).ok_or(CsvFaultKind::Number(side));
    let (ns, ew) = (pair(ns, "ns")?, pair(ew, "ew")?);
    let read = get("Contract").map(|contract| {
        TableResult::read(contract, get("Declarer").unwrap_or(""), get("Result").unwrap_or(""))
    });
    let (played, unread) = match read {
        Some(Err(error)) => (None, Some(error)),
        read => (read.and_then(Result::ok), None),
    };
    // What an artificial score is for is more than what it came to; any other contract is less.
    let award = matches!(played, Some(TableResult::Artificial { .. }));
    if artificial.as_ref().is_some_and(TableResult::is_too_much) {
        return Err(CsvFaultKind::Result(ResultTextError::Award));
    }
    let result = if award { played } else { artificial.or(played) };
    let result = match (result.or(points.map(TableResult::Points)), unread) {
        (None, Some(error)) => return Err(CsvFaultKind::Result(error)),
        // A score that is no number says that the board was played.
        (None, None) if scored => return Err(CsvFaultKind::Number("score")),
        (None, None) if !table.columns.iter().any(tells) => return Err(CsvFaultKind::Nothing),
        (told, _) => told.unwrap_or(TableResult::NotPlayed),
    };
    agreeing(&result, board, points)?;
    let told = |column: &str| get(column).and_then(label).unwrap_or(0);
    Ok(Some(ResultRow {
        round: told("Round"),
        table: told("Table"),
        board,
        ns,
        ew,
        result,
        lead: get("Lead").and_then(|text| text.parse().ok()),
        group: told("Group"),
    }))
}

/// A row of a `TotalScoreTable`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TotalRow {
    /// The place; the best of several that share it.
    pub rank: Option<u32>,
    /// The pair.
    pub pair: String,
    /// The names, as the file writes them.
    pub names: String,
    /// The total in matchpoints, IMPs or points.
    pub total: Option<Exact>,
    /// The mean percentage.
    pub percentage: Option<Exact>,
    /// How many boards were played.
    pub boards: Option<u32>,
}

/// The `TotalScoreTable` of a field: rank, pair, names, total in matchpoints or IMPs, mean percentage and boards. Names are
/// given by number; `method` is what the session was scored by.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_results, total_score_table};
/// use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
/// let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,8\n").unwrap();
/// let mut options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
/// options.fields = vec![vec![1, 3], vec![2, 4]];
/// let result = score_pairs(&Session { rows, ..Session::default() }.boards(), &options).unwrap();
/// let table = total_score_table(&result.fields[1], &options.method, |pair| format!("Pair {pair}"));
/// assert_eq!((table.get(0, "Names"), table.get(0, "MeanPercentage")), (Some("Pair 4"), Some("100.00")));
/// ```
pub fn total_score_table(
    standings: &[PairsStanding],
    method: &PairsMethod,
    name: impl Fn(u32) -> String,
) -> PbnTable {
    let mut columns = vec![
        Column::new("Rank", "3R"),
        Column::new("PairId", "4R"),
        Column::new("Names", "20L"),
        Column::new(if method.is_matchpoints() { "TotalMP" } else { "TotalIMP" }, "8R"),
    ];
    if method.is_matchpoints() {
        columns.push(Column::new("MeanPercentage", "6R"));
    }
    columns.push(Column::new("NrBoards", "3R"));
    let row = |own: &PairsStanding| {
        let mut cells = vec![
            own.place.place.to_string(),
            own.entrant.to_string(),
            name(own.entrant),
            own.total.to_decimal(2),
        ];
        if method.is_matchpoints() {
            let percent = own.average.map(|average| (average * Exact::from(100)).to_decimal(2));
            cells.push(percent.unwrap_or_else(|| "-".to_string()));
        }
        cells.push(own.boards.to_string());
        cells
    };
    PbnTable { name: "TotalScoreTable".to_string(), columns, rows: standings.iter().map(row).collect() }
}

/// Reads a `TotalScoreTable`.
///
/// ```
/// use tricklaw::bridge::notation::Section;
/// use tricklaw::event::exchange::read_total_score_table;
/// let value = "Rank\\2R;PairId\\2R;Names\\20L;TotalIMP\\6R;NrBoards\\2R".to_string();
/// let rows = vec!["1= 7 \"Chen - Li\" 23.50 24".to_string()];
/// let read = read_total_score_table(&Section { name: "TotalScoreTable".to_string(), value, rows });
/// assert_eq!((read[0].rank, read[0].names.as_str(), read[0].boards), (Some(1), "Chen - Li", Some(24)));
/// assert_eq!(read[0].total.unwrap().to_decimal(2), "23.50");
/// ```
///
/// A total may be told by its mean and the number of boards, the mean percentage by the sum of those of the boards.
pub fn read_total_score_table(section: &Section) -> Vec<TotalRow> {
    let table = PbnTable::read(section);
    let row = |row: usize| {
        let get = |column: &str| table.get(row, column);
        let first = |columns: [&str; 3]| columns.iter().find_map(|column| get(column)).and_then(Exact::parse);
        let boards = get("NrBoards").and_then(number);
        // What is not told as a sum is told as a mean, and the other way round.
        let played = boards.map(|boards: u32| Exact::from(i64::from(boards)));
        let sum = |mean: Exact| Some(mean * played?);
        let per_cent = |column: &str| get(column).and_then(Exact::parse);
        TotalRow {
            rank: get("Rank").and_then(|text| number(text.trim_end_matches('='))),
            pair: get("PairId").unwrap_or("").to_string(),
            names: get("Names").unwrap_or("").to_string(),
            total: first(["TotalMP", "TotalIMP", "TotalScore"])
                .or_else(|| sum(first(["MeanMP", "MeanIMP", "MeanScore"])?)),
            percentage: per_cent("MeanPercentage")
                .or_else(|| per_cent("TotalPercentage")?.checked_div(played?)),
            boards,
        }
    };
    (0..table.rows.len()).map(row).collect()
}
