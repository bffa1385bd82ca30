//! Which hand a holding belongs to.

use super::cells::Cell;
use crate::bridge::Seat;
use crate::bridge::notation::hands::{Hands, SUITS_DOWN};
use crate::cards::{Card, Suit};

/// A hand being put together.
#[derive(Debug, Default)]
struct Open {
    label: Option<Seat>,
    cards: Vec<Card>,
    /// The suits shown, and whether one of them is known.
    suits: Vec<Suit>,
    known: bool,
    /// Whether it is the left or the right one of a pair.
    side: Option<usize>,
}

impl Open {
    /// The suit of the next line, where suits are not named.
    fn next_suit(&self) -> Option<Suit> {
        SUITS_DOWN.get(self.suits.len()).copied()
    }
}

/// Puts holdings into hands, row by row.
#[derive(Debug, Default)]
pub(super) struct Placer {
    /// The hands in the order they began.
    hands: Vec<Open>,
    /// The hands the last row went on with, from left to right.
    current: Vec<usize>,
    /// Seats named since the last holding, from left to right.
    labels: Vec<Seat>,
}

impl Placer {
    pub(super) fn row(&mut self, cells: Vec<Cell>) {
        // The blocks of a row: the holdings of one hand stand together until a suit comes again.
        let mut blocks: Vec<Vec<Cell>> = Vec::new();
        let mut labels: Vec<Option<Seat>> = Vec::new();
        let mut label = None;
        for cell in cells {
            match cell {
                Cell::Seat(seat) => {
                    self.labels.extend(label.replace(seat));
                }
                Cell::Hand(_) => {
                    blocks.push(vec![cell]);
                    labels.push(label.take());
                }
                Cell::Holding { suit, .. } => {
                    let joins = label.is_none() && blocks.last().is_some_and(|block| goes_on(block, suit));
                    match blocks.last_mut() {
                        Some(block) if joins => block.push(cell),
                        _ => {
                            blocks.push(vec![cell]);
                            labels.push(label.take());
                        }
                    }
                }
                _ => {}
            }
        }
        if blocks.is_empty() || labels.iter().all(Option::is_none) {
            self.labels.extend(label);
        }
        if blocks.is_empty() {
            return;
        }
        self.blocks(blocks, labels);
    }

    fn blocks(&mut self, blocks: Vec<Vec<Cell>>, labels: Vec<Option<Seat>>) {
        let count = blocks.len();
        let new_labels = core::mem::take(&mut self.labels);
        let fits = self.current.len() == count
            && new_labels.is_empty()
            && labels.iter().all(Option::is_none)
            && self.current.iter().zip(&blocks).all(|(&hand, block)| self.can_go_on(hand, block));
        if !fits {
            self.current.clear();
            for (index, label) in labels.into_iter().enumerate() {
                let named =
                    label.or_else(|| new_labels.get(index).copied().filter(|_| new_labels.len() >= count));
                let side = (count == 2).then_some(index);
                self.current.push(self.hands.len());
                self.hands.push(Open { label: named, side, ..Open::default() });
            }
        }
        for (place, block) in blocks.into_iter().enumerate() {
            let Some(&hand) = self.current.get(place) else { continue };
            for cell in block {
                self.add(hand, cell);
            }
        }
    }

    fn can_go_on(&self, hand: usize, block: &[Cell]) -> bool {
        block.iter().all(|cell| match cell {
            Cell::Holding { suit: Some(suit), .. } => !self.hands[hand].suits.contains(suit),
            Cell::Holding { suit: None, .. } => self.hands[hand].suits.len() < 4,
            _ => false,
        })
    }

    fn add(&mut self, hand: usize, cell: Cell) {
        let hand = &mut self.hands[hand];
        match cell {
            Cell::Hand(cards) => {
                hand.cards = cards;
                hand.suits.extend(SUITS_DOWN);
                hand.known = true;
            }
            Cell::Holding { suit, ranks } => {
                let Some(suit) = suit.or_else(|| hand.next_suit()) else { return };
                hand.suits.push(suit);
                if let Some(ranks) = ranks {
                    hand.known = true;
                    hand.cards.extend(ranks.into_iter().map(|rank| Card::new(suit, rank)));
                }
            }
            _ => {}
        }
    }

    /// The hands in their places: as named, or else as the layout says.
    pub(super) fn finish(self) -> Hands {
        let mut hands = Hands::default();
        let paired = self.hands.iter().any(|hand| hand.side.is_some());
        let mut free: Vec<Seat> = match (paired, self.hands.len()) {
            // A cross: above north, below south.
            (true, _) | (false, 2) => vec![Seat::North, Seat::South],
            (false, _) => Seat::ALL.to_vec(),
        };
        free.retain(|seat| self.hands.iter().all(|hand| hand.label != Some(*seat)));
        let mut free = free.into_iter().peekable();
        let pairs_begin = self.hands.iter().position(|hand| hand.side.is_some());
        for (index, hand) in self.hands.into_iter().enumerate() {
            let by_layout = match hand.side {
                Some(0) => Some(Seat::West),
                Some(_) => Some(Seat::East),
                None => {
                    // A hand below the pair is south's even where north's is not shown.
                    let below = pairs_begin.is_some_and(|begin| index > begin);
                    if hand.label.is_none() && below && free.peek() == Some(&Seat::North) {
                        free.next();
                    }
                    if hand.label.is_none() { free.next() } else { None }
                }
            };
            let Some(seat) = hand.label.or(by_layout) else { continue };
            if hand.known && hands[seat].is_none() {
                hands[seat] = Some(hand.cards);
            }
        }
        hands
    }
}

/// Whether a holding belongs to the hand of the block before it on the line: another, lower suit.
fn goes_on(block: &[Cell], suit: Option<Suit>) -> bool {
    let last = block.iter().rev().find_map(|cell| match cell {
        Cell::Holding { suit, .. } => *suit,
        _ => None,
    });
    matches!((last, suit), (Some(last), Some(suit)) if suit < last)
}
