//! The cards: who holds them, who leads, who follows.

use super::super::order::changed_places;
use super::{CardFault, Problem, contract, outcome};
use crate::bridge::notation::order::{denomination, holdings, trick_winner};
use crate::bridge::notation::record::{CardEntry, Laid, Mark, PlayRecord, Record};
use crate::bridge::{BySeat, Outcome, Seat};
use crate::cards::{Card, CardSet, Suit};

pub(super) fn check(record: &Record, problems: &mut Vec<Problem>) {
    let Some(play) = &record.play else { return };
    if play.cards().next().is_none() {
        return;
    }
    match (&record.auction, outcome(record)) {
        (Some(auction), None) if !auction.calls.is_empty() => problems.push(Problem::AuctionNotOver),
        (_, Some(Outcome::PassedOut)) => problems.push(Problem::PlayOfPassedOut),
        _ => {}
    }
    let mut replay = Replay::new(record);
    let denomination = denomination(record);
    let mut owed = check_leader(record, play, problems);
    for (number, trick) in play.tricks.iter().enumerate() {
        if let (Some(first), Some(owed)) = (trick.first(), owed) {
            check_lead(number, first, owed, replay.index, problems);
        }
        replay.trick(trick, problems);
        owed = denomination.and_then(|denomination| trick_winner(trick, denomination));
    }
}

/// The declarer's left-hand opponent leads (law 41A). A declarer marked as having changed places with dummy counts as
/// the record says. Gives the stated leader where nothing is wrong with him.
fn check_leader(record: &Record, play: &PlayRecord, problems: &mut Vec<Problem>) -> Option<Seat> {
    let swapped = changed_places(record);
    let declarer =
        record.declarer.filter(|_| swapped).or_else(|| contract(record).map(|contract| contract.declarer));
    if let (Some(stated), Some(declarer)) = (play.leader, declarer)
        && stated != declarer.next()
    {
        problems.push(Problem::Leader { stated, owed: declarer.next() });
        return None;
    }
    play.leader
}

fn check_lead(trick: usize, first: &CardEntry, owed: Seat, card: usize, problems: &mut Vec<Problem>) {
    let marked = first.marks.contains(&Mark::LeadOutOfTurn);
    match first.seat {
        Some(stated) if stated != owed => problems.push(Problem::Lead { trick, stated, owed, marked }),
        Some(_) if marked => problems.push(Problem::NeedlessMark { call: None, card: Some(card) }),
        _ => {}
    }
}

/// The hands while the cards are played.
struct Replay {
    dealt: BySeat<Option<CardSet>>,
    played: CardSet,
    /// By player and suit: the card with which he first did not follow it.
    shown_out: [[Option<(usize, Card, bool)>; 4]; 4],
    index: usize,
}

impl Replay {
    fn new(record: &Record) -> Replay {
        let mut dealt = holdings(record);
        let unknown: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| dealt[seat].is_none()).collect();
        let known = dealt.0.iter().flatten().fold(CardSet::EMPTY, |all, hand| all | *hand);
        if let ([seat], 39) = (&unknown[..], known.len()) {
            dealt[*seat] = Some(!known);
        }
        Replay { dealt, played: CardSet::EMPTY, shown_out: Default::default(), index: 0 }
    }

    fn trick(&mut self, trick: &[CardEntry], problems: &mut Vec<Problem>) {
        let led = trick.first().and_then(CardEntry::card).map(Card::suit);
        for (step, entry) in trick.iter().enumerate() {
            match (&entry.laid, entry.seat) {
                (Laid::Card(card), Some(seat)) => {
                    let marked = !entry.marks.is_empty();
                    let led = led.filter(|_| step > 0);
                    let revoke = self.card(seat, *card, led, marked, problems);
                    if entry.marks.contains(&Mark::Revoke) && !revoke && self.dealt[seat].is_some() {
                        problems.push(Problem::NeedlessMark { call: None, card: Some(self.index) });
                    }
                }
                (Laid::Other(text), _) => {
                    problems.push(Problem::UnreadableCard { index: self.index, text: text.clone() });
                }
                _ => {}
            }
            self.index += 1;
        }
    }

    /// Plays a card; says whether it is a revoke.
    fn card(
        &mut self,
        seat: Seat,
        card: Card,
        led: Option<Suit>,
        marked: bool,
        problems: &mut Vec<Problem>,
    ) -> bool {
        let index = self.index;
        let mut report = |index, card, fault, marked| {
            problems.push(Problem::Card { index, seat, card, fault, marked });
        };
        let mut revoke = false;
        if self.played.contains(card) {
            report(index, card, CardFault::PlayedBefore, marked);
        } else if self.dealt[seat].is_some_and(|hand| !hand.contains(card)) {
            report(index, card, CardFault::NotHeld(self.holder(card)), marked);
        } else if let Some(holder) = self.holder(card).filter(|&holder| holder != seat) {
            report(index, card, CardFault::NotHeld(Some(holder)), marked);
        } else {
            // A hand that is not given revoked if it shows the suit later.
            if let Some((earlier, instead, marked)) = self.shown_out[seat.index()][card.suit().index()].take()
            {
                report(earlier, instead, CardFault::Revoke(card.suit()), marked);
            }
            if let Some(led) = led.filter(|&led| led != card.suit()) {
                let left = self.dealt[seat].map(|hand| (hand - self.played).of_suit(led));
                match left {
                    Some(left) if !left.is_empty() => {
                        report(index, card, CardFault::Revoke(led), marked);
                        revoke = true;
                    }
                    Some(_) => {}
                    None => {
                        self.shown_out[seat.index()][led.index()].get_or_insert((index, card, marked));
                    }
                }
            }
        }
        self.played.insert(card);
        revoke
    }

    fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.dealt[seat].is_some_and(|hand| hand.contains(card)))
    }
}
