//! What of a statement was not understood.

use core::fmt;

/// What was not understood in a piece of text, and so what can be said instead.
///
/// ```
/// use tricklaw::bridge::claim::{Misreading, Statement};
/// let error = "draw trumps, ruff a heart or a club".parse::<Statement>().unwrap_err();
/// assert_eq!(error.places[0].what, Misreading::Choice);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misreading {
    /// No word of the language of statements.
    Unknown,
    /// A suit is missing.
    Suit,
    /// A card is missing.
    Card,
    /// A hand is missing, or `dummy` without anybody knowing who declarer is.
    Hand,
    /// A condition is missing, incomplete, or none that a statement can have: that a finesse works, say.
    Condition,
    /// A number is missing, out of place, or not from 1 to 13.
    Number,
    /// A bracket has no partner or is missing, where a condition may belong to two steps, or alternatives are nested too deep.
    Bracket,
    /// One of several lines is meant, and not which.
    Choice,
    /// An entry, and not which card is played to which hand.
    Entry,
    /// What is aimed at, a squeeze or a suit to be set up, and not which cards are played for it.
    Plan,
    /// Steps are not named in the order in which they are played.
    Order,
    /// What the other side has or does; a statement says which tricks they get.
    OtherSide,
    /// The text goes on behind [as much as is read](crate::bridge::claim::Statement::MAX_TEXT).
    TooLong,
}

impl Misreading {
    /// The stable name, such as `statement-unknown-word`.
    pub const fn name(self) -> &'static str {
        match self {
            Misreading::Unknown => "statement-unknown-word",
            Misreading::Suit => "statement-needs-suit",
            Misreading::Card => "statement-needs-card",
            Misreading::Hand => "statement-needs-hand",
            Misreading::Condition => "statement-needs-condition",
            Misreading::Number => "statement-number",
            Misreading::Bracket => "statement-bracket",
            Misreading::Choice => "statement-choice",
            Misreading::Entry => "statement-entry",
            Misreading::Plan => "statement-plan",
            Misreading::Order => "statement-order",
            Misreading::OtherSide => "statement-other-side",
            Misreading::TooLong => "statement-too-long",
        }
    }
}

/// A part of the text that was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Misread {
    /// Where it begins, in bytes of the text as UTF-8.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// What is wrong there.
    pub what: Misreading,
}

/// A statement that was not understood: every place, in order.
///
/// ```
/// use tricklaw::bridge::claim::{Misreading, Statement};
/// let error = "draw trumps, whatever".parse::<Statement>().unwrap_err();
/// assert_eq!((error.places[0].start, error.places[0].what), (13, Misreading::Unknown));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStatementError {
    /// The places; at least one, and [`MOST`](ParseStatementError::MOST) at most.
    pub places: Vec<Misread>,
}

impl ParseStatementError {
    /// How many places are told of a text: whoever has that many wrong begins again.
    pub const MOST: usize = 50;
}

impl fmt::Display for ParseStatementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("statement not understood")?;
        self.places.iter().try_for_each(|place| write!(f, ", {} at {}", place.what.name(), place.start))
    }
}

impl core::error::Error for ParseStatementError {}

/// What stands behind so many characters.
pub(super) fn beyond(text: &str, most: usize) -> Option<Misread> {
    let (start, _) = text.char_indices().nth(most)?;
    Some(Misread { start, end: text.len(), what: Misreading::TooLong })
}

crate::shown::shown_by!(name: Misreading);
