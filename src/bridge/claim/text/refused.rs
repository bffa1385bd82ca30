//! What sounds like another play, or a play and is none: `off dummy with a ruff`, `I'm finished`, `I've run out of trumps`,
//! `on a club I win the ace`.

use super::Misreading;
use super::idiom::{is_mine, is_own};
use super::token::{Token, gap, is_end, word_at, written};
use super::words::{Mark, Verb, Word};

/// Names what is none as not understood.
#[inline(never)]
pub(super) fn refuse(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        leave(text, tokens, place);
        let before = word_at(tokens, place.wrapping_sub(1));
        let next = word_at(tokens, place + 1);
        let what = match (tokens[place].word, written(text, &tokens[place])) {
            (Word::Mark(Mark::DRAWN), "finished" | "Finished") if before.ends_step() && is_end(next) => {
                Misreading::Unknown
            }
            (Word::Mark(Mark::OUT), "out")
                if before == Word::Verb(Verb::Run)
                    && (is_end(next) || gap(text, tokens, place + 1).ends_with(b" of")) =>
            {
                Misreading::Unknown
            }
            // `give me two`: nothing is given up.
            (Word::Verb(Verb::Concede | Verb::Give), "give" | "Give" | "giving" | "gives" | "给")
                if next == Word::My
                    || gap(text, tokens, place + 1).split(|&byte| byte == b' ').any(is_own) =>
            {
                Misreading::Unknown
            }
            // `I make two`: more, or in all?
            (Word::Number(1..=6), _)
                if before == Word::Verb(Verb::Take)
                    && is_end(next)
                    && !gap(text, tokens, place + 1).ends_with(b"more")
                    && is_made(text, tokens, place - 1) =>
            {
                Misreading::Number
            }
            // `heart to S`, `ruff C in D`: a suit, or a hand?
            (Word::Suit(_), said) if said.len() == 1 && is_end(next) && is_where(tokens, place, said) => {
                Misreading::Hand
            }
            (Word::On, _) if before.ends_step() && is_answer(text, tokens, place + 1) => {
                Misreading::Condition
            }
            _ => continue,
        };
        tokens[place].word = Word::Unread(what);
    }
}

/// Whether it is the claimer who `makes` something: `I make`, `we make`.
fn is_made(text: &str, tokens: &[Token], place: usize) -> bool {
    written(text, &tokens[place]) == "make" && is_mine(gap(text, tokens, place))
}

/// Whether a suit is named that the other side may lead, and what the claimer does then: `a club I win the ace`.
fn is_answer(text: &str, tokens: &[Token], place: usize) -> bool {
    let suit = place + usize::from(matches!(word_at(tokens, place), Word::Article | Word::Number(1)));
    let comma = usize::from(word_at(tokens, suit + 1) == Word::Break);
    let said = gap(text, tokens, suit + 1 + comma);
    let own = ["I", "I'll", "i"].iter().any(|own| said.trim_ascii() == own.as_bytes());
    suit > place && matches!(word_at(tokens, suit), Word::Suit(_)) && own
}

/// Reads `off dummy with a ruff` as `to hand with a ruff`.
#[inline(never)]
fn leave(text: &str, tokens: &mut [Token], place: usize) {
    let off = tokens[place].word == Word::Mark(Mark::DOWN) && written(text, &tokens[place]) == "off";
    if off && word_at(tokens, place + 1) == Word::Dummy && word_at(tokens, place + 2) == Word::With {
        tokens[place].word = Word::Mark(Mark::TO);
        tokens[place + 1].word = Word::Hand;
    }
}

/// Whether a suit is named where a hand is expected, behind a suit that goes there or is ruffed there.
fn is_where(tokens: &[Token], place: usize, said: &str) -> bool {
    let [verb, suit, to] = [3, 2, 1].map(|back| word_at(tokens, place.wrapping_sub(back)));
    let ruffed = to == Word::In && verb == Word::Verb(Verb::Ruff) && said != "S";
    matches!(suit, Word::Suit(_)) && (to == Word::Mark(Mark::TO) || ruffed)
}
