//! How what rulings left behind narrows the calls and cards that are legal.

use super::obligation::{
    Demand, LeadDuty, LeadPenalty, LeadRule, Obligations, PenaltyCard, PlayDuty, Rounds,
};
use super::replacement::Spent;
use crate::bridge::call::Call;
use crate::bridge::call_set::CallSet;
use crate::bridge::play::Play;
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::cite::Citation;

impl Obligations {
    /// What is left of the calls a player might make.
    pub(in crate::bridge) fn calls_left(&self, seat: Seat, legal: CallSet) -> CallSet {
        let only = |wanted: Call| if legal.contains(wanted) { CallSet::of(wanted) } else { legal };
        if self.must_pass[seat].is_some() {
            return only(Call::Pass);
        }
        if let Some((call, _)) = self.must_repeat[seat] {
            return only(call);
        }
        let mut left = legal;
        if self.no_doubling[seat].is_some() {
            left.remove(Call::Double);
            left.remove(Call::Redouble);
        }
        left
    }

    /// Why the obligations forbid a call that the auction would allow.
    pub(in crate::bridge) fn why_no_call(&self, seat: Seat) -> Option<(Reason, Citation)> {
        self.must_pass[seat]
            .map(|(_, law)| (Reason::MustPass, law))
            .or(self.must_repeat[seat].map(|(_, law)| (Reason::MustRepeatCall, law)))
            .or(self.no_doubling[seat].map(|law| (Reason::MayNotDouble, law)))
    }

    /// A call was made in that place: what bound the player at this turn binds him no longer.
    pub(in crate::bridge) fn after_call(&mut self, at: usize, by: Seat, call: Call) {
        let pass = self.must_pass[by].and_then(|(rounds, law)| (rounds == Rounds::Once).then_some(law));
        if pass.is_some() {
            self.must_pass[by] = None;
        }
        let (repeat, no_doubling) = (self.must_repeat[by].take(), self.no_doubling[by].take());
        let waiting = self.withdrawals[by.next()].filter(|waiting| waiting.right_to_call);
        if pass.is_some() || repeat.is_some() || no_doubling.is_some() || waiting.is_some() {
            self.spent.push(Spent { at, by, pass, repeat, no_doubling, waiting, replaced: None });
        }
        // Who was passed over at the turn to which these were due owes them no more.
        let skipped = by.previous();
        let (repeat, no_doubling) = (self.must_repeat[skipped].take(), self.no_doubling[skipped].take());
        if repeat.is_some() || no_doubling.is_some() {
            let (pass, waiting, replaced) = (None, None, None);
            self.spent.push(Spent { at, by: skipped, pass, repeat, no_doubling, waiting, replaced });
        }
        // A suit that is named again has been bid; of another call the meaning may count (law 26 with its note).
        let named = super::meaning::denomination_of(call)
            .map(|named| LeadRule::Related(super::Denominations::of(named)));
        let lifts = |penalty: &LeadPenalty| {
            penalty.offender == by && penalty.lifted_by == Some(call) && Some(penalty.rule) == named
        };
        self.lead_penalties.retain(|penalty| !lifts(penalty));
        for penalty in self.lead_penalties.iter_mut().filter(|penalty| penalty.offender == by) {
            penalty.repeated |= penalty.lifted_by.take() == Some(call);
        }
    }

    /// A player has to pass. A pass for one round does not shorten what holds throughout; and it is due also when what a
    /// call of partner's brought before is taken back with that call.
    pub(super) fn silence(&mut self, seat: Seat, rounds: Rounds, law: Citation) {
        let replaced = self.spent.iter_mut().filter(|spent| spent.by == seat.partner());
        let without =
            replaced.filter_map(|spent| spent.replaced.as_mut()).map(|replaced| &mut replaced.silence);
        for silence in without.chain([&mut self.must_pass[seat]]) {
            if rounds == Rounds::Throughout || silence.is_none() {
                *silence = Some((rounds, law));
            }
        }
    }

