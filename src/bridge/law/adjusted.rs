//! Adjusted scores as values (laws 12, 86 and 88): what a director gives instead of the result at the table.

use super::edition::{Assignment, Edition};
use crate::bridge::seat::Side;

/// What an artificial adjusted score gives a contestant (law 12C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Average minus: at most 40 % or -3 IMPs, for the contestant at fault.
    Minus,
    /// Average: 50 % or 0 IMPs, for a contestant partly at fault.
    Average,
    /// Average plus: at least 60 % or 3 IMPs, for a contestant not at fault.
    Plus,
}

/// An artificial adjusted score: the two sides need not balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArtificialScore {
    /// What north-south get.
    pub north_south: Level,
    /// What east-west get.
    pub east_west: Level,
}

impl ArtificialScore {
    /// Average minus to the side at fault, average plus to the other.
    pub const fn against(side: Side) -> ArtificialScore {
        match side {
            Side::NorthSouth => ArtificialScore { north_south: Level::Minus, east_west: Level::Plus },
            Side::EastWest => ArtificialScore { north_south: Level::Plus, east_west: Level::Minus },
        }
    }

    /// What that side gets.
    pub const fn of(self, side: Side) -> Level {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }
}

/// An exact fraction, for percentages, IMPs and weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    num: i64,
    den: i64,
}

impl Ratio {
    /// The fraction in lowest terms; nothing when the denominator is 0 or the numbers are out of range.
    ///
    /// ```
    /// use tricklaw::bridge::law::Ratio;
    /// assert_eq!(Ratio::new(6, -4).map(|r| (r.num(), r.den())), Some((-3, 2)));
    /// assert_eq!(Ratio::new(1, 0), None);
    /// ```
    pub fn new(num: i64, den: i64) -> Option<Ratio> {
        let (mut a, mut b) = (num.unsigned_abs(), den.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = i64::try_from(a).ok().filter(|&divisor| divisor != 0 && den != 0)?;
        let sign = den.signum();
        Some(Ratio { num: (num / divisor).checked_mul(sign)?, den: (den / divisor).checked_mul(sign)? })
    }

    /// A whole number.
    pub const fn whole(num: i64) -> Ratio {
        Ratio { num, den: 1 }
    }

    /// The numerator.
    pub const fn num(self) -> i64 {
        self.num
    }

    /// The denominator, at least 1.
    pub const fn den(self) -> i64 {
        self.den
    }

    fn is_above(self, other: Ratio) -> bool {
        i128::from(self.num) * i128::from(other.den) > i128::from(other.num) * i128::from(self.den)
    }
}

impl Level {
    /// The matchpoint share in per cent: 40, 50 or 60, unless the contestant's own session of other boards is better
    /// than 60 (law 12C2(c), 1997 law 88) or, for one at fault and where the edition says so, worse than 40.
    ///
    /// ```
    /// use tricklaw::bridge::law::{Edition, Level, Ratio};
    /// use tricklaw::cite::Book;
    /// let laws = Edition::of(Book::Bridge2007);
    /// assert_eq!(Level::Plus.percent(laws, None), Ratio::whole(60));
    /// assert_eq!(Level::Plus.percent(laws, Some(Ratio::new(125, 2).unwrap())), Ratio::new(125, 2).unwrap());
    /// ```
    pub fn percent(self, edition: &Edition, session: Option<Ratio>) -> Ratio {
        self.bounded(edition, session, [40, 50, 60])
    }

    /// The IMPs: -3, 0 or 3 (laws 12C2(b) and 86A), with the same exception for what the session's IMPs come to.
    pub fn imps(self, edition: &Edition, session: Option<Ratio>) -> Ratio {
        self.bounded(edition, session, [-3, 0, 3])
    }

    fn bounded(self, edition: &Edition, session: Option<Ratio>, [low, middle, high]: [i64; 3]) -> Ratio {
        let offenders_too = edition.switches.session_for_offenders.value;
        match (self, session) {
            (Level::Plus, Some(own)) if own.is_above(Ratio::whole(high)) => own,
            (Level::Minus, Some(own)) if offenders_too && Ratio::whole(low).is_above(own) => own,
            (Level::Plus, _) => Ratio::whole(high),
            (Level::Average, _) => Ratio::whole(middle),
            (Level::Minus, _) => Ratio::whole(low),
        }
    }
}

/// One result an assigned score counts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The score of north-south, in points.
    pub north_south: i32,
    /// Its weight beside the others of the side: 2 to 1 for two thirds and one third.
    pub weight: u32,
}

