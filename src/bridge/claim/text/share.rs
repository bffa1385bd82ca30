//! What two things joined by *and* have in common: `lose a heart and club`, `ruff a heart and a club in dummy`.

use super::token::{Token, insert, is_and, remove, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;

/// Whether a word is of something that is named or counted.
#[inline(never)]
fn is_thing(word: Word) -> bool {
    word.is_object() || matches!(word, Word::Mark(Mark::TRICKS | Mark::MANY))
}

/// Says again what two things joined by *and* have in common: `lose a heart and club`, `ruff a heart and a club in dummy`,
/// `a heart and a club to you`.
#[inline(never)]
pub(super) fn share(text: &str, tokens: &mut Vec<Token>) {
    let mut place = 1;
    while place < tokens.len() {
        if is_and(text, &tokens[place]) {
            place += share_count(text, tokens, place);
            place += share_hand(tokens, place);
            place += share_loss(text, tokens, place);
            place += share_praise(tokens, place);
        }
        place += 1;
    }
}

/// Where the things that end at a place begin.
#[inline(never)]
fn things_before(tokens: &[Token], place: usize) -> usize {
    let more = tokens[..place].iter().rev().take_while(|token| is_thing(token.word)).count();
    place - more
}

/// `lose a heart and club`, `输一墩红心和梅花`: one of each. Says how many words were added before the *and*.
#[inline(never)]
fn share_count(text: &str, tokens: &mut Vec<Token>, and: usize) -> usize {
    let from = things_before(tokens, and);
    let counted = tokens[from..and].iter().any(|token| matches!(token.word, Word::Article | Word::Number(1)));
    let given = matches!(
        word_at(tokens, from.wrapping_sub(1)),
        Word::Mark(Mark::YOU) | Word::Verb(Verb::Concede | Verb::Give | Verb::Ruff | Verb::Discard)
    );
    let one = tokens.get(and + 1).is_some_and(|next| {
        let name = written(text, next);
        matches!(next.word, Word::Suit(_)) && (name.len() < 2 || !name.ends_with(['s', 'S']))
    });
    let ends = !is_thing(word_at(tokens, and + 2));
    if counted && given && one && ends {
        insert(tokens, and + 1, Word::Article);
    }
    0
}

/// `ruff a heart and two clubs in dummy`, 明手将吃一墩红心和两墩梅花: both are ruffed there. Says how many words were added before
/// the *and*.
#[inline(never)]
fn share_hand(tokens: &mut Vec<Token>, and: usize) -> usize {
    let from = things_before(tokens, and);
    if from == and || !matches!(word_at(tokens, from.wrapping_sub(1)), Word::Verb(Verb::Ruff)) {
        return 0;
    }
    let before = word_at(tokens, from.wrapping_sub(2));
    let end = and + 1 + tokens[and + 1..].iter().take_while(|token| is_thing(token.word)).count();
    let after = word_at(tokens, end + 1);
    let says = matches!(word_at(tokens, end), Word::In) && after.is_hand();
    if end == and + 1 {
        return 0;
    }
    match (before.is_hand(), says) {
        (true, false) => {
            insert(tokens, and + 1, before);
            0
        }
        (false, true) => {
            insert(tokens, and, after);
            insert(tokens, and, Word::In);
            2
        }
        _ => 0,
    }
}

/// `a heart and a club to you`, `HA and CK are yours`: both are lost. Says how many words were added before the *and*.
#[inline(never)]
fn share_loss(text: &str, tokens: &mut Vec<Token>, and: usize) -> usize {
    let end = and + 1 + tokens[and + 1..].iter().take_while(|token| is_thing(token.word)).count();
    let mut said = tokens[end..]
        .iter()
        .map(|token| token.word)
        .skip_while(|word| matches!(word, Word::Mark(Mark::TO | Mark::IS) | Word::Verb(Verb::Give)));
    let to_lose = word_at(tokens, end) == Word::Mark(Mark::TO)
        && matches!(word_at(tokens, end + 1), Word::Verb(Verb::Concede))
        && matches!(word_at(tokens, end + 2), Word::Break | Word::Then);
    let mut from = things_before(tokens, and);
    let counted =
        |things: &[Token]| things.iter().any(|token| matches!(token.word, Word::Article | Word::Number(_)));
    // `a heart and a club loser`, but `ace of hearts and one loser`
    let loser = tokens[and..end].iter().any(|token| matches!(token.word, Word::Mark(Mark::LOSER)))
        && (counted(&tokens[from..and]) || !counted(&tokens[and..end]));
    let loses =
        to_lose || loser || matches!(said.next(), Some(Word::Mark(mark)) if mark.0 & Mark::YOU.0 != 0);
    while to_lose && word_at(tokens, from.wrapping_sub(1)) == Word::Break && from > 1 {
        // `a heart, a club and a diamond to lose`
        match things_before(tokens, from - 1) {
            none if none == from - 1 => break,
            earlier => from = earlier,
        }
    }
    let before = word_at(tokens, from.wrapping_sub(1));
    let begins = matches!(before, Word::Break | Word::Then) || to_lose && before == Word::Mark(Mark::HAS);
    // `three hearts and a club to you`
    let are = matches!(word_at(tokens, end), Word::Mark(Mark::IS));
    let several = tokens[from..and].iter().any(|token| matches!(token.word, Word::Number(2..)));
    let is_list = from < and && end > and + 1 && !is_listed(text, tokens, from);
    if loses && begins && is_list && (are || to_lose || !several) {
        if to_lose {
            remove(tokens, end, end + 2);
        }
        insert(tokens, from, Word::Verb(Verb::Concede));
        return 1;
    }
    0
}

/// `my spades and dummy's diamonds are good`: both are. Says how many words were added before the *and*.
#[inline(never)]
fn share_praise(tokens: &mut Vec<Token>, and: usize) -> usize {
    let owner = |word: Word| word == Word::My || word.is_hand();
    let named = |token: &&Token| matches!(token.word, Word::Suit(_)) || owner(token.word);
    let from = and - tokens[..and].iter().rev().take_while(named).count();
    let end = and + 1 + tokens[and + 1..].iter().take_while(named).count();
    let said: Vec<Word> =
        tokens[end..].iter().map(|token| token.word).take_while(|word| !word.ends_step()).collect();
    let good = |word: &Word| match word {
        Word::Mark(mark) => mark.0 & !Mark::IS.or(Mark::GOOD).or(Mark::FINE).0 == 0,
        word => *word == Word::Height(Height::High),
    };
    let owned = tokens[and..end].iter().any(|token| owner(token.word));
    let listed = [from, end]
        .into_iter()
        .all(|end| matches!(word_at(tokens, end.wrapping_sub(1)), Word::Break | Word::Then | Word::Suit(_)));
    let suits = matches!(word_at(tokens, and - 1), Word::Suit(_))
        && matches!(word_at(tokens, end - 1), Word::Suit(_));
    if !(owned && listed && suits && said.len() > 1 && said.iter().all(good)) {
        return 0;
    }
    for (added, &word) in said.iter().enumerate() {
        insert(tokens, and + added, word);
    }
    said.len()
}

/// Whether what begins at a place goes on with what a verb before it is done to: `cash HA, CK and a diamond to you`.
#[inline(never)]
fn is_listed(text: &str, tokens: &[Token], from: usize) -> bool {
    let Some(divider) = from.checked_sub(1) else { return false };
    let before = things_before(tokens, divider);
    let drawn = tokens[before..divider].iter().any(|token| matches!(token.word, Word::Mark(_)));
    let then = matches!(tokens[divider].word, Word::Then);
    before < divider && !drawn && !then && !is_and(text, &tokens[divider])
}
