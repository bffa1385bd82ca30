//! What the cards known here tell: what can be added to a selection, and whether a throw can be beaten.

use super::hand::Hand;
use super::position::{Phase, Position};
use crate::shengji::bag::Bag;
use crate::shengji::follow::Follow;
use crate::shengji::lead::Lead;
use crate::shengji::rules::{TractorDrawing, TripleBreaking};
use crate::shengji::seat::Seat;
use crate::shengji::shape::Part;
use crate::shengji::throw::{Beatable, Unseen, UnseenHand, beatable};
use crate::shengji::trump::Group;

impl Position {
    /// The cards the player to act can add to his selection on the way to a legal play or burial; none where his hand is
    /// hidden, or nobody is to act.
    ///
    /// A leader can add any card of the suit he has begun with, as far as what is demanded of him goes (art. 35(2)).
    pub fn playable(&self, selection: Bag) -> Bag {
        if let Some(follow) = self.follow() {
            return follow.playable(selection);
        }
        let hand = self.turn().and_then(|seat| self.hand(seat).known()).unwrap_or_default();
        let Some(left) = hand.minus(selection) else { return Bag::EMPTY };
        match (self.phase, self.trump) {
            (Phase::Burying, _) if selection.len() < self.sizes.kitty() => left,
            (Phase::Playing, Some(trump)) => {
                let open = self.demand.map_or(hand, |demand| demand.open_to(hand, trump));
                match trump.group_of(selection) {
                    Some(_) if !open.contains_all(selection) => Bag::EMPTY,
                    Some(group) => open.beyond(selection).among(trump.faces_of(group)),
                    None => open.among(if selection.is_empty() { u64::MAX } else { 0 }),
                }
            }
            _ => Bag::EMPTY,
        }
    }

    /// Whether each part of a lead of the player to act can be beaten, as far as is known here: the hands that are seen,
    /// and of those that are not the cards shown before (exposed, to declare, in a throw that failed) and what they did not
    /// follow with.
    pub fn outlook(&self, lead: &Lead) -> Vec<Beatable> {
        let unseen = self.unseen(self.turn, lead.group());
        let seen =
            |seat: Seat| self.hands[seat].known().unwrap_or(self.shown[seat].either(self.exposed[seat]));
        let [_, others @ ..] = self.turn.round();
        let judged = |part: &Part| {
            if others.iter().any(|&seat| part.is_beaten_by(seen(seat), lead.group(), lead.trump())) {
                Beatable::Yes
            } else if others.iter().any(|&seat| self.may_beat(seat, part, lead, unseen.cards)) {
                beatable(part, lead, &unseen)
            } else {
                Beatable::No
            }
        };
        lead.parts().iter().map(judged).collect()
    }

    /// Whether a hidden hand may hold a combination that beats the part, after what it has played: one that did not
    /// follow with a pair, with which it had to follow if it could, has none (art. 13).
    fn may_beat(&self, seat: Seat, part: &Part, lead: &Lead, unseen: Bag) -> bool {
        let (trump, group, shape) = (lead.trump(), lead.group(), part.shape);
        if self.hands[seat].known().is_some() || self.hands[seat].len() < shape.cards() {
            return false;
        }
        let there = unseen.at_least(shape.multiplicity());
        // Off-suit level cards share a step: each of the four faces that can stand there in turn.
        let run = |top: u8, number: usize| {
            (top + 1 - shape.length()..=top).fold(0, |run, step| {
                let mut faces = there & trump.faces_on(group, step);
                for _ in 0..number {
                    let fewer = faces & faces.wrapping_sub(1);
                    faces = if fewer == 0 { faces } else { fewer };
                }
                run | faces & faces.wrapping_neg()
            })
        };
        (part.top + 1..trump.steps(group)).any(|top| {
            (0..4).any(|number| {
                let cards = Bag::packs(shape.multiplicity()).among(run(top, number));
                cards.len() == shape.cards() && self.may_hold(seat, cards, group)
            })
        })
    }

    /// Whether all that a hand has played to leads of the suit would have been legal had it held those cards as well.
    fn may_hold(&self, seat: Seat, cards: Bag, group: Group) -> bool {
        let rules = &self.rules;
        // Where triples or tractors are kept together, holding more can mean to owe less.
        if rules.tractor_drawing != TractorDrawing::ByAnything
            || (self.sizes.decks() == 3 && rules.triple_breaking != TripleBreaking::Always)
        {
            return true;
        }
        self.led().skip(self.unproven[seat]).all(|(leader, lead, plays)| {
            let play = leader.turns_to(seat).checked_sub(1).and_then(|number| plays.get(number));
            let Some(&play) = play.filter(|_| lead.group() == group) else { return true };
            play.plus(cards).is_some_and(|held| Follow::new(lead, held, rules).check(play).is_ok())
        })
    }

    /// The cards that are not seen here, for judging a throw by that player: what can be in the other hidden hands.
    pub fn unseen(&self, leader: Seat, group: Group) -> Unseen {
        let mut cards = Bag::packs(self.sizes.decks());
        let known = Seat::ALL.into_iter().filter_map(|seat| self.hands[seat].known());
        for seen in known.chain(self.kitty).chain(self.played()) {
            cards = cards.beyond(seen);
        }
        // A hidden leader's own cards, and a kitty not seen here, are places where a card does no harm.
        let own = if let Hand::Hidden(cards) = self.hands[leader] { cards } else { 0 };
        let kitty = own + if self.kitty.is_none() { self.sizes.kitty() } else { 0 };
        let hands = [1, 2, 3].map(|turns| {
            let seat = leader.after(turns);
            match self.hands[seat] {
                Hand::Hidden(cards) => UnseenHand { cards, may_hold_suit: !self.is_void(seat, group) },
                Hand::Known(_) => UnseenHand { cards: 0, may_hold_suit: false },
            }
        });
        Unseen { cards, kitty, hands }
    }

    /// Every trick so far: who led, the lead and the plays after it.
    fn led(&self) -> impl Iterator<Item = (Seat, &Lead, &[Bag])> {
        let done = self.tricks.iter().map(|trick| (trick.leader, &trick.lead, &trick.plays[..]));
        done.chain(self.open.iter().map(|open| (open.leader, &open.lead, &open.plays[..])))
    }

    /// Every play so far, the leads included.
    fn played(&self) -> impl Iterator<Item = Bag> {
        self.led().flat_map(|(_, lead, plays)| plays.iter().copied().chain([lead.cards()]))
    }

    /// Whether a player has shown that he has no more cards of a suit, by not following with as many as were led.
    fn is_void(&self, seat: Seat, group: Group) -> bool {
        let Some(trump) = self.trump else { return false };
        self.led().skip(self.unproven[seat]).any(|(leader, lead, plays)| {
            let play = leader.turns_to(seat).checked_sub(1).and_then(|number| plays.get(number));
            let short = |play: &Bag| play.among(trump.faces_of(group)).len() < lead.cards().len();
            lead.group() == group && play.is_some_and(short)
        })
    }
}
