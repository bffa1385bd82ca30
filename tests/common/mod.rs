//! Reading fixtures: rows of fields separated by bars, with comments after `#`.
#![allow(dead_code, missing_docs)]

use tricklaw::cards::{Rank, Suit};
use tricklaw::shengji::{Bag, Trump};

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
