//! The bijection between deals and the numbers below their count.

use super::Deal;
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet};
use core::fmt;

/// How many deals there are: 52! / 13!⁴.
pub const DEAL_COUNT: u128 = 53_644_737_765_488_792_839_237_440_000;

const BASE: u128 = 36;
const CODE_LENGTH: usize = 19;

/// Walks the cards from the ace of spades down. `choose` is told how many deals give the next card to each
/// seat and names the seat.
fn walk(mut choose: impl FnMut(Card, [u128; 4]) -> Seat) {
    let mut room = [13u128; 4];
    let mut deals = DEAL_COUNT;
    for card in Card::all().rev() {
        let cards_left = card.index() as u128 + 1;
        // Of the deals left, each seat gets this card in the share of the room it has: always a whole number.
        let shares = room.map(|room| deals * room / cards_left);
        let seat = choose(card, shares);
        deals = shares[seat.index()];
        room[seat.index()] -= 1;
    }
}

pub(super) fn deal_numbered(number: u128) -> Deal {
    let mut rest = number;
    let mut hands = BySeat([CardSet::EMPTY; 4]);
    walk(|card, shares| {
        let mut seat = Seat::North;
        while seat != Seat::West && rest >= shares[seat.index()] {
            rest -= shares[seat.index()];
            seat = seat.next();
        }
        hands[seat].insert(card);
        seat
    });
    Deal(hands)
}

pub(super) fn number_of(deal: &Deal) -> u128 {
    let mut number = 0;
    walk(|card, shares| {
        let owner = deal.owner(card);
        number += shares[..owner.index()].iter().sum::<u128>();
        owner
    });
    number
}

pub(super) fn encode(mut number: u128) -> String {
    let mut digits = [0u8; CODE_LENGTH];
    for digit in digits.iter_mut().rev() {
        let value = (number % BASE) as u8;
        *digit = if value < 10 { b'0' + value } else { b'a' + value - 10 };
        number /= BASE;
    }
    digits.iter().map(|&digit| char::from(digit)).collect()
}

pub(super) fn decode(code: &str) -> Result<Deal, ParseDealNumberError> {
    let length = code.chars().count();
    if length != CODE_LENGTH {
        return Err(ParseDealNumberError::Length(length));
    }
    let mut number = 0u128;
    for (at, c) in code.chars().enumerate() {
        let digit = c.to_digit(36).ok_or(ParseDealNumberError::Character { at, found: c })?;
        number = number * BASE + u128::from(digit);
    }
    Deal::from_number(number).ok_or(ParseDealNumberError::TooLarge)
}

/// Text that is no deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseDealNumberError {
    /// Not 19 characters but this many.
    Length(usize),
    /// A character that is neither a letter nor a digit.
    Character {
        /// Its position, from 0.
        at: usize,
        /// The character.
        found: char,
    },
    /// A number at or above [`DEAL_COUNT`].
    TooLarge,
}

impl fmt::Display for ParseDealNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseDealNumberError::Length(found) => {
                write!(f, "a deal code has {CODE_LENGTH} characters, not {found}")
            }
            ParseDealNumberError::Character { at, found } => {
                write!(f, "character {}, “{found}”, is neither a letter nor a digit", at.saturating_add(1))
            }
            ParseDealNumberError::TooLarge => f.write_str("there is no deal of so large a number"),
        }
    }
}

impl core::error::Error for ParseDealNumberError {}
