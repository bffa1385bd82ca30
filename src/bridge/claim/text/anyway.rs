//! What is said to make no difference: `the rest are mine whatever you lead`, `on any return`, 无论你出什么.

use super::token::{Token, remove, word_at, written};
use super::words::{Mark, Verb, Word};

/// Drops what makes no difference.
#[inline(never)]
pub(super) fn drop_anyway(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let word = word_at(tokens, place);
        let words = match word {
            Word::Break => continue,
            Word::Whatever => whatever(text, tokens, place),
            Word::Until => until_ruffed(tokens, place),
            _ => on_any(text, tokens, place),
        };
        // `no matter what you lead`
        let before = word_at(tokens, place.wrapping_sub(1));
        let denied = matches!(before, Word::Not | Word::Mark(Mark::NO));
        let no = usize::from(denied && words > 0 && word == Word::Whatever);
        let who =
            if no == 0 && words > 0 && word == Word::Whatever { player(text, tokens, place) } else { 0 };
        remove(tokens, place - no - who, place + words);
        let place = place - who;
        if let Some(token) = tokens.get_mut(place)
            && matches!(token.word, Word::Whatever | Word::Until)
        {
            token.word = Word::UNKNOWN;
        }
    }
}

/// How many words right before a place name the other side, whose play it is: 你怎么打都是我的, 随便你们怎么出.
#[inline(never)]
fn player(text: &str, tokens: &[Token], place: usize) -> usize {
    let [earlier, before] = [2, 1].map(|back| word_at(tokens, place.wrapping_sub(back)));
    if before != Word::Mark(Mark::YOU) || text.as_bytes()[tokens[place].start].is_ascii() {
        return 0;
    }
    match earlier {
        Word::Verb(_) => 0,
        Word::Unread(_) if written(text, &tokens[place - 2]) == "随便" => 2,
        _ => 1,
    }
}

/// How many words `whatever you lead` has: a player, if one is named, and what he does.
fn whatever(text: &str, tokens: &[Token], place: usize) -> usize {
    if !text.as_bytes()[tokens[place].start].is_ascii() {
        // 不管怎么打都是我的
        let ends = |word| matches!(word, Word::Break | Word::Then | Word::Mark(Mark::IS));
        return tokens[place..].iter().take_while(|token| !ends(token.word)).count();
    }
    let mut next = place + 1;
    if written(text, &tokens[place]).eq_ignore_ascii_case("even") {
        return even_if(tokens, next);
    }
    if written(text, &tokens[place]).eq_ignore_ascii_case("regardless")
        && matches!(word_at(tokens, next), Word::Break | Word::Then)
    {
        return 1;
    }
    next += usize::from(matches!(word_at(tokens, next), Word::Unread(_)));
    next += usize::from(matches!(
        word_at(tokens, next),
        Word::Mark(Mark::YOU | Mark::REST) | Word::They | Word::Seat(_)
    ));
    let does = matches!(
        word_at(tokens, next),
        Word::Verb(_) | Word::Do | Word::Return | Word::Unread(_) | Word::Event(_) | Word::Mark(Mark::IS)
    );
    // `whatever comes back`
    let back =
        matches!(word_at(tokens, next), Word::Event(_)) && matches!(word_at(tokens, next + 1), Word::Verb(_));
    next += usize::from(does) + usize::from(back);
    if next > place + 1 { next - place } else { 0 }
}

/// How many words `even if hearts are 4-1` has, as far as the break is all that is told.
fn even_if(tokens: &[Token], place: usize) -> usize {
    let told = |word| match word {
        Word::Mark(mark) => mark.0 & Mark::IS.or(Mark::TRUMPS).0 != 0,
        word => matches!(word, Word::Suit(_) | Word::Event(_)),
    };
    let end = tokens.iter().skip(place + 1).take_while(|token| told(token.word)).count() + place + 1;
    let asks =
        tokens.get(place..end).unwrap_or_default().iter().any(|token| matches!(token.word, Word::Event(_)));
    let ends = matches!(word_at(tokens, end), Word::Break | Word::Then);
    if word_at(tokens, place) == Word::If && asks && ends { end + 1 - place } else { 0 }
}

/// How many words `until somebody ruffs` has; a suit is run for as long as its cards are thought good.
fn until_ruffed(tokens: &[Token], place: usize) -> usize {
    let somebody = matches!(
        word_at(tokens, place + 1),
        Word::Mark(Mark::YOU) | Word::They | Word::Seat(_) | Word::Neighbour(_)
    );
    let ruff = place + 1 + usize::from(somebody);
    let end = ruff + 1 + usize::from(word_at(tokens, ruff + 1) == Word::In);
    let ruffs = matches!(word_at(tokens, ruff), Word::Verb(Verb::Ruff) | Word::Mark(Mark::TRUMPS));
    if ruffs && matches!(word_at(tokens, end), Word::Break | Word::Then) { end - place } else { 0 }
}

/// How many words `on any return` has, or `against any defence`.
fn on_any(text: &str, tokens: &[Token], place: usize) -> usize {
    let on = usize::from(tokens[place].word == Word::On);
    let Some(token) = tokens.get(place + on) else { return 0 };
    let is_any = text.as_bytes()[..token.start].ends_with(b"any ");
    let is_play = match token.word {
        Word::Return | Word::Verb(_) | Word::Unread(_) | Word::Event(_) => on == 1,
        word => word == Word::Mark(Mark::YOU),
    };
    let ends = matches!(word_at(tokens, place + on + 1), Word::Break | Word::Then);
    if is_any && is_play && ends { on + 1 } else { 0 }
}
