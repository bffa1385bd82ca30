//! What a vugraph or tournament file says of all its boards: event, results, board numbers, names.

use super::lex::Command;
use super::words::{Outcome, SEATS, read_outcome};
use crate::bridge::Seat;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::record::{Origin, Record, Tag};
use crate::bridge::notation::text::{Position, Report};
use crate::cut;
use crate::order;

/// The room of a board in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    Open,
    Closed,
}

/// The board a `qx` names: `o7` is board 7 in the open room, and so is `o7-2,Board 7-2`.
pub(super) fn read_place(value: &str) -> Option<(Option<Room>, u64)> {
    let value = value.trim();
    let (room, digits) = match value.chars().next()? {
        'o' | 'O' => (Some(Room::Open), cut::from(value, 1)),
        'c' | 'C' => (Some(Room::Closed), cut::from(value, 1)),
        _ => (None, value),
    };
    Some((room, leading_number(digits)?))
}

/// The positive number a text begins with.
pub(super) fn leading_number(text: &str) -> Option<u64> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok().filter(|&number| number > 0)
}

/// The value of the `qx` a writer would write for a board in a room.
pub(super) fn show_place(room: Room, number: Option<u64>) -> String {
    let room = match room {
        Room::Open => 'o',
        Room::Closed => 'c',
    };
    number.map_or(room.to_string(), |number| format!("{room}{number}"))
}

/// How many bytes the boards of a file may take over from its header: without a limit a small file with a long
/// header could fill any memory. The header itself is kept whole.
const ALLOWANCE: usize = 1 << 26;

#[derive(Debug, Default)]
pub(super) struct Header {
    /// How many bytes the boards took over.
    spent: usize,
    event: Vec<(&'static str, String)>,
    first_board: Option<u64>,
    results: Vec<Option<Outcome>>,
    numbers: Vec<u64>,
    /// The numbers in ascending order with their places; equal ones by place.
    places: Vec<(u64, usize)>,
    names: Vec<String>,
}

impl Header {
    /// Takes a command of a header; says whether it is one.
    pub(super) fn take(&mut self, command: &Command, report: &mut Report) -> bool {
        match command.name.as_str() {
            "vg" => self.take_event(&command.value),
            "rs" => {
                self.results.clear();
                let mut at = command.at;
                for text in command.value.split(',') {
                    let begins = text.chars().take_while(|c| c.is_whitespace()).count();
                    let outcome = read_outcome(text);
                    if outcome.is_none() && !text.trim().is_empty() {
                        report.warn(at.within(text, begins), Code::BadResult, text.trim());
                    }
                    self.results.push(outcome);
                    at = text.chars().fold(at, Position::after).right(1);
                }
            }
            "bn" => {
                self.numbers =
                    command.value.split(',').filter_map(|number| number.trim().parse().ok()).collect();
                let numbers = &self.numbers;
                let order = order::places(numbers.len(), |a, b| numbers[a].cmp(&numbers[b]));
                self.places = order.into_iter().map(|place| (numbers[place], place)).collect();
            }
            "pn" => self.names = command.value.split(',').map(|name| name.trim().to_string()).collect(),
            "pw" | "mp" => {}
            _ => return false,
        }
        true
    }

    fn take_event(&mut self, value: &str) {
        let fields: Vec<&str> = value.split(',').map(str::trim).take(9).collect();
        let field = |index: usize| fields.get(index).copied().filter(|field| !field.is_empty());
        let scoring = field(2).map(|field| match field {
            "I" | "i" => "IMP",
            "P" | "p" => "MP",
            "B" | "b" => "BAM",
            other => other,
        });
        let named = [
            ("Event", field(0)),
            ("Stage", field(1)),
            ("Scoring", scoring),
            ("HomeTeam", field(5)),
            ("VisitTeam", field(7)),
        ];
        self.event = named.into_iter().filter_map(|(name, value)| Some((name, value?.to_string()))).collect();
        self.first_board = field(3).and_then(|number| number.parse().ok());
    }

    /// The number of a board from the number in its `qx`, which some files count from one in every segment.
    pub(super) fn number(&self, in_place: u64) -> u64 {
        let listed = || self.numbers.get(usize::try_from(in_place - 1).ok()?).copied();
        if self.listed_at(in_place).is_some() { in_place } else { listed().unwrap_or(in_place) }
    }

    /// The first place of a number in the list of numbers.
    fn listed_at(&self, number: u64) -> Option<usize> {
        let first = self.places.partition_point(|&(listed, _)| listed < number);
        self.places.get(first).filter(|&&(listed, _)| listed == number).map(|&(_, place)| place)
    }

    /// Tells a board what the header says of it.
    pub(super) fn complete(
        &mut self,
        record: &mut Record,
        room: Option<Room>,
        board: Option<u64>,
        at: Position,
        report: &mut Report,
    ) {
        for (name, value) in &self.event {
            inherit(&mut self.spent, record, name, value);
        }
        // Four names for the open room, then four for the closed room.
        let from = if room == Some(Room::Closed) && self.names.len() >= 8 { 4 } else { 0 };
        for (seat, name) in SEATS.into_iter().zip(self.names.iter().skip(from)) {
            if record.tag(seat_name(seat)).is_none() && !name.is_empty() {
                inherit(&mut self.spent, record, seat_name(seat), name);
            }
        }
        let (Some(board), false) = (board, self.results.is_empty()) else { return };
        let index = self
            .listed_at(board)
            .map(|index| index as u64)
            .or_else(|| board.checked_sub(self.first_board.unwrap_or(1)))
            .map(|index| index.saturating_mul(2) + u64::from(room == Some(Room::Closed)));
        match index.and_then(|index| self.results.get(usize::try_from(index).ok()?)) {
            Some(Some(outcome)) => {
                record.contract = Some(outcome.contract);
                record.declarer = outcome.declarer;
                record.tricks = outcome.tricks;
            }
            Some(None) => {}
            None => report.warn(at, Code::ResultsDoNotFit, &board.to_string()),
        }
    }
}

/// Gives a board a value of the header, while the allowance lasts.
fn inherit(spent: &mut usize, record: &mut Record, name: &str, value: &str) {
    *spent = spent.saturating_add(value.len() + 64);
    if *spent <= ALLOWANCE {
        record.tags.push(Tag { name: name.to_string(), value: value.to_string(), origin: Origin::Inherited });
    }
}

/// The name of a seat's tag.
pub(super) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}
