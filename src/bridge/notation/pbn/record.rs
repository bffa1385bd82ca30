//! One game: tags taken one by one, understood once all are there.

use super::auction::AuctionReader;
use super::play::PlayReader;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::record::{Anchor, Note, Record, Remark, RemarkKind, Section, Tag};
use crate::bridge::notation::text::{Position, Report};
use crate::bridge::notation::understood::{said, understand};
use crate::bridge::notation::values::read_seat;
use std::collections::HashMap;

/// A set of tag names. The map is of the kind the reader keeps its values in: another kind would be some kilobytes
/// more to download.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, String>);

impl Names {
    /// Puts a name in; says whether it was not there before.
    fn insert(&mut self, name: &str) -> bool {
        self.0.insert(name.to_string(), String::new()).is_none()
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}

/// What the text after the last tag belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Tag,
    Auction,
    Play,
    Section,
}

/// A game being read.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) record: Record,
    /// Where its first tag stands.
    pub(super) began: Position,
    pub(super) open: Open,
    /// Where each tag's value begins.
    places: Vec<Position>,
    pub(super) names: Names,
    pub(super) auction: Option<AuctionReader>,
    pub(super) play: Option<PlayReader>,
    notes_of_play: Vec<(Position, Note)>,
    notes_of_auction: Vec<(Position, Note)>,
}

impl Game {
    pub(super) fn new(began: Position, remarks: Vec<Remark>) -> Game {
        Game {
            began,
            record: Record { remarks, ..Record::default() },
            open: Open::Tag,
            places: Vec::new(),
            names: Names::default(),
            auction: None,
            play: None,
            notes_of_play: Vec::new(),
            notes_of_auction: Vec::new(),
        }
    }

    /// Whether the game has gone beyond its identification.
    pub(super) fn has_moved_on(&self) -> bool {
        self.auction.is_some() || self.play.is_some() || self.names.contains("Deal")
    }

    /// Whether text behind an empty line can only belong to the auction or the play before it.
    pub(super) fn goes_on_with(&self, text: &str) -> bool {
        let word = text.split_whitespace().next().unwrap_or_default();
        match (self.open, &self.auction, &self.play) {
            (Open::Auction, Some(auction), _) => auction.goes_on_with(word),
            (Open::Play, _, Some(play)) => play.goes_on_with(word),
            _ => false,
        }
    }

    /// Takes a tag that stands at a place, its value at another.
    pub(super) fn push_tag(&mut self, at: Position, value_at: Position, tag: Tag, report: &mut Report) {
        if !self.names.insert(&tag.name) {
            report.warn(at, Code::DuplicateTag, &tag.name);
        }
        self.places.push(value_at);
        self.record.tags.push(tag);
        self.open = Open::Tag;
    }

    pub(super) fn open_auction(&mut self, at: Position, value: &str, report: &mut Report) {
        let first = seat(at, value, report);
        self.auction = Some(AuctionReader::new(first));
        self.open = Open::Auction;
    }

    pub(super) fn open_play(&mut self, at: Position, value: &str, report: &mut Report) {
        let leader = seat(at, value, report);
        self.play = Some(PlayReader::new(at, leader));
        self.open = Open::Play;
    }

    pub(super) fn open_section(&mut self, name: &str, value: &str) {
        self.names.insert(name);
        self.record.sections.push(Section {
            name: name.to_string(),
            value: value.to_string(),
            rows: Vec::new(),
        });
        self.open = Open::Section;
    }

    /// A `Note` tag belongs to the section before it.
    pub(super) fn note(&mut self, at: Position, value: &str, report: &mut Report) {
        let (number, text) = value.split_once(':').unwrap_or((value, ""));
        let notes = match (self.play.is_some(), self.auction.is_some()) {
            (true, _) => &mut self.notes_of_play,
            (false, true) => &mut self.notes_of_auction,
            (false, false) => return self.lone_note(at, value, report),
        };
        match super::atoms::note_number(number) {
            Some(number) if notes.iter().all(|(_, note)| note.number != number) => {
                notes.push((at, Note { number, text: text.trim_start().to_string() }));
            }
            _ => self.lone_note(at, value, report),
        }
    }

