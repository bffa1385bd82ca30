//! Sanctions: escalation, fines, lateness, misplaced cards, times (Shengji 2002 art. 24, 29-33, 38).

use crate::order;
use crate::shengji::law::{CountStage, Grade, fine};

/// A sanction as given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sanction {
    /// A warning (警告).
    Warning,
    /// A recorded violation (记违例).
    Violation,
    /// The round is lost (判负).
    RoundLost,
    /// No further part in the event (停赛).
    Suspended,
}

/// A sanction with the round it was given in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conduct {
    /// The round, from 1.
    pub round: u32,
    /// The sanction.
    pub sanction: Sanction,
}

/// How sanctions add up (art. 29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConductOptions {
    /// From this warning of a round on, each is a recorded violation too: 2.
    pub warnings: u32,
    /// So many violations of a round lose it: 3.
    pub violations: u32,
    /// So many rounds lost by penalty are a suspension: 2.
    pub rounds_lost: u32,
}

impl Default for ConductOptions {
    fn default() -> ConductOptions {
        ConductOptions { warnings: 2, violations: 3, rounds_lost: 2 }
    }
}

/// What sanctions have come to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Consequences {
    /// Recorded violations in all, those for repeated warnings included: they count at ties (art. 27).
    pub violations: u32,
    /// The rounds lost by penalty, in order.
    pub rounds_lost: Vec<u32>,
    /// The round from which the side takes no further part; that round is lost, later ones are as after a withdrawal.
    pub suspended: Option<u32>,
}

/// Adds up the sanctions of a side: the second warning of a round is a recorded violation, the third violation loses the
/// round, the second lost round ends its part in the event.
///
/// ```
/// use tricklaw::event::shengji::{Conduct, ConductOptions, Sanction, escalate};
/// let warning = Conduct { round: 1, sanction: Sanction::Warning };
/// let log = [warning, warning, warning, warning];
/// let result = escalate(&log, &ConductOptions::default());
/// assert_eq!((result.violations, result.rounds_lost), (3, vec![1]));
/// ```
pub fn escalate(log: &[Conduct], options: &ConductOptions) -> Consequences {
    let mut rounds = order::ascending(log.iter().map(|entry| entry.round));
    rounds.dedup();
    let mut result = Consequences::default();
    for round in rounds {
        let count = |sanction: Sanction| {
            log.iter().filter(|entry| entry.round == round && entry.sanction == sanction).count() as u32
        };
        let repeated = (count(Sanction::Warning) + 1).saturating_sub(options.warnings.max(1));
        let violations = count(Sanction::Violation) + repeated;
        result.violations += violations;
        let suspended = count(Sanction::Suspended) > 0;
        if suspended || count(Sanction::RoundLost) > 0 || violations >= options.violations.max(1) {
            result.rounds_lost.push(round);
        }
        let too_many = result.rounds_lost.len() as u32 >= options.rounds_lost.max(1);
        if result.suspended.is_none() && (suspended || too_many) {
            result.suspended = Some(round);
        }
    }
    result
}

/// Limits for lateness, in seconds (art. 30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LateOptions {
    /// Beyond this a warning: 5 minutes.
    pub warning: u32,
    /// Beyond this the round is forfeited: 15 minutes.
    pub forfeit: u32,
}

impl Default for LateOptions {
    fn default() -> LateOptions {
        LateOptions { warning: 300, forfeit: 900 }
    }
}

/// What lateness leads to for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LateRuling {
    /// Nothing.
    Nothing,
    /// A warning.
    Warning,
    /// The round is forfeited with 0; the opponents are scored as for a lost round.
    Forfeit,
    /// Both forfeit: both have 0.
    BothForfeit,
}

/// The rulings on two sides who came so many seconds late (art. 30).
///
/// ```
/// use tricklaw::event::shengji::{LateOptions, LateRuling, late};
/// let options = LateOptions::default();
/// assert_eq!(late(301, 300, &options), (LateRuling::Warning, LateRuling::Nothing));
/// assert_eq!(late(0, 901, &options), (LateRuling::Nothing, LateRuling::Forfeit));
/// assert_eq!(late(1000, 1000, &options), (LateRuling::BothForfeit, LateRuling::BothForfeit));
/// ```
pub const fn late(first: u32, second: u32, options: &LateOptions) -> (LateRuling, LateRuling) {
    if first > options.forfeit && second > options.forfeit {
        return (LateRuling::BothForfeit, LateRuling::BothForfeit);
    }
    (late_side(first, options), late_side(second, options))
}

