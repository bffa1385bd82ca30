//! What a Swiss round is paired from, and what comes of it.

use super::super::Pairing;
use crate::event::tie_break::{MatchRecord, Played};
use core::fmt;

/// Two contestants who have met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// The round they met in, from 1.
    pub round: u32,
    /// The two.
    pub sides: [u32; 2],
}

/// What happened in earlier rounds.
///
/// ```
/// use tricklaw::event::schedule::{SwissHistory, SwissOptions, swiss_pair};
/// let mut history = SwissHistory::default();
/// let options = |round| SwissOptions { round, ..SwissOptions::default() };
/// let first = swiss_pair(&[1, 2, 3, 4], &history, &options(1)).unwrap();
/// history.add(1, &first);
/// let second = swiss_pair(&[1, 2, 3, 4], &history, &options(2)).unwrap();
/// let pairs: Vec<(u32, u32)> = second.pairs.iter().map(|pair| (pair.home, pair.away)).collect();
/// assert_eq!(pairs, [(3, 1), (4, 2)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SwissHistory {
    /// All meetings, those inside triangles included.
    pub meetings: Vec<Meeting>,
    /// Who had a bye.
    pub byes: Vec<u32>,
}

impl SwissHistory {
    /// What the matches of a stage tell: one against 0 is a bye, and in a forfeited one nobody met anybody.
    pub fn of(matches: &[MatchRecord]) -> SwissHistory {
        let mut history = SwissHistory::default();
        for own in matches {
            match own.sides {
                [entrant, 0] | [0, entrant] => history.byes.push(entrant),
                sides if own.played == Played::AtTable => {
                    history.meetings.push(Meeting { round: own.round, sides });
                }
                _ => {}
            }
        }
        history
    }

    /// Adds a round that was paired.
    pub fn add(&mut self, number: u32, round: &SwissRound) {
        let mut meet = |one, other| self.meetings.push(Meeting { round: number, sides: [one, other] });
        round.pairs.iter().for_each(|pair| meet(pair.home, pair.away));
        if let Some([one, two, three]) = round.triangle {
            meet(one, two);
            meet(one, three);
            meet(two, three);
        }
        self.byes.extend(round.bye);
    }
}

/// What is done with an odd field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum OddField {
    /// The lowest who has not had one has a bye (轮空); in the first round it is drawn by lot.
    #[default]
    Bye,
    /// The last three play each other (队式小循环): half matches within the round, or full ones over two rounds.
    Triangle,
}

/// Who is at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum HomeRule {
    /// The smaller number in odd rounds, the larger in even ones.
    #[default]
    Alternate,
    /// The higher ranked.
    HigherRank,
    /// Always the smaller number, for small events.
    SmallerNumber,
}

/// What to do when no pairing avoids all rematches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rematch {
    /// Refuse, naming the fewest rematches there could be.
    #[default]
    Refuse,
    /// Take the fewest rematches. The round is paired from the top down, and whoever meets nobody new meets again the one he
    /// met longest ago.
    FewestEarliest,
    /// The same with the one met most recently.
    FewestLatest,
}

/// How a Swiss round is paired.
///
/// ```
/// use tricklaw::event::schedule::{OddField, SwissHistory, SwissOptions, swiss_pair};
/// let options = SwissOptions { round: 1, odd: OddField::Triangle, ..SwissOptions::default() };
/// let round = swiss_pair(&[1, 2, 3, 4, 5], &SwissHistory::default(), &options).unwrap();
/// assert_eq!((round.pairs.len(), round.triangle), (1, Some([3, 4, 5])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SwissOptions {
    /// The round to be paired, from 1.
    pub round: u32,
    /// What is done with an odd field.
    pub odd: OddField,
    /// Who has the bye of the first round, as drawn by lot. Not looked at in any other, where the lowest who has had none has
    /// it.
    pub drawn_bye: Option<u32>,
    /// Three contestants who play the second half of a triangle over two rounds and are not paired.
    pub continuing: Option<[u32; 3]>,
    /// Who is at home.
    pub home: HomeRule,
    /// What to do when rematches cannot be avoided.
    pub rematch: Rematch,
}

impl SwissOptions {
    /// Who has drawn the bye of this round: in the first only is it drawn.
    pub(super) const fn first_bye(&self) -> Option<u32> {
        if self.round <= 1 { self.drawn_bye } else { None }
    }
}

/// A paired round.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SwissRound {
    /// The matches, from the highest table down.
    pub pairs: Vec<Pairing>,
    /// Three contestants who play each other.
    pub triangle: Option<[u32; 3]>,
    /// Who rests.
    pub bye: Option<u32>,
    /// The pairs that have met before, in the order of `pairs`; the triangle's come last.
    pub rematches: Vec<(u32, u32)>,
}

/// A round that cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwissError {
    /// The ranking names a contestant twice, or the meetings or options name one it lacks.
    Unknown {
        /// Who.
        entrant: u32,
    },
    /// The bye of the first round is to be drawn by lot among these: pass the result as
    /// [`drawn_bye`](SwissOptions::drawn_bye).
    LotNeeded {
        /// Among whom.
        among: Vec<u32>,
    },
    /// Everybody has had a bye.
    NoByeLeft,
    /// A triangle needs three contestants.
    TooFew,
    /// No complete pairing avoids rematches: these are as few as there can be.
    Rematch {
        /// The pairing that has them, for the director to accept or not.
        round: SwissRound,
    },
    /// Whether a triangle avoids rematches was not decided within the limit of attempts.
    Undecided,
}

impl SwissError {
    /// The stable code of the refusal.
    pub const fn code(&self) -> &'static str {
        match self {
            SwissError::Unknown { .. } => "unknown",
            SwissError::LotNeeded { .. } => "lot-needed",
            SwissError::NoByeLeft => "no-bye-left",
            SwissError::TooFew => "too-few",
            SwissError::Rematch { .. } => "rematch",
            SwissError::Undecided => "undecided",
        }
    }
}

impl fmt::Display for SwissError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SwissError::Unknown { entrant } => write!(f, "contestant {entrant} is unknown or named twice"),
            SwissError::LotNeeded { among } => {
                write!(f, "the first bye is drawn by lot among {}", among.len())
            }
            SwissError::NoByeLeft => f.write_str("everybody has had a bye"),
            SwissError::TooFew => f.write_str("a triangle needs three contestants"),
            SwissError::Rematch { round } => {
                write!(f, "no pairing avoids rematches; at least {}", round.rematches.len())
            }
            SwissError::Undecided => f.write_str("no triangle was found within the limit of attempts"),
        }
    }
}

impl core::error::Error for SwissError {}
