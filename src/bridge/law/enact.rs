//! Effects put into force on the state of a table.

use super::decision;
use super::effect::Effect;
use super::obligation::{Adjustment, Established, LeadDuty, LeadPenalty, PlayDuty, Withdrawn};
use super::restriction::small;
use crate::bridge::contract::Contract;
use crate::bridge::play::{Entry, Mark};
use crate::bridge::seat::Seat;
use crate::bridge::table::State;
use crate::cards::{Card, CardSet, Suit};
use crate::cite::Citation;

impl State {
    pub(super) fn enact(&mut self, effect: &Effect, law: Citation) {
        match *effect {
            Effect::CallsCancelled { from, turn } => self.cancel_calls(from as usize, turn),
            Effect::CallStands { by, call } => self.enter_call(by, call),
            Effect::TurnToCall(seat) => self.auction.set_turn(seat),
            Effect::MustPass { seat, rounds } => self.duties.silence(seat, rounds, law),
            Effect::MayNotDouble(seat) => self.duties.no_doubling[seat] = Some(law),
            Effect::Replaceable { seat, withdrawal } => self.duties.wait_for_call(seat, withdrawal),
            Effect::LeadPenalty { offender, rule, lifted_by } => {
                self.duties.lead_penalties.push(LeadPenalty {
                    offender,
                    rule,
                    lifted_by,
                    repeated: false,
                    law,
                });
            }
            Effect::Withdrawn { by, what, authorized } => {
                self.note_withdrawn(Withdrawn { by, what, authorized, law });
            }
            Effect::Faced { seat, cards, led } => self.face(seat, cards, led),
            Effect::LeadTakenBack => self.face_down = None,
            Effect::PenaltyCard { seat, card, major } => {
                self.show(seat, card);
                self.duties.expose(seat, card, major);
            }
            Effect::PickedUp { seat, cards } => {
                self.duties.penalty_cards.retain(|penalty| !cards.contains(penalty.card));
                self.duties.picked_up.push((seat, cards));
            }
            Effect::CardStands { seat, card } => {
                let mark = self.mark_of(seat, card);
                self.enter_card(Entry { seat, card: Some(card), mark });
            }
            Effect::CardsTakenBack { from } => self.take_back(from as usize),
            Effect::TurnToLead(seat) => self.play.iter_mut().for_each(|play| play.set_leader(seat)),
            Effect::Declarer(seat) => self.change_declarer(seat),
            Effect::MustPlay { seat, demand } => self.duties.play_duties.push(PlayDuty { seat, demand, law }),
            Effect::MustLead { seat, suit } => self.bind_lead(seat, Some(suit), Default::default(), law),
            Effect::MayNotLead { seat, suits } => self.bind_lead(seat, None, suits, law),
            Effect::LeadSettled(seat) => self.duties.lead_settled = Some(seat),
            Effect::LeadPenaltyUsed(offender) => self.use_lead_penalty(offender),
            Effect::RevokeCard { at } => self.mark(at, |entry| entry.mark = Mark::Irregular),
            Effect::RevokeCorrected { by, trick, suit } => {
                self.duties.corrected_revokes.push((by, trick, suit));
                self.cancel_revokes();
            }
            Effect::RevokeEstablished { by, trick, suit, rectified, at_most } => {
                let established = Established { by, trick, suit, rectified, at_most, law };
                self.duties.established.push(established);
                self.spare_later_revokes();
                self.cancel_revokes();
            }
            Effect::CardSupplied { at, card } => self.supply(at, card),
            Effect::RightForfeited(side) => self.duties.forfeit(side),
            Effect::Informed(seat) => self.duties.informed[seat] = Some(law),
            Effect::ResultStands => {}
            Effect::BoardAdjusted(score) => self.duties.adjusted = Some(score),
            Effect::ToConsider(adjustment) => self.duties.adjustments.push(adjustment),
            Effect::AdjustedScoreDue(seat, law) => self.duties.adjustments.push(Adjustment::Due(seat, law)),
        }
    }

    /// What was withdrawn for one side only may turn out to be for both.
    fn note_withdrawn(&mut self, told: Withdrawn) {
        self.duties.withdrawn.retain(|earlier| {
            *earlier != told
                && (told.authorized != [true; 2] || (earlier.by, earlier.what) != (told.by, told.what))
        });
        self.duties.withdrawn.push(told);
    }

    /// Cards lie face up, by a lead or otherwise.
    fn face(&mut self, seat: Seat, cards: CardSet, led: bool) {
        cards.iter().for_each(|card| self.show(seat, card));
        self.duties.faced[seat] |= cards;
        if led {
            self.duties.faced_by_leading |= cards;
        }
        if self.contract.is_some() {
            self.duties.faced_late |= cards;
        }
    }

