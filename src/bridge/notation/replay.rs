//! Records to tables and back.

use super::order::changed_places;
use super::record::{
    AuctionRecord, CallEntry, CardEntry, End, Laid, Mark, PlayRecord, Record, Said, Stated, StatedContract,
};
use crate::bridge::law::{Answer, Choice, Established, Irregularity, Ruled};
use crate::bridge::play::{Entry, Mark as Played, winner_of};
use crate::bridge::{
    Action, Board, BoardResult, BySeat, Call, Hand, HandsError, Outcome, Phase, Play, Refusal, Seat, Side,
    Table, TableCall, Vulnerability, dealer_of, vulnerability_of,
};
use crate::cards::Card;
use crate::cite::Book;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// A call, counted from 0; the one behind the last when cards follow an auction that is not over.
    Call(usize, Unplayable),
    /// A card, counted from 0 in order of play.
    Card(usize, Unplayable),
    /// The claim.
    Claim(Refusal),
}

/// Why a call or a card could not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unplayable {
    /// The laws refuse it.
    Refused(Refusal),
    /// The record does not tell it, or in words not understood.
    NotTold,
    /// The record gives it to another player than whose turn it is.
    OutOfTurn(Seat),
}

/// A record without what a table needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Plays the record at a table: calls, cards and claim, up to the first that cannot be played; a play that PBN breaks
    /// off (`*`) is settled by the result, as by an agreed claim. Hands not given are hidden; dealer and vulnerability not
    /// given are those of the board number. Where a caret tells that declarer and dummy changed places (law 54A) they do, and an
    /// insufficient bid or a lead out of turn that is marked as accepted (`^I`, `^L`) stands, by a ruling on the table's record.
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

    /// The record of what happened at a table: the calls and cards that stand after its rulings. A record has no place
    /// for the rulings themselves, nor for what was withdrawn, and a lead that lies face down is not told.
    pub fn from_table(table: &Table) -> Record {
        let board = table.board();
        let mut record = Record {
            board: board.number,
            dealer: Some(board.dealer),
            vulnerability: Some(board.vulnerability),
            hands: table.dealt().map(|hand| hand.is_known().then(|| hand.known.iter().rev().collect())),
            ..Record::default()
        };
        let calls = calls_of(table);
        if !calls.is_empty() {
            let end = if table.auction().outcome().is_none() { End::Open } else { End::Plain };
            record.auction =
                Some(AuctionRecord { first: Some(board.dealer), calls, end, ..AuctionRecord::default() });
        }
        match table.auction().outcome() {
            Some(Outcome::PassedOut) => record.contract = Some(StatedContract::PassedOut),
            Some(Outcome::Contract(contract)) => {
                record.contract = Some(StatedContract::Played(contract.undertaking()));
                let declarer = table.contract().map_or(contract.declarer, |contract| contract.declarer);
                record.declarer = Some(declarer);
                if declarer != contract.declarer {
                    // He laid his hand down as dummy's (law 54A): PBN marks who took his place.
                    record.put_tag("Declarer", &format!("^{declarer}"));
                }
            }
            None => {}
        }
        record.play = play_of(table);
        if let Some(BoardResult::Played { tricks, score, .. }) = table.result() {
            record.tricks = Some(Stated::for_declarer(tricks));
            record.score = Some(Stated::for_declarer(score));
            let given = table.transfers();
            if given.from(Side::NorthSouth) != given.from(Side::EastWest) {
                // The tricks scored are not those won (law 64): PBN marks such a result.
                record.put_tag("Result", &format!("^{tricks}"));
            }
        }
        // An agreement falls with the cards it was made on (laws 45D and 62).
        record.claim = table.state().agreed;
        record
    }
}

/// The calls that stand: a player whose turn a ruling took away is passed over, an insufficient bid that stands is marked.
fn calls_of(table: &Table) -> Vec<CallEntry> {
    let mut turn = table.board().dealer;
    let mut highest = None;
    let mut calls = Vec::new();
    for TableCall { by, call } in table.calls() {
        while turn != *by {
            calls.push(CallEntry::new(Said::Skipped));
            turn = turn.next();
        }
        let mut entry = CallEntry::new(Said::Call(*call));
        if let Call::Bid(bid) = call {
            if Some(*bid) <= highest {
                entry.marks.push(Mark::Insufficient);
            }
            highest = Some(*bid);
        }
        calls.push(entry);
        turn = turn.next();
    }
    calls
}

