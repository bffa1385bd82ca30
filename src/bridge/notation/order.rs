//! Who called and who played what, worked out from a record that may be wrong.
//!
//! A reader needs the contract an auction leads to and the winner of a trick before anything is known to be
//! legal, so these functions take whatever stands in the file and never refuse.

use super::record::{AuctionRecord, CardEntry, Record, Said, StatedContract};
use crate::bridge::{BySeat, Call, Contract, Denomination, Doubling, Seat, Side, Undertaking, winner};
use crate::cards::CardSet;

/// Where an auction stands, call by call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Standing {
    /// The last bid with its doubling.
    pub(super) undertaking: Option<Undertaking>,
    /// Who would play it.
    pub(super) declarer: Option<Seat>,
    /// Consecutive passes at the end.
    pub(super) passes: usize,
    /// Three passes after a bid, or four at the start.
    pub(super) ended: bool,
    /// After how many entries it had ended for the first time.
    pub(super) ended_after: Option<usize>,
    entries: usize,
    first_to_name: [[Option<Seat>; 5]; 2],
}

impl Standing {
    pub(super) fn contract(&self) -> Option<Contract> {
        let Undertaking { bid, doubling } = self.undertaking?;
        Some(Contract { bid, doubling, declarer: self.declarer? })
    }

    /// How many passes in a row end the auction.
    pub(super) fn passes_owed(&self) -> usize {
        if self.undertaking.is_some() { 3 } else { 4 }
    }

    /// Takes what stands in the place of the next call, by that player.
    pub(super) fn take(&mut self, said: &Said, seat: Option<Seat>) {
        self.entries += 1;
        let Said::Call(call) = *said else { return };
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        match call {
            Call::Pass => {}
            Call::Double => self.double(Doubling::Doubled),
            Call::Redouble => self.double(Doubling::Redoubled),
            Call::Bid(bid) => {
                self.undertaking = Some(Undertaking { bid, doubling: Doubling::Undoubled });
                self.declarer = seat.map(|seat| {
                    let first = &mut self.first_to_name[seat.side().index()][bid.denomination().index()];
                    *first.get_or_insert(seat)
                });
            }
        }
        self.ended = self.passes >= self.passes_owed();
        if self.ended && self.ended_after.is_none() {
            self.ended_after = Some(self.entries);
        }
    }

    fn double(&mut self, doubling: Doubling) {
        if let Some(undertaking) = &mut self.undertaking {
            undertaking.doubling = doubling;
        }
    }
}

/// Where the calls of an auction lead.
pub(super) fn standing(auction: &AuctionRecord) -> Standing {
    let mut standing = Standing::default();
    for (index, entry) in auction.calls.iter().enumerate() {
        standing.take(&entry.said, auction.seat(index));
    }
    standing
}

/// The auction of a record if it is told from the first call to the last.
fn auction_to_its_end(record: &Record) -> Option<Standing> {
    let auction = record.auction.as_ref()?;
    let told = auction.calls.iter().all(|entry| matches!(entry.said, Said::Call(_)));
    Some(standing(auction)).filter(|standing| told && standing.ended)
}

/// The denomination played: the auction's once that is over, or else the stated one. A list of results may be wrong, and
/// who won a trick must not depend on it.
pub(super) fn denomination(record: &Record) -> Option<Denomination> {
    let of = |undertaking: Undertaking| undertaking.bid.denomination();
    let called = |standing: Standing| standing.undertaking.map(of);
    auction_to_its_end(record).and_then(called).or_else(|| match record.contract {
        Some(StatedContract::Played(undertaking)) => Some(of(undertaking)),
        Some(StatedContract::EndPosition(denomination)) => Some(denomination),
        Some(StatedContract::PassedOut) | None => called(standing(record.auction.as_ref()?)),
    })
}

/// The declarer: the auction's once that is over, or else as stated.
pub(super) fn declarer(record: &Record) -> Option<Seat> {
    let called = auction_to_its_end(record).and_then(|standing| standing.declarer);
    called.or(record.declarer).or_else(|| standing(record.auction.as_ref()?).declarer)
}

/// Whether declarer and dummy changed places after an opening lead out of turn (law 54A), which a caret tells.
pub(super) fn changed_places(record: &Record) -> bool {
    record.tag("Declarer").is_some_and(|value| value.starts_with('^'))
}

/// The winner of a trick of a record, where all four cards and their seats are known.
pub(super) fn trick_winner(trick: &[CardEntry], denomination: Denomination) -> Option<Seat> {
    let [a, b, c, d] = trick else { return None };
    let cards = [a.card()?, b.card()?, c.card()?, d.card()?];
    trick[winner(denomination.trump(), cards)].seat
}

/// The tricks each side won in a record; nothing if a trick before the last is not fully known.
pub(super) fn tricks_won(record: &Record) -> Option<[u8; 2]> {
    let (play, denomination) = (record.play.as_ref()?, denomination(record)?);
    let mut won = [0; 2];
    for (index, trick) in play.tricks.iter().enumerate() {
        match trick_winner(trick, denomination) {
            Some(seat) => won[seat.side().index()] += 1,
            None if index + 1 == play.tricks.len() => {}
            None => return None,
        }
    }
    Some(won)
}

/// The declarer's tricks as the play itself gives them: all thirteen tricks played, or a claim.
pub(super) fn tricks_from_play(record: &Record) -> Option<u8> {
    if let Some(claim) = record.claim {
        return Some(claim);
    }
    let [ns, ew] = tricks_won(record)?;
    if ns + ew != 13 {
        return None;
    }
    Some(match declarer(record)?.side() {
        Side::NorthSouth => ns,
        Side::EastWest => ew,
    })
}

/// The cards of each hand as sets.
pub(super) fn holdings(record: &Record) -> BySeat<Option<CardSet>> {
    BySeat::from_fn(|seat| record.hands[seat].as_ref().map(|cards| cards.iter().copied().collect()))
}
