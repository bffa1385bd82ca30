//! LIN text cut into commands: a name of two characters, a bar, a value, a bar.

use crate::bridge::notation::code::Code;
use crate::bridge::notation::text::{Position, Report};

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Command {
    pub(super) name: String,
    pub(super) value: String,
    /// Where the value begins.
    pub(super) at: Position,
}

/// The commands of a text; text that is no command becomes a nameless one.
pub(super) fn commands(text: &str, report: &mut Report) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    let mut open: Option<String> = None;
    let mut at = Position::START;
    let mut pieces = text.split('|').peekable();
    while let Some(piece) = pieces.next() {
        let here = at;
        at = piece.chars().fold(at, Position::after).right(1);
        let closed = pieces.peek().is_some();
        let trimmed = piece.trim();
        if let Some(name) = open.take() {
            if !closed {
                report.warn(here, Code::OpenCommand, &name);
            }
            let value = if closed { piece } else { piece.trim_end() };
            // The bar that closes a command without a value is missing, and this is the next one.
            let next = (closed && matches!(name.as_str(), "pg" | "st" | "rh") && is_known(trimmed))
                .then_some(trimmed);
            if next.is_some() {
                report.warn(here, Code::OpenCommand, &name);
            }
            let value = if next.is_some() { "" } else { value };
            commands.push(Command { name, value: value.to_string(), at: here });
            open = next.map(str::to_string);
            continue;
        }
        // Lines of other text before a command.
        let (trimmed, here) = match trimmed.rsplit_once('\n').filter(|(_, last)| is_known(last.trim())) {
            Some((text, last)) => {
                lost_piece(text, here, &mut commands, report);
                (last.trim(), at)
            }
            None => (trimmed, here),
        };
        // A bar too many turns names and values around; a name nobody knows before one that is known is a value.
        let turned = !is_known(trimmed) && pieces.peek().is_some_and(|next| is_known(next.trim()));
        if closed && is_name(trimmed) && !turned {
            open = Some(trimmed.to_ascii_lowercase());
        } else if !trimmed.is_empty() {
            lost_piece(piece, here, &mut commands, report);
        }
    }
    commands
}

/// The commands boards are made of.
fn is_known(name: &str) -> bool {
    const KNOWN: [&str; 19] = [
        "vg", "rs", "pn", "pw", "mp", "bn", "qx", "st", "md", "rh", "ah", "sv", "mb", "an", "pc", "pg", "mc",
        "nt", "mn",
    ];
    KNOWN.contains(&name)
}

/// A name begins with a letter; `3b` is the one exception known.
fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(a), Some(b), None) => (a.is_ascii_alphabetic() && b.is_ascii_graphic()) || text == "3b",
        _ => false,
    }
}

/// Text where a name should be: the rest of a text with a bar in it, or nothing known.
fn lost_piece(piece: &str, at: Position, commands: &mut Vec<Command>, report: &mut Report) {
    match commands.last_mut() {
        Some(last) if matches!(last.name.as_str(), "nt" | "an" | "ah" | "at" | "") => {
            report.warn(at, Code::BarInText, piece.trim());
            last.value.push('|');
            last.value.push_str(piece);
        }
        _ => {
            report.warn(at, Code::BadCommand, piece.trim());
            commands.push(Command { name: String::new(), value: piece.trim().to_string(), at });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> (Vec<(String, String)>, Vec<String>) {
        let mut report = Report::default();
        let commands = commands(text, &mut report);
        let pairs = commands.into_iter().map(|command| (command.name, command.value)).collect();
        (pairs, report.warnings.iter().map(|w| format!("{} {}", w.at, w.code)).collect())
    }

    fn pair(name: &str, value: &str) -> (String, String) {
        (name.to_string(), value.to_string())
    }

    #[test]
    fn names_and_values() {
        let (commands, warnings) = lex("\nMB|1C|\n an|a\nb| pg||\n");
        assert_eq!(commands, [pair("mb", "1C"), pair("an", "a\nb"), pair("pg", "")]);
        assert!(warnings.is_empty());
    }

    #[test]
    fn a_bar_in_a_text_costs_only_that_text() {
        let (commands, warnings) = lex("mb|1C|an|5+ | or 4|mb|p|");
        assert_eq!(commands, [pair("mb", "1C"), pair("an", "5+ | or 4"), pair("mb", "p")]);
        assert_eq!(warnings, ["1:14 bar-in-text"]);
    }

    #[test]
    fn a_bar_too_many_or_too_few_turns_nothing_around() {
        let (commands, _) = lex("pg|\npc|ST|pc|S9|");
        assert_eq!(commands, [pair("pg", ""), pair("pc", "ST"), pair("pc", "S9")]);
        let (commands, _) = lex("pc|ST|S9|pc|S2|");
        assert_eq!(commands, [pair("pc", "ST"), pair("", "S9"), pair("pc", "S2")]);
    }

    #[test]
    fn broken_text_is_kept() {
        let (commands, warnings) = lex("hello|mb|1C|pg|||mb|p");
        assert_eq!(commands, [pair("", "hello"), pair("mb", "1C"), pair("pg", ""), pair("mb", "p")]);
        assert_eq!(warnings, ["1:1 bad-command", "1:21 open-command"]);
    }

    #[test]
    fn lines_before_a_command_do_not_hide_it() {
        let (commands, warnings) = lex("% made by hand\n%\nqx|o1|pg||\nwords\nqx|o2|");
        let expected = [
            pair("", "% made by hand\n%"),
            pair("qx", "o1"),
            pair("pg", ""),
            pair("", "words"),
            pair("qx", "o2"),
        ];
        assert_eq!(commands, expected);
        assert_eq!(warnings, ["1:1 bad-command", "3:11 bad-command"]);
    }
}
