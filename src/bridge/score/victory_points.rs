//! Victory points (law 78D): a match's IMP margin turned into a share of a fixed number of points.
//!
//! ```
//! use tricklaw::bridge::score::VpScale;
//! let table = VpScale::WbfContinuous.table(14).unwrap();
//! assert_eq!(table.award(7), (1216, 784)); // hundredths: 12.16 to 7.84
//! assert_eq!(table.award(-200), (0, 2000));
//! ```

mod acbl;
mod wbf;

use crate::exact::Exact;
use core::fmt;

/// How IMP margins become victory points.
///
/// ```
/// use tricklaw::bridge::score::{VpError, VpScale};
/// let table = VpScale::WbfContinuous.table(14).unwrap();
/// assert_eq!((table.award(7), table.award(-7)), ((1216, 784), (784, 1216)));
/// assert_eq!(VpScale::Acbl20.table(14), Err(VpError::Boards { from: 6, to: 11 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VpScale {
    /// The World Bridge Federation's scale of 2013 to two decimals, 20 to 0, for any number of boards.
    WbfContinuous,
    /// The same in whole victory points.
    WbfDiscrete,
    /// The 20-point scale of the American Contract Bridge League, 6 to 11 boards.
    Acbl20,
    /// The 30-point scale of the American Contract Bridge League, 6 to 11 boards.
    Acbl30,
    /// Bands the organiser supplies, such as a 25 to 0 scale; they are for one length of match.
    Bands(VpBands),
}

/// A victory-point table that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VpError {
    /// The scale is defined from that many boards to that many.
    Boards {
        /// Fewest boards.
        from: u32,
        /// Most boards.
        to: u32,
    },
    /// There are no bands.
    NoBands,
    /// The first band does not begin at a margin of 0.
    NoDraw,
    /// The first band gives the two sides different points.
    UnequalDraw,
    /// A band does not begin above the one before it.
    NotAscending {
        /// Which band, from 0.
        band: usize,
    },
    /// A larger margin gives the winner less or the loser more.
    NotMonotone {
        /// Which band, from 0.
        band: usize,
    },
    /// On a 25 to 0 scale the points of a band do not add up to 30 up to 25-5, or leave 25 to the winner after it.
    Not25to0 {
        /// Which band, from 0.
        band: usize,
    },
    /// On a 25 to 0 scale a band leaves the loser fewer than 5, and the one before is not the band of 25 to 5.
    No25to5 {
        /// Which band, from 0.
        band: usize,
    },
}

impl VpError {
    /// The stable code of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            VpError::Boards { .. } => "boards",
            VpError::NoBands => "no-bands",
            VpError::NoDraw => "no-draw",
            VpError::UnequalDraw => "unequal-draw",
            VpError::NotAscending { .. } => "not-ascending",
            VpError::NotMonotone { .. } => "not-monotone",
            VpError::Not25to0 { .. } => "not-25-0",
            VpError::No25to5 { .. } => "no-25-5",
        }
    }
}

impl fmt::Display for VpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VpError::Boards { from, to } => write!(f, "the scale is for matches of {from} to {to} boards"),
            VpError::NoBands => f.write_str("at least one band is needed"),
            VpError::NoDraw => f.write_str("the first band must begin at a margin of 0"),
            VpError::UnequalDraw => f.write_str("a drawn match must give both sides the same"),
            VpError::NotAscending { band } => {
                write!(f, "band {} does not begin above the one before", band + 1)
            }
            VpError::NotMonotone { band } => {
                write!(f, "band {} gives the winner less or the loser more than the one before", band + 1)
            }
            VpError::Not25to0 { band } => write!(f, "band {} does not belong to a 25 to 0 scale", band + 1),
            VpError::No25to5 { band } => write!(f, "before band {} the band of 25 to 5 is missing", band + 1),
        }
    }
}

impl core::error::Error for VpError {}

