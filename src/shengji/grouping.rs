//! Every admissible way of declaring what a set of cards is made of (art. 11; A14).

use super::bag::Bag;
use super::card::Face;
use super::shape::Part;
use super::trump::{Group, Trump};

/// A way of seeing cards of one suit as combinations, largest part first.
pub type Grouping = Vec<Part>;

/// All admissible groupings of cards of one suit that differ in the form or height of their parts.
///
/// A grouping is admissible if no two of its parts together are a combination of art. 10 (A14). Cards that are one
/// combination have that grouping alone. Where level cards of several suits could take the same place in a
/// tractor (A02), one of these equal groupings stands for all. Nothing comes for an empty or a mixed bag.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Trump, groupings};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// // A triple and a pair, or a tractor and a single (art. 11 ¶4).
/// assert_eq!(groupings("S8 S8 S8 S7 S7".parse().unwrap(), trump).count(), 2);
/// assert_eq!(groupings("SK SK SA SA".parse().unwrap(), trump).count(), 1);
/// ```
pub fn groupings(cards: Bag, trump: Trump) -> impl Iterator<Item = Grouping> {
    let whole = Part::of(cards, trump);
    // Which triples are broken: each set of them is a number.
    let layouts = match trump.group_of(cards) {
        Some(_) if whole.is_none() => 1_u64 << cards.at_least(3).count_ones(),
        _ => 0,
    };
    Groupings { cards, trump, next: 0, layouts, found: whole.map(|part| vec![part]).into_iter().collect() }
}

/// The groupings, found when asked for.
struct Groupings {
    cards: Bag,
    trump: Trump,
    next: u64,
    layouts: u64,
    /// Those of the last layout that are still to come, the next one last.
    found: Vec<Grouping>,
}

impl Iterator for Groupings {
    type Item = Grouping;

    #[inline(never)]
    fn next(&mut self) -> Option<Grouping> {
        while self.found.is_empty() && self.next < self.layouts {
            let group = self.trump.group_of(self.cards)?;
            let triples = self.cards.at_least(3);
            let broken = spread(self.next, triples);
            self.next += 1;
            // Which of several equal triples is broken makes no difference: the lowest stand for all.
            let crowd = triples & crossing(group, self.trump);
            let whole = crowd & !broken;
            if whole == 0 || broken & crowd < whole & whole.wrapping_neg() {
                self.found = layout(self.cards, broken, group, self.trump);
                self.found.reverse();
            }
        }
        self.found.pop()
    }
}

/// The grouping taken when nothing is declared and the cards allow only one, or when a default is asked for: the one
/// with the largest parts first.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Trump, default_grouping};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let grouping = default_grouping("S8 S8 S8 S7 S7".parse().unwrap(), trump).unwrap();
/// let shapes: Vec<String> = grouping.iter().map(|part| part.shape.to_string()).collect();
/// assert_eq!(shapes, ["tractor of 2 pairs", "single"]); // not the triple and the pair
/// ```
pub fn default_grouping(cards: Bag, trump: Trump) -> Option<Grouping> {
    let mut all = groupings(cards, trump);
    let mut best = all.next()?;
    for grouping in all {
        if goes_before(&grouping, &best) {
            best = grouping;
        }
    }
    Some(best)
}

/// The groupings in a list of at most `limit`, the [default](default_grouping) first.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Trump, list_groupings};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let found = list_groupings("S8 S8 S8 S7 S7".parse().unwrap(), trump, 10);
/// assert_eq!(found[0][0].cards, "S8 S8 S7 S7".parse().unwrap());
/// ```
pub fn list_groupings(cards: Bag, trump: Trump, limit: usize) -> Vec<Grouping> {
    let mut found: Vec<Grouping> = Vec::new();
    for grouping in groupings(cards, trump) {
        let first = found.first().is_some_and(|first| goes_before(&grouping, first));
        if found.len() == limit && first {
            found.pop();
        }
        if found.len() < limit {
            found.push(grouping);
        }
        if first {
            let last = found.len() - 1;
            found.swap(0, last);
        }
    }
    found
}

/// Whether a grouping has the larger parts, or else the higher ones.
fn goes_before(one: &[Part], other: &[Part]) -> bool {
    let unequal = one.iter().map(Part::order).zip(other.iter().map(Part::order)).find(|(a, b)| a != b);
    unequal.is_some_and(|(a, b)| a < b)
}

/// Puts the bits of `choice` on the places of the set bits of `mask`.
fn spread(mut choice: u64, mut mask: u64) -> u64 {
    let mut spread = 0;
    while mask != 0 {
        if choice & 1 == 1 {
            spread |= mask & mask.wrapping_neg();
        }
        mask &= mask - 1;
        choice >>= 1;
    }
    spread
}

/// The step several level cards share, where the suit has one.
fn crossing(group: Group, trump: Trump) -> u64 {
    if group == Group::Trump { trump.faces_on(group, trump.off_suit_step()) } else { 0 }
}

