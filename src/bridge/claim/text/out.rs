//! What is told of cards that are out, which is no play: `missing only the ace of trumps`, 你只剩一张将了.

use super::Misreading;
use super::token::{Token, gap, insert, step_end, step_start, word_at, written};
use super::words::{Mark, Word};

/// Reads 对方剩一张将 as 对方有一张将.
#[inline(never)]
pub(super) fn name_left(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let left = gap(text, tokens, place + 1).windows("剩".len()).any(|part| part == "剩".as_bytes());
        let counts = matches!(word_at(tokens, place + 1), Word::Number(_) | Word::Mark(_) | Word::Height(_));
        let thing = counts || matches!(word_at(tokens, place + 1), Word::Suit(_));
        if left && thing && tokens[place].word == Word::Mark(Mark::YOU) {
            insert(tokens, place + 1, Word::Mark(Mark::HAS));
        }
    }
}

/// Names what is said to be with the other side, where it is neither drawn nor given up.
#[inline(never)]
pub(super) fn refuse_out(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let what = match (tokens[place].word, written(text, &tokens[place])) {
            (Word::Mark(Mark::YOU), said) if !said.is_ascii() && has_cards(tokens, place + 1) => {
                Misreading::OtherSide
            }
            (Word::Mark(Mark::OUT), "missing" | "out" | "outstanding" | "外面")
            | (Word::Mark(Mark::DOWN), "差")
                if is_of_card(tokens, place) =>
            {
                Misreading::OtherSide
            }
            // 外面就一个将A
            (Word::Mark(Mark::OUT), "外面") if word_at(tokens, place + 1) == Word::Then => {
                Misreading::OtherSide
            }
            // `no ace of trumps`
            (Word::Mark(Mark::NO), "no" | "No")
                if is_of_card(tokens, place) && matches!(word_at(tokens, place + 1), Word::Rank(_)) =>
            {
                Misreading::Unknown
            }
            _ => continue,
        };
        tokens[place].word = Word::Unread(what);
    }
}

/// Whether cards of a suit are all that is said to be held: 还有一张小将, 手里只有方块.
fn has_cards(tokens: &[Token], place: usize) -> bool {
    let has = place + usize::from(word_at(tokens, place) == Word::Hand);
    if word_at(tokens, has) != Word::Mark(Mark::HAS) {
        return false;
    }
    let counts = |token: &&Token| {
        matches!(token.word, Word::Number(_) | Word::Height(_) | Word::Mark(Mark::MANY | Mark::LAST))
    };
    let suit = has + 1 + tokens.iter().skip(has + 1).take_while(counts).count();
    let named = match word_at(tokens, suit) {
        Word::Mark(mark) => mark.0 & Mark::TRUMPS.0 != 0,
        word => matches!(word, Word::Suit(_)),
    };
    // What is counted is judged with its step: 你有一张红心.
    let counted = suit > has + 1 && tokens[has].end > tokens[has].start && has == place;
    !counted && named && word_at(tokens, suit + 1).ends_step()
}

/// Whether a card is named by its rank in the step of a place, and nothing is done.
fn is_of_card(tokens: &[Token], place: usize) -> bool {
    let step = &tokens[step_start(tokens, place)..step_end(tokens, place)];
    let words = || step.iter().map(|token| token.word);
    words().any(|word| matches!(word, Word::Rank(_)))
        && !words().any(|word| matches!(word, Word::Verb(_) | Word::Mark(Mark::IS) | Word::Unread(_)))
}
