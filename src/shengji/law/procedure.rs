//! Unlawful information (art. 37), delay (art. 38), and when the right to a penalty may be lost (art. 39).

use super::{EVERY_MEASURE, Measure, WITHIN_THE_ROUND};
use crate::cite::{Book, Citation};

/// How serious unlawful information was: a finding of the referee (art. 37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// Neither of the following.
    Ordinary,
    /// Repeated in spite of everything, or very serious.
    Grave,
}

/// What the referee alone decides: nothing follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RefereeRuling {
    /// What he may choose from.
    pub measures: &'static [Measure],
    /// The article.
    pub law: Citation,
}

/// What art. 37 says about unlawful information (非法信息) passed by gestures, pace or looks.
///
/// ```
/// use tricklaw::shengji::law::{Gravity, Measure, information_ruling};
/// assert!(!information_ruling(Gravity::Ordinary).measures.contains(&Measure::RoundLost));
/// assert!(information_ruling(Gravity::Grave).measures.contains(&Measure::Suspended));
/// ```
pub const fn information_ruling(gravity: Gravity) -> RefereeRuling {
    let measures = match gravity {
        Gravity::Ordinary => WITHIN_THE_ROUND,
        Gravity::Grave => EVERY_MEASURE,
    };
    RefereeRuling { measures, law: Citation::new(Book::Shengji2002, "37") }
}

/// What art. 38 says about a player who takes longer than he has.
pub const DELAY_RULING: RefereeRuling = RefereeRuling {
    measures: &[Measure::Warning, Measure::Violation],
    law: Citation::new(Book::Shengji2002, "38"),
};

/// What the other side did wrong about a penalty (art. 39(4)): a finding of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimFault {
    /// Their captain, coach, another player or spectators of theirs pointed the irregularity out first.
    OutsiderFirst,
    /// They acted before the referee was called.
    ActedFirst,
    /// They acted to profit from what the side at fault did not know about penalties.
    TookProfit,
    /// Who had to choose a penalty asked his partner.
    Consulted,
    /// Nobody pointed it out, or only in the next trick or the next deal.
    TooLate,
}

/// What may become of the right to a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// It stands.
    Kept,
    /// It is lost.
    Lost,
    /// It is lost, and what was done to profit does not count.
    LostActionVoid,
}

/// What the referee may rule about the right to a penalty, and the article: art. 39(4) never takes it away by itself.
///
/// ```
/// use tricklaw::shengji::law::{ClaimFault, Right, penalty_right};
/// let (rights, law) = penalty_right(ClaimFault::Consulted);
/// assert_eq!((rights, law.article), (&[Right::Kept, Right::Lost][..], "39(4)(3)"));
/// ```
pub const fn penalty_right(fault: ClaimFault) -> (&'static [Right], Citation) {
    let article = match fault {
        ClaimFault::OutsiderFirst => "39(4)(1)",
        ClaimFault::ActedFirst | ClaimFault::TookProfit => "39(4)(2)",
        ClaimFault::Consulted => "39(4)(3)",
        ClaimFault::TooLate => "39(4)(4)",
    };
    let rights: &[Right] = match fault {
        ClaimFault::TookProfit => &[Right::Kept, Right::LostActionVoid],
        _ => &[Right::Kept, Right::Lost],
    };
    (rights, Citation::new(Book::Shengji2002, article))
}
