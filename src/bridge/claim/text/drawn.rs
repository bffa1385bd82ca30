//! Trumps that are drawn first, told in passing: `once trumps are drawn, run clubs`, `dummy is high after drawing trumps`.

use super::Misreading;
use super::token::{Token, gap, insert, is_and, remove, word_at, written};
use super::words::{Mark, Verb, Word};

/// Puts the drawing of trumps where it is done: before what it is told beside.
#[inline(never)]
pub(super) fn put_first(text: &str, tokens: &mut Vec<Token>) {
    let mut place = 0;
    while place < tokens.len() {
        if introduces(&tokens[place])
            && let Some(end) = drawn(tokens, place + 1).or_else(|| named(tokens, place))
        {
            draw(text, tokens, place, end);
        }
        place += 1;
    }
}

/// `one more trump, then the aces are good`, 再一张将，其余都大: rounds, unless other tricks are counted behind them; `trumps in` are
/// drawn, but not by `getting the trumps in`.
#[inline(never)]
pub(super) fn play_more(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let said = gap(text, tokens, place);
        let many = usize::from(word_at(tokens, place + 1) == Word::Mark(Mark::MANY));
        let trump = place + many + usize::from(matches!(tokens[place].word, Word::Number(_)));
        let is_trump =
            matches!(word_at(tokens, trump), Word::Mark(mark) if mark.0 & !Mark::ONE.0 == Mark::TRUMPS.0);
        if !is_trump || !begins(tokens, place) {
            continue;
        }
        let more = gap(text, tokens, trump) == b" more"
            || place > 0 && written(text, &tokens[place - 1]) == "再"
            || written(text, &tokens[place]).eq_ignore_ascii_case("another");
        let counted = matches!(word_at(tokens, trump + 2), Word::Number(_) | Word::Article);
        let alone = word_at(tokens, trump + 1).ends_step() && trump + 2 < tokens.len();
        if trump > place && more && alone && !counted {
            insert(tokens, trump + 1, Word::Mark(Mark::ROUNDS));
        } else if tokens[place].word == Word::Mark(Mark::TRUMPS)
            && word_at(tokens, place + 1) == Word::In
            && word_at(tokens, place + 2).ends_step()
            && !said.starts_with(b"get")
        {
            tokens[place + 1].word = Word::Mark(Mark::DRAWN);
        }
    }
}

/// `once`, `after`, `when`: what comes next has been done by then. `if` asks.
fn introduces(token: &Token) -> bool {
    match token.word {
        Word::After | Word::Times(1) => true,
        Word::If => token.end - token.start == "when".len(),
        _ => false,
    }
}

/// Where words end that say that all trumps are drawn: `trumps are in`, `the outstanding trumps have been drawn`, `I draw trumps`.
fn drawn(tokens: &[Token], from: usize) -> Option<usize> {
    let has = |place, mark: Mark| matches!(word_at(tokens, place), Word::Mark(word) if word.0 & mark.0 != 0);
    let skip = |mut place, mark| {
        while has(place, mark) || matches!(word_at(tokens, place), Word::Your) {
            place += 1;
        }
        place
    };
    let is_trumps = |place| matches!(word_at(tokens, place), Word::Mark(Mark::TRUMPS));
    let which = Mark::REST.or(Mark::OUT);
    let past = skip(from, Mark::HAS);
    if has(past, Mark::DRAWN) || matches!(word_at(tokens, past), Word::Verb(Verb::Draw)) {
        let trumps = skip(past + 1, which);
        return is_trumps(trumps).then_some(trumps + 1);
    }
    let trumps = skip(from, which);
    let last = skip(trumps + 1, which.or(Mark::HAS).or(Mark::IS));
    let is_hand =
        matches!(word_at(tokens, last + 1), Word::Dummy | Word::Hand | Word::Partner | Word::Seat(_));
    let is_done = has(last, Mark::DRAWN) || matches!(word_at(tokens, last), Word::In) && !is_hand;
    (is_trumps(trumps) && is_done).then_some(last + 1)
}

/// The same of trumps alone: `run clubs after trumps`, `after trumps run clubs`.
fn named(tokens: &[Token], after: usize) -> Option<usize> {
    let trumps = matches!(word_at(tokens, after + 1), Word::Mark(Mark::TRUMPS));
    let next = word_at(tokens, after + 2);
    let alone = next.ends_step() || matches!(next, Word::Verb(_)) && begins(tokens, after);
    (trumps && alone && matches!(tokens[after].word, Word::After)).then_some(after + 2)
}

/// Reads the words from `place` to `end` as a step that comes before the one they stand beside.
fn draw(text: &str, tokens: &mut Vec<Token>, place: usize, end: usize) {
    let first = match (begins(tokens, place), end == tokens.len()) {
        (true, true) if place > 0 => begun(text, tokens, place - 1),
        (true, _) => Some(place),
        (false, _) => begun(text, tokens, place),
    };
    let Some(first) = first else {
        tokens[place].word = Word::Unread(Misreading::Order);
        return;
    };
    remove(tokens, place, end);
    for word in [Word::Then, Word::Mark(Mark::TRUMPS), Word::Verb(Verb::Draw)] {
        insert(tokens, first, word);
    }
}

fn begins(tokens: &[Token], place: usize) -> bool {
    word_at(tokens, place.wrapping_sub(1)).ends_step()
}

/// Where the step begins that ends before a place, with others it is joined to by *and*; nothing where they are played in an order
/// of their own.
fn begun(text: &str, tokens: &[Token], end: usize) -> Option<usize> {
    let divider = |end: usize| tokens[..end].iter().rposition(|token| token.word.ends_step());
    let plays =
        |from: usize, to: usize| tokens[from..to].iter().any(|token| matches!(token.word, Word::Verb(_)));
    let mut from = divider(end).map_or(0, |place| place + 1);
    // `HA, run clubs, once trumps are drawn`: before which?
    let after_comma = end < tokens.len() && tokens[end].word.ends_step();
    while let Some(and) = from.checked_sub(1) {
        let joined = is_and(text, &tokens[and]);
        let before = divider(and).map_or(0, |place| place + 1);
        if !joined {
            return (!after_comma).then_some(from);
        }
        if plays(before, and) {
            return None;
        }
        from = before;
    }
    Some(from)
}
