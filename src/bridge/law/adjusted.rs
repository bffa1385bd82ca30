//! Adjusted scores as values (law 12): what a director gives instead of the result at the table.

use super::edition::{Assignment, Edition, OwnError};
use crate::bridge::score::{Award, BoardLine, SideScore, WeightedPoints};
use crate::bridge::seat::{Seat, Side};
use crate::exact::Exact;

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
///
/// ```
/// use tricklaw::bridge::{Side, law::{ArtificialScore, Level}};
/// let score = ArtificialScore::against(Side::EastWest);
/// assert_eq!((score.of(Side::NorthSouth), score.of(Side::EastWest)), (Level::Plus, Level::Minus));
/// ```
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

impl Level {
    const fn award(self) -> Award {
        match self {
            Level::Minus => Award::AverageMinus,
            Level::Average => Award::Average,
            Level::Plus => Award::AveragePlus,
        }
    }
}

/// Results that cannot make an assigned score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AssignedError {
    /// A side has no result, or its weights are all 0.
    Empty,
    /// The edition knows no weights: one result a side (1997 law 12C2).
    Weighted,
}

impl AssignedError {
    /// The stable code: `no-result` or `not-weighted`.
    pub const fn code(self) -> &'static str {
        match self {
            AssignedError::Empty => "no-result",
            AssignedError::Weighted => "not-weighted",
        }
    }
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
    north_south: Vec<WeightedPoints>,
    east_west: Vec<WeightedPoints>,
}

impl AssignedScore {
    /// The assigned score of an edition; the points are those of north-south for both sides.
    ///
    /// ```
    /// use tricklaw::bridge::law::{AssignedError, AssignedScore, Edition};
    /// use tricklaw::bridge::score::WeightedPoints;
    /// use tricklaw::cite::Book;
    /// // Two thirds of 4S made, one third of one down: the example of law 12C1(c).
    /// let results = vec![WeightedPoints { weight: 2, points: 620 }, WeightedPoints { weight: 1, points: -100 }];
    /// assert!(AssignedScore::new(Edition::of(Book::Bridge2007), results.clone(), results.clone()).is_ok());
    /// let older = AssignedScore::new(Edition::of(Book::Bridge1997), results.clone(), results);
    /// assert_eq!(older, Err(AssignedError::Weighted));
    /// ```
    ///
    /// # Errors
    ///
    /// [`AssignedError`].
    pub fn new(
        edition: &Edition,
        north_south: Vec<WeightedPoints>,
        east_west: Vec<WeightedPoints>,
    ) -> Result<AssignedScore, AssignedError> {
        let one_a_side = edition.switches.assignment.value == Assignment::LikelyAndProbable;
        for side in [&north_south, &east_west] {
            if side.iter().all(|result| result.weight == 0) {
                return Err(AssignedError::Empty);
            }
            if one_a_side && side.len() > 1 {
                return Err(AssignedError::Weighted);
            }
        }
        Ok(AssignedScore { north_south, east_west })
    }

    /// Whether both sides count with the same results, in whatever order and to whatever scale their weights are given.
    ///
    /// ```
    /// use tricklaw::bridge::law::{AssignedScore, Edition};
    /// use tricklaw::bridge::score::WeightedPoints;
    /// use tricklaw::cite::Book;
    /// let results = |list: &[(u32, i32)]| list.iter().map(|&(weight, points)| WeightedPoints { weight, points }).collect();
    /// let score = |ns, ew| AssignedScore::new(Edition::of(Book::Bridge2017), results(ns), results(ew)).unwrap();
    /// assert!(score(&[(3, -100), (1, 620)], &[(2, 620), (6, -100)]).is_balanced());
    /// assert!(!score(&[(1, 420)], &[(1, 620)]).is_balanced()); // law 12C1(f)
    /// ```
    pub fn is_balanced(&self) -> bool {
        let [ns, ew] = [&self.north_south, &self.east_west];
        let weight = |side: &[WeightedPoints], counts: &dyn Fn(i32) -> bool| -> u128 {
            side.iter().filter(|own| counts(own.points)).map(|own| u128::from(own.weight)).sum()
        };
        let [all, others] = [ns, ew].map(|side| weight(side, &|_| true));
        ns.iter().chain(ew).all(|own| {
            let [one, other] = [ns, ew].map(|side| weight(side, &|points| points == own.points));
            one * others == other * all
        })
    }