/// One band of a scale: margins from `from` up to the next band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VpBand {
    /// The smallest margin in IMPs.
    pub from: u32,
    /// The winner's victory points, in hundredths.
    pub winner_c: i32,
    /// The loser's victory points, in hundredths.
    pub loser_c: i32,
}

/// Bands that make a complete scale.
///
/// ```
/// use tricklaw::bridge::score::{VpBand, VpBands, VpError, VpScale};
/// let band = |from, winner_c, loser_c| VpBand { from, winner_c, loser_c };
/// let bands = VpBands::new(vec![band(0, 1500, 1500), band(3, 1600, 1400), band(6, 1700, 1300)]).unwrap();
/// assert_eq!(VpScale::Bands(bands).table(8).unwrap().award(-4), (1400, 1600));
/// assert_eq!(VpBands::new(vec![band(3, 1600, 1400)]), Err(VpError::NoDraw));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VpBands(Vec<VpBand>);

impl VpBands {
    /// Checks that the bands begin at 0 with a draw, ascend, and never give the winner less or the loser more.
    ///
    /// # Errors
    ///
    /// [`VpError`] names the first band at fault.
    pub fn new(bands: Vec<VpBand>) -> Result<VpBands, VpError> {
        let first = bands.first().ok_or(VpError::NoBands)?;
        if first.from != 0 {
            return Err(VpError::NoDraw);
        }
        if first.winner_c != first.loser_c {
            return Err(VpError::UnequalDraw);
        }
        for (band, pair) in bands.windows(2).enumerate() {
            if pair[1].from <= pair[0].from {
                return Err(VpError::NotAscending { band: band + 1 });
            }
            if pair[1].winner_c < pair[0].winner_c || pair[1].loser_c > pair[0].loser_c {
                return Err(VpError::NotMonotone { band: band + 1 });
            }
        }
        Ok(VpBands(bands))
    }

    /// Checks in addition that this is a 25 to 0 scale (25:0 制, directing regulations art. 28): 30 points are shared
    /// until the winner has 25 and the loser 5, then the winner keeps 25 and the loser falls to 0.
    ///
    /// # Errors
    ///
    /// [`VpError::Not25to0`] names the first band at fault, [`VpError::No25to5`] the first that takes the loser below 5
    /// before the winner has 25 and the loser 5.
    pub fn check_25_to_0(&self) -> Result<(), VpError> {
        let shared = |band: &VpBand| {
            i64::from(band.winner_c) + i64::from(band.loser_c) == 3000 && band.winner_c <= 2500
        };
        let falling = |band: &VpBand| band.winner_c == 2500 && (0..500).contains(&band.loser_c);
        let mut reached = false;
        for (band, own) in self.0.iter().enumerate() {
            if shared(own) {
                reached = own.winner_c == 2500;
            } else if !falling(own) {
                return Err(VpError::Not25to0 { band });
            } else if !reached {
                return Err(VpError::No25to5 { band });
            }
        }
        if self.0.last().is_some_and(|last| last.loser_c == 0) {
            return Ok(());
        }
        Err(VpError::Not25to0 { band: self.0.len() - 1 })
    }

    /// The bands, by margin.
    pub fn bands(&self) -> &[VpBand] {
        &self.0
    }
}

impl VpScale {
    /// The most boards a match of the WBF scales may have here; the formula has no limit of its own.
    pub const MAX_BOARDS: u32 = 10_000;

    /// The table of the scale for matches of that many boards.
    ///
    /// # Errors
    ///
    /// [`VpError::Boards`] when the scale is not defined for that length.
    pub fn table(&self, boards: u32) -> Result<VpTable, VpError> {
        let wbf = VpError::Boards { from: 1, to: VpScale::MAX_BOARDS };
        let within = (1..=VpScale::MAX_BOARDS).contains(&boards);
        let bands = match self {
            VpScale::WbfContinuous if within => wbf::continuous(boards),
            VpScale::WbfDiscrete if within => wbf::discrete(boards, 10),
            VpScale::WbfContinuous | VpScale::WbfDiscrete => return Err(wbf),
            VpScale::Acbl20 => acbl::bands(boards, 20).ok_or(VpError::Boards { from: 6, to: 11 })?,
            VpScale::Acbl30 => acbl::bands(boards, 30).ok_or(VpError::Boards { from: 6, to: 11 })?,
            VpScale::Bands(bands) => bands.0.clone(),
        };
        Ok(VpTable(bands))
    }
}

