//! Text cut into the words of statements.

use super::meet::meet;
use super::token::Token;
use super::words::{CHINESE, ENGLISH, Entry, Event, Mark, Verb, Word};
use crate::cards::{Card, Rank};

/// Every word of the text; fillers are left out.
pub(super) fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut place = 0;
    while let Some(next) = text.as_bytes().get(place) {
        place += match next {
            b' ' | b'\t' | b'\r' | b'"' => 1,
            // `C: AKQ`
            b':' if tokens.last().is_some_and(|token: &Token| matches!(token.word, Word::Suit(_))) => 1,
            // `hearts w/ a club`, which is nobody's hand
            b'/' if text.get(..place).is_some_and(|text| text.ends_with('w')) => {
                push(&mut tokens, Word::UNKNOWN, place, 1)
            }
            // A line of its own is a step of its own.
            b'\n' | b',' | b';' | b'.' | b':' | b'!' | b'&' | b'+' | b'/' => {
                push(&mut tokens, Word::Break, place, 1)
            }
            // `draw trumps -> hearts`
            b'>' => push(&mut tokens, Word::Then, place, 1),
            b'(' => push(&mut tokens, Word::Open, place, 1),
            b')' => push(&mut tokens, Word::Close, place, 1),
            b'x' | b'X' if is_times(text.as_bytes(), place + 1) => {
                push(&mut tokens, Word::Mark(Mark::MANY), place, 1)
            }
            _ if is_latin(*next) => latin(text, place, &mut tokens),
            _ => chinese(text, place, &mut tokens),
        };
    }
    meet(text, &mut tokens);
    tokens
}

/// Whether a letter x is a sign before a number: `spades x4`, `spades x 4`.
#[inline(never)]
fn is_times(text: &[u8], place: usize) -> bool {
    let next = if text.get(place) == Some(&b' ') { place + 1 } else { place };
    text.get(next).is_some_and(u8::is_ascii_digit)
}

#[inline(never)]
fn push(tokens: &mut Vec<Token>, word: Word, start: usize, length: usize) -> usize {
    if let [.., Token { word: first @ Word::If, .. }, Token { word: Word::Not, .. }] = &mut tokens[..]
        && matches!(word, Word::Break | Word::Verb(_) | Word::Number(_) | Word::Mark(Mark::YOU))
    {
        // `if not, finesse`
        *first = Word::Else;
        tokens.pop();
    }
    if !matches!(word, Word::Filler) {
        tokens.push(Token { word, start, end: start + length });
    }
    length
}

const fn is_latin(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'\'' || byte == b'-'
}

/// How many bytes from a place on are of a word in Latin letters, apostrophes among them.
#[inline(never)]
fn latin_length(text: &str, start: usize) -> usize {
    let mut rest = &text.as_bytes()[start..];
    loop {
        rest = match rest {
            [byte, rest @ ..] if is_latin(*byte) => rest,
            // The apostrophe telephones write: `don’t`.
            [0xe2, 0x80, 0x99, rest @ ..] => rest,
            _ => return text.len() - start - rest.len(),
        };
    }
}

/// How long the suit's sign at a place is, if there is one.
#[inline(never)]
fn sign_length(text: &str, start: usize) -> Option<usize> {
    // From ♠ to ♧ they stand in a row.
    let sign = text.as_bytes().get(start..start + 3);
    matches!(sign, Some([0xe2, 0x99, 0xa0..=0xa7])).then_some(3)
}

/// The card written between two places.
#[inline(never)]
fn card(text: &str, start: usize, end: usize) -> Option<Card> {
    text.get(start..end)?.parse().ok()
}

/// A word, or several with hyphens between them: `ace-king`.
#[inline(never)]
fn joined(text: &str, start: usize, length: usize, tokens: &mut Vec<Token>) -> usize {
    let word = text.get(start..start + length).unwrap_or_default();
    let (whole, before) = (meaning(word), tokens.len());
    let (mut rest, mut place) = (word, start);
    while matches!(whole, Word::UNKNOWN)
        && let Some(piece) = first_name(&mut rest, b'-')
    {
        match meaning(piece) {
            Word::UNKNOWN => {
                tokens.truncate(before);
                break;
            }
            word => place += push(tokens, word, place, piece.len()) + 1,
        }
    }
    if tokens.len() == before { push(tokens, whole, start, length) } else { length }
}

/// Words that mean something together.
const PHRASES: [(&str, Word); 11] = [
    ("from the top", Word::FromTop),
    ("from top", Word::FromTop),
    ("top down", Word::FromTop),
    // `most` of them are not all.
    ("at most", Word::Filler),
    ("as long as", Word::If),
    ("so long as", Word::If),
    ("as soon as", Word::After),
    ("so soon as", Word::After),
    ("after that", Word::Then),
    ("after this", Word::Then),
    ("after which", Word::Then),
];

