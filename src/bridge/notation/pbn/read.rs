//! PBN text to records: games, their tags and what they inherit.

use super::lex::{Lexer, Mode, Token};
use super::record::{Game, Open};
use super::tags;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::record::{Anchor, File, Origin, Remark, RemarkKind, Tag};
use crate::bridge::notation::text::{FormError, Position, Report, decode};
use crate::cut;
use crate::order;
use std::collections::HashMap;

/// Reads a PBN file, whatever its bytes.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::pbn;
/// let file = pbn::read(b"[Board \"7\"]\n[Dealer \"S\"]\n[Auction \"S\"]\n1NT Pass 3NT AP\n");
/// let auction = file.records[0].auction.as_ref().unwrap();
/// assert_eq!((auction.calls.len(), auction.seat(2)), (6, Some(Seat::North)));
/// ```
pub fn read(bytes: &[u8]) -> File {
    let (text, encoding) = decode(bytes);
    let mut reader = Reader { allowance: LEAST_ALLOWANCE + 16 * text.len(), ..Reader::default() };
    let mut lexer = Lexer::new(&text, &mut reader.report);
    while let Some((at, token)) = lexer.next(reader.mode(), &mut reader.report) {
        reader.token(at, token);
    }
    let mut file = reader.finish();
    file.encoding = encoding;
    file
}

/// Reads a PBN file that follows the standard.
///
/// # Errors
///
/// [`FormError`] with every warning [`read`] would give, if there is one.
///
/// ```
/// use tricklaw::bridge::notation::{Code, pbn};
/// assert!(pbn::read_strict(b"[Board \"7\"]\n[Dealer \"S\"]\n").is_ok());
/// let warnings = pbn::read_strict(b"[board \"7\"]\n").unwrap_err();
/// assert_eq!((warnings[0].at.line, warnings[0].code), (1, Code::TagCase));
/// ```
pub fn read_strict(bytes: &[u8]) -> Result<File, FormError> {
    read(bytes).strictly()
}

/// What a file may inherit at least, in bytes: without a limit a small file could fill any memory.
const LEAST_ALLOWANCE: usize = 1 << 20;

/// Takes an inherited value off the allowance, if it lasts.
fn spend(allowance: &mut usize, value: &str) -> bool {
    // A tag costs more than its text.
    let left = allowance.checked_sub(value.len() + 64);
    *allowance = left.unwrap_or(*allowance);
    left.is_some()
}

#[derive(Default)]
struct Reader {
    file: File,
    report: Report,
    game: Option<Game>,
    /// Whether an empty line was read since the game's last text, and where.
    gap: Option<Position>,
    /// Remarks before the first tag of the next game.
    remarks: Vec<Remark>,
    /// How many bytes may still be inherited.
    allowance: usize,
    /// The values of the last game that stated or inherited the tag.
    previous: HashMap<String, String>,
    /// Values that hold until another one is stated.
    lasting: HashMap<String, String>,
}

impl Reader {
    fn mode(&self) -> Mode {
        match &self.game {
            Some(game) if self.gap.is_none() => match game.open {
                Open::Tag => Mode::Tags,
                Open::Auction | Open::Play => Mode::Words,
                Open::Section => Mode::Rows,
            },
            _ => Mode::Tags,
        }
    }

    fn token(&mut self, at: Position, token: Token) {
        match token {
            Token::Gap => {
                self.gap.get_or_insert(at);
            }
            Token::Escape(text) => self.remark(RemarkKind::Escape, &text),
            Token::Block(text) => self.remark(RemarkKind::Block, &text),
            Token::Line(text) => self.remark(RemarkKind::Line, &text),
            Token::Tag { name, value, value_at } => self.tag(at, &name, value, value_at),
            Token::Word(text) | Token::Row(text) => self.text(at, &text),
        }
    }

    fn remark(&mut self, kind: RemarkKind, text: &str) {
        match &mut self.game {
            Some(game) if self.gap.is_none() => game.remark(kind, text),
            _ => self.remarks.push(Remark::new(Anchor::Start, kind, text)),
        }
    }

    /// Text outside tags: words of an auction or a play, rows of a table.
    fn text(&mut self, at: Position, text: &str) {
        let gap = self.gap.is_some();
        let Some(game) = self.game.as_mut().filter(|game| !gap || game.goes_on_with(text)) else {
            self.report.warn(at, Code::StrayText, text);
            self.remarks.push(Remark::new(Anchor::Start, RemarkKind::Stray, text));
            return;
        };
        if gap {
            self.gap = None;
            self.report.warn(at, Code::GapInGame, text);
            for remark in self.remarks.drain(..) {
                game.remark(remark.kind, &remark.text);
            }
        }
        // Behind an empty line the words come as one row.
        let mut offset = 0;
        for word in text.split(char::is_whitespace) {
            let here = at.right(offset);
            offset += word.chars().count() + 1;
            match (game.open, &mut game.auction, &mut game.play) {
                (Open::Auction, Some(auction), _) => auction.word(here, word, &mut self.report),
                (Open::Play, _, Some(play)) => play.word(here, word, &mut self.report),
                _ => return game.row(at, text, &mut self.report),
            }
        }
    }

