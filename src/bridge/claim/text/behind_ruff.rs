//! What stands behind a ruff without a verb: `heart ruff, clubs`, `ruff low in dummy, high in hand`.

use super::token::{Token, gap, insert, is_and, remove, step_end, word_at};
use super::words::{Mark, Verb, Word};

/// Reads a suit behind one that is ruffed as cashed where the ruff is told behind its suit, as in `ruff a heart, clubs`; in
/// `ruff hearts, clubs` both are ruffed.
#[inline(never)]
pub(super) fn cash_bare(text: &str, tokens: &mut Vec<Token>) {
    let (mut place, mut ruffed) = (0, false);
    while place < tokens.len() {
        let end = step_end(tokens, place);
        let to_me = ruffed && end > place && tokens[end - 1].word == Word::Mark(Mark::TO);
        if to_me && is_only_suits(&tokens[place..end - 1]) {
            remove(tokens, end - 1, end);
            continue;
        }
        if ruffed && is_only_suits(&tokens[place..end]) && !is_said(text, tokens, end) {
            insert(tokens, place, Word::Verb(Verb::Cash));
            ruffed = false;
            continue;
        }
        if end > place {
            ruffed = ends_in_verb(&tokens[place..end]) || is_given(text, tokens, place, end);
        }
        place = end + 1;
    }
}

/// Suits, and where they are, and nothing else.
fn is_only_suits(step: &[Token]) -> bool {
    let suit = |token: &Token| matches!(token.word, Word::Suit(_));
    let place = |word: Word| word == Word::In || word.is_hand();
    step.iter().any(suit) && step.iter().all(|token| suit(token) || place(token.word))
}

/// Whether more is told of the suits that end at a place: `clubs and diamonds are good`, `club and diamond ruff`.
fn is_said(text: &str, tokens: &[Token], mut end: usize) -> bool {
    while word_at(tokens, end) == Word::Break && end < tokens.len() {
        let next = end + 1;
        let behind = step_end(tokens, next);
        let step = &tokens[next..behind];
        if !is_only_suits(step) {
            let verb = step.iter().any(|token| matches!(token.word, Word::Verb(_)));
            return matches!(word_at(tokens, next), Word::Suit(_)) && (is_and(text, &tokens[end]) || !verb);
        }
        end = behind;
    }
    false
}

/// Whether a suit is ruffed, finessed or thrown, and named before that.
fn ends_in_verb(step: &[Token]) -> bool {
    let verb = step.iter().position(|token| matches!(token.word, Word::Verb(_)));
    let Some((said, [verb, behind @ ..])) = verb.map(|verb| step.split_at(verb)) else { return false };
    matches!(verb.word, Word::Verb(Verb::Ruff | Verb::Finesse | Verb::Discard))
        && matches!(said.last(), Some(Token { word: Word::Suit(_), .. }))
        && !behind.iter().any(|token| token.word.is_object())
}

/// Whether one suit is given away by itself, and not together with what comes next: `heart to you, clubs`.
fn is_given(text: &str, tokens: &[Token], place: usize, end: usize) -> bool {
    let to = place + 1 + usize::from(word_at(tokens, place + 1) == Word::Mark(Mark::TO));
    let mine = gap(text, tokens, step_end(tokens, (end + 1).min(tokens.len()))).ends_with(b" me");
    let with = tokens.get(end).is_some_and(|divider| is_and(text, divider)) && !mine;
    matches!(tokens[place].word, Word::Suit(_))
        && end == to + 1
        && word_at(tokens, to) == Word::Mark(Mark::YOU)
        && !with
}

/// Reads a height in a hand behind a ruff as another ruff: `ruff low in dummy, high in hand`.
#[inline(never)]
pub(super) fn ruff_again(tokens: &mut Vec<Token>) {
    let (mut place, mut ruffed) = (0, false);
    while place < tokens.len() {
        let end = step_end(tokens, place);
        let height = matches!(tokens[place].word, Word::Height(_)) && word_at(tokens, place + 1) == Word::In;
        if ruffed && height && end == place + 3 {
            insert(tokens, place, Word::Verb(Verb::Ruff));
            continue;
        }
        if end > place {
            let verb = tokens[place..end].iter().find(|token| matches!(token.word, Word::Verb(_)));
            ruffed = verb.is_some_and(|verb| verb.word == Word::Verb(Verb::Ruff));
        }
        place = end + 1;
    }
}
