//! Bands of time: what a delay of so long leads to.

use super::Amount;
use core::fmt;

/// What a band of time leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BandMeasure {
    /// Nothing yet.
    Nothing,
    /// A warning, however often.
    Warning,
    /// A warning; that amount when repeated.
    WarnThen(Amount),
    /// That amount.
    Fixed(Amount),
    /// A base and as much more for each minute or part of one beyond a limit.
    PerMinute {
        /// The base.
        base: Amount,
        /// Hundredths more for each minute begun.
        each: i32,
        /// The limit, in seconds.
        beyond: u32,
    },
}

/// Boards a director may take away from the offenders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardsRemoved {
    /// Fewest, if any at all.
    pub from: u32,
    /// Most.
    pub to: u32,
    /// With two boards a round, the round may be forfeited instead.
    pub may_forfeit_round: bool,
}

/// Fewer boards at most than at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardsOrder;

impl fmt::Display for BoardsOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the most boards are fewer than the fewest")
    }
}

impl core::error::Error for BoardsOrder {}

impl BoardsRemoved {
    /// From so many boards to so many, without a round that may be forfeited.
    ///
    /// # Errors
    ///
    /// [`BoardsOrder`] where the fewest are more than the most.
    ///
    /// ```
    /// use tricklaw::event::penalty::{BoardsOrder, BoardsRemoved};
    /// assert_eq!(BoardsRemoved::new(1, 2).map(|boards| boards.to), Ok(2));
    /// assert_eq!(BoardsRemoved::new(2, 1), Err(BoardsOrder));
    /// ```
    pub const fn new(from: u32, to: u32) -> Result<BoardsRemoved, BoardsOrder> {
        if from > to {
            return Err(BoardsOrder);
        }
        Ok(BoardsRemoved { from, to, may_forfeit_round: false })
    }
}

/// A band of time: above the band before it, up to and including `up_to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeBand {
    /// Its end, in seconds.
    pub up_to: u32,
    /// What it leads to.
    pub measure: BandMeasure,
    /// Boards that may be taken away.
    pub boards: Option<BoardsRemoved>,
}

/// Bands of time of which one ends no later than the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BandOrder {
    /// The first such band, from 0.
    pub band: usize,
    /// Where the band before it ends, in seconds; 0 before the first.
    pub from: u32,
    /// Where it is said to end itself.
    pub up_to: u32,
}

impl fmt::Display for BandOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "band {} ends at {} seconds, not after {}", self.band + 1, self.up_to, self.from)
    }
}

impl core::error::Error for BandOrder {}

/// The bands with what a minute costs counted from the end of the band before.
pub(super) fn in_order(mut bands: Vec<TimeBand>) -> Result<Vec<TimeBand>, BandOrder> {
    let mut from = 0;
    for (place, band) in bands.iter_mut().enumerate() {
        if band.up_to <= from {
            return Err(BandOrder { band: place, from, up_to: band.up_to });
        }
        if let BandMeasure::PerMinute { beyond, .. } = &mut band.measure {
            *beyond = from;
        }
        from = band.up_to;
    }
    Ok(bands)
}
