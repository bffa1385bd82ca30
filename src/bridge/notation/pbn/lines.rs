//! Lines of export format: how long they may be, and where text is broken that is longer.

use crate::cut;

/// The characters of a line, its end not counted.
pub(super) const LONGEST_LINE: usize = 255;

/// Calls, cards and what is said about them go on to the next line before this column.
const LAST_COLUMN: usize = 79;

/// How many characters a text has, as far as it matters.
fn width(text: &str) -> usize {
    // Bytes are never fewer than characters.
    if text.len() <= LAST_COLUMN { text.len() } else { text.chars().count() }
}

/// Appends a word to the line, or to the next one where it would be too long. No word becomes an escape line.
pub(super) fn append(text: &mut String, word: &str) {
    let line = text.rsplit('\n').next().unwrap_or_default();
    let first = word.split('\n').next().unwrap_or_default();
    if !line.is_empty() {
        text.push(if width(line) + 1 + width(first) > LAST_COLUMN { '\n' } else { ' ' });
    }
    if word.starts_with('%') && !text.ends_with(' ') {
        text.push(' ');
    }
    text.push_str(word);
}

/// Breaks the lines of a text that are longer than a comment's may be: at a blank, else behind a comma, else not at
/// all.
pub(super) fn broken(text: &str) -> String {
    // Two for the braces around a comment of one line.
    const LONGEST: usize = LONGEST_LINE - 2;
    let mut lines = String::with_capacity(text.len() + 1);
    for line in text.split_inclusive('\n') {
        let mut rest = line;
        while let Some((end, _)) =
            rest.char_indices().nth(LONGEST).filter(|_| width(rest.trim_end()) > LONGEST)
        {
            let (head, next) = match cut::to(rest, end)
                .rfind(' ')
                .filter(|&blank| !cut::to(rest, blank).trim().is_empty())
            {
                Some(blank) => (blank, blank + 1),
                None => match cut::to(rest, end).rfind(',') {
                    Some(comma) => (comma + 1, comma + 1),
                    None => break,
                },
            };
            lines.push_str(cut::to(rest, head));
            lines.push('\n');
            rest = cut::from(rest, next);
        }
        lines.push_str(rest);
    }
    lines
}

/// A tag pair as a line. Behind its name stands a blank, for which there may be no room.
pub(super) fn tag_line(name: &str, value: &str) -> String {
    let mut line = format!("[{name} \"");
    if value == "#" || value.starts_with("##") {
        // Without the blank it would be read as a value to inherit.
        line.push(' ');
    }
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => line.push_str("\\\""),
            // A lone backslash is itself, as in the column widths of tables.
            '\\' if matches!(chars.peek(), None | Some('\\' | '"')) => line.push_str("\\\\"),
            c if c.is_control() => line.push(' '),
            _ => line.push(c),
        }
    }
    line.push_str("\"]");
    if width(&line) > LONGEST_LINE {
        let blank = name.len() + 1;
        let mut short = cut::to(&line, blank).to_string();
        short.push_str(cut::from(&line, blank + 1));
        return short;
    }
    line
}

/// The beginning of a value, where the whole would make a line too long: up to the last blank that fits.
pub(super) fn cut<'a>(name: &str, value: &'a str) -> Option<&'a str> {
    let fits = |value: &str| width(&tag_line(name, value)) <= LONGEST_LINE;
    if value.len() < LONGEST_LINE / 2 || fits(value) {
        return None;
    }
    let ends = value.char_indices().take(LONGEST_LINE).map(|(end, _)| end);
    let longest = ends.take_while(|&end| fits(cut::to(value, end))).last().unwrap_or(0);
    let head = cut::to(value, longest);
    let blank = head.rfind(' ').filter(|blank| 2 * blank > longest);
    Some(cut::to(head, blank.unwrap_or(longest)).trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_255_characters_is_whole() {
        let value = "é".repeat(LONGEST_LINE - r#"[A ""]"#.len());
        assert_eq!(width(&tag_line("A", &value)), LONGEST_LINE);
        assert!(tag_line("A", &value).starts_with("[A \""));
        // One more: the blank has to go. Two more: the value has to.
        let longer = format!("{value}x");
        assert!(tag_line("A", &longer).starts_with("[A\""));
        assert_eq!(cut("A", &longer), None);
        assert_eq!(cut("A", &format!("{value}xy")).map(width), Some(width(&longer)));
    }

    #[test]
    fn values_are_cut_at_a_blank() {
        let value = format!("{} {}", "a".repeat(200), "b".repeat(100));
        assert_eq!(cut("A", &value), Some("a".repeat(200).as_str()));
        // Escapes count as they are written.
        let quotes = "\"".repeat(130);
        assert_eq!(cut("A", &quotes).map(width), Some(125));
    }

    #[test]
    fn long_lines_are_broken() {
        let words = "word ".repeat(120);
        let broken_words = broken(&words);
        assert!(broken_words.lines().all(|line| width(line) <= LONGEST_LINE - 2));
        assert_eq!(broken_words.replace('\n', " "), words);
        assert_eq!(broken(&broken_words), broken_words);
        let list = "4SN=,".repeat(100);
        assert!(broken(&list).lines().all(|line| width(line) <= LONGEST_LINE - 2));
        let address = "x".repeat(300);
        assert_eq!(broken(&address), address);
        assert_eq!(broken("a\n\nb"), "a\n\nb");
    }

    #[test]
    fn a_word_that_does_not_fit_begins_a_line() {
        let mut text = "x".repeat(70);
        append(&mut text, "12345678");
        append(&mut text, "9");
        assert_eq!(text.lines().last(), Some("9"));
        assert_eq!(text.lines().next().map(width), Some(79));
        append(&mut text, &format!("%{}", "x".repeat(78)));
        assert!(text.ends_with(&format!("9\n %{}", "x".repeat(78))));
    }
}
