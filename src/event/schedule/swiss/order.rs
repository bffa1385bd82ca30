//! The order a Swiss round is paired in, and what byes and triangles score (directing regulations art. 16).

use crate::exact::Exact;
use crate::order;
use core::fmt;

/// A contestant with its points so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundPoints {
    /// The number of the contestant.
    pub entrant: u32,
    /// Its points with penalties taken off, in hundredths.
    pub points_c: i32,
}

/// An order or advice that cannot be had from what was given.
///
/// ```
/// use tricklaw::event::schedule::{SwissOrderError, swiss_fold};
/// assert_eq!(swiss_fold(&[7, 3, 7]), Err(SwissOrderError::Twice { entrant: 7 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwissOrderError {
    /// A contestant is named twice.
    Twice {
        /// The lowest of those who are.
        entrant: u32,
    },
    /// A Swiss won by the unbeaten needs a field of a power of two, 2 or more, and everybody's matches won.
    Unbeaten,
    /// Advice has smaller fields first, each with its fewest rounds before its most.
    Advice {
        /// The first line that has not, from 0.
        line: usize,
    },
}

impl fmt::Display for SwissOrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SwissOrderError::Twice { entrant } => write!(f, "contestant {entrant} is named twice"),
            SwissOrderError::Unbeaten => {
                f.write_str("everybody's matches won are needed, in a field of a power of two")
            }
            SwissOrderError::Advice { line } => write!(f, "advice {line} is out of order"),
        }
    }
}

impl core::error::Error for SwissOrderError {}

/// Nobody named twice.
fn different(entrants: &[u32]) -> Result<(), SwissOrderError> {
    order::repeated(entrants).map_or(Ok(()), |entrant| Err(SwissOrderError::Twice { entrant }))
}

/// The order for pairing by points: equal points stand in ascending order of number for an odd `round`, descending
/// for an even one, which is the rule where their real ranking cannot be worked out in time (directing regulations
/// art. 16). Where it can, use the standings instead.
///
/// # Errors
///
/// [`SwissOrderError::Twice`].
///
/// ```
/// use tricklaw::event::schedule::{RoundPoints, swiss_order};
/// let points = [(1, 1500), (2, 1800), (3, 1500)].map(|(entrant, points_c)| RoundPoints { entrant, points_c });
/// assert_eq!(swiss_order(&points, 3), Ok(vec![2, 1, 3]));
/// assert_eq!(swiss_order(&points, 4), Ok(vec![2, 3, 1]));
/// ```
pub fn swiss_order(points: &[RoundPoints], round: u32) -> Result<Vec<u32>, SwissOrderError> {
    different(&points.iter().map(|own| own.entrant).collect::<Vec<_>>())?;
    let order = order::sorted_by_key(points.iter().copied(), |own| {
        let number = i64::from(own.entrant);
        (-i64::from(own.points_c), if round.is_multiple_of(2) { -number } else { number })
    });
    Ok(order.into_iter().map(|own| own.entrant).collect())
}

/// The order for the first round that makes the strong meet the weak (强队碰弱队, directing regulations art. 16): pairing
/// neighbours in it pairs first with last, second with last but one, and so on. `ranking` is the strength or the draw.
///
/// # Errors
///
/// [`SwissOrderError::Twice`].
///
/// ```
/// use tricklaw::event::schedule::swiss_fold;
/// assert_eq!(swiss_fold(&[1, 2, 3, 4, 5, 6, 7, 8]), Ok(vec![1, 8, 2, 7, 3, 6, 4, 5]));
/// assert_eq!(swiss_fold(&[1, 2, 3, 4, 5]), Ok(vec![1, 5, 2, 4, 3])); // the one in the middle is left over
/// ```
pub fn swiss_fold(ranking: &[u32]) -> Result<Vec<u32>, SwissOrderError> {
    different(ranking)?;
    let half = ranking.len() / 2;
    let mut order = Vec::with_capacity(ranking.len());
    for (&strong, &weak) in ranking.iter().take(half).zip(ranking.iter().rev()) {
        order.extend([strong, weak]);
    }
    order.extend(ranking.get(half).filter(|_| ranking.len() % 2 == 1));
    Ok(order)
}

