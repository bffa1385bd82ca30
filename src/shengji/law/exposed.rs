//! Exposed cards (暴露张, art. 35).

use super::{Grade, Measure};
use crate::cite::{Book, Citation};

/// Which kind of exposed card it is: a finding of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exposure {
    /// Little said, nothing lost (轻罚张): picked up again, with a warning.
    Light,
    /// It tells the partner much and can harm the opponents (重罚张): face up until it is played.
    Heavy,
}

/// What follows from an exposed card, and what the referee may add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExposureRuling {
    /// Whether the card stays face up until it is played; otherwise it is picked up again.
    pub exposed: bool,
    /// What the referee may choose from.
    pub measures: &'static [Measure],
    /// The article.
    pub law: Citation,
}

/// What art. 35 says about an exposed card.
///
/// ```
/// use tricklaw::shengji::law::{Exposure, Grade, Measure, exposure_ruling};
/// let light = exposure_ruling(Exposure::Light);
/// assert_eq!((light.exposed, light.measures), (false, &[Measure::Warning][..]));
/// let heavy = exposure_ruling(Exposure::Heavy);
/// assert_eq!((heavy.exposed, heavy.measures.last()), (true, Some(&Measure::Fine(Grade::One))));
/// ```
pub const fn exposure_ruling(exposure: Exposure) -> ExposureRuling {
    match exposure {
        Exposure::Light => ExposureRuling {
            exposed: false,
            measures: &[Measure::Warning],
            law: Citation::new(Book::Shengji2002, "35(1)"),
        },
        Exposure::Heavy => ExposureRuling {
            exposed: true,
            measures: &[Measure::Warning, Measure::Violation, Measure::Fine(Grade::One)],
            law: Citation::new(Book::Shengji2002, "35(2)"),
        },
    }
}
