//! Records to LIN.

use super::header::{Room, seat_name, show_place};
use super::words::{SEATS, complete, read_calls, read_cards, show_vulnerability};
use crate::bridge::notation::hands::{Hands, SUITS_DOWN, ranks_down};
use crate::bridge::notation::order::standing;
use crate::bridge::notation::pending::Pending;
use crate::bridge::notation::record::{
    Anchor, AuctionRecord, CallEntry, CardEntry, End, File, Laid, NOTHING_TOLD, Origin, PlayRecord, Record,
    Remark, RemarkKind, Said,
};
use crate::bridge::{Call, Seat};
use crate::cards::{Card, CardSet};
use crate::cut;

/// LIN text, and what it could not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What LIN has no place for.
    pub lost: Vec<Lost>,
}

/// Something a LIN file cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The index of the record.
    pub record: usize,
    /// What it is: the name of a tag or a section, `mark`, `glyph`, `note`, `call`, `card`, `contract`, `bar`,
    /// `comma` or `escape`.
    pub what: String,
    /// Its text.
    pub text: String,
}

/// A file in LIN, a board a line; with it comes a list of what LIN has no place for.
///
/// A result is written as a claim, except where the results of the whole file, `rs`, say it already.
///
/// ```
/// use tricklaw::bridge::notation::{lin, pbn};
/// let file = pbn::read(b"[Board \"7\"]\n[Dealer \"S\"]\n[Annotator \"Wang\"]\n[Auction \"S\"]\n1C Pass\n");
/// let written = lin::write(&file);
/// assert!(written.text.contains("mb|1C|"));
/// assert_eq!((written.lost[0].what.as_str(), written.lost[0].text.as_str()), ("Annotator", "Wang"));
/// ```
pub fn write(file: &File) -> Written {
    let results = |remark: &Remark| remark.kind == RemarkKind::Command("rs".to_string());
    let remarks = file.records.iter().flat_map(|record| &record.remarks);
    if !file.header.iter().chain(remarks).any(results) {
        return written(file, &|_| true);
    }
    let again = super::read(written(file, &|_| false).text.as_bytes()).records;
    let same = again.len() == file.records.len();
    written(file, &|index| !same || again[index].tricks != file.records[index].tricks)
}

/// The text with a claim for the result of those records that have not got one.
fn written(file: &File, claimed: &dyn Fn(usize) -> bool) -> Written {
    let mut writer = Writer { written: Written::default(), record: 0, claimed };
    let of_lin = |remark: &&Remark| matches!(remark.kind, RemarkKind::Command(_));
    file.header.iter().filter(of_lin).for_each(|remark| writer.remark(remark));
    if !writer.written.text.is_empty() {
        // Programs look for it where the boards begin; names right before a board would be its own.
        writer.command("pg", "");
        writer.written.text.push('\n');
    }
    let ends_board = |remark: &Remark| matches!(&remark.kind, RemarkKind::Command(name) if matches!(name.as_str(), "vg" | "pn" | "st" | "ah" | "mn"));
    let behind = file.records.is_empty() || file.trailer.first().is_some_and(ends_board);
    for (index, record) in file.records.iter().enumerate() {
        writer.record = index;
        // Text behind the last board can only stand in it; a command that ends a board stands behind it.
        let inside = index + 1 == file.records.len() && !behind;
        writer.board(record, if inside { &file.trailer } else { &[] });
        writer.written.text.push('\n');
    }
    if behind {
        file.trailer.iter().for_each(|remark| writer.remark(remark));
    }
    writer.written
}

struct Writer<'a> {
    written: Written,
    record: usize,
    claimed: &'a dyn Fn(usize) -> bool,
}

/// The tags a LIN board says otherwise.
const SAID_OTHERWISE: [&str; 12] = [
    "Board",
    "North",
    "East",
    "South",
    "West",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Result",
    "Description",
];

