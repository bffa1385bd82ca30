//! Where a step ends without a comma: `two tricks the rest are yours`, 明手将吃方块手里将吃梅花, `ruff a club hearts are good`.

use super::idiom::is_own;
use super::token::{Token, insert, step_end, step_start, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;

/// Puts a divider wherever what comes next is evidently something else.
pub(super) fn divide(text: &str, tokens: &mut Vec<Token>) {
    let mut place = 1;
    while place < tokens.len() {
        let (begin, end) = (step_start(tokens, place), step_end(tokens, place));
        let (head, tail) = (&tokens[begin..place], &tokens[place..end]);
        let asks = matches!(word_at(tokens, begin.wrapping_sub(1)), Word::If | Word::Unless);
        let at = if head.is_empty() || tail.is_empty() || asks {
            None
        } else if plays_on(head, tail)
            || lists_on(head, tail)
            || throws_next(head, tail)
            || gives(head, tail, text)
            || keeps(head, tail, text)
            || praises(head, tail, text)
            || is_behind_trumps(head, tail, text)
        {
            Some(place)
        } else {
            changes_hands(head, tail).map(|kept| begin + kept)
        };
        if let Some(at) = at {
            insert(tokens, at, Word::Break);
            place += 1;
        }
        place += 1;
    }
}

/// Reads the numbers of a numbered list as dividers: `1. draw trumps 2. run hearts`.
#[inline(never)]
pub(super) fn drop_numbering(text: &str, tokens: &mut [Token]) {
    let mut next = 1;
    for place in 0..tokens.len() {
        let dot = tokens.get(place + 1).is_some_and(|dot| {
            dot.start == tokens[place].end && matches!(written(text, dot), "." | ")" | "、" | "．")
        });
        if dot && tokens[place].word == Word::Number(next) && (place == 0 || next > 1) {
            (tokens[place].word, tokens[place + 1].word) = (Word::Break, Word::Break);
            next = next.saturating_add(1);
        }
    }
}

#[inline(never)]
fn has(words: &[Token], fits: &dyn Fn(Word) -> bool) -> bool {
    words.iter().any(|token| fits(token.word))
}

#[inline(never)]
fn marked(word: Word, marks: Mark) -> bool {
    matches!(word, Word::Mark(mark) if mark.0 & marks.0 != 0)
}

#[inline(never)]
fn is_named(word: Word) -> bool {
    match word {
        Word::Suit(_) | Word::Card(_) | Word::Rank(_) | Word::Number(_) | Word::Article => true,
        word => matches!(word, Word::Mark(Mark::TRICKS | Mark::MANY)),
    }
}

fn is_card(word: Word) -> bool {
    matches!(word, Word::Card(_) | Word::Rank(_))
}

pub(super) fn is_count(word: Word) -> bool {
    matches!(word, Word::Number(_) | Word::Article)
}

fn is_given(word: Word) -> bool {
    matches!(word, Word::Verb(Verb::Concede | Verb::Give | Verb::Resign)) || marked(word, Mark::YOU)
}

/// Whether a suit is ruffed or finessed next, behind cards that are played: `HA HK club ruff`, `HA club finesse`.
#[inline(never)]
fn plays_on(head: &[Token], tail: &[Token]) -> bool {
    let named = |word| is_card(word) || matches!(word, Word::Suit(_));
    let whole = match head {
        [.., Token { word: Word::Card(_), .. }] => true,
        [.., one, other] => is_card(one.word) != is_card(other.word),
        _ => false,
    };
    let counted = usize::from(is_count(tail[0].word));
    let suit = matches!(word_at(tail, counted), Word::Suit(_));
    let done = matches!(word_at(tail, counted + 1), Word::Verb(Verb::Ruff | Verb::Finesse));
    whole && head.iter().all(|token| named(token.word)) && suit && done
}

/// Whether a card or a suit comes next that cannot belong to what stands before it: `HA clubs`, `run hearts DA`, `heart ruff SA`,
/// `heart ruff club ruff`.
#[inline(never)]
fn lists_on(head: &[Token], tail: &[Token]) -> bool {
    let bound =
        |word| matches!(word, Word::With | Word::On | Word::At | Word::Up | Word::ThrownOn | Word::From);
    // `lose HA D`: both are
    let given = |word| is_given(word) || word == Word::But;
    if has(head, &|word| bound(word) || marked(word, Mark::FRONTED)) {
        return false;
    }
    let done = |word| matches!(word, Word::Verb(Verb::Ruff | Verb::Finesse | Verb::Crossruff));
    let ruffs = has(head, &|word| matches!(word, Word::Verb(Verb::Ruff)));
    let suits = tail.iter().all(|token| matches!(token.word, Word::Suit(_)));
    let [earlier, before] = [2, 1].map(|back| word_at(head, head.len().wrapping_sub(back)));
    let suit = match (tail[0].word, word_at(tail, 1)) {
        (Word::Card(card), _) => card.suit(),
        (Word::Rank(_), Word::Suit(suit)) | (Word::Suit(suit), Word::Rank(_)) => suit,
        (Word::Suit(suit), next) => {
            return match (earlier, before) {
                (_, Word::Card(_)) => (suits || next == Word::Mark(Mark::IS)) && !has(head, &given),
                (Word::Rank(_), Word::Suit(other)) | (Word::Suit(other), Word::Rank(_)) => {
                    suits && other != suit
                }
                (Word::Suit(_), before) => done(before) && done(next),
                _ => false,
            };
        }
        _ => return false,
    };
    let card = matches!(tail[0].word, Word::Card(_));
    match (earlier, before) {
        (Word::Suit(other), before) if done(before) => other != suit,
        (earlier, Word::Suit(other)) => other != suit && (card || done(earlier)),
        (_, before) => {
            card && (before == Word::Verb(Verb::Crossruff)
                || ruffs && (before.is_hand() || matches!(before, Word::Height(_))))
        }
    }
}

/// Whether a hand throws something next, behind what is drawn or played: 调将明手垫方块, `drawing trumps dummy pitches clubs`.
#[inline(never)]
fn throws_next(head: &[Token], tail: &[Token]) -> bool {
    let thrown = tail[0].word.is_hand() && word_at(tail, 1) == Word::Verb(Verb::Discard);
    let plain = |word| match word {
        Word::Verb(verb) => matches!(verb, Verb::Draw | Verb::Cash | Verb::Run | Verb::Play),
        word => is_card(word) || matches!(word, Word::Suit(_)) || marked(word, Mark::TRUMPS),
    };
    let played = |word| is_card(word) || matches!(word, Word::Suit(_) | Word::Verb(_));
    thrown && head.iter().all(|token| plain(token.word)) && has(head, &played)
}

/// Whether something is given up next, and what stands before it is not that: `two tricks the rest are yours`, `three hearts you
/// get one`, 红心三墩给你们一墩; but `hearts all yours`, 红心给你们一墩.
#[inline(never)]
fn gives(head: &[Token], tail: &[Token], text: &str) -> bool {
    let denied = |word| {
        is_given(word)
            || matches!(word, Word::But | Word::Not | Word::Outside | Word::From)
            || marked(word, Mark::NO)
    };
    let [before, next] = [head[head.len() - 1].word, tail[0].word];
    if !is_named(before) || has(head, &denied) {
        return false;
    }
    let named = has(head, &|word| is_count(word) || is_card(word) || matches!(word, Word::Verb(_)));
    let after = &tail[1..];
    let given = |words: &[Token]| has(words, &|word| is_named(word) || marked(word, Mark::REST));
    match next {
        Word::Mark(Mark::REST) => is_remainder(text, &tail[0]) && has(after, &|word| marked(word, Mark::YOU)),
        Word::Mark(Mark::YOU) => named && given(after),
        Word::Verb(Verb::Give) if after.first().is_some_and(|token| token.word == Word::Mark(Mark::YOU)) => {
            named && given(after)
        }
        Word::Verb(Verb::Concede | Verb::Give) => {
            let counted = has(head, &is_count) && has(head, &|word| matches!(word, Word::Suit(_)));
            counted && given(after)
        }
        _ => false,
    }
}

/// Whether so many are his own next, and what stands before them is the other side's: `you two me three`, 你一墩我三墩.
#[inline(never)]
fn keeps(head: &[Token], tail: &[Token], text: &str) -> bool {
    let between = text.as_bytes().get(head[head.len() - 1].end..tail[0].start);
    let counted = is_count(tail[0].word) || matches!(tail[0].word, Word::Suit(_));
    counted
        && between.is_some_and(|said| is_own(said.trim_ascii_end()))
        && has(head, &is_given)
        && has(head, &is_count)
}

/// `the rest`, 其余: what is left beside that which was named, and not all of it, as `all` and 都 are.
fn is_remainder(text: &str, token: &Token) -> bool {
    let word = written(text, token);
    !(word.starts_with(['a', 'A', 'e', 'E']) || word.starts_with(['都', '全', '一']))
}

/// Whether what comes next is called good behind what is ruffed or given up: `ruff a club hearts are good`, `ruff a club rest high`.
#[inline(never)]
fn praises(head: &[Token], tail: &[Token], text: &str) -> bool {
    let [before, next] = [head[head.len() - 1].word, tail[0].word];
    let named = |word| is_card(word) || matches!(word, Word::Suit(_)) || marked(word, Mark::TRUMPS);
    let suit = |word| matches!(word, Word::Suit(_) | Word::Card(_)) || marked(word, Mark::TRUMPS);
    let ends = named(before) && has(head, &suit)
        || before == Word::Mark(Mark::TRICKS) && has(head, &named)
        || is_given(before) && head.len() > 1;
    let in_hand = before.is_hand() && head.len() > 1 && matches!(head[head.len() - 2].word, Word::In);
    let done = has(head, &|word| is_given(word) || word == Word::Verb(Verb::Ruff));
    let all = next == Word::Mark(Mark::REST) || written(text, &tail[0]).starts_with('都');
    if !(ends || in_hand) || !done || !(all || matches!(next, Word::Suit(_))) {
        return false;
    }
    let said = tail[1..]
        .iter()
        .map(|token| token.word)
        .find(|word| !matches!(word, Word::Mark(mark) if mark.0 & !Mark::IS.or(Mark::REST).0 == 0));
    match said {
        Some(Word::Height(Height::High)) => true,
        Some(word) => marked(word, Mark::GOOD.or(Mark::MINE)),
        None => false,
    }
}

/// Whether another suit is named, or played, right behind trumps that are drawn: `trumps hearts clubs`, `trumps run hearts`.
#[inline(never)]
fn is_behind_trumps(head: &[Token], tail: &[Token], text: &str) -> bool {
    let (last, before) = (head[head.len() - 1].word, &head[..head.len() - 1]);
    let draws = |word| matches!(word, Word::Verb(Verb::Draw)) || marked(word, Mark::DRAWN);
    let one = if has(before, &draws) { Mark::ONE.0 } else { 0 };
    let trumps = matches!(last, Word::Mark(mark) if mark.0 & !(Mark::DRAWN.0 | one) == Mark::TRUMPS.0);
    // 清将
    let trumps = trumps || draws(last) && written(text, &head[head.len() - 1]).ends_with('将');
    let drawn = before.iter().all(|token| draws(token.word) || token.word == Word::Mark(Mark::HAS));
    let plays = matches!(tail[0].word, Word::Verb(Verb::Run | Verb::Cash));
    let suit = tail.get(usize::from(plays)).is_some_and(|token| matches!(token.word, Word::Suit(_)));
    trumps && drawn && suit && !tail.iter().skip(1 + usize::from(plays)).any(|token| is_card(token.word))
}

/// How many words before a place belong to a hand, where another hand comes next with something of its own: `ruff hearts in dummy
/// clubs in hand`, 明手将吃方块手里将吃梅花.
#[inline(never)]
fn changes_hands(head: &[Token], tail: &[Token]) -> Option<usize> {
    let last = head.len() - 1;
    let in_hand = |words: &[Token]| {
        words.windows(2).any(|two| matches!(two[0].word, Word::In) && two[1].word.is_hand())
    };
    if in_hand(&head[last.saturating_sub(1)..]) && is_named(tail[0].word) && in_hand(tail) {
        return Some(head.len());
    }
    let next = tail.get(1).is_some_and(|token| matches!(token.word, Word::Verb(verb) if verb != Verb::Take));
    let hand = head.iter().position(|token| token.word.is_hand());
    if !tail[0].word.is_hand() || !next || !is_named(head[last].word) {
        return None;
    }
    let first = head.iter().position(|token| is_named(token.word));
    let things = head.iter().rev().take_while(|token| is_named(token.word)).count();
    let verb = matches!(word_at(head, head.len().wrapping_sub(things + 1)), Word::Verb(_));
    match (hand, first) {
        // 方块手里将吃梅花明手将吃
        (Some(hand), Some(first)) if first < hand => verb.then_some(head.len() - things),
        (Some(_), _) if has(head, &|word| matches!(word, Word::Verb(_))) => Some(head.len()),
        _ => None,
    }
}
