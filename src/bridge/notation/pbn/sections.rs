//! Auction, play and supplementary sections of export format, and remarks in their places.

use super::lines::{append, broken, cut};
use super::tags::is_table;
use super::write::write_tag;
use crate::bridge::notation::order::standing;
use crate::bridge::notation::pending::Pending;
use crate::bridge::notation::record::{
    Anchor, AuctionRecord, CallEntry, CardEntry, End, Laid, Mark, NOTHING_TOLD, Note, PlayRecord, Record,
    Remark, RemarkKind, Said, Tag,
};
use crate::bridge::{Call, Seat};
use crate::cards::Card;
use crate::cut;
use std::borrow::Cow;

/// The text of a remark that is written as a block comment.
fn block_text(remark: &Remark) -> Option<Cow<'_, str>> {
    match &remark.kind {
        RemarkKind::Block => Some(Cow::Borrowed(&remark.text)),
        RemarkKind::Command(name) if name == "nt" => Some(Cow::Borrowed(&remark.text)),
        RemarkKind::Command(name) => Some(Cow::Owned(format!("{name}|{}|", remark.text))),
        RemarkKind::Line | RemarkKind::Stray | RemarkKind::Escape => None,
    }
}

/// Writes remarks, each on lines of its own.
pub(super) fn remarks<'a>(text: &mut String, remarks: impl IntoIterator<Item = &'a Remark>) {
    for remark in remarks {
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        match block_text(remark) {
            Some(comment) => block_comment(text, &comment),
            None if remark.kind == RemarkKind::Escape => {
                text.push('%');
                text.push_str(&one_line(&remark.text));
                text.push('\n');
            }
            None => line_comment(text, &remark.text),
        }
    }
}

