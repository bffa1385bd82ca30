//! What the referee rules, and what players are told of cards they do not see.

use super::hand::Hand;
use super::know::TellingPlays;
use super::position::{Phase, Position};
use super::refusal::TableRefusal;
use crate::shengji::bag::Bag;
use crate::shengji::law::{Exposure, Grade, LeadDemand, LeadDemandRefusal, fine};
use crate::shengji::lead::Lead;
use crate::shengji::room::Asked;
use crate::shengji::seat::{Seat, Side};
use crate::shengji::shape::Part;
use crate::shengji::throw::{BeatenPart, FailedThrow};
use core::num::NonZeroU8;

impl Position {
    pub(super) fn verdict(&mut self, failed: Option<FailedThrow>) -> Result<(), TableRefusal> {
        self.expect(Phase::AwaitingVerdict)?;
        let Some((lead, _)) = self.thrown.clone() else { return Err(TableRefusal::WrongPhase(self.phase)) };
        let failed = match failed {
            Some(failed) => Some(self.failure_told(&lead, failed)?),
            None => None,
        };
        if !self.agrees(&lead, failed.as_ref().map_or(&[], |failed| &failed.beaten)) {
            return Err(TableRefusal::Contradicted);
        }
        if failed.is_none() {
            return self.open_trick_with(lead);
        }
        self.thrown = Some((lead, failed));
        self.phase = Phase::Resolving;
        Ok(())
    }

    /// How a throw fails of which somebody says what is beaten; the choices that follow need not be said.
    fn failure_told(&self, lead: &Lead, told: FailedThrow) -> Result<FailedThrow, TableRefusal> {
        let FailedThrow { beaten, choices, chooser } = told;
        let follows = |failed: &FailedThrow| {
            (choices.is_empty() || choices == failed.choices)
                && (chooser.is_none() || chooser == failed.chooser)
        };
        FailedThrow::of(lead, self.turn, beaten, &self.rules)
            .filter(follows)
            .ok_or_else(|| TableRefusal::NotAVerdict { parts: (0..lead.parts().len()).collect() })
    }

    /// Whether what is said is what is seen of the hands, and what those that are not seen can hold: there is a way to deal the
    /// unseen cards so that exactly these players beat exactly these parts.
    fn agrees(&self, lead: &Lead, beaten: &[BeatenPart]) -> bool {
        let places = self.places(lead, TellingPlays::Ignored);
        let suit = (lead.group(), lead.trump());
        let mut asked = Asked { suit, beats: Vec::new(), beats_not: Vec::new() };
        for turns in 1..4 {
            let said =
                |number: usize| beaten.iter().any(|one| one.part == number && one.by[self.turn.after(turns)]);
            for (number, &part) in lead.parts().iter().enumerate() {
                let told = said(number);
                // Who beats a part beats the lower ones of its kind, so that one of each kind says it all.
                let says_more = |(other, it): (usize, &Part)| {
                    let further = if told { it.top > part.top } else { it.top < part.top };
                    it.shape == part.shape && further && said(other) == told
                };
                if !lead.parts().iter().enumerate().any(says_more) {
                    if told { &mut asked.beats } else { &mut asked.beats_not }.push((turns, part));
                }
            }
        }
        asked.can_be_dealt(places.cards, &places.rooms, &places.seen)
    }

    /// The next player names the part that is led; the fine and what the other cards become are left to the referee.
    pub(super) fn choose(&mut self, seat: Seat, part: usize) -> Result<(), TableRefusal> {
        self.expect(Phase::Resolving)?;
        match &mut self.thrown {
            Some((_, Some(failed))) if failed.chooser != Some(seat) => {
                Err(TableRefusal::NotYours(failed.chooser))
            }
            Some((_, Some(failed))) if failed.choices.contains(&part) => {
                (failed.choices, failed.chooser) = (vec![part], None);
                Ok(())
            }
            Some((_, Some(failed))) => Err(TableRefusal::NotAChoice { choices: failed.choices.clone() }),
            _ => Err(TableRefusal::WrongPhase(self.phase)),
        }
    }

    pub(super) fn resolve(
        &mut self,
        part: usize,
        grade: Grade,
        exposure: Exposure,
    ) -> Result<(), TableRefusal> {
        self.expect(Phase::Resolving)?;
        let (seat, refused) = (self.turn, TableRefusal::WrongPhase(self.phase));
        let Some((lead, Some(failed))) = self.thrown.clone() else { return Err(refused) };
        let chosen = lead.parts().get(part).filter(|_| failed.choices.contains(&part));
        let Some(&chosen) = chosen else { return Err(TableRefusal::NotAChoice { choices: failed.choices }) };
        let fine = failed.fine(grade, self.sizes.decks()).ok_or(TableRefusal::WrongGrade)?;
        let shown = lead.cards().beyond(chosen.cards);
        self.open_trick_with(Lead::of_part(chosen, lead.trump()))?;
        if exposure == Exposure::Heavy {
            self.exposed[seat] = shown;
        }
        self.fine_by(seat.side(), fine.into());
        Ok(())
    }

