//! What the Shengji tests share: fixtures of rows whose fields are separated by bars, with comments after `#`, and tables.
#![allow(dead_code, missing_docs)]

use tricklaw::cards::{Rank, Suit};
use tricklaw::shengji::{Bag, BySeat, Hand, Lead, Position, RecordError, Rules, Seat, Sizes, Table, Trump};

pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| line.split('|').map(str::trim).collect())
}

pub fn bag(text: &str) -> Bag {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// `5H` or `5NT`.
pub fn trump(text: &str) -> Trump {
    let mut chars = text.chars();
    let level = chars.next().and_then(Rank::from_char).unwrap_or_else(|| panic!("{text}: no level"));
    Trump::new(level, chars.next().and_then(Suit::from_char))
}

/// A lead, its declared parts after `=` and separated by `+`.
pub fn lead(text: &str, trump: Trump) -> Lead {
    let (cards, declared) = text.split_once('=').map_or((text, None), |(cards, parts)| (cards, Some(parts)));
    let declared: Option<Vec<Bag>> = declared.map(|parts| parts.split('+').map(bag).collect());
    Lead::new(bag(cards), declared.as_deref(), trump).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// A position with hands of equal size, north to lead, trumps hearts at level two.
pub fn hands(north: &str, west: &str, south: &str, east: &str) -> Position {
    let mut hands = BySeat([Hand::Hidden(0); 4]);
    for (seat, cards) in [(Seat::North, north), (Seat::West, west), (Seat::South, south), (Seat::East, east)]
    {
        hands[seat] = Hand::Known(bag(cards));
    }
    let kitty = Some(bag("C3 C4 C5 C6 C7 C8 C9 CT"));
    Position::in_play(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), Seat::North, hands, kitty)
        .unwrap()
}

/// A table after some actions, or which of them was refused and why.
pub fn run(position: Position, actions: &[&str]) -> Result<Table, RecordError> {
    Table::replay(position, actions.iter().map(|text| text.parse().unwrap_or_else(|_| panic!("{text}"))))
}
