//! Portable Bridge Notation, versions 1.0 to 2.1.
//!
//! [`read`] takes import format and forgives what can be understood; everything it forgives is in the
//! warnings with its line and column, and what it cannot understand stays in the record. [`read_strict`]
//! refuses a file with any warning. [`write()`] gives export format.
//!
//! ```
//! use tricklaw::bridge::notation::pbn;
//! let text = r#"[Board "1"][Dealer "N"][Vulnerable "None"]
//! [Deal "N:AKQ2.AKQ2.AK.AK2 JT98.JT9.QJT.QJT 7654.876.987.987 3.543.65432.6543"]
//! [Auction "N"] 2C Pass 2D Pass ; artificial
//! 3NT AP"#;
//! let file = pbn::read(text.as_bytes());
//! assert!(file.warnings.is_empty());
//! let again = pbn::write(&file);
//! assert!(again.contains("[Contract \"3NT\"]\n"));
//! assert_eq!(pbn::write(&pbn::read(again.as_bytes())), again);
//! ```

mod atoms;
mod auction;
mod lex;
mod lines;
mod play;
mod read;
mod record;
mod sections;
mod tables;
mod tags;
mod write;

pub use read::{read, read_strict};
pub use tables::{TableGame, read_tables, write_tables};
pub use write::write;

use super::record::Mark;

/// The irregularity a letter after `^` stands for; a skipped player (`S`) is a call of its own.
fn mark(letter: &str) -> Option<Mark> {
    match letter {
        "I" => Some(Mark::Insufficient),
        "L" => Some(Mark::LeadOutOfTurn),
        "R" => Some(Mark::Revoke),
        "" => None,
        _ => letter.chars().next().map(Mark::Other),
    }
}
