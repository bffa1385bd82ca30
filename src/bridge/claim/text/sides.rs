//! Players by what they are to the one who speaks: his neighbours, and declarer to a defender.

use super::Misreading;
use super::token::Token;
use super::words::{Mark, Verb, Word};
use crate::bridge::Seat;

/// To a defender declarer is the other side where he gets something: `declarer has the rest`, but not `through declarer`.
#[inline(never)]
pub(super) fn oppose(tokens: &mut [Token]) {
    for place in 0..tokens.len() {
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
