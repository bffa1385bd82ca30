//! The words in which a declarer names a card of dummy's.

use super::designation::{Designation, ParseDesignationError};
use crate::cards::{Card, Rank, Suit};
use crate::cut;
use core::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Suit(Suit),
    Rank(Rank),
    High,
    Low,
    Win,
    Anything,
    /// Says nothing about the card.
    Filler,
}

const ENGLISH: [(&str, Word); 45] = [
    ("high", Word::High),
    ("top", Word::High),
    ("highest", Word::High),
    ("big", Word::High),
    ("low", Word::Low),
    ("small", Word::Low),
    ("lowest", Word::Low),
    ("smallest", Word::Low),
    ("little", Word::Low),
    ("win", Word::Win),
    ("take", Word::Win),
    ("anything", Word::Anything),
    ("any", Word::Anything),
    ("whatever", Word::Anything),
    ("club", Word::Suit(Suit::Clubs)),
    ("clubs", Word::Suit(Suit::Clubs)),
    ("diamond", Word::Suit(Suit::Diamonds)),
    ("diamonds", Word::Suit(Suit::Diamonds)),
    ("heart", Word::Suit(Suit::Hearts)),
    ("hearts", Word::Suit(Suit::Hearts)),
    ("spade", Word::Suit(Suit::Spades)),
    ("spades", Word::Suit(Suit::Spades)),
    ("two", Word::Rank(Rank::Two)),
    ("deuce", Word::Rank(Rank::Two)),
    ("three", Word::Rank(Rank::Three)),
    ("four", Word::Rank(Rank::Four)),
    ("five", Word::Rank(Rank::Five)),
    ("six", Word::Rank(Rank::Six)),
    ("seven", Word::Rank(Rank::Seven)),
    ("eight", Word::Rank(Rank::Eight)),
    ("nine", Word::Rank(Rank::Nine)),
    ("ten", Word::Rank(Rank::Ten)),
    ("10", Word::Rank(Rank::Ten)),
    ("jack", Word::Rank(Rank::Jack)),
    ("queen", Word::Rank(Rank::Queen)),
    ("king", Word::Rank(Rank::King)),
    ("ace", Word::Rank(Rank::Ace)),
    ("the", Word::Filler),
    ("of", Word::Filler),
    ("play", Word::Filler),
    ("it", Word::Filler),
    ("one", Word::Filler),
    ("please", Word::Filler),
    ("card", Word::Filler),
    ("trick", Word::Filler),
];

const CHINESE: [(&str, Word); 15] = [
    ("最大", Word::High),
    ("大", Word::High),
    ("最小", Word::Low),
    ("小", Word::Low),
    ("赢得", Word::Win),
    ("赢", Word::Win),
    ("随便", Word::Anything),
    ("任意", Word::Anything),
    ("任何", Word::Anything),
    ("出", Word::Filler),
    ("打", Word::Filler),
    ("一张", Word::Filler),
    ("的", Word::Filler),
    ("牌", Word::Filler),
    ("这墩", Word::Filler),
];

impl FromStr for Designation {
    type Err = ParseDesignationError;

    /// English and Chinese words, either case; a card as everywhere (`SA`, `红心10`); a suit or a rank by its letter or sign;
    /// a suit with `high` or `low` (`small heart`).
    fn from_str(text: &str) -> Result<Designation, ParseDesignationError> {
        let text = text.trim().to_ascii_lowercase();
        let (mut suit, mut rank, mut manner) = (None, None, None);
        let mut rest = &text[..];
        while let Some((word, after)) = next_word(rest, suit)? {
            let again = match word {
                Word::Suit(named) => suit.replace(named).is_some(),
                Word::Rank(named) => rank.replace(named).is_some(),
                Word::Filler => false,
                other => manner.replace(other).is_some(),
            };
            if again {
                return Err(ParseDesignationError);
            }
            rest = after;
        }
        match (suit, rank, manner) {
            (Some(suit), Some(rank), None) => Ok(Designation::Card(Card::new(suit, rank))),
            (Some(suit), None, None | Some(Word::Anything)) => Ok(Designation::Suit(suit)),
            (Some(suit), None, Some(Word::High)) => Ok(Designation::HighOf(suit)),
            (Some(suit), None, Some(Word::Low)) => Ok(Designation::LowOf(suit)),
            (None, Some(rank), None) => Ok(Designation::Rank(rank)),
            (None, None, Some(Word::High)) => Ok(Designation::High),
            (None, None, Some(Word::Low)) => Ok(Designation::Low),
            (None, None, Some(Word::Win)) => Ok(Designation::Win),
            (None, None, Some(Word::Anything)) => Ok(Designation::Anything),
            _ => Err(ParseDesignationError),
        }
    }
}

type Next<'a> = Result<Option<(Word, &'a str)>, ParseDesignationError>;

/// The word a text begins with, and the text after it; nothing at its end. Behind a suit "a" is the ace, not an article.
fn next_word(text: &str, suit: Option<Suit>) -> Next<'_> {
    let text = text.trim_start();
    let chunk = text.split_whitespace().next().unwrap_or_default();
    let rest = cut::from(text, chunk.len());
    if chunk.is_empty() {
        return Ok(None);
    }
    if chunk == "a" && suit.is_none() && begins_a_noun(rest) {
        return Ok(Some((Word::Filler, rest)));
    }
    let known = ENGLISH.iter().find(|(name, _)| *name == chunk).map(|(_, word)| (*word, rest));
    let sign = || Suit::read(text).map(|(suit, rest)| (Word::Suit(suit), rest));
    let chinese = || CHINESE.iter().find_map(|(name, word)| Some((*word, text.strip_prefix(name)?)));
    let found = known.or_else(chinese).or_else(|| rank(text)).or_else(sign);
    found.map(Some).ok_or(ParseDesignationError)
}

/// Whether "a" before this is an article: not in "a", "a of hearts" and "a h".
fn begins_a_noun(rest: &str) -> bool {
    rest.split_whitespace().next().is_some_and(|word| word != "of" && word.len() > 1 && word.is_ascii())
}

fn rank(text: &str) -> Option<(Word, &str)> {
    if let Some(rest) = text.strip_prefix("10") {
        return Some((Word::Rank(Rank::Ten), rest));
    }
    let mut chars = text.chars();
    Rank::from_char(chars.next()?).map(|rank| (Word::Rank(rank), chars.as_str()))
}
