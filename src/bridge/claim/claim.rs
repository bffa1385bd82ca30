//! A claim: who claims what, what he said and what is known about his state of mind.

use super::position::Position;
use super::restrictions::Restrictions;
use super::statement::Statement;
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Suit};
use core::fmt;

/// How good a player the claimer is: what is careless for one is worse than careless for another (footnote to law 70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Class {
    /// A beginner.
    Novice,
    /// A club player.
    #[default]
    Average,
    /// An expert: the jack counts as an honour to be led from the top, and he unblocks.
    Expert,
}

impl Class {
    /// The three classes.
    pub const ALL: [Class; 3] = [Class::Novice, Class::Average, Class::Expert];

    /// The stable name: `novice`, `average` or `expert`.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Novice => "novice",
            Class::Average => "average",
            Class::Expert => "expert",
        }
    }
}

/// Findings of the director on what the claimer knew. Nothing stated means that he thinks all his cards are good.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Awareness, Claim, Terms, adjudicate}};
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// // Found: South, who said nothing of west's trump, knew that it was out.
/// let awareness = Awareness { trumps: Some(true), ..Awareness::default() };
/// let verdict = adjudicate(&position, &Claim::new(Seat::South, 3).knowing(awareness), &Terms::default());
/// assert_eq!(verdict.unwrap().award.known(), Some(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Awareness {
    /// Whether he knew that trumps were out (law 70C2). Without a finding it is assumed that he knew if he spoke of drawing
    /// trumps or of ruffing high, three or more were out, or no more than one round was drawn and both opponents followed to it; the
    /// verdict says so.
    pub trumps: Option<bool>,
    /// Suits of whose outstanding cards he is known to be aware, one bit each from clubs.
    pub suits: u8,
    /// Single outstanding cards he is known to be aware of.
    pub cards: CardSet,
    /// Cards of his own he is known to count as losers.
    pub losers: CardSet,
}

impl Awareness {
    /// The same with awareness of a suit.
    #[must_use]
    pub const fn with_suit(mut self, suit: Suit) -> Awareness {
        self.suits |= 1 << suit.index();
        self
    }
}

/// A claim of some of the tricks left; the others are conceded (law 68B1). A pure concession claims none.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Claim, ClaimError}};
/// let position = "S NT S N:32... 54... AK... 76...".parse().unwrap();
/// let claim = Claim::new(Seat::South, 2).stating("run spades".parse().unwrap());
/// assert_eq!(claim.check(&position), Ok(()));
/// assert_eq!(Claim::new(Seat::North, 2).check(&position), Err(ClaimError::Dummy));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// Who claims: declarer or a defender.
    pub claimer: Seat,
    /// How many of the tricks left, the one in progress included, his side is to win.
    pub tricks: u8,
    /// The line stated.
    pub statement: Statement,
    /// What he knew.
    pub awareness: Awareness,
    /// How good he is.
    pub class: Class,
    /// What was played after the claim, in order (law 70D3).
    pub later_play: Vec<(Seat, Card)>,
    /// Penalty cards and lead restrictions in force.
    pub restrictions: Restrictions,
}

/// Why a claim cannot be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimError {
    /// Dummy takes no part in the play (law 43A1).
    Dummy,
    /// More tricks than are left.
    TooManyTricks {
        /// How many are left.
        left: u8,
    },
    /// No trick is left.
    NothingLeft,
    /// The statement gives up the rest behind tricks that nobody counted, or tells a number that may be of the tricks left or of the
    /// whole board: how many are claimed is open.
    Uncounted,
    /// A play said to have been made after the claim was not possible there; counted from 0.
    LaterPlay(usize),
}

impl ClaimError {
    /// The stable name, such as `claim-by-dummy`.
    pub const fn name(self) -> &'static str {
        match self {
            ClaimError::Dummy => "claim-by-dummy",
            ClaimError::TooManyTricks { .. } => "claim-too-many-tricks",
            ClaimError::NothingLeft => "claim-nothing-left",
            ClaimError::Uncounted => "claim-uncounted",
            ClaimError::LaterPlay(_) => "claim-later-play",
        }
    }
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Dummy => f.write_str("dummy may not claim"),
            ClaimError::TooManyTricks { left } => write!(f, "only {left} tricks are left"),
            ClaimError::NothingLeft => f.write_str("no trick is left"),
            ClaimError::Uncounted => f.write_str("how many tricks are claimed is not said"),
            ClaimError::LaterPlay(place) => write!(f, "play {place} after the claim was not possible"),
        }
    }
}

impl core::error::Error for ClaimError {}

impl Claim {
    /// A claim with no statement.
    pub fn new(claimer: Seat, tricks: u8) -> Claim {
        Claim {
            claimer,
            tricks,
            statement: Statement::default(),
            awareness: Awareness::default(),
            class: Class::default(),
            later_play: Vec::new(),
            restrictions: Restrictions::default(),
        }
    }

    /// The same claim with a statement.
    #[must_use]
    pub fn stating(mut self, statement: Statement) -> Claim {
        self.statement = statement;
        self
    }

    /// The same claim with findings on what the claimer knew.
    #[must_use]
    pub fn knowing(mut self, awareness: Awareness) -> Claim {
        self.awareness = awareness;
        self
    }

    /// Whether the claim can be judged in that position.
    ///
    /// # Errors
    ///
    /// Every [`ClaimError`].
    pub fn check(&self, position: &Position) -> Result<(), ClaimError> {
        let left = position.tricks_left();
        if self.claimer == position.declarer().partner() {
            return Err(ClaimError::Dummy);
        }
        if left == 0 {
            return Err(ClaimError::NothingLeft);
        }
        if self.tricks > left {
            return Err(ClaimError::TooManyTricks { left });
        }
        self.check_later(position)
    }

    fn check_later(&self, position: &Position) -> Result<(), ClaimError> {
        let mut hands = position.hands().0;
        let (mut leader, mut trick) = (position.leader(), Vec::with_capacity(4));
        trick.extend(position.trick().map(|(_, card)| card));
        for (place, &(seat, card)) in self.later_play.iter().enumerate() {
            let turn = leader.plus(trick.len());
            let hand = &mut hands[turn.index()];
            let led = trick.first().map(|card: &Card| card.suit());
            let follows = led.is_none_or(|led| led == card.suit() || hand.of_suit(led).is_empty());
            if seat != turn || !follows || !hand.remove(card) {
                return Err(ClaimError::LaterPlay(place));
            }
            trick.push(card);
            if let [a, b, c, d] = trick[..] {
                leader = leader.plus(crate::bridge::winner(position.trump(), [a, b, c, d]));
                trick.clear();
            }
        }
        Ok(())
    }
}

crate::shown::shown_by!(name: Class);
