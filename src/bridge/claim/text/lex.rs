//! Text cut into the words of statements.

use super::words::{CHINESE, ENGLISH, Event, Word};
use crate::cards::Rank;

/// A word and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub word: Word,
    pub start: usize,
    pub end: usize,
}

/// Every word of the text; fillers are left out.
pub(super) fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut place = 0;
    while let Some(next) = text[place..].chars().next() {
        let start = place;
        place += match next {
            ' ' | '\t' | '\n' | '\r' | '"' => {
                place += next.len_utf8();
                continue;
            }
            ',' | ';' | '.' | ':' | '!' | '&' | '+' => push(&mut tokens, Word::Break, start, 1),
            '(' => push(&mut tokens, Word::Open, start, 1),
            ')' => push(&mut tokens, Word::Close, start, 1),
            _ if is_latin(next) => latin(&text[start..], start, &mut tokens),
            _ => chinese(&text[start..], start, &mut tokens),
        };
    }
    tokens.retain(|token| token.word != Word::Filler);
    tokens
}

fn push(tokens: &mut Vec<Token>, word: Word, start: usize, length: usize) -> usize {
    tokens.push(Token { word, start, end: start + length });
    length
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '\'' || c == '-'
}

fn latin(text: &str, start: usize, tokens: &mut Vec<Token>) -> usize {
    // A suit sign at the end belongs to the card: `A♥`.
    let plain = text.find(|c| !is_latin(c)).unwrap_or(text.len());
    let signed = text[plain..].chars().next().filter(|c| "♣♧♦♢♥♡♠♤".contains(*c));
    if let Some(sign) = signed {
        let length = plain + sign.len_utf8();
        if let Ok(card) = text[..length].parse() {
            return push(tokens, Word::Card(card), start, length);
        }
    }
    let word = &text[..plain];
    let ranks: Option<Vec<Rank>> = word.chars().map(Rank::from_char).collect();
    match ranks {
        // Honours run together, `AKQ`; figures are read as numbers.
        Some(ranks) if word.bytes().all(|b| b"AKQJT".contains(&b)) => {
            for (i, rank) in ranks.into_iter().enumerate() {
                push(tokens, Word::Rank(rank), start + i, 1);
            }
        }
        _ => {
            push(tokens, meaning(word), start, plain);
        }
    }
    plain
}

fn meaning(word: &str) -> Word {
    let lower = word.to_ascii_lowercase();
    let found = ENGLISH.iter().find(|(names, _)| names.split(' ').any(|name| name == lower));
    if let Some((_, word)) = found.filter(|_| word != "AS") {
        return *word;
    }
    if let Ok(card) = word.parse() {
        return Word::Card(card);
    }
    if let Some((long, short)) = word.split_once('-') {
        // `3-3`: how the cards of a suit lie.
        let split = long.parse::<u8>().is_ok() && short.parse::<u8>().is_ok();
        let dash = long.is_empty() && short.is_empty();
        return if split {
            Word::Event(Event::BothFollow)
        } else if dash {
            Word::Break
        } else {
            Word::Unknown
        };
    }
    match word.parse::<u8>() {
        Ok(number) => Word::Number(number),
        Err(_) => Word::Unknown,
    }
}

fn chinese(text: &str, start: usize, tokens: &mut Vec<Token>) -> usize {
    let names = CHINESE.iter().flat_map(|(names, word)| names.split(' ').map(move |name| (name, *word)));
    let longest = names.filter(|(name, _)| text.starts_with(name)).max_by_key(|(name, _)| name.len());
    let sign_first = signed_card(text);
    match (sign_first, longest) {
        (Some((card, length)), _) => push(tokens, Word::Card(card), start, length),
        (None, Some((name, word))) => push(tokens, word, start, name.len()),
        (None, None) => {
            let length = text.chars().next().map_or(1, char::len_utf8);
            match tokens.last_mut() {
                // One complaint for a run of unknown characters.
                Some(last) if last.word == Word::Unknown && last.end == start => {
                    last.end += length;
                    length
                }
                _ => push(tokens, Word::Unknown, start, length),
            }
        }
    }
}

/// A card written with its sign first: `♥A`, `♥10`.
fn signed_card(text: &str) -> Option<(crate::cards::Card, usize)> {
    let sign = text.chars().next().filter(|c| "♣♧♦♢♥♡♠♤".contains(*c))?;
    let rest = &text[sign.len_utf8()..];
    let rank = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let length = sign.len_utf8() + rank;
    text[..length].parse().ok().map(|card| (card, length))
}
