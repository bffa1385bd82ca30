//! A board of a file told anew, as a table has it.

use super::record::{Anchor, AuctionRecord, CallEntry, Note, PlayRecord, Record, Said};
use crate::bridge::{Call, Table};
use crate::cards::Card;
use core::mem::{swap, take};

impl Record {
    /// Tells the board as it stands at a table: number, marks, hands, calls, cards and what they came to. Everything else
    /// stays: the other tags, comments and tables, and what is said about calls and cards that are still made. What is said
    /// about others goes with them: explanations, notes, and the comments behind them. Where a contract was told without its
    /// auction, an auction of a single bid that comes to it tells nothing more, and may be assumed: it stays untold.
    ///
    /// ```
    /// use tricklaw::bridge::notation::{File, pbn};
    /// let text = b"[Event \"Club\"]\n[Board \"1\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n\
    ///     {Too good}\n[Auction \"N\"]\n7S =1=\n[Note \"1:no words\"]\n";
    /// let mut record = pbn::read(text).records.remove(0);
    /// let mut table = record.replay().unwrap().table;
    /// for _ in 0..3 {
    ///     table.apply("Pass".parse().unwrap()).unwrap();
    /// }
    /// record.retell(&table);
    /// let text = pbn::write(&File { records: vec![record], ..File::default() });
    /// assert!(text.contains("[Event \"Club\"]") && text.contains("[Contract \"7S\"]") && text.contains("{Too good}"));
    /// assert!(text.ends_with("[Auction \"N\"]\n7S =1= AP\n[Note \"1:no words\"]\n"));
    /// ```
    pub fn retell(&mut self, table: &Table) {
        let mut told = Record::from_table(table);
        for tag in &told.tags {
            self.put_tag(&tag.name, &tag.value);
        }
        if self.auction.is_none() && self.contract.is_some() && is_assumed(self, &told) {
            swap(&mut told.auction, &mut self.auction);
        }
        let calls = match (&mut told.auction, &mut self.auction) {
            (Some(auction), Some(before)) => take_calls(auction, before),
            _ => 0,
        };
        let cards = match (&mut told.play, &mut self.play) {
            (Some(play), Some(before)) => take_cards(play, before),
            _ => 0,
        };
        for remark in take(&mut self.remarks) {
            let stays = match remark.after {
                Anchor::Auction(after) => after <= calls,
                Anchor::Play(after) => after == 0 || (after <= Card::COUNT && cards & 1 << (after - 1) != 0),
                _ => true,
            };
            if stays {
                told.remarks.push(remark);
            }
        }
        swap(&mut told.tags, &mut self.tags);
        swap(&mut told.sections, &mut self.sections);
        *self = told;
    }
}

/// Takes over what is said about the calls that are still made, and answers how many those are.
fn take_calls(auction: &mut AuctionRecord, before: &mut AuctionRecord) -> usize {
    let mut kept = 0;
    for (call, before) in auction.calls.iter_mut().zip(&mut before.calls) {
        if !is_same_call(&call.said, &before.said) {
            break; // what is behind it answered another auction
        }
        swap(call, before);
        kept += 1;
    }
    let mut lost = 0;
    for call in &before.calls {
        lost |= bit(call.note);
    }
    for call in &auction.calls {
        lost &= !bit(call.note);
    }
    take_notes(&mut auction.notes, &mut before.notes, lost);
    kept
}

/// Takes over what is said about the cards that are still played in their place, and answers which those are.
fn take_cards(play: &mut PlayRecord, before: &mut PlayRecord) -> u64 {
    let (mut kept, mut at, mut lost) = (0, 1u64, 0);
    for (trick, before) in play.tricks.iter_mut().zip(&mut before.tricks) {
        for (card, before) in trick.iter_mut().zip(before) {
            if card.card() == before.card() {
                swap(card, before);
                kept |= at;
            }
            at <<= 1;
        }
    }
    for card in before.tricks.iter().flatten() {
        lost |= bit(card.note);
    }
    for card in play.tricks.iter().flatten() {
        lost &= !bit(card.note);
    }
    take_notes(&mut play.notes, &mut before.notes, lost);
    kept
}

/// The number of a note, 1 to 32, as a bit.
fn bit(note: Option<u8>) -> u64 {
    note.map_or(0, |number| 1u64.wrapping_shl(number.into()))
}

/// Takes over the notes, but for those to which only calls or cards referred that are gone.
fn take_notes(notes: &mut Vec<Note>, before: &mut Vec<Note>, lost: u64) {
    swap(notes, before);
    notes.retain(|note| lost & bit(Some(note.number)) == 0);
}

/// Whether the calls tell no more than the contract that was told without them.
fn is_assumed(before: &Record, told: &Record) -> bool {
    let is_bid = |call: &&CallEntry| matches!(call.said, Said::Call(Call::Bid(_)));
    let bids = told.auction.iter().flat_map(|auction| &auction.calls).filter(is_bid).count();
    (before.contract, before.declarer) == (told.contract, told.declarer) && bids == 1
}

fn is_same_call(one: &Said, other: &Said) -> bool {
    matches!((one, other), (Said::Call(one), Said::Call(other)) if one == other)
}
