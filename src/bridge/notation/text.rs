//! Bytes to text, places in a text, and what a reader has to say about it.

use super::code::Code;
use crate::order;
use core::fmt;
use core::ops::Deref;

/// A place in a file: line and column, both counted from 1; a column is one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1, in characters.
    pub column: u32,
}

impl Position {
    /// The first character of a file.
    pub const START: Position = Position { line: 1, column: 1 };

    /// The place `characters` further on the same line.
    pub const fn right(self, characters: usize) -> Position {
        Position { line: self.line, column: self.column.saturating_add(characters as u32) }
    }

    /// The place `characters` further in a text that begins here and may go on over lines.
    pub(super) fn within(self, text: &str, characters: usize) -> Position {
        text.chars().take(characters).fold(self, Position::after)
    }

    /// The place after `c`.
    pub(super) const fn after(self, c: char) -> Position {
        if c == '\n' { Position { line: self.line.saturating_add(1), column: 1 } } else { self.right(1) }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Whether a character may be part of a word: an ASCII letter, or anything outside ASCII that is neither a space nor a
/// suit sign. The tables that would tell exactly are more to download than the difference is worth.
pub(super) const fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
        || !(c.is_ascii() || matches!(c, '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{2bff}' | '\u{3000}'))
}

/// One departure of a file from its format, and where it is.
///
/// ```
/// use tricklaw::bridge::notation::{Code, pbn};
/// let file = pbn::read(b"[board \"7\"]\n");
/// let warning = &file.warnings[0];
/// assert_eq!((warning.at.to_string(), warning.code, warning.found.as_str()), ("1:1".into(), Code::TagCase, "board"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Where.
    pub at: Position,
    /// What.
    pub code: Code,
    /// The text it is about, shortened to 60 characters.
    pub found: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: “{}”", self.at, self.code, self.found)
    }
}

/// A file that does not keep to its format: every warning, at least one. It is used like a slice of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError(pub Vec<Warning>);

impl Deref for FormError {
    type Target = [Warning];

    fn deref(&self) -> &[Warning] {
        &self.0
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::shown::several(f, &self.0, "departures from the format, the first at")
    }
}

impl core::error::Error for FormError {}

/// How many warnings a reader writes down; it counts the others.
pub const MOST_WARNINGS: usize = 1000;

/// The warnings of one reading.
#[derive(Debug, Default)]
pub(super) struct Report {
    pub(super) warnings: Vec<Warning>,
    pub(super) omitted: usize,
    breaks: Vec<Break>,
}

/// Where a value goes on that is broken over lines.
#[derive(Debug)]
struct Break {
    /// Where the value begins.
    of: Position,
    /// How many characters of it stand before.
    after: usize,
    at: Position,
}

impl Report {
    /// The warnings in the order of the file.
    pub(super) fn sorted(self) -> Vec<Warning> {
        let order = order::places(self.warnings.len(), |a, b| self.warnings[a].at.cmp(&self.warnings[b].at));
        order.into_iter().map(|index| self.warnings[index].clone()).collect()
    }

    /// The value that begins at a place goes on at another, after so many of its characters. Values come in the order of the file.
    pub(super) fn goes_on(&mut self, of: Position, after: usize, at: Position) {
        // Each was warned of, and behind the last warning that is written down nobody asks.
        if self.warnings.len() < MOST_WARNINGS {
            self.breaks.push(Break { of, after, at });
        }
    }

    /// The place so many characters on in the value that begins there.
    pub(super) fn within(&self, of: Position, characters: usize) -> Position {
        let before = self.breaks.partition_point(|next| (next.of, next.after) <= (of, characters));
        match self.breaks[..before].last() {
            Some(last) if last.of == of => last.at.right(characters - last.after),
            _ => of.right(characters),
        }
    }

    pub(super) fn warn(&mut self, at: Position, code: Code, found: &str) {
        if self.warnings.len() < MOST_WARNINGS {
            self.warnings.push(Warning { at, code, found: found.chars().take(60).collect() });
        } else {
            self.omitted += 1;
        }
    }
}

/// How the bytes of a file stood for characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    #[default]
    Utf8,
    /// ISO 8859-1 with the printable characters Windows adds to it.
    Latin1,
    /// UTF-16, known by its byte order mark or by its first characters.
    Utf16,
}

/// The characters Windows puts at 0x80 to 0x9F, where ISO 8859-1 has control codes.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file, and how its bytes stood for it.
///
/// It is UTF-16 with a byte order mark or beginning with two plain characters, UTF-8 where the bytes are valid UTF-8, Latin-1
/// otherwise. Every kind of line end becomes `\n`, and the mark with which DOS ended a file is left out.
///
/// ```
/// use tricklaw::bridge::notation::{Encoding, decode};
/// assert_eq!(decode(b"Andr\xe9\r\n"), ("André\n".to_string(), Encoding::Latin1));
/// assert_eq!(decode("\u{feff}André\r".as_bytes()), ("André\n".to_string(), Encoding::Utf8));
/// ```
pub fn decode(bytes: &[u8]) -> (String, Encoding) {
    let (text, encoding) = match bytes {
        [0xff, 0xfe, rest @ ..] => (utf16(rest, u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, rest @ ..] => (utf16(rest, u16::from_be_bytes), Encoding::Utf16),
        // A file begins with plain characters, and none of them is the character 0.
        [1..128, 0, 1..128, 0, ..] => (utf16(bytes, u16::from_le_bytes), Encoding::Utf16),
        [0, 1..128, 0, 1..128, ..] => (utf16(bytes, u16::from_be_bytes), Encoding::Utf16),
        _ => match core::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
            Ok(text) => (text.to_string(), Encoding::Utf8),
            Err(_) => (bytes.iter().map(|&b| latin1(b)).collect(), Encoding::Latin1),
        },
    };
    (plain(text), encoding)
}

