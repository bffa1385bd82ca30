//! A verdict on a contested claim, with its grounds.

use super::policy::{Policy, Switch};
use crate::bridge::{Seat, Side};
use crate::cards::Card;
use crate::cite::Citation;
use core::fmt;

/// A number of tricks, or, where the search ended early, the proven bounds of it.
///
/// ```
/// use tricklaw::bridge::claim::Tricks;
/// assert_eq!(Tricks::exactly(2).known(), Some(2));
/// let open = Tricks { at_least: 2, at_most: 3 };
/// assert_eq!((open.known(), open.to_string()), (None, "2-3".to_string()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tricks {
    /// No fewer than this.
    pub at_least: u8,
    /// No more than this.
    pub at_most: u8,
}

impl Tricks {
    /// A known number.
    pub const fn exactly(tricks: u8) -> Tricks {
        Tricks { at_least: tricks, at_most: tricks }
    }

    /// The number, when it is known.
    pub const fn known(self) -> Option<u8> {
        if self.at_least == self.at_most { Some(self.at_least) } else { None }
    }

    pub(super) const fn plus(self, tricks: u8) -> Tricks {
        Tricks {
            at_least: self.at_least.saturating_add(tricks),
            at_most: self.at_most.saturating_add(tricks),
        }
    }

    pub(super) const fn rest_of(self, all: u8) -> Tricks {
        Tricks { at_least: all - self.at_most, at_most: all - self.at_least }
    }
}

impl fmt::Display for Tricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.known() {
            Some(tricks) => write!(f, "{tricks}"),
            None => write!(f, "{}-{}", self.at_least, self.at_most),
        }
    }
}

/// Why tricks are awarded as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Every normal line wins at least what was claimed.
    ClaimStands,
    /// Every normal line wins more than was claimed: a conceded trick cannot be lost.
    ConcededTrickKept,
    /// A normal line wins less than was claimed.
    NormalLineLoses,
    /// An outstanding trump not mentioned takes a trick.
    OutstandingTrump(Card),
    /// A card that was believed good is beaten.
    BelievedGood {
        /// The claimer's card.
        own: Card,
        /// The card that beats it.
        by: Card,
    },
    /// Success would depend on where a card is.
    Location(Card),
    /// A trick of a defender's claim depends on his partner's choice.
    PartnersChoice(Card),
    /// The other side wins a trick it was bound to win, or was given.
    GivenUp(Card),
    /// It is assumed, for want of a finding, that the claimer knew trumps to be out.
    AssumedAware,
    /// It is assumed, for want of a finding, that the claimer may have forgotten the trumps out.
    AssumedUnaware,
    /// What was played after the claim is disregarded in that edition.
    LaterPlayVoid,
    /// What was played after the claim is taken into account.
    LaterPlayConsidered,
    /// The search ended at its budget; the number lies between the bounds.
    Undecided,
}

impl Ground {
    /// The stable name, such as `outstanding-trump`.
    pub const fn name(self) -> &'static str {
        match self {
            Ground::ClaimStands => "claim-stands",
            Ground::ConcededTrickKept => "conceded-trick-kept",
            Ground::NormalLineLoses => "normal-line-loses",
            Ground::OutstandingTrump(_) => "outstanding-trump",
            Ground::BelievedGood { .. } => "believed-good",
            Ground::Location(_) => "location",
            Ground::PartnersChoice(_) => "partners-choice",
            Ground::GivenUp(_) => "given-up",
            Ground::AssumedAware => "assumed-aware",
            Ground::AssumedUnaware => "assumed-unaware",
            Ground::LaterPlayVoid => "later-play-void",
            Ground::LaterPlayConsidered => "later-play-considered",
            Ground::Undecided => "undecided",
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ground::ClaimStands => f.write_str("every normal line wins what was claimed"),
            Ground::ConcededTrickKept => f.write_str("no normal line loses a trick that was conceded"),
            Ground::NormalLineLoses => f.write_str("a normal line wins less than was claimed"),
            Ground::OutstandingTrump(card) => write!(f, "the trump {card}, not mentioned, wins a trick"),
            Ground::BelievedGood { own, by } => write!(f, "{own}, believed good, is beaten by {by}"),
            Ground::Location(card) => write!(f, "the place of {card} was not known"),
            Ground::PartnersChoice(card) => write!(f, "the claimer's partner may play {card}"),
            Ground::GivenUp(card) => write!(f, "{card} wins a trick"),
            Ground::AssumedAware => f.write_str("the claimer is assumed to know that trumps are out"),
            Ground::AssumedUnaware => f.write_str("the claimer may have forgotten the trumps that are out"),
            Ground::LaterPlayVoid => f.write_str("play after the claim is void"),
            Ground::LaterPlayConsidered => f.write_str("play after the claim is considered"),
            Ground::Undecided => f.write_str("the search ended before the answer"),
        }
    }
}

