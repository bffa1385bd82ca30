//! A deal as found, right or wrong, and everything that is wrong with it (laws 1, 6, 13 and 14).

use super::Deal;
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet};
use crate::cite::{Book, Citation};
use core::fmt;

/// Something in a hand that is no card of the pack: a joker, a misprint, a card of another game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Foreign {
    /// Whose hand it was found in.
    pub seat: Seat,
    /// What stands there.
    pub text: String,
}

/// Four hands as found, not necessarily a legal deal.
///
/// ```
/// use tricklaw::bridge::{DealSetup, Stage};
/// let setup = DealSetup::from_pbn("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432").unwrap();
/// assert!(setup.check(Stage::BeforeFirstCall).is_valid());
/// assert!(setup.into_deal().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DealSetup {
    /// The cards of each seat, repetitions included.
    pub hands: BySeat<Vec<Card>>,
    /// What was found in the hands besides cards.
    pub foreign: Vec<Foreign>,
}

/// How far the board has come; the law treats a wrong hand differently at each stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Stage {
    /// No call has been made.
    #[default]
    BeforeFirstCall,
    /// A call has been made; the opening lead is not faced.
    Auction,
    /// The opening lead is faced.
    Play,
    /// The play is over.
    AfterPlay,
}

impl Stage {
    /// The stages in order.
    pub const ALL: [Stage; 4] = [Stage::BeforeFirstCall, Stage::Auction, Stage::Play, Stage::AfterPlay];

    /// The stable name: `before-first-call`, `auction`, `play` or `after-play`.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::BeforeFirstCall => "before-first-call",
            Stage::Auction => "auction",
            Stage::Play => "play",
            Stage::AfterPlay => "after-play",
        }
    }
}

/// One thing that is wrong with a deal.
///
/// ```
/// use tricklaw::bridge::{DealSetup, Fault, Seat, Stage};
/// let text = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543";
/// let report = DealSetup::from_pbn(text).unwrap().check(Stage::BeforeFirstCall);
/// let faults: Vec<&Fault> = report.problems.iter().map(|problem| &problem.fault).collect();
/// assert_eq!(faults[0], &Fault::WrongCount { seat: Seat::West, count: 12 });
/// assert_eq!(faults[1], &Fault::Missing { card: "C2".parse().unwrap() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A card is there more than once (law 1): `seats` names a seat once for each copy.
    Duplicated {
        /// The card.
        card: Card,
        /// Where its copies are, clockwise from north.
        seats: Vec<Seat>,
    },
    /// A card is in no hand (law 14).
    Missing {
        /// The card.
        card: Card,
    },
    /// Something that is no card of the pack (laws 1 and 13F).
    Foreign(Foreign),
    /// A hand that has not thirteen cards (laws 6B and 13).
    WrongCount {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has, foreign ones not counted.
        count: usize,
    },
}

