//! Penalties: lateness, slow play, the ladder of procedural penalties, conversion between units, stage totals
//! (directing regulations art. 26, 27, 34-38).
//!
//! ```
//! use tricklaw::event::penalty::{Amount, Contest, Equivalence, Measure, TimeRule, Unit};
//!
//! // Six minutes late for a knock-out match costs IMPs; what they are in victory points is for the conversion to say.
//! let ruling = TimeRule::late(Contest::TeamsKnockout).ruling(6 * 60, 0);
//! assert_eq!(ruling.measure, Measure::Penalty(Amount::imps(200)));
//! assert_eq!(Equivalence::default().convert(Amount::imps(200), Unit::Vp), Some(Amount::vp(33)));
//! ```

mod bands;
mod ladder;
mod offence;
mod time;

pub use bands::{BandMeasure, BandOrder, BoardsOrder, BoardsRemoved, TimeBand};
pub use ladder::{Extra, LadderItem, Step, ladder, ladder_items};
pub use offence::Offence;
pub use time::{Contest, Measure, NoTimeRule, Shares, TimeRule, TimeRuling, Unplayed};

use crate::exact::Exact;

/// What an amount is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Victory points.
    Vp,
    /// International match points.
    Imp,
    /// Per cent of the top of one board.
    TopPercent,
}

/// An amount of a penalty.
///
/// ```
/// use tricklaw::event::penalty::{Amount, Unit};
/// assert_eq!(Amount::vp(50), Amount { unit: Unit::Vp, hundredths: 50 }); // half a victory point
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    /// The unit.
    pub unit: Unit,
    /// How many hundredths of it.
    pub hundredths: i32,
}

impl Amount {
    /// Victory points, in hundredths.
    pub const fn vp(hundredths: i32) -> Amount {
        Amount { unit: Unit::Vp, hundredths }
    }

    /// IMPs, in hundredths.
    pub const fn imps(hundredths: i32) -> Amount {
        Amount { unit: Unit::Imp, hundredths }
    }

    /// Per cent of a top, in hundredths.
    pub const fn top(hundredths: i32) -> Amount {
        Amount { unit: Unit::TopPercent, hundredths }
    }
}

/// The least and the most a director takes off for one offence, by unit (art. 34 and 37): 0.5 to 4 VP, 1 to 26 IMPs, 10 to 100 %
/// of a top. The ends are not conversions of each other.
///
/// ```
/// use tricklaw::event::penalty::{Amount, PENALTY_RANGES};
/// let [_, imps, _] = PENALTY_RANGES;
/// assert_eq!(imps, [Amount::imps(100), Amount::imps(2600)]);
/// ```
pub const PENALTY_RANGES: [[Amount; 2]; 3] = [
    [Amount::vp(50), Amount::vp(400)],
    [Amount::imps(100), Amount::imps(2600)],
    [Amount::top(1000), Amount::top(10_000)],
];

/// What is as heavy as what: 0.5 VP, 3 IMPs and 10 % of a top (art. 34 and 37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Equivalence {
    /// Victory points, in hundredths: 50.
    pub vp: i32,
    /// IMPs, in hundredths: 300.
    pub imps: i32,
    /// Per cent of a top, in hundredths: 1000.
    pub top: i32,
}

impl Default for Equivalence {
    fn default() -> Equivalence {
        Equivalence { vp: 50, imps: 300, top: 1000 }
    }
}

impl Equivalence {
    const fn of(&self, unit: Unit) -> i32 {
        match unit {
            Unit::Vp => self.vp,
            Unit::Imp => self.imps,
            Unit::TopPercent => self.top,
        }
    }

    /// An amount in another unit, in proportion, rounded to hundredths (art. 35). `None` when the unit it is in
    /// counts for nothing here.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, Equivalence, Unit};
    /// let rate = Equivalence::default();
    /// assert_eq!(rate.convert(Amount::vp(200), Unit::Imp), Some(Amount::imps(1200)));
    /// assert_eq!(rate.convert(Amount::imps(100), Unit::Vp), Some(Amount::vp(17)));
    /// ```
    pub fn convert(&self, amount: Amount, unit: Unit) -> Option<Amount> {
        let rate = Exact::ratio(i64::from(self.of(unit)), i64::from(self.of(amount.unit)))?;
        Some(Amount { unit, hundredths: (Exact::from(amount.hundredths) * rate).rounded_i32() })
    }
}

/// A stage's total in hundredths: the matches as played, less the penalties, which never touch the result of a match
/// (art. 35).
///
/// ```
/// use tricklaw::event::penalty::stage_total_c;
/// assert_eq!(stage_total_c(&[1216, 784], &[50, 100]), 1850);
/// ```
pub fn stage_total_c(matches_c: &[i32], penalties_c: &[i32]) -> i64 {
    let sum = |list: &[i32]| list.iter().map(|&value| i64::from(value)).sum::<i64>();
    sum(matches_c) - sum(penalties_c)
}