/// A scale for one length of match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VpTable(Vec<VpBand>);

impl VpTable {
    /// The victory points of the side with that margin and of its opponents, in hundredths.
    pub fn award(&self, margin: i32) -> (i32, i32) {
        let size = margin.unsigned_abs();
        let place = self.0.partition_point(|band| band.from <= size).saturating_sub(1);
        let (winner, loser) = self.0.get(place).map_or((0, 0), |band| (band.winner_c, band.loser_c));
        if margin < 0 { (loser, winner) } else { (winner, loser) }
    }

    /// [`award`](VpTable::award) for a margin that weighted scores left fractional: rounded to whole IMPs first, a
    /// half going away from zero.
    pub fn award_exact(&self, margin: Exact) -> (i32, i32) {
        self.award(margin.rounded(1).clamp(i64::from(-i32::MAX), i64::from(i32::MAX)) as i32)
    }

    /// What each side has for a draw, in hundredths.
    pub fn draw_c(&self) -> i32 {
        self.award(0).0
    }

    /// The most a side can have, in hundredths.
    pub fn most_c(&self) -> i32 {
        self.0.last().map_or(0, |band| band.winner_c)
    }

    /// The smallest margin beyond which nothing changes.
    pub fn blitz(&self) -> u32 {
        self.0.last().map_or(0, |band| band.from)
    }

    /// The bands, by margin.
    pub fn bands(&self) -> &[VpBand] {
        &self.0
    }

    /// The IMP margin that stands for a number of victory points which was awarded, not played for (directing
    /// regulations art. 28): the mean of the smallest and the largest margin worth exactly that, or, when none is, worth
    /// what comes nearest, the less of two as near. Margins beyond [`blitz`](VpTable::blitz), or beyond `i32::MAX`, are left
    /// out. A loss is negative.
    ///
    /// ```
    /// use tricklaw::bridge::score::VpScale;
    /// let table = VpScale::WbfContinuous.table(14).unwrap();
    /// assert_eq!(table.imps_for(1200).to_string(), "6"); // 6 IMPs are 11.87, 7 are 12.16
    /// ```
    pub fn imps_for(&self, vp_c: i32) -> Exact {
        let most = self.most_margin();
        let reached = self.first_margin(&|own| own >= vp_c);
        let [below, here] =
            [(reached - 1).max(-most), reached.min(most)].map(|margin| self.award(margin as i32).0);
        let nearest = if here.abs_diff(vp_c) < below.abs_diff(vp_c) { here } else { below };
        // All margins of a band come equally near, so that they have their mean like those worth exactly what was awarded: a
        // larger award never stands for fewer IMPs.
        let (first, beyond) =
            (self.first_margin(&|own| own >= nearest), self.first_margin(&|own| own > nearest));
        Exact::from(first + beyond - 1) * Exact::HALF
    }

    /// The largest margin looked at.
    fn most_margin(&self) -> i64 {
        i64::from(self.blitz().min(i32::MAX as u32))
    }

    /// The smallest margin at which a side's victory points reach something, or one beyond the largest. They never fall as it grows.
    fn first_margin(&self, reached: &dyn Fn(i32) -> bool) -> i64 {
        let most = self.most_margin();
        let (mut low, mut beyond) = (-most, most + 1);
        while low < beyond {
            let middle = (low + beyond).div_euclid(2);
            if reached(self.award(middle as i32).0) { beyond = middle } else { low = middle + 1 }
        }
        low
    }
}
