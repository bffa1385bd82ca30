//! Too many or too few cards (多牌, 少牌; art. 32).

use super::{Grade, Measure, WITHIN_THE_ROUND};
use crate::cite::{Book, Citation};
use crate::shengji::seat::{Seat, Side};
use core::fmt;

/// When wrong numbers of cards are found.
///
/// ```
/// use tricklaw::shengji::{Seat, law::{CountFault, CountStage, Decider, count_ruling}};
/// // Both players concerned defend: the dealer decides, but once he has seen the kitty his partner does.
/// let fault = CountFault::new(Seat::North, Seat::East, Seat::West).unwrap();
/// let decider = |kitty_seen| count_ruling(CountStage::BeforeBurying { kitty_seen }, fault).decider;
/// assert_eq!(decider(false), Decider::ContinueOrRedeal(Seat::North));
/// assert_eq!(decider(true), Decider::ContinueOrRedeal(Seat::South));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountStage {
    /// Before the dealer has buried, art. 32(1).
    BeforeBurying {
        /// Whether the dealer has looked at the kitty.
        kitty_seen: bool,
    },
    /// After burying, before the first lead, art. 32(2).
    BeforeFirstLead,
    /// During the play, art. 32(3).
    DuringPlay,
    /// On a board with recorded hands, before the hand was looked at, art. 32(4)(1).
    BoardUnseen,
    /// On a board with recorded hands, the hand looked at, the surplus neither played nor buried.
    BoardSeen,
    /// On a board with recorded hands, the surplus played or buried.
    BoardCardUsed,
}

impl CountStage {
    /// What the side that misplaced the cards, the side with too many and the side with too few lose, in hundredths of a
    /// standard point: nothing but on boards.
    pub const fn standard_points(self) -> [u32; 3] {
        match self {
            CountStage::BoardUnseen => [50, 0, 0],
            CountStage::BoardSeen => [50, 100, 50],
            CountStage::BoardCardUsed => [50, 75, 75],
            _ => [0; 3],
        }
    }
}

/// Who is at fault: findings of the referee (art. 32(1)).
///
/// ```
/// use tricklaw::shengji::{Seat, law::{CountFault, SamePlayer}};
/// assert!(CountFault::new(Seat::North, Seat::East, Seat::North).is_ok(), "the dealer may be one of the two");
/// assert_eq!(CountFault::new(Seat::North, Seat::East, Seat::East), Err(SamePlayer(Seat::East)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountFault {
    dealer: Seat,
    offender: Seat,
    other: Seat,
}

impl CountFault {
    /// The dealer, the player at fault (错误家) and the other player concerned (非错误家).
    ///
    /// # Errors
    ///
    /// [`SamePlayer`] where the player at fault and the other one are the same.
    pub fn new(dealer: Seat, offender: Seat, other: Seat) -> Result<CountFault, SamePlayer> {
        if offender == other { Err(SamePlayer(other)) } else { Ok(CountFault { dealer, offender, other }) }
    }
}

/// A wrong count in which the player at fault and the other one concerned are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SamePlayer(pub Seat);

impl SamePlayer {
    /// The article that tells them apart.
    pub const fn law(&self) -> Citation {
        Citation::new(Book::Shengji2002, "32(1)")
    }
}

impl fmt::Display for SamePlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be both the player at fault and the other one", self.0)
    }
}

impl core::error::Error for SamePlayer {}

/// Who decides how to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// A player: whether the surplus is drawn blindly from the long hand and play goes on, or the cards are dealt again.
    ContinueOrRedeal(Seat),
    /// Nobody: the short hand draws blindly from the long one.
    ShortDraws,
    /// The referee: whether the short hand draws from the long one; tricks already won stand.
    Referee,
    /// The hands are put right by the record.
    ByRecord,
    /// The hands are put right by what those who played the board first remember.
    ByMemory,
    /// The result of the board is cancelled.
    BoardVoid,
}