/// Writes remarks between calls or cards, on the line where that can be.
fn inline<'a>(text: &mut String, remarks: impl IntoIterator<Item = &'a Remark>) {
    for remark in remarks {
        match block_text(remark).filter(|comment| !cut::has(comment, '}') && !text.ends_with('\n')) {
            Some(comment) => append(text, &format!("{{{}}}", broken(&comment))),
            None => self::remarks(text, [remark]),
        }
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

pub(super) fn line_comment(text: &mut String, comment: &str) {
    for line in broken(&one_line(comment)).split('\n') {
        text.push(';');
        text.push_str(line);
        text.push('\n');
    }
}

/// A comment in braces, or in lines where it has a closing brace itself.
pub(super) fn block_comment(text: &mut String, comment: &str) {
    if cut::has(comment, '}') {
        comment.split('\n').for_each(|line| line_comment(text, line));
    } else {
        text.push('{');
        text.push_str(&broken(comment));
        text.push_str("}\n");
    }
}

/// The sections of a record and the remarks not yet written.
pub(super) struct Sections<'a> {
    record: &'a Record,
    remarks: Pending<'a>,
    auction_notes: Vec<Note>,
    call_notes: Vec<Option<u8>>,
}

impl<'a> Sections<'a> {
    pub(super) fn new(record: &'a Record) -> Sections<'a> {
        let remarks = Pending::new(&record.remarks);
        let (auction_notes, call_notes) = record.auction.as_ref().map(notes).unwrap_or_default();
        Sections { record, remarks, auction_notes, call_notes }
    }

    /// Writes every remark up to a place.
    fn up_to(&mut self, text: &mut String, place: Anchor) {
        inline(text, self.remarks.up_to(place));
    }

    pub(super) fn start(&mut self, text: &mut String) {
        self.up_to(text, Anchor::Start);
    }

    /// The remarks after one tag; the tags may come in any order.
    pub(super) fn after_tag(&mut self, text: &mut String, index: usize) {
        remarks(text, self.remarks.at(Anchor::Tag(index)));
    }

    pub(super) fn auction(&mut self, text: &mut String) {
        self.up_to(text, Anchor::Tag(usize::MAX));
        self.long_notes(text);
        let Some(auction) = &self.record.auction else { return };
        write_tag(text, &Tag::new("Auction", &seat(auction.first)));
        self.up_to(text, Anchor::Auction(0));
        let has_play = self.record.play.is_some();
        let places = self.remarks.places().filter(|place| !has_play || *place < Anchor::Play(0));
        let all_pass = all_pass_from(auction, &self.call_notes, places);
        for (index, entry) in auction.calls.iter().enumerate() {
            if index == all_pass {
                cell(text, index, "AP");
                break;
            }
            cell(text, index, &call(entry, self.call_notes.get(index).copied().flatten()));
            let other = match &entry.said {
                Said::Other(text) => Some(text.as_str()),
                _ => None,
            };
            inline(text, changed(other).as_ref());
            if let (Some(explanation), Some(None)) = (&entry.explanation, self.call_notes.get(index)) {
                // There are no more than 32 notes.
                inline(text, [&Remark::new(Anchor::Auction(index + 1), RemarkKind::Block, explanation)]);
            }
            inline(text, self.remarks.at(Anchor::Auction(index + 1)));
        }
        let last =
            if self.record.play.is_none() { Anchor::Play(usize::MAX) } else { Anchor::Auction(usize::MAX) };
        self.up_to(text, last);
        match auction.end {
            End::Plain if !standing(auction).ended => end_mark(text, "*"),
            End::Plain => end_mark(text, ""),
            End::Cut => end_mark(text, "*"),
            End::Open => {
                cell(text, auction.calls.len(), "+");
                end_mark(text, "");
            }
        }
        write_notes(text, &self.auction_notes);
    }

    /// The whole text of the notes that are too long for their tags.
    fn long_notes(&self, text: &mut String) {
        let of_play = self.record.play.as_ref().map_or(&[][..], |play| &play.notes);
        for note in self.auction_notes.iter().chain(of_play) {
            let value = note_value(note);
            if cut("Note", &value).is_some() {
                remarks(text, [&Remark::new(Anchor::Start, RemarkKind::Block, &value)]);
            }
        }
    }

    pub(super) fn play(&mut self, text: &mut String) {
        let Some(play) = &self.record.play else { return self.up_to(text, Anchor::Play(usize::MAX)) };
        write_tag(text, &Tag::new("Play", &seat(play.leader)));
        self.up_to(text, Anchor::Play(0));
        let (mut count, mut open) = (0, false);
        for trick in &play.tricks {
            if !text.ends_with('\n') {
                text.push('\n');
            }
            let next = next_column(play, trick);
            self.trick(text, &columns(play, trick, count), next);
            count += trick.len();
            open |= next.is_some();
        }
        self.up_to(text, Anchor::Play(usize::MAX));
        match play.end {
            End::Open if open => end_mark(text, ""),
            End::Open => end_mark(text, "+"),
            End::Plain if count >= 52 => end_mark(text, ""),
            End::Plain | End::Cut => end_mark(text, "*"),
        }
        write_notes(text, &play.notes);
    }

    /// A line of cards, with `+` in the column of the player who is to play next.
    fn trick(&mut self, text: &mut String, cells: &Cells, next: Option<usize>) {
        for (column, entry) in cells.iter().enumerate() {
            match *entry {
                None if next == Some(column) => cell(text, column, "+"),
                None => cell(text, column, "-"),
                Some((place, entry)) => {
                    cell(text, column, &card(entry));
                    let other = match &entry.laid {
                        Laid::Other(text) => Some(text.as_str()),
                        _ => None,
                    };
                    inline(text, changed(other).as_ref());
                    inline(text, self.remarks.at(Anchor::Play(place)));
                }
            }
        }
    }

    pub(super) fn supplementary(&mut self, text: &mut String) {
        for section in &self.record.sections {
            write_tag(text, &Tag::new(&section.name, &section.value));
            for (index, row) in section.rows.iter().enumerate() {
                if index == 0 && !is_table(&section.name) {
                    not_an_escape(text, row);
                }
                text.push_str(row);
                // Any brace that follows would close a comment that was left open, boards and all.
                let is_open = row.bytes().fold(false, |open, byte| (open || byte == b'{') && byte != b'}');
                text.push_str(if is_open { "}\n" } else { "\n" });
            }
        }
    }
}

/// The cards of a trick by column, each with its place in the order of play, from 1.
type Cells<'a> = [Option<(usize, &'a CardEntry)>; 4];

/// The cards of a trick behind `before` others: in the columns of their seats, or in order of play where a seat is not known.
fn columns<'a>(play: &PlayRecord, trick: &'a [CardEntry], before: usize) -> Cells<'a> {
    let mut cells: Cells = [None; 4];
    let lost = play.leader.is_none() || trick.iter().any(|entry| entry.seat.is_none());
    for (step, entry) in trick.iter().enumerate().take(4) {
        let column = match (play.leader, entry.seat) {
            (Some(leader), Some(seat)) if !lost => leader.steps_to(seat),
            _ => step,
        };
        cells[column] = Some((before + step + 1, entry));
    }
    cells
}

/// The column of the player who is to play next, where the play is open and the trick is not complete.
fn next_column(play: &PlayRecord, trick: &[CardEntry]) -> Option<usize> {
    let last = trick.last().filter(|_| play.end == End::Open && trick.len() < 4)?;
    Some(play.leader?.steps_to(last.seat?.next()))
}

fn seat(seat: Option<Seat>) -> String {
    seat.map_or("?".to_string(), |seat| seat.to_string())
}

/// Keeps text that begins with a percent sign from becoming an escape line.
fn not_an_escape(text: &mut String, next: &str) {
    if text.ends_with('\n') && next.starts_with('%') {
        text.push(' ');
    }
}

