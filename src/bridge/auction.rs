//! The auction: whose turn it is, which calls are legal, what contract it ends in (laws 17-19 and 22).

use super::call::{Bid, Call};
use super::call_set::CallSet;
use super::contract::{Contract, Doubling};
use super::refusal::{Owed, Reason, Refusal};
use super::seat::{Seat, Side};

/// Where an auction stands: what matters of the calls so far, in a few bytes.
///
/// ```
/// use tricklaw::bridge::{Auction, Seat};
/// let mut auction = Auction::new(Seat::East);
/// for call in ["1NT", "Pass", "Pass", "X", "Pass", "Pass"] {
///     auction.call(call.parse().unwrap()).unwrap();
/// }
/// assert_eq!(auction.turn(), Some(Seat::West));
/// assert!(auction.check("X".parse().unwrap()).is_err());
/// auction.call("Pass".parse().unwrap()).unwrap();
/// assert_eq!(auction.contract().unwrap().to_string(), "1NTX E");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    dealer: Seat,
    /// Whose call it is: clockwise from the dealer, unless a ruling let a call out of rotation stand.
    turn: Seat,
    calls: u16,
    /// Passes since the last other call, or since the start.
    passes: u8,
    last: Option<LastBid>,
    /// Who of each side first named each denomination; the declarer is found here (law 22A2).
    first_to_name: [[Option<Seat>; 5]; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct LastBid {
    bid: Bid,
    by: Seat,
    doubling: Doubling,
}

/// How an auction ended (law 22A).
///
/// ```
/// use tricklaw::bridge::{Auction, Outcome, Seat};
/// let mut auction = Auction::new(Seat::North);
/// for _ in 0..4 {
///     auction.call("Pass".parse().unwrap()).unwrap();
/// }
/// assert_eq!(auction.outcome(), Some(Outcome::PassedOut));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Four passes: the board is not played and not redealt (law 22A1).
    PassedOut,
    /// Three passes after a call other than a pass: the last bid is the contract (law 22A2).
    Contract(Contract),
}

impl Auction {
    /// The most calls an auction can have: three passes, then each of the 35 bids doubled after two passes and
    /// redoubled after two more, and two passes before the next bid; three passes end it.
    pub const MAX_CALLS: usize = 319;

    /// An auction in which that player has the first call (law 17B).
    pub const fn new(dealer: Seat) -> Auction {
        Auction { dealer, turn: dealer, calls: 0, passes: 0, last: None, first_to_name: [[None; 5]; 2] }
    }

    /// Who has the first call.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many calls have been made.
    pub const fn len(&self) -> usize {
        self.calls as usize
    }

    /// Whether no call has been made.
    pub const fn is_empty(&self) -> bool {
        self.calls == 0
    }

    /// Who has the next call, clockwise (law 17C); nobody once the auction is over.
    pub const fn turn(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.turn) }
    }

    /// Whether the auction is over (law 22A).
    pub const fn is_over(&self) -> bool {
        match self.last {
            None => self.passes == 4,
            Some(_) => self.passes == 3,
        }
    }

    /// How the auction ended, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        Some(self.standing().map_or(Outcome::PassedOut, Outcome::Contract))
    }

    /// The contract, once the auction has ended in one.
    pub fn contract(&self) -> Option<Contract> {
        if self.is_over() { self.standing() } else { None }
    }

    /// What would be the contract if everybody passed from here.
    pub fn standing(&self) -> Option<Contract> {
        let LastBid { bid, by, doubling } = self.last?;
        let first = self.first_to_name[by.side().index()][bid.denomination().index()];
        Some(Contract { bid, doubling, declarer: first.unwrap_or(by) })
    }

    /// The calls that the player to act may make; none once the auction is over.
    pub fn legal_calls(&self) -> CallSet {
        let Some(turn) = self.turn() else { return CallSet::EMPTY };
        let mut calls = CallSet::bids_above(self.last.map(|last| last.bid));
        calls.insert(Call::Pass);
        if self.why_no_double(turn.side()).is_none() {
            calls.insert(Call::Double);
        }
        if self.why_no_redouble(turn.side()).is_none() {
            calls.insert(Call::Redouble);
        }
        calls
    }

    /// Whether the player to act may make that call.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] under law 18D (insufficient bid), 19A or 19B (double or redouble) or 22A (the auction is
    /// over), with the calls that are legal.
    pub fn check(&self, call: Call) -> Result<(), Refusal> {
        let Some(turn) = self.turn() else {
            return Err(Refusal::new(Reason::AuctionOver, Owed::Nothing));
        };
        let reason = match call {
            Call::Pass => None,
            Call::Double => self.why_no_double(turn.side()),
            Call::Redouble => self.why_no_redouble(turn.side()),
            Call::Bid(bid) => self.last.filter(|last| bid <= last.bid).map(|_| Reason::InsufficientBid),
        };
        match reason {
            None => Ok(()),
            Some(reason) => Err(Refusal::new(reason, self.legal_calls().into())),
        }
    }

    /// Makes a call for the player to act.
    ///
    /// # Errors
    ///
    /// As [`check`](Auction::check); the auction is then unchanged.
    pub fn call(&mut self, call: Call) -> Result<(), Refusal> {
        self.check(call)?;
        self.enter(self.turn, call);
        Ok(())
    }

    /// Lets a call stand whoever made it and whether or not it was legal, as after a ruling.
    pub(super) fn enter(&mut self, by: Seat, call: Call) {
        self.calls = self.calls.saturating_add(1);
        self.turn = by.next();
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        match call {
            Call::Pass => {}
            Call::Double => self.set_doubling(Doubling::Doubled),
            Call::Redouble => self.set_doubling(Doubling::Redoubled),
            Call::Bid(bid) => {
                self.last = Some(LastBid { bid, by, doubling: Doubling::Undoubled });
                let first = &mut self.first_to_name[by.side().index()][bid.denomination().index()];
                first.get_or_insert(by);
            }
        }
    }

    /// Gives the next call to that player, as after a ruling.
    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    fn set_doubling(&mut self, doubling: Doubling) {
        if let Some(last) = &mut self.last {
            last.doubling = doubling;
        }
    }

    pub(super) fn why_no_double(&self, side: Side) -> Option<Reason> {
        match self.last {
            None => Some(Reason::NothingToDouble),
            Some(last) if last.doubling != Doubling::Undoubled => Some(Reason::AlreadyDoubled),
            Some(last) if last.by.side() == side => Some(Reason::DoubleOfOwnSide),
            Some(_) => None,
        }
    }

    pub(super) fn why_no_redouble(&self, side: Side) -> Option<Reason> {
        match self.last {
            Some(LastBid { doubling: Doubling::Redoubled, .. }) => Some(Reason::AlreadyRedoubled),
            Some(LastBid { doubling: Doubling::Doubled, by, .. }) => {
                (by.side() != side).then_some(Reason::RedoubleOfOwnSide)
            }
            _ => Some(Reason::NothingToRedouble),
        }
    }
}
