//! The calls in turn.

use super::Problem;
use crate::bridge::notation::order::standing;
use crate::bridge::notation::record::{AuctionRecord, Mark, Record, Said};
use crate::bridge::{Auction, Bid, Call, Doubling, Owed, Reason, Refusal, Seat};

/// An illegal call is reported and then taken as made: what follows is judged by what the record says happened.
pub(super) fn check(record: &Record, auction: &AuctionRecord, problems: &mut Vec<Problem>) {
    if let (Some(first), Some(dealer)) = (auction.first, record.dealer)
        && first != dealer
    {
        problems.push(Problem::FirstCall { stated: first, dealer });
    }
    let first = auction.first.or(record.dealer).unwrap_or(Seat::North);
    let ended_after = standing(auction).ended_after.unwrap_or(usize::MAX);
    let mut last: Option<LastBid> = None;
    let mut gap = false;
    for (index, entry) in auction.calls.iter().enumerate() {
        let seat = first.plus(index % 4);
        match &entry.said {
            Said::Call(call) => {
                let refusal = if index >= ended_after {
                    Some(Refusal::new(Reason::AuctionOver, Owed::Nothing))
                } else {
                    // Behind a call that is not told only a bid can be judged: it is too low in any case.
                    before(last, seat).check(*call).err().filter(|_| !gap || matches!(call, Call::Bid(_)))
                };
                let marked = !entry.marks.is_empty();
                match refusal {
                    Some(refusal) => {
                        problems.push(Problem::Call { index, seat, call: *call, refusal, marked })
                    }
                    None if entry.marks.contains(&Mark::Insufficient) => {
                        problems.push(Problem::NeedlessMark { call: Some(index), card: None });
                    }
                    None => {}
                }
                last = after(last, seat, *call);
            }
            Said::Skipped => problems.push(Problem::Skipped { index, seat }),
            Said::Nothing => gap = true,
            Said::Other(text) => {
                gap = true;
                problems.push(Problem::UnreadableCall { index, text: text.clone() });
            }
        }
    }
}

#[derive(Clone, Copy)]
struct LastBid {
    bid: Bid,
    by: Seat,
    doubling: Doubling,
}

fn after(last: Option<LastBid>, seat: Seat, call: Call) -> Option<LastBid> {
    let doubled = |doubling| last.map(|last| LastBid { doubling, ..last });
    match call {
        Call::Pass => last,
        Call::Double => doubled(Doubling::Doubled),
        Call::Redouble => doubled(Doubling::Redoubled),
        Call::Bid(bid) => Some(LastBid { bid, by: seat, doubling: Doubling::Undoubled }),
    }
}

/// A legal auction in which a player of that seat's side is to call and the last bid stands as told. The real auction
/// may have gone out of rotation; what a side may call depends on the last bid, its side and its doubling alone.
fn before(last: Option<LastBid>, seat: Seat) -> Auction {
    let Some(LastBid { bid, by, doubling }) = last else { return Auction::new(seat) };
    let mut auction = Auction::new(by);
    let calls = [Call::Bid(bid), Call::Double, Call::Redouble];
    let turn = by.plus(1 + doubling as usize);
    let pass = (turn.side() != seat.side()).then_some(Call::Pass);
    for call in calls.into_iter().take(1 + doubling as usize).chain(pass) {
        // Legal by construction: the bid, the double to its left, the redouble across.
        let legal = auction.call(call);
        debug_assert!(legal.is_ok());
    }
    auction
}
