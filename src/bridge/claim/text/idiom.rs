//! Words that mean something else than usual in the company of others: `I concede`, `play for the drop`, 用将牌吃.

use super::in_chinese::{
    follows_trumps, is_gone, is_mine_alone, is_of_all_trumps, is_ruffed, leads_there, loses, loses_honour,
    ruffs_back,
};
use super::this_trick::is_this;
use super::token::{Token, gap, insert, is_and, is_card_before, is_end, names_card, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;

/// Reads words by what is said around them.
#[inline(never)]
pub(super) fn idioms(text: &str, tokens: &mut [Token]) {
    for place in (0..tokens.len()).rev() {
        let before = word_at(tokens, place.wrapping_sub(1));
        let earlier = word_at(tokens, place.wrapping_sub(2));
        let ends = is_end(word_at(tokens, place + 1));
        let said = written(text, &tokens[place]);
        let word = match (tokens[place].word, said) {
            // `run the hearts finessing`, but `finessing hearts`
            (Word::Verb(Verb::Finesse), said) if said.ends_with("ing") && ends && !is_bound(before) => {
                Word::Finessing
            }
            // `play for the drop`, `play hearts for the drop`
            (Word::Event(_), "drop") if matches!(before, Word::Verb(Verb::Play)) => {
                tokens[place - 1].word = Word::Not;
                Word::Verb(Verb::Finesse)
            }
            (Word::Event(_), "drop")
                if before.is_object() && matches!(earlier, Word::Verb(Verb::Play | Verb::Cash)) =>
            {
                Word::Filler
            }
            // `4S making`: the contract
            (Word::Verb(Verb::Take), said)
                if matches!(said, "making" | "makes" | "made")
                    && ends
                    && matches!((earlier, before), (Word::Number(_), Word::Suit(_)))
                    && matches!(word_at(tokens, place.wrapping_sub(3)), Word::Break) =>
            {
                tokens[place - 2].word = Word::Filler;
                tokens[place - 1].word = Word::Filler;
                continue;
            }
            // `minus one`: of the contract
            (Word::But, "minus")
                if matches!(before, Word::Break)
                    && matches!(word_at(tokens, place + 1), Word::Number(_))
                    && is_end(word_at(tokens, place + 2)) =>
            {
                Word::Mark(Mark::DOWN)
            }
            // `exit with the three of hearts`: that card is led, but `exit with a heart` loses one.
            (Word::Verb(Verb::Concede), said) if said.starts_with("exit") && names_card(tokens, place) => {
                if word_at(tokens, place + 1) == Word::With {
                    tokens[place + 1].word = Word::Filler;
                }
                Word::Filler
            }
            // `off the ace of trumps`
            (Word::Mark(Mark::DOWN), "off") if names_card(tokens, place) => Word::Verb(Verb::Concede),
            // `you can have a diamond`: he gets one
            (Word::Mark(Mark::HAS), _)
                if matches!(before, Word::Mark(Mark::YOU))
                    && !matches!(word_at(tokens, place + 1), Word::Your)
                    && gap(text, tokens, place).ends_with(b"can") =>
            {
                Word::Filler
            }
            // `test hearts, and if they break the rest are good`
            (Word::Unread(_), "test" | "Test") if is_tested(tokens, place + 1) => Word::Verb(Verb::Cash),
            // 红心如果三三就……: 如果红心三三
            (Word::If, "如果" | "若" | "假如")
                if matches!((before, word_at(tokens, place + 1)), (Word::Suit(_), Word::Event(_)))
                    && !matches!(earlier, Word::Verb(_)) =>
            {
                tokens.swap(place - 1, place);
                continue;
            }
            // 方块双飞
            (Word::Times(_), _)
                if matches!(before, Word::Suit(_))
                    && matches!(word_at(tokens, place + 1), Word::Verb(Verb::Finesse)) =>
            {
                tokens[place - 1..=place + 1].rotate_left(1);
                continue;
            }
            // `finesse hearts and repeat it`
            (Word::Unread(_), said) if repeats(said) && finesses_before(tokens, place) => {
                tokens[place - 1].word = Word::Filler;
                if word_at(tokens, place + 1) == Word::Mark(Mark::IT) {
                    tokens[place + 1].word = Word::Filler;
                }
                Word::Times(2)
            }
            // `two finesses in hearts`, `both diamond finesses`
            (Word::Number(times @ 2..=3), _) if is_finesses(text, tokens, place + 1) => Word::Times(times),
            (Word::Number(times @ 2..=3), _)
                if matches!(word_at(tokens, place + 1), Word::Suit(_))
                    && is_finesses(text, tokens, place + 2) =>
            {
                tokens.swap(place + 1, place + 2);
                Word::Times(times)
            }
            // `repeat the diamond finesse`
            (Word::Unread(_), said)
                if repeats(said)
                    && (word_at(tokens, place + 1).is_object()
                        || matches!(word_at(tokens, place + 1), Word::Verb(Verb::Finesse))) =>
            {
                Word::Filler
            }
            // 梅花将吃回手, `ruff a club back to hand`
            (Word::Verb(Verb::Cross), "回" | "进" | "back") if ruffs_back(text, tokens, place) => {
                Word::Mark(Mark::TO)
            }
            // 用将牌吃红心, 用黑桃吃红心, 吃回手
            (_, "吃")
                if matches!(earlier, Word::With)
                    || matches!(word_at(tokens, place + 1), Word::Mark(Mark::TO))
                        && tokens.get(place + 1).is_some_and(|next| written(text, next) == "回")
                    || matches!(before, Word::Mark(mark) if mark.0 & Mark::TRUMPS.0 != 0) =>
            {
                Word::Verb(Verb::Ruff)
            }
            // 送一墩给红心A
            (Word::Verb(Verb::Give), _)
                if matches!(before, Word::Mark(Mark::TRICKS)) && word_at(tokens, place + 1).is_object() =>
            {
                Word::Mark(Mark::TO)
            }
            // 放一墩给你们
            (Word::Verb(Verb::Let), "放")
                if matches!(word_at(tokens, place + 2), Word::Mark(Mark::TRICKS)) =>
            {
                Word::Verb(Verb::Concede)
            }
            // 向东家飞梅花
            (Word::Mark(Mark::TO), "向")
                if matches!(word_at(tokens, place + 1), Word::Seat(_))
                    && matches!(word_at(tokens, place + 2), Word::Verb(Verb::Finesse)) =>
            {
                Word::Filler
            }
            // 向明手打红心: 打红心到明手
            (Word::Mark(Mark::TO), "向") if leads_there(tokens, place + 1) => {
                tokens[place..place + 4].rotate_left(2);
                continue;
            }
            // 吃一张红心
            (_, "吃" | "吃掉") if is_ruffed(tokens, place) => Word::Verb(Verb::Ruff),
            // `all but the last trick`, 除了最后一墩
            (Word::Finally, _) if before == Word::But => Word::Filler,
            (Word::Mark(Mark::LAST), _) if is_left_out(tokens, place) => Word::Number(1),
            // 飞过西家的红心Q
            (Word::Verb(Verb::Let), "飞过") if matches!(word_at(tokens, place + 1), Word::Seat(_)) => {
                Word::Verb(Verb::Finesse)
            }
            // `you get the ace and nothing else`
            (Word::Else, _) if matches!(before, Word::Mark(Mark::NO)) => {
                tokens[place - 1].word = Word::Filler;
                Word::Filler
            }
            // `draw trumps once clubs are run`
            (Word::Times(1), "once")
                if !matches!(before, Word::Break | Word::Then) && word_at(tokens, place + 1).is_object() =>
            {
                Word::After
            }
            // `everything else`, but `if it falls I have the rest else I lose one`
            (Word::Else, _)
                if matches!(before, Word::Mark(Mark::REST))
                    && (written(text, &tokens[place - 1]).len() >= "everything".len()
                        || !tokens[..place]
                            .iter()
                            .any(|token| matches!(token.word, Word::If | Word::Unless))) =>
            {
                Word::Filler
            }
            // `leaving you the master trump`
            (Word::Unread(_), said) if leaves(said) && is_left(tokens, place + 1) => {
                Word::Verb(Verb::Concede)
            }
            // `over ruff`: which card that takes is not said.
            (Word::Verb(Verb::Cross), "over")
                if matches!(word_at(tokens, place + 1), Word::Verb(Verb::Ruff)) =>
            {
                Word::UNKNOWN
            }
            // `trump this`, `trump your winner`, `trump high`
            (Word::Mark(mark), "trump" | "Trump")
                if mark.0 & Mark::ONE.0 != 0
                    && matches!(before, Word::Break | Word::Then)
                    && (is_this(gap(text, tokens, place + 1))
                        || matches!(word_at(tokens, place + 1), Word::Your | Word::Height(_))) =>
            {
                Word::Verb(Verb::Ruff)
            }
            // `I trump, the rest are good`: what was led
            (Word::Mark(mark), "trump" | "Trump")
                if mark.0 & Mark::ONE.0 != 0 && ends && is_mine(gap(text, tokens, place)) =>
            {
                Word::Verb(Verb::Ruff)
            }
            // `and it's over`
            (Word::Verb(Verb::Cross), "over")
                if ends
                    && (gap(text, tokens, place).ends_with(b"it's") || before == Word::Mark(Mark::IS)) =>
            {
                Word::Filler
            }
            // 梅花四大: four winners, not the four
            (Word::Height(Height::High), _)
                if matches!((earlier, before), (Word::Suit(_), Word::Number(_)))
                    && !written(text, &tokens[place - 1]).is_ascii() =>
            {
                Word::Mark(Mark::MANY)
            }
            // 红桃大, `queen of hearts high`
            (Word::Height(Height::High), _) if ends && is_named_alone(text, tokens, place) => {
                Word::Mark(Mark::IS.or(Mark::GOOD))
            }
            // `all but a ruff`
            (Word::Verb(Verb::Ruff), _) if ends && before == Word::Article && earlier == Word::But => {
                Word::Mark(Mark::TRICKS)
            }
            // `cross by ruffing`, but `cross ruffing`
            (Word::Verb(Verb::Ruff), _)
                if matches!(before, Word::Verb(Verb::Cross))
                    && gap(text, tokens, place).ends_with(b" by") =>
            {
                tokens[place - 1].word = Word::Filler;
                continue;
            }
            // `the queen of trumps is the only loser`
            (Word::Mark(Mark::IS), _)
                if word_at(tokens, place + 1) == Word::Mark(Mark::LOSER) && is_card_before(tokens, place) =>
            {
                Word::Filler
            }
            // `the diamond finesse is marked`
            (Word::Mark(Mark::IS), _) if ends && matches!(before, Word::Verb(Verb::Finesse)) => Word::Filler,
            // 将牌都拿光了
            (Word::Verb(Verb::Cash | Verb::Run | Verb::Take | Verb::Play), _)
                if is_gone(text, tokens, place) =>
            {
                Word::Mark(Mark::DRAWN)
            }
            // 拔掉所有将牌, 将牌打光: theirs, unless they are called his own
            (Word::Verb(Verb::Cash | Verb::Run), "拔" | "拔掉" | "打光")
                if is_of_all_trumps(tokens, place) =>
            {
                Word::Verb(Verb::Draw)
            }
            // 将都出来了
            (Word::Unread(_), "出来了" | "出完了") if follows_trumps(tokens, place) => {
                Word::Mark(Mark::DRAWN)
            }
            // 丢一个梅花, but 丢一张梅花, 在红心上丢一个梅花
            (Word::Verb(Verb::Discard), "丢" | "丢掉")
                if loses(text, tokens, place) || loses_honour(tokens, place) =>
            {
                Word::Verb(Verb::Concede)
            }
            // 你拿一墩我拿两墩
            (Word::My, "我")
                if matches!(before, Word::Mark(Mark::TRICKS))
                    && matches!(word_at(tokens, place + 1), Word::Verb(Verb::Take)) =>
            {
                Word::Break
            }
            // 方块都是我的
            (Word::My, "我") if is_mine_alone(text, tokens, place) => Word::Mark(Mark::GOOD),
            // 过去打梅花, but 红心Q过去, 让它过去
            (_, "过去") if !runs(tokens, place) => Word::Verb(Verb::Cross),
            _ => continue,
        };
        tokens[place].word = word;
    }
}

/// Whether suits or cards, and whose they are, are all that is named before a place in its step.
#[inline(never)]
fn is_named_alone(text: &str, tokens: &[Token], place: usize) -> bool {
    let named = |word| matches!(word, Word::Suit(_) | Word::Rank(_) | Word::Card(_));
    let besides = |token: &Token| match token.word {
        Word::Dummy | Word::Hand | Word::Partner | Word::Seat(_) | Word::My | Word::In | Word::Filler => true,
        word => named(word) || is_and(text, token),
    };
    let divides = |token: &Token| matches!(token.word, Word::Break | Word::Then) && !is_and(text, token);
    let mut since = tokens[..place].iter().rev().take_while(|token| !divides(token));
    tokens[..place].last().is_some_and(|token| named(token.word)) && since.all(besides)
}

/// Whether it is the claimer who does what comes next: `I`, `I'll`, `we`.
pub(super) fn is_mine(said: &[u8]) -> bool {
    let mut words = said.rsplit(|&byte| byte == b' ').take(2);
    words.find(|word| !word.eq_ignore_ascii_case(b"will")).is_some_and(|word| {
        ["I", "i", "I'll", "i'll", "Ill", "ill", "I\u{2019}ll", "we", "We", "we'll", "We'll"]
            .iter()
            .any(|own| own.as_bytes() == word)
    })
}

/// Whether it is the claimer who does or gets what stands beside it: `I`, `me`, 我们.
#[inline(never)]
pub(super) fn is_own(said: &[u8]) -> bool {
    let last = said.rsplit(|&byte| byte == b' ').next().unwrap_or_default();
    let us = last.eq_ignore_ascii_case(b"me") || last.eq_ignore_ascii_case(b"us");
    us || is_mine(said) || said.ends_with("我".as_bytes()) || said.ends_with("我们".as_bytes())
}

fn repeats(said: &str) -> bool {
    said.get(..6).is_some_and(|verb| verb.eq_ignore_ascii_case("repeat"))
}

fn leaves(said: &str) -> bool {
    said.get(..4).is_some_and(|verb| verb.eq_ignore_ascii_case("leav"))
}

/// Whether what is left is named next, as the other side's or as a high trump: `leave you a club`, but not `leave clubs alone`.
#[inline(never)]
fn is_left(tokens: &[Token], place: usize) -> bool {
    let is = |place, mark: Mark| matches!(word_at(tokens, place), Word::Mark(own) if own.0 & mark.0 != 0);
    let next = place + usize::from(is(place, Mark::YOU) || word_at(tokens, place) == Word::They);
    let high = is(next, Mark::TOPS) || word_at(tokens, next) == Word::Height(Height::High);
    (next > place && word_at(tokens, next).is_object()) || (high && is(next + 1, Mark::TRUMPS))
}

/// Whether one trick is what is left out: `all but the last trick`.
#[inline(never)]
fn is_left_out(tokens: &[Token], place: usize) -> bool {
    let before = tokens[..place].iter().rev().map(|token| token.word).find(|&word| word != Word::Filler);
    before == Some(Word::But) && word_at(tokens, place + 1) == Word::Mark(Mark::TRICKS)
}

/// Whether a finesse is what was told right before, and nothing is said behind a place but that it is repeated.
#[inline(never)]
fn finesses_before(tokens: &[Token], place: usize) -> bool {
    let next = word_at(tokens, place + 1);
    let end = place + 1 + usize::from(next == Word::Mark(Mark::IT));
    let Some((Token { word: Word::Break, .. }, before)) = tokens[..place].split_last() else { return false };
    let told = before.iter().rev().take_while(|token| !matches!(token.word, Word::Break | Word::Then));
    let mut words = told.map(|token| token.word);
    is_end(word_at(tokens, end)) && words.any(|word| matches!(word, Word::Verb(Verb::Finesse)))
}

/// Whether several finesses are named at a place.
fn is_finesses(text: &str, tokens: &[Token], place: usize) -> bool {
    let several = tokens.get(place).is_some_and(|token| written(text, token).ends_with('s'));
    several && matches!(word_at(tokens, place), Word::Verb(Verb::Finesse))
}

/// Whether what comes next is what a word is said of: `not finessing`, `before finessing`.
fn is_bound(word: Word) -> bool {
    matches!(word, Word::Not | Word::NotYet | Word::Before | Word::After | Word::Mark(Mark::NO))
}

/// Whether a card that could be let run is named before a place.
#[inline(never)]
fn runs(tokens: &[Token], place: usize) -> bool {
    let since =
        tokens[..place].iter().rev().take_while(|token| !matches!(token.word, Word::Break | Word::Then));
    since.into_iter().any(|token| {
        matches!(token.word, Word::Card(_) | Word::Rank(_) | Word::Mark(Mark::IT) | Word::Verb(Verb::Let))
    })
}

/// `I concede`, with nothing behind it, is of the rest (law 68B1), as `lose` is not; `all of them` are not the other side.
#[inline(never)]
pub(super) fn resign(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        let Token { word, end, .. } = tokens[place];
        let all = |place| matches!(word_at(tokens, place), Word::Mark(Mark::REST));
        let gives_up = || text.get(end..).is_some_and(|rest| rest.starts_with(" up"));
        match word {
            Word::Mark(Mark::YOU)
                if written(text, &tokens[place]) == "them"
                    && (all(place.wrapping_sub(1)) || all(place + 1)) =>
            {
                tokens[place].word = Word::Mark(Mark::IT);
            }
            Word::Verb(verb @ (Verb::Resign | Verb::Concede)) => {
                tokens[place].word = Word::Verb(Verb::Concede);
                let ends = matches!(word_at(tokens, place + 1), Word::Break | Word::Then);
                if ends && (verb == Verb::Resign || gives_up()) {
                    insert(tokens, place + 1, Word::Mark(Mark::REST));
                }
            }
            _ => {}
        }
    }
}

/// Whether a suit stands there of which it is asked next how it lies.
#[inline(never)]
fn is_tested(tokens: &[Token], place: usize) -> bool {
    let mut next = place + 1;
    while next < tokens.len() && matches!(tokens[next].word, Word::Break | Word::Then) {
        next += 1;
    }
    matches!((word_at(tokens, place), word_at(tokens, next)), (Word::Suit(_), Word::If))
}
