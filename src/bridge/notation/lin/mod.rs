//! LIN, the format of Bridge Base Online: boards of its players, vugraph files and viewer links.
//!
//! LIN has no written standard; this reads what its programs write. [`read`] answers to any bytes, with
//! everything it forgives in the warnings, and keeps commands it does not know in their places.
//!
//! ```
//! use tricklaw::bridge::notation::lin;
//! let text = "pn|Sam,Will,Nora,Eve|st||md|3S23456789TJQKA,H23456789TJQKA,D23456789TJQKA,|rh||ah|Board 1|sv|o|\
//!             mb|7D|mb|p|mb|7S!|an|solid|mb|p|mb|p|mb|p|pg||pc|HA|mc|13|pg||";
//! let file = lin::read(text.as_bytes());
//! let record = &file.records[0];
//! assert_eq!((record.board, record.claim, record.tag("East")), (Some(1), Some(13), Some("Eve")));
//! assert_eq!(lin::read(lin::write(&file).text.as_bytes()).records, file.records);
//! ```

mod board;
mod header;
mod lex;
mod read;
mod url;
mod words;
mod write;

pub use read::{read, read_strict};
pub use write::{Lost, Written, write};

/// The value of an `md` command with nothing wrong in it: the dealer and the hands.
pub(super) fn read_md(value: &str) -> Option<(Option<crate::bridge::Seat>, super::Hands)> {
    let (dealer, hands, problems) = words::read_deal(value);
    problems.is_empty().then_some((dealer, hands))
}
