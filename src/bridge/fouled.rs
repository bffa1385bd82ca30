//! Whether two records of one board are of the same deal (law 87).

use super::{BySeat, Deal, Seat, Vulnerability};
use crate::cards::Card;

/// What was dealt on a board at one table.
///
/// ```
/// use tricklaw::bridge::{Board, BoardRecord, Comparison, Deal};
/// let board = Board::numbered(7).unwrap();
/// let record = |number| BoardRecord {
///     deal: Deal::from_number(number).unwrap(),
///     dealer: board.dealer,
///     vulnerability: board.vulnerability,
/// };
/// // In deal 1 two cards have changed hands.
/// assert_eq!(Comparison::of(&record(0), &record(1)).moved.len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardRecord {
    /// The deal.
    pub deal: Deal,
    /// The dealer marked on the board.
    pub dealer: Seat,
    /// The vulnerability marked on the board.
    pub vulnerability: Vulnerability,
}

/// A card that is in another hand in the second record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovedCard {
    /// The card.
    pub card: Card,
    /// Who holds it in the first record.
    pub first: Seat,
    /// Who holds it in the second record.
    pub second: Seat,
}

/// How two records of one board differ. A board is fouled when they differ in anything (law 87A); results of the
/// two deals are then scored apart (law 87B).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The cards that moved, from `SA` down.
    pub moved: Vec<MovedCard>,
    /// Where whole hands changed places: for each seat, the seat that holds its hand in the second record. Nothing
    /// when the hands are unchanged or were mixed.
    pub exchanged: Option<BySeat<Seat>>,
    /// The two dealers, when they differ.
    pub dealers: Option<(Seat, Seat)>,
    /// The two vulnerabilities, when they differ.
    pub vulnerabilities: Option<(Vulnerability, Vulnerability)>,
}

impl Comparison {
    /// Compares two records of one board.
    ///
    /// ```
    /// use tricklaw::bridge::{BoardRecord, Comparison, Deal, Seat, Vulnerability};
    /// let deal = Deal::from_number(1).unwrap();
    /// let record = BoardRecord { deal, dealer: Seat::North, vulnerability: Vulnerability::None };
    /// assert!(!Comparison::of(&record, &record).is_fouled());
    /// assert!(Comparison::of(&record, &BoardRecord { dealer: Seat::East, ..record }).is_fouled());
    /// ```
    pub fn of(first: &BoardRecord, second: &BoardRecord) -> Comparison {
        let moved: Vec<MovedCard> = Card::all()
            .rev()
            .map(|card| MovedCard { card, first: first.deal.owner(card), second: second.deal.owner(card) })
            .filter(|moved| moved.first != moved.second)
            .collect();
        let new_place =
            |seat| Seat::ALL.into_iter().find(|&other| first.deal.hand(seat) == second.deal.hand(other));
        let places = Seat::ALL.map(new_place);
        let exchanged = match places {
            [Some(n), Some(e), Some(s), Some(w)] if !moved.is_empty() => Some(BySeat([n, e, s, w])),
            _ => None,
        };
        Comparison {
            moved,
            exchanged,
            dealers: (first.dealer != second.dealer).then_some((first.dealer, second.dealer)),
            vulnerabilities: (first.vulnerability != second.vulnerability)
                .then_some((first.vulnerability, second.vulnerability)),
        }
    }

    /// Whether the records differ in anything that matters to the result (law 87A).
    pub fn is_fouled(&self) -> bool {
        !self.moved.is_empty() || self.dealers.is_some() || self.vulnerabilities.is_some()
    }
}
