//! A table of PBN: its columns, and its rows element by element.

use crate::bridge::notation::Section;
use crate::event::text::{joined, number};

/// A column of a table: its name, and how it is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name, such as `PairId_NS`.
    pub name: String,
    /// `+` or `-` before the name: ordered from the highest or from the lowest.
    pub order: Option<char>,
    /// The least width with `L` or `R` for alignment, as the file states it: `4R`.
    pub layout: Option<String>,
}

impl Column {
    pub(super) fn new(name: &str, layout: &str) -> Column {
        Column {
            name: name.to_string(),
            order: None,
            layout: (!layout.is_empty()).then(|| layout.to_string()),
        }
    }

    fn width(&self) -> (usize, bool) {
        let layout = self.layout.as_deref().unwrap_or("");
        let digits = layout.trim_end_matches(['L', 'R']);
        (number(digits).unwrap_or(0).min(200), layout.ends_with('L'))
    }
}

/// A table of PBN.
///
/// ```
/// use tricklaw::bridge::notation::Section;
/// use tricklaw::event::exchange::PbnTable;
/// let rows = vec!["1 - 2 420".to_string()];
/// let section = Section { name: "ScoreTable".to_string(), value: "PairId_NS;Score_NS".to_string(), rows };
/// let table = PbnTable::read(&section);
/// // Elements are counted, not lines: pair 1 without a score, pair 2 with 420.
/// assert_eq!([table.get(0, "Score_NS"), table.get(1, "Score_NS")], [None, Some("420")]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PbnTable {
    /// The name of its tag: `ScoreTable`.
    pub name: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows; a short row is filled up with `-`.
    pub rows: Vec<Vec<String>>,
}

impl PbnTable {
    /// Reads a table. Rows may break anywhere in import format: elements are counted, not lines.
    pub fn read(section: &Section) -> PbnTable {
        let columns: Vec<Column> = section.value.split(';').map(read_column).collect();
        let elements: Vec<String> = section.rows.iter().flat_map(|row| elements(row)).collect();
        let width = columns.len().max(1);
        let row = |row: &[String]| {
            let mut row = row.to_vec();
            row.resize(width, "-".to_string());
            row
        };
        let rows = elements.chunks(width).map(row).collect();
        PbnTable { name: section.name.clone(), columns, rows }
    }

    /// The table as a section, in export format: a row a line, columns as wide as they say.
    pub fn section(&self) -> Section {
        let column = |column: &Column| {
            let order = column.order.map_or_else(String::new, String::from);
            let layout = column.layout.as_ref().map_or_else(String::new, |layout| format!("\\{layout}"));
            format!("{order}{}{layout}", column.name)
        };
        let row = |row: &Vec<String>| {
            let cells = row.iter().zip(&self.columns).map(|(element, column)| {
                let (width, left) = column.width();
                let element = quoted(element);
                if left { format!("{element:<width$}") } else { format!("{element:>width$}") }
            });
            joined(&cells.collect::<Vec<_>>(), " ").trim_end().to_string()
        };
        Section {
            name: self.name.clone(),
            value: joined(&self.columns.iter().map(column).collect::<Vec<_>>(), ";"),
            rows: self.rows.iter().map(row).collect(),
        }
    }

    /// The element of a row in a column; `None` where there is none or it is unknown (`?`) or irrelevant (`-`).
    pub fn get(&self, row: usize, column: &str) -> Option<&str> {
        let place = self.columns.iter().position(|known| known.name.eq_ignore_ascii_case(column))?;
        let element = self.rows.get(row)?.get(place)?;
        (element != "-" && element != "?").then_some(element.as_str())
    }
}

fn read_column(text: &str) -> Column {
    let text = text.trim();
    let (name, layout) = match text.split_once('\\') {
        Some((name, layout)) => (name, Some(layout.to_string())),
        None => (text, None),
    };
    let order = name.chars().next().filter(|first| ['+', '-'].contains(first));
    Column { name: name.trim_start_matches(['+', '-']).to_string(), order, layout }
}

/// The elements of a line: words, or texts in double quotes with their escapes undone. An escaped line has none, and comments are
/// passed over.
fn elements(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    if line.starts_with('%') {
        return found;
    }
    let mut chars = line.chars().peekable();
    while let Some(first) = chars.next() {
        if first.is_whitespace() {
            continue;
        }
        let mut element = String::new();
        if first == ';' {
            break;
        } else if first == '{' {
            while chars.next().is_some_and(|next| next != '}') {}
            continue;
        } else if first == '"' {
            while let Some(next) = chars.next() {
                match next {
                    '"' => break,
                    '\\' if chars.peek().is_some_and(|next| ['"', '\\'].contains(next)) => {
                        element.extend(chars.next())
                    }
                    _ => element.push(next),
                }
            }
        } else {
            element.push(first);
            while let Some(next) = chars.next_if(|next| !next.is_whitespace()) {
                element.push(next);
            }
        }
        found.push(element);
    }
    found
}

/// An element as it is written: in quotes where it is empty or has marks of its own.
fn quoted(element: &str) -> String {
    let plain = |mark: char| !mark.is_whitespace() && !['"', ';', '{', '}', '[', ']', '\\'].contains(&mark);
    if !element.is_empty() && element.chars().all(plain) {
        return element.to_string();
    }
    let one_line = element.replace(['\n', '\r'], " ");
    format!("\"{}\"", one_line.replace('\\', "\\\\").replace('"', "\\\""))
}