impl Fault {
    /// The stable name: `duplicated-card`, `missing-card`, `foreign-card` or `wrong-count`.
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::Duplicated { .. } => "duplicated-card",
            Fault::Missing { .. } => "missing-card",
            Fault::Foreign(_) => "foreign-card",
            Fault::WrongCount { .. } => "wrong-count",
        }
    }

    /// The rule that the deal breaks.
    const fn law(&self) -> Citation {
        law(match self {
            Fault::WrongCount { .. } => "6B",
            _ => "1",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Duplicated { card, seats } => {
                write!(f, "{card} is there {} times:", seats.len())?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Fault::Missing { card } => write!(f, "{card} is missing"),
            Fault::Foreign(Foreign { seat, text }) => write!(f, "“{text}” in {seat}'s hand is no card"),
            Fault::WrongCount { seat, count } => write!(f, "{seat} has {count} cards"),
        }
    }
}

/// What the law does about a fault. Where several stand beside each other the director's findings decide
/// (has that player called, was a card seen, is the card found?).
///
/// ```
/// use tricklaw::bridge::{DealSetup, Remedy, Stage};
/// let text = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543";
/// let setup = DealSetup::from_pbn(text).unwrap();
/// assert_eq!(setup.check(Stage::Auction).problems[0].remedies, [Remedy::RestoreCard]);
/// assert_eq!(setup.check(Stage::Play).problems[0].remedies, [Remedy::RestoreCardLate]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// Shuffle and deal again: the cards were dealt wrongly (law 6D1).
    Redeal,
    /// The director moves the cards to where they belong and the board is played, as long as no player with a
    /// wrong hand has called; what was seen of other hands may lead to an adjusted score (law 13D).
    CorrectHands,
    /// A player with a wrong hand has called: the director may let the board be corrected and played (law 13A).
    PlayOn,
    /// A player with a wrong hand has called and the board cannot be played: adjusted score (law 13B).
    AdjustScore,
    /// The result is cancelled and an adjusted score given (law 13C).
    CancelResult,
    /// The lost card is found or replaced and counts as never having left the hand (law 14A).
    RestoreCard,
    /// The same after the lead was faced: the card may become a penalty card and its absence a revoke; among the
    /// played cards it is a defective trick (laws 14B and 67).
    RestoreCardLate,
    /// The card does not belong to the deal: it is taken out and the board goes on (law 13F).
    RemoveCard,
    /// The foreign card was played to a trick: the director may adjust the score (law 13F).
    AdjustForForeignCard,
}

impl Remedy {
    /// The stable name, such as `redeal` or `restore-card`.
    pub const fn name(self) -> &'static str {
        match self {
            Remedy::Redeal => "redeal",
            Remedy::CorrectHands => "correct-hands",
            Remedy::PlayOn => "play-on",
            Remedy::AdjustScore => "adjust-score",
            Remedy::CancelResult => "cancel-result",
            Remedy::RestoreCard => "restore-card",
            Remedy::RestoreCardLate => "restore-card-late",
            Remedy::RemoveCard => "remove-card",
            Remedy::AdjustForForeignCard => "adjust-for-foreign-card",
        }
    }

    /// The article it rests on.
    pub const fn law(self) -> Citation {
        law(match self {
            Remedy::Redeal => "6D1",
            Remedy::CorrectHands => "13D",
            Remedy::PlayOn => "13A",
            Remedy::AdjustScore => "13B",
            Remedy::CancelResult => "13C",
            Remedy::RestoreCard => "14A",
            Remedy::RestoreCardLate => "14B",
            Remedy::RemoveCard | Remedy::AdjustForForeignCard => "13F",
        })
    }
}

const fn law(article: &'static str) -> Citation {
    Citation::new(Book::Bridge2007, article)
}

/// A fault with the rule it breaks and what the law does about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealProblem {
    /// What is wrong.
    pub fault: Fault,
    /// The rule that is broken.
    pub law: Citation,
    /// What the law does, at the stage asked about.
    pub remedies: &'static [Remedy],
}

/// Everything that is wrong with a deal.
///
/// ```
/// use tricklaw::bridge::{DealSetup, Stage};
/// let text = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543";
/// let report = DealSetup::from_pbn(text).unwrap().check(Stage::BeforeFirstCall);
/// assert!(!report.is_valid());
/// assert_eq!(report.to_string(), "W has 12 cards (2007 law 6B); C2 is missing (2007 law 1)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealReport {
    /// The stage asked about.
    pub stage: Stage,
    /// Foreign cards, wrong counts, duplicated and missing cards, in this order; empty for a valid deal.
    pub problems: Vec<DealProblem>,
}

impl DealReport {
    /// Whether there is no problem.
    pub fn is_valid(&self) -> bool {
        self.problems.is_empty()
    }
}

impl fmt::Display for DealReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_valid() {
            return f.write_str("a valid deal");
        }
        for (i, problem) in self.problems.iter().enumerate() {
            write!(f, "{}{} ({})", if i == 0 { "" } else { "; " }, problem.fault, problem.law)?;
        }
        Ok(())
    }
}

impl core::error::Error for DealReport {}

