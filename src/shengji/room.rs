//! Where cards that are not seen can lie: whether they can be dealt to the places there are.

use super::bag::Bag;
use super::shape::{Part, highest_top};
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
    /// The same, where with `held` no combination shall lie that needs so many of one of those faces.
    fn with_fewer(self, faces: u64, held: Bag, needed: u8) -> Room {
        let fewer = Bag::packs(needed - 1).beyond(held);
        let most = self.most.among(!faces).either(self.most.common(fewer).among(faces));
        Room { most, ..self }
    }
}

/// How many ways of parting tractors are tried at most. Where there is room left, one of the first will do.
const TRIES: u32 = 100;

/// Whether the cards can be dealt to the places, the first of them no hand, so that no hand beats the part with what is
/// `held` there already; it is taken to be possible where [`TRIES`] do not tell.
pub(super) fn can_be_avoided(
    cards: Bag,
    rooms: &[Room; 4],
    held: &[Bag; 4],
    part: &Part,
    suit: Suited,
) -> bool {
    let mut tries = TRIES;
    avoid(cards, rooms, held, part, suit, &mut tries)
}

/// A suit as it is played.
pub(super) type Suited = (Group, Trump);

/// Keeps the highest combination that may lie in a hand out of it, in each way there is: of a tractor, one of its steps is not
/// complete.
fn avoid(
    cards: Bag,
    rooms: &[Room; 4],
    held: &[Bag; 4],
    part: &Part,
    (group, trump): Suited,
    tries: &mut u32,
) -> bool {
    if *tries == 0 {
        return true;
    }
    *tries -= 1;
    if !can_be_dealt(cards, rooms) {
        return false;
    }
    let (needed, length) = (part.shape.multiplicity(), part.shape.length());
    let top_in = |hand: usize| {
        let Room { most, cards } = rooms[hand];
        let there = most.plus(held[hand]).unwrap_or(most);
        let top = highest_top(part.shape, there, group, trump).filter(|&top| top > part.top)?;
        (cards + held[hand].len() >= part.shape.cards()).then_some((cards, hand, top))
    };
    // Where there is most to keep apart, it shows soonest that it cannot be.
    let Some((_, hand, top)) = (1..4).filter_map(top_in).max() else { return true };
    (top + 1 - length..=top).any(|step| {
        // What is no tractor lies on one step: none above the part will do.
        let from = if length == 1 { part.top + 1 } else { step };
        let faces = (from..=step).fold(0, |faces, step| faces | trump.faces_on(group, step));
        let mut rooms = *rooms;
        rooms[hand] = rooms[hand].with_fewer(faces, held[hand], needed);
        held[hand].among(faces).at_least(needed) == 0
            && avoid(cards, &rooms, held, part, (group, trump), tries)
    })
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
