//! The cross of a newspaper column.

use crate::bridge::Seat;
use crate::bridge::notation::hands::{Hands, SUITS_DOWN, ranks_down};
use crate::cards::Suit;

/// How a diagram names the suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Signs {
    /// `S H D C`
    #[default]
    Letters,
    /// `♠ ♥ ♦ ♣`
    Symbols,
}

impl Signs {
    const fn of(self, suit: Suit) -> char {
        match (self, suit) {
            (Signs::Letters, suit) => suit.letter(),
            (Signs::Symbols, Suit::Clubs) => '♣',
            (Signs::Symbols, Suit::Diamonds) => '♦',
            (Signs::Symbols, Suit::Hearts) => '♥',
            (Signs::Symbols, Suit::Spades) => '♠',
        }
    }
}

/// The hands as a cross, north above, west and east side by side, south below; a hand not known is `?`, a void `-`.
///
/// ```
/// use tricklaw::bridge::notation::diagram::{Signs, read, write};
/// let hands = read("N:AK.QJ.. .AKT9.. ..AKQJ. ...AKQJ").hands;
/// let text = write(&hands, Signs::Symbols);
/// assert!(text.trim_start().starts_with("♠ AK\n"), "north above");
/// assert_eq!(read(&text).hands, hands);
/// ```
pub fn write(hands: &Hands, signs: Signs) -> String {
    let lines = |seat: Seat| SUITS_DOWN.map(|suit| line(hands, seat, suit, signs));
    let width = lines(Seat::West).iter().map(|line| line.chars().count()).max().unwrap_or(0) + 4;
    let mut text = String::new();
    let mut push = |left: &str, right: &str| {
        let blanks = if right.is_empty() { 0 } else { 2 * width - left.chars().count() };
        text.push_str(left);
        text.extend(core::iter::repeat_n(' ', blanks));
        text.push_str(right);
        text.push('\n');
    };
    let indent = " ".repeat(width);
    lines(Seat::North).iter().for_each(|line| push(&format!("{indent}{line}"), ""));
    for (west, east) in lines(Seat::West).iter().zip(&lines(Seat::East)) {
        push(west, east);
    }
    lines(Seat::South).iter().for_each(|line| push(&format!("{indent}{line}"), ""));
    text
}

fn line(hands: &Hands, seat: Seat, suit: Suit, signs: Signs) -> String {
    let ranks = match &hands[seat] {
        None => "?".to_string(),
        Some(cards) => ranks_down(cards, suit),
    };
    format!("{} {}", signs.of(suit), if ranks.is_empty() { "-" } else { &ranks })
}