/// A call or a card in its place of a line of four.
fn cell(text: &mut String, index: usize, word: &str) {
    if !text.ends_with('\n') && index.is_multiple_of(4) {
        text.push('\n');
    }
    append(text, word);
}

/// Ends the line and puts the mark, if there is one, on a line of its own.
fn end_mark(text: &mut String, mark: &str) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
    if !mark.is_empty() {
        text.push_str(mark);
        text.push('\n');
    }
}

fn suffixes(marks: &[Mark], word: &str, nags: &[u8], note: Option<u8>) -> String {
    let mut text = String::new();
    for mark in marks {
        text.extend(['^', mark.letter(), ' ']);
    }
    text.push_str(word);
    for nag in nags {
        text.push_str(&format!(" ${nag}"));
    }
    if let Some(note) = note {
        text.push_str(&format!(" ={note}="));
    }
    text
}

/// Text that is no call and no card as one word without any of PBN's own signs; nothing where it is one already.
fn plain(text: &str) -> Option<String> {
    let own = |c: char| c.is_whitespace() || c.is_control() || cut::has("^$!?=[{;", c);
    let word: String = text.chars().map(|c| if own(c) { '_' } else { c }).collect();
    let means_something = matches!(word.as_str(), "" | "*" | "+" | "-" | "--")
        || word.eq_ignore_ascii_case("ap")
        || word.trim_end_matches('*').parse::<Call>().is_ok()
        || word.parse::<Card>().is_ok();
    match means_something {
        true => Some(format!("_{word}")),
        false => (word != text).then_some(word),
    }
}

/// The text of another format that could not stay as it was.
fn changed(text: Option<&str>) -> Option<Remark> {
    let text = text.filter(|text| plain(text).is_some())?;
    Some(Remark::new(Anchor::Start, RemarkKind::Block, text))
}

fn call(entry: &CallEntry, note: Option<u8>) -> String {
    let word = match &entry.said {
        Said::Call(call) => call.to_string(),
        Said::Skipped => "^S".to_string(),
        Said::Nothing => "-".to_string(),
        Said::Other(text) => plain(text).unwrap_or_else(|| text.clone()),
    };
    suffixes(&entry.marks, &word, &entry.nags, note)
}

fn card(entry: &CardEntry) -> String {
    let word = match &entry.laid {
        Laid::Card(card) => card.to_string(),
        Laid::Nothing => "-".to_string(),
        Laid::Other(text) => plain(text).unwrap_or_else(|| text.clone()),
    };
    suffixes(&entry.marks, &word, &entry.nags, entry.note)
}

/// From which call on the rest is the passes that end the auction, with nothing said about them.
fn all_pass_from(
    auction: &AuctionRecord,
    notes: &[Option<u8>],
    remarks: impl Iterator<Item = Anchor>,
) -> usize {
    let calls = &auction.calls;
    let at = standing(auction);
    let owed = if at.undertaking.is_some() { 3 } else { 4 };
    let from = calls.len().saturating_sub(owed);
    let plain = |(entry, note): (&CallEntry, &Option<u8>)| {
        entry.said == Said::Call(Call::Pass)
            && entry.nags.is_empty()
            && entry.marks.is_empty()
            && note.is_none()
    };
    let bare = at.ended && at.passes == owed && calls[from..].iter().zip(&notes[from..]).all(plain);
    let last_remark = remarks.max();
    if bare && last_remark.is_none_or(|anchor| anchor <= Anchor::Auction(from)) { from } else { usize::MAX }
}

/// The notes of an auction, explanations told with the calls among them, and the note of each call.
fn notes(auction: &AuctionRecord) -> (Vec<Note>, Vec<Option<u8>>) {
    let mut notes = auction.notes.clone();
    let of_call = auction.calls.iter().map(|entry| {
        let text = match (&entry.explanation, entry.alert) {
            _ if entry.note.is_some() => return entry.note,
            // The space before a text is the format's own, and control characters are written as spaces.
            (Some(text), _) => text.trim_matches(|c: char| c.is_whitespace() || c.is_control()).to_string(),
            (None, true) => NOTHING_TOLD.to_string(),
            (None, false) => return None,
        };
        if let Some(note) = notes.iter().find(|note| note.text == text) {
            return Some(note.number);
        }
        let number = (1..=32).find(|number| notes.iter().all(|note| note.number != *number))?;
        notes.push(Note { number, text });
        Some(number)
    });
    let of_call = of_call.collect();
    (notes, of_call)
}

fn note_value(note: &Note) -> String {
    format!("{}:{}", note.number, note.text)
}

fn write_notes(text: &mut String, notes: &[Note]) {
    for note in notes {
        let value = note_value(note);
        write_tag(text, &Tag::new("Note", cut("Note", &value).unwrap_or(&value)));
    }
}
