//! Reading fixtures: rows of fields separated by bars, with comments after `#`.
#![allow(dead_code, missing_docs)]

use tricklaw::cards::{Rank, Suit};
use tricklaw::shengji::{Bag, Lead, Trump};

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
