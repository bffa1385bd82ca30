//! Patton scoring: board-a-match and total points together (law 78D).

use crate::exact::Exact;

/// How the two parts of a Patton match are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PattonOptions {
    /// Points for a won board, half for an equal one: 2.
    pub per_board: u32,
    /// Points shared by total points, per board of the match: 2, so that both parts weigh the same. They are shared
    /// in proportion: the winner of the match has one half and as much more of the other half as its net gain is of
    /// the sum of all swings.
    pub aggregate_per_board: u32,
    /// What the smaller step of the shared part is: shares are rounded to `1 / steps` of a point, a half going to
    /// the winner; 0 for no rounding.
    pub steps: u32,
}

impl Default for PattonOptions {
    fn default() -> PattonOptions {
        PattonOptions { per_board: 2, aggregate_per_board: 2, steps: 0 }
    }
}

/// A match in Patton points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Patton {
    /// Board-a-match points of the home and the away team.
    pub boards: [Exact; 2],
    /// Points for total points.
    pub aggregate: [Exact; 2],
}

impl Patton {
    /// The sum of both parts for the home and the away team.
    pub fn total(&self) -> [Exact; 2] {
        [self.boards[0] + self.aggregate[0], self.boards[1] + self.aggregate[1]]
    }
}

/// Scores a match from the points each room gave north-south on every board: `(open, closed)`, the home team sitting
/// north-south in the open room. A match without any swing is shared evenly.
///
/// ```
/// use tricklaw::bridge::score::{PattonOptions, score_patton};
/// // Swings of +470 and -30: boards 2-2; net 440 of 500 swung.
/// let result = score_patton(&[(420, -50), (600, 630)], &PattonOptions::default());
/// let [home, away] = result.total();
/// assert_eq!((home.to_decimal(2), away.to_decimal(2)), ("5.76".into(), "2.24".into()));
/// ```
pub fn score_patton(boards: &[(i32, i32)], options: &PattonOptions) -> Patton {
    let (mut net, mut gross) = (0_i64, 0_i64);
    let mut won = [Exact::ZERO; 2];
    for &(open, closed) in boards {
        let swing = i64::from(open) - i64::from(closed);
        net += swing;
        gross += swing.abs();
        let half = Exact::from(i64::from(options.per_board)) * Exact::HALF;
        won[0] += half * Exact::from(1 + swing.signum());
        won[1] += half * Exact::from(1 - swing.signum());
    }
    let pool = Exact::from(i64::from(options.aggregate_per_board)) * Exact::from(boards.len() as i64);
    let lead = Exact::ratio(net, gross).unwrap_or(Exact::ZERO) * pool * Exact::HALF;
    let lead = match options.steps {
        0 => lead,
        steps => Exact::ratio(lead.rounded(steps), i64::from(steps)).unwrap_or(lead),
    };
    let half = pool * Exact::HALF;
    Patton { boards: won, aggregate: [half + lead, half - lead] }
}
