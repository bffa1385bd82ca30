//! The tricks so far, as a scoresheet or a page shows them.

use super::Table;
use crate::bridge::play::{Entry, Mark, Play, winner_of};
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
///
/// ```
/// use tricklaw::bridge::{Board, Deal, Seat, Table};
/// // Deal 0: every player has a suit of thirteen cards, north the spades.
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// for action in ["1S", "Pass", "Pass", "Pass", "HA", "D2", "C2", "S2"] {
///     table.apply(action.parse().unwrap()).unwrap();
/// }
/// let trick = &table.tricks()[0];
/// assert_eq!((trick.cards.len(), trick.cards[0].seat, trick.winner), (4, Seat::East, Some(Seat::North)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The cards in the order of play: one to four, or fewer than four in a defective trick (law 67).
    pub cards: Vec<TrickCard>,
    /// Who won it, once it is complete.
    pub winner: Option<Seat>,
}

impl Table {
    /// The tricks so far, the one in progress last.
    pub fn tricks(&self) -> Vec<Trick> {
        let trump = self.play().and_then(Play::trump);
        let trick = |entries: &[Entry]| {
            let played = |entry: &Entry| Some(TrickCard { seat: entry.seat, card: entry.card? });
            let contesting = |entry: &Entry| entry.card.filter(|_| entry.mark != Mark::Supplied);
            let all = <[Entry; 4]>::try_from(entries).ok().map(|all| all.map(|entry| contesting(&entry)));
            let winner = all.map(|cards| entries[0].seat.plus(winner_of(trump, &cards)));
            Trick { cards: entries.iter().filter_map(played).collect(), winner }
        };
        self.state.plays.chunks(4).map(trick).collect()
    }
}
