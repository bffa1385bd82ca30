//! Statements of claim as structured steps (law 68C).

mod check;
mod conceded;

use super::position::Position;
use crate::bridge::Seat;
use crate::cards::{Card, Suit};
use check::Checker;
use core::fmt;

/// How a ruff is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Height {
    /// With the lowest trump that wins so far.
    #[default]
    Low,
    /// With the highest trump.
    High,
}

/// What a claimer may say that he will not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Avoided {
    /// Lead trumps, as long as steps of the statement are left; throughout, when there are none.
    Trumps,
    /// Finesse: play under a card that is out with a card over it in the same hand.
    Finesse,
    /// Ruff.
    Ruff,
    /// Lead a lower card of a suit before a higher one of the same hand, or finesse: he plays from the top (从大到小). A hand or a
    /// suit beside it has no effect.
    Low,
}

/// What an `if` of a statement asks about.
///
/// ```
/// use tricklaw::bridge::claim::{Condition, Statement, Step};
/// use tricklaw::cards::Suit;
/// let text = "if both follow spades, run clubs, otherwise finesse HQ";
/// let statement: Statement = text.parse().unwrap();
/// let Step::If { condition, .. } = &statement.steps[0] else { panic!("{statement:?}") };
/// assert_eq!(*condition, Condition::BothFollow(Suit::Spades));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// No opponent has shown out of the suit so far.
    BothFollow(Suit),
    /// The other side's cards of the suit lie as evenly as they can: nobody shows out while his partner has some left. Where it is
    /// not known when the step is reached, the suit is cashed until it is, or nothing in it is good any more.
    Breaks(Suit),
    /// That opponent, or either when none is named, has shown out of the suit.
    ShowsOut {
        /// Which opponent.
        seat: Option<Seat>,
        /// The suit.
        suit: Suit,
    },
    /// The card has been played. Where no step before plays its suit, and none that depends on it finesses there, the suit is
    /// cashed until it has been, or nothing in it is good any more.
    Appeared(Card),
}

impl Condition {
    /// The suit it is about.
    pub(super) const fn suit(self) -> Suit {
        match self {
            Condition::BothFollow(suit) | Condition::Breaks(suit) | Condition::ShowsOut { suit, .. } => suit,
            Condition::Appeared(card) => card.suit(),
        }
    }
}

/// One step of a statement. A hand left out means whichever hand of the claimer's side can do it.
///
/// ```
/// use tricklaw::bridge::claim::{Statement, Step};
/// use tricklaw::cards::Suit;
/// let statement: Statement = "draw trumps in 2 rounds, run clubs".parse().unwrap();
/// assert_eq!(statement.steps[0], Step::DrawTrumps { rounds: Some(2) });
/// assert_eq!(statement.steps[1], Step::Cash { hand: None, suit: Suit::Clubs, rounds: None });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Draw trumps (调将、清将) until the other side has none that can be drawn.
    DrawTrumps {
        /// At most so many rounds (轮), 1 to 13, led by the claimer's side; what is out then is left to the steps after it.
        rounds: Option<u8>,
    },
    /// Cash, or run, a suit from the top (兑现) for as long as a card of it is thought good.
    Cash {
        /// From this hand.
        hand: Option<Seat>,
        /// The suit.
        suit: Suit,
        /// At most so many rounds (轮), 1 to 13, led by the claimer's side; what is good then is left to the steps after it.
        rounds: Option<u8>,
    },
    /// Lead this card (出) from the hand that holds it.
    Lead {
        /// The card.
        card: Card,
    },
    /// Lead towards this card and finesse it (飞): it is played unless a higher one has appeared, which is covered as
    /// cheaply as possible. Where the other hand has the higher card, this one is led and let run.
    Finesse {
        /// The card; or the other side's that is finessed against, when only one hand has a higher card and one to play.
        card: Card,
        /// The player who is hoped to have the higher card; the hand after him plays to the finesse.
        against: Option<Seat>,
    },
    /// Take the finesse (飞): of this suit, or the only one there is. It is one when a single card of the claimer's is
    /// [finessed](Step::Finesse), whichever of the cards over it is missing.
    FinesseIn {
        /// In this suit.
        suit: Option<Suit>,
        /// Against this player, as in [`Finesse`](Step::Finesse): one of the two ways of a two-way finesse.
        against: Option<Seat>,
    },
    /// Play this card (打) when the hand that holds it is next able to.
    Play {
        /// The card.
        card: Card,
    },
    /// Ruff (将吃).
    Ruff {
        /// In this hand.
        hand: Option<Seat>,
        /// A card of this suit.
        suit: Option<Suit>,
        /// With which trump.
        with: Height,
    },
    /// Crossruff (交叉将吃) for as long as either hand leads what the other ruffs.
    Crossruff {
        /// With which trumps.
        with: Height,
    },
    /// Throw (垫) the lowest card of the suit at the first opportunity after the step before.
    Discard {
        /// From this hand.
        hand: Option<Seat>,
        /// The suit.
        suit: Suit,
    },
    /// Throw this card (垫), as in [`Discard`](Step::Discard).
    DiscardCard {
        /// The card.
        card: Card,
    },
    /// Cross (过渡) to the other hand.
    Cross {
        /// To this hand.
        to: Seat,
        /// In this suit.
        suit: Option<Suit>,
    },
    /// Give up tricks (让).
    Concede {
        /// How many; 0 for all that are left (law 68B1), which is "I concede" and names no suit.
        tricks: u8,
        /// In this suit, led low and ducked. Where no step comes after it, nothing is set up by it and no other loser is thrown on
        /// a card that is named, it is led when the winners have been.
        suit: Option<Suit>,
    },
    /// A bare count of winners, "six diamonds", which fixes no order.
    Count {
        /// How many tricks.
        tricks: u8,
        /// In this suit; in all when none is named, "two more tricks", those won before the claim perhaps among them.
        suit: Option<Suit>,
    },
    /// Cards said to be good, "dummy is high": each is taken for a winner until it loses. It fixes no order, but within an `if`
    /// the suit is cashed. Of no hand and no suit, behind a list of tricks, it claims the rest besides and says no more.
    Good {
        /// In this hand.
        hand: Option<Seat>,
        /// Of this suit.
        suit: Option<Suit>,
    },
    /// What he will not do (不) unless another step says so or nothing else can be played: lines in which he does it are no
    /// lines of his. Within an `if` it has no effect.
    Avoid {
        /// Which play.
        what: Avoided,
        /// In this hand.
        hand: Option<Seat>,
        /// In this suit.
        suit: Option<Suit>,
    },
    /// One of two continuations.
    If {
        /// What is asked when the step is reached.
        condition: Condition,
        /// The steps if so.
        then: Vec<Step>,
        /// The steps if not.
        otherwise: Vec<Step>,
    },
}

