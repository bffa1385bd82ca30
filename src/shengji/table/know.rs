//! What the cards known here tell: what can be added to a selection, and whether a throw can be beaten.

use super::hand::Hand;
use super::position::{Phase, Position};
use super::refusal::TableRefusal;
use crate::shengji::bag::Bag;
use crate::shengji::follow::Follow;
use crate::shengji::lead::Lead;
use crate::shengji::room::{Room, can_be_avoided, can_be_dealt, higher_in};
use crate::shengji::rules::{TractorDrawing, TripleBreaking};
use crate::shengji::seat::Seat;
use crate::shengji::shape::{Part, Shape};
use crate::shengji::throw::{Beatable, Unseen, UnseenHand};
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
        let places = self.places(lead, TellingPlays::Count);
        let mut judged = Vec::with_capacity(lead.parts().len());
        for part in lead.parts() {
            judged.push(self.judge_part(part, lead, &places));
        }
        judged
    }

    /// Whether no part of a lead of the player to act can be beaten, as far as is known here.
    pub(super) fn surely_stands(&self, lead: &Lead) -> bool {
        let places = self.places(lead, TellingPlays::Count);
        // The smallest are beaten most often.
        lead.parts().iter().rev().all(|part| !self.may_be_beaten(part, lead, &places))
    }

    pub(super) fn judge_part(&self, part: &Part, lead: &Lead, places: &Places) -> Beatable {
        let Places { cards, rooms, seen, told, .. } = places;
        let suit = (lead.group(), lead.trump());
        if seen.iter().any(|&seen| part.is_beaten_by(seen, suit.0, suit.1)) {
            Beatable::Yes
        } else if !self.may_be_beaten(part, lead, places) {
            Beatable::No
        } else if !told || can_be_avoided(*cards, rooms, seen, part, suit) {
            Beatable::CannotKnow
        } else {
            Beatable::Yes
        }
    }

    fn may_be_beaten(&self, part: &Part, lead: &Lead, places: &Places) -> bool {
        let beats = |seen: &Bag| part.is_beaten_by(*seen, lead.group(), lead.trump());
        !places.told
            || places.seen.iter().any(beats)
            || (1..4).any(|turns| self.may_beat(turns, part, lead, places))
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
                    cards.beyond(self.seen_nowhere_in(&seat.round()[1..]))
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

    /// The cards that are not seen, and that nobody has seen in one of those hands either.
    pub(super) fn seen_nowhere_in(&self, hands: &[Seat]) -> Bag {
        let hidden = hands.iter().filter(|&&seat| self.is_hidden(seat));
        hidden.fold(self.not_seen(), |cards, &seat| cards.beyond(self.seen_of(seat)))
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.hands[seat].known().is_none()
    }

    /// The cards of a hidden hand that everybody has seen.
    pub(super) fn seen_of(&self, seat: Seat) -> Bag {
        self.shown[seat].either(self.exposed[seat])
    }

    /// The cards nobody has seen and their places, with that lead of the player to act.
    pub(super) fn places(&self, lead: &Lead, telling_plays: TellingPlays) -> Places<'_> {
        let mut cards = self.not_seen();
        let mut rooms = [Room { most: Bag::EMPTY, cards: 0 }; 4];
        let (mut seen, mut telling) = ([Bag::EMPTY; 4], [const { Vec::new() }; 4]);
        for (turns, room) in rooms.iter_mut().enumerate() {
            let seat = self.turn.after(turns);
            if let Hand::Known(hand) = self.hands[seat] {
                seen[turns] = hand;
                continue;
            }
            seen[turns] = self.seen_of(seat);
            // What he leads is in the hand of a leader who is not seen himself.
            let with_him = seen[turns].either(if turns == 0 { lead.cards() } else { Bag::EMPTY });
            room.cards = self.hands[seat].len().saturating_sub(with_him.len());
            cards = cards.beyond(with_him);
        }
        seen[0] = Bag::EMPTY;
        let mut elsewhere = cards.len();
        for (turns, room) in rooms.iter_mut().enumerate().skip(1) {
            if room.cards > 0 {
                let seat = self.turn.after(turns);
                if telling_plays == TellingPlays::Count {
                    telling[turns] = self.telling(seat, lead.group(), cards);
                    room.most = self.most_of(seat, lead, cards, &telling[turns]);
                } else {
                    room.most = cards;
                }
                elsewhere = elsewhere.saturating_sub(room.cards);
            }
        }
        let kitty = if self.kitty.is_none() { self.sizes.kitty() } else { 0 };
        rooms[0] = Room { most: cards, cards: elsewhere.max(rooms[0].cards + kitty) };
        Places { cards, rooms, seen, telling, told: can_be_dealt(cards, &rooms) }
    }

    /// Of each of the cards the most that a hidden hand may hold, after what it has played.
    fn most_of(&self, seat: Seat, lead: &Lead, cards: Bag, told: &[(&Lead, Bag)]) -> Bag {
        let trump = lead.trump();
        let mut most = cards;
        for (led, play) in self.followed(seat) {
            if shows_void(led, play) {
                most = most.among(!trump.faces_of(led.group()));
            }
        }
        for (face, count) in most.among(trump.faces_of(lead.group())).faces() {
            let fits = |&count: &u8| self.may_hold(seat, Bag::EMPTY.with_count(face, count), told);
            most = most.with_count(face, (1..=count).rev().find(fits).unwrap_or(0));
        }
        most
    }

    /// What a hidden hand has played to leads of the suit, as far as it tells which of those cards it cannot hold.
    fn telling(&self, seat: Seat, group: Group, cards: Bag) -> Vec<(&Lead, Bag)> {
        let rules = &self.rules;
        // Where triples or tractors are kept together, holding more can mean to owe less.
        if rules.tractor_drawing != TractorDrawing::ByAnything
            || (self.sizes.decks() == 3 && rules.triple_breaking != TripleBreaking::Always)
        {
            return Vec::new();
        }
        let mut telling = self.followed(seat);
        // Single cards are followed with any of the suit; who had none is void. And what would be legal with all of the cards
        // is legal with any of them.
        telling.retain(|&(lead, play)| {
            lead.group() == group
                && lead.parts()[0].shape != Shape::SINGLE
                && !self.may_hold(seat, cards, &[(lead, play)])
        });
        telling
    }

    /// Whether a hidden hand may hold a combination that beats the part, after what it has played and shown: one that did
    /// not follow with a pair, with which it had to follow if it could, has none (art. 13).
    pub(super) fn may_beat(&self, turns: usize, part: &Part, lead: &Lead, places: &Places) -> bool {
        let seat = self.turn.after(turns);
        if !self.is_hidden(seat) {
            return false;
        }
        let (room, held) = (places.rooms[turns], places.seen[turns]);
        higher_in(part, room.with(held), (lead.group(), lead.trump())).into_iter().any(|higher| {
            let drawn = higher.beyond(held);
            let mut rooms = places.rooms;
            let Some(left) = room.cards.checked_sub(drawn.len()) else { return false };
            rooms[turns].cards = left;
            self.may_hold(seat, drawn, &places.telling[turns])
                && can_be_dealt(places.cards.beyond(drawn), &rooms)
        })
    }

    /// Whether what a hand has played would have been legal had it held those cards as well, beside what it has shown.
    fn may_hold(&self, seat: Seat, cards: Bag, played: &[(&Lead, Bag)]) -> bool {
        let held = self.seen_of(seat).plus(cards);
        played.iter().all(|&(lead, play)| {
            let held = held.and_then(|held| held.plus(play));
            held.is_some_and(|held| Follow::new(lead, held, &self.rules).check(play).is_ok())
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

/// Whether it counts what a player has played to former leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TellingPlays {
    /// As for whoever judges a throw: a player has no cards he should have followed with.
    Count,
    /// As for a verdict, which is on the cards a player has: it may bring a revoke to light.
    Ignored,
}

/// The cards nobody has seen, and where they can lie: in no hand that matters, or in that of each player after the one who
/// leads, in turn.
pub(super) struct Places<'a> {
    pub(super) cards: Bag,
    pub(super) rooms: [Room; 4],
    /// What is seen of each hand but the leader's.
    pub(super) seen: [Bag; 4],
    /// What each of them has played that tells what it cannot hold.
    telling: [Vec<(&'a Lead, Bag)>; 4],
    /// Whether there is a way to deal them. Plays that contradict each other, as after a revoke nobody has found, tell nothing.
    told: bool,
}

/// Whether a play shows that its player has no more cards of the suit led, by fewer of them than were led.
fn shows_void(lead: &Lead, play: Bag) -> bool {
    play.among(lead.trump().faces_of(lead.group())).len() < lead.cards().len()
}