/// A text with plain line ends and without the mark with which DOS ended a file.
pub(super) fn plain(text: String) -> String {
    let mut text = if text.as_bytes().contains(&b'\r') { with_plain_line_ends(&text) } else { text };
    text.truncate(text.trim_end_matches(END_OF_FILE).len());
    text
}

/// Where the first of a few known signs in a row begins. The standard search is made for long texts to look for: some
/// kilobytes to download.
pub(super) fn find(text: &str, signs: &str) -> Option<usize> {
    text.as_bytes().windows(signs.len()).position(|here| here == signs.as_bytes())
}

/// Control-Z, which DOS programs wrote behind the last line.
const END_OF_FILE: char = '\u{1a}';

/// Several carriage returns before a line feed are one line end: a file translated more than once.
fn with_plain_line_ends(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut returns = 0;
    for c in text.chars() {
        match c {
            '\r' => {
                returns += 1;
                continue;
            }
            '\n' => {}
            _ => plain.extend(core::iter::repeat_n('\n', returns)),
        }
        returns = 0;
        plain.push(c);
    }
    plain.extend(core::iter::repeat_n('\n', returns));
    plain
}

/// Two bytes to a unit; an odd last byte and lone surrogates become replacement characters.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks(2).map(|pair| match *pair {
        [a, b] => unit([a, b]),
        _ => 0xfffd,
    });
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

const fn latin1(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[(byte - 0x80) as usize],
        _ => byte as char,
    }
}

/// The bytes of a text in an encoding.
///
/// A text with a character that has no place in Latin-1 becomes UTF-8 behind a byte order mark where Latin-1 was asked for.
///
/// ```
/// use tricklaw::bridge::notation::{Encoding, encode};
/// assert_eq!(encode("André", Encoding::Latin1), b"Andr\xe9");
/// assert_eq!(encode("♠", Encoding::Latin1), b"\xef\xbb\xbf\xe2\x99\xa0"); // no place in Latin-1
/// ```
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Latin1 => text.chars().map(to_latin1).collect::<Option<Vec<u8>>>().unwrap_or_else(|| {
            let mut bytes = b"\xef\xbb\xbf".to_vec();
            bytes.extend_from_slice(text.as_bytes());
            bytes
        }),
        Encoding::Utf16 => {
            [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect()
        }
    }
}

fn to_latin1(c: char) -> Option<u8> {
    match WINDOWS.iter().position(|&w| w == c) {
        Some(index) => Some(0x80 + index as u8),
        None => u8::try_from(u32::from(c)).ok().filter(|b| !(0x80..=0x9f).contains(b)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_survives_latin_1() {
        let bytes: Vec<u8> = (0..=255).filter(|&b| b != b'\r').collect();
        let (text, encoding) = decode(&bytes);
        assert_eq!(encoding, Encoding::Latin1);
        assert_eq!(encode(&text, encoding), bytes);
    }

    #[test]
    fn utf_16_and_odd_bytes() {
        let bytes = encode("♠A\n", Encoding::Utf16);
        assert_eq!(decode(&bytes), ("♠A\n".to_string(), Encoding::Utf16));
        assert_eq!(decode(b"\xfe\xff\x00A\x00").0, "A\u{fffd}");
        // Without a mark, as some programs write it.
        let text = "[North \"André ♠\"]\n".to_string();
        let (little, big): (Vec<u8>, Vec<u8>) = (
            text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        );
        assert_eq!(decode(&little), (text.clone(), Encoding::Utf16));
        assert_eq!(decode(&big), (text, Encoding::Utf16));
        assert_eq!(decode(b"A\0B").1, Encoding::Utf8, "a stray null is no such file");
    }

    #[test]
    fn what_latin_1_lacks_goes_out_in_utf_8() {
        assert_eq!(encode("é", Encoding::Latin1), [0xe9]);
        assert_eq!(encode("♠", Encoding::Latin1), "\u{feff}♠".as_bytes());
    }

    #[test]
    fn line_ends() {
        assert_eq!(decode(b"a\rb\r\nc\n").0, "a\nb\nc\n");
        assert_eq!(decode(b"a\r\rb\r").0, "a\n\nb\n");
        assert_eq!(decode(b"a\r\r\n\r\r\nb\r\r\n\x1a").0, "a\n\nb\n");
    }
}
