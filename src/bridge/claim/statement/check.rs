//! Which steps of a statement cannot be carried out in a position.

use super::{Condition, Flaw, Step, StepProblem, hands_of};
use crate::bridge::claim::finesse::finesse;
use crate::bridge::claim::position::Position;
use crate::bridge::{Seat, Side};
use crate::cards::{Card, CardSet, Suit};

/// Holds steps against a position.
pub(super) struct Checker<'a> {
    position: &'a Position,
    hands: Vec<Seat>,
    side: Side,
}

impl<'a> Checker<'a> {
    pub fn new(position: &'a Position, claimer: Seat) -> Checker<'a> {
        Checker { position, hands: hands_of(position, claimer), side: claimer.side() }
    }
}

impl Checker<'_> {
    /// The steps with a flaw.
    pub fn walk(&self, steps: &[Step], path: &mut Vec<usize>, found: &mut Vec<StepProblem>) {
        for (place, step) in steps.iter().enumerate() {
            path.push(place);
            if let Some(flaw) = self.flaw(step) {
                found.push(StepProblem { path: path.clone(), flaw });
            }
            if let Step::If { then, otherwise, .. } = step {
                for (branch, steps) in [then, otherwise].into_iter().enumerate() {
                    path.push(branch);
                    self.walk(steps, path, found);
                    path.pop();
                }
            }
            path.pop();
        }
    }

    fn flaw(&self, step: &Step) -> Option<Flaw> {
        match *step {
            Step::DrawTrumps { rounds } => self.trumps_to_draw().or_else(|| self.tricks(rounds.unwrap_or(0))),
            Step::Cash { hand, suit, rounds } => {
                self.suit_in(hand, suit).or_else(|| self.tricks(rounds.unwrap_or(0)))
            }
            Step::Discard { hand, suit } => self.suit_in(hand, suit),
            Step::Lead { card } | Step::Play { card } | Step::DiscardCard { card } => self.card(card),
            Step::Finesse { .. } | Step::FinesseIn { .. } => {
                finesse(self.position, self.hands[0], step, CardSet::EMPTY)
                    .map_or(Some(Flaw::NotOneFinesse), |(card, _)| self.card(card))
            }
            Step::Ruff { hand, .. } => self.ruff(hand),
            Step::Crossruff { .. } => self.ruff(None),
            Step::Cross { to, .. } => self.hand(Some(to)),
            Step::Concede { tricks, suit } => {
                self.tricks(tricks).or_else(|| suit.and_then(|suit| self.suit_in(None, suit)))
            }
            Step::Count { suit: None, .. } => None,
            Step::Count { tricks, suit: Some(suit) } => {
                self.tricks(tricks).or_else(|| self.suit_in(None, suit))
            }
            Step::Good { hand, .. } | Step::Avoid { hand, .. } => self.hand(hand),
            Step::If { condition, .. } => self.condition(condition),
        }
    }

    fn hand(&self, hand: Option<Seat>) -> Option<Flaw> {
        hand.filter(|seat| !self.hands.contains(seat)).map(Flaw::NotClaimersHand)
    }

    fn holds(&self, hand: Option<Seat>, suit: Suit) -> bool {
        let hands = self.hands.iter().filter(|&&seat| hand.is_none_or(|hand| hand == seat));
        hands.into_iter().any(|&seat| !self.position.hands()[seat].of_suit(suit).is_empty())
    }

    fn suit_in(&self, hand: Option<Seat>, suit: Suit) -> Option<Flaw> {
        self.hand(hand).or_else(|| (!self.holds(hand, suit)).then_some(Flaw::SuitNotHeld(suit)))
    }

    fn card(&self, card: Card) -> Option<Flaw> {
        let held = self.hands.iter().any(|&seat| self.position.hands()[seat].contains(card));
        (!held).then_some(Flaw::CardNotHeld(card))
    }

    fn tricks(&self, tricks: u8) -> Option<Flaw> {
        let left = self.position.tricks_left();
        (tricks > left).then_some(Flaw::TooManyTricks { left })
    }

    fn trumps_to_draw(&self) -> Option<Flaw> {
        let Some(trump) = self.position.trump() else { return Some(Flaw::NoTrump) };
        let theirs = Seat::ALL.into_iter().filter(|seat| seat.side() != self.side);
        let mut theirs = theirs.map(|seat| self.position.hands()[seat].of_suit(trump));
        if theirs.all(|cards| cards.is_empty()) {
            return Some(Flaw::NoTrumpOut);
        }
        (!self.holds(None, trump)).then_some(Flaw::SuitNotHeld(trump))
    }

    fn ruff(&self, hand: Option<Seat>) -> Option<Flaw> {
        let Some(trump) = self.position.trump() else { return Some(Flaw::NoTrump) };
        self.hand(hand).or_else(|| (!self.holds(hand, trump)).then_some(Flaw::NothingToRuffWith))
    }

    fn condition(&self, condition: Condition) -> Option<Flaw> {
        let settled = match condition {
            Condition::BothFollow(suit) | Condition::Breaks(suit) => self.out_of(None, suit),
            Condition::ShowsOut { seat, suit } => self.out_of(seat, suit),
            Condition::Appeared(card) => {
                let theirs = Seat::ALL.into_iter().filter(|seat| seat.side() != self.side);
                !theirs.into_iter().any(|seat| self.position.hands()[seat].contains(card))
            }
        };
        settled.then_some(Flaw::ConditionSettled)
    }

    fn out_of(&self, seat: Option<Seat>, suit: Suit) -> bool {
        let theirs = Seat::ALL.into_iter().filter(|other| other.side() != self.side);
        let mut asked = theirs.filter(|&other| seat.is_none_or(|seat| seat == other));
        asked.any(|other| self.position.has_shown_out(other, suit))
    }
}