    /// The results a side counts with.
    pub fn of(&self, side: Side) -> &[WeightedPoints] {
        match side {
            Side::NorthSouth => &self.north_south,
            Side::EastWest => &self.east_west,
        }
    }
}

/// A loss of the side that did no wrong, part of which it may have brought on itself (law 12C1(b)). All three are scores of
/// that side in the measure of the event: per cent, IMPs, points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loss {
    /// What it made at the table.
    pub table: Exact,
    /// What it would have made after the infraction without its own error.
    pub without_error: Exact,
    /// What it is assigned for the infraction.
    pub assigned: Exact,
}

impl Loss {
    /// The scores of the side that did no wrong and of the offenders, both from the point of view of the first. The
    /// offenders have the assigned score as a consequence of their infraction; the others get back only what the
    /// infraction cost, where the edition so says. No loss by the infraction, no adjustment.
    ///
    /// ```
    /// use tricklaw::bridge::law::{Edition, Loss};
    /// use tricklaw::cite::Book;
    /// use tricklaw::exact::Exact;
    /// // Without the infraction +10 IMPs; after it +4 were still there, and a wild double made them -6.
    /// let imps = |count: i64| Exact::from(count);
    /// let loss = Loss { table: imps(-6), without_error: imps(4), assigned: imps(10) };
    /// assert_eq!(loss.scores(Edition::of(Book::Bridge2007)), (imps(0), imps(10)));
    /// assert_eq!(loss.scores(Edition::of(Book::Bridge1997)), (imps(10), imps(10)));
    /// ```
    pub fn scores(&self, edition: &Edition) -> (Exact, Exact) {
        let &Loss { table, without_error, assigned } = self;
        if edition.switches.own_error.value == OwnError::Redressed || without_error <= table {
            let score = assigned.max(table);
            return (score, score);
        }
        if assigned <= without_error {
            return (table, table);
        }
        (table + assigned - without_error, assigned)
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

impl AdjustedScore {
    /// What a player has at an individual: the same as his partner, whichever of the two was at fault (law 12C3).
    ///
    /// ```
    /// use tricklaw::bridge::law::{AdjustedScore, ArtificialScore};
    /// use tricklaw::bridge::{Seat, Side};
    /// let score = AdjustedScore::Artificial(ArtificialScore::against(Side::EastWest));
    /// assert_eq!(score.of_player(Seat::East), score.of_player(Seat::West));
    /// assert_ne!(score.of_player(Seat::East), score.of_player(Seat::South));
    /// ```
    pub fn of_player(&self, seat: Seat) -> SideScore {
        let BoardLine { ns, ew } = self.line();
        match seat.side() {
            Side::NorthSouth => ns,
            Side::EastWest => ew,
        }
    }

    /// The line that enters the scoring.
    ///
    /// ```
    /// use tricklaw::bridge::law::{AdjustedScore, ArtificialScore};
    /// use tricklaw::bridge::score::{Award, BoardLine};
    /// use tricklaw::bridge::Side;
    /// let score = AdjustedScore::Artificial(ArtificialScore::against(Side::EastWest));
    /// assert_eq!(score.line(), BoardLine::artificial(Award::AveragePlus, Award::AverageMinus));
    /// ```
    pub fn line(&self) -> BoardLine {
        match self {
            AdjustedScore::Artificial(score) => {
                BoardLine::artificial(score.north_south.award(), score.east_west.award())
            }
            AdjustedScore::Assigned(score) => {
                let side = |side| SideScore::Weighted(score.of(side).to_vec());
                BoardLine { ns: side(Side::NorthSouth), ew: side(Side::EastWest) }
            }
        }
    }
}

crate::shown::shown_by!(name: Level);
