//! What stands around Chinese words that mean something else in the company of others: 将牌都打完了, 丢一个梅花.

use super::token::{Token, gap, is_and, is_end, names_card, step_start, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::cards::Rank;

/// Whether trumps are said to be gone: 将牌都打完了.
#[inline(never)]
pub(super) fn is_gone(text: &str, tokens: &[Token], place: usize) -> bool {
    let end = tokens.get(place + 1).map_or(text.len(), |next| next.start);
    let said = text.get(tokens[place].start..end).unwrap_or_default();
    // A search in text, as the library has it, is as large as the rest of this file.
    let has = |sign: &str| said.as_bytes().windows(sign.len()).any(|part| part == sign.as_bytes());
    let done = has("了") && (has("完") || has("光"));
    done && follows_trumps(tokens, place) && is_end(word_at(tokens, place + 1))
}

/// Reads 将光了 and 将牌都光了 as trumps that are drawn, and refuses 红心光了, which may as well have been run.
#[inline(never)]
pub(super) fn name_gone(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let gone = gap(text, tokens, place + 1).ends_with("光了".as_bytes());
        let done = |token: &Token| matches!(token.word, Word::Verb(_)) || token.word.is_hand();
        if !gone
            || !word_at(tokens, place + 1).ends_step()
            || tokens[step_start(tokens, place)..=place].iter().any(done)
        {
            continue;
        }
        tokens[place].word = match tokens[place].word {
            Word::Mark(mark) if follows_trumps(tokens, place + 1) => Word::Mark(mark.or(Mark::DRAWN)),
            Word::Suit(_) => Word::UNKNOWN,
            _ => continue,
        };
    }
}

/// Whether it is done to trumps, neither a number nor a card of them, nor anybody's: 拔光将牌.
#[inline(never)]
pub(super) fn is_of_all_trumps(tokens: &[Token], place: usize) -> bool {
    let inside = |token: &&Token| !token.word.ends_step();
    let before = tokens[..place].iter().rev().take_while(inside);
    let words =
        || before.clone().chain(tokens[place + 1..].iter().take_while(inside)).map(|token| token.word);
    let trumps = |word| matches!(word, Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0);
    let other = |word: Word| match word {
        Word::My | Word::Hand | Word::Dummy | Word::Seat(_) | Word::Partner => true,
        word => word.is_object() && !trumps(word),
    };
    words().any(trumps) && !words().any(other)
}

/// Whether it is said of trumps: 将牌都….
#[inline(never)]
pub(super) fn follows_trumps(tokens: &[Token], place: usize) -> bool {
    let mut before = tokens[..place].iter().rev().map(|token| token.word);
    let thing = before.find(|&word| word != Word::Mark(Mark::IS));
    matches!(thing, Some(Word::Mark(mark)) if mark.0 & Mark::TRUMPS.0 != 0)
}

/// Whether so many cards of a suit come next, and nothing they are thrown on stands before them: 丢一个梅花.
#[inline(never)]
pub(super) fn loses(text: &str, tokens: &[Token], place: usize) -> bool {
    let counted = usize::from(matches!(word_at(tokens, place + 1), Word::Number(_)));
    let many = tokens.get(place + 1 + counted).is_some_and(|token| written(text, token) == "个");
    let since =
        tokens[..place].iter().rev().take_while(|token| !matches!(token.word, Word::Break | Word::Then));
    let thrown =
        since.into_iter().any(|token| matches!(token.word, Word::At | Word::On | Word::Up | Word::ThrownOn));
    many && matches!(word_at(tokens, place + 2 + counted), Word::Suit(_)) && !thrown
}

/// Whether an ace or a king is all that comes next, and nothing it is thrown on: 丢将A.
#[inline(never)]
pub(super) fn loses_honour(tokens: &[Token], place: usize) -> bool {
    let card = names_card(tokens, place) && is_end(word_at(tokens, place + 3));
    let high =
        tokens[place..].iter().take(3).any(|token| matches!(token.word, Word::Rank(Rank::Ace | Rank::King)));
    card && high && word_at(tokens, place.wrapping_sub(1)).ends_step()
}

