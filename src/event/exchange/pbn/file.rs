//! Results as a whole file of PBN.

use super::{read_score_table, score_table, total_score_table};
use crate::bridge::notation::Tag;
use crate::bridge::notation::pbn::{TableGame, read_tables, write_tables};
use crate::bridge::score::{ButlerOptions, Divisor, MatchpointOptions};
use crate::bridge::{dealer_of, vulnerability_of};
use crate::event::exchange::{CsvFaultKind, CsvFaults, ResultRow, Session};
use crate::event::standing::{PairsMethod, PairsResult};
use crate::event::text::number;
use core::fmt;

/// Results of a PBN file that cannot be read: the first board with any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PbnResultsError {
    /// The board; `None` where the file gives none, or no number.
    pub board: Option<u32>,
    /// What is wrong in its table, whose lines are its rows; without a board its place in the file.
    pub faults: CsvFaults,
}

impl fmt::Display for PbnResultsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(board) = self.board {
            write!(f, "board {board}, ")?;
        }
        self.faults.first().map_or(Ok(()), |fault| fault.fmt(f))
    }
}

impl core::error::Error for PbnResultsError {}

/// Reads the results of a PBN file from the `ScoreTable` of every board that has one, as [`read_score_table`] does.
///
/// # Errors
///
/// [`PbnResultsError`] for a table that cannot be read, or results of a board nobody knows: they belong nowhere.
///
/// ```
/// use tricklaw::event::exchange::{PbnResultsError, read_pbn};
/// let table = "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n";
/// assert_eq!(read_pbn(table).unwrap()[0].result.points(1), Some(420));
/// let unknown = read_pbn(&table.replace("\"1\"", "\"#\"")).unwrap_err();
/// assert_eq!((unknown.board, unknown.faults[0].line), (None, 1));
/// ```
pub fn read_pbn(text: &str) -> Result<Vec<ResultRow>, PbnResultsError> {
    let mut rows = Vec::new();
    for (game, place) in read_tables(text).iter().zip(1..) {
        let board = game.tag("Board").and_then(|board| number(board.trim())).filter(|&board: &u32| board > 0);
        for section in game.sections.iter().filter(|section| section.name == "ScoreTable") {
            let mut read = read_score_table(section, board.unwrap_or(1));
            // Without any results there is nothing to tell.
            if board.is_none() && !matches!(&read, Ok(rows) if rows.is_empty()) {
                let told = |column| (column, game.tag("Board").unwrap_or(""));
                read = Err(CsvFaults(vec![CsvFaultKind::Number("board").in_cell(place, told)]));
            }
            rows.extend(read.map_err(|faults| PbnResultsError { board, faults })?);
        }
    }
    Ok(rows)
}

/// What the standard calls a method. It has a name for a datum without the two extremes, none for one without four.
const fn method_name(method: &PairsMethod) -> &'static str {
    match method {
        PairsMethod::Matchpoints(MatchpointOptions { per_win: 1, .. }) => "MP;MP2",
        PairsMethod::Matchpoints(_) => "MP;MP1",
        PairsMethod::CrossImps(options) => match options.divisor {
            Divisor::One => "IMP;Cross",
            Divisor::Results => "IMP;Cross1",
            Divisor::Comparisons => "IMP;Cross2",
        },
        PairsMethod::Butler(ButlerOptions { trim: 1, .. }) => "IMP;Butler-2",
        PairsMethod::Butler(_) => "IMP;Butler",
    }
}

/// A session as PBN: every board with its `ScoreTable`, the first with the `TotalScoreTable` of each field.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_pbn, read_results, write_pbn};
/// use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
/// let rows = read_results("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n").unwrap();
/// let session = Session { rows, ..Session::default() };
/// let method = PairsMethod::Matchpoints(Default::default());
/// let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
/// assert_eq!(read_pbn(&write_pbn(&session, &result, &method)).unwrap(), session.rows);
/// ```
pub fn write_pbn(session: &Session, result: &PairsResult, method: &PairsMethod) -> String {
    let mut games: Vec<TableGame> = Vec::new();
    for board in &result.boards {
        let mut game = TableGame { tags: tags(session, board.board, method), ..TableGame::default() };
        game.sections.push(score_table(session, board).section());
        if games.is_empty() {
            let totals = result
                .fields
                .iter()
                .map(|field| total_score_table(field, method, |number| session.names(number, ";")).section());
            game.sections.extend(totals);
        }
        games.push(game);
    }
    write_tables(&games)
}

/// What is told of a board before its tables.
fn tags(session: &Session, board: u32, method: &PairsMethod) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push(Tag::new(name, value));
    if !session.event.is_empty() {
        tag("Event", &session.event);
    }
    if session.date != (0, 0, 0) {
        let (year, month, day) = session.date;
        tag("Date", &format!("{year:04}.{month:02}.{day:02}"));
    }
    let number = u64::from(board);
    tag("Board", &number.to_string());
    tag("Scoring", method_name(method));
    if let (Some(dealer), Some(vulnerable)) = (dealer_of(number), vulnerability_of(number)) {
        tag("Dealer", &dealer.to_string());
        tag("Vulnerable", &vulnerable.to_string());
    }
    tags
}
