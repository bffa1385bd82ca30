//! What is told of the other side: `take your trick`, `your trump is high`, `you get a heart, that's all you get`.

use super::Misreading;
use super::this_trick::is_this;
use super::token::{Token, gap, insert, is_card_before, is_end, names_card, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;

/// Reads whose the tricks are that are spoken of.
#[inline(never)]
pub(super) fn name_theirs(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        match tokens[place].word {
            Word::Mark(Mark::REST | Mark::IT) => end_list(text, tokens, place),
            Word::Your => {
                call_theirs(tokens, place);
                give(text, tokens, place);
            }
            // `you've had your tricks`: those are in the past.
            Word::Mark(Mark::HAS) if is_past(text, tokens, place) => {
                tokens[place].word = Word::Unread(Misreading::OtherSide);
            }
            _ => {}
        }
    }
}

/// `that's all you get` says that all else is the claimer's; `that's all I get` that nothing is.
#[inline(never)]
fn end_list(text: &str, tokens: &mut Vec<Token>, place: usize) {
    let is = usize::from(word_at(tokens, place.wrapping_sub(1)) == Word::Mark(Mark::IS));
    let all = tokens[place].word == Word::Mark(Mark::IT) || written(text, &tokens[place]) == "all";
    let behind = gap(text, tokens, place + 1);
    let theirs = word_at(tokens, place + 1) == Word::Mark(Mark::YOU);
    let own = [" for me", " for us", " I get", " i get", " we get", " I", " i", " we"]
        .iter()
        .any(|said| behind == said.as_bytes());
    let verb = place + 1 + usize::from(theirs);
    let does = matches!(word_at(tokens, verb), Word::Verb(Verb::Take | Verb::Win) | Word::Mark(Mark::HAS));
    let end = verb + usize::from(does);
    if !all || !(theirs || own) || !is_this(gap(text, tokens, place - is)) || !is_end(word_at(tokens, end)) {
        return;
    }
    let given = |token: &Token| match token.word {
        Word::Mark(mark) => mark.0 & Mark::YOU.0 != 0,
        word => matches!(word, Word::Verb(Verb::Concede | Verb::Resign | Verb::Give)),
    };
    let before = &tokens[..place - is];
    let told = before.iter().any(|token| token.word.is_object()) && before.iter().any(given) == theirs;
    for token in &mut tokens[place..end] {
        token.word = Word::Filler;
    }
    tokens[place].word = match theirs {
        _ if !told => Word::Unread(Misreading::Number),
        true => Word::Mark(Mark::IT),
        false => Word::Mark(Mark::REST),
    };
    if told && !theirs {
        insert(tokens, end, Word::Mark(Mark::YOU.or(Mark::IS)));
    }
}

/// `your trump is high` names a trick of theirs; how many `your trumps are good` names nobody knows.
#[inline(never)]
fn call_theirs(tokens: &mut [Token], place: usize) {
    let which = |token: &&Token| match token.word {
        Word::Mark(mark) => mark.0 & !Mark::LAST.or(Mark::GOOD).or(Mark::TOPS).0 == 0,
        word => matches!(word, Word::Height(Height::High)),
    };
    let thing = place + 1 + tokens[place + 1..].iter().take_while(which).count();
    let card = usize::from(matches!(word_at(tokens, thing + 1), Word::Rank(_)));
    let is = word_at(tokens, thing + 1 + card) == Word::Mark(Mark::IS);
    let good = match word_at(tokens, thing + 2 + card) {
        Word::Mark(mark) => mark.0 & Mark::GOOD.0 != 0,
        word => matches!(word, Word::Height(Height::High)),
    };
    if !is || !good || !word_at(tokens, place.wrapping_sub(1)).ends_step() {
        return;
    }
    tokens[place].word = match word_at(tokens, thing) {
        Word::Suit(_) if card > 0 => Word::Mark(Mark::YOU),
        Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0 && (card > 0 || mark.0 & Mark::ONE.0 != 0) => {
            Word::Mark(Mark::YOU)
        }
        Word::Hand | Word::Mark(Mark::TRUMPS) => Word::Unread(Misreading::OtherSide),
        _ => return,
    };
    for token in &mut tokens[place + 1..thing] {
        token.word = Word::Filler;
    }
}

/// `take your trick`, `cash your ace of trumps`, `SA your trick`: the other side is told to.
#[inline(never)]
fn give(text: &str, tokens: &mut [Token], place: usize) {
    let Some(before) = place.checked_sub(1) else { return };
    let does = match tokens[before].word {
        Word::Mark(mark) => mark == Mark::HAS,
        word => matches!(word, Word::Verb(Verb::Take | Verb::Win | Verb::Cash)),
    };
    let counted = usize::from(matches!(word_at(tokens, place + 1), Word::Number(_)));
    let trump =
        |at| usize::from(matches!(word_at(tokens, at), Word::Mark(mark) if mark.0 & Mark::ONE.0 != 0));
    let thing = place + 1 + counted;
    let trick = thing + trump(thing);
    let ends = |end| word_at(tokens, end).ends_step();
    let tricks = word_at(tokens, trick) == Word::Mark(Mark::TRICKS) && ends(trick + 1);
    let begins = word_at(tokens, before.wrapping_sub(1)).ends_step();
    if tricks && is_card_before(tokens, place) {
        tokens[place].word = Word::Mark(Mark::YOU);
        tokens[trick].word = Word::Filler;
        return;
    }
    let card = names_card(tokens, place) && (ends(place + 2) || ends(place + 3));
    // `take your trump` is said of drawing it.
    if !does || !begins || !(tricks || card) {
        return;
    }
    tokens[before].word = Word::Mark(Mark::YOU);
    tokens[place].word = if counted > 0 || card { Word::Filler } else { Word::Article };
    if tricks && counted == 0 && written(text, &tokens[trick]).ends_with('s') {
        tokens[trick].word = Word::Unread(Misreading::Number);
    } else if tricks && trick > thing {
        tokens[trick].word = Word::Filler;
    }
}

/// Whether tricks are said to have been won: `you've had your tricks`, `you've got your three tricks`.
#[inline(never)]
fn is_past(text: &str, tokens: &[Token], place: usize) -> bool {
    let next = place + 1 + usize::from(word_at(tokens, place + 1) == Word::Mark(Mark::REST));
    let said = written(text, &tokens[place]);
    let before = word_at(tokens, place.wrapping_sub(1));
    matches!(said, "had" | "got")
        && matches!(before, Word::Mark(Mark::YOU | Mark::HAS))
        && word_at(tokens, next) == Word::Your
}
