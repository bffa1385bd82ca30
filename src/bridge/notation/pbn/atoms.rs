//! The parts of a word of an auction or a play: `^I 1C!? $13 =2=`, together or apart.

use crate::cut;
/// A part of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Atom<'a> {
    /// A call, a card, or one of `AP - + *`.
    Core(&'a str),
    /// The letter after `^`.
    Mark(&'a str),
    /// An annotation, `$7` or `!?`.
    Glyph(&'a str),
    /// A reference to a note, `=1=`.
    Note(&'a str),
}

/// The parts of a word with the number of characters before each.
pub(super) fn atoms(word: &str) -> impl Iterator<Item = (usize, Atom<'_>)> {
    let mut rest = word;
    let mut offset = 0;
    core::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let length = match first {
            '^' => 1 + cut::from(rest, 1).chars().next().map_or(0, char::len_utf8),
            '$' => 1 + span(cut::from(rest, 1), |c| c.is_ascii_alphanumeric()),
            '!' | '?' => span(rest, |c| matches!(c, '!' | '?')),
            '=' => match cut::from(rest, 1).find('=') {
                Some(close) => close + 2,
                None => rest.len(),
            },
            _ => {
                first.len_utf8()
                    + span(cut::from(rest, first.len_utf8()), |c| !matches!(c, '^' | '$' | '!' | '?' | '='))
            }
        };
        let (part, after) = cut::parted(rest, length);
        let at = offset;
        rest = after;
        offset += part.chars().count();
        Some((
            at,
            match first {
                '^' => Atom::Mark(cut::from(part, 1)),
                '$' | '!' | '?' => Atom::Glyph(part),
                '=' => Atom::Note(part),
                _ => Atom::Core(part),
            },
        ))
    })
}

fn span(text: &str, keep: impl Fn(char) -> bool) -> usize {
    text.find(|c| !keep(c)).unwrap_or(text.len())
}

/// The suffixes in the order of their glyphs: 1 to 6 for a call, 7 to 12 for a card.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// What the suffixes of the words of a section begin to count from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyphs {
    OfCalls = 1,
    OfCards = 7,
}

/// The number of an annotation, 0 to 255.
pub(super) fn glyph(text: &str, glyphs: Glyphs) -> Option<u8> {
    match text.strip_prefix('$') {
        Some(number) => number.parse().ok(),
        None => SUFFIXES.iter().position(|suffix| *suffix == text).map(|index| glyphs as u8 + index as u8),
    }
}

/// Whether a glyph fits beside those a call or a card has: one of quality and one other, and no glyph of
/// quality of the other kind.
pub(super) fn fits(number: u8, others: &[u8], glyphs: Glyphs) -> bool {
    let quality = |number: &u8| (1..=12).contains(number);
    let own = glyphs as u8..glyphs as u8 + 6;
    (own.contains(&number) || !quality(&number))
        && others.iter().all(|other| quality(other) != quality(&number))
}

/// The number of a reference `=1=`, 1 to 32.
pub(super) fn note(text: &str) -> Option<u8> {
    note_number(text.strip_prefix('=')?.strip_suffix('=')?)
}

/// The number of a note, 1 to 32.
pub(super) fn note_number(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|number| (1..=32).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_apart() {
        use Atom::{Core, Glyph, Mark, Note};
        let all = |word| atoms(word).map(|(_, atom)| atom).collect::<Vec<_>>();
        assert_eq!(all("1C!?$13=2="), [Core("1C"), Glyph("!?"), Glyph("$13"), Note("=2=")]);
        assert_eq!(all("^RSK"), [Mark("R"), Core("SK")]);
        assert_eq!(all("^"), [Mark("")]);
        assert_eq!(all("=1"), [Note("=1")]);
        assert_eq!(all("^é="), [Mark("é"), Note("=")]);
        assert_eq!(atoms("1C!=1=").last(), Some((3, Note("=1="))));
    }

    #[test]
    fn suffixes_are_glyphs() {
        assert_eq!(glyph("!?", Glyphs::OfCalls), Some(5));
        assert_eq!(glyph("!", Glyphs::OfCards), Some(7));
        assert_eq!(glyph("$256", Glyphs::OfCards), None);
        assert_eq!(glyph("!!!", Glyphs::OfCalls), None);
        assert_eq!((note("=32="), note("=33="), note("=0="), note("=")), (Some(32), None, None, None));
    }
}
