//! Articles that are no cards: `A heart to the king`, and numbers that are: `all but the two`.

use super::Misreading;
use super::token::{Token, gap, is_end, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;
use crate::cards::Rank;

/// Reads the first word of a sentence as an article where one card or trick comes next, and a number behind `the` that is one of
/// nothing as a card whose suit is not told.
#[inline(never)]
pub(super) fn read_articles(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        match tokens[place].word {
            Word::Rank(Rank::Ace) if written(text, &tokens[place]) == "A" && begins(text, tokens, place) => {
                tokens[place].word = Word::Article;
            }
            Word::Article if is_ace(text, tokens, place) => tokens[place].word = Word::Rank(Rank::Ace),
            // `take your ace, the rest are mine`
            Word::Verb(Verb::Take | Verb::Win)
                if word_at(tokens, place + 1) == Word::Your && names_one(tokens, place + 2) =>
            {
                tokens[place].word = Word::Mark(Mark::YOU);
                tokens[place + 1].word = Word::Filler;
            }
            // `rest - 1 trump`
            Word::Break if is_minus(text, tokens, place) => tokens[place].word = Word::But,
            Word::Number(1) => drop_whole(text, tokens, place),
            Word::Number(2..=10) if is_bare_card(text, tokens, place) || is_one_card(text, tokens, place) => {
                tokens[place].word = Word::Unread(Misreading::Suit);
            }
            _ => {}
        }
    }
}

/// Whether an `a` can be nothing but the ace: `heart to the a`, `a of trumps`, `h a`, `a k q of hearts`.
#[inline(never)]
fn is_ace(text: &str, tokens: &[Token], place: usize) -> bool {
    let [before, next] = [place.wrapping_sub(1), place + 1].map(|place| word_at(tokens, place));
    let ends = is_end(next) || matches!(next, Word::Else | Word::Close);
    // `h a d a`
    let suits = matches!((before, next), (Word::Suit(_), Word::Suit(_)));
    let listed = suits
        && tokens[place - 1].end == tokens[place - 1].start + 1
        && matches!(word_at(tokens, place + 2), Word::Article | Word::Rank(_));
    let led = matches!(before, Word::Mark(Mark::TO) | Word::Suit(_));
    let king = tokens.get(place + 1).is_some_and(|next| matches!(written(text, next), "k" | "q" | "j" | "t"));
    let played = match before {
        Word::Verb(verb) => verb.plays_rounds(),
        word => led || word.ends_step(),
    };
    let named = gap(text, tokens, place).ends_with(b"the") || gap(text, tokens, place + 1) == b" of";
    written(text, &tokens[place]) == "a" && (named || listed || led && ends || king && played)
}

/// Whether a sentence begins at a place with one card or trick: `A heart`, but `A heart, K heart` and `A hearts`.
fn begins(text: &str, tokens: &[Token], place: usize) -> bool {
    let starts = place == 0 || matches!(written(text, &tokens[place - 1]), "." | "!");
    let Some(next) = tokens.get(place + 1) else { return false };
    let said = written(text, next);
    let one = match next.word {
        Word::Suit(_) => said.is_ascii() && said.len() > 3 && !said.ends_with('s'),
        Word::Height(_) | Word::Verb(Verb::Finesse | Verb::Ruff) => true,
        Word::Mark(Mark::TRICKS | Mark::ROUNDS) => !said.ends_with('s'),
        _ => false,
    };
    let comma = usize::from(word_at(tokens, place + 2) == Word::Break);
    let list = matches!(word_at(tokens, place + 2 + comma), Word::Rank(_));
    starts && one && !list
}

/// Whether a card is named at a place, of a suit or of none, and not a word more.
fn names_one(tokens: &[Token], place: usize) -> bool {
    let rank = matches!(word_at(tokens, place), Word::Rank(_) | Word::Card(_));
    let suit = usize::from(matches!(word_at(tokens, place + 1), Word::Suit(_)));
    rank && matches!(word_at(tokens, place + 1 + suit), Word::Break | Word::Then)
}

/// Whether a dash takes so many tricks off the rest: `rest - 1 trump`.
fn is_minus(text: &str, tokens: &[Token], place: usize) -> bool {
    let before = word_at(tokens, place.wrapping_sub(1));
    let rest = matches!(before, Word::Mark(mark) if mark.0 & Mark::REST.or(Mark::GOOD).0 != 0);
    let suit = |word| matches!(word, Word::Suit(_) | Word::Mark(_)) && word != Word::Mark(Mark::TRICKS);
    written(text, &tokens[place]) == "-"
        && rest
        && matches!(word_at(tokens, place + 1), Word::Number(_))
        && suit(word_at(tokens, place + 2))
        && word_at(tokens, place + 3).ends_step()
}

/// `one of the last two`, `one of my two hearts`: of how many it is one is passed over.
#[inline(never)]
fn drop_whole(text: &str, tokens: &mut [Token], place: usize) {
    let which = |token: &&Token| {
        matches!(token.word, Word::My | Word::Your | Word::Mark(Mark::LAST | Mark::REST) | Word::Filler)
    };
    let behind = place + 1 + tokens[place + 1..].iter().take_while(which).count();
    let of = text.get(tokens[place].end..).is_some_and(|rest| rest.starts_with(" of "));
    if of && matches!(word_at(tokens, behind), Word::Number(2..)) {
        for token in &mut tokens[place + 1..=behind] {
            token.word = Word::Filler;
        }
    }
}

/// Whether a number stands for a card whose suit is not told: `lose the two`, `except the three`.
fn is_bare_card(text: &str, tokens: &[Token], place: usize) -> bool {
    let Some(before) = place.checked_sub(1) else { return false };
    let gap = text.as_bytes().get(tokens[before].end..tokens[place].start).unwrap_or_default();
    let given = matches!(
        tokens[before].word,
        Word::But | Word::Verb(Verb::Concede | Verb::Give | Verb::Resign) | Word::Mark(Mark::YOU)
    );
    given && gap.ends_with(b"the ") && matches!(word_at(tokens, place + 1), Word::Break | Word::Then)
}

/// Whether a number is one card of which something is said: `my 7 is a loser`, `the 2 loses`, `you win the 9`, 我的2输.
#[inline(never)]
fn is_one_card(text: &str, tokens: &[Token], place: usize) -> bool {
    let [earlier, before] = [2, 1].map(|back| word_at(tokens, place.wrapping_sub(back)));
    let said = gap(text, tokens, place);
    let owned = matches!(before, Word::My | Word::Your | Word::Article) || said.ends_with("的".as_bytes());
    let next = tokens.get(place + 1).map(|next| written(text, next)).unwrap_or_default();
    let told = match word_at(tokens, place + 1) {
        Word::Mark(Mark::IS) => next == "is",
        Word::Verb(_) => next.ends_with('s') || !next.is_ascii(),
        word => matches!(word, Word::Height(Height::High)) && !next.is_ascii(),
    };
    let theirs = match before {
        Word::My | Word::Article => earlier == Word::Mark(Mark::YOU),
        Word::Verb(Verb::Take | Verb::Win) => earlier == Word::Mark(Mark::YOU),
        // `lose to the 10`
        word => {
            word == Word::Mark(Mark::TO) && matches!(earlier, Word::Verb(Verb::Concede) | Word::Number(1))
        }
    };
    let ends = word_at(tokens, place + 1).ends_step();
    let the = said.ends_with(b"the");
    (owned || the) && (told || ends && theirs)
}
