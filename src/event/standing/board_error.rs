//! A board that cannot be scored.

use crate::bridge::score::LineError;
use core::error::Error;
use core::fmt;

/// A board of which a line cannot be scored.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, MatchpointOptions};
/// use tricklaw::event::standing::{PairsBoard, PairsLine, PairsMethod, PairsOptions, score_pairs};
/// let board = PairsBoard { board: 7, lines: vec![PairsLine::new(1, 1, BoardLine::played(420))] };
/// let options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
/// let error: Box<dyn std::error::Error> = score_pairs(&[board], &options).unwrap_err().into();
/// assert_eq!(error.to_string(), "board 7, line 1: north-south and east-west have the same number (2007 law 4)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardError {
    /// The number of the board.
    pub board: u32,
    /// Which line, and what is wrong with it.
    pub error: LineError,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}, {}", self.board, self.error)
    }
}

impl Error for BoardError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.error)
    }
}