    /// The calls from that place on are cancelled: what bound the players there binds them again.
    pub(in crate::bridge) fn calls_cancelled(&mut self, from: usize) {
        while let Some(Spent { at, by, pass, repeat, no_doubling, waiting, replaced }) =
            self.spent.pop_if(|spent| spent.at >= from)
        {
            if let Some(replaced) = replaced.filter(|replaced| at == from || !replaced.in_turn) {
                self.replacement_cancelled(by, replaced);
            }
            let pass = pass.map(|law| (Rounds::Once, law));
            self.must_pass[by] = self.must_pass[by].or(pass);
            self.must_repeat[by] = self.must_repeat[by].or(repeat);
            self.no_doubling[by] = self.no_doubling[by].or(no_doubling);
            if waiting.is_some() {
                self.withdrawals[by.next()] = waiting;
                self.must_repeat[by.next()] = None;
            }
        }
    }

    /// The auction goes on though it had ended: what was to bind the opening lead waits for the next end, and cards that
    /// were exposed since lie there as cards exposed in the auction do.
    pub(in crate::bridge) fn auction_reopened(&mut self) {
        self.lead_undone();
        for penalty in self.penalty_cards.drain(..) {
            if self.faced[penalty.seat].insert(penalty.card) {
                self.faced_late.insert(penalty.card);
            }
            if penalty.major {
                self.faced_by_leading.insert(penalty.card);
            }
        }
        self.lead_penalties.append(&mut self.lead_penalties_used);
        self.lead_duties.clear();
        self.play_duties.clear();
        self.lead_settled = None;
    }

    /// Which of the cards that the play allows a hand the obligations leave, and the law if that is not all of them.
    /// Following suit goes first; what cannot be complied with binds nobody (law 59).
    pub(in crate::bridge) fn cards_left(
        &self,
        play: &Play,
        seat: Seat,
        cards: CardSet,
    ) -> (CardSet, Option<Citation>) {
        if self.play_duties.is_empty() && self.lead_duties.is_empty() && self.penalty_cards.is_empty() {
            return (cards, None);
        }
        let mut left = self.demanded(play, seat, cards);
        let own = || self.penalty_cards.iter().filter(|card| card.seat == seat);
        let major: CardSet = own().filter(|card| card.major).map(|card| card.card).collect();
        left.to(major, Citation::new(self.book, "50D1"));
        for minor in own().filter(|card| !card.major) {
            let held_back = small().of_suit(minor.card.suit()) - CardSet::of(minor.card);
            left.to(!held_back, Citation::new(self.book, "50C"));
        }
        (left.cards, left.law)
    }

    /// What the demands of the other side leave, whatever penalty cards lie there. Restrictions of a lead go before the penalty card
    /// that is asked for (law 50D1).
    fn demanded(&self, play: &Play, seat: Seat, cards: CardSet) -> Narrowed {
        let mut left = Narrowed { cards, law: None };
        if play.suit_led().is_none() {
            for duty in self.lead_duties.iter().filter(|duty| duty.seat == seat) {
                let required = duty.required.map_or(CardSet::FULL, CardSet::suit);
                left.to(required - duty.forbidden.cards(), duty.law);
            }
        }
        for duty in self.play_duties.iter().filter(|duty| duty.seat == seat) {
            left.to(duty.demand.meets(play, left.cards), duty.law);
        }
        left
    }

    /// Whether that card of a hand does not meet what was demanded of it though another would.
    pub(super) fn breaks_a_demand(&self, play: &Play, seat: Seat, card: Card) -> bool {
        let hand = play.hands()[seat];
        let held = if hand.is_known() { play.legal_cards() } else { Some(hand.known | play.unseen()) };
        held.is_some_and(|held| !self.demanded(play, seat, held | CardSet::of(card)).cards.contains(card))
    }

    /// The penalty cards of which a defender in turn should have led or played one instead of a card that follows suit (law
    /// 52); none where something else was demanded of him.
    pub(super) fn owed_instead(&self, play: &Play, seat: Seat, card: Card) -> CardSet {
        let led = play.suit_led();
        let demanded = self.play_duties.iter().any(|duty| duty.seat == seat) || self.restricts_lead(seat);
        if demanded || led.is_some_and(|led| led != card.suit()) {
            return CardSet::EMPTY;
        }
        let follows = |penalty: &PenaltyCard| led.is_none() || penalty.card.suit() == card.suit();
        self.owed_where(seat, card, &follows)
    }