/// The cards that stand: a lead by another than who was to lead is marked, and so is a revoke that was ruled on. A card
/// left out is not told, nor is one put in later that would have won the trick: a reader would have it win.
fn play_of(table: &Table) -> Option<PlayRecord> {
    let leader = table.contract()?.leader();
    let trump = table.play().and_then(Play::trump);
    let mut to_lead = Some(leader);
    let mut tricks = Vec::new();
    for (number, trick) in table.state().plays.chunks(4).enumerate() {
        let mut cards: Vec<CardEntry> = Vec::new();
        let winning = |supplied: bool| {
            let counts = |entry: &Entry| entry.card.filter(|_| supplied || entry.mark != Played::Supplied);
            let all = <[Entry; 4]>::try_from(trick).ok()?;
            Some(trick[0].seat.plus(winner_of(trump, &all.map(|entry| counts(&entry)))))
        };
        let misleads = winning(true) != winning(false);
        for &Entry { seat, card, mark } in trick {
            let told = card.filter(|_| !misleads || mark != Played::Supplied);
            let mut entry = CardEntry::new(Some(seat), told.map_or(Laid::Nothing, Laid::Card));
            if cards.is_empty() && to_lead.is_some_and(|owed| owed != seat) {
                entry.marks.push(Mark::LeadOutOfTurn);
            }
            // A trick owed for a defective one (law 67B1) has no card to mark.
            let is_his = |revoke: &Established| {
                revoke.at_most > 1 && (revoke.by, usize::from(revoke.trick)) == (seat, number)
            };
            if table.obligations().established().iter().any(is_his) {
                entry.marks.push(Mark::Revoke);
            }
            cards.push(entry);
        }
        tricks.push(cards);
        to_lead = winning(false);
    }
    let end = if table.result().is_none() { End::Open } else { End::Plain };
    (!tricks.is_empty()).then(|| PlayRecord { leader: Some(leader), tricks, end, ..PlayRecord::default() })
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
        let mut rest = cards().enumerate();
        if let Some(lead) = cards().next().and_then(|entry| self.lead_to_a_spread_hand(record, entry)) {
            self.table.apply(lead).map_err(|refusal| Stop::Card(0, Unplayable::Refused(refusal)))?;
            rest.next();
        }
        for (index, entry) in rest {
            self.card(entry).map_err(|why| Stop::Card(index, why))?;
        }
        if self.table.result().is_none() {
            if let Some(tricks) = record.claim {
                self.table.apply(Action::AgreedClaim(tricks)).map_err(Stop::Claim)?;
            } else if let Some(tricks) = self.broken_off_with(record) {
                // A result that the tricks rule out settles nothing: that is for the checks to tell.
                let _ = self.table.apply(Action::AgreedClaim(tricks));
            }
        }
        Ok(())
    }

    /// The tricks stated of a play that PBN breaks off, where no other declarer is stated than the table has.
    fn broken_off_with(&self, record: &Record) -> Option<u8> {
        let is_cut = record.play.as_ref()?.end == End::Cut;
        let declarer = self.table.contract()?.declarer;
        record.stated_tricks().filter(|_| is_cut && record.declarer.is_none_or(|stated| stated == declarer))
    }

    /// The ruling that lets the first card stand where declarer became dummy upon it (law 54A).
    fn lead_to_a_spread_hand(&self, record: &Record, lead: &CardEntry) -> Option<Action> {
        let called = self.table.contract()?;
        let by = called.dummy().next();
        let spread = changed_places(record) && record.declarer == Some(called.dummy());
        let card = lead.card().filter(|_| spread && lead.seat.is_none_or(|seat| seat == by))?;
        Some(opening_lead(by, card, Choice::Spread))
    }

    fn call(&mut self, seat: Option<Seat>, entry: &CallEntry) -> Result<(), Unplayable> {
        let Said::Call(call) = entry.said else { return Err(Unplayable::NotTold) };
        self.in_turn(seat)?;
        let action = self.accepted_bid(call, entry).unwrap_or(Action::Call(call));
        self.table.apply(action).map_err(Unplayable::Refused)?;
        Ok(())
    }

    /// The ruling that lets a bid stand which is marked as insufficient and accepted (law 27A), where it is insufficient.
    fn accepted_bid(&self, call: Call, entry: &CallEntry) -> Option<Action> {
        let (Call::Bid(bid), Some(by)) = (call, self.table.turn()) else { return None };
        if !entry.marks.contains(&Mark::Insufficient) {
            return None;
        }
        self.possible(ruling(Irregularity::InsufficientBid { by, bid, to: None }, &[ACCEPTED]))
    }

    fn card(&mut self, entry: &CardEntry) -> Result<(), Unplayable> {
        let card = entry.card().ok_or(Unplayable::NotTold)?;
        let action = match self.accepted_lead(card, entry) {
            Some(ruling) => ruling,
            None => {
                self.in_turn(entry.seat)?;
                Action::Play(card)
            }
        };
        self.table.apply(action).map_err(Unplayable::Refused)?;
        Ok(())
    }

    /// The ruling that lets a lead stand which is marked as out of turn and accepted (laws 53A and 54B), where it is out of turn.
    fn accepted_lead(&self, card: Card, entry: &CardEntry) -> Option<Action> {
        let by = entry.seat?;
        if !entry.marks.contains(&Mark::LeadOutOfTurn) {
            return None;
        }
        self.possible(match self.table.phase() {
            Phase::OpeningLead => opening_lead(by, card, Choice::Accept),
            _ => ruling(Irregularity::LeadOutOfTurn { by, card }, &[Answer::No, ACCEPTED]),
        })
    }

    fn possible(&self, action: Action) -> Option<Action> {
        self.table.check(action).is_ok().then_some(action)
    }

    fn in_turn(&self, seat: Option<Seat>) -> Result<(), Unplayable> {
        match (seat, self.table.turn()) {
            (Some(seat), Some(turn)) if seat != turn => Err(Unplayable::OutOfTurn(seat)),
            _ => Ok(()),
        }
    }
}

const ACCEPTED: Answer = Answer::Choice(Choice::Accept);

fn ruling(irregularity: Irregularity, answers: &[Answer]) -> Action {
    let answers = answers.iter().copied().collect();
    Action::Ruling(Ruled { book: Book::Bridge2007, irregularity, answers })
}

/// What declarer answers an opening lead out of turn with. Nobody told the leader to lead, and no card of dummy's had been seen.
fn opening_lead(by: Seat, card: Card, choice: Choice) -> Action {
    let answers = [Answer::No, Answer::No, Answer::Choice(choice)];
    ruling(Irregularity::OpeningLeadOutOfTurn { by, card: Some(card) }, &answers)
}
