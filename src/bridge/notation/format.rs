//! Which format a file is in, and reading it in that format.

use super::record::File;
use super::text::{Warning, decode};
use super::{lin, pbn};

/// The formats of files of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Format {
    /// Portable Bridge Notation.
    #[default]
    Pbn,
    /// The format of BBO.
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

    /// The format bytes look like: PBN begins with a tag, a comment or an escape line; LIN, plain or in the
    /// address of a viewer, has bars.
    ///
    /// ```
    /// use tricklaw::bridge::notation::Format;
    /// assert_eq!(Format::of(b"% PBN 2.1\n[Board \"1\"]"), Format::Pbn);
    /// assert_eq!(Format::of(b"md|1SAK...|sv|o|"), Format::Lin);
    /// ```
    pub fn of(bytes: &[u8]) -> Format {
        // The beginning tells; a whole file need not be decoded for it.
        let (text, _) = decode(&bytes[..bytes.len().min(4096)]);
        let text = text.trim_start();
        let tag = text.starts_with(['[', '%', ';', '{']) || text.contains("\n[");
        let bars = text.contains('|') || text.to_ascii_lowercase().contains("lin=");
        if bars && !tag { Format::Lin } else { Format::Pbn }
    }

    /// Reads a file leniently, as [`pbn::read`] and [`lin::read`] do.
    pub fn read(self, bytes: &[u8]) -> File {
        match self {
            Format::Pbn => pbn::read(bytes),
            Format::Lin => lin::read(bytes),
        }
    }

    /// Reads a file that must keep to the format.
    ///
    /// # Errors
    ///
    /// Every departure from the format.
    pub fn read_strict(self, bytes: &[u8]) -> Result<File, Vec<Warning>> {
        match self {
            Format::Pbn => pbn::read_strict(bytes),
            Format::Lin => lin::read_strict(bytes),
        }
    }
}
