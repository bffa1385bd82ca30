//! The words of a play section, and their columns put in order of play.

use super::atoms::{Atom, Glyphs, atoms, fits, glyph, note};
use crate::bridge::Seat;
use crate::bridge::notation::code::Code;
use crate::bridge::notation::order::{denomination, holdings, trick_winner};
use crate::bridge::notation::record::{
    Anchor, CardEntry, End, Laid, Mark, PlayRecord, Record, Remark, RemarkKind,
};
use crate::bridge::notation::text::{Position, Report};
use crate::cards::Card;

/// A play being read: its cards column by column.
#[derive(Debug)]
pub(super) struct PlayReader {
    at: Position,
    leader: Option<Seat>,
    cells: Vec<CardEntry>,
    end: End,
    /// The cell of the player who is to play next, and where it stands.
    open: Option<(usize, Position)>,
    /// Marks that wait for their card, and where they stand.
    marks: Vec<(Position, Mark)>,
    /// Each remark with the number of cells before it.
    remarks: Vec<(usize, RemarkKind, String)>,
    pub(super) references: Vec<(Position, u8)>,
}

impl PlayReader {
    pub(super) fn new(at: Position, leader: Option<Seat>) -> PlayReader {
        PlayReader {
            at,
            leader,
            cells: Vec::new(),
            end: End::Plain,
            open: None,
            marks: Vec::new(),
            remarks: Vec::new(),
            references: Vec::new(),
        }
    }

    pub(super) fn remark(&mut self, kind: RemarkKind, text: &str) {
        self.remarks.push((self.cells.len(), kind, text.to_string()));
    }

    /// Whether the play is not over and the word is a card.
    pub(super) fn goes_on_with(&self, word: &str) -> bool {
        self.end == End::Plain && self.cells.len() < Card::COUNT && word.parse::<Card>().is_ok()
    }

    /// Takes a word of the section.
    pub(super) fn word(&mut self, at: Position, word: &str, report: &mut Report) {
        for (offset, atom) in atoms(word) {
            self.atom(at.right(offset), atom, report);
        }
    }

    fn atom(&mut self, at: Position, atom: Atom<'_>, report: &mut Report) {
        match atom {
            Atom::Core("*") => self.end = if self.end == End::Open { End::Open } else { End::Cut },
            Atom::Core("+") => {
                if self.end != End::Plain {
                    report.warn(at, Code::AfterTheEnd, "+");
                }
                self.end = End::Open;
                self.open = Some((self.cells.len(), at));
                self.cells.push(CardEntry::new(None, Laid::Nothing));
            }
            Atom::Core("-" | "--") => self.cells.push(CardEntry::new(None, Laid::Nothing)),
            Atom::Core(text) => self.card(at, text, report),
            Atom::Mark(letter) => match super::mark(letter) {
                Some(mark) => {
                    if matches!(mark, Mark::Other(_)) {
                        report.warn(at, Code::BadMark, letter);
                    }
                    self.marks.push((at, mark));
                }
                None => self.stray(at, Code::BadMark, &format!("^{letter}"), report),
            },
            Atom::Glyph(text) => match (glyph(text, Glyphs::OfCards), self.cells.last_mut()) {
                (Some(number), Some(cell)) if fits(number, &cell.nags, Glyphs::OfCards) => {
                    cell.nags.push(number)
                }
                _ => self.stray(at, Code::BadGlyph, text, report),
            },
            Atom::Note(text) => match (note(text), self.cells.last_mut()) {
                (Some(number), Some(cell)) if cell.note.is_none() => {
                    cell.note = Some(number);
                    self.references.push((at, number));
                }
                _ => self.stray(at, Code::BadNote, text, report),
            },
        }
    }

    fn stray(&mut self, at: Position, code: Code, text: &str, report: &mut Report) {
        report.warn(at, code, text);
        self.remark(RemarkKind::Stray, text);
    }

    fn card(&mut self, at: Position, text: &str, report: &mut Report) {
        if text.starts_with('[') {
            return self.stray(at, Code::BadCard, text, report);
        }
        if self.end == End::Cut {
            report.warn(at, Code::AfterTheEnd, text);
        }
        let laid = match text.parse() {
            Ok(card) => {
                if text.ends_with("10") || text.starts_with("10") {
                    report.warn(at, Code::TenAsTwoDigits, text);
                }
                Laid::Card(card)
            }
            Err(_) => {
                report.warn(at, Code::BadCard, text);
                Laid::Other(text.to_string())
            }
        };
        let marks = self.marks.drain(..).map(|(_, mark)| mark).collect();
        self.cells.push(CardEntry { marks, ..CardEntry::new(None, laid) });
    }

    /// Puts the columns in order of play and the play in the record.
    pub(super) fn finish(mut self, record: &mut Record, report: &mut Report) {
        for (at, mark) in core::mem::take(&mut self.marks) {
            let text = format!("^{}", mark.letter());
            match mark {
                // It was warned of where it was read.
                Mark::Other(_) => self.remark(RemarkKind::Stray, &text),
                _ => self.stray(at, Code::BadMark, &text, report),
            }
        }
        // Rows of dashes behind the last card tell nothing.
        let told = self.cells.iter().rposition(|cell| !is_blank(cell)).map_or(0, |last| last + 1);
        self.cells.truncate(told);
        let arrangement = self.arrangement(record, report);
        self.check_open(&arrangement, report);
        let (tricks, places) = in_tricks(self.cells, &arrangement.rows);
        record.remarks.extend(self.remarks.into_iter().map(|(cells, kind, text)| {
            let after = places[..cells.min(told)].last().copied().unwrap_or(0);
            Remark { after: Anchor::Play(after), kind, text }
        }));
        record.play = Some(PlayRecord { leader: self.leader, tricks, end: self.end, notes: Vec::new() });
    }