    fn tag(&mut self, at: Position, name: &str, value: String, value_at: Position) {
        let known = tags::spelling(name);
        if known != name {
            self.report.warn(at, Code::TagCase, name);
        }
        self.begin_game_if_due(at, known);
        let tag = self.inherit(known, value, value_at);
        let Some(game) = &mut self.game else { return };
        match known {
            "Auction" if game.auction.is_none() => game.open_auction(value_at, &tag.value, &mut self.report),
            "Play" if game.play.is_none() => game.open_play(value_at, &tag.value, &mut self.report),
            "Note" => game.note(value_at, &tag.value, &mut self.report),
            "Auction" | "Play" => {
                self.report.warn(at, Code::DuplicateTag, known);
                game.open_section(known, &tag.value);
            }
            _ if tags::is_table(known) => game.open_section(known, &tag.value),
            _ => game.push_tag(at, value_at, tag, &mut self.report),
        }
    }

    /// A new game begins behind an empty line, or when its first tag comes again.
    fn begin_game_if_due(&mut self, at: Position, name: &str) {
        let gap = self.gap.take().is_some();
        let due = match &self.game {
            None => true,
            Some(game) if gap => {
                let goes_on = match name {
                    "Auction" => game.auction.is_none() && game.play.is_none(),
                    "Play" => game.play.is_none(),
                    "Note" => game.auction.is_some() || game.play.is_some(),
                    _ => tags::is_table(name) && !game.names.contains(name),
                };
                if goes_on {
                    self.report.warn(at, Code::GapInGame, name);
                }
                !goes_on
            }
            Some(game) => {
                let again = game.names.contains(name);
                let first = game.record.tags.first().is_some_and(|tag| tag.name == name);
                let due = again && (first || matches!(name, "Event" | "Board") && game.has_moved_on());
                if due {
                    self.report.warn(at, Code::NoGap, name);
                }
                due
            }
        };
        if due {
            self.end_game();
            self.game = Some(Game::new(at, core::mem::take(&mut self.remarks)));
        } else if let Some(game) = &mut self.game {
            for remark in self.remarks.drain(..) {
                game.remark(remark.kind, &remark.text);
            }
        }
    }

    /// Fills in `#` and `##`.
    fn inherit(&mut self, name: &str, value: String, at: Position) -> Tag {
        let (origin, own) = match value.strip_prefix('#') {
            Some("") => (Origin::Same, None),
            Some("#") => (Origin::Lasting, None),
            Some(rest) if rest.starts_with('#') => (Origin::Lasting, Some(cut::from(rest, 1).to_string())),
            _ => (Origin::Own, Some(value)),
        };
        if origin != Origin::Own && tags::is_own(name) {
            self.report.warn(at, Code::UnusualInheritance, name);
        }
        let value = own.unwrap_or_else(|| {
            let value = self.previous.get(name).filter(|value| spend(&mut self.allowance, value));
            if value.is_none() {
                self.report.warn(at, Code::NothingToInherit, name);
            }
            value.cloned().unwrap_or_default()
        });
        if origin == Origin::Lasting {
            self.lasting.insert(name.to_string(), value.clone());
        } else {
            self.lasting.remove(name);
        }
        self.previous.insert(name.to_string(), value.clone());
        Tag { name: name.to_string(), value, origin }
    }

    fn end_game(&mut self) {
        let Some(mut game) = self.game.take() else { return };
        let lasting: Vec<(&String, &String)> = self.lasting.iter().collect();
        let mut spent = false;
        for index in order::places(lasting.len(), |a, b| lasting[a].0.cmp(lasting[b].0)) {
            let (name, value) = lasting[index];
            if game.names.contains(name) {
                continue;
            }
            spent = !spend(&mut self.allowance, value);
            if spent {
                break;
            }
            let tag = Tag { name: name.clone(), value: value.clone(), origin: Origin::Inherited };
            game.push_tag(Position::START, Position::START, tag, &mut self.report);
        }
        if spent {
            self.report.warn(game.began, Code::TooMuchInherited, "");
            self.lasting.clear();
        }
        let record = game.finish(&mut self.report);
        self.file.records.push(record);
    }

    fn finish(mut self) -> File {
        self.end_game();
        self.file.trailer = core::mem::take(&mut self.remarks);
        if self.file.records.is_empty() {
            self.report.warn(Position::START, Code::Empty, "");
        }
        self.take_header();
        self.file.omitted_warnings = self.report.omitted;
        self.file.warnings = self.report.sorted();
        self.file
    }

    /// The escape lines before everything else are the file's; version and format are written anew.
    fn take_header(&mut self) {
        let remarks = match self.file.records.first_mut() {
            Some(first) => &mut first.remarks,
            None => &mut self.file.trailer,
        };
        let is_header = |remark: &Remark| remark.after == Anchor::Start && remark.kind == RemarkKind::Escape;
        let count = remarks.iter().take_while(|remark| is_header(remark)).count();
        let header = remarks.drain(..count).filter(|remark| {
            let text = remark.text.trim();
            !(text == "EXPORT" || text == "IMPORT" || text.starts_with("PBN "))
        });
        self.file.header = header.collect();
    }
}