impl Writer<'_> {
    fn lose(&mut self, what: &str, text: &str) {
        let lost =
            Lost { record: self.record, what: what.to_string(), text: text.chars().take(60).collect() };
        self.written.lost.push(lost);
    }

    /// Writes a command; a bar would end its value, so it becomes a stroke.
    fn command(&mut self, name: &str, value: &str) {
        let text = &mut self.written.text;
        text.push_str(name);
        text.push('|');
        if cut::has(value, '|') {
            text.push_str(&value.replace('|', "/"));
            text.push('|');
            self.lose("bar", value);
        } else {
            text.push_str(value);
            text.push('|');
        }
    }

    fn remark(&mut self, remark: &Remark) {
        match &remark.kind {
            RemarkKind::Command(name) => self.command(name, &remark.text),
            RemarkKind::Block | RemarkKind::Line => self.command("nt", &remark.text),
            RemarkKind::Escape => self.lose("escape", &remark.text),
            RemarkKind::Stray => self.command("nt", &remark.text),
        }
    }

    fn board(&mut self, record: &Record, trailer: &[Remark]) {
        let mut remarks = Pending::new(&record.remarks);
        self.up_to(&mut remarks, Anchor::Header);
        self.place(record);
        self.names(record);
        self.command("st", "");
        let first = record.auction.as_ref().and_then(|auction| auction.first);
        self.command("md", &deal(record.dealer.or(first), &record.hands));
        self.command("rh", "");
        match (record.tag("Description"), record.board) {
            (Some(title), _) => self.command("ah", title),
            (None, Some(number)) => self.command("ah", &format!("Board {number}")),
            (None, None) => {}
        }
        if let Some(vulnerability) = record.vulnerability {
            self.command("sv", show_vulnerability(vulnerability));
        }
        let empty = AuctionRecord::default();
        self.auction(record.auction.as_ref().unwrap_or(&empty), &mut remarks);
        // Before the first card a reader cannot tell the play from the auction.
        let first = record.play.as_ref().and_then(|play| play.cards().next());
        let played = first.is_some_and(|entry| entry.laid != Laid::Nothing);
        let (before, behind) = if played { (&[][..], trailer) } else { (trailer, &[][..]) };
        self.up_to(&mut remarks, Anchor::Play(if played { 0 } else { usize::MAX }));
        before.iter().for_each(|remark| self.remark(remark));
        self.command("pg", "");
        self.play(record, &mut remarks, behind);
        self.losses(record);
    }

    /// Room and number, which only vugraph files give.
    fn place(&mut self, record: &Record) {
        let said = |remark: &Remark| {
            remark.after == Anchor::Header
                && matches!(&remark.kind, RemarkKind::Command(name) if name == "qx")
        };
        if record.remarks.iter().any(said) {
            return;
        }
        let room = match record.tag("Room") {
            Some("Open") => Room::Open,
            Some("Closed") => Room::Closed,
            _ => return,
        };
        self.command("qx", &show_place(room, record.board));
    }

    fn names(&mut self, record: &Record) {
        let names = SEATS.map(|seat| record.tag(seat_name(seat)).unwrap_or_default());
        if names.iter().all(|name| matches!(*name, "" | "?")) {
            return;
        }
        for name in names.iter().filter(|name| cut::has(name, ',')) {
            self.lose("comma", name);
        }
        self.command("pn", &names.map(|name| name.replace(',', " ").trim().to_string()).join(","));
    }

    fn up_to(&mut self, remarks: &mut Pending, place: Anchor) {
        remarks.up_to(place).into_iter().for_each(|remark| self.remark(remark));
    }

    fn auction(&mut self, auction: &AuctionRecord, remarks: &mut Pending) {
        self.up_to(remarks, Anchor::Auction(0));
        for (index, entry) in auction.calls.iter().enumerate() {
            self.call(entry, auction);
            self.up_to(remarks, Anchor::Auction(index + 1));
        }
        if auction.end == End::Open && !standing(auction).ended {
            self.command("mb", "?");
        }
        self.up_to(remarks, Anchor::Auction(usize::MAX));
    }

    fn call(&mut self, entry: &CallEntry, auction: &AuctionRecord) {
        let note = entry.note.and_then(|number| auction.notes.iter().find(|note| note.number == number));
        let told = note.map(|note| note.text.as_str()).filter(|&text| text != NOTHING_TOLD);
        let text = entry.explanation.as_deref().or(told);
        let word = match &entry.said {
            Said::Call(Call::Pass) => "p".to_string(),
            Said::Call(Call::Double) => "d".to_string(),
            Said::Call(Call::Redouble) => "r".to_string(),
            Said::Call(Call::Bid(bid)) => bid.to_string().trim_end_matches('T').to_string(),
            // Text that would be read as calls after all is not told.
            Said::Other(text) if read_calls(text).0 == [CallEntry::new(entry.said.clone())] => text.clone(),
            Said::Other(text) => {
                self.lose("call", text);
                "-".to_string()
            }
            Said::Skipped | Said::Nothing => return self.lose("call", ""),
        };
        // A PBN note stands for an alert.
        let alert = if entry.alert || note.is_some() { "!" } else { "" };
        self.command("mb", &format!("{word}{alert}"));
        if let Some(text) = text {
            self.command("an", text);
        }
        if !entry.nags.is_empty() {
            self.lose("glyph", &word);
        }
        if !entry.marks.is_empty() {
            self.lose("mark", &word);
        }
    }

    fn play(&mut self, record: &Record, remarks: &mut Pending, trailer: &[Remark]) {
        let empty = PlayRecord::default();
        let play = record.play.as_ref().unwrap_or(&empty);
        let (mut count, mut cut) = (0, false);
        for (index, trick) in play.tricks.iter().enumerate() {
            let mut begun = index == 0;
            for entry in trick {
                count += 1;
                // The cards have no seats in LIN: behind an unknown one the others cannot be placed.
                cut |= entry.laid == Laid::Nothing;
                if cut {
                    self.lose("card", "");
                } else {
                    if !core::mem::replace(&mut begun, true) {
                        self.command("pg", "");
                    }
                    self.card(entry);
                }
                self.up_to(remarks, Anchor::Play(count));
            }
        }
        self.up_to(remarks, Anchor::Play(usize::MAX));
        trailer.iter().for_each(|remark| self.remark(remark));
        let tricks = record.claim.or_else(|| result(record, count));
        if let Some(tricks) = tricks.filter(|_| record.claim.is_some() || (self.claimed)(self.record)) {
            self.command("mc", &tricks.to_string());
        }
        // LIN has no place for a result that is neither the tricks won nor those claimed.
        let adjusted = record.tag("Result").filter(|value| value.starts_with('^'));
        if let Some(value) = adjusted.filter(|_| tricks != record.stated_tricks()) {
            self.lose("Result", value);
        }
        if !self.written.text.ends_with("pg||") {
            self.command("pg", "");
        }
    }

    fn card(&mut self, entry: &CardEntry) {
        let word = match &entry.laid {
            Laid::Card(card) => card.to_string(),
            Laid::Other(text) if read_cards(text).0 == [entry.laid.clone()] => text.clone(),
            Laid::Other(text) => {
                self.lose("card", text);
                "?".to_string()
            }
            Laid::Nothing => return,
        };
        self.command("pc", &word);
        for (what, there) in [
            ("glyph", !entry.nags.is_empty()),
            ("mark", !entry.marks.is_empty()),
            ("note", entry.note.is_some()),
        ] {
            if there {
                self.lose(what, &word);
            }
        }
    }

    fn losses(&mut self, record: &Record) {
        for tag in &record.tags {
            let (name, value) = (tag.name.as_str(), tag.value.as_str());
            let said = match name {
                "Room" => matches!(value, "Open" | "Closed"),
                // The auction alone tells a reader of LIN who the declarer is.
                "Declarer" => !value.starts_with('^'),
                // What comes from the header of the file stands there again.
                _ => tag.origin == Origin::Inherited || SAID_OTHERWISE.contains(&name),
            };
            if !said && !matches!(value, "" | "?") {
                self.lose(&tag.name, &tag.value);
            }
        }
        for section in &record.sections {
            self.lose(&section.name, &section.value);
        }
        let called = record.auction.as_ref().is_some_and(|auction| standing(auction).ended);
        if let (Some(_), false) = (record.contract, called) {
            self.lose("contract", "");
        }
    }
}

