//! Players by what they are to the one who speaks: his neighbours, and declarer to a defender.

use super::Misreading;
use super::token::{Token, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::Seat;

/// To a defender the defenders are his own side, and declarer is the other where he gets something:
/// `declarer has the rest`, but not `through declarer`.
#[inline(never)]
pub(super) fn oppose(text: &str, tokens: &mut [Token]) {
    for place in 0..tokens.len() {
        let said = written(text, &tokens[place]);
        if said.get(..5).is_some_and(|said| said.eq_ignore_ascii_case("defen")) || said.starts_with('防') {
            tokens[place].word = Word::Filler;
        }
        let before = place.checked_sub(1).map_or(Word::Break, |before| tokens[before].word);
        let gets = match before {
            Word::Break | Word::Then | Word::But | Word::Verb(Verb::Concede | Verb::Give) => true,
            Word::Mark(mark) => mark.0 & Mark::IS.or(Mark::REST).0 != 0,
            _ => false,
        };
        if gets && matches!(tokens[place].word, Word::Declarer(_)) {
            tokens[place].word = Word::Mark(Mark::YOU);
        }
    }
}

/// The players on either side of the one who speaks.
pub(super) fn seat_neighbours(tokens: &mut [Token], own: Option<Seat>) {
    for token in tokens {
        if let Word::Neighbour(is_left) = token.word {
            let seat = own.map(|own| if is_left { own.next() } else { own.previous() });
            token.word = seat.map_or(Word::Unread(Misreading::Hand), Word::Seat);
        }
    }
}
