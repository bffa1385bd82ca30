//! The words of a text and where they stand.

use super::words::{Mark, Word};
use crate::cards::Rank;

/// A word and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub word: Word,
    pub start: usize,
    pub end: usize,
}

/// What was written at a token.
#[inline(never)]
pub(super) fn written<'a>(text: &'a str, token: &Token) -> &'a str {
    text.get(token.start..token.end).unwrap_or_default()
}

/// The word at a place; before the first and behind the last, a divider.
#[inline(never)]
pub(super) fn word_at(tokens: &[Token], place: usize) -> Word {
    tokens.get(place).map_or(Word::Break, |token| token.word)
}

/// Where the step of a place begins.
#[inline(never)]
pub(super) fn step_start(tokens: &[Token], place: usize) -> usize {
    tokens[..place].iter().rposition(|token| token.word.ends_step()).map_or(0, |end| end + 1)
}

/// Where what stands at a place ends.
#[inline(never)]
pub(super) fn step_end(tokens: &[Token], place: usize) -> usize {
    tokens[place..]
        .iter()
        .position(|token| token.word.ends_step())
        .map_or(tokens.len(), |length| place + length)
}

/// Takes the words between two places out.
#[inline(never)]
pub(super) fn remove(tokens: &mut Vec<Token>, from: usize, to: usize) {
    tokens.drain(from..to);
}

/// A word that stands nowhere, right before a place.
#[inline(never)]
pub(super) fn insert(tokens: &mut Vec<Token>, place: usize, word: Word) {
    let start = tokens.get(place).or(tokens.last()).map_or(0, |token| token.start);
    tokens.insert(place, Token { word, start, end: start });
}

/// Whether a token joins two things of one kind; a comma may begin another.
#[inline(never)]
pub(super) fn is_and(text: &str, token: &Token) -> bool {
    matches!(token.word, Word::Break)
        && matches!(written(text, token), "and" | "plus" | "n" | "&" | "+" | "和" | "与" | "及" | "、")
}

/// What is written between a token and the one before it.
pub(super) fn gap<'a>(text: &'a str, tokens: &[Token], place: usize) -> &'a [u8] {
    let before = |place: usize| tokens.get(place).map_or(text.len(), |token| token.end);
    let start = place.checked_sub(1).map_or(0, before);
    let end = tokens.get(place).map_or(text.len(), |token| token.start);
    text.as_bytes().get(start..end).unwrap_or_default().trim_ascii_end()
}

/// Whether nothing more comes of what is done.
pub(super) fn is_end(word: Word) -> bool {
    matches!(word, Word::Break | Word::Then | Word::In | Word::If | Word::Needed)
}

/// Whether a card is named right before a place, or its suit behind its rank.
#[inline(never)]
pub(super) fn is_card_before(tokens: &[Token], place: usize) -> bool {
    let [last, first] = [1, 2].map(|back| word_at(tokens, place.wrapping_sub(back)));
    let is_suit = matches!(last, Word::Suit(_) | Word::Mark(Mark::TRUMPS));
    matches!(last, Word::Card(_) | Word::Rank(_)) || is_suit && matches!(first, Word::Rank(_))
}

/// The rank a number stands for.
pub(super) fn spot(number: u8) -> Option<Rank> {
    Rank::from_index(number.checked_sub(2)?).filter(|rank| *rank <= Rank::Ten)
}

/// Whether a card of a suit is named next, by its rank: `the three of hearts`, `the trump ace`.
#[inline(never)]
pub(super) fn names_card(tokens: &[Token], place: usize) -> bool {
    let is_suit = |place| match word_at(tokens, place) {
        Word::Suit(_) => true,
        Word::Mark(mark) => mark.0 & Mark::TRUMPS.0 != 0,
        _ => false,
    };
    let is_rank = |place| matches!(word_at(tokens, place), Word::Rank(_));
    let next = place + 1 + usize::from(matches!(word_at(tokens, place + 1), Word::With));
    matches!(word_at(tokens, next), Word::Card(_))
        || is_suit(next) && is_rank(next + 1)
        || is_rank(next) && is_suit(next + 1)
}
