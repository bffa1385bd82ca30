//! What text that is read back was not.

use core::fmt;

/// Text that is nothing of the kind that was wanted.
///
/// ```
/// use tricklaw::bridge::law::{Choice, ParseRulingError, Ruled};
/// assert_eq!("maybe".parse::<Choice>(), Err(ParseRulingError::Choice));
/// let error = "2007:insufficient-bid,by=E:accept".parse::<Ruled>().unwrap_err();
/// assert_eq!(error, ParseRulingError::Irregularity, "which bid?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseRulingError {
    /// No ruling: its parts, its book or the number of its answers.
    Ruling,
    /// No irregularity, or one with a field that is missing, not its own or not understood.
    Irregularity,
    /// No answer.
    Answer,
    /// No choice.
    Choice,
    /// No set of denominations.
    Denominations,
}

impl fmt::Display for ParseRulingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseRulingError::Ruling => "not a ruling: book:irregularity,field=value:answer;answer is needed",
            ParseRulingError::Irregularity => {
                "not an irregularity: its code and each of its fields as ,name=value are needed"
            }
            ParseRulingError::Answer => {
                "not an answer: yes, no, call=2H, denominations=HS or a choice is needed"
            }
            ParseRulingError::Choice => "not a choice: its code is needed, with =value where it has one",
            ParseRulingError::Denominations => {
                "not denominations: letters of CDHSN are needed, or - for none"
            }
        })
    }
}

impl core::error::Error for ParseRulingError {}