    /// The same for a card thrown by a player who was out of the suit led (law 50D1).
    pub(super) fn owed_when_void(&self, seat: Seat, card: Card) -> CardSet {
        if self.play_duties.iter().any(|duty| duty.seat == seat) {
            return CardSet::EMPTY;
        }
        self.owed_where(seat, card, &|_| true)
    }

    /// The penalty cards of a hand that should have been played instead of a card: major ones of which that is true, and a minor one
    /// instead of another small card of its suit (law 50C).
    fn owed_where(&self, seat: Seat, card: Card, binds: &dyn Fn(&PenaltyCard) -> bool) -> CardSet {
        let due = |penalty: &&PenaltyCard| {
            let small_too = penalty.card.suit() == card.suit() && small().contains(card);
            penalty.seat == seat && if penalty.major { binds(penalty) } else { small_too }
        };
        let due: CardSet = self.penalty_cards.iter().filter(due).map(|penalty| penalty.card).collect();
        if due.contains(card) { CardSet::EMPTY } else { due }
    }

    /// Whether a penalty card or a demand binds that hand, besides following suit.
    pub(in crate::bridge) fn binds(&self, seat: Seat) -> bool {
        self.penalty_cards.iter().any(|card| card.seat == seat)
            || self.play_duties.iter().any(|duty| duty.seat == seat)
            || self.lead_duties.iter().any(|duty| duty.seat == seat)
    }

    /// A card is about to be played: notes the penalty cards of its hand, and which of them it is.
    pub(in crate::bridge) fn before_card(&mut self, at: usize, seat: Seat, card: Option<Card>) {
        for &penalty in self.penalty_cards.iter().filter(|penalty| penalty.seat == seat) {
            self.penalties_at.push((at as u8, penalty));
            if card == Some(penalty.card) {
                self.played_penalties.push((at as u8, penalty));
            }
        }
    }

    /// The cards from that place on are taken back: penalty cards among them lie on the table again, and what was
    /// demanded in that trick of those who played them is demanded again. What is demanded in the trick that is still in progress
    /// remains.
    pub(in crate::bridge) fn taken_back(&mut self, from: usize, same_trick: bool) {
        if !same_trick {
            self.play_duties.clear();
        }
        self.lead_undone();
        if let Some(first) = self.duties_before.iter().position(|before| before.0 >= from) {
            let (at, mut plays, mut leads) = self.duties_before.swap_remove(first);
            self.duties_before.truncate(first);
            if at / 4 != from / 4 {
                plays.clear();
            }
            let pending = core::mem::replace(&mut self.play_duties, plays);
            for duty in pending {
                if !self.play_duties.contains(&duty) {
                    self.play_duties.push(duty);
                }
            }
            // What was asked since of a lead that has not been made waits for it (law 26).
            leads.extend(self.lead_duties.iter().skip(leads.len()).filter(|duty| !duty.begun));
            self.lead_duties = leads;
        }
        self.accepted.retain(|&at| (at as usize) < from);
        self.penalties_at.retain(|&(at, _)| (at as usize) < from);
        let (kept, back): (Vec<_>, Vec<_>) =
            self.played_penalties.iter().copied().partition(|&(at, _)| (at as usize) < from);
        self.played_penalties = kept;
        for (_, penalty) in back {
            self.expose(penalty.seat, penalty.card, penalty.major);
        }
    }

    /// A lead that has not been made is taken back with a card before it: penalty cards that were picked up for it lie there
    /// again, and nothing is asked for them.
    fn lead_undone(&mut self) {
        while let Some((seat, cards)) = self.picked_up.pop() {
            self.lead_duties.pop();
            cards.iter().for_each(|card| self.expose(seat, card, true));
        }
    }

    /// The card in that place was played: demands on it are met, and a lead lost ends what bound the leader. What binds a
    /// lead that has not been made yet waits for it (law 60A3).
    pub(in crate::bridge) fn after_card(&mut self, at: usize, seat: Seat, card: Option<Card>, play: &Play) {
        if !self.play_duties.is_empty() || !self.lead_duties.is_empty() {
            self.duties_before.push((at, self.play_duties.clone(), self.lead_duties.clone()));
        }
        self.play_duties.retain(|duty| duty.seat != seat);
        self.penalty_cards.retain(|penalty| penalty.seat != seat || Some(penalty.card) != card);
        if at.is_multiple_of(4) {
            for duty in self.lead_duties.iter_mut().filter(|duty| duty.seat == seat) {
                duty.required = None;
                duty.begun = true;
            }
        }
        self.lead_settled = None;
        self.picked_up.clear();
        if play.suit_led().is_none() {
            self.play_duties.clear();
            let lasts = |duty: &LeadDuty| duty.seat == play.leader() && !duty.forbidden.is_empty();
            self.lead_duties.retain(|duty| !duty.begun || lasts(duty));
        }
    }

