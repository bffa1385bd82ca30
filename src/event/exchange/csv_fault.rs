//! What is wrong with a file of results, line by line.

use super::result::{ResultTextError, TableResult};
use core::fmt;
use core::ops::Deref;

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvFaultKind {
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
    /// A field holds no number.
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
}

impl fmt::Display for CsvFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            CsvFaultKind::Column(name) => write!(f, "there is no column {name}"),
            CsvFaultKind::Columns { name, places: [one, other] } => {
                write!(f, "columns {one} and {other} are both {name}")
            }
            CsvFaultKind::Quote => f.write_str("a quote is not closed"),
            CsvFaultKind::Fields => f.write_str("there are more fields than columns"),
            CsvFaultKind::Number(name) => write!(f, "{name} is not a number"),
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
        }
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
        let first = self.0.first().map(ToString::to_string).unwrap_or_default();
        write!(f, "{} faults, the first in {first}", self.0.len())
    }
}

impl core::error::Error for CsvFaults {}
