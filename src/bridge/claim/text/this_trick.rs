//! The trick under way, one called by its number, and what a player gets: `you win this`, `that's yours`, `trick 13 is yours`,
//! `west gets the ace`.

use super::Misreading;
use super::token::{Token, gap, insert, is_and, remove, word_at, written};
use super::words::{Mark, Verb, Word};

/// `west gets the ace`, but `before west gets in`: he takes it.
#[inline(never)]
pub(super) fn name_taker(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let is_player = matches!(tokens[place].word, Word::Seat(_) | Word::Neighbour(_));
        let gets = gap(text, tokens, place + 1).windows(4).any(|part| part == b" get");
        if is_player && gets && word_at(tokens, place + 1) != Word::In {
            insert(tokens, place + 1, Word::Verb(Verb::Take));
        }
    }
}

/// `you win this`, `duck this`, `that's yours`: the trick under way, which is none of those named next.
#[inline(never)]
pub(super) fn name_this(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let before = word_at(tokens, place.wrapping_sub(1));
        let given = match tokens[place].word {
            Word::Mark(Mark::YOU) => true,
            Word::Verb(Verb::Concede | Verb::Resign) => !matches!(before, Word::Mark(Mark::NO)),
            Word::Verb(Verb::Take | Verb::Win) => before == Word::Mark(Mark::YOU),
            _ => false,
        };
        let is = usize::from(before == Word::Mark(Mark::IS));
        if let Some(from) = given_trick(text, tokens, place) {
            remove(tokens, from, place);
            insert(tokens, from + 1, Word::Mark(Mark::TRICKS));
            insert(tokens, from + 1, Word::Article);
            continue;
        }
        if is_his_own(text, tokens, place) {
            tokens[place + 2].word = Word::Mark(Mark::GOOD);
            insert(tokens, place, Word::Number(1));
            continue;
        }
        if is_your_trick(text, tokens, place) {
            tokens[place].word = Word::Article;
            insert(tokens, place + 2, Word::Mark(Mark::YOU));
            continue;
        }
        let yours = tokens[place].word == Word::Mark(Mark::YOU.or(Mark::IS));
        let this = given && is_this(gap(text, tokens, place + 1));
        let trick = this && word_at(tokens, place + 1) == Word::Mark(Mark::TRICKS);
        let end = place + 1 + usize::from(trick);
        let ends = matches!(word_at(tokens, end), Word::Break | Word::Then);
        if ends && (this || yours && is_this(gap(text, tokens, place - is))) {
            if tokens.get(end).is_some_and(|divider| is_and(text, divider))
                && word_at(tokens, end + 1).is_object()
                && matches!(gap(text, tokens, end + 1), b"" | b" the")
            {
                // `you get this and the ace`
                insert(tokens, end + 1, Word::Verb(Verb::Concede));
            }
            if let Some(divider) = tokens.get_mut(end) {
                divider.word = Word::Then;
            }
            if !trick {
                insert(tokens, place + 1, Word::Mark(Mark::TRICKS));
            }
            insert(tokens, place + 1, Word::Article);
        }
    }
}

/// Reads the number of a trick: `at trick 12` only says when, `trick 13` is the last, and which `trick 12` is, or how many `tricks 12
/// and 13` are, is not known here.
#[inline(never)]
pub(super) fn number_tricks(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let before = place.wrapping_sub(1);
        let trick = if place > 0 { written(text, &tokens[before]) } else { "" };
        let is_trick = trick.get(..5).is_some_and(|trick| trick.eq_ignore_ascii_case("trick"));
        match tokens[place].word {
            Word::Mark(mark) if is_thirteenth(text, tokens, place, mark) => {
                tokens[place].word = Word::Mark(mark.or(Mark::LAST));
            }
            Word::Number(number) if is_trick => {
                let one = trick.len() == "trick".len();
                let at = gap(text, tokens, before);
                let won = word_at(tokens, before.wrapping_sub(1)) == Word::Verb(Verb::Win)
                    && word_at(tokens, before.wrapping_sub(2)) != Word::Mark(Mark::YOU);
                let when = at.ends_with(b"at") || at.ends_with(b"At") || won && number == 1;
                (tokens[before].word, tokens[place].word) = match number {
                    _ if one && when => (Word::Filler, Word::Filler),
                    13 if one => (Word::Mark(Mark::LAST), Word::Mark(Mark::TRICKS)),
                    _ => (Word::Mark(Mark::TRICKS), Word::Unread(Misreading::Number)),
                };
            }
            _ => {}
        }
    }
}

