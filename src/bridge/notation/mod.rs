//! Text to records and back: PBN, BBO LIN and hand diagrams.
//!
//! Reading never fails and never judges: a [`Record`] is what the text says, [`check`] holds it against the laws,
//! [`Record::replay`] plays it at a table as far as they allow, and what is written has lost nothing.
//!
//! ```
//! use tricklaw::bridge::notation::{check, pbn, read};
//! let file = read(b"md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|7S|mb|p|mb|p|mb|p|pc|HA|pc|H2|");
//! let record = &file.records[0];
//! assert_eq!(check(record)[0].to_string(), "card 2, H2 by N: W holds it (2007 law 45A)");
//! let replay = record.replay()?;
//! assert_eq!(replay.table.contract().unwrap().to_string(), "7S S");
//! assert!(replay.stop.is_some());
//! assert!(pbn::write(&file).contains("[Contract \"7S\"]"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod code;
mod detect;
pub mod diagram;
mod facts;
mod hands;
pub mod lin;
mod order;
pub mod pbn;
mod pending;
mod record;
mod replay;
mod retell;
mod text;
mod understood;
mod values;

pub use check::{CardFault, Problem, check};
pub use code::Code;
pub use detect::{Format, detect, read};
pub use hands::{Hands, read_hand};
pub use record::{
    Anchor, AuctionRecord, CallEntry, CardEntry, End, File, Laid, Mark, Note, Origin, PlayRecord, Record,
    Remark, RemarkKind, Said, Section, Stated, StatedContract, Tag, TagNameError,
};
pub use replay::{NoTable, Replay, Stop, Unplayable};
pub use text::{Encoding, FormError, MOST_WARNINGS, Position, Warning, decode, encode};
