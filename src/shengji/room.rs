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
    /// The most that can be there, beside what is held already.
    pub fn with(self, held: Bag) -> Bag {
        self.most.plus(held).unwrap_or(self.most)
    }

    /// The same, where with `held` no combination shall lie that needs so many of one of those faces.
    fn with_fewer(self, faces: u64, held: Bag, needed: u8) -> Room {
        let fewer = Bag::packs(needed - 1).beyond(held);
        let most = self.most.among(!faces).either(self.most.common(fewer).among(faces));
        Room { most, ..self }
    }
}

/// A suit as it is played.
pub(super) type Suited = (Group, Trump);

/// A part of a throw, and a hand by its number in turn.
pub(super) type Against = (usize, Part);

/// What is asked of a dealing of unseen cards in a suit as it is played: which hands hold a combination that beats a part, and
/// which do not.
pub(super) struct Asked {
    pub suit: Suited,
    pub beats: Vec<Against>,
    pub beats_not: Vec<Against>,
}

/// How many ways of parting cards are tried at most. Where there is room left, one of the first will do.
const TRIES: u32 = 100;

/// As above for a verdict, which is told once.
const TRIES_FOR_ALL: u32 = 2_000;

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
    let asked = Asked { suit, beats: Vec::new(), beats_not: [1, 2, 3].map(|hand| (hand, *part)).to_vec() };
    asked.avoid(cards, rooms, held, &mut { TRIES })
}

impl Asked {
    /// Whether the cards can be dealt to the places, the first of them no hand, so that with what is `held` there already each
    /// hand beats what it is asked to and nothing else; it is taken to be possible where [`TRIES_FOR_ALL`] do not tell.
    pub fn can_be_dealt(&self, cards: Bag, rooms: &[Room; 4], held: &[Bag; 4]) -> bool {
        self.avoid(cards, rooms, held, &mut { TRIES_FOR_ALL })
    }

    /// Keeps the highest combination that may lie in a hand out of it, in each way there is: of a tractor, one of its steps is
    /// not complete.
    fn avoid(&self, cards: Bag, rooms: &[Room; 4], held: &[Bag; 4], tries: &mut u32) -> bool {
        if *tries == 0 {
            return true;
        }
        *tries -= 1;
        if !can_be_dealt(cards, rooms) {
            return false;
        }
        let (group, trump) = self.suit;
        let top_in = |&(hand, part): &Against| {
            let there = rooms[hand].with(held[hand]);
            let top = highest_top(part.shape, there, group, trump).filter(|&top| top > part.top)?;
            (rooms[hand].cards + held[hand].len() >= part.shape.cards()).then_some((hand, part, top))
        };
        // Where there is most to keep apart, it shows soonest that it cannot be.
        let most = |&(hand, _, top): &(usize, Part, u8)| (rooms[hand].cards, hand, top);
        let Some((hand, part, top)) = self.beats_not.iter().filter_map(top_in).max_by_key(most) else {
            return self.meet(&self.beats, cards, rooms, held, tries);
        };
        let (needed, length) = (part.shape.multiplicity(), part.shape.length());
        (top + 1 - length..=top).any(|step| {
            // What is no tractor lies on one step: none above the part will do.
            let from = if length == 1 { part.top + 1 } else { step };
            let faces = (from..=step).fold(0, |faces, step| faces | trump.faces_on(group, step));
            let mut rooms = *rooms;
            rooms[hand] = rooms[hand].with_fewer(faces, held[hand], needed);
            held[hand].among(faces).at_least(needed) == 0 && self.avoid(cards, &rooms, held, tries)
        })
    }

    /// Deals to a hand what it has to beat, in each way there is. No hand can be dealt what it must not hold any more.
    fn meet(
        &self,
        beats: &[Against],
        cards: Bag,
        rooms: &[Room; 4],
        held: &[Bag; 4],
        tries: &mut u32,
    ) -> bool {
        let Some((&(hand, part), others)) = beats.split_first() else { return true };
        if part.is_beaten_by(held[hand], self.suit.0, self.suit.1) {
            return self.meet(others, cards, rooms, held, tries);
        }
        higher_in(&part, rooms[hand].with(held[hand]), self.suit).into_iter().any(|higher| {
            if *tries == 0 {
                return true;
            }
            *tries -= 1;
            let drawn = higher.beyond(held[hand]);
            let (mut rooms, mut held) = (*rooms, *held);
            let Some(left) = rooms[hand].cards.checked_sub(drawn.len()) else { return false };
            rooms[hand] = Room { most: rooms[hand].most.beyond(drawn), cards: left };
            held[hand] = held[hand].plus(drawn).unwrap_or(held[hand]);
            let Some(cards) = cards.minus(drawn) else { return false };
            can_be_dealt(cards, &rooms) && self.meet(others, cards, &rooms, &held, tries)
        })
    }
}

/// The combinations among cards that beat the part. Off-suit level cards share a step: of those that can stand there each in turn.
#[inline(never)]
pub(super) fn higher_in(part: &Part, cards: Bag, (group, trump): Suited) -> Vec<Bag> {
    let (shape, mut higher) = (part.shape, Vec::new());
    let there = cards.at_least(shape.multiplicity());
    for top in part.top + 1..trump.steps(group) {
        for number in 0..4 {
            let faces = (top + 1 - shape.length()..=top).fold(0, |run, step| {
                let mut faces = there & trump.faces_on(group, step);
                for _ in 0..number {
                    let fewer = faces & faces.wrapping_sub(1);
                    faces = if fewer == 0 { faces } else { fewer };
                }
                run | faces & faces.wrapping_neg()
            });
            let cards = Bag::packs(shape.multiplicity()).among(faces);
            if cards.len() == shape.cards() && higher.last() != Some(&cards) {
                higher.push(cards);
            }
        }
    }
    higher
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
