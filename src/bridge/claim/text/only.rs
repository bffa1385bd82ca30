//! What is all the claimer gets: `I only get the ace of hearts`.

use super::idiom::is_mine;
use super::token::{Token, gap, insert};
use super::words::{Mark, Verb, Word};

/// Gives up the rest at the end, unless that is told.
#[inline(never)]
pub(super) fn give_up_rest(text: &str, tokens: &mut Vec<Token>) {
    let Some(place) = (0..tokens.len()).find(|&place| is_only(text, tokens, place)) else { return };
    let told = |token: &Token| match token.word {
        Word::Mark(mark) => mark.0 & Mark::REST.0 != 0,
        word => matches!(word, Word::If | Word::Unless | Word::Else | Word::Open),
    };
    if tokens[place..].iter().any(told) {
        return;
    }
    let end = tokens.len();
    for word in [Word::Mark(Mark::YOU.or(Mark::IS)), Word::Mark(Mark::REST), Word::Break] {
        insert(tokens, end, word);
    }
}

/// Whether `I only get`, `I only have` or `I only win` is said before a card or tricks.
fn is_only(text: &str, tokens: &[Token], place: usize) -> bool {
    let said = gap(text, tokens, place);
    let own = |only: &str| said.strip_suffix(only.as_bytes()).is_some_and(is_mine);
    let step = || tokens[place..].iter().take_while(|token| !token.word.ends_step()).map(|token| token.word);
    let does = match tokens[place].word {
        Word::Verb(Verb::Take | Verb::Win) => own(" only"),
        Word::Mark(mark) if mark == Mark::HAS => own(" only"),
        _ => own(" only get") || own(" only get the") || own(" only get my"),
    };
    let other = |word| match word {
        Word::Verb(verb) => !matches!(verb, Verb::Take | Verb::Win | Verb::Ruff),
        Word::Mark(mark) => mark.0 & Mark::OUT.or(Mark::LOSER).0 != 0,
        _ => false,
    };
    let won = |word| {
        matches!(
            word,
            Word::Rank(_) | Word::Card(_) | Word::Number(_) | Word::Article | Word::Mark(Mark::TRICKS)
        )
    };
    does && step().any(won) && !step().any(other)
}
