//! When something goes wrong (art. 29-39): what follows by itself, and what the referee may choose.
//!
//! The book leaves the grade of a fine to the referee, who weighs the damage (A34). The functions here say which
//! measures are open to him, never which to take.
//!
//! ```
//! use tricklaw::shengji::law::{Grade, Measure, RevokeFound, fine, revoke_ruling};
//!
//! // Found only when the next trick had begun, a revoke stands and is fined by the damage it did.
//! let ruling = revoke_ruling(RevokeFound::Established);
//! assert!(!ruling.corrected && ruling.measures.contains(&Measure::Fine(Grade::Three)));
//! assert_eq!((fine(Grade::Three, 2), ruling.law.article), (Some(40), "36"));
//! ```

mod counts;
mod demand;
mod exposed;
mod lead_orders;
mod order;
mod procedure;
mod revoke;

pub use counts::{
    CountFault, CountRuling, CountStage, Decider, Memory, SamePlayer, count_ruling, unrecorded_count_ruling,
};
pub use demand::{LeadDemand, LeadDemandRefusal};
pub use exposed::{Exposure, ExposureRuling, exposure_ruling};
pub use lead_orders::LeadOrders;
pub use order::{DrawnCard, TurnFault, TurnRemedy, TurnRuling, turn_ruling};
pub use procedure::{
    ClaimFault, DELAY_RULING, Gravity, RefereeRuling, Right, information_ruling, penalty_right,
};
pub use revoke::{Revoke, RevokeFound, RevokeRuling, inspect_trick, inspect_trick_with_exposed};
pub use revoke::{WrongPlay, revoke_ruling, wrong_play_ruling};

use core::fmt;

/// A grade of fine (table 4), by the damage done to the other side.
///
/// ```
/// use tricklaw::shengji::law::{Grade, fine};
/// let two_packs: Vec<Option<u32>> = Grade::ALL.into_iter().map(|grade| fine(grade, 2)).collect();
/// assert_eq!(two_packs, [Some(10), Some(20), Some(40), Some(80)]);
/// assert_eq!(Grade::from_number(5), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Grade {
    /// Ordinary damage, the deal goes on as usual.
    One = 1,
    /// Ordinary damage that upsets the deal.
    Two = 2,
    /// Greater damage that upsets the deal.
    Three = 3,
    /// Greater damage, the deal cannot go on as usual.
    Four = 4,
}

impl Grade {
    /// The four grades.
    pub const ALL: [Grade; 4] = [Grade::One, Grade::Two, Grade::Three, Grade::Four];

    /// The grade numbered 1 to 4.
    pub const fn from_number(number: u8) -> Option<Grade> {
        if number >= 1 && number <= 4 { Some(Grade::ALL[number as usize - 1]) } else { None }
    }
}

/// Table 4: what a fine of that grade amounts to, in points; nothing for other than 1 to 3 decks.
///
/// ```
/// use tricklaw::shengji::law::{Grade, fine};
/// assert_eq!(fine(Grade::Three, 2), Some(40));
/// ```
pub const fn fine(grade: Grade, decks: u8) -> Option<u32> {
    let one_deck = match grade {
        Grade::One => 5,
        Grade::Two => 10,
        Grade::Three => 20,
        Grade::Four => 40,
    };
    if decks >= 1 && decks <= 3 { Some(one_deck * decks as u32) } else { None }
}

/// A measure the referee can take (art. 29).
///
/// ```
/// use tricklaw::shengji::law::{Grade, Measure, RevokeFound, revoke_ruling};
/// let measures = revoke_ruling(RevokeFound::Established).measures;
/// assert!(measures.contains(&Measure::Fine(Grade::Four)) && measures.contains(&Measure::RoundLost));
/// assert_eq!(Measure::Fine(Grade::Two).to_string(), "fine of grade 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Nothing.
    None,
    /// A warning; from the second in a round on it is a recorded violation too.
    Warning,
    /// A recorded violation; the third in a round loses it.
    Violation,
    /// A fine of that grade.
    Fine(Grade),
    /// The round is lost.
    RoundLost,
    /// The round is lost, and the player is out of the event.
    Suspended,
}

/// Every measure but none, the mildest first,
const EVERY_MEASURE: &[Measure] = &[
    Measure::Warning,
    Measure::Violation,
    Measure::Fine(Grade::One),
    Measure::Fine(Grade::Two),
    Measure::Fine(Grade::Three),
    Measure::Fine(Grade::Four),
    Measure::RoundLost,
    Measure::Suspended,
];
/// and those that leave the round to be played on.
const WITHIN_THE_ROUND: &[Measure] = EVERY_MEASURE.split_at(6).0;

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::None => f.write_str("none"),
            Measure::Warning => f.write_str("warning"),
            Measure::Violation => f.write_str("violation"),
            Measure::Fine(grade) => write!(f, "fine of grade {}", *grade as u8),
            Measure::RoundLost => f.write_str("round lost"),
            Measure::Suspended => f.write_str("suspended"),
        }
    }
}

/// What a player's warnings and violations in one round come to (art. 29(2), (4)).
///
/// Returns the violations recorded, each warning after the first counting as one, and whether the round is lost with
/// the third.
///
/// ```
/// use tricklaw::shengji::law::escalation;
/// assert_eq!(escalation(2, 1), (2, false));
/// assert_eq!(escalation(2, 2), (3, true));
/// ```
pub const fn escalation(warnings: u32, violations: u32) -> (u32, bool) {
    // The book speaks of the second warning; a third is no milder.
    let recorded = violations.saturating_add(warnings.saturating_sub(1));
    (recorded, recorded >= 3)
}