/// What follows from wrong numbers of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountRuling {
    /// Who decides how to go on.
    pub decider: Decider,
    /// What the referee may choose from against the side at fault.
    pub measures: &'static [Measure],
    /// What the side that misplaced the cards, the side with too many and the side with too few lose, in hundredths of a
    /// standard point.
    pub standard_points: [u32; 3],
    /// The article.
    pub law: Citation,
}

/// What art. 32 says about wrong numbers of cards.
///
/// ```
/// use tricklaw::shengji::{Seat, law::{CountFault, CountStage, Decider, count_ruling}};
/// let fault = CountFault::new(Seat::North, Seat::South, Seat::North).unwrap();
/// let ruling = count_ruling(CountStage::BeforeBurying { kitty_seen: false }, fault);
/// assert_eq!(ruling.decider, Decider::ContinueOrRedeal(Seat::East), "both of the dealer's side: the next player");
/// ```
pub fn count_ruling(stage: CountStage, fault: CountFault) -> CountRuling {
    const UP_TO_TWO: &[Measure] = &[Measure::Warning, Measure::Fine(Grade::One), Measure::Fine(Grade::Two)];
    let (decider, measures, article) = match stage {
        CountStage::BeforeBurying { kitty_seen } => {
            let decider = Decider::ContinueOrRedeal(decider_before_burying(fault, kitty_seen));
            (decider, &[Measure::Violation][..], "32(1)")
        }
        CountStage::BeforeFirstLead => (Decider::ShortDraws, UP_TO_TWO, "32(2)"),
        CountStage::DuringPlay => (Decider::Referee, WITHIN_THE_ROUND, "32(3)"),
        CountStage::BoardUnseen | CountStage::BoardSeen => (Decider::ByRecord, &[][..], "32(4)(1)"),
        CountStage::BoardCardUsed => (Decider::BoardVoid, &[][..], "32(4)(1)"),
    };
    CountRuling {
        decider,
        measures,
        standard_points: stage.standard_points(),
        law: Citation::new(Book::Shengji2002, article),
    }
}

/// What the four players of the first table remember of a board whose hands were not written down (art. 32(4)(2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// Who held what.
    Remembered,
    /// Not enough.
    Lost,
}

/// What art. 32(4)(2) says where the hands of boards are not written down: at the table that plays the board first, what
/// holds for other deals; at a later one what [`count_ruling`] says of boards, but the hands are put right by what the
/// four players of the first table remember, and the result is cancelled if they do not.
///
/// ```
/// use tricklaw::shengji::{Seat, law::{CountFault, CountStage, Decider, Memory, unrecorded_count_ruling}};
/// let fault = CountFault::new(Seat::North, Seat::South, Seat::West).unwrap();
/// let ruling = |memory| unrecorded_count_ruling(CountStage::BoardSeen, fault, memory);
/// assert_eq!(ruling(Memory::Remembered).decider, Decider::ByMemory);
/// assert_eq!(ruling(Memory::Lost).decider, Decider::BoardVoid);
/// assert_eq!(ruling(Memory::Lost).standard_points, [50, 100, 50]);
/// ```
pub fn unrecorded_count_ruling(stage: CountStage, fault: CountFault, memory: Memory) -> CountRuling {
    let ruling = count_ruling(stage, fault);
    if ruling.standard_points == [0; 3] {
        return ruling;
    }
    let decider = match (ruling.decider, memory) {
        (Decider::ByRecord, Memory::Remembered) => Decider::ByMemory,
        _ => Decider::BoardVoid,
    };
    CountRuling { decider, law: Citation::new(Book::Shengji2002, "32(4)(2)"), ..ruling }
}

fn decider_before_burying(fault: CountFault, kitty_seen: bool) -> Seat {
    let dealing: Side = fault.dealer.side();
    match (fault.offender.side() == dealing, fault.other.side() == dealing) {
        (true, true) => fault.offender.next(),
        (false, false) if kitty_seen => fault.dealer.partner(),
        (false, false) => fault.dealer,
        _ => fault.other,
    }
}
