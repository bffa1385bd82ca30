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
use crate::shengji::shape::{Part, Shape};
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
        let (cards, rooms) = self.rooms(lead);
        // Plays that contradict each other, as after a revoke nobody has found, tell nothing.
        let told = can_be_dealt(cards, &rooms);
        let mut judged = Vec::with_capacity(lead.parts().len());
        for part in lead.parts() {
            judged.push(self.judge_part(part, lead, cards, &rooms, told));
        }
        judged
    }

    fn judge_part(&self, part: &Part, lead: &Lead, cards: Bag, rooms: &[Room; 4], told: bool) -> Beatable {
        let (trump, group) = (lead.trump(), lead.group());
        let (mut may_be_beaten, mut avoiding) = (!told, *rooms);
        for (turns, room) in avoiding.iter_mut().enumerate().skip(1) {
            let seat = self.turn.after(turns);
            let seen = self.hands[seat].known().unwrap_or(self.seen_of(seat));
            if part.is_beaten_by(seen, group, trump) {
                return Beatable::Yes;
            }
            may_be_beaten = may_be_beaten || self.may_beat(turns, part, lead, cards, rooms);
            *room = room.without_higher(seen, part, group, trump);
        }
        match may_be_beaten {
            false => Beatable::No,
            true if !told => Beatable::CannotKnow,
            // Cards that have been seen only help to hold a tractor.
            true if part.shape.is_tractor() => match beatable(part, lead, &left_over(cards, rooms, lead)) {
                Beatable::Yes => Beatable::Yes,
                _ => Beatable::CannotKnow,
            },
            true if can_be_dealt(cards, &avoiding) => Beatable::CannotKnow,
            true => Beatable::Yes,
        }
    }

    /// Whether those cards can be in a hand: they are, or they and what everybody has seen of it are where nobody has seen
    /// other cards.
    pub(super) fn can_hold(&self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        let missing = match self.hands[seat] {
            Hand::Known(held) => cards.beyond(held),
            Hand::Hidden(all) => {
                let seen = self.seen_of(seat);
                if cards.either(seen).len() > all {
                    cards.beyond(seen)
                } else {
                    let mut held = self.not_seen();
                    for other in &seat.round()[1..] {
                        if self.is_hidden(*other) {
                            held = held.beyond(self.seen_of(*other));
                        }
                    }
                    cards.beyond(held)
                }
            }
        };
        if missing.is_empty() { Ok(()) } else { Err(TableRefusal::NotHeld { missing }) }
    }

    /// The cards that are in no hand that is seen, not played, and not known to be buried.
    fn not_seen(&self) -> Bag {
        let mut cards = Bag::packs(self.sizes.decks()).beyond(self.played);
        for hand in self.hands.0 {
            cards = cards.beyond(hand.known().unwrap_or_default());
        }
        let buried = self.kitty.filter(|_| self.phase != Phase::Burying);
        cards.beyond(buried.unwrap_or_default())
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.hands[seat].known().is_none()
    }

    /// The cards of a hidden hand that everybody has seen.
    fn seen_of(&self, seat: Seat) -> Bag {
        self.shown[seat].either(self.exposed[seat])
    }

    /// The cards nobody has seen, and where they can lie: in no hand that matters, or in that of each player after the one who
    /// leads, in turn.
    fn rooms(&self, lead: &Lead) -> (Bag, [Room; 4]) {
        let mut cards = self.not_seen();
        let mut rooms = [Room { most: Bag::EMPTY, cards: 0 }; 4];
        for (turns, room) in rooms.iter_mut().enumerate() {
            let seat = self.turn.after(turns);
            if self.is_hidden(seat) {
                // What he leads is in the hand of a leader who is not seen himself.
                let led = if turns == 0 { lead.cards() } else { Bag::EMPTY };
                let seen = self.seen_of(seat).either(led);
                room.cards = self.hands[seat].len().saturating_sub(seen.len());
                cards = cards.beyond(seen);
            }
        }
        let mut elsewhere = cards.len();
        for (turns, room) in rooms.iter_mut().enumerate().skip(1) {
            if room.cards > 0 {
                room.most = self.most_of(self.turn.after(turns), lead, cards);
                elsewhere = elsewhere.saturating_sub(room.cards);
            }
        }
        let kitty = if self.kitty.is_none() { self.sizes.kitty() } else { 0 };
        rooms[0] = Room { most: cards, cards: elsewhere.max(rooms[0].cards + kitty) };
        (cards, rooms)
    }

    /// Of each of the cards the most that a hidden hand may hold, after what it has played.
    fn most_of(&self, seat: Seat, lead: &Lead, cards: Bag) -> Bag {
        let (trump, group) = (lead.trump(), lead.group());
        let mut most = cards;
        for (led, play) in self.followed(seat) {
            if shows_void(led, play) {
                most = most.among(!trump.faces_of(led.group()));
            }
        }
        for (face, count) in most.among(trump.faces_of(group)).faces() {
            let fits = |&count: &u8| self.may_hold(seat, Bag::EMPTY.with_count(face, count), group);
            most = most.with_count(face, (1..=count).rev().find(fits).unwrap_or(0));
        }
        most
    }

    /// Whether a hidden hand may hold a combination that beats the part, after what it has played and shown: one that did
    /// not follow with a pair, with which it had to follow if it could, has none (art. 13).
    fn may_beat(&self, turns: usize, part: &Part, lead: &Lead, cards: Bag, rooms: &[Room; 4]) -> bool {
        let (trump, group, shape) = (lead.trump(), lead.group(), part.shape);
        let seat = self.turn.after(turns);
        if !self.is_hidden(seat) {
            return false;
        }
        let (most, held) = (rooms[turns].most, self.seen_of(seat));
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
                let faces = run(top, choice);
                if choice > 0 && faces == run(top, choice - 1) {
                    return false;
                }
                let higher = Bag::packs(shape.multiplicity()).among(faces);
                let drawn = higher.beyond(held);
                let mut rooms = *rooms;
                let Some(left) = rooms[turns].cards.checked_sub(drawn.len()) else { return false };
                rooms[turns].cards = left;
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
        for (lead, play) in self.followed(seat) {
            // Single cards are followed with any of the suit; who had none is void.
            if lead.group() == group && lead.parts()[0].shape != Shape::SINGLE {
                let held = self.seen_of(seat).plus(cards).and_then(|held| held.plus(play));
                if held.is_none_or(|held| Follow::new(lead, held, rules).check(play).is_err()) {
                    return false;
                }
            }
        }
        true
    }

    /// The cards that are not seen here, for judging a throw by that player: what can be in the other hidden hands.
    pub fn unseen(&self, leader: Seat, group: Group) -> Unseen {
        let cards = self.not_seen();
        // A hidden leader's own cards, and a kitty not seen here, are places where a card does no harm.
        let own = if let Hand::Hidden(cards) = self.hands[leader] { cards } else { 0 };
        let kitty = own + if self.kitty.is_none() { self.sizes.kitty() } else { 0 };
        let hands = [1, 2, 3].map(|turns| {
            let seat = leader.after(turns);
            let void = |&(lead, play): &(&Lead, Bag)| lead.group() == group && shows_void(lead, play);
            match self.hands[seat] {
                Hand::Hidden(cards) => {
                    UnseenHand { cards, may_hold_suit: !self.followed(seat).iter().any(void) }
                }
                Hand::Known(_) => UnseenHand { cards: 0, may_hold_suit: false },
            }
        });
        Unseen { cards, kitty, hands }
    }

    /// What a player has played to which leads, as far as that tells what he cannot hold.
    #[inline(never)]
    fn followed(&self, seat: Seat) -> Vec<(&Lead, Bag)> {
        let mut followed = Vec::new();
        let mut add = |leader: Seat, lead, plays: &[Bag]| {
            let play = leader.turns_to(seat).checked_sub(1).and_then(|number| plays.get(number));
            followed.extend(play.map(|&play| (lead, play)));
        };
        for trick in self.tricks.iter().skip(self.unproven[seat]) {
            add(trick.leader, &trick.lead, &trick.plays);
        }
        if let Some(open) = self.open.as_ref().filter(|_| self.unproven[seat] <= self.tricks.len()) {
            add(open.leader, &open.lead, &open.plays);
        }
        followed
    }
}

/// What is known of the cards nobody has seen, as far as it concerns the suit led.
fn left_over(cards: Bag, rooms: &[Room; 4], lead: &Lead) -> Unseen {
    let suit = lead.trump().faces_of(lead.group());
    let hands = [1, 2, 3].map(|turns| {
        let Room { most, cards } = rooms[turns];
        UnseenHand { cards, may_hold_suit: !most.among(suit).is_empty() }
    });
    Unseen { cards, kitty: rooms[0].cards, hands }
}

/// Whether a play shows that its player has no more cards of the suit led, by fewer of them than were led.
fn shows_void(lead: &Lead, play: Bag) -> bool {
    play.among(lead.trump().faces_of(lead.group())).len() < lead.cards().len()
}
