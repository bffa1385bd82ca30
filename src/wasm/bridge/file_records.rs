//! The records of a file of boards, as plain objects.

use super::problem_figures::{Figures, figures_of};
use super::records::{Citation, RefusalRecord, refusal_record};
use crate::bridge::Seat;
use crate::bridge::notation::{
    Anchor, CallEntry, CardEntry, End, Laid, Mark, Note, Origin, Problem, Record, Remark, RemarkKind, Said,
    Stated, StatedContract, Stop, Unplayable, Warning,
};
use crate::cards::Card;
use serde::Serialize;

#[derive(Serialize)]
pub struct WarningRecord {
    line: u32,
    column: u32,
    code: &'static str,
    found: String,
}

pub fn warnings(warnings: &[Warning]) -> Vec<WarningRecord> {
    let record = |warning: &Warning| WarningRecord {
        line: warning.at.line,
        column: warning.at.column,
        code: warning.code.name(),
        found: warning.found.clone(),
    };
    warnings.iter().map(record).collect()
}

#[derive(Serialize)]
struct HandsRecord {
    #[serde(rename = "N")]
    north: Option<Vec<String>>,
    #[serde(rename = "E")]
    east: Option<Vec<String>>,
    #[serde(rename = "S")]
    south: Option<Vec<String>>,
    #[serde(rename = "W")]
    west: Option<Vec<String>>,
}

#[derive(Serialize)]
struct StatedRecord {
    declarer: Option<i32>,
    #[serde(rename = "NS")]
    north_south: Option<i32>,
    #[serde(rename = "EW")]
    east_west: Option<i32>,
}

#[derive(Serialize)]
struct CallRecord {
    seat: Option<String>,
    /// The name of the call; nothing when the place tells none.
    call: Option<String>,
    text: Option<String>,
    alert: bool,
    explanation: Option<String>,
    note: Option<String>,
    nags: Vec<u8>,
    marks: Vec<String>,
}

#[derive(Serialize)]
struct CardRecord {
    seat: Option<String>,
    card: Option<String>,
    text: Option<String>,
    note: Option<String>,
    nags: Vec<u8>,
    marks: Vec<String>,
}

#[derive(Serialize)]
struct TagRecord {
    name: String,
    value: String,
    origin: &'static str,
}

#[derive(Serialize)]
struct SectionRecord {
    name: String,
    value: String,
    rows: Vec<String>,
}

#[derive(Serialize)]
struct RemarkRecord {
    place: &'static str,
    index: usize,
    kind: &'static str,
    command: Option<String>,
    text: String,
}

#[derive(Serialize)]
pub struct BoardRecord {
    board: Option<u64>,
    dealer: Option<String>,
    vulnerability: Option<String>,
    hands: HandsRecord,
    contract: Option<String>,
    declarer: Option<String>,
    tricks: Option<StatedRecord>,
    score: Option<StatedRecord>,
    calls: Vec<CallRecord>,
    #[serde(rename = "auctionEnd")]
    auction_end: Option<&'static str>,
    leader: Option<String>,
    cards: Vec<CardRecord>,
    #[serde(rename = "playEnd")]
    play_end: Option<&'static str>,
    claim: Option<u8>,
    tags: Vec<TagRecord>,
    sections: Vec<SectionRecord>,
    remarks: Vec<RemarkRecord>,
}

fn name(value: Option<impl ToString>) -> Option<String> {
    value.map(|value| value.to_string())
}

fn stated<T: Copy + Into<i32>>(stated: Option<Stated<T>>) -> Option<StatedRecord> {
    stated.map(|stated| StatedRecord {
        declarer: stated.declarer.map(Into::into),
        north_south: stated.north_south.map(Into::into),
        east_west: stated.east_west.map(Into::into),
    })
}

const fn end(end: End) -> &'static str {
    match end {
        End::Plain => "plain",
        End::Cut => "cut",
        End::Open => "open",
    }
}

fn marks(marks: &[Mark]) -> Vec<String> {
    let mark = |mark: &Mark| match mark {
        Mark::Insufficient => "insufficient".to_owned(),
        Mark::LeadOutOfTurn => "lead-out-of-turn".to_owned(),
        Mark::Revoke => "revoke".to_owned(),
        Mark::Other(letter) => letter.to_string(),
    };
    marks.iter().map(mark).collect()
}

fn note(notes: &[Note], number: Option<u8>) -> Option<String> {
    notes.iter().find(|note| Some(note.number) == number).map(|note| note.text.clone())
}

fn call(entry: &CallEntry, seat: Option<Seat>, notes: &[Note]) -> CallRecord {
    let (call, text) = match &entry.said {
        Said::Call(call) => (Some(call.to_string()), None),
        Said::Skipped | Said::Nothing => (None, None),
        Said::Other(text) => (None, Some(text.clone())),
    };
    CallRecord {
        seat: name(seat),
        call,
        text,
        alert: entry.alert,
        explanation: entry.explanation.clone(),
        note: note(notes, entry.note),
        nags: entry.nags.clone(),
        marks: marks(&entry.marks),
    }
}

