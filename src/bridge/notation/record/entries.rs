//! The auction and the play of a record: entry by entry what was called and played, and what is said about it.

use crate::bridge::{Call, Seat};
use crate::cards::Card;

/// An auction as a file tells it.
///
/// ```
/// use tricklaw::bridge::{Call, Seat};
/// use tricklaw::bridge::notation::{AuctionRecord, CallEntry, Said};
/// let calls = vec![CallEntry::new(Said::Call("1NT".parse().unwrap())), CallEntry::new(Said::Call(Call::Double))];
/// let auction = AuctionRecord { first: Some(Seat::West), calls, ..AuctionRecord::default() };
/// assert_eq!(auction.seat(1), Some(Seat::North));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuctionRecord {
    /// Who makes the first call.
    pub first: Option<Seat>,
    /// The calls in turn; the one numbered `n` belongs to the seat `n` places from the first.
    pub calls: Vec<CallEntry>,
    /// How the text ends.
    pub end: End,
    /// The notes the calls refer to.
    pub notes: Vec<Note>,
}

impl AuctionRecord {
    /// Who made the call numbered `index`.
    pub fn seat(&self, index: usize) -> Option<Seat> {
        self.first.map(|first| first.plus(index % 4))
    }
}

/// The PBN note of a call that was alerted and of which nothing else was told.
pub(in crate::bridge::notation) const NOTHING_TOLD: &str = "Alert";

/// One call and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallEntry {
    /// The call.
    pub said: Said,
    /// Whether it was alerted.
    pub alert: bool,
    /// What it means, as told with the call.
    pub explanation: Option<String>,
    /// The note it refers to.
    pub note: Option<u8>,
    /// Annotation glyphs, 0 to 255 each: at most one of quality and one other.
    pub nags: Vec<u8>,
    /// Irregularities the file marks.
    pub marks: Vec<Mark>,
}

impl CallEntry {
    /// A call nothing is said about.
    pub fn new(said: Said) -> CallEntry {
        CallEntry { said, alert: false, explanation: None, note: None, nags: Vec::new(), marks: Vec::new() }
    }
}

/// What stands in the place of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A call.
    Call(Call),
    /// The player was passed over: the next one called out of rotation.
    Skipped,
    /// No call is told.
    Nothing,
    /// Text that names no call.
    Other(String),
}

/// The play as a file tells it.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::pbn;
/// let file = pbn::read(b"[Board \"1\"]\n[Dealer \"N\"]\n[Play \"E\"]\nHA H2 H3 H4\nHK H5 - -\n*\n");
/// let play = file.records[0].play.as_ref().unwrap();
/// assert_eq!((play.leader, play.tricks.len()), (Some(Seat::East), 2));
/// assert_eq!(play.cards().next().unwrap().card(), Some("HA".parse().unwrap()));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayRecord {
    /// Who makes the opening lead.
    pub leader: Option<Seat>,
    /// The tricks, each in order of play; the last may be incomplete.
    pub tricks: Vec<Vec<CardEntry>>,
    /// How the text ends.
    pub end: End,
    /// The notes the cards refer to.
    pub notes: Vec<Note>,
}

impl PlayRecord {
    /// The cards in order of play.
    pub fn cards(&self) -> impl Iterator<Item = &CardEntry> {
        self.tricks.iter().flatten()
    }
}

/// One card and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// Who played it, where that can be told.
    pub seat: Option<Seat>,
    /// The card.
    pub laid: Laid,
    /// The note it refers to.
    pub note: Option<u8>,
    /// Annotation glyphs, 0 to 255 each: at most one of quality and one other.
    pub nags: Vec<u8>,
    /// Irregularities the file marks.
    pub marks: Vec<Mark>,
}

impl CardEntry {
    /// A card nothing is said about.
    pub fn new(seat: Option<Seat>, laid: Laid) -> CardEntry {
        CardEntry { seat, laid, note: None, nags: Vec::new(), marks: Vec::new() }
    }

    /// The card, where it is known.
    pub fn card(&self) -> Option<Card> {
        match self.laid {
            Laid::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// What stands in the place of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Laid {
    /// A card.
    Card(Card),
    /// A card that is not told.
    Nothing,
    /// Text that names no card.
    Other(String),
}

/// An irregularity a PBN file marks on a call or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `^I`: an insufficient bid, accepted.
    Insufficient,
    /// `^L`: a lead out of turn, accepted.
    LeadOutOfTurn,
    /// `^R`: a revoke.
    Revoke,
    /// Another letter after `^`.
    Other(char),
}

impl Mark {
    /// The letter after the caret.
    pub const fn letter(self) -> char {
        match self {
            Mark::Insufficient => 'I',
            Mark::LeadOutOfTurn => 'L',
            Mark::Revoke => 'R',
            Mark::Other(letter) => letter,
        }
    }
}

/// How the text of an auction or a play ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum End {
    /// With its last call or card.
    #[default]
    Plain,
    /// `*`: it ended before its natural end.
    Cut,
    /// `+`: it goes on, the next player is to act.
    Open,
}

/// A numbered note, 1 to 32.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number.
    pub number: u8,
    /// Its text.
    pub text: String,
}
