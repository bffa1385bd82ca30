//! What the cards known here tell: what can be added to a selection, and whether a throw can be beaten.

use super::hand::Hand;
use super::position::{Phase, Position};
use super::refusal::TableRefusal;
use crate::shengji::bag::Bag;
use crate::shengji::follow::Follow;
use crate::shengji::lead::Lead;
use crate::shengji::room::{Room, can_be_dealt};
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
    /// and of those that are not the cards shown before (exposed, to declare, in a throw that failed), what they did not
    /// follow with, and how many cards they have room for.
    pub fn outlook(&self, lead: &Lead) -> Vec<Beatable> {
        let (trump, group) = (lead.trump(), lead.group());
        let unseen = self.unseen(self.turn, group);
        let (cards, rooms) = self.rooms(lead, &unseen);
        // Plays that contradict each other, as after a revoke nobody has found, tell nothing.
        let told = can_be_dealt(cards, &rooms);
        let [_, others @ ..] = self.turn.round();
        let seen = |seat: Seat| self.hands[seat].known().unwrap_or(self.seen_of(seat));
        let judged = |part: &Part| {
            if others.iter().any(|&seat| part.is_beaten_by(seen(seat), group, trump)) {
                return Beatable::Yes;
            }
            if !told {
                return Beatable::CannotKnow;
            }
            if !(0..3).any(|number| self.may_beat(number, part, lead, cards, &rooms)) {
                return Beatable::No;
            }
            if part.shape.is_tractor() {
                return beatable(part, lead, &unseen);
            }
            let mut avoiding = rooms;
            for (room, &seat) in avoiding.iter_mut().zip(&others) {
                *room = room.without_higher(self.seen_of(seat), part, group, trump);
            }
            if can_be_dealt(cards, &avoiding) { Beatable::CannotKnow } else { Beatable::Yes }
        };
        lead.parts().iter().map(judged).collect()
    }

    /// Whether those cards can be in a hand: they are, or they and what everybody has seen of it are where nobody has seen
    /// other cards.
    pub(super) fn can_hold(&self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        let held = self.hands[seat].known().unwrap_or_else(|| {
            let others = Seat::ALL.into_iter().filter(|&other| other != seat && self.is_hidden(other));
            others.fold(self.not_seen(), |left, other| left.beyond(self.seen_of(other)))
        });
        let (all, seen) = (self.hands[seat].len(), self.seen_of(seat));
        let missing = match self.hands[seat] {
            Hand::Hidden(_) if cards.either(seen).len() > all => cards.beyond(seen),
            _ => cards.beyond(held),
        };
        if missing.is_empty() { Ok(()) } else { Err(TableRefusal::NotHeld { missing }) }
    }

    /// The cards that are in no hand that is seen, not played, and not known to be buried.
    fn not_seen(&self) -> Bag {
        let known = Seat::ALL.into_iter().filter_map(|seat| self.hands[seat].known());
        let buried = self.kitty.filter(|_| self.phase != Phase::Burying);
        known.chain(buried).chain(self.played()).fold(Bag::packs(self.sizes.decks()), Bag::beyond)
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.hands[seat].known().is_none()
    }

    /// The cards of a hidden hand that everybody has seen.
    fn seen_of(&self, seat: Seat) -> Bag {
        self.shown[seat].either(self.exposed[seat])
    }

    /// The cards nobody has seen, and where they can lie: in the hands of the three after the player to act, or in none.
    fn rooms(&self, lead: &Lead, unseen: &Unseen) -> (Bag, [Room; 4]) {
        let [leader, others @ ..] = self.turn.round();
        // What he leads is in the hand of a leader who is not seen himself.
        let led = self.seen_of(leader).either(lead.cards());
        let own = if self.is_hidden(leader) { led.common(unseen.cards) } else { Bag::EMPTY };
        let shown = others.into_iter().filter(|&seat| self.is_hidden(seat)).map(|seat| self.seen_of(seat));
        let cards = shown.chain([own]).fold(unseen.cards, Bag::beyond);
        let mut rooms = [Room { most: cards, cards: unseen.elsewhere().saturating_sub(own.len()) }; 4];
        for (room, seat) in rooms.iter_mut().zip(others) {
            let held = if self.is_hidden(seat) { self.hands[seat].len() } else { 0 };
            room.cards = held.saturating_sub(self.seen_of(seat).len());
            room.most = self.most_of(seat, lead, cards);
        }
        (cards, rooms)
    }

    /// Of each of the cards the most that a hidden hand may hold, after what it has played.
    fn most_of(&self, seat: Seat, lead: &Lead, cards: Bag) -> Bag {
        let (trump, group) = (lead.trump(), lead.group());
        let may_be = |&other: &Group| !self.is_void(seat, other);
        let open =
            trump.groups().into_iter().filter(may_be).fold(0, |open, other| open | trump.faces_of(other));
        let mut most = cards.among(open);
        for (face, count) in most.among(trump.faces_of(group)).faces() {
            let fits = |&count: &u8| self.may_hold(seat, Bag::EMPTY.with_count(face, count), group);
            most = most.with_count(face, (1..=count).rev().find(fits).unwrap_or(0));
        }
        most
    }

    /// Whether a hidden hand may hold a combination that beats the part, after what it has played and shown: one that did
    /// not follow with a pair, with which it had to follow if it could, has none (art. 13).
    fn may_beat(&self, number: usize, part: &Part, lead: &Lead, cards: Bag, rooms: &[Room; 4]) -> bool {
        let (trump, group, shape) = (lead.trump(), lead.group(), part.shape);
        let seat = self.turn.after(number + 1);
        if !self.is_hidden(seat) {
            return false;
        }
        let (most, held) = (rooms[number].most, self.seen_of(seat));
        let there = most.plus(held).unwrap_or(most).at_least(shape.multiplicity());
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
            (0..4).any(|choice| {
                let higher = Bag::packs(shape.multiplicity()).among(run(top, choice));
                let drawn = higher.beyond(held);
                let mut rooms = *rooms;
                let Some(left) = rooms[number].cards.checked_sub(drawn.len()) else { return false };
                rooms[number].cards = left;
                higher.len() == shape.cards()
                    && self.may_hold(seat, drawn, group)
                    && can_be_dealt(cards.beyond(drawn), &rooms)
            })
        })
    }

    /// Whether all that a hand has played to leads of the suit would have been legal had it held those cards as well, beside
    /// what it has shown.
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
            let held = self.seen_of(seat).plus(cards).and_then(|held| held.plus(play));
            held.is_some_and(|held| Follow::new(lead, held, rules).check(play).is_ok())
        })
    }

    /// The cards that are not seen here, for judging a throw by that player: what can be in the other hidden hands.
    pub fn unseen(&self, leader: Seat, group: Group) -> Unseen {
        let cards = self.not_seen();
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