/// The order for a Swiss won by the unbeaten team (全胜队为冠军): by matches won, then by points; each group of equal
/// records is even and pairs within itself, with [`swiss_pair_groups`](super::swiss_pair_groups) (directing regulations art. 16). `won` has the matches won in the order of
/// `points`.
///
/// # Errors
///
/// [`SwissOrderError::Twice`]; [`SwissOrderError::Unbeaten`] where `points` and `won` differ in length, and unless the field is
/// a power of two, without which there need not be an unbeaten team.
///
/// ```
/// use tricklaw::event::schedule::{RoundPoints, SwissOrderError, swiss_all_win};
/// let points = [(1, 1400), (2, 600), (3, 1100), (4, 900)]
///     .map(|(entrant, points_c)| RoundPoints { entrant, points_c });
/// assert_eq!(swiss_all_win(&points, &[1, 0, 1, 0], 2), Ok(vec![1, 3, 4, 2]));
/// assert_eq!(swiss_all_win(&points[..3], &[1, 0, 1], 2), Err(SwissOrderError::Unbeaten));
/// ```
pub fn swiss_all_win(points: &[RoundPoints], won: &[u32], round: u32) -> Result<Vec<u32>, SwissOrderError> {
    let order = swiss_order(points, round)?;
    if !points.len().is_power_of_two() || points.len() < 2 || won.len() != points.len() {
        return Err(SwissOrderError::Unbeaten);
    }
    let record =
        |entrant: u32| points.iter().position(|own| own.entrant == entrant).map_or(0, |place| won[place]);
    Ok(order::sorted(order, |&a, &b| record(b).cmp(&record(a))))
}

/// What a bye scores: 1.2 times a draw (directing regulations art. 16), in hundredths, rounded half away from zero.
/// The factor is `numerator / denominator`, 6 and 5 by the regulations.
///
/// ```
/// use tricklaw::event::schedule::bye_points_c;
/// assert_eq!(bye_points_c(1500, (6, 5)), 1800); // 25 to 0
/// assert_eq!(bye_points_c(1000, (6, 5)), 1200); // 20 to 0
/// ```
pub fn bye_points_c(draw_c: i32, factor: (u32, u32)) -> i32 {
    let factor = Exact::ratio(i64::from(factor.0), i64::from(factor.1)).unwrap_or(Exact::ONE);
    (Exact::from(draw_c) * factor).rounded_i32()
}

/// A contestant's points for a round in which it played two half matches in a triangle: the mean of the points of both
/// on the scale for that many boards, in hundredths, a half upwards (directing regulations art. 16).
///
/// ```
/// use tricklaw::event::schedule::triangle_points_c;
/// assert_eq!(triangle_points_c(1250, 775), 1013); // 10.125 VP
/// assert_eq!(triangle_points_c(1000, 1000), 1000);
/// ```
pub fn triangle_points_c(first_c: i32, second_c: i32) -> i32 {
    mean_c(i64::from(first_c) + i64::from(second_c)) as i32
}

/// Half of the sum of two half matches, a half upwards. While one is still to come its half counts.
pub(crate) const fn mean_c(sum_c: i64) -> i64 {
    (sum_c + 1).div_euclid(2)
}

/// The rounds the regulations advise: fields of up to so many, the fewest rounds, the most (directing regulations art. 16).
pub const ROUNDS_ADVICE: [[u32; 3]; 3] = [[16, 4, 6], [32, 5, 9], [64, 7, 12]];

/// How many rounds are advised for a field: fewest and most (directing regulations art. 16). The `advice`, smaller fields
/// first, is [`ROUNDS_ADVICE`] by the regulations; `None` for a field larger than it speaks of.
///
/// # Errors
///
/// [`SwissOrderError::Advice`].
///
/// ```
/// use tricklaw::event::schedule::{ROUNDS_ADVICE, swiss_rounds_advice};
/// assert_eq!(swiss_rounds_advice(16, &ROUNDS_ADVICE), Ok(Some((4, 6))));
/// assert_eq!(swiss_rounds_advice(48, &ROUNDS_ADVICE), Ok(Some((7, 12))));
/// assert_eq!(swiss_rounds_advice(65, &ROUNDS_ADVICE), Ok(None));
/// ```
pub fn swiss_rounds_advice(
    entrants: u32,
    advice: &[[u32; 3]],
) -> Result<Option<(u32, u32)>, SwissOrderError> {
    let mut before = 0;
    for (line, &[field, least, most]) in advice.iter().enumerate() {
        if field <= before || least > most {
            return Err(SwissOrderError::Advice { line });
        }
        before = field;
    }
    let own = advice.iter().find(|[up_to, ..]| entrants <= *up_to);
    Ok(own.map(|&[_, least, most]| (least, most)))
}
