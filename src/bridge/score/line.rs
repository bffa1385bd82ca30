//! One table's result on a board, as it enters the scoring.

use super::Award;
use crate::cite::{Book, Citation};
use crate::exact::Exact;
use core::fmt;

/// One possible result with its weight (law 12C1(c)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WeightedPoints {
    /// The weight, relative to the other outcomes of the same score: 2 and 1 are two thirds and one third.
    pub weight: u32,
    /// The points to north-south.
    pub points: i32,
}

/// What one side of a table has for a board.
///
/// ```
/// use tricklaw::bridge::score::{Award, BoardLine, SideScore};
/// let line = BoardLine::artificial(Award::AveragePlus, Award::AverageMinus);
/// assert_eq!(line.ns, SideScore::Artificial(Award::AveragePlus));
/// assert!(!line.ns.is_compared() && SideScore::Points(420).is_compared());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SideScore {
    /// A result in points to north-south, made at the table or assigned (law 12C1(a)).
    Points(i32),
    /// A weighted assigned score (law 12C1(c)).
    Weighted(Vec<WeightedPoints>),
    /// An artificial score (law 12C2).
    Artificial(Award),
    /// No score: the board was not played here and is not scored.
    #[default]
    NotPlayed,
}

impl SideScore {
    /// The possible results with their weights; none for an artificial or missing score.
    pub(super) fn outcomes(&self) -> &[WeightedPoints] {
        match self {
            SideScore::Weighted(outcomes) => outcomes,
            _ => &[],
        }
    }

    /// The sum of the weights of a weighted score, 1 for plain points, 0 for a score that is not compared.
    pub(super) fn weight(&self) -> u64 {
        match self {
            SideScore::Points(_) => 1,
            _ => self.outcomes().iter().map(|outcome| u64::from(outcome.weight)).sum(),
        }
    }

    /// Calls `each` with every possible result and its weight.
    pub(super) fn for_each(&self, mut each: impl FnMut(u64, i32)) {
        match self {
            SideScore::Points(points) => each(1, *points),
            _ => self.outcomes().iter().for_each(|outcome| each(u64::from(outcome.weight), outcome.points)),
        }
    }

    /// Whether the score is compared with others.
    pub const fn is_compared(&self) -> bool {
        matches!(self, SideScore::Points(_) | SideScore::Weighted(_))
    }
}

/// One table's line of a board's traveller: the score of each side, usually the same.
///
/// ```
/// use tricklaw::bridge::score::{BoardLine, SideScore};
/// // A split score: 420 for north-south, and east-west are left with the -450 of the table.
/// let split = BoardLine { ns: SideScore::Points(420), ew: SideScore::Points(450) };
/// assert_ne!(split, BoardLine::played(450));
/// assert!(split.is_scheduled() && !BoardLine::not_played().is_scheduled());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BoardLine {
    /// What north-south have.
    pub ns: SideScore,
    /// What east-west have, in points to north-south like everything else.
    pub ew: SideScore,
}

impl BoardLine {
    /// A result made at the table: points to north-south.
    pub const fn played(points: i32) -> BoardLine {
        BoardLine { ns: SideScore::Points(points), ew: SideScore::Points(points) }
    }

    /// The same score for both sides.
    pub fn both(score: SideScore) -> BoardLine {
        BoardLine { ns: score.clone(), ew: score }
    }

    /// A weighted score for both sides (law 12C1(c)): pairs of weight and points to north-south.
    pub fn weighted(outcomes: &[(u32, i32)]) -> BoardLine {
        let outcomes = outcomes.iter().map(|&(weight, points)| WeightedPoints { weight, points }).collect();
        BoardLine::both(SideScore::Weighted(outcomes))
    }

    /// Artificial scores (law 12C2).
    pub const fn artificial(ns: Award, ew: Award) -> BoardLine {
        BoardLine { ns: SideScore::Artificial(ns), ew: SideScore::Artificial(ew) }
    }

    /// A board this table did not play.
    pub const fn not_played() -> BoardLine {
        BoardLine { ns: SideScore::NotPlayed, ew: SideScore::NotPlayed }
    }

