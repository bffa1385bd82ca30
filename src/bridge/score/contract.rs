//! The score of one contract (law 77).

use crate::bridge::{Bid, Contract, Denomination, Doubling, Undertaking, Vulnerability};
use core::fmt;

/// Tricks outside 0 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreError;

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a declarer wins 0 to 13 tricks")
    }
}

impl core::error::Error for ScoreError {}

/// What the declarer's side scores for winning `tricks` tricks (0 to 13): negative when the contract fails.
///
/// # Errors
///
/// [`ScoreError`] for more than 13 tricks.
///
/// ```
/// use tricklaw::bridge::{Undertaking, score};
/// let four_spades_doubled: Undertaking = "4SX".parse().unwrap();
/// assert_eq!(score::score(four_spades_doubled, true, 10), Ok(790));
/// assert_eq!(score::score(four_spades_doubled, false, 8), Ok(-300));
/// ```
pub const fn score(undertaking: Undertaking, vulnerable: bool, tricks: u8) -> Result<i32, ScoreError> {
    if tricks > 13 {
        return Err(ScoreError);
    }
    let needed = undertaking.bid.level() + 6;
    Ok(if tricks >= needed {
        made(undertaking.bid, undertaking.doubling, vulnerable, (tricks - needed) as i32)
    } else {
        -defeated(undertaking.doubling, vulnerable, (needed - tricks) as i32)
    })
}

/// What the declarer's side scores on a board: [`score`] with the declarer's vulnerability looked up.
///
/// # Errors
///
/// [`ScoreError`] for more than 13 tricks.
pub const fn score_of(
    contract: Contract,
    vulnerability: Vulnerability,
    tricks: u8,
) -> Result<i32, ScoreError> {
    score(contract.undertaking(), vulnerability.includes(contract.declarer.side()), tricks)
}

/// Law 77A and B: trick score, overtricks and premiums.
const fn made(bid: Bid, doubling: Doubling, vulnerable: bool, overtricks: i32) -> i32 {
    let (per_trick, first_extra) = match bid.denomination() {
        Denomination::Clubs | Denomination::Diamonds => (20, 0),
        Denomination::Hearts | Denomination::Spades => (30, 0),
        Denomination::NoTrump => (30, 10),
    };
    let multiplier = 1 << doubling as i32;
    let trick_score = (per_trick * bid.level() as i32 + first_extra) * multiplier;
    let per_overtrick = match doubling {
        Doubling::Undoubled => per_trick,
        Doubling::Doubled | Doubling::Redoubled => 50 * multiplier * if vulnerable { 2 } else { 1 },
    };
    let game = match (trick_score >= 100, vulnerable) {
        (true, true) => 500,
        (true, false) => 300,
        (false, _) => 50,
    };
    let slam = match (bid.level(), vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    trick_score + overtricks * per_overtrick + game + slam + 50 * doubling as i32
}

/// Law 77C: undertricks.
const fn defeated(doubling: Doubling, vulnerable: bool, undertricks: i32) -> i32 {
    let (first, second_and_third, later) = match (doubling, vulnerable) {
        (Doubling::Undoubled, false) => (50, 50, 50),
        (Doubling::Undoubled, true) => (100, 100, 100),
        (Doubling::Doubled, false) => (100, 200, 300),
        (Doubling::Doubled, true) => (200, 300, 300),
        (Doubling::Redoubled, false) => (200, 400, 600),
        (Doubling::Redoubled, true) => (400, 600, 600),
    };
    let middle = if undertricks < 3 { undertricks - 1 } else { 2 };
    first + middle * second_and_third + (undertricks - 1 - middle) * later
}
