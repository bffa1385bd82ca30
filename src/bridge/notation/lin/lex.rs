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
    let mut name: Option<(Position, String)> = None;
    let mut at = Position::START;
    let mut pieces = text.split('|').peekable();
    while let Some(piece) = pieces.next() {
        let here = at;
        at = piece.chars().fold(at, Position::after).right(1);
        let closed = pieces.peek().is_some();
        if let Some((_, name)) = name.take() {
            if !closed {
                report.warn(here, Code::OpenCommand, &name);
            }
            let value = if closed { piece } else { piece.trim_end() };
            commands.push(Command { name, value: value.to_string(), at: here });
            continue;
        }
        let trimmed = piece.trim();
        if closed && is_name(trimmed) {
            name = Some((here, trimmed.to_ascii_lowercase()));
        } else if !trimmed.is_empty() {
            lost_piece(piece, here, &mut commands, report);
        }
    }
    commands
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
    fn broken_text_is_kept() {
        let (commands, warnings) = lex("hello|mb|1C|pg|||mb|p");
        assert_eq!(commands, [pair("", "hello"), pair("mb", "1C"), pair("pg", ""), pair("mb", "p")]);
        assert_eq!(warnings, ["1:1 bad-command", "1:21 open-command"]);
    }
}