impl Step {
    /// Whether it says no more than how many tricks there will be.
    pub(super) const fn is_number(&self) -> bool {
        matches!(self, Step::Count { suit: None, .. })
    }

    /// Whether winners are played, rather than lost or told.
    pub(super) const fn cashes(&self) -> bool {
        matches!(self, Step::DrawTrumps { .. } | Step::Cash { .. } | Step::Lead { .. } | Step::Play { .. })
    }

    /// The suit that is cashed, if one is.
    pub(super) const fn cashed(&self) -> Option<Suit> {
        match *self {
            Step::Cash { suit, .. } => Some(suit),
            Step::Lead { card } | Step::Play { card } => Some(card.suit()),
            _ => None,
        }
    }

    /// How many tricks it says will be won, if it says.
    const fn tricks(&self) -> Option<u8> {
        match *self {
            Step::Lead { .. } | Step::Play { .. } | Step::Ruff { .. } => Some(1),
            Step::Count { tricks, .. } => Some(tricks),
            Step::Cash { rounds, .. } | Step::DrawTrumps { rounds } => rounds,
            Step::Concede { .. } | Step::Discard { .. } | Step::DiscardCard { .. } | Step::Avoid { .. } => {
                Some(0)
            }
            _ => None,
        }
    }
}

/// What a claimer said he would do, in order.
///
/// ```
/// use tricklaw::bridge::claim::{Statement, Step};
/// use tricklaw::cards::Suit;
/// let statement = Statement::parse("draw trumps, run clubs, concede a diamond").unwrap();
/// assert_eq!(statement.steps[1], Step::Cash { hand: None, suit: Suit::Clubs, rounds: None });
/// assert_eq!(Statement::parse("调将，兑现梅花，让一墩方块").unwrap(), statement);
/// let two = Statement::parse("draw two rounds of trumps, ruff a heart").unwrap();
/// assert_eq!(two.steps[0], Step::DrawTrumps { rounds: Some(2) });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Statement {
    /// The steps in the order stated.
    pub steps: Vec<Step>,
}

