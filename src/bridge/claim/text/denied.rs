//! What a claimer says he does not lose, and a trump he says is out and draws: `no club losers`, `方块不会输`.

use super::divide::is_count;
use super::idiom::{is_mine, is_own};
use super::token::{Token, gap, insert, word_at, written};
use super::words::{Mark, Verb, Word};

/// Reads what is said not to be lost as said to be good; `I can't lose a trick` says nothing but that all is.
pub(super) fn deny(text: &str, tokens: &mut Vec<Token>) {
    for place in (0..tokens.len()).rev() {
        throw_on(text, tokens, place);
        drop_from(tokens, place);
        count_taken(text, tokens, place);
        keep_own(text, tokens, place);
        keep_named(text, tokens, place);
        drop_explanation(tokens, place);
        let _ = call_good(tokens, place) || call_all_good(tokens, place) || draw_what_is_out(tokens, place);
    }
}

/// `run clubs for two heart discards`: two are thrown on them; of `for discards` nobody knows which.
#[inline(never)]
fn throw_on(text: &str, tokens: &mut Vec<Token>, place: usize) {
    let discards = Word::Verb(Verb::Discard);
    let suit = usize::from(matches!(word_at(tokens, place.wrapping_sub(1)), Word::Suit(_)));
    let number = place.wrapping_sub(suit + 1);
    let counted = usize::from(matches!(word_at(tokens, number), Word::Number(_) | Word::Article));
    let from = place.saturating_sub(suit + counted);
    let aim = gap(text, tokens, place).windows(4).any(|said| said == b" for");
    if word_at(tokens, place) == discards && aim && is_end(tokens, place + 1) {
        // `hearts for my discards`
        tokens[place].word = Word::Break;
        return;
    }
    if word_at(tokens, place) != discards || from == 0 || !gap(text, tokens, from).ends_with(b" for") {
        return;
    }
    tokens.remove(place);
    if suit > 0 {
        insert(tokens, from, discards);
    }
    insert(tokens, from, Word::Break);
}

/// `apart from the ace of clubs`, `all but the last`
#[inline(never)]
fn drop_from(tokens: &mut Vec<Token>, place: usize) {
    if !matches!(word_at(tokens, place), Word::But) {
        return;
    }
    match word_at(tokens, place + 1) {
        Word::From => {
            tokens.remove(place + 1);
        }
        Word::Mark(Mark::LAST) if is_end(tokens, place + 2) => tokens[place + 1].word = Word::Number(1),
        _ => {}
    }
}

/// 输两墩，两个A: which they are, not further ones.
#[inline(never)]
fn drop_explanation(tokens: &mut Vec<Token>, place: usize) {
    let behind = place + 2 + usize::from(word_at(tokens, place + 2) == Word::Mark(Mark::MANY));
    let [verb, number] = [3, 2].map(|back| word_at(tokens, place.wrapping_sub(back)));
    let told = place > 2
        && matches!(word_at(tokens, place), Word::Break)
        && word_at(tokens, place - 1) == Word::Mark(Mark::TRICKS)
        && matches!(verb, Word::Verb(Verb::Concede))
        && matches!(number, Word::Number(_))
        && word_at(tokens, place + 1) == number;
    if told && matches!(word_at(tokens, behind), Word::Rank(_) | Word::Aces) && is_end(tokens, behind + 1) {
        tokens.drain(place..=behind);
    }
}

/// 我拿两墩你拿一墩; `two for me and one for you`, `two more`: how many are taken.
#[inline(never)]
fn count_taken(text: &str, tokens: &mut Vec<Token>, place: usize) {
    let Token { word, start, end } = tokens[place];
    let before = word_at(tokens, place.wrapping_sub(1));
    let takes = matches!(word_at(tokens, place + 1), Word::Verb(Verb::Take));
    if word == Word::Mark(Mark::YOU) && before == Word::Mark(Mark::TRICKS) && takes {
        tokens.insert(place, Token { word: Word::Break, start, end: start });
        return;
    }
    if !matches!(word, Word::Number(_)) {
        return;
    }
    // `I take two`, but `making six`; `next two are mine`
    let made =
        tokens.get(place.wrapping_sub(1)).is_some_and(|verb| written(text, verb).starts_with(['m', 'M']));
    let taken = matches!(before, Word::Verb(Verb::Take | Verb::Win)) && !made && is_end(tokens, place + 1);
    let are = word_at(tokens, place + 1) == Word::Mark(Mark::IS)
        && tokens.get(place + 2).is_some_and(|token| matches!(written(text, token), "mine" | "ours"));
    if taken || are {
        tokens.insert(place + 1, Token { word: Word::Mark(Mark::TRICKS), start: end, end });
        return;
    }
    let rest = text.get(end..).unwrap_or_default();
    // `you get one and I get two`
    let said = text.as_bytes().get(..start);
    let gets = matches!(said, Some([.., b'i' | b'I', b' ', b'g', b'e', b't', b' ']));
    let mine = gets || rest.starts_with(" for me") || (place == 0 || made) && rest.starts_with(" more");
    if mine && is_end(tokens, place + 1) {
        tokens.insert(place, Token { word: Word::Verb(Verb::Take), start, end: start });
        tokens.insert(place + 2, Token { word: Word::Mark(Mark::TRICKS), start: end, end });
    }
}

