//! The kitty (底牌): how often its points count when the defenders win the last trick (抠底, art. 17).

use super::bag::Bag;
use super::lead::Lead;
use super::rules::{KittyMultiplier, Rules, ThrowKitty};
use super::shape::Shape;

/// Table 1 for one combination: how often the kitty counts if it is won by that shape.
///
/// Nothing where the packs cannot make the shape, for shapes beyond the ladder and for anything but 1 to 3 decks.
///
/// ```
/// use tricklaw::shengji::{Shape, kitty_table};
/// assert_eq!(kitty_table(Shape::PAIR, 2), Some(4));
/// assert_eq!(kitty_table(Shape::new(2, 3).unwrap(), 2), Some(8));
/// assert_eq!(kitty_table(Shape::new(2, 3).unwrap(), 3), Some(6));
/// assert_eq!(kitty_table(Shape::TRIPLE, 2), None);
/// ```
pub const fn kitty_table(shape: Shape, decks: u8) -> Option<u32> {
    let more = shape.length() as u32 - 1;
    match (shape.multiplicity(), decks) {
        (1, 1..=3) => Some(2),
        (2, 2) => Some(4 + 2 * more),
        // A pair three times, a tractor of two pairs five times, then once more for each pair.
        (2, 3) => Some(if more == 0 { 3 } else { 4 + more }),
        (3, 3) => Some(4 + 2 * more),
        _ => None,
    }
}

/// How often the kitty counts for the defenders if they win the last trick, which began with that lead.
///
/// The winning play is read in the parts of the lead, whatever else its cards might be (A22). A throw counts three
/// times, or as its largest combination if that gives more (A21). Nothing for anything but 1 to 3 decks, and where they
/// have not so many of a face.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Rules, Trump, kitty_multiplier};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let of = |cards: &str| {
///     let lead = Lead::new(cards.parse().unwrap(), None, trump).unwrap();
///     kitty_multiplier(&lead, 2, &Rules::CN_2002)
/// };
/// assert_eq!([of("SA"), of("SA SA"), of("SK SK SA SA")], [Some(2), Some(4), Some(6)]);
/// assert_eq!([of("SA SK"), of("SA SA S3")], [Some(3), Some(4)]); // throws
/// ```
pub fn kitty_multiplier(last_lead: &Lead, decks: u8, rules: &Rules) -> Option<u64> {
    if !Bag::packs(decks).contains_all(last_lead.cards()) {
        return None;
    }
    // The parts are in order of size, and of multiplicity where the size is equal.
    let largest = last_lead.parts().first()?.shape;
    let of_largest = kitty_table(largest, decks)?;
    if rules.kitty_multiplier == KittyMultiplier::PowerOfTwo {
        return Some(1 << largest.cards());
    }
    Some(u64::from(match (last_lead.is_throw(), rules.throw_kitty) {
        (false, _) => of_largest,
        (true, ThrowKitty::Three) => 3,
        (true, ThrowKitty::LargestPart) => of_largest.max(3),
    }))
}
