//! One board as a file tells it: nothing checked, nothing lost.

mod entries;

pub use entries::{AuctionRecord, CallEntry, CardEntry, End, Laid, Mark, Note, PlayRecord, Said};

pub(super) use entries::NOTHING_TOLD;

use super::text::{Encoding, FormError, Warning};
use crate::bridge::{BySeat, Denomination, Seat, Undertaking, Vulnerability};
use crate::cards::Card;
use core::fmt;

/// What a file of boards holds.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::notation::{File, Record, pbn};
/// let mut record = Record { board: Some(7), dealer: Some(Seat::South), ..Record::default() };
/// record.set_tag("Event", "Club pairs").unwrap();
/// assert!(record.set_tag("Club pairs", "").is_err());
/// let file = File { records: vec![record], ..File::default() };
/// assert!(pbn::write(&file).starts_with("% PBN 2.1\n% EXPORT\n[Event \"Club pairs\"]\n"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// What precedes the first board: PBN escape lines without their `%`, or LIN commands.
    pub header: Vec<Remark>,
    /// The boards, in the order of the file.
    pub records: Vec<Record>,
    /// What follows the last board.
    pub trailer: Vec<Remark>,
    /// How the bytes were read.
    pub encoding: Encoding,
    /// Where the file departs from its format, the first [`MOST_WARNINGS`](super::MOST_WARNINGS).
    pub warnings: Vec<Warning>,
    /// How many further warnings were counted and not kept.
    pub omitted_warnings: usize,
}

impl File {
    /// The file if nothing had to be forgiven, or else its warnings.
    pub(super) fn strictly(self) -> Result<File, FormError> {
        if self.warnings.is_empty() { Ok(self) } else { Err(FormError(self.warnings)) }
    }
}

/// One board at one table, as a file tells it.
///
/// The fields in words of the game hold what could be understood; [`tags`](Record::tags) hold every tag
/// pair as it stood, understood or not. A writer prefers the fields, so a changed field is what is written.
///
/// ```
/// use tricklaw::bridge::Vulnerability;
/// use tricklaw::bridge::notation::{Record, pbn};
/// let file = pbn::read(b"[Board \"7\"]\n[Vulnerable \"Both\"]\n[Table \"12\"]\n");
/// let record: &Record = &file.records[0];
/// assert_eq!((record.vulnerability, record.tag("Table")), (Some(Vulnerability::All), Some("12")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Every tag pair in order, inherited values filled in; a LIN file's names and titles become tags too.
    pub tags: Vec<Tag>,
    /// Board number.
    pub board: Option<u64>,
    /// Dealer.
    pub dealer: Option<Seat>,
    /// Vulnerability.
    pub vulnerability: Option<Vulnerability>,
    /// The cards of each hand in the order read, wrong deals included; nothing where a hand is not given.
    pub hands: BySeat<Option<Vec<Card>>>,
    /// The contract the file states.
    pub contract: Option<StatedContract>,
    /// The declarer the file states.
    pub declarer: Option<Seat>,
    /// The tricks the file states as the result, 0 to 13.
    pub tricks: Option<Stated<u8>>,
    /// The points the file states as the score.
    pub score: Option<Stated<i32>>,
    /// The auction.
    pub auction: Option<AuctionRecord>,
    /// The play.
    pub play: Option<PlayRecord>,
    /// A claim that ended the play: the declarer's tricks in all.
    pub claim: Option<u8>,
    /// Supplementary sections, verbatim.
    pub sections: Vec<Section>,
    /// Comments, escape lines and uninterpreted commands, in order.
    pub remarks: Vec<Remark>,
}

impl Record {
    /// The value of the first tag of that name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Gives a tag a value, in place of the one it has or at the end, whatever the board says.
    pub(super) fn put_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value.to_string(),
            None => self.tags.push(Tag::new(name, value)),
        }
    }
}

/// A name that no tag can have, or that heads a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TagNameError;

impl fmt::Display for TagNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tag name is made of letters, digits and _, and Auction, Play and Note head sections")
    }
}

impl core::error::Error for TagNameError {}

/// A tag pair: `[Event "Club pairs"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value, escapes undone.
    pub value: String,
    /// Where the value comes from.
    pub origin: Origin,
}

impl Tag {
    /// A tag with its own value.
    pub fn new(name: &str, value: &str) -> Tag {
        Tag { name: name.to_string(), value: value.to_string(), origin: Origin::Own }
    }
}

/// Where a tag's value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Origin {
    /// It stands in the game.
    #[default]
    Own,
    /// `#`: the value of the game before.
    Same,
    /// `##`: stands in the game and holds for the games that follow.
    Lasting,
    /// Not in the game: a lasting value of an earlier one.
    Inherited,
}

/// The contract as a file states it.
///
/// ```
/// use tricklaw::bridge::notation::{StatedContract, pbn};
/// let file = pbn::read(b"[Board \"1\"]\n[Contract \"4SX\"]\n\n[Board \"2\"]\n[Contract \"Pass\"]\n");
/// assert_eq!(file.records[0].contract, Some(StatedContract::Played("4SX".parse().unwrap())));
/// assert_eq!(file.records[1].contract, Some(StatedContract::PassedOut));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatedContract {
    /// The board was passed out.
    PassedOut,
    /// What was played.
    Played(Undertaking),
    /// An end position: the denomination without a level.
    EndPosition(Denomination),
}

/// A number stated for the declarer, or for one side, or for both.
///
/// ```
/// use tricklaw::bridge::notation::{Stated, pbn};
/// let file = pbn::read(b"[Board \"1\"]\n[Result \"10\"]\n[Score \"EW 50\"]\n");
/// assert_eq!(file.records[0].tricks, Some(Stated::for_declarer(10)));
/// assert_eq!(file.records[0].score.unwrap().east_west, Some(50));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Stated<T> {
    /// For the declarer's side.
    pub declarer: Option<T>,
    /// For north and south.
    pub north_south: Option<T>,
    /// For east and west.
    pub east_west: Option<T>,
}

impl<T> Stated<T> {
    /// Stated for the declarer's side.
    pub fn for_declarer(value: T) -> Stated<T> {
        Stated { declarer: Some(value), north_south: None, east_west: None }
    }
}

/// A supplementary section, such as a score table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The name of its tag.
    pub name: String,
    /// The value of its tag: the columns of the table.
    pub value: String,
    /// Its lines, verbatim.
    pub rows: Vec<String>,
}

/// A comment, an escape line or an uninterpreted command, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// After what it stands.
    pub after: Anchor,
    /// What it is.
    pub kind: RemarkKind,
    /// Its text, without the marks around it.
    pub text: String,
}

impl Remark {
    pub(super) fn new(after: Anchor, kind: RemarkKind, text: &str) -> Remark {
        Remark { after, kind, text: text.to_string() }
    }
}

/// The place of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Anchor {
    /// Before everything of the board: a new header in the middle of a LIN file.
    Header,
    /// Before the first tag.
    Start,
    /// After the tag of that index.
    Tag(usize),
    /// In the auction, after so many calls.
    Auction(usize),
    /// In the play, after so many cards in order of play.
    Play(usize),
}

/// The kinds of remarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// `{...}`
    Block,
    /// `; ...`
    Line,
    /// `% ...`
    Escape,
    /// A LIN command of that name, `nt` (commentary) among them.
    Command(String),
    /// Text no format gives a place to.
    Stray,
}
