//! What sounds like another play, or a play and is none: `off dummy with a ruff`, `I'm finished`, `I've run out of trumps`,
//! `on a club I win the ace`.

use super::Misreading;
use super::divide::is_count;
use super::idiom::{is_mine, is_own};
use super::token::{Token, gap, is_and, is_end, step_end, step_start, word_at, written};
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

/// Names winners of no suit in a list of others, `two trumps and two aces`, and tricks joined to it, `a trump and two tricks`: of
/// which suits they are is not told, and alone they would be all that is won.
#[inline(never)]
pub(super) fn refuse_winners(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let word = tokens[place].word;
        let tops = matches!(word, Word::Mark(mark) if mark.0 & Mark::TOPS.0 != 0);
        if !(word == Word::Aces || tops || word == Word::Mark(Mark::TRICKS)) {
            continue;
        }
        let (start, end) = (step_start(tokens, place), step_end(tokens, place));
        let step = &tokens[start..end];
        let counted = step.iter().any(|token| is_count(token.word));
        let plain = step.iter().all(|token| match token.word {
            Word::Mark(mark) => mark == Mark::HAS || mark == Mark::TRICKS || tops && token.word == word,
            other => other == Word::Aces || is_count(other),
        });
        let divides = |token: &&Token| token.word.ends_step();
        let before = start - tokens[..start].iter().rev().take_while(divides).count();
        let after = end + tokens[end..].iter().take_while(divides).count();
        let joined = |dividers: &[Token], list: &[Token]| {
            let then = dividers.iter().any(|divider| divider.word == Word::Then);
            let and = then || dividers.iter().any(|divider| is_and(text, divider));
            // `two trumps, then the aces` is an order.
            (counted || !then)
                && (and || word == Word::Aces)
                && is_list(list, counted, word == Word::Aces, and)
        };
        let listed = joined(&tokens[before..start], &tokens[step_start(tokens, before)..before])
            || joined(&tokens[end..after], &tokens[after..step_end(tokens, after)]);
        if plain && listed && (counted || word != Word::Mark(Mark::TRICKS)) {
            tokens[place].word = Word::Unread(Misreading::Suit);
        }
    }
}

/// Whether tricks of a suit are listed, or played beside aces that are counted; behind a comma a card may be one of those meant.
fn is_list(step: &[Token], counted: bool, aces: bool, and: bool) -> bool {
    let has = |fits: &dyn Fn(Word) -> bool| step.iter().any(|token| fits(token.word));
    let card = has(&|word| matches!(word, Word::Card(_) | Word::Rank(_)));
    let suit = has(&|word| match word {
        Word::Mark(mark) => mark.0 & Mark::TRUMPS.0 != 0,
        word => matches!(word, Word::Suit(_) | Word::Card(_)),
    });
    let told =
        Mark::YOU.or(Mark::LOSER).or(Mark::GOOD).or(Mark::OUT).or(Mark::NO).or(Mark::REST).or(Mark::TO);
    // `two aces and my trump`
    let told = told.or(Mark::MINE);
    let other = has(&|word| match word {
        // `losing a club and two aces`, `you get a club and two aces`: those too?
        Word::Verb(Verb::Concede) | Word::Mark(Mark::YOU) => !(aces && counted && and),
        Word::Verb(verb) => !(verb == Verb::Take || aces && counted && verb.plays_rounds()),
        Word::Mark(mark) => mark.0 & told.0 != 0,
        _ => false,
    });
    suit && !other && (counted || card || has(&is_count)) && (and || !card)
}