/// The tricks to claim where nobody claimed: the result of a play that was not written out.
fn result(record: &Record, cards: usize) -> Option<u8> {
    let stated = || record.tricks.and_then(|stated| stated.declarer);
    let cut = record.play.as_ref().is_none_or(|play| play.end != End::Open);
    stated().filter(|_| cut && cards < Card::COUNT && record.auction.is_some())
}

/// The value of `md`: three hands where the fourth is what they leave, otherwise what is known. Whoever reads three hands knows
/// the fourth, so it does not matter which three a board tells.
fn deal(dealer: Option<Seat>, hands: &Hands) -> String {
    let mut hands = hands.clone();
    // Of a hand without cards LIN says what it says of one that is not known.
    hands.0.iter_mut().for_each(|hand| *hand = hand.take().filter(|cards| !cards.is_empty()));
    complete(&mut hands);
    let digit =
        dealer.and_then(|dealer| SEATS.iter().position(|&seat| seat == dealer)).map_or(0, |index| index + 1);
    let all: CardSet = hands.0.iter().flatten().flatten().copied().collect();
    let whole = all.len() == Card::COUNT && hands.0.iter().flatten().all(|hand| hand.len() == 13);
    let given = if whole { 3 } else { 4 };
    let hand = |(index, seat): (usize, Seat)| match &hands[seat] {
        Some(cards) if index < given => lin_hand(cards),
        _ => String::new(),
    };
    format!("{digit}{}", SEATS.into_iter().enumerate().map(hand).collect::<Vec<_>>().join(","))
}

/// A hand with the lowest card of each suit first, as BBO writes it.
fn lin_hand(cards: &[Card]) -> String {
    let ranks = |suit| ranks_down(cards, suit).chars().rev().collect::<String>();
    SUITS_DOWN.map(|suit| format!("{suit}{}", ranks(suit))).concat()
}
