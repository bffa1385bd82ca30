//! Records to tables and back.

use super::record::{
    AuctionRecord, CallEntry, CardEntry, Laid, PlayRecord, Record, Said, Stated, StatedContract,
};
use crate::bridge::{
    Action, Board, BoardResult, BySeat, Hand, HandsError, Outcome, Refusal, Seat, Table, Vulnerability,
    dealer_of, vulnerability_of,
};
use core::fmt;

/// A record played at a table as far as the laws allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The table where the replay ended.
    pub table: Table,
    /// Why it ended before the record did; nothing when the whole record was played.
    pub stop: Option<Stop>,
}

/// The first thing in a record that could not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A call, counted from 0; the one behind the last when cards follow an auction that is not over.
    Call(usize, Unplayable),
    /// A card, counted from 0 in order of play.
    Card(usize, Unplayable),
    /// The claim.
    Claim(Refusal),
}

/// Why a call or a card could not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The laws refuse it.
    Refused(Refusal),
    /// The record does not tell it, or in words not understood.
    NotTold,
    /// The record gives it to another player than whose turn it is.
    OutOfTurn(Seat),
}

/// A record without what a table needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// Neither a dealer nor a board number.
    NoDealer,
    /// Hands with which no board can be played.
    Hands(HandsError),
}

impl fmt::Display for NoTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoTable::NoDealer => f.write_str("the record has no dealer"),
            NoTable::Hands(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NoTable {}

impl Record {
    /// Plays the record at a table: calls, cards and claim, up to the first that cannot be played. Hands not given
    /// are hidden; dealer and vulnerability not given are those of the board number.
    ///
    /// # Errors
    ///
    /// [`NoTable`] when there is no dealer or the hands are no deal.
    ///
    /// ```
    /// use tricklaw::bridge::notation::{Stop, lin};
    /// let text = "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|7S|mb|7H|";
    /// let replay = lin::read(text.as_bytes()).records[0].replay().unwrap();
    /// assert_eq!(replay.table.actions().len(), 1);
    /// assert!(matches!(replay.stop, Some(Stop::Call(1, _))));
    /// ```
    pub fn replay(&self) -> Result<Replay, NoTable> {
        let numbered = |number| Some((dealer_of(number)?, vulnerability_of(number)?));
        let by_number = self.board.and_then(numbered);
        let first = self.auction.as_ref().and_then(|auction| auction.first);
        let dealer =
            self.dealer.or(first).or(by_number.map(|(dealer, _)| dealer)).ok_or(NoTable::NoDealer)?;
        let vulnerability = self.vulnerability.or(by_number.map(|(_, vulnerability)| vulnerability));
        let board =
            Board { number: self.board, dealer, vulnerability: vulnerability.unwrap_or(Vulnerability::None) };
        let hand = |seat: Seat| match &self.hands[seat] {
            Some(cards) => {
                let known: crate::cards::CardSet = cards.iter().copied().collect();
                // A card twice in one hand leaves it short, which the table refuses.
                Hand::known(known)
            }
            None => Hand::UNSEEN,
        };
        let table = Table::new(board, BySeat::from_fn(hand)).map_err(NoTable::Hands)?;
        let mut replay = Replay { table, stop: None };
        replay.stop = replay.run(self).err();
        Ok(replay)
    }

    /// The record of what happened at a table. A lead that lies face down is not told.
    pub fn from_table(table: &Table) -> Record {
        let board = table.board();
        let mut record = Record {
            board: board.number,
            dealer: Some(board.dealer),
            vulnerability: Some(board.vulnerability),
            hands: table.dealt().map(|hand| hand.is_known().then(|| hand.known.iter().rev().collect())),
            ..Record::default()
        };
        let calls: Vec<CallEntry> = table
            .actions()
            .iter()
            .filter_map(|action| match action {
                Action::Call(call) => Some(CallEntry::new(Said::Call(*call))),
                _ => None,
            })
            .collect();
        if !calls.is_empty() {
            record.auction =
                Some(AuctionRecord { first: Some(board.dealer), calls, ..AuctionRecord::default() });
        }
        match table.auction().outcome() {
            Some(Outcome::PassedOut) => record.contract = Some(StatedContract::PassedOut),
            Some(Outcome::Contract(contract)) => {
                record.contract = Some(StatedContract::Played(contract.undertaking()));
                record.declarer = Some(contract.declarer);
            }
            None => {}
        }
        record.play = play_of(table);
        if let Some(BoardResult::Played { tricks, score, .. }) = table.result() {
            record.tricks = Some(Stated::for_declarer(tricks));
            record.score = Some(Stated::for_declarer(score));
        }
        record.claim = table.actions().iter().rev().find_map(|action| match action {
            Action::AgreedClaim(tricks) => Some(*tricks),
            _ => None,
        });
        record
    }
}

fn play_of(table: &Table) -> Option<PlayRecord> {
    let leader = table.contract()?.leader();
    let tricks: Vec<Vec<CardEntry>> = table
        .tricks()
        .iter()
        .map(|trick| {
            trick
                .cards
                .iter()
                .map(|played| CardEntry::new(Some(played.seat), Laid::Card(played.card)))
                .collect()
        })
        .collect();
    (!tricks.is_empty()).then(|| PlayRecord { leader: Some(leader), tricks, ..PlayRecord::default() })
}

impl Replay {
    fn run(&mut self, record: &Record) -> Result<(), Stop> {
        if let Some(auction) = &record.auction {
            for (index, entry) in auction.calls.iter().enumerate() {
                self.call(auction.seat(index), entry).map_err(|why| Stop::Call(index, why))?;
            }
        }
        let cards = || record.play.iter().flat_map(PlayRecord::cards);
        if self.table.auction().outcome().is_none() && cards().next().is_some() {
            return Err(Stop::Call(self.table.actions().len(), Unplayable::NotTold));
        }
        for (index, entry) in cards().enumerate() {
            self.card(entry).map_err(|why| Stop::Card(index, why))?;
        }
        match record.claim {
            Some(tricks) if self.table.result().is_none() => {
                self.table.apply(Action::AgreedClaim(tricks)).map_err(Stop::Claim)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn call(&mut self, seat: Option<Seat>, entry: &CallEntry) -> Result<(), Unplayable> {
        let Said::Call(call) = entry.said else { return Err(Unplayable::NotTold) };
        self.in_turn(seat)?;
        self.table.apply(Action::Call(call)).map_err(Unplayable::Refused)?;
        Ok(())
    }

    fn card(&mut self, entry: &CardEntry) -> Result<(), Unplayable> {
        let card = entry.card().ok_or(Unplayable::NotTold)?;
        self.in_turn(entry.seat)?;
        self.table.apply(Action::Play(card)).map_err(Unplayable::Refused)?;
        Ok(())
    }

    fn in_turn(&self, seat: Option<Seat>) -> Result<(), Unplayable> {
        match (seat, self.table.turn()) {
            (Some(seat), Some(turn)) if seat != turn => Err(Unplayable::OutOfTurn(seat)),
            _ => Ok(()),
        }
    }
}
