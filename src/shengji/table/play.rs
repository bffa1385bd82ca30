//! How actions change a position.

use super::action::Action;
use super::hand::Hand;
use super::position::{OpenTrick, Phase, Position, Trick};
use super::refusal::TableRefusal;
use crate::cards::Suit;
use crate::shengji::bag::Bag;
use crate::shengji::declare::{Declared, Race};
use crate::shengji::follow::Follow;
use crate::shengji::lead::Lead;
use crate::shengji::rules::{Rules, TractorDrawing, TripleBreaking};
use crate::shengji::seat::{BySeat, Seat};
use crate::shengji::throw::{FailedThrow, throw_verdict};
use crate::shengji::trick::{trick_points, trick_winner};
use crate::shengji::trump::Trump;

impl Position {
    /// Does an action, wholly or not at all.
    ///
    /// # Errors
    ///
    /// [`TableRefusal`] says which article forbids it; the position is unchanged then.
    pub fn apply(&mut self, action: &Action) -> Result<(), TableRefusal> {
        match action {
            Action::Draw(cards) => self.draw_cards(*cards),
            Action::Drawn { cards, own } => self.drawn_unseen(*cards, *own),
            Action::Declare { seat, face, count } => {
                self.expect(Phase::Declaring)?;
                let held = self.hands[*seat].known().map(|hand| hand.count(*face));
                let declared = self.declaring.declare(*seat, *face, *count, held);
                declared.map_err(match self.race {
                    Race::FirstDeal => TableRefusal::Race,
                    _ => TableRefusal::Declare,
                })?;
                self.show(*seat, Bag::EMPTY.with_count(*face, *count));
                Ok(())
            }
            Action::Pass(seat) => {
                self.expect(Phase::Declaring)?;
                Ok(self.declaring.pass(*seat)?)
            }
            Action::Settle => self.settle(),
            Action::Settled { turned, kitty } => self.settled_unseen(turned, *kitty),
            Action::NameSuit { seat, suit } => self.name_suit(*seat, *suit),
            Action::Bury(cards) => self.bury(*cards),
            Action::Play { seat, cards, declared } => self.play(*seat, *cards, declared.as_deref()),
            Action::Revoke { seat, cards } => self.revoke(*seat, *cards),
            Action::Verdict(failed) => self.verdict(failed.clone()),
            Action::Choose { seat, part } => self.choose(*seat, *part),
            Action::Resolve { part, grade, exposure } => self.resolve(*part, *grade, *exposure),
            Action::Expose { seat, cards } => self.expose(*seat, *cards),
            Action::PickUp(seat) => self.pick_up(*seat),
            Action::Demand(demand) => self.make_demand(*demand),
            Action::Take { seat, from, cards } => self.take(*seat, *from, *cards),
            Action::Fine { side, grade, times } => self.fine_side(*side, *grade, *times),
            Action::Reveal(cards) => self.reveal(*cards),
        }
    }

    /// Whether an action is allowed.
    ///
    /// # Errors
    ///
    /// As [`apply`](Position::apply).
    pub fn check(&self, action: &Action) -> Result<(), TableRefusal> {
        self.clone().apply(action)
    }

    /// Whose action it is: the player's who declares, passes, names, buries, plays, chooses a part of a failed throw (art. 34(1)) or
    /// decides on a lead (art. 35(2)); nobody's where it is the referee's or goes by itself.
    pub fn whose(&self, action: &Action) -> Option<Seat> {
        match action {
            Action::Declare { seat, .. }
            | Action::Pass(seat)
            | Action::NameSuit { seat, .. }
            | Action::Choose { seat, .. }
            | Action::Play { seat, .. } => Some(*seat),
            Action::Bury(_) => self.dealer,
            Action::Demand(_) => self.leader().map(Seat::next),
            _ => None,
        }
    }

    /// Whether a player may do an action now.
    ///
    /// # Errors
    ///
    /// [`TableRefusal::NotYours`] for another player's action and for the referee's, otherwise as [`apply`](Position::apply).
    pub fn check_by(&self, seat: Seat, action: &Action) -> Result<(), TableRefusal> {
        match self.whose(action) {
            Some(whose) if whose == seat => self.check(action),
            whose => Err(TableRefusal::NotYours(whose)),
        }
    }