fn latin(text: &str, start: usize, tokens: &mut Vec<Token>) -> usize {
    // A suit sign at the end belongs to the card: `A♥`.
    let plain = latin_length(text, start);
    let word = text.get(start..start + plain).unwrap_or_default();
    for (words, word) in PHRASES {
        let said = text.get(start..start + words.len());
        if said.is_some_and(|said| said.eq_ignore_ascii_case(words)) {
            return push(tokens, word, start, words.len());
        }
    }
    // A figure before a suit is how many of it, `6♠ 5♥`, but nobody ruffs, loses or throws so many: `ruff 7H`.
    let one = tokens.last().is_some_and(|token| match token.word {
        Word::Verb(verb) => matches!(verb, Verb::Ruff | Verb::Concede | Verb::Resign | Verb::Discard),
        word => matches!(word, Word::Mark(mark) if mark.0 & Mark::ONE.0 != 0),
    });
    let counts = |figure: &u8| (b'1'..=if one { b'3' } else { b'9' }).contains(figure);
    if !matches!(word.as_bytes(), [figure] if counts(figure))
        && let Some(sign) = sign_length(text, start + plain)
        && let Some(card) = card(text, start, start + plain + sign)
    {
        return push(tokens, Word::Card(card), start, plain + sign);
    }
    if let [figure, b'C' | b'D' | b'H' | b'S' | b'c' | b'd' | b'h' | b's'] = word.as_bytes()
        && counts(figure)
    {
        for i in 0..2 {
            push(tokens, meaning(word.get(i..=i).unwrap_or_default()), start + i, 1);
        }
        return plain;
    }
    if word == "A" && is_article(text, start + 1) {
        return push(tokens, Word::Article, start, plain);
    }
    if ranks(word, start, tokens) || suit_and_ranks(word, start, tokens) {
        plain
    } else {
        joined(text, start, plain, tokens)
    }
}

/// Whether an `A` before a place is the article: in a text of capitals a suit or a loser comes next, `DISCARD A HEART`.
#[inline(never)]
fn is_article(text: &str, place: usize) -> bool {
    let shouts = !text.bytes().any(|byte| byte.is_ascii_lowercase());
    let next = place + 1;
    let word = text.get(next..).and_then(|rest| rest.get(..latin_length(text, next)));
    shouts
        && word.is_some_and(|word| word.len() > 3 && matches!(meaning(word), Word::Suit(_) | Word::Mark(_)))
}

/// Ranks run together from an honour on, `AKQ`, `AKJ109`, in small letters where they are no word; figures alone are read as
/// numbers. Says whether it was that.
#[inline(never)]
fn ranks(word: &str, start: usize, tokens: &mut Vec<Token>) -> bool {
    let (before, mut place) = (tokens.len(), 0);
    let is_word = word.len() < 2 || !matches!(english(word), Word::UNKNOWN);
    let begins = |byte: u8| byte.is_ascii_uppercase() || (!is_word && byte.is_ascii_lowercase());
    while let Some(&byte) = word.as_bytes().get(place) {
        let ten = byte == b'1' && word.as_bytes().get(place + 1) == Some(&b'0');
        let rank = if ten { Some(Rank::Ten) } else { Rank::from_char(char::from(byte)) };
        let honour = rank.filter(|rank| *rank >= Rank::Ten && begins(byte));
        // `At trick 12`
        let next = rank.filter(|_| !(is_word && byte.is_ascii_lowercase()));
        match if place == 0 { honour } else { next } {
            Some(rank) => place += push(tokens, Word::Rank(rank), start + place, 1 + usize::from(ten)),
            None if byte == b'-' && place > 0 => place += 1,
            None => {
                tokens.truncate(before);
                return false;
            }
        }
    }
    true
}

/// Several cards of a suit, `HAKQ`. Says whether it was that.
#[inline(never)]
fn suit_and_ranks(word: &str, start: usize, tokens: &mut Vec<Token>) -> bool {
    let Some((suit, cards)) = word.split_at_checked(1) else { return false };
    let before = tokens.len();
    let suit = meaning(suit);
    if !matches!(suit, Word::Suit(_)) {
        return false;
    }
    push(tokens, suit, start, 1);
    // One card is read as such.
    let several = ranks(cards, start + 1, tokens) && tokens.len() > before + 2;
    if !several {
        tokens.truncate(before);
    }
    several
}

/// Cuts the first name off a list of names.
#[inline(never)]
fn first_name<'a>(names: &mut &'a str, divider: u8) -> Option<&'a str> {
    let end = names.bytes().position(|byte| byte == divider).unwrap_or(names.len());
    let name = names.get(..end).filter(|name| !name.is_empty());
    *names = names.get(end + 1..).unwrap_or_default();
    name
}

