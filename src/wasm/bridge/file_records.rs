//! The records of a file of boards, as plain objects.

use super::problem_figures::{Figures, figures_of};
use super::records::refusal_record;
use crate::bridge::notation::{
    Anchor, CallEntry, CardEntry, End, Laid, Mark, Note, Origin, Problem, Record, Remark, RemarkKind, Said,
    Stated, StatedContract, Stop, Unplayable, Warning,
};
use crate::bridge::{Refusal, Seat};
use crate::wasm::json::Json;
use core::fmt::Display;

pub fn warnings(json: &mut Json, warnings: &[Warning]) {
    json.list(warnings, |json, warning| {
        json.open();
        json.field("line").number(warning.at.line.into());
        json.field("column").number(warning.at.column.into());
        json.field("code").text(warning.code.name());
        json.field("found").text(&warning.found);
        json.close();
    });
}

fn texts<T: AsRef<str>>(json: &mut Json, items: &[T]) {
    json.list(items, |json, item| json.text(item.as_ref()));
}

fn maybe<T: Display>(json: &mut Json, name: &str, value: Option<&T>) {
    json.field(name).maybe_shown(value.map(|value| value as &dyn Display));
}

fn stated<T: Copy + Into<i64>>(json: &mut Json, name: &str, stated: Option<Stated<T>>) {
    json.field(name);
    let Some(stated) = stated else { return json.null() };
    json.open();
    json.field("declarer").maybe_number(stated.declarer.map(Into::into));
    json.field("NS").maybe_number(stated.north_south.map(Into::into));
    json.field("EW").maybe_number(stated.east_west.map(Into::into));
    json.close();
}

const fn end(end: End) -> &'static str {
    match end {
        End::Plain => "plain",
        End::Cut => "cut",
        End::Open => "open",
    }
}

/// What calls and cards are annotated with.
fn annotations(json: &mut Json, notes: &[Note], note: Option<u8>, nags: &[u8], marks: &[Mark]) {
    let text = notes.iter().find(|known| Some(known.number) == note).map(|note| &note.text[..]);
    json.field("note").maybe(text);
    json.field("nags").list(nags, |json, nag| json.number((*nag).into()));
    json.field("marks").list(marks, |json, mark| match mark {
        Mark::Insufficient => json.text("insufficient"),
        Mark::LeadOutOfTurn => json.text("lead-out-of-turn"),
        Mark::Revoke => json.text("revoke"),
        Mark::Other(letter) => json.shown(letter),
    });
}

fn call(json: &mut Json, entry: &CallEntry, seat: Option<Seat>, notes: &[Note]) {
    let (call, text) = match &entry.said {
        Said::Call(call) => (Some(call), None),
        Said::Skipped | Said::Nothing => (None, None),
        Said::Other(text) => (None, Some(&text[..])),
    };
    json.open();
    maybe(json, "seat", seat.as_ref());
    maybe(json, "call", call);
    json.field("text").maybe(text);
    json.field("alert").flag(entry.alert);
    json.field("explanation").maybe(entry.explanation.as_deref());
    annotations(json, notes, entry.note, &entry.nags, &entry.marks);
    json.close();
}

fn card(json: &mut Json, entry: &CardEntry, notes: &[Note]) {
    let (card, text) = match &entry.laid {
        Laid::Card(card) => (Some(*card), None),
        Laid::Nothing => (None, None),
        Laid::Other(text) => (None, Some(&text[..])),
    };
    json.open();
    maybe(json, "seat", entry.seat.as_ref());
    json.field("card").maybe_card(card);
    json.field("text").maybe(text);
    annotations(json, notes, entry.note, &entry.nags, &entry.marks);
    json.close();
}

fn remark(json: &mut Json, remark: &Remark) {
    let (place, index) = match remark.after {
        Anchor::Header => ("header", 0),
        Anchor::Start => ("start", 0),
        Anchor::Tag(index) => ("tag", index),
        Anchor::Auction(index) => ("auction", index),
        Anchor::Play(index) => ("play", index),
    };
    let (kind, command) = match &remark.kind {
        RemarkKind::Block => ("block", None),
        RemarkKind::Line => ("line", None),
        RemarkKind::Escape => ("escape", None),
        RemarkKind::Command(name) => ("command", Some(&name[..])),
        RemarkKind::Stray => ("stray", None),
    };
    json.open();
    json.field("place").text(place);
    json.field("index").number(index as i64);
    json.field("kind").text(kind);
    json.field("command").maybe(command);
    json.field("text").text(&remark.text);
    json.close();
}

fn hands(json: &mut Json, record: &Record) {
    json.open();
    for seat in Seat::ALL {
        json.field(["N", "E", "S", "W"][seat.index()]);
        match &record.hands[seat] {
            Some(cards) => json.list(cards, |json, card| json.card(*card)),
            None => json.null(),
        }
    }
    json.close();
}

