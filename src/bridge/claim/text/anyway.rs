//! What is said to make no difference: `the rest are mine whatever you lead`, `on any return`, 无论你出什么.

use super::lex::Token;
use super::meet::{word_at, written};
use super::words::{Mark, Word};

/// Drops what makes no difference.
#[inline(never)]
pub(super) fn drop_anyway(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        if let Some(end) = whatever(text, tokens, place).or_else(|| on_any(text, tokens, place)) {
            tokens.drain(place..end);
        }
    }
}

/// Where `whatever you lead` ends: behind a player, if one is named, and what he does.
fn whatever(text: &str, tokens: &[Token], place: usize) -> Option<usize> {
    if is_whatever_in_chinese(text, &tokens[place]) {
        // 不管怎么打都是我的
        let ends = |word| matches!(word, Word::Break | Word::Then | Word::Mark(Mark::IS));
        return Some(place + tokens[place..].iter().take_while(|token| !ends(token.word)).count());
    }
    let is = |place: usize, words: &[&str]| {
        let said = tokens.get(place).map_or("", |token| written(text, token));
        words.iter().any(|word| word.eq_ignore_ascii_case(said))
    };
    let mut next = place + 1;
    if is(place, &["no"]) && is(next, &["matter"]) {
        next += 1;
        next += usize::from(is(next, &["what", "how", "who", "which", "where", "when"]));
    } else if !is(place, &["whatever", "whichever", "whenever", "however", "wherever"]) {
        return None;
    }
    let somebody = matches!(
        word_at(tokens, next),
        Word::Mark(Mark::YOU) | Word::They | Word::Seat(_) | Word::Mark(Mark::REST)
    );
    next += usize::from(somebody);
    let does = matches!(
        word_at(tokens, next),
        Word::Verb(_) | Word::Do | Word::Return | Word::Unread(_) | Word::Event(_) | Word::Mark(Mark::IS)
    );
    // `whatever comes back`
    let back = is(next, &["comes"]) && is(next + 1, &["back"]);
    does.then_some(next + 1 + usize::from(back))
}

fn is_whatever_in_chinese(text: &str, token: &Token) -> bool {
    matches!(token.word, Word::Unread(_))
        && ["无论", "不管", "不论"].iter().any(|word| written(text, token).starts_with(word))
}

/// Where `on any return` ends, or `against any defence`.
fn on_any(text: &str, tokens: &[Token], place: usize) -> Option<usize> {
    let on = usize::from(matches!(tokens[place].word, Word::On));
    let token = tokens.get(place + on)?;
    let is_any = text.get(..token.start).is_some_and(|before| before.ends_with("any "));
    let is_play = matches!(
        token.word,
        Word::Return | Word::Verb(_) | Word::Unread(_) | Word::Event(_) | Word::Mark(Mark::YOU)
    );
    let ends = matches!(word_at(tokens, place + on + 1), Word::Break | Word::Then);
    let alone = on == 1 || matches!(token.word, Word::Mark(Mark::YOU));
    (is_any && is_play && ends && alone).then_some(place + on + 1)
}
