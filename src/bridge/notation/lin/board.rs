//! One board of a LIN file, command by command.

use super::header::{Header, Room, leading_number, read_place, seat_name, show_place};
use super::lex::Command;
use super::words::{SEATS, read_calls, read_cards, read_deal, read_vulnerability};
use crate::bridge::Seat;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::hands::Problem;
use crate::bridge::notation::order::{declarer, denomination, holdings, trick_winner};
use crate::bridge::notation::record::{
    Anchor, AuctionRecord, CallEntry, CardEntry, End, Laid, PlayRecord, Record, Remark, RemarkKind, Said,
};
use crate::bridge::notation::text::{Position, Report};
use crate::cut;

/// A board being read.
#[derive(Debug)]
pub(super) struct Board {
    record: Record,
    at: Position,
    pub(super) has_deal: bool,
    pub(super) has_title: bool,
    pub(super) has_begun: bool,
    room: Option<Room>,
    place: Option<Command>,
    /// The number in `qx`.
    in_place: Option<u64>,
    /// After how many calls the next one is asked for, and where.
    asked: Option<(usize, Position)>,
    cards: Vec<Laid>,
}

impl Board {
    pub(super) fn new(at: Position) -> Board {
        Board {
            record: Record::default(),
            at,
            has_deal: false,
            has_title: false,
            has_begun: false,
            room: None,
            place: None,
            in_place: None,
            asked: None,
            cards: Vec::new(),
        }
    }

    /// Takes a command.
    pub(super) fn command(&mut self, command: &Command, report: &mut Report) {
        let (value, at) = (command.value.as_str(), command.at);
        match command.name.as_str() {
            "qx" => self.take_place(command, report),
            "pn" => self.names(command),
            "md" => self.deal(value, at, report),
            "sv" => match read_vulnerability(value) {
                Ok(vulnerability) => self.record.vulnerability = vulnerability.or(self.record.vulnerability),
                Err(code) => self.refuse(command, code, report),
            },
            "ah" => self.title(value),
            "mb" if value.trim() == "?" => self.ask(at, report),
            "mb" => self.calls(value, at, report),
            "an" => self.explain(command, report),
            "pc" => self.play(value, at, report),
            "mc" => self.claim(command, report),
            // What a writer puts between the parts of a board.
            "pg" | "st" | "rh" if value.trim().is_empty() => {}
            "st" | "mn" => self.keep_in_front(command),
            _ => self.keep(command),
        }
    }

    fn anchor(&self) -> Anchor {
        match (&self.record.auction, self.cards.len()) {
            (None, 0) => Anchor::Start,
            (Some(auction), 0) => Anchor::Auction(auction.calls.len() + usize::from(self.asked.is_some())),
            (_, cards) => Anchor::Play(cards),
        }
    }

    fn keep(&mut self, command: &Command) {
        self.record.remarks.push(Remark { after: self.anchor(), ..loose(command) });
    }

    /// Keeps a command that stands before the board's own.
    pub(super) fn keep_in_front(&mut self, command: &Command) {
        self.record.remarks.push(Remark { after: Anchor::Header, ..loose(command) });
    }

    fn refuse(&mut self, command: &Command, code: Code, report: &mut Report) {
        report.warn(command.at, code, &command.value);
        // As a command it would mean something else in another place.
        let text = format!("{}|{}|", command.name, command.value);
        self.record.remarks.push(Remark::new(self.anchor(), RemarkKind::Stray, &text));
    }

    fn take_place(&mut self, command: &Command, report: &mut Report) {
        match read_place(&command.value) {
            Some((room, number)) => {
                self.room = room;
                self.in_place = Some(number);
                match room {
                    Some(Room::Open) => self.record.put_tag("Room", "Open"),
                    Some(Room::Closed) => self.record.put_tag("Room", "Closed"),
                    None => {}
                }
                match room {
                    Some(room) if show_place(room, Some(number)) == command.value => {
                        self.place = Some(command.clone());
                    }
                    _ => self.keep_in_front(command),
                }
            }
            None => {
                report.warn(command.at, Code::BadBoard, &command.value);
                self.keep_in_front(command);
            }
        }
    }

    fn names(&mut self, command: &Command) {
        let names: Vec<&str> = command.value.split(',').map(str::trim).collect();
        if names.len() > 4 {
            // The names of the other room, or names with commas in them; before the place they would be the file's.
            if let Some(place) = self.place.take() {
                self.keep_in_front(&place);
            }
            self.keep_in_front(command);
        }
        let from = if self.room == Some(Room::Closed) && names.len() >= 8 { 4 } else { 0 };
        for (seat, name) in SEATS.into_iter().zip(&names[from..]) {
            if !name.is_empty() {
                self.record.put_tag(seat_name(seat), name);
            }
        }
    }

    fn deal(&mut self, value: &str, at: Position, report: &mut Report) {
        let (dealer, hands, problems) = read_deal(value);
        warn_all(problems, value, at, report);
        self.record.dealer = dealer;
        self.record.hands = hands;
        self.has_deal = true;
        self.at = at;
    }

