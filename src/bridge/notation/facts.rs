//! What a record comes to: its contract and the tricks won.

use super::check;
use super::order::{declarer, tricks_from_play};
use super::record::{Record, StatedContract};
use crate::bridge::{Outcome, Side};

impl Record {
    /// How the auction ended: as called, or where the calls are not told to their end, as stated.
    ///
    /// ```
    /// use tricklaw::bridge::{Outcome, notation::pbn};
    /// let record = &pbn::read(b"[Auction \"S\"] 1S Pass 2H Pass 4H X AP").records[0];
    /// assert!(matches!(record.outcome(), Some(Outcome::Contract(contract)) if contract.to_string() == "4HX N"));
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        check::outcome(self).or_else(|| match self.contract {
            Some(StatedContract::PassedOut) => Some(Outcome::PassedOut),
            _ => check::contract(self).map(Outcome::Contract),
        })
    }

    /// The tricks of the declarer's side: as claimed, as won where all thirteen tricks are told, else as stated.
    /// A result marked `^` is stated with its adjustment and counts before the tricks won.
    ///
    /// ```
    /// use tricklaw::bridge::notation::lin;
    /// let record = &lin::read(b"md|1,,,|mb|1C|mb|p|mb|p|mb|p|pc|SA|mc|9|").records[0];
    /// assert_eq!(record.declarer_tricks(), Some(9));
    /// ```
    pub fn declarer_tricks(&self) -> Option<u8> {
        let adjusted = self.tag("Result").is_some_and(|value| value.starts_with('^'));
        let won = tricks_from_play(self).filter(|_| !adjusted);
        won.or_else(|| self.stated_tricks())
    }

    /// The declarer's tricks as the record states them.
    pub(super) fn stated_tricks(&self) -> Option<u8> {
        let stated = self.tricks?;
        let (own, other) = match declarer(self).map(|declarer| declarer.side()) {
            Some(Side::NorthSouth) => (stated.north_south, stated.east_west),
            Some(Side::EastWest) => (stated.east_west, stated.north_south),
            None => (None, None),
        };
        stated.declarer.or(own).or_else(|| 13u8.checked_sub(other?))
    }
}