    /// The restriction that was asked about is spent: another may have lapsed, as every suit of it was bid (law 26A1).
    fn use_lead_penalty(&mut self, offender: Seat) {
        let asked = |penalty: &LeadPenalty| {
            penalty.offender == offender && decision::restricts_first_lead(self, penalty)
        };
        if let Some(at) = self.duties.lead_penalties.iter().position(asked) {
            let used = self.duties.lead_penalties.remove(at);
            self.duties.lead_penalties_used.push(used);
        }
    }

    /// A card is put to a trick that lacked one.
    fn supply(&mut self, at: u8, card: Card) {
        let seat = self.plays.get(at as usize).map(|entry| entry.seat);
        seat.into_iter().for_each(|seat| self.show(seat, card));
        self.mark(at, |entry| *entry = Entry { card: Some(card), mark: Mark::Supplied, ..*entry });
        self.duties.penalty_cards.retain(|penalty| penalty.card != card);
    }

    /// A card is seen by everybody.
    fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].showing(card);
        self.play.iter_mut().for_each(|play| play.show(seat, card));
    }

    /// A card that a ruling lets stand shows what the hand is out of only when it is known to have been legal.
    fn mark_of(&self, seat: Seat, card: Card) -> Mark {
        let Some(play) = &self.play else { return Mark::Regular };
        let hand = play.hands()[seat];
        let bound = play.turn() == Some(seat) && self.duties.breaks_a_demand(play, seat, card);
        let discarded = play.suit_led().filter(|&led| led != card.suit());
        let could_follow = discarded.is_some_and(|led| !hand.known.of_suit(led).is_empty());
        match (bound || could_follow, discarded) {
            (true, _) => Mark::Irregular,
            (false, Some(_)) if !hand.is_known() => Mark::Unproven,
            _ => Mark::Regular,
        }
    }

    fn cancel_calls(&mut self, from: usize, turn: Seat) {
        self.calls.truncate(from);
        let mut auction = crate::bridge::auction::Auction::new(self.auction.dealer());
        self.calls.iter().for_each(|call| auction.enter(call.by, call.call));
        auction.set_turn(turn);
        self.auction = auction;
        if !auction.is_over() {
            self.contract = None;
            self.play = None;
            self.plays.clear();
            self.face_down = None;
            self.duties.auction_reopened();
        }
        self.duties.calls_cancelled(from);
    }

    pub(super) fn take_back(&mut self, from: usize) {
        let same_trick = from / 4 == self.plays.len() / 4;
        let leader = self.plays.get(from).filter(|_| from.is_multiple_of(4)).map(|entry| entry.seat);
        for entry in self.plays.split_off(from.min(self.plays.len())) {
            if let Some(card) = entry.card {
                self.hands[entry.seat] = self.hands[entry.seat].showing(card);
            }
        }
        self.duties.taken_back(from, same_trick);
        self.agreed = None;
        self.rebuild_play();
        // Whoever led may have had the lead from a ruling.
        if let (Some(play), Some(leader)) = (&mut self.play, leader) {
            play.set_leader(leader);
        }
    }

    fn mark(&mut self, at: u8, change: impl Fn(&mut Entry)) {
        self.plays.get_mut(at as usize).into_iter().for_each(change);
        let leader = self.play.map(|play| play.leader());
        self.rebuild_play();
        // Between tricks the lead may be where a ruling has put it (law 43B2(a)).
        if let (Some(play), Some(leader)) = (&mut self.play, leader) {
            play.set_leader(leader);
        }
    }

    fn change_declarer(&mut self, seat: Seat) {
        if let Some(contract) = &mut self.contract {
            contract.declarer = seat;
        }
        self.play.iter_mut().for_each(|play| play.set_declarer(seat));
    }

    fn bind_lead(
        &mut self,
        seat: Seat,
        required: Option<Suit>,
        forbidden: super::Denominations,
        law: Citation,
    ) {
        self.duties.lead_duties.push(LeadDuty { seat, required, forbidden, begun: false, law });
    }

    /// What was faced during the auction becomes penalty cards in a defender's hand (law 24).
    pub(in crate::bridge) fn faced_cards_after_the_auction(&mut self, contract: Contract) {
        for seat in [contract.declarer.next(), contract.declarer.previous()] {
            let faced = self.duties.faced[seat];
            for card in faced {
                let minor = small().contains(card) && !self.duties.faced_by_leading.contains(card);
                self.duties.expose(seat, card, !minor);
            }
        }
    }
}