/// The longest name of a list that fits, and what it means.
#[inline(never)]
fn longest(list: &[Entry], fits: &dyn Fn(&str) -> bool) -> (usize, Word) {
    let mut best = (0, Word::UNKNOWN);
    for &(mut names, word) in list {
        while let Some(name) = first_name(&mut names, b' ') {
            if name.len() > best.0 && fits(name) {
                best = (name.len(), word);
            }
        }
    }
    best
}

/// What is seen of a suit that lies so: nobody shows out early unless one has two cards more, and at once if he has all.
const fn split(one: u8, other: u8) -> Event {
    match (one, other) {
        (b'4'.., b'0') => Event::ShowsOut,
        _ if one.abs_diff(other) > 1 => Event::BreaksBadly,
        _ => Event::Breaks,
    }
}

/// The meaning of an English word, or of the verb it is a form of.
#[inline(never)]
fn english(word: &str) -> Word {
    let mut letters = Vec::with_capacity(word.len());
    for byte in word.bytes() {
        match byte {
            // The apostrophe of telephones, E2 80 99: `don’t`.
            0xe2 | 0x80 => {}
            0x99 => letters.push(b'\''),
            byte => letters.push(byte.to_ascii_lowercase()),
        }
    }
    match longest(ENGLISH, &|name| is_form(&letters, name.as_bytes())) {
        (length, found) if length == letters.len() => found,
        (_, verb @ (Word::Verb(_) | Word::Event(_) | Word::Coup | Word::Starting | Word::Unread(_))) => verb,
        // `Cs`, but `SHDC` are suits one after another.
        (_, suit @ Word::Suit(_)) if word.ends_with('s') || word.len() > 3 => suit,
        _ => Word::UNKNOWN,
    }
}

/// Whether a word is a name, or one with an ending: `concedes`, `conceding`, `shedding`.
#[inline(never)]
fn is_form(word: &[u8], name: &[u8]) -> bool {
    let stem = name.strip_suffix(b"e").unwrap_or(name);
    let Some(mut ending) = word.strip_prefix(stem) else { return false };
    // The last letter may be written twice.
    if ending.len() == 4 && ending.first() == stem.last() {
        ending = ending.get(1..).unwrap_or_default();
    }
    word == name || matches!(ending, b"s" | b"es" | b"ing")
}

fn meaning(word: &str) -> Word {
    let found = english(word);
    if !matches!(found, Word::UNKNOWN) {
        return found;
    }
    // `dt` is short for more than a card.
    if let Some(card) = card(word, 0, word.len()).filter(|_| word != "dt") {
        return Word::Card(card);
    }
    match word.as_bytes() {
        // `3-3`: how the cards of a suit lie.
        [more @ b'1'..=b'9', b'-', less @ b'0'..=b'9'] => Word::Event(split(*more, *less)),
        // `红心33分布`; there is no number of tricks like it.
        [more @ b'2'..=b'7', less @ b'0'..=b'4'] if less <= more => Word::Event(split(*more, *less)),
        [b'-', ..] if word.bytes().all(|byte| byte == b'-') => Word::Break,
        // `4x S`
        _ => word.strip_suffix('x').unwrap_or(word).parse().map_or(Word::UNKNOWN, Word::Number),
    }
}

fn chinese(text: &str, start: usize, tokens: &mut Vec<Token>) -> usize {
    let rest = &text.as_bytes()[start..];
    let (length, word) = longest(CHINESE, &|name| rest.starts_with(name.as_bytes()));
    if sign_length(text, start).is_some() {
        let whole = length + latin_length(text, start + length);
        // A card written with its sign first: `♥A`, `♥10`.
        if let Some(card) = card(text, start, start + whole) {
            return push(tokens, Word::Card(card), start, whole);
        }
        if let Some("s" | "'s" | "’s") = text.get(start + length..start + whole) {
            return push(tokens, word, start, whole);
        }
    }
    if length > 0 {
        let after = text.get(start + length..).unwrap_or_default();
        let goes = text.get(start..start + length) == Some("去")
            && ["明手", "手", "桌"].iter().any(|hand| after.starts_with(hand));
        return push(tokens, if goes { Word::Verb(Verb::Cross) } else { word }, start, length);
    }
    // A character of more bytes has bytes of the form 10xxxxxx after the first.
    let length = 1 + rest[1..].iter().take_while(|&&byte| byte & 0xc0 == 0x80).count();
    match tokens.last_mut() {
        // One complaint for a run of unknown characters.
        Some(last) if matches!(last.word, Word::UNKNOWN) && last.end == start => {
            last.end += length;
            length
        }
        _ => push(tokens, Word::UNKNOWN, start, length),
    }
}