    /// Puts a card on the table as a penalty card; two of one player are both major, and a minor one becomes major where it is
    /// played by mistake later (law 50B).
    pub(in crate::bridge) fn expose(&mut self, seat: Seat, card: Card, major: bool) {
        match self.penalty_cards.iter_mut().find(|penalty| penalty.card == card) {
            Some(known) if known.major || !major => return,
            Some(known) => known.major = true,
            None => self.penalty_cards.push(PenaltyCard { seat, card, major }),
        }
        self.lead_settled = self.lead_settled.filter(|&leader| leader != seat.partner());
        let own = self.penalty_cards.iter().filter(|penalty| penalty.seat == seat).count();
        if own > 1 {
            self.penalty_cards.iter_mut().filter(|card| card.seat == seat).for_each(|card| card.major = true);
        }
    }

    /// The penalty card of another suit than the one led that a hand had to play in that place, as declarer had asked (law 51A) or as
    /// it had kept it back (law 52B2): it was out of the suit.
    pub(super) fn asked_off_suit(&self, at: usize, seat: Seat, led: Suit) -> Option<Card> {
        let asked = |duty: &PlayDuty| match duty.demand {
            Demand::Card(card) if card.suit() != led && matches!(duty.law.article, "51A" | "52B2") => {
                Some(card)
            }
            _ => None,
        };
        let (_, plays, _) = self.duties_before.iter().find(|(place, ..)| *place == at)?;
        plays.iter().filter(|duty| duty.seat == seat).find_map(asked)
    }

    /// The law by which a hidden hand is bound to the one card that is left, whatever else it holds.
    pub(in crate::bridge) fn bound_to_one_card(&self, seat: Seat, left: CardSet) -> Option<Citation> {
        let card = left.lowest().filter(|_| left.len() == 1)?;
        let mut duties = self.play_duties.iter().filter(|duty| duty.seat == seat);
        if let Some(duty) = duties.next() {
            return (duty.demand == Demand::Card(card) && duties.next().is_none()).then_some(duty.law);
        }
        let major = |penalty: &PenaltyCard| penalty.seat == seat && penalty.card == card && penalty.major;
        let bound = !self.restricts_lead(seat) && self.penalty_cards.iter().any(major);
        bound.then_some(Citation::new(self.book, "50D1"))
    }

    /// Whether a restriction of the lead binds that hand: what its hidden cards allow goes before a penalty card.
    pub(in crate::bridge) fn restricts_lead(&self, seat: Seat) -> bool {
        self.lead_duties.iter().any(|duty| duty.seat == seat)
    }
}

/// The cards below honour rank: 9 and lower (law 50B).
pub(in crate::bridge) fn small() -> CardSet {
    Rank::ALL
        .into_iter()
        .filter(|&rank| rank < Rank::Ten)
        .fold(CardSet::EMPTY, |all, rank| all | CardSet::rank(rank))
}

struct Narrowed {
    cards: CardSet,
    law: Option<Citation>,
}

impl Narrowed {
    /// Leaves what is allowed, unless that would be nothing.
    fn to(&mut self, allowed: CardSet, law: Citation) {
        let left = self.cards & allowed;
        if !left.is_empty() && left != self.cards {
            self.cards = left;
            self.law = Some(law);
        }
    }
}

impl Demand {
    /// The cards that meet the demand; every card where it asks for nothing.
    fn meets(self, play: &Play, held: CardSet) -> CardSet {
        let of_led = play.suit_led().map_or(CardSet::EMPTY, |led| held.of_suit(led));
        match self {
            Demand::Card(card) => card.into(),
            Demand::Highest => of_led.highest().into_iter().collect(),
            Demand::Lowest => of_led.lowest().into_iter().collect(),
            Demand::Suit(suit) => CardSet::suit(suit),
            Demand::NotSuit(suit) => !CardSet::suit(suit),
        }
    }
}
