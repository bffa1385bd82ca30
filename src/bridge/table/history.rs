//! The tricks so far, as a scoresheet or a page shows them.

use super::{Action, Table};
use crate::bridge::play::{Play, winner};
use crate::bridge::seat::Seat;
use crate::cards::Card;

/// A card and who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrickCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// A trick, complete or in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The cards in the order of play: one to four.
    pub cards: Vec<TrickCard>,
    /// Who won it, once it is complete.
    pub winner: Option<Seat>,
}

impl Table {
    /// The tricks so far, the one in progress last.
    pub fn tricks(&self) -> Vec<Trick> {
        let Some(contract) = self.contract() else { return Vec::new() };
        let cards: Vec<Card> = self
            .actions
            .iter()
            .filter_map(|action| match action {
                Action::Play(card) | Action::FaceLead(card) => Some(*card),
                _ => None,
            })
            .collect();
        let trump = self.play().and_then(Play::trump);
        let mut leader = contract.leader();
        cards
            .chunks(4)
            .map(|chunk| {
                let seats = (0..).map(|i| leader.plus(i));
                let cards = seats.zip(chunk).map(|(seat, &card)| TrickCard { seat, card }).collect();
                let winner = <[Card; 4]>::try_from(chunk).ok().map(|cards| leader.plus(winner(trump, cards)));
                leader = winner.unwrap_or(leader);
                Trick { cards, winner }
            })
            .collect()
    }
}