/// `the thirteenth trick`, and `the 13th is yours` with nothing before it.
fn is_thirteenth(text: &str, tokens: &[Token], place: usize, mark: Mark) -> bool {
    let said = gap(text, tokens, place);
    let whose = |word| matches!(word, Word::Mark(mark) if mark.0 & Mark::YOU.0 != 0);
    let yours = whose(tokens[place].word) || whose(word_at(tokens, place + 1));
    let is = mark.0 & Mark::IS.0 != 0 && yours && word_at(tokens, place.wrapping_sub(1)).ends_step();
    (mark == Mark::TRICKS || is) && (said.ends_with(b"thirteenth") || said.ends_with(b"13th"))
}

/// Where what is given begins: `this trick is yours`, `the first is yours`, 这墩是你的, with nothing before or behind it.
#[inline(never)]
fn given_trick(text: &str, tokens: &[Token], place: usize) -> Option<usize> {
    let yours = matches!(tokens[place].word, Word::Mark(mark) if mark.0 & !Mark::IS.0 == Mark::YOU.0);
    let told = |end: usize, mark| usize::from(word_at(tokens, end.wrapping_sub(1)) == Word::Mark(mark));
    let is = told(place, Mark::IS);
    let tricks = told(place - is, Mark::TRICKS);
    let which = place - is - tricks;
    let this = is + tricks == 2 && is_this_trick(text, tokens, which);
    let which = if this { which } else { which.checked_sub(1)? };
    let told = match tokens[which].word {
        Word::Mark(Mark::TRICKS) => true,
        // `the first trick is yours`, `next is yours`
        Word::First => true,
        Word::Break => written(text, &tokens[which]).eq_ignore_ascii_case("next"),
        _ => false,
    };
    let begins = which.checked_sub(1).is_none_or(|before| tokens[before].word.ends_step());
    (yours && told && begins && word_at(tokens, place + 1).ends_step()).then_some(which)
}

fn is_this_trick(text: &str, tokens: &[Token], trick: usize) -> bool {
    let before = gap(text, tokens, trick);
    is_this(before) || before.ends_with(b"he") || written(text, &tokens[trick]).starts_with('这')
}

/// `this trick is mine`, 这墩是我的, with nothing before or behind it.
#[inline(never)]
fn is_his_own(text: &str, tokens: &[Token], place: usize) -> bool {
    let this = is_this(gap(text, tokens, place)) || written(text, &tokens[place]).starts_with('这');
    let told = [place, place + 1].map(|place| word_at(tokens, place))
        == [Word::Mark(Mark::TRICKS), Word::Mark(Mark::IS)];
    this && told
        && matches!(word_at(tokens, place + 2), Word::My | Word::Mark(Mark::GOOD))
        && word_at(tokens, place.wrapping_sub(1)).ends_step()
        && word_at(tokens, place + 3).ends_step()
}

/// `that's your trick`, with nothing before it.
#[inline(never)]
fn is_your_trick(text: &str, tokens: &[Token], place: usize) -> bool {
    let mut before = tokens[..place].iter().rev().map(|token| token.word);
    let begins =
        before.find(|word| !matches!(word, Word::Filler | Word::Mark(Mark::IS | Mark::IT | Mark::HAS)));
    matches!(tokens[place].word, Word::Your)
        && begins.is_none_or(Word::ends_step)
        && word_at(tokens, place + 1) == Word::Mark(Mark::TRICKS)
        && written(text, &tokens[place + 1]).len() == "trick".len()
        && word_at(tokens, place + 2).ends_step()
}

/// `this`, `that`, `that's`: there is no other filler with these ends.
pub(super) fn is_this(said: &[u8]) -> bool {
    ["his", "hat", "hat's", "hat\u{2019}s", "hats"].iter().any(|end| said.ends_with(end.as_bytes()))
}
