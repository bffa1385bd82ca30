//! Trumps that are not drawn: `leaving the last trump out`, `leave trumps alone`.

use super::token::{Token, insert, is_end, remove, word_at, written};
use super::words::{Mark, Verb, Word};

/// Reads trumps that are left out as not drawn.
#[inline(never)]
pub(super) fn leave_trumps(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let leaves = matches!(written(text, &tokens[place]), "leave" | "leaving" | "ignore" | "ignoring");
        if leaves && let Some(end) = trumps(text, tokens, place + 1) {
            remove(tokens, place, end);
            for word in [Word::Mark(Mark::TRUMPS), Word::Verb(Verb::Draw), Word::Not] {
                insert(tokens, place, word);
            }
        }
    }
}

/// Where the words end that name trumps, if nothing else stands there: `the last trump out`, `trumps alone`.
fn trumps(text: &str, tokens: &[Token], from: usize) -> Option<usize> {
    let which = Mark::LAST.or(Mark::REST).or(Mark::OUT).or(Mark::GOOD).or(Mark::TOPS);
    let is_which = |token: &&Token| match token.word {
        Word::Mark(mark) => mark.0 & !which.0 == 0,
        word => matches!(word, Word::Your | Word::Height(_)),
    };
    let behind = from + 1 + tokens.get(from..)?.iter().take_while(is_which).count();
    let named = matches!(word_at(tokens, behind - 1), Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0);
    let alone = tokens.get(behind).is_some_and(|token| written(text, token) == "alone");
    let end = behind + usize::from(alone || word_at(tokens, behind) == Word::Mark(Mark::OUT));
    (named && is_end(word_at(tokens, end))).then_some(end)
}
