//! The words of an auction section.

use super::atoms::{Atom, Glyphs, atoms, fits, glyph, note};
use crate::bridge::notation::code::Code;
use crate::bridge::notation::order::Standing;
use crate::bridge::notation::record::{
    Anchor, AuctionRecord, CallEntry, End, Mark, Remark, RemarkKind, Said,
};
use crate::bridge::notation::text::{Position, Report};
use crate::bridge::{Call, Seat};

/// An auction being read.
#[derive(Debug, Default)]
pub(super) struct AuctionReader {
    pub(super) auction: AuctionRecord,
    pub(super) remarks: Vec<Remark>,
    /// Marks that wait for their call, and where they stand.
    marks: Vec<(Position, Mark)>,
    /// The word `All` that waits for its `Pass`, or a level for its denomination.
    waiting: Option<(Position, String)>,
    standing: Standing,
    /// References to notes, to be checked once the notes are known.
    pub(super) references: Vec<(Position, u8)>,
}

impl AuctionReader {
    pub(super) fn new(first: Option<Seat>) -> AuctionReader {
        AuctionReader {
            auction: AuctionRecord { first, ..AuctionRecord::default() },
            ..AuctionReader::default()
        }
    }

    pub(super) fn anchor(&self) -> Anchor {
        Anchor::Auction(self.auction.calls.len() + usize::from(self.waiting.is_some()))
    }

    /// Whether the auction is not over and the word is a call.
    pub(super) fn goes_on_with(&self, word: &str) -> bool {
        let call = word.parse::<Call>().is_ok() || word == "AP";
        call && self.auction.end == End::Plain && !self.standing.ended
    }

    /// Takes a word of the section.
    pub(super) fn word(&mut self, at: Position, word: &str, report: &mut Report) {
        for (offset, atom) in atoms(word) {
            self.atom(at.right(offset), atom, report);
        }
    }

    fn atom(&mut self, at: Position, atom: Atom<'_>, report: &mut Report) {
        if let Some((at, first)) = self.waiting.take()
            && self.goes_with(at, &first, atom, report)
        {
            return;
        }
        match atom {
            Atom::Core(text)
                if text.eq_ignore_ascii_case("all") || matches!(text.as_bytes(), [b'1'..=b'7']) =>
            {
                self.waiting = Some((at, text.to_string()));
            }
            Atom::Core(text) if text.eq_ignore_ascii_case("allpass") => {
                report.warn(at, Code::CallSpelling, text);
                self.all_pass(at, text, report);
            }
            Atom::Core("*") => self.end(at, End::Cut, report),
            Atom::Core("+") => self.end(at, End::Open, report),
            Atom::Core("-" | "--") => self.nothing(),
            Atom::Core(text) if text.eq_ignore_ascii_case("ap") => self.all_pass(at, text, report),
            Atom::Core(text) => self.call(at, text, report),
            Atom::Mark("S") => self.push(at, Said::Skipped, report),
            Atom::Mark(letter) => match super::mark(letter) {
                Some(mark) => {
                    if matches!(mark, Mark::Other(_)) {
                        report.warn(at, Code::BadMark, letter);
                    }
                    self.marks.push((at, mark));
                }
                None => self.stray(at, Code::BadMark, &format!("^{letter}"), report),
            },
            Atom::Glyph(text) => match (glyph(text, Glyphs::OfCalls), self.auction.calls.last_mut()) {
                (Some(number), Some(entry)) if fits(number, &entry.nags, Glyphs::OfCalls) => {
                    entry.nags.push(number)
                }
                _ => self.stray(at, Code::BadGlyph, text, report),
            },
            Atom::Note(text) => match (note(text), self.auction.calls.last_mut()) {
                (Some(number), Some(entry)) if entry.note.is_none() => {
                    entry.note = Some(number);
                    self.references.push((at, number));
                }
                _ => self.stray(at, Code::BadNote, text, report),
            },
        }
    }

