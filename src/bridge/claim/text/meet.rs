//! What words come to that stand beside each other: a number that is a card, whose a card is, a letter that is a hand.

use super::anyway::drop_anyway;
use super::articles::read_articles;
use super::behind_ruff::{cash_bare, ruff_again};
use super::denied::deny;
use super::divide::{divide, drop_numbering};
use super::drawn::{play_more, put_first};
use super::from_top::name_order;
use super::idiom::{idioms, resign};
use super::in_chinese::{deny_first, name_gone, name_rounds};
use super::left_out::leave_trumps;
use super::only::give_up_rest;
use super::out::{name_left, refuse_out};
use super::outcome::drop_outcome;
use super::refused::{refuse, refuse_winners};
use super::same_suit::{give_another, name_aces, name_suits, play_each};
use super::share::share;
use super::theirs::name_theirs;
use super::this_trick::{name_taker, name_this, number_tricks};
use super::token::{Token, spot, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::Seat;
use crate::bridge::claim::statement::Height;
use crate::cards::Suit;

/// Reads words by those beside them, and drops those that only serve that.
pub(super) fn meet(text: &str, tokens: &mut Vec<Token>) {
    drop_numbering(text, tokens);
    name_order(tokens);
    read_articles(text, tokens);
    drop_anyway(text, tokens);
    give_up_rest(text, tokens);
    refuse(text, tokens);
    deny_first(text, tokens);
    put_first(text, tokens);
    name_theirs(text, tokens);
    name_this(text, tokens);
    name_taker(text, tokens);
    leave_trumps(text, tokens);
    drop_outcome(text, tokens);
    resign(text, tokens);
    let counts = tokens.iter().any(|token| matches!(token.word, Word::Mark(Mark::ROUNDS)));
    let mut given = false;
    for place in 1..tokens.len() {
        let before = tokens[place - 1].word;
        given |= matches!(before, Word::Mark(Mark::YOU) | Word::Verb(Verb::Concede | Verb::Drive));
        name_owner(tokens, place, given);
        name_rounds(tokens, place);
        name_hand(text, tokens, place);
        drop_auxiliary(text, tokens, place);
        drop_remaining(text, tokens, place);
        name_card(text, tokens, place, counts);
    }
    number_tricks(text, tokens);
    idioms(text, tokens);
    keep_mine(tokens);
    play_more(text, tokens);
    name_gone(text, tokens);
    name_aces(tokens);
    divide(text, tokens);
    refuse_winners(text, tokens);
    name_left(text, tokens);
    deny(text, tokens);
    refuse_out(text, tokens);
    give_another(text, tokens);
    name_suits(tokens);
    share(text, tokens);
    play_each(text, tokens);
    cash_bare(text, tokens);
    ruff_again(tokens);
}

/// `the nine of clubs` is a card, unless rounds are counted: `two rounds of hearts, three of clubs`.
#[inline(never)]
fn name_card(text: &str, tokens: &mut [Token], place: usize, counts: bool) {
    let (before, token) = (tokens[place - 1], tokens[place]);
    let between = text.as_bytes().get(before.end..token.start);
    // No spot has six letters, as a couple has.
    let of = !counts && between == Some(b" of ") && before.end < before.start + 6;
    let (named, number) = match (before.word, token.word) {
        (Word::Number(number), Word::Suit(_) | Word::Mark(Mark::TRUMPS)) if of => (place - 1, number),
        (Word::Number(number), Word::Suit(suit))
            if before.end == token.start && is_one(tokens, place, suit) =>
        {
            (place - 1, number)
        }
        (Word::Suit(_) | Word::Mark(Mark::TRUMPS), Word::Number(number))
            if names_one(text, tokens, place, number) =>
        {
            (place, number)
        }
        _ => return,
    };
    if let Some(rank) = spot(number) {
        tokens[named].word = Word::Rank(rank);
    }
}

/// `my trump` is one the claimer has.
#[inline(never)]
fn keep_mine(tokens: &mut Vec<Token>) {
    let mut is_mine = false;
    tokens.retain_mut(|token| {
        match &mut token.word {
            Word::My => is_mine = true,
            Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 == 0 => {}
            Word::Mark(mark) if core::mem::take(&mut is_mine) => *mark = mark.or(Mark::MINE),
            _ => is_mine = false,
        }
        !matches!(token.word, Word::My | Word::Your | Word::Filler)
    });
}

/// `红心要输一墩`, `红心再输一墩`: nothing is taken, and nothing comes before.
#[inline(never)]
fn drop_auxiliary(text: &str, tokens: &mut [Token], place: usize) {
    let verb = match tokens[place].word {
        Word::Verb(verb) => Some(verb),
        // 我要用红心进明手
        Word::With => None,
        _ => return,
    };
    let begins = matches!(word_at(tokens, place.wrapping_sub(3)), Word::Break | Word::Then);
    let drops = match (word_at(tokens, place.wrapping_sub(2)), written(text, &tokens[place - 1])) {
        (_, "要" | "得") => true,
        (Word::Suit(_), "再") => begins && matches!(verb, Some(Verb::Concede | Verb::Give)),
        _ => false,
    };
    if drops {
        tokens[place - 1].word = Word::Filler;
    }
}

/// `my remaining heart` is one, and no more is said of it; of `the remaining hearts` there may be several.
#[inline(never)]
fn drop_remaining(text: &str, tokens: &mut [Token], place: usize) {
    let one = matches!(tokens[place].word, Word::Suit(_)) && !written(text, &tokens[place]).ends_with('s');
    if one && written(text, &tokens[place - 1]).eq_ignore_ascii_case("remaining") {
        tokens[place - 1].word = Word::Filler;
    }
}

/// The letter of a hand or of a suit: `cross to S`, `ruff in S`, but `hearts n clubs`; and `clubs last` is at the end.
#[inline(never)]
fn name_hand(text: &str, tokens: &mut [Token], place: usize) {
    let before = tokens[place - 1].word;
    let ends = matches!(word_at(tokens, place + 1), Word::Break | Word::Then);
    let since =
        tokens[..place].iter().rev().take_while(|token| !matches!(token.word, Word::Break | Word::Then));
    let mut verbs = since.filter_map(|token| match token.word {
        Word::Verb(verb) => Some(verb),
        _ => None,
    });
    let word = match (tokens[place].word, written(text, &tokens[place])) {
        (Word::Suit(_), "S") if ends && matches!(before, Word::In) && verbs.next() == Some(Verb::Ruff) => {
            Word::Seat(Seat::South)
        }
        (Word::Suit(_), "S")
            if ends && matches!(before, Word::Mark(Mark::TO)) && verbs.next() == Some(Verb::Cross) =>
        {
            Word::Seat(Seat::South)
        }
        (Word::Seat(_), "n") if !matches!(before, Word::In | Word::Mark(Mark::TO)) => Word::Break,
        (Word::Mark(Mark::LAST), _) if ends && before.is_object() => Word::Mark(Mark::END),
        _ => return,
    };
    tokens[place].word = word;
}

/// What `your` before a card, a suit or a trump comes to.
#[inline(never)]
fn name_owner(tokens: &mut [Token], place: usize, given: bool) {
    let (first, before) = (word_at(tokens, place.wrapping_sub(2)), word_at(tokens, place - 1));
    if !matches!(before, Word::Your) {
        return;
    }
    // `your master trump`, `your high trump`
    let high = match word_at(tokens, place) {
        Word::Mark(mark) => mark.0 & Mark::TOPS.0 != 0,
        word => matches!(word, Word::Height(Height::High)),
    };
    let own = place + usize::from(high);
    let trump = match word_at(tokens, own) {
        Word::Rank(_) | Word::Card(_) => false,
        // `your hearts are good`
        Word::Suit(_) if matches!(word_at(tokens, place + 1), Word::Mark(Mark::IS)) => false,
        Word::Mark(mark) if mark.0 & Mark::ONE.0 != 0 => match word_at(tokens, own + 1) {
            Word::Break | Word::Then => true,
            _ => return,
        },
        _ => return,
    };
    match first {
        // `your ace of hearts` by itself is one the other side wins, as a heart goes to `your ace`.
        Word::Break | Word::Then | Word::Mark(Mark::TO) if !given => {
            tokens[place - 1].word = Word::Mark(Mark::YOU);
        }
        // `you get your trump`, `you take your trump`
        Word::Mark(Mark::YOU) | Word::Verb(Verb::Take | Verb::Win) if trump && given => {
            tokens[place - 1].word = Word::Article
        }
        Word::They if trump => tokens[place - 1].word = Word::Article,
        _ => {}
    }
}

/// Whether the number right before the suit at a place is a card of it: `AH, 7H`, `7H is good`, but `6H 5S`.
#[inline(never)]
fn is_one(tokens: &[Token], place: usize, suit: Suit) -> bool {
    let is = tokens
        .get(place + 1)
        .is_some_and(|next| matches!(next.word, Word::Mark(Mark::IS)) && next.end == next.start + "is".len());
    is || match &tokens[..place - 1] {
        [.., Token { word: Word::Card(card), .. }]
        | [.., Token { word: Word::Card(card), .. }, Token { word: Word::Break, .. }] => card.suit() == suit,
        // `AH, KH, 7H, 5H`
        [
            ..,
            Token { word: Word::Rank(_), .. },
            Token { word: Word::Suit(before), .. },
            Token { word: Word::Break, .. },
        ] => *before == suit,
        _ => false,
    }
}

/// Whether the number at a place is a card of the suit before it, not so many of it: `heart 7`, `兑现红心7`, `红心9`, but
/// `hearts 4` and `红心4墩`, and in a list `红心4，黑桃3`.
#[inline(never)]
fn names_one(text: &str, tokens: &[Token], place: usize, number: u8) -> bool {
    let (suit, number_at) = (tokens[place - 1], tokens[place]);
    let name = written(text, &suit).as_bytes();
    let (next, before) = (word_at(tokens, place + 1), word_at(tokens, place.wrapping_sub(2)));
    let counted = matches!(next, Word::Mark(Mark::TRICKS | Mark::MANY | Mark::ROUNDS));
    let done = |word| match word {
        Word::Verb(verb) => !matches!(verb, Verb::Take | Verb::Win),
        word => matches!(word, Word::Mark(Mark::MANY | Mark::FRONTED | Mark::YOU) | Word::With | Word::But),
    };
    // `兑现方块3、方块2`
    let another = || {
        let listed =
            matches!(before, Word::Break) && matches!(word_at(tokens, place.wrapping_sub(3)), Word::Rank(_));
        listed && matches!(word_at(tokens, place.wrapping_sub(4)), Word::Suit(_))
    };
    let beside = suit.end == number_at.start;
    let one = match name {
        // `将牌9大`
        _ if !matches!(suit.word, Word::Suit(_)) => {
            beside && matches!(next, Word::Height(Height::High) | Word::Mark(Mark::IS | Mark::GOOD))
        }
        [.., b's' | b'S'] => false,
        [b'a'..=b'z' | b'A'..=b'Z', ..] => name.len() > 3,
        // Nobody counts eight.
        _ => beside && (number > 7 || done(next) || done(before) || another()),
    };
    one && !counted
}