/// `two to you, three to me`, `you two, me three`, 你一，我三: what is his own is taken.
#[inline(never)]
fn keep_own(text: &str, tokens: &mut Vec<Token>, place: usize) {
    let thing = |token: &&Token| match token.word {
        Word::Suit(_) | Word::Mark(Mark::TRICKS | Mark::MANY | Mark::TRUMPS) => true,
        word => is_count(word),
    };
    let end = place + tokens[place..].iter().take_while(thing).count();
    let to = usize::from(word_at(tokens, end) == Word::Mark(Mark::TO));
    let before = place.wrapping_sub(1);
    // A divider that was put in stands behind the word.
    let put_in = place > 0 && tokens[before].start == tokens[before].end;
    let own = is_own(gap(text, tokens, place - usize::from(put_in)));
    let whose = to == 0 && own || is_own(gap(text, tokens, end + to));
    let counted = tokens[place..end].iter().any(|token| is_count(token.word));
    if !(whose && counted && word_at(tokens, before).ends_step() && is_end(tokens, end + to)) {
        return;
    }
    tokens.drain(end..end + to);
    if end == place + 1 {
        insert(tokens, end, Word::Mark(Mark::TRICKS));
    }
    insert(tokens, place, Word::Verb(Verb::Take));
}

/// `you get one, I get HA`: cards and suits of his own behind what is given up are taken.
#[inline(never)]
fn keep_named(text: &str, tokens: &mut Vec<Token>, place: usize) {
    let given = |token: &Token| match token.word {
        Word::Mark(mark) => mark.0 & Mark::YOU.0 != 0,
        word => word == Word::Verb(Verb::Concede),
    };
    let named = matches!(tokens[place].word, Word::Suit(_) | Word::Rank(_) | Word::Card(_));
    let own =
        gap(text, tokens, place).strip_suffix(b"get").is_some_and(|said| is_mine(said.trim_ascii_end()));
    if own && named && word_at(tokens, place.wrapping_sub(1)).ends_step() && tokens[..place].iter().any(given)
    {
        insert(tokens, place, Word::Verb(Verb::Take));
    }
}

#[inline(never)]
fn is_end(tokens: &[Token], place: usize) -> bool {
    matches!(word_at(tokens, place), Word::Break | Word::Then | Word::But)
}

/// A suit, or trumps.
#[inline(never)]
fn is_suit(word: Word) -> bool {
    match word {
        Word::Suit(_) => true,
        Word::Mark(mark) => mark.0 & !Mark::ONE.0 == Mark::TRUMPS.0,
        _ => false,
    }
}

/// How many words say that something is lost: `lose`, `have a loser`.
#[inline(never)]
fn lost(tokens: &[Token], place: usize) -> Option<usize> {
    match word_at(tokens, place) {
        Word::Verb(Verb::Concede) => Some(1),
        // 不丢墩
        Word::Verb(Verb::Discard) if word_at(tokens, place + 1) == Word::Mark(Mark::TRICKS) => Some(1),
        _ => None,
    }
}

/// `I don't lose a trump`, `no club loser`, `方块不会输`, `黑桃没有输张`: the suit is good.
#[inline(never)]
fn call_good(tokens: &mut Vec<Token>, place: usize) -> bool {
    let word = |ahead: usize| word_at(tokens, place + ahead);
    let count = |ahead| usize::from(matches!(word(ahead), Word::Article | Word::Number(1)));
    let (from, to, suit) = match word(0) {
        Word::Not => {
            let Some(verb) = lost(tokens, place + 1) else { return false };
            let thing = 1 + verb + count(1 + verb);
            let does = matches!(word_at(tokens, place.wrapping_sub(1)), Word::Do);
            (place - usize::from(does), place + thing + 1, word(thing))
        }
        Word::Mark(Mark::NO) if word(2) == Word::Mark(Mark::LOSER) => (place, place + 3, word(1)),
        suit if is_suit(suit) => {
            let denied = matches!(word(1), Word::Not) && lost(tokens, place + 2).is_some()
                || word(1) == Word::Mark(Mark::NO) && word(2) == Word::Mark(Mark::LOSER);
            let begins = place == 0 || is_end(tokens, place - 1);
            if !denied || !begins {
                return false;
            }
            (place, place + 3, suit)
        }
        _ => return false,
    };
    if !is_suit(suit) || !is_end(tokens, to) {
        return false;
    }
    let suit = match suit {
        Word::Mark(_) => Word::Mark(Mark::TRUMPS),
        suit => suit,
    };
    // `no heart losers, just a club`
    let but = matches!(word_at(tokens, to), Word::Break | Word::But)
        && matches!(word_at(tokens, to + 1), Word::Article | Word::Number(1))
        && is_suit(word_at(tokens, to + 2))
        && is_end(tokens, to + 3);
    if but && matches!(word_at(tokens, from), Word::Mark(Mark::NO)) {
        let start = tokens[to].end;
        tokens.insert(to + 1, Token { word: Word::Verb(Verb::Concede), start, end: start });
    }
    replace(tokens, from, to, &[suit, Word::Mark(Mark::IS), Word::Mark(Mark::GOOD)])
}

