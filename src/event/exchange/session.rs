//! A session: who played when, and what came of every board.

use super::result::{Participant, ResultRow};
use crate::event::standing::{PairsBoard, boards_of};
use crate::event::text::{joined, number};
use core::fmt;

/// A session of pairs.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_results};
/// let rows = read_results("board,ns,ew,score\n2,1,3,-50\n1,1,3,420\n1,2,4,450\n").unwrap();
/// let session = Session { event: "Club pairs".to_string(), date: (2024, 5, 17), rows, ..Session::default() };
/// let boards = session.boards();
/// assert_eq!((boards.len(), boards[0].board, boards[0].lines.len()), (2, 1, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Session {
    /// The club's name.
    pub club: String,
    /// The club's number in the federation; empty when there is none.
    pub club_id: String,
    /// The event's name.
    pub event: String,
    /// Year, month and day.
    pub date: (u16, u8, u8),
    /// The section, such as `A`.
    pub section: String,
    /// Who takes part.
    pub participants: Vec<Participant>,
    /// The results.
    pub rows: Vec<ResultRow>,
}

impl Session {
    /// The boards as the scoring takes them, by number, lines in the order of the rows.
    pub fn boards(&self) -> Vec<PairsBoard> {
        boards_of(self.rows.iter().map(|row| (row.board, row.line())).collect())
    }

    /// The rows of one board, in the order of [`boards`](Session::boards).
    pub(super) fn rows_of(&self, board: u32) -> impl Iterator<Item = &ResultRow> {
        self.rows.iter().filter(move |row| row.board == board)
    }

    /// The players with that number in one line, with something between their names; empty where nobody is told.
    pub fn names(&self, number: u32, between: &str) -> String {
        let own = self.participants.iter().find(|own| own.number == number);
        let players = own.map(|own| own.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>());
        joined(&players.unwrap_or_default(), between)
    }
}

/// Text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DateError;

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a date such as 2025-03-08")
    }
}

impl core::error::Error for DateError {}

/// Reads the date of a [`Session`], year, month and day: `2025-03-08`.
///
/// # Errors
///
/// [`DateError`] for anything but three numbers with a line between them, months being 1 to 12 and days 1 to 31.
///
/// ```
/// use tricklaw::event::exchange::{DateError, read_date};
/// assert_eq!(read_date("2025-03-08"), Ok((2025, 3, 8)));
/// assert_eq!(read_date("2025-02-29"), Err(DateError)); // no leap year
/// ```
pub fn read_date(text: &str) -> Result<(u16, u8, u8), DateError> {
    let mut parts = text.split('-');
    let mut part = || parts.next().filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let read = (|| {
        let year: u16 = number(part()?)?;
        let (month, day): (u8, u8) = (number(part()?)?, number(part()?)?);
        (1..=days_of(year, month)).contains(&day).then_some((year, month, day))
    })();
    read.filter(|_| parts.next().is_none()).ok_or(DateError)
}

/// How many days a month has; none if there is no such month.
const fn days_of(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}
