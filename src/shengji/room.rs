//! Where cards that are not seen can lie: whether they can be dealt to the places there are.

use super::bag::Bag;
use super::shape::Part;
use super::trump::{Group, Trump};

/// A place cards can lie in, a hand or none.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// Of each face the most that can lie there.
    pub most: Bag,
    /// How many cards can lie there.
    pub cards: usize,
}

impl Room {
    /// The same, where with `held` it shall hold no pair, triple or single that beats the part.
    pub fn without_higher(self, held: Bag, part: &Part, group: Group, trump: Trump) -> Room {
        let mut higher = 0;
        for step in part.top + 1..trump.steps(group) {
            higher |= trump.faces_on(group, step);
        }
        let fewer = Bag::packs(part.shape.multiplicity() - 1).beyond(held);
        let most = self.most.among(!higher).either(self.most.common(fewer).among(higher));
        Room { most, ..self }
    }
}

/// Whether the cards can be dealt to the places.
///
/// Dealing is a flow from the kinds of cards to the places. It is possible exactly if no cut through it is smaller than
/// the number of cards, and with four places there are sixteen sets of places to cut at.
pub(super) fn can_be_dealt(cards: Bag, rooms: &[Room; 4]) -> bool {
    (0..16_u32).all(|cut| {
        let (mut through, mut open) = (0, [Bag::EMPTY; 4]);
        for (number, room) in rooms.iter().enumerate() {
            if cut >> number & 1 == 1 {
                through += room.cards;
            } else {
                open[number] = room.most;
            }
        }
        for (face, count) in cards.faces() {
            through += usize::from(count.min(open.iter().map(|most| most.count(face)).sum()));
        }
        through >= cards.len()
    })
}
