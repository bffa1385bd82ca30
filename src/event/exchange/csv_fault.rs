//! What is wrong with a file of results, line by line.

use super::result::{LARGEST_LABEL, ResultTextError, TableResult};
use core::fmt;
use core::ops::Deref;

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvFaultKind {
    /// There is no line that names the columns, as in an empty file.
    Header,
    /// A needed column is missing.
    Column(&'static str),
    /// Two columns of this name: which of them counts is not for a reader to choose.
    Columns {
        /// The name.
        name: &'static str,
        /// The two columns, from 1.
        places: [u32; 2],
    },
    /// A quote is not closed: what stands behind it is unread.
    Quote,
    /// A row has more fields than there are columns: a separator inside a field that stands in no quotes, most often.
    Fields,
    /// A field holds no number, or one that a pair, a board or whatever else it is of cannot have.
    Number(&'static str),
    /// The result cannot be read.
    Result(ResultTextError),
    /// The lead is no card.
    Lead,
    /// The score stated is not what the contract and tricks are worth.
    Score {
        /// As stated.
        stated: i32,
        /// By the laws; nothing for a board that was not played.
        owed: Option<i32>,
    },
    /// Neither contract nor score.
    Nothing,
    /// Somebody has a result on the board already, in the same direction, round and section.
    Twice {
        /// The number.
        entrant: u32,
        /// The line of the result it has.
        first: usize,
    },
}

impl CsvFaultKind {
    /// The column of what is wrong.
    const fn column(&self) -> Option<&'static str> {
        match self {
            CsvFaultKind::Column(name) | CsvFaultKind::Columns { name, .. } | CsvFaultKind::Number(name) => {
                Some(name)
            }
            CsvFaultKind::Result(error) => Some(error.column()),
            CsvFaultKind::Lead => Some("lead"),
            CsvFaultKind::Score { .. } => Some("score"),
            _ => None,
        }
    }

    /// That fault in that line; `cell` tells for a column whose field cannot be read which one it stands in, and what.
    pub(super) fn in_cell<'a>(
        self,
        line: usize,
        cell: impl FnOnce(&'static str) -> (&'static str, &'a str),
    ) -> CsvFault {
        let unread = matches!(self, CsvFaultKind::Number(_) | CsvFaultKind::Result(_) | CsvFaultKind::Lead);
        let cell = self.column().filter(|_| unread).map(cell);
        // Of a text that was taken for a field by mistake the beginning will do.
        let shown = |(column, text): (&'static str, &str)| (column, text.chars().take(MOST_SHOWN).collect());
        CsvFault { line, kind: self, cell: cell.map(shown) }
    }
}

/// The most signs of a field that are shown.
const MOST_SHOWN: usize = 60;

/// A result with the score stated for it, which is to be what it is worth.
pub(super) fn agreeing(result: &TableResult, board: u32, stated: Option<i32>) -> Result<(), CsvFaultKind> {
    let stated_wrongly = |owed| CsvFaultKind::Score { stated: stated.unwrap_or_default(), owed };
    result.agrees(board, stated).map_err(stated_wrongly)
}

/// A fault with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvFault {
    /// The line of the file on which the record begins, from 1; of a table of PBN its row, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: CsvFaultKind,
    /// Of a field that cannot be read, the column and what stands there, or its beginning.
    pub cell: Option<(&'static str, String)>,
}

impl CsvFault {
    /// The column concerned: where a result stands whole in one cell, that of the contract.
    ///
    /// ```
    /// use tricklaw::event::exchange::read_results;
    /// let faults = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,14\n2,1,2,4S N +4,,\n").unwrap_err();
    /// assert_eq!(faults[0].column(), Some("tricks"));
    /// assert_eq!(faults[1].cell, Some(("contract", "4S N +4".to_string())));
    /// ```
    pub fn column(&self) -> Option<&'static str> {
        self.cell.as_ref().map_or_else(|| self.kind.column(), |(column, _)| Some(column))
    }
}

impl fmt::Display for CsvFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            CsvFaultKind::Header => f.write_str("there is no header line"),
            CsvFaultKind::Column("contract") => f.write_str("there is no column contract or score"),
            CsvFaultKind::Column(name) => write!(f, "there is no column {name}"),
            CsvFaultKind::Columns { name, places: [one, other] } => {
                write!(f, "columns {one} and {other} are both {name}")
            }
            CsvFaultKind::Quote => f.write_str("a quote is not closed"),
            CsvFaultKind::Fields => f.write_str("there are more fields than columns"),
            CsvFaultKind::Number(name @ ("score" | "ew score")) => write!(f, "{name} is not a number"),
            CsvFaultKind::Number(name) => write!(f, "{name} is not a number from 1 to {LARGEST_LABEL}"),
            CsvFaultKind::Result(error) => write!(f, "{error}"),
            CsvFaultKind::Lead => f.write_str("the lead is not a card"),
            CsvFaultKind::Score { stated, owed: Some(owed) } => {
                write!(f, "the score is {owed}, not {stated}")
            }
            CsvFaultKind::Score { stated, owed: None } => write!(f, "not played, and {stated} stated for it"),
            CsvFaultKind::Nothing => f.write_str("neither contract nor score"),
            CsvFaultKind::Twice { entrant, first } => {
                write!(f, "number {entrant} has a result on the board in line {first} already")
            }
        }?;
        self.cell.as_ref().map_or(Ok(()), |(_, text)| write!(f, ", got \"{text}\""))
    }
}

impl core::error::Error for CsvFault {}

/// Everything that is wrong with a file of results, at least one fault. It is used like a slice of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvFaults(pub Vec<CsvFault>);

impl Deref for CsvFaults {
    type Target = [CsvFault];

    fn deref(&self) -> &[CsvFault] {
        &self.0
    }
}

impl fmt::Display for CsvFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::shown::several(f, &self.0, "faults, the first in")
    }
}

impl core::error::Error for CsvFaults {}
