//! Shapes: singles, pairs, triples, tractors (art. 10).

use super::bag::Bag;
use super::card::Face;
use super::trump::{Group, Ladder, Trump, run_starts};
use core::cmp::Reverse;
use core::fmt;

/// The form of a combination: how many of each face, and how many neighbouring steps.
///
/// Singles (单张) are 1 × 1, pairs (对子) 2 × 1, triples (刻子) 3 × 1, tractors of pairs (连对) 2 × *n* and tractors of
/// triples (连刻) 3 × *n*.
///
/// ```
/// use tricklaw::shengji::Shape;
/// let tractor = Shape::new(2, 3).unwrap();
/// assert_eq!((tractor.to_string(), tractor.cards()), ("tractor of 3 pairs".to_string(), 6));
/// assert_eq!(Shape::new(1, 2), None, "singles make no run");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    multiplicity: u8,
    length: u8,
}

impl Shape {
    /// One card.
    pub const SINGLE: Shape = Shape { multiplicity: 1, length: 1 };
    /// Two of a face.
    pub const PAIR: Shape = Shape { multiplicity: 2, length: 1 };
    /// Three of a face.
    pub const TRIPLE: Shape = Shape { multiplicity: 3, length: 1 };

    /// The shape of `length` (1 to 16) neighbouring steps with `multiplicity` (1 to 3) cards each; singles make no run.
    pub const fn new(multiplicity: u8, length: u8) -> Option<Shape> {
        let runs = multiplicity == 2 || multiplicity == 3;
        if (multiplicity == 1 && length == 1) || (runs && length >= 1 && length <= 16) {
            Some(Shape { multiplicity, length })
        } else {
            None
        }
    }

    /// How many cards of each face: 1, 2 or 3.
    pub const fn multiplicity(self) -> u8 {
        self.multiplicity
    }

    /// How many steps: 1, or more for a tractor.
    pub const fn length(self) -> u8 {
        self.length
    }

    /// How many cards.
    pub const fn cards(self) -> usize {
        self.multiplicity as usize * self.length as usize
    }

    /// Whether it is a tractor (拖拉机): two or more pairs or triples in a row.
    pub const fn is_tractor(self) -> bool {
        self.length > 1
    }

    /// The order in which the parts of a throw are followed: more cards first, then more of a face (A13).
    pub(crate) fn precedence(self) -> (Reverse<usize>, Reverse<u8>) {
        (Reverse(self.cards()), Reverse(self.multiplicity))
    }
}

impl fmt::Display for Shape {
    /// `single`, `pair`, `triple`, `tractor of 3 pairs`, `tractor of 2 triples`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = ["single", "pair", "triple"][usize::from(self.multiplicity - 1)];
        match self.length {
            1 => f.write_str(name),
            length => write!(f, "tractor of {length} {name}s"),
        }
    }
}

/// A combination of cards: one of the ways of leading listed in art. 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// Its form.
    pub shape: Shape,
    /// The highest step it stands on, see [`Trump`].
    pub top: u8,
    /// Its cards.
    pub cards: Bag,
}

impl Part {
    /// The combination those cards are, or nothing if they are none or not all of one suit.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{Part, Trump};
    /// let trump = Trump::new(Rank::Five, Some(Suit::Hearts));
    /// let shape = |cards: &str| Part::of(cards.parse().unwrap(), trump).map(|part| part.shape.to_string());
    /// assert_eq!(shape("S6 S6 S4 S4").as_deref(), Some("tractor of 2 pairs"));
    /// assert_eq!(shape("S5 S5 D5 D5"), None, "two faces on one step make no run (A01)");
    /// ```
    pub fn of(cards: Bag, trump: Trump) -> Option<Part> {
        trump.group_of(cards)?;
        let faces = cards.at_least(1);
        let multiplicity = (1..=3).find(|&m| cards.at_least(m) == faces && cards.at_least(m + 1) == 0)?;
        let steps = cards.faces().fold(0_u32, |steps, (face, _)| steps | 1 << trump.step(face));
        let length = steps.count_ones() as u8;
        let in_a_row = (steps >> steps.trailing_zeros()).trailing_ones() as u8 == length;
        if !in_a_row || u32::from(length) != faces.count_ones() {
            return None;
        }
        let shape = Shape::new(multiplicity, length)?;
        Some(Part { shape, top: 31 - steps.leading_zeros() as u8, cards })
    }

