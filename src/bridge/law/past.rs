//! What the record tells about a card that was played: where it lies, what else the hand held, who has played on since.

use super::obligation::PenaltyCard;
use crate::bridge::play::Play;
use crate::bridge::seat::{Seat, Side};
use crate::bridge::table::State;
use crate::cards::{Card, CardSet, Suit};

impl State {
    /// What whoever is to play may play under what binds him; nothing where his hand is hidden.
    pub(in crate::bridge) fn could_play(&self, play: &Play) -> Option<CardSet> {
        let seat = play.turn()?;
        play.legal_cards().map(|cards| self.duties.cards_left(play, seat, cards).0)
    }

    /// The place of a hand in the trick of that number, from 0, among the cards played; nothing where it has not played to it.
    pub(in crate::bridge) fn place_in_trick(&self, by: Seat, trick: u8) -> Option<usize> {
        let first = trick as usize * 4;
        (first..self.plays.len().min(first + 4)).find(|&at| self.plays[at].seat == by)
    }

    /// The suit led to the trick in which that place is.
    pub(super) fn led_at(&self, at: usize) -> Option<Suit> {
        self.plays[at / 4 * 4].card.map(Card::suit)
    }

    /// What the hand in that place is known to have held beside the card that lies there: what is in it now, and what it has
    /// played since.
    pub(super) fn held_beside(&self, at: usize) -> CardSet {
        let seat = self.plays[at].seat;
        let later = self.plays[at + 1..].iter().filter(|entry| entry.seat == seat);
        let now = self.play.map_or(CardSet::EMPTY, |play| play.hands()[seat].known);
        now | later.filter_map(|entry| entry.card).collect()
    }

    /// The penalty cards that lay before the hand when it played in that place.
    pub(super) fn penalties_at(&self, at: usize) -> impl Iterator<Item = PenaltyCard> + '_ {
        self.duties.penalties_at.iter().filter(move |then| usize::from(then.0) == at).map(|then| then.1)
    }

    /// The table as it was before the card in that place, as far as it bound the hand that played it.
    pub(super) fn before(&self, at: usize) -> State {
        let mut before = self.clone();
        before.take_back(at);
        before.duties.penalty_cards = self.penalties_at(at).collect();
        before
    }

    /// Whether the card in that place has been ruled an established revoke, or what counts as one.
    pub(super) fn is_ruled_on(&self, at: usize) -> bool {
        let seat = self.plays[at].seat;
        self.duties.established.iter().any(|other| other.by == seat && usize::from(other.trick) == at / 4)
    }

    /// Law 52B1: whether declarer has accepted the card in that place instead of a penalty card.
    pub(super) fn is_accepted(&self, at: usize) -> bool {
        self.duties.accepted.contains(&(at as u8))
    }

    /// Law 63A: whether a side has played to a trick after that in which that place is.
    pub(super) fn has_played_on(&self, at: usize, side: Side) -> bool {
        self.plays.iter().skip((at / 4 + 1) * 4).any(|entry| entry.seat.side() == side)
    }
}
