//! LIN text to records: where a board begins, and what the file says before it.

use super::board::{Board, loose};
use super::header::{Header, read_place};
use super::lex::{Command, commands};
use super::url::unwrap;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::record::File;
use crate::bridge::notation::text::{FormError, Position, Report, decode};

/// Reads a LIN file or a viewer link, whatever its bytes.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::lin;
/// let file = lin::read(b"qx|o7|md|3SAKQHAKQDAKQCAKQJ,,,|sv|b|mb|p|mb|1C|");
/// let board = &file.records[0];
/// assert_eq!((board.board, board.dealer), (Some(7), Some(Seat::North)));
/// assert_eq!(board.auction.as_ref().unwrap().calls.len(), 2);
/// ```
pub fn read(bytes: &[u8]) -> File {
    let (text, encoding) = decode(bytes);
    let mut report = Report::default();
    let text = unwrap(text, &mut report);
    let mut reader = Reader { report, ..Reader::default() };
    let commands = commands(&text, &mut reader.report);
    commands.into_iter().for_each(|command| reader.command(command));
    let mut file = reader.finish();
    file.encoding = encoding;
    file
}

/// Reads a LIN file in which nothing has to be forgiven.
///
/// # Errors
///
/// [`FormError`] with every warning [`read`] would give, if there is one.
///
/// ```
/// use tricklaw::bridge::notation::{Code, lin};
/// assert_eq!(lin::read_strict(b"qx|o7|md|3S2,,,|mb|1C|").unwrap().records.len(), 1);
/// let warnings = lin::read_strict(b"qx|o7|md|3S2,,,|mb|9C|").unwrap_err();
/// assert_eq!((warnings[0].code, warnings[0].found.as_str()), (Code::BadCall, "9C"));
/// ```
pub fn read_strict(bytes: &[u8]) -> Result<File, FormError> {
    read(bytes).strictly()
}

#[derive(Default)]
struct Reader {
    file: File,
    report: Report,
    header: Header,
    board: Option<Board>,
    /// Commands of which it is not yet known whether they belong to the file or to the next board.
    pending: Vec<Command>,
    /// Titles of a page behind a deal: of the next board if that is what follows.
    titles: Vec<Command>,
}

impl Reader {
    fn command(&mut self, command: Command) {
        if self.board.as_ref().is_some_and(|board| ends_board(board, &command)) {
            self.end_board();
        } else if command.name == "mn" && self.board.as_ref().is_some_and(|board| board.has_deal) {
            return self.titles.push(command);
        }
        self.give_titles();
        match &mut self.board {
            Some(board) => board.command(&command, &mut self.report),
            None if matches!(command.name.as_str(), "qx" | "md") => self.begin_board(command),
            None => self.pending.push(command),
        }
    }

    /// Gives the titles held back to the board that goes on, or to the next one.
    fn give_titles(&mut self) {
        for title in core::mem::take(&mut self.titles) {
            match &mut self.board {
                Some(board) => board.command(&title, &mut self.report),
                None => self.pending.push(title),
            }
        }
    }

    /// Behind `vg` the header goes on to the first `qx`; everything else before a deal belongs to its board. Four
    /// names right before the board are its own.
    fn begin_board(&mut self, command: Command) {
        let placed = command.name == "qx" && read_place(&command.value).is_some();
        let mut board = Board::new(command.at);
        let of_match = self.pending.iter().any(|pending| pending.name == "vg");
        let mut headed = false;
        let header_end = self.pending.iter().rposition(|pending| pending.name == "pg").unwrap_or(0);
        for (index, pending) in core::mem::take(&mut self.pending).into_iter().enumerate() {
            headed |= pending.name == "vg";
            let of_all = placed && index < header_end || pending.value.split(',').nth(4).is_some();
            let of_file = if pending.name == "pn" { of_match && of_all } else { headed };
            if !(of_file && self.header.take(&pending, &mut self.report)) {
                board.command(&pending, &mut self.report);
            } else if self.file.records.is_empty() {
                self.file.header.push(loose(&pending));
            } else {
                board.keep_in_front(&pending);
                if pending.name == "pn" {
                    // It shows that the names are not the board's own.
                    let page = Command { name: "pg".to_string(), value: String::new(), at: pending.at };
                    board.keep_in_front(&page);
                }
            }
        }
        board.command(&command, &mut self.report);
        self.board = Some(board);
    }

    fn end_board(&mut self) {
        if let Some(board) = self.board.take() {
            let record = board.finish(&mut self.header, &mut self.report);
            self.file.records.push(record);
        }
    }

    fn finish(mut self) -> File {
        self.give_titles();
        self.end_board();
        let empty = |command: &Command| command.name == "pg" && command.value.trim().is_empty();
        self.file.trailer = self.pending.iter().filter(|command| !empty(command)).map(loose).collect();
        if self.file.records.is_empty() {
            self.report.warn(Position::START, Code::Empty, "");
        }
        self.file.omitted_warnings = self.report.omitted;
        self.file.warnings = self.report.sorted();
        self.file
    }
}

/// Whether a command can only belong to the next board.
fn ends_board(board: &Board, command: &Command) -> bool {
    match command.name.as_str() {
        "qx" | "vg" => true,
        "md" | "pn" | "st" => board.has_deal,
        "ah" => board.has_begun && board.has_title,
        _ => false,
    }
}