    /// A note without a number or a section stays a tag.
    fn lone_note(&mut self, at: Position, value: &str, report: &mut Report) {
        report.warn(at, Code::BadNote, value);
        self.places.push(at);
        self.record.tags.push(Tag::new("Note", value));
    }

    /// A line of text after a tag: a row of a section. A tag the standard does not know becomes one.
    pub(super) fn row(&mut self, at: Position, row: &str, report: &mut Report) {
        if let (Open::Section, Some(section)) = (self.open, self.record.sections.last_mut()) {
            section.rows.push(row.to_string());
            return;
        }
        let tag =
            self.record.tags.pop_if(|tag| self.open == Open::Tag && !super::tags::is_standard(&tag.name));
        if let Some(tag) = tag {
            self.places.pop();
            self.record.sections.push(Section {
                name: tag.name,
                value: tag.value,
                rows: vec![row.to_string()],
            });
            self.open = Open::Section;
            return;
        }
        report.warn(at, Code::StrayText, row);
        self.remark(RemarkKind::Stray, row);
    }

    /// Keeps a remark in its place.
    pub(super) fn remark(&mut self, kind: RemarkKind, text: &str) {
        match (self.open, &mut self.auction, &mut self.play) {
            (Open::Auction, Some(auction), _) => {
                let after = auction.anchor();
                auction.remarks.push(Remark::new(after, kind, text));
            }
            (Open::Play, _, Some(play)) => play.remark(kind, text),
            _ => {
                let after = match self.record.tags.len() {
                    0 => Anchor::Start,
                    tags => Anchor::Tag(tags - 1),
                };
                self.record.remarks.push(Remark::new(after, kind, text));
            }
        }
    }

    /// Understands the tags and orders the play.
    pub(super) fn finish(mut self, report: &mut Report) -> Record {
        self.understand_tags(report);
        if let Some(mut auction) = self.auction.take() {
            auction.close(report);
            check_notes(&auction.references, &self.notes_of_auction, report);
            auction.auction.notes = self.notes_of_auction.into_iter().map(|(_, note)| note).collect();
            if auction.auction.first.is_none() {
                auction.auction.first = self.record.dealer;
            }
            self.record.remarks.append(&mut auction.remarks);
            self.record.auction = Some(auction.auction);
        }
        if let Some(play) = self.play.take() {
            check_notes(&play.references, &self.notes_of_play, report);
            play.finish(&mut self.record, report);
            if let Some(play) = &mut self.record.play {
                play.notes = self.notes_of_play.into_iter().map(|(_, note)| note).collect();
            }
        }
        self.record
    }

    fn understand_tags(&mut self, report: &mut Report) {
        let tags = core::mem::take(&mut self.record.tags);
        let mut seen = Names::default();
        for (tag, &at) in tags.iter().zip(&self.places) {
            if !seen.insert(&tag.name) {
                continue;
            }
            understand(&mut self.record, tag, at, report);
        }
        self.record.tags = tags;
    }
}

/// The seat a section begins with.
fn seat(at: Position, value: &str, report: &mut Report) -> Option<crate::bridge::Seat> {
    let reading = read_seat(value);
    if reading.value.is_none() && reading.problem.is_none() {
        report.warn(at, Code::BadSeat, value);
    }
    said(reading, at, value, report)
}

fn check_notes(references: &[(Position, u8)], notes: &[(Position, Note)], report: &mut Report) {
    for &(at, number) in references {
        if notes.iter().all(|(_, note)| note.number != number) {
            report.warn(at, Code::NoteMissing, &number.to_string());
        }
    }
    for (at, note) in notes {
        if references.iter().all(|&(_, number)| number != note.number) {
            report.warn(*at, Code::NoteUnused, &note.number.to_string());
        }
    }
}
