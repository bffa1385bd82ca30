//! What the tags of a board mean in the game.

use super::hands::read_deal;
use super::record::{Record, Tag, TagNameError};
use super::text::{Position, Report};
use super::values::{
    Reading, read_board, read_contract, read_score, read_seat, read_tricks, read_vulnerability,
};

/// The tags that head sections of a game.
const HEADS: [&str; 3] = ["Auction", "Play", "Note"];

impl Record {
    /// Gives a tag a value, in place of the one it has or at the end. What the tag says of the board the board says then: with a
    /// value that nobody understands, nothing.
    ///
    /// # Errors
    ///
    /// [`TagNameError`] for a name of anything but letters, digits and `_`, with which a file could not be read again, and for
    /// `Auction`, `Play` and `Note`, which are told by the board's calls and cards.
    ///
    /// ```
    /// use tricklaw::bridge::notation::Record;
    /// let mut record = Record { board: Some(3), ..Record::default() };
    /// record.set_tag("Board", "4").unwrap();
    /// assert_eq!(record.board, Some(4));
    /// assert!(record.set_tag("Auction", "N").is_err());
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagNameError> {
        let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !plain || HEADS.contains(&name) {
            return Err(TagNameError);
        }
        self.put_tag(name, value);
        understand(self, &Tag::new(name, value), Position::START, &mut Report::default());
        Ok(())
    }
}

/// Understands one tag, whose value begins at that place.
pub(super) fn understand(record: &mut Record, tag: &Tag, at: Position, report: &mut Report) {
    let value = tag.value.as_str();
    match tag.name.as_str() {
        "Board" => record.board = said(read_board(value), at, value, report),
        "Dealer" => record.dealer = said(read_seat(value), at, value, report),
        "Vulnerable" => record.vulnerability = said(read_vulnerability(value), at, value, report),
        "Declarer" => record.declarer = said(read_seat(value), at, value, report),
        "Contract" => record.contract = said(read_contract(value), at, value, report),
        "Result" => record.tricks = said(read_tricks(value), at, value, report),
        "Score" => record.score = said(read_score(value), at, value, report),
        "Deal" => {
            let (hands, problems) = read_deal(value);
            record.hands = hands;
            for problem in problems {
                let place = report.within(at, problem.offset);
                report.warn(place, problem.code, &problem.found);
            }
        }
        _ => {}
    }
}

/// What a value says, with what is wrong with it on report.
pub(super) fn said<T>(reading: Reading<T>, at: Position, value: &str, report: &mut Report) -> Option<T> {
    if let Some(code) = reading.problem {
        report.warn(at, code, value);
    }
    reading.value
}
