//! The score of one contract (law 77).

use crate::bridge::{Bid, Contract, Denomination, Doubling, Undertaking, Vulnerability};
use core::fmt;

/// Tricks outside 0 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    Ok(parts_of(undertaking, vulnerable, tricks).total())
}

/// What the declarer's side scores on a board: [`score`] with the declarer's vulnerability looked up.
///
/// # Errors
///
/// [`ScoreError`] for more than 13 tricks.
///
/// ```
/// use tricklaw::bridge::score::score_of;
/// use tricklaw::bridge::{Contract, Doubling, Seat, Vulnerability};
/// let contract = Contract { bid: "4S".parse().unwrap(), doubling: Doubling::Undoubled, declarer: Seat::East };
/// assert_eq!(score_of(contract, Vulnerability::EastWest, 10), Ok(620));
/// assert_eq!(score_of(contract, Vulnerability::NorthSouth, 10), Ok(420));
/// assert_eq!(score_of(contract, Vulnerability::All, 9), Ok(-100));
/// ```
pub const fn score_of(
    contract: Contract,
    vulnerability: Vulnerability,
    tricks: u8,
) -> Result<i32, ScoreError> {
    score(contract.undertaking(), vulnerability.includes(contract.declarer.side()), tricks)
}

/// What a score is made of (law 77), in points. Parts that do not apply are 0; only the undertricks are negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ScoreParts {
    /// The odd tricks bid and made, doubling included (law 77A).
    pub trick_score: i32,
    /// The points for tricks beyond the contract.
    pub overtricks: i32,
    /// The premium for a game, or for a part-score.
    pub game_or_part_score: i32,
    /// The premium for a slam, small or grand.
    pub slam: i32,
    /// The premium for making a doubled or redoubled contract.
    pub doubled_made: i32,
    /// The points for tricks short of the contract, negative (law 77C).
    pub undertricks: i32,
}

impl ScoreParts {
    /// The score; of parts that no contract has, the nearest number of its type.
    pub const fn total(self) -> i32 {
        let total = self.trick_score as i64
            + self.overtricks as i64
            + self.game_or_part_score as i64
            + self.slam as i64
            + self.doubled_made as i64
            + self.undertricks as i64;
        if total > i32::MAX as i64 {
            i32::MAX
        } else if total < i32::MIN as i64 {
            i32::MIN
        } else {
            total as i32
        }
    }

    /// Whether the trick score makes a game: 100 points or more.
    pub const fn is_game(self) -> bool {
        self.trick_score >= 100
    }
}

/// What the score for winning `tricks` tricks (0 to 13) is made of.
///
/// # Errors
///
/// [`ScoreError`] for more than 13 tricks.
///
/// ```
/// use tricklaw::bridge::score;
/// let parts = score::score_parts("4S".parse().unwrap(), true, 11).unwrap();
/// assert_eq!((parts.trick_score, parts.overtricks, parts.game_or_part_score), (120, 30, 500));
/// ```
pub const fn score_parts(
    undertaking: Undertaking,
    vulnerable: bool,
    tricks: u8,
) -> Result<ScoreParts, ScoreError> {
    if tricks > 13 {
        return Err(ScoreError);
    }
    Ok(parts_of(undertaking, vulnerable, tricks))
}

const fn parts_of(Undertaking { bid, doubling }: Undertaking, vulnerable: bool, tricks: u8) -> ScoreParts {
    let needed = bid.level() + 6;
    if tricks >= needed {
        made(bid, doubling, vulnerable, (tricks - needed) as i32)
    } else {
        let undertricks = -defeated(doubling, vulnerable, (needed - tricks) as i32);
        ScoreParts {
            trick_score: 0,
            overtricks: 0,
            game_or_part_score: 0,
            slam: 0,
            doubled_made: 0,
            undertricks,
        }
    }
}

/// Law 77A and B: trick score, overtricks and premiums.
const fn made(bid: Bid, doubling: Doubling, vulnerable: bool, overtricks: i32) -> ScoreParts {
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
    ScoreParts {
        trick_score,
        overtricks: overtricks * per_overtrick,
        game_or_part_score: game,
        slam,
        doubled_made: 50 * doubling as i32,
        undertricks: 0,
    }
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
