//! The order in which cards are said to be played: `good from the top`.

use super::token::{Token, insert, remove, word_at};
use super::words::{Mark, Verb, Word};

/// Settles what `from the top` is said of. Of a suit named beside it no more than that it is played; of nothing, of all of
/// them: that is a step of its own.
#[inline(never)]
pub(super) fn name_order(tokens: &mut Vec<Token>) {
    let divides = |token: &Token| matches!(token.word, Word::Break | Word::Then);
    let is_object = |token: &Token| matches!(token.word, Word::Suit(_) | Word::Rank(_) | Word::Card(_));
    let plays = |word| matches!(word, Word::Verb(verb) if verb.plays_cards() || verb == Verb::Run);
    let mut place = 0;
    while place < tokens.len() {
        if tokens[place].word != Word::FromTop {
            place += 1;
            continue;
        }
        let from = tokens[..place].iter().rposition(divides).map_or(0, |before| before + 1);
        let to = tokens[place..].iter().position(divides).map_or(tokens.len(), |behind| place + behind);
        let step = &tokens[from..to];
        if step.iter().any(is_object) {
            remove(tokens, place, place + 1);
        } else if step
            .iter()
            .any(|token| matches!(token.word, Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0))
        {
            tokens[place].word = Word::Mark(Mark::GOOD.or(Mark::TOPS));
        } else {
            // `cashing from the top`, `从上往下打`
            let (before, behind) = (from + 1 == place, place + 2 == to);
            if behind && plays(word_at(tokens, place + 1)) {
                remove(tokens, place + 1, to);
            }
            insert(tokens, place + 1, Word::Break);
            insert(tokens, place, Word::Break);
            place += 2;
            if before && plays(word_at(tokens, from)) {
                remove(tokens, from, from + 1);
                place -= 1;
            }
        }
    }
}
