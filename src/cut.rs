//! Text cut at a place, or looked through for a sign. A place outside the text, or within a character, gives nothing: cutting
//! by index panics there, and only for what that panic would say, a program carries tables of Unicode along.

/// The text from that byte on.
pub(crate) fn from(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or_default()
}

/// The text up to that byte.
pub(crate) fn to(text: &str, at: usize) -> &str {
    text.get(..at).unwrap_or_default()
}

/// Both parts.
pub(crate) fn parted(text: &str, at: usize) -> (&str, &str) {
    (to(text, at), from(text, at))
}

/// Whether the sign is in the text. The standard search for a sign comes with the one for long texts, some kilobytes.
#[inline(never)]
pub(crate) fn has(text: &str, sign: char) -> bool {
    text.chars().any(|own| own == sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_none_gives_nothing() {
        assert_eq!((from("♠A", 3), to("♠A", 3), parted("♠A", 3)), ("A", "♠", ("♠", "A")));
        assert!(has("♠A", 'A') && has("♠A", '♠') && !has("♠A", '♥') && !has("", 'A'));
        assert_eq!((from("♠A", 4), to("♠A", 4)), ("", "♠A"));
        assert_eq!((from("♠A", 1), to("♠A", 2), from("♠A", 9), to("♠A", 9)), ("", "", "", ""));
    }
}
