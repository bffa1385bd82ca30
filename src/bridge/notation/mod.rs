//! Text to records and back: PBN, BBO LIN and hand diagrams.

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
mod text;
mod values;

pub use check::{CardFault, Problem, check};
pub use code::Code;
pub use detect::{Format, detect, read};
pub use hands::{Hands, read_hand};
pub use record::{
    Anchor, AuctionRecord, CallEntry, CardEntry, End, File, Laid, Mark, Note, Origin, PlayRecord, Record,
    Remark, RemarkKind, Said, Section, Stated, StatedContract, Tag,
};
pub use replay::{NoTable, Replay, Stop, Unplayable};
pub use text::{Encoding, MOST_WARNINGS, Position, Warning, decode, encode};