fn contract(json: &mut Json, contract: Option<StatedContract>) {
    match contract {
        None => json.null(),
        Some(StatedContract::PassedOut) => json.text("Pass"),
        Some(StatedContract::Played(undertaking)) => json.shown(&undertaking),
        Some(StatedContract::EndPosition(denomination)) => json.shown(&denomination),
    }
}

const fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "own",
        Origin::Same => "same",
        Origin::Lasting => "lasting",
        Origin::Inherited => "inherited",
    }
}

pub fn board(json: &mut Json, record: &Record) {
    json.open();
    json.field("board").maybe_number(record.board.and_then(|board| board.try_into().ok()));
    maybe(json, "dealer", record.dealer.as_ref());
    maybe(json, "vulnerability", record.vulnerability.as_ref());
    hands(json.field("hands"), record);
    contract(json.field("contract"), record.contract);
    maybe(json, "declarer", record.declarer.as_ref());
    stated(json, "tricks", record.tricks);
    stated(json, "score", record.score);
    let auction = record.auction.as_ref();
    json.field("calls").list(0..auction.map_or(0, |auction| auction.calls.len()), |json, index| {
        if let Some(auction) = auction {
            call(json, &auction.calls[index], auction.seat(index), &auction.notes);
        }
    });
    json.field("auctionEnd").maybe(auction.map(|auction| end(auction.end)));
    let play = record.play.as_ref();
    maybe(json, "leader", play.and_then(|play| play.leader).as_ref());
    let cards = play.into_iter().flat_map(|play| play.cards().map(|entry| (entry, &play.notes[..])));
    json.field("cards").list(cards, |json, (entry, notes)| card(json, entry, notes));
    json.field("playEnd").maybe(play.map(|play| end(play.end)));
    json.field("claim").maybe_number(record.claim.map(i64::from));
    rest(json, record);
    json.close();
}

/// What is kept and not interpreted.
fn rest(json: &mut Json, record: &Record) {
    json.field("tags").list(&record.tags, |json, tag| {
        json.open();
        json.field("name").text(&tag.name);
        json.field("value").text(&tag.value);
        json.field("origin").text(origin(tag.origin));
        json.close();
    });
    json.field("sections").list(&record.sections, |json, section| {
        json.open();
        json.field("name").text(&section.name);
        json.field("value").text(&section.value);
        texts(json.field("rows"), &section.rows);
        json.close();
    });
    json.field("remarks").list(&record.remarks, remark);
}

fn index(json: &mut Json, name: &str, index: Option<usize>) {
    json.field(name).maybe_number(index.map(|index| index as i64));
}

fn refused(json: &mut Json, refusal: Option<&Refusal>) {
    json.field("refusal");
    match refusal {
        Some(refusal) => refusal_record(json, refusal),
        None => json.null(),
    }
}

pub fn problem(json: &mut Json, problem: &Problem) {
    let (call, card) = match problem {
        Problem::Call { index, .. }
        | Problem::Skipped { index, .. }
        | Problem::UnreadableCall { index, .. } => (Some(*index), None),
        Problem::Card { index, .. } | Problem::UnreadableCard { index, .. } => (None, Some(*index)),
        Problem::NeedlessMark { call, card } => (*call, *card),
        Problem::Lead { trick, .. } => (None, Some(trick * 4)),
        _ => (None, None),
    };
    let refusal = match problem {
        Problem::Call { refusal, .. } => Some(refusal),
        _ => None,
    };
    let Figures { seat, stated, owed } = figures_of(problem);
    json.open();
    json.field("code").text(problem.name());
    json.field("message").shown(problem);
    json.field("law").law(Some(problem.law()));
    json.field("note").flag(problem.is_note());
    index(json, "call", call);
    index(json, "card", card);
    json.field("seat").maybe(seat.as_deref());
    json.field("stated").maybe(stated.as_deref());
    json.field("owed").maybe(owed.as_deref());
    refused(json, refusal);
    json.close();
}

pub fn stop(json: &mut Json, stop: &Stop) {
    let (call, card, why) = match stop {
        Stop::Call(index, why) => (Some(*index), None, *why),
        Stop::Card(index, why) => (None, Some(*index), *why),
        Stop::Claim(refusal) => (None, None, Unplayable::Refused(*refusal)),
    };
    let (reason, refusal, seat) = match why {
        Unplayable::Refused(refusal) => ("refused", Some(refusal), None),
        Unplayable::NotTold => ("not-told", None, None),
        Unplayable::OutOfTurn(seat) => ("out-of-turn", None, Some(seat)),
    };
    json.open();
    index(json, "call", call);
    index(json, "card", card);
    json.field("reason").text(reason);
    refused(json, refusal.as_ref());
    maybe(json, "seat", seat.as_ref());
    json.close();
}
