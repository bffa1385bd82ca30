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

/// A suit as it is played.
pub(super) type Suited = (Group, Trump);

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
    if part.shape.is_tractor() {
        // A hand without a higher tractor leaves at least the cards that break all of them to the other places. Of the largest
        // hand that shows most; where nothing was shown or played it tells everything.
        let faces = suit.1.faces_of(suit.0);
        let open = |room: &Room| if room.most.among(faces).is_empty() { 0 } else { room.cards };
        let largest = rooms[1..].iter().max_by_key(|room| open(room)).unwrap_or(&rooms[0]);
        let others = rooms.iter().map(open).sum::<usize>() - open(largest);
        if cards_that_break(part, largest.most.among(faces), suit) > others {
            return false;
        }
    }
    let mut tries = TRIES;
    avoid(cards, rooms, held, part, suit, &mut tries)
}

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

/// How many of the cards at least must be elsewhere so that the rest holds no tractor that beats the part.
fn cards_that_break(part: &Part, suit: Bag, (group, trump): Suited) -> usize {
    let last = usize::from(part.shape.length()) - 1;
    // For each number of steps in a row that are left whole, the fewest cards taken away.
    let mut fewest = [usize::MAX / 2; 16];
    fewest[0] = 0;
    for step in 0..trump.steps(group) {
        let here = suit.among(trump.faces_on(group, step));
        let enough = part.shape.multiplicity() - 1;
        let taken: usize = here.faces().map(|(_, count)| usize::from(count.saturating_sub(enough))).sum();
        let broken = fewest.iter().min().map_or(0, |fewest| fewest + taken);
        if taken == 0 {
            fewest = [usize::MAX / 2; 16];
        } else {
            // A tractor that ends here is none that beats the part unless it ends above it.
            let longest = if step > part.top { usize::MAX / 2 } else { fewest[last] };
            fewest.copy_within(..last, 1);
            fewest[last] = fewest[last].min(longest);
        }
        fewest[0] = broken;
    }
    fewest.into_iter().min().unwrap_or(0)
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