fn card(entry: &CardEntry, notes: &[Note]) -> CardRecord {
    let (card, text) = match &entry.laid {
        Laid::Card(card) => (Some(card.to_string()), None),
        Laid::Nothing => (None, None),
        Laid::Other(text) => (None, Some(text.clone())),
    };
    CardRecord {
        seat: name(entry.seat),
        card,
        text,
        note: note(notes, entry.note),
        nags: entry.nags.clone(),
        marks: marks(&entry.marks),
    }
}

fn remark(remark: &Remark) -> RemarkRecord {
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
        RemarkKind::Command(name) => ("command", Some(name.clone())),
        RemarkKind::Stray => ("stray", None),
    };
    RemarkRecord { place, index, kind, command, text: remark.text.clone() }
}

pub fn board(record: &Record) -> BoardRecord {
    let hand = |seat: Seat| {
        record.hands[seat].as_ref().map(|cards| cards.iter().map(Card::to_string).collect::<Vec<_>>())
    };
    let auction = record.auction.as_ref();
    let calls = auction.map_or(Vec::new(), |auction| {
        let entries = auction.calls.iter().enumerate();
        entries.map(|(index, entry)| call(entry, auction.seat(index), &auction.notes)).collect()
    });
    let play = record.play.as_ref();
    let cards = play.map_or(Vec::new(), |play| play.cards().map(|entry| card(entry, &play.notes)).collect());
    BoardRecord {
        board: record.board,
        dealer: name(record.dealer),
        vulnerability: name(record.vulnerability),
        hands: HandsRecord {
            north: hand(Seat::North),
            east: hand(Seat::East),
            south: hand(Seat::South),
            west: hand(Seat::West),
        },
        contract: record.contract.map(|contract| match contract {
            StatedContract::PassedOut => "Pass".to_owned(),
            StatedContract::Played(undertaking) => undertaking.to_string(),
            StatedContract::EndPosition(denomination) => denomination.to_string(),
        }),
        declarer: name(record.declarer),
        tricks: stated(record.tricks),
        score: stated(record.score),
        calls,
        auction_end: auction.map(|auction| end(auction.end)),
        leader: name(play.and_then(|play| play.leader)),
        cards,
        play_end: play.map(|play| end(play.end)),
        claim: record.claim,
        tags: record
            .tags
            .iter()
            .map(|tag| TagRecord {
                name: tag.name.clone(),
                value: tag.value.clone(),
                origin: match tag.origin {
                    Origin::Own => "own",
                    Origin::Same => "same",
                    Origin::Lasting => "lasting",
                    Origin::Inherited => "inherited",
                },
            })
            .collect(),
        sections: record
            .sections
            .iter()
            .map(|section| SectionRecord {
                name: section.name.clone(),
                value: section.value.clone(),
                rows: section.rows.clone(),
            })
            .collect(),
        remarks: record.remarks.iter().map(remark).collect(),
    }
}

#[derive(Serialize)]
pub struct ProblemRecord {
    code: &'static str,
    message: String,
    law: Citation,
    note: bool,
    call: Option<usize>,
    card: Option<usize>,
    seat: Option<String>,
    stated: Option<String>,
    owed: Option<String>,
    refusal: Option<RefusalRecord>,
}

pub fn problem(problem: &Problem) -> ProblemRecord {
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
        Problem::Call { refusal, .. } => Some(refusal_record(refusal)),
        _ => None,
    };
    let Figures { seat, stated, owed } = figures_of(problem);
    ProblemRecord {
        code: problem.name(),
        message: problem.to_string(),
        law: problem.law().into(),
        note: problem.is_note(),
        call,
        card,
        seat,
        stated,
        owed,
        refusal,
    }
}

#[derive(Serialize)]
pub struct StopRecord {
    call: Option<usize>,
    card: Option<usize>,
    reason: &'static str,
    refusal: Option<RefusalRecord>,
    seat: Option<String>,
}

pub fn stop(stop: &Stop) -> StopRecord {
    let (call, card, why) = match stop {
        Stop::Call(index, why) => (Some(*index), None, *why),
        Stop::Card(index, why) => (None, Some(*index), *why),
        Stop::Claim(refusal) => (None, None, Unplayable::Refused(*refusal)),
    };
    let (reason, refusal, seat) = match why {
        Unplayable::Refused(refusal) => ("refused", Some(refusal_record(&refusal)), None),
        Unplayable::NotTold => ("not-told", None, None),
        Unplayable::OutOfTurn(seat) => ("out-of-turn", None, Some(seat.to_string())),
    };
    StopRecord { call, card, reason, refusal, seat }
}
