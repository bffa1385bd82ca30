//! What is wrong with a position that is set up by its hands.

use crate::shengji::card::Face;
use crate::shengji::deal::Place;
use crate::shengji::seat::Seat;
use core::fmt;

/// Why no deal can stand like that: what is wrong, and where.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{BySeat, Hand, Position, Rules, Seat, SetupFault, Sizes, Trump};
/// let hands = BySeat(["SA SK", "S3", "S4 S5", "S6 S7"].map(|cards| Hand::Known(cards.parse().unwrap())));
/// let (sizes, trump) = (Sizes::usual(2).unwrap(), Trump::new(Rank::Two, Some(Suit::Hearts)));
/// let fault = Position::in_play(Rules::CN_2002, sizes, trump, Seat::North, hands, None).unwrap_err();
/// assert_eq!(fault, SetupFault::HandsDiffer { seat: Seat::East, cards: 1, dealer: 2 });
/// assert_eq!((fault.code(), fault.to_string()), ("hands-differ", "E has 1 cards, the dealer 2".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// A face comes more often among the cards that are seen than the packs have it.
    TooManyOfAFace {
        /// The face.
        face: Face,
        /// The hand or kitty with which there are too many: the last one, of the hands in the order of the seats and the kitty.
        place: Place,
        /// How many packs there are.
        decks: u8,
    },
    /// Fewer than two players have cards, so that nothing can be played against another.
    TooFewHands,
    /// A hand has more cards than it can have.
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        cards: usize,
        /// How many it can have: all that are drawn, and where hands may differ those of the kitty too.
        most: usize,
    },
    /// A hand has not as many cards as the dealer's.
    HandsDiffer {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        cards: usize,
        /// How many the dealer has.
        dealer: usize,
    },
    /// The kitty has another number of cards than are buried.
    WrongKitty {
        /// How many it has.
        cards: usize,
        /// How many are buried.
        owed: usize,
    },
    /// A player who is about to be told of a deal, or an onlooker, has another number of cards than his pocket.
    WrongPocket {
        /// The player; nobody for an onlooker.
        viewer: Option<Seat>,
        /// How many he has.
        cards: usize,
        /// How many his pocket has: none but on a board.
        owed: usize,
    },
    /// The first lead has been made, or none is due.
    UnderWay,
    /// Who is to lead has no cards.
    NothingToLead {
        /// The player.
        leader: Seat,
    },
    /// No tricks of the packs hold so many points.
    ImpossiblePoints {
        /// The points.
        taken: u32,
        /// The points of all packs.
        most: u32,
    },
}

impl SetupFault {
    /// The stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupFault::TooManyOfAFace { .. } => "too-many-of-a-face",
            SetupFault::TooFewHands => "too-few-hands",
            SetupFault::HandTooLarge { .. } => "hand-too-large",
            SetupFault::HandsDiffer { .. } => "hands-differ",
            SetupFault::WrongKitty { .. } => "wrong-kitty",
            SetupFault::WrongPocket { .. } => "wrong-pocket",
            SetupFault::UnderWay => "under-way",
            SetupFault::NothingToLead { .. } => "nothing-to-lead",
            SetupFault::ImpossiblePoints { .. } => "impossible-points",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::TooManyOfAFace { face, place, decks } => {
                let the = if *place == Place::Kitty { "the " } else { "" };
                write!(f, "with {the}{place} {face} is there more than {decks} times")
            }
            SetupFault::TooFewHands => f.write_str("fewer than two players have cards"),
            SetupFault::HandTooLarge { seat, cards, most } => {
                write!(f, "{seat} has {cards} cards, at most {most} are possible")
            }
            SetupFault::HandsDiffer { seat, cards, dealer } => {
                write!(f, "{seat} has {cards} cards, the dealer {dealer}")
            }
            SetupFault::WrongKitty { cards, owed } => write!(f, "the kitty has {cards} cards, not {owed}"),
            SetupFault::WrongPocket { viewer: Some(seat), cards, owed } => {
                write!(f, "{seat} is given {cards} cards, not {owed}")
            }
            SetupFault::WrongPocket { viewer: None, cards, owed } => {
                write!(f, "the onlooker is given {cards} cards, not {owed}")
            }
            SetupFault::UnderWay => f.write_str("no lead is due, or not the first one"),
            SetupFault::NothingToLead { leader } => write!(f, "{leader} has no card to lead"),
            SetupFault::ImpossiblePoints { taken, most } => {
                write!(f, "{taken} points are no multiple of five from 0 to {most}")
            }
        }
    }
}

impl core::error::Error for SetupFault {}