/// One reason of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reasoning {
    /// Why.
    pub ground: Ground,
    /// The law it rests on.
    pub law: Citation,
    /// The switch of the policy it rests on, where there is one.
    pub switch: Option<Switch>,
    /// The trick of the line it concerns, counted from 1.
    pub trick: Option<u8>,
}

/// What another setting, or another finding, would give.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Change, Claim, Terms, adjudicate}};
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let verdict = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default()).unwrap();
/// let aware = verdict.sensitivity.iter().find(|other| other.change == Change::KnowsTrumps(true));
/// assert_eq!(aware.unwrap().award.known(), Some(3), "had he known of the trump, he would have drawn it");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// What is changed.
    pub change: Change,
    /// Tricks to the claimer's side of those left.
    pub award: Tricks,
}

/// A departure from the policy or from an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A switch at another setting.
    Setting(Switch, &'static str),
    /// The finding that the claimer did or did not know of outstanding trumps.
    KnowsTrumps(bool),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Setting(switch, setting) => write!(f, "{} {setting}", switch.name()),
            Change::KnowsTrumps(true) => f.write_str("knows of the trumps"),
            Change::KnowsTrumps(false) => f.write_str("unaware of the trumps"),
        }
    }
}

/// The award on a contested claim under a policy. It is not the ruling: that is the director's.
///
/// ```
/// use tricklaw::bridge::{Seat, Side, claim::{Claim, Ground, Terms, adjudicate}};
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let verdict = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default()).unwrap();
/// assert!(!verdict.claim_stands());
/// assert_eq!(verdict.total(Side::EastWest).known(), Some(1));
/// let trump = Ground::OutstandingTrump("S2".parse().unwrap());
/// assert!(verdict.reasons.iter().any(|reason| reason.ground == trump && reason.law.article == "70C"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Under which policy.
    pub policy: Policy,
    /// The claimer's side.
    pub side: Side,
    /// How many tricks were left, the one in progress included.
    pub left: u8,
    /// How many of them were claimed.
    pub claimed: u8,
    /// Tricks to the claimer's side of those left.
    pub award: Tricks,
    /// Tricks won by each side on the board when the award is added to those won before.
    pub totals: [Tricks; 2],
    /// A whole legal line, normal under the policy, that gives the claimer's side `award.at_most` tricks. It begins with
    /// the next card to be played.
    pub line: Vec<(Seat, Card)>,
    /// The reasons.
    pub reasons: Vec<Reasoning>,
    /// The fewest tricks by any legal play of all four hands, the statement set aside.
    pub worst_legal: Tricks,
    /// The most tricks the claimer's side can force against best play, all cards known.
    pub best: Tricks,
    /// What each other setting or finding would give.
    pub sensitivity: Vec<Alternative>,
    /// Whether the alternatives differ from the award, so that it is a matter of judgement; nothing where the cards the search
    /// may play ended before that was known.
    pub judgment: Option<bool>,
    /// How many cards were played in the search.
    pub nodes: u64,
}

impl Verdict {
    /// Whether the award is known and not less than was claimed.
    pub fn claim_stands(&self) -> bool {
        self.award.at_least >= self.claimed
    }

    /// Tricks to a side on the whole board.
    pub const fn total(&self, side: Side) -> Tricks {
        self.totals[side.index()]
    }
}