    /// The columns as the standard has them, or as some programs write them where only that fits the hands.
    fn arrangement(&self, record: &Record, report: &mut Report) -> Arrangement {
        let mut chosen = self.arrange(record, Columns::OfSeats);
        if chosen.strangers > 0 {
            let in_order = self.arrange(record, Columns::InOrderOfPlay);
            if in_order.strangers == 0 && !in_order.order_lost {
                report.warn(self.at, Code::CardsInOrderOfPlay, "");
                chosen = in_order;
            }
        }
        if chosen.order_lost {
            report.warn(self.at, Code::OrderUnknown, "");
        }
        chosen
    }

    /// Nobody plays behind the player who is to play next.
    fn check_open(&self, arrangement: &Arrangement, report: &mut Report) {
        let Some((open, at)) = self.open else { return };
        let behind = arrangement.rows.iter().flatten().skip_while(|&&(cell, _)| cell != open).skip(1);
        if behind.filter_map(|&(cell, _)| self.cells.get(cell)).any(|cell| !is_blank(cell)) {
            report.warn(at, Code::AfterTheEnd, "+");
        }
    }

    /// The cells of each trick in order of play, with the seats.
    fn arrange(&self, record: &Record, columns: Columns) -> Arrangement {
        let (denomination, holdings) = (denomination(record), holdings(record));
        let mut arrangement = Arrangement::default();
        let leader = self.leader;
        let mut lead = leader;
        for row in 0..self.cells.len().div_ceil(4) {
            let cells = row * 4..row * 4 + 4;
            if columns == Columns::OfSeats {
                let out_of_turn = |cell: &usize| {
                    self.cells.get(*cell).is_some_and(|entry| entry.marks.contains(&Mark::LeadOutOfTurn))
                };
                if let Some(cell) = cells.clone().find(out_of_turn) {
                    lead = leader.map(|leader| leader.plus(cell - cells.start));
                }
            }
            let first = match (columns, leader, lead) {
                (Columns::OfSeats, Some(leader), Some(lead)) => leader.steps_to(lead),
                _ => 0,
            };
            arrangement.order_lost |= lead.is_none();
            let seat_of = |column: usize| match columns {
                Columns::OfSeats => leader.map(|leader| leader.plus(column)),
                Columns::InOrderOfPlay => lead.map(|lead| lead.plus(column)),
            };
            let order: Row =
                (0..4).map(|step| (first + step) % 4).map(|c| (cells.start + c, seat_of(c))).collect();
            let trick: Vec<CardEntry> = order
                .iter()
                .filter_map(|&(cell, seat)| Some(CardEntry::new(seat, self.cells.get(cell)?.laid.clone())))
                .collect();
            arrangement.strangers += trick
                .iter()
                .filter(|entry| match (entry.seat, entry.card()) {
                    (Some(seat), Some(card)) => holdings[seat].is_some_and(|hand| !hand.contains(card)),
                    _ => false,
                })
                .count();
            lead = denomination.and_then(|denomination| trick_winner(&trick, denomination));
            arrangement.rows.push(order);
        }
        arrangement
    }
}

/// The cells as tricks in order of play, and for each cell how many cards had been played once it was.
fn in_tricks(mut cells: Vec<CardEntry>, rows: &[Row]) -> (Vec<Vec<CardEntry>>, Vec<usize>) {
    let mut places = vec![0; cells.len()];
    let mut tricks = Vec::with_capacity(rows.len());
    let mut count = 0;
    for (row, order) in rows.iter().enumerate() {
        let mut trick = Vec::with_capacity(4);
        for &(cell, seat) in order {
            if let Some(entry) = cells.get_mut(cell) {
                trick.push(CardEntry {
                    seat,
                    ..core::mem::replace(entry, CardEntry::new(None, Laid::Nothing))
                });
                places[cell] = count + trick.len();
            } else {
                trick.push(CardEntry::new(seat, Laid::Nothing));
            }
        }
        let is_last = row + 1 == rows.len();
        while is_last && trick.last().is_some_and(is_blank) {
            trick.pop();
        }
        count += trick.len();
        for place in places.iter_mut().skip(row * 4).take(4) {
            *place = (*place).min(count);
        }
        if !trick.is_empty() {
            tricks.push(trick);
        }
    }
    (tricks, places)
}

/// Whether an entry tells nothing at all.
fn is_blank(entry: &CardEntry) -> bool {
    entry.laid == Laid::Nothing && entry.note.is_none() && entry.nags.is_empty() && entry.marks.is_empty()
}

/// What the columns of a play section stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Columns {
    /// One seat each, beginning with the player on lead to the first trick: what the standard says.
    OfSeats,
    /// First card, second card: what some programs write.
    InOrderOfPlay,
}

/// The cells of a row in order of play, with the seats.
type Row = Vec<(usize, Option<Seat>)>;

#[derive(Debug, Default)]
struct Arrangement {
    rows: Vec<Row>,
    /// Cards of a hand known not to hold them.
    strangers: usize,
    /// Whether the leader of a trick could not be told.
    order_lost: bool,
}
