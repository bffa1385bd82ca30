//! Records to PBN export format.

use super::lines::{cut, tag_line};
use super::sections::Sections;
use super::tags::{MANDATORY, rank};
use crate::bridge::Seat;
use crate::bridge::notation::hands::{read_deal, write_deal};
use crate::bridge::notation::order::{declarer, standing, tricks_from_play};
use crate::bridge::notation::record::{File, Record, StatedContract, Tag};
use crate::bridge::notation::values::{
    Reading, read_board, read_contract, read_score, read_seat, read_tricks, read_vulnerability,
    show_contract, show_stated,
};
use crate::cut;
use crate::order;

/// A file in PBN 2.1 export format.
///
/// First come the mandatory tags in their order, then the other tags by name, then auction, play and supplementary sections,
/// with the comments in their places.
///
/// Contract, declarer and result are filled in from auction and play where the record states none. What
/// PBN has no place for is written as a comment, and so is a value that is too long for a line of 255 characters: its
/// tag has the beginning. Reading the text and writing it again gives the same text.
///
/// Lines end in `\n`; where a file has to end them in CR and LF, as the standard asks, replace them.
///
/// ```
/// use tricklaw::bridge::notation::pbn;
/// let file = pbn::read(b"[Board \"7\"]\n[Dealer \"S\"]\n[Auction \"S\"]\n1NT Pass 3NT AP\n");
/// let text = pbn::write(&file);
/// assert!(text.contains("[Declarer \"S\"]\n[Contract \"3NT\"]\n"), "filled in from the auction");
/// assert!(text.contains("[Result \"?\"]"));
/// ```
pub fn write(file: &File) -> String {
    let mut text = String::from("% PBN 2.1\n% EXPORT\n");
    super::sections::remarks(&mut text, file.header.iter());
    for (index, record) in file.records.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        write_record(&mut text, record);
    }
    if !file.trailer.is_empty() {
        text.push('\n');
        super::sections::remarks(&mut text, file.trailer.iter());
    }
    text
}

fn write_record(text: &mut String, record: &Record) {
    let mut sections = Sections::new(record);
    sections.start(text);
    let place = |index: usize| {
        let name = record.tags[index].name.as_str();
        (rank(name), if rank(name) < MANDATORY.len() { "" } else { name })
    };
    let order = order::places(record.tags.len(), |a, b| place(a).cmp(&place(b)));
    let mut last = None;
    let mut due = 0;
    for index in order {
        let tag = &record.tags[index];
        for name in &MANDATORY[due..rank(&tag.name).max(due)] {
            write_tag(text, &Tag::new(name, &missing_value(record, name)));
        }
        due = due.max((rank(&tag.name) + 1).min(MANDATORY.len()));
        // Tags of one name are neighbours in this order; only the first one counts.
        if last.replace(tag.name.as_str()) != Some(tag.name.as_str()) {
            write_long_tag(text, &Tag::new(&tag.name, &stated_value(record, tag)));
        } else {
            let mut pair = String::new();
            write_tag(&mut pair, tag);
            super::sections::line_comment(text, pair.trim_end());
        }
        sections.after_tag(text, index);
    }
    for name in &MANDATORY[due..] {
        write_tag(text, &Tag::new(name, &missing_value(record, name)));
    }
    if let (Some(score), None) = (&record.score, record.tag("Score")) {
        write_tag(text, &Tag::new("Score", &show_stated(score)));
    }
    sections.auction(text);
    sections.play(text);
    sections.supplementary(text);
}

pub(super) fn write_tag(text: &mut String, tag: &Tag) {
    text.push_str(&tag_line(&tag.name, &tag.value));
    text.push('\n');
}

/// Writes a tag whose value may be too long for a line: then the whole value follows as a comment.
fn write_long_tag(text: &mut String, tag: &Tag) {
    match cut(&tag.name, &tag.value) {
        None => write_tag(text, tag),
        Some(head) => {
            write_tag(text, &Tag::new(&tag.name, head));
            super::sections::block_comment(text, &tag.value);
        }
    }
}

/// The value of a tag: what the record's field says; the words of the file where they say the same.
fn stated_value(record: &Record, tag: &Tag) -> String {
    let raw = tag.value.as_str();
    match tag.name.as_str() {
        // The words around a number may name a section or a match.
        "Board" if read_board(raw).problem.is_some() && read_board(raw).value == record.board => {
            raw.to_string()
        }
        "Board" => chosen(raw, read_board(raw), record.board, |number| number.to_string()),
        "Dealer" => chosen(raw, read_seat(raw), record.dealer, |seat| seat.to_string()),
        "Declarer" => chosen(raw, read_seat(raw), record.declarer, |seat| seat.to_string()),
        "Vulnerable" => chosen(raw, read_vulnerability(raw), record.vulnerability, |v| v.to_string()),
        "Contract" => chosen(raw, read_contract(raw), record.contract, |&contract| show_contract(contract)),
        "Result" => chosen(raw, read_tricks(raw), record.tricks, show_stated),
        "Score" => chosen(raw, read_score(raw), record.score, show_stated),
        "Deal" => {
            let (hands, problems) = read_deal(raw);
            let same = hands == record.hands;
            let none = hands.0.iter().all(Option::is_none);
            let lossless = problems.iter().all(|problem| problem.code.is_spelling());
            if same && (none || !lossless) { raw.to_string() } else { deal(record) }
        }
        _ => raw.to_string(),
    }
}

fn chosen<T: PartialEq>(
    raw: &str,
    reading: Reading<T>,
    field: Option<T>,
    show: impl Fn(&T) -> String,
) -> String {
    match field {
        Some(value) if reading.value.as_ref() != Some(&value) => show(&value),
        // A mark, or two numbers in their order, is more than the field has; other spellings are not.
        Some(value) if !cut::has(raw, '^') && (reading.problem.is_some() || !cut::has(raw, ' ')) => {
            show(&value)
        }
        None if reading.value.is_some() => String::new(),
        _ => raw.to_string(),
    }
}

/// The value of a mandatory tag the record lacks.
fn missing_value(record: &Record, name: &str) -> String {
    let passed_out = || {
        let passed =
            record.auction.as_ref().map(standing).is_some_and(|at| at.ended && at.undertaking.is_none());
        passed || record.contract == Some(StatedContract::PassedOut)
    };
    let called = || record.auction.as_ref().map(standing).filter(|at| at.ended);
    let value = match name {
        "Board" => record.board.map(|number| number.to_string()),
        "Dealer" => record.dealer.map(|seat| seat.to_string()),
        "Vulnerable" => record.vulnerability.map(|vulnerability| vulnerability.to_string()),
        "Deal" => record.hands.0.iter().any(Option::is_some).then(|| deal(record)),
        "Declarer" | "Result" if passed_out() => Some(String::new()),
        "Declarer" => record.declarer.or_else(|| called()?.declarer).map(|seat| seat.to_string()),
        "Contract" => match record.contract {
            Some(contract) => Some(show_contract(contract)),
            None if passed_out() => Some("Pass".to_string()),
            None => called().and_then(|at| at.undertaking).map(|undertaking| undertaking.to_string()),
        },
        "Result" => match record.tricks {
            Some(stated) => Some(show_stated(&stated)),
            None => declarer(record).and_then(|_| tricks_from_play(record)).map(|tricks| tricks.to_string()),
        },
        _ => None,
    };
    value.unwrap_or_else(|| "?".to_string())
}

/// The deal, beginning with the dealer.
fn deal(record: &Record) -> String {
    write_deal(&record.hands, record.dealer.unwrap_or(Seat::North))
}