    fn title(&mut self, value: &str) {
        self.has_title = true;
        let title = value.trim();
        let word = title.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(title.len());
        let (word, rest) = cut::parted(title, word);
        let numbered = ["board", "bd", "brd", "deal"].iter().any(|known| known.eq_ignore_ascii_case(word));
        let rest = rest.trim_start_matches([' ', '.', '#', '+']);
        self.record.board = leading_number(rest).filter(|_| numbered);
        if self.record.board.is_none_or(|number| title != format!("Board {number}")) && !title.is_empty() {
            self.record.put_tag("Description", title);
        }
    }

    fn calls(&mut self, value: &str, at: Position, report: &mut Report) {
        self.has_begun = true;
        self.not_asked(report);
        let (calls, problems) = read_calls(value);
        warn_all(problems, value, at, report);
        let first = self.record.dealer;
        let new = || AuctionRecord { first, ..AuctionRecord::default() };
        self.record.auction.get_or_insert_with(new).calls.extend(calls);
    }

    /// A question mark in the place of a call: what would you say?
    fn ask(&mut self, at: Position, report: &mut Report) {
        self.not_asked(report);
        let first = self.record.dealer;
        let new = || AuctionRecord { first, ..AuctionRecord::default() };
        self.asked = Some((self.record.auction.get_or_insert_with(new).calls.len(), at));
    }

    /// A question that is not the end of the auction is text in the place of a call.
    fn not_asked(&mut self, report: &mut Report) {
        if let (Some((index, at)), Some(auction)) = (self.asked.take(), &mut self.record.auction) {
            report.warn(at, Code::BadCall, "?");
            auction.calls.insert(index, CallEntry::new(Said::Other("?".to_string())));
        }
    }

    fn explain(&mut self, command: &Command, report: &mut Report) {
        let call = self.record.auction.as_mut().and_then(|auction| auction.calls.last_mut());
        match (call, command.value.as_str()) {
            (Some(call), "!") => call.alert = true,
            (Some(call), text) if call.explanation.is_none() => call.explanation = Some(text.to_string()),
            _ => self.refuse(command, Code::NoCallToExplain, report),
        }
    }

    fn play(&mut self, value: &str, at: Position, report: &mut Report) {
        self.has_begun = true;
        let (cards, problems) = read_cards(value);
        warn_all(problems, value, at, report);
        self.cards.extend(cards);
    }

    fn claim(&mut self, command: &Command, report: &mut Report) {
        match command.value.trim().parse() {
            Ok(tricks @ 0..=13) => self.record.claim = Some(tricks),
            _ => self.refuse(command, Code::BadClaim, report),
        }
    }

    /// The record, with what the header says of the board.
    pub(super) fn finish(mut self, header: &mut Header, report: &mut Report) -> Record {
        let named = self.in_place.map(|number| header.number(number));
        match (self.record.board, named) {
            (Some(title), Some(named)) if title != named => {
                report.warn(self.at, Code::Contradiction, &format!("Board {title}, qx {named}"));
                if let Some(place) = self.place.take().filter(|_| self.room.is_some()) {
                    self.keep_in_front(&place);
                }
            }
            (None, named) => self.record.board = named,
            _ => {}
        }
        if !self.has_deal {
            report.warn(self.at, Code::NoDeal, "");
        }
        if let Some(auction) = &mut self.record.auction {
            auction.first = auction.first.or(self.record.dealer);
            auction.end = if self.asked.is_some() { End::Open } else { End::Plain };
        }
        header.complete(&mut self.record, self.room, named, self.at, report);
        if !self.cards.is_empty() {
            let cards = core::mem::take(&mut self.cards);
            let play = arrange(&self.record, cards);
            self.record.play = Some(play);
        }
        self.record
    }
}

/// Deals the cards out to tricks, with the seats as far as they can be told.
fn arrange(record: &Record, cards: Vec<Laid>) -> PlayRecord {
    let (denomination, holdings) = (denomination(record), holdings(record));
    let holder = |laid: &Laid| match laid {
        Laid::Card(card) => {
            Seat::ALL.into_iter().find(|&seat| holdings[seat].is_some_and(|hand| hand.contains(*card)))
        }
        _ => None,
    };
    let mut lead = declarer(record).map(Seat::next);
    let mut play =
        PlayRecord { leader: lead.or_else(|| cards.first().and_then(holder)), ..PlayRecord::default() };
    let mut cards = cards.into_iter().peekable();
    while let Some(first) = cards.peek() {
        lead = lead.or_else(|| holder(first));
        let entry = |(step, laid)| CardEntry::new(lead.map(|lead| lead.plus(step)), laid);
        let trick: Vec<CardEntry> = cards.by_ref().take(4).enumerate().map(entry).collect();
        lead = denomination.and_then(|denomination| trick_winner(&trick, denomination));
        play.tricks.push(trick);
    }
    play
}

/// Problems of a value that begins at a place.
fn warn_all(problems: Vec<Problem>, value: &str, at: Position, report: &mut Report) {
    for problem in problems {
        report.warn(at.within(value, problem.offset), problem.code, &problem.found);
    }
}

/// A command kept as it is, before everything else.
pub(super) fn loose(command: &Command) -> Remark {
    let kind = match command.name.as_str() {
        "" => RemarkKind::Stray,
        name => RemarkKind::Command(name.to_string()),
    };
    Remark::new(Anchor::Start, kind, &command.value)
}
