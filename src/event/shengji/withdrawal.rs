//! Withdrawals and lost rounds (Shengji 2002 art. 28 and 29).

use crate::exact::Exact;

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Everybody meets everybody (循环赛).
    RoundRobin,
    /// A Swiss (积分编排).
    Swiss,
}

/// What is done when somebody withdraws before the start (art. 28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeStart {
    /// The draw is made again.
    Redraw,
    /// The field may be filled up to an even number.
    MayFill,
    /// Nothing changes.
    Unchanged,
}

/// What is done when somebody withdraws before the start and `left` remain: a round robin left with an even number is drawn
/// again, a Swiss left with an odd one may be filled up (art. 28).
///
/// ```
/// use tricklaw::event::shengji::{BeforeStart, System, before_start};
/// assert_eq!(before_start(System::RoundRobin, 10), BeforeStart::Redraw); // one of eleven in a round robin
/// assert_eq!(before_start(System::Swiss, 23), BeforeStart::MayFill); // one of 24 in a Swiss
/// assert_eq!(before_start(System::Swiss, 22), BeforeStart::Unchanged);
/// ```
pub const fn before_start(system: System, left: u32) -> BeforeStart {
    match (system, left.is_multiple_of(2)) {
        (System::RoundRobin, true) => BeforeStart::Redraw,
        (System::Swiss, false) => BeforeStart::MayFill,
        _ => BeforeStart::Unchanged,
    }
}

/// Where awarded standard points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StandardSource {
    /// The average of the side's own matches played.
    OwnAverage,
    /// The whole less the other side's average.
    Complement,
    /// The fixed number.
    Fixed,
    /// What the records of the unfinished round show.
    Record,
}

/// What a side receives when its opponents withdrew or lost the round by penalty, where standard points (标准分) are used.
/// The rules list three values without saying which (art. 28); the highest counts unless the organiser chooses.
///
/// ```
/// use tricklaw::event::shengji::{LostRound, StandardOptions, StandardSource, standard_award};
/// use tricklaw::exact::Exact;
/// let round = LostRound { own: Some(Exact::from(1150)), other: Some(Exact::from(650)), record_c: None };
/// // An organiser who gives 12 points whatever the averages are.
/// let options = StandardOptions { only: Some(StandardSource::Fixed), ..StandardOptions::default() };
/// assert_eq!(standard_award(&round, &options), (1200, StandardSource::Fixed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StandardOptions {
    /// The whole a match shares, in hundredths: 2000.
    pub whole_c: i32,
    /// The fixed number, in hundredths: 1200.
    pub fixed_c: i32,
    /// The only source to be used; `None` for the highest.
    pub only: Option<StandardSource>,
}

impl Default for StandardOptions {
    fn default() -> StandardOptions {
        StandardOptions { whole_c: 2000, fixed_c: 1200, only: None }
    }
}

/// A round lost or not played by the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct LostRound {
    /// The side's own average, in hundredths; `None` when it has played nothing.
    pub own: Option<Exact>,
    /// The other side's average, in hundredths.
    pub other: Option<Exact>,
    /// What the complete records of the round give it, in hundredths; `None` for a withdrawal.
    pub record_c: Option<i32>,
}

/// The standard points awarded, in hundredths, and where they come from (art. 28 and 29). In a Swiss only the fixed number
/// counts for a withdrawal: pass no averages.
///
/// ```
/// use tricklaw::event::shengji::{LostRound, StandardOptions, StandardSource, standard_award};
/// use tricklaw::exact::Exact;
/// let round = LostRound { own: Some(Exact::from(1150)), other: Some(Exact::from(650)), record_c: None };
/// assert_eq!(standard_award(&round, &StandardOptions::default()), (1350, StandardSource::Complement));
/// ```
pub fn standard_award(round: &LostRound, options: &StandardOptions) -> (i32, StandardSource) {
    let complement = round.other.map(|average| Exact::from(options.whole_c) - average);
    let mut best = (Exact::from(options.fixed_c), StandardSource::Fixed);
    for (value, source) in [
        (complement, StandardSource::Complement),
        (round.own, StandardSource::OwnAverage),
        (round.record_c.map(Exact::from), StandardSource::Record),
    ] {
        let Some(value) = value else { continue };
        let chosen = options.only == Some(source);
        if chosen || (options.only.is_none() && value > best.0) {
            best = (value, source);
        }
    }
    (best.0.rounded_i32(), best.1)
}
