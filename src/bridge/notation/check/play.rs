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

/// A card in its place in the order of play.
#[derive(Clone, Copy)]
struct Played {
    index: usize,
    seat: Seat,
    card: Card,
    /// Whether the file marks an irregularity there.
    marked: bool,
}

impl Played {
    const fn problem(self, fault: CardFault) -> Problem {
        let Played { index, seat, card, marked } = self;
        Problem::Card { index, seat, card, fault, marked }
    }
}

/// The hands while the cards are played.
struct Replay {
    dealt: BySeat<Option<CardSet>>,
    played: CardSet,
    /// The cards with which hands that are not given did not follow, and the suit led.
    discards: Vec<(Played, Suit)>,
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
        Replay { dealt, played: CardSet::EMPTY, discards: Vec::new(), index: 0 }
    }

    fn trick(&mut self, trick: &[CardEntry], problems: &mut Vec<Problem>) {
        let led = trick.first().and_then(CardEntry::card).map(Card::suit);
        for (step, entry) in trick.iter().enumerate() {
            let index = self.index;
            match (&entry.laid, entry.seat) {
                (Laid::Card(card), Some(seat)) => {
                    let played = Played { index, seat, card: *card, marked: !entry.marks.is_empty() };
                    let fault = self.card(played, led.filter(|_| step > 0), problems);
                    let revoked = matches!(fault, Some(CardFault::Revoke(_)));
                    if entry.marks.contains(&Mark::Revoke) && !revoked && self.dealt[seat].is_some() {
                        problems.push(Problem::NeedlessMark { call: None, card: Some(index) });
                    }
                }
                (Laid::Other(text), _) => {
                    problems.push(Problem::UnreadableCard { index, text: text.clone() });
                }
                _ => {}
            }
            self.index += 1;
        }
    }

    /// Plays a card, tells what is wrong with it, and with earlier ones that it shows to have been revokes.
    fn card(&mut self, played: Played, led: Option<Suit>, problems: &mut Vec<Problem>) -> Option<CardFault> {
        let mut fault = self.not_his(played);
        if fault.is_none() {
            // A hand that is not given revoked if it shows the suit later.
            let suit = played.card.suit();
            self.discards.retain(|&(earlier, led)| {
                let revoked = (earlier.seat, led) == (played.seat, suit);
                if revoked {
                    problems.push(earlier.problem(CardFault::Revoke(suit)));
                }
                !revoked
            });
            fault = self.revoke(played, led.filter(|&led| led != suit));
        }
        problems.extend(fault.map(|fault| played.problem(fault)));
        self.played.insert(played.card);
        fault
    }

    /// Why the player cannot have had that card, whatever was led.
    fn not_his(&self, Played { seat, card, .. }: Played) -> Option<CardFault> {
        if self.played.contains(card) {
            return Some(CardFault::PlayedBefore);
        }
        let holder = self.holder(card);
        let not_dealt = self.dealt[seat].is_some_and(|hand| !hand.contains(card));
        (not_dealt || holder.is_some_and(|holder| holder != seat)).then_some(CardFault::NotHeld(holder))
    }

    /// Whether a card of another suit than the one led is a revoke; of a hand that is not given that may show later.
    fn revoke(&mut self, played: Played, led: Option<Suit>) -> Option<CardFault> {
        let led = led?;
        match self.dealt[played.seat] {
            Some(hand) if (hand - self.played).of_suit(led).is_empty() => None,
            Some(_) => Some(CardFault::Revoke(led)),
            None => {
                self.discards.push((played, led));
                None
            }
        }
    }

    /// The player whose hand as given has the card.
    fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.dealt[seat].is_some_and(|hand| hand.contains(card)))
    }
}
