//! Hands as people write them: the cross of a newspaper column, labelled hands, hands line by line.
//!
//! ```
//! use tricklaw::bridge::notation::{diagram, read_hand};
//! use tricklaw::bridge::Seat;
//! let column = "
//!     Board 7              ♠ AK3
//!     Dealer S             ♥ QJ
//!     Vul: Both            ♦ T98
//!                          ♣ 65432
//!     ♠ QJ7                           ♠ T98
//!     ♥ AK3                           ♥ T987
//!     ♦ 765432                        ♦ –
//!     ♣ 7                             ♣ AKQJT9
//!                          ♠ 6542
//!                          ♥ 6542
//!                          ♦ AKQJ
//!                          ♣ 8";
//! let read = diagram::read(column);
//! assert_eq!(read.board, Some(7));
//! assert_eq!(read.hands[Seat::North], read_hand("AK3.QJ.T98.65432"));
//! assert_eq!(read.hands[Seat::East], read_hand("T98.T987..AKQJT9"));
//! assert_eq!(diagram::read(&diagram::write(&read.hands, diagram::Signs::Letters)).hands, read.hands);
//! ```

mod cells;
mod place;
mod write;

pub use write::{Signs, write};

use super::code::Code;
use super::hands::{Hands, read_deal};
use super::lin;
use super::record::Record;
use super::text::{Position, Report, Warning};
use crate::bridge::{Seat, Vulnerability};
use crate::cut;
use cells::Cell;

/// What a diagram shows.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::{Record, diagram};
/// let diagram = diagram::read("Board 7\nDealer S\nSouth\nS AK3\nH QJ\nD T98\nC 65432");
/// let record = Record::from(diagram);
/// assert_eq!((record.board, record.dealer), (Some(7), Some(Seat::South)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The hands, cards in the order read; nothing for a hand not shown.
    pub hands: Hands,
    /// Board number.
    pub board: Option<u64>,
    /// Dealer.
    pub dealer: Option<Seat>,
    /// Vulnerability.
    pub vulnerability: Option<Vulnerability>,
    /// Words that mean nothing here, the first [`MOST_WARNINGS`](super::MOST_WARNINGS).
    pub warnings: Vec<Warning>,
}

impl From<Diagram> for Record {
    fn from(diagram: Diagram) -> Record {
        Record {
            board: diagram.board,
            dealer: diagram.dealer,
            vulnerability: diagram.vulnerability,
            hands: diagram.hands,
            ..Record::default()
        }
    }
}

/// Reads a diagram, whatever the text.
///
/// Understood are:
///
/// * the cross: north above, west and east side by side, south below, a suit a line;
/// * hands under or behind the names of their seats, a suit a line or all suits on one line;
/// * four hands one below the other without names, north first, clockwise;
/// * hands as `AK3.QJ.T98.65432`, the value of a PBN `Deal` tag or of a LIN `md` command;
/// * suits as letters, as signs, or not named at all (then spades first); ten as `T` or `10`; void as nothing, a dash
///   or the word; cards apart or together;
/// * board number, dealer and vulnerability beside them.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::{diagram, read_hand};
/// let read = diagram::read("South\n♠ AK3\n♥ QJ\n♦ 1098\n♣ 65432");
/// assert_eq!(read.hands[Seat::South], read_hand("AK3.QJ.T98.65432"));
/// assert_eq!(read.hands[Seat::North], None);
/// ```
pub fn read(text: &str) -> Diagram {
    let text = &text.replace('：', ":");
    if let Some(diagram) = read_as_deal(text.trim()) {
        return diagram;
    }
    let mut report = Report::default();
    let mut diagram = Diagram::default();
    let style = cells::style(text);
    let mut placer = place::Placer::default();
    for (line, content) in (1..).zip(text.lines()) {
        let at = Position { line, column: 1 };
        let mut row = Vec::new();
        for (offset, cell) in cells::cells(content, style) {
            match cell {
                Cell::Board(number) => diagram.board = Some(number),
                Cell::Dealer(seat) => diagram.dealer = Some(seat),
                Cell::Vulnerability(vulnerability) => diagram.vulnerability = Some(vulnerability),
                Cell::Other(word) => report.warn(at.right(offset), Code::StrayText, &word),
                placed => row.push(placed),
            }
        }
        placer.row(row);
    }
    diagram.hands = placer.finish();
    if diagram.hands.0.iter().all(Option::is_none) {
        report.warn(Position::START, Code::Empty, text.trim());
    }
    diagram.warnings = report.warnings;
    diagram
}

/// A deal in the words of a file format.
fn read_as_deal(text: &str) -> Option<Diagram> {
    let is_pbn = text.split_once(':').is_some_and(|(seat, hands)| {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ' ');
        seat.len() == 1
            && hands.matches('.').count() >= 3
            && hands.split(' ').count() == 4
            && hands.chars().all(plain)
    });
    if is_pbn {
        let (hands, problems) = read_deal(text);
        return problems
            .iter()
            .all(|p| p.code.is_spelling())
            .then(|| Diagram { hands, ..Diagram::default() });
    }
    let is_lin = text.starts_with(|c: char| c.is_ascii_digit())
        && text.matches(',').count() >= 2
        && !cut::has(text, '\n');
    if !is_lin {
        return None;
    }
    let (dealer, hands) = lin::read_md(text)?;
    Some(Diagram { hands, dealer, ..Diagram::default() })
}
