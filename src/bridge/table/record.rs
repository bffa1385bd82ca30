//! A record that does not replay.

use crate::bridge::refusal::Refusal;
use core::error::Error;
use core::fmt;

/// An action of a record that is refused: [`Table::replay`](super::Table::replay).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordError {
    /// Which action, counted from 0.
    pub at: usize,
    /// Why it is refused.
    pub refusal: Refusal,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}: {}", self.at, self.refusal)
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.refusal)
    }
}
