//! What a whole line comes to, which is no step of it: `draw trumps for one down`, `dummy is good to make the contract`.

use super::token::{Token, gap, is_end, word_at, written};
use super::words::{Mark, Verb, Word};

/// Passes over it.
#[inline(never)]
pub(super) fn drop_outcome(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let length = outcome(text, tokens, place);
        tokens[place..place + length].iter_mut().for_each(|token| token.word = Word::Filler);
    }
}

/// How many words from a place on say what it comes to.
fn outcome(text: &str, tokens: &[Token], place: usize) -> usize {
    let [first, second, third] = [0, 1, 2].map(|next| word_at(tokens, place + next));
    let counts = |word| matches!(word, Word::Number(_) | Word::Article);
    let made = |word, at: usize| {
        matches!(word, Word::Verb(Verb::Take))
            && tokens.get(place + at).is_some_and(|token| {
                written(text, token).get(..3).is_some_and(|word| word.eq_ignore_ascii_case("mak"))
            })
    };
    // `the ace of spades makes three`: a total
    let before = word_at(tokens, place.wrapping_sub(1));
    let listed = matches!(before, Word::Suit(_) | Word::Card(_) | Word::Rank(_));
    if listed && made(first, 0) && matches!(second, Word::Number(_)) && third.ends_step() {
        return 2;
    }
    let made = made(second, 1);
    let whole = made
        && third == Word::Mark(Mark::TRICKS)
        && written(text, &tokens[place + 2]).starts_with(['c', 'C']);
    let length = match first {
        // `to make`, `to make the contract`
        Word::Mark(Mark::TO) if made => 2 + usize::from(whole),
        _ if !is_for(gap(text, tokens, place)) => 0,
        // `for one down`, `for an overtrick`
        _ if counts(first) && second == Word::Mark(Mark::DOWN) => 2,
        // `for down one`, `for minus one`
        Word::Mark(Mark::DOWN) | Word::But if counts(second) => 2,
        // `finesse hearts for 10`: no card
        Word::Number(_) if finesses(tokens, place) => 1,
        _ => 0,
    };
    if is_end(word_at(tokens, place + length)) { length } else { 0 }
}

fn is_for(said: &[u8]) -> bool {
    said.len() >= 3 && said[said.len() - 3..].eq_ignore_ascii_case(b"for")
}

/// Whether a finesse is what was told before a place in its step.
fn finesses(tokens: &[Token], place: usize) -> bool {
    let told = tokens[..place].iter().rev().take_while(|token| !token.word.ends_step());
    told.into_iter().any(|token| matches!(token.word, Word::Verb(Verb::Finesse)))
}