/// What is wrong with a step. A wrong step is left out of the lines considered, as one that cannot be carried out.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Flaw, Statement}};
/// let position = "S NT S N:32... 54... AK... 76...".parse().unwrap();
/// let statement = Statement::parse("draw trumps, run spades").unwrap();
/// let problems = statement.check(&position, Seat::South);
/// assert_eq!((&problems[0].path[..], problems[0].flaw), (&[0][..], Flaw::NoTrump));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// The card is in neither hand of the claimer.
    CardNotHeld(Card),
    /// The hand is not the claimer's to play from.
    NotClaimersHand(Seat),
    /// There is no trump suit to draw, or to ruff with.
    NoTrump,
    /// The other side has no trump to draw.
    NoTrumpOut,
    /// The hand, or neither hand, has a card of the suit.
    SuitNotHeld(Suit),
    /// More tricks than are left.
    TooManyTricks {
        /// How many are left.
        left: u8,
    },
    /// The claimer needs a trump to ruff with and has none there.
    NothingToRuffWith,
    /// There is no finesse, none against that player, or more than one to choose from.
    NotOneFinesse,
    /// The card asked about has been played or is the claimer's own.
    ConditionSettled,
    /// More than 60 steps, or alternatives nested deeper than 8.
    TooLong,
}

impl Flaw {
    /// The stable name, such as `card-not-held`.
    pub const fn name(self) -> &'static str {
        match self {
            Flaw::CardNotHeld(_) => "card-not-held",
            Flaw::NotClaimersHand(_) => "not-claimers-hand",
            Flaw::NoTrump => "no-trump",
            Flaw::NoTrumpOut => "no-trump-out",
            Flaw::SuitNotHeld(_) => "suit-not-held",
            Flaw::TooManyTricks { .. } => "too-many-tricks",
            Flaw::NothingToRuffWith => "nothing-to-ruff-with",
            Flaw::NotOneFinesse => "not-one-finesse",
            Flaw::ConditionSettled => "condition-settled",
            Flaw::TooLong => "too-long",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::CardNotHeld(card) => write!(f, "the claimer does not hold {card}"),
            Flaw::NotClaimersHand(seat) => write!(f, "the claimer does not play the hand of {seat}"),
            Flaw::NoTrump => f.write_str("there is no trump suit"),
            Flaw::NoTrumpOut => f.write_str("the other side has no trump"),
            Flaw::SuitNotHeld(suit) => write!(f, "there is no card of {suit} to play"),
            Flaw::TooManyTricks { left } => write!(f, "only {left} tricks are left"),
            Flaw::NothingToRuffWith => f.write_str("there is no trump to ruff with"),
            Flaw::NotOneFinesse => f.write_str("there is no finesse, or more than one"),
            Flaw::ConditionSettled => f.write_str("the condition is settled already"),
            Flaw::TooLong => f.write_str("the statement has too many steps"),
        }
    }
}

/// A step that is wrong and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepProblem {
    /// The place of the step, counted from 0; within an `if`, then 0 or 1 for the branch and the place in it.
    pub path: Vec<usize>,
    /// What is wrong.
    pub flaw: Flaw,
}

impl Statement {
    /// How deep alternatives may be nested.
    pub const MAX_DEPTH: usize = 8;
    /// How many steps a statement may have, those of all branches counted and an alternative itself as two.
    pub const MAX_STEPS: usize = 60;
    /// How many characters of text are read as a statement: to find what belongs together takes time for each pair of words, and
    /// whoever types it may be anybody.
    ///
    /// ```
    /// use tricklaw::bridge::claim::{Misreading, Statement};
    /// let text = "run clubs, ".repeat(400);
    /// let error = Statement::parse(&text).unwrap_err();
    /// assert_eq!((error.places[0].start, error.places[0].what), (Statement::MAX_TEXT, Misreading::TooLong));
    /// ```
    pub const MAX_TEXT: usize = 4000;

    /// Every step that cannot be carried out in the position by that claimer, as far as can be told beforehand.
    pub fn check(&self, position: &Position, claimer: Seat) -> Vec<StepProblem> {
        let checker = Checker::new(position, claimer);
        let mut found = Vec::new();
        if count(&self.steps, 0).is_none_or(|steps| steps > Statement::MAX_STEPS) {
            found.push(StepProblem { path: Vec::new(), flaw: Flaw::TooLong });
        } else {
            checker.walk(&self.steps, &mut Vec::new(), &mut found);
        }
        found
    }
}

/// How many steps there are, or nothing when they are nested too deep.
pub(super) fn count(steps: &[Step], depth: usize) -> Option<usize> {
    if depth > Statement::MAX_DEPTH {
        return None;
    }
    steps.iter().try_fold(0usize, |total, step| {
        let inner = match step {
            Step::If { then, otherwise, .. } => count(then, depth + 1)? + count(otherwise, depth + 1)? + 1,
            _ => 0,
        };
        Some(total + inner + 1)
    })
}

/// The hands a claimer plays: declarer's and dummy's for the declaring side, his own for a defender.
pub(super) fn hands_of(position: &Position, claimer: Seat) -> Vec<Seat> {
    if claimer.side() == position.declarer().side() {
        vec![claimer, claimer.partner()]
    } else {
        vec![claimer]
    }
}