    /// The suit it is played in.
    pub fn group(&self, trump: Trump) -> Group {
        trump.group_of(self.cards).unwrap_or(Group::Trump)
    }

    /// The order of the parts of a lead: those followed first come first, higher ones before lower ones.
    pub(crate) fn order(&self) -> (Reverse<usize>, Reverse<u8>, Reverse<u8>, Reverse<Option<Face>>) {
        let (cards, multiplicity) = self.shape.precedence();
        (cards, multiplicity, Reverse(self.top), Reverse(self.cards.faces().last().map(|(face, _)| face)))
    }

    /// Whether cards of the same suit hold a combination of this shape that stands higher (art. 11; A15).
    pub(crate) fn is_beaten_by(&self, held: Bag, group: Group, trump: Trump) -> bool {
        highest_top(self.shape, held, group, trump).is_some_and(|top| top > self.top)
    }
}

/// The top step of the highest combination of a shape within the cards of a group.
pub(crate) fn highest_top(shape: Shape, held: Bag, group: Group, trump: Trump) -> Option<u8> {
    if shape == Shape::SINGLE {
        let held = held.among(trump.faces_of(group));
        return held.faces().map(|(face, _)| trump.step(face)).max();
    }
    highest_run(shape, &trump.ladder(group, held))
}

/// The top step of the highest pair, triple or tractor of a shape on a ladder.
fn highest_run(shape: Shape, ladder: &Ladder) -> Option<u8> {
    let starts = run_starts(ladder.steps_with(shape.multiplicity), shape.length);
    starts.checked_ilog2().map(|start| start as u8 + shape.length - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};

    fn shape(cards: &str, trump: Trump) -> Option<(u8, u8, u8)> {
        Part::of(cards.parse().unwrap(), trump)
            .map(|part| (part.shape.multiplicity, part.shape.length, part.top))
    }

    #[test]
    fn art_10_combinations() {
        let hearts5 = Trump::new(Rank::Five, Some(Suit::Hearts));
        for (cards, expected) in [
            ("S9", Some((1, 1, 6))),
            ("BJ BJ", Some((2, 1, 15))),
            ("LJ LJ LJ", Some((3, 1, 14))),
            ("S6 S6 S4 S4", Some((2, 2, 3))),
            ("BJ BJ LJ LJ H5 H5 D5 D5 HA HA", Some((2, 5, 15))),
            ("H6 H6 H5 H5", None),
            ("S5 S5 D5 D5", None),
            ("SA SA S2 S2", None),
            ("S9 S9 S8", None),
            ("S9 S8", None),
            ("S9 D9", None),
            ("S9 S9 S9 S8 S8 S8", Some((3, 2, 6))),
            ("H4 H4 H6 H6", Some((2, 2, 3))),
            ("", None),
        ] {
            assert_eq!(shape(cards, hearts5), expected, "{cards}");
        }
    }

    #[test]
    fn the_ends_of_the_level_range() {
        // A05: at level 2 the 3 is lowest; at level A the king is next to the off-suit level cards.
        assert_eq!(shape("S3 S3 S4 S4", Trump::new(Rank::Two, Some(Suit::Hearts))), Some((2, 2, 1)));
        let aces = Trump::new(Rank::Ace, Some(Suit::Hearts));
        assert_eq!(shape("HK HK SA SA", aces), Some((2, 2, 12)));
        assert_eq!(shape("SK SK SA SA", aces), None);
    }
}