impl DealSetup {
    /// The four hands of a valid deal.
    pub fn from_deal(deal: &Deal) -> DealSetup {
        let hands = deal.hands().map(|hand| hand.iter().rev().collect());
        DealSetup { hands, foreign: Vec::new() }
    }

    /// The deal, if nothing is wrong with it.
    ///
    /// # Errors
    ///
    /// The report of every problem, as before the first call.
    pub fn into_deal(self) -> Result<Deal, DealReport> {
        let report = self.check(Stage::BeforeFirstCall);
        let hands = self.hands.map(|cards| cards.into_iter().collect::<CardSet>());
        match Deal::from_hands(hands) {
            Some(deal) if report.is_valid() => Ok(deal),
            _ => Err(report),
        }
    }

    /// Reports every problem at once, and what the law does about each at that stage.
    pub fn check(&self, stage: Stage) -> DealReport {
        let counts = self.hands.0.iter().map(Vec::len);
        let counted = match (counts.clone().any(|n| n < 13), counts.clone().any(|n| n > 13)) {
            (true, false) => Counted::Short,
            (false, true) => Counted::Long,
            _ => Counted::Both,
        };
        let foreign = self.foreign.iter().cloned().map(Fault::Foreign);
        let wrong_counts = self
            .hands
            .iter()
            .filter(|(_, hand)| hand.len() != 13)
            .map(|(seat, hand)| Fault::WrongCount { seat, count: hand.len() });
        let cards = Card::all().rev().filter_map(|card| self.card_fault(card));
        let problems = foreign
            .chain(wrong_counts)
            .chain(cards)
            .map(|fault| DealProblem { law: fault.law(), remedies: remedies(&fault, counted, stage), fault })
            .collect();
        DealReport { stage, problems }
    }

    fn card_fault(&self, card: Card) -> Option<Fault> {
        let holders = |(seat, hand): (Seat, &Vec<Card>)| {
            core::iter::repeat_n(seat, hand.iter().filter(|&&held| held == card).count())
        };
        let seats: Vec<Seat> = self.hands.iter().flat_map(holders).collect();
        match seats.len() {
            0 => Some(Fault::Missing { card }),
            1 => None,
            _ => Some(Fault::Duplicated { card, seats }),
        }
    }
}

/// Which hands have a wrong number of cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// Some have too few and none too many: cards are missing (law 14).
    Short,
    /// Some have too many and none too few: there are cards that do not belong to the deal (law 13F).
    Long,
    /// The rest, which law 13 is about.
    Both,
}

/// Laws 6D1, 13 and 14 as a table: fault and stage to what the law does.
fn remedies(fault: &Fault, counted: Counted, stage: Stage) -> &'static [Remedy] {
    let before_play = matches!(stage, Stage::BeforeFirstCall | Stage::Auction);
    match (fault, counted) {
        (Fault::Foreign(_) | Fault::Duplicated { .. }, _) | (Fault::WrongCount { .. }, Counted::Long) => {
            if before_play {
                &[Remedy::RemoveCard]
            } else {
                &[Remedy::RemoveCard, Remedy::AdjustForForeignCard]
            }
        }
        (Fault::WrongCount { .. }, Counted::Short) if stage == Stage::BeforeFirstCall => {
            &[Remedy::Redeal, Remedy::RestoreCard]
        }
        (Fault::Missing { .. }, _) | (Fault::WrongCount { .. }, Counted::Short) => {
            if before_play {
                &[Remedy::RestoreCard]
            } else {
                &[Remedy::RestoreCardLate]
            }
        }
        (Fault::WrongCount { .. }, Counted::Both) => match stage {
            Stage::BeforeFirstCall => &[Remedy::Redeal, Remedy::CorrectHands],
            Stage::Auction => &[Remedy::CorrectHands, Remedy::PlayOn, Remedy::AdjustScore],
            // Everybody has called.
            Stage::Play => &[Remedy::PlayOn, Remedy::AdjustScore],
            Stage::AfterPlay => &[Remedy::CancelResult],
        },
    }
}

crate::shown::shown_by!(name: Remedy, Stage);
