//! A board of a file told anew, as a table has it.

use super::record::{Record, Said};
use crate::bridge::Table;
use core::mem::swap;

impl Record {
    /// Tells the board as it stands at a table: number, marks, hands, calls, cards and what they came to. Everything else
    /// stays: the other tags, comments and tables, and what is said about calls and cards that are still made.
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
        if let (Some(auction), Some(before)) = (&mut told.auction, &mut self.auction) {
            swap(&mut auction.notes, &mut before.notes);
            for (call, before) in auction.calls.iter_mut().zip(&mut before.calls) {
                if !is_same_call(&call.said, &before.said) {
                    break; // what is behind it answered another auction
                }
                swap(call, before);
            }
        }
        if let (Some(play), Some(before)) = (&mut told.play, &mut self.play) {
            swap(&mut play.notes, &mut before.notes);
            for (trick, before) in play.tricks.iter_mut().zip(&mut before.tricks) {
                for (card, before) in trick.iter_mut().zip(before) {
                    if card.card() == before.card() {
                        swap(card, before);
                    }
                }
            }
        }
        swap(&mut told.tags, &mut self.tags);
        swap(&mut told.sections, &mut self.sections);
        swap(&mut told.remarks, &mut self.remarks);
        *self = told;
    }
}

fn is_same_call(one: &Said, other: &Said) -> bool {
    matches!((one, other), (Said::Call(one), Said::Call(other)) if one == other)
}