    /// The player to follow, with what he owes; nothing if nobody is to follow, or if his hand is not known.
    pub fn follow(&self) -> Option<Follow<'_>> {
        let open = self.open.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let hand = self.hands[self.turn].known()?;
        let follow = Follow::new(&open.lead, hand, &self.rules);
        Some(follow.with_exposed_among(self.exposed[self.turn]).with_what_he_has())
    }

    /// The player about to lead.
    pub fn leader(&self) -> Option<Seat> {
        (self.phase == Phase::Playing && self.open.is_none()).then_some(self.turn)
    }

    pub(super) fn expect(&self, phase: Phase) -> Result<(), TableRefusal> {
        if self.phase == phase { Ok(()) } else { Err(TableRefusal::WrongPhase(self.phase)) }
    }

    fn draw_cards(&mut self, cards: usize) -> Result<(), TableRefusal> {
        self.expect(Phase::Declaring)?;
        self.can_draw(cards)?;
        let draw = self.draw.as_ref().ok_or(TableRefusal::Hidden)?;
        self.drawn += cards;
        self.hands = BySeat::from_fn(|seat| Hand::Known(draw.hand(seat, self.drawn)));
        Ok(())
    }

    pub(super) const fn is_board(&self) -> bool {
        matches!(self.race, Race::Board { .. })
    }

    /// Whether so many cards are left; those of a board are in the hands from the beginning (art. 21(1)).
    pub(super) fn can_draw(&self, cards: usize) -> Result<(), TableRefusal> {
        let left = 4 * self.sizes.hand() - self.drawn;
        if left == 0 || cards > left { Err(TableRefusal::NoMoreCards { left }) } else { Ok(()) }
    }

    fn settle(&mut self) -> Result<(), TableRefusal> {
        self.can_settle()?;
        let draw = self.draw.as_ref().ok_or(TableRefusal::Hidden)?;
        let settled = self.declaring.settle(draw.kitty());
        let turned = match settled {
            Declared::Settled { turned, .. } => turned,
            // They were turned up in vain.
            Declared::Redeal if self.race != Race::FirstDeal => draw.kitty().len(),
            _ => 0,
        };
        self.turned = draw.kitty()[..turned].to_vec();
        if let (Declared::Settled { dealer, .. }, Some(kitty)) = (settled, self.kitty) {
            self.hands[dealer] = self.hands[dealer].with(kitty);
        }
        self.declared(settled);
        Ok(())
    }

    /// Goes on from what declaring has come to; the kitty is with the dealer.
    pub(super) fn declared(&mut self, settled: Declared) {
        match settled {
            Declared::Settled { dealer, trump, .. } => self.start_burying(dealer, trump),
            Declared::Redeal => self.phase = Phase::Redeal,
            Declared::SuitOwedBy(seat) => self.phase = Phase::NamingSuit(seat),
        }
    }

    fn start_burying(&mut self, dealer: Seat, trump: Trump) {
        (self.dealer, self.trump, self.turn, self.phase) =
            (Some(dealer), Some(trump), dealer, Phase::Burying);
    }

    fn name_suit(&mut self, seat: Seat, suit: Suit) -> Result<(), TableRefusal> {
        match (self.phase, self.dealer) {
            (Phase::NamingSuit(due), Some(dealer)) if due == seat => {
                self.start_burying(dealer, Trump::new(self.level, Some(suit)));
                Ok(())
            }
            (Phase::NamingSuit(due), _) => Err(TableRefusal::NotYoursToName(due)),
            _ => Err(TableRefusal::WrongPhase(self.phase)),
        }
    }

    fn bury(&mut self, cards: Option<Bag>) -> Result<(), TableRefusal> {
        self.expect(Phase::Burying)?;
        let owed = self.sizes.kitty();
        let hand = &mut self.hands[self.turn];
        *hand = match (cards, *hand) {
            (Some(cards), _) if cards.len() != owed => return Err(TableRefusal::WrongKitty { owed }),
            (Some(cards), Hand::Known(held)) if !held.contains_all(cards) => {
                return Err(TableRefusal::NotHeldToBury { missing: cards.beyond(held) });
            }
            (Some(cards), hand) => hand.without(cards)?,
            (None, Hand::Hidden(held)) => Hand::Hidden(held.checked_sub(owed).ok_or(TableRefusal::Hidden)?),
            (None, Hand::Known(_)) => return Err(TableRefusal::Hidden),
        };
        // What lay face up and is buried is no longer there to be played.
        if let Some(hand) = hand.known() {
            self.exposed[self.turn] = self.exposed[self.turn].common(hand);
        }
        // Whatever he has shown he may have buried, but not what still lies face up.
        self.shown[self.turn] = self.exposed[self.turn];
        self.kitty = cards;
        self.phase = Phase::Playing;
        Ok(())
    }

    fn play(&mut self, seat: Seat, cards: Bag, declared: Option<&[Bag]>) -> Result<(), TableRefusal> {
        self.expect_from(seat)?;
        if self.open.is_none() {
            return self.play_first(cards, declared);
        }
        self.can_follow(cards)?;
        match self.follow() {
            Some(follow) => follow.check(cards)?,
            None => self.agrees_with_what_is_seen(cards)?,
        }
        self.play_after(cards)
    }

    /// Whether the player to follow plays as many cards as he owes, and can have them.
    fn can_follow(&self, cards: Bag) -> Result<(), TableRefusal> {
        let seat = self.turn;
        let Some(open) = &self.open else { return Err(TableRefusal::WrongPhase(self.phase)) };
        let (owed, played) = (open.lead.cards().len().min(self.hands[seat].len()), cards.len());
        if owed != played {
            return Err(crate::shengji::FollowRefusal::WrongCount { owed, played }.into());
        }
        self.can_hold(seat, cards)
    }

    /// Whether a hidden hand may play the cards, as far as those tell that everybody has seen of it. What is wrong from some of
    /// the cards of a hand is wrong from all of them, unless a house rule shields what may be among the others.
    fn agrees_with_what_is_seen(&self, cards: Bag) -> Result<(), TableRefusal> {
        let Some(open) = &self.open else { return Ok(()) };
        let Rules { triple_breaking, tractor_drawing, .. } = self.rules;
        let seen = cards.either(self.seen_of(self.turn));
        let follow = Follow::new(&open.lead, seen, &self.rules).with_what_he_has();
        if (triple_breaking, tractor_drawing) != (TripleBreaking::Always, TractorDrawing::ByAnything) {
            return Ok(follow.check_suit(cards)?);
        }
        Ok(follow.with_exposed_among(self.exposed[self.turn]).check(cards)?)
    }

    fn expect_from(&self, seat: Seat) -> Result<(), TableRefusal> {
        self.expect(Phase::Playing)?;
        match self.open {
            _ if seat == self.turn => Ok(()),
            None => Err(TableRefusal::NotYourLead(self.turn)),
            Some(_) => Err(TableRefusal::NotYourTurn(self.turn)),
        }
    }

    /// A wrong play that stands. It is no proof of what its player does not hold. Where his hand is not known here, neither is
    /// whether the play was wrong.
    fn revoke(&mut self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        self.expect_from(seat)?;
        if self.follow().is_some_and(|follow| follow.check(cards).is_ok()) {
            return Err(TableRefusal::NoRevoke);
        }
        let trick = self.tricks.len();
        self.can_follow(cards)?;
        self.play_after(cards)?;
        self.unproven[seat] = trick + 1;
        Ok(())
    }

    fn play_first(&mut self, cards: Bag, declared: Option<&[Bag]>) -> Result<(), TableRefusal> {
        let seat = self.turn;
        let trump = self.trump.ok_or(TableRefusal::WrongPhase(self.phase))?;
        self.hands[seat].without(cards)?;
        self.can_hold(seat, cards)?;
        let lead = Lead::new(cards, declared, trump)?;
        if let (Some(demand), Some(hand)) = (self.demand, self.hands[seat].known()) {
            demand.check_lead(cards, hand, trump)?;
        }
        let judged = self.judge(&lead);
        self.show(seat, cards);
        match judged {
            Judged::Stands => self.open_trick_with(lead)?,
            Judged::Fails(failed) => {
                self.thrown = Some((lead, Some(failed)));
                self.phase = Phase::Resolving;
            }
            Judged::Unknown => {
                self.thrown = Some((lead, None));
                self.phase = Phase::AwaitingVerdict;
            }
        }
        Ok(())
    }

    /// Begins a trick with a lead that stands. The leader's exposed cards are picked up (art. 35(2)).
    pub(super) fn open_trick_with(&mut self, lead: Lead) -> Result<(), TableRefusal> {
        let leader = self.turn;
        self.hands[leader] = self.hands[leader].without(lead.cards())?;
        self.played = self.played.plus(lead.cards()).unwrap_or(self.played);
        self.shown[leader] = self.shown[leader].beyond(lead.cards());
        self.exposed[leader] = Bag::EMPTY;
        (self.demand, self.thrown, self.phase) = (None, None, Phase::Playing);
        self.open = Some(OpenTrick { leader, lead, plays: Vec::with_capacity(3) });
        self.turn = leader.next();
        self.go_on();
        Ok(())
    }

    fn judge(&self, lead: &Lead) -> Judged {
        if !lead.is_throw() {
            return Judged::Stands;
        }
        let seat = self.turn;
        if seat.round()[1..].iter().all(|&other| self.hands[other].known().is_some()) {
            let hands = BySeat::from_fn(|other| self.hands[other].known().unwrap_or_default());
            return throw_verdict(lead, seat, &hands, &self.rules).map_or(Judged::Stands, Judged::Fails);
        }
        if self.surely_stands(lead) { Judged::Stands } else { Judged::Unknown }
    }

    fn play_after(&mut self, cards: Bag) -> Result<(), TableRefusal> {
        let seat = self.turn;
        self.hands[seat] = self.hands[seat].without(cards)?;
        self.played = self.played.plus(cards).unwrap_or(self.played);
        self.exposed[seat] = self.exposed[seat].beyond(cards);
        self.shown[seat] = self.shown[seat].beyond(cards);
        self.open.iter_mut().for_each(|open| open.plays.push(cards));
        self.turn = seat.next();
        self.go_on();
        Ok(())
    }

    /// Lets players without cards pass, and ends the trick when all have played.
    fn go_on(&mut self) {
        while let Some(open) = self.open.as_mut().filter(|open| open.plays.len() < 3) {
            if !self.hands[self.turn].is_empty() {
                return;
            }
            open.plays.push(Bag::EMPTY);
            self.turn = self.turn.next();
        }
        if let Some(OpenTrick { leader, lead, plays }) = self.open.take() {
            self.complete(leader, lead, [0, 1, 2].map(|number| plays[number]));
        }
    }

    fn complete(&mut self, leader: Seat, lead: Lead, plays: [Bag; 3]) {
        let winner = leader.after(trick_winner(&lead, &plays, &self.rules));
        let points = trick_points(&lead, &plays);
        self.tricks.push(Trick { leader, lead, plays, winner, points });
        self.turn = winner;
        self.pass_over_empty_hands();
        // Cards that one player has too many have nothing to be played against.
        if self.hands.0.iter().filter(|hand| !hand.is_empty()).count() < 2 {
            self.phase = Phase::Over;
        }
    }

    /// A player without cards does not lead: the next one in turn does.
    pub(super) fn pass_over_empty_hands(&mut self) {
        let leads = |seat: &Seat| !self.hands[*seat].is_empty();
        self.turn = self.turn.round().into_iter().find(leads).unwrap_or(self.turn);
    }

    /// What a player has played to the trick in progress.
    pub(super) fn played_to_this(&self, seat: Seat) -> Option<Bag> {
        let open = self.open.as_ref()?;
        match open.leader.turns_to(seat).checked_sub(1) {
            Some(number) => open.plays.get(number).copied(),
            None => Some(open.lead.cards()),
        }
    }
}

enum Judged {
    Stands,
    Fails(FailedThrow),
    Unknown,
}
