//! Why sessions of a stage cannot be added up.

use super::BoardError;
use crate::bridge::score::LineError;
use core::error::Error;
use core::fmt;

/// Sessions that cannot be added up.
///
/// ```
/// use tricklaw::event::standing::SessionsError;
/// let error = SessionsError::Method { session: 1 };
/// assert_eq!(error.to_string(), "session 2 is scored in another way than the first");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionsError {
    /// A line of a session cannot be scored.
    Line {
        /// Which session, from 0.
        session: usize,
        /// Which board.
        board: u32,
        /// What is wrong there.
        error: LineError,
    },
    /// A session is scored in another way than the first: matchpoints and IMPs do not add up.
    Method {
        /// Which session, from 0.
        session: usize,
    },
}

impl fmt::Display for SessionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SessionsError::Line { session, board, error } => {
                write!(f, "session {}, {}", session.saturating_add(1), BoardError { board, error })
            }
            SessionsError::Method { session } => {
                write!(f, "session {} is scored in another way than the first", session.saturating_add(1))
            }
        }
    }
}

impl Error for SessionsError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SessionsError::Line { error, .. } => Some(error),
            SessionsError::Method { .. } => None,
        }
    }
}