/// The groupings in which exactly the triples of the `broken` faces are a pair and a single.
fn layout(cards: Bag, broken: u64, group: Group, trump: Trump) -> Vec<Grouping> {
    let (ones, twos, threes) = (
        cards.at_least(1) & !cards.at_least(2) | broken,
        cards.at_least(2) & !cards.at_least(3) | broken,
        cards.at_least(3) & !broken,
    );
    let mut found = Vec::new();
    for pairs in rows(twos, broken, group, trump) {
        // A pair beside the third card of its face would be a triple.
        if pairs.iter().any(|row| row.count_ones() == 1 && row & broken != 0) {
            continue;
        }
        for triples in rows(threes, 0, group, trump) {
            let singles = bits(ones).map(|face| (face, 1));
            let rows = pairs.iter().map(|&row| (row, 2)).chain(triples.iter().map(|&row| (row, 3)));
            let parts = rows.chain(singles).filter_map(|(row, count)| Part::of(several(row, count), trump));
            found.push(crate::order::few_by_key(parts, Part::order));
        }
    }
    found
}

/// Each set bit by itself.
fn bits(mut mask: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let bit = mask & mask.wrapping_neg();
        mask ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// `count` cards of each of the faces.
fn several(faces: u64, count: u8) -> Bag {
    bits(faces).fold(Bag::EMPTY, |bag, bit| match Face::from_index(bit.trailing_zeros() as u8) {
        Some(face) => bag.with_count(face, count),
        None => bag,
    })
}

/// The ways to join faces of equal count into rows so that no two rows could be joined further.
///
/// Neighbours are joined whenever possible, so only the step with several level cards leaves a choice: one of them
/// may link both sides, or two of them may end one row and begin another (A02). Those of the `broken` faces come
/// first: alone, they would be a triple again.
fn rows(faces: u64, broken: u64, group: Group, trump: Trump) -> Vec<Vec<u64>> {
    let crowd = faces & crossing(group, trump);
    let next = |crowd: u64| {
        let first = if crowd & broken == 0 { crowd } else { crowd & broken };
        first & first.wrapping_neg()
    };
    let first = next(crowd);
    let second = next(crowd ^ first);
    let (linked, others) = (faces & !crowd | first, crowd & !first);

    let joined = join(linked, group, trump);
    let mut ways = Vec::with_capacity(2);
    let link = joined.iter().copied().find(|row| row & first != 0).unwrap_or(0);
    let crossing = trump.off_suit_step();
    let above = bits(link).filter(|&bit| step_of(bit, trump) > crossing).fold(0, |row, bit| row | bit);
    let below = link & !above & !first;
    if second != 0 && above != 0 && below != 0 {
        let mut split: Vec<u64> = joined.iter().copied().filter(|&row| row != link).collect();
        split.extend([below | first, above | second]);
        split.extend(bits(others & !second));
        ways.push(split);
    }
    let mut through = joined;
    through.extend(bits(others));
    ways.push(through);
    ways
}

fn step_of(bit: u64, trump: Trump) -> u8 {
    Face::from_index(bit.trailing_zeros() as u8).map_or(0, |face| trump.step(face))
}

/// Maximal rows of faces on neighbouring steps; no two of the faces share a step.
fn join(faces: u64, group: Group, trump: Trump) -> Vec<u64> {
    let mut rows: Vec<u64> = Vec::new();
    let mut previous_step_taken = false;
    for step in 0..trump.steps(group) {
        let here = faces & trump.faces_on(group, step);
        match rows.last_mut() {
            Some(row) if previous_step_taken && here != 0 => *row |= here,
            _ if here != 0 => rows.push(here),
            _ => {}
        }
        previous_step_taken = here != 0;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};

    fn shapes(cards: &str, trump: Trump) -> Vec<String> {
        let text = |grouping: Grouping| {
            let parts: Vec<String> = grouping.iter().map(|part| part.shape.to_string()).collect();
            parts.join(" + ")
        };
        groupings(cards.parse().unwrap(), trump).map(text).collect()
    }

    #[test]
    fn what_can_be_declared() {
        let hearts2 = Trump::new(Rank::Two, Some(Suit::Hearts));
        let cases: [(&str, &[&str]); 7] = [
            ("S8 S8 S8 S7 S7", &["triple + pair", "tractor of 2 pairs + single"]),
            ("SK SK SA SA", &["tractor of 2 pairs"]),
            ("SK SK S9 S9", &["pair + pair"]),
            ("S9 S9 S9 S7", &["triple + single"]),
            ("S9 S9 S9 S8 S8 S8", &["tractor of 2 triples"]),
            // A02: one row of three and a pair, or two rows of two.
            (
                "HA HA D2 D2 S2 S2 H2 H2",
                &["tractor of 2 pairs + tractor of 2 pairs", "tractor of 3 pairs + pair"],
            ),
            ("", &[]),
        ];
        for (cards, expected) in cases {
            assert_eq!(shapes(cards, hearts2), expected, "{cards}");
        }
    }
}
