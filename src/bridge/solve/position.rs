//! A position to be solved, checked on the way in.

use super::relative_position::Relative;
use crate::bridge::{BySeat, Denomination, Seat};
use crate::cards::{Card, CardSet};
use core::fmt;

/// Why cards do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// A card is in two places: two hands, or a hand and the table, or twice on the table.
    Duplicate {
        /// The card.
        card: Card,
    },
    /// Four cards or more lie on the trick: a complete trick is no longer under way.
    TooManyPlayed {
        /// How many.
        count: usize,
    },
    /// A hand has another number of cards than the leader's, the cards on the trick counted with those who played them.
    Unequal {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has, its card on the trick included.
        cards: usize,
        /// How many the leader has.
        leader: usize,
    },
    /// More than 13 cards belong to each hand.
    TooManyCards {
        /// How many.
        cards: usize,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Duplicate { card } => write!(f, "{card} is in two places"),
            PositionError::TooManyPlayed { count } => {
                write!(f, "{count} cards on a trick under way; at most 3 can be")
            }
            PositionError::Unequal { seat, cards, leader } => {
                write!(f, "{seat} has {cards} cards, the leader of the trick {leader}")
            }
            PositionError::TooManyCards { cards } => write!(f, "{cards} cards a hand; at most 13 can be"),
        }
    }
}

impl core::error::Error for PositionError {}

/// A position in the play with all cards known: before a trick or within one, from the whole deal to the last trick.
///
/// ```
/// use tricklaw::bridge::solve::Position;
/// use tricklaw::bridge::{BySeat, Denomination, Seat};
/// use tricklaw::cards::{Card, CardSet};
/// let hand = |text: &str| text.split(' ').map(|c| c.parse::<Card>().unwrap()).collect::<CardSet>();
/// let hands = BySeat([hand("SA SQ"), hand("SK S2"), hand("S4 S3"), hand("HA")]);
/// // West has led the five of spades.
/// let position = Position::new(hands, Denomination::NoTrump, Seat::West, &["S5".parse().unwrap()]).unwrap();
/// assert_eq!(position.turn(), Seat::North);
/// assert_eq!(position.legal().to_string(), "SA SQ");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    hands: BySeat<CardSet>,
    denomination: Denomination,
    leader: Seat,
    played: [Option<Card>; 3],
}

impl Position {
    /// The position in which `leader` led (or is to lead) to the trick and `played` lie on it, in the order played.
    /// The hands are without those cards.
    ///
    /// What is on the trick is taken as it lies, be it a revoke: only the cards still to be played are bound to
    /// follow suit.
    ///
    /// # Errors
    ///
    /// The first of [`PositionError`] that applies. Any number of cards from none to 13 a hand is a position.
    pub fn new(
        hands: BySeat<CardSet>,
        denomination: Denomination,
        leader: Seat,
        played: &[Card],
    ) -> Result<Position, PositionError> {
        if played.len() > 3 {
            return Err(PositionError::TooManyPlayed { count: played.len() });
        }
        let mut seen = CardSet::EMPTY;
        for cards in hands.0.into_iter().chain(played.iter().map(|&card| CardSet::of(card))) {
            if let Some(card) = (seen & cards).lowest() {
                return Err(PositionError::Duplicate { card });
            }
            seen |= cards;
        }
        let owed = |seat: Seat| hands[seat].len() + usize::from(leader.steps_to(seat) < played.len());
        let cards = owed(leader);
        for seat in Seat::ALL {
            if owed(seat) != cards {
                return Err(PositionError::Unequal { seat, cards: owed(seat), leader: cards });
            }
        }
        if cards > 13 {
            return Err(PositionError::TooManyCards { cards });
        }
        let mut on_trick = [None; 3];
        for (place, &card) in on_trick.iter_mut().zip(played) {
            *place = Some(card);
        }
        Ok(Position { hands, denomination, leader, played: on_trick })
    }

    /// The cards still held.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// What is played in.
    pub const fn denomination(&self) -> Denomination {
        self.denomination
    }

    /// Who led to the trick, or is to lead.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards on the trick, in the order played.
    pub fn played(&self) -> impl Iterator<Item = Card> {
        self.played.into_iter().flatten()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.leader.plus(self.played().count())
    }

    /// How many tricks are left, the one under way included.
    pub fn tricks_left(&self) -> u8 {
        self.hands[self.leader.previous()].len() as u8
    }

    /// The cards the player in turn may play (law 44C, D).
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn()];
        let following = self.played[0].map_or(CardSet::EMPTY, |led| hand.of_suit(led.suit()));
        if following.is_empty() { hand } else { following }
    }

    /// The hands with the trick taken back: its cards count as still held by those who played them.
    pub(super) fn held(&self) -> BySeat<CardSet> {
        let mut held = self.hands;
        for (step, card) in self.played().enumerate() {
            held[self.leader.plus(step)].insert(card);
        }
        held
    }

    /// The relative form.
    pub(super) fn relative(&self) -> Relative {
        Relative::new(self)
    }
}