/// Whether a hand comes next and a suit that is led to it: 明手打红心.
#[inline(never)]
pub(super) fn leads_there(tokens: &[Token], place: usize) -> bool {
    let hand = matches!(word_at(tokens, place), Word::Dummy | Word::Hand);
    let leads = matches!(word_at(tokens, place + 1), Word::Verb(Verb::Lead | Verb::Play | Verb::Cash));
    let suit = matches!(word_at(tokens, place + 2), Word::Suit(_));
    hand && leads && suit && !matches!(word_at(tokens, place + 3), Word::Rank(_))
}

/// Whether a suit is named next, or so many cards of it, none of them by name, or how many there are of one named before:
/// 吃红心, 吃一张红心, 红心吃两张.
#[inline(never)]
pub(super) fn is_ruffed(tokens: &[Token], place: usize) -> bool {
    let many = matches!(word_at(tokens, place + 1), Word::Number(_))
        && matches!(word_at(tokens, place + 2), Word::Mark(Mark::MANY));
    let behind = place + 1 + if many { 2 } else { 0 };
    let suit = |word| matches!(word, Word::Suit(_));
    let before = word_at(tokens, place.wrapping_sub(1));
    match word_at(tokens, behind) {
        Word::Suit(_) => !matches!(word_at(tokens, behind + 1), Word::Rank(_)),
        word => suit(before) && is_end(word),
    }
}

/// Whether a suit is said to be his, and nothing else: 方块都是我的.
#[inline(never)]
pub(super) fn is_mine_alone(text: &str, tokens: &[Token], place: usize) -> bool {
    let of = tokens.get(place + 1).is_some_and(|next| written(text, next) == "的");
    let is = word_at(tokens, place.wrapping_sub(1)) == Word::Mark(Mark::IS);
    let suit = matches!(word_at(tokens, place.wrapping_sub(2)), Word::Suit(_));
    is && suit && is_end(word_at(tokens, place + 1 + usize::from(of)))
}

/// Whether the hand named next is where a ruff before a place is made: 吃回手, 梅花将吃回手, `ruff a club back to hand`.
#[inline(never)]
pub(super) fn ruffs_back(text: &str, tokens: &[Token], place: usize) -> bool {
    let to = usize::from(word_at(tokens, place + 1) == Word::Mark(Mark::TO));
    let ruff = |token: &Token| token.word == Word::Verb(Verb::Ruff) || written(text, token) == "吃";
    let said = &tokens[step_start(tokens, place)..place];
    word_at(tokens, place + 1 + to).is_hand()
        && said.iter().any(ruff)
        && !said
            .iter()
            .any(|token| token.word.is_hand() || matches!(token.word, Word::Rank(_) | Word::Card(_)))
}

/// 吊两把将: two rounds.
#[inline(never)]
pub(super) fn name_rounds(tokens: &mut [Token], place: usize) {
    let counted = matches!(tokens[place - 1].word, Word::Number(_));
    if counted && tokens[place].word == Word::Mark(Mark::FRONTED) {
        tokens[place].word = Word::Mark(Mark::ROUNDS);
    }
}

/// Puts what is not done where it is said before it that it is not: 将不调, 红心不用飞了.
#[inline(never)]
pub(super) fn deny_first(text: &str, tokens: &mut [Token]) {
    for place in 1..tokens.len() {
        let verb = match word_at(tokens, place + 1) {
            Word::Verb(verb) => !matches!(verb, Verb::Concede | Verb::Give | Verb::Resign | Verb::Take),
            _ => false,
        };
        let denied = matches!(tokens[place].word, Word::Not | Word::NotYet)
            && !written(text, &tokens[place]).is_ascii()
            && is_end(word_at(tokens, place + 2));
        let named =
            |word| matches!(word, Word::Suit(_) | Word::Rank(_) | Word::Card(_) | Word::Mark(Mark::FRONTED));
        let trumps = |word| matches!(word, Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0);
        let object = |token: &&Token| named(token.word) || trumps(token.word);
        let from = place - tokens[..place].iter().rev().take_while(object).count();
        if verb && denied && word_at(tokens, from.wrapping_sub(1)).ends_step() {
            tokens[from..place + 2].rotate_right(2);
            if let Some(and) = from.checked_sub(1).filter(|&and| is_and(text, &tokens[and])) {
                // 红心和方块不飞: of both?
                tokens[and].word = Word::UNKNOWN;
            }
        }
    }
}