    fn fine_by(&mut self, side: Side, points: i64) {
        let fined = &mut self.fined[side.index()];
        *fined = fined.saturating_add(points).min(FINES_LIMIT);
    }

    pub(super) fn expose(&mut self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        let already = self.exposed[seat];
        // By themselves first: only what he can hold at all can lie face up already.
        self.can_lie_open(seat, cards)?;
        let together = already.plus(cards).ok_or(TableRefusal::Hidden).and_then(|exposed| {
            self.can_lie_open(seat, exposed)?;
            Ok(exposed)
        });
        let exposed = together.map_err(|refusal| exposed_twice(refusal, cards, already))?;
        self.exposed[seat] = exposed;
        self.show(seat, exposed);
        Ok(())
    }

    fn can_lie_open(&self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        self.hands[seat].without(cards)?;
        self.can_hold(seat, cards)
    }

    /// Everybody sees cards of a hand.
    pub(super) fn show(&mut self, seat: Seat, cards: Bag) {
        self.shown[seat] = self.shown[seat].either(cards);
    }

    /// What is picked up before its holder has led can no longer be demanded or forbidden.
    pub(super) fn pick_up(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        if self.exposed[seat].is_empty() {
            return Err(LeadDemandRefusal::NotExposed.into());
        }
        self.exposed[seat] = Bag::EMPTY;
        self.demand = self.demand.filter(|_| seat != self.turn);
        Ok(())
    }

    pub(super) fn make_demand(&mut self, demand: LeadDemand) -> Result<(), TableRefusal> {
        let (Some(leader), Some(trump)) = (self.leader(), self.trump) else {
            return Err(TableRefusal::WrongPhase(self.phase));
        };
        demand.check(self.exposed[leader], trump)?;
        self.demand = Some(self.demand.unwrap_or(LeadDemand::Free).then(demand, trump));
        Ok(())
    }

    pub(super) fn fine_side(
        &mut self,
        side: Side,
        grade: Grade,
        times: NonZeroU8,
    ) -> Result<(), TableRefusal> {
        let amount = fine(grade, self.sizes.decks()).unwrap_or(0);
        self.fine_by(side, i64::from(amount) * i64::from(times.get()));
        Ok(())
    }

    /// What is turned up is what is known to be buried, or cards that are neither played nor in a hand.
    pub(super) fn reveal(&mut self, cards: Bag) -> Result<(), TableRefusal> {
        self.expect(Phase::Over)?;
        if let Some(known) = self.kitty {
            return if known == cards { Ok(()) } else { Err(TableRefusal::Hidden) };
        }
        let owed = self.sizes.kitty();
        if cards.len() != owed && !self.uneven {
            return Err(TableRefusal::WrongKitty { owed });
        }
        let missing = cards.beyond(self.seen_nowhere_in(&Seat::ALL));
        if !missing.is_empty() {
            return Err(TableRefusal::NotHeldToBury { missing });
        }
        self.kitty = Some(cards);
        Ok(())
    }

    /// A short hand takes cards of a long one, at most so many that it is no longer than that then.
    pub(super) fn take(&mut self, seat: Seat, from: Seat, cards: Hand) -> Result<(), TableRefusal> {
        self.expect(Phase::Playing)?;
        let number = cards.len();
        let held = |of: Seat| self.hands[of].len() + self.played_to_this(of).map_or(0, Bag::len);
        if number == 0 || held(from) < held(seat).saturating_add(number.saturating_mul(2)) {
            return Err(TableRefusal::NoSurplus);
        }
        let known = cards.known().unwrap_or_default();
        self.can_hold(from, known)?;
        // What lies face up is not drawn from.
        self.hands[from].without(self.exposed[from])?.without(known)?;
        let face_up = self.exposed[from].len();
        let mut hands = self.hands;
        (hands[from], hands[seat]) = match (cards, self.hands[from], self.hands[seat]) {
            (Hand::Known(cards), long, short) => (long.without(cards)?, short.with(cards)),
            (Hand::Hidden(_), Hand::Hidden(long), Hand::Hidden(short)) if long >= number + face_up => {
                (Hand::Hidden(long - number), Hand::Hidden(short + number))
            }
            _ => return Err(TableRefusal::Hidden),
        };
        // What is drawn may have been seen before, unless it lies face up.
        self.shown[from] = self.exposed[from];
        self.unproven[seat] = self.tricks.len() + usize::from(self.played_to_this(seat).is_some());
        self.hands = hands;
        Ok(())
    }
}

/// Why cards that are in a hand cannot be exposed beside those that already are: they are the same ones.
fn exposed_twice(refusal: TableRefusal, cards: Bag, already: Bag) -> TableRefusal {
    let too_many = if let TableRefusal::NotHeld { missing } = refusal { missing } else { cards };
    match too_many.common(already) {
        Bag::EMPTY => refusal,
        cards => TableRefusal::AlreadyExposed { cards },
    }
}

/// Far beyond any deal, and small enough to add to its points.
const FINES_LIMIT: i64 = 1_000_000_000;
