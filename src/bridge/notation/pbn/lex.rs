//! PBN text cut into tags, comments, escape lines, empty lines and the text of sections.

use super::lines::LONGEST_LINE;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::text::is_letter;
use crate::bridge::notation::text::{Position, Report};
use crate::cut;

/// How the text after a tag is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Words: an auction or a play.
    Words,
    /// Whole lines, comments included: a table.
    Rows,
    /// Comments, and lines of other text.
    Tags,
}

/// A piece of PBN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Gap,
    Escape(String),
    Block(String),
    Line(String),
    Tag { name: String, value: String, value_at: Position },
    Word(String),
    Row(String),
}

/// How many characters are searched for the end of a value before one is taken to be missing.
const LOOK_AHEAD: usize = 2048;

/// How many quotes inside a value are looked at to find the closing one.
const MOST_STRAY_QUOTES: usize = 16;

pub(super) struct Lexer<'a> {
    rest: &'a str,
    at: Position,
    /// Whether something other than white space stood on this line.
    line_used: bool,
    /// Where the last closing brace of the text stands, and how long the text is, in bytes.
    last_brace: Option<usize>,
    length: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, report: &mut Report) -> Lexer<'a> {
        for (line, content) in (1..).zip(text.split('\n')) {
            if content.len() > LONGEST_LINE && content.chars().nth(LONGEST_LINE).is_some() {
                let at = Position { line, column: LONGEST_LINE as u32 + 1 };
                report.warn(at, Code::LongLine, content);
            }
        }
        Lexer {
            rest: text,
            at: Position::START,
            line_used: false,
            last_brace: text.rfind('}'),
            length: text.len(),
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = cut::from(self.rest, c.len_utf8());
        self.at = self.at.after(c);
        self.line_used = if c == '\n' { false } else { self.line_used || !c.is_whitespace() };
        Some(c)
    }

    /// Takes characters while `keep` holds.
    fn take(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let text = self.rest;
        while self.peek().is_some_and(&keep) {
            self.bump();
        }
        cut::to(text, text.len() - self.rest.len())
    }

    fn take_line(&mut self) -> &'a str {
        self.take(|c| c != '\n')
    }

    /// The next piece and where it begins.
    pub(super) fn next(&mut self, mode: Mode, report: &mut Report) -> Option<(Position, Token)> {
        loop {
            let begins_line = self.at.column == 1;
            let line = self.at.line;
            if begins_line && self.peek() == Some('%') && mode != Mode::Rows {
                let at = self.at;
                self.bump();
                return Some((at, Token::Escape(self.take_line().to_string())));
            }
            let indent_at = self.at;
            let indent = self.take(|c| c.is_whitespace() && c != '\n');
            let at = self.at;
            let c = self.peek()?;
            if c == '\n' {
                let empty = !self.line_used;
                self.bump();
                if empty {
                    return Some((Position { line, column: 1 }, Token::Gap));
                }
                continue;
            }
            if self.stands_alone() {
                return Some((at, Token::Line(self.lone_brackets(report))));
            }
            let row = mode == Mode::Rows && !self.line_used && !self.is_tag();
            return Some(match c {
                _ if row => (indent_at, Token::Row(format!("{indent}{}", self.row()))),
                '[' if self.is_tag() => (at, self.tag(report)),
                '{' => (at, self.block(report)),
                ';' => {
                    self.bump();
                    (at, Token::Line(self.take_line().to_string()))
                }
                _ if mode == Mode::Words => (at, Token::Word(self.word())),
                _ => (at, Token::Row(self.stray())),
            });
        }
    }

    /// Whether a tag begins here: a bracket and a letter.
    fn is_tag(&self) -> bool {
        let inner = self.rest.strip_prefix('[').map(|inner| inner.trim_start().chars().next());
        inner.flatten().is_some_and(is_letter)
    }

    /// Whether a bracket that begins no tag has nothing behind it on its line but comments and brackets.
    fn stands_alone(&self) -> bool {
        let Some(behind) = self.rest.strip_prefix('[') else { return false };
        let next = behind.chars().find(|&c| c == '\n' || !c.is_whitespace());
        matches!(next, None | Some('\n' | '[' | '{' | ';')) && !self.is_tag()
    }

    /// Brackets that stand alone, and others behind them on the line: one remark of all of them. Alone before a line end
    /// they would open a tag as soon as something else stands below.
    fn lone_brackets(&mut self, report: &mut Report) -> String {
        let text = self.rest;
        loop {
            // All of a run but the last have a bracket behind them: there may be millions.
            let run = self.rest.bytes().take_while(|&byte| byte == b'[').count();
            let alone = run.saturating_sub(1).max(1);
            (0..alone).for_each(|index| report.warn(self.at.right(index), Code::StrayText, "["));
            (self.rest, self.at, self.line_used) = (cut::from(self.rest, alone), self.at.right(alone), true);
            let end = text.len() - self.rest.len();
            self.take(|c| c.is_whitespace() && c != '\n');
            if !self.stands_alone() {
                return cut::to(text, end).to_string();
            }
        }
    }

    /// Whether a brace closes somewhere in the rest of the text.
    fn brace_closes(&self) -> bool {
        self.last_brace.is_some_and(|last| self.length - self.rest.len() <= last)
    }

    /// A line of a table; a block comment that begins in it runs on to its end.
    fn row(&mut self) -> String {
        let text = self.rest;
        let mut in_block = false;
        while let Some(c) = self.peek() {
            match c {
                '{' => in_block |= self.brace_closes(),
                '}' => in_block = false,
                '\n' if !in_block => break,
                _ => {}
            }
            self.bump();
        }
        cut::to(text, text.len() - self.rest.len()).trim_end().to_string()
    }

    fn block(&mut self, report: &mut Report) -> Token {
        let at = self.at;
        self.bump();
        if !self.brace_closes() {
            // Closing it at the end of the file would swallow every game that follows.
            let text = self.take_line().to_string();
            report.warn(at, Code::OpenComment, &text);
            return Token::Line(text);
        }
        let text = self.take(|c| c != '}').to_string();
        self.bump();
        Token::Block(text)
    }

    /// A word of an auction or a play: up to white space or the beginning of something else.
    fn word(&mut self) -> String {
        let text = self.rest;
        self.bump();
        self.take(|c| !c.is_whitespace() && !matches!(c, '[' | '{' | ';'));
        cut::to(text, text.len() - self.rest.len()).to_string()
    }

    /// Text no mode gives a place to: the rest of the line, up to a comment or a bracket.
    fn stray(&mut self) -> String {
        let text = self.rest;
        self.bump();
        self.take(|c| !matches!(c, '\n' | '[' | '{' | ';'));
        cut::to(text, text.len() - self.rest.len()).trim_end().to_string()
    }

    fn tag(&mut self, report: &mut Report) -> Token {
        let at = self.at;
        self.bump();
        self.take(char::is_whitespace);
        let name = self.take(|c| is_letter(c) || c.is_ascii_digit() || c == '_').to_string();
        self.take(char::is_whitespace);
        let mut value_at = self.at;
        let (value, closed) = if self.peek() == Some('"') {
            self.bump();
            value_at = self.at;
            self.quoted(report)
        } else {
            let value = self.take(|c| c != ']' && c != '\n').trim_end().to_string();
            let code = if value.is_empty() { Code::MissingValue } else { Code::MissingQuote };
            report.warn(value_at, code, if value.is_empty() { &name } else { &value });
            (value, false)
        };
        if closed {
            return Token::Tag { name, value, value_at };
        }
        // A bracket may stand on a later line, but not beyond something that is no white space.
        if self.rest.trim_start().starts_with(']') {
            self.take(char::is_whitespace);
            self.bump();
        } else {
            report.warn(at, Code::OpenTag, &name);
        }
        Token::Tag { name, value, value_at }
    }

    /// A value after its opening quote, up to and with its closing quote; and whether the tag's bracket was
    /// taken as well.
    fn quoted(&mut self, report: &mut Report) -> (String, bool) {
        let mut value = String::new();
        let begins = self.at;
        // What has been counted of the value, in bytes and in characters.
        let mut counted = (0, 0);
        loop {
            let at = self.at;
            match self.peek() {
                None => {
                    report.warn(at, Code::MissingQuote, &value);
                    return (value, false);
                }
                Some('"') if self.quote_closes(0) || !self.quote_follows(1) => {
                    self.bump();
                    return (value, false);
                }
                Some('"') => {
                    report.warn(at, Code::StrayQuote, &value);
                    value.extend(self.bump());
                }
                Some('\\') => self.escape(&mut value),
                Some('\n') => {
                    if let Some(cut) = value.trim_end().strip_suffix(']') {
                        // The bracket closes the tag: the quote before it was left out.
                        report.warn(at, Code::MissingQuote, &value);
                        return (cut.trim_end().to_string(), true);
                    }
                    if !self.value_goes_on() {
                        report.warn(at, Code::MissingQuote, &value);
                        return (value, false);
                    }
                    report.warn(at, Code::ValueAcrossLines, &value);
                    self.take(char::is_whitespace);
                    value.push(' ');
                    counted = (value.len(), counted.1 + cut::from(&value, counted.0).chars().count());
                    report.goes_on(begins, counted.1, self.at);
                }
                Some(c) => {
                    self.bump();
                    value.push(c);
                }
            }
        }
    }

    /// A backslash: it escapes a quote or a backslash; elsewhere (the column widths of tables) it is itself.
    fn escape(&mut self, value: &mut String) {
        self.bump();
        match self.peek() {
            Some('\\') => value.extend(self.bump()),
            // The only quote left that can close the value is not an escaped one.
            Some('"') if !self.quote_closes(0) || self.quote_follows(1) => value.extend(self.bump()),
            _ => value.push('\\'),
        }
    }

    /// Whether the quote `skip` bytes on is followed by the bracket that closes a tag.
    fn quote_closes(&self, skip: usize) -> bool {
        cut::from(self.rest, skip + 1).chars().take(LOOK_AHEAD).find(|c| !c.is_whitespace()) == Some(']')
    }

    /// Whether a quote and a bracket follow, soon and on this line.
    fn quote_follows(&self, skip: usize) -> bool {
        let line = cut::from(self.rest, skip).char_indices().take(LOOK_AHEAD).take_while(|&(_, c)| c != '\n');
        let quotes = line.filter(|&(_, c)| c == '"').take(MOST_STRAY_QUOTES);
        quotes.map(|(index, _)| skip + index).any(|place| self.quote_closes(place))
    }

    /// Whether a value broken by a line end is closed in the lines that follow.
    fn value_goes_on(&self) -> bool {
        let mut last = '\n';
        for (index, c) in self.rest.chars().enumerate().skip(1).take(LOOK_AHEAD) {
            match c {
                '"' => return true,
                '[' if index == 1 => return false,
                '\n' if last == '\n' => return false,
                _ => last = c,
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