fn is_loss(word: Word) -> bool {
    matches!(word, Word::Verb(Verb::Concede | Verb::Discard))
}

/// `I can't lose a trick`, `I don't have any losers`, 一墩都不输
#[inline(never)]
fn call_all_good(tokens: &mut Vec<Token>, place: usize) -> bool {
    let word = |ahead: usize| word_at(tokens, place + ahead);
    let is_one = |ahead| matches!(word(ahead), Word::Article | Word::Number(1));
    let to = match word(0) {
        Word::Not if word(1) == Word::Mark(Mark::HAS) && word(2) == Word::Mark(Mark::LOSER) => place + 3,
        // 不输了, 不丢了
        Word::Not if is_loss(word(1)) && is_end(tokens, place + 2) => place + 2,
        Word::Not => {
            let Some(verb) = lost(tokens, place + 1) else { return false };
            let end = 1 + verb + usize::from(is_one(1 + verb));
            if word(end) != Word::Mark(Mark::TRICKS) {
                return false;
            }
            place + end + 1
        }
        Word::Number(1) if word(1) == Word::Mark(Mark::TRICKS) => {
            let is = usize::from(word(2) == Word::Mark(Mark::IS));
            if !matches!(word(2 + is), Word::Not) || !is_loss(word(3 + is)) {
                return false;
            }
            place + 4 + is
        }
        _ => return false,
    };
    is_end(tokens, to) && replace(tokens, place, to, &[Word::Mark(Mark::REST.or(Mark::GOOD))])
}

/// `there's one trump out, I'll draw it`: it is drawn.
#[inline(never)]
fn draw_what_is_out(tokens: &mut Vec<Token>, place: usize) -> bool {
    let begins = place == 0 || is_end(tokens, place - 1);
    let tells = Mark::OUT.or(Mark::LEFT).or(Mark::HAS).or(Mark::YOU).or(Mark::MANY);
    let told = |word| match word {
        Word::Mark(mark) => mark.0 & !tells.or(Mark::TRUMPS).or(Mark::ONE).0 == 0,
        word => matches!(word, Word::Article | Word::Number(_)),
    };
    let mut words = tokens[place..].iter().take_while(|token| told(token.word)).count();
    let marks = tokens[place..place + words].iter().fold(0, |marks, token| match token.word {
        Word::Mark(mark) => marks | mark.0,
        _ => marks,
    });
    // 还有一张将没调，…
    let undrawn = word_at(tokens, place + words) == Word::Mark(Mark::NO)
        && word_at(tokens, place + words + 1) == Word::Verb(Verb::Draw);
    words += 2 * usize::from(undrawn);
    let theirs =
        undrawn || marks & Mark::OUT.0 != 0 || marks & Mark::YOU.or(Mark::HAS).0 == Mark::YOU.or(Mark::HAS).0;
    let verb = place + words + usize::from(matches!(word_at(tokens, place + words), Word::Break));
    if !begins || !theirs || marks & Mark::TRUMPS.0 == 0 || word_at(tokens, verb) != Word::Verb(Verb::Draw) {
        return false;
    }
    let to = verb + 1 + usize::from(word_at(tokens, verb + 1) == Word::Mark(Mark::IT));
    // 外面还有一张将，调完全是我的
    let claims = matches!(word_at(tokens, to), Word::Mark(mark) if mark.0 & Mark::REST.0 != 0);
    if claims {
        let start = tokens[to].start;
        tokens.insert(to, Token { word: Word::Break, start, end: start });
    }
    (claims || is_end(tokens, to))
        && replace(tokens, place, to, &[Word::Verb(Verb::Draw), Word::Mark(Mark::TRUMPS)])
}

/// Puts words in the place of others, which are no fewer.
#[inline(never)]
fn replace(tokens: &mut Vec<Token>, from: usize, to: usize, words: &[Word]) -> bool {
    let (start, end) = (tokens[from].start, tokens[to - 1].end);
    for (place, &word) in words.iter().enumerate() {
        tokens[from + place] = Token { word, start, end };
    }
    for _ in from + words.len()..to {
        tokens.remove(from + words.len());
    }
    true
}