    /// Takes a word that may be the first of two, `all` of `all pass` or `1` of `1 C`; whether this is the second one.
    fn goes_with(&mut self, at: Position, first: &str, atom: Atom<'_>, report: &mut Report) -> bool {
        let second = if let Atom::Core(text) = atom { text } else { "" };
        let words = [first, " ", second].concat();
        if first.len() > 1 && second.eq_ignore_ascii_case("pass") {
            report.warn(at, Code::CallSpelling, &words);
            self.all_pass(at, &words, report);
            return true;
        }
        if let (1, Ok(call)) = (first.len(), [first, second].concat().parse()) {
            report.warn(at, Code::CallSpelling, &words);
            self.push(at, Said::Call(call), report);
            return true;
        }
        self.call(at, first, report);
        false
    }

    /// Keeps what cannot be understood.
    fn stray(&mut self, at: Position, code: Code, text: &str, report: &mut Report) {
        report.warn(at, code, text);
        self.remarks.push(Remark::new(self.anchor(), RemarkKind::Stray, text));
    }

    fn end(&mut self, at: Position, end: End, report: &mut Report) {
        // An open end may stand before the star that closes the text.
        if self.auction.end != End::Plain && end != End::Cut {
            report.warn(at, Code::AfterTheEnd, "+");
        }
        if self.auction.end == End::Plain {
            self.auction.end = end;
        }
    }

    /// A dash: before the first call a column without a player to call, later a call that is not told.
    fn nothing(&mut self) {
        if self.auction.calls.is_empty() {
            self.auction.first = self.auction.first.map(Seat::next);
        } else {
            self.auction.calls.push(CallEntry::new(Said::Nothing));
        }
    }

    fn all_pass(&mut self, at: Position, text: &str, report: &mut Report) {
        let owed = self.standing.passes_owed();
        if self.standing.ended {
            self.stray(at, Code::AfterTheEnd, text, report);
        }
        for _ in self.standing.passes.min(owed)..owed {
            self.push(at, Said::Call(Call::Pass), report);
        }
    }

    /// A mark with no call after it is kept as it stood, and so is a word that waited for another.
    pub(super) fn close(&mut self, report: &mut Report) {
        if let Some((at, word)) = self.waiting.take() {
            self.call(at, &word, report);
        }
        for (at, mark) in core::mem::take(&mut self.marks) {
            let text = format!("^{}", mark.letter());
            match mark {
                // It was warned of where it was read.
                Mark::Other(_) => self.remarks.push(Remark::new(self.anchor(), RemarkKind::Stray, &text)),
                _ => self.stray(at, Code::BadMark, &text, report),
            }
        }
    }

    fn call(&mut self, at: Position, text: &str, report: &mut Report) {
        if text.starts_with('[') {
            return self.stray(at, Code::BadCall, text, report);
        }
        let plain = text.trim_end_matches('*');
        match plain.parse::<Call>() {
            Ok(call) => {
                if !call.to_string().eq_ignore_ascii_case(text) {
                    report.warn(at, Code::CallSpelling, text);
                }
                self.push(at, Said::Call(call), report);
                if let (true, Some(entry)) = (plain.len() < text.len(), self.auction.calls.last_mut()) {
                    entry.alert = true;
                }
            }
            Err(_) => {
                report.warn(at, Code::BadCall, text);
                self.push(at, Said::Other(text.to_string()), report);
            }
        }
    }

    fn push(&mut self, at: Position, said: Said, report: &mut Report) {
        if self.auction.end != End::Plain {
            report.warn(at, Code::AfterTheEnd, "");
        }
        let marks = self.marks.drain(..).map(|(_, mark)| mark).collect();
        self.standing.take(&said, self.auction.seat(self.auction.calls.len()));
        self.auction.calls.push(CallEntry { marks, ..CallEntry::new(said) });
    }
}