/// Results that cannot make an assigned score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignedError {
    /// A side has no result, or its weights are all 0.
    Empty,
    /// The edition knows no weights: one result a side (1997 law 12C2).
    Weighted,
}

impl core::fmt::Display for AssignedError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            AssignedError::Empty => "a side has no result with a weight",
            AssignedError::Weighted => "this edition assigns one result a side",
        })
    }
}

impl core::error::Error for AssignedError {}

/// An assigned adjusted score (law 12C1): for each side the results it counts with. The sides need not balance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssignedScore {
    north_south: Vec<Outcome>,
    east_west: Vec<Outcome>,
}

impl AssignedScore {
    /// The assigned score of an edition.
    ///
    /// # Errors
    ///
    /// [`AssignedError`].
    pub fn new(
        edition: &Edition,
        north_south: Vec<Outcome>,
        east_west: Vec<Outcome>,
    ) -> Result<AssignedScore, AssignedError> {
        let one_a_side = edition.switches.assignment.value == Assignment::LikelyAndProbable;
        for side in [&north_south, &east_west] {
            if side.iter().all(|outcome| outcome.weight == 0) {
                return Err(AssignedError::Empty);
            }
            if one_a_side && side.len() > 1 {
                return Err(AssignedError::Weighted);
            }
        }
        Ok(AssignedScore { north_south, east_west })
    }

    /// The results a side counts with.
    pub fn of(&self, side: Side) -> &[Outcome] {
        match side {
            Side::NorthSouth => &self.north_south,
            Side::EastWest => &self.east_west,
        }
    }

    /// What a side gets when each result is worth what `value` says, in IMPs or matchpoints: the weighted mean, not
    /// rounded. `value` is given the north-south score. Nothing when the numbers are out of range.
    ///
    /// ```
    /// use tricklaw::bridge::law::{AssignedScore, Edition, Outcome, Ratio};
    /// use tricklaw::bridge::Side;
    /// use tricklaw::cite::Book;
    /// // Two thirds of 4S made (10 IMPs), one third of one down (-6 IMPs): the example of law 12C1(c).
    /// let outcomes = vec![Outcome { north_south: 620, weight: 2 }, Outcome { north_south: -100, weight: 1 }];
    /// let score = AssignedScore::new(Edition::of(Book::Bridge2007), outcomes.clone(), outcomes).unwrap();
    /// let imps = |score: i32| if score > 0 { 10 } else { -6 };
    /// assert_eq!(score.worth(Side::NorthSouth, imps), Ratio::new(14, 3));
    /// ```
    pub fn worth(&self, side: Side, value: impl Fn(i32) -> i64) -> Option<Ratio> {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for outcome in self.of(side) {
            let weight = i64::from(outcome.weight);
            sum = sum.checked_add(value(outcome.north_south).checked_mul(weight)?)?;
            weights += weight;
        }
        Ratio::new(sum, weights)
    }
}

/// An adjusted score (law 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjustedScore {
    /// For a board that could not be played.
    Artificial(ArtificialScore),
    /// In place of the result.
    Assigned(AssignedScore),
}

/// The score of a side on a knock-out board whose adjusted scores do not balance: the mean of what the two sides would
/// get, each from its own view (laws 12C4 and 86B). Nothing when the numbers are out of range.
///
/// ```
/// use tricklaw::bridge::law::{Ratio, knock_out_mean};
/// // Both sides average plus, 3 IMPs each: nobody gains.
/// assert_eq!(knock_out_mean(Ratio::whole(3), Ratio::whole(3)), Some(Ratio::whole(0)));
/// assert_eq!(knock_out_mean(Ratio::whole(3), Ratio::whole(0)), Ratio::new(3, 2));
/// ```
pub fn knock_out_mean(own: Ratio, opponents: Ratio) -> Option<Ratio> {
    let num = own.num.checked_mul(opponents.den)?.checked_sub(opponents.num.checked_mul(own.den)?)?;
    Ratio::new(num, own.den.checked_mul(opponents.den)?.checked_mul(2)?)
}