const fn late_side(seconds: u32, options: &LateOptions) -> LateRuling {
    if seconds > options.forfeit {
        LateRuling::Forfeit
    } else if seconds > options.warning {
        LateRuling::Warning
    } else {
        LateRuling::Nothing
    }
}

/// When cards in the wrong pocket (插错) of a board are found (art. 32(4), 33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsMisplaced {
    /// A wrong number of cards, before the hand was looked at.
    Unseen,
    /// A wrong number of cards, after looking, the extra card neither played nor buried.
    Seen,
    /// A wrong number of cards, the extra card played or buried.
    CardUsed,
    /// A hand in the wrong pocket, found after the scores were signed.
    PocketSigned,
    /// A hand in the wrong pocket, found before.
    PocketUnsigned,
}

/// Standard points taken off, and what becomes of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deduction {
    /// What the side that misplaced the cards, the side with too many and the side with too few lose, in hundredths of a
    /// standard point.
    pub standard_points: [u32; 3],
    /// Whether the board is void.
    pub void: bool,
    /// Whether the referee may instead of voiding the board add a fine to it.
    pub or_fine: bool,
}

/// What misplaced cards cost in a Swiss by deals (art. 32(4), 33), or the `standard_points` an event takes off in their stead.
///
/// ```
/// use tricklaw::event::shengji::{CardsMisplaced, misplaced_cards};
/// let cost = misplaced_cards(CardsMisplaced::Seen, None);
/// assert_eq!((cost.standard_points, cost.void), ([50, 100, 50], false));
/// let cost = misplaced_cards(CardsMisplaced::PocketUnsigned, Some([25, 0, 0]));
/// assert_eq!((cost.standard_points, cost.void, cost.or_fine), ([25, 0, 0], true, true));
/// ```
pub fn misplaced_cards(found: CardsMisplaced, standard_points: Option<[u32; 3]>) -> Deduction {
    let pocket = [50, 0, 0];
    let (usual, void, or_fine) = match found {
        CardsMisplaced::Unseen => (CountStage::BoardUnseen.standard_points(), false, false),
        CardsMisplaced::Seen => (CountStage::BoardSeen.standard_points(), false, false),
        CardsMisplaced::CardUsed => (CountStage::BoardCardUsed.standard_points(), true, false),
        CardsMisplaced::PocketSigned => (pocket, false, false),
        CardsMisplaced::PocketUnsigned => (pocket, true, true),
    };
    Deduction { standard_points: standard_points.unwrap_or(usual), void, or_fine }
}

/// What a fine of that grade amounts to in an event: by table 4 (art. 29), or by the `amounts` an organiser has for the four
/// grades. Nothing for other than 1 to 3 decks.
///
/// ```
/// use tricklaw::event::shengji::fine_of;
/// use tricklaw::shengji::law::Grade;
/// assert_eq!(fine_of(Grade::Three, 2, None), Some(40));
/// assert_eq!(fine_of(Grade::Three, 2, Some([2, 4, 6, 8])), Some(6));
/// ```
pub fn fine_of(grade: Grade, decks: u8, amounts: Option<[u32; 4]>) -> Option<u32> {
    let usual = fine(grade, decks)?;
    Some(amounts.map_or(usual, |own| own[grade as usize - 1]))
}

/// Times of play, in seconds, and numbers of deals (art. 24 and 38).
///
/// ```
/// use tricklaw::event::shengji::ShengjiTimes;
/// let times = ShengjiTimes::default();
/// assert_eq!((times.deal[1] / 60, times.lead, times.round / 60), (10, 20, 150)); // two packs
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShengjiTimes {
    /// A deal with 1, 2 and 3 decks: 6, 10 and 12 minutes.
    pub deal: [u32; 3],
    /// A lead: 20 seconds.
    pub lead: u32,
    /// Following: 10 seconds.
    pub follow: u32,
    /// Taking and burying the kitty: 60 seconds.
    pub kitty: u32,
    /// A round by time: two and a half hours.
    pub round: u32,
    /// Before its end the last deals are announced: 30 minutes.
    pub announcement: u32,
    /// Deals played after the announcement, the one then in hand not counting: 3.
    pub last_deals: u32,
    /// Deals of a round by deals: 16.
    pub deals: u32,
}

impl Default for ShengjiTimes {
    fn default() -> ShengjiTimes {
        ShengjiTimes {
            deal: [360, 600, 720],
            lead: 20,
            follow: 10,
            kitty: 60,
            round: 9000,
            announcement: 1800,
            last_deals: 3,
            deals: 16,
        }
    }
}
