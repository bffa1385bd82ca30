//! Which format a text is in.

use super::record::File;
use super::{lin, pbn};
use crate::bridge::notation::text::{decode, find};
use crate::cut;

/// A file format of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable Bridge Notation.
    Pbn,
    /// LIN, as text or inside a viewer link.
    Lin,
}

impl Format {
    /// The stable name: `pbn` or `lin`.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Pbn => "pbn",
            Format::Lin => "lin",
        }
    }
}

/// The format a file seems to be in: LIN where a command or a link comes before any PBN tag, else PBN.
///
/// ```
/// use tricklaw::bridge::notation::{Format, detect};
/// assert_eq!(detect(b"% PBN 2.1\n[Event \"Club pairs\"]\n"), Format::Pbn);
/// assert_eq!(detect(b"https://www.bridgebase.com/tools/handviewer.html?lin=md%7C3SAK"), Format::Lin);
/// ```
pub fn detect(bytes: &[u8]) -> Format {
    // The beginning tells; a cut in the middle of a character does no harm.
    let (whole, _) = decode(&bytes[..bytes.len().min(1 << 16)]);
    let text = behind_comments(&whole);
    let start = text.trim_start();
    if start.starts_with("http")
        || start.starts_with("lin=")
        || find(start, "%7C").is_some()
        || find(start, "%7c").is_some()
    {
        return Format::Lin;
    }
    let bar = text.find('|').unwrap_or(usize::MAX);
    let tag = text.find(['[', '{', '%', ';']).unwrap_or(usize::MAX);
    let named = cut::to(text, bar).trim().chars().count() == 2;
    if bar < tag && (named || find(text, "md|").is_some()) { Format::Lin } else { Format::Pbn }
}

/// What follows the lines that begin with a percent sign, which stand before either format.
fn behind_comments(mut text: &str) -> &str {
    while text.trim_start().starts_with('%') {
        text = text.trim_start().split_once('\n').map_or("", |(_, rest)| rest);
    }
    text
}

/// Reads a file in whichever format it seems to be in.
///
/// ```
/// use tricklaw::bridge::notation::{Format, detect, read};
/// assert_eq!(detect(b"md|3SAK,,,|mb|1C|"), Format::Lin);
/// assert_eq!(detect(b"% made from a PBN file\nqx|o1|md|3SAK,,,|"), Format::Lin);
/// assert_eq!(read(b"[Board \"7\"]").records[0].board, Some(7));
/// ```
pub fn read(bytes: &[u8]) -> File {
    match detect(bytes) {
        Format::Pbn => pbn::read(bytes),
        Format::Lin => lin::read(bytes),
    }
}

crate::shown::shown_by!(name: Format);