    /// Whether the board counts as scheduled here: anything but not played.
    pub fn is_scheduled(&self) -> bool {
        self.ns != SideScore::NotPlayed || self.ew != SideScore::NotPlayed
    }
}

/// What the sides of one line score; `None` for a side that did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct LineScore {
    /// North-south's score.
    pub ns: Option<Exact>,
    /// East-west's score.
    pub ew: Option<Exact>,
}

/// A line that cannot be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineError {
    /// Which line, counted from 0.
    pub line: usize,
    /// What is wrong with it.
    pub kind: LineErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineErrorKind {
    /// A weighted score without any weight.
    NoWeight,
    /// Weights of the lines have no common measure up to one million: use rounder weights.
    WeightsTooFine,
    /// An award in IMPs at a form of scoring by percentages, or the other way round.
    WrongAward,
    /// An award of more than 100 per cent of a board.
    AwardTooHigh,
    /// The list of groups is shorter or longer than the list of lines.
    GroupsDoNotMatch,
    /// Both tables of a team match carry an award for the same team: which one counts is the director's to say.
    TwoAwards,
    /// This form of scoring has no value for an award: the regulations have to give one.
    NoValueForAward,
    /// A contestant sits on both sides, or a player twice on one: where both directions are numbered from 1, the numbers have to
    /// be told apart.
    SamePair,
    /// A contestant has a result on the board already, and only one counts (law 15B).
    PlayedTwice {
        /// The contestant.
        entrant: u32,
        /// The line of the result it has, counted from 0.
        first: usize,
    },
    /// A board counts in the match already; the line is its place among the boards.
    BoardTwice {
        /// The place it has, counted from 0.
        first: usize,
    },
}

impl LineErrorKind {
    /// The stable code of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            LineErrorKind::NoWeight => "no-weight",
            LineErrorKind::WeightsTooFine => "weights-too-fine",
            LineErrorKind::WrongAward => "wrong-award",
            LineErrorKind::AwardTooHigh => "award-too-high",
            LineErrorKind::GroupsDoNotMatch => "groups-do-not-match",
            LineErrorKind::TwoAwards => "two-awards",
            LineErrorKind::NoValueForAward => "no-value-for-award",
            LineErrorKind::SamePair => "same-pair",
            LineErrorKind::PlayedTwice { .. } => "played-twice",
            LineErrorKind::BoardTwice { .. } => "board-twice",
        }
    }

    /// The law the fault is about.
    pub const fn citation(self) -> Citation {
        let article = match self {
            LineErrorKind::NoWeight | LineErrorKind::WeightsTooFine => "12C1(c)",
            LineErrorKind::WrongAward
            | LineErrorKind::AwardTooHigh
            | LineErrorKind::TwoAwards
            | LineErrorKind::NoValueForAward => "12C2",
            LineErrorKind::GroupsDoNotMatch => "87B",
            LineErrorKind::SamePair => "4",
            LineErrorKind::PlayedTwice { .. } | LineErrorKind::BoardTwice { .. } => "15B",
        };
        Citation::new(Book::Bridge2007, article)
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line.saturating_add(1))?;
        let what = match self.kind {
            LineErrorKind::NoWeight => "a weighted score needs a weight above 0",
            LineErrorKind::WeightsTooFine => "the weights have no common measure up to a million",
            LineErrorKind::WrongAward => "the award does not fit this form of scoring",
            LineErrorKind::AwardTooHigh => "an award is 100 % of a board at most",
            LineErrorKind::GroupsDoNotMatch => "there must be one group number per line",
            LineErrorKind::TwoAwards => "both tables carry an award for the same team",
            LineErrorKind::NoValueForAward => "this form of scoring has no value for an award",
            LineErrorKind::SamePair => "north-south and east-west have the same number",
            LineErrorKind::PlayedTwice { entrant, first } => {
                write!(f, "number {entrant} has a result in line {}", first.saturating_add(1))?;
                " already"
            }
            LineErrorKind::BoardTwice { first } => {
                write!(f, "the board counts in line {}", first.saturating_add(1))?;
                " already"
            }
        };
        write!(f, "{what} ({})", self.kind.citation())
    }
}

impl core::error::Error for LineError {}

crate::shown::shown_by!(code: LineErrorKind);
